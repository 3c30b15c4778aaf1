import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural, toArticle, withArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { personNouns } from '../../../text/words.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isTrade } from '../people/signed-as.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { isTold } from '../second-person.ts';
import { toFact } from './context-facts.ts';
import { notMade, type Subject } from './note-subjectless.ts';
import { firstTold, type TableOf } from './note-table.ts';
import { tellNote } from './told-notes.ts';

/** Of whom a note is, and what is offered. */
export type About = { subject: Subject; offer: string };
const number = String.raw`(?:(?:about|almost|around|nearly|over|roughly|up to|more than|approx\.?) )?(?:\d[\d.,]*[kKmM]?\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
const span = String.raw`(?:(?:about|around|less than|only|under|up to) )?(?:\d+(?:[-–]\d+)?|an?|one|two|three|four|five|six|eight|ten|twelve) (?:business |working )?(?:minute|hour|day|week|month|year)s?`;

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

/** Parts of notes, and how each is told. */
const rows: TableOf<[about: About]> = [
  // "Three masons and an apprentice", "14 growers".
  [
    compact(
      `^(${number}) ((?:[\\p{Ll}-]+ )?\\p{Ll}+s|men|people|women)( and (?:an?|one|two|three) \\p{Ll}+)?$`,
      'iu',
    ),
    ([, many = '', whom = '', others = ''], about) => {
      const what = `${decapitalise(many)} ${whom}${others}`;
      // "Four women, all trained at the conservatory".
      if (/^(?:brothers|friends|men|people|sisters|women)$/i.test(whom) && !others)
        return /^up to /i.test(many)
          ? whom === 'people'
            ? `there is room for ${what}`
            : undefined
          : about.subject === 'I'
            ? undefined
            : `we are ${what}`;
      if (isSomebodysTrade(whom))
        return `${others && about.subject !== 'I' ? 'we are' : whoHas(about)} ${what}`;
      if (/(?:^| )(?:places|seats|spaces|tables|tickets)$/i.test(whom)) return `there are ${what}`;
      return isNamedIn(whom, about.offer) ? `${whoHas(about)} ${what}` : undefined;
    },
  ],
  // "11,000 beds under contract in Spain", "27 studies active", "49 of 52 tanks still working after 3 years".
  [
    compact(`^(${number} (?:[\\p{Ll}-]+ )?\\p{Ll}+s) ((?:in stock|on order|under contract)\\b.*)$`, 'iu'),
    ([, what = '', how], about) => `${whoHas(about)} ${decapitalise(what)} ${how}`,
  ],
  [
    compact(
      `^((?:${number} of )?${number} (?:[\\p{Ll}-]+ )?\\p{Ll}+s) ((?:already |now |still )?(?:active|available|installed|live|open|running|working)\\b.*)$`,
      'iu',
    ),
    ([, what = '', how]) => `${decapitalise(what)} are ${how}`,
  ],
  // "3 schools in the county done".
  [
    compact(
      `^(${number} [^,:;]{2,50}) (built|completed|delivered|done|finished|installed|sold)(?: (?:so far|until now|to date))?$`,
      'iu',
    ),
    ([whole = '', what = '', done = ''], about) =>
      `${about.subject === 'I' ? 'I' : 'we'} have ${done.toLowerCase()} ${decapitalise(what)}${/(?: so far| until now| to date)$/i.exec(whole)?.[0].replace(' until now', ' so far') ?? ''}`,
  ],
  // "Building consent handled".
  [
    /^(?:all )?(?:the )?((?:\p{L}+ ){0,2}(?:applications?|consents?|customs|paperwork|permits?|planning|registration|scaffolding|transport|travel)) (arranged|handled|managed|organi[sz]ed|sorted)$/iu,
    ([, what = '', done = ''], { subject }) =>
      `${subject === 'I' ? 'I' : 'we'} ${findVerb(done.toLowerCase())?.base ?? 'handle'} the ${decapitalise(what)}`,
  ],
  // "RRP 39,90 wholesale 18,50".
  [
    /^(RRP|retail(?: price)?):? ([$€£]?\d[\d.,]*(?: ?(?:[€$£]|[A-Z]{3}))?),? (?:and )?(trade|wholesale)(?: price)?:? ([$€£]?\d[\d.,]*(?: ?(?:[€$£]|[A-Z]{3}))?)$/iu,
    ([, retail = '', one, trade = '', other]) =>
      `the ${/^rrp$/i.test(retail) ? 'RRP' : 'retail price'} is ${one}, and the ${trade.toLowerCase()} price is ${other}`,
  ],
  // "97% on-time delivery in 2023".
  [
    /^(\d[\d.]* ?%) ((?:[\p{Ll}-]+ ){0,2}(?:attendance|completion|delivery|occupancy|pass rate|retention|satisfaction|success rate|uptime)) (in (?:19|20)\d\d|last (?:month|quarter|season|year))$/iu,
    ([, share, what, when], about) => `${about.subject === 'I' ? 'I' : 'we'} had ${share} ${what} ${when}`,
  ],
  // "LOI from 2 firms".
  [
    /^(?:an? )?(grant|letter of intent|licen[cs]e|LOI|permission|permit|references?|support|waiting list) (for|from|of) (.{3,60})$/iu,
    ([, what = '', of = '', whom], about) => {
      const named = what.toLowerCase() === 'loi' ? 'an LOI' : toNoun(what.toLowerCase());
      return `${whoHas(about)} ${named} ${of.toLowerCase()} ${whom}`;
    },
  ],
  // "Room for three dinghies in the shed".
  [
    /^(?:plenty of )?(?:parking|room|space) (?:for|in|on) .+$/iu,
    ([whole = '']) => `there is ${decapitalise(whole)}`,
  ],
  // "Max 25 visitors", "coffee and lunch".
  [
    compact(
      `^(at most|no more than) (${number} (?:guests|participants|people|places|pupils|seats|students|visitors)(?: per \\p{Ll}+)?)$`,
      'iu',
    ),
    ([, most = '', whom]) => `there is room for ${most.toLowerCase()} ${whom}`,
  ],
  [
    /^(?:free )?(?:breakfast|cake|coffee|dinner|drinks|lunch|pizza|refreshments|snacks|supper|tea|wine)(?:(?:, | and )(?:breakfast|cake|coffee|dinner|drinks|lunch|pizza|refreshments|snacks|supper|tea|wine))*$/iu,
    ([what = '']) => `there will be ${decapitalise(what)}`,
  ],
  // "Boxes of 5 and 10 kilos".
  [
    /^(?:bags|bottles|boxes|crates|jars|packs|rolls|sacks|sheets) of (?:(?:up to )?\d.+|two .+)$/iu,
    ([whole = '']) => `there are ${decapitalise(whole)}`,
  ],
  // "1,200 words", of an article.
  [
    /^((?:about )?\d,?\d{3} words)$/iu,
    ([, long], { offer }) => {
      const text = /\b(?:article|column|essay|feature|piece|post|review|story)\b/i.exec(offer)?.[0];
      return text && `the ${text.toLowerCase()} has ${long}`;
    },
  ],
  // "24 flavours", "childcare on site", "deck on request".
  [
    compact(`^(${number} (?:colou?rs|designs|flavou?rs|motifs|sizes|styles|varieties))$`, 'iu'),
    ([, what = '']) => `there are ${decapitalise(what)}`,
  ],
  [
    /^((?:free |local |secure |step-free |wheelchair )?(?:access|accommodation|catering|childcare|parking|showers|storage|toilets)) ((?:at|from|in|nearby|on)\b.*)$/iu,
    ([, what = '', where]) => `there ${isAre(what)} ${decapitalise(what)} ${where}`,
  ],
  [
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) on request$/iu,
    ([, what = '']) => `${toBareNoun(what)} ${isAre(what)} available on request`,
  ],
  // "Team of 4 designers", "crew of 14", "family business", "founded by two former nurses", "fully insured".
  [
    compact(
      `^(?:an? )?((?:(?:local|small) )?(?:crew|staff|team) of ${number}(?: \\p{Ll}+)?|(?:small )?family (?:business|company|firm))$`,
      'iu',
    ),
    ([, what = ''], { subject }) => (subject === 'I' ? undefined : `we are a ${decapitalise(what)}`),
  ],
  [
    /^founded (by .+|in (?:18|19|20)\d\d)$/iu,
    ([, how], { subject }) => (subject === 'I' ? undefined : `we were founded ${how}`),
  ],
  [
    /^(fully (?:insured|licen[cs]ed)(?: and (?:insured|licen[cs]ed))?)$/iu,
    ([, how = ''], { subject }) => `${subject === 'I' ? 'I am' : 'we are'} ${decapitalise(how)}`,
  ],
  // "11 years of experience", "ISO 9001 since 2012", "available from March", "no more than 2 clients per month".
  [/^(\d+\+? years of experience(?: .+)?)$/iu, ([, long], about) => `${whoHas(about)} ${long}`],
  // "Twenty-six years in plants", "18 years as a glazier".
  [
    compact(
      `^(${number}(?:-\\p{Ll}+)? years) (as|in) ((?!(?:a row|advance|all|total)\\b)[^,;:]{3,50})$`,
      'iu',
    ),
    ([, long = '', how = '', field = ''], about) =>
      /^(?:the )?(?:business|game|industry|trade)$/i.test(field)
        ? `${whoHas(about)} been in ${field} for ${decapitalise(long)}`
        : `${whoHas(about)} ${decapitalise(long)} of experience ${how.toLowerCase()} ${field}`,
  ],
  // "Certified mushroom inspector for 12 years": of one who writes.
  [
    /^((?:accredited|certified|chartered|licen[cs]ed|qualified|registered|trained) (?:\p{Ll}+ ){0,2}\p{Ll}+) ((?:for|since) [^,;:]*\d[^,;:]*)$/iu,
    ([, what = '', long]) =>
      (isSomebodysTrade(what) || /(?:er|ian|ist|or)$/.test(what)) && !isPlural(what)
        ? `I have been ${toArticle(what.toLowerCase())} ${decapitalise(what)} ${long}`
        : undefined,
  ],
  // "Any Thursday or Friday from October on".
  [
    compact(`^(any (?:(?:week)?day|evening|morning|afternoon|weekend|${day})\\b[^,;:]{0,50})$`, 'iu'),
    ([, when = ''], about) => `${decapitalise(when)} suits ${speaksAlone(about) ? 'me' : 'us'}`,
  ],
  // "Own kiln".
  [
    /^(own (?:\p{Ll}+ ){0,2}\p{Ll}+)$/iu,
    ([, what = ''], about) => {
      const whose = speaksAlone(about) ? 'my' : 'our';
      return `${whoHas(about)} ${whose} ${decapitalise(what).replace(/ and (?=own )/, ` and ${whose} `)}`;
    },
  ],
  // "Can also do a tyre check on all trailers".
  [
    /^((?:can|will) (?:also |always |even )?(?:arrange|bring|come|deliver|do|give|help|lend|offer|provide|send|show|supply|teach|train|travel|visit) .+)$/iu,
    ([, deed = ''], about) => `${speaksAlone(about) ? 'I' : 'we'} ${decapitalise(deed)}`,
  ],
  [
    /^((?:BRC|FSC|GOTS|ISO|SOC) ?\d*) since ((?:19|20)\d\d)$/u,
    ([, mark, year], about) => `${whoHas(about)} held ${mark} since ${year}`,
  ],
  [
    /^(available (?:from|in|on|until) .+)$/iu,
    // Of a thing it may be who offers it that is.
    ([, when = ''], { subject }) =>
      subject === 'I' || subject === 'we'
        ? `${subject === 'I' ? 'I am' : 'we are'} ${decapitalise(when)}`
        : undefined,
  ],
  [
    /^((?:no more than|at most) \d+ (?:clients|orders|projects) (?:an?|at a|per) \p{Ll}+)$/iu,
    ([, many = ''], { subject }) => `${subject === 'I' ? 'I' : 'we'} take ${decapitalise(many)}`,
  ],
  // "Groups of up to 12".
  [
    /^(?:groups|teams) of (?:up to |\d+ to )?\d+(?: \p{Ll}+)?$/iu,
    ([whole = ''], { subject }) => (subject === 'it' ? `it is for ${decapitalise(whole)}` : undefined),
  ],
  // "Insurance in place".
  [
    /^((?:[\p{L}-]+ ){0,3}[\p{L}-]+) ((?:already )?in (?:hand|place|stock)|on file)$/iu,
    ([, what = '', where]) => `${decapitalise(what)} ${isAre(what)} ${where}`,
  ],
  // "NDA no problem", "wet ground no prob".
  [
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+):? (?:is )?(?:no prob(?:lem)?|not a problem)$/iu,
    ([, what = '']) => `${toNoun(what)} ${isAre(what)} no problem`,
  ],
  // "Mats provided", "setup crew included".
  [
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?<!\bnot)) (included|insured|provided|supplied)$/iu,
    ([, what = '', done]) => `${toBareNoun(what)} ${isAre(what)} ${done?.toLowerCase()}`,
  ],
  // "Delivery within four days", "Delivery from Monday to Friday".
  [compact(`^delivery ((?:in|within) ${span})$`, 'iu'), ([, when]) => `we deliver ${when?.toLowerCase()}`],
  [
    /^delivery (from \p{Lu}\p{Ll}+ to \p{Lu}\p{Ll}+|(?:on|every) \p{Lu}\p{Ll}+.*)$/iu,
    ([, when]) => `delivery is ${when}`,
  ],
  // "Engineer same day in most cases".
  [
    compact(
      `^(?:an? )?((?:[\\p{Ll}-]+ )?(?:courier|driver|electrician|engineer|fitter|installer|mechanic|plumber|surveyor|technician)) (?:(?:on|comes|there) )?(?:the )?((?:same|next) day|(?:in|within) ${span})((?: in (?:most|nearly all|urgent) cases)?)$`,
      'iu',
    ),
    ([, who = '', when = '', mostly]) =>
      `${withArticle(decapitalise(who))} comes ${/day$/i.test(when) && !/^(?:in|within)/i.test(when) ? 'the ' : ''}${when.toLowerCase()}${mostly}`,
  ],
  // "Internship 10 weeks", "Average premium 610 euros", "Min load 8 tonnes", "beta feedback 4.6/5 from 12 users".
  [
    compact(
      `^(?:the )?((?:\\p{Ll}+ )?(?:apprenticeship|class|course|internship|lesson|placement|programme|session|survey|tour|workshop)),? (${span})$`,
      'iu',
    ),
    ([, what = '', long]) => `the ${decapitalise(what)} lasts ${long}`,
  ],
  [
    compact(`^(\\d+(?:[-–]\\d+)? (?:minute|hour)s?)$`, 'iu'),
    ([, long], { subject }) => (subject === 'it' ? `it lasts ${long?.toLowerCase()}` : undefined),
  ],
  [
    compact(
      `^(?:the )?((?:average|max(?:imum|\\.)?|min(?:imum|\\.)?|typical|usual) (?:\\p{Ll}+ ){0,2}(?!(?:at|for|in|of)\\b)\\p{Ll}+|margin(?: for (?:the )?\\p{Ll}+)?|volume|workload) (${number} [^,:;]+)$`,
      'iu',
    ),
    ([, what = '', much]) =>
      isPlural(what)
        ? undefined
        : `the ${decapitalise(what)
            .replace(/^max\b\.?/, 'maximum')
            .replace(/^min\b\.?/, 'minimum')} is ${much?.replace(/s (?=(?:day|week|month|year)$)/, 's a ')}`,
  ],
  [
    compact(`^average (${span}) (from .+ to .+)$`, 'iu'),
    ([, long, from]) => `on average it takes ${long} ${from}`,
  ],
  [
    /^((?:beta |customer |user )?(?:feedback|rating|score)) (?:of )?(\d[\d.]* ?(?:\/|out of) ?\d+(?: .+)?)$/iu,
    ([, what = '', score]) => `${/feedback/i.test(what) ? '' : 'the '}${decapitalise(what)} is ${score}`,
  ],
  [
    /^((?:\p{L}+ )?(?:approval|certificate|licen[cs]e|permit|registration)) no\.? ([\dA-Z][\w./-]+)$/iu,
    ([, what = '', which]) => `the ${decapitalise(what)} number is ${which}`,
  ],
  // "6.80 per single channel": an order of pieces has no pence.
  [/^(\d+[.,]\d\d (?:an?|each|per)\b.*)$/iu, ([, sum]) => `the price is ${sum}`],
  // "4.20/seat a month", "55 a month/machine".
  [
    /^(\d+[.,]\d\d)\/(\p{Ll}{3,})((?: (?:an?|per) \p{Ll}+)?)$/iu,
    ([, sum, unit, often]) => `the price is ${sum} per ${unit}${often}`,
  ],
  [
    /^(\d[\d.,]* (?:an?|per) (?:day|hour|month|night|week|year))\/(\p{Ll}{3,})$/iu,
    ([, sum, unit]) => `the price is ${sum} per ${unit}`,
  ],
  // "99 a month p. booth".
  [
    /^(\d[\d.,]* (?:an?|p\.|per) (?:day|hour|month|week|year) (?:p\.|per) \p{Ll}+)$/iu,
    ([, sum = '']) => `the price is ${sum.replace(/\bp\. /g, 'per ')}`,
  ],
  [
    /^(\d[\d.,]* ?(?:%|percent) (?:an?|per) (?:booking|order|sale|ticket|transaction)s?)$/iu,
    ([, share]) => `the price is ${share}`,
  ],
  // "ARR 1.1m".
  [
    /^(ARR|GMV|MRR|NRR):? ((?:[A-Z]{3} ?|[$€£])?\d[\d.,]*[kKmM%]?)$/u,
    ([, what, much]) => `${what} is ${much}`,
  ],
  // "Society-accredited since 2009".
  [
    /^((?:[\p{L}\d-]+[ -])?(?:accredited|certified(?: (?:biodynamic|halal|kosher|organic|vegan))?|insured|licen[cs]ed|open|registered) since (?:19|20)\d\d)$/iu,
    ([, how = ''], { subject }) => `${subject === 'I' ? 'I' : 'we'} have been ${inSentence(how)}`,
  ],
  // "Already delivering to The Copper Pan".
  [
    /^((?:already|currently|now) \p{Ll}+ing (?:at|for|in|to|with) .+)$/iu,
    ([, deed = ''], { subject }) => `${subject === 'I' ? 'I am' : 'we are'} ${decapitalise(deed)}`,
  ],
  // "Happy to bring honey".
  [
    /^((?:glad|happy) to \p{Ll}+ .+)$/iu,
    ([, deed = ''], { subject }) => `${subject === 'I' ? 'I' : 'we'} would be ${decapitalise(deed)}`,
  ],
  // "Delivered as plain SQL", "Tested with 12 blind users".
  [
    /^((?:built|delivered|designed|developed|hosted|made|supplied|tested|used|written) (?:as|at|by|for|in|on|to|with|without) .+)$/iu,
    ([, done = ''], { subject }) =>
      (subject === 'it' || subject === 'they') && !notMade.test(done)
        ? `${subject === 'it' ? 'it' : 'they'} ${/^(?:tested|used)/i.test(done) ? (subject === 'it' ? 'has been' : 'have been') : subject === 'it' ? 'is' : 'are'} ${decapitalise(done)}`
        : undefined,
  ],
  // "Spanish and English".
  [
    /^((?:Arabic|Dutch|English|French|German|Italian|Polish|Portuguese|Spanish|Swedish|Turkish|Ukrainian)(?:(?:, | and | or )\p{Lu}\p{Ll}+(?:ish|ese|an|ch|ic))+)$/iu,
    ([, tongues = ''], { subject }) =>
      `${subject === 'it' ? 'it is available' : subject === 'they' ? 'they are available' : subject === 'I' ? 'I work' : 'we work'} in ${tongues.replace(/\b\p{Ll}(?!nd\b|r\b)/gu, (letter) => letter.toUpperCase())}`,
  ],
];

/** Who buys or is counted among those who come, and is nobody's staff. */
const customers =
  /^(?:attendees|buyers|clients|customers|guests|members|parents|patients|people|players|pupils|readers|shareholders|students|subscribers|tenants|users|viewers|visitors)$/i;

/** Whether people are called so by their trade: `masons`, `growers`. */
function isSomebodysTrade(whom: string): boolean {
  const last = whom.split(' ').at(-1) ?? '';
  const one = last.toLowerCase().replace(/ves$/, 'fe').replace(/s$/, '');
  return !customers.test(last) && (personNouns.has(one) || isTrade(one));
}

/** Whether a thing is one of those that the sender has by the offer: `free-range pigs`, of our pig farm; `loggers`, of loggers. */
function isNamedIn(things: string, offer: string): boolean {
  if (/(?:children|fathers|kids|men|mothers|people|women)$/i.test(things)) return false;
  const stem = (things.split(' ').at(-1) ?? '').toLowerCase().replace(/(?:ies|es|s)$/, '');
  const said = offer.toLowerCase();
  const words = said.split(/[^\p{L}-]+/u);
  const isOurs = words.some((word, at) => word.startsWith(stem) && /^(?:my|our)$/.test(words[at - 1] ?? ''));
  return (
    stem.length > 2 && (isOurs || words.slice(0, 3).some((word) => word.startsWith(stem) && isPlural(word)))
  );
}

function whoHas(about: About): string {
  return speaksAlone(about) ? 'I have' : 'we have';
}

/** Whether one writes: of himself, or of what is his. */
function speaksAlone({ subject, offer }: About): boolean {
  return subject === 'I' || (/\b(?:I|my)\b/.test(offer) && !/\b(?:our|we)\b/i.test(offer));
}

function isAre(what: string): string {
  // "Average uplift in bookings" is one.
  const [head = ''] = what.split(/ (?:at|between|by|for|from|in|of|on|per|to|with) /);
  return isOrAre(head);
}

/** A phrase as it stands within a sentence: a code keeps its capitals. */
export function inSentence(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : decapitalise(text);
}

function toNoun(what: string): string {
  if (/^(?:DPA|NDA|SLA)$/.test(what)) return `${toArticle(what)} ${what}`;
  return withArticle(inSentence(what));
}

/** What is had without an article where it is none that is counted: `setup crew`. */
function toBareNoun(what: string): string {
  const named = inSentence(what);
  const last = named.split(' ').at(-1) ?? '';
  if (isPlural(last)) return named;
  return personNouns.has(last) ? withArticle(named) : withArticle(named).replace(/^an? /, 'the ');
}

/** On what the rest of a note depends. */
const binding =
  /^(?:but|except|from(?! \p{Ll}.* to \p{Ll})|if|minus|not|only|or|plus|then|unless|until|when)\b|\b(?:if|only (?:for|if|when)|unless)\b/iu;
/** What stands behind a noun as it is: `all registered`, `working only in lime`, `heated`, `Monday to Thursday on site`. */
const describes =
  /^(?:all|both|each|most|mostly|partly|fully)\b|^\p{Ll}+(?:ed|ing)\b(?! (?:is|are)\b)|^from \p{Ll}.* to \p{Ll}|^\p{Lu}\p{Ll}+days? (?:and|or|to) /u;

/** Where the parts of a note are parted, and no two languages. */
const betweenParts = /, (?!\p{Lu}\p{Ll}+(?:ish|ese|an|ch|ic)\b)/u;
/** What is paid there is no price. */
const isOfPost = /^the (?:\p{Ll}+ )?(?:apprenticeship|internship|placement) /u;

/** `70 suckler cows`, `some pigs`, and no span, measure or price. */
const countsThings = compact(
  `^(?:${number}|an?|some|several) (?!(?:days?|hours?|minutes?|months?|nights|times|weeks?|years?|k?m|kg|percent|euros|dollars|pounds)\\b)(?:[\\p{Ll}-]+ ){0,2}\\p{Ll}+(?<!ed)(?: of \\p{Ll}+)?$`,
  'iu',
);

function toPartClause(part: string, about: About): string | undefined {
  const told = firstTold(rows, part, about);
  if (told) return told;
  const fact = toFact(part, about.subject === 'they', about.subject === 'we' || about.subject === 'I');
  return fact && inSentence(fact.replace(/\.$/, ''));
}

/**
 * A note without a verb as a sentence, where it is certain what it is to the offer: `Sixty free-range pigs` → `We have sixty free-range pigs.`,
 * `Insurance in place` → `Insurance is in place.`, `Delivered as plain SQL, nothing to host` → `It is delivered as plain SQL, with nothing to host.`
 * Undefined where it is not, and where a part of it would be lost.
 */
export function tellDetail(note: string, about: About): string | undefined {
  // "Boards arrive flat and fold up in eleven seconds": a sentence by a verb that is seldom one.
  if (
    / (?:all|both) (?:apply|exist|work)\b/.test(note) ||
    (!/^(?:can|will) |^\d(?!\d* ?% of )|^[\p{L}\d-]+ years (?:as|in) /iu.test(note) &&
      hasClause(capitalise(note.split(', ')[0] ?? '')))
  )
    return finishSentence(capitalise(note));
  const counted = note.split(betweenParts);
  // "70 suckler cows, some pigs, 40 hectares of grain", of our farm.
  if (
    counted.length > 1 &&
    /\b(?:my|our)\b/i.test(about.offer) &&
    counted.every((part) => countsThings.test(part))
  )
    return finishSentence(capitalise(`${whoHas(about)} ${joinList(counted.map(decapitalise))}`));
  const [first = '', ...rest] = counted;
  const clause = toPartClause(first, about);
  if (!clause || rest.some((part) => binding.test(part))) return undefined;
  const added: string[] = [];
  const clauses = [clause];
  for (const part of rest) {
    const isPriceToo = clause.startsWith('the price is ') && /^\d[\d.,]* (?:an?|each|per) /.test(part);
    const told = isPriceToo ? part : toPartClause(part, about);
    if (/^(?:no|nothing) /i.test(part))
      added.push(`${added.at(-1)?.startsWith(', with ') ? ' and' : ', with'} ${decapitalise(part)}`);
    else if (clause.startsWith('there is room ') && /^\p{Ll}+ed$/u.test(part))
      added.push(`, which is ${part}`);
    else if (/^own \p{Ll}/iu.test(part) && /\bown \p{Ll}+$/u.test(clause))
      clauses.push(`${speaksAlone(about) ? 'my' : 'our'} ${part}`);
    else if (/^own \p{Ll}/iu.test(part))
      added.push(`, with ${speaksAlone(about) ? 'my' : 'our'} ${decapitalise(part)}`);
    // "All in house no subs".
    else if (/^without /i.test(part) || describes.test(part))
      added.push(`, ${part.replace(/(?<=\p{L}) (?=no \p{Ll}+$)/u, ', with ')}`);
    else if (told && added.length === 0)
      clauses.push(isOfPost.test(clause) ? told.replace(/^the price is /, 'the pay is ') : told);
    // "Can do a tyre check, list by email next morning".
    else if (/^(?:I|we) (?:can|will) /.test(clause) && !hasClause(capitalise(part)))
      added.push(`, with ${withArticle(decapitalise(part))}`);
    else return undefined;
  }
  return finishSentence(capitalise(`${joinList(clauses)}${added.join('')}`));
}

/** Whether a word says what something did: `rose`, and not `consent`. */
function isDone(word: string): boolean {
  return isTold(word) && findVerb(word)?.form === 'past';
}

/** What stands beside the offer as a note of its own, in a sentence where it can be told in one: `412 ha done until now` → `We have done 412 ha so far.` */
export function tellBeside(note: string, about: About): string {
  if (
    /^(?:I|It|That|There|They|This|We|You)\b/.test(note) ||
    hasClause(note) ||
    note.split(' ').slice(0, -1).some(isDone)
  )
    return note;
  const bare = inSentence(note.replace(/\.$/, ''));
  const told = /^\p{L}[\p{L} -]+: /u.test(note) ? tellLabelled(bare, about) : tellDetail(bare, about);
  return tellNote(bare) ?? told ?? note;
}

/** Labels that say how long something takes, and such as are no noun. */
const takesTime =
  /^(?:assembly|delivery|fitting|installation|migration|onboarding|rollout|set-?up|training|turnaround)$/i;
const noNoun = /(?:\p{Ll}ed|able|ly|\bfree|\bremote|\bworks)$|^(?:how|proof|results?|what|why)\b/iu;
const usually = / (?:on average|typical(?:ly)?|usually)$/i;
const startsWithSpan = compact(`^${span}(?: |$)`, 'iu');

/** What a label of the offer's says that is no noun, or goes with no plain "is". */
function tellTerm(label: string, said: string, { subject }: About): string | undefined {
  const [it, is] = subject === 'they' ? ['they', 'are'] : ['it', 'is'];
  const isThing = subject === 'it' || subject === 'they';
  const [, trial, after] =
    /^(pilot|test|trial)(?: is|:)? (?:0|free|nothing), (?:after that|then) (\d[^,;]*)$/i.exec(said) ?? [];
  if (trial) return `the ${trial.toLowerCase()} costs nothing, and after that the price is ${after}`;
  if (/^(?:costs?|fees?|prices?|pricing)$/i.test(label) && /^from \d[^,]*$/i.test(said))
    return `prices start at ${said.slice(5)}`;
  if (/^approv(?:als?|ed(?: by)?)$/i.test(label))
    return isThing && /^\p{Lu}/u.test(said) ? `${it} ${is} approved by ${said}` : undefined;
  if (/^(?:includes|included|including)$/i.test(label))
    return isThing ? `${it} ${subject === 'it' ? 'includes' : 'include'} ${decapitalise(said)}` : undefined;
  if (/^compatible(?: with)?$/i.test(label) && isThing) return `${it} ${is} compatible with ${said}`;
  if (/^available$/i.test(label) && isThing && /^(?:from|in|now|on|until)\b/i.test(said))
    return `${it} ${is} available ${decapitalise(said)}`;
  const [, what, state = ''] = /^(.+) (available|free|in stock|left|ready)$/i.exec(said) ?? [];
  if (what && isPlural(label))
    return `the ${decapitalise(label)} are ${state.replace('left', 'free')}: ${what}`;
  return undefined;
}

/** `Fitting: 25 minutes per trailer, no drilling` → `Fitting takes 25 minutes per trailer, with no drilling.`; undefined where what a label says is no noun. */
export function tellLabelled(note: string, about: About): string | undefined {
  const [, label = '', said = ''] = /^(?:our |the )?([\p{L} -]{2,40}): (.+)$/iu.exec(note) ?? [];
  const [first = '', ...rest] = said.split(', ');
  const [opens = ''] = first.split(' ');
  if (!first || /[:;]/.test(said) || /^(?:none?|yes)\b/i.test(said)) return undefined;
  const term = tellTerm(label, said, about);
  if (term) return finishSentence(capitalise(term));
  if (
    findVerb(opens)?.form === 'third' ||
    /^(?:available|eligible|possible)$/i.test(opens) ||
    noNoun.test(label)
  )
    return undefined;
  const [, named] = /^(\p{L}+) name$/iu.exec(label) ?? [];
  if (named) return finishSentence(`The ${named.toLowerCase()} is called ${said}`);
  const ends = rest.map((part) => (/^(?:no|nothing) /i.test(part) ? `, with ${part}` : `, ${part}`)).join('');
  const long = first.replace(usually, '');
  if (takesTime.test(label) && startsWithSpan.test(long))
    return finishSentence(
      `${capitalise(label)} ${usually.test(first) ? 'typically ' : ''}takes ${long}${ends}`,
    );
  // "New bike: 80 kg load, 34 kg weight": what it has, and not what it is.
  if (usually.test(first) || (/^\d\S* \p{L}+ \p{Ll}+$/u.test(first) && /^\d/.test(rest[0] ?? '')))
    return undefined;
  const owner = /^possible /i.test(label) ? 'A' : /^founders?$/i.test(label) ? 'Our' : 'The';
  const isBare =
    /^(?:delivery|payment|pricing|storage|support|training)\b(?! (?:\p{Ll}+ )?(?:date|fee|time))/iu.test(
      label,
    );
  const name = isBare
    ? capitalise(label)
    : `${owner} ${decapitalise(label).replace(/^(max|min)$/, '$1imum')}`;
  const isList =
    rest.length > 0 &&
    (isAre(label) === 'are' || rest.every((part) => /^\p{Lu}/u.test(part))) &&
    rest.every((part) => !/^(?:no|nothing|then) | (?:and|or) /i.test(part));
  return finishSentence(`${name} ${isAre(label)} ${isList ? joinList([first, ...rest]) : first + ends}`);
}
