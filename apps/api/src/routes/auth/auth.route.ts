import { type People, peopleBasePath } from '@firstline/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../plugins/client-network.ts';
import { isPlainJson } from '../../plugins/json-body.ts';
import { toOriginForm } from '../../plugins/request-context.ts';
import { authErrorAnswers, errorAnswers } from '../../schemas/error-answers.ts';
import { authOperations } from './auth.operations.ts';
import { AuthError } from './auth.schema.ts';
import { challengeFor, findAuthFailure, holdsApiKey } from './auth-credentials.ts';

/** Sign-up, sign-in and sessions of people. better-auth answers; these routes carry its requests and describe them. */
export async function registerAuth(app: FastifyInstance, people: People): Promise<void> {
  app.addSchema(AuthError);
  // What the bodies must be is better-auth's to judge; the schemas here are for the reference.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  app.setValidatorCompiler(() => () => true);

  for (const operation of authOperations) {
    const { method, path, failures, ...described } = operation;
    app.route({
      method,
      url: `${peopleBasePath}${path}`,
      schema: {
        tags: ['People'],
        ...described,
        response: {
          ...described.response,
          ...authErrorAnswers(failures),
          ...errorAnswers(method === 'GET' ? [408, 500, 503] : [408, 413, 500, 503]),
        },
      },
      handler: (request, reply) => {
        if (!isJsonOrNothing(request)) {
          return refuse(reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8.');
        }
        if (described.security.some(({ session }) => session) && holdsApiKey(request)) {
          return refuse(reply, 403, 'SESSION_REQUIRED', 'Send a session token here, not an API key.');
        }
        return forward(people, request, reply);
      },
    });
  }
}

/**
 * better-auth signs in with a form's body as well. A page of any site can send a form without asking, and some browsers send it
 * without saying from where; it would sign its visitor in to an account that its author reads. Only scripts send JSON, and those of other sites may not.
 */
function isJsonOrNothing({ body, raw }: FastifyRequest): boolean {
  const types = raw.headersDistinct['content-type'] ?? [];
  return !(body as Buffer | undefined)?.length || (types.length === 1 && isPlainJson(types[0] ?? ''));
}

/** Cookies are carried apart, lengths are counted anew, and no other origin may read an answer. */
const notCarried = /^(set-cookie|content-length|access-control-.*)$/;

async function forward(people: People, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const answer = await people.handler(toWebRequest(request), {
    address: request.ip,
    network: clientNetwork(request.ip),
    requestId: request.id,
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const tooMany = findAuthFailure(request, answer.status, body);
  if (tooMany) {
    reply.header('retry-after', String(Math.min(60, tooMany.retryAfterSeconds ?? 60)));
    return refuse(reply, 429, 'TOO_MANY_ATTEMPTS', tooMany.message);
  }
  reply.code(answer.status);
  if (answer.status === 401) reply.header('www-authenticate', challengeFor(request));
  for (const [name, value] of answer.headers) {
    if (!notCarried.test(name)) reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (body.length > 0) return reply.send(body);
  // A redirect: there is nothing that the type could be of.
  return reply.removeHeader('content-type').send();
}

/** In better-auth's shape. */
function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json')
    .send(Buffer.from(JSON.stringify({ code, message })));
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.raw.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = request.body as Buffer | undefined;
  return new Request(`${request.server.publicUrl()}${toOriginForm(request.url)}`, {
    method: request.method,
    headers,
    ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}
