import { describe, expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';

describe('the terms of an offer', () => {
  it('give a question that they answer and what follows from them', () => {
    const { questions, consequences } = findTerms(
      'cork taint testing',
      'We offer cork taint testing, results in 48 hours.',
      undefined,
    );
    expect(questions).toContain('When you have {job} done, how long do you wait for the results?');
    expect(consequences).toContain('So the results would not hold up the rest.');
  });

  it('ask how the reader does today what the offer does', () => {
    const { questions } = findTerms('', '', { base: 'catch bugs before merge', gerund: '' });
    expect(questions).toEqual([]);
    expect(findTerms('', '', { base: 'catch bugs by 40%', gerund: '' }).questions).toEqual([
      'How do you catch bugs today?',
    ]);
  });

  it.each([
    ['hull cleaning', true],
    ['lead list cleaning', false],
  ])('say of %s that what is looked after lasts longer: %s', (offer, isSaid) => {
    const { consequences } = findTerms(offer, `We do ${offer}.`, undefined);
    expect(consequences.includes('What is looked after lasts longer.')).toBe(isSaid);
  });

  it.each(['built in two weeks', 'Made in three sizes', 'a seed library where people lend seeds'])(
    'are no origin in %s',
    (offer) => {
      expect(findTerms('', offer, undefined).consequences).not.toContain(
        'You would know where it comes from.',
      );
    },
  );

  it('name an origin where there is one', () => {
    expect(findTerms('', 'Soap made in Bristol', undefined).consequences).toContain(
      'You would know where it comes from.',
    );
  });

  it('tell a kind of work by its topic alone', () => {
    expect(findTerms('boat repair', 'We offer boat repair.', undefined).questions).toHaveLength(1);
    expect(findTerms('glue', 'We offer glue for boat repair.', undefined).questions).toEqual([]);
  });

  it('are left alone where there are none', () => {
    expect(findTerms('', 'We offer organ tuning.', undefined)).toEqual({ questions: [], consequences: [] });
  });
});
