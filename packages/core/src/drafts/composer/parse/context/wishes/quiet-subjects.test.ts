import { expect, it } from 'vitest';
import { splitSentences } from '../../../text/tidy.ts';
import { parseContext } from '../parse-context.ts';
import { findQuiet, withoutQuietOccasions } from './quiet-subjects.ts';

const tell = (context: string) =>
  parseContext(context, { persona: 'Head of Learning at an insurer', offer: 'leadership program' }).proofs;

it.each([
  [
    'Fee: $2,400 per participant.\nCohorts are limited to 20 participants.\nPlease do not mention the fee in this first letter.',
    'Cohorts are limited to 20 participants.',
  ],
  [
    "Don't mention pricing yet. $2,400 per participant. We trained 1,400 managers.",
    'We trained 1,400 managers.',
  ],
  [
    'We have trained 1,400 managers. It costs $400 a month, but leave the price out for now.',
    'We have trained 1,400 managers.',
  ],
  [
    'We work with Pinnacle Assurance. We are ISO certified. Never mention Pinnacle by name.',
    'We are ISO certified.',
  ],
  [
    'There is 20% off until May. We have trained 1,400 managers. No discounts in the first email.',
    'We have trained 1,400 managers.',
  ],
  [
    'The day rate is 720 euros. We trained 38 artists. I would prefer that rates are not in the first mail.',
    'We trained 38 artists.',
  ],
  [
    "55% of it is paid by the county. We trained 38 artists. Don't give the 55% figure.",
    'We trained 38 artists.',
  ],
  ["Don't name clients. We work with Redfox and Pixelgrim. We trained 38 artists.", 'We trained 38 artists.'],
  [
    'I spent an evening with the uncle. We trained 38 artists. The uncle has asked not to be named, so leave him and the ferryman out.',
    'We trained 38 artists.',
  ],
  [
    "We took redundancy in May. We trained 38 artists. Please don't bring up the redundancy; 'former teachers' is plenty.",
    'We trained 38 artists.',
  ],
  [
    "The lady in the tea room said that it leaks. We trained 38 artists. Don't say the tea room lady gossiped.",
    'We trained 38 artists.',
  ],
  [
    "One room was shut for six weeks. She will hear that on the call, so it needn't be in the email. We trained 38 artists.",
    'We trained 38 artists.',
  ],
  [
    'We charge per head, but keep the pricing out of the email. We trained 38 artists.',
    'We trained 38 artists.',
  ],
])('tells nothing of what is not to be mentioned, wherever that is said: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it.each([
  ['We never share their data.', 'We never share your data.'],
  ["We don't quote prices by phone.", "We don't quote prices by phone."],
])('takes what the sender does for no order: "%s"', (context, told) => {
  expect(tell(context)).toEqual([told]);
});

it.each([
  ['We trained 38 artists. mention no retainer', ['We trained 38 artists.', 'There is no retainer.']],
  ['We trained 38 artists. Mention no set-up fees.', ['We trained 38 artists.', 'There are no set-up fees.']],
  ['We trained 38 artists. Mention no prices.', ['We trained 38 artists.']],
])('tells that nothing binds a buyer, where that is to be mentioned: %s', (context, told) => {
  expect(tell(context)).toEqual(told);
});

it('tells of a story nothing that its own sentence orders to be silent about', () => {
  const { story } = parseContext(
    "We are four actors who used to be teachers. Last year we performed for 96 schools and 31,000 students in three provinces. A performance takes 50 minutes and needs nothing but a hall and two sockets. Our van has been in the shop so we can only travel near Toronto for the moment, but you don't need to mention the van.",
    { persona: 'School principals', offer: 'A theatre show' },
  );
  expect(story?.steps.flat().join(' ')).toMatch(/^We are four actors.*two sockets\.$/);
});

it('says nothing of a deed that it is told not to say', () => {
  expect(
    tell("Our team trained 38 artists in Bergen. We have 12 rooms. Don't say our team trained artists."),
  ).toEqual(['We have 12 rooms.']);
});

it('reads an order among points, in whatever letters', () => {
  expect(tell("- The fee is $40\n- We trained 38 artists\n- DON'T MENTION THE FEE")).toEqual([
    'We trained 38 artists.',
  ]);
});

it('opens with nothing of the reader that is not to be mentioned', () => {
  const known = (order: string) =>
    parseContext(`They opened a second office in May. ${order}`, {
      persona: 'Head of Learning at an insurer',
      offer: 'leadership program',
    }).aboutReader;
  expect(known('')).toEqual(['You opened a second office in May.']);
  expect(known('No need to mention the second office, it went badly.')).toEqual([]);
});

it('tells of a story what it may, without what its own sentence or another orders to keep quiet', () => {
  const told = (last: string) => {
    const { story, proofs } = parseContext(
      `We are four actors who used to be teachers. Last year, we performed for 96 schools and 31,000 students. After a show in Hamilton, a grade 6 teacher wrote to us that her class talked about it for a week. A performance takes 50 minutes and costs $650 plus HST. We would gladly come to any school that has a hall of that size, in any week of the spring term. ${last}`,
      { persona: 'School principals in Ontario', offer: 'A theatre show about online safety' },
    );
    return (story?.steps.flat() ?? proofs).join(' ');
  };
  const van = 'Our van has been in the shop so we can only travel within 200 km of Toronto';
  expect(told(`${van}, but you don't need to mention the van.`)).not.toContain('van');
  expect(told('')).toContain('Hamilton');
  expect(told('No need to mention the grade 6 teacher, she has moved on since.')).not.toContain('Hamilton');
});

it('tells what was noticed without the occasion that is not to be mentioned', () => {
  const text = "I was in town for a funeral and noticed the clock had stopped. Don't mention the funeral.";
  expect(withoutQuietOccasions(text, findQuiet(splitSentences(text)))).toBe(
    "I was in town and noticed the clock had stopped. Don't mention the funeral.",
  );
});

it('tells it so in a story', () => {
  const { story, proofs } = parseContext(
    "My sister and I repair turret clocks, third year on our own after nineteen with a firm in Derby. Last month we were in town for a funeral and met your caretaker, who showed us the works of the clock. We repaired the clock of the corn exchange last spring, in nine days and without a scaffold. Please don't mention the funeral.",
    { persona: 'Town clerk of a market town', offer: 'Repair of the town hall clock' },
  );
  const told = (story?.steps.flat() ?? proofs).join(' ');
  expect(told).toContain('Last month we were in town and met your caretaker');
});

it('is silent about whom an order leaves out by a pronoun', () => {
  expect(
    findQuiet(['The uncle has asked not to be named, so leave him and the ferryman out.']).subjects,
  ).toEqual(expect.arrayContaining(['uncle', 'the ferryman']));
});
