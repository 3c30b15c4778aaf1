import { type Addresses, findAddresses, findInventedAddresses, withoutAddresses } from './check-addresses.ts';
import { findInventedClaims } from './check-claims.ts';
import { findCalendarFacts, findInventedDates } from './check-dates.ts';
import { findInventedNames, type KnownWords, readKnownWords } from './check-names.ts';
import { findInventedQuantities } from './check-quantities.ts';
import { expandBrief } from './expand-brief.ts';
import { findQuantities, type Quantity } from './find-quantities.ts';

/** Everything that a brief states and a draft may repeat. */
export type Facts = {
  text: string;
  words: KnownWords;
  quantities: Quantity[];
  calendar: ReadonlySet<string>;
  addresses: Addresses;
};

/** Reads a brief once, for any number of drafts. */
export function readFacts(brief: string): Facts {
  const briefText = expandBrief(brief);
  return {
    text: briefText,
    words: readKnownWords(briefText),
    quantities: findQuantities(briefText, true),
    calendar: new Set(findCalendarFacts(briefText, true).map(({ key }) => key)),
    addresses: findAddresses(briefText),
  };
}

export type Invention = { what: string; excerpt: string };

/** What an email states that its brief does not. */
export function findInventions(subject: string, body: string, facts: Facts): Invention[] {
  const plainSubject = withoutAddresses(subject);
  const plainBody = withoutAddresses(body);
  const plain = `${plainSubject}\n${plainBody}`;
  const name = (what: string) => (excerpt: string) => ({ what, excerpt });
  return [
    ...findInventedAddresses(`${subject}\n${body}`, facts.addresses).map(
      name('an address or number to call'),
    ),
    ...findInventedQuantities(plain, facts.quantities, facts.text).map(name('a number')),
    ...findInventedDates(plain, facts.calendar).map(name('a date or time')),
    ...findInventedNames(plainSubject, plainBody, facts.words).map(name('a name')),
    ...findInventedClaims(plain, facts.text).map(name('a claim')),
  ];
}
