import { formatAgo, formatDateTime, formatDateTimeSeconds, formatExactly } from './format.ts';

/** An instant: how long ago, or with `absolute` or `seconds` when, and on hover to the second with its time zone. */
export function Time({
  at,
  absolute = false,
  seconds = false,
}: {
  at: string;
  absolute?: boolean;
  seconds?: boolean;
}) {
  const format = seconds ? formatDateTimeSeconds : absolute ? formatDateTime : formatAgo;
  return (
    <time dateTime={at} title={formatExactly(at)}>
      {format(at)}
    </time>
  );
}
