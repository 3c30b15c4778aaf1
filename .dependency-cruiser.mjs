// @ts-check

/**
 * The import boundaries. `pnpm verify` applies them to the tree (tools/check-boundaries.ts) and proves that a planted
 * violation of each rule is seen (tools/prove-boundaries.ts): a checker that sees nothing also reports nothing.
 */

/**
 * Each feature folder of packages/core/src with the features that it may import. A feature that stands here may
 * not be imported by one whose list leaves it out.
 * @type {Record<string, readonly string[]>}
 */
export const featureEdges = {
  accounts: ['audit'],
  administration: ['accounts', 'audit', 'webhooks'],
  'api-keys': ['accounts', 'audit', 'rate-limit'],
  audit: [],
  credits: ['accounts', 'audit', 'webhooks'],
  drafts: ['emails', 'evaluation', 'credits', 'usage', 'api-keys', 'rate-limit', 'webhooks'],
  emails: [],
  evaluation: ['emails'],
  people: ['accounts', 'api-keys', 'audit', 'rate-limit'],
  'rate-limit': ['webhooks'],
  usage: ['accounts', 'api-keys', 'credits'],
  webhooks: ['audit', 'emails'],
};

/** Folders of packages/core/src that are no feature: every feature may use them. */
export const sharedFolders = ['db', 'jobs', 'testing'];

/** Code that computes and touches nothing: a file or a folder (ending in /), as the start of its path in packages/core/src. */
export const pureCode = [
  'api-keys/key-format.ts',
  'drafts/composer/',
  'drafts/gate/',
  'drafts/policy/',
  'emails/',
  'evaluation/',
  'fnv.ts',
  'parse-retry-after.ts',
  'shuffled-rounds.ts',
  'webhooks/classify-outcome.ts',
  'webhooks/retry-schedule.ts',
  'webhooks/secret-box.ts',
  'webhooks/signing.ts',
];

/**
 * The Node modules that a pure file may use beside node:crypto.
 * @type {Record<string, string>}
 */
export const pureNodeModules = {
  'api-keys/key-format.ts': 'zlib', // crc32, the key's checksum
  'drafts/policy/load-weights.ts': 'fs', // reads the weights file that ships beside it
  'drafts/composer/training/files.ts': 'fs', // the notes that the script there learns from
  'drafts/gate/training/files.ts': 'fs', // the weights that the script there learns
  'drafts/policy/training/files.ts': 'fs', // the requests that the scripts there learn from
  'evaluation/load-weights.ts': 'fs', // reads the weights file that ships beside it
  'evaluation/training/files.ts': 'fs|zlib', // the corpora and labelled mail that the scripts there learn from
};

/** The one file of an app that builds the model client's `fetch`. */
export const modelFetchFile = 'model-fetch.ts';

const core = '^packages/core/src/';
const tests = '\\.test(-d)?\\.ts$';
const featureNames = Object.keys(featureEdges).join('|');

/** @param {readonly string[]} parts */
const anyOf = (parts) => `(${parts.map((part) => part.replaceAll('.', '\\.')).join('|')})`;

/** A package by its name, resolved or not. @param {string} names */
const npm = (names) => `(^|(^|/)node_modules/)(${names})(/|$)`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  {
    name: 'no-cycles',
    comment: 'Modules that need each other to run cannot be read, or tested, one at a time.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'by-package-name',
    comment: 'Another package is imported by its name, so that its exports and our manifest decide.',
    from: { path: '^(apps|packages|tests)/([^/]+)/' },
    to: { dependencyTypes: ['local'], pathNot: ['^$1/$2/', '^apps/'] },
  },
  {
    name: 'apps-by-package-name',
    comment: 'An app, or a suite, imports no other app by its path.',
    from: { path: '^(apps|tests)/([^/]+)/' },
    to: { dependencyTypes: ['local'], path: '^apps/', pathNot: '^$1/$2/' },
  },
  {
    name: 'core-by-its-exports',
    comment:
      "From outside core there is its index.ts, for what loads long the two faces of texts and, for tests, testing/. What core's manifest does not export does not resolve.",
    from: { pathNot: core },
    to: {
      path: [core, '^@firstline/core/'],
      pathNot: [`${core}(index|drafts/text-work|drafts/texts)\\.ts$`, `${core}testing/`],
    },
  },
  {
    name: 'packages-below-apps',
    comment: 'Apps use packages, never the other way round.',
    from: { path: '^packages/' },
    to: { path: ['^apps/', npm('@firstline/(api|admin|console|dev|webhook-worker)')] },
  },
  {
    name: 'core-without-http',
    comment: 'Core knows no web framework: the apps are the edges.',
    from: { path: '^packages/core/' },
    to: { path: npm('fastify|@fastify/[^/]+') },
  },
  {
    name: 'undici-at-the-edge',
    comment:
      "Only the guarded client for customers' addresses and the file that builds the model's fetch use undici, and the loop that deliveries are measured against.",
    from: {
      pathNot: [
        '^packages/outbound/',
        '^bench/src/bare-queue/',
        `^apps/[^/]+/src/${modelFetchFile.replace('.', '\\.')}$`,
      ],
    },
    to: { path: npm('undici') },
  },
  {
    name: 'pg-boss-in-jobs',
    comment: 'The queue is an implementation detail of core/jobs and of the worker.',
    from: { pathNot: [`${core}jobs/`, '^apps/webhook-worker/'] },
    to: { path: npm('pg-boss') },
  },
  {
    name: 'model-sdk-in-one-file',
    comment: "The model's SDK stands behind the model port.",
    from: { pathNot: `${core}drafts/claude/anthropic-model\\.ts$` },
    to: { path: npm('@anthropic-ai/sdk') },
  },
  {
    name: 'tracing-in-one-file',
    comment: 'Tracing is loaded where it is asked for, and its libraries are behind one port.',
    from: { pathNot: '^packages/process/src/tracing/create-otlp-tracing\\.ts$' },
    to: { path: npm('@opentelemetry/(sdk-trace|resources|exporter-trace-otlp-http)') },
  },
  {
    name: 'pure-without-database',
    comment: 'Pure code reaches no database, by no detour either.',
    from: { path: core + anyOf(pureCode), pathNot: tests },
    to: { path: `${core}db/`, reachable: true },
  },
  {
    name: 'pure-without-drivers',
    comment: 'Pure code uses no package that talks to the outside.',
    from: { path: core + anyOf(pureCode), pathNot: tests },
    to: { path: npm('better-auth|drizzle-orm|postgres') },
  },
  {
    name: 'pure-without-node',
    comment: 'Pure code uses no Node module but crypto.',
    from: {
      path: core + anyOf(pureCode),
      pathNot: [tests, `${core}${anyOf(Object.keys(pureNodeModules))}$`],
    },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
  },
  ...Object.entries(pureNodeModules).map(([file, module]) => ({
    name: `pure-without-node:${file}`,
    comment: `This pure file uses no Node module but crypto and ${module}.`,
    from: { path: `${core}${anyOf([file])}$` },
    to: {
      dependencyTypes: /** @type {import('dependency-cruiser').DependencyType[]} */ (['core']),
      pathNot: `^(node:)?(crypto|${module})$`,
    },
  })),
  {
    name: 'db-below-features',
    comment: 'The schema and the client know no feature.',
    from: { path: `${core}db/` },
    to: { path: `${core}(${featureNames})/` },
  },
  {
    name: 'features-by-their-index',
    comment: 'A feature is used through its index.ts.',
    from: { path: `${core}(?!(?:db|testing)/)([^/]+)/` },
    to: { path: `${core}(${featureNames})/`, pathNot: [`${core}$1/`, `${core}[^/]+/index\\.ts$`] },
  },
  {
    name: 'root-by-faces',
    comment:
      "Core's context and its index run features through their index.ts; a port's types may be named where they stand.",
    from: { path: `${core}[^/]+\\.ts$` },
    to: {
      path: `${core}(${featureNames})/`,
      pathNot: `${core}[^/]+/index\\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
  },
  ...Object.entries(featureEdges).map(([feature, allowed]) => ({
    name: `feature-edges:${feature}`,
    comment: `${feature} may import ${allowed.join(', ') || 'no other feature'}.`,
    from: { path: `${core}${feature}/`, pathNot: tests },
    // Only the face is matched: another file of that feature is features-by-their-index's to report.
    to: {
      path: `${core}(${featureNames})/index\\.ts$`,
      pathNot: `${core}(${[feature, ...allowed].join('|')})/`,
    },
  })),
  {
    name: 'no-test-support-in-product',
    comment: 'What serves customers imports no test, no test helper and no fake.',
    from: { path: '^(apps|packages)/', pathNot: [tests, '/src/testing/', '^packages/fakes/'] },
    to: { path: [tests, '/src/testing/', '^packages/fakes/', npm('vitest|@firstline/fakes')] },
  },
  {
    name: 'console-in-the-browser',
    comment: 'The console runs in a browser: of ours it knows what openapi.json says.',
    from: { path: '^apps/console/src/', pathNot: tests },
    to: { path: [npm('@firstline/[^/]+'), '^packages/', '^apps/console/(dev|tools)/'] },
  },
  {
    name: 'console-without-node',
    comment: 'No browser has the modules of Node.',
    from: { path: '^apps/console/src/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'console-pages-apart',
    comment: 'A page of the console imports no other page: what two need is in shared/ or api/.',
    from: { path: '^apps/console/src/pages/([^/]+)/' },
    to: { path: '^apps/console/src/pages/', pathNot: '^apps/console/src/pages/$1/' },
  },
  {
    name: 'process-is-global',
    comment: 'The environment is read in config.ts; Biome sees process.env, but not an import of it.',
    from: {},
    to: { dependencyTypes: ['core'], path: '^(node:)?process$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // Its own TypeScript 6 (pnpm-workspace.yaml): with 7 alone it sees no .ts file and passes, and swc's visitor stops
    // at an `await using`.
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What the console's build wrote.
    exclude: { path: '^apps/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
