import type { Page } from 'playwright-core';

/** One page in a state that is worth showing. */
export type Shot = {
  /** Of the file. */
  name: string;
  path: string;
  /** Shown to somebody who is signed in, unless it says otherwise. */
  signedOut?: boolean;
  /** In pixels, where the page goes on with more of the same. */
  heightMax?: number;
  /** Brings the page into its state: fills in, opens, waits for what it has to show. */
  prepare?(page: Page): Promise<void>;
};

export const shots: readonly Shot[] = [
  { name: 'sign-in', path: '/sign-in', signedOut: true },
  { name: 'sign-up', path: '/sign-up', signedOut: true },
  {
    name: 'check-mail',
    path: '/sign-up',
    signedOut: true,
    async prepare(page) {
      await page.getByLabel('Name').fill('Sample Person');
      await page.getByLabel('E-mail address').fill('sample@firstline.example');
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    },
  },
  { name: 'verified', path: '/verified', signedOut: true },
  { name: 'verification-failed', path: '/verified?error=TOKEN_EXPIRED', signedOut: true },
  { name: 'forgot-password', path: '/forgot-password', signedOut: true },
  { name: 'reset-password', path: '/reset-password?token=sample', signedOut: true },
  {
    name: 'overview',
    path: '/',
    prepare: (page) => page.locator('.recharts-bar-rectangle').first().waitFor(),
  },
  {
    name: 'playground',
    path: '/playground',
    async prepare(page) {
      await page.getByLabel('Persona').fill('Head of Operations at a regional freight company');
      await page.getByLabel('Offer').fill('Route planning software that cuts empty kilometres by 18%');
      await page.getByLabel('Goal').fill('Book a 20-minute call next week');
      await page.getByRole('button', { name: 'Write a draft' }).click();
      await page.getByRole('textbox', { name: 'Body' }).fill(editedBody);
      await page.getByRole('listitem').filter({ hasText: 'Worn phrase' }).first().waitFor();
      await page.getByText('Scores of the text as it stands').waitFor();
    },
  },
  { name: 'keys', path: '/keys', prepare: (page) => page.getByText('CRM worker').first().waitFor() },
  {
    name: 'webhooks',
    path: '/webhooks',
    prepare: (page) => page.getByRole('link', { name: 'Data warehouse' }).waitFor(),
  },
  { name: 'webhook', path: '/webhooks', prepare: openEndpoint },
  {
    name: 'delivery',
    path: '/webhooks',
    async prepare(page) {
      await openEndpoint(page);
      await page
        .getByRole('row', { name: /^email\.generated/ })
        .first()
        .getByRole('link')
        .click();
      await page.getByRole('heading', { name: 'Payload' }).waitFor();
    },
  },
  {
    name: 'requests',
    path: '/requests',
    heightMax: 1_500,
    prepare: (page) => page.getByRole('link', { name: 'Live key' }).first().waitFor(),
  },
  { name: 'account', path: '/account', prepare: (page) => page.getByText('This one').waitFor() },
];

/** A draft as somebody has edited it who has written such mails before. */
const editedBody = `Hi there,

I hope this email finds you well. How do you handle route planning at the moment?

Our route planning software cuts empty kilometres by 18%, which is a game-changer for operations teams. Act now and you have it before the winter.

Are you open to a 20-minute call next week?

Best,`;

/** The one that fails. */
async function openEndpoint(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Data warehouse' }).click();
  await page
    .getByRole('row', { name: /^email\.generated/ })
    .first()
    .waitFor();
}
