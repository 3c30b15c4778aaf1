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
    'You get them back within a week.',
    'You can keep them.',
    'We pick them up on Fridays.',
    'Everything is washable.',
    'You only pay for them once.',
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

it('takes what has a price for no reader, whatever is offered', () => {
  expect(told('They cost 12 euros each.', 'Piano repair', false)).toEqual([]);
  expect(told('They have 12 rooms.', 'Piano repair', false)).toEqual(['You have 12 rooms.']);
});

describe('"he" or "she"', () => {
  const news = (context: string) =>
    parseContext(context, { persona: 'Head of operations at a bank', offer: 'A rota app' }).aboutReader;

  it.each([
    'We rented it to a neighbour. He came back the next week.',
    'A customer in Leeds tried it. She ordered two more.',
    'My father drove a truck. He retired in 2012.',
    'I met a young colleague of hers. She opened a new branch in May.',
  ])('is whoever was brought in before: "%s"', (context) => {
    expect(news(context)).toEqual([]);
  });

  it.each([
    ['They run a bank. He opened a branch in May.', 'You run a bank and opened a branch in May.'],
    ['She is a keen baker. She won a prize in May.', 'You won a prize in May.'],
    ['Our app reads a paper form. She asked for that in May.', 'You asked for that in May.'],
  ])('is the reader otherwise: "%s"', (context, told) => {
    expect(news(context)).toEqual([told]);
  });
});
