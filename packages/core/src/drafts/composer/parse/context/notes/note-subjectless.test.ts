import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const persona = 'IT managers in mid-sized companies';
const backup = 'backup software with immutable storage';

it.each([
  [backup, false, 'Restores 1 TB in 18 minutes.', 'It restores 1 TB in 18 minutes.'],
  [backup, false, 'Starts at $99 a month.', 'It starts at $99 a month.'],
  [backup, false, 'Already restores 1 TB a night.', 'It already restores 1 TB a night.'],
  [backup, false, 'Set up in an hour.', 'It is set up in an hour.'],
  [backup, false, 'Used by 90 labs last year.', 'It was used by 90 labs last year.'],
  [backup, false, '4,000 customers.', 'We have 4,000 customers.'],
  // A range is nothing that has changed, and an adverb stands behind "are".
  ['sizing sensors', true, 'Sizes 6 to 11.', ''],
  [backup, false, 'Tuesdays and Fridays still free.', 'Tuesdays and Fridays are still free.'],
  ['A drone video', false, 'Half-day rate £350.', 'The half-day rate is £350.'],
  ['A drone video', false, 'Weather permitting.', ''],
  ['backup appliances', true, 'Restore 1 TB in 18 minutes.', ''],
  ['We move offices overnight', false, 'Takes about 2 nights.', 'It takes about 2 nights.'],
  ['We run backups for small firms', false, 'Restores 1 TB in 18 minutes.', 'We restore 1 TB in 18 minutes.'],
  [
    backup,
    false,
    'Alerts arrive on average 11 days before a failure.',
    'Alerts arrive on average 11 days before a failure.',
  ],
])('beside "%s" (several: %s) "%s" gets its subject', (offer, plural, note, told) => {
  expect(parseContext(note, { persona, offer, plural }).proofs).toEqual(told ? [told] : []);
});

it.each([
  'Sponsors may use the hall for two events.',
  'Lives in the same city, Rotterdam.',
  'used to order every 6 weeks',
  'Used to buy 20 boxes a month.',
])('has one already, or is not of the offer: "%s"', (note) => {
  expect(parseContext(note, { persona, offer: backup }).proofs.join(' ')).not.toMatch(/^(?:It|We) /);
});
