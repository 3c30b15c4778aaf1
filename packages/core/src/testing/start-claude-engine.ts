import { type FakeMessagesApi, type FakeMessagesApiOptions, startFakeMessagesApi } from '@firstline/fakes';
import { type ClaudeModelOptions, createClaudeModel } from '../drafts/claude/create-claude-model.ts';
import { findModelConfiguration, type ModelConfiguration } from '../drafts/claude/model-configurations.ts';
import type { DraftRequest } from '../drafts/draft-request.ts';
import type { WriteCall } from '../drafts/model.ts';
import type { Alert, ModelUse } from '../drafts/upstream-observer.ts';

export const sampleRequest: DraftRequest = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call next week',
  tone: 'professional',
};

export function haiku(): ModelConfiguration {
  const configuration = findModelConfiguration('claude-haiku-5-5.p1');
  if (configuration === undefined) throw new Error('the default configuration is missing');
  return configuration;
}

/** Times for an upstream that hangs: 900 ms in all, 300 ms a call. Too short to be sure of an answer on a busy machine. */
export const scaledDown = { configuration: { ...haiku(), timeoutMs: 300 }, deadlineMs: 900 };

/** An engine, the server that it asks, and what it told its operator. */
type ClaudeEngine = {
  api: FakeMessagesApi;
  model: ReturnType<typeof createClaudeModel>;
  alerts: Alert[];
  uses: ModelUse[];
};

/** The engine against a server of its own, with next to no pauses between calls. */
export async function startClaudeEngine(
  overrides: Partial<ClaudeModelOptions> = {},
  server: FakeMessagesApiOptions = {},
): Promise<ClaudeEngine & AsyncDisposable> {
  const api = await startFakeMessagesApi(server);
  const alerts: Alert[] = [];
  const uses: ModelUse[] = [];
  const model = createClaudeModel({
    apiKey: 'sk-ant-test-key',
    baseUrl: api.baseUrl,
    configuration: { ...haiku(), timeoutMs: 3_000 },
    deadlineMs: 8_000,
    backoff: { baseMs: 10, maxMs: 40 },
    observer: { used: (use) => uses.push(use), alert: (alert) => alerts.push(alert) },
    ...overrides,
  });
  return { api, model, alerts, uses, [Symbol.asyncDispose]: () => api.close() };
}

export function call(signal = new AbortController().signal): WriteCall {
  return { requestId: 'req_01J00000000000000000000000', signal };
}
