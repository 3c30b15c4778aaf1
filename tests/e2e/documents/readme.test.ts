import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi } from '@firstline/api/testing/start-test-api';
import getPort from 'get-port';
import { Webhook } from 'standardwebhooks';
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

test('its receiver takes what was signed with its secret, as it was signed, and nothing else', async () => {
  const [, receiver = ''] = /```js\n([\s\S]*?\bcreateServer\([\s\S]*?)```/.exec(readme) ?? [];
  const port = await getPort();
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', receiver.replace('listen(8080)', `listen(${port}, '127.0.0.1')`)],
    {
      cwd: import.meta.dirname,
      env: { FIRSTLINE_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    const body = '{"id":"evt_1","type":"email.generated"}';
    const at = new Date();
    const post = (signedBy: string, sent = body) =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(signedBy).sign('evt_1', at, body),
        },
        body: sent,
      }).then(({ status }) => status);
    await expect.poll(() => post(secret).catch(() => 'starting'), { timeout: 60_000 }).toBe(204);
    expect(await post(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(400);
    expect(await post(secret, body.replace('evt_1', 'evt_2'))).toBe(400);
  } finally {
    child.kill();
  }
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
