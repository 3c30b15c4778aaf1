import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSigningSecret, formatSecret, secretHint, signatureHeaders } from './signing.ts';

const eventId = 'evt_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5';
const body = Buffer.from('{"test": 2432232314}');

test('signs as the example of Standard Webhooks does', () => {
  const secret = createSecretKey(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'));
  const at = new Date(1_614_265_330_000);
  expect(signatureHeaders([secret], { eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, at })).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('each attempt has its own time and signature, and each of two secrets signs as it would alone', () => {
  const keys = [createSigningSecret(), createSigningSecret()].map((secret) => createSecretKey(secret));
  const sign = (by: typeof keys, ms: number) => signatureHeaders(by, { eventId, body, at: new Date(ms) });
  const [first, later] = [sign(keys, 1_614_265_330_999), sign(keys, 1_614_265_331_000)];
  expect(later['webhook-id']).toBe(first['webhook-id']);
  expect([first, later].map((headers) => headers['webhook-timestamp'])).toEqual(['1614265330', '1614265331']);
  expect(later['webhook-signature']).not.toBe(first['webhook-signature']);
  const alone = keys.map((key) => sign([key], 1_614_265_330_999)['webhook-signature']);
  expect(first['webhook-signature']).toBe(alone.join(' '));
});

test('a secret has 32 random bytes, and its hint gives four characters of it', () => {
  const [one, two] = [createSigningSecret(), createSigningSecret()];
  expect([one.length, two.length]).toEqual([32, 32]);
  expect(one).not.toEqual(two);
  expect(secretHint(one)).toBe(`whsec_…${formatSecret(one).slice(-4)}`);
});
