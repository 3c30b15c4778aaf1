import { createModelFetch } from '@firstline/api/model-fetch';
import {
  createClaudeModel,
  createId,
  defaultModelConfigurationName,
  findModelConfiguration,
} from '@firstline/core';
import { createLogger } from '@firstline/process';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import postgres from 'postgres';
import { readNaiveConfig } from './config.ts';
import { generateNaively, type NaiveCall } from './generate-naively.ts';

/**
 * A generate call as it is usually written first: the same framework, model client, evaluation, tables and promises as the
 * product's, with one statement for each thing that it wants to know or to write. It leaves out metrics, most checks
 * of the request and most headers, so it does less.
 */

const config = readNaiveConfig();
const configuration = findModelConfiguration(defaultModelConfigurationName);
if (!configuration) throw new Error('the default model configuration is missing');
const model = createClaudeModel({
  apiKey: 'bench',
  baseUrl: config.modelUrl,
  configuration,
  deadlineMs: 30_000,
  fetch: createModelFetch().fetch,
});
// As many connections as the product's drafts have.
const sql = postgres(config.databaseUrl, { max: 10, onnotice: () => {} });
const app = Fastify({
  loggerInstance: createLogger({ level: 'info', name: 'naive' }) as FastifyBaseLogger,
  disableRequestLogging: true,
  genReqId: () => createId('req', new Date()),
});

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const body = {
  type: 'object',
  required: ['persona', 'offer', 'goal'],
  properties: { persona: text(500), offer: text(1_000), goal: text(500), additionalContext: text(4_000) },
  additionalProperties: false,
};

app.post<{ Body: NaiveCall['brief'] }>(
  '/api/v1/emails/generate',
  { schema: { body } },
  async (request, reply) => {
    const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const idempotencyKey = request.headers['idempotency-key'];
    const answer = await generateNaively(
      { sql, model },
      {
        key,
        requestId: request.id,
        brief: request.body,
        ...(typeof idempotencyKey === 'string' ? { idempotencyKey } : {}),
      },
    );
    request.log.info({ status: answer.status, ms: reply.elapsedTime }, 'request');
    return reply.code(answer.status).send(answer.body);
  },
);

await app.listen({ port: config.port, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => sql.end()));
