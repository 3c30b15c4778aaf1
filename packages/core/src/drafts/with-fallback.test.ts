import type { FakeMessagesApi, Step, StepName } from '@firstline/fakes';
import { describe, expect, it } from 'vitest';
import { call, haiku, sampleRequest, startClaudeEngine } from '../testing/start-claude-engine.ts';
import { createComposer } from './composer/index.ts';
import { type DraftModel, upstreamCallsMax, type WriteFailureCode } from './model.ts';
import { withFallback } from './with-fallback.ts';

const deadlineMs = 1_800;

/** Two configurations on upstreams of their own, so that each can fail by itself; the composer where it is asked for. */
async function startPair(options: { composer?: boolean } = {}) {
  const scaled = { ...haiku(), timeoutMs: 500 };
  const first = await startClaudeEngine({ deadlineMs, configuration: scaled });
  const second = await startClaudeEngine({
    deadlineMs,
    configuration: { ...scaled, name: 'claude-sonnet-5-5.p1', model: 'claude-sonnet-5-5' },
  });
  const others: DraftModel[] = options.composer ? [second.model, createComposer()] : [second.model];
  const model = withFallback([first.model, ...others], { deadlineMs });
  return {
    first,
    second,
    model,
    calls: () => first.api.requests.length + second.api.requests.length,
    async [Symbol.asyncDispose]() {
      await Promise.all([first[Symbol.asyncDispose](), second[Symbol.asyncDispose]()]);
    },
  };
}

function always(api: FakeMessagesApi, step: Step | StepName): void {
  api.otherwise(step);
}

type Row = [what: string, step: Step | StepName, ends: 'second' | 'composer' | WriteFailureCode];

/** Table of promises: how a draft ends whose first configuration always fails so, the second being well. */
const rows: Row[] = [
  [
    'limits us for longer than we have',
    { kind: 'error', status: 429, headers: { 'retry-after': '40' } },
    'second',
  ],
  ['limits us again and again', { kind: 'error', status: 429, headers: { 'retry-after': '0.05' } }, 'second'],
  ['limits us and names no wait', { kind: 'error', status: 429 }, 'second'],
  ['has our spend limit reached', '429_no_retry_after', 'composer'],
  ['is overloaded', '529', 'second'],
  ['fails', '500', 'second'],
  ['is behind a broken proxy', '502', 'second'],
  ['is unavailable', '503', 'second'],
  ['times out behind its gateway', '504', 'second'],
  ['refuses our key', '401', 'composer'],
  ['wants money', '402', 'composer'],
  ['forbids it', '403', 'composer'],
  ['does not know the model', '404', 'second'],
  ['refuses our request', '400', 'generation_failed'],
  ['finds our request too large', '413', 'generation_failed'],
  ['resets connections', 'reset', 'second'],
  ['hangs before its headers', 'hang', 'second'],
  ['hangs within its body', 'hang_mid_body', 'second'],
  ['drips', { kind: 'drip', intervalMs: 20 }, 'second'],
  ['answers with a page', 'html', 'second'],
  ['answers with another shape', 'wrong_schema', 'second'],
  ['never ends its answer', 'max_tokens', 'second'],
  ['refuses the content', 'refusal', 'content_refused'],
  ['declines the purpose', 'declined', 'content_refused'],
];

describe('where the first configuration', () => {
  it.each(rows)('%s, the draft ends well or with its true reason', async (_what, step, ends) => {
    await using pair = await startPair({ composer: true });
    always(pair.first.api, step);
    const startedAt = performance.now();
    const result = await pair.model.write(sampleRequest, call());
    expect(performance.now() - startedAt).toBeLessThan(deadlineMs + 10_000);
    const names: Record<string, string> = { second: 'claude-sonnet-5-5.p1', composer: 'composer-1' };
    if (names[ends]) expect(result).toMatchObject({ ok: true, model: names[ends] });
    else expect(result).toMatchObject({ ok: false, code: ends });
    expect(pair.second.api.requests.length > 0).toBe(ends === 'second');
    expect(pair.calls()).toBeLessThanOrEqual(upstreamCallsMax);
    expect(result.upstream.calls).toBe(pair.calls());
  });

  it('writes, no other is asked and none is named', async () => {
    await using pair = await startPair();
    const result = await pair.model.write(sampleRequest, call());
    expect(result.ok).toBe(true);
    expect(result).not.toHaveProperty('model');
    expect(pair.second.api.requests).toHaveLength(0);
    expect(pair.model.name).toBe('claude-haiku-5-5.p1');
  });
});

describe('where all of them fail', () => {
  const all: [Step | StepName, WriteFailureCode][] = [
    ['529', 'service_unavailable'],
    ['reset', 'service_unavailable'],
    ['hang', 'generation_timeout'],
    ['wrong_schema', 'generation_failed'],
  ];
  it.each(all)('%s: %s within the one deadline and three calls', async (step, code) => {
    await using pair = await startPair();
    for (const { api } of [pair.first, pair.second]) always(api, step);
    const startedAt = performance.now();
    const result = await pair.model.write(sampleRequest, call());
    expect(result).toMatchObject({ ok: false, code });
    expect(performance.now() - startedAt).toBeLessThan(deadlineMs + 10_000);
    expect(pair.calls()).toBeLessThanOrEqual(upstreamCallsMax);
    expect(pair.second.api.requests.length).toBeGreaterThanOrEqual(1);
  });

  it('names the shorter of their waits', async () => {
    await using pair = await startPair();
    always(pair.first.api, { kind: 'error', status: 429, headers: { 'retry-after': '9' } });
    always(pair.second.api, { kind: 'error', status: 429, headers: { 'retry-after': '31' } });
    expect(await pair.model.write(sampleRequest, call())).toMatchObject({ retryAfterSeconds: 9 });
  });

  it('does not blame the language for what a retry can cure', async () => {
    await using pair = await startPair({ composer: true });
    for (const { api } of [pair.first, pair.second]) always(api, '529');
    const german = {
      ...sampleRequest,
      persona: 'Leiter der Logistik bei einer Spedition in Hamburg',
      offer: 'Software für die Tourenplanung, die leere Kilometer um 18 % senkt',
      goal: 'Ein Gespräch von 20 Minuten in der nächsten Woche vereinbaren',
    };
    expect(await pair.model.write(german, call())).toMatchObject({ ok: false, code: 'service_unavailable' });
  });
});

it('a refusal of the second is not laundered by the third', async () => {
  await using pair = await startPair({ composer: true });
  always(pair.first.api, '529');
  always(pair.second.api, 'refusal');
  expect(await pair.model.write(sampleRequest, call())).toMatchObject({ ok: false, code: 'content_refused' });
});

it('each configuration has a breaker of its own, and what each cost is told by its name', async () => {
  await using pair = await startPair();
  always(pair.first.api, '529');
  for (let count = 0; count < 12; count += 1) {
    expect((await pair.model.write(sampleRequest, call())).ok).toBe(true);
  }
  // Ten drafts of two calls open the first one's; the second goes on, with no call wasted.
  expect([pair.first.api.requests.length, pair.second.api.requests.length]).toEqual([20, 12]);
  expect(pair.first.alerts.map(({ code }) => code)).toEqual(['breaker_open']);
  expect(pair.second.alerts).toEqual([]);
  const sum = (uses: typeof pair.first.uses) => uses.reduce((calls, { use }) => calls + use.calls, 0);
  expect([sum(pair.first.uses), sum(pair.second.uses)]).toEqual([20, 12]);
  expect(new Set(pair.second.uses.map(({ model }) => model))).toEqual(new Set(['claude-sonnet-5-5.p1']));
});

it('a caller who goes away is not followed by another engine', async () => {
  await using pair = await startPair({ composer: true });
  always(pair.first.api, 'hang');
  const caller = new AbortController();
  const writing = pair.model.write(sampleRequest, call(caller.signal));
  while (pair.first.api.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  caller.abort();
  expect((await writing).ok).toBe(false);
  expect(pair.second.api.requests).toHaveLength(0);
});
