import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

describe('a goal of two acts', () => {
  it.each([
    [
      'Get them to agree to send over their meter readings, or tell us who in their team looks after it',
      'send us your meter readings, or tell us who in your team looks after it',
    ],
    [
      'Agree to send us a floor plan, or let us know who has one',
      'send us your floor plan, or tell us who has one',
    ],
    [
      'share their usage figures or say who looks after them',
      'share your usage figures, or tell us who looks after those',
    ],
    [
      'Agree to forward our flyer to trustees, or point us to whoever runs governance',
      'forward our flyer to trustees, or tell us who runs governance',
    ],
    ['try us for a month / quick intro call', 'try us for a month, or arrange a quick introductory call'],
    ['switch to us / free valuation', 'switch to us, or arrange a free valuation'],
    [
      'ask for the price list, or agree to meet at our stand at the trade show (hall 2, stand C41)',
      'let us send you our price list, or meet us at our stand at the trade show (hall 2, stand C41)',
    ],
    [
      'Ask them to share our self-referral link with parents, or to have a short conversation first',
      'share our self-referral link with parents, or have a short conversation first',
    ],
    [
      'get them to watch the 4 min demo and reply w/ # of vans',
      'watch the 4-minute demo and reply with the number of vans',
    ],
    [
      'Send her the sample lesson and get a 15 minute phone call in the school holidays',
      'let us send you the sample lesson and then arrange a 15-minute phone call in the school holidays',
    ],
    [
      'Be considered for a residency and send a recording',
      'consider us for a residency, and let us send you a recording',
    ],
    [
      'Share two case studies and be tried on one job',
      'let us send you two case studies, and try us on one job',
    ],
    [
      'Share menu and be added to the supplier list',
      'let us send you our menu, and add us to your supplier list',
    ],
    [
      'Offer a free test print and get their artwork',
      'send us your artwork so that we can give you a free test print',
    ],
    [
      'Offer one free wash and ask for a vehicle to try',
      'give us a vehicle to try so that we can give you one free wash',
    ],
    [
      'Share a study of why people leave their gym and ask for a call',
      'let us send you a study of why people leave their gym and then arrange a short call',
    ],
    ['send samples + book a call', 'let us send you some samples and then arrange a short call'],
    [
      'Offer two counters on loan for eight weeks, and ask who should receive the report',
      'let us give you two counters on loan for eight weeks and hear who should receive the report',
    ],
    [
      'Find out when their next test is due and get on the list of vendors for it',
      'tell us when your next test is due and add us to your list of vendors for it',
    ],
    [
      'Demo next week and find out who owns the budget',
      'arrange a short demo next week and tell us who owns the budget',
    ],
    [
      'Arrange a site visit, and ask for the drawings beforehand',
      'arrange a site visit and send us the drawings beforehand',
    ],
    ['book a tasting and arrange a visit to the mill', 'arrange a tasting and a visit to the mill'],
  ])('asks for both halves of "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'Find out how many pallets they ship and give them a rate on the next one',
      'tell us how many pallets you ship so that we can give you a rate on the next one',
    ],
    [
      'find out their renewal date and offer a quote 60 days before',
      'tell us your renewal date so that we can offer you a quote 60 days before',
    ],
    [
      'ask which of their buildings leaks most and offer to inspect it for nothing',
      'tell us which of your buildings leaks most so that we can inspect it at no charge',
    ],
    [
      'ask whether their calendar has a gap and send the floor plan if so',
      'tell us whether your calendar has a gap and, if so, let us send you the floor plan',
    ],
  ])('says with "%s" what the answer would lead to', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'Share our guide to supplier data and ask for a call',
      'let us send you our guide to supplier data and then arrange a short call',
    ],
    ['Send two sample films and get her opinion', 'let us send you two sample films and hear what you think'],
    ['send a sample and ask what they think', 'let us send you a sample and hear what you think'],
    [
      'Present our findings and get their feedback',
      'let us present our findings to you and hear what you think',
    ],
  ])('has the sender do both of "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base, gerund: base.replace('let', 'letting') });
  });

  it.each([
    ['upload a file and see how it performs', { base: 'upload a file and see how it performs' }],
    ['Thank her for coming and send the slides', { kind: 'send', phrase: 'the slides' }],
    ['Invite them to the webinar and offer a free seat', { base: 'come to our webinar' }],
  ])('tells of "%s" what is the reader\'s', (goal, expected) => {
    expect(parseGoal(goal)).toMatchObject(expected);
  });

  it('gives both halves the form that stands after a preposition', () => {
    expect(parseGoal('Visit our kitchen and choose a menu')).toMatchObject({
      gerund: 'visiting our kitchen and choosing a menu',
    });
  });

  it('leaves out a second half that only brings the first about, or comes later', () => {
    expect(parseGoal('Offer a pilot on five buses and get a meeting')).toMatchObject({
      phrase: 'a pilot on five buses',
    });
    expect(parseGoal('Send two trial sacks and follow up after a test bake')).toMatchObject({
      phrase: 'two trial sacks',
    });
    expect(parseGoal('Introduce ourselves and ask who decides')).toEqual({ kind: 'referral' });
    expect(parseGoal('Start conversation, ask whether a launch is planned')).toEqual({
      kind: 'question',
      phrase: 'whether a launch is planned',
    });
  });
});

describe('two things in one goal', () => {
  it.each([
    ['demo + pricing', 'let us arrange a short demo and send you the pricing'],
    [
      'site visit + written quote by Easter',
      'let us arrange a site visit and send you a written quote by Easter',
    ],
    ['call + send deck', 'let us arrange a short call and send you our deck'],
  ])('asks for both of "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['free trial shift + reference check', 'a free trial shift and a reference check'],
    ['Plant tour and free assessment', 'a plant tour and a free assessment'],
  ])('names both of "%s" where neither says who does it', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'event', phrase });
  });

  it.each([
    'ask whether there is an opening or one coming, and for a 15 min chat',
    'ask if they have an opening and for a quick call',
  ])('asks both of "%s"', (goal) => {
    expect(parseGoal(goal)).toMatchObject({
      kind: 'question',
      phrase: expect.stringMatching(
        / an opening.*, and whether we could have a (?:15-minute chat|quick call)$/,
      ),
    });
  });

  it.each([
    ['get them to reply for a free quote', 'a free quote'],
    ['have them write back to get a free estimate', 'a free estimate'],
  ])('offers what "%s" is for', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ phrase });
  });

  it('sends both where both are sent', () => {
    expect(parseGoal('sample + price list')).toEqual({ kind: 'send', phrase: 'a sample and our price list' });
  });

  it.each([
    ['Propose a joint paper and arrange a first video call', 'a first video call about a joint paper'],
    ['Propose a joint paper and arrange a call', 'a short call about a joint paper'],
    [
      'Explore an integration and co-marketing partnership on a call',
      'a short call about an integration and co-marketing partnership',
    ],
    ['discuss an integration and a joint webinar', 'a short call about an integration and a joint webinar'],
  ])('talks about both of "%s" once', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'event', phrase });
  });

  it('asks both questions', () => {
    expect(
      parseGoal('Ask who is the right person and how to get listed for their spring career fair'),
    ).toEqual({
      kind: 'question',
      phrase: 'who is the right person and how we can get listed for your spring career fair',
    });
  });

  it.each([
    ['Encourage her to apply or to ask questions', 'apply or ask questions'],
    [
      'Get them to try the beta and answer five feedback questions',
      'try the beta and answer five feedback questions',
    ],
    ['Win them back, or at least learn why they left', 'give us another try, or tell us why you left'],
    ['win them back, have them drop in for a session', 'give us another try and drop in for a session'],
    ['place a first order or ask for the catalogue', 'place a first order, or let us send you our catalogue'],
    ['ask for our price list or order a sample box', 'order a sample box, or let us send you our price list'],
    ['order a case or request a sample', 'order a case, or let us send you a sample'],
    // What is asked besides, if more softly.
    [
      'Be considered for the role; coffee next week in their office would be ideal',
      'consider us for the role and arrange a chat over coffee next week in your office',
    ],
    [
      'Get on the tender list. A short call beforehand would be a bonus.',
      'add us to your tender list and arrange a short call',
    ],
    [
      'Get listed as supplier, ideally a visit to their yard in May too',
      'list us as a supplier and arrange a visit to your yard in May',
    ],
    ['download the checklist then 15 min call', 'download the checklist and arrange a 15-minute call'],
    [
      'Ask for the name of the events lead and how to apply',
      'tell us the name of the events lead and how we can apply',
    ],
    [
      'Get added to their database and receive a paid test',
      'add us to your database and let us do a paid test',
    ],
  ])('keeps both deeds of "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });
});
