import { type People, peopleBasePath } from '@firstline/core';
import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toOriginForm } from '../../plugins/request-context.ts';
import { answer } from '../../schemas/answer.ts';
import { sessionAnswerHeaders } from '../../schemas/answer-headers.ts';
import { authErrorAnswers, type ErrorStatus, errorAnswers } from '../../schemas/error-answers.ts';
import { noCredential } from '../../schemas/security.ts';
import {
  AuthError,
  SessionAnswer,
  SignInAnswer,
  SignInBody,
  SignOutAnswer,
  SignUpAnswer,
  SignUpBody,
} from './auth.schema.ts';

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

  const route = (
    method: 'GET' | 'POST',
    path: string,
    schema: Record<string, unknown>,
    success: TSchema,
    failures: ErrorStatus[],
  ) =>
    app.route({
      method,
      url: `${peopleBasePath}${path}`,
      schema: {
        tags: ['People'],
        ...schema,
        response: {
          200: success,
          ...authErrorAnswers(failures),
          ...errorAnswers(method === 'GET' ? [408, 500, 503] : [408, 413, 500, 503]),
        },
      },
      handler: (request, reply) => forward(people, request, reply),
    });

  route(
    'POST',
    '/sign-up/email',
    {
      operationId: 'signUp',
      summary: 'Sign up with an e-mail address and a password',
      description:
        'Makes a person and an account on the tier `free`. A taken address gets the same answer as a free one.',
      security: noCredential,
      body: SignUpBody,
    },
    answer(SignUpAnswer, { description: 'The person.' }),
    [400, 403, 415],
  );
  route(
    'POST',
    '/sign-in/email',
    {
      operationId: 'signIn',
      summary: 'Sign in',
      description: 'The session token is in the answer, in the header `set-auth-token`, and in a cookie.',
      security: noCredential,
      body: SignInBody,
    },
    answer(SignInAnswer, { description: 'The session and the person.', headers: sessionAnswerHeaders }),
    [400, 401, 403, 415],
  );
  route(
    'POST',
    '/sign-out',
    {
      operationId: 'signOut',
      summary: 'End the session',
      description:
        'Ends the session at once, and takes its cookie back. Without a session there is nothing to end, and the answer is the same.',
      security: [{ session: [] }],
    },
    answer(SignOutAnswer, { description: 'The session has ended.' }),
    [400, 403, 415],
  );
  route(
    'GET',
    '/get-session',
    {
      operationId: 'getSession',
      summary: 'Who is signed in, or null',
      description:
        'Reads the session of the cookie or the bearer token. Without one the answer is null, not an error.',
      security: [{ session: [] }],
    },
    answer(SessionAnswer, { description: 'The session and the person, or null.' }),
    [400],
  );
}

/** Cookies are carried apart, lengths are counted anew, and no other origin may read an answer. */
const notCarried = /^(set-cookie|content-length|access-control-.*)$/;

async function forward(people: People, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const answer = await people.handler(toWebRequest(request), request.ip);
  reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    if (!notCarried.test(name)) reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(Buffer.from(await answer.arrayBuffer()));
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
