import { isCalendarWord } from './calendar-facts.ts';
import type { Addresses } from './check-addresses.ts';
import type { DraftReading } from './draft-reading.ts';
import type { DraftLanguage } from './guess-language.ts';
import { isKnown, isMakerOfKnown, isUnknownCode, type KnownWords } from './known-words.ts';
import { isPartOfLongForm } from './long-forms.ts';
import { germanRoleEndings, greetingRoles, plainCapitals } from './name-groups.ts';
import { isTitleCase, nextWordOf, type Token, tokenize } from './name-tokens.ts';
import { readNameTraits } from './name-traits.ts';
import { isPlainAcronym } from './plain-acronyms.ts';
import { isFeastDay, namesThatAreWords } from './plain-names.ts';
import type { Suspect } from './suspect.ts';
import { fold, isListedWord, isOrdinaryWord } from './words.ts';

/** The proper names of a text that the brief does not give. */
export function findSuspectNames(
  draft: DraftReading,
  brief: { readonly words: KnownWords; readonly addresses: Addresses },
): Suspect[] {
  const { subject, body } = draft;
  const titleCase = isTitleCase(subject);
  const tokens = [
    ...tokenize(subject).map((token) => ({ ...token, opens: token.opens || titleCase })),
    ...tokenize(body, subject.length + 1),
  ].filter((token) => !isOrdinaryOpening(token));
  if (tokens.length === 0) return [];
  const language = draft.language();
  return tokens
    .filter((token) => mayBeName(token, brief.words, language) && !signsByAddress(token, brief))
    .map((token) => ({
      kind: namesSomebody(token) ? ('party' as const) : ('name' as const),
      excerpt: token.text,
      start: token.at,
      end: token.at + token.text.length,
      traits: () => readNameTraits(token),
    }));
}

/** Whether a name is that of who is greeted or signs; "Sales" under a sign-off is a word. */
function namesSomebody({ text, line }: Token): boolean {
  const folded = fold(text);
  return line !== 'body' && !(isListedWord(folded) && !namesThatAreWords.has(folded));
}

const signatureWords: ReadonlySet<string> = new Set(['the', 'team', 'your', 'from', 'on', 'behalf']);

/** In letters: shorter words stand in an address by chance. */
const partOfAddressMin = 4;

/** "Forge & Pane" signs where the brief has studio@forgeandpane.example. */
function signsByAddress({ text, line }: Token, brief: { readonly addresses: Addresses }): boolean {
  const folded = fold(text);
  if (line !== 'signature' || folded.length < partOfAddressMin) return false;
  const { links, emails } = brief.addresses;
  return [...links, ...emails].some((address) => address.toLowerCase().includes(folded));
}

const capitalised = /^[A-Z][a-z]+$/;

/** Nor is an ordinary word where a sentence begins, or a list of things in small letters. */
function isOrdinaryOpening({ text, opens, line, source, end }: Token): boolean {
  return (
    opens &&
    line !== 'signature' &&
    capitalised.test(text) &&
    (isListedWord(text.toLowerCase()) || (text.endsWith('s') && goesOnAsList.test(source.slice(end))))
  );
}

/** The rest of "Doublets, ballgowns, gorillas" and of "Capes and crowns". */
const goesOnAsList =
  /^(?:, (?:\p{Ll}+ )?\p{Ll}{2,}s(?:,| and | or | –|[.!?])|(?: and| or|,? &) (?!others\b)\p{Ll}{2,}s\b)/u;

/** "AU$2", "R141,600": a currency is compared with its price. */
function isOfPrice({ text, source, end }: Token): boolean {
  return (
    (/^(?:US|AU?|CA?|NZ|S|HK)$/.test(text) && source.charAt(end) === '$') ||
    (/^R\d{1,3}$/.test(text) && /^,\d{3}/.test(source.slice(end)))
  );
}

/** Whether a word may be a name that nothing in the brief stands behind. */
function mayBeName(token: Token, known: KnownWords, language: DraftLanguage): boolean {
  const text = token.text.replace(/[’']s?$/, '');
  const folded = fold(text);
  if (isOfPrice(token)) return false;
  if (/\d/.test(text)) return /\p{L}/u.test(text) && !isCalendarWord(text) && isUnknownCode(folded, known);
  if (!/^\p{Lu}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) return false;
  if (text.length === 1) return false;
  if (plainCapitals.has(fold(token.text)) || plainCapitals.has(folded)) return false;
  if (isKnown(folded, text, known) || isMakerOfKnown(folded, nextWordOf(token), known)) return false;
  if (isPlainAcronym(text) || isCalendarWord(text) || isFeastDay(token)) return false;
  if (known.acronyms.size > 0 && isPartOfLongForm(token.source, token.start, known.acronyms)) return false;
  if (token.line === 'greeting') {
    const isRole =
      greetingRoles.has(folded) ||
      (language === 'german' && germanRoleEndings.test(folded)) ||
      (isListedWord(folded) && !namesThatAreWords.has(folded));
    return !(token.opens || isRole);
  }
  if (token.line === 'signature') return !signatureWords.has(folded);
  if (/\p{Ll}\p{Lu}/u.test(text) || text === text.toUpperCase()) return true;
  // Every noun of German has a capital, and the first word of a sentence is a name only where it is no ordinary one.
  return language === 'german' ? false : !token.opens || (language === 'english' && !isOrdinaryWord(text));
}
