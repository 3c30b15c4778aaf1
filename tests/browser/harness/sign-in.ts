import type { Page } from 'playwright-core';
import type { Person } from './operator.ts';

/** Signs a person in through the API: the form has a test of its own. Throws where that fails. */
export async function signIn(
  page: Page,
  url: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`signing in failed with ${answer.status()}: ${await answer.text()}`);
}
