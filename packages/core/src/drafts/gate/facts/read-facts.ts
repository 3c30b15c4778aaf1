import type { DraftRequest } from '../../draft-request.ts';
import { findCalendarFacts } from './calendar-facts.ts';
import { type Addresses, findAddresses, findInventedAddresses, withoutAddresses } from './check-addresses.ts';
import { findInventedClaims } from './check-claims.ts';
import { findInventedDates } from './check-dates.ts';
import { findInventedNames } from './check-names.ts';
import { findInventedQuantities } from './check-quantities.ts';
import { findOtherRates, readTurns, type Turn } from './check-rates.ts';
import { expandBrief } from './expand-brief.ts';
import { findQuantities } from './find-quantities.ts';
import { KnownWords } from './known-words.ts';
import type { Quantity } from './quantity.ts';
import { readOfferStems, readSentences } from './sentence-roles.ts';
import { hasTalkLength } from './spoken-quantities.ts';

/** What a brief says in words; the tone is a choice, not a text. */
export type BriefTexts = Pick<DraftRequest, 'persona' | 'offer' | 'goal' | 'industry' | 'additionalContext'>;

/**
 * Everything that a brief states and a draft may repeat. It is read once, for any number of drafts, and each part only when a draft
 * first holds something to compare it with: many drafts name no date, most no address.
 */
export class Facts {
  readonly #brief: BriefTexts;
  #text?: string;
  #senderText?: string;
  #words?: KnownWords;
  #quantities?: Quantity[];
  #calendar?: ReadonlySet<string>;
  #turns?: readonly Turn[];
  #addresses?: Addresses;
  #offerStems?: ReadonlySet<string>;
  #hasTalkLength?: boolean;

  constructor(brief: BriefTexts) {
    this.#brief = brief;
  }

  get text(): string {
    const { persona, offer, goal, industry = '', additionalContext = '' } = this.#brief;
    this.#text ??= expandBrief([persona, offer, goal, industry, additionalContext].join('\n'));
    return this.#text;
  }

  /** The same without what it says of the reader. */
  get senderText(): string {
    const { offer, goal, industry = '', additionalContext = '' } = this.#brief;
    this.#senderText ??= expandBrief([offer, goal, industry, additionalContext].join('\n'));
    return this.#senderText;
  }

  get words(): KnownWords {
    this.#words ??= new KnownWords(this.text);
    return this.#words;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= findQuantities(this.text, 'brief');
    return this.#quantities;
  }

  get calendar(): ReadonlySet<string> {
    this.#calendar ??= new Set(findCalendarFacts(this.text).map(({ key }) => key));
    return this.#calendar;
  }

  /** What comes round, and how often. */
  get turns(): readonly Turn[] {
    this.#turns ??= readTurns(this.text);
    return this.#turns;
  }

  get addresses(): Addresses {
    this.#addresses ??= findAddresses(this.text);
    return this.#addresses;
  }

  /** The stems of what is offered. */
  get offerStems(): ReadonlySet<string> {
    this.#offerStems ??= readOfferStems(this.#brief.offer);
    return this.#offerStems;
  }

  /** Whether it says how long the talk is to be. */
  get hasTalkLength(): boolean {
    const { goal, additionalContext = '' } = this.#brief;
    this.#hasTalkLength ??= hasTalkLength(findQuantities(`${goal}\n${additionalContext}`, 'brief'));
    return this.#hasTalkLength;
  }
}

export type Invention = { what: string; excerpt: string };

/** What an email states that its brief does not. */
export function findInventions(subject: string, body: string, facts: Facts): Invention[] {
  const plainSubject = withoutAddresses(subject);
  const plainBody = withoutAddresses(body);
  const plain = `${plainSubject}\n${plainBody}`;
  const sentences = readSentences(plain, facts);
  const name = (what: string) => (excerpt: string) => ({ what, excerpt });
  return [
    ...findInventedAddresses(`${subject}\n${body}`, facts).map(name('an address or number to call')),
    ...findInventedQuantities(plain, facts, sentences).map(name('a number')),
    ...findInventedDates(plain, facts, sentences).map(name('a date or time')),
    ...findOtherRates(plain, facts, sentences).map(name('how often')),
    ...findInventedNames(plainSubject, plainBody, facts, sentences).map(name('a name')),
    ...findInventedClaims(plain, facts, sentences).map(name('a claim')),
  ];
}
