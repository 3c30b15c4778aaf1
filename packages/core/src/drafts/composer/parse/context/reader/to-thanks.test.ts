import { expect, it } from 'vitest';
import { asThanks } from './to-thanks.ts';

it.each([
  ['They gave £60 in 2022.', 'Thank them for giving £60 in 2022'],
  ['Their last gift was in May 2021.', 'Thank them for their last gift in May 2021'],
  ['Last donation: €40 in June', 'Thank them for their last donation of €40 in June'],
  ['She last donated in 2020', 'Thank them for their last gift in 2020'],
  ['He sponsored our regatta', 'Thank them for sponsoring our regatta'],
  ['They helped us with the raffle', 'Thank them for helping us with the raffle'],
])('thanks whoever gave: %s', (note, thanks) => {
  expect(asThanks(note)).toBe(thanks);
});

it.each(['They gave a talk in Bonn.', 'They supported our competitor.', 'They gave up in May.'])(
  'thanks for nothing else: %s',
  (note) => {
    expect(asThanks(note)).toBe(note);
  },
);
