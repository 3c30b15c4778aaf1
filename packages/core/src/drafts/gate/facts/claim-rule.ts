export type ClaimRule = {
  /** What may not be claimed without ground. */
  pattern: RegExp;
  /** What the brief has to say for it; without it, the word that the pattern captures has to stand in the brief. */
  ground?: RegExp;
  /** What the brief says of the reader is ground as well: "just raised funding" for congratulations. */
  ofReader?: true;
  /** It leads up to a statement, which is ground for it where the brief tells it: "I noticed that you are hiring". */
  leadsUp?: true;
  /** "Fifteen stadiums already work with it" has its ground where the brief counts stadiums. */
  countGrounds?: true;
  /** What has to stand in the same sentence. */
  with?: RegExp;
};
