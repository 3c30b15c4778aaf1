import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

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
