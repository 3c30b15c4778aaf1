import { globSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { featureEdges, sharedFolders } from '../.dependency-cruiser.mjs';
import { runCruiser } from './run-cruiser.ts';

/** Applies the import boundaries to the tree. Fails too where the checker did not see every source file. */

const root = dirname(import.meta.dirname);
const files = globSync('{apps,packages,tests,tools,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.endsWith('node_modules'),
});
const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
const { sources, violations } = await runCruiser(root, folders);

const seen = new Set(sources);
const known = new Set([...Object.keys(featureEdges), ...sharedFolders]);
const faults = [
  ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
  ...files.filter((file) => !seen.has(file)).map((file) => `not seen by the checker: ${file}`),
  ...readdirSync(`${root}/packages/core/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.has(entry.name))
    .map((entry) => `packages/core/src/${entry.name} is in no table of .dependency-cruiser.mjs`),
];

if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(`\n${faults.length} boundary faults; the rules and their reasons: .dependency-cruiser.mjs`);
  process.exit(1);
}
console.log(`${files.length} files keep the import boundaries`);
