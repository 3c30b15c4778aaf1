import { Agent, request as startRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';
import { unknownKey } from './testing/test-account.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

/** K5: what an unknown key may cost more than a malformed one, in the median of so many. */
const runs = 200;
const differenceMaxMs = 5;

/** Presents a key over a connection that is open already. Resolves to the code of the answer and the time that it took. */
function present(agent: Agent, key: string): Promise<{ code: string; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    const sent = startRequest(`${api.url}/api/v1/account/usage`, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const ms = performance.now() - startedAt;
        resolve({ code: JSON.parse(Buffer.concat(chunks).toString()).error.code, ms });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length / 2] ?? Number.NaN;

// A busy machine only adds to the difference, so that one quiet round in four is enough.
it('an unknown key gets the answer of a malformed one, and as soon: medians within 5 ms', {
  retry: 3,
}, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { unknown: [] as number[], malformed: [] as number[] };
  for (let run = -20; run < runs; run++) {
    for (const kind of ['unknown', 'malformed'] as const) {
      const key = unknownKey();
      const presented = kind === 'unknown' ? key : `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
      const { code, ms } = await present(agent, presented);
      expect(code).toBe('invalid_api_key');
      if (run >= 0) times[kind].push(ms);
    }
  }
  agent.destroy();
  expect(Math.abs(median(times.unknown) - median(times.malformed))).toBeLessThan(differenceMaxMs);
});
