import type { StepName } from '@firstline/fakes';
import { describe, expect, it } from 'vitest';
import { call, sampleRequest, startClaudeEngine } from '../../testing/start-claude-engine.ts';
import { breakerDefaults } from './circuit-breaker.ts';

describe('an upstream that fails most calls', () => {
  it('is left alone after ten requests, answered for without a call, and taken back after one probe', async () => {
    const clock = { offsetMs: 0 };
    await using engine = await startClaudeEngine({ nowMs: () => performance.now() + clock.offsetMs });
    engine.api.otherwise('529');
    const write = () => engine.model.write(sampleRequest, call());

    for (let count = 0; count < 10; count += 1) await write();
    expect(engine.api.requests).toHaveLength(30);
    expect(engine.alerts).toMatchObject([{ code: 'breaker_open', model: 'claude-haiku-5-5.p1' }]);

    const refused = await write();
    expect(refused).toMatchObject({
      ok: false,
      code: 'service_unavailable',
      retryAfterSeconds: 30,
      upstream: { calls: 0 },
    });

    clock.offsetMs += breakerDefaults.cooldownMs;
    const failedProbes = await Promise.all([write(), write(), write()]);
    expect(failedProbes.map(({ upstream }) => upstream.calls).toSorted()).toEqual([0, 0, 1]);

    engine.api.otherwise('ok');
    expect((await write()).ok).toBe(false);
    clock.offsetMs += breakerDefaults.cooldownMs;
    expect([(await write()).ok, (await write()).ok]).toEqual([true, true]);
    expect(engine.api.requests).toHaveLength(33);
  });

  it('is left alone at once when our spend limit is reached', async () => {
    await using engine = await startClaudeEngine();
    engine.api.script('429_no_retry_after');
    await engine.model.write(sampleRequest, call());
    const next = await engine.model.write(sampleRequest, call());
    expect(next).toMatchObject({ ok: false, code: 'service_unavailable', upstream: { calls: 0 } });
    expect(engine.api.requests).toHaveLength(1);
  });

  it('is not blamed for callers who go away, nor for drafts that it declines', async () => {
    await using engine = await startClaudeEngine();
    engine.api.otherwise('refusal');
    for (let count = 0; count < 12; count += 1) await engine.model.write(sampleRequest, call());
    engine.api.otherwise({ kind: 'ok', delayMs: 100 });
    const gone = AbortSignal.timeout(20);
    await Promise.all(Array.from({ length: 12 }, () => engine.model.write(sampleRequest, call(gone))));
    engine.api.otherwise('ok');
    expect((await engine.model.write(sampleRequest, call())).ok).toBe(true);
  });
});

describe('what a draft costs the upstream', () => {
  const mixed: StepName[] = [
    'ok',
    '529',
    '500',
    'reset',
    'html',
    'cut_json',
    'refusal',
    'empty_content',
    '400',
    'fenced',
    'wrong_schema',
    'max_tokens',
    '401',
    'invalid_json',
    'cut_body',
    'declined',
    '503',
    'empty_draft',
    '402',
    '504',
  ];

  it('is at most three calls while it fails, and each request ends in a result', async () => {
    await using engine = await startClaudeEngine({ breaker: { ...breakerDefaults, requestsMin: 10_000 } });
    const count = 200;
    engine.api.script(
      ...Array.from({ length: count * 3 }, (_, at) => mixed[(at * 7) % mixed.length] ?? 'ok'),
    );
    const codes = new Set<string>();
    for (let batch = 0; batch < count; batch += 20) {
      const results = await Promise.all(
        Array.from({ length: 20 }, () => engine.model.write(sampleRequest, call())),
      );
      for (const result of results) {
        expect(result.upstream.calls).toBeLessThanOrEqual(3);
        codes.add(result.ok ? 'ok' : result.code);
      }
    }
    expect(engine.api.requests.length).toBeLessThanOrEqual(count * 3);
    expect([...codes].toSorted()).toEqual([
      'content_refused',
      'generation_failed',
      'ok',
      'service_unavailable',
    ]);
  });

  it('is one call while it is well', async () => {
    await using engine = await startClaudeEngine({ deadlineMs: 10_000 });
    const results = await Promise.all(
      Array.from({ length: 50 }, () => engine.model.write(sampleRequest, call())),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(engine.api.requests.length).toBeLessThanOrEqual(50 * 1.3);
  });
});
