import swaggerUi from '@fastify/swagger-ui';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../schemas/answer.ts';
import { errorAnswers } from '../../schemas/error-answers.ts';
import { noCredential } from '../../schemas/security.ts';
import { errorsPage } from './errors-page.ts';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The reference: the OpenAPI document, a browsable page of it, and the page that error answers link to. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/v1/openapi.json', {
    schema: {
      operationId: 'getOpenApi',
      tags: ['Reference'],
      summary: 'This document',
      description: 'The OpenAPI 3.1 document of this server, made from the schemas that its routes check.',
      security: noCredential,
      response: {
        200: answer(Type.Object({}, { additionalProperties: true }), { description: 'OpenAPI 3.1.' }),
        ...errorAnswers([400, 408, 500]),
      },
    },
    handler: async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .serializer(JSON.stringify)
        .send(app.swagger()),
  });
  app.get('/docs/errors', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(errorsPage()),
  );
  await app.register(async (ui) => {
    // A range that a file does not have would be an error; every file is small, and a server may ignore ranges (RFC 9110, 14.2).
    ui.addHook('onRequest', async (request) => {
      delete request.raw.headers.range;
    });
    await ui.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformStaticCSP: (policy) =>
        policy.replace(/ (https:|validator\.swagger\.io|upgrade-insecure-requests;)/g, ''),
      theme: { title: 'Firstline API reference' },
      // Without the bar that asks for another document.
      uiConfig: {
        layout: 'BaseLayout',
        deepLinking: true,
        tryItOutEnabled: false,
        persistAuthorization: false,
      },
    });
  });
}
