import { describe, expect, it } from 'vitest';
import { tellBeside, tellDetail, tellLabelled } from './detail-clause.ts';

const farm = { subject: 'it', offer: 'Our pig farm would collect spent grain' } as const;

describe('a note without a verb', () => {
  it.each([
    [
      'three masons and an apprentice, working only in lime since 1998',
      'We are three masons and an apprentice, working only in lime since 1998.',
    ],
    ['sixty free-range pigs', 'We have sixty free-range pigs.'],
    ['11,000 beds under contract in Spain', 'We have 11,000 beds under contract in Spain.'],
    ['27 studies active', '27 studies are active.'],
    ['412 ha done until now', 'We have done 412 ha so far.'],
    ['loi from 2 precast firms', 'We have an LOI from 2 precast firms.'],
    [
      'room for three dinghies in the shed, heated',
      'There is room for three dinghies in the shed, which is heated.',
    ],
    ['NDA no problem', 'An NDA is no problem.'],
    ['engineer same day in most cases', 'An engineer comes the same day in most cases.'],
    [
      '6.80 per single channel, 22 per 8-channel',
      'The price is 6.80 per single channel and 22 per 8-channel.',
    ],
    ['volume about 8k words month, no guarantee', 'The volume is about 8k words a month, with no guarantee.'],
    ['delivered as plain SQL, nothing to host', 'It is delivered as plain SQL, with nothing to host.'],
    [
      'internship 10 weeks, €1,100 per month',
      'The internship lasts 10 weeks and the pay is €1,100 per month.',
    ],
    ['RRP 39,90 wholesale 18,50', 'The RRP is 39,90, and the wholesale price is 18,50.'],
    ['already delivering to two hotels', 'We are already delivering to two hotels.'],
  ])('is told in a sentence: "%s"', (note, told) => {
    expect(tellDetail(note, farm)).toBe(told);
  });

  it.each([
    'flooded twice in 2023',
    '11 deck ovens, all of one make',
    'laid off in September with 40 others',
    'A museum in Aarhus',
    'setup crew included, only if booked before May',
  ])('is left out where nothing says whose it is: "%s"', (note) => {
    expect(tellDetail(note, farm)).toBeUndefined();
  });

  it.each([
    ['Tool name: Torqlink V2', 'The tool is called Torqlink V2.'],
    [
      'Cost: pilot 0, then 14 a month per trap',
      'The pilot costs nothing, and after that the price is 14 a month per trap.',
    ],
    ['Approval: BV and DNV', 'It is approved by BV and DNV.'],
    ['Onboarding: 19 days typical', 'Onboarding typically takes 19 days.'],
    ['Samples: 3 lots ready', 'The samples are ready: 3 lots.'],
    ['Result elsewhere: 81% of 140 participants up one level', undefined],
    ['Remote: yes', undefined],
  ])('is told by its label: "%s"', (note, told) => {
    expect(tellLabelled(note, farm)).toBe(told);
  });

  it.each([
    ['Flat price: 1.90 EUR per user.', 'The flat price is 1.90 EUR per user.'],
    ['Building consent handled.', 'We handle the building consent.'],
    ['Stock in Leeds, 12% lower than the main brand.', 'Stock in Leeds, 12% lower than the main brand.'],
    ['Installs rose by a third.', 'Installs rose by a third.'],
  ])('loses nothing beside an offer: "%s"', (note, told) => {
    expect(tellBeside(note, { subject: 'we', offer: 'LED lighting' })).toBe(told);
  });
});
