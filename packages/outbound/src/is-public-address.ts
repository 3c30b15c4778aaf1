import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type V6Range = [ipaddr.IPv6, number];

/** All that IANA has given out for global unicast. Mapped, compatible and NAT64 forms, ULA and link-local lie outside. */
const globalUnicastV6 = v6('2000::/3');

/** Parts of 2000::/3 that are not the public internet, or that carry an IPv4 address which this check would not see. */
const deniedV6 = [
  '2001::/23', // IETF protocol assignments: Teredo, benchmarking, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // 6bone, given back
  '3fff::/20', // documentation
].map(v6);

/** Public by every registry and yet a cloud's inside. ipaddr.js calls them unicast. */
const deniedV4 = [
  '168.63.129.16/32', // Azure: DNS, health and the guest's agent
  '161.26.0.0/16', // IBM Cloud: services
  '166.8.0.0/14', // IBM Cloud: service endpoints
].map((range) => ipaddr.IPv4.parseCIDR(range));

/**
 * Whether an address is one of the public internet's. Anything that is not an address in its usual spelling is not:
 * what passes can be dialled without being looked up again.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js reads octal, hexadecimal and short forms too. A zone names an interface of ours.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) {
    return parsed.range() === 'unicast' && !deniedV4.some((range) => parsed.match(range));
  }
  return (
    parsed.match(globalUnicastV6) &&
    parsed.range() === 'unicast' &&
    !deniedV6.some((range) => parsed.match(range)) &&
    !isIsatap(parsed)
  );
}

/** ISATAP: the last 64 bits are 0000:5efe or 0200:5efe and an IPv4 address, under any prefix. */
function isIsatap(address: ipaddr.IPv6): boolean {
  return ((address.parts[4] ?? 0) & ~0x0200) === 0 && address.parts[5] === 0x5efe;
}

function v6(range: string): V6Range {
  return ipaddr.IPv6.parseCIDR(range);
}
