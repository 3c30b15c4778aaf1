import { compact } from '../../../../compact.ts';
import {
  capitalise,
  decapitalise,
  hasKnownArticle,
  isCount,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
} from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import {
  determiners,
  measures,
  organisationNouns,
  personNouns,
  prepositions,
  thingNouns,
} from '../../../text/words.ts';
import { costsOrIs, isSeveral } from '../../offer/notes/note-words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { type About, inSentence } from './detail-clause.ts';
import { firstTold, type TableOf } from './note-table.ts';

const many = String.raw`(?:(?:about|around|at least|more than|over|up to) )?\d[\d.,]*[kKmM]?\+?(?: (?:million|thousand))?`;
const sum = String.raw`(?:(?:from |about )?(?:(?!(?:apr|aug|dec|feb|jan|jul|jun|mar|may|nov|oct|sep))[A-Z]{3} ?|[$€£])\d[\d.,]*[kKmM]?|\d[\d.,]* (?:cents|euros|dollars|pence|pounds))`;
/** A few words, and nothing that binds them to others. */
const some = String.raw`(?:(?!(?:about|at|by|for|from|in|no|not|of|on|per|to|with)\b)[\p{L}\d-]+ ){0,3}(?!(?:about|at|by|for|from|in|no|not|of|on|per|to|with)\b)[\p{L}-]+`;

/** Notes whose shape says what they are, and how each is told. */
const rows: TableOf<[about: About]> = [
  // "30 kids a show, up to 6 shows", "12,000 tonnes per year from Q2": what comes so often takes place, and of all else so much can be done.
  [
    compact(
      `^(${many}) ((?:\\p{L}+ ){0,2}?\\p{L}+) ((?:an?|each|per) (?:batch|class|course|day|flight|group|hour|load|minute|month|night|session|shift|show|trip|week|year)(?:,? (?:available from|from|in|up to) [^,;:]{2,30})?)$`,
      'iu',
    ),
    ([, much = '', of = '', often = '']) =>
      isMeasure(of)
        ? undefined
        : timesOf.test(of)
          ? `there are ${decapitalise(much)} ${of} ${often}`
          : `the capacity is ${decapitalise(much)} ${of} ${often.replace(/ available (?=from\b)/, ' ')}`,
  ],
  // "Restore test every quarter".
  [
    compact(
      `^(${some}) ((?:each|every|once an?|twice an?) (?:\\p{Ll}+ )?(?:day|month|morning|quarter|term|week|year))$`,
      'iu',
    ),
    ([, what = '', often = '']) =>
      isSeveral(lastOf(what)) || !isThing(what)
        ? undefined
        : `there is ${withOne(inSentence(what))} ${often.toLowerCase()}`,
  ],
  // "Zero LTI in 6 years".
  [
    compact(`^zero (${some} (?:for|in|over|since) [^,;:]*\\d[^,;:]*)$`, 'iu'),
    ([, what = ''], { subject }) => `${subject === 'I' ? 'I' : 'we'} have had zero ${what}`,
  ],
  // "Battery ok to -30".
  [
    compact(`^(?:the )?(${some}) ok(?:ay)? ((?:at|down to|for|in|on|to|up to|with) [^,;:]+)$`, 'iu'),
    ([, what = '', how]) => (isThing(what) ? `${toIs(what)} fine ${how}` : undefined),
  ],
  // "15 minutes slots", "7 years battery".
  [
    /^(\d+) (minute|hour|day|week)s? ((?:appointments|classes|courses|lessons|sessions|shifts|slots|tours|workshops))$/iu,
    ([, long, unit = '', what = '']) => `there are ${long}-${unit.toLowerCase()} ${what.toLowerCase()}`,
  ],
  [
    /^(\d+ (?:hour|day|month|year)s?) battery(?: life)?$/iu,
    ([, long = '']) => `the battery lasts ${long.toLowerCase()}`,
  ],
  // "7 staff, all DBS checked".
  [
    compact(`^(${many} (?:staff|(?:[\\p{Ll}-]+ )?\\p{Ll}+s)), (all [\\p{L} -]+ed)$`, 'iu'),
    ([, whom = '', how], about) =>
      /staff$/i.test(whom) || personNouns.has(lastOf(whom).toLowerCase().replace(/s$/, ''))
        ? `${about.subject === 'I' ? 'I have' : 'we have'} ${decapitalise(whom)}, ${how?.replace(/\bdbs\b/, 'DBS')}`
        : undefined,
  ],
  // "Certificate valid two years".
  [
    compact(`^(?:the )?(${some}) valid (?:for )?((?:\\d+|one|two|three|five|ten) (?:month|year)s?)$`, 'iu'),
    ([, what = '', long]) => (isThing(what) ? `${toIs(what)} valid for ${long}` : undefined),
  ],
  // "Organic certificate since 2011".
  [
    /^((?:[\p{L}\d-]+ ){0,3}(?:accreditation|approval|certificate|certification|licen[cs]e|membership)) (since (?:19|20)\d\d)$/iu,
    ([, what = '', since], about) =>
      `${about.subject === 'I' ? 'I' : 'we'} have had ${withArticle(inSentence(what))} ${since}`,
  ],
  // "Home-compostable in 12 weeks", "washable at 60 degrees".
  [
    /^((?!avail|able|elig|reach|respons)[\p{L}-]+[ai]ble (?:at|in|on|up to) [^,;:]+)$/iu,
    ([, how = ''], { subject }) =>
      subject === 'it'
        ? `it is ${inSentence(how)}`
        : subject === 'they'
          ? `they are ${inSentence(how)}`
          : undefined,
  ],
  // "8 minutes' walk from the station", "2 km from the motorway".
  [
    compact(
      `^((?:about |just |only |under )?(?:\\d[\\d.,]*|an?|one|two|three|four|five|ten|fifteen|twenty)[ -](?:blocks?|k?m|kilomet(?:er|re)s?|met(?:er|re)s|miles?|yards|minutes?|hours?)['’]?(?: (?:by (?:bus|car|ferry|foot|train|tram)|drive|ride|walk|on foot))? from (?!\\d)[^,;:]+)$`,
      'iu',
    ),
    ([, far], { subject }) => `${subject === 'I' ? 'I am' : subject === 'it' ? 'it is' : 'we are'} ${far}`,
  ],
  // "Noise level of 54 dB", "pilot price of 2 euros per hectare", "uptime of 99.9%".
  [
    compact(
      `^(?:an? |the )?((?:[\\p{L}-]+ ){0,3}(?:average|content|density|depth|diameter|efficiency|height|level|load|loss|payload|power|price|pressure|range|rate|score|size|temperature|thickness|throughput|uptime|volume|yield)) of ((?:${many}|${sum})\\b.*)$`,
      'iu',
    ),
    ([, what = '', much = '']) =>
      much.split(' ').some((word) => findVerb(word)?.form === 'third' || isDone(word))
        ? undefined
        : `the ${inSentence(what)} is ${much}`,
  ],
  // "15-year lifespan".
  [
    /^(?:an? )?(\d+)[- ](day|hour|minute|month|week|year) ((?:\p{L}+ )?(?:battery life|cycle|lead time|lifespan|payback|service life|shelf life|turnaround|waiting time))$/iu,
    ([, long, unit = '', what = '']) =>
      `the ${inSentence(what)} is ${long} ${unit.toLowerCase()}${long === '1' ? '' : 's'}`,
  ],
  // "Prices from 8 to 34 euros".
  [
    compact(`^((?:[\\p{L}-]+ )?(?:fees|prices|rates|sizes)) (from [^,;:]+ to [^,;:]+)$`, 'iu'),
    ([, what = '', range]) => `${inSentence(what)} range ${range}`,
  ],
  // "Fixed monthly fee starting at £390".
  [
    compact(`^(?:an? |the )?(${some}) starting (?:at|from) (${sum}.*)$`, 'iu'),
    ([, what = '', least = '']) =>
      `${theThing(what)} ${agree(what, 'starts')} at ${least.replace(/^from /i, '')}`,
  ],
  // "Finance over 5 years available".
  [
    compact(`^(${some}(?: (?:for|in|over|up to|with) [^,;:]+)?) available$`, 'iu'),
    ([, what = '']) =>
      isThing(headOf(what))
        ? `${inSentence(what)} ${isSeveral(lastOf(headOf(what))) ? 'are' : 'is'} available`
        : undefined,
  ],
  // "Trial day $640 flat", "corner desk €240".
  [
    compact(
      `^(?:the )?(${some}) (?:for )?(${sum}(?: (?:all in|flat|net|plus VAT))?(?: (?:an?|each|per) \\p{L}+)?)$`,
      'iu',
    ),
    ([, what = '', price = '']) =>
      isThing(what)
        ? `${theThing(what)} ${price.toLowerCase().startsWith('from ') ? `${agree(what, 'starts')} at ${price.slice(5)}` : `${costsOrIs(lastOf(what))} ${price}`}`
        : undefined,
  ],
  // "Finance from 200 a month".
  [
    compact(`^(${some}) from (\\d[\\d.,]* (?:an?|each|per) \\p{Ll}+)$`, 'iu'),
    ([, what = '', least]) =>
      isThing(what) ? `${inSentence(what)} ${agree(what, 'starts')} at ${least}` : undefined,
  ],
  // "Cancellation up to 24 hours before".
  [
    /^(cancellation|cancelling|rebooking|returns|swaps) ((?:until|up to) [^,;:]+)$/iu,
    ([, what = '', when]) => `${what.toLowerCase()} ${/s$/i.test(what) ? 'are' : 'is'} possible ${when}`,
  ],
  // "EU delivery 4 days".
  [
    compact(
      `^((?:[\\p{L}-]+ )?(?:assembly|delivery|fitting|installation|onboarding|repair|set-?up|shipping|training)) ((?:about |only |under |up to )?\\d+(?:-\\d+)? (?:working )?(?:day|hour|minute|month|week)s?)((?: (?:by|to|with|within) [^,;:]+)?)$`,
      'iu',
    ),
    ([, what = '', long = '', more]) =>
      `${inSentence(what)} takes ${/s$/.test(long) || /(?:^| )1 \p{L}+$/u.test(long) ? long : `${long}s`}${more}`,
  ],
  [/^payment (?:within )?(\d+ days)$/iu, ([, long]) => `payment is due within ${long}`],
  // "Evenings ok", "net 30 ok", "two-week rentals possible".
  [
    compact(`^(${some}|net \\d+) (fine|ok(?:ay)?|possible|welcome)$`, 'iu'),
    ([, what = '', how = '']) =>
      /\d$/.test(what) || isSeveral(lastOf(what))
        ? `${inSentence(what)} ${/\d$/.test(what) ? 'is' : 'are'} ${how.toLowerCase().replace(/^ok(?:ay)?$/, 'fine')}`
        : undefined,
  ],
  // "Waste taken away", "breakages replaced", "restore test every quarter".
  [
    compact(
      `^(?:the )?(${some}) ((?:cleaned|collected|covered|delivered|handled|labelled|paid|picked up|refunded|removed|repaired|replaced|serviced|taken away|tested|washed)(?: (?:daily|monthly|weekly|within \\d+ \\p{Ll}+))?)$`,
      'iu',
    ),
    ([, what = '', done = '']) =>
      isThing(what) && !what.split(' ').slice(0, -1).some(isDone)
        ? `${toIs(what)} ${done.toLowerCase()}`
        : undefined,
  ],
  // "Remakes free in the first 90 days", "delivery within 40 miles free", "samples half price".
  [
    compact(
      `^((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+(?: (?:in|over|under|up to|within) [^,;:]*\\d[^,;:]*)?) (free(?: of charge)?(?: (?:for|in|over|up to|within) .+)?|half price)$`,
      'iu',
    ),
    ([, what = '', how = '']) =>
      isThing(headOf(what))
        ? `${isSeveral(lastOf(headOf(what))) || !isCount(lastOf(headOf(what)).toLowerCase()) ? inSentence(what) : `the ${inSentence(what)}`} ${isSeveral(lastOf(headOf(what))) ? 'are' : 'is'} ${how.toLowerCase()}`
        : undefined,
  ],
  // "3x organic traffic in 8 months".
  [
    /^(\d[\d.]*x (?:[\p{Ll}-]+ ){0,2}(?:conversions?|engagement|output|reach|return|ROI|sign-?ups|speed|traffic|views|yields?) (?:at|for|in|within) .+)$/iu,
    ([, what = '']) => `we have reached ${/ (?:return|ROI) /.test(what) ? 'a ' : ''}${what}`,
  ],
];

/** What comes about so often, and nothing that is made or carried. */
const timesOf =
  /(?:^| )(?:audits|briefings|calls|classes|collections|deliveries|editions|issues|lessons|meetings|newsletters|pickups|pick-ups|posts|reports|sessions|shows|tours|updates|visits|workshops)$/i;

/** Words on the reader's business or on what is still to be, and no part of what is offered. */
const ofOthers =
  /^(?:area|board|budget|campaign|closure|complaint|decision|deadline|director|event|expansion|fair|hiring|interview|launch|line|meeting|merger|migration|move|office|opening|order|peak|project|publication|renewal|relocation|revenue|round|sales|season|store|tender|turnover|vacancy|vacancies|visit|website)s?$/i;

/** What somebody does for the buyer: how that goes, no "there is" tells. */
const ofWork =
  /^(?:analysis|application|assembly|cancellation|carriage|collection|delivery|development|implementation|installation|integration|invoice|migration|payment|production|removal|repair|result|rollout|search|set-?up|shipping|start|test|training|transport|work)s?$/i;

/** What the sender has for whoever buys. */
const ours =
  /^(?:accreditation|approval|bakery|crew|depot|fleet|garage|hub|kitchen|lab|laboratory|laundry|library|licen[cs]e|network|patent|studio|team|warehouse|workshop)s?$/i;
/** What the buyer gets into his hands. */
const handed =
  /^(?:album|booklet|certificate|checklist|contact|copy|copies|dashboard|guide|handbook|list|login|manual|map|photo|plan|proof|receipt|report|slide|summary|summaries|template|transcript|video)s?$/i;

const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
/** When or where something is, and not what goes with it. */
const dated =
  /\b(?:ago|last|next|since|today|tomorrow|yesterday)\b|\b(?:at|in|near|on|until) (?:(?:early |late |mid |the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|autumn|fall|spring|summer|winter)\b|(?:19|20)\d\d|Q\d)/i;
const atPlace = /\b(?:at|in|near|on) (?:the )?\p{Lu}\p{Ll}/u;
const links =
  / (?:above|after|as|at|below|by|down to|during|for|from|in|of|on|over|per|to|under|until|up to(?= \d)|via|with|within|without) /;

function headOf(what: string): string {
  return what.split(links)[0] ?? '';
}

function lastOf(what: string): string {
  return what.split(' ').at(-1) ?? '';
}

/** A word that is a verb of one and seldom a noun. */
function opensDeed(word: string): boolean {
  const verb = findVerb(word);
  return verb?.form === 'third' && !verb.isName;
}

/** Whether somebody does something: `Bring own table`, `gyms use the service`, `handlers in tweed come with the ponies`. */
function tellsDeed(head: readonly string[], tail: readonly string[]): boolean {
  const isDeed = (word: string) => findVerb(word)?.form === 'base' && !findVerb(word)?.isName;
  return (
    (isDeed(head[0] ?? '') && !/^(?:clean|live|open)$/i.test(head[0] ?? '')) ||
    head.some((word, at) => at > 0 && at < head.length - 1 && isDeed(word) && isPlural(head[at - 1] ?? '')) ||
    (isDeed(lastOf(head.join(' '))) && isPlural(head.at(-2) ?? '')) ||
    tail.some(
      (word, at) =>
        at > 0 &&
        !isBefore(tail[at - 1] ?? '') &&
        !prepositions.has(word) &&
        (opensDeed(word) ||
          isDone(word) ||
          /^(?:cut|hit|put|set)$/.test(word) ||
          (findVerb(word)?.form === 'base' && isPlural(tail[at - 1] ?? '') && at < tail.length - 1) ||
          ((isDeed(word) || findVerb(word)?.form === 'past') &&
            (isPlural(tail[at - 1] ?? '') || isBefore(tail[at + 1] ?? '')))),
    )
  );
}

/** What stands before a noun: `in all sizes`. */
function isBefore(word: string): boolean {
  return prepositions.has(word) || determiners.has(word) || /^\d/.test(word);
}

/** `the certificate`, `breakages`. */
function theThing(what: string): string {
  return isSeveral(lastOf(what)) ? inSentence(what) : `the ${inSentence(what)}`;
}

/** `starts` of one, `start` of several. */
function agree(what: string, verb: string): string {
  return isSeveral(lastOf(what)) ? verb.replace(/s$/, '') : verb;
}

/** `the certificate is`, `breakages are`. */
function toIs(what: string): string {
  return `${theThing(what)} ${isSeveral(lastOf(what)) ? 'are' : 'is'}`;
}

function isDone(word: string): boolean {
  return findVerb(word)?.form === 'past' && !/^\p{L}+ed$/u.test(word);
}

/** `days`, `euros`: what is counted is no thing. */
function isMeasure(of: string): boolean {
  const word = lastOf(of).toLowerCase();
  return (
    measures.has(word) ||
    /^(?:hrs?|kWh?|mins?|minutes?|watts?|%)$/i.test(word) ||
    personNouns.has(word.replace(/s$/, ''))
  );
}

/** Whether words name a thing of a kind that is known, and neither somebody nor what is the reader's. */
function isThing(what: string): boolean {
  const last = lastOf(what);
  const one = last.toLowerCase().replace(/(?<=s|x|ch|sh)es$|s$/, '');
  return (
    !what.includes('%') &&
    !/^(?:arrives|costs?|goes|is|lands|pay|pays|sells?|takes?)$/.test(last) &&
    (hasKnownArticle(decapitalise(what).replace(/^\d\S* |^.* and /, '')) ||
      thingNouns.has(last.toLowerCase())) &&
    (!/^\d[\d.,]* /.test(what) || isSeveral(last)) &&
    !measures.has(last.toLowerCase()) &&
    (!/ed$/.test(last) || isCount(last.toLowerCase())) &&
    !ofOthers.test(last) &&
    !personNouns.has(one) &&
    (!organisationNouns.has(one) || ours.test(last)) &&
    !determiners.has((what.split(' ')[0] ?? '').toLowerCase().replace(/^an?$/, ''))
  );
}

/** `In-house AV team`, `live music until midnight`, `photo of every item`: a thing that goes with the offer. */
function tellThing(note: string, { subject }: About): string | undefined {
  const head = headOf(note);
  const words = head.split(' ');
  const last = lastOf(head);
  const [first = ''] = words;
  if (
    words.length > 5 ||
    opensDeed(first) ||
    // "Houses with a tour sell sooner", "six pounds a month".
    hasClause(capitalise(note.replace(/(?<=\b(?:our|the|\d+|two|three|four|five|six) )\p{Ll}+ed /gu, ''))) ||
    /^(?:not|no)$/i.test(first) ||
    /^\d\S* to \d|\b(?:already|also|always|bucks|never|often|only|permitting|quid|still|usually)\b/i.test(
      note,
    ) ||
    (findVerb(last)?.form === 'third' && !timesOf.test(last) && !handed.test(last)) ||
    words.some((word) => measures.has(word)) ||
    isDone(first) ||
    // "£68 trade", "12th edition", "15 minutes slots", "box from 39".
    /^(?:[$€£]|\d+(?:st|nd|rd|th)\b|\d+ (?:minutes|hours|days|weeks|months|years) )| (?:above|below|over|under) \d[\d.]*%| from [$€£]?\d[\d.,]*(?: (?:dollars|euros|pounds))?$| up to date\b|\p{L} (?:\d|(?:five|four|six|ten|three|two)\b)(?<! (?:above|after|at|by|every|for|from|in|of|our|over|to|under|until|with|within) \S+)| from .+ to | (?:about|ago|available|free)\b/iu.test(
      note,
    ) ||
    words.some(
      (word, at) => at > 0 && (at < words.length - 1 ? findVerb(word)?.form === 'third' : opensDeed(word)),
    ) ||
    (words.length < 2 && head === note) ||
    // "GDPR and UK servers": a law is no thing that there is.
    /^(?:CCPA|GDPR|HIPAA) /.test(note) ||
    /[,;:&+/]|\band\b.*\band\b/.test(note) ||
    // "38 drivers" may be the reader's.
    (head === note &&
      /^(?:max|min)?(?:\d[\d.,]*[kKmM]?|eight|five|four|nine|seven|six|ten|three|twelve|two) [\p{L}-]+$/iu.test(
        note,
      )) ||
    dated.test(note.slice(first.length)) ||
    atPlace.test(note) ||
    weekdays.test(note) ||
    ofWork.test(last) ||
    toNounCore(head.replace(/^.* and /, '')).length !== head.replace(/^.* and /, '').split(' ').length ||
    // "Customer doubled lines": what somebody did.
    words.some(
      (word, at) =>
        at > 0 && /ed$/.test(word) && !/-/.test(word) && isCount((words[at - 1] ?? '').toLowerCase()),
    ) ||
    words.slice(0, -1).some(isDone) ||
    tellsDeed(words, note.split(' ').slice(words.length))
  )
    return undefined;
  const named = inSentence(note);
  const whole = /^(?:\d[\d.,]*\+?|eight|five|four|nine|one|seven|six|ten|three|twelve|two) /i.test(head)
    ? named
    : withOne(named);
  const one = last.toLowerCase().replace(/s$/, '');
  // "Pilot running in 48 flats": what is under way.
  if (/^(?:pilot|study|survey|trial) (?:running|under way|underway)\b/i.test(named))
    return `we have a ${named}`;
  // "Certified therapist", "two operators".
  const isTrained =
    /^(?:(?:\d+|two|three|four|five|six|eight|ten) )?(?:certified|experienced|licen[cs]ed|qualified|registered|trained) /i.test(
      head,
    );
  if ((personNouns.has(one) || isTrained) && head === note)
    return !isTrained || (subject === 'I' && isSeveral(last))
      ? undefined
      : `${subject === 'I' ? 'I am' : 'we have'} ${whole}`;
  if (handed.test(last))
    return `you get ${isSeveral(last) || /^(?:a|an|all|every|one|the) /i.test(head) ? named : `${toArticle(named)} ${named}`}`;
  if (!isThing(head)) return undefined;
  if (/^own /i.test(head)) return `${subject === 'I' ? 'I have my' : 'we have our'} ${named}`;
  if (ours.test(last)) return `${subject === 'I' ? 'I have' : 'we have'} ${whole}`;
  return `there ${isSeveral(last) || (/^(?:\d|two|three|four|five|six)/i.test(head) && !/^\d\S*-/.test(head)) ? 'are' : 'is'} ${whole}`;
}

function withOne(what: string): string {
  const head = headOf(what);
  // "Bridal suite with garden view".
  const rest = what
    .slice(head.length)
    .replace(/(?<=^ with )(?:\p{Ll}+ ){0,2}\p{Ll}+$/u, (thing) => withArticle(thing));
  const isOne =
    thingNouns.has(lastOf(head).toLowerCase()) && !isBefore((head.split(' ')[0] ?? '').toLowerCase());
  return `${isOne ? `${toArticle(head)} ${head}` : withArticle(head)}${rest}`;
}

/** What says that somebody or something does something, or whose it is. */
const speaks =
  /\b(?:are|can|could|did|do|does|get|gets|had|has|have|he|her|his|I|is|it|its|may|me|must|my|she|should|their|them|they|this|us|was|we|were|who|will|would|you)\b|n['’]t\b|[;:?"“”()]/i;

/**
 * A note that no rule for its words knows, by its shape: `Photo of every item` → `you get a photo of every item`, `12 ha an hour` → `the capacity is 12 ha an
 * hour`. Undefined where the shape says nothing for sure.
 */
export function toShaped(note: string, about: About): string | undefined {
  const bare = note.replace(/[.!]+$/, '');
  if (speaks.test(bare)) return undefined;
  return firstTold(rows, bare, about) ?? tellThing(bare, about);
}

/** The same as a sentence, with what else there is none of: `Fixed rate, no surcharge` → `There is a fixed rate, with no surcharge.` */
export function tellShaped(note: string, about: About): string | undefined {
  const [first = '', ...rest] = note.replace(/[.!]+$/, '').split(/, (?!\d{3}\b)/);
  const whole = toShaped(note, about);
  if (whole) return finishSentence(capitalise(whole));
  const told =
    rest.length > 0 && rest.every((part) => /^no [\p{L}-]+(?: \p{L}+){0,3}$/iu.test(part))
      ? toShaped(first, about)
      : undefined;
  return told && finishSentence(capitalise(`${told}, with ${rest.map(decapitalise).join(' and ')}`));
}
