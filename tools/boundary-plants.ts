import { featureEdges, pureNodeModules } from '../.dependency-cruiser.mjs';

/** A file that breaks one rule. */
export type Plant = { rule: string; file: string; source: string };

const core = 'packages/core/src';
const features = Object.keys(featureEdges);

/** Files of the overlay that keep every rule; the planted ones import them. */
export const legalFiles: Record<string, string> = {
  [`${core}/index.ts`]: 'export const core = 1;',
  [`${core}/context.ts`]:
    "import type { own } from './drafts/own.ts';\nexport type Own = typeof own;\nimport { face } from './drafts/index.ts';\nexport const context = face;",
  [`${core}/db/client.ts`]: "import postgres from 'postgres';\nexport const client = postgres;",
  [`${core}/detour.ts`]: "export { client } from './db/client.ts';",
  [`${core}/jobs/boss.ts`]: "import { PgBoss } from 'pg-boss';\nexport const boss = PgBoss;",
  [`${core}/testing/fixture.ts`]: "import { own } from '../drafts/own.ts';\nexport const fixture = own;",
  [`${core}/drafts/claude/anthropic-model.ts`]:
    "import sdk from '@anthropic-ai/sdk';\nexport const model = sdk;",
  [`${core}/drafts/verb.ts`]: "import { client } from '../db/client.ts';\nexport const verb = client;",
  [`${core}/drafts/verb.db.test.ts`]: [
    "import { readFileSync } from 'node:fs';",
    "import { test } from 'vitest';",
    "import { face } from '../accounts/index.ts';",
    "import { fixture } from '../testing/fixture.ts';",
    'await using database = fixture;',
    'test(String([readFileSync, face, database]));',
  ].join('\n'),
  [`${core}/drafts/type-cycle-a.ts`]: "import type { B } from './type-cycle-b.ts';\nexport type A = B;",
  [`${core}/drafts/type-cycle-b.ts`]: "import type { A } from './type-cycle-a.ts';\nexport type B = A;",
  [`${core}/evaluation/pure.ts`]: "import { own } from './own.ts';\nexport const pure = own;",
  'packages/outbound/src/dispatch.ts': "import { Pool } from 'undici';\nexport const pool = Pool;",
  'packages/fakes/src/index.ts': 'export const fake = 1;',
  'apps/api/src/app.ts':
    "import fastify from 'fastify';\nimport { core } from '@firstline/core';\nexport const app = [fastify, core];",
  'apps/api/src/model-fetch.ts': "import { Pool } from 'undici';\nexport const pool = Pool;",
  'apps/api/src/config.ts': 'export const environment = process.env;',
  'apps/api/src/api.test.ts':
    "import { fake } from '@firstline/fakes';\nimport { fixture } from '@firstline/core/testing/fixture';\nexport const t = [fake, fixture, process.env];",
  'apps/webhook-worker/src/worker.ts': "import { PgBoss } from 'pg-boss';\nexport const boss = PgBoss;",
  'apps/console/tools/tool.ts': "import { readFileSync } from 'node:fs';\nexport const tool = readFileSync;",
  'apps/console/src/pages/overview/part.tsx': 'export const part = <p />;',
  'apps/console/src/pages/overview/page.tsx':
    "import { part } from './part.tsx';\nexport const page = <div>{part}</div>;",
  'apps/console/src/pages/overview/page.test.ts':
    "import { readFileSync } from 'node:fs';\nimport { tool } from '../../../tools/tool.ts';\nexport const t = [readFileSync, tool];",
  'tests/e2e/suite.ts': "export { core } from '@firstline/core';",
  ...Object.fromEntries(
    features.flatMap((feature) => [
      [`${core}/${feature}/index.ts`, "export { own as face } from './own.ts';"],
      [`${core}/${feature}/own.ts`, 'export const own = 1;'],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(featureEdges).flatMap(([from, allowed]) =>
      allowed.map((to) => [
        `${core}/${from}/legal-${to}.ts`,
        `import { face } from '../${to}/index.ts';\nexport const legal = face;`,
      ]),
    ),
  ),
};

/** One file a rule and way of breaking it. */
export const plants: Plant[] = [
  plant('no-cycles', `${core}/drafts/cycle.ts`, './cycle.ts'),
  plant('by-package-name', 'apps/api/src/by-path.ts', '../../../packages/core/src/index.ts'),
  plant('by-package-name', 'packages/outbound/src/by-path.ts', '../../core/src/index.ts'),
  plant('by-package-name', 'tests/e2e/by-path.ts', '../../packages/core/src/index.ts'),
  plant('apps-by-package-name', 'apps/api/src/other-app.ts', '../../webhook-worker/src/worker.ts'),
  plant('apps-by-package-name', 'tests/e2e/app.ts', '../../apps/api/src/app.ts'),
  plant('core-by-its-exports', 'apps/api/src/inside.ts', '@firstline/core/drafts/own'),
  plant('core-by-its-exports', 'packages/outbound/src/inside.ts', '@firstline/core/credits/own'),
  plant('core-by-its-exports', 'tests/e2e/inside.ts', '@firstline/core/src/drafts/index.ts'),
  // Scripts of the repository may use paths, but no other ones.
  plant('core-by-its-exports', 'tools/inside.ts', '../packages/core/src/drafts/index.ts'),
  plant('packages-below-apps', `${core}/app-by-path.ts`, '../../../apps/api/src/app.ts'),
  plant('packages-below-apps', `${core}/app-by-name.ts`, '@firstline/api/app'),
  plant('packages-below-apps', 'packages/outbound/src/app.ts', '../../../apps/api/src/app.ts'),
  plant('core-without-http', `${core}/framework.ts`, 'fastify'),
  plant('core-without-http', `${core}/framework-plugin.ts`, '@fastify/sensible'),
  plant('undici-at-the-edge', `${core}/outgoing.ts`, 'undici'),
  plant('undici-at-the-edge', 'apps/api/src/outgoing.ts', 'undici'),
  plant('undici-at-the-edge', 'apps/api/src/routes/model-fetch.ts', 'undici'),
  {
    rule: 'undici-at-the-edge',
    file: 'apps/api/src/names-a-type.ts',
    source: "export type D = import('undici').Dispatcher;",
  },
  {
    rule: 'undici-at-the-edge',
    file: 'apps/api/src/loads-later.ts',
    source: "export const pool = async () => (await import('undici')).Pool;",
  },
  plant('console-in-the-browser', 'apps/console/src/shared/core.tsx', '@firstline/core'),
  plant('console-without-node', 'apps/console/src/shared/files.ts', 'node:fs'),
  plant('console-in-the-browser', 'apps/console/src/shared/tool.ts', '../../tools/tool.ts'),
  plant('console-pages-apart', 'apps/console/src/pages/keys/other.tsx', '../overview/part.tsx'),
  plant('pg-boss-in-jobs', `${core}/drafts/queue.ts`, 'pg-boss'),
  plant('pg-boss-in-jobs', 'apps/api/src/queue.ts', 'pg-boss'),
  plant('model-sdk-in-one-file', `${core}/drafts/other-model.ts`, '@anthropic-ai/sdk'),
  plant('model-sdk-in-one-file', `${core}/drafts/other-model-path.ts`, '@anthropic-ai/sdk/helpers/absent'),
  plant('model-sdk-in-one-file', 'apps/api/src/model.ts', '@anthropic-ai/sdk'),
  plant('tracing-in-one-file', 'packages/process/src/start.ts', '@opentelemetry/sdk-trace'),
  plant('tracing-in-one-file', 'apps/api/src/trace.ts', '@opentelemetry/exporter-trace-otlp-http'),
  ...['evaluation', 'drafts/composer', 'drafts/gate', 'drafts/policy'].flatMap((folder) => [
    plant('pure-without-database', `${core}/${folder}/stored.ts`, `${up(folder)}db/client.ts`),
    plant('pure-without-drivers', `${core}/${folder}/driver.ts`, 'postgres'),
    plant('pure-without-node', `${core}/${folder}/files.ts`, 'node:fs'),
  ]),
  plant('pure-without-database', `${core}/evaluation/stored-by-detour.ts`, '../detour.ts'),
  plant('pure-without-node', `${core}/evaluation/files-without-prefix.ts`, 'fs'),
  ...Object.entries(pureNodeModules).map(([file, module]) => ({
    rule: `pure-without-node:${file}`,
    file: `${core}/${file}`,
    source: ['crypto', module, 'net'].map((name) => `import 'node:${name}';`).join('\n'),
  })),
  plant('db-below-features', `${core}/db/feature.ts`, '../drafts/index.ts'),
  plant('features-by-their-index', `${core}/drafts/inside.ts`, '../credits/own.ts'),
  plant('root-by-faces', `${core}/inside.ts`, './credits/own.ts'),
  ...features.flatMap((from) =>
    features
      .filter((to) => to !== from && !featureEdges[from]?.includes(to))
      .map((to) => plant(`feature-edges:${from}`, `${core}/${from}/uses-${to}.ts`, `../${to}/index.ts`)),
  ),
  plant('no-test-support-in-product', `${core}/drafts/fixture.ts`, '../testing/fixture.ts'),
  plant('no-test-support-in-product', 'apps/api/src/runner.ts', 'vitest'),
  plant('no-test-support-in-product', 'apps/api/src/fake.ts', '@firstline/fakes'),
  plant('process-is-global', 'apps/api/src/named-env.ts', 'node:process'),
  { rule: 'process.env', file: 'apps/api/src/reads-env.ts', source: 'export const x = process.env.X;' },
  { rule: 'process.env', file: `${core}/reads-env.ts`, source: "export const x = process['env'];" },
];

function plant(rule: string, file: string, target: string): Plant {
  return { rule, file, source: `import * as planted from '${target}';\nexport const held = planted;` };
}

function up(folder: string): string {
  return '../'.repeat(folder.split('/').length);
}
