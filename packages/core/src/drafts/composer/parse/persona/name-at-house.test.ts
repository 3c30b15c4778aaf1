import { expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';

it.each([
  ['Anna Berg at Fjordline', { firstName: 'Anna', surname: 'Berg', where: 'at Fjordline' }],
  ['Anna van der Berg @ Fjordline Ltd', { surname: 'van der Berg', where: 'at Fjordline Ltd' }],
  ['Anna Berg of the Fjord Trust', { firstName: 'Anna', where: 'at the Fjord Trust' }],
  ['Dr Anna Berg at Fjordline', { honorific: 'Dr', firstName: 'Anna', surname: 'Berg' }],
  ['Mr Berg at Fjordline', { honorific: 'Mr', surname: 'Berg', where: 'at Fjordline' }],
  ['Anna Berg of Fjordline, head of ops', { surname: 'Berg', duty: 'lead operations at Fjordline' }],
  ['Anna @ Fjordline, head of operations', { firstName: 'Anna', duty: 'lead operations at Fjordline' }],
  ['Our former client Anna Berg at Fjordline', { firstName: 'Anna', surname: 'Berg' }],
])('greets by name "%s"', (persona, read) => {
  expect(parsePersona(persona)).toMatchObject(read);
});

it.each(['Head Chef at Nopi', 'Jordan Bank at Leeds', 'Marketing Director of Fjordline'])(
  'takes no name from "%s"',
  (persona) => {
    expect(parsePersona(persona).surname).toBeUndefined();
  },
);
