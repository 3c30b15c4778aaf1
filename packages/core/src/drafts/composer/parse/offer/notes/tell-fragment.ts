import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { finishSentence } from '../../sentence-text.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Offer } from '../parse-offer.ts';
import type { Clause, Of } from './clause.ts';
import { compose } from './join-clauses.ts';
import { money } from './money.ts';
import { toHeadWord } from './offer-notes.ts';
import { isToolHead, isWorkHead, toClause } from './to-clause.ts';

/** The most words of a fragment that is told. */
const wordsMax = 32;

const count = '(?:\\d[\\d.,]*|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const sum = `(?:${money}[\\d.,]*[kKmM]?|\\d[\\d.,]*k? (?:euros?|dollars|francs|kroner|pounds)\\b)`;

/** `Usually £350 to £600 a block`. */
const usualPrice = compact(`^(mostly|normally|typically|usually) (${sum}.*)$`, 'iu');
/** `240 euro`, `£14 each`. */
const price = compact(
  `^(?:only |just )?${sum}(?:$|(?: an?| each| flat| for| in| or| per| plus| to|/| ?-|,).*$)`,
  'iu',
);
/** `Four half days a year`: how much of his time somebody gives, and how often. */
const timeGiven = compact(
  `^(?:about |up to )?${count}(?: half| full| whole)? (?:afternoons?|days?|evenings?|hours?|mornings?|nights?|weekends?) (?:an?|each|every|per) (?:fortnight|month|quarter|term|week|year)(?: (?:at|between|from|in) .+)?$`,
  'iu',
);
/** `Three working days`. */
const span = compact(
  `^(?:about |just |only |under |up to )?${count}(?: (?:business|full|half|working))? (?:minutes?|hours?|days?|mornings?|weeks?|months?)(?: each| on average)?$`,
  'iu',
);
/** `140 units installed`, `1,900 on the waiting list`: how far the sender has come. */
const reached =
  /^(?:over |about |nearly )?\d[\d,]*\+? (?:(?:[\p{L}-]+ ){1,3}(?:booked|delivered|deployed|enrolled|fitted|installed|live|signed(?: up)?|sold|trained|in use|on order)|on (?:our|the) (?:waiting ?list|books))$/iu;
const raising = compact(`^raising ((?:about |up to )?${money}.*)$`, 'iu');
/** `Nothing up front`. */
const payNothing =
  /^nothing (?:to pay )?((?:in advance|up ?front|until \p{Ll}.*|unless \p{Ll}.*|before \p{Ll}.*))$/iu;
/** `Works on mains or battery`. */
const runsOn =
  /^(connects|fits|installs|plugs|runs|syncs|works) ((?:in|into|offline|on|onto|to|under|with|without)\b.*)$/;
/** `Small groups, five dogs at most`. */
const smallGroups = /^small (classes|groups|parties|sets|teams)$/i;
const atMost = /^(?:max(?:imum)?\.? |at most |no more than |up to )?(\S+ [\p{L}-]+s)(?: at most| max)?$/iu;

/** What a note beside an offer says, by its shape. */
function toShape(part: string, of: Of, isOfSender: boolean): Clause | undefined {
  const note = decapitalise(part);
  const [, often = '', cost = ''] = usualPrice.exec(part) ?? [];
  const it = of.isMany ? 'they' : 'it';
  if (often)
    return {
      of: 'own',
      rest: `${it} ${often.toLowerCase()} ${of.isMany ? 'cost' : 'costs'} ${cost}`,
      isPrice: true,
    };
  const lasts = /^(mostly|normally|typically|usually) (.+)$/.exec(note);
  if (lasts && span.test(lasts[2] ?? ''))
    return { of: 'own', rest: `${it} ${lasts[1]} ${of.isMany ? 'take' : 'takes'} ${lasts[2]}` };
  if (price.test(note)) return { of: 'thing', verb: 'costs', rest: note };
  if (timeGiven.test(note) || span.test(note))
    return of.isMany
      ? { of: 'own', rest: `each takes ${note.replace(/ each$/, '')}` }
      : { of: 'thing', verb: 'takes', rest: note };
  if (reached.test(note)) return { of: 'sender', verb: 'have', rest: note };
  const sought = raising.exec(note)?.[1];
  // "We are raising a seed round": how much it is.
  if (sought && /\bround$/.test(of.name))
    return { of: 'own', rest: `the round is ${sought.replace(/(?<!,) of which /, ', of which ')}` };
  if (sought) return { of: 'sender', verb: 'are', rest: `raising ${sought}` };
  const nothing = payNothing.exec(note)?.[1];
  if (nothing)
    return { of: 'reader', verb: 'pay', rest: `nothing ${nothing.replace('upfront', 'up front')}` };
  const company = /^with ((?:an? |\d|[\p{Ll}-]+ ).+)$/u.exec(note)?.[1];
  if (company && !/^(?:it|no|them|us|you) /.test(company)) return { of: 'gift', rest: company };
  const [, does = '', how = ''] = runsOn.exec(note) ?? [];
  if (does && !isOfSender && !of.isMany) return { of: 'thing', verb: does, rest: how };
  // "Read-only agent": what kind of thing it is.
  const core = toNounCore(note);
  const head = (core.at(-1) ?? '').toLowerCase();
  if (
    !isOfSender &&
    !of.isMany &&
    core.length > 1 &&
    core.length === countWords(note) &&
    (isToolHead(head) || /^(?:agent|device|kit|library|service|website)$/.test(head)) &&
    !isPlural(head) &&
    !of.name.toLowerCase().endsWith(head)
  )
    return { of: 'thing', verb: 'is', rest: `${toArticle(note)} ${note}` };
  return undefined;
}

/** The same as notes beside an offer are read elsewhere, where that is sure. */
function toNote(part: string, of: Of, isOfSender: boolean, isOne: boolean): Clause | undefined {
  const clause = toClause(part, of);
  // What one could do with it, or what "it" is, nobody knows beside a deed of the sender's.
  if (clause?.of === 'reader' && clause.verb === 'can') return undefined;
  if (isOne && (clause?.of !== 'gift' || /\d| per /.test(part) || clause.isCounted)) return undefined;
  return isOfSender && clause?.of === 'thing' && clause.verb !== 'costs' ? undefined : clause;
}

/** `Small groups, five dogs at most` → `The groups are small, with at most five dogs.` */
function takeGroups(parts: readonly string[]): [groups: string | undefined, rest: readonly string[]] {
  const [first = '', second = '', ...rest] = parts;
  const groups = smallGroups.exec(first)?.[1];
  const most = groups && atMost.exec(second)?.[1];
  return most
    ? [finishSentence(`The ${groups.toLowerCase()} are small, with at most ${most}`), rest]
    : [undefined, parts];
}

/** `240 euro`, `or 195 for members` → `240 euro, or 195 for members`. */
function joinAlternatives(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    if (joined.length > 0 && /^or /.test(part)) joined.push(`${joined.pop()}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** What opens a sentence that says by itself whom it is about. */
const isSaid =
  /^(?:All|An?|Any|Each|Every|He|I|It|My|No|Our|Prices?|She|That|The|There|They|This|We|With|You|Your)\b/;

/** Whether a sentence of the caller's is none: no part of it before a comma has a verb of its own. */
function isFragment(text: string, parts: readonly string[]): boolean {
  return (
    !isSaid.test(text) &&
    countWords(text) <= wordsMax &&
    !/[:;()?]| - /.test(text) &&
    // "Labels, inserts and ice packs are included".
    !/ and [^,]* (?:are|come|have|were) /.test(parts.at(-1) ?? '') &&
    findFinite((parts[0] ?? '').split(' ')) < 0
  );
}

/** `Read-only agent, installs with one chart, $9 per node`: what each part of it says; undefined where one is not sure. */
function tellFragment(text: string, { statements, topic, topicPlural, noun }: Offer): string[] | undefined {
  const parts = text.split(/, (?:and )?/);
  if (!isFragment(text, parts)) return undefined;
  const [said = noun?.withOur ?? noun?.withArticle ?? ''] = statements;
  const isOfSender = /^(?:I|We)\b/.test(said);
  const name = topic || toHeadWord(said.replace(/^(?:an?|my|our|the) /i, '')).word;
  const head = name.split(' ').at(-1) ?? '';
  const isWork = isOfSender || isWorkHead(head);
  const of: Of = {
    name,
    isMany: topicPlural && statements.length === 0,
    isWork,
    isTool: isToolHead(head),
    isGoods: false,
    isPerson: false,
    isFirm: false,
  };
  const [groups, rest] = takeGroups(parts);
  const joined = joinAlternatives(rest);
  const isOne = joined.length === 1 && groups === undefined;
  const clauses = joined.map((part) => toShape(part, of, isOfSender) ?? toNote(part, of, isOfSender, isOne));
  if (!clauses.every((clause) => clause !== undefined)) return undefined;
  // "Each takes a day" would be said of what one gets.
  const isEach = (clause: Clause) => clause.of === 'own' && clause.rest.startsWith('each ');
  return [
    ...(groups ? [groups] : []),
    ...clauses.filter(isEach).map(({ rest }) => finishSentence(rest)),
    ...compose(
      clauses.filter((clause) => !isEach(clause)),
      { isMany: of.isMany, isHeld: false, isWork, isPerson: /^I\b/.test(said) },
    ),
  ];
}

/** `A fitter does 60 a day, certificates the same evening, £14 each` → `…, with certificates the same evening, at £14 each`: what only commas join to a clause. */
function tellBehind(sentence: string): string[] | undefined {
  const [clause = '', ...notes] = trimMarks(sentence).split(', ');
  const cost = notes.at(-1) ?? '';
  const isClause = /^(?:An?|Each|Our|The|Your) \p{Ll}/u.test(clause) && findFinite(clause.split(' ')) > 0;
  if (!isClause || notes.length > 2 || !/ (?:an?|each|per)\b/.test(cost) || !price.test(cost))
    return undefined;
  const [thing] = notes.slice(0, -1);
  const isThing =
    thing === undefined ||
    (/^[\p{L}\d][^.;:]* (?:the (?:next|same) (?:day|evening|morning|week)|within .+)$/u.test(thing) &&
      !/^(?:and|or|with)\b/.test(thing) &&
      findFinite(thing.split(' ')) < 0);
  return isThing
    ? [finishSentence(`${[clause, ...(thing ? [`with ${thing}`] : [])].join(', ')}, at ${cost}`)]
    : undefined;
}

/** An offer whose sentences without a verb say what they are to it; one of which that is not sure stands as it was typed. */
export function withFragmentsTold(offer: Offer): Offer {
  const extras = offer.extras.flatMap(
    (extra) => tellFragment(trimMarks(extra), offer) ?? tellBehind(extra) ?? [extra],
  );
  return { ...offer, extras };
}
