import { expect, it } from 'vitest';
import { withThingsNamed } from './things-named.ts';

it.each([
  ['Headsets cost $79.50 each. They block noise.', 'Headsets cost $79.50 each. The headsets block noise.'],
  ['Our headsets weigh 90 g.\nThey come in red.', 'Our headsets weigh 90 g.\nThe headsets come in red.'],
  ['The agents are busy. They have 400 seats.', 'The agents are busy. They have 400 seats.'],
])('says of "%s" who "they" are, where they are what is offered', (notes, named) => {
  expect(withThingsNamed(notes, 'Noise-cancelling headsets')).toBe(named);
});
