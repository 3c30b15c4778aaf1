import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '../policy.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 30;
const checksumLength = 6;
const shape = /^fl_(live|test)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** Matches every key in a text, for redaction. */
export const keyPattern = /fl_(?:live|test)_[0-9A-Za-z]{36}/g;

/** A new key from a cryptographically secure source: 30 base62 characters are 178 random bits. */
export function createKeyValue(mode: Mode): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const body = `fl_${mode}_${secret}`;
  return body + checksum(body);
}

/** The mode and the hash of a well-formed key, or undefined where its shape or checksum is wrong. */
export function parseKeyValue(value: string): { mode: Mode; hash: Buffer } | undefined {
  const match = shape.exec(value);
  if (!match || checksum(value.slice(0, -checksumLength)) !== match[3]) return undefined;
  return { mode: match[1] as Mode, hash: hashKeyValue(value) };
}

/** What is stored of a key. No slow hash: the key's randomness leaves nothing to guess. */
export function hashKeyValue(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** The parts of a key that may be shown: the prefix with four characters, and the last four. */
export function describeKeyValue(value: string): { start: string; last4: string } {
  return { start: value.slice(0, 'fl_live_'.length + 4), last4: value.slice(-4) };
}

/** The CRC-32 of a key's body in base62, zero-padded to six characters. */
export function checksum(body: string): string {
  let rest = crc32(body);
  let digits = '';
  while (digits.length < checksumLength) {
    digits = alphabet[rest % alphabet.length] + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
