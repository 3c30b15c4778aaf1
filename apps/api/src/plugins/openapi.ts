import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { ErrorAnswer } from '../schemas/error.ts';
import { webhookOperations } from '../schemas/webhook-operations.ts';

const publicServer = {
  url: '/',
  description: 'The server that this document came from, in production and elsewhere.',
  'x-internal': false,
};

/** Collects the OpenAPI document from the routes' schemas. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  app.addSchema(ErrorAnswer);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Firstline',
        version: '1.0.0',
        summary: 'One call returns one cold email draft, with scores that can be explained.',
        description:
          'Turns a persona, an offer and a goal into one cold email draft, scores it, and charges credits for it exactly once.\n\nDrafts are to be reviewed by the caller before use. API keys are for server-side use only.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: {
          name: 'Firstline',
          url: 'https://firstline.example/support',
          email: 'support@firstline.example',
        },
      },
      servers: [publicServer],
      tags: [
        { name: 'Emails', description: 'Drafts and their scores.' },
        { name: 'Account', description: 'What the account is, may do and has used.' },
        { name: 'Keys', description: 'The API keys of the account, for whoever is signed in.' },
        {
          name: 'Webhooks',
          description: 'Endpoints that are told of events, and what was delivered to them.',
        },
        { name: 'People', description: 'Sign-up, sign-in and sessions, in the shapes of better-auth.' },
        { name: 'Reference', description: 'This document.' },
      ],
      webhooks: webhookOperations(),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'A session token from sign-in.' },
          sessionCookie: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Secure-firstline.session_token',
            description:
              'The cookie of a sign-in, for the console. The request must come from a trusted origin.',
          },
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `fl_live_…` or `fl_test_…`.' },
        },
      },
    },
    transformObject: (document) => {
      if ('openapiObject' in document) markOptionalBodies(document.openapiObject.paths);
      return 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `schema-${index}`,
    },
  });
}

type Operations = {
  [method: string]: { requestBody?: { required?: boolean; content: Record<string, { schema?: unknown }> } };
};

/** A body without a required member may be absent; the plugin says of every body that it may not. */
function markOptionalBodies(paths: object | undefined): void {
  for (const operations of Object.values(paths ?? {}) as Operations[]) {
    for (const { requestBody } of Object.values(operations)) {
      const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
      const isOptional = schemas.every((schema) => !(schema as { required?: string[] }).required?.length);
      if (requestBody && isOptional) requestBody.required = false;
    }
  }
}
