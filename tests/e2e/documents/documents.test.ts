import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertCodes } from '@firstline/core';
import { expect, test } from 'vitest';
import { findFaults, type Repository } from './find-faults.ts';

const root = join(import.meta.dirname, '../../..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const repository: Repository = { root, scripts: Object.keys(scripts), readText };

const documents = globSync('{*.md,{.github,apps,bench,docs,drizzle,packages,tests,tools}/**/*.md}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

test('the documents that everybody looks for are there', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']),
  );
});

test.each(documents)('%s: every link resolves, every path and every pnpm script exists', (path) => {
  expect(findFaults(path, readText(path), repository)).toEqual([]);
});

test.each(Object.keys(scripts))('README.md or CONTRIBUTING.md says what pnpm %s is for', (script) => {
  const call = new RegExp(`\\bpnpm(?:@12)?(?: -s)? ${script}(?![\\w:-])`);
  expect(`${readText('README.md')}${readText('CONTRIBUTING.md')}`).toMatch(call);
});

test.each(alertCodes)('ARCHITECTURE.md tells an operator what the alert %s means', (code) => {
  expect(readText('ARCHITECTURE.md')).toMatch(new RegExp(`^\\| \`${code}\` +\\| \\S`, 'm'));
});

test('a link, a heading, a path or a script that does not exist is found', () => {
  const text = `
# A heading, and \`more\`
[good](README.md) [here](#a-heading-and-more) [there](https://example.com/x) \`packages/core/src/ids.ts\`
[gone](gone.md "title") ![picture](docs/gone.png) [nowhere](#nowhere) [up](../outside.md) [root](/README.md) [far](README.md#far)
[reference]: gone-too.md
\`packages/core/src/gone.ts\` \`packages/<name>/src\` \`[no](link.md)\` pnpm prose
\`pnpm -s gone-script --json\` \`npx -y pnpm@12 verify\` \`pnpm install\`
\`\`\`sh
[no](link-in-code.md)
npx -y pnpm@12 gone:too
\`\`\`
`;
  const planted = { ...repository, readText: () => '# Near' };
  expect(findFaults('planted.md', text, planted)).toEqual([
    'planted.md: gone.md leads nowhere',
    'planted.md: docs/gone.png leads nowhere',
    'planted.md: #nowhere names no heading',
    'planted.md: ../outside.md leads nowhere',
    'planted.md: /README.md leads nowhere',
    'planted.md: README.md#far names no heading',
    'planted.md: gone-too.md leads nowhere',
    'planted.md: there is no packages/core/src/gone.ts',
    'planted.md: there is no script gone:too',
    'planted.md: there is no script gone-script',
  ]);
});
