import { compact } from '../../../compact.ts';

/** A range or a bound, which tells whom to write to and not who reads: `15 to 50`, `500+`, `at least ten`. */
const count = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;
const bounded = String.raw`(?:[$€£]?${count}[kKmM]?(?: ?(?:-|–|to|or) ?)(?:[$€£]?${count}[kKmM]?\+?|more|fewer)|[$€£]?\d[\d,.]*[kKmM]?\+|(?:at least|at most|fewer than|less than|more than|over|under|up to|between) [$€£]?${count}[kKmM]?(?: and [$€£]?${count}[kKmM]?)?)`;

const sized = compact(
  String.raw`,? (?:already )?(?:for|with|of|running|owning|operating|managing|employing|looking after|having) (?:about |around |roughly )?${bounded}(?=[ -]|$)(?: ?(?:and up|\p{L}[\p{L}'-]*|[$€£]?\d[\d,.]*|-))*?(?: and (?:at most|fewer than|more than|over|under|up to) ${count} (?:[\p{L}-]+ ){0,2}\p{L}+)?(?=$|[,;(]| (?:in|at|near|across|outside|that|which|who|whose) )`,
  'giu',
);
const sizedBefore = compact(
  String.raw`(?<=^|[ ,])(?<!\b(?:employing|has|have|having|running|with) (?:about |around |roughly )?)${bounded}[ -](?:bed|bedroom|branch|cover|desk|employee|head|key|partner|people|person|pupil|room|seat|site|staff|store|truck|unit|van)(?:s|ed)?[ -](?!(?:across|and|at|for|in|near|of|on|or|with)\b)(?=\p{L})`,
  'giu',
);
const sizedAfter = compact(String.raw`, ${bounded} \p{L}+(?: \p{L}+)?(?=$|[,;])`, 'giu');

/** `With 20 to 100 employees and an outdated website`: what it has besides. */
const andHas = compact(
  String.raw` with (?:about |around |roughly )?${bounded} (?:[\p{L}-]+ ){1,2}and (?=(?:an?|no|too) )`,
  'u',
);

/** `A 40-120 room hotel`, `a firm with 15 to 50 trucks`: how large those are who get such a mail is left out. */
export function withoutRanges(persona: string): string {
  return persona
    .replace(andHas, ' with ')
    .replace(sizedBefore, '')
    .replace(sized, '')
    .replace(sizedAfter, '');
}

/** `In Lincolnshire, Norfolk or Cambridgeshire`: where such readers are, and one of them is in one of these. */
export function withoutRegions(persona: string): string {
  return persona.replace(
    /,? (?:across|around|in|near|outside) (?:the )?\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)*(?:, (?:the )?\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)*)*,? or (?:the )?\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)*/gu,
    '',
  );
}

/** What one reader does, with no two answers to it: `lead sales at a pub or hotel` → `lead sales`; nothing where no more is left than "run". */
export function toOneReader(duty: string): string | undefined {
  if (!/ or /.test(duty)) return duty;
  const short = duty
    .replace(
      /\ban? [^,]* or (?:\S+ ){0,2}(?=(agency|business|company|contractor|firm)(?:$| (?:at|in|of|with) ))/,
      (_, noun: string) => (noun === 'agency' ? 'an ' : 'a '),
    )
    .replace(/ (?:across|around|in|near|outside) (?:the )?\p{Lu}(?:(?! (?:at|in|of|with) ).)* or .*$/u, '')
    .replace(/ (?:at|for|in|of|with) (?:(?! (?:at|for|in|of|with) ).)* or .*$/, '');
  return / or /.test(short) || !short.includes(' ') || /^work at an? \p{L}+$/u.test(short)
    ? undefined
    : short;
}
