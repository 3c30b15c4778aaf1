import { describe, expect, it } from 'vitest';
import { withReader } from './goal-reader.ts';
import { parseGoal } from './parse-goal.ts';

describe('who does what in a goal', () => {
  it.each([
    ['they text me', 'text us'],
    ['reply w/ dates they could do', 'reply with dates you could do'],
    ['get them to text', 'text us'],
    ['she puts our price list in the newsletter', 'put our price list in your newsletter'],
    ['buyer orders a sample case', 'order a sample case'],
    ['office manager books a day', 'have your office manager book a day'],
    ['get em to come to our shed and try them', 'come to our shed and try them'],
    ['see the machine at a dairy that already uses it', 'see the machine at a dairy that already uses it'],
    ['visit a store that already has them', 'visit a store that already has them'],
    ['talk at next residents meeting', 'let us speak at your next residents meeting'],
    ['switch from current supplier', 'switch from your current supplier to us'],
    ['start collecting from two of her shops', 'let us collect from two of your shops'],
    ['invite them to a tasting at our roastery', 'come to a tasting at our roastery'],
    [
      'switch from their present laundry for a one-month trial',
      'switch from your present laundry to us for a one-month trial',
    ],
    ['Get her agreement to look at three profiles', 'look at three profiles'],
    ['call or text for price', 'call or text us for a price'],
    ['Phone for a quote', 'call us for a quote'],
    ["Reply saying whether she'd like to read the outline", 'read the outline'],
    ['Have our firm put on the panel of valuers', 'add us to your panel of valuers'],
    ['get invited to careers day', 'invite us to your careers day'],
    ['Invite to a 25-minute online demonstration', 'join a 25-minute online demonstration'],
    [
      'Invite them to visit the hospice for a coffee and a tour',
      'join us at the hospice for a coffee and a tour',
    ],
    ['tasting, come by the truck, on us', 'come by the truck for a tasting on us'],
    ['one paid test article', 'try us on a paid test article'],
    ['get them to watch 3 min video', 'watch our 3-minute video'],
    ['book in before calving', 'pick a date before calving'],
    ["be added to the firm's list", "add us to your firm's list"],
    [
      "Set up a plant walk with our engineer, when he's in town anyway",
      "set up a plant walk with our engineer, when he's in town anyway",
    ],
  ])('tells "%s" as the deed of the reader that it is', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it('takes who is named by the work for the reader, in a statement too', () => {
    expect(withReader('office manager books a day', 'office managers in Portland', [])).toBe(
      'they book a day',
    );
    expect(withReader('the buyer for toys rings', 'Head of toys', [])).toBe('the buyer for toys rings');
  });

  it.each([
    [
      '20 minute walkthrough with her and whoever owns the CRM there',
      'a 20-minute walkthrough with you and whoever owns the CRM on your side',
    ],
    ['call with her and the transport supervisor', 'a short call with you and your transport supervisor'],
    ['Agree a farm visit from our local adviser', 'a farm visit from our local adviser'],
    ['Agree to a kitchen visit from one of our fitters', 'a kitchen visit from one of our fitters'],
    ['Agree to a free review of the heating bills', 'a free review of the heating bills'],
    [
      "Offer a one-hour session where we rebuild last week's rota together",
      "a one-hour session where we rebuild last week's rota together",
    ],
    ['arrange a site visit to quote', 'a site visit for a quote'],
    [
      "A conversation about whether he'll hire or promote",
      "a short conversation about whether you'll hire or promote",
    ],
    [
      'A short visit so we can meet the manager and see the loading bay',
      'a short visit to meet the manager and see the loading bay',
    ],
    [
      'Meet to discuss running a series of six workshops',
      'a short meeting to discuss running a series of six workshops',
    ],
    ['one trial delivery', 'a trial delivery'],
  ])('keeps of the event in "%s" who, where and what for', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });
});

it.each([
  ['share two anonymous profiles', 'two anonymous profiles'],
  ['share three short candidate profiles', 'three short candidate profiles'],
])('sends what only the sender has: "%s"', (goal, phrase) => {
  expect(parseGoal(goal)).toEqual({ kind: 'send', phrase });
});

it.each([
  ['Invite to a lunch-and-learn at the office', 'a lunch and learn at your office'],
  ['lunch and learn at the studio', 'a lunch and learn at your studio'],
])('holds at the place of those who listen "%s"', (goal, phrase) => {
  expect(parseGoal(goal)).toEqual({ kind: 'event', phrase });
});

it('asks to be taken on for as little as was meant', () => {
  expect(parseGoal('become her regular tiler, starting with one bathroom')).toMatchObject({
    base: 'take us on as your regular tiler, starting with one bathroom',
  });
});
