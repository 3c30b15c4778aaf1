import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';
import { turnToReader } from './turn-to-reader.ts';

describe('whoever reads the mail in an offer', () => {
  it.each([
    ['We rebuilt the module, the reason they gave for leaving', 'the reason you gave'],
    ['A partnership: we send students, they pay a commission', 'students, you pay a commission'],
    ['We lend them our chairs for their fair, they give us a stall', 'your fair, you give us a stall'],
    ['We clean their ovens, they pay only if they are happy', 'you pay only if you are happy'],
    ["We clean hoods and ducts, overnight so they don't lose a service", "so you don't lose a service"],
    ["We service coffee machines in the evening so they don't miss a day", "so you don't miss a day"],
    ['From £9 a kilo, no contract, free training when they switch', 'when you switch'],
    ['Three months free. They can cancel whenever they like', 'You can cancel whenever you like'],
    ['An integration between their payroll system and our app', 'between your payroll system'],
    ['We run email for their clients and they receive 20% of the fees', 'and you receive 20%'],
    ['A free workshop on business planning for their members', 'for your members'],
    [
      'Follow-up for quotes, so that the estimates they send out do not go cold',
      'the estimates you send out',
    ],
    ['Chutneys, 3.20 each to her, she would sell them for 4.95', 'each to you, you would sell'],
    [
      'We fix the bug she reported and give her two months free',
      'the bug you reported and give you two months',
    ],
    ['A smaller plan for reviews. All her old data is still there.', 'All your old data'],
    ['A kitchen for the restaurant he opened last year', 'the restaurant you opened'],
    ["We're a family-run bakery and would like to supply their canteen", 'supply your canteen'],
    ['Our agency would design their annual report', 'design your annual report'],
    ['Looms on loan, set up and swapped whenever they want', 'whenever you want'],
    ['Calendars of the pupils’ drawings. We print and post them, they sell them at £9', 'you sell them'],
    ['A place with our agency, which finds them film work', 'finds you film work'],
    ['White-label chat for shops, under their logo', 'under your logo'],
    ['Apples from our orchard near Ludlow, and she can take as few as two crates', 'and you can take'],
  ])('is "you" in "%s"', (offer, told) => {
    expect(turnToReader(offer)).toContain(told);
  });

  it.each([
    'We sell refurbished laptops. They come with a warranty',
    'Our founder can speak about pricing. She has given 40 talks',
    'A course for nurses. They learn it in six weeks',
    'Mushrooms delivered the day they are picked',
    'A plan your staff can set up on their phone',
    'Kennels where a dog can have its own run and their owners watch',
    'Software in which a driver logs their hours',
    'A guest article on how small companies set their prices',
  ])('is not who "they" are in "%s"', (offer) => {
    expect(turnToReader(offer)).toBe(offer);
  });

  it.each([
    [
      'Coaching software. Records calls, scores them, and lists gaps.',
      'It records calls, scores them, and lists gaps.',
    ],
    [
      'Inbox tool. Sorts emails, answers them and files what is done',
      'It sorts emails, answers them and files what is done.',
    ],
    [
      'Time tracking app. Cuts costs and shows them where hours go',
      'It cuts costs and shows you where hours go.',
    ],
  ])('is not what "%s" works on', (offer, told) => {
    expect(parseOffer(offer).extras).toEqual([told]);
  });

  it('tells what is done with the things that were named first', () => {
    expect(parseOffer('plants. we rent them out and water them').extras).toEqual([
      'We rent them out and water them.',
    ]);
  });
});

it.each([
  ['An API that fills in a name from an email address', 'an email address'],
  ['Form builder. You upload file, we make the form', 'You upload a file'],
])('knows a thing from a deed in "%s"', (offer, told) => {
  expect(parseOffer(offer).all).toContain(told.toLowerCase());
});

it('joins what a price is for', () => {
  expect(parseOffer('Rota app. Plans from $2.50 / employee / month').extras).toEqual([
    'Plans start at $2.50 per employee per month.',
  ]);
});

it.each([
  ['We cut what they pay for phones', 'We cut what you pay for phones.'],
  ['We run chargers. Residents pay for what they use.', 'Residents pay for what they use.'],
])('tells whose "%s" is', (offer, told) => {
  const { statements, extras } = parseOffer(offer);
  expect([...statements, ...extras]).toContain(told);
});

it('tells sponsors and exhibitors what they have of their own', () => {
  expect(parseOffer('Sponsor slot at Quiz on the Quay, 12 teams, own quiz round').extras.join(' ')).toContain(
    'your own quiz round',
  );
  expect(parseOffer('Stand at our boat fair, own power point, two days').noun?.withArticle).toContain(
    'your own power point',
  );
});

it.each([
  [
    'Newsletter swap: we have 62,000 subscribers, they mention us, we mention them',
    'you mention us. we mention you.',
  ],
  ['A guest spot on our podcast about lost jobs, recorded at his home', 'recorded at your home'],
  ['We run comedy nights: £120 a night plus all the bar takings stay with them', 'stay with you'],
])('means the reader where nobody else can be meant: "%s"', (offer, told) => {
  expect(parseOffer(offer).all).toContain(told);
});

it('does not take what somebody does for several', () => {
  expect(parseOffer('Our charity collects spare bread from their bakeries').all).toContain('your bakeries');
  expect(parseOffer('Our app reminds patients of their visits').all).toContain('their visits');
});

it.each([
  [
    "I'm a second-year student of acoustics and would bring a Bayesian classifier to her ringing data",
    'to your ringing data',
  ],
  ['A talk on the Lisbon trams at his depot', 'at your depot'],
  ['We clear gutters. If they like their roofer we would do the rest', 'If you like your roofer'],
  ['We lend cargo bikes. Our depot is two miles from them and opens at 7', 'two miles from you'],
])('takes no thing with a name for somebody, and turns all of a clause: "%s"', (offer, told) => {
  expect(parseOffer(offer).all).toContain(told.toLowerCase());
});
