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

describe('notes on what is asked', () => {
  it.each([
    ['be considered for Nov conf', 'consider us for the Nov conference'],
    ['find right person for tram lease', 'question: who is the right person for the tram lease'],
    ['Sign-up for 14-day trial', 'sign up for the 14-day trial'],
    ['get invited to come look at barn', 'let us come and look at your barn'],
    ['drop off tasting tray, free, tues', 'let us drop off a free tasting tray on Tuesday'],
    ['send sample verdict (anonymised)', 'send: an anonymised sample verdict'],
    ['RFQ - even a tiny one - to show quality', 'send us an RFQ (even a tiny one)'],
    ['open talks on joint bid', 'a short conversation about a joint bid'],
    ['will he stock? ', 'stock it'],
    ['does he want it? y/n by Thu noon', 'let us know by Thursday noon whether you want it'],
    ['pilot: 2 depots, 60 parcels, then decide', 'a pilot (2 depots, 60 parcels)'],
    ['trial on one route, Porto - Braga, 3 weeks', 'a 3-week trial on one route from Porto to Braga'],
    [
      "come to next parents' evening and present, with samples",
      "let us come to your next parents' evening and present it, with samples",
    ],
    ['see if gap needs filling', 'question: whether you have any gap that needs filling'],
    ['price up 1 roof, she picks which', 'let us price up 1 roof of your choice'],
    ['join roster', 'add us to your roster'],
    ['boiler inspection f.o.c., 1 afternoon', 'a free boiler inspection'],
    [
      'survey one flat, look at plant room, give written report',
      'let us survey one flat, look at your plant room and give you a written report',
    ],
    [
      'Reply to one question: are summer slots already taken?',
      'question: whether your summer slots are already taken',
    ],
    [
      'Find out whether they need crew for May; ask for the dates',
      'question: whether you need crew for May and, if so, on which dates',
    ],
    ['ask whether site visit possible in June', 'question: whether a site visit is possible in June'],
    [
      '30 min call week of June 2, ideally Mon or Tue',
      'a 30-minute call in the week of June 2, ideally on Monday or Tuesday',
    ],
    ['Book inspections for the weeks of May 5 and May 12', 'an inspection for the weeks of May 5 and May 12'],
    ["Pencil in a date for Founders' Week (3-7 May)", "let us pencil in a date for Founders' Week (3-7 May)"],
    [
      'post her a sample pack and get a call the week after',
      'let us post you a sample pack and then arrange a short call the week after',
    ],
    [
      'Get an introduction to whoever owns recalls under him',
      'introduce us to whoever owns recalls in your team',
    ],
    ['partner call w/ whoever runs returns', 'arrange a short call for us with whoever runs returns'],
    [
      'Getting them along to our supper at the Crown, Fri 9 May, pudding on us',
      'come to our supper at the Crown on Friday 9 May, pudding on us',
    ],
    ['get her to a rehearsal, 4 or 5 Oct', 'come to a rehearsal on 4 or 5 Oct'],
    [
      'Find out if the archive wishes to keep them, and where I should bring them',
      'question: whether the archive wishes to keep them, and where I should bring them',
    ],
    ['Get a reply with interest in a free energy audit', 'a free energy audit'],
    ['Get a reply and a recent price list', 'send us a recent price list'],
    [
      'I want to leave a test drum and have them tell me a good day for it',
      'tell us a good day for us to leave a test drum',
    ],
  ])('tells "%s" as a sentence does', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
