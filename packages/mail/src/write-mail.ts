import type { Mail } from '@firstline/core';
import { alreadySignedUp } from './templates/already-signed-up.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { resetPassword } from './templates/reset-password.ts';
import { verifyEmail } from './templates/verify-email.ts';
import { webhookAccess } from './templates/webhook-access.ts';
import { webhookFailing } from './templates/webhook-failing.ts';
import { webhookTurnedOff } from './templates/webhook-turned-off.ts';

/** What a mail says: plain text, in lines that need no wrapping. */
export type MailText = { subject: string; text: string };

/** Fills in the template of a mail's kind. A line break in a name would let it write lines of its own. */
export function writeMail(mail: Mail): MailText {
  const named = { ...mail, name: mail.name.replaceAll(/\s+/g, ' ') };
  switch (named.kind) {
    case 'verify-email':
      return verifyEmail(named);
    case 'reset-password':
      return resetPassword(named);
    case 'already-signed-up':
      return alreadySignedUp(named);
    case 'password-changed':
      return passwordChanged(named);
    case 'webhook-access':
      return webhookAccess(named);
    case 'webhook-failing':
      return webhookFailing(named);
    case 'webhook-turned-off':
      return webhookTurnedOff(named);
  }
}
