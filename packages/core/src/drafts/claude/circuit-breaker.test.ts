import { describe, expect, it } from 'vitest';
import { type Admission, breakerDefaults, createCircuitBreaker } from './circuit-breaker.ts';

function setUp() {
  const clock = { ms: 0 };
  const breaker = createCircuitBreaker(breakerDefaults, () => clock.ms);
  const run = (outcome: 'success' | 'failure' | 'neutral') => {
    const admission = breaker.admit();
    return { ...admission, ...breaker.settle(admission, outcome) };
  };
  return { clock, breaker, run };
}

function times(count: number, run: () => unknown): void {
  for (let done = 0; done < count; done += 1) run();
}

describe('the circuit breaker', () => {
  it('stays closed below ten requests, whatever they come to', () => {
    const { run } = setUp();
    times(9, () => run('failure'));
    expect(run('success')).toMatchObject({ admitted: true, opened: true });
    const fresh = setUp();
    times(9, () => fresh.run('failure'));
    expect(fresh.breaker.admit().admitted).toBe(true);
  });

  it('opens at half of ten and says so once', () => {
    const { run, breaker } = setUp();
    times(5, () => run('success'));
    times(4, () => run('failure'));
    expect(run('failure').opened).toBe(true);
    expect(breaker.admit()).toEqual({ admitted: false, retryAfterMs: 30_000 });
    expect(breaker.open().opened).toBe(false);
  });

  it('stays closed below half', () => {
    const { run, breaker } = setUp();
    times(20, () => run('success'));
    times(19, () => run('failure'));
    expect(breaker.admit().admitted).toBe(true);
  });

  it('forgets what is older than its window', () => {
    const { run, clock, breaker } = setUp();
    times(9, () => run('failure'));
    clock.ms = 30_000;
    run('failure');
    expect(breaker.admit().admitted).toBe(true);
  });

  it('does not count requests that say nothing about the upstream', () => {
    const { run, breaker } = setUp();
    times(9, () => run('failure'));
    times(20, () => run('neutral'));
    expect(breaker.admit().admitted).toBe(true);
  });

  it('lets one probe pass after the cooldown, and closes when it succeeds', () => {
    const { run, clock, breaker } = setUp();
    times(10, () => run('failure'));
    clock.ms = 29_999;
    expect(breaker.admit()).toEqual({ admitted: false, retryAfterMs: 1 });
    clock.ms = 30_000;
    const probe = breaker.admit();
    expect(probe).toEqual({ admitted: true, probe: true });
    expect(breaker.admit().admitted).toBe(false);
    breaker.settle(probe, 'success');
    expect(breaker.admit()).toEqual({ admitted: true, probe: false });
  });

  it('stays open for another cooldown when the probe fails', () => {
    const { run, clock, breaker } = setUp();
    times(10, () => run('failure'));
    clock.ms = 30_000;
    expect(run('failure')).toMatchObject({ probe: true, opened: false });
    clock.ms = 59_999;
    expect(breaker.admit().admitted).toBe(false);
    clock.ms = 60_000;
    expect(breaker.admit()).toEqual({ admitted: true, probe: true });
  });

  it('gives the next request the probe when the probe was given up', () => {
    const { run, clock, breaker } = setUp();
    times(10, () => run('failure'));
    clock.ms = 30_000;
    run('neutral');
    expect(breaker.admit()).toEqual({ admitted: true, probe: true });
  });

  it('ignores what was under way when it opened', () => {
    const { run, clock, breaker } = setUp();
    const underWay: Admission[] = [];
    times(10, () => underWay.push(breaker.admit()));
    times(10, () => run('failure'));
    for (const admission of underWay) breaker.settle(admission, 'failure');
    clock.ms = 30_000;
    const probe = breaker.admit();
    breaker.settle(probe, 'success');
    run('failure');
    expect(breaker.admit()).toEqual({ admitted: true, probe: false });
  });

  it('opens at once for a fault that no retry cures', () => {
    const { breaker } = setUp();
    expect(breaker.open().opened).toBe(true);
    expect(breaker.admit().admitted).toBe(false);
  });
});
