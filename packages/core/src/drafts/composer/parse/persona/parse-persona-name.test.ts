import { describe, expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';
import { toAddress } from './parse-persona-name.ts';

describe('toAddress', () => {
  it.each([
    ['Dr. Sarah Miller, Head of Radiology', 'Dr. Miller'],
    ['Professor Okafor, dean of a law school', 'Professor Okafor'],
    ['Rev. Ann Smith, vicar', 'Rev. Smith'],
    ['Father Kevin Walsh, parish priest in Ennis', 'Father Walsh'],
    ['Cllr Jane Okoro, chair of the planning committee', 'Cllr Okoro'],
    ['Sister Margaret Dunne, who runs a day centre', 'Sister Margaret'],
    ['Dr. K. Ostrava - vet - two surgeries', 'Dr. Ostrava'],
    ['Sister Perpetua, head of a school', 'Sister Perpetua'],
    ['Sir Tom Pike, chair of a museum trust', 'Sir Tom'],
    ['Prof. Dr. Annelore Wißkirchen, chair for urban soil science', 'Prof. Wißkirchen'],
  ])('greets "%s" as %s', (persona, greeted) => {
    const { title, name } = toAddress(parsePersona(persona));
    expect(`${title} ${name}`).toBe(greeted);
  });

  it('greets by the first name whoever is called by a letter besides', () => {
    expect(parsePersona('Warm lead; Ingrid V.; runs 3 kennels').firstName).toBe('Ingrid');
    expect(parsePersona('Founder; Series A; Lisbon').firstName).toBeUndefined();
  });

  it.each(['Pastor at a Baptist church', 'Captain of a club side', 'Rabbi', 'Councillor, Leeds'])(
    'finds no name in "%s"',
    (persona) => {
      expect(parsePersona(persona).surname).toBeUndefined();
    },
  );

  it.each([
    ['Jorun Petersham, a freelance illustrator whose book came out in May', 'Jorun', 'Petersham'],
    ['Viveka Strand-Mellor, board member of the chamber of crafts', 'Viveka', 'Strand-Mellor'],
    ['Hotel director Anselm Brookhaven, who lost a porter in August', 'Anselm', 'Brookhaven'],
    ['LEAD #20981 | Sunniva Bakke | Owner | Fjordbakeriet (4 shops) | Bergen', 'Sunniva', 'Bakke'],
  ])('finds the name in "%s"', (persona, firstName, surname) => {
    expect(parsePersona(persona)).toMatchObject({ firstName, surname });
  });

  it.each([
    ['Laura and Peter Quill, who own a guest house in Rye', 'Laura and Peter', 'run a guest house in Rye'],
    ['Emma (CFO) and Lukas (COO) at a Vienna software firm', 'Emma and Lukas', undefined],
  ])('finds both names in "%s"', (persona, firstName, duty) => {
    const parsed = parsePersona(persona);
    expect(parsed).toMatchObject({ firstName });
    expect(parsed.surname).toBeUndefined();
    expect(parsed.duty).toBe(duty);
  });

  it.each([
    'Marketing director Acme Corp',
    'Brackish Quarterly, a magazine',
    'Regional manager Northern Europe',
    'Male, 40-55, plumber, likes fishing',
  ])('takes "%s" for nobody\'s name', (persona) => {
    expect(parsePersona(persona).firstName).toBeUndefined();
  });
});

it.each([
  ['Bruno - barber, 3 chairs (Mill Lane)', 'Bruno'],
  ['Bruno, baker', 'Bruno'],
  ['Mill - baker, 2 shops', undefined],
])('greets by a first name alone whoever has a trade behind it: "%s"', (persona, name) => {
  expect(parsePersona(persona).firstName).toBe(name);
});
