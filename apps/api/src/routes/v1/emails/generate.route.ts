import type { Core } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { answerGenerate } from './answer-generate.ts';
import { GenerateBody, GenerateHeaders, generateAnswers } from './generate.schema.ts';

/** One draft, for whoever has a key. The first statement checks it, with everything else that comes before the engine. */
export function registerGenerateRoute(app: FastifyInstance, core: Core): void {
  app.post<{ Body: GenerateBody; Headers: GenerateHeaders }>('/emails/generate', {
    config: { scope: 'emails:generate', policy: 'generate', endpoint: '/emails/generate' },
    schema: {
      operationId: 'generateEmail',
      tags: ['Emails'],
      summary: 'Write one cold email draft',
      description:
        'Writes one draft from a persona, an offer and a goal, and scores it. Costs 5 credits; a call that fails costs nothing. Review every draft before you use it.',
      security: [{ apiKey: [] }],
      headers: GenerateHeaders,
      body: GenerateBody,
      response: generateAnswers,
    },
    handler: async (request, reply) => {
      const { keyHash, keyMode: mode } = request;
      if (!keyHash || !mode) throw new Error('the route was reached without a key');
      return answerGenerate(core, request, reply, { by: { keyHash, mode }, endpoint: '/emails/generate' });
    },
  });
}
