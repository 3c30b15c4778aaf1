import { isOrdinaryWord } from '../../../../gate/index.ts';
import { capitalise, isPlural } from '../../../text/grammar.ts';
import { determiners, measures, personNouns, prepositions } from '../../../text/words.ts';
import { isRole } from '../people/signed-as.ts';
import { isSound } from '../proofs/is-sound.ts';
import { speaksOfOthers } from '../proofs/speaks-of-others.ts';
import { isTold, turnPronouns } from '../second-person.ts';
import type { SentenceWeights } from '../weights/sentence-weights.ts';

/** Pronouns of the reader's, as notes on the reader use them. */
const ofReader = /\b(?:he|her|hers|him|his|she|them|their|theirs|they)\b/i;

const severalOf = /\b(?:them|their|theirs|they)\b/i;

/** What begins with the reader, and what the sender has of the reader, is read as news. */
const readElsewhere =
  /^(?:An? (?:contact|friend)|He|Her|His|She|Their|They|(?:I|We)(?: have|['’]ve)? (?:admired?|found|heard|know|liked?|loved?|met|noticed|read|saw|seen|understand))\b/;

/** What others think or say of the reader, and how far the sender would go, is nobody's fact; of customers "they" may be said. */
const isOpinion =
  /\b(?:believes?|(?:client|customer|user)s?|dislikes?|haggles?|hates?|hesitates?|insists?|lost|objects?|owes?|promised|push(?:es)?|refuses?|rumou?red|said|says|shows? that|suspects?|thinks?|told|waived)\b|\b(?:he|she|they) (?:also |just |recently )?(?!needed|wanted)\p{Ll}+ed\b/iu;

/** `I am a former nurse`: nobody but the sender or the reader is spoken of. */
const ofReaderOrSender = /^(?:He|Her|His|She|Their|They|I am|I['’]m|I was|We are|We['’]re)\b|\bone of us\b/;

/** `Our clerk worked in his office`: may be the clerk's. */
export const ownOfOne =
  /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(?:clerk|\p{Ll}+(?:ant|eer|er|ian|ist|or))\b.*\b(?:he|her|his|she)\b(?!$)/u;

/** `Claims are filed the day she sends them`, `imports are done by her`: of the claims, and of another; `I can bring them by bus`, of what is brought. */
const turnedWrong =
  /\b(?:bring|carry|collect|deliver|drop|fetch|hand|lend|mail|move|pick|post|put|send|ship|store|take)s? you\b(?! (?:an?|my|one|our|some|the|two|\d)\b)|\bby you\b|\byou \p{Ll}+ you\b|\byour (?:and|at|for|from|in|on|or|to|with)\b|\byour[.,]?$/u;

/** `Our planners sit down with them to set up the rules`: what is done for somebody is done for another than who does it. */
const forThem =
  /^((?:[^,;]* (?:and|but) )?(?:[Mm]y|[Oo]ne of (?:my|our)|[Oo]ur) (?!(?:clients?|customers?|guests?|members|students|users)\b)(?!.*\b(?:I|he|she|they|we|who)\b)[^,;]*?)(\b(?:for|to|with) (?:her|him|them)\b(?! \p{Ll}+(?:s|es)?$).*)$/u;

/**
 * A sentence of the sender's that speaks of the reader in the third person, wherever the pronoun stands, as it is said to the reader: `Setup takes two hours
 * and we do it for them` → `… for you`, `… is credited if she orders a repair` → `… if you order a repair`. Undefined where there is nothing to turn, or where
 * somebody else can be meant, also of the sentence `before`.
 */
export function addressReader(sentence: string, before = ''): string | undefined {
  if (!ofReader.test(sentence) || readElsewhere.test(sentence) || isOpinion.test(sentence)) return undefined;
  if (/^[^,.;]{2,30}: /.test(sentence) || isOfOther(sentence) || ownOfOne.test(sentence)) return undefined;
  // "The trial is deducted from the price if they carry on": who would do so is the reader, whoever was named before.
  const [, term = '', goOn = ''] = ifTheyDo.exec(sentence) ?? [];
  if (goOn && !ofReader.test(term + goOn) && !namesSeveral(term.replace(/\b\p{L}{0,3}[$€£]?\d\S*/gu, '9')))
    return `${term}you${goOn}`;
  const known = ofReaderOrSender.test(before) ? '' : before;
  const [, thing = '', amount = ''] = reachesReader.exec(sentence) ?? [];
  if (thing && !ofReader.test(amount) && !namesSeveral(known) && !namesPeople(thing))
    return capitalise(`${thing}you${amount}`);
  if (severalOf.test(sentence) ? namesSeveral(known) : isSound(sentence, known)) return undefined;
  const [, done = '', whom = ''] = forThem.exec(sentence) ?? [];
  const tail = done && !ofReader.test(done) ? turnPronouns(whom, false) : undefined;
  const [opening = ''] = sentence.split(severalOf);
  const isClear =
    opening === sentence ||
    !(named.test(opening) || namesSeveral(opening) || speaksOfOthers(sentence.replace(measured, 'a while')));
  const told = tail ? `${done}${tail}` : isClear ? turnPronouns(sentence, false) : undefined;
  return told && !ofReader.test(told) && !turnedWrong.test(told) ? capitalise(told) : undefined;
}

/** `Parts from abroad take them three weeks`, `water reaches them by truck`: whom it takes or reaches is not what takes or reaches. */
export const reachesReader =
  /^((?!(?:An?other|I|It|One|Some|That|There|This|We)\b)(?:\p{L}[\p{L}-]*|\d+)(?: (?!(?:it|our|us|we|which|who)\b)[\p{L}\d-]+){0,5} (?:cost|reach|save|take)(?:s|es)? )them((?: (?:about |almost |nearly |only |over )?(?:\d|an?\b|half\b|one\b|two\b|three\b|four\b|five\b|six\b|ten\b)| by \p{Ll}).*)$/iu;

/** What the reader may do once it is offered. */
const ifTheyDo =
  /^((?:The|There|We|You|Our|It) .*\b(?:if|once|when|whenever) )they( (?:agree|book|buy|carry on|choose|commit|continue|decide|go ahead|go on|hire|join|order|pay|prefer|proceed|renew|sign|stay|stick|subscribe|switch)\b.*)$/u;

/** Whether somebody is among the words for what does so: `Installers on the coast`. */
function namesPeople(thing: string): boolean {
  return thing
    .toLowerCase()
    .split(' ')
    .some((word) => personNouns.has(word) || personNouns.has(word.replace(/s$/, '')) || isPeople.test(word));
}
const isPeople = /^(?:clients?|customers?|guests?|members?|people|staff|tenants?|users?|visitors?)$/;

/** `New reps at ACME reached it after they …`: somebody by name, and no month. */
export const named = /(?<!\b(?:before|by|in|on|since|until)) \p{Lu}\p{Ll}{2,}/u;

/** What comes after a verb, beside a preposition or an article: `takes three weeks`, `works fully offline`. */
const opensObject =
  /^(?:\d.*|two|three|four|five|six|eight|ten|half|about|around|it|less|more|only|up|us|[.,;]|\p{Ll}+ly)$/u;
/** `60 minutes`: nobody. */
const measured =
  /\b(?:\d[\d.,]*|two|three|four|five|six|eight|ten|twelve) (?:days|euros|hours|minutes|months|weeks|years)\b/gi;

/** Whether a sentence speaks of several whom or what "they" can be, also where their name is a verb as well: `All invoices are checked before they go out`. */
function namesSeveral(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d-]+|[.,;]/gu) ?? [];
  return words.some((word, at) => {
    if (!isPlural(word) || measures.has(word) || prepositions.has(word)) return false;
    const before = words[at - 1] ?? '';
    const next = words[at + 1] ?? '';
    const isNoun = /^(?:all|most|our|some|the|these|those|\d.*|)$/.test(before) || isPlural(before);
    const isVerb = next === '' || opensObject.test(next) || prepositions.has(next) || determiners.has(next);
    return !isTold(word) || isNoun || !isVerb;
  });
}

/** Who or what a sentence is about, where nothing else says whose it is: a post or a name is not the sender's. */
export function isOfOther(sentence: string): boolean {
  const [first = '', second = ''] = sentence.split(' ');
  return (
    !/^(?:An?|Each|Every|I|It|My|No|One|Our|The|There|We|You)$/.test(first) &&
    (isRole(first.toLowerCase()) ||
      isRole(second) ||
      /^\p{Lu}{2}/u.test(first) ||
      !isOrdinaryWord(first.toLowerCase()))
  );
}

/** Whether such a sentence looks like a fact that may be told, as it is said to the reader. */
export function maySayToReader({ told, kept }: SentenceWeights, sentence: string): boolean {
  return (
    kept < -1.5 &&
    (told > 0 ||
      (told > -1 && /\b(?:if|once|until|when|whenever) you\b/.test(sentence)) ||
      (told > -1 && kept < -2.5 && /^(?:I|My|Our|We)\b/.test(sentence)))
  );
}
