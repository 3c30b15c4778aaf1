import type { Scenario } from './scenario.ts';

/** As people type: casing, punctuation, half sentences, next to nothing. */
export const untidy: Scenario[] = [
  {
    id: 'shouting',
    group: 'untidy',
    about: 'all capitals',
    request: {
      persona: 'CEO OF A CONSTRUCTION COMPANY IN LEEDS',
      offer: 'SCAFFOLDING HIRE, DELIVERED NEXT DAY',
      goal: 'GET A CALL BACK',
      tone: 'professional',
    },
  },
  {
    id: 'lower-case',
    group: 'untidy',
    about: 'no capitals, no punctuation',
    request: {
      persona: 'hr manager at a saas startup in berlin',
      offer: 'we do payroll for german gmbhs takes 2 hours to set up',
      goal: 'get them on a call',
      tone: 'casual',
    },
  },
  {
    id: 'random-capitals',
    group: 'untidy',
    request: {
      persona: 'hEAD of MarKeting, b2b saas',
      offer: 'AI-powered Landing Page TESTS that Lift sign-ups by 11%',
      goal: 'Book Demo!!',
      tone: 'friendly',
    },
  },
  {
    id: 'exclamation',
    group: 'untidy',
    request: {
      persona: 'restaurant owners!!!',
      offer: 'Best knives ever!!! hand sharpened... every 2 weeks!!',
      goal: 'buy a subscription???',
      tone: 'enthusiastic',
    },
  },
  {
    id: 'lists',
    group: 'untidy',
    about: 'a list as an offer',
    request: {
      persona: 'IT director; public sector; 500 seats',
      offer: '- laptop leasing\n- repair within 4h\n- data wiping with certificate',
      goal: '1) intro call 2) send quote',
      tone: 'professional',
    },
  },
  {
    id: 'long-offer-sentence',
    group: 'untidy',
    request: {
      persona: 'operations people at warehouses who are struggling with returns I think',
      offer:
        'so basically what we do is we take back the returned parcels for you, we check them, repack them and put them back in stock usually same day and you pay per parcel, €1.90',
      goal: 'would be great if they could answer whether they outsource returns at all',
      tone: 'friendly',
    },
  },
  {
    id: 'typos',
    group: 'untidy',
    request: {
      persona: 'Restaraunt manger',
      offer: 'Invetory app wich counts stock by photo',
      goal: 'shedule a demo',
      tone: 'direct',
    },
  },
  {
    id: 'urls-and-handles',
    group: 'untidy',
    about: 'a link that may be used',
    request: {
      persona: 'Developer advocate @ a database company',
      offer: 'A conference for 400 backend developers, https://pgdays.example/sponsor',
      goal: 'get sponsorship',
      tone: 'professional',
    },
  },
  {
    id: 'emoji',
    group: 'untidy',
    request: {
      persona: 'Florist 🌷 in Utrecht',
      offer: 'Card machine without a monthly fee 💳 1.2% per payment',
      goal: 'try it for a week 🙂',
      tone: 'casual',
    },
  },
  {
    id: 'abbreviations',
    group: 'untidy',
    request: {
      persona: 'Dir. Ops, 3PL, ~200 FTE',
      offer: 'WMS w/ RFID, ROI < 9 mo.',
      goal: 'mtg w/c 12 Jan',
      tone: 'direct',
    },
  },
  {
    id: 'first-person-goal',
    group: 'untidy',
    about: "the sender's side must not be repeated",
    request: {
      persona: 'Procurement lead at a brewery',
      offer: 'Recycled glass bottles, 12% lighter',
      goal: 'I want to close the deal before the quarter ends and hit my quota',
      tone: 'persuasive',
    },
  },
  {
    id: 'quotes-and-brackets',
    group: 'untidy',
    request: {
      persona: 'Owner (2nd generation) of "Huber & Sons" carpentry',
      offer: 'CNC milling [5-axis] {up to 3 m}',
      goal: '"just a chat"',
      tone: 'friendly',
    },
  },
  {
    id: 'one-word-each',
    group: 'near-empty',
    request: { persona: 'Dentist', offer: 'Websites', goal: 'Call', tone: 'professional' },
  },
  {
    id: 'one-letter-each',
    group: 'near-empty',
    request: { persona: 'a', offer: 'b', goal: 'c', tone: 'friendly' },
  },
  {
    id: 'dots',
    group: 'near-empty',
    request: { persona: '...', offer: '???', goal: '-', tone: 'formal' },
  },
  {
    id: 'same-word',
    group: 'near-empty',
    request: { persona: 'test', offer: 'test', goal: 'test', tone: 'direct' },
  },
  {
    id: 'numbers-only',
    group: 'near-empty',
    request: { persona: '42', offer: '100', goal: '7', tone: 'casual' },
  },
];
