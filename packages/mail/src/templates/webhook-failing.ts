import type { MailText } from '../write-mail.ts';
import { readableInstant } from './readable-instant.ts';

type Facts = { name: string; endpoint: string; since: string; pageUrl?: string };

/** To the owner of an endpoint that has failed for a day. */
export function webhookFailing({ name, endpoint, since, pageUrl }: Facts): MailText {
  return {
    subject: 'A webhook endpoint does not take its events',
    text: `Hello ${name},

since ${readableInstant(since)} no event could be delivered to this endpoint of your account at Firstline:

${endpoint}

We keep trying. After 120 hours without a success it is turned off. What it answered to each attempt stands
with its deliveries in your account. What has failed by then can be sent again for 30 days.
${pageUrl === undefined ? '' : `\n${pageUrl}\n`}`,
  };
}
