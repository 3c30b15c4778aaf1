import type { MailText } from '../write-mail.ts';

type Facts = { name: string; access: 'approved' | 'rejected' | 'withdrawn'; pageUrl?: string };

/** To an account's owner, once an operator decided on webhooks. */
export function webhookAccess({ name, access, pageUrl }: Facts): MailText {
  return { approved, rejected, withdrawn }[access](name, pageUrl);
}

const approved = (name: string, pageUrl: string | undefined): MailText => ({
  subject: 'Webhooks are approved for your account',
  text: `Hello ${name},

your account at Firstline may have webhook endpoints now. Register the first one in your account, or with
POST /api/v1/webhooks. Its secret is shown once, when it is made: keep it where your receiver finds it.
${pageUrl === undefined ? '' : `\n${pageUrl}\n`}`,
});

const rejected = (name: string): MailText => ({
  subject: 'Webhooks were not approved for your account',
  text: `Hello ${name},

we have looked at your account at Firstline and do not let it have webhook endpoints. Drafts, keys and usage
are not affected. If you think that this is a mistake, write to us.
`,
});

const withdrawn = (name: string): MailText => ({
  subject: 'Webhooks were taken from your account',
  text: `Hello ${name},

your account at Firstline may no longer have webhook endpoints. Those that were on have been turned off, and
what waited for them was canceled. Drafts, keys and usage are not affected. If you think that this is a
mistake, write to us.
`,
});
