import type { MailText } from '../write-mail.ts';

type Facts = { name: string; endpoint: string; since: string };

export function webhookFailing({ name, endpoint, since }: Facts): MailText {
  return {
    subject: 'A webhook endpoint does not answer',
    text: `Hello ${name},

no event could be delivered to this endpoint since ${since}:

${endpoint}

Its deliveries and what it answered are listed in your account. After 120 hours without a success it
is turned off.
`,
  };
}
