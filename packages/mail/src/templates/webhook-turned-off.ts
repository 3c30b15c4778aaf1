import type { MailText } from '../write-mail.ts';

type Facts = { name: string; endpoint: string; reason: 'failing' | 'gone'; pageUrl?: string };

const reasons = {
  failing: 'nothing could be delivered to it for 120 hours',
  gone: 'it answered with 410, which says that it is gone for good',
};

/** To the owner of an endpoint that was turned off, with why. */
export function webhookTurnedOff({ name, endpoint, reason, pageUrl }: Facts): MailText {
  return {
    subject: 'A webhook endpoint was turned off',
    text: `Hello ${name},

an endpoint of your account at Firstline was turned off, because
${reasons[reason]}:

${endpoint}

What waited for it was canceled, and new events do not go to it. Once it works, turn it on again in your
account. Events that failed or were canceled can be sent again there for 30 days; those that came while it
was off cannot.
${pageUrl === undefined ? '' : `\n${pageUrl}\n`}`,
  };
}
