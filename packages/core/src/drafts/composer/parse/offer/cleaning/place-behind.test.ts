import { expect, it } from 'vitest';
import { withPlaceBehind } from './place-behind.ts';

it.each([
  [
    'Night coaching. At a mill of that size, sick days fell 17% in a year.',
    'Night coaching. Sick days fell 17% in a year at a mill of that size.',
  ],
  ['In one trial, sick days fell 12%', 'Sick days fell 12% in one trial'],
  ['In a box, with a card and a bow', 'In a box, with a card and a bow'],
  ['At a mill, in a port, sick days fell', 'At a mill, in a port, sick days fell'],
])('says where something was so behind what was so: "%s"', (offer, told) => {
  expect(withPlaceBehind(offer)).toBe(told);
});
