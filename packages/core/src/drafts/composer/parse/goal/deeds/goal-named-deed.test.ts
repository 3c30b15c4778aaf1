import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

describe('a goal that names what the reader does', () => {
  it.each([
    ['find 3 partner breweries', 'become one of our 3 partner breweries'],
    ['find a few host venues for the tour', 'become one of our host venues for the tour'],
    ['looking for 4 host families', 'become one of our 4 host families'],
    ['get a partner agency', 'become a partner agency'],
    ['get partner discounts', 'give us partner discounts'],
    ['Renewal for 12 months', 'renew for 12 months'],
    ['Renewal for 24 months, signature by 30 June', 'renew for 24 months, by 30 June'],
    ['enrolment before the places go to the waiting list', 'enrol before the places go to the waiting list'],
    ['Application via our form', 'apply via our form'],
    ['Her return as a subscriber', 'come back as a subscriber'],
    ['Return of the signed form', 'return the signed form'],
    ['Her acceptance of a seat on the panel on 9 October', 'accept a seat on the panel on 9 October'],
    ['Their participation in a 20-minute study', 'take part in a 20-minute study'],
    ['Sign-ups as mentors', 'sign up as a mentor'],
    ['Their signature on the petition', 'sign the petition'],
    ['Get first order by text', 'place a first order by text'],
    ['coverage in the weekend issue', 'cover this in your weekend issue'],
    ['A listing in two shops as a trial', 'list us in two shops as a trial'],
    ['One or two introductions to dentists she knows', 'introduce us to one or two dentists you know'],
    [
      "the committee's decision at its March meeting",
      "let us have your committee's decision at its March meeting",
    ],
    ['his blessing and two days in early summer', 'give us your blessing and two days in early summer'],
    ['Her comments on the draft by Friday', 'give us your comments on the draft by Friday'],
    ['A regular pick-up starting in the next month', 'consider a regular pick-up starting in the next month'],
    ['An entry in the newsletter', 'consider an entry in your newsletter'],
  ])('reads "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    'Attendance of her whole team at the drill',
    'A client who stays',
    'listing in 50 stores',
    'A new customer',
  ])('reads no deed into "%s"', (goal) => {
    expect(parseGoal(goal)).toEqual({ kind: 'reply' });
  });
});

describe('a goal with all that it says', () => {
  it.each([
    // With whom, where, over what.
    [
      'A demo for her and the head of revenue operations',
      'event: a short demo for you and your head of revenue operations',
    ],
    [
      'I want to present our service to him and his CISO in 45 minutes.',
      'event: a 45-minute presentation for you and your CISO',
    ],
    ['A conversation over coffee at her office', 'event: a short conversation over coffee at your office'],
    [
      'A recorded conversation, remote or in our kitchen',
      'event: a recorded conversation, remote or in our kitchen',
    ],
    ['A tasting box delivered to his kitchen', 'event: a tasting box delivered to your kitchen'],
    ['Offer a trial flight over one block and get a yes', 'event: a trial flight over one block'],
    ['Pilot, one house, 60 days', 'event: a 60-day pilot with one house'],
    ['Trial 14 days, no card', 'event: a 14-day trial, no card needed'],
    [
      'Discuss a three-month pilot with 100 drivers',
      'event: a short call about a three-month pilot with 100 drivers',
    ],
    [
      'A 15-minute call to share three topic ideas',
      'action: let us share three topic ideas with you in a 15-minute call',
    ],
    // For what.
    [
      'A reply by Friday so that we can reserve teachers for the fall',
      'action: reply by Friday so that we can reserve teachers for the fall',
    ],
    ['A quick yes or no on whether returns are a priority', 'question: whether returns are a priority'],
    ['Know by Friday if he will take the stand', 'action: let us know by Friday if you will take the stand'],
    [
      'Three of his shades matched and tested, so that he has a replacement',
      'thing: three of your shades matched and tested so that you have a replacement',
    ],
    ['his opinion on one paragraph of my thesis', 'feedback: on one paragraph of our thesis'],
    ['Feedback on a short audit of their listings', 'feedback: on a short audit of your listings'],
    // Whose.
    [
      'Ask for one sample contract we can review at no charge',
      'action: send us one sample contract that we can review at no charge',
    ],
    [
      'Ask for his next export shipment as a test order',
      'action: give us your next export shipment as a test order',
    ],
    [
      'Share a short technical paper and get a reaction',
      'action: let us send you a short technical paper and hear what you think',
    ],
    ['come see them saturday', 'action: come and see them on Saturday'],
    ["Vote on a design we've mocked up for them", "action: vote on a design we've mocked up for you"],
    ['Get the course into the spring catalogue', 'action: put the course into your spring catalogue'],
    ['Win the cooperative as a launch partner', 'action: become a launch partner'],
    ['We need twelve people to agree to be interviewed by May', 'action: let us interview you by May'],
    ['being put on list of approved vendors', 'action: put us on your list of approved vendors'],
    ['get on tender list 2025', 'action: add us to your tender list for 2025'],
    ['put us on yr supplier list', 'action: put us on your supplier list'],
    ['Enrol her son in the summer camp', 'action: enrol your son in the summer camp'],
    ['Upgrade her plan to yearly', 'action: upgrade your plan to yearly'],
    ['to be heard at the next meeting', 'action: hear us at the next meeting'],
    ['To be named as a backup supplier', 'action: name us as a backup supplier'],
    [
      'find three tutors before the new term',
      'action: be one of three tutors that we need before the new term',
    ],
    ['He sends his list and gets a price', 'action: send us your list so that we can send you a price'],
    ['Explain why they left', 'question: why you left'],
    ['permission to send technical dossier', 'send: our technical dossier'],
    ['send sample box, need address', 'action: give us an address for a sample box'],
  ])('reads "%s"', (input, told) => {
    const goal = parseGoal(input);
    const words = goal.kind === 'action' ? goal.base : 'phrase' in goal ? goal.phrase : '';
    expect(`${goal.kind}: ${words}`).toBe(told);
  });
});

describe('what only looks like something that is held', () => {
  it.each([
    [
      'Discuss replacing their current assessment tool',
      'a short call about replacing your current assessment tool',
    ],
    ['Discuss changing their review process', 'a short call about changing your review process'],
    ['Discuss upcoming review', 'an upcoming review'],
  ])('is talked about: "%s"', (goal, phrase) => {
    expect(parseGoal(goal, 'software')).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['speaking slot at annual meeting', { base: 'consider us for a speaking slot at the annual meeting' }],
    ['Send a scoping questionnaire', { kind: 'send', phrase: 'a scoping questionnaire' }],
    ['Find out who owns planning and get a referral to that person', { phrase: 'who owns planning' }],
  ])('keeps its side: "%s"', (goal, asked) => {
    expect(parseGoal(goal, 'penetration testing by certified testers')).toMatchObject(asked);
  });
});
