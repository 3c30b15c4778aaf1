import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventTypes } from '@firstline/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from './openapi-document.ts';
import { lintOpenApi } from './testing/lint-openapi.ts';
import { openApiLintExceptions } from './testing/openapi-lint-exceptions.ts';

describe('apps/api/openapi.json', () => {
  let committed: string;

  beforeAll(async () => {
    committed = await readFile(join(import.meta.dirname, '../openapi.json'), 'utf8');
  });

  it('is what the routes say; `pnpm openapi` writes it anew', async () => {
    expect(committed).toBe(await createOpenApiDocument());
  });

  it('keeps the rules of Spectral (OpenAPI, OWASP) and Redocly, but for the written exceptions', async () => {
    const { findings } = await lintOpenApi(committed, openApiLintExceptions);
    expect(findings).toEqual([]);
  });

  it('needs every exception that is written down', async () => {
    const { unused } = await lintOpenApi(committed, openApiLintExceptions);
    expect(unused).toEqual([]);
  });

  it('has every event in its webhooks section, with headers, and an example that keeps its schema', () => {
    const { webhooks } = JSON.parse(committed) as Document;
    expect(Object.keys(webhooks)).toEqual(eventTypes.map(({ name }) => name));
    const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
    for (const [name, { post }] of Object.entries(webhooks)) {
      const { schema, examples } = post.requestBody.content['application/json'];
      const judge = ajv.compile(schema);
      const [example] = Object.values(examples);
      expect([name, judge(example?.value), judge.errors]).toEqual([name, true, null]);
      expect(example?.value).toMatchObject({ type: name, api_version: 'v1' });
      expect(post.parameters.map((parameter) => parameter.name)).toEqual([
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ]);
    }
  });

  it('describes every answer, its request id included', () => {
    const { paths } = JSON.parse(committed) as Document;
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.length).toBeGreaterThan(0);
    for (const { operationId, responses } of operations) {
      for (const [status, { description, headers }] of Object.entries(responses)) {
        expect({ operationId, status, description }).not.toMatchObject({ description: 'Default Response' });
        expect(Object.keys(headers ?? {}), `${operationId} ${status}`).toContain('X-Request-Id');
      }
    }
  });
});

type Document = {
  webhooks: Record<
    string,
    {
      post: {
        parameters: { name: string }[];
        requestBody: {
          content: { 'application/json': { schema: object; examples: Record<string, { value: object }> } };
        };
      };
    }
  >;
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; responses: Record<string, { description: string; headers?: object }> }
    >
  >;
};
