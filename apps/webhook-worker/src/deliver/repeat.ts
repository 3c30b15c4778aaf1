/**
 * Work that runs one turn at a time. `run` starts a turn, or has one follow the turn that is running. A turn that throws is
 * followed by another after a pause. `idle` resolves when no turn is running or to follow.
 */
export class Repeat {
  readonly #turn: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(turn: () => Promise<void>, onError: (error: unknown) => void) {
    this.#turn = turn;
    this.#onError = onError;
  }

  run(): void {
    this.#again = true;
    this.#running ??= this.#loop();
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #loop(): Promise<void> {
    while (this.#again) {
      this.#again = false;
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
}

/** Short enough for deliveries to go on at once when a database is back. */
const pauseAfterErrorMs = 250;
