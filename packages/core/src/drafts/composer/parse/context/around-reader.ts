import { compact } from '../../../compact.ts';
import { organisationNouns } from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import { isTold, secondOf, turnPronouns } from './second-person.ts';
import { badNews } from './unkind.ts';

const near = compact(
  String.raw`^(?!(?:I|We|Our|My|You|They|He|She|Their|Her|His|If|It|There|This|That)\b)[\p{Lu}\d][^,;:]* (?:across|around|in|near) (?:her|his|their|your) (?:area|city|country|county|district|industry|market|region|sector|state|street|town|trade|village)\b`,
  'u',
);
const attacks = /\b(?:hacked|ransomware)\b/gi;

/** What goes on where the reader is: `Water tariffs in their county rise in July` → `Water tariffs in your county rise in July.` */
export function toNearby(sentence: string): string | undefined {
  if (!near.test(sentence) || badNews.test(sentence.replace(attacks, ''))) return undefined;
  if (/\b(?:our|ours|us|we|customers?|clients?)\b/i.test(sentence)) return undefined;
  const told = turnPronouns(sentence, true);
  return told && finishSentence(told);
}

const patron =
  /^(?:I|We) (?:(?:also|always|often|usually) )?(?:buy|drink|eat|get|order|shop|stay|swim|train)\b[^,;:]*\bthere\b/;

/** `I was in there 2 weeks ago and bought a book, lovely place`. */
const visited =
  /^I (was|popped|stopped) (?:by |in )?there((?: (?:last|on|this|a|two|three|\d+) [^,;:]*?)? (?:and (?:ate|bought|drank|got|had|loved|ordered|tried) [^,;:]+)(?:, [^,;:]+)?)$/i;

/** `I buy my bread there every Saturday`, of a bakery: whoever writes is a customer of the reader's. */
export function toPatron(sentence: string, place: string | undefined): string | undefined {
  const [, been = '', when = ''] = visited.exec(sentence) ?? [];
  if (place && been && when) return finishSentence(`I was in your ${place}${when.replace(/,.*$/, '')}`);
  return place && patron.test(sentence)
    ? finishSentence(sentence.replace(/\bthere\b/, `at your ${place}`))
    : undefined;
}

const dated = compact(
  String.raw`^((?:During|In|Last|On (?=\d|(?:Fri|Mon|Satur|Sun|Thurs|Tues|Wednes)day)|Since|This) ?(?:(?:her|his|its|their) )?[^,;:]{2,40}?),? the (${[...organisationNouns].join('|')}|bank|chain|firm|group|university) (\p{Ll}+) (.+)$`,
  'u',
);

/** What anybody's place of work can be called. */
const anyFirm = /^(?:business|company|firm|organi[sz]ation)$/;

/** `In its annual report the chain committed to …`, of a chain → `In your annual report you committed to …` Undefined where another place may be meant. */
export function toDated(sentence: string, reader: string): string | undefined {
  const [, when = '', noun = '', verb = '', rest = ''] = dated.exec(sentence) ?? [];
  const isReaders = anyFirm.test(noun) || reader.split(/[^\p{L}-]+/u).includes(noun);
  if (
    !isReaders ||
    !(isTold(verb) || /^(?:cut|hit|put|set|\p{Ll}{2,}ed)$/u.test(verb)) ||
    badNews.test(sentence)
  )
    return undefined;
  const ours = (text: string) => text.replace(/\bits\b/g, 'their');
  const told = turnPronouns(ours(rest), true);
  return (
    told &&
    finishSentence(
      `${ours(when).replace(/\b(?:her|his|their)\b/, 'your')} you ${secondOf(verb) ?? verb} ${told}`,
    )
  );
}
