import { compact } from '../../../compact.ts';
import { capitalise } from '../../text/grammar.ts';
import { organisationNouns } from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import { isTold, secondOf, turnPronouns } from './second-person.ts';
import { readersPlaces } from './to-you.ts';
import { badNews } from './unkind.ts';

const near = compact(
  String.raw`^(?!(?:I|We|Our|My|You|They|He|She|Their|Her|His|If|It|There|This|That)\b)[\p{Lu}\d][^,;:]* (?:across|around|in|near) (?:her|his|their|your) (?:area|city|country|county|district|industry|market|region|sector|state|street|town|trade|village)\b`,
  'u',
);
const attacks = /\b(?:hacked|ransomware)\b/gi;

/** What goes on where the reader is: `Water tariffs in their county rise in July` → `Water tariffs in your county rise in July.` */
export function toNearby(sentence: string): string | undefined {
  if (!near.test(sentence) || badNews.test(sentence.replace(attacks, ''))) return undefined;
  if (/\b(?:our|ours|us|we|customers?|clients?)\b/i.test(sentence)) return undefined;
  const told = turnPronouns(sentence, true);
  return told && finishSentence(told);
}

const patron =
  /^(?:I|We) (?:(?:also|always|often|usually) )?(?:buy|drink|eat|get|order|shop|stay|swim|train)\b[^,;:]*\bthere\b/;

/** `I was in there 2 weeks ago and bought a book, lovely place`. */
const visited =
  /^I (was|popped|stopped) (?:by |in )?there((?: (?:last|on|this|a|two|three|\d+) [^,;:]*?)? (?:and (?:ate|bought|drank|got|had|loved|ordered|tried) [^,;:]+)(?:, [^,;:]+)?)$/i;

/** `I stayed there in May and loved the garden`. */
const stayed =
  /^(I (?:ate|had (?:breakfast|coffee|dinner|lunch)|shopped|stayed)) there((?: [^,;:]*?)? and (?:enjoyed|liked|loved) [^,;:]+)$/;

/** `I buy my bread there every Saturday`, of a bakery: whoever writes is a customer of the reader's. */
export function toPatron(sentence: string, place: string | undefined): string | undefined {
  const [, been = '', when = ''] = visited.exec(sentence) ?? [];
  const [, did = '', seen = ''] = stayed.exec(sentence) ?? [];
  if (place && did) return finishSentence(`${did} at your ${place}${seen}`);
  if (place && been && when) return finishSentence(`I was in your ${place}${when.replace(/,.*$/, '')}`);
  return place && patron.test(sentence)
    ? finishSentence(sentence.replace(/\bthere\b/, `at your ${place}`))
    : undefined;
}

const dated = compact(
  String.raw`^((?:During|In|Last|On (?=\d|(?:Fri|Mon|Satur|Sun|Thurs|Tues|Wednes)day)|Since|This) ?(?:(?:her|his|its|their) )?[^,;:]{2,40}?),? the (${[...new Set([...organisationNouns, ...readersPlaces])].join('|')}) (\p{Ll}+) (.+)$`,
  'u',
);

/** What anybody's place of work can be called. */
const anyFirm = /^(?:business|company|firm|organi[sz]ation)$/;

/**
 * `In its annual report the chain committed to …`, of a chain → `In your annual report you committed to …`, `Last winter the resort opened late` → `Last winter
 * your resort opened late.` Undefined where another place may be meant. `isTheirs`: whether a place of that name is where the reader works.
 */
export function toDated(sentence: string, isTheirs: (noun: string) => boolean): string | undefined {
  const [, when = '', noun = '', verb = '', rest = ''] = dated.exec(sentence) ?? [];
  const isReaders = anyFirm.test(noun) || isTheirs(noun);
  if (
    !isReaders ||
    !(isTold(verb) || /^(?:cut|hit|put|set|\p{Ll}{2,}ed)$/u.test(verb)) ||
    badNews.test(sentence)
  )
    return undefined;
  const ours = (text: string) => text.replace(/\bits\b/g, 'their');
  const told = turnPronouns(ours(rest), true);
  // "Last winter your resort opened …": a place of many is "you" where the sentence says "its".
  if (told && !/\bits\b/.test(sentence) && !anyFirm.test(noun))
    return finishSentence(`${when}, your ${noun} ${verb} ${told}`);
  return (
    told &&
    finishSentence(
      `${ours(when).replace(/\b(?:her|his|their)\b/, 'your')} you ${secondOf(verb) ?? verb} ${told}`,
    )
  );
}

const span = String.raw`(?:about |almost |just |less than |nearly |only |over )?(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few) (?:days?|weeks?|months?)`;
const soon = `(?:soon|next (?:month|week|year|quarter)|this (?:month|week|year|autumn|fall|spring|summer|winter)|(?:in|on|from) [^,;:]{3,30})`;
/** What comes to everybody of a trade: a season, an end of the year, a law. */
const times = compact(
  String.raw`^(?:the )?((?:(?:new|next|busy) )?(?:[\p{L}-]+ ){0,2}(?:season|harvest|year[- ]end|financial year|tax year|school year|half[- ]term|black friday|christmas|easter|(?:father|mother|valentine)['’]?s['’]? day|halloween|ramadan|thanksgiving|autumn|spring|summer|winter|holidays|rules|regulations?|directive|law|ban)) (?:(?:is|are) (?:${span} (?:away|off)|coming(?: up)?|approaching|(?:almost|nearly) here|(?:just )?around the corner|upon us)(?: (?:again|soon))?|(?:begins?|starts?|opens?|kicks? off|peaks?|takes? effect|comes? into (?:effect|force)|appl(?:y|ies)|will (?:apply|begin|start|take effect))(?: again)? ${soon})[.]?$|^(?:the )?(?:filing|reporting|self-assessment|tax|vat) (?:return )?deadline is .*\d.*$|^(?:the )?deadline for (?:the )?(?:new )?(?:[\p{L}-]+ ){0,2}(?:audit|declarations?|directive|filings?|law|regulations?|reporting|reports|returns?|rules) is .*\d.*$`,
  'iu',
);
/** A course has its own terms and seasons. */
const taught = /\b(?:camps?|class(?:es)?|clubs?|courses?|holidays?|lessons?|school|tickets?|workshops?)\b/i;

/** Whether a sentence tells what the calendar brings. */
export function isSeason(sentence: string): boolean {
  return times.test(sentence);
}

/** `Tax season starts soon`: what the calendar brings leads up to what is offered. `offer`: what that is, whose own season it may be. */
export function toSeason(sentence: string, offer: string): string | undefined {
  if (/\b(?:I|my|our|ours|us|we)\b/i.test(sentence) || badNews.test(sentence)) return undefined;
  const found = times.exec(sentence);
  const isOwn = /season|term|holidays|year$/i.test(found?.[1] ?? '') && taught.test(offer);
  return found && !isOwn
    ? finishSentence(capitalise(sentence).replace(/^Season /, 'The season '))
    : undefined;
}
