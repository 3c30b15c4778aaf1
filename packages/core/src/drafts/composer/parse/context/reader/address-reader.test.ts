import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';
import { addressReader } from './address-reader.ts';

function read(context: string, persona = 'Elena Brand, owner of a physiotherapy practice') {
  return parseContext(context, {
    persona,
    who: parsePersona(persona),
    offer: 'Billing service for therapists',
  });
}

describe('what speaks of the reader in the third person', () => {
  it.each([
    [
      'Setup takes about two hours and we do it for them.',
      'Setup takes about two hours and we do it for you.',
    ],
    [
      'The meter is fitted at our cost if they commit for a year.',
      'The meter is fitted at our cost if you commit for a year.',
    ],
    [
      'Migration takes three weeks, and we import their old spreadsheets for them.',
      'The migration takes three weeks, and we import your old spreadsheets for you.',
    ],
    [
      'Installation takes one day and our team handles everything for them.',
      'Installation takes one day and our team handles everything for you.',
    ],
    [
      'The first inspection costs 180 euros and is credited if she orders a repair.',
      'The first inspection costs 180 euros and is credited if you order a repair.',
    ],
    [
      'I am a former nurse. Recording takes 60 minutes and she can ask us to cut anything.',
      'The recording takes 60 minutes and you can ask us to cut anything.',
    ],
    [
      'The report is theirs to keep whatever they decide.',
      'The report is yours to keep whatever you decide.',
    ],
  ])('is told to the reader wherever the pronoun stands: "%s"', (context, told) => {
    expect(read(context).proofs).toContain(told);
  });

  it.each([
    'All invoices are checked by a person before they go out.',
    'Our staff speak three languages and answer their own phones.',
    'We equipped a paper mill in Leeds last year; they avoided four unplanned stops.',
  ])('is told as it stands where others are meant: "%s"', (context) => {
    expect(read(context).proofs).toEqual([context]);
  });

  it.each([
    'The price can drop to 80 if they push.',
    'The budget is tight and she decides alone.',
    'Claims are filed the day she sends them.',
    'Our clerk worked in his insurance office for ten years.',
  ])('stays out where it is private or not clear: "%s"', (context) => {
    expect(read(context).proofs).toEqual([]);
  });
});

it.each([
  [
    'We water plants every week. If they die we replace them at no cost.',
    'If they die we replace them at no cost.',
  ],
  ['I make the wraps from old cotton. We sew them in our village hall.', 'We sew them in our village hall.'],
  [
    'We close their books by the 5th. Founders tell us they sleep better.',
    'Founders tell us they sleep better.',
  ],
  [
    'Reminders go out early and they can pause any week. Setup takes half a day of their time.',
    'Setup takes half a day of your time.',
  ],
])('knows things and others from the reader: "%s"', (context, told) => {
  expect(read(context).proofs).toContain(told);
});

it('leaves out whom or what another sentence has named', () => {
  expect(read('They list 11 open roles. Some of them have been open for 90 days.').proofs).toEqual([]);
  expect(read('We call leavers after four weeks. They talk more freely.').aboutReader).toEqual([]);
});

describe('what things take of the reader, or how they reach him', () => {
  it.each([
    ['Parts from abroad take them three weeks.', 'Parts from abroad take you three weeks.'],
    ['Water reaches them by truck.', 'Water reaches you by truck.'],
  ])('is told to the reader: %s', (context, told) => {
    expect(read(context).proofs).toEqual([told]);
  });

  it('is left to those who were named', () => {
    expect(
      read('Two installers in Leeds joined. The course takes them two days.').proofs.join(' '),
    ).not.toMatch(/\byou\b/);
  });
});

it('says of the reader what the reader may do, whoever was named before', () => {
  expect(
    addressReader(
      'The test costs R4,000 and is taken off the price if they go ahead.',
      'Two growers nearby used 15% less water.',
    ),
  ).toBe('The test costs R4,000 and is taken off the price if you go ahead.');
});
