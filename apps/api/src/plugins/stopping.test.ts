import { expect, it } from 'vitest';
import { expectError } from '../testing/expect-error.ts';
import { startTestApi } from '../testing/start-test-api.ts';

it('takes calls until none has come for a while, and tells each that it stops', async () => {
  await using api = await startTestApi({ timings: { stopQuietMs: 1_000 } });
  expect((await api.generate()).status).toBe(200);
  const closed = api.close();
  const answer = await api.generate();
  expectError(answer, 'service_overloaded');
  expect(answer.headers.connection).toBe('close');
  await closed;
});
