import { isOtherFormOf, makersProducts, plainCapitals, readLanguageCodes } from './name-groups.ts';
import { readWords } from './name-tokens.ts';
import { fold, stem } from './words.ts';

/** In letters: words that share fewer have nothing to do with one another. */
const rootLength = 5;

/** The words of a brief, in the forms in which a draft may use them; those that few drafts use are made when one does. */
export class KnownWords {
  readonly folded: ReadonlySet<string>;
  readonly #words: readonly string[];
  #stems?: ReadonlySet<string>;
  #byRoot?: ReadonlyMap<string, readonly string[]>;
  #initials?: ReadonlySet<string>;
  #acronyms?: ReadonlySet<string>;

  constructor(briefText: string) {
    this.#words = readWords(briefText);
    const parts = this.#words.flatMap((text) =>
      /[&.+]/.test(text) ? [text, ...text.split(/[&.+]/)] : [text],
    );
    this.folded = new Set([...parts.map(foldWithoutOwner), ...readLanguageCodes(briefText)]);
  }

  get stems(): ReadonlySet<string> {
    this.#stems ??= new Set(Array.from(this.folded, stem));
    return this.#stems;
  }

  /** Those that begin as a word of five letters and more does. */
  alike(folded: string): readonly string[] {
    this.#byRoot ??= Map.groupBy(this.folded, (each) => each.slice(0, rootLength));
    return folded.length < rootLength ? [] : (this.#byRoot.get(folded.slice(0, rootLength)) ?? []);
  }

  /** First letters of each run of two to five words, for `CRM` from "customer relationship management". */
  get initials(): ReadonlySet<string> {
    this.#initials ??= readInitials(this.#words);
    return this.#initials;
  }

  /** The short forms that stand in it in capitals. */
  get acronyms(): ReadonlySet<string> {
    this.#acronyms ??= new Set(
      this.#words.filter((text) => /^[A-Z][A-Z&]{1,5}$/.test(text)).map((text) => text.replace('&', '')),
    );
    return this.#acronyms;
  }
}

/** "Anna's" is Anna. */
function foldWithoutOwner(word: string): string {
  const folded = fold(word);
  return folded.endsWith("'s") ? folded.slice(0, -2) : folded;
}

function readInitials(words: readonly string[]): Set<string> {
  const counted = words.map(fold).filter((text) => !['of', 'and', 'the', 'for', '&'].includes(text));
  const letters = counted.map((text) => text.charAt(0)).join('');
  const initials = new Set<string>();
  for (let size = 2; size <= 5; size += 1) {
    for (let at = 0; at + size <= letters.length; at += 1) initials.add(letters.slice(at, at + size));
  }
  return initials;
}

/** "Microsoft Teams" where the brief has Teams. */
export function isMakerOfKnown(folded: string, next: string, known: KnownWords): boolean {
  return (
    makersProducts.get(folded)?.has(fold(next)) === true &&
    known.folded.has(fold(next)) &&
    /^\p{Lu}/u.test(next)
  );
}

export function isKnown(folded: string, text: string, known: KnownWords): boolean {
  if (known.folded.has(folded) || known.stems.has(stem(folded))) return true;
  if (isOtherFormOf(folded, known.folded)) return true;
  // Georgia and Georgian, Ukraine and Ukrainian.
  if (known.alike(folded).some((other) => sharesRoot(folded, other))) return true;
  const isAcronym = text.length <= 5 && text === text.toUpperCase();
  // An EA where the brief has EAs.
  return isAcronym && (known.folded.has(`${folded}s`) || known.initials.has(folded.replaceAll(/[&.]/g, '')));
}

/** Whether two words differ in no more than a short ending. */
function sharesRoot(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 3) return false;
  const shorter = Math.min(one.length, other.length);
  return (
    one.slice(0, Math.max(rootLength, shorter - 1)) === other.slice(0, Math.max(rootLength, shorter - 1))
  );
}

/** Codes such as GPT4 or H100; plain sizes such as 15min, 10k, 2nd and 9am are numbers. */
export function isUnknownCode(folded: string, known: KnownWords): boolean {
  if (/^\d+(?:[.,]\d+)?(?:\p{Ll}{1,3}|kwh|mins|m2)$/u.test(folded)) return false;
  return !known.folded.has(folded) && !plainCapitals.has(folded);
}
