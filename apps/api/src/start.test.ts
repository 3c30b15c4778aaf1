import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import { ConfigError } from '@firstline/process';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startApi } from './start.ts';

test('a PORT that is taken, and a HOST that is not ours, end the start with a line that names the variable', async () => {
  await using database = await createTestDatabase();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const startWith = (env: Record<string, string>) =>
    startApi(
      readConfig({
        DATABASE_URL: database.url,
        SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
        AUTH_SECRET: 'a secret of tests, at least 32 characters',
        GENERATION_MODEL: 'composer-1',
        LOG_LEVEL: 'silent',
        INTERNAL_PORT: '0',
        ...env,
      }),
    );
  const failure = startWith({ PORT: String(port) });
  await expect(failure).rejects.toThrow(ConfigError);
  await expect(failure).rejects.toThrow(`PORT ${port} is taken on 127.0.0.1`);
  await expect(startWith({ PORT: '0', HOST: '203.0.113.1' })).rejects.toThrow('HOST 203.0.113.1');
  taken.close();
});
