import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';
import { toTellAnyway } from './told-anyway.ts';

function read(context: string, offer = 'Pickles in small jars, eleven sorts') {
  const persona = 'Chief buyer for a group of farm shops';
  return parseContext(context, { persona, who: parsePersona(persona), offer });
}

describe('what makes a story one for now', () => {
  const pitch = 'A feature about the last ropemaker in Narbeck';
  it.each([
    ['The workshop closes in May.', pitch],
    ['The captain has agreed to be filmed.', 'A documentary about a ferry on the Elbe'],
  ])('is told: "%s"', (context, offer) => {
    expect(read(context, offer).proofs.join(' ')).toContain(context);
  });

  it('is of whom the story is on, and not of the reader', () => {
    expect(read('I have exclusive access to his notebooks.', pitch).proofs.join(' ')).not.toContain('your');
  });
});

describe('facts of proof', () => {
  it.each([
    'Two of the sorts won a medal at the Hartwell county show.',
    'State funding closes on November 30.',
    'Six dairies in the valley signed up last year.',
    'The grant round closes on 3 June.',
    'Typical clients turn a third of refunds into exchanges.',
    'The pilot is paid only if we predict at least one real failure.',
    'Menus are settled in October, so this is the right moment.',
    'The pick starts in late July, so it would have to be before that.',
    'Ethics approval has been given by the hospital.',
    "Nobody's landlord will know they took part.",
    'The last four cooks I trained are all still there.',
    'We charge nothing if the batch spoils.',
    'Our founder started this after his own smokehouse burned down.',
    'My late aunt always wanted them to be sold here.',
    'We have 14 children on the waiting list for cello and nobody to teach it.',
    'Entries close on 3 May.',
    'I drew the labels for a jam maker in Ghent last year and they told me breakages went from about 40 a month to 3.',
  ])('are told as they stand: "%s"', (context) => {
    expect(read(context).proofs).toEqual([context]);
  });

  it.each([
    ['Smallest tin five litres.', 'The smallest tin is five litres.'],
    ['We have a free slot in June because another shop cancelled.', 'We have a free slot in June.'],
    ['order by 4 nov to have jars for the fair', 'Please order by 4 November to have jars for the fair.'],
    [
      "shops are full from november so now's the time to order.",
      "Shops are full from November, so now's the time to order.",
    ],
    ['Sensor price 89, plus 3 a month.', 'The sensor price is 89, plus 3 a month.'],
    ['Supply 31 shops in the county.', 'We supply 31 shops in the county.'],
    ['Third generation workshop, founded in 1951.', 'We are a third generation workshop, founded in 1951.'],
    ['Last season 840 listeners in five churches.', 'Last season we had 840 listeners in five churches.'],
  ])('are told in a sentence: "%s"', (context, told) => {
    expect(read(context).proofs).toEqual([told]);
  });

  it.each(['Two of the teachers won awards.', 'Typical clients complain about their returns.'])(
    'stay out where they may be of others: "%s"',
    (context) => {
      expect(read(context).proofs).toEqual([]);
    },
  );
});

describe('several who sign', () => {
  it.each([
    ['Sender: Customer team, Pawnote.', 'Customer Team', 'Pawnote'],
    ['Sender: The sales team, Pawnote.', 'Sales Team', 'Pawnote'],
    ['Signed by the Pawnote team.', 'Pawnote Team', undefined],
  ])('are named: "%s"', (context, signature, signedAs) => {
    const read = parseContext(context);
    expect([read.signature, read.signedAs]).toEqual([signature, signedAs]);
  });

  it.each(['Her spaniel is called Biscuit.', 'Name: Stillwater Line. Signed by Ann Bell.'])(
    'greets nobody by the name of a thing or an animal: "%s"',
    (context) => {
      expect(parseContext(context).recipient).toBeUndefined();
    },
  );
});

describe('what binds the sender, and what came of it elsewhere', () => {
  it.each([
    ['Another studio with about $90k in monthly spend saved 27%.', true],
    ['A similar bakery near Lyon cut its waste by 14%.', true],
    ['Another studio told us they saved 27%.', false],
    ['We would not ask to review results before publication.', true],
    ['We will never share data with insurers.', true],
    ['The new harvest arrives in Bremen in August, with lots scoring 85 to 88.', true],
    ['We have taken 30 firms through, and none failed.', true],
  ])('is told or not: "%s"', (context, isTold) => {
    const { proofs } = parseContext(context, {
      persona: 'Import manager at a coffee roaster',
      offer: 'Green coffee',
    });
    expect(proofs).toEqual(isTold ? [context] : []);
  });
});

it('tells what a post pays, and that an event is free', () => {
  const chat = 'A sous-chef job at Ostra see if he is open to a chat';
  expect(toTellAnyway('Salary range is €35k-€40k', chat)).toBe('The salary range is €35k-€40k.');
  expect(toTellAnyway('Salary range is €35k-€40k', 'payroll software')).toBeUndefined();
  expect(toTellAnyway('Attendance is free', 'a webinar on supplier data')).toBe('Attendance is free.');
  expect(toTellAnyway('Attendance is free', 'reading program')).toBeUndefined();
});

it.each([
  [
    'Most practices this size lose 5 appointments a week',
    'dental practice owners',
    'Most practices of your size lose 5 appointments a week.',
  ],
  ['Most bakeries this size waste 40 loaves a week', 'dental practice owners', undefined],
  ['Most practices this size struggle with 5 gaps a week', 'dental practice owners', undefined],
])('tells what holds for the kind of the reader: "%s", to %s', (note, reader, told) => {
  expect(toTellAnyway(note, 'reminders', reader)).toBe(told);
});

it.each([
  ['The fair is on March 8 at the Old Rope Hall.', 'a stall at the Leeds Job Fair'],
  ['There are 31 people on the waiting list now.', 'guide dogs'],
  ['Repairing a grinder is about half the price of a new one.', 'coffee machine repair'],
  ['Thanks to 40 donors, we have a new well.', 'wells for schools'],
  ['My rate is $90 an hour plus travel.', 'physiotherapy on tour'],
  ['Our fee is £90 a head.', 'talks'],
])('tells "%s" beside "%s"', (context, offer) => {
  expect(read(context, offer).proofs).toEqual([context]);
});

it.each([
  ['Thanks to donors like her, 9 dogs were placed.', ['Thanks to donors like you, 9 dogs were placed.']],
  [
    'The jars were tested with 40 cooks, and they survive a fall.',
    ['The jars were tested with 40 cooks and survive a fall.'],
  ],
  ['Wednesdays and Friday mornings are free.', ['We are free on Wednesdays and Friday mornings.']],
  ['repairing a lid = about half the price', ['Repairing a lid is about half the price.']],
])('says it to the reader: "%s"', (context, told) => {
  expect(read(context).proofs).toEqual(told);
});
