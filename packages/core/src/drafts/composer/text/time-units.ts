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

export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

export const weekdayNames: readonly string[] =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** `wed`, `thurs` → `Wednesday`, `Thursday`. */
export const dayInFull = (day: string) =>
  weekdayNames.find((name) => name.slice(0, 3).toLowerCase() === day.slice(0, 3).toLowerCase()) ?? day;

/** The names of the months, for a pattern. */
export const months = `(?:${monthNames.join('|')})`;

/** A month, whole or cut short, for a pattern. */
export const monthShort = `(?:${monthNames
  .map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}${month === 'September' ? '|t' : ''})?`)
  .join('|')})`;

/** `nov` → `November`. */
export const inFull = (month: string) =>
  monthNames.find((name) => name.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase()) ?? month;
