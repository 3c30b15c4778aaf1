import { compact } from '../../../compact.ts';
import { capitalise, decapitalise, toReader, withArticle } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import { isOrAre } from '../offer/extra-sentence.ts';
import { finishSentence } from '../sentence-text.ts';
import { isTold } from './second-person.ts';
import { canStand } from './to-proof.ts';
import { type Reader, toYou } from './to-you.ts';

const order =
  "(?:[^,;]{3,90},? so |(?:[Kk]eep|[Uu]se|[Ww]rite|[Ss]tay) [^,;]{3,60},? and )?(?:it(?:['’]s| is) (?:fine|good|ok|okay) to |I(?:['’]d| would)? (?:(?:also|just|kinda|kind of|really|sort of) )*(?:like|love|need|want) to )?(?:(?:please|pls|plz) )?(?:also )?(?:(?:be sure|do not forget|don['’]t forget|make sure|remember|try) to |make sure you )?(?:mention|say|note|include|add|highlight|emphasi[sz]e|feature|reference|refer to|point out|bring up|play up|stress|talk about|tell (?:her|him|them)|touch on|make (?:it )?clear)";
/** `Mention that …`, `mention we …`: what follows is a sentence. */
const telling = compact(
  String.raw`^${order}(?: the fact)?(?: that (?=\S)| (?:how )?(?=(?:I|I['’]m|I['’]ve|it|it['’]s|there|they|we|we['’](?:re|ve)|(?:my|our|the) (?:[a-z-]+ ){1,4}(?:are|has|have|is|was|were)) ))`,
  'i',
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

/** How what is ordered is not to be said: `… but don't scare with fines`, `…, and do not sound pushy`. */
const howNot =
  /,? (?:but|and),? (?:please )?(?:do not|don['’]t|never|not) (?:be |go |make |mention |name |overdo |push |say |scare |sound |stress |use |dwell )[^.]*(?=\.|$)|,? (?:but|and) without (?:the|going|saying|telling)\b[^.]*(?=\.|$)|,? but not (?:(?:as|in|with) an? |(?:over|too)\b)[^.,]*(?=\.|$)/i;

/** Where in the mail it is to be said. */
const whereTo =
  / (?:right )?(?:(?:at|in|near|towards) the (?:beginning|bottom|closing|end|first line|opening|start|top)|up front)(?=[.!]?$)|(?<=\bI(?:['’]m| am) an? \p{Ll}+) first(?=[.!]?$)/iu;
/** `I'm a backer`: whose, goes without saying. */
const ofTheirs =
  /^(I(?:['’]m| am) (?:also )?an? (?:big |long-?time |loyal |regular )?(?:backer|customer|fan|follower|guest|listener|member|patient|reader|subscriber|supporter|user|visitor))$/i;

/**
 * What a sentence orders to be said: `Mention that setup takes an hour and that they keep all data`, `mention our SOC 2 report`. Undefined where it orders
 * nothing of the kind.
 */
export function toMention(written: string, reader: Reader): string | undefined {
  const sentence = written.replace(howNot, '').replace(whereTo, '');
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

function sayAll(clauses: readonly string[], reader: Reader): string | undefined {
  // "And do not keep data" is no order here.
  const isSayable = (clause: string) =>
    canStand(`that ${clause.replace(/\b(?:do not|don['’]t|never) \S+/g, 'have')}`);
  // "Mention it with respect" tells nothing.
  const tells = (clause: string) =>
    saysWhat.test(clause) ||
    /^(?:I['’]m|it['’]s|they['’]re|we['’](?:re|ve)) /i.test(clause) ||
    clause.split(' ').some((word) => isTold(word) || findVerb(word)?.form === 'base');
  if (!clauses.every((clause) => isSayable(clause) && tells(clause))) return undefined;
  return clauses
    .map((clause) =>
      clause
        .replace(why, '')
        .replace(ofTheirs, '$1 of yours')
        .replace(/(?<=^we['’]re .*),? (?:as well|too)$/i, ''),
    )
    .map((clause) => toYou(clause, reader) ?? finishSentence(capitalise(toReader(clause))))
    .join(' ');
}

/** `our SOC 2 report` → `We can share our SOC 2 report.` */
function nameThing(named: string): string | undefined {
  const thing = named.replace(/ in passing$/, '');
  if (!canStand(`we have ${thing}`) || /[,;:]| (?:is|are|and|or|but) /.test(thing)) return undefined;
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

/** `reference their recent move to Epic` → `I read about their recent move to Epic`. Any other sentence is given back as it is. */
export function asNoted(sentence: string): string {
  const noted = sentence.replace(noting, '');
  return noted !== sentence && newsOf.test(noted) ? `I read about ${noted}` : sentence;
}

const reasonToWrite =
  /^(?:Her|His|Their) ([^,]{3,60}) (?:is|was) (?:the reason|why) (?:I am|I['’]m|we are|we['’]re) writing\b/;

/** `Her chapter on shifts is the reason I'm writing` → `Your chapter on shifts is the reason I am writing.` */
export function toReason(sentence: string): string | undefined {
  const [, reason = ''] = reasonToWrite.exec(sentence) ?? [];
  return reason ? `Your ${reason} is the reason I am writing.` : undefined;
}
