import { hasOtherForms } from './name-groups.ts';
import { previousWordOf, type Token } from './name-tokens.ts';
import { sentenceAfter, sentenceBefore } from './sentence-around.ts';
import { fold, isOrdinaryWord } from './words.ts';

/** "Some want Bach", "the EU writes the rule": a name that a scene paints with. Who does something with what is offered stands first, or before "it". */
export function isNameOfScene(token: Token, sentence: string, offerWords: number): boolean {
  if (pointsBack.test(sentence)) return false;
  const predicate = sentenceAfter(token.source, token.end);
  if (ofFirm.has(previousWordOf(token)) && (offerWords > 0 || pointsToOffer.test(predicate))) return false;
  if (!isSubject(token) || hasOtherForms(fold(token.text))) return true;
  if (offerWords > 1) return false;
  if (beforePlural.test(predicate) || mayHappen.test(predicate)) return true;
  return !(pointsToOffer.test(predicate) || isElliptic(predicate));
}

/** "The Tate stocks them", "Heineken already does": somebody has what is offered. */
const pointsBack =
  /\b(?:(?<!\b(?:none|one|some|most|many|half|each) of )them|us|ours|already|too(?=[.,;!?]))\b/i;
const pointsToOffer = /^[^,;:]*\b(?:it|this|these|that way|one|so|same)\b/i;

/** "AOI won't see it": nothing that anybody has done. */
const mayHappen = /^ (?:can|could|may|might|must|should|will|would|won|doesn|don|isn|aren|does not|do not)\b/;

/** "Mattel does.", "Ajax went first.": what it did stands in another sentence. */
function isElliptic(predicate: string): boolean {
  return (predicate.match(/\p{Ll}+/gu) ?? []).length < 6;
}

/** "Lithium batteries are in everything": the kind of what the sentence is about. */
const beforePlural = /^[ ]\p{Ll}+s (?:are|were|and|or|come|go|can|will|may|never|always|often)\b/u;

/** Whether nothing but small words and other names stands before a name in its sentence. */
function isSubject({ source, start }: Token): boolean {
  const lead = sentenceBefore(source, start);
  const opening = opensPlainly.exec(lead)?.[1]?.toLowerCase() ?? '';
  if (opening !== '' && !small.has(opening) && isOrdinaryWord(opening)) return false;
  return (lead.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).every((word) => small.has(word));
}

const opensPlainly = /^\W*(\p{Lu}\p{Ll}+)\b(?![ ]\p{Lu})/u;
const small = new Set('a an and as at by each every for former from in of on or the to with'.split(' '));

/** "At Bardusch": where people work; "a guest from Osaka" tells of no firm. */
const ofFirm = new Set(['at', 'by', 'with']);
