import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const format = 1;
const keyIdBytes = 4;
const ivBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + keyIdBytes + ivBytes;

/**
 * Encrypts a secret for the database: AES-256-GCM under the first of `keys` (32 bytes each). It opens only together with `owner`,
 * the id of the row that it belongs to, so that it is worth nothing in another row. Layout: format, key's id, IV, tag, text.
 */
export function sealSecret(keys: readonly Buffer[], secret: Buffer, owner: string): Buffer {
  const [key] = keys;
  if (!key) throw new Error('there is no key to encrypt with');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.of(format), keyId(key), iv, cipher.getAuthTag(), text]);
}

/** Decrypts with whichever of `keys` encrypted. Throws when none did, or the bytes were changed or belong to another row. */
export function openSecret(keys: readonly Buffer[], sealed: Buffer, owner: string): Buffer {
  if (sealed[0] !== format) throw new Error('a secret of an unknown format');
  const id = sealed.subarray(1, 1 + keyIdBytes);
  const key = keys.find((candidate) => keyId(candidate).equals(id));
  if (!key) throw new Error('a secret was encrypted with a key that SECRETS_KEY does not hold');
  const iv = sealed.subarray(1 + keyIdBytes, headerBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(headerBytes, headerBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(headerBytes + tagBytes)), decipher.final()]);
}

/** Tells keys apart and gives nothing of them away. */
function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('firstline secrets key').update(key).digest().subarray(0, keyIdBytes);
}
