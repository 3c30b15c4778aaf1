import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isCount, toReader, withArticle } from '../../../text/grammar.ts';
import { monthShort } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';
import { finishSentence } from '../../sentence-text.ts';
import { toFact } from '../notes/context-facts.ts';
import { firstTold, type TableOf } from '../notes/note-table.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { canStand } from '../proofs/to-proof.ts';
import { toTellAnyway } from '../proofs/told-anyway.ts';
import { type Reader, toYou } from '../reader/to-you.ts';
import { isTold } from '../second-person.ts';
import { howNot, isForWriter } from './for-writer.ts';

const order =
  "(?:[^,;]{3,90},? so |(?:[Kk]eep|[Uu]se|[Ww]rite|[Ss]tay) [^,;]{3,60},? and )?(?:(?:it(?:['’]s| is| (?:might|would) be) |would be )(?:fine|good|great|nice|ok|okay) to |I(?:['’]d| would)? (?:(?:also|just|kinda|kind of|really|sort of) )*(?:like|love|need|want) to )?(?:(?:I think )?(?:I|we|you) (?:must|need to|ought to|should) )?(?:(?:please|pls|plz) )?(?:(?:also|just|only|simply) )?(?:(?:be sure|do not forget|don['’]t forget|make sure|remember|try) to |make sure you )?(?:(?:let (?:her|him|them)|make sure (?:s?he|they)) knows?|mention|say|note|include|add|highlight|emphasi[sz]e|feature|reference|refer to|point out|bring up|play up|stress|talk about|tell (?:her|him|them)|touch on|be (?:clear|frank|honest|open|plain|straight|up ?front)(?: about the fact)?(?= that\\b)|make (?:it )?(?:clear|plain))(?: (?:also|briefly|clearly|gently|kindly|once|openly|plainly|too))?(?: (?:(?:at|in) the (?:first|opening) (?:line|sentence)|at the (?:start|top)|early(?: on)?|up ?front)(?= that\\b))?:?";
/** `Wish: mention that …`: what an order stands behind. */
const wishLabel =
  /^(?:[-*] )?(?:also|ask|important|instructions?|must[- ]haves?|note|please|request|requirement|wish(?:es)?): (?=(?:highlight|include|mention|say|stress)\b)/i;
/** `Trade discount 20%, please mention`: the order behind what it is for. */
const orderBehind =
  /^([^,;:]{4,80}?),? (?:please|pls|plz) (?:add|include|mention|say)(?: (?:it|that|this))?$/i;
/** `Mention that …`, `mention we …`: what follows is a sentence. */
const telling = compact(
  String.raw`^${order}(?: the fact)?(?: that (?=\S)| (?:how )?(?=(?:I|I['’]m|I['’]ve|it|it['’]s|there|they|they['’](?:ll|re)|we|we['’](?:re|ve)|(?:my|our|the) (?:[a-z-]+ ){1,4}(?:are|has|have|is|was|were)) ))`,
  'i',
);
/** `Mention …`, whatever follows. */
const anything = compact(
  `^${order} (?:that )?(?!(?:her|his|it|that|their|them|they|this|you|your)\\b)(?=[\\p{L}\\d$€£])`,
  'iu',
);
/** `Mention our SOC 2 report`: what follows is a thing. */
const naming = compact(`^${order} (?=(?:our|the) )`, 'i');
/** `Mention free shipping`, `emphasize 24/7 support`: a thing of ours without "our". */
const plainly = compact(
  `^${order} (?=(?:(?:a|an|free|fast|money-back|next-day|round-the-clock|same-day) |24/7 |\\d[\\d.]*(?:%|\\+|[ -](?:day|hour|minute|month|star|year))[ -])(?:[\\p{L}\\d-]+ ){0,3}(?:demo|delivery|discount|guarantee|onboarding|returns?|reviews|set-?up|shipping|support|trial|uptime|warranty)$)`,
  'iu',
);
/** `Emphasise no long-term contracts`. */
const lacking = compact(`^${order} (?=no (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+$)`, 'iu');
/** `Mention rising fuel prices`, `reference the recent increase in attacks`: what goes on in the world. */
const trends = compact(
  `^${order} (?:(rising|falling|growing|increasing) ((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+)|(?:an? |the )?((?:current|recent) )(changes|decline|drop|growth|increase|rise|shortage|surge) ((?:in|of|to) [^,;:.]{3,60}))$`,
  'iu',
);
/** `Reference their move to Epic`: what follows is known of the reader. */
const noting = compact(`^${order} (?=their )`, 'i');
/** What can be handed to whoever asks for it. */
const papers =
  /\b(?:benchmarks?|brochure|case stud(?:y|ies)|catalogue|certificates?|deck|ebook|figures|guide|handbook|portfolio|references?|report|results|stud(?:y|ies)|survey|white ?paper)$/i;
/** What nobody is said to have: it is done, told or somebody. */
const notHad =
  /\b(?:address|background|blog|brand|clients?|colleagues?|customers?|hires?|partners?|people|staff|team|e-?mail|logos?|mission|names?|newsletter|offer|prices?|pricing|story|success|values|vision|website|work)\b|['’]s\b/i;
/** `our 15-minute recovery time`, `our low prices`: few words, of which the last is a thing. */
const had = /^our ((?:[\p{L}\d][\p{L}\d%/+-]* ){1,4}[\p{L}-]+)$/u;
/** What of the reader's was in the news: `their recent move to Epic`. */
const newsOf =
  /^their ((?:big |latest |new |recent )?(?:acquisition|announcement|article|award|blog post|campaign|expansion|funding(?: round)?|interview|launch|merger|migration|move|partnership|post|raise|rebrand|relaunch|report|seed round|series [a-f](?: round)?|switch|talk|webinar|white ?paper)\b[^,;:]*)$/i;
/** What a firm has besides. */
const besides =
  /^our (?:[\p{L}\d/%-]+ ){0,3}(?:API|app|community|help ?desk|hotline|integration|marketplace|office|onboarding|partnership|plugin|SLA|support|workshop)\b/iu;
/** What the reader can have or do first. */
const terms =
  /\b(?:bonus|demo|discount|guarantee|installation|offer|onboarding|pilot|promotion|sandbox|set-?up|shipping|trial|warranty)$/i;

/** Where in the mail it is to be said. */
const whereTo =
  / (?:right )?(?:(?:at|in|near|towards) the (?:beginning|bottom|closing|end|first line|opening|start|top)|up front)(?=[.!]?$)|(?<=\bI(?:['’]m| am) an? \p{Ll}+) first(?=[.!]?$)/iu;
/** `…, since that is what clients worry about`: why the writer is to say it. */
const whyTold =
  /,? (?:as|because|since) (?:(?:it|that|this)(?:['’]s| is) (?:how|something|what|why|where|(?:my|our|the) )|(?:buyers|clients|customers|people|s?he|they) (?:all |always |mostly |often |usually )*(?:ask|care|fear|want|worr(?:y|ies))\b)[^,;]*(?=[.!]?$)/u;
/** `I'm a backer`: whose, goes without saying. */
const ofTheirs =
  /^(I(?:['’]m| am) (?:also )?an? (?:big |long-?time |loyal |regular )?(?:backer|customer|fan|follower|guest|listener|member|patient|reader|subscriber|supporter|user|visitor))$/i;

/**
 * What a sentence orders to be said: `Mention that setup takes an hour and that they keep all data`, `mention our SOC 2 report`. Undefined where it orders
 * nothing of the kind.
 */
export function toMention(written: string, reader: Reader, plural = false): string | undefined {
  const sentence = written
    .replace(wishLabel, '')
    .replace(howNot, '')
    .replace(whyTold, '')
    .replace(whereTo, '')
    .replace(/,? (?:please|pls|plz)$/i, '')
    .replace(/\b'?till?\b/g, 'until')
    .replace(orderBehind, (found, thing: string) =>
      hasClause(capitalise(thing)) ? found : `mention ${thing}`,
    );
  const [, own = '', ofIt = ''] = besideOwn.exec(sentence) ?? [];
  if (own) return `${finishSentence(own)} ${finishSentence(capitalise(ofIt.replace(' and that ', ' and ')))}`;
  const ordered = sentence.replace(anything, '').replace(/[.!]$/, '');
  // "Reference visits can be arranged" orders nothing.
  const isOrdered = ordered.length < sentence.length - 2 && isForWriter(sentence);
  const [, line = ''] = theLine.exec(sentence) ?? [];
  if (line) return finishSentence(line);
  const named = tellNamed(sentence, reader);
  if (named || !isOrdered) return named;
  return (
    toDeedThere(ordered) ??
    tellDated(written.replace(anything, '')) ??
    (isClause(ordered) ? sayAll([ordered], reader) : undefined) ??
    tellNoted(ordered, plural) ??
    tellLabelled(ordered)
  );
}

/** `I built the sensors myself, so I should be honest that they drift`: "they" are the sender's, and what he did is told before it. */
const besideOwn =
  /^((?:I|my|our|we)\b[^;]{8,110}?),? so (?:I|we) (?:must|need to|ought to|should) (?:be (?:clear|frank|honest|open|up ?front)|mention|say) that ((?:it|they) [^;]+)$/i;

/** `Include the line "Capital at risk."`: what has to stand in the mail word for word. */
const theLine =
  /^(?:(?:please|pls|also|always) )*(?:add|close with|end with|finish with|include|use) (?:the |this )?(?:disclaimer|line|notice|phrase|sentence|statement|warning|wording):? ["']([^"']{3,120})["'][.!]?$/i;

const labelledThing = /^(?:the |our )?((?:\p{Ll}+ ){0,2}(\p{Ll}{3,})): ((?!.*[;:?])[^,]{2,50})$/u;

/** `weekend rate: Fri-Mon £160` → `The weekend rate is £160 (Fri-Mon).` */
function tellLabelled(ordered: string): string | undefined {
  const [, what = '', head = '', said = ''] = labelledThing.exec(ordered) ?? [];
  if (!what || !isCount(head) || said.split(' ').some((word) => isTold(word))) return undefined;
  return finishSentence(
    `The ${what} ${isOrAre(what)} ${said.replace(/^(\p{L}+(?:-| to )\p{L}+) ([$€£]\d\S*)$/u, '$2 ($1)')}`,
  );
}

const whenItIs = String.raw`(?:at|in|on) (?:(?:the )?(?:beginning|end|middle|start) of |(?:early|late|mid)[ -])?(?:next |this )?(?:\d|${monthShort}\b|spring|summer|autumn|fall|winter|week|month|year)[^,;:]*?`;
/** What comes on a day, and what is so then. */
const datedThing = compact(
  String.raw`^(?:the |our )?((?:[\p{L}\d'’-]+ ){0,5}?(?:ban|changeover|closing date|cut-?off|date|deadline|election|exam|expiry|handover|increase|inspection|launch|opening|renewal|rise|season|start|switch(?:-?over)?|vote)s?) (${whenItIs})(?:,? (?:as|because|since) (?:it|that|this)(?:['’]s| is) (when [^,;:]{6,80}))?[.!]?$`,
  'iu',
);

/** `the payroll cut-off on 28 March because that's when errors get dear` → `The payroll cut-off is on 28 March, and that's when errors get dear.` */
function tellDated(ordered: string): string | undefined {
  const [, what = '', when = '', then = ''] = datedThing.exec(ordered) ?? [];
  return what
    ? finishSentence(`The ${what} ${isOrAre(what)} ${when}${then && `, and that's ${then}`}`)
    : undefined;
}

/** What is to be mentioned, and what the sender did there or with it. */
const withDeed =
  /^((?:the |our )?[^,;:]{3,60}), (for (?:which|whom)|where|whom|which|with (?:which|whom)) (I|we) ((?:also |first |have |just |once |recently )*\p{Ll}+)((?: (?!(?:in|since|until) )[^,;:]*?)?)((?: (?:since|until|in|last|this) [^,;:]*)?)$/u;

/** `the Vaccine Days, where we worked in 2023` → `We worked at the Vaccine Days in 2023.` */
function toDeedThere(ordered: string): string | undefined {
  const [, what = '', how = '', who = '', did = '', rest = '', when = ''] = withDeed.exec(ordered) ?? [];
  const isDeed = did.split(' ').some((word) => isTold(word) || findVerb(word)?.form === 'past');
  if (!what || !isDeed || /\b(?:he|her|him|his|she|their|them|they)\b/i.test(ordered)) return undefined;
  const of = /^who?m$|^which$/.test(how)
    ? `${what}${rest}`
    : `${rest.trim()} ${how === 'where' ? (/^\p{Lu}\p{Ll}+$/u.test(what) ? 'in' : 'at') : (how.split(' ')[0] ?? '')} ${what}`.trim();
  return finishSentence(capitalise(`${who} ${did} ${of}${when}`));
}

/** Whether what is ordered to be said is a clause, and not somebody or something that one describes: `photos they can hand on`. */
function isClause(ordered: string): boolean {
  const words = ordered.split(' ');
  // "Minimum order 50 sets": what may be a noun as well is none of its own.
  const at = words.findIndex(
    (word, index) =>
      index > 0 && isTold(word) && (!findVerb(word)?.isName || /^(?:costs?|takes?)$/.test(word)),
  );
  return (
    (at > 0 || /^(?:I|it|there|we)\b/i.test(ordered)) &&
    hasClause(capitalise(ordered)) &&
    !/,|\b(?:I|her|his|s?he|that|they|we|where|which|who|you)\b/i.test(
      words
        .slice(0, Math.max(1, at))
        .slice(/^(?:I|we)$/i.test(words[0] ?? '') ? 1 : 0)
        .join(' '),
    )
  );
}

/** Things that are named to be told, and how each is. */
const things: TableOf<[]> = [
  // "Trade discount 20%".
  [
    /^(?:an? |the |our )?((?:[\p{L}-]+ ){0,2}discount)(?: of| is)? (\d+ ?%)((?: (?:for|if|on|until|when) .{3,50})?)$/iu,
    ([, what = '', much, when = '']) =>
      `There is ${withArticle(decapitalise(what))} of ${much}${toReader(when)}`,
  ],
  [
    /^(?:an? )?(\d+ ?%) (?:off|((?:[\p{L}-]+ )?discount))((?: (?:for|if|on|until|when) .{3,50})?)$/iu,
    ([, much, what = 'discount', when = '']) =>
      `There is ${withArticle(`${much} ${decapitalise(what)}`)}${toReader(when)}`,
  ],
  // "100 labels free with first order".
  [
    /^((?:the )?(?:first |next )?\d+ (?:\p{Ll}+ )?\p{Ll}+s) (?:are )?free ((?:for|from|if|until|with) [^,;:]{3,50})$/iu,
    ([, what = '', when = '']) =>
      `${capitalise(what)} are free ${toReader(when).replace(/\b(for|from|with) (?=(?:any|first|next)\b)/, '$1 your ')}`,
  ],
  // "Photos they can hand straight to the adjuster", "the price list they get on the day".
  [
    /^((?!.*\b(?:her|his|their)\b)(?:[\p{L}\d-]+ ){0,4}[\p{L}\d-]+) (?:that |which )?(?:s?he|they) (?:will )?(?:(can|could|may) |(?:get|keep|receive)s? ?)(.*)$/iu,
    ([, what = '', can = '', rest = '']) =>
      can
        ? `You get ${decapitalise(what)} that you ${can.toLowerCase()} ${toReader(rest)}`
        : `You get ${`${decapitalise(what)} ${toReader(rest)}`.trim()}`,
  ],
  // "The open day on 12 May".
  [
    /^(our|the) ((?:[\p{L}-]+ ){0,3}(?:day|evening|event|fair|festival|meeting|morning|open house|sale|session|show|talk|tasting|tour|webinar|weekend|workshop)s?)((?: (?:at|in|near) (?:the )?\p{Lu}[^,;:]*?)?) ((?:from|on|until) .*(?:\d|day\b).*)$/iu,
    ([, whose = '', what = '', where = '', when]) =>
      `${capitalise(whose.toLowerCase())} ${decapitalise(what)}${where} ${isOrAre(what)} ${when}`,
  ],
  // "2 free cases for new customers", "group rates from 12 pupils", "references from three museums".
  [
    /^(?:an? |our |the )?((?:[\p{L}\d-]+ ){0,3}?(?:(?:\d+|an?|one|two|three) free (?:\p{Ll}+ )?\p{Ll}+|bonus|dates|discounts?|guarantee|packages?|places|prices?|rates|references|samples|slots|voucher|warranty)) ((?:for|from|if|in|on|until|when|with) [^,;:]{3,60})$/iu,
    ([, what = '', when = '']) =>
      `There ${isOrAre(what)} ${isOrAre(what) === 'are' ? decapitalise(what) : withArticle(decapitalise(what))} ${toReader(when)}`,
  ],
];

/** What is named in the style of notes: `2 year warranty and free shipping over 200`. */
function tellNoted(named: string, plural: boolean): string | undefined {
  if (!canStand(`we have ${named}`)) return undefined;
  const tell = (thing: string) => {
    const told = firstTold(things, thing);
    return told ? finishSentence(told) : (toTellAnyway(thing, '') ?? toFact(thing, plural));
  };
  const parts = named.split(/,? (?:and|plus) (?:that )?/);
  const told = parts.map(tell);
  return (
    tell(named) ?? (parts.length > 1 && told.every((part) => part !== undefined) ? told.join(' ') : undefined)
  );
}

/** The same of a sentence, or of a thing that is called ours. */
function tellNamed(sentence: string, reader: Reader): string | undefined {
  const trend = toTrend(sentence);
  if (trend) return trend;
  const none = sentence.replace(lacking, '').replace(/[.!]$/, '');
  if (none.length < sentence.length - 2) return finishSentence(`There ${isOrAre(none)} ${none}`);
  const free = sentence.replace(/[.!]$/, '').replace(plainly, 'our ');
  if (free.startsWith('our ')) return nameThing(free.replace(/^our an? /, 'our '));
  const told = sentence.replace(telling, '');
  const named = sentence.replace(naming, '');
  if (told !== sentence) return sayAll(told.split(/,? and (?:that|our (?=.* (?:is|are)\b)) /i), reader);
  if (named === sentence) return undefined;
  const [things = '', ...clauses] = named.split(/,? and that /i);
  const thing = nameThing(things);
  if (!thing) return undefined;
  if (clauses.length === 0) return thing;
  const more = sayAll(clauses, reader);
  return more && `${thing} ${more}`;
}

/** What is said to go on: `rising fuel prices` → `Fuel prices are rising.` */
function toTrend(sentence: string): string | undefined {
  const [, how = '', of = '', when = '', what = '', where = ''] =
    trends.exec(sentence.replace(/[.!]$/, '')) ?? [];
  if (of) return finishSentence(`${capitalise(of)} ${isOrAre(of)} ${how.toLowerCase()}`);
  if (!what) return undefined;
  return finishSentence(
    `There ${/s$/.test(what) ? 'have' : 'has'} been ${/s$|growth/.test(what) ? '' : 'a '}${when.toLowerCase()}${what.toLowerCase()} ${where}`,
  );
}

/** `…, because that is always the first question`: why it is to be said. */
const why = /, because (?:it|that|this)(?:['’]s| is) (?:\p{Ll}+ )*(?:question|worry)$/u;

/** `recent attacks hit 3 hospitals`: too long for what `mention that` may end with but a sentence. */
const saysWhat = /^(?!(?:about|as|at|by|for|if|in|only|on|to|when|where|with|without)\b)\S+(?: \S+){4}/i;

/** `Refer to it tactfully, or just …`: how, and not what. */
const hintsHow =
  /^(?:it|that|them|this)(?:,| \p{Ll}+ly(?:[,.]|$| (?:and|but|or)\b)| (?:in|with) \p{Ll}+(?:[,.]|$))/iu;

function sayAll(clauses: readonly string[], reader: Reader): string | undefined {
  // "And do not keep data" is no order here.
  const isSayable = (clause: string) =>
    canStand(`that ${clause.replace(/\b(?:do not|don['’]t|never) \S+/g, 'have')}`);
  // "Mention it with respect" tells nothing.
  const tells = (clause: string) =>
    !hintsHow.test(clause) &&
    (saysWhat.test(clause) ||
      /^(?:I['’]m|it['’]s|they['’]re|we['’](?:re|ve)) /i.test(clause) ||
      clause
        .split(' ')
        .some((word) => isTold(word) || /n['’]t$/.test(word) || findVerb(word)?.form === 'base'));
  if (!clauses.every((clause) => isSayable(clause) && tells(clause))) return undefined;
  return (
    clauses
      .map((clause) =>
        clause
          .replace(why, '')
          .replace(ofTheirs, '$1 of yours')
          .replace(/(?<=^we['’]re .*),? (?:as well|too)$/i, ''),
      )
      // "They're welcome on a Saturday".
      .map((clause) => clause.replace(/^they['’]re\b/i, 'they are').replace(/^they['’]ll\b/i, 'they will'))
      .map((clause) => toYou(clause, reader) ?? finishSentence(capitalise(toReader(clause))))
      .join(' ')
  );
}

/** `our SOC 2 report` → `We can share our SOC 2 report.` */
function nameThing(named: string): string | undefined {
  const thing = named.replace(/ in passing$/, '');
  if (!canStand(`we have ${thing}`) || /[,;:]| (?:is|are|and|or|but|costs?|takes?) /.test(thing))
    return undefined;
  const mark = /^our (.+) (?:accreditation|certificate|certification)$/i.exec(thing)?.[1];
  if (mark) return finishSentence(`We are ${mark} certified`);
  const [, place = ''] = /^our work ((?:at|for|in|on|with) .+)$/i.exec(thing) ?? [];
  if (place) return finishSentence(`We have worked ${place}`);
  if (besides.test(thing)) return finishSentence(`There is also ${decapitalise(thing)}`);
  if (papers.test(thing)) return finishSentence(`We can share ${thing}`);
  if (terms.test(thing))
    return finishSentence(`There is also ${withArticle(decapitalise(thing.replace(/^(?:our|the) /i, '')))}`);
  const [, ours = ''] = had.exec(thing) ?? [];
  if (!ours || notHad.test(ours)) return undefined;
  return finishSentence(
    /^(?:latest|new|upcoming)\b/.test(ours)
      ? `There is also our ${ours}`
      : `We have ${withArticle(decapitalise(ours))}`,
  );
}

/** `No coding needed (say this!)`, `[important - mention]`: an order in brackets to say what stands before it. */
const sayInBrackets =
  /\s*[([](?:[^()[\]]{0,30}[,;:–-] ?)?(?:(?:also|always|definitely|do|must|please|pls|really|should) )*(?:add|emphasi[sz]e|highlight|include|lead with|mention|say|stress|use|(?:very )?(?:big|good|important|key|main) (?:one|point|selling point)|important|key|usp)(?: (?:it|that|this|the above))?(?: (?:clearly|early|first|please|pls|too))*\s*!*[)\]](?=[.!]*$)/iu;

/** `We liked the recent episode on debt`: whose, goes without saying. */
const likedTheirs =
  /\b((?:I|[Ww]e) (?:(?:all|just|really|very much) )*(?:admired|enjoyed|liked|listened to|loved|read|watched) )the (?=(?:last|latest|most recent|new|recent) (?:[\p{L}-]+ ){0,2}?(?:article|column|edition|episode|interview|issue|newsletter|piece|podcast|post|report|show|talk|video|webinar)\b|episode (?:about|on|with)\b)/u;

/** `reference their recent move to Epic` → `I read about their recent move to Epic`, and no order in brackets. Any other sentence is given back as it is. */
export function asNoted(written: string): string {
  const said = /[)\]][.!]*$/.test(written) ? written.replace(sayInBrackets, '') : written;
  const sentence = said.replace(likedTheirs, '$1their ');
  const noted = sentence.replace(noting, '');
  return noted !== sentence && newsOf.test(noted) ? `I read about ${noted}` : sentence;
}

const reasonToWrite =
  /^(?:Her|His|Their) ([^,]{3,60}) (?:is|was) (?:the reason|why) (?:I am|I['’]m|we are|we['’]re) writing\b/;

const reasonToChoose =
  /^(?:Her|His|Their) ([^,]{3,60}) ((?:is|was) (?:the reason|why)) ((?:my|our|the) (?:board|committee|jury|organi[sz]ers|panel|team)|I|we) (chose|invited|nominated|picked|selected|thought of) (?:her|him|them)[.!]?$/u;

/** `Her chapter on shifts is the reason I'm writing` → `Your chapter on shifts is the reason I am writing.` */
export function toReason(sentence: string): string | undefined {
  // "His book is the reason the committee chose him".
  const [, chosenFor = '', is = '', by = '', chose = ''] = reasonToChoose.exec(sentence) ?? [];
  if (chosenFor) return `Your ${chosenFor} ${is} ${by} ${chose} you.`;
  const [, reason = ''] = reasonToWrite.exec(sentence) ?? [];
  return reason ? `Your ${reason} is the reason I am writing.` : undefined;
}
