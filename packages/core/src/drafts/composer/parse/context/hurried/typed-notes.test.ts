import { describe, expect, it, test } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';
import { tellTyped, withTheirHouse } from './typed-notes.ts';

const offer = 'shift app for bars, a study of tips';
const reader = 'owner of a wedding venue';

test.each([
  ['4 huts free from 1st', 'Four huts are free from the 1st.'],
  ['1 stall left in june', 'One stall is left in June.'],
  ['12 dates open until may', '12 dates are open until May.'],
  ['insurance + PAT checks all done', 'Our insurance and PAT checks are all done.'],
  ['DBS check up to date', 'Our DBS check is up to date.'],
  ['12% back to venue per show', '12% goes back to your venue per show.'],
  ['5% back to charity per bottle', '5% goes back to charity per bottle.'],
  ['The app is used by 31 bars', 'The app is used by 31 bars.'],
  ['app used by Quickstaff + 2 chains', 'The app is used by Quickstaff and 2 chains.'],
  ['Embargo lifts Tuesday 3 March, 09:00 CET', 'The embargo lifts on Tuesday 3 March at 09:00 CET.'],
  ['early bird closes friday', 'The early bird closes on Friday.'],
  ['average tip was 3.1 euros', 'The average tip was 3.1 euros.'],
  ['We played a dance at their venue last year', 'We played a dance at your venue last year.'],
])('tells "%s" as a sentence', (note, told) => {
  expect(tellTyped(note, offer, reader)).toBe(told);
});

test.each([
  '3 of their cabins free from May',
  'her insurance checks all done',
  '10% back to bank per booking',
  'the rival used by Quickstaff',
  'their lease ends Friday',
  'We met at their venue',
])('leaves "%s" to others', (note) => {
  expect(tellTyped(note, offer, reader)).toBeUndefined();
});

test.each([
  ['venue has sound limit from 10', 'Their venue has a sound limit from 10'],
  ['venue has parking for 50', 'Their venue has parking for 50'],
  [
    'we did the Bell wedding there in sept, she was lovely',
    'We did the Bell wedding at their venue in September',
  ],
  ['venue near ours has a bar', 'venue near ours has a bar'],
  ['we met her there in May', 'we met her there in May'],
])('reads whose house "%s" is on', (note, told) => {
  expect(withTheirHouse(note, 'venue')).toBe(told);
});

it('knows no house where the reader has none', () => {
  expect(withTheirHouse('team has sound limit from 10', 'sales team')).toBe('team has sound limit from 10');
});

describe('in notes', () => {
  const read = (notes: string, of: string, persona = 'Gym owner') =>
    parseContext(notes, { persona, offer: of });

  it('tells what somebody who buys has bought', () => {
    const { proofs, aboutReader } = read(
      'we pay within 48h; bought out 5 gyms last year',
      'equipment buyback',
    );
    expect(proofs).toContain('We bought out 5 gyms last year.');
    expect(aboutReader).toEqual([]);
    expect(read('bought a second gym in May', 'floor mats').aboutReader).toEqual([
      'You bought a second gym in May.',
    ]);
  });

  it('does not take "the same" for the reader’s', () => {
    expect(read('we did the same for Frostline in June; visit is free', 'door seals').proofs).toContain(
      'We did the same for Frostline in June.',
    );
    expect(
      read('did the summer party last year; visit is free', 'door seals').aboutReader.join(' '),
    ).not.toMatch(/there/);
  });

  it('tells how long what is free takes', () => {
    expect(read('roof check free, takes two weeks', 'cameras').proofs).toContain(
      'The roof check is free and takes two weeks.',
    );
  });
});

it('reads no more notes than anybody writes', () => {
  const told = (notes: number) =>
    parseContext(`${'a word. '.repeat(notes)}We are SOC 2 certified.`, {
      persona: 'CTO',
      offer: 'Backups',
    }).proofs.join(' ');
  expect(told(20)).toContain('SOC 2');
  expect(told(200)).not.toContain('SOC 2');
});

it.each([
  [
    'We stayed there in June and loved the breakfast.',
    'Manager of a hotel with 64 rooms',
    'We stayed with you in June and loved the breakfast.',
  ],
  ['We ate there last month.', 'Owner of a restaurant', 'We ate at your restaurant last month.'],
])('knows where a guest was: "%s"', (context, persona, told) => {
  const { proofs, aboutReader } = parseContext(context, {
    persona,
    who: parsePersona(persona),
    offer: 'Booking software',
  });
  expect([...aboutReader, ...proofs]).toEqual([told]);
});
