import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const read = (notes: string, offer = 'linen rental for hotels', plural = false) =>
  parseContext(notes, { persona: 'Hotel managers', offer, plural });

it.each([
  [
    'pls mention early bird 10% off till march 31',
    ['There is an early-bird discount of 10% until March 31.'],
  ],
  ['trade discount 20% pls mention', ['There is a trade discount of 20%.']],
  ['Please mention 15% discount until June 30.', ['There is a 15% discount until June 30.']],
  [
    'mention photos they can hand straight to the adjuster',
    ['You get photos that you can hand straight to the adjuster.'],
  ],
  ['Mention the price list they get on the day.', ['You get the price list on the day.']],
  ["Please say gently that it is nobody's fault.", ["It is nobody's fault."]],
  ['mention lessons are online.', ['Lessons are online.']],
  ['mention our trial week costs nothing', ['Our trial week costs nothing.']],
  ['Make sure they know we are all DBS checked.', ['We are all DBS checked.']],
  ['also mention group rates from 12 pupils', ['There are group rates from 12 pupils.']],
  ['Mention lead time 3 weeks pls.', ['The lead time is 3 weeks.']],
  ['Please mention: 100 labels free with first order.', ['100 labels are free with your first order.']],
  ['mention the open day on 12 May', ['The open day is on 12 May.']],
  [
    "say they're welcome to come look around on a saturday",
    ['You are welcome to come look around on a Saturday.'],
  ],
  ['Note: mention that crates are returned and reused', ['Crates are returned and reused.']],
  ['mention 2 free cases for new customers', ['There are 2 free cases for new customers.']],
  [
    "Mention the licensing deadline at the end of June because that's when late towels cost most.",
    ["The licensing deadline is at the end of June, and that's when late towels cost most."],
  ],
  [
    'They hear from laundries daily so make it clear in the first line that this is no laundry.',
    ['This is no laundry.'],
  ],
  ['I think we should be upfront that dyes fade in the wash.', ['Dyes fade in the wash.']],
  [
    'We dye the yarns ourselves, so we should be honest that they fade in the sun and that no batch is like another.',
    ['We dye the yarns ourselves. They fade in the sun and no batch is like another.'],
  ],
  ['The partner cannot be named yet, so just say we have a partner.', ['We have a partner.']],
])('says what an order names in the style of notes: "%s"', (notes, told) => {
  expect(read(notes).proofs).toEqual(told);
});

it.each([
  "Refer to it tactfully, or just say 'longer hours'.",
  'Mention Callum, his daughter is in grade 3 there.',
  'mention their blog where they complain about laundry',
  'The loan unit is our main selling point, so it should appear early.',
])('tells no order, and nothing of others: "%s"', (notes) => {
  expect(read(notes).proofs).toEqual([]);
});

it.each([
  ['Reference visits can be arranged with two of our customers.'],
  ['Our agent reads metadata only and never touches customer records.'],
  ['Call out is free if 4 sheets or more.'],
])('knows a fact from an order: "%s"', (told) => {
  expect(read(told, 'data agent with a call out service').proofs).toEqual([told]);
});

it.each([
  ['No wiring is needed (say this!).', ['No wiring is needed.']],
  ['We need no wiring (please mention it).', ['We need no wiring.']],
  ['We liked the recent episode on debt.', ['We liked your recent episode on debt.']],
])('tells no order in brackets, and whose an episode is: "%s"', (notes, told) => {
  expect([...read(notes).proofs, ...read(notes).aboutReader]).toEqual(told);
});

it.each([
  [
    'Please mention the Harbour Days, where we worked in 2023 and 2024.',
    ['We worked at the Harbour Days in 2023 and 2024.'],
  ],
  ['please mention our app, which we built with nurses', ['We built our app with nurses.']],
  [
    'Make sure to mention Crumb & Co, with whom we have worked since 2019.',
    ['We have worked with Crumb & Co since 2019.'],
  ],
])('tells what was done there or with it: "%s"', (notes, told) => {
  expect(read(notes).proofs).toEqual(told);
});

it('tells the reader why it is he who was chosen', () => {
  const { proofs, aboutReader } = parseContext('His book on kelp is the reason the committee chose him.', {
    persona: 'Professor of marine biology',
    offer: 'an invitation to speak at our conference',
  });
  expect([...aboutReader, ...proofs]).toEqual(['Your book on kelp is the reason the committee chose you.']);
});
