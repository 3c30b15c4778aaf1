import { isPlural } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../text/words.ts';
import { toSingular } from './to-singular.ts';

/** What somebody does at a house of his own: `owners running hotels`, `nurses working at a hospital`. */
const ownHouse = /^(?:chair|found|head|keep|lead|manage|operate|own|open|run|start)$/;
const atWork = /^(?:employed|live|study|teach|train|work)$/;

/** Words that end as gerunds do and stand before the title: `sales engineering lead`. */
const noDeed =
  /^(?:accounting|advertising|banking|building|buying|catering|cleaning|consulting|engineering|farming|financing|fundraising|gaming|growing|hiring|housing|learning|lending|manufacturing|marketing|nursing|planning|printing|purchasing|recruiting|shipping|training)$/;

const titled =
  /^(?:agency|associate|company|director|firm|head|lead|manager|officer|school|specialist|team)\b/;

/** Who is at a house without being of it: `students at a business school`, `patients of dental clinics`. */
const guest =
  /^(?:(?!(?:at|for|from|in|of|to|who|with)\b)[\p{L}\d'’-]+ ){0,4}(?:alumn(?:i|ae|us|a)|fans|graduates?|guests?|holidaymakers|jobseekers?|(?<!\bin)patients?|pupils?|shoppers|students?|tourists|visitors)(?=$|[,;(]| (?:at|from|in|of|on|to|who|with)\b)/u;

/** Whether somebody was read who is a house's audience, so that nothing of it is his: `Alumni of a business school`. */
export function isAudience(words: string): boolean {
  return guest.test(words);
}

/** A workplace is one, and those that somebody works for are many: `at a hotel`, `at Oakfield School`. */
function isHouse(rest: string): boolean {
  if (/ (?:at|for|in|of|with) (?:an?|the|their|our) /.test(` ${rest} `)) return true;
  const place = / at ([^,;]+?)(?= (?:across|in|near|on)\b|$|[,;])/u.exec(` ${rest}`)?.[1];
  return place !== undefined && !isPlural(place.split(' ').at(-1) ?? '');
}

const gerundAfter = /^((?:[\p{L}\d'’&-]+ ){0,4}?)([\p{L}'’-]+) (\p{Ll}+ing) ([^,;]+)/u;
const clauseAfter =
  /^((?:[\p{L}\d'’&-]+ ){0,4}?)([\p{L}'’-]+),? (?:that|who) (?:also |mainly |mostly |often |only )?(\p{Ll}+) ([^,;]+)/u;

/**
 * Who reads without whom he works for, in small letters: `roofers bidding on hospital projects` → `roofers`. The house of a customer
 * is not the reader's, while what somebody runs or works at is.
 */
export function withoutTheirCustomers(words: string): string {
  const found =
    (/ing /.test(words) && gerundAfter.exec(words)) ||
    (/ (?:that|who) /.test(words) && clauseAfter.exec(words));
  if (!found) return words;
  const [, before = '', noun = '', deed = '', rest = ''] = found;
  const verb = findVerb(deed);
  const base = verb?.base ?? deed.replace(/s$/, '');
  const one = isPlural(noun) ? toSingular(noun) : noun;
  const isDoer =
    personNouns.has(one) ||
    organisationNouns.has(one) ||
    /(?:[eo]r|eer|ist|ian|ant|ent|eur|lady|lord|man|woman)$/.test(one);
  if (!isDoer || /^(?:people|person|somebody|someone|those)$/.test(noun) || ownHouse.test(base)) return words;
  // "Drivers hiring manager", "a supplier training lead".
  if (noDeed.test(deed) && (one === noun || titled.test(rest))) return words;
  if (one === noun && (/ing$/.test(deed) ? !/^an? /.test(before) : verb?.form === 'base')) return words;
  if (isHouse(rest) || (atWork.test(base) && /^(?:at|in)\b/.test(rest))) return words;
  return `${before}${noun}`;
}

/** What those who are told do every week, and not just now: `advising hospitals`, and not `raising a round`. */
const trade =
  /^(?:advise|bid|clean|coach|contribute|cook|cover|deliver|design|fit|guide|haul|install|insure|let|perform|photograph|play|represent|sell|serve|shoot|supply|teach|translate|tutor|write)$/;

/** The same as a clause, of those whose trade it is: `roofers bidding on schools` → `roofers who bid on schools`. */
export function withTradeClause(persona: string): string {
  const at = / \p{Ll}+ing /u.test(persona)
    ? withoutTheirCustomers(persona.toLowerCase()).length
    : persona.length;
  const [, deed = '', rest = ''] = /^ (\p{Ll}+ing)( .+)$/u.exec(persona.slice(at)) ?? [];
  const base = findVerb(deed)?.base ?? '';
  return trade.test(base) && isPlural(persona.slice(0, at).split(' ').at(-1) ?? '')
    ? `${persona.slice(0, at)} who ${base}${rest}`
    : persona;
}
