import { compact } from '../../../../compact.ts';
import { findVerb, toGerund } from '../../../text/verbs.ts';
import { turnPronouns } from '../second-person.ts';
import { howNot } from '../wishes/for-writer.ts';

const whom = '(?:her|him|them)';
const manner =
  '(?: (?:briefly|warmly|quickly|first|up front|too|at the start|in (?:passing|the first line|the opening)))*';
const wish = `(?:(?:start|open|begin) (?:by|with) )?(?:(?:a )?(?:quick |brief |short |warm )?congrat(?:ulation)?s(?:(?: to)? ${whom})?|(?:say|offer|send) (?:our |my )?congrat(?:ulation)?s(?: to ${whom})?|congratulat(?:e|ing) ${whom}|kudos|well done)${manner}`;

/** `promotion to Division Two`, `Series B round`: what one has, said without whose it is. */
const had = String.raw`(?:(?:seed|Series [A-F]|\p{L}+) )?(?:acquisition|award|funding|launch|move|nomination|opening|prize|promotion|raise|rebrand|relaunch|round|shortlisting|Series [A-F]|victory|win)\b`;
const isHad = compact(`^${had}`, 'iu');

/** `Congrats on your Series A`, `congratulate them briefly on getting the permit`. */
const congratulating = compact(
  `^${wish} (?:on|for) ((?:her|his|the|their|your) |(?=\\p{Ll}+ing |\\d+ years\\b|${had}))([^;:!?]{4,80})$`,
  'iu',
);

/** `Congratulate them briefly.`, of what the sentence before it says. */
const alone = compact(
  `^(?:please |pls |maybe |perhaps )?${wish}(?: (?:on|for) (?:it|that|this))?${manner}$`,
  'i',
);
const orderAfter = compact(
  `(?:,|;| [-–]|\\.) (?:and |so )?((?:please |pls |maybe |perhaps )?(?:congrat|kudos|offer|say|send|(?:start|open|begin) (?:by|with))[^,;]*)$`,
  'i',
);
/** What somebody did: `They just won the tender`. */
const deedOf =
  /^(?:(?:[Tt]hey|S?[Hh]e|The (?:agency|brewery|business|charity|club|company|firm|hotel|practice|school|studio|team|university)|\p{Lu}[\p{L}\d&'-]+(?: \p{Lu}[\p{L}\d&'-]+){0,2})(?: (?:have|has)|['’]ve|['’]s)?(?: (?:also|just|recently))?) (\p{Ll}+) (.+)$/u;

/** `Thank her for her gift`, `thank them for giving in May`. */
const thanking =
  /^thank (?:her|him|them) for ((?:her|his|their) |(?=the |\p{Ll}+ing (?!this\b)))(?!(?:attention|consideration|patience|reading|time)\b)((?!.*\b(?:at the end|beforehand|in advance)\b)[^;:!?]{4,80})$/iu;

/** What the reader is to be congratulated on or thanked for, as a sentence. */
export function toCongratulation(sentence: string): string | undefined {
  const [, thanked = '', gift = ''] = thanking.exec(sentence.replace(/^(?:please|pls) |[.!]+$/gi, '')) ?? [];
  const given = gift && turnPronouns(gift, true);
  if (given && !/\b(?:he|her|his|she)\b/i.test(given))
    return `Thank you for ${thanked ? 'your ' : ''}${given}.`;
  const [, whose = '', what = ''] =
    congratulating.exec(sentence.replace(howNot, '').replace(/^(?:please|pls) |[.!]+$/gi, '')) ?? [];
  const told = what && turnPronouns(what, true);
  return told && !/\b(?:he|her|his|she)\b/i.test(told)
    ? `Congratulations on ${whose || isHad.test(told) ? 'your ' : ''}${told}.`
    : undefined;
}

/** Notes in which an order to congratulate names what for: `They won the tender, congratulate them` → `Congratulate them on winning the tender`. */
export function withWhatFor(notes: readonly string[]): string[] {
  const told: string[] = [];
  for (const note of notes) {
    const bare = note.replace(/[.!]+$/, '');
    if (alone.test(bare) && told.length > 0) {
      told.push(orderFor(told.pop() ?? ''));
      continue;
    }
    const order = orderAfter.exec(bare);
    told.push(order && alone.test(order[1] ?? '') ? orderFor(bare.slice(0, order.index)) : note);
  }
  return told;
}

/** The order to congratulate on a deed; a sentence that tells none is given back as it is. */
function orderFor(sentence: string): string {
  const [, verb = '', what = ''] = deedOf.exec(sentence.replace(/[.!]+$/, '')) ?? [];
  const found = findVerb(verb);
  // "They celebrated their 75th anniversary".
  const [, event = ''] =
    /^(?:celebrated|had) (?:her|his|its|their) ([^,]{4,80})$/.exec(`${verb} ${what}`) ?? [];
  if (event) return `Congratulate them on their ${event}`;
  const doing = /^(?:was|were)$/.test(verb) ? 'being' : found?.form === 'past' && toGerund(found.base);
  // "They launched on Tuesday, got #4 of the day".
  const told = what.replace(/(?:,| and|, and) (\p{Ll}+) (?=[^,]+$)/u, (part, deed: string) => {
    const { form, base = '' } = findVerb(deed) ?? {};
    return form === 'past' ? ` and ${toGerund(base)} ` : part;
  });
  return doing && told.length <= 90 && !told.includes(',')
    ? `Congratulate them on ${doing} ${told.replace(/\bits\b/g, 'their')}`
    : sentence;
}
