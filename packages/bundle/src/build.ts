import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, transformSync } from 'esbuild';
import { bundleOf, digestOf, rootPath } from './bundle-of.mjs';
import { compactPatterns } from './compact-patterns.ts';

/** esbuild takes `\p{L}` for unknown to Node, and would write a call in place of each pattern with it, which makes the pattern anew every time. */
const node24 = { target: 'node24', supported: { 'regexp-unicode-property-escapes': true } };

/** Our own sources: types off, patterns compact; files that they name by their own place (SQL, weights, the console) stay where they are. */
const ownSources = (outdir: string, entries: readonly string[]): Plugin => ({
  name: 'own-sources',
  setup({ onLoad }) {
    const fromBundle = (path: string) => JSON.stringify(relative(outdir, path));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const contents = toAscii(compactPatterns(nameEntries(path, entries, toJavaScript(path))))
        .replaceAll('import.meta.url', `new URL(${fromBundle(path)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${fromBundle(dirname(path))})`);
      return { contents, loader: 'js' };
    });
  },
});

/** Packages that read files which lie beside them. */
const readBeside = /\/node_modules\/@fastify\/swagger-ui\/[^/].*\.js$/;

/** Those files stay where they are. */
const packagesBesideFiles = (outdir: string): Plugin => ({
  name: 'packages-beside-files',
  setup({ onLoad }) {
    onLoad({ filter: readBeside }, ({ path }) => {
      const place = JSON.stringify(`/${relative(outdir, dirname(path))}`);
      return {
        contents: readFileSync(path, 'utf8').replaceAll('__dirname', `(__dirname + ${place})`),
        loader: 'js',
      };
    });
  },
});

/** What a source names by its place to be started, and is an entry of the bundle, is the bundle's: its place is from where the bundle is, which `import.meta['url']` keeps. */
function nameEntries(path: string, entries: readonly string[], program: string): string {
  return program.replaceAll(/new URL\("(\.[^"]+)", import\.meta\.url\)/g, (named, place: string) =>
    entries.includes(join(dirname(path), place))
      ? `new URL(${JSON.stringify(`./${basename(place, '.ts')}.js`)}, import.meta['url'])`
      : named,
  );
}

/** With an inline map, so that the bundle's names lines of the source. */
function toJavaScript(path: string): string {
  const source = readFileSync(path, 'utf8');
  return transformSync(source, { loader: 'ts', ...node24, sourcemap: 'inline', sourcefile: path }).code;
}

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

/** Writes the bundle of an app's `src/<name>.ts` into its `dist`, with what else is started of it. */
async function bundle(sources: readonly [URL, ...URL[]]): Promise<void> {
  const { file, origin } = bundleOf(sources[0]);
  const entries = sources.map((source) => fileURLToPath(source));
  const outdir = dirname(fileURLToPath(file));
  const { outputFiles, metafile } = await build({
    absWorkingDir: rootPath,
    entryPoints: entries,
    outdir,
    bundle: true,
    // What is imported when it is first needed stays out of memory until then. Beside the entry, so that paths mean the same.
    splitting: true,
    chunkNames: 'part-[hash]',
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    ...node24,
    // jsonc-parser's `main` requires its parts by names that no bundler sees.
    mainFields: ['module', 'main'],
    // It starts a thread with a file that lies beside it, outside of any bundle.
    external: ['piscina'],
    // The text of a program stays in memory. Stack traces name lines of the bundle, and its map whose they are.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    banner: { js: commonJs },
    plugins: [ownSources(outdir, entries), packagesBesideFiles(outdir)],
    logLevel: 'warning',
  });

  // What is installed is the lockfile's; what builds is a source too.
  const own = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
  const builders = [import.meta.filename, join(import.meta.dirname, 'compact-patterns.ts')];
  const paths = [...own, 'pnpm-lock.yaml', ...builders.map((path) => relative(rootPath, path))].sort();
  mkdirSync(outdir, { recursive: true });
  const files = outputFiles.map(({ path }) => basename(path));
  const kept = new Set([...files, ...readFilesBefore(origin), basename(fileURLToPath(origin))]);
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  replaceFile(fileURLToPath(origin), JSON.stringify({ digest: digestOf(paths), paths, files }));
  for (const name of readdirSync(outdir)) if (!kept.has(name)) rmSync(join(outdir, name));
  console.log(`${relative(rootPath, fileURLToPath(file))}: made of ${own.length} sources`);
}

/** What the last build wrote: a process that runs it may yet import a part. */
function readFilesBefore(origin: URL): string[] {
  try {
    return JSON.parse(readFileSync(origin, 'utf8')).files ?? [];
  } catch {
    return [];
  }
}

/** At once: a process that starts meanwhile reads the old file or the new one. */
function replaceFile(path: string, contents: string | Uint8Array): void {
  writeFileSync(`${path}.new`, contents);
  renameSync(`${path}.new`, path);
}

const sources = process.argv.slice(2).map((path) => pathToFileURL(path));
for (const [first, ...more] of Map.groupBy(sources, ({ pathname }) => dirname(pathname)).values()) {
  if (first) await bundle([first, ...more]);
}
