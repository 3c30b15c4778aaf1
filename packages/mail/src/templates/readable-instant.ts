const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** An instant as people read it, to the minute: `10 May 2026 at 09:00 UTC`. */
export function readableInstant(iso: string): string {
  return `${format.format(new Date(iso))} UTC`;
}
