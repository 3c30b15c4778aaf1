import { compact } from '../../../compact.ts';
import { name } from './name-patterns.ts';
import { isReaders, signedBy } from './sign-off.ts';

/** What stands before who signs, and before nobody else. */
const labels = [
  '(?:[Tt]he )?(?:[Ff]irst |[Ff]ull |[Ll]ast )?[Nn]ame of (?:the )?(?:sender|writer)',
  "(?:[Tt]he )?[Ss]ender(?:['’]s)?(?: name)?",
  '[Mm]e',
  '[Ff]rom(?=:)',
  '(?:[Oo]ur |[Ss]ales |[Tt]he )?[Rr]ep',
  '[Ss]ign(?:ed|ing)?(?:[ -]off)?(?: it| this)?(?: as| by| from| with)?',
  '(?:[Tt]he |[Tt]his )?(?:[Ee]-?mail|[Ll]etter|[Mm]ail|[Mm]essage)(?: is| goes| will be| comes)?(?: going| out| sent| signed| written)* (?:by|from|in the name of|on behalf of|under the name of)(?: (?:her|his|my|our|the|their) \\p{Ll}+,)?',
  '[Ww]rit(?:e|ten)(?: it| this)? (?:from the (?:point of )?view of|in the (?:name|voice) of)',
].join('|');

/** `rep: ANN BELL, Tallboy`, `me = Ann`, `The mail goes out under the name of ANN BELL, co-founder, Tallboy`, each a note of its own. */
const labelled = compact(
  String.raw`(?<=^|\n|;|[.!?] )[ \t]*(?:[-–—*•] ?)?(?:${labels})(?: ?[:=]| is:?| [-–])? ?["'‘“]?(${name})(?:["'’”]|(?:,? (?:at|from|of)|,) ([^.,;:!?\n"'’”]{2,50}(?:, [^.,;:!?\n"'’”]{2,50})?)["'’”]?|, who [^.;!?\n]+| \(([^()\n]{2,60})\))?(?=\.(?:\s|$)|[;!\n]|$)[.;]?`,
  'gu',
);

/** Notes in which whoever is named as the sender, in whatever form, is named in one: `Signed by ANN BELL, Tallboy.` Whoever `persona` names signs nothing. */
export function withLabelledSender(text: string, persona: string): string {
  return text.replace(
    labelled,
    (found: string, who: string, beside: string | undefined, apart: string | undefined) =>
      isReaders(who, persona) || /^\W*[Ss]igned by \p{Lu}/u.test(found)
        ? found
        : `\n${signedBy([who, beside ?? apart], found.endsWith('.'))}\n`,
  );
}

/** The notes on who signs that stand in a goal: `Get a call. Sender is ANN from Tallboy.` */
export function senderInGoal(goal: string): string {
  return (goal.match(labelled) ?? []).join('\n');
}
