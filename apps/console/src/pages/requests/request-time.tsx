import { Tooltip } from '@mantine/core';
import { formatDateTimeSeconds } from '../../shared/format.ts';
import classes from './requests.module.css';

/** When a call was received, in local time; in UTC where one points at it or comes by keyboard. */
export function RequestTime({ at }: { at: string }) {
  return (
    <Tooltip label={toUtc(at)} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its other form is shown on focus */}
      <time dateTime={at} tabIndex={0} className={classes.time}>
        {formatDateTimeSeconds(at)}
      </time>
    </Tooltip>
  );
}

/** `2026-01-14 09:30:00.000 UTC`: as logs have it. */
function toUtc(at: string): string {
  return `${new Date(at).toISOString().replace('T', ' ').replace('Z', '')} UTC`;
}
