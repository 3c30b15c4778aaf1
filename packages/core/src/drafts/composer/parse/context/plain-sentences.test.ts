import { describe, expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

const told = (sentence: string, offer: string, plural: boolean) => {
  const { proofs, aboutReader } = parseContext(sentence, {
    persona: 'Manager of a hotel in Bristol',
    offer,
    plural,
  });
  return [...aboutReader, ...proofs];
};

describe('a plain sentence of the caller’s', () => {
  it.each([
    'Our workshops last 90 minutes.',
    'Our trial lasts two weeks.',
    'Our rooms sleep four.',
    'Our next course starts in May.',
    'Our last concert sold out.',
    'Our contract can be cancelled every month.',
    'Our fee is £90 a head.',
    'I am available in June.',
    'I am available two days a week from May.',
    'My rate is $90 an hour plus travel.',
    'Your price is £1.30.',
    'My brother and I deliver within two days.',
    'All our drivers are trained.',
    'We have never missed a deadline.',
    'We have already repaired 300 clocks.',
    'We would always come within a day.',
    'I studied law before I became a baker.',
    'It was tested by 200 teachers.',
    'It costs less than a cup of coffee a day.',
    'It comes with a warranty of five years.',
    'Delivery is free.',
    'Parking is free.',
    'Lunch is included.',
    'Dogs are welcome.',
    'Children under six go free.',
    'There were 200 visitors last year.',
    'The machine is quiet.',
    'Each lesson is recorded.',
    'A visit takes an hour.',
    'Last winter, we repaired the roof of the library.',
    'If it rains, we come the next day.',
    'Unlike most, we do not charge for travel.',
  ])('is told as it was typed: "%s"', (sentence) => {
    expect(told(sentence, /^(?:I|My) /.test(sentence) ? 'My piano lessons' : 'Piano repair', false)).toEqual([
      sentence,
    ]);
  });

  it.each([
    'They are made of oak.',
    'They cost 12 euros each.',
    'They come in packs of six.',
    'They last for ten years.',
    'They were tested in 40 kitchens.',
    'They need no glue.',
    'They save two hours a week.',
  ])('on several things is told of those: "%s"', (sentence) => {
    expect(told(sentence, 'Oak tables', true)).toEqual([sentence]);
  });
});
