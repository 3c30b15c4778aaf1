import { createHmac, type KeyObject, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32;

/** A new signing secret. */
export function createSigningSecret(): Buffer {
  return randomBytes(secretBytes);
}

/** A secret as its owner is given it, once. */
export function formatSecret(secret: Buffer): string {
  return `${prefix}${secret.toString('base64')}`;
}

/** What an owner recognises a secret by: its last four characters. */
export function secretHint(secret: Buffer): string {
  return `${prefix}…${formatSecret(secret).slice(-4)}`;
}

/**
 * The headers of Standard Webhooks 1.0 for a body, signed with each of `secrets`: one, or two while a replaced one is valid still.
 * `at` is the attempt's time, so that receivers can refuse what is old.
 */
export function signatureHeaders(
  secrets: readonly KeyObject[],
  { eventId, body, at }: { eventId: string; body: Uint8Array; at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', secret).update(`${eventId}.${timestamp}.`).update(body);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
