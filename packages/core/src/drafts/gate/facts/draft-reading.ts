import { findQuantities } from './find-quantities.ts';
import type { DraftLanguage } from './guess-language.ts';
import type { Quantity } from './quantity.ts';
import { type DraftSentences, readSentences } from './sentence-roles.ts';
import { type BriefQuantities, findSupported } from './supported-quantities.ts';

type BriefOfDraft = BriefQuantities & { readonly offerStems: ReadonlySet<string> };

/** A draft as the checks read it: each part once, and only when one of them asks. */
export class DraftReading {
  readonly subject: string;
  readonly body: string;
  /** Subject and body, a line each. */
  readonly text: string;
  readonly sentences: DraftSentences;
  readonly #brief: BriefQuantities;
  #quantities?: readonly Quantity[];
  #supported?: ReadonlySet<Quantity>;

  constructor(subject: string, body: string, brief: BriefOfDraft) {
    this.#brief = brief;
    this.subject = subject;
    this.body = body;
    this.text = `${subject}\n${body}`;
    this.sentences = readSentences(this.text, brief);
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= findQuantities(this.text, this.sentences.isEnglish() ? 'english' : 'foreign');
    return this.#quantities;
  }

  /** Those of its numbers that trace to the brief. */
  get supported(): ReadonlySet<Quantity> {
    this.#supported ??= findSupported(this.quantities, this.text, this.#brief);
    return this.#supported;
  }

  language(): DraftLanguage {
    return this.sentences.language();
  }
}
