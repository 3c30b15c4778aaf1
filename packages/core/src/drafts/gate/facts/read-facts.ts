import type { DraftRequest } from '../../draft-request.ts';
import { findCalendarFacts } from './calendar-facts.ts';
import { type Addresses, findAddresses, findInventedAddresses, withoutAddresses } from './check-addresses.ts';
import { findSuspectClaims } from './check-claims.ts';
import { findSuspectDates } from './check-dates.ts';
import { findSuspectNames } from './check-names.ts';
import { findSuspectQuantities } from './check-quantities.ts';
import { findSuspectRates, readTurns, type Turn } from './check-rates.ts';
import { DraftReading } from './draft-reading.ts';
import { expandBrief } from './expand-brief.ts';
import { findQuantities } from './find-quantities.ts';
import { findInventionsAmong } from './judge-suspects.ts';
import { KnownWords } from './known-words.ts';
import type { Quantity } from './quantity.ts';
import { readOfferStems } from './sentence-roles.ts';
import type { Suspect } from './suspect.ts';
import { readSentenceStems } from './told-in-brief.ts';

/** What a brief says in words; the tone is a choice, not a text. */
export type BriefTexts = Pick<DraftRequest, 'persona' | 'offer' | 'goal' | 'industry' | 'additionalContext'>;

const talk =
  /\b(?:call|chat|coffee|conversation|demo|interview|meet|meeting|phone|session|talk|walkthrough|zoom)\b/i;

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
  #sentenceStems?: readonly ReadonlySet<string>[];

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

  /** The stems of what it says in one place. */
  get sentenceStems(): readonly ReadonlySet<string>[] {
    this.#sentenceStems ??= readSentenceStems(this.text);
    return this.#sentenceStems;
  }

  /** Whether it says how long the talk is to be. */
  get hasTalkLength(): boolean {
    const { goal, additionalContext = '' } = this.#brief;
    const ofTalk = additionalContext.split(/[.;\n]/).filter((sentence) => talk.test(sentence));
    this.#hasTalkLength ??= findQuantities([goal, ...ofTalk].join('\n'), 'brief').some(
      ({ kind, values }) => kind === 'seconds' && values.some((value) => value >= 240 && value <= 7_200),
    );
    return this.#hasTalkLength;
  }
}

export type Invention = { what: string; excerpt: string };

const whatIs: Record<string, string> = {
  address: 'an address or number to call',
  number: 'a number',
  date: 'a date or time',
  rate: 'how often',
  name: 'a name',
  party: 'the name of who is greeted or signs',
  claim: 'a claim',
};

/** What an email states that its brief does not. */
export function findInventions(subject: string, body: string, facts: Facts): Invention[] {
  const { draft, suspects } = readSuspects(subject, body, facts);
  return findInventionsAmong(suspects, draft, facts).map(({ kind, excerpt }) => ({
    what: whatIs[kind.replace(/ .*/, '')] ?? '',
    excerpt,
  }));
}

/** All of a draft that may be an invention. */
export function readSuspects(
  subject: string,
  body: string,
  facts: Facts,
): { draft: DraftReading; suspects: Suspect[] } {
  const draft = new DraftReading(withoutAddresses(subject), withoutAddresses(body), facts);
  const addresses = findInventedAddresses(`${subject}\n${body}`, facts);
  const suspects = [
    ...addresses.map((excerpt) => ({
      kind: 'address' as const,
      excerpt,
      start: 0,
      end: 0,
      traits: () => [],
    })),
    ...findSuspectQuantities(draft, facts),
    ...findSuspectDates(draft, facts),
    ...findSuspectRates(draft, facts),
    ...findSuspectNames(draft, facts),
    ...findSuspectClaims(draft, facts),
  ];
  return { draft, suspects };
}
