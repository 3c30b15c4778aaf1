import { formatAgo, formatDateTime, formatExactly } from './format.ts';

/** An instant: how long ago, or with `absolute` when, and on hover to the second with its time zone. */
export function Time({ at, absolute = false }: { at: string; absolute?: boolean }) {
  return (
    <time dateTime={at} title={formatExactly(at)}>
      {absolute ? formatDateTime(at) : formatAgo(at)}
    </time>
  );
}
