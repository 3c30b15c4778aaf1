import { type Addresses, findAddresses, findInventedAddresses, withoutAddresses } from './check-addresses.ts';
import { findInventedClaims } from './check-claims.ts';
import { findCalendarFacts, findInventedDates } from './check-dates.ts';
import { findInventedNames, KnownWords } from './check-names.ts';
import { findInventedQuantities } from './check-quantities.ts';
import { expandBrief } from './expand-brief.ts';
import { findQuantities, type Quantity } from './find-quantities.ts';

/**
 * Everything that a brief states and a draft may repeat. It is read once, for any number of drafts, and each part only when a draft
 * first holds something to compare it with: many drafts name no date, most no address.
 */
export class Facts {
  readonly #brief: string;
  #text?: string;
  #words?: KnownWords;
  #quantities?: Quantity[];
  #calendar?: ReadonlySet<string>;
  #addresses?: Addresses;

  constructor(brief: string) {
    this.#brief = brief;
  }

  get text(): string {
    this.#text ??= expandBrief(this.#brief);
    return this.#text;
  }

  get words(): KnownWords {
    this.#words ??= new KnownWords(this.text);
    return this.#words;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= findQuantities(this.text, true);
    return this.#quantities;
  }

  get calendar(): ReadonlySet<string> {
    this.#calendar ??= new Set(findCalendarFacts(this.text, true).map(({ key }) => key));
    return this.#calendar;
  }

  get addresses(): Addresses {
    this.#addresses ??= findAddresses(this.text);
    return this.#addresses;
  }
}

export type Invention = { what: string; excerpt: string };

/** What an email states that its brief does not. */
export function findInventions(subject: string, body: string, facts: Facts): Invention[] {
  const plainSubject = withoutAddresses(subject);
  const plainBody = withoutAddresses(body);
  const plain = `${plainSubject}\n${plainBody}`;
  const name = (what: string) => (excerpt: string) => ({ what, excerpt });
  return [
    ...findInventedAddresses(`${subject}\n${body}`, facts).map(name('an address or number to call')),
    ...findInventedQuantities(plain, facts).map(name('a number')),
    ...findInventedDates(plain, facts).map(name('a date or time')),
    ...findInventedNames(plainSubject, plainBody, facts).map(name('a name')),
    ...findInventedClaims(plain, facts).map(name('a claim')),
  ];
}
