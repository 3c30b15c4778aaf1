import { describe, expect, it } from 'vitest';
import { tellOfKind } from './note-of-kind.ts';

const offered = {
  offer: '',
  persona: 'Owner of a hotel',
  isPost: false,
  ofOneself: false,
  subject: 'it',
} as const;

describe('a note that is whole by the kind of what is offered', () => {
  it.each([
    ['Salary 48-55k EUR', 'the salary is 48-55k EUR'],
    ['Hybrid, three days in the workshop', 'it is hybrid, with three days in the workshop'],
    ['Relocation package', 'there is a relocation package'],
    ['Two weeks on, two off', 'the pattern is two weeks on, two off'],
    ['Start in June', 'it starts in June'],
    ['€39k plus bike', 'the pay is €39k plus bike'],
    ['Three days a week', 'it is three days a week'],
  ])('tells of a post: %s', (note, told) => {
    expect(tellOfKind(note, { ...offered, offer: 'Crane operator job at a quarry', isPost: true })).toBe(
      told,
    );
  });

  it.each([
    ['About 40 chairs in oak', 'we need about 40 chairs in oak'],
    ['Needed by Easter', 'this is needed by Easter'],
    ['3 shops', 'we have 3 shops'],
    ['28 seats', 'we have 28 seats'],
    ['90 guests', 'it is for 90 guests'],
    ['Around 200 kg a month', 'we need around 200 kg a month'],
    ['From 4 June for two weeks', 'we need this from 4 June for two weeks'],
    ['2 July, 7 am to noon', 'it is for 2 July, 7 am to noon'],
    ['A5, 24 pages, folded', 'what we need is this: a5, 24 pages, folded'],
  ])('tells what a buyer needs: %s', (note, told) => {
    expect(
      tellOfKind(note, { ...offered, offer: 'We are a café looking for chairs by a joiner' })?.toLowerCase(),
    ).toBe(told.toLowerCase());
  });

  it.each([
    ['Talk at our boat show', 'Sunday 3 May', 'it is on Sunday 3 May'],
    ['Stall at our apple fair', '900 visitors last year', 'we had 900 visitors last year'],
    ['Puppet workshop', '45 minutes plus questions', 'it lasts 45 minutes plus questions'],
    ['Desk space in our loft', 'Free from 1 March', 'it is free from 1 March'],
    [
      'Studio to rent near the station',
      '€420 a month including heating',
      'the rent is €420 a month including heating',
    ],
    [
      'Article on peat-free compost',
      '900 words with two drawings',
      'it is 900 words long, with two drawings',
    ],
    ['Cloud backup', 'Double the space for $5 more', 'you get double the space for $5 more'],
    ['Winter boots', 'Offer ends on Friday', 'the offer ends on Friday'],
    ['Clock repair', 'Done in 4 days', 'it is done in 4 days'],
    ['Bamboo board', 'Dishwasher safe', 'it is dishwasher safe'],
    ['Lead lists', 'Average of 30 names a week', 'the average is 30 names a week'],
    ['Room in a shared house', '390 including bills', 'the rent is 390 including bills'],
    ['Cider from old trees', 'Family orchard and farm, 12 km away', undefined],
    ['Cider from old trees', 'Family farm, 12 km away', 'we are a family farm, 12 km away'],
    ['Sponsorship of our rowing team', '14 rowers', 'we have 14 rowers'],
  ])('%s: %s', (offer, note, told) => {
    expect(tellOfKind(note, { ...offered, offer })).toBe(told);
  });

  it('takes no firm of the reader’s kind for the sender', () => {
    expect(
      tellOfKind('Small farm, 3 km outside Ely', {
        ...offered,
        persona: 'Owner of a farm',
        offer: 'Seed drill',
      }),
    ).toBeUndefined();
  });
});
