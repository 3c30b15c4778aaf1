export type ClaimRule = {
  /** What may not be claimed without ground. */
  pattern: RegExp;
  /** What the brief has to say for it; without it, the word that the pattern captures has to stand in the brief. */
  ground?: RegExp;
  /** In a question, and after "if", the same words claim nothing. */
  statementsOnly?: true;
  /** In a sentence about neither the sender nor a service, the same words claim nothing. */
  senderOnly?: true;
  /** What the brief says of the reader is ground as well: "just raised funding" for congratulations. */
  ofReader?: true;
  /** "Fifteen stadiums already work with it" has its ground where the brief counts stadiums. */
  countGrounds?: true;
  /** What has to stand in the same sentence. */
  with?: RegExp;
  /** What must not stand before it in its sentence. */
  notAfter?: RegExp;
  /** What makes something else of it, in the same sentence. */
  unless?: RegExp;
  /** In a scene, before anything is offered, the same words claim nothing. */
  notInScenes?: true;
};
