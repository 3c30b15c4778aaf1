import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createGzip } from 'node:zlib';
import type { ReceiverStep } from './receiver-steps.ts';

const mebibyte = 1_024 * 1_024;

/** Answers one request as its step says. What has no end stops with the connection. */
export function playReceiverStep(step: ReceiverStep, response: ServerResponse): void {
  if (step.delayMs) {
    const timer = setTimeout(() => play(step, response), step.delayMs);
    response.once('close', () => clearTimeout(timer));
  } else {
    play(step, response);
  }
}

function play(step: ReceiverStep, response: ServerResponse): void {
  const { socket } = response;
  if (!socket) return;
  switch (step.kind) {
    case 'answer': {
      const { status, headers, body = '' } = step;
      response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
      break;
    }
    case 'redirect':
      response.writeHead(step.status ?? 302, { location: step.to, 'content-length': 0 }).end();
      break;
    case 'hang':
      break;
    case 'slow_headers':
      repeat(socket, step.intervalMs ?? 50, 'HTTP/1.1 200 OK\r\nx-slow: ', 'a');
      break;
    case 'drip':
      repeat(socket, step.intervalMs ?? 50, 'HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n', 'a');
      break;
    case 'endless':
      pour(response);
      break;
    case 'reset':
      socket.resetAndDestroy();
      break;
    case 'cut_body':
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this');
      break;
    case 'gzip_bomb':
      response.writeHead(200, { 'content-encoding': 'gzip' });
      pourZeros(step.bytes ?? 64 * mebibyte, response);
      break;
    case 'huge_headers':
      socket.end(`HTTP/1.1 200 OK\r\nx-huge: ${'a'.repeat(step.bytes ?? 200 * 1_024)}\r\n\r\n`);
      break;
    case 'malformed':
      socket.end(step.bytes ?? '220 mail.example.com ESMTP\r\n');
      break;
    case 'endless_interim': {
      const interim = `HTTP/1.1 ${step.status ?? 100} Interim\r\n\r\n`;
      repeat(socket, 1, interim, interim);
      break;
    }
    case 'early':
      response.writeHead(step.status ?? 200, { connection: 'close', 'content-length': 0 }).end();
  }
}

/** Sends a beginning, then a piece at a time until the connection ends. */
function repeat(socket: Socket, intervalMs: number, beginning: string, piece: string): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write(piece), intervalMs);
  // What is written to a connection that the other side has just closed.
  socket.on('error', () => clearInterval(timer));
  socket.once('close', () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  response.writeHead(200);
  const chunk = Buffer.alloc(64 * 1_024, 'a');
  const more = () => {
    // False when the reader is behind, and after the connection has ended.
    while (response.write(chunk));
  };
  response.on('drain', more);
  more();
}

function pourZeros(bytes: number, response: ServerResponse): void {
  const gzip = createGzip();
  gzip.pipe(response);
  response.once('close', () => gzip.destroy());
  const chunk = Buffer.alloc(mebibyte);
  let left = bytes;
  const more = () => {
    while (left > 0 && !gzip.destroyed) {
      left -= chunk.length;
      if (!gzip.write(chunk)) return;
    }
    if (!gzip.writableEnded) gzip.end();
  };
  gzip.on('drain', more);
  more();
}
