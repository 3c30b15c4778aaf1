import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

it.each([
  [
    'now in 64 stores across AZ and NM\nwholesale $4.25',
    'hot sauce line',
    'We are now in 64 stores across AZ and NM.',
  ],
  [
    'RRP £9\nthe mango habanero won a Southwest Flavor Award last fall',
    'hot sauce line',
    'Our mango habanero won a Southwest Flavor Award last fall.',
  ],
  [
    '34 machines, two shifts, located in Warsaw, Indiana',
    'contract machining',
    'We have 34 machines and two shifts, and we are based in Warsaw, Indiana.',
  ],
  ['Fleet of 60 trucks', 'road haulage across Europe', 'We have a fleet of 60 trucks.'],
])('tells what a maker notes of himself: "%s"', (context, offer, told) => {
  expect(parseContext(context, { persona: 'Buyer', offer }).proofs).toContain(told);
});

it('takes a fleet for the reader, where something for fleets is offered', () => {
  const told = parseContext('Fleet of 60 trucks.', {
    persona: 'Managing Director of a haulier',
    offer: 'telematics',
  });
  expect(told.aboutReader).toEqual(['You run a fleet of 60 trucks.']);
});

it('tells no shops of which it is not sure whose they are', () => {
  const told = parseContext('Now in 64 stores across AZ and NM', {
    persona: 'Grocery chain',
    offer: 'tills',
  });
  expect(told).toMatchObject({ aboutReader: [], proofs: [] });
});
