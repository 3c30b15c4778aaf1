import { describe, expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';

describe('the terms of an offer', () => {
  it('give what follows from them', () => {
    expect(findTerms('cork taint testing', 'We offer cork taint testing, results in 48 hours.')).toContain(
      'So the results would not hold up the rest.',
    );
  });

  it.each([
    ['hull cleaning', true],
    ['duct cleaning', true],
    ['lead list cleaning', false],
    ['changeover cleaning', false],
    ['hoof trimming', false],
    ['knife sharpening', false],
  ])('say of %s that what is looked after lasts longer: %s', (offer, isSaid) => {
    const consequences = findTerms(offer, `We do ${offer}.`);
    expect(consequences.includes('What is looked after lasts longer.')).toBe(isSaid);
  });

  it.each(['built in two weeks', 'Made in three sizes', 'a seed library where people lend seeds'])(
    'are no origin in %s',
    (offer) => {
      expect(findTerms('', offer)).not.toContain('People like to know where such things come from.');
    },
  );

  it('name an origin where there is one', () => {
    expect(findTerms('', 'Soap made in Bristol')).toContain(
      'People like to know where such things come from.',
    );
  });

  it.each([
    ['Our controller goes on the tank in 20 minutes', 'It is easier to plan when the waiting time is known.'],
    ['Spent grain is picked up the same day', 'It is easier to plan when the waiting time is known.'],
    ['Kits that cut hands-on time from 6 hours to 90 minutes', 'So you can start with a small order.'],
    [
      'We return laser-cut parts within 48 hours',
      'Time saved there is time for everything else on the list.',
    ],
    ['The grower pays flights, workers pay nothing', 'You pay for results, not for promises.'],
    ['Coffee, no minimum order', 'Nothing ties you down if it is not right for your {unit}.'],
    ['Crowns, remakes at no cost', 'You can judge it on what you see, not on what I say.'],
    ['We help florists sell weekly flower subscriptions', 'You would know when to expect us.'],
    ['A kitchen, open 24/7', 'So it does not have to wait until morning.'],
    ['Checks of certificates with the flag state', 'What is caught early stays small.'],
    ['Crews go out automatically at 3 cm', 'That takes a routine job off the list of your {unit}.'],
    ['Lettings to local makers', 'It has a story that you can pass on.'],
    ['Financial planning; we take no commission', 'What is saved there is free for something else.'],
    ['Snag lists with photos', 'You would not have to take our word for it.'],
  ])('draw no conclusion from "%s" that it does not bear', (offer, line) => {
    expect(findTerms('', offer)).not.toContain(line);
  });

  it.each([
    ['Soil tests, results in 3 days', 'It is easier to plan when the waiting time is known.'],
    ['Labels from 20 pieces', 'So you can start with a small order.'],
    ['Coffee, no minimum order', 'So you can start with a small order.'],
    ['Cleaning with no long contract', 'You can start small and see how it goes.'],
    ['Weekly care of office plants', 'You would know when to expect us.'],
    ['Phone answering, 24/7', 'So it does not have to wait until morning.'],
    ['Software that flags late orders', 'What is caught early stays small.'],
    ['FSC-certified plywood', 'You can show that to anybody who asks.'],
    ['Every job is logged with photos', 'You would not have to take our word for it.'],
  ])('draw the conclusion from "%s"', (offer, line) => {
    expect(findTerms('', offer)).toContain(line);
  });

  it.each(['CNC turning', 'land mapping', 'forklift operators'])('ask nobody for proof of %s', (job) => {
    const offer = `We offer ${job}, ISO 9001 certified, licensed and insured.`;
    expect(findTerms(job, offer)).toEqual([]);
  });

  it('tell a kind of work by its topic alone', () => {
    expect(findTerms('boat repair', 'We offer boat repair.')).toHaveLength(2);
    expect(findTerms('glue', 'We offer glue for boat repair.')).toEqual([]);
  });

  it('are left alone where there are none', () => {
    expect(findTerms('', 'We offer organ tuning.')).toEqual([]);
  });
});
