import type { Socket } from 'node:net';
import type { Failure } from '@firstline/core';
import { toErrorBody } from '../errors/error-body.ts';
import { errorTable } from '../errors/error-table.ts';
import { createRequestId } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';
import { failureHeaders } from './send-failure.ts';

const failures: Record<string, Failure> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: 'The headers have more than 16 KB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', message: 'The request did not arrive whole in time.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    code: 'payload_too_large',
    message: 'The chunk extensions are too large.',
  },
};

const malformed: Failure = { code: 'bad_request', message: 'The request is not well-formed HTTP.' };

/** Answers what the HTTP parser refuses, which no route ever sees, in the one error shape, and closes the connection. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket, publicUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(failures[error.code ?? ''] ?? malformed, publicUrl), () => socket.destroySoon());
}

/** A whole HTTP answer as text, for a socket without a response object. */
function rawAnswer(failure: Failure, publicUrl: string): string {
  const requestId = createRequestId();
  const body = JSON.stringify(toErrorBody(failure, { requestId, publicUrl, elapsedMs: 0 }));
  const headers = {
    ...securityHeaders,
    ...failureHeaders(failure),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${errorTable[failure.code].status} ${reason(failure)}\r\n${head.join('')}\r\n${body}`;
}

function reason({ code }: Failure): string {
  return code.replaceAll('_', ' ');
}
