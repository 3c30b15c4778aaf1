import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received. */
export type ReceivedMail = { to: string; from: string; subject: string; text: string; raw: string };

/** A real SMTP server on this machine that keeps what it is handed. */
export type Mailbox = AsyncDisposable & {
  /** For `SMTP_URL`. */
  url: string;
  /** What has come in so far, for one address or for all. */
  mails(to?: string): ReceivedMail[];
  /** Waits for the nth mail to an address. */
  next(to: string, nth?: number): Promise<ReceivedMail>;
  /** Refuses so many mails with a temporary fault. */
  refuse(count: number): void;
  close(): Promise<void>;
};

const waitMs = 10_000;

export async function startMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refusals > 0) {
          refusals -= 1;
          return callback(Object.assign(new Error('busy'), { responseCode: 451 }));
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const { subject = '', text = '', from } = await PostalMime.parse(raw);
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, from: from?.address ?? '', subject, text, raw });
        callback();
        for (const wake of waiting) wake();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const mails = (to?: string) => received.filter((mail) => to === undefined || mail.to === to);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next(to, nth = 1) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no mail ${nth} came to ${to} within ${waitMs} ms`));
        }, waitMs);
        const look = () => {
          const mail = mails(to)[nth - 1];
          if (!mail) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(mail);
        };
        waiting.add(look);
        look();
      });
    },
    refuse(count) {
      refusals = count;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
