import { isCalendarWord } from './check-dates.ts';
import { guessLanguage } from './guess-language.ts';
import { isKnown, isMakerOfKnown, isUnknownCode, type KnownWords } from './known-words.ts';
import { isPartOfLongForm } from './long-forms.ts';
import { germanRoleEndings, greetingRoles, plainCapitals } from './name-groups.ts';
import { isTitleCase, nextWordOf, previousWordOf, type Token, tokenize } from './name-tokens.ts';
import { isPlainAcronym } from './plain-acronyms.ts';
import {
  dating,
  emphasised,
  holidays,
  householdNames,
  isFeastDay,
  languages,
  offersLanguage,
  speaksOfOffer,
} from './plain-names.ts';
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
  const language = guessLanguage(body);
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
  language: 'english' | 'german' | 'other',
  sentences: DraftSentences,
): boolean {
  const text = token.text.replace(/[’']s?$/, '');
  const folded = fold(text);
  const hasDigit = /\d/.test(text);
  if (hasDigit) return /\p{L}/u.test(text) && isUnknownCode(folded, brief.words);
  if (!/^\p{Lu}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) return false;
  if (text.length === 1) return false;
  if (plainCapitals.has(fold(token.text)) || plainCapitals.has(folded)) return false;
  if (isPlainAcronym(text) || isCalendarWord(text)) return false;
  const known = brief.words;
  if (isKnown(folded, text, known) || isMakerOfKnown(folded, nextWordOf(token), known)) return false;
  // "Happy Easter", "over Christmas"; "by Christmas" would be a date.
  if (holidays.has(folded)) return dating.has(previousWordOf(token));
  if (isFeastDay(token)) return false;
  // "An Excel sheet", "a WhatsApp message": what everybody has, where nothing is said about the offer.
  if (householdNames.has(fold(token.text)) && !speaksOfOffer(token)) return false;
  // "The callers speak Polish" says nothing of what is offered.
  if (
    languages.has(folded) &&
    (sentences.roleAt(token.at) === 'scene' || !offersLanguage.test(sentences.sentenceAt(token.at)))
  )
    return false;
  if (known.acronyms.size > 0 && isPartOfLongForm(token.source, token.start, known.acronyms)) return false;
  // "In plain English", "18 degrees Celsius".
  if (folded === 'english' && previousWordOf(token) === 'plain') return false;
  if (token.line === 'greeting') {
    const isRole = greetingRoles.has(folded) || (language === 'german' && germanRoleEndings.test(folded));
    return !(token.opens || isRole);
  }
  if (token.line === 'signature') return !['the', 'team', 'your', 'from', 'on', 'behalf'].includes(folded);
  const mixed = /\p{Ll}\p{Lu}/u.test(text);
  const shouted = text.length > 1 && text === text.toUpperCase();
  if (mixed) return true;
  if (shouted) return !(language === 'english' && emphasised.has(folded));
  if (language === 'german') return false;
  if (!token.opens) return true;
  return language === 'english' && !isOrdinaryWord(text) && !isPluralSubject(token, folded);
}

/** "Ladders come", "Stopwatches and": a plural before its verb. A firm's name in -s is followed by "cut", "uses" or "told". */
function isPluralSubject(token: Token, folded: string): boolean {
  if (!/[^su]s$/.test(folded) || folded.length < 5) return false;
  const next = nextWordOf(token);
  if (!/^\p{Ll}/u.test(next)) return false;
  return !/(?:ed|[^s]s)$/.test(next) && !singularVerbs.has(next) && (isOrdinaryWord(next) || next.length < 3);
}

const singularVerbs = new Set(
  'saw went did told made took gave got had has was is came began became found kept left led lost paid said sold sent spent thought won wrote built bought brought chose cut put let set ran grew knew met'.split(
    ' ',
  ),
);
