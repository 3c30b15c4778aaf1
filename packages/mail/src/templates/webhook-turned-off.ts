import type { MailText } from '../write-mail.ts';

type Facts = { name: string; endpoint: string; reason: 'failing' | 'gone' };

const reasons = {
  failing: 'no event could be delivered to it for 120 hours',
  gone: 'it answered with 410, which says that it is gone for good',
};

export function webhookTurnedOff({ name, endpoint, reason }: Facts): MailText {
  return {
    subject: 'A webhook endpoint was turned off',
    text: `Hello ${name},

this endpoint was turned off, because ${reasons[reason]}:

${endpoint}

What waited for it was canceled. Once it works, turn it on again in your account; events that failed or
were canceled can be sent again for 30 days.
`,
  };
}
