import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { startReceiver } from './start-receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = JSON.stringify({
  id: 'evt_1',
  type: 'email.generated',
  data: { result: { subjectLine: 'Routes' } },
});

async function start() {
  const said: string[] = [];
  const known = Promise.withResolvers<string>();
  const receiver = await startReceiver({ secret: known.promise, say: (line) => said.push(line) });
  onTestFinished(receiver.close);
  const post = (signedWith: string) => {
    const at = new Date();
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(signedWith).sign('evt_1', at, body),
    };
    return fetch(receiver.url, { method: 'POST', headers, body });
  };
  return { said, known, post };
}

test('verifies what comes, also what came before the secret was known, and says what it is', async () => {
  const { said, known, post } = await start();
  const answer = post(secret);
  known.resolve(secret);
  expect((await answer).status).toBe(204);
  expect(said).toEqual(['webhook received, signature verified: email.generated evt_1 "Routes"']);
});

test('says so where the signature is another one', async () => {
  const { said, known, post } = await start();
  known.resolve(secret);
  expect((await post(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)).status).toBe(400);
  expect(said).toEqual(['webhook received, signature NOT verified: answered with 400']);
});
