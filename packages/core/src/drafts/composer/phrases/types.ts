/**
 * A line with slots. A line is used only where every slot it names has a value.
 *
 * `{topic}` what the offer is about; `{is}` `{does}` `{it}` agree with it · `{unit}` "engineering team" · `{role}` with its article
 * where it needs one · `{object}` "a 15-minute demo next week" · `{do}` `{doing}` the goal as a verb phrase · `{gain}` `{gaining}` what
 * the reader gains, in the caller's words · `{what}` what feedback is wanted on
 */
export type Line = string;

export type Phrasebook = {
  greetings: { unnamed: readonly Line[]; named: readonly Line[]; titled: readonly Line[] };
  /** First lines. An empty one lets the offer come first. */
  openers: readonly Line[];
  /** Lines after the offer. An empty one leaves it alone. */
  bridges: readonly Line[];
  asks: {
    event: readonly Line[];
    action: readonly Line[];
    send: readonly Line[];
    feedback: readonly Line[];
    referral: readonly Line[];
    reply: readonly Line[];
  };
  /** After the ask. An empty one lets the ask be last. */
  closers: readonly Line[];
  signOffs: readonly Line[];
  /** Whether contractions are written out, used or left alone in the caller's own sentences. */
  contractions: 'expand' | 'keep' | 'contract';
  /** Lower-case subject lines. */
  lowerSubject?: boolean;
};
