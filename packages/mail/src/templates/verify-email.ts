import type { MailText } from '../write-mail.ts';

/** To who signed up: the link that verifies the address. */
export function verifyEmail({ name, url }: { name: string; url: string }): MailText {
  return {
    subject: 'Verify your e-mail address',
    text: `Hello ${name},

an account was opened at Firstline with this address. To say that it is yours, open this link within an hour:

${url}

Until then the account can use test keys only. If you opened no account, do nothing: whoever did
cannot use live keys without this link.
`,
  };
}
