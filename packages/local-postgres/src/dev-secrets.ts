import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { devDataDir } from './dev-database.ts';
import { writePrivateFile } from './private-file.ts';

/** What a clone makes for itself on its first start, in place of an operator's secrets. */
export type DevSecrets = {
  /** A 32-byte base64 key, as the environment's `SECRETS_KEY`. */
  secretsKey: string;
  /** As the environment's `AUTH_SECRET`. */
  authSecret: string;
};

/** The clone's secrets: made on the first call, kept in its data folder, readable by its user only. */
export async function readDevSecrets({
  dataDir = devDataDir,
}: {
  dataDir?: string;
} = {}): Promise<DevSecrets> {
  const path = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  const fresh: DevSecrets = {
    secretsKey: randomBytes(32).toString('base64'),
    authSecret: randomBytes(32).toString('base64url'),
  };
  await writePrivateFile(path, `${JSON.stringify(fresh, null, 2)}\n`, { onlyWhenMissing: true });
  await chmod(path, 0o600);
  const kept = parse(await readFile(path, 'utf8'));
  if (!kept)
    throw new Error(`${path} is damaged. Remove it, and ${join(dataDir, 'postgres')}, to start anew.`);
  return kept;
}

function parse(content: string): DevSecrets | undefined {
  try {
    const { secretsKey, authSecret } = JSON.parse(content) as Record<string, unknown>;
    if (typeof secretsKey !== 'string' || typeof authSecret !== 'string') return;
    return { secretsKey, authSecret };
  } catch {
    return undefined;
  }
}
