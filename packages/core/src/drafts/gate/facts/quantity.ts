/** What a number counts. Percentages, money, times and multiples may not change into one another. */
export type QuantityClass = 'percent' | 'money' | 'seconds' | 'months' | 'multiple' | 'plain';

export type Quantity = {
  kind: QuantityClass;
  /** More than one where a separator can be read in two ways, e.g. 1.500. In seconds or months for times. */
  values: number[];
  /** As it stands, without scale and unit, to compare with a plain number. */
  bare: number[];
  currency?: string;
  text: string;
  start: number;
  end: number;
  /** Stands after "about", "nearly" and the like. */
  approximate: boolean;
  /** On which side of it the true number lies: above after "more than", below after "nearly". */
  side?: 'above' | 'below' | undefined;
  inWords: boolean;
  /** "Three times a year". */
  isTurns?: true;
};
