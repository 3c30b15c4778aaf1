import { describe, expect, it } from 'vitest';
import { withWhen } from '../goal.ts';
import { parseGoal } from '../parse-goal.ts';

const told = (goal: string) => {
  const read = parseGoal(goal);
  if (read.kind === 'event' || read.kind === 'thing') return withWhen(read);
  return 'base' in read ? read.base : 'phrase' in read ? `${read.kind}: ${read.phrase}` : read.kind;
};

describe('what a telegram leaves out', () => {
  it.each([
    // Whose somebody is, and which place.
    ['Intro call w/ deputy manager present', 'an introductory call with your deputy manager present'],
    ['Presentation to transport committee', 'a short presentation to your transport committee'],
    ['call with CFO before end of quarter', 'a short call with your CFO before the end of the quarter'],
    ['put us in touch with facilities manager', 'put us in touch with your facilities manager'],
    ['Book a site visit at Coventry depot', 'a site visit at the Coventry depot'],
    ['Audit of warehouse', 'an audit of the warehouse'],
    ['Get considered for board role', 'consider us for a board role'],
    ['sign contract before end of year', 'sign the contract before the end of the year'],
    ['get slot on podcast', 'consider us for a slot on your podcast'],
    ['coffee @ their office', 'a chat over coffee at your office'],
    ['invite to breakfast briefing 12 March London', 'come to our breakfast briefing on 12 March in London'],
    // What the sender has, what has a name, and what needs none.
    ['meeting with our technical lead', 'a short meeting with our technical lead'],
    ['call with account manager', 'a short call with account manager'],
    ['talk with teachers', 'a short call with teachers'],
    ['visit to Park Hotel', 'a visit to Park Hotel'],
    ['trial at one store', 'a trial at one store'],
    ['agree to test one pallet on their packing line', 'let us test one pallet on your packing line'],
    // What an appointment is for, and what is shown by.
    ['monthly check, get appt', 'an appointment for a monthly check'],
    ['get energy audit appointment', 'an appointment for an energy audit'],
    ['get an appointment', 'an appointment'],
    ['book a demo field', 'a demo field'],
    ['book a demo with the field team', 'a short demo for your field team'],
    ['trial order 10 pallets @ 240', 'place a trial order of 10 pallets at 240'],
    ['agree pilot with one ward', 'a pilot with one ward'],
    // When.
    ['Set up a trial on two Saturdays', 'a trial on two Saturdays'],
    ['Arrange a pilot on three Mondays in May', 'a pilot on three Mondays in May'],
    ['a trial every other Thursday', 'a trial every other Thursday'],
    ['Trial over two weekends', 'a trial over two weekends'],
    ['a call any Thursday', 'a short call on any Thursday'],
    ['call him thurs 3pm', 'a short call on Thursday 3pm'],
    ['meeting in KW 14', 'a short meeting in week 14'],
    ['mtg next wk tues/wed', 'a short meeting next week Tuesday or Wednesday'],
    ['Ask them to come back for one month without a contract', 'come back for one month without a contract'],
  ])('is put back in "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('goals with a story, a gift or a condition', () => {
  it.each([
    [
      'Restart the conversation that went silent last autumn',
      'a short call to pick up where we left off last autumn',
    ],
    ['Resume the discussion from last month', 'a short call to pick up where we left off last month'],
    ['Win her back with two weeks free', 'give us another try with two weeks free'],
    ['Reopen the account they closed in June', 'reopen the account you closed in June'],
    ['Sell 2 pallets before they expire', '2 pallets before they expire'],
    ['Offer to cover for her while she is on holiday', 'let us cover for you while you are on holiday'],
    ['Ask her whether she wants to keep the Thursday slot', 'keep the Thursday slot'],
    ['Convince him to switch from 1 January at 89 euros', 'switch to us from 1 January at 89 euros'],
    ['switch from Xero', 'switch from Xero to us'],
    ['Hire her as lead nurse, first a relaxed chat', 'a relaxed chat about the role of lead nurse'],
    ['Ask her to speak on a panel about childcare', 'speak on a panel about childcare'],
    ['Invite as exhibitor to trade fair, early bird until 30 June', 'exhibit at our trade fair'],
    ['Find a distributor for Benelux', 'become our distributor for Benelux'],
    ['Get a quote from her for our article on rents', 'give us a quote for our article on rents'],
    ['Ask for a 1,000 euro donation towards a minibus', 'donate 1,000 euros towards a minibus'],
    ['RSVP by 20 Sept for the tasting', 'let us know by 20 Sept whether you can come to the tasting'],
    [
      'Invite the team to try our hall, first hour on us',
      'bring your team to try our hall, with the first hour on us',
    ],
  ])('tells "%s" from the side of the reader', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
