import type { Core } from '../context.ts';
import type { SendMail } from '../mail.ts';

export type PeopleOptions = Pick<Core, 'db' | 'sql' | 'clock'> & {
  /** Signs cookies and tokens (`AUTH_SECRET`). Another secret ends every session. */
  secret: string;
  /** Where people reach the service. Its origin is trusted, and links in mails begin with it. */
  publicUrl: string;
  /** Where the console's pages are: mailed links lead there. Without it they lead to routes. */
  consoleUrl?: string;
  /** Also trusts localhost and 127.0.0.1, on any port, and lets cookies travel without TLS. */
  development?: boolean;
  mailer: {
    send: SendMail;
    /** Whether mails reach anybody. Where not, asking for one is refused. */
    canSend: boolean;
  };
  timings: Pick<Core['timings'], 'evenAnswerMs'>;
};

/** Where people's routes are mounted. */
export const peopleBasePath = '/api/auth';

export const cookiePrefix = 'firstline';

/** What the API tells better-auth of a request beside what its caller sent: nobody outside can set these. */
export const ownHeaders = {
  address: 'x-firstline-client-address',
  requestId: 'x-firstline-request-id',
};

/** Whether cookies are only sent over TLS. Browsers take localhost for secure, too. */
export function hasSecureCookies({
  publicUrl,
  development = false,
}: Pick<PeopleOptions, 'publicUrl' | 'development'>): boolean {
  return !development || new URL(publicUrl).protocol === 'https:';
}
