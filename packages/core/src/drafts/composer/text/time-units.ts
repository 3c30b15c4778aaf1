import { toWordTable } from './word-table.ts';

/** Units of time as hurried callers write them after a figure: `6 wk`, `$9/mo`. */
export const timeUnits = toWordTable({
  d: 'day',
  hr: 'hour',
  mo: 'month',
  mnth: 'month',
  mth: 'month',
  w: 'week',
  wk: 'week',
  y: 'year',
  yr: 'year',
});

/** The names of the months, for a pattern. */
export const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
