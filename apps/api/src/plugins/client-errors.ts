import type { Duplex } from 'node:stream';
import type { Failure } from '@firstline/core';
import type { FastifyBaseLogger } from 'fastify';
import { toErrorBody } from '../errors/error-body.ts';
import { errorTable } from '../errors/error-table.ts';
import { findLatestExchange } from './open-exchanges.ts';
import { createRequestId } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';
import { failureHeaders } from './send-failure.ts';

type Server = { publicUrl(): string; log: FastifyBaseLogger };

/** Asked for as in `packages/process/src/internal-server.ts`: an import would load Node's WebSocket client. */
const { maxHeaderSize } = process.getBuiltinModule('node:http');

const failures: Record<string, Failure> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: 'The headers have more than 16 KB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', message: 'The request did not arrive whole in time.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    code: 'payload_too_large',
    message: 'The chunk extensions are too large.',
  },
};

const addressTooLong: Failure = {
  code: 'uri_too_long',
  message: 'The address has more than 8,000 characters.',
};

/** Whether what made the headers too large is the request line: it had no end where Node gave up, at 16 KB. */
function hasEndlessAddress({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !rawPacket) return false;
  const start = rawPacket.toString('latin1', 0, maxHeaderSize);
  return /^[A-Z]+ \S/.test(start) && !start.includes('\n');
}

const malformed: Failure = { code: 'bad_request', message: 'The request is not well-formed HTTP.' };

/** How long a connection may still send after its last answer, in milliseconds: closed at once, it could lose the answer. */
const lingerMs = 1_000;

const refused = new WeakSet<Duplex>();

/** Answers what the HTTP parser refuses, which no route ever sees, in the one error shape, and closes the connection. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Duplex, server: Server): void {
  if (refused.has(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = hasEndlessAddress(error) ? addressTooLong : (failures[error.code ?? ''] ?? malformed);
  const exchange = findLatestExchange(socket);
  if (exchange && !exchange.request.raw.complete) {
    // The fault is in the body of a request that has been answered already: nothing more is owed.
    if (exchange.reply.raw.headersSent) socket.destroy();
    else refuseConnection(socket, failure, server);
  } else if (exchange && !exchange.reply.raw.writableFinished) {
    // The fault is in what followed a good request, whose answer comes first.
    refused.add(socket);
    exchange.reply.raw.once('finish', () => refuseConnection(socket, failure, server));
  } else {
    refuseConnection(socket, failure, server);
  }
}

/** Writes an error answer straight to a connection and closes it. */
export function refuseConnection(socket: Duplex, failure: Failure, { publicUrl, log }: Server): void {
  refused.add(socket);
  const { status } = errorTable[failure.code];
  const exchange = findLatestExchange(socket);
  const isTheirs = exchange !== undefined && !exchange.request.raw.complete;
  const requestId = isTheirs ? exchange.request.id : createRequestId();
  if (isTheirs) {
    // Its own log line, written when the connection closes, says how it ended.
    exchange.request.facts.errorCode = failure.code;
    exchange.reply.raw.statusCode = status;
  } else {
    log.info(
      { request_id: requestId, route: 'none', status, error_code: failure.code, credits: 0 },
      'request',
    );
  }
  socket.removeAllListeners('data');
  // Takes the connection from the HTTP parser; what still comes in is thrown away.
  socket.on('data', () => {});
  socket.end(rawAnswer(failure, requestId, publicUrl()));
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** A whole HTTP answer as text, for a socket without a response object. */
function rawAnswer(failure: Failure, requestId: string, publicUrl: string): string {
  const body = JSON.stringify(toErrorBody(failure, { requestId, publicUrl, elapsedMs: 0 }));
  const headers = {
    ...securityHeaders,
    ...failureHeaders(failure),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${errorTable[failure.code].status} ${reason(failure)}\r\n${head.join('')}\r\n${body}`;
}

function reason({ code }: Failure): string {
  return code.replaceAll('_', ' ');
}
