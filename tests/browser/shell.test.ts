import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { refuse, refusedId } from './harness/refuse.ts';

test('by keyboard alone: past the navigation, to a page, whose heading has the focus', async ({
  site,
  visit,
}) => {
  const page = await visit('/', { as: await site.operator.createPerson() });
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.id ?? document.activeElement?.tagName);
  expect(await focused()).toBe('main');
  await page.getByRole('link', { name: 'Keys' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keys');
  expect(await page.title()).toBe('Keys · Firstline');
  expect(await page.getByRole('link', { name: 'Keys' }).getAttribute('aria-current')).toBe('page');
});

test('on a narrow screen nothing stands out of it, and the menu opens and closes', async ({
  site,
  visit,
}) => {
  const page = await visit('/', {
    as: await site.operator.createPerson(),
    viewport: { width: 360, height: 740 },
  });
  for (const name of ['Playground', 'Keys', 'Webhooks', 'Requests', 'Account', 'Overview']) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Open the menu' }).waitFor();
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect({ name, overflow }).toEqual({ name, overflow: 0 });
  }
});

test('on a narrow screen a menu that is closed cannot be reached by keyboard', async ({ site, visit }) => {
  const page = await visit('/requests', {
    as: await site.operator.createPerson(),
    viewport: { width: 360, height: 740 },
  });
  await page.getByRole('heading', { name: 'Requests' }).waitFor();
  const reached: string[] = [];
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(reached).toContain('Skip to the content');
  expect(reached).not.toContain('Playground');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Playground', exact: true }).focus();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Playground');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open the menu');
});

test('the choice of colours is kept', async ({ site, visit }) => {
  const page = await visit('/', { as: await site.operator.createPerson(), colorScheme: 'light' });
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  await page.getByRole('button', { name: 'Colours' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  expect(await scheme()).toBe('dark');
});

test('without a network it says so, and goes on when there is one', async ({ site, visit }) => {
  const page = await visit('/', { as: await site.operator.createPerson() });
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'hidden' });
});

test('a script that cannot be loaded leaves the page, which can be loaded again', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  // A period without calls has no chart.
  const called = await fetch(`${site.url}/api/v1/account/usage`, {
    headers: { authorization: `Bearer ${person.apiKey}` },
  });
  expect(called.status).toBe(200);
  const page = await visit('/keys', { as: person });
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  await page.route('**/assets/spend-chart-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('alert').getByText('This part could not be loaded').waitFor();
  await page.getByText('Credits left', { exact: true }).waitFor();
  await page.unroute('**/assets/spend-chart-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.locator('svg.recharts-surface').first().waitFor();
});

test('a server that fails is told with what to do and the request, and asked again on a press', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const page = await visit('/keys', { as: person });
  await page.getByText('Live key').first().waitFor();
  await page.route('**/api/v1/requests?*', (route) => refuse(route, 403, 'account_suspended'));
  await page.getByRole('link', { name: 'Requests' }).click();
  await page.getByRole('alert').getByText('This account is suspended').waitFor();
  await page.getByRole('alert').getByText(refusedId).waitFor();
  await page.unroute('**/api/v1/requests?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No calls yet').waitFor();
});

test('two presses on what cannot be taken back are one call', async ({ site, visit }) => {
  const person = await site.operator.createPerson();
  const page = await visit('/keys', { as: person });
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls += 1;
  });
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).dblclick();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(calls).toBe(1);
});
