import { expect, describe as group, it } from 'vitest';
import { readParts } from '../../parts.ts';
import { describe } from './persona-sentences.ts';

/** What the reader does, and what opens the mail. */
function read(persona: string) {
  const { persona: reader, context } = readParts({
    persona,
    offer: 'A tea',
    goal: 'book a call',
    tone: 'direct',
  });
  return [reader.duty, ...context.aboutReader];
}

group('a persona in sentences', () => {
  it.each([
    ['CTO of a bank preparing for an audit', 'lead technology at a bank'],
    ['She runs a nursery and still has two people watering by hand.', 'run a nursery'],
    [
      'He is the head of music at a college in a valley, with 90 pupils.',
      'lead music at a college in a valley',
    ],
    ['This goes to the office manager of a law firm with two floors.', 'manage the office at a law firm'],
    ['The mail is for the head of catering at a chain of hotels.', 'lead catering at a chain of hotels'],
    ["I'm contacting the owner of a quiet hotel.", 'run a quiet hotel'],
    ['The recipient is the chief financial officer of a maker of pipes.', 'lead finance at a maker of pipes'],
    ['The recipient chairs the building committee of a parish.', 'chair the building committee of a parish'],
    ["He's the editor of a magazine on old boats.", 'edit a magazine on old boats'],
    [
      'The person in charge of travel at a large law firm in Turin.',
      'are in charge of travel at a large law firm in Turin',
    ],
    [
      'The recipient is responsible for freight at a mill and must renew a contract.',
      'are in charge of freight at a mill',
    ],
    ['A friend of my old boss who is now stage manager at a theatre.', 'are a stage manager at a theatre'],
    ['A woman with a flower shop who does a lot of weddings.', 'run a flower shop'],
    ['An HR director of a clinic where many nurses are leaving.', 'lead HR at a clinic'],
    ['The technical director of a quarry.', 'are technical director of a quarry'],
    ['HR director after a merger', 'lead HR'],
    ['Allotment association board member', 'sit on the board of an allotment association'],
    ['Owners of private orchards between 5 and 50 acres', 'run a private orchard'],
    ['Museum shop buyer', 'buy for a museum shop'],
    ['The buyer for cheese at a chain of shops', 'buy cheese for a chain of shops'],
    ['Operations director at 3PL', 'lead operations at a 3PL'],
    ['Ruth Hale, director of the Northmoor Foundation', 'lead the Northmoor Foundation'],
    [
      'Heads of compliance at private banks, usually lawyers by training',
      'lead compliance at a private bank',
    ],
  ])('says what the reader does: "%s"', (persona, duty) => {
    expect(read(persona)).toEqual([duty]);
  });

  it.each([
    [
      'A poet who has just published her third book about rain.',
      'You have just published your third book about rain.',
    ],
    ['A manager at a gym which has opened a second floor.', 'You have opened a second floor.'],
    ['VP Sales at a firm that just hired its first drivers', 'You just hired your first drivers.'],
    ['People who donated to us once, two years ago or more', 'You donated to us once.'],
    ['Startup founders I met briefly at the harbour fair', 'We met at the harbour fair.'],
    ['buyer at a joinery, met her at Interzum', 'We met at Interzum.'],
    ['An editor at a paper. She gave a talk this year about maps.', 'You gave a talk this year about maps.'],
    [
      "Director at a dairy. They have two sites and I noticed they've applied for a third.",
      'I noticed that you have two sites and have applied for a third.',
    ],
    [
      "A chief of staff at a bank. She's planning the yearly retreat.",
      'You are planning the yearly retreat.',
    ],
  ])('says what it tells of the reader: "%s"', (persona, told) => {
    expect(read(persona).slice(1)).toEqual([told]);
  });

  it.each([
    'A vet. He gets a lot of sales mail and reads it on his phone.',
    "Rector's assistant. She decides which mails he gets to see.",
    'A venue owner who has had complaints from neighbours about noise.',
    'A firm that has never had a trainer.',
    'A baker. She seems to be tired of it all.',
  ])('keeps the rest to itself: "%s"', (persona) => {
    expect(read(persona).slice(1)).toEqual([]);
  });
});

it('tells where the team of the reader is', () => {
  expect(read('Head of IT at a haulier. Her team is spread over four countries.')).toContain(
    'Your team is spread over four countries.',
  );
});

it.each([
  [
    "Vacancy notice: 'Fire brigade of York seeks a clerk. Evenings. Reports to Commander T. Brugger.'",
    'Brugger',
    undefined,
  ],
  ["Job ad: 'Hotel Alpenblick is looking for a night porter (m/f/d)'", undefined, 'hotel'],
])('a notice that was pasted: %s', (persona, surname, unit) => {
  const { addressee, persona: reader } = readParts({
    persona,
    offer: 'A tea',
    goal: 'book a call',
    tone: 'direct',
  });
  expect(addressee.surname).toBe(surname);
  if (unit) expect(reader.unit).toBe(unit);
});

it.each([
  ['Parent running a home daycare', 'somebody who runs a home daycare'],
  ['Couple who own a B&B', 'somebody who runs a B&B'],
  ['Father with a food truck', 'somebody who runs a food truck'],
  ['Busy parents who own a dog', 'dog owner'],
  ['the manager of our local garden centre', 'manager of a local garden centre'],
  ['Business owners in our town', 'Business owners in our town'],
  ['Members of our gym', 'Members of our gym'],
  [
    "I'm a piano tuner in Bath and I drive 300 miles a week",
    'a piano tuner in Bath who drives 300 miles a week',
  ],
  [
    'I run a launderette with my brother and I am tired of coin jams',
    'somebody who runs a launderette, and is tired of coin jams',
  ],
  [
    "We're the owners of three kiosks, and we can't find staff",
    "the owners of three kiosks who can't find staff",
  ],
  [
    "I am the secretary of our rowing club, but I don't own a boat",
    "the secretary of a rowing club who doesn't own a boat",
  ],
  ['We sell to bakers', 'We sell to bakers'],
  ['Planner at a mill. Spends Fridays on stock lists.', 'Planner at a mill. Spends Fridays on stock lists.'],
])('%j is read as %j', (persona, who) => {
  expect(describe(persona).who).toBe(who);
});
