import { expect, test } from 'vitest';
import { listFirstSteps, type Progress } from './first-steps.ts';

const fresh: Progress = {
  isVerified: false,
  hasKey: false,
  hasDraft: false,
  webhookAccess: 'none',
  hasEndpoint: false,
  hasDelivered: false,
};
const pathsOf = (progress: Progress) => listFirstSteps(progress).map(({ link }) => link.to);

test('a new account is led from its address to a webhook', () => {
  expect(pathsOf(fresh)).toEqual(['/account', '/keys', '/playground', '/webhooks']);
  expect(listFirstSteps(fresh).filter(({ isDone }) => isDone)).toEqual([]);
});

test('webhooks are no step of an account that cannot have them', () => {
  expect(pathsOf({ ...fresh, webhookAccess: null })).not.toContain('/webhooks');
  expect(pathsOf({ ...fresh, webhookAccess: 'rejected' })).not.toContain('/webhooks');
});

test('each step is done by what it asks for, and by nothing else', () => {
  for (const [name, index] of [
    ['isVerified', 0],
    ['hasKey', 1],
    ['hasDraft', 2],
    ['hasDelivered', 3],
  ] as const) {
    const done = listFirstSteps({ ...fresh, [name]: true }).map(({ isDone }) => isDone);
    expect(done).toEqual([0, 1, 2, 3].map((at) => at === index));
  }
});

test('the webhook step asks for access, waits, registers, and is done by a call that was taken', () => {
  const last = (progress: Partial<Progress>) => listFirstSteps({ ...fresh, ...progress }).at(-1);
  expect(last({})?.link.label).toBe('Ask for access');
  expect(last({ webhookAccess: 'pending' })?.link.label).toBe('See how it stands');
  expect(last({ webhookAccess: 'approved' })?.link.label).toBe('Set up a webhook');
  const registered = last({ webhookAccess: 'approved', hasEndpoint: true });
  expect([registered?.link.label, registered?.isDone]).toEqual(['Send a test', false]);
});
