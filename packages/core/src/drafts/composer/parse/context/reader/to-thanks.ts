import { findVerb, toGerund } from '../../../text/verbs.ts';

const sum = String.raw`(?:about |around |over )?(?:[A-Z]{0,3} ?[$€£]\d[\d.,]*k?|\d[\d.,]*k? ?(?:dollars|euros|pounds|EUR|GBP|USD|CHF))`;
const when = `(?:(?:at|in|on|for|during) [^,;:.]+|last (?:autumn|fall|month|spring|summer|winter|year)|(?:once|twice|three times)(?: in [^,;:.]+)?)`;

/** `They gave £40 in 2022`, `She donated to our roof appeal`. */
const gave = new RegExp(
  `^(?:They|S?[Hh]e) (?:also |already |generously |kindly |once )?(gave|donated|contributed|pledged)( ${sum}| (?:to|towards) (?:us|our) ?[^,;:.]*)((?: (?:to|towards) (?:us|our) ?[^,;:.]*?)?(?: ${when})?)$`,
  'u',
);
/** `They helped us in 2021`, `He sponsored our regatta`, `They volunteered with us for two years`. */
const helped =
  /^(?:They|S?[Hh]e) (?:also |already |generously |kindly |once )?(backed|helped|sponsored|supported|volunteered (?:at|for|with)|hosted) ((?:us|our)(?! (?:competitor|rival)s?\b)\b[^,;:.]*)$/u;
/** `Their last gift was in 2022`, `Last donation: £25 in May 2023`. */
const lastGift = new RegExp(
  `^(?:(?:Their|Her|His|The) )?((?:[Ll]ast|[Ff]irst|[Mm]ost recent) (?:contribution|donation|gift|pledge))(?: was|:| came) (?:made )?(?:(${sum})(?:,| -)? ?)?(${when})?$`,
  'u',
);
/** `They last gave in 2022`. */
const lastGave = new RegExp(`^(?:They|S?[Hh]e) last (?:gave|donated) (${when})$`, 'u');

/** What a reader gave or did for the sender, as an order to thank for it: `Their last gift was in 2022` → `Thank them for their last gift in 2022`. Any other note is left as it is. */
export function asThanks(note: string): string {
  const bare = note.replace(/[.!]+$/, '');
  const [, verb = '', what = '', more = ''] = gave.exec(bare) ?? [];
  if (verb) return `Thank them for ${toDoing(verb)}${what}${more}`;
  const [, help = '', whom = ''] = helped.exec(bare) ?? [];
  if (help) return `Thank them for ${toDoing(help)} ${whom}`;
  const [, gift = '', much = '', at = ''] = lastGift.exec(bare) ?? [];
  if (gift && (much || at))
    return `Thank them for their ${gift.toLowerCase()}${much && ` of ${much}`}${at && ` ${at}`}`;
  const last = lastGave.exec(bare)?.[1];
  return last ? `Thank them for their last gift ${last}` : note;
}

function toDoing(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [toGerund(findVerb(first)?.base ?? first), ...rest].join(' ');
}
