import { isCalendarWord } from './calendar-facts.ts';
import type { DraftLanguage } from './guess-language.ts';
import { isKnown, isMakerOfKnown, isUnknownCode, type KnownWords } from './known-words.ts';
import { isPartOfLongForm } from './long-forms.ts';
import { germanRoleEndings, greetingRoles, hasOtherForms, plainCapitals } from './name-groups.ts';
import { isTitleCase, nextWordOf, previousWordOf, type Token, tokenize } from './name-tokens.ts';
import { isPlainAcronym } from './plain-acronyms.ts';
import { dating, emphasised, holidays, isFeastDay, namesThatAreWords } from './plain-names.ts';
import { leavesOpen, sentenceBefore } from './sentence-around.ts';
import type { DraftSentences } from './sentence-roles.ts';
import { fold, isListedWord, isOrdinaryWord } from './words.ts';

/** The proper names of a text that the brief does not give. */
export function findInventedNames(
  subject: string,
  body: string,
  brief: BriefWords,
  sentences: DraftSentences,
): string[] {
  const titleCase = isTitleCase(subject);
  const suspects = [
    ...tokenize(subject, plain).map((token) => ({ ...token, opens: token.opens || titleCase })),
    ...tokenize(body, plain, subject.length + 1),
  ].filter((token) => !isOrdinaryOpening(token));
  if (suspects.length === 0) return [];
  const language = sentences.language();
  return suspects.filter((token) => isNamed(token, brief, language, sentences)).map(({ text }) => text);
}

type BriefWords = { readonly words: KnownWords };

/** Most words of a text are no names, whatever the brief says. */
export const plain = /^(?:[a-z]+|\d+)$/;

const capitalised = /^[A-Z][a-z]+$/;

/** Nor is an ordinary word where a sentence begins. */
function isOrdinaryOpening({ text, opens, line }: Token): boolean {
  return opens && line !== 'signature' && capitalised.test(text) && isListedWord(text.toLowerCase());
}

/** Whether a word is a name that nothing in the brief stands behind. */
function isNamed(
  token: Token,
  brief: BriefWords,
  language: DraftLanguage,
  sentences: DraftSentences,
): boolean {
  const text = token.text.replace(/[’']s?$/, '');
  const folded = fold(text);
  const hasDigit = /\d/.test(text);
  if (hasDigit)
    return (
      /\p{L}/u.test(text) &&
      isUnknownCode(folded, brief.words) &&
      !(shortCode.test(text) && sentences.roleAt(token.at) !== 'claim')
    );
  if (!/^\p{Lu}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) return false;
  if (text.length === 1) return false;
  if (plainCapitals.has(fold(token.text)) || plainCapitals.has(folded)) return false;
  if (isPlainAcronym(text) || isCalendarWord(text)) return false;
  const known = brief.words;
  if (isKnown(folded, text, known) || isMakerOfKnown(folded, nextWordOf(token), known)) return false;
  // "Happy Easter", "over Christmas"; "by Christmas" would be a date.
  if (holidays.has(folded))
    return dating.has(previousWordOf(token)) && sentences.roleAt(token.at) !== 'scene';
  if (isFeastDay(token)) return false;
  if (known.acronyms.size > 0 && isPartOfLongForm(token.source, token.start, known.acronyms)) return false;
  if (token.line === 'greeting') {
    const isRole =
      greetingRoles.has(folded) ||
      (language === 'german' && germanRoleEndings.test(folded)) ||
      (isListedWord(folded) && !namesThatAreWords.has(folded));
    return !(token.opens || isRole);
  }
  if (token.line === 'signature') return !['the', 'team', 'your', 'from', 'on', 'behalf'].includes(folded);
  if (sentences.roleAt(token.at) === 'scene' && isOfScene(token, sentences.sentenceAt(token.at)))
    return false;
  if (leavesOpen(sentenceBefore(token.source, token.start))) return false;
  // "A French class": a kind of something.
  if (
    hasOtherForms(folded) &&
    /\ban? $/i.test(token.source.slice(0, token.start)) &&
    nextWordOf(token) !== ''
  )
    return false;
  const mixed = /\p{Ll}\p{Lu}/u.test(text);
  const shouted = text.length > 1 && text === text.toUpperCase();
  if (mixed) return true;
  if (shouted) return !(language === 'english' && emphasised.has(folded));
  if (language === 'german') return false;
  if (!token.opens) return true;
  return language === 'english' && !isOrdinaryWord(text) && mayAct(token) && !isPluralSubject(token, folded);
}

/** "Some want Bach", "on the scale there's a Labrador": a name that a scene paints with. Who does something with what is offered stands first, or before "it". */
function isOfScene(token: Token, sentence: string): boolean {
  if (pointsBack.test(sentence) || ofFirm.has(previousWordOf(token))) return false;
  return !isSubject(token) || beforePlural.test(token.source.slice(token.end, token.end + 40));
}

/** "The Tate stocks them", "Heineken already does": somebody has what is offered. */
const pointsBack = /\b(?:(?<!none of )them|us|ours|already|too(?=[.,;!?]))\b/i;

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

/** "The M4", "a learner in B1". */
const shortCode = /^\p{Lu}\d{1,2}$/u;
/** "At Bardusch": where people work. */
const ofFirm = new Set(['at', 'by', 'from', 'like', 'with']);
/** "Ladders come", "Stopwatches and": a plural before its verb. A firm's name in -s is followed by "cut", "uses" or "told". */
function isPluralSubject(token: Token, folded: string): boolean {
  if (!/[^su]s$/.test(folded) || folded.length < 5) return false;
  const next = nextWordOf(token);
  if (!/^\p{Ll}/u.test(next)) return false;
  return !/(?:ed|[^s]s)$/.test(next) && !singularVerbs.has(next) && (isOrdinaryWord(next) || next.length < 3);
}

/** "Pentest before your next audit", "Arroz de marisco": no verb follows, so that nobody does anything. */
function mayAct(token: Token): boolean {
  const next = nextWordOf(token);
  if (!/^\p{Ll}/u.test(next)) return true;
  return !goesBeforeNoVerb.has(next) && (next.length < 3 ? isListedWord(next) : isOrdinaryWord(next));
}

const goesBeforeNoVerb = new Set('about after before for in into of on to which who without'.split(' '));

const singularVerbs = new Set(
  'saw went did told made took gave got had has was is came began became found kept left led lost paid said sold sent spent thought won wrote built bought brought chose cut put let set ran grew knew met'.split(
    ' ',
  ),
);
