import type { MailText } from '../write-mail.ts';

/** To the owner of an address that somebody tried to sign up with again. */
export function alreadySignedUp({ name, signInUrl }: { name: string; signInUrl?: string }): MailText {
  return {
    subject: 'You have an account already',
    text: `Hello ${name},

somebody tried to open an account at Firstline with this address, which has one already. Nothing was
changed. If it was you, sign in, or ask for a new password if the old one is forgotten. If it was not,
there is nothing to do.
${signInUrl === undefined ? '' : `\n${signInUrl}\n`}`,
  };
}
