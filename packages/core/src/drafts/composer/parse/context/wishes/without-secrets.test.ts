import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { withoutSecrets } from './without-secrets.ts';

const told =
  'A tenant of yours told me that the pump failed twice. He was quite calm about it. We have mended pumps for nine years.';

it.each(["I'd leave the tenant out of the mail entirely.", 'Please keep the tenant out of it.'])(
  'leaves out whom an order leaves out, and what goes on from that: "%s"',
  (order) => {
    expect(withoutSecrets(`${told} ${order}`)).toBe('We have mended pumps for nine years.');
  },
);

it.each(['Kwame has said that we can tell his story but not his name.', "Don't get Kwame in hot water."])(
  'names nobody who is not to be named: "%s"',
  (order) => {
    const driver =
      'One of our drivers, Kwame, used the food bank for a year. None of us knew. We have three vans.';
    expect(withoutSecrets(`${driver} ${order}`)).toBe('We have three vans.');
  },
);

it.each([
  "I don't want to quote that back to her, so please be careful.",
  "I can't name them or hint at who they are.",
  '(That is for your amusement, and not for the letter.)',
])('leaves out the sentence before: "%s"', (order) => {
  expect(withoutSecrets(`We have three vans. Ann told the paper that she cried. ${order}`)).not.toContain(
    'cried',
  );
});

it('leaves everything where nothing is a secret', () => {
  expect(withoutSecrets(told)).toBe(told);
});

it('is what a context is read without', () => {
  const context = parseContext(
    'We make rosters for 12 operators. Kwame and two others have offered to drive the van. Kwame has said that we can tell his story but not his name.',
    { persona: 'Director of a food bank', offer: 'A van two days a week' },
  );
  expect(JSON.stringify(context)).not.toContain('Kwame');
  expect(JSON.stringify(context)).toContain('12 operators');
});
