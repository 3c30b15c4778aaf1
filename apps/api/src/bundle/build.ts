import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { bundleFile, digestOf, originFile, rootPath } from './sources.mjs';

const outfile = fileURLToPath(bundleFile);

/** Files that sources name by their own place (SQL, weights, the console) stay where they are. */
const ownPlace: Plugin = {
  name: 'own-place',
  setup({ onLoad }) {
    const fromBundle = (path: string) => JSON.stringify(relative(dirname(outfile), path));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const contents = toAscii(readFileSync(path, 'utf8'))
        .replaceAll('import.meta.url', `new URL(${fromBundle(path)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${fromBundle(dirname(path))})`);
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Characters that are not ASCII as escapes, which mean the same in strings and patterns: esbuild leaves those of patterns as they are, and one of
 * them makes V8 keep the whole program with two bytes a character.
 */
function toAscii(source: string): string {
  return source.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What CommonJS packages find around them in Node. */
const commonJs = [
  "import { createRequire as createCommonJsRequire } from 'node:module';",
  'const require = createCommonJsRequire(import.meta.url);',
  'const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];',
].join('\n');

const { outputFiles, metafile } = await build({
  absWorkingDir: rootPath,
  entryPoints: ['apps/api/src/server.ts'],
  outfile,
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // jsonc-parser's `main` requires its parts by names that no bundler sees.
  mainFields: ['module', 'main'],
  // It reads files that lie beside it.
  external: ['@fastify/swagger-ui'],
  // The text of a program stays in memory. Stack traces name lines of the bundle, and its map whose they are.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  legalComments: 'none',
  sourcemap: 'linked',
  sourcesContent: false,
  banner: { js: commonJs },
  plugins: [ownPlace],
  logLevel: 'warning',
});

// What is installed is the lockfile's.
const own = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
const paths = [...own, 'pnpm-lock.yaml', relative(rootPath, import.meta.filename)].sort();
mkdirSync(dirname(outfile), { recursive: true });
for (const { path, contents } of outputFiles) replaceFile(path, contents);
replaceFile(fileURLToPath(originFile), JSON.stringify({ digest: digestOf(paths), paths }));
console.log(`${relative(rootPath, outfile)}: made of ${own.length} sources`);

/** At once: a process that starts meanwhile reads the old file or the new one. */
function replaceFile(path: string, contents: string | Uint8Array): void {
  writeFileSync(`${path}.new`, contents);
  renameSync(`${path}.new`, path);
}
