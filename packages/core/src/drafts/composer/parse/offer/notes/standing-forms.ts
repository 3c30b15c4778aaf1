import { compact } from '../../../../compact.ts';
import { toArticle } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { monthShort } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Clause } from './clause.ts';
import { asObject, inSmall, isSeveral } from './note-words.ts';

/** How a note of one shape is told, whatever is offered; undefined where it has another. */
type Form = (note: string) => Clause | undefined;

const own = (rest: string): Clause => ({ of: 'own', rest });

const sum = String.raw`(?:[$€£]|EUR |GBP |USD )?\d[\d.,]*[km]?`;
const count = '(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten)';
const figure = String.raw`${sum}(?: ?(?:%|\p{Ll}{1,8}))?`;

/** `Raised so far 31,200 of 50k`. */
const raisedSoFar = compact(
  `^(?:collected|raised) (?:so far:? )?(${sum})(?: so far)? (?:(?:out )?of) (?:an? |our |the )?(${sum})(?: (?:goal|target))?(?: so far)?$`,
  'iu',
);
/** `Two pilot customers, both house builders`. */
const customers = compact(
  `^(${count}) ((?:active|beta|live|paying|pilot|trial) (?:clients|customers|farms|firms|schools|sites|users))(?:, ((?:all|both|most|one|two|three|half) (?:of them )?[^,]+))?$`,
  'iu',
);
/** `1 team: 212 to 17 reruns a week`. */
const oneWent = compact(
  `^(?:1|an?|another|one) ((?:\\p{L}+ )?\\p{L}+): (?:from )?(${figure}) to (${figure}(?: .+)?)$`,
  'iu',
);
/** `Time saved: 11 hours to 50 minutes per vendor (median)`. */
const saved = compact(
  `^(cost|money|time) saved: (?:from )?(${figure}) to (${figure})( (?:an?|each|per) [\\p{L} ]+?)?(?: \\((average|mean|median|typical)\\))?$`,
  'iu',
);
const date = compact(
  `^((?:launch|opening|pub|publication|release|start) date):? ((?:(?:${monthShort})\\p{Ll}* \\d{1,2}|\\d{1,2} (?:${monthShort})\\p{Ll}*)(?: \\d{4})?)$`,
  'iu',
);

/** `2,300 kits sold, 38% reorder`. */
const soldAgain =
  /^(\d[\d,]*\+?) (\p{Ll}+s) (delivered|fitted|installed|shipped|sold)(?: so far)?, (\d[\d.]* ?%) (rebook|reorder|renew|return)(?:ed)?$/iu;

const reached: Form = (note) => {
  const [, number = '', sold = '', went = '', some = '', again = ''] = soldAgain.exec(note) ?? [];
  if (again) return own(`${number} ${sold} have been ${went.toLowerCase()}, with ${some} ${again}ing`);
  const [, part = '', whole = ''] = raisedSoFar.exec(note) ?? [];
  if (whole) return own(`so far ${part} of ${whole} has been raised`);
  const [, many = '', whom = '', who = ''] = customers.exec(note) ?? [];
  if (many && many !== '1' && many !== 'one')
    return { of: 'sender', verb: 'have', rest: `${many} ${whom}${who && `, ${who}`}` };
  const [, one = '', before = '', after = ''] = oneWent.exec(note) ?? [];
  if (after) return own(`one ${one} went from ${before} to ${after}`);
  const [, what = '', from = '', to = '', each = '', kind = ''] = saved.exec(note) ?? [];
  if (what) return own(`the ${kind && `${kind} `}${what.toLowerCase()}${each} went from ${from} to ${to}`);
  // "Reject rate under 1%".
  const [, rate = '', much = ''] =
    /^(?:our |the )?(\p{Ll}+ (?:rate|score|share)) ((?:above|below|over|under) \d[\d.,]* ?%?)$/iu.exec(
      note,
    ) ?? [];
  if (rate) return own(`our ${rate.toLowerCase()} is ${much}`);
  const [, named = '', day = ''] = date.exec(note) ?? [];
  return day ? own(`the ${named.replace(/^pub /i, 'publication ').toLowerCase()} is ${day}`) : undefined;
};

/** `Typical saving: 58-64% lighting kWh`: how much of what. */
const share: Form = (note) => {
  const [, what = '', much = '', of = ''] =
    /^((?:average|mean|median|typical|usual) (?:\p{Ll}+ )?(?:cut|drop|gain|increase|reduction|rise|savings?)):? (?:of )?(\d[\d.,]*(?: ?(?:-|–|to) ?\d[\d.,]*)? ?%) (?:of )?(?!(?:after|at|below|fewer|for|higher|in|less|lower|more|off|on|over|per|under|within)\b)([^,;:]+)$/iu.exec(
      note,
    ) ?? [];
  return of
    ? own(`the ${what.replace(/^\p{Lu}/u, (one) => one.toLowerCase())} is ${much} of ${of}`)
    : undefined;
};

/** `Asbestos survey needed first - their cost`: who pays for what has to be there. */
const neededFirst: Form = (note) => {
  const [, what = '', how = '', whose = '', cost = ''] =
    /^(?:an? |the )?([\p{L}-]+(?: [\p{L}-]+){0,2}) ((?:needed|required)(?: beforehand| first)?)(?: ?[-–] ?|, | \()(?:at )?(our|their|your) (?:own )?(cost|expense)\)?$/iu.exec(
      note,
    ) ?? [];
  if (!cost) return undefined;
  const thing = inSmall(what);
  return own(
    `${asObject(thing)} ${isSeveral(thing.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${how}, at ${/^our$/i.test(whose) ? 'our' : 'your'} ${cost}`,
  );
};

/** `24 month term`, `slots left: about 9 before year end`, `night working`. */
const terms: Form = (note) => {
  const [, many = '', unit = '', term = ''] =
    /^(\d+)[ -](month|week|year)s? ((?:minimum |initial |lease )?term|notice period)$/iu.exec(note) ?? [];
  if (term) return own(`the ${term.toLowerCase()} is ${many} ${unit}${many === '1' ? '' : 's'}`);
  const [, things = '', left = '', few = '', when = ''] =
    /^(dates|places|plots|rooms|seats|slots|spaces|spots|tables|tickets|units) (available|free|left|remaining): ((?:about |around |only |~)?\d+)( .+)?$/iu.exec(
      note,
    ) ?? [];
  if (few)
    return own(
      `there ${/^(?:only )?1$/.test(few) ? 'is' : 'are'} ${few.replace('~', 'about ')} ${/\b1$/.test(few) && !/\d1$/.test(few) ? things.toLowerCase().replace(/s$/, '') : things.toLowerCase()} ${left.toLowerCase()}${when}`,
    );
  const [, at = ''] = /^(evening|night|weekend) working(?: (?:ok|possible))?$/iu.exec(note) ?? [];
  return at
    ? {
        of: 'sender',
        verb: 'work',
        rest: /^night$/i.test(at) ? 'at night' : /^weekend$/i.test(at) ? 'at weekends' : 'in the evening',
      }
    : undefined;
};

/** `Not private equity, own money and bank`: what the sender is not, and whose the money is. */
const notSuch: Form = (note) => {
  const [, what = '', money = '', bank] =
    /^not ((?:an? )?(?:agency|broker|consolidator|developer|fund|middleman|private equity|recruiter|reseller|VC|venture capital))(, (?:our |my )?own money)?( (?:and|\+) (?:an? |the )?bank)?$/iu.exec(
      note,
    ) ?? [];
  if (!what || (bank && !money)) return undefined;
  const named = /^(?:an? |private|vc|venture)/i.test(what) ? what : `${toArticle(what)} ${what}`;
  return own(`we are not ${named}${money && `, and use our own money${bank ? ' and a bank' : ''}`}`);
};

/** `Bloodborne certificate current`, `last guest spot fully booked in 3 days`, `gran was baptised there`: what only the sender can mean. */
const ours: Form = (note) => {
  const [, paper = '', how = ''] =
    /^(?:our |my )?((?:[\p{L}\d&-]+ ){0,3}(?:accreditation|certificate|certification|insurance|licen[cs]e|permit|registration)) (current|in place|up to date|valid(?: (?:till|to|until) .+)?)$/iu.exec(
      note,
    ) ?? [];
  if (paper) return own(`our ${inSmall(paper)} is ${how}`);
  const [, last = '', went = '', soon = ''] =
    /^(?:our |my |the )?last ((?:(?!fully|all)\p{Ll}+ ){0,2}(?!fully|all)\p{Ll}+?) (?:was )?((?:fully |all )?(?:booked(?: out| up)?|filled|full|gone|sold out)) ((?:in|within) (?:\d|an?\b|one|two|three).*)$/iu.exec(
      note,
    ) ?? [];
  if (soon && !isSeveral(last.split(' ').at(-1) ?? '')) return own(`our last ${last} was ${went} ${soon}`);
  const [, kin = '', did = ''] =
    /^(aunt|brother|dad|daughter|father|gran|grandad|grandfather|grandma|grandmother|grandpa|husband|mom|mother|mum|nan|sister|son|uncle|wife) ((?:has|is|was|went|worked|\p{Ll}+ed) .+)$/iu.exec(
      note,
    ) ?? [];
  if (kin) return own(`my ${kin.toLowerCase()} ${did}`);
  const [, off = '', when = '', team] =
    /^((?:laid off|let go|made redundant)) ((?:in|last) \p{L}+)( with (?:my |the )?(?:whole |entire )?team)? \((?:can say|fine|ok|okay)\b[^()]*\)$/iu.exec(
      note,
    ) ?? [];
  if (off) return own(`I was ${off.toLowerCase()} ${when}${team ? ' with my whole team' : ''}`);
  const [, bought = '', many = '', where = ''] =
    /^((?:acquired|bought|opened|placed|rehomed)) (\d+|one|two|three|four|five|six)(?: so far)?( \([^()]+\))?$/iu.exec(
      note,
    ) ?? [];
  if (bought && (where || / so far/i.test(note)))
    return { of: 'sender', verb: `have ${bought.toLowerCase()}`, rest: `${many} so far${where}` };
  const [, shown = '', at = ''] =
    /^(portfolio|reel|showreel|work samples) (?:is |are )?(?:at|on) ([\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?)$/iu.exec(
      note,
    ) ?? [];
  return shown ? own(`my ${shown.toLowerCase()} ${/s$/.test(shown) ? 'are' : 'is'} at ${at}`) : undefined;
};

/** The forms of notes that say by themselves whose they are. */
export const formsOfStanding: readonly Form[] = [reached, share, neededFirst, terms, notSuch, ours];

/** The most words of such a note. */
const wordsMax = 20;

/** What a note says that stands by itself; undefined where it has no such form. */
export function toStanding(note: string): Clause | undefined {
  // A sentence has its verb already.
  if (countWords(note) > wordsMax || /^(?:I|it|they|we|you)\b/i.test(note)) return undefined;
  const said = findVerb(note.split(' ')[0] ?? '') ? note : inSmall(note);
  for (const form of formsOfStanding) {
    const told = form(said);
    if (told) return told;
  }
  return undefined;
}
