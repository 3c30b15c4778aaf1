import { isCount, isParticiple, isPlural, toArticle, toNounCore } from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { countWords } from '../../text/tidy.ts';
import { massNouns } from '../../text/words.ts';
import { money } from './money.ts';

/** Words that join a term to what it is said of. */
const joins =
  /^(?:at|by|for|from|in|including|on|using|with|within|without|covering|delivered|independent of|online|on-site|remote|wholesale from)\b/i;

const price = new RegExp(
  `^(?:about |around |only |just )?(?:${money}[^\\s]*|\\d+p)(?:$|,? (?:per|an?|each|flat|all|plus|incl|excl|including|excluding|up to)\\b)`,
);

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

const season = new RegExp(`^(${month})(?: to |-)(${month})$`);

/** Words that are said of a thing as they are. */
const qualities = /^(?:cold|dry|fresh|frozen|hot|raw|vegan|vegetarian|waterproof|wireless)$/;

/** A share of a price, before which "at" stands: `40-60% below new`. */
const discount = /^\d[\d-]*% (?:below|off|under|above)\b/;

const mark = /^(?:\p{Lu}{2,}\S*|organic)[ -](?:accredited|approved|certified|compliant|marked|registered)$/u;

function withArticle(thing: string): string {
  const head = (toNounCore(thing).at(-1) ?? '').toLowerCase();
  return isCount(head) && !isPlural(head) && !massNouns.has(head) ? `${toArticle(thing)} ${thing}` : thing;
}

/** `No contract` → `with no contract`, `10-day lead time` → `with a 10-day lead time`: a term as it goes on from what it is said of. */
function toPhrase(term: string): string | undefined {
  const [first = ''] = term.split(' ');
  if (countWords(term) > 9) return undefined;
  if (joins.test(term) || mark.test(term) || /^(?:back|live|open|ready|up) (?:by|from|in|within) /.test(term))
    return term;
  if (price.test(term)) return `for ${term}`;
  // A workshop of one hour lasts; what comes in 24 is awaited.
  if (/^(?:12|24|36|48|72) ?(?:h|hours)$/.test(term)) return `within ${term}`;
  if (discount.test(term)) return `at ${term}`;
  const [, share = '', capped = ''] = /^fee (?:of )?(\d[\d.,]*%)(,? capped)?$/i.exec(term) ?? [];
  if (share) return `for a ${capped ? 'capped ' : ''}fee of ${share}`;
  const member = /^((?:[\p{L}-]+ ){0,2}\p{L}+) on (?:the |our )?team$/u.exec(term)?.[1];
  if (member)
    return `with ${isPlural(member.split(' ').at(-1) ?? '') ? '' : `${toArticle(member)} `}${member} on the team`;
  if (/^sale or return$/i.test(term)) return `on ${term}`;
  if (qualities.test(term)) return term;
  const most = /^max(?:imum)?\.? (\d+(?: \p{Ll}+)?)$/iu.exec(term)?.[1];
  if (most) return `for a maximum of ${most}`;
  const months = season.exec(term);
  if (months) return `from ${months[1]} to ${months[2]}`;
  const gift =
    /^((?:\p{Ll}+ )?(?:delivery|installation|pilot|postage|quote|retest|sample|setup|shipping|training|trial|visit)(?: (?:bag|box|kit|pack))?) free$/u.exec(
      term,
    )?.[1];
  if (gift) return `with ${isCount((toNounCore(gift).at(-1) ?? '').toLowerCase()) ? 'a ' : ''}free ${gift}`;
  // "Allergens labelled".
  if (/^\p{Ll}+s \p{Ll}+ed$/u.test(term)) return `with ${term}`;
  const least = /^min(?:imum)? (\d.*)$/i.exec(term)?.[1];
  if (least) return `for a minimum of ${least}`;
  const [, opens = '', ends = ''] =
    /^(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?)-(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))$/i.exec(term) ?? [];
  if (opens) return `from ${opens} to ${ends}`;
  if (/^same \p{Ll}+(?: \p{Ll}+)?$/u.test(term) && !/ (?:day|week)$/.test(term)) return `with the ${term}`;
  const order = /^min(?:imum)? order (?:of )?(\S*\d.*)$/i.exec(term)?.[1];
  if (order) return `with a minimum order of ${order}`;
  if (/^(?:no|free) (?!for\b|of\b|to\b|until\b|with\b)\p{L}/iu.test(term) && countWords(term) < 6)
    return `with ${term}`;
  const measured =
    /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|same|next)(?:h|-(?:hour|day|week|month|year)) \p{Ll}+(?: \p{Ll}+)?$/iu;
  if (measured.test(term))
    return `with ${isPlural(term.split(' ').at(-1) ?? '') ? '' : `${toArticle(term)} `}${term}`;
  if (/^(?:\d+|an?|one|two|three|four|five|six) (?:minutes?|hours?)$/i.test(term)) return `lasting ${term}`;
  if (/^(?:\p{Ll}+ ){1,2}while \p{L}/u.test(term)) return `with ${toArticle(term)} ${term}`;
  // "Report in 7 days", "pricing fixed for 12 months", "training included", "certificate for each attendee".
  if (
    /^(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+ (?:(?:in|within) (?:about |under )?\d|\p{Ll}+ed (?:for|by|in|on|within) |included$|for (?:all|each|every) )/u.test(
      term,
    ) &&
    !isParticiple(first) &&
    !/^(?:built|cut|made|done|up)$/.test(first)
  )
    return `with ${withArticle(term)}`;
  // "Fully serviced", "installed without stopping the line"; a fixed price is a thing.
  const [, done = ''] =
    /^(?:\p{L}+ly )?([\p{L}-]+)(?:$| (?:and|around|as|at|by|for|from|in|on|per|to|under|weekly|with|without|\d)\b)/u.exec(
      term,
    ) ?? [];
  return isParticiple(done) && /(?:[^e]ed|built|done|held|made|run|taught|written)$/.test(done)
    ? term
    : undefined;
}

/** `Inspected`, `installed` → `inspected and installed`. */
function joinDone(terms: readonly string[]): string[] {
  const isDone = (term = '') => /^\p{Ll}+ed$/u.test(term) && isParticiple(term);
  const end = terms.findIndex((term) => !isDone(term));
  const done = end < 0 ? terms : terms.slice(0, end);
  return done.length > 1 ? [joinList(done), ...terms.slice(done.length)] : [...terms];
}

/** Terms after what they are said of: `audits, with no contract, from £90`; in brackets where one of them cannot be joined. */
export function tellTerms(text: string, terms: readonly string[]): string {
  if (terms.length === 0) return text;
  // "(Tamil, Malay, Burmese)": how soon is none of the languages.
  const isOfNames = /\((?:\p{Lu}[\p{L} -]+, ){2,}\p{Lu}[\p{L} -]+\)$/u.test(text);
  if (text.endsWith(')') && !isOfNames) return `${text.slice(0, -1)}, ${terms.join(', ')})`;
  const phrases = joinDone(terms).map(toPhrase);
  if (!phrases.every((phrase) => phrase !== undefined)) return `${text} (${terms.join(', ')})`;
  const [first = ''] = phrases;
  // After a clause or another preposition the price would be said of that.
  const isPlain =
    !/ (?:at|by|for|from|in|of|on|same|that|to|which|while|who|whose|where|with) /.test(text) ||
    /^(?:I|We) \S+ to you$/.test(text);
  return `${text}${isPlain && /^(?:for|from|at) /.test(first) ? '' : ','} ${joinWith(phrases).join(', ')}`;
}

/** `With a report`, `with no fee` → `with a report and no fee`. */
function joinWith(phrases: readonly (string | undefined)[]): string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1) ?? '';
    if (phrase?.startsWith('with ') && before.startsWith('with ') && !before.includes(' and '))
      joined[joined.length - 1] = `${before} and ${phrase.slice(5)}`;
    else if (phrase) joined.push(phrase);
  }
  return joined;
}
