import { noUpstreamUse } from '@firstline/core';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { observeUpstream } from './observe-upstream.ts';
import { collectLog } from './testing/collect-log.ts';
import { draftRequest, startTestApi } from './testing/start-test-api.ts';

const model = 'claude-haiku-5-5.p1';

test('tokens, cost and time are counted by configuration', async () => {
  const metrics = createMetrics();
  const observer = observeUpstream({ metrics, logger: collectLog().logger, everyMs: 1 });
  const use = { calls: 2, inputTokens: 10, outputTokens: 20, cacheReadTokens: 30, cacheWriteTokens: 40 };
  observer.used({ model, use: { ...use, costUsd: 0.5, milliseconds: 1_500 } });
  observer.used({ model: 'claude-opus-5-5.p1', use: { ...noUpstreamUse, calls: 1 } });
  const text = await metrics.registry.metrics();
  for (const line of [
    `firstline_upstream_calls_total{model="${model}"} 2`,
    `firstline_upstream_calls_total{model="claude-opus-5-5.p1"} 1`,
    `firstline_upstream_tokens_total{model="${model}",kind="input"} 10`,
    `firstline_upstream_tokens_total{model="${model}",kind="output"} 20`,
    `firstline_upstream_tokens_total{model="${model}",kind="cache_read"} 30`,
    `firstline_upstream_tokens_total{model="${model}",kind="cache_write"} 40`,
    `firstline_upstream_cost_usd_total{model="${model}"} 0.5`,
    `firstline_upstream_duration_seconds_sum{model="${model}"} 1.5`,
  ]) {
    expect(text).toContain(`${line}\n`);
  }
});

test('an alert that repeats is held back for a while and counted', async () => {
  const metrics = createMetrics();
  const log = collectLog();
  let nowMs = 0;
  const observer = observeUpstream({ metrics, logger: log.logger, everyMs: 60_000, nowMs: () => nowMs });
  const tell = (code: 'budget_spent' | 'breaker_open', requestId: string) =>
    observer.alert({ code, model, detail: 'so', requestId });
  tell('budget_spent', 'req_1');
  tell('budget_spent', 'req_2');
  tell('breaker_open', 'req_3');
  nowMs = 59_999;
  tell('budget_spent', 'req_4');
  nowMs = 60_000;
  tell('budget_spent', 'req_5');
  expect(log.lines()).toMatchObject([
    { level: 50, msg: 'alert', alert: 'budget_spent', request_id: 'req_1', held_back: 0 },
    { alert: 'breaker_open', request_id: 'req_3', held_back: 0 },
    { alert: 'budget_spent', request_id: 'req_5', held_back: 2 },
  ]);
  expect(await metrics.registry.metrics()).toContain(`{alert="budget_spent",model="${model}"} 4\n`);
});

test('what stands in is named, and not served from the cache once the engine is well', async () => {
  await using api = await startTestApi({ engine: 'claude', fallback: 'composer' });
  const cacheable = { headers: { 'cache-control': 'max-age=0' } };
  api.upstream.otherwise('401');
  const stoodIn = await api.generate(draftRequest, cacheable);
  expect(stoodIn.body.data.metadata).toMatchObject({ model: 'composer-1', cached: false });
  const [stored] = await api.core.sql`select model from drafts`;
  expect(stored?.model).toBe('composer-1');
  api.upstream.otherwise('ok');
  const well = await api.generate(draftRequest, cacheable);
  expect(well.body.data.metadata).toMatchObject({ model, cached: false });
  const cached = await api.generate(draftRequest, cacheable);
  expect(cached.body.data.metadata).toMatchObject({ model, cached: true });
});

test('a spent budget is 503 for live keys, uncharged, and nothing to test keys', async () => {
  await using api = await startTestApi({ engine: 'claude', dailyBudgetUsd: 0.000_1 });
  expect((await api.generate()).status).toBe(200);
  const refused = await api.generate();
  expect([refused.status, refused.body.error.code]).toEqual([503, 'service_unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.body.meta.credits_used).toBe(0);
  expect((await api.generate(draftRequest, { key: api.account.testKey })).status).toBe(200);
  expect(api.log.lines().filter(({ alert }) => alert === 'budget_spent')).toHaveLength(1);
});
