import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateSchema } from '../../tools/generate-schema.ts';

test('the types are those of the OpenAPI document (`pnpm openapi` writes them)', async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
  expect(await read('./schema.ts')).toBe(await generateSchema(await read('../../../api/openapi.json')));
});
