import { describe, expect, it } from 'vitest';
import type { CallFault } from './answer.ts';
import { type Backoff, decideAfterFault, type Spent } from './decide-after-fault.ts';

const fresh: Spent = {
  calls: 1,
  callsMax: 3,
  connectionRetries: 0,
  reasks: 0,
  remainingMs: 20_000,
  usefulMs: 2_000,
};
const backoff: Backoff = { baseMs: 500, maxMs: 4_000 };

function decide(fault: Partial<CallFault>, spent: Partial<Spent> = {}, random = 1) {
  const whole: CallFault = { kind: 'status', detail: 'as told', ...fault };
  return decideAfterFault(whole, { ...fresh, ...spent }, backoff, () => random);
}

describe('after a fault', () => {
  it('waits between nothing and a ceiling that doubles', () => {
    expect(decide({ status: 529 }, {}, 0)).toMatchObject({ next: 'retry', afterMs: 0 });
    expect(decide({ status: 529 })).toMatchObject({ next: 'retry', afterMs: 500 });
    expect(decide({ status: 529 }, { calls: 2 })).toMatchObject({ next: 'retry', afterMs: 1_000 });
    expect(decide({ status: 529 }, { calls: 9, callsMax: 20 })).toMatchObject({ afterMs: 4_000 });
  });

  it('never waits less than the upstream asks for', () => {
    expect(decide({ status: 503, retryAfterMs: 3_000 }, {}, 0)).toMatchObject({ afterMs: 3_000 });
    expect(decide({ status: 429, retryAfterMs: 3_000 }, {}, 0)).toMatchObject({ afterMs: 3_000 });
    expect(decide({ status: 429, retryAfterMs: 3_000 }, {}, 1)).toMatchObject({ afterMs: 3_750 });
  });

  it('does not wait where no time would be left for an answer', () => {
    expect(decide({ status: 429, retryAfterMs: 18_001 }, {}, 0)).toMatchObject({
      next: 'fail',
      code: 'service_unavailable',
      retryAfterMs: 18_001,
    });
    expect(decide({ status: 429, retryAfterMs: 18_000 }, {}, 0)).toMatchObject({ next: 'retry' });
    expect(decide({ status: 500 }, { remainingMs: 1_999 }, 0)).toMatchObject({ next: 'fail' });
    expect(decide({ kind: 'timeout' }, { remainingMs: 1_999 })).toMatchObject({ code: 'generation_timeout' });
  });

  it('asks no more often than is allowed', () => {
    for (const kind of ['status', 'timeout', 'connection', 'garbled'] as const) {
      expect(decide({ kind, status: 500 }, { calls: 3 })).toMatchObject({ next: 'fail' });
    }
    expect(decide({ kind: 'connection' }, { connectionRetries: 1, calls: 2 })).toMatchObject({
      next: 'fail',
      code: 'service_unavailable',
    });
    expect(decide({ kind: 'garbled' }, { reasks: 1, calls: 2 })).toMatchObject({
      next: 'fail',
      code: 'generation_failed',
    });
  });

  it('leaves the upstream alone when a limit names no time', () => {
    const spendLimit = { status: 429, errorCode: 'enforced_spend_limit_reached', retryAfterMs: 1_000 };
    for (const fault of [{ status: 429 }, spendLimit]) {
      expect(decide(fault)).toMatchObject({
        next: 'fail',
        code: 'service_unavailable',
        opensBreaker: true,
        alert: { code: 'upstream_limit' },
      });
    }
  });

  it.each([401, 402, 403, 404])('tells an operator, not the caller, of %s', (status) => {
    expect(decide({ status })).toMatchObject({
      next: 'fail',
      code: 'service_unavailable',
      alert: { code: 'upstream_credentials' },
    });
  });

  it.each([400, 413, 422])('takes %s for a fault in what we sent', (status) => {
    expect(decide({ status })).toMatchObject({
      next: 'fail',
      code: 'generation_failed',
      alert: { code: 'upstream_rejects_request' },
      fallback: 'none',
    });
  });
});
