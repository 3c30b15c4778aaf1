import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Chunk = {
  fileName: string;
  code: string;
  imports: string[];
  dynamicImports: string[];
  isEntry: boolean;
  facadeModuleId?: string | null;
};

/** The page that whoever is signed in sees first. */
const firstPage = '/overview-page.tsx';

/**
 * Prints what the first page loads in script before it can be used, compressed with gzip (brotli is less), and what it loads once it is
 * shown (its chart). Fails the build where the former is more than `bytesMax`.
 */
export function limitFirstPage(bytesMax: number): Plugin {
  return {
    name: 'firstline:limit-first-page',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
      const pages = chunks.filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(firstPage));
      const first = reach(pages, chunks);
      const shown = pages
        .filter(({ isEntry }) => !isEntry)
        .flatMap(({ dynamicImports }) => chunks.filter(({ fileName }) => dynamicImports.includes(fileName)));
      const later = [...reach(shown, chunks)].filter((chunk) => !first.has(chunk));
      const [bytes, laterBytes] = [sizeOf(first), sizeOf(later)];
      const text = `first page: ${inKb(bytes)} of script (gzip), at most ${inKb(bytesMax)}; once it is shown ${inKb(laterBytes)} more`;
      if (bytes > bytesMax) this.error(text);
      // For `pnpm bench`. The API serves what is in assets/ and no more.
      const sizes = JSON.stringify({ bytes, bytesMax, laterBytes });
      this.emitFile({ type: 'asset', fileName: 'first-page.json', source: sizes });
      this.info(text);
    },
  };
}

/** The chunks and all that they need to run. */
function reach(start: Chunk[], all: Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of start) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    reach(
      all.filter(({ fileName }) => chunk.imports.includes(fileName)),
      all,
      found,
    );
  }
  return found;
}

function sizeOf(chunks: Iterable<Chunk>): number {
  let bytes = 0;
  for (const { code } of chunks) bytes += gzipSync(code, { level: 9 }).length;
  return bytes;
}

function inKb(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
