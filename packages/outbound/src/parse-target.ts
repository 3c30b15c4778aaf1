import { isIP } from 'node:net';
import type { UrlRefusal } from './types.ts';

/** A URL that may be posted to once its name has been resolved and checked. */
export type Target = {
  origin: string;
  /** Path and query. */
  path: string;
  /** As it is looked up, sent in Host and in SNI: lower case, without brackets. */
  hostname: string;
  isLoopback: boolean;
};

export type ParsedTarget = { target: Target } | { refusal: UrlRefusal };

/** The contract's limit. Most servers answer 414 somewhere between this and 8 KiB. */
const urlCharactersMax = 2_048;
const ports = ['', '443', '8443'];

/** Names that mean this machine or this network (RFC 6761, 6762, 8375, and ICANN's reservation of `internal`). */
const privateNames = /(^|\.)(localhost|local|internal|home\.arpa)$/;
const publicName = /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Reads a URL with one parser, the WHATWG's, and refuses what another would read differently. It looks nothing up, so
 * its answer depends on the text alone.
 */
export function parseTarget(text: string, { allowLoopback }: { allowLoopback: boolean }): ParsedTarget {
  if (text.length > urlCharactersMax) return refuse('too_long');
  // The parser drops tabs and line feeds, and turns a backslash into a slash.
  if (/[\p{Cc}\p{Cs}\p{Z}\\]/u.test(text)) return refuse('malformed');
  const [, scheme, authority] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(text) ?? [];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || scheme === undefined || !authority) return refuse('malformed');
  if (authority.includes('@')) return refuse('userinfo');
  if (text.includes('#')) return refuse('fragment');

  // What was written must be what is read: no percent-encoding, no full-width digit, no number in another base.
  const written = authority.toLowerCase().replace(/:\d*$/, '');
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isLoopback = allowLoopback && written === url.hostname && loopbackHosts.includes(written);
  const isHttp = url.protocol === 'http:';
  if (url.protocol !== 'https:' && !(isHttp && isLoopback)) return refuse('scheme');
  const target = { origin: url.origin, path: url.pathname + url.search, hostname, isLoopback };
  if (isLoopback) return url.port === '0' ? refuse('port') : { target };

  if (isIP(hostname) !== 0) return refuse('ip_literal');
  if (written !== hostname) return refuse('malformed');
  if (!ports.includes(url.port)) return refuse('port');
  if (privateNames.test(hostname) || !hostname.includes('.')) return refuse('not_reachable');
  if (!publicName.test(hostname)) return refuse('malformed');
  return { target };
}

const messages: Record<UrlRefusal['reason'], string> = {
  malformed: 'must be an absolute URL; write a host in ASCII (punycode) and encode other characters',
  scheme: 'must use https',
  port: 'must use port 443 or 8443',
  userinfo: 'must not contain a user name or password',
  fragment: 'must not contain a fragment',
  ip_literal: 'must name a host, not an IP address',
  too_long: 'must be at most 2048 characters long',
  not_reachable: 'must name a host that can be reached on the public internet',
};

function refuse(reason: UrlRefusal['reason']): { refusal: UrlRefusal } {
  return { refusal: refusalFor(reason) };
}

/** A refusal with what its caller is told. */
export function refusalFor(reason: UrlRefusal['reason']): UrlRefusal {
  return { reason, message: messages[reason] };
}
