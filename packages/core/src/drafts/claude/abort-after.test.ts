import { getEventListeners, once } from 'node:events';
import { expect, it } from 'vitest';
import { abortAfter } from './abort-after.ts';

it('aborts when the time is over, and says so', async () => {
  using deadline = abortAfter(1, new AbortController().signal);
  await once(deadline.signal, 'abort');
  expect(deadline.passed).toBe(true);
});

it('aborts with the other signal, before or after it began', () => {
  const outer = new AbortController();
  using before = abortAfter(60_000, outer.signal);
  outer.abort();
  using after = abortAfter(60_000, outer.signal);
  expect([before, after].map(({ signal, passed }) => [signal.aborted, passed])).toEqual([
    [true, false],
    [true, false],
  ]);
});

it('leaves nothing on the other signal once it is disposed of', () => {
  const outer = new AbortController();
  {
    using deadline = abortAfter(60_000, outer.signal);
    expect(getEventListeners(outer.signal, 'abort')).toHaveLength(1);
    expect(deadline.signal.aborted).toBe(false);
  }
  expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
});
