import {
  type Core,
  callersPatience,
  createClaudeModel,
  createComposer,
  createDailyBudget,
  createPeople,
  type DailyBudget,
  type DraftModel,
  defaultModelConfigurationName,
  defaultTimings,
  findModelConfiguration,
  openDatabase,
  type PeopleOptions,
  systemClock,
  type Tier,
  type Timings,
  type UpstreamObserver,
  withFallback,
} from '@firstline/core';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import { type FakeMessagesApi, startFakeMessagesApi } from '@firstline/fakes';
import { createOutbound, type Resolve } from '@firstline/outbound';
import { type ConsoleSource, type Tracing, toConsoleUrl } from '@firstline/process';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createMetrics } from '../metrics.ts';
import { createModelFetch } from '../model-fetch.ts';
import { observeUpstream } from '../observe-upstream.ts';
import { type CollectedLog, collectLog } from './collect-log.ts';
import { createConformance, type OpenApiDocument } from './openapi-conformance.ts';
import { type SendOptions, send, type TestAnswer } from './send.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';
import { testAuthSecret, testOrigin } from './test-session.ts';

export type TestApiOptions = {
  /** What writes live keys' drafts; `claude` is the real engine against a local Messages API. */
  engine?: 'composer' | 'claude' | DraftModel;
  /** Whether the composer stands in where the engine fails. */
  fallback?: 'composer';
  /** What the `claude` engine may cost a day. */
  dailyBudgetUsd?: number;
  timings?: Partial<Timings>;
  tier?: Tier;
  monthlyCredits?: number;
  /** Where the app finds its database, e.g. through a proxy that the test can cut. */
  databaseUrl?: (url: string) => Promise<string>;
  /** Sees every statement that the app's hot path sends. */
  onStatement?: (statement: string) => void;
  /** No limit unless set: tests fail on purpose, all from one address. */
  authFailuresPerMinute?: number;
  /** As `TRUST_PROXY` decides it: whether the last hop's X-Forwarded-For is believed. */
  trustProxy?: Config['trustProxy'];
  /** Takes the mails to people; without one they go nowhere. */
  mailer?: PeopleOptions['mailer'];
  /** What a webhook's name resolves to; a public address unless given. */
  resolve?: Resolve;
  /** The console that the app leads to. */
  console?: ConsoleSource;
  /** Told of each request that ended. */
  tracing?: Pick<Tracing, 'record'>;
  /** Adds to the app before it listens. */
  prepare?: (app: FastifyInstance) => void;
};

/** The real app on a real port with a database of its own. */
export type TestApi = AsyncDisposable & {
  url: string;
  port: number;
  app: FastifyInstance;
  /** For the test's own reads and writes; not the app's connections. */
  core: Core;
  log: CollectedLog;
  /** The upstream of the `claude` engine. */
  upstream: FakeMessagesApi;
  account: TestAccount;
  /** Rejects where the answer is not as the OpenAPI document describes it. */
  send(options: SendOptions): Promise<TestAnswer>;
  /** POSTs a draft request with the account's live key. */
  generate(body?: unknown, more?: Partial<SendOptions>): Promise<TestAnswer>;
  close(): Promise<void>;
};

export const draftRequest = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call next week',
};

const conformances = new Map<string, ReturnType<typeof createConformance>>();

/** The document of one app is that of the next, but for the server's address. */
function conformanceTo(app: FastifyInstance): ReturnType<typeof createConformance> {
  const text = JSON.stringify({ ...app.swagger(), servers: [] });
  const conformance = conformances.get(text) ?? createConformance(JSON.parse(text) as OpenApiDocument);
  conformances.set(text, conformance);
  return conformance;
}

/** What a test need not wait for. */
const quickTimings = { evenAnswerMs: 1, stopQuietMs: 0 };

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const upstream = await startFakeMessagesApi();
  const modelFetch = createModelFetch();
  const timings = { ...defaultTimings, ...quickTimings, ...options.timings };
  const log = collectLog();
  const own = openDatabase({
    url: database.url,
    applicationName: 'test',
    connectionsMax: { sql: 2, db: 1 },
  });
  const apps = openDatabase({
    url: (await options.databaseUrl?.(database.url)) ?? database.url,
    applicationName: 'firstline-api',
    patience: callersPatience,
  });
  const { onStatement } = options;
  if (onStatement) apps.sql.options.debug = (_connection, statement) => onStatement(statement);
  const composer = createComposer();
  const metrics = createMetrics();
  const { dailyBudgetUsd } = options;
  const engine = chooseTestModel(options.engine ?? 'composer', {
    upstream,
    timings,
    fetch: modelFetch.fetch,
    observer: observeUpstream({ metrics, logger: log.logger, everyMs: timings.alertEveryMs }),
    ...(dailyBudgetUsd === undefined
      ? {}
      : { budget: createDailyBudget({ ...apps, clock: systemClock, timings }, dailyBudgetUsd) }),
  });
  const model = withFallback(options.fallback ? [engine, composer] : [engine], {
    deadlineMs: timings.generationDeadlineMs,
  });
  const rest = {
    clock: systemClock,
    timings,
    secretsKeys: [Buffer.alloc(32, 1)],
    model,
    testModel: composer,
  };
  const core = { ...own, ...rest };
  const account = await createTestAccount(core, options);

  const outbound = createOutbound({
    allowLoopback: true,
    resolve: options.resolve ?? (async () => ['93.184.215.14']),
    timeoutMs: timings.webhookAttemptMs,
  });
  const consoleUrl = toConsoleUrl(options.console, testOrigin);
  const app = await buildApp({
    core: { ...apps, ...rest },
    people: createPeople({
      ...apps,
      clock: systemClock,
      secret: testAuthSecret,
      publicUrl: testOrigin,
      mailer: options.mailer ?? { send() {}, canSend: true },
      ...(consoleUrl && { consoleUrl }),
      timings,
    }),
    outbound,
    tracing: options.tracing,
    config: {
      publicUrl: undefined,
      trustProxy: options.trustProxy,
      timings,
      authFailuresPerMinute: options.authFailuresPerMinute ?? 0,
    },
    logger: log.logger,
    metrics,
    console: options.console,
  });
  options.prepare?.(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const closing = once(async () => {
    await app.close();
    await Promise.all([outbound.close(), apps.close(), own.close(), upstream.close(), modelFetch.close()]);
    await database.drop();
  });
  const departuresOf = conformanceTo(app);
  const sendHere = async (request: SendOptions) => {
    const answer = await send(url, request);
    const departures = departuresOf(answer);
    if (departures.length === 0) return answer;
    const { method, path, status } = answer;
    throw new Error(`${method} ${path.slice(0, 100)} ${status}: ${departures.join('; ')}`);
  };
  return {
    url,
    port: Number(new URL(url).port),
    app,
    core,
    log,
    upstream,
    account,
    send: sendHere,
    generate: (body = draftRequest, { headers, ...more } = {}) =>
      sendHere({
        method: 'POST',
        path: '/api/v1/emails/generate',
        key: account.liveKey,
        body,
        headers: { 'cache-control': 'no-cache', ...headers },
        ...more,
      }),
    close: closing,
    [Symbol.asyncDispose]: closing,
  };
}

function chooseTestModel(
  engine: NonNullable<TestApiOptions['engine']>,
  {
    upstream,
    timings,
    ...surroundings
  }: {
    upstream: FakeMessagesApi;
    timings: Timings;
    fetch: typeof fetch;
    observer: UpstreamObserver;
    budget?: DailyBudget;
  },
): DraftModel {
  if (engine === 'composer') return createComposer();
  if (engine !== 'claude') return engine;
  const configuration = findModelConfiguration(defaultModelConfigurationName);
  if (!configuration) throw new Error('the default configuration is missing');
  return createClaudeModel({
    apiKey: 'sk-ant-test-key',
    baseUrl: upstream.baseUrl,
    configuration: { ...configuration, timeoutMs: timings.generationDeadlineMs },
    deadlineMs: timings.generationDeadlineMs,
    ...surroundings,
    backoff: { baseMs: 5, maxMs: 20 },
    // Tests fail on purpose, again and again; the breaker has tests of its own.
    breaker: { requestsMin: 1_000, failureShareMin: 1, windowMs: 1_000, cooldownMs: 1 },
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
