import { compact } from '../../../compact.ts';
import { capitalise, decapitalise, toReader, withArticle } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import { finishSentence } from '../sentence-text.ts';
import { isTold } from './second-person.ts';
import { canStand } from './to-proof.ts';
import { type Reader, toYou } from './to-you.ts';

const order =
  "(?:[^,;]{3,90}, so |(?:[Kk]eep|[Uu]se|[Ww]rite|[Ss]tay) [^,;]{3,60},? and )?(?:it(?:['’]s| is) (?:fine|good|ok|okay) to )?(?:(?:please|pls|plz) )?(?:also )?(?:mention|say|note|include|add|highlight|emphasi[sz]e|reference|point out)";
/** `Mention that …`, `mention we …`: what follows is a sentence. */
const telling = compact(
  String.raw`^${order}(?: the fact)?(?: that (?=\S)| (?=(?:I|it|it['’]s|there|they|we|we['’](?:re|ve)) ))`,
  'i',
);
/** `Mention our SOC 2 report`: what follows is a thing. */
const naming = compact(`^${order} (?=(?:our|the) )`, 'i');
/** What can be handed to whoever asks for it. */
const papers =
  /\b(?:benchmarks?|brochure|case stud(?:y|ies)|catalogue|certificates?|deck|ebook|figures|guide|handbook|portfolio|references?|report|results|stud(?:y|ies)|survey|white ?paper)$/i;
/** What a firm has besides. */
const besides =
  /^our (?:[\p{L}-]+ ){0,3}(?:API|app|community|help ?desk|hotline|integration|marketplace|office|onboarding|partnership|plugin|SLA|support|workshop)\b/iu;
/** What the reader can have or do first. */
const terms = /\b(?:bonus|demo|discount|guarantee|offer|pilot|promotion|sandbox|trial|warranty)$/i;

/** How what is ordered is not to be said: `… but don't scare with fines`, `…, and do not sound pushy`. */
const howNot =
  /,? (?:but|and),? (?:please )?(?:do not|don['’]t|never|not) (?:be |go |make |mention |name |overdo |push |say |scare |sound |stress |use |dwell )[^.]*(?=\.|$)/i;

/**
 * What a sentence orders to be said: `Mention that setup takes an hour and that they keep all data`, `mention our SOC 2 report`. Undefined where it orders
 * nothing of the kind.
 */
export function toMention(written: string, reader: Reader): string | undefined {
  const sentence = written.replace(howNot, '');
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

/** `…, because that is always the first question`: why it is to be said. */
const why = /, because (?:it|that|this)(?:['’]s| is) (?:\p{Ll}+ )*(?:question|worry)$/u;

function sayAll(clauses: readonly string[], reader: Reader): string | undefined {
  // "And do not keep data" is no order here.
  const isSayable = (clause: string) =>
    canStand(`that ${clause.replace(/\b(?:do not|don['’]t|never) \S+/g, 'have')}`);
  // "Mention it with respect" tells nothing.
  const tells = (clause: string) =>
    clause.split(' ').some((word) => isTold(word) || findVerb(word)?.form === 'base');
  if (!clauses.every((clause) => isSayable(clause) && tells(clause))) return undefined;
  return clauses
    .map((clause) => clause.replace(why, ''))
    .map((clause) => toYou(clause, reader) ?? finishSentence(capitalise(toReader(clause))))
    .join(' ');
}

/** `our SOC 2 report` → `We can share our SOC 2 report.` */
function nameThing(named: string): string | undefined {
  const thing = named.replace(/ in passing$/, '');
  if (!canStand(`we have ${thing}`) || /[,;:]| (?:is|are|and|or|but) /.test(thing)) return undefined;
  const mark = /^our (.+) (?:accreditation|certificate|certification)$/i.exec(thing)?.[1];
  if (mark) return finishSentence(`We are ${mark} certified`);
  if (besides.test(thing)) return finishSentence(`There is also ${decapitalise(thing)}`);
  if (papers.test(thing)) return finishSentence(`We can share ${thing}`);
  if (terms.test(thing))
    return finishSentence(`There is also ${withArticle(decapitalise(thing.replace(/^(?:our|the) /i, '')))}`);
  return undefined;
}

const reasonToWrite =
  /^(?:Her|His|Their) ([^,]{3,60}) (?:is|was) (?:the reason|why) (?:I am|I['’]m|we are|we['’]re) writing\b/;

/** `Her chapter on shifts is the reason I'm writing` → `Your chapter on shifts is the reason I am writing.` */
export function toReason(sentence: string): string | undefined {
  const [, reason = ''] = reasonToWrite.exec(sentence) ?? [];
  return reason ? `Your ${reason} is the reason I am writing.` : undefined;
}
