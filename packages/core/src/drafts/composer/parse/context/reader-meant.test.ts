import { expect, it } from 'vitest';
import { withReaderMeant } from './reader-meant.ts';

it.each([
  [
    'Buyer at a bike maker',
    'We sew. I saw that their new bike is sand.',
    'We sew. I saw that your new bike is sand.',
  ],
  ['Head of a housing association', 'Most who come are their tenants.', 'Most who come are your tenants.'],
  ['Head of a bakery', 'Most who come are their tenants.', 'Most who come are their tenants.'],
  [
    'Head of a housing association',
    'We began small. The association has had two empty shops.',
    'We began small. Your association has had two empty shops.',
  ],
  [
    'Head of a housing association',
    'We are a tenants association. The association has had two rooms.',
    'We are a tenants association. The association has had two rooms.',
  ],
])('to "%s" says whose what is in "%s"', (persona, text, meant) => {
  expect(withReaderMeant(text, persona)).toBe(meant);
});
