import sensible from '@fastify/sensible';
import {
  bodyBytesMax,
  type Core,
  type Outbound,
  type People,
  type TextWork,
  textWork,
} from '@firstline/core';
import { type ConsoleSource, consolePath, type Logger, type Tracing } from '@firstline/process';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { registerAccountSession } from './plugins/account-session.ts';
import { registerApiKeyAuth } from './plugins/api-key-auth.ts';
import { registerAuthFailures } from './plugins/auth-failures.ts';
import { answerParserError } from './plugins/client-errors.ts';
import { registerErrorHandler } from './plugins/error-handler.ts';
import { answerUnseen, registerHttpFaults } from './plugins/http-faults.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerQueryNumbers } from './plugins/query-numbers.ts';
import { registerRateLimitHeaders } from './plugins/rate-limit-headers.ts';
import { createRequestId, registerRequestContext } from './plugins/request-context.ts';
import { registerRequestEnd } from './plugins/request-end.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerRequestMetrics } from './plugins/request-metrics.ts';
import { registerRequestTraces } from './plugins/request-traces.ts';
import { registerRouteMethods } from './plugins/route-methods.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerStopping } from './plugins/stopping.ts';
import { registerTrimText } from './plugins/trim-text.ts';
import { registerUsageMeter } from './plugins/usage-meter.ts';
import { registerAuth } from './routes/auth/auth.route.ts';
import { registerConsole } from './routes/console/console.route.ts';
import { registerDocs } from './routes/docs/docs.route.ts';
import { registerV1 } from './routes/v1/index.ts';
import { shareSerializers } from './schemas/share-serializers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where callers reach this server, without a trailing slash. */
    publicUrl(): string;
  }
}

export type AppOptions = {
  core: Core;
  people: People;
  /** The guarded client to customers' addresses. */
  outbound: Outbound;
  /** Scores emails; in this thread unless given. */
  work?: TextWork;
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'timings' | 'authFailuresPerMinute'>;
  logger: Logger;
  metrics: Metrics;
  /** Where the console comes from; without one `/` leads to the reference. */
  console?: ConsoleSource | undefined;
  /** Told of each request that ended, where there is somebody to tell. */
  tracing?: Pick<Tracing, 'record'> | undefined;
};

/** Of the process, since each of its apps gives the same answers. */
const buildSerializer = shareSerializers();

/** Builds the HTTP server: plugins first, then routes, in the order in which they act. */
export async function buildApp({
  core,
  people,
  outbound,
  work = textWork,
  config,
  logger,
  metrics,
  console,
  tracing,
}: AppOptions): Promise<FastifyInstance> {
  const { timings } = config;
  const app = Fastify<RawServerDefault>({
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: createRequestId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: bodyBytesMax,
    requestTimeout: timings.requestTimeoutMs,
    keepAliveTimeout: timings.keepAliveTimeoutMs,
    return503OnClosing: false,
    http: {
      // Answered by us, since Node's own answer has no body.
      requireHostHeader: false,
      headersTimeout: timings.headersTimeoutMs,
      connectionsCheckingInterval: timings.connectionsCheckEveryMs,
    },
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: { buildSerializer } },
    // As long as an address may be: an id that is too long names no record, like any other.
    routerOptions: { maxParamLength: 8_000 },
    forceCloseConnections: 'idle',
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        allErrors: true,
        useDefaults: false,
        allowUnionTypes: true,
      },
    },
    clientErrorHandler: (error, socket) => answerParserError(error, socket, app),
    frameworkErrors: (_error, request, reply) => {
      answerUnseen(request, reply);
    },
  });
  app.decorate('publicUrl', () => config.publicUrl ?? listeningUrl(app));

  await app.register(sensible);
  registerRequestContext(app);
  registerRequestEnd(app);
  registerSecurityHeaders(app);
  registerRequestLog(app);
  registerRequestMetrics(app, metrics);
  if (tracing) registerRequestTraces(app, tracing);
  registerRouteMethods(app);
  registerHttpFaults(app);
  registerStopping(app, timings.stopQuietMs);
  registerErrorHandler(app);
  registerJsonBody(app);
  registerTrimText(app);
  registerQueryNumbers(app);
  registerAuthFailures(app, config.authFailuresPerMinute);
  registerApiKeyAuth(app, core);
  registerAccountSession(app, core, people);
  registerRateLimitHeaders(app);
  registerUsageMeter(app, core);
  await registerOpenApi(app);

  await app.register(async (v1) => registerV1(v1, { core, outbound, work }), { prefix: '/api/v1' });
  await app.register(async (auth) => registerAuth(auth, people));
  await registerDocs(app);
  if (console) await registerConsole(app, console);
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect(console ? consolePath : '/docs'),
  );
  return app;
}

function listeningUrl(app: FastifyInstance): string {
  const address = app.server.address();
  return typeof address === 'object' && address
    ? `http://127.0.0.1:${address.port}`
    : 'http://127.0.0.1:3000';
}
