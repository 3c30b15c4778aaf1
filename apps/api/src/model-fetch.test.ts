import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelResponseBytesMax } from '@firstline/core';
import { expect, onTestFinished, test } from 'vitest';
import { createModelFetch } from './model-fetch.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { fetch, close } = createModelFetch();
  onTestFinished(async () => {
    await close();
    server.closeAllConnections();
    server.close();
  });
  return { fetch, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages` };
}

test('sends method, headers and body, and gives status, headers and JSON back', async () => {
  const { fetch, url } = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (body) => {
      response.writeHead(201, { 'request-id': 'req_1', 'content-type': 'application/json' });
      response.end(JSON.stringify({ method: request.method, key: request.headers['x-key'], body }));
    });
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: new Headers({ 'x-key': 'one' }),
    body: '{"städte":"Köln"}',
  });
  expect(response.ok).toBe(true);
  expect(response.status).toBe(201);
  expect(response.headers.get('request-id')).toBe('req_1');
  expect(await response.json()).toEqual({ method: 'POST', key: 'one', body: '{"städte":"Köln"}' });
});

test('a status that is no success is told, with its text', async () => {
  const { fetch, url } = await serve((_request, response) => response.writeHead(529).end('busy'));
  const response = await fetch(url);
  expect(response.ok).toBe(false);
  expect(await response.text()).toBe('busy');
});

test('a body larger than any message ends with a RangeError, and the connection with it', async () => {
  let closed: Promise<unknown> | undefined;
  const { fetch, url } = await serve((_request, response) => {
    closed = once(response, 'close');
    response.write(Buffer.alloc(modelResponseBytesMax + 1));
  });
  const response = await fetch(url);
  await expect(response.text()).rejects.toBeInstanceOf(RangeError);
  await closed;
});

test.each(['headers', 'body'])('a signal ends a call that waits for its %s', async (waitsFor) => {
  const { fetch, url } = await serve((_request, response) => {
    if (waitsFor === 'body') response.write('{');
  });
  const abort = new AbortController();
  const reading = fetch(url, { signal: abort.signal }).then((response) => response.text());
  setTimeout(() => abort.abort(), 50);
  await expect(reading).rejects.toThrow(/abort/i);
});

test('a body that is cut off is an error, not a short answer', async () => {
  const { fetch, url } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"half":', () => response.socket?.destroy());
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
});
