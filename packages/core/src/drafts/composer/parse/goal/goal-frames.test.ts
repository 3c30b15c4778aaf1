import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

const told = (goal: string) => {
  const read = parseGoal(goal);
  const when = 'when' in read && read.when ? ` [${read.when}]` : '';
  return 'base' in read ? read.base : 'phrase' in read ? `${read.kind}: ${read.phrase}${when}` : read.kind;
};

describe('what a goal hopes for', () => {
  it.each([
    ['Convince the CFO that a 15-minute walkthrough is worth it', 'event: a 15-minute walkthrough'],
    ['persuade her that two match days are worth trying', 'try two match days'],
    [
      "Interest her in covering the report before it's published on the 18th",
      "cover the report before it's published on the 18th",
    ],
    [
      'Get them curious enough for an informal call with our CTO, not a demo',
      'event: an informal call with our CTO',
    ],
    ['Get them excited to put a workshop day on the calendar', 'put a workshop day on the calendar'],
    [
      'Win her back gently, by asking how things are now and mentioning the new plan',
      'question: how things are now',
    ],
    ['Move them to sign the contract we sent', 'sign the contract we sent'],
    ['Make the case for an on-site trial in May', 'event: an on-site trial [in May]'],
    ['Ease him into a short demo', 'event: a short demo'],
    ['build rapport', 'reply'],
    ['Interest them in our new range', 'reply'],
  ])('leads "%s" to what is asked', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('what is given in return', () => {
  it.each([
    [
      'Reply with one picture → we send three free mock-ups in a week',
      'reply with one picture so that we can send you three free mock-ups in a week',
    ],
    [
      'The reader should send us a box of 100 parts; we return a report after five days.',
      'send us a box of 100 parts so that we can return a report after five days',
    ],
    [
      "phone me back or reply with the roof area, I'll quote same day",
      'phone us back or reply with the roof area so that we can quote the same day',
    ],
    ['send us one set of plans, first takeoff free', 'send us one set of plans for a free first takeoff'],
    ['Reply with a postcode -> free estimate', 'reply with a postcode for a free estimate'],
    [
      'get a velocity report from him (last 90 days); failing that, a name in purchasing',
      'send us a velocity report (last 90 days) or, failing that, a name in purchasing',
    ],
    ['tasting at theirs, we bring everything', 'event: a tasting at yours'],
    [
      '* show web shop with their own branding mocked up\n* 15 min screen share',
      'let us show you a web shop with your own branding mocked up in a 15-minute screen share',
    ],
    [
      'Recruit 8 participants; they should pick a slot between June 9 and June 20',
      'pick a slot between June 9 and June 20',
    ],
    ['find 3 breweries for a spring launch', 'be one of 3 breweries for a spring launch'],
  ])('tells it with "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('whose side', () => {
  it.each([
    [
      'Say hello, find out when the next event is and whether sponsorship is open',
      'question: when the next event is and whether sponsorship is open',
    ],
    [
      'Request that our company be included in the supplier list, and to offer a presentation',
      'include us in your supplier list and let us give a presentation',
    ],
    ['a first call between the founders', 'event: a first call between our founders'],
    [
      'get the date + headcount of their next staff event',
      'question: the date and headcount of your next staff event',
    ],
    ['Establish whether budget exists this year', 'question: whether budget exists this year'],
    [
      'Drop off a free crate next Thursday – just need a yes and the best door to use',
      'let us drop off a free crate next Thursday and tell us the best door to use',
    ],
    [
      'get to present 15 min at next board meeting',
      'let us present for 15 minutes at your next board meeting',
    ],
    ['get number of beds + send proposal', 'send us the number of beds so that we can send you a proposal'],
    ['Get an RFQ for one part number', 'send us an RFQ for one part number'],
  ])('reads "%s" from the side of the reader', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('times and terms', () => {
  it.each([
    [
      'Propose two call times: Tuesday 10:00 or Thursday 14:30 Eastern',
      'event: a short call [on Tuesday at 10:00 or Thursday at 14:30 Eastern]',
    ],
    ['propose times for a demo: 4 or 6 March', 'event: a short demo [on 4 or 6 March]'],
    ['Call Tuesday 3 pm', 'event: a short call [on Tuesday 3 pm]'],
    ['Call on Friday, 9 am ET', 'event: a short call [on Friday, 9 am ET]'],
    ['Call Tuesday 2-3 pm', 'event: a short call [on Tuesday 2-3 pm]'],
    ['Meet on Monday 4 pm to 5 pm', 'event: a short meeting [on Monday 4 pm to 5 pm]'],
    ['a demo on Tuesday at 10 am Eastern time', 'event: a short demo [on Tuesday at 10 am Eastern time]'],
    ['a call on 12 March at 10 am UK time', 'event: a short call [on 12 March at 10 am UK time]'],
    ['a visit on Monday 8 or Tuesday 9 March', 'event: a visit [on Monday 8 or Tuesday 9 March]'],
    [
      'Book a spot in the sampling round (Aug 5 - Sep 20)',
      'book a spot in the sampling round from Aug 5 to Sep 20',
    ],
    [
      'find out how many heads they need for Oct-Dec',
      'question: how many heads you need for October to December',
    ],
    [
      'Meeting during their visit to a fair in Lisbon 11-13 Nov',
      'event: a short meeting during your visit to a fair in Lisbon [on 11-13 Nov]',
    ],
    [
      'pilot on 5 trucks, 90 days, return if not convinced',
      'event: a 90-day pilot on 5 trucks, with a right of return should you not be convinced',
    ],
    [
      'Site visit by our engineer, half a day, no charge, before 30 November',
      'event: a half-day site visit by our engineer at no charge [before 30 November]',
    ],
    [
      'Have the principal agree to let us run a screening for 6th graders in September at no cost',
      'event: a screening for 6th graders at no cost [in September]',
    ],
    [
      'offer her one free seat in the open session so she can judge for herself',
      'thing: one free seat in the open session so that you can judge for yourself',
    ],
  ])('keeps those of "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('whom a goal would move, without saying so', () => {
  it.each([
    ['Invite to download the app', 'download the app'],
    ['Persuade to request a price list', 'send: our price list'],
    ['Encourage to register for the free webinar', 'register for the free webinar'],
    ['Motivate to sign up for the free plan', 'sign up for the free plan'],
    ['Nudge to renew', 'renew'],
    ['Get to sign up', 'sign up'],
    ['Push for a meeting', 'event: a short meeting'],
    // What follows "to" is no deed.
    ['Invite to lunch', 'come to a lunch'],
    ['Invite to our open day', 'come to our open day'],
    ['Get to know them', 'reply'],
    ['Get to the right person', 'referral'],
  ])('has the reader do it: "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('goals that are questions', () => {
  it.each([
    ['Would a trial for ten users be useful?', 'event: a trial for ten users'],
    ['Would a free sample be of interest?', 'send: a free sample'],
    ['Would a site visit next month be worth it?', 'event: a visit to your site [next month]'],
    ['Would it be helpful to see our rates?', 'see our rates'],
    ['Does it make sense to talk next week?', 'event: a short call [next week]'],
    ['Would next Thursday work for a call?', 'event: a short call [next Thursday]'],
    ['How about trying it for free?', 'try it for free'],
    ['Would you be interested in a pilot?', 'event: a pilot'],
    ['When could we meet?', 'event: a short meeting'],
    ['Would this be useful?', 'reply'],
  ])('asks for what "%s" names', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('what the sender would receive', () => {
  it.each([
    ['Obtain a response by the end of the month', 'reply by the end of the month'],
    ['Get an answer from her before the board meeting', 'reply before the board meeting'],
    ['Request for samples order', 'order some samples'],
    ['Request for a trial order', 'place a trial order'],
    ['Request support in distributing the survey', 'help us distribute the survey'],
    ['Conclude a cooperation agreement', 'event: a short call about a cooperation agreement'],
    ['Confirm a date for an introductory session', 'agree on a date for an introductory session'],
    ['Confirm a tasting date', 'agree on a date for a tasting'],
    ['Request for full manuscript', 'send: the full manuscript'],
    ['Request a colour card', 'send: a colour card'],
    ['Request quote', 'send: a quote'],
    ['Request an extension', 'give us an extension'],
    ['Would you mind telling me who books agency staff?', 'question: who books agency staff'],
    ['Make a decision by 1 March', 'decide by 1 March'],
    ['Taste six of them', 'taste six of them'],
    ['Convince to switch booking tool', 'switch to us'],
  ])('is asked of the reader: "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
