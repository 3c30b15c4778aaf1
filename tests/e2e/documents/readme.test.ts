import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi } from '@firstline/api/testing/start-test-api';
import { expect, test } from 'vitest';

const path = join(import.meta.dirname, '../../../README.md');
const readme = readFileSync(path, 'utf8');
/** Where `pnpm dev` listens, as a rule. */
const devUrl = 'http://127.0.0.1:3000';

/** Every `curl` of the README that is followed by its answer. */
const examples = [...readme.matchAll(/```sh\n([^`]*?curl [^`]*?)```\n[^`]*?```json\n([\s\S]*?)\n```/g)].map(
  ([, command = '', shown = '']) => ({
    path: /\$FIRSTLINE_URL(\S+)/.exec(command)?.[1] ?? '',
    body: /-d '([\s\S]*?)'/.exec(command)?.[1],
    shown,
  }),
);

test('shows the answers of a draft and of an error', () => {
  expect(examples.map((example) => [example.path, example.body !== undefined])).toEqual([
    ['/api/v1/emails/generate', true],
    ['/api/v1/emails/generate', true],
  ]);
});

test('its calls give the answers that it shows; -u writes them anew', async () => {
  await using api = await startTestApi();
  let current = readme;
  for (const { path, body, shown } of examples) {
    const { text } = await api.send({ method: 'POST', path, key: api.account.liveKey, body });
    const received = JSON.parse(text.replaceAll(api.url, devUrl), keepChance(shown));
    if (JSON.stringify(received) === JSON.stringify(JSON.parse(shown))) continue;
    current = current.replace(shown, () => JSON.stringify(received, null, 2));
  }
  await expect(current).toMatchFileSnapshot(path);
});

/** Gives an answer the figures of the one that is shown, where they differ from call to call. */
function keepChance(shown: string): (name: string, value: unknown) => unknown {
  const kept: Record<string, unknown> = {};
  JSON.parse(shown, (name, value) => {
    if (['generationTime', 'processing_time_ms', 'request_id'].includes(name)) kept[name] = value;
    return value;
  });
  return (name, value) => (Object.hasOwn(kept, name) ? kept[name] : value);
}
