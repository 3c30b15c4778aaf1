import { describe } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';

/** Pages that are shown to whoever comes, with their headings. */
const open: [string, string][] = [
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Create an account'],
  ['/forgot-password', 'Choose a new password'],
  ['/reset-password?token=abc', 'Set a new password'],
  ['/verified', 'Your address is verified'],
  ['/verified?error=TOKEN_EXPIRED', 'This link does not work'],
];
const signedIn: [string, string][] = [
  ['/', 'Overview'],
  ['/playground', 'Playground'],
  ['/keys', 'Keys'],
  ['/webhooks', 'Webhooks'],
  ['/requests', 'Requests'],
  ['/account', 'Account'],
  ['/no-such-page', 'No such page'],
];

describe.each(['light', 'dark'] as const)('in %s colours axe finds no serious fault', (colorScheme) => {
  test.for(open)('on %s', async ([path, heading], { visit }) => {
    const page = await visit(path, { colorScheme });
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expectAccessible(page);
  });

  test('on every page of somebody who is signed in', async ({ site, visit }) => {
    const person = await site.operator.createPerson({ webhooks: 'approved' });
    const page = await visit('/', { colorScheme, as: person });
    for (const [path, heading] of signedIn) {
      await page.goto(`${site.url}/console${path}`);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      await expectAccessible(page);
    }
  });
});
