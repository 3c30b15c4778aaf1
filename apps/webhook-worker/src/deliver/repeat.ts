type RepeatOptions = {
  turn: () => Promise<void>;
  /** Told of a turn that threw. Another follows after a pause. */
  onError: (error: unknown) => void;
  everyMs?: number;
};

/**
 * Work that runs one turn at a time. `run` has a turn begin: at once after a quiet while, else as long after the one before as `everyMs` says,
 * so that turns grow with the load and wait for nobody without. `runNow` does not keep that distance, nor does what `run` had
 * asked for. `idle` resolves when no turn is running or to follow.
 */
export class Repeat {
  readonly #turn: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  /** Milliseconds from the start of one turn to that of the next, so that what comes meanwhile shares it. */
  everyMs: number;
  #startedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;
  #again = false;
  #hurry = false;
  #endPause: (() => void) | undefined;

  constructor({ turn, onError, everyMs = 0 }: RepeatOptions) {
    this.#turn = turn;
    this.#onError = onError;
    this.everyMs = everyMs;
  }

  run(): void {
    this.#again = true;
    this.#running ??= this.#loop();
  }

  runNow(): void {
    this.#hurry = true;
    this.run();
    this.#endPause?.();
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #loop(): Promise<void> {
    while (this.#again) {
      const earlyMs = this.#startedAt + this.everyMs - performance.now();
      if (earlyMs > 0 && !this.#hurry) await this.#pause(earlyMs);
      this.#again = false;
      this.#hurry = false;
      this.#startedAt = performance.now();
      try {
        await this.#turn();
      } catch (error) {
        this.#onError(error);
        await new Promise((resolve) => setTimeout(resolve, pauseAfterErrorMs));
        this.#again = true;
      }
    }
    this.#running = undefined;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#endPause = undefined;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#endPause = end;
    });
  }
}

/** Short enough for deliveries to go on at once when a database is back. */
const pauseAfterErrorMs = 250;
