import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { ConfigError } from './env.ts';
import { startInternalServer } from './internal-server.ts';

const start = (host: string, port: number) =>
  startInternalServer({ host, port, checks: {}, metrics: new Registry() });

test('a port that is taken, or a host that is not ours, is named by its variable', async () => {
  const first = await start('127.0.0.1', 0);
  try {
    await expect(start('127.0.0.1', first.port)).rejects.toThrow(
      new ConfigError(
        `INTERNAL_PORT ${first.port} is taken on 127.0.0.1: stop what uses it, or set INTERNAL_PORT to another port`,
      ),
    );
    // TEST-NET-3 (RFC 5737): no machine has it.
    await expect(start('203.0.113.1', 0)).rejects.toThrow(/^HOST 203\.0\.113\.1 /);
  } finally {
    await first.close();
  }
});
