import { eachMatch } from './each-match.ts';
import type { Token } from './name-tokens.ts';

/** "New Year", "Black Friday", and any "Boxing Day" or "Prime Day". */
const feastDays =
  /\b(?:New Year(?:['’]s)?(?: Eve| Day)?|Christmas Eve|Black Friday|Cyber Monday|Valentine['’]s(?: Day)?|Bank Holiday|(?:World|International|National|European|Global)(?: \p{Lu}[\p{L}’'-]+){1,3} (?:Day|Week|Month|Year)|\p{Lu}[\p{L}’'-]+ (?:Day|Eve))\b/gu;

export function isFeastDay({ source, start }: Token): boolean {
  return eachMatch(source, feastDays).some(
    ({ index, 0: found }) => start >= index && start < index + found.length,
  );
}

/** Ordinary words that people are called: "Hello Grace" greets somebody. */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  `mark will rose grace bill frank jack dale faith hope joy june may april dawn ivy olive violet penny ginger amber ruby pearl sandy rob nick pat sue chase hunter
  mason carter cooper taylor parker clay cliff miles ray drew chuck art gene earl duke guy max rich stew grant lance heath rusty sterling norm jade crystal autumn summer
  sky daisy lily iris holly heather robin jay martin john jimmy tom dick harry peter jean victor christian dean angel jasmine melody harmony charity patience prudence
  justice bishop rowan hazel basil reed brook ford wade glen forest king prince august don bob bobby rocky sunny lee ross skip van wayne ward neil carol gale jewel
  opal fern flora myrtle rosemary sage coral delta dot dolly kitty molly polly sally becky marina morgan nelson jordan kent lane paige page piper scarlet sienna skye stone
  tanner turner walker weaver west wolf woody york barry bart ben bert brad chip colt dan dash earnest ernest finch flint gary hank herb hope hugh ike jake jock josh josie kay
  kit lacy laurel leo les levy lionel luke mac mat matt mike mercy mitch moe nan ned nova otter paddy pepper percy perry philip pierce randy raven rex rod ron roman roy
  rusty russet sam sean sidney sid spencer storm tad ted teddy tiffany tim toby tommy tony troy ty verity vernon vic viola wally warren winter`.split(
    /\s+/,
  ),
);
