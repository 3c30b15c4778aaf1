import { expect, test } from 'vitest';
import { listFirstSteps } from './first-steps.ts';

const fresh = { isVerified: false, hasKey: false, hasDraft: false, hasWebhooks: true, hasEndpoint: false };

test('a new account is led from its address to a webhook', () => {
  expect(listFirstSteps(fresh).map(({ link }) => link.to)).toEqual([
    '/account',
    '/playground',
    '/keys',
    '/webhooks',
  ]);
  expect(listFirstSteps(fresh).filter(({ isDone }) => isDone)).toEqual([]);
});

test('webhooks are no step of a tier without them', () => {
  const steps = listFirstSteps({ ...fresh, hasWebhooks: false });
  expect(steps.map(({ link }) => link.to)).not.toContain('/webhooks');
});

test('each step is done by what it asks for, and by nothing else', () => {
  for (const [name, index] of [
    ['isVerified', 0],
    ['hasDraft', 1],
    ['hasKey', 2],
    ['hasEndpoint', 3],
  ] as const) {
    const done = listFirstSteps({ ...fresh, [name]: true }).map(({ isDone }) => isDone);
    expect(done).toEqual([0, 1, 2, 3].map((at) => at === index));
  }
});
