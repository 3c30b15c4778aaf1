import type { FailureCode } from '@firstline/core';

/** What is sent, byte for byte, and the code that it is answered with; null where HTTP owes no answer. */
export type FramingCase = { name: string; bytes: (key: string) => string; code: FailureCode | null };

const body = '{"persona":"a","offer":"b","goal":"c"}';
const path = '/api/v1/emails/generate';

/** A request with a good key whose head and body are otherwise as given. */
function post(headers: string[], sent: string, line = `POST ${path} HTTP/1.1`): (key: string) => string {
  return (key) =>
    [
      line,
      'Host: localhost',
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      ...headers,
      '',
      sent,
    ].join('\r\n');
}

const length = `Content-Length: ${body.length}`;
const chunkedHeader = 'Transfer-Encoding: chunked';
const chunk = `${body.length.toString(16)}\r\n${body}\r\n`;

/** Requests that are wrong as HTTP. Each must end its connection with at most one answer. */
export const malformedRequests: FramingCase[] = [
  // Two ways to tell where the body ends: the classic way to smuggle a request past a proxy.
  {
    name: 'Content-Length and chunked',
    bytes: post([length, chunkedHeader], `${chunk}0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'chunked and Content-Length',
    bytes: post([chunkedHeader, length], `${chunk}0\r\n\r\n`),
    code: 'bad_request',
  },
  { name: 'two different lengths', bytes: post([length, 'Content-Length: 5'], body), code: 'bad_request' },
  { name: 'the same length twice', bytes: post([length, length], body), code: 'bad_request' },
  { name: 'lengths in one header', bytes: post([`${length}, ${body.length}`], body), code: 'bad_request' },
  { name: 'a negative length', bytes: post(['Content-Length: -1'], body), code: 'bad_request' },
  {
    name: 'a length with a plus',
    bytes: post([`Content-Length: +${body.length}`], body),
    code: 'bad_request',
  },
  { name: 'a hexadecimal length', bytes: post(['Content-Length: 0x26'], body), code: 'bad_request' },
  { name: 'a length with a point', bytes: post(['Content-Length: 38.0'], body), code: 'bad_request' },
  { name: 'a length that is a word', bytes: post(['Content-Length: all'], body), code: 'bad_request' },
  { name: 'an empty length', bytes: post(['Content-Length:'], body), code: 'bad_request' },
  {
    name: 'a length past 64 bits',
    bytes: post(['Content-Length: 99999999999999999999'], body),
    code: 'bad_request',
  },
  {
    name: 'a space before the colon of the length',
    bytes: post([`Content-Length : ${body.length}`], body),
    code: 'bad_request',
  },
  {
    name: 'a transfer coding that is unknown',
    bytes: post(['Transfer-Encoding: unknown'], body),
    code: 'bad_request',
  },
  {
    name: 'a transfer coding that does not end in chunked',
    bytes: post(['Transfer-Encoding: chunked, gzip'], `${chunk}0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a disguised chunked',
    bytes: post(['Transfer-Encoding: xchunked'], `${chunk}0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'chunked with a vertical tab',
    bytes: post(['Transfer-Encoding: \u000bchunked'], `${chunk}0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a space before the colon of chunked',
    bytes: post(['Transfer-Encoding : chunked'], `${chunk}0\r\n\r\n`),
    code: 'bad_request',
  },
  // Chunks.
  {
    name: 'a chunk size that is no number',
    bytes: post([chunkedHeader], `zz\r\n${body}\r\n0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a negative chunk size',
    bytes: post([chunkedHeader], `-1\r\n${body}\r\n0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a chunk size with 0x',
    bytes: post([chunkedHeader], `0x26\r\n${body}\r\n0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a chunk size past 64 bits',
    bytes: post([chunkedHeader], `fffffffffffffffff\r\n${body}`),
    code: 'bad_request',
  },
  {
    name: 'a chunk longer than its size',
    bytes: post([chunkedHeader], `5\r\n${body}\r\n0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a chunk ended by a bare line feed',
    bytes: post([chunkedHeader], `${body.length.toString(16)}\n${body}\n0\n\n`),
    code: 'bad_request',
  },
  {
    name: 'a chunk size ended by a bare carriage return',
    bytes: post([chunkedHeader], `26\r${body}\r\n0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a space before a chunk size',
    bytes: post([chunkedHeader], ` ${chunk}0\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: 'a malformed trailer',
    bytes: post([chunkedHeader], `${chunk}0\r\nno colon\r\n\r\n`),
    code: 'bad_request',
  },
  {
    name: '32 KB of chunk extension',
    bytes: post([chunkedHeader], `5;${'x'.repeat(32_000)}\r\nhello\r\n0\r\n\r\n`),
    code: 'payload_too_large',
  },
  // Headers.
  { name: 'a folded header', bytes: post(['X-A: b', ' c', length], body), code: 'bad_request' },
  { name: 'a header folded with a tab', bytes: post(['X-A: b', '\tc', length], body), code: 'bad_request' },
  {
    name: 'a folded header first',
    bytes: post([], body, `POST ${path} HTTP/1.1\r\n X-A: b`),
    code: 'bad_request',
  },
  {
    name: 'a bare carriage return in a header',
    bytes: post(['X-A: b\rX-B: c', length], body),
    code: 'bad_request',
  },
  { name: 'a NUL in a header', bytes: post(['X-A: b\u0000c', length], body), code: 'bad_request' },
  { name: 'an escape in a header', bytes: post(['X-A: \u001b[31m', length], body), code: 'bad_request' },
  { name: 'a header without a colon', bytes: post(['X-A', length], body), code: 'bad_request' },
  { name: 'a header without a name', bytes: post([': b', length], body), code: 'bad_request' },
  { name: 'a header name with a space', bytes: post(['X A: b', length], body), code: 'bad_request' },
  {
    name: 'a header name in another script',
    bytes: post(['X-\u00c4: b', length], body),
    code: 'bad_request',
  },
  { name: 'a header name in brackets', bytes: post(['X[A]: b', length], body), code: 'bad_request' },
  {
    name: 'no Host',
    bytes: (key) => `POST ${path} HTTP/1.1\r\nAuthorization: Bearer ${key}\r\n${length}\r\n\r\n${body}`,
    code: 'bad_request',
  },
  { name: 'two Hosts', bytes: post(['Host: elsewhere', length], body), code: 'bad_request' },
  // The first line.
  { name: 'an unknown method', bytes: post([length], body, `FROB ${path} HTTP/1.1`), code: 'bad_request' },
  {
    name: 'a method in lower case',
    bytes: post([length], body, `post ${path} HTTP/1.1`),
    code: 'bad_request',
  },
  { name: 'no method', bytes: post([length], body, `${path} HTTP/1.1`), code: 'bad_request' },
  {
    name: 'a tab in the first line',
    bytes: post([length], body, `POST\t${path} HTTP/1.1`),
    code: 'bad_request',
  },
  {
    name: 'a space in the address',
    bytes: post([length], body, `POST ${path} x HTTP/1.1`),
    code: 'bad_request',
  },
  {
    name: 'a word after the version',
    bytes: post([length], body, `POST ${path} HTTP/1.1 x`),
    code: 'bad_request',
  },
  { name: 'HTTP/0.9', bytes: () => `GET ${path}\r\n`, code: 'bad_request' },
  { name: 'HTTP/1.2', bytes: post([length], body, `POST ${path} HTTP/1.2`), code: 'bad_request' },
  { name: 'HTTP/0.9 by name', bytes: post([length], body, `POST ${path} HTTP/0.9`), code: 'bad_request' },
  {
    name: 'HTTP/2 without its preface',
    bytes: post([length], body, `POST ${path} HTTP/2.0`),
    code: 'bad_request',
  },
  { name: 'the preface of HTTP/2', bytes: () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', code: 'bad_request' },
  {
    name: 'a version in lower case',
    bytes: post([length], body, `POST ${path} http/1.1`),
    code: 'bad_request',
  },
  { name: 'another protocol', bytes: post([length], body, `POST ${path} ICE/1.0`), code: 'bad_request' },
  {
    name: 'RTSP',
    bytes: () => 'DESCRIBE rtsp://localhost/a RTSP/1.0\r\nCSeq: 1\r\n\r\n',
    code: 'bad_request',
  },
  {
    name: 'a TLS hello',
    bytes: () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    code: 'bad_request',
  },
  { name: 'a mail greeting', bytes: () => 'EHLO localhost\r\n', code: 'bad_request' },
  {
    name: 'a PostgreSQL hello',
    bytes: () => '\u0000\u0000\u0000\u0008\u0004\u00d2\u0016\u002f',
    code: 'bad_request',
  },
  { name: 'NULs', bytes: () => '\u0000'.repeat(64), code: 'bad_request' },
  {
    name: 'a proxy hello',
    bytes: (key) => `PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n${post([length], body)(key)}`,
    code: 'bad_request',
  },
  {
    name: 'CONNECT',
    bytes: () => 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    code: 'bad_request',
  },
  // Wishes.
  { name: 'an unknown Expect', bytes: post(['Expect: 200-ok', length], body), code: 'bad_request' },
];

/** Odd and allowed, or odd and answered by a route: the connection may stay. */
export const oddRequests: FramingCase[] = [
  {
    name: 'an address with a broken percent-encoding',
    bytes: () => 'GET /api/v1/%zz HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'bad_request',
  },
  {
    name: 'a percent sign at the end',
    bytes: () => 'GET /api/v1/account/usage% HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'bad_request',
  },
  {
    name: 'a percent-encoded overlong slash',
    bytes: () => 'GET /api/v1/%c0%af HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'bad_request',
  },
  {
    name: 'a percent-encoded half pair',
    bytes: () => 'GET /api/v1/%ed%a0%80 HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'bad_request',
  },
  {
    name: 'a percent-encoded NUL',
    bytes: () => 'GET /api/v1/account/usage%00 HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'route_not_found',
  },
  {
    name: 'a step up',
    bytes: () => 'GET /api/v1/../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'route_not_found',
  },
  {
    name: 'an encoded step up',
    bytes: () => 'GET /docs/%2e%2e/%2e%2e/package.json HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'route_not_found',
  },
  {
    name: 'an encoded slash',
    bytes: () => 'GET /api%2fv1/account/usage HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'route_not_found',
  },
  {
    name: 'an address of 7,990 characters',
    bytes: () => `GET /${'a'.repeat(7_989)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    code: 'route_not_found',
  },
  {
    name: 'an address of 8,001 characters',
    bytes: () => `GET /${'a'.repeat(8_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    code: 'uri_too_long',
  },
  {
    name: 'a query of 9,000 characters',
    bytes: () => `GET /api/v1/account/usage?${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    code: 'uri_too_long',
  },
  {
    name: 'the address of a whole server',
    bytes: () => 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'route_not_found',
  },
  {
    name: 'an upgrade to WebSocket',
    bytes: () =>
      'GET /api/v1/account/usage HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    code: 'missing_api_key',
  },
  {
    name: 'an upgrade to HTTP/2',
    bytes: () =>
      'GET /api/v1/account/usage HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
    code: 'missing_api_key',
  },
  {
    name: 'two Authorization headers, both good',
    bytes: (key) =>
      `GET /api/v1/account/usage HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    code: 'invalid_api_key',
  },
  {
    name: 'a good Authorization header and a bad one',
    bytes: (key) =>
      `GET /api/v1/account/usage HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer x\r\nauthorization: Bearer ${key}\r\n\r\n`,
    code: 'invalid_api_key',
  },
  {
    name: 'HTTP/1.0 without Host',
    bytes: () => 'GET /api/v1/account/usage HTTP/1.0\r\n\r\n',
    code: 'missing_api_key',
  },
  {
    name: 'a header named __proto__',
    bytes: () => 'GET /api/v1/account/usage HTTP/1.1\r\nHost: a\r\n__proto__: x\r\nconstructor: y\r\n\r\n',
    code: 'missing_api_key',
  },
  {
    name: 'an empty line first',
    bytes: () => '\r\nGET /api/v1/account/usage HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'missing_api_key',
  },
  {
    name: 'a whole address in the first line',
    bytes: () => 'GET http://elsewhere/api/v1/account/usage HTTP/1.1\r\nHost: a\r\n\r\n',
    code: 'missing_api_key',
  },
];
