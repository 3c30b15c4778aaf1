import { expect, it } from 'vitest';
import { suitsOffer, suitsReader } from './suits-reader.ts';

it.each([
  ['How do pupils at your school tell somebody that something is wrong?', 'School principal'],
  ['How do pupils at your school tell somebody that something is wrong?', 'Parents in Leeds'],
  ['How far do your patients travel for a short talk?', 'Dr Imran Sheikh, GP partner'],
  ['What do your guests find at your place that they would tell somebody about?', 'wedding planner'],
  ['Which role has been open the longest on your side?', 'Owner of a gym'],
  ['Which role has been open the longest on your side?', 'Engineering managers at biotech startups'],
  ['Tickets eat the time that was meant for the projects.', 'IT manager at a college'],
  ['Bakers notice a change of flour before any guest does.', 'Bakery owner'],
])('keeps "%s" for a %s', (line, reader) => {
  expect(suitsReader(line, reader)).toBe(true);
});

it.each([
  ['How do pupils at your school tell somebody that something is wrong?', 'VP of Sales at a SaaS company'],
  ['a class that knows what to do when it matters', 'Dentist with a private practice'],
  ['How far do your patients travel for a short talk?', 'CFO of a construction firm'],
  ['something that guests take home and show', 'Head of procurement'],
  ['What happens at your till when the queue reaches the door?', 'Owner of a laundrette'],
  ['Which role has been open the longest on your side?', 'senior backend devs in Lahore'],
  ['Tickets eat the time that was meant for the projects.', 'Baker with three shops'],
  ['Bakers notice a change of flour before any guest does.', 'Operations manager at a bus company'],
  ['How often does the shelf match the system?', 'Grain elevator managers in Iowa'],
  ['Freshness is the one thing that no recipe can add.', 'Office manager'],
  ['coffee that nobody has to fetch or apologise for', 'cafe owner'],
  ['What does a pitch need before you take it further?', 'Founders of software firms'],
])('leaves "%s" out for a %s', (line, reader) => {
  expect(suitsReader(line, reader)).toBe(false);
});

it.each([
  ['People buy in the language they think in.', 'Certified translation of court documents'],
  [
    'Who checks a translation on your side before it goes out?',
    'Translators for families at parents evenings',
  ],
  ['Where would a good video help you most?', 'Onboarding videos for shop-floor staff'],
  [
    'A roof without panels keeps the rain out and does nothing else.',
    'Solar and battery backup for load-shedding',
  ],
  [
    'How do the hours get from your people to the payroll?',
    'Timesheet and fee-tracking software for architects',
  ],
  ['How long does a place usually stand empty between two tenants?', 'Virtual tours of student housing'],
  ['People forget the furniture and remember the coffee.', 'Green coffee from my family farm'],
])('leaves "%s" out where the offer is "%s"', (line, offer) => {
  expect(suitsOffer(line, offer)).toBe(false);
});

it.each([
  ['People buy in the language they think in.', 'Translation of product pages'],
  ['A roof without panels keeps the rain out and does nothing else.', 'Solar panels for dairies'],
  ['People forget the furniture and remember the coffee.', 'Fresh coffee for offices'],
])('keeps "%s" where the offer is "%s"', (line, offer) => {
  expect(suitsOffer(line, offer)).toBe(true);
});
