import { createComposer, createPeople, defaultTimings, openDatabase, systemClock } from '@firstline/core';
import { createOutbound } from '@firstline/outbound';
import { createLogger } from '@firstline/process';
import { buildApp } from './app.ts';
import { createMetrics } from './metrics.ts';

/** The OpenAPI document of the API as it stands in `openapi.json`: collected from the routes, with nothing behind them. */
export async function createOpenApiDocument(): Promise<string> {
  const publicUrl = 'https://api.firstline.example';
  const composer = createComposer();
  // Connections are opened by the first statement, and there is none: nothing has to be closed.
  const database = openDatabase({ url: 'postgres://localhost/none', applicationName: 'openapi' });
  const core = {
    ...database,
    clock: systemClock,
    timings: defaultTimings,
    secretsKeys: [],
    model: composer,
    testModel: composer,
  };
  const app = await buildApp({
    core,
    people: createPeople({
      ...core,
      secret: 'x'.repeat(32),
      publicUrl,
      mailer: { send() {}, canSend: false },
    }),
    outbound: createOutbound({ allowLoopback: false }),
    config: { publicUrl, trustProxy: undefined, timings: defaultTimings, authFailuresPerMinute: 0 },
    logger: createLogger({ level: 'silent', name: 'openapi' }),
    metrics: createMetrics(),
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
