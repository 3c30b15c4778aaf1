import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ConsoleSource, consolePath } from '@firstline/process';
import type { FastifyInstance } from 'fastify';

/** What the build writes where each page gets a value of its own. */
const noncePlaceholder = 'CSP_NONCE';
const nonceBytes = 16;
/** A name with a hash in it never gets another content. */
const assetCache = 'public, max-age=31536000, immutable';

/**
 * What a page of the console may do: load its own files and call this server. Its styles come as files, but for those that its components
 * compute and add with the page's nonce. Trusted types are not asked for, since React writes those styles as HTML.
 */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The console's pages. Each is the same file: which one it shows, its script decides by the address. */
export async function registerConsole(app: FastifyInstance, source: ConsoleSource): Promise<void> {
  if ('url' in source) {
    // Mailed links and bookmarks of this server's address lead on.
    app.get(consolePath, { schema: { hide: true } }, async (_request, reply) => reply.redirect(source.url));
    app.get(`${consolePath}/*`, { schema: { hide: true } }, async (request, reply) =>
      reply.redirect(source.url + request.url.slice(request.url.indexOf(consolePath) + consolePath.length)),
    );
    return;
  }
  const page = readFileSync(join(source.folder, 'index.html'), 'utf8');
  await app.register(async (console) => {
    // A range that a file does not have would be an error; every file is small, and a server may ignore ranges (RFC 9110, 14.2).
    console.addHook('onRequest', async (request) => {
      delete request.raw.headers.range;
    });
    await console.register(fastifyStatic, {
      root: join(source.folder, 'assets'),
      prefix: `${consolePath}/assets/`,
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', assetCache),
    });
    for (const url of [consolePath, `${consolePath}/*`]) {
      console.get(url, { schema: { hide: true } }, async (_request, reply) => {
        const nonce = randomBytes(nonceBytes).toString('base64');
        return reply
          .type('text/html; charset=utf-8')
          .headers({
            'content-security-policy': pagePolicy(nonce),
            'cache-control': 'no-cache',
            'cross-origin-opener-policy': 'same-origin',
            'permissions-policy': 'camera=(), geolocation=(), microphone=()',
          })
          .send(page.replaceAll(noncePlaceholder, nonce));
      });
    }
  });
}
