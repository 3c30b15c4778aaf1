import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Checks what every package of the workspace needs so that no other check passes it over: sources whose types are
 * checked, modules, and dependencies of exact versions.
 */

type Manifest = {
  name: string;
  private?: boolean;
  type?: string;
  license?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const root = dirname(import.meta.dirname);
const exact = /^(workspace:\*|\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?)$/;

const folders = globSync(['{apps,packages,tests}/*/package.json', 'bench/package.json'], { cwd: root }).map(
  dirname,
);
const faults = ['.', ...folders].flatMap((folder) => faultsOf(folder).map((fault) => `${folder}: ${fault}`));
const strays = globSync('{apps,packages,tests}/*', { cwd: root }).filter((folder) => {
  return !folders.includes(folder) && globSync(`${folder}/**/*.ts`, { cwd: root }).length > 0;
});
faults.push(...strays.map((folder) => `${folder}: has sources and no package.json`));

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${folders.length} packages are whole`);

function faultsOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const dependencies = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const tests: [string, boolean][] = [
    ['its types are not checked: add "typecheck": "tsc -p ."', manifest.scripts?.typecheck === 'tsc -p .'],
    ['has no tsconfig.json', existsSync(join(root, folder, 'tsconfig.json'))],
    ['is not private', manifest.private === true],
    ['is not of type module', manifest.type === 'module'],
    ['is not under the MIT license', manifest.license === 'MIT'],
    ...dependencies.map(([name, range]): [string, boolean] => [
      `${name} has no exact version: ${range}`,
      exact.test(range),
    ]),
  ];
  return tests.filter(([, kept]) => !kept).map(([fault]) => fault);
}
