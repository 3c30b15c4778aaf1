import { expect, it } from 'vitest';
import { gerundIsVerb, startsWithVerb } from './offer-shapes.ts';

it.each([
  ['lead time 15 working days', false],
  ['onboard wifi for ferries', false],
  ['contract welders and fitters', false],
  ['start date 1 May', false],
  ['onboard new hires in half the time', true],
  ['contract your print out to us', true],
])('knows a deed from a thing named by it: %s', (text, isDeed) => {
  expect(startsWithVerb(text)).toBe(isDeed);
});

it.each([
  ['sorting cameras with image recognition', false],
  ['baking tins of steel', false],
  ['timing chips and results service', false],
  ['sharpening stones and strops', false],
  ['drying hay indoors', true],
  ['restoring ship models', true],
])('knows what is done from what it is done with: %s', (text, isDeed) => {
  expect(gerundIsVerb(text.split(' '))).toBe(isDeed);
});
