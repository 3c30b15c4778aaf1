import { UTCDate } from '@date-fns/utc';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';

/** A billing month: start inclusive, end exclusive, both 00:00 UTC. */
export type CreditPeriod = { startsAt: Date; endsAt: Date };

/**
 * The month, counted from the anchor's day, that holds an instant. In a month without that day it begins on the last one:
 * an anchor on the 31st gives 28 February, then 31 March again.
 */
export function creditPeriodAt(anchor: Date, at: Date): CreditPeriod {
  const start = new UTCDate(anchor);
  let months = differenceInCalendarMonths(new UTCDate(at), start);
  if (addMonths(start, months) > at) months -= 1;
  return {
    startsAt: new Date(addMonths(start, months).getTime()),
    endsAt: new Date(addMonths(start, months + 1).getTime()),
  };
}
