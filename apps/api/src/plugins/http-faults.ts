import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseConnection } from './client-errors.ts';
import { beginRequest } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFailure } from './send-failure.ts';

const urlLengthMax = 8_000;
/** How long the rest of a body may still come in after its request was answered, in milliseconds. */
const lingerMs = 2_000;

/** Answers requests that are wrong as HTTP, which Node or the framework would answer in shapes of their own. */
export function registerHttpFaults(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request) => {
    refuseConnection(
      request.socket,
      { code: 'bad_request', message: 'The Expect header asks for something other than 100-continue.' },
      app,
    );
  });
  app.server.on('connect', (_request, socket) => {
    refuseConnection(socket, { code: 'bad_request', message: 'This server is no proxy.' }, app);
  });
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.headersDistinct.host ?? [];
    if (request.raw.httpVersionMajor !== 1) {
      return sendFailure(request, reply.header('connection', 'close'), {
        code: 'bad_request',
        message: 'This server speaks HTTP/1.1.',
      });
    }
    if (hosts.length > 1 || (hosts.length === 0 && request.raw.httpVersion === '1.1')) {
      return sendFailure(request, reply.header('connection', 'close'), {
        code: 'bad_request',
        message: 'The request must have one Host header.',
      });
    }
    if (request.url.length > urlLengthMax) {
      return sendFailure(request, reply, {
        code: 'uri_too_long',
        message: 'The address has more than 8,000 characters.',
      });
    }
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) {
      setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, lingerMs).unref();
    }
    done();
  });
}

/** Answers a request that no hook has seen: its address cannot be decoded, or its method is none of HTTP's. */
export function answerUnseen(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  beginRequest(request, reply);
  reply.headers(securityHeaders);
  reply.header('connection', 'close');
  reply.raw.once('close', () => request.server.endRequest(request, reply));
  return sendFailure(request, reply, {
    code: 'bad_request',
    message: 'The method is unknown, or the address cannot be decoded.',
  });
}
