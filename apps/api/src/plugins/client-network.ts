import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/i;

/**
 * Whom a limit for each client address is kept for: an IPv4 address, or the /64 of an IPv6 one, which is what one customer of a
 * network gets at least (RFC 6177). What is no address, as a proxy may send, is one client together.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(mapped, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
