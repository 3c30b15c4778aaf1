import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, SendMail } from '@firstline/core';
import type { Transporter } from 'nodemailer';
import { writeMail } from './write-mail.ts';

export type MailerOptions = {
  /** Where mail is handed in, `smtp://` or `smtps://`, with its credentials. */
  smtpUrl: string | undefined;
  /** The sender: an address, or a name and an address. */
  from: string;
  /** Shows a mail to whoever runs the service on their own machine. Used where there is no `smtpUrl`. */
  print?: ((text: string) => void) | undefined;
  /** Told of a mail that could not be sent: its kind and the fault's code, never the address. */
  onFailure(fact: { kind: Mail['kind']; code: string }): void;
  /** Waits before each further try, in milliseconds. */
  retryDelaysMs?: readonly number[];
};

export type Mailer = {
  send: SendMail;
  /** One try, waited for, for work that is done again where it fails: rejects where the mail server does not take the mail. */
  deliver(mail: Mail): Promise<void>;
  /** Whether mails reach anybody. Without SMTP and outside `pnpm dev` they do not, and what needs one says so. */
  canSend: boolean;
  /** Waits for the mails that are on their way, at most so long. */
  close(waitMs?: number): Promise<void>;
};

/** A mail server that is busy or restarting is back within seconds; what a longer outage loses is asked for again. */
const defaultRetryDelaysMs = [1_000, 5_000];

/**
 * Sends mail in the background. What is on its way when a process is killed is lost: mails hold tokens, which are stored nowhere,
 * so people ask for another one.
 */
export function createMailer({
  smtpUrl,
  from,
  print,
  onFailure,
  retryDelaysMs = defaultRetryDelaysMs,
}: MailerOptions): Mailer {
  let transport: Promise<Transporter> | undefined;
  const underway = new Set<Promise<void>>();
  const stopping = new AbortController();

  /** Resolves to the fault's code where the mail server did not take the mail. */
  async function tryOnce(mail: Mail): Promise<string | undefined> {
    const { subject, text } = writeMail(mail);
    if (smtpUrl === undefined) {
      if (print) print(`Mail to ${mail.to}: ${subject}\n${text}`);
      else onFailure({ kind: mail.kind, code: 'SMTP_URL is not set' });
      return undefined;
    }
    try {
      transport ??= openTransport(smtpUrl);
      await (await transport).sendMail({ from, to: { name: mail.name, address: mail.to }, subject, text });
      return undefined;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    }
  }

  async function deliverPatiently(mail: Mail): Promise<void> {
    for (const delayMs of [...retryDelaysMs, undefined]) {
      const code = await tryOnce(mail);
      if (code === undefined) return;
      if (delayMs === undefined || stopping.signal.aborted) return onFailure({ kind: mail.kind, code });
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function deliver(mail: Mail): Promise<void> {
    const code = await tryOnce(mail);
    if (code === undefined) return;
    onFailure({ kind: mail.kind, code });
    throw new Error(`the mail was not taken: ${code}`);
  }

  return {
    canSend: smtpUrl !== undefined || print !== undefined,
    send(mail) {
      const delivery = deliverPatiently(mail).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    deliver,
    async close(waitMs = 5_000) {
      stopping.abort();
      const done = new AbortController();
      const late = sleep(waitMs, undefined, { signal: done.signal }).catch(() => {});
      await Promise.race([Promise.allSettled(underway), late]);
      done.abort();
      (await transport)?.close();
    },
  };
}

/** The library is loaded with the first mail: most processes send none for a long time, and it keeps megabytes. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
