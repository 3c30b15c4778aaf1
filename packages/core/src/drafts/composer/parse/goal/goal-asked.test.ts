import { describe, expect, it } from 'vitest';
import type { Goal } from './goal.ts';
import { parseGoal } from './parse-goal.ts';

const told = (goal: Goal): string => {
  if (goal.kind === 'action') return `action: ${goal.base}`;
  return `${goal.kind}: ${'phrase' in goal ? goal.phrase : ''}`;
};

describe('what is asked of the reader, in everyday words', () => {
  it.each([
    // What the sender is first tried with.
    ['win one trial load', 'action: give us one trial load'],
    ['get one trial room to paint', 'action: give us one trial room to paint'],
    // What the sender has for those who ask.
    ['ask for the syllabus', 'send: the syllabus'],
    ['get them to ask for the latest wine list', 'send: our latest wine list'],
    ['request a swatch box', 'send: a swatch box'],
    // When they could talk or meet.
    ['get him to reply with a time for a demo', 'question: when you would have time for a demo'],
    [
      'Have them suggest a slot to go over the figures',
      'question: when you would have time to go over the figures',
    ],
    ['reply with a day that suits', 'question: which day would suit you'],
    ['ask her to name a date for the fitting', 'question: which date would suit you for the fitting'],
    // What two settle on.
    ['settle on a Thursday in March', 'action: agree on a Thursday in March'],
    ['choose an afternoon for the workshop', 'action: agree on an afternoon for the workshop'],
    ['get a date in for the service', 'action: agree on a date for the service'],
    // What the reader keeps, joins or weighs.
    ['have our card handy for the next burst pipe', 'action: keep our card handy for your next burst pipe'],
    ['have my number saved, ideally a booking', 'action: keep our number saved'],
    ['keep our flyer and refer parents', 'action: keep our flyer and refer parents to us'],
    ['Registrations for the spring workshop', 'action: register for the spring workshop'],
    ['enrolment in the pottery course', 'action: enrol on the pottery course'],
    ['accept my manuscript', 'action: consider our manuscript'],
    ['confirm as panellist', 'action: join us as a panellist'],
    ['get her to join as COO', 'action: join us as COO'],
    ['start pilot', 'action: start a pilot'],
    ['a legacy gift of any size', 'action: make a legacy gift of any size'],
    ['get donations of warm coats', 'action: donate warm coats'],
    ["a slot on next year's programme", "action: consider us for a slot on next year's programme"],
    ['Name two sites where we may put a counter', 'action: name two sites where we may put a counter'],
    [
      'Pack up three broken lamps and send them over',
      'action: pack up three broken lamps and send them to us',
    ],
    ['Have him stock six of our teas', 'action: stock six of our teas'],
    ["ask if they'd review the plugin", 'action: review the plugin'],
    ['ask for a CV', 'action: send us your CV'],
    // What the sender would do, by leave.
    [
      'Get the number of desks and a go-ahead for a quote',
      'action: tell us your number of desks and let us send you a quote',
    ],
    ['land a small first job', 'action: try us with a small first job'],
    ['win one van as a test', 'action: try us with one van as a test'],
    ['walk the orchard together', 'action: let us walk your orchard with you'],
    [
      'Request the dates of the spring fair so we can price the tents',
      'action: send us the dates of the spring fair so that we can price the tents',
    ],
    ['Meet her, listen, and leave our card', 'action: let us meet you, listen and leave our card'],
    [
      'He accepts a tasting box and tells us what he thinks',
      'action: let us send you a tasting box and hear what you think',
    ],
    ['Deep dive with the security team', 'action: arrange a deep dive for us with your security team'],
    // Whose hands it comes from is left open.
    ['send one trial impression free', 'thing: one trial impression free'],
    // What is always open to the reader.
    ['That she knows she can phone me any time', 'action: phone us any time'],
    [
      'Let them know they can e-mail us if they ever need a spare',
      'action: e-mail us if you ever need a spare',
    ],
  ])('"%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['We would be grateful for permission to film one rehearsal', 'action: let us film one rehearsal'],
    ['We respectfully ask for a meeting in May', 'event: a short meeting'],
    ['We ask to be included in the tender', 'action: include us in the tender'],
    [
      'We would be honoured to restore one frame at our own cost',
      'action: let us restore one frame at our own cost',
    ],
    [
      "We'd appreciate his honest opinion in a 30 minute call",
      'action: give us your honest opinion in a 30-minute call',
    ],
    ['I want her to say yes to hosting a tasting', 'action: host a tasting'],
    [
      "Read the sample and give us an honest answer, even if it's no",
      'action: read the sample and tell us honestly what you think',
    ],
    ['She replies with "yes" and we send her the report', 'send: the report'],
    [
      'Find out if he has a shoot planned and, if so, get the brief from him',
      'question: whether you have a shoot planned',
    ],
    [
      'receive the floor plan and make an offer on it',
      'action: send us the floor plan so that we can make you an offer on it',
    ],
    [
      'drop off three chairs so she can see how they feel',
      'action: let us drop off three chairs so that you can see how these feel',
    ],
    ['whether the school wants a place', 'question: whether your school wants a place'],
    ['ring me whenever he feels up to it', 'action: ring us whenever you feel up to it'],
    ['show her a recorded walkthrough', 'event: a recorded walkthrough'],
    ['a demo using six of their own tickets', 'event: a short demo using six of your own tickets'],
    ["I'd love it if she came to our open day", 'action: come to our open day'],
    ["Ideally he'd forward my CV to the head of design", 'action: forward our CV to the head of design'],
    ['He agrees to meet me for half an hour at his yard', 'event: a half-hour meeting at your yard'],
    ['My hope is that she reads the first chapter', 'action: read the first chapter'],
    [
      'That he tries one crate and orders more if it sells',
      'action: try one crate and order more if it sells',
    ],
    ['We need their menu by Friday to print it', 'action: share your menu by Friday so that we can print it'],
    ['That she thinks of us for the next wedding', 'action: keep us in mind for your next wedding'],
    ['Have the clerk raise it at the next meeting', 'action: have your clerk raise it at the next meeting'],
    ['They let our apprentices visit the plant', 'action: let our apprentices visit the plant'],
    [
      'Is there a week in May when we could come?',
      'question: whether there is a week in May when we could come',
    ],
    ['Find out quietly whether they lease the land', 'question: whether you lease the land'],
    [
      'Let him know about the tasting on 4 June and get him to sign up',
      'action: sign up for the tasting on 4 June',
    ],
    ['Apologise for the delay and set a new date', 'action: agree on a new date'],
    ['send a team to the quiz', 'action: send a team to the quiz'],
    ['do a case study with them', 'action: let us do a case study with you'],
    ['exhibit my prints in the library', 'action: let us exhibit our prints in your library'],
    ['chase payment', 'question: when we can expect payment'],
    ['remind him about the invoice', 'action: settle the invoice'],
    ['get them to upgrade', 'action: upgrade'],
    ['14 day money back trial', 'event: a 14-day money back trial'],
    ['a pledge of any size', 'action: make a pledge of any size'],
    [
      'Find out if our rowing club would even be eligible before we write the plan',
      'question: whether our rowing club would even be eligible before we write the plan',
    ],
    ["check whether I'd qualify with one reference", 'question: whether we would qualify with one reference'],
    [
      'find out whether the maps are of use to her or a colleague of hers',
      'question: whether the maps are of use to you or a colleague of yours',
    ],
    ['let us up on the scaffold for half an hour', 'action: let us up on the scaffold for half an hour'],
    ['Get him to order a tile set on our site', 'action: order a tile set on our site'],
    ['Have her book an inspection online', 'action: book an inspection online'],
    [
      'A call to sort out which days we could load and when we should leave',
      'event: a short call to sort out which days we could load and when we should leave',
    ],
    ['ask if free', 'question: whether you are free for this'],
    ['collaborate on a spring menu', 'action: collaborate with us on a spring menu'],
    ['stock their jams', 'action: let us stock your jams'],
    ['place a bulk order with them', 'action: let us place a bulk order with you'],
    ['get trade prices', 'send: our trade prices'],
    ['take on overflow work', 'action: let us take on your overflow work'],
    ['do work experience', 'action: let us do work experience with you'],
    ['15-min call next week (Tue am best)', 'event: a 15-minute call'],
    ['let me know a good date in May', 'question: which date in May would suit you'],
    ['CALL BOOKED', 'event: a short call'],
    ['get PO', 'action: send us a PO'],
    ['be a reference customer', 'action: act as a reference for us'],
    ['share the petition', 'action: share our petition'],
    ['leave a comment', 'action: leave a comment'],
    ['send over the brief', 'action: send us your brief'],
    ['breakfast briefing on 8 May', 'event: a breakfast briefing'],
    ['take pictures of the finished garden', 'action: let us take pictures of the finished garden'],
    ['place two beehives on their roof', 'action: let us place two beehives on your roof'],
    ['mend the gate', 'action: let us mend the gate'],
    ['manage their cottage for them', 'action: let us manage your cottage for you'],
    ['sing with us on Tuesdays', 'action: sing with us on Tuesdays'],
    ['bring a class', 'action: bring a class'],
    ['be our mentor', 'action: act as our mentor'],
    ['give blood', 'action: give blood'],
    ['prepare a mock-up of their menu', 'action: let us prepare a mock-up of your menu'],
    ['be briefed on the rebrand', 'action: brief us on the rebrand'],
    ['ask if he knows anybody who would enjoy it', 'question: whether you know anybody who would enjoy it'],
    ['ask for spare fabric', 'action: give us your spare fabric'],
    ['have our poster on their noticeboard', 'action: display our poster on your noticeboard'],
    ['get clients referred', 'action: refer clients to us'],
    ['Have the clinic refer one patient', 'action: refer one patient to us'],
    ['fill 8 seats on the coach', 'action: book a seat on the coach'],
    ['get the artwork from him by Friday', 'action: send us the artwork by Friday'],
    ['get a provisional booking', 'action: make a provisional booking'],
    ['send them dates', 'send: some dates'],
    ['get our cider on tap', 'action: put our cider on tap'],
    ['get it in front of the producer', 'action: put it before your producer'],
    ['deliver bread daily', 'action: let us deliver bread daily'],
    ['install one dryer on trial', 'action: let us install one dryer on trial'],
    ['translate one page for free', 'action: let us translate one page for free'],
    ['second opinion on the lease', 'thing: a second opinion on your lease'],
    [
      'ask if the library would like to display them',
      'question: whether the library would like to display these',
    ],
    ['agree a theme and a deadline', 'action: agree on a theme and a deadline'],
    ['book ten assessments', 'event: ten assessments'],
    ["see if she'd like to see the sketches", 'send: the sketches'],
    ['have me drop by on Friday', 'action: let us drop by on Friday'],
    ['switch from their current host by May', 'action: switch from your current host to us by May'],
    ['get her to share it internally', 'action: share it internally'],
    ['quick 15 on the phone', 'event: a 15-minute phone call'],
    ['see if this is a priority this year', 'question: whether this is a priority this year'],
    ['compare our rates with their current ones', 'action: let us compare our rates with your current ones'],
    ['survey of the roof', 'event: a survey of your roof'],
    // What the sender has is not requested of the reader.
    ['request the technical datasheet', 'send: the technical datasheet'],
    ['request a meeting', 'event: a short meeting'],
    // The terms and the purpose are told.
    ['book a walkthrough using their own sales data', 'event: a short walkthrough using your own sales data'],
    [
      'would they be open to sending us one sample so we can test it for free',
      'question: whether you would be open to sending us one sample so that we can test it for free',
    ],
    ['quick call next week, any day but Wednesday', 'event: a quick call next week, any day but Wednesday'],
    ['book a slot for Easter, 3 left', 'action: book one of the 3 slots left for Easter'],
    ['get first booking, 1st one half price', 'thing: your first booking at half price'],
    ['invite him to speak in October', 'action: speak in October'],
    // What the reader is asked to tell or do.
    ['get renewal date + quote', 'action: tell us your renewal date so that we can send you a quote'],
    ['follow up, see if still interested', 'question: whether you are still interested'],
    ['be introduced to whoever owns onboarding', 'action: introduce us to whoever owns onboarding'],
    ['have my portfolio looked at', 'action: look at our portfolio'],
    ['arrange a free broker account', 'action: open a free broker account'],
    ['meeting at the BAU fair stand B4.112', 'event: a short meeting at the BAU fair stand B4.112'],
  ])('whole sentences: "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });
});

it.each([
  [
    'get a reply on whether a refit is planned this year',
    { kind: 'question', phrase: 'whether a refit is planned this year' },
  ],
  ['get an answer as to when the lease ends', { kind: 'question', phrase: 'when the lease ends' }],
  ['get a reply with the right contact person', { kind: 'referral' }],
  [
    'find out who coordinates in-kind donations',
    { kind: 'question', phrase: 'who coordinates in-kind donations' },
  ],
  ['ask if they want them', { kind: 'question', phrase: 'whether you want them' }],
  [
    'ask if they need someone to help them',
    { kind: 'question', phrase: 'whether you need someone to help you' },
  ],
])('asks what the answer would tell: "%s"', (goal, asked) => {
  expect(parseGoal(goal)).toEqual(asked);
});

it('says of who is considered for a trial that he is, also where it is one of two deeds', () => {
  expect(parseGoal('get a paid test gig')).toMatchObject({ gerund: 'considering us for a paid test gig' });
});
