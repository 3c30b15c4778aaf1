import type { Quantity } from './quantity.ts';

/** What a suspect is: a number by what it counts, a date by what names it, and so on. */
export type SuspectKind =
  | `number ${Quantity['kind']}`
  | 'number shrunk'
  | `date ${string}`
  | 'rate'
  | 'address'
  | 'name'
  | 'claim';

/** Words of a draft that nothing in its brief stands behind, so that they may be an invention. */
export type Suspect = {
  kind: SuspectKind;
  excerpt: string;
  /** Its place in the draft. */
  start: number;
  end: number;
  /** What only its own check can tell of it. */
  traits: () => string[];
};
