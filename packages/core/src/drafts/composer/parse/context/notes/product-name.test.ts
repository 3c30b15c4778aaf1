import { expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';

const read = (offer: string, additionalContext: string) =>
  readParts({ persona: 'brewers', offer, goal: 'Short call', tone: 'direct', additionalContext }).context
    .proofs;

it.each([
  ['An app that plans tank cleaning', 'App name: Tanklet. 40 brewers use it.', 'It is called Tanklet.'],
  ['Software for tank cleaning', 'We run in Kent. Product name Tanklet.', 'It is called Tanklet.'],
  ['An API for tank levels', 'We run in Kent. The API is called Tanklet.', 'It is called Tanklet.'],
  [
    'Level sensors that clip on',
    'Product: Veldra Sense. We run in Kent.',
    'Our product is called Veldra Sense.',
  ],
])('says of "%s" what "%s" calls it', (offer, context, told) => {
  expect(read(offer, context)[0]).toBe(told);
});

it.each([
  ['A tool that cuts silence', 'The podcast is called Loud Hour. We run in Kent.'],
  ['Tanklet plans tank cleaning', 'Product name Tanklet. We run in Kent.'],
  ['Tank cleaning', 'Product: Tank Cleaning. We run in Kent.'],
])('says of "%s" nothing that "%s" does not call it', (offer, context) => {
  expect(read(offer, context).join(' ')).not.toContain('is called');
});
