import type { MailText } from '../write-mail.ts';

/** To whose password was changed, by themselves or by somebody else. */
export function passwordChanged({ name, resetUrl }: { name: string; resetUrl?: string }): MailText {
  return {
    subject: 'Your password was changed',
    text: `Hello ${name},

the password of your account at Firstline was changed. If you did not change it, ask for a new one now:
that signs out everybody else.
${resetUrl === undefined ? '' : `\n${resetUrl}\n`}`,
  };
}
