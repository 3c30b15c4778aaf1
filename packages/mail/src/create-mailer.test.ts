import type { Mail } from '@firstline/core';
import { expect, test } from 'vitest';
import { createMailer } from './create-mailer.ts';
import { startMailbox } from './testing/start-mailbox.ts';

const to = 'someone@example.com';
const from = 'Firstline <no-reply@firstline.example>';
const url = 'https://firstline.example/api/auth/verify-email?token=a.b-c_d&callbackURL=%2F';
const mail: Mail = { kind: 'verify-email', to, name: 'Some One', url };

test('a mail arrives with its sender, its address and a link that is whole', async () => {
  await using mailbox = await startMailbox();
  const mailer = createMailer({ smtpUrl: mailbox.url, from, onFailure: () => expect.unreachable() });
  mailer.send(mail);
  const received = await mailbox.next(to);
  expect(received).toMatchObject({ to, from: 'no-reply@firstline.example' });
  expect(received.subject).toBe('Verify your e-mail address');
  expect(received.text.split('\n')).toContain(url);
  await mailer.close();
});

test('a name cannot write headers or lines of its own', async () => {
  await using mailbox = await startMailbox();
  const mailer = createMailer({ smtpUrl: mailbox.url, from, onFailure: () => expect.unreachable() });
  mailer.send({ ...mail, name: 'A\r\nBcc: other@example.com\r\n\r\nhttps://elsewhere.example' });
  const received = await mailbox.next(to);
  expect(received.raw).not.toMatch(/^Bcc:/im);
  expect(received.text.split('\n')[0]).toBe('Hello A Bcc: other@example.com https://elsewhere.example,');
  await mailer.close();
});

test('a mail that the server refuses for now is sent again', async () => {
  await using mailbox = await startMailbox();
  mailbox.refuse(2);
  const failures: unknown[] = [];
  const mailer = createMailer({
    smtpUrl: mailbox.url,
    from,
    onFailure: (fact) => failures.push(fact),
    retryDelaysMs: [1, 1],
  });
  mailer.send(mail);
  expect((await mailbox.next(to)).to).toBe(to);
  await mailer.close();
  expect(failures).toEqual([]);
  expect(mailbox.mails()).toHaveLength(1);
});

test('a mail of work that is done again is tried once, and the work learns that it was not taken', async () => {
  await using mailbox = await startMailbox();
  mailbox.refuse(1);
  const failures: unknown[] = [];
  const mailer = createMailer({ smtpUrl: mailbox.url, from, onFailure: (fact) => failures.push(fact) });
  await expect(mailer.deliver(mail)).rejects.toThrow('the mail was not taken: EMESSAGE');
  expect(failures).toEqual([{ kind: 'verify-email', code: 'EMESSAGE' }]);
  await mailer.deliver(mail);
  expect(mailbox.mails(to)).toHaveLength(1);
  await mailer.close();
});

test('tells of a mail that could not be sent without saying to whom', async () => {
  const failures: unknown[] = [];
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    from,
    onFailure: (fact) => failures.push(fact),
    retryDelaysMs: [],
  });
  mailer.send(mail);
  await expect.poll(() => failures).toEqual([{ kind: 'verify-email', code: 'ESOCKET' }]);
  await mailer.close();
});

test('prints the mail where it is told to, and fails where nobody would get it', async () => {
  const printed: string[] = [];
  const failures: unknown[] = [];
  const onFailure = (fact: unknown) => failures.push(fact);
  const printing = createMailer({ smtpUrl: undefined, from, print: (text) => printed.push(text), onFailure });
  expect(printing.canSend).toBe(true);
  printing.send(mail);
  await printing.close();
  expect(printed[0]).toContain(url);
  const silent = createMailer({ smtpUrl: undefined, from, onFailure });
  expect(silent.canSend).toBe(false);
  silent.send(mail);
  await silent.close();
  expect(failures).toEqual([{ kind: 'verify-email', code: 'SMTP_URL is not set' }]);
});

test('waits for what is on its way before it closes', async () => {
  await using mailbox = await startMailbox();
  const mailer = createMailer({ smtpUrl: mailbox.url, from, onFailure: () => expect.unreachable() });
  mailer.send(mail);
  mailer.send({ kind: 'password-changed', to, name: 'Some One' });
  await mailer.close();
  expect(mailbox.mails(to).map(({ subject }) => subject)).toHaveLength(2);
});
