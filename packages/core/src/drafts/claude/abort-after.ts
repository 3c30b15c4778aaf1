export type Deadline = {
  readonly signal: AbortSignal;
  /** Whether the time was over, whatever aborted the signal. */
  readonly passed: boolean;
  [Symbol.dispose](): void;
};

/**
 * A signal that is aborted after some time, or with another one. What `AbortSignal.any` makes is let go only when it is collected as
 * garbage; this is when it is disposed of.
 */
export function abortAfter(milliseconds: number, outer: AbortSignal): Deadline {
  const controller = new AbortController();
  let passed = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    passed = true;
    abort();
  }, milliseconds);
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    get passed() {
      return passed;
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
