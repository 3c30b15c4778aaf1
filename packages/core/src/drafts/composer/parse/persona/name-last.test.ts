import { describe, expect, it } from 'vitest';
import { withNameBefore } from './name-last.ts';
import { parsePersona } from './parse-persona.ts';

describe('a name behind the post', () => {
  it.each([
    [
      'The head of facilities at a 600-bed hospital in Dijon, Mme Odile Ferrand',
      'Ms. Odile Ferrand, the head of facilities at a 600-bed hospital in Dijon',
    ],
    [
      'The owner of a fleet of 12 coaches in Linz, Herr Matthias Gruber',
      'Mr. Matthias Gruber, the owner of a fleet of 12 coaches in Linz',
    ],
    [
      'Head of supply, Tallboy Seafoods (Vancouver) – Daniel Rho',
      'Daniel Rho, Head of supply, Tallboy Seafoods (Vancouver)',
    ],
    [
      'Head of purchasing at a dairy in Bergen (Ingrid Solberg)',
      'Ingrid Solberg, Head of purchasing at a dairy in Bergen',
    ],
    ['clinic director in Valencia - Dra. Marta Gil', 'Dr. Marta Gil, clinic director in Valencia'],
    ['CFO at Norbrand: Frau Dr. Petra Lang', 'Dr. Petra Lang, CFO at Norbrand'],
    ['Owner of a bakery in Ghent, Mevr. de Smet', 'Ms. de Smet, Owner of a bakery in Ghent'],
    ['wedding venue owner (barn, lakeside), Hannah', 'Hannah, wedding venue owner (barn, lakeside)'],
    ['wedding venue owner (barn, lakeside), hannah', 'Hannah, wedding venue owner (barn, lakeside)'],
    ['cafe owner, porto - marta silva', 'Marta Silva, cafe owner, porto'],
    ['cafe owner, porto - mr. delgado', 'Mr. Delgado, cafe owner, porto'],
    ['Dancer turned choreographer Leila Farouk', 'Leila Farouk, dancer turned choreographer'],
    ['Librarian Mrs. Ada Quill who runs the story hour', 'Mrs. Ada Quill, Librarian who runs the story hour'],
    ['Harbour master, Capt. Ida Brekke, old slipway', 'Capt. Ida Brekke, harbour master, old slipway'],
    [
      'old customer - Petra, runs two kiosks, bought from me in 2019',
      'Petra, runs two kiosks, bought from me in 2019',
    ],
    ['petra k, buyer at a mill', 'Petra K., buyer at a mill'],
    ['Ranch manager Curtis Hale', 'Curtis Hale, ranch manager'],
    ['The curator at a museum - she is called Dr Elin Voss', 'Dr Elin Voss, the curator at a museum'],
    ['Parish priest, Father Brannic', 'Father Brannic, Parish priest'],
    ['Florist, Nerys Caddow of Caddow & Co.', 'Nerys Caddow, a florist at Caddow & Co.'],
    [
      'A kiln owner in Delft with 3 staff, name of Gil Marre',
      'Gil Marre, a kiln owner in Delft with 3 staff',
    ],
    ['Host of a radio show on boats, name is Anders Vahl', 'Anders Vahl, host of a radio show on boats'],
    ['the owner of a laundry in Ghent (name: Petra Oss)', 'Petra Oss, the owner of a laundry in Ghent'],
    ["Head baker - name's Lucia", 'Lucia, head baker'],
    ['A woman named Ilse who runs a nursery', 'Ilse, who runs a nursery'],
    ['Someone called Bertil Ohm, owns two car washes', 'Bertil Ohm, who owns two car washes'],
    ['Retired surgeon called Bertil who mends clocks', 'Bertil, a retired surgeon who mends clocks'],
    [
      'Mme Odile Ferrand, head of facilities at a hospital',
      'Ms. Odile Ferrand, head of facilities at a hospital',
    ],
  ])('stands first in "%s"', (persona, named) => {
    expect(withNameBefore(persona)).toBe(named);
  });

  it.each([
    'Buyer, Laura Ashley',
    'Hotel manager, Lisbon, three sites',
    'vitamin d, pharmacy buyers',
    'Owners of a cafe called Rosie in Bath',
    'Owner of a dog named Biscuit',
    'Owner of a bakery, called Crumb',
    'Buyer at a chain named Marlow',
    'Beekeepers named in the county list',
    'Procurement manager, Port of Antwerp',
    'Buyer, John Lewis',
    'Marketing director, Martin Foods',
    'Director, Martin Luther King School',
    'Curator, Henry Moore Foundation',
    'Estate agent, Victoria Road',
    'Gym owner, Jordan',
    'solar developer, Georgia',
    'backend engineer, Ruby',
    'Regional sales manager, Santa Clara',
    'shop owner, jersey city',
    'guesthouse owner, martin lane',
    'Site manager for builder Martin Grant',
    'assistant to choreographer Leila Farouk',
    'Head of procurement at Nordwind Anna Bell',
    'Nurse manager at St. Thomas',
    'Plant director, automotive castings, Nagoya',
    'Owners of bakeries in Lyon, Gent and Basel',
  ])('is none in "%s"', (persona) => {
    expect(withNameBefore(persona)).toBe(persona);
  });

  it.each(['Buyer, Laura Ashley', 'Marketing director, Martin Foods', 'Estate agent, Victoria Road'])(
    'greets nobody by what a firm or a street is called in "%s"',
    (persona) => {
      expect(parsePersona(persona).firstName).toBeUndefined();
    },
  );
});

it.each([
  ['Physiotherapist (Amélie Roche) who is opening her own practice', 'Amélie', 'Roche'],
  ['Tattoo artist (Milan Horvat) at a studio in Graz', 'Milan', 'Horvat'],
  ['Manager (Night Shift) at a mill', undefined, undefined],
])('finds a name in brackets right behind the post: "%s"', (persona, firstName, surname) => {
  const read = parsePersona(withNameBefore(persona));
  expect([read.firstName, read.surname]).toEqual([firstName, surname]);
});

it('tells nothing of a clause that was cut', () => {
  expect(
    parsePersona('somebody who owns a small inn on a Greek island that closes from November until Easter')
      .duty,
  ).toBe('run a small inn on a Greek island');
});
