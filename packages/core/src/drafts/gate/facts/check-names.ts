import { isCalendarWord } from './calendar-facts.ts';
import type { DraftLanguage } from './guess-language.ts';
import { isKnown, isMakerOfKnown, isUnknownCode, type KnownWords } from './known-words.ts';
import { isPartOfLongForm } from './long-forms.ts';
import { isOnlyMentioned } from './mentions.ts';
import {
  departments,
  germanRoleEndings,
  greetingRoles,
  hasOtherForms,
  plainCapitals,
} from './name-groups.ts';
import { isNameOfScene } from './name-of-scene.ts';
import { isTitleCase, nextWordOf, previousWordOf, type Token, tokenize } from './name-tokens.ts';
import { isPlainAcronym } from './plain-acronyms.ts';
import { dating, emphasised, holidays, isFeastDay, namesThatAreWords } from './plain-names.ts';
import { isProposedName } from './proposed-name.ts';
import { leavesOpen, sentenceAfter, sentenceBefore } from './sentence-around.ts';
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
      !isCalendarWord(text) &&
      isUnknownCode(folded, brief.words) &&
      sentences.roleAt(token.at) === 'claim'
    );
  if (!/^\p{Lu}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) return false;
  if (text.length === 1) return false;
  if (plainCapitals.has(fold(token.text)) || plainCapitals.has(folded)) return false;
  if (isPlainAcronym(text) || isCalendarWord(text)) return false;
  const known = brief.words;
  if (isKnown(folded, text, known) || isMakerOfKnown(folded, nextWordOf(token), known)) return false;
  // "Happy Easter", "over Christmas"; "by Christmas" would be a date.
  if (holidays.has(folded))
    return dating.has(previousWordOf(token)) && sentences.roleAt(token.at) === 'claim';
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
  if (
    sentences.roleAt(token.at) === 'scene' &&
    isNameOfScene(token, sentences.sentenceAt(token.at), sentences.offerWordsAt(token.at))
  )
    return false;
  // "Somebody in Finance".
  if (departments.has(folded) && token.text === text) return false;
  // "I can also answer in German": nobody buys it.
  if (
    hasOtherForms(folded) &&
    sentences.roleAt(token.at) === 'proposal' &&
    /^(?:$|or$|and$|if$|as$|too$|instead$)/.test(nextWordOf(token))
  )
    return false;
  const lead = sentenceBefore(token.source, token.start);
  if (leavesOpen(lead)) return false;
  if (language === 'english' && sentences.roleAt(token.at) === 'proposal' && !isProposedName(token, lead))
    return false;
  if (
    language === 'english' &&
    isOnlyMentioned(token.at, lead, sentenceAfter(token.source, token.end), sentences)
  )
    return false;
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
