import type { FailureCode } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '../../errors/error-table.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

/** Addresses that a page makes a browser load. */
function loaded(html: string): string[] {
  return [...html.matchAll(/<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(
    ([, url]) => url ?? '',
  );
}

describe('the reference', () => {
  it('has a section for every code, at the place that doc_url names', async () => {
    const missing = await api.send({ path: '/api/v1/account/usage' });
    const [page, anchor] = new URL(missing.body.error.doc_url).href.split('#');
    expect(anchor).toBe('missing_api_key');
    const answer = await api.send({ path: new URL(page ?? '').pathname });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const code of Object.keys(errorTable) as FailureCode[]) {
      expect(answer.text).toContain(`<section id="${code}">`);
      expect(answer.text).toContain(
        `HTTP ${errorTable[code].status} · <code>${errorTable[code].type}</code>`,
      );
    }
    expect(answer.text.match(/<section id=/g)).toHaveLength(Object.keys(errorTable).length);
  });

  it('can be browsed and loads nothing from another host', async () => {
    const root = await api.send({ path: '/' });
    expect([root.status, root.headers.location]).toEqual([302, '/docs']);
    const page = await api.send({ path: '/docs' });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/default-src/);
    expect(page.headers['content-security-policy']).not.toMatch(/https?:/);
    const urls = loaded(page.text);
    expect(urls.length).toBeGreaterThan(2);
    for (const url of urls) {
      expect(url).toMatch(/^(\.|\/(?!\/))/);
      const { pathname } = new URL(url, `${api.url}/docs`);
      const file = await api.send({ path: pathname });
      expect({ url, status: file.status }).toEqual({ url, status: 200 });
    }
  });

  it('answers a file whole whatever range is asked for', async () => {
    for (const range of ['bytes=0-10', 'bytes=999999999-', 'bytes=5-1', 'lines=1-2', 'bytes=']) {
      const file = await api.send({ path: '/docs/static/swagger-ui.css', headers: { range } });
      expect({ range, status: file.status }).toEqual({ range, status: 200 });
      expect(file.text.length).toBeGreaterThan(1_000);
    }
  });

  it('shows the document that is served as openapi.json', async () => {
    const { status, headers, body } = await api.send({ path: '/api/v1/openapi.json' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(body.paths)).toContain('/api/v1/emails/generate');
  });
});
