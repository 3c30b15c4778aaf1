import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

const read = (notes: string, persona = 'facilities managers at schools') =>
  parseContext(notes, { persona, who: parsePersona(persona), offer: 'a cleaning service' });

it.each([
  ['From £29. Kind regards, the Plumel team', 'The Plumel Team', undefined],
  ['From £29. Signatory: N. Halvor (Ms)', 'N. Halvor', undefined],
  ['From £29. Names on the mail: Una Pell, Derby.', 'Una Pell', 'Derby'],
  ['We start at £29. Contact = Jarle, export desk', 'Jarle', undefined],
  ["I started with one mop. It's just me, Una Pell.", 'Una Pell', undefined],
  ["From £29. I'm a doctoral candidate in Umeå, name Una Pell.", 'Una Pell', 'Doctoral candidate in Umeå'],
  ['From £29. This mail comes from Joost at Dosepane.', 'Joost', 'Dosepane'],
  ['From £29. Sender is Leif Dahl, founder of Oatpane (Derby).', 'Leif Dahl', 'Founder of Oatpane'],
  ['From £29. Respectfully from Norah Pell, Pell Sloan Design.', 'Norah Pell', 'Pell Sloan Design'],
  [
    'From £29. Holm Pile Services, contact Wes Trujo, business development.',
    'Wes Trujo',
    'Business Development, Holm Pile Services',
  ],
  ['From £29. contact Gritt, Moorland Playwear', 'Gritt', 'Moorland Playwear'],
  ['From £29. Contact: Bea Teller, BSN, HomeHand Research.', 'Bea Teller, BSN', 'HomeHand Research'],
  [
    'From Lena Achter, RN, MBA, VP Clinical at Shiftwise.',
    'Lena Achter, RN, MBA',
    'VP Clinical at Shiftwise',
  ],
  ['From £29. greetings Marloes van Dijk, Taalbrug', 'Marloes van Dijk', 'Taalbrug'],
  ['Call me on 0555 0142, Dave, Hawkline Pest Control. free survey.', 'Dave', 'Hawkline Pest Control'],
  ['We start at £29\nFrom Clara Nevesby, talent partner', 'Clara Nevesby', 'Talent partner'],
  ['Forms done by us\nRuairi Keane, Sunnyhollow Solar', 'Ruairi Keane', 'Sunnyhollow Solar'],
  [
    'Company: Sonafluss GmbH, 38 employees\nContact: Hendrik Saalbach, Head of Sales, +49 555 010 77\nFrom £29',
    'Hendrik Saalbach',
    'Head of Sales, Sonafluss GmbH',
  ],
  [
    'Contact: Petra Lund, Business Development Manager\nCompany: Wattwise Ltd',
    'Petra Lund',
    'Business Development Manager, Wattwise Ltd',
  ],
  ['us: Loopback Returns, warehouse in Leipzig\nfrom: Timo', 'Timo', 'Loopback Returns'],
  ['From £29. Thanks - Naomi Feld', 'Naomi Feld', undefined],
  ['From £29. Thank you, Denise Holloway, Development Director', 'Denise Holloway', 'Development Director'],
  [
    'From £29.\nThank you,\nDenise Holloway\nDevelopment Director\nLark House\n01743 555 019',
    'Denise Holloway',
    'Development Director, Lark House',
  ],
  ['From £29. groetjes Sanne, De Broodkamer', 'Sanne', 'De Broodkamer'],
  [
    'From £29. Bev Hartmann, volunteer coord, Gearworks NW',
    'Bev Hartmann',
    'Volunteer coordinator, Gearworks NW',
  ],
  [
    'From £29. Ruth Pell, registered counsellor, Stillwater',
    'Ruth Pell',
    'Registered counsellor, Stillwater',
  ],
  [
    'From Fatima Noor, former SENCO, co-founder of ReadEarly.',
    'Fatima Noor',
    'Former SENCO, co-founder of ReadEarly',
  ],
  [
    'Yours, Pria Sandhu (volunteer organiser, Fernway Choir)',
    'Pria Sandhu',
    'Volunteer organiser, Fernway Choir',
  ],
  ['We have 40 rooms. Rgds, Femi Balogun, BD Manager, Old Mill', 'Femi Balogun', 'BD Manager, Old Mill'],
  ['We have 40 rooms.\n\nFemi Balogun\nOwner, Old Mill', 'Femi Balogun', 'Owner, Old Mill'],
  ['Kind regards, Femi Balogun, bookings, The Old Mill', 'Femi Balogun', 'Bookings, The Old Mill'],
  ['signed Femi Balogun - Old Mill - 07700 900111', 'Femi Balogun', 'Old Mill'],
  ['From £29. Harcourt & Bligh, ask for Sophie', 'Sophie', 'Harcourt & Bligh'],
  ['From £29. Fernway Cleaning (contact Pria Sandhu)', 'Pria Sandhu', 'Fernway Cleaning'],
  ['17 done. two of us: Yuki and Brandon, Second Socket. no jargon!!', 'Yuki and Brandon', 'Second Socket'],
  [
    'From £29. Carol Whit, Care Manager, Larkfield Homecare 01743 555 019',
    'Carol Whit',
    'Care Manager, Larkfield Homecare',
  ],
  ['From £29. Carol Whit / Larkfield Homecare / 01743 555 019', 'Carol Whit', 'Larkfield Homecare'],
  ['From £29. Pria Sandhu - area manager - Fernway', 'Pria Sandhu', 'Area manager, Fernway'],
  [
    'From £29. carol whit, care manager, larkfield homecare',
    'Carol Whit',
    'Care manager, Larkfield Homecare',
  ],
  ["we're called Hollow Acre. contact = Merle", 'Merle', undefined],
  ['crew of 9; contact Merle, Hollow Teamwear', 'Merle', 'Hollow Teamwear'],
  ['did 3 clubs last year. contact Merle, Hollow Teamwear', 'Merle', 'Hollow Teamwear'],
  ['we do ceilidhs in Kent, contact Merle', 'Merle', undefined],
  ['We do ceilidhs in Kent. Contact name: Merle Finch', 'Merle Finch', undefined],
  ['We do ceilidhs in Kent. contact is Merle (fiddle)', 'Merle', undefined],
  ['We do ceilidhs in Kent. Point of contact: Merle Finch, 07700 900123', 'Merle Finch', undefined],
])('has whoever stands at the end sign: "%s"', (notes, signature, signedAs) => {
  const { signature: who, signedAs: as, recipient } = read(notes);
  expect([who, as, recipient]).toEqual([signature, signedAs, undefined]);
});

it.each([
  ['Speaker: Bev Hartmann, chief scientist, Gearworks NW', undefined],
  ['Our last client was Bev Hartmann, operations manager, Gearworks NW', undefined],
  ['"It saved us" - Bev Hartmann, operations manager, Gearworks NW', undefined],
  ['From £29. Bev Hartmann - head - Gearworks NW', 'Bev Hartmann, head of Gearworks NW'],
  ['From £29. Hill School, ask for reception', undefined],
  ['We have 40 rooms. Thank you, Ada', 'Ada Obi, facilities manager at Leeds'],
])('lets nobody sign who is spoken of: "%s"', (notes, persona) => {
  expect(read(notes, persona).signature).toBeUndefined();
});

it.each([
  '- 12% commission\n- English, French and German speaking guides',
  '- Small groups\n- Vegan, halal and kosher menus',
])('lets the last of a list sign nothing: "%s"', (notes) => {
  expect(read(notes).signature).toBeUndefined();
  expect(read(`${notes}\n- Anna`).signature).toBe('Anna');
});

it('tells nothing of whom to contact', () => {
  expect(read('we do ceilidhs in Kent, contact Merle').proofs).toEqual(['We do ceilidhs in Kent.']);
});

it('greets the contact of one reader, where the notes speak of both', () => {
  const notes = 'They bought 3 vans. Our vans are cheap. contact: Merle';
  expect(read(notes, 'owner of a village pub').recipient?.firstName).toBe('Merle');
  expect(read("we're called Hollow Acre. contact = Merle", 'owner of a village pub').signature).toBe('Merle');
});

it.each([
  [
    'From £29. Dr. Helena Osei, Clinical Director, will sign the email.',
    'Dr. Helena Osei',
    'Clinical Director',
  ],
  [
    'From £29. Writing as Sam Okafor, product lead at Stockpenny.',
    'Sam Okafor',
    'Product lead at Stockpenny',
  ],
  ["i was a cleaner for 9 years, that's why i started this (Marnie, founder).", 'Marnie', 'Founder'],
  ['It goes out from Nora Quist (area mgr at Tallow Mill).', 'Nora Quist', 'Area manager at Tallow Mill'],
  ["i'm Kay, snr area mgr @ Loomly. we clean daily", 'Kay', 'Senior area manager at Loomly'],
])('signs with whoever is told of in a sentence: "%s"', (notes, who, beside) => {
  const { signature, signedAs } = read(notes);
  expect([signature, signedAs]).toEqual([who, beside]);
});

it('signs with nobody of whom the sender tells in a bracket', () => {
  expect(read('We bought the van from a farmer (Tom, owner of the Old Mill).').signature).toBeUndefined();
});

it.each([
  [
    "We run payroll for 300 bars. I'm head of partnerships, name Leo Haddad",
    'Leo Haddad',
    'Head of partnerships',
  ],
  ['I am the founder (Ana Ruiz). We did 12 shops.', 'Ana Ruiz', 'Founder'],
])('signs with a name that stands behind the post: "%s"', (notes, who, beside) => {
  const { signature, signedAs } = read(notes);
  expect([signature, signedAs]).toEqual([who, beside]);
});

it('lets nobody sign whose initial ends in a full stop', () => {
  const notes = 'We have 40 rooms. Tour by P. Lindqvist, Senior Building Engineer.';
  expect(read(notes, 'Facilities manager at a bank').signature).toBeUndefined();
});
