import type { Mail } from '@firstline/core';
import { expect, test } from 'vitest';
import { writeMail } from './write-mail.ts';

const someone = { to: 'someone@example.com', name: 'Some One' };
const endpoint = 'https://crm.example.com/hooks';

const mails: Mail[] = [
  { ...someone, kind: 'verify-email', url: 'https://firstline.example/verify' },
  { ...someone, kind: 'reset-password', token: 'a-token' },
  { ...someone, kind: 'already-signed-up' },
  { ...someone, kind: 'password-changed' },
  { ...someone, kind: 'webhook-failing', endpoint, since: '2026-05-10T09:00:00.000Z' },
  { ...someone, kind: 'webhook-turned-off', endpoint, reason: 'failing' },
  { ...someone, kind: 'webhook-turned-off', endpoint, reason: 'gone' },
  { ...someone, kind: 'webhook-access', access: 'approved' },
  { ...someone, kind: 'webhook-access', access: 'rejected' },
  { ...someone, kind: 'webhook-access', access: 'withdrawn' },
];

test.each(mails)('$kind greets, in lines that need no wrapping', (mail) => {
  const { subject, text } = writeMail(mail);
  expect(subject).toMatch(/^[A-Z].{10,60}[^.!]$/);
  const lines = text.split('\n');
  expect(lines[0]).toBe('Hello Some One,');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => line.length > 110)).toEqual([]);
  expect(text).not.toMatch(/undefined|null|\[object|Invalid/);
});

/** The text in one line, so that a line break does not matter. */
const saysOf = (mail: Mail) => {
  const { subject, text } = writeMail(mail);
  return `${subject}. ${text.replaceAll(/\s+/g, ' ')}`;
};

test('an owner whose endpoint fails learns which one, since when, what comes next, and where to look', () => {
  const says = saysOf({ ...someone, kind: 'webhook-failing', endpoint, since: '2026-05-10T09:00:00.000Z' });
  for (const fact of [
    ` ${endpoint} `,
    'since 10 May 2026 at 09:00 UTC',
    'turned off',
    '120 hours',
    'deliveries',
  ]) {
    expect(says).toContain(fact);
  }
});

test('an owner whose endpoint was turned off learns which one, why, and what can be sent again', () => {
  const failing = saysOf({ ...someone, kind: 'webhook-turned-off', endpoint, reason: 'failing' });
  const gone = saysOf({ ...someone, kind: 'webhook-turned-off', endpoint, reason: 'gone' });
  for (const says of [failing, gone]) {
    for (const fact of [
      ` ${endpoint} `,
      'was turned off, because',
      'turn it on again',
      'sent again there for 30 days',
    ]) {
      expect(says).toContain(fact);
    }
  }
  expect(failing).toContain('120 hours');
  expect(gone).toContain('410');
});

test('an owner is led to the page where they see to it, where there is one', () => {
  const pageUrl = 'https://firstline.example/console/webhooks';
  const leading: Mail[] = [
    { ...someone, kind: 'webhook-failing', endpoint, since: '2026-05-10T09:00:00.000Z', pageUrl },
    { ...someone, kind: 'webhook-turned-off', endpoint, reason: 'gone', pageUrl },
    { ...someone, kind: 'webhook-access', access: 'approved', pageUrl },
  ];
  for (const mail of leading) expect(writeMail(mail).text).toMatch(new RegExp(`\n\n${pageUrl}\n$`));
});

test('an owner learns what was decided of webhooks, and what follows', () => {
  const [approved, rejected, withdrawn] = (['approved', 'rejected', 'withdrawn'] as const).map((access) =>
    saysOf({ ...someone, kind: 'webhook-access', access }),
  );
  expect(approved).toContain('may have webhook endpoints now');
  expect(approved).toContain('POST /api/v1/webhooks');
  expect(rejected).toContain('do not let it have webhook endpoints');
  expect(withdrawn).toContain('have been turned off');
  for (const says of [rejected, withdrawn]) expect(says).toContain('If you think that this is a mistake');
});
