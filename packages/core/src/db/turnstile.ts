/** Nobody could be let in: the database does not answer, or has more to do than it can. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  code = 'DATABASE_BUSY';
}

export type TurnstileOptions = {
  /** How many may be inside at a time. */
  places: number;
  /** Whoever waited this long, while nobody who was inside succeeded, is refused: those inside hang. Milliseconds. */
  stalledAfterMs: number;
  /** Whoever waited this long is refused, whatever happens inside. Milliseconds. */
  waitMsMax: number;
};

export type Turnstile = {
  /** Calls one of the two, `admit` before it returns where a place is free. Whoever was admitted leaves. */
  enter(admit: () => void, refuse: (error: DatabaseBusyError) => void): void;
  leave(how: { succeeded: boolean }): void;
};

type Waiting = { since: number; admit: () => void; refuse: (error: DatabaseBusyError) => void };

const lookEveryMs = 50;

/**
 * Lets a number of callers in, in the order in which they came, and refuses who would wait too long: soon where those inside
 * hang, later where they only have much to do.
 */
export function createTurnstile({ places, stalledAfterMs, waitMsMax }: TurnstileOptions): Turnstile {
  const waiting: Waiting[] = [];
  let free = places;
  /** Runs while somebody waits. A look that comes late counts as one: then it is this process that hangs, with answers unread. */
  let now = 0;
  let succeededAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function refuseLate(): void {
    now += lookEveryMs;
    // Those who came first have waited longest.
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const isLate =
        now - Math.max(first.since, succeededAt) > stalledAfterMs || now - first.since > waitMsMax;
      if (!isLate) return;
      waiting.shift();
      first.refuse(new DatabaseBusyError('no connection to the database became free in time'));
    }
    rest();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    enter(admit, refuse) {
      if (free > 0) {
        free -= 1;
        admit();
        return;
      }
      waiting.push({ since: now, admit, refuse });
      timer ??= setInterval(refuseLate, lookEveryMs);
    },
    leave({ succeeded }) {
      if (succeeded) succeededAt = now;
      const next = waiting.shift();
      if (next === undefined) free += 1;
      if (waiting.length === 0 && timer) rest();
      next?.admit();
    },
  };
}
