import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';

const poorBody =
  'Hi there,\n\nI hope this email finds you well. Act now to get it free!!! Reminders halve no-shows.\n\nBest,';

const draft = (page: Page) => page.getByRole('region', { name: 'Draft' });
const body = (page: Page) => draft(page).getByRole('textbox', { name: 'Body' });
const subject = (page: Page) => draft(page).getByRole('textbox', { name: 'Subject' });
const finding = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Findings' }).getByRole('listitem').filter({ hasText: text });
const isScored = (page: Page) => page.getByText('Scores of the text as it stands').waitFor();
const write = (page: Page) => page.getByRole('button', { name: 'Write a draft' }).click();

async function writeExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dental reminders' }).click();
  await write(page);
  await draft(page).waitFor();
  await isScored(page);
}

test.for(['light', 'dark'] as const)(
  'a draft is written and scored, and what is typed into it is scored anew, with every finding explained and marked, in %s colours',
  async (colorScheme, { site, visit }) => {
    const person = await site.operator.createPerson();
    const page = await visit('/playground', { as: person, colorScheme });
    await page.getByText('No draft yet').waitFor();
    await expectAccessible(page);
    await writeExample(page);
    const original = await body(page).inputValue();
    expect(await page.getByText('As asked for').or(page.getByText('Asked for: friendly')).count()).toBe(1);
    await draft(page)
      .getByText(/composer-1 · written in .* · 5 credits · req_/)
      .waitFor();

    await body(page).fill(poorBody);
    const worn = finding(page, 'Worn phrase').filter({ hasText: 'hope this email' });
    await worn.getByText('This phrase stands in thousands of cold emails.').waitFor();
    await worn.getByText('Say the same thing plainly, or leave it out.').waitFor();
    // The same fault in two places is explained once.
    await worn.getByText('in 2 places').waitFor();
    await worn.getByText('finds you well').waitFor();
    await worn.getByText('−10 points').waitFor();
    await isScored(page);
    await expectAccessible(page);
    const mark = page.locator('mark').filter({ hasText: 'hope this email' });
    // From the list to the words.
    await worn.hover();
    await expect.poll(() => mark.first().getAttribute('data-active')).toBe('true');
    await worn.getByRole('button', { name: /hope this email/ }).click();
    const selected = await body(page).evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe('hope this email');
    // From the words to the list: by the caret, and by the pointer.
    await expect.poll(() => worn.getAttribute('data-active')).toBe('true');
    await body(page).evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(0, 0));
    const urgent = page.locator('mark').filter({ hasText: /now$/ });
    const box = await urgent.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => finding(page, 'Spam: urgency').getAttribute('data-active')).toBe('true');

    await draft(page).getByRole('button', { name: 'Undo all edits' }).click();
    expect(await body(page).inputValue()).toBe(original);
    await draft(page).getByRole('button', { name: 'Bring back my edits' }).click();
    expect(await body(page).inputValue()).toBe(poorBody);
  },
);

test('what was typed and written stays through a reload and an error, and goes with signing out', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const page = await visit('/playground', { as: person });
  await writeExample(page);
  await page.getByLabel('Offer').fill('Something of my own');
  await subject(page).fill('A subject of my own');
  await page.reload();
  await draft(page).waitFor();
  expect(await page.getByLabel('Offer').inputValue()).toBe('Something of my own');
  expect(await subject(page).inputValue()).toBe('A subject of my own');
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
});

test('no tone is broken in its score card, however wide the page is', async ({ site, visit }) => {
  const page = await visit('/playground', { as: await site.operator.createPerson() });
  await writeExample(page);
  const tone = draft(page).locator('dl > div').filter({ hasText: 'Tone' }).locator('dd').first();
  for (const width of [360, 660, 1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    for (const word of ['Professional', 'Enthusiastic', 'Empathetic']) {
      const lines = await tone.evaluate((value, text) => {
        value.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(value);
        return range.getClientRects().length;
      }, word);
      expect({ width, word, lines }).toEqual({ width, word, lines: 1 });
    }
    // The last card ends where the text's frame does, or before.
    const overflow = await draft(page).evaluate((region) => {
      const rightmost = [...region.querySelectorAll('dl > div')].map(
        (card) => card.getBoundingClientRect().right,
      );
      return Math.max(
        0,
        ...rightmost.map((right) => Math.round(right - region.getBoundingClientRect().right)),
      );
    });
    expect({ width, overflow }).toEqual({ width, overflow: 0 });
  }
});
