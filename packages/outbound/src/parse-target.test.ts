import { expect, test } from 'vitest';
import { parseTarget } from './parse-target.ts';

const read = (url: string, allowLoopback = false) => {
  const parsed = parseTarget(url, { allowLoopback });
  return 'refusal' in parsed ? parsed.refusal.reason : parsed.target;
};

test('a target is what is looked up, sent in Host and asked for', () => {
  expect(read('HTTPS://Hooks.Example.COM:443/in/../a%20b?x=1&y=%2F')).toEqual({
    origin: 'https://hooks.example.com',
    path: '/a%20b?x=1&y=%2F',
    hostname: 'hooks.example.com',
    isLoopback: false,
  });
  expect(read('https://xn--bcher-kva.example:8443')).toEqual({
    origin: 'https://xn--bcher-kva.example:8443',
    path: '/',
    hostname: 'xn--bcher-kva.example',
    isLoopback: false,
  });
});

test.each([
  ['https://a.example.com/ünï?ö=ß', '/%C3%BCn%C3%AF?%C3%B6=%C3%9F'],
  ['https://a.example.com?x=http://b/', '/?x=http://b/'],
  ["https://a.example.com/'(a)';b=c,d|e", "/'(a)';b=c,d|e"],
])('the path and query of %s are sent as %s', (url, path) => {
  expect(read(url)).toMatchObject({ path, hostname: 'a.example.com' });
});

const label = 'a'.repeat(63);
test.each([
  ['http://hooks.example.com/', 'scheme'],
  ['ftp://hooks.example.com/', 'scheme'],
  ['file:///etc/passwd', 'malformed'],
  ['gopher://hooks.example.com:70/_', 'scheme'],
  ['javascript:alert(1)', 'malformed'],
  ['data:text/plain,hi', 'malformed'],
  ['https:hooks.example.com', 'malformed'],
  ['https:/hooks.example.com', 'malformed'],
  ['https:///hooks.example.com', 'malformed'],
  ['//hooks.example.com/', 'malformed'],
  ['hooks.example.com', 'malformed'],
  ['', 'malformed'],
  ['https://', 'malformed'],
  ['https://?a.example.com', 'malformed'],
  ['https://hooks.example.com:80/', 'port'],
  ['https://hooks.example.com:22/', 'port'],
  ['https://hooks.example.com:0/', 'port'],
  ['https://hooks.example.com:65536/', 'malformed'],
  ['https://hooks.example.com:443:8443/', 'malformed'],
  ['https://user@hooks.example.com/', 'userinfo'],
  ['https://user:password@hooks.example.com/', 'userinfo'],
  ['https://@hooks.example.com/', 'userinfo'],
  ['https://hooks.example.com@127.0.0.1/', 'userinfo'],
  ['https://127.0.0.1@hooks.example.com/', 'userinfo'],
  ['https://hooks.example.com/#a', 'fragment'],
  ['https://hooks.example.com/#', 'fragment'],
  ['https://127.0.0.1#@hooks.example.com/', 'fragment'],
  [`https://hooks.example.com/${'a'.repeat(2_048)}`, 'too_long'],
  [`https://${label}a.example.com/`, 'malformed'],
  [`https://${`${label}.`.repeat(4)}example/`, 'malformed'],
  // Where one parser stops reading and another goes on.
  ['https://hooks.example.com\\@127.0.0.1/', 'malformed'],
  ['https:\\\\hooks.example.com\\', 'malformed'],
  ['https://hooks.example\t.com/', 'malformed'],
  ['https://hooks.example.com/\r\nhost: 127.0.0.1', 'malformed'],
  ['https://hooks.example.com/\u0000', 'malformed'],
  [' https://hooks.example.com/', 'malformed'],
  ['https://hooks.example.com/ ', 'malformed'],
  ['https://hooks.example.com/\u00a0', 'malformed'],
  ['https://hooks.example.com/\ud800', 'malformed'],
  ['https://hooks.example.com;127.0.0.1/', 'malformed'],
  ['https://hooks.example.com,127.0.0.1/', 'malformed'],
  ['https://hooks..example.com/', 'malformed'],
  ['https://-hooks.example.com/', 'malformed'],
  ['https://.example.com/', 'malformed'],
  ['https://hooks.example.com./', 'malformed'],
  ['https://*.example.com/', 'malformed'],
  ['https://hooks.example.com%00.evil.example/', 'malformed'],
  ['https://hooks.example.com%2f@127.0.0.1/', 'userinfo'],
  // Unicode in a host: written in punycode or not at all.
  ['https://bücher.example/', 'malformed'],
  ['https://ｅxample.com/', 'malformed'],
  ['https://example。com/', 'malformed'],
  ['https://ⓔⓧⓐⓜⓟⓛⓔ.com/', 'malformed'],
  ['https://exam\u00adple.com/', 'malformed'],
  ['https://exam\u200bple.com/', 'malformed'],
  ['https://%65xample.com/', 'malformed'],
  // Names of this machine or of its network.
  ['https://localhost/', 'not_reachable'],
  ['https://LOCALHOST/', 'not_reachable'],
  ['https://a.localhost/', 'not_reachable'],
  ['https://intranet/', 'not_reachable'],
  ['https://printer.local/', 'not_reachable'],
  ['https://metadata.google.internal/', 'not_reachable'],
  ['https://router.home.arpa/', 'not_reachable'],
])('%j is refused: %s', (url, reason) => {
  expect(read(url)).toBe(reason);
});

/** 127.0.0.1, 169.254.169.254 and friends, as `inet_aton`, browsers and other libraries read them. */
const literals = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.1.',
  '2130706433',
  '2130706433.',
  '017700000001',
  '0177.0.0.1',
  '0177.0.0.01',
  '00000177.0.0.1',
  '0x7f000001',
  '0x7F.0.0.1',
  '0x7f.1',
  '0x7f.0x0.0x0.0x1',
  '0X7F000001',
  '0',
  '0.0.0.0',
  '0x',
  '10.1',
  '1.1.1.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '0xa9.0xfe.43518',
  '2852039166',
  '１２７.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  '𝟏𝟐𝟕.𝟎.𝟎.𝟏',
  '¹²⁷.0.0.1',
  '%31%32%37.0.0.1',
  '127%2e0%2e0%2e1',
  '0x7f%2e1',
  '127.0.0.%31',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[2606:4700:4700::1111]',
];
/** No parser of URLs reads these as addresses; some dialers do. */
const nearLiterals = [
  '[fe80::1%eth0]',
  '[fe80::1%25eth0]',
  '[::1%25]',
  '[::1',
  '::1',
  '[::1]a',
  '[127.0.0.1]',
  '[v1.fe80::a]',
  '127.0.0.1..',
  '256.256.256.256',
  '127.0.0.256',
  '4294967296',
  '0x100000000',
  '08.0.0.1',
  '127.0.0.0x',
  '1.2.3.4.5',
  'example.1',
  'example.0x7f',
  '127.0.0.1%00',
  '127.0.0.1%20',
  '127.0.0.1%0a.example.com',
  '٠.٠.٠.٠',
  '१२७.0.0.1',
  '127٫0٫0٫1',
];

test.each(literals)('the address %s is refused as one', (host) => {
  expect(read(`https://${host}/`)).toBe('ip_literal');
  expect(read(`https://${host}:8443/`)).toBe('ip_literal');
});

test.each(nearLiterals)('%s is no host', (host) => {
  expect(read(`https://${host}/`)).toMatch(/^(malformed|ip_literal)$/);
});

test.each([
  'http://127.0.0.1/',
  'http://127.0.0.1:9300/in',
  'https://127.0.0.1:1/',
  'http://[::1]:9300/',
  'http://localhost:9300/',
  'HTTP://LOCALHOST/',
])('where loopback is allowed, %s is', (url) => {
  expect(read(url, true)).toMatchObject({ isLoopback: true });
  expect(read(url)).toBeTypeOf('string');
});

test.each([
  ['http://127.0.0.2/', 'scheme'],
  ['https://127.0.0.2/', 'ip_literal'],
  ['http://127.1/', 'scheme'],
  ['https://127.1/', 'ip_literal'],
  ['https://2130706433/', 'ip_literal'],
  ['https://0x7f.0.0.1/', 'ip_literal'],
  ['https://127.0.0.1./', 'ip_literal'],
  ['https://%6cocalhost/', 'malformed'],
  ['https://ｌocalhost/', 'malformed'],
  ['https://localhost./', 'malformed'],
  ['https://a.localhost/', 'not_reachable'],
  ['https://0.0.0.0/', 'ip_literal'],
  ['https://[::]/', 'ip_literal'],
  ['https://[0:0:0:0:0:0:0:1]/', 'ip_literal'],
  ['https://[::ffff:127.0.0.1]/', 'ip_literal'],
  ['http://10.0.0.1/', 'scheme'],
  ['http://hooks.example.com/', 'scheme'],
  ['https://hooks.example.com:3000/', 'port'],
  ['ftp://127.0.0.1/', 'scheme'],
  ['http://user@127.0.0.1/', 'userinfo'],
  ['http://127.0.0.1/#a', 'fragment'],
  ['http://127.0.0.1:0/', 'port'],
])('where loopback is allowed, %s is still refused: %s', (url, reason) => {
  expect(read(url, true)).toBe(reason);
});
