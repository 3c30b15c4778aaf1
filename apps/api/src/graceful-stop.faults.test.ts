import { once } from 'node:events';
import { Agent, request as startRequest } from 'node:http';
import { createComposer, defaultTimings, openDatabase, systemClock } from '@firstline/core';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import { startFakeMessagesApi } from '@firstline/fakes';
import { expect, it } from 'vitest';
import { readBooks } from './testing/books.ts';
import { expectError } from './testing/expect-error.ts';
import { startServer } from './testing/start-server.ts';
import { draftRequest } from './testing/start-test-api.ts';
import { createTestAccount } from './testing/test-account.ts';

const server = new URL('./server.ts', import.meta.url);

type Outcome =
  | { status: number; headers: Record<string, string>; text: string }
  | { fault: string; wasReused: boolean };

function post(url: string, key: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = startRequest(`${url}/api/v1/emails/generate`, {
      method: 'POST',
      agent,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'cache-control': 'no-cache',
      },
    });
    request.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        text,
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ fault: error.code ?? error.message, wasReused: request.reusedSocket }),
    );
    request.end(JSON.stringify(draftRequest));
  });
}

it('SIGTERM under load drops nothing: what is in flight is answered, the rest refused, and the process ends well', async () => {
  await using database = await createTestDatabase();
  await using upstream = await startFakeMessagesApi({ delayMs: 300 });
  const own = openDatabase({ url: database.url, applicationName: 'test', connectionsMax: { sql: 1, db: 1 } });
  const core = {
    ...own,
    clock: systemClock,
    timings: defaultTimings,
    model: createComposer(),
    testModel: createComposer(),
  };
  const { liveKey, accountId } = await createTestAccount(core);
  const { child, url, output } = await startServer(server, {
    DATABASE_URL: database.url,
    ANTHROPIC_API_KEY: 'sk-ant-test-key',
    ANTHROPIC_BASE_URL: upstream.baseUrl,
  });
  const exited = once(child, 'exit');
  const agent = new Agent({ keepAlive: true });
  try {
    expect(await post(url, liveKey, agent)).toMatchObject({ status: 200 });
    // Callers who go on and on, each with the next call as soon as it has its answer.
    let stopping = false;
    const outcomes: Outcome[] = [];
    const inFlight = new Set<number>();
    const accepted: Outcome[] = [];
    const callers = Array.from({ length: 20 }, async (_, caller) => {
      for (;;) {
        const beganBefore = !stopping;
        inFlight.add(caller);
        const outcome = await post(url, liveKey, agent);
        inFlight.delete(caller);
        outcomes.push(outcome);
        if (beganBefore) accepted.push(outcome);
        if ('fault' in outcome || outcome.status !== 200) return;
      }
    });
    await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(30);
    await expect
      .poll(() => readBooks(core, accountId).then(({ open }) => open), { timeout: 60_000 })
      .toBeGreaterThan(15);
    stopping = true;
    const stoppedAt = performance.now();
    child.kill('SIGTERM');
    await expect.poll(output, { timeout: 60_000, interval: 5 }).toMatch(/"msg":"stopping"/);
    const late = await post(url, liveKey, new Agent());
    const [exitCode, signal] = await exited;
    const tookMs = performance.now() - stoppedAt;
    await Promise.all(callers);

    expect({ exitCode, signal }).toEqual({ exitCode: 0, signal: null });
    expect(tookMs).toBeLessThan(10_000);
    // Whoever was in flight has an answer.
    expect(accepted.filter((outcome) => 'fault' in outcome)).toEqual([]);
    for (const outcome of outcomes) {
      // Reset: the system had taken the connection, and the API had not yet, when it closed.
      if ('fault' in outcome) expect(['ECONNREFUSED', 'ECONNRESET']).toContain(outcome.fault);
      else if (outcome.status !== 200) {
        expectError({ ...outcome, body: JSON.parse(outcome.text) }, 'service_overloaded');
        expect(outcome.headers.connection).toBe('close');
      }
    }
    expect(late).toMatchObject({ status: 503 });
    const served = outcomes.filter((outcome) => 'status' in outcome && outcome.status === 200).length + 1;
    expect(await readBooks(core, accountId)).toMatchObject({
      used: served * 5,
      held: 0,
      open: 0,
      charges: served,
    });
  } finally {
    child.kill('SIGKILL');
    agent.destroy();
    await own.close();
  }
});
