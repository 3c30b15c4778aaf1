import { UTCDate } from '@date-fns/utc';
import { startOfDay } from 'date-fns/startOfDay';

/** 00:00 UTC of an instant's day: where an account's months are counted from. */
export function periodAnchor(at: Date): Date {
  return new Date(startOfDay(new UTCDate(at)).getTime());
}
