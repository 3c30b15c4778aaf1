import type { Quantity } from './quantity.ts';

/** What a suspect is: a number by what it counts, a date by what names it, who is greeted or signs, and so on. */
export type SuspectKind =
  | `number ${Quantity['kind']}`
  | 'number shrunk'
  | `date ${string}`
  | 'rate'
  | 'address'
  | 'party'
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

/** Nobody writes these in passing: where the brief has none of them, they are invented. */
export function isCertain({ kind }: Pick<Suspect, 'kind'>): boolean {
  return kind === 'address' || kind === 'party';
}
