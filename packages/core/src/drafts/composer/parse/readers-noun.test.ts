import { expect, it } from 'vitest';
import { isOfKindBefore, withReadersNoun } from './readers-noun.ts';

it.each([
  ['head of collections at a museum', "Scans made on the museum's premises", 'Scans made on your premises'],
  [
    'tour operators specialised in hiking',
    "An app with the tour operator's own branding",
    'An app with your own branding',
  ],
  [
    'Business manager at a primary school',
    'Meters that show the school which rooms waste heat',
    'Meters that show you which rooms waste heat',
  ],
  [
    'head of science at a state school',
    'We bring the telescopes, schools only need a dark field',
    'We bring the telescopes, you only need a dark field',
  ],
  [
    'funeral home director',
    'Memorial pages that the funeral home can offer under its own name',
    'Memorial pages that you can offer under your own name',
  ],
  [
    'managing director of a freight forwarder',
    "A portal under the forwarder's brand",
    'A portal under your brand',
  ],
  [
    'director of partnerships at brightpath credit union',
    'Courses co-branded with the credit union',
    'Courses co-branded with your credit union',
  ],
  ['principal of a school', 'The pilot is free for the school.', 'The pilot is free for your school.'],
  [
    'hr managers at warehouses',
    'We train them, at no charge to the employer.',
    'We train them, at no charge to you.',
  ],
  [
    'tour guides in wales',
    'The walk is two days, guides only pay for their meals, and six places are free.',
    'The walk is two days, you only pay for your meals, and six places are free.',
  ],
  [
    'head of sales, software vendor, 40 agents',
    "Built on the agents' own calls",
    "Built on your agents' own calls",
  ],
  ['photographers', "The photographer's clients see no other name.", 'Your clients see no other name.'],
])('is the reader\'s, to %s: "%s"', (persona, text, told) => {
  expect(withReadersNoun(text, persona)).toBe(told);
});

it.each([
  ['headteacher of a school with 200 pupils', "A reading app with the pupil's own voice"],
  ['brokers who place insurance for hotels', "Cover adapted to the hotel's location"],
  ['CEO of a software company', 'I founded it with the company of my brother at the company.'],
  ['school principal', 'We ran it at a school in Leeds, at no cost to the school.'],
  ['risk officer at an insurance broker', "Recorded on the broker's own phone number"],
  ['tour guides in wales', 'We work with 90 guides. Guides keep their tips.'],
  ['museum director', "We work for three museums and the museum's visitors in Kiel love it."],
  ['mayor of a small town', "We built the benches of the town of Hesse from the town's oak."],
])('stays another\'s, to %s: "%s"', (persona, text) => {
  expect(withReadersNoun(text, persona, '')).toBe(text);
});

it('is a customer of whom the sentence before it spoke', () => {
  expect(isOfKindBefore("The bank's doors were narrow.", 'We fitted out the shelves of a bank.')).toBe(true);
  expect(isOfKindBefore('The bank opened two branches.', 'Banks like it.')).toBe(false);
});

it('tells a society of friends from friends', () => {
  expect(withReadersNoun("two talks a year for the museum's friends", 'curator of a museum')).toBe(
    "two talks a year for your museum's friends",
  );
});
