import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig as readApiConfig } from '@firstline/api/config';
import { createComposer, modelConfigurations } from '@firstline/core';
import { readConfig as readWorkerConfig } from '@firstline/webhook-worker/config';
import { expect, test } from 'vitest';
import { parseExample, readVariableNames } from './read-variables.ts';

const root = join(import.meta.dirname, '../../..');
const example = readFileSync(join(root, '.env.example'), 'utf8');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What an operator fills in, and nothing else. */
const required = {
  DATABASE_URL: 'postgres://firstline@127.0.0.1/firstline',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  AUTH_SECRET: 'x'.repeat(32),
  GENERATION_MODEL: 'composer-1',
};

test('documents every variable that the code reads, and no other', () => {
  const files = globSync('{apps,packages}/*/src/**/{config,env}.ts', { cwd: root });
  expect(files).toContain('packages/process/src/env.ts');
  const inCode = new Set(files.flatMap((file) => readVariableNames(read(file))));
  expect(Object.keys(parseExample(example)).sort()).toEqual([...inCode].sort());
});

test('a variable is found in whatever way it is read', () => {
  const source = `
    // COMMENTED
    /* ALSO_COMMENTED */
    const specs = { IN_SPECS: text(), 'a-key': 'IN_TEXT // is no comment', AFTER_TEXT: text() };
    const { TAKEN_APART: _, ...rest } = env;
    return JSON.parse(\`\${env.IN_TEMPLATE}\`) ?? new URL(env.AS_PROPERTY) ?? http2.X;`;
  expect(readVariableNames(source)).toEqual([
    'AFTER_TEXT',
    'AS_PROPERTY',
    'IN_SPECS',
    'IN_TEMPLATE',
    'TAKEN_APART',
  ]);
});

test.each([
  ['API', readApiConfig],
  ['worker', readWorkerConfig],
])("the values that it gives are the %s's own defaults", (_, readConfig) => {
  expect(readConfig({ ...parseExample(example), ...required })).toEqual(readConfig(required));
});

test('a copy that is not filled in is refused with the name of what is missing', () => {
  const values = parseExample(example);
  expect(() => readApiConfig(values)).toThrow('DATABASE_URL is not set: see .env.example');
  expect(() => readApiConfig({ ...values, ...required, GENERATION_MODEL: '' })).toThrow('ANTHROPIC_API_KEY');
});

test('names every engine that GENERATION_MODEL can choose', () => {
  for (const { name } of [...modelConfigurations, createComposer()]) expect(example).toContain(name);
});
