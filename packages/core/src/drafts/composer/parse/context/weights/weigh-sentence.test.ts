import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const persona = 'Purchasing manager at a hotel';
const offer = 'Linen rental with weekly exchange. book a visit';

function tell(context: string) {
  const { proofs, aboutReader } = parseContext(context, { persona, offer });
  return [...proofs, ...aboutReader];
}

describe('a sentence that no rule knows', () => {
  it.each([
    'Sheets arrive folded and sorted by floor.',
    'The first month costs nothing.',
    'Stained pieces are swapped at once and nobody is asked why.',
    'A spa in Tavistock has not bought a towel for four years.',
    'Nine guest houses on the coast take their linen from us every week.',
    'In a trial over twelve weeks the laundry bill fell by a fifth.',
    'Our van comes round before seven and leaves by the back door.',
    'Anyone can change the amounts up to the evening before.',
  ])('is told where it looks like a fact: "%s"', (sentence) => {
    expect(tell(sentence)).toEqual([sentence]);
  });

  it.each([
    'We could go down to 61 cents a piece if the volume is there.',
    'The Grand dropped us in March after two late deliveries.',
    'Our margin on towels is thin at this price.',
    'Two of our drivers have handed in their notice.',
    'She told Martin that the owner refuses to pay for anything monthly.',
    'Their night porter says the present laundry loses things.',
    'They had bedbugs in June and moved a whole group out.',
    'The contract with their current supplier ends in October.',
    'We need the cash before the winter.',
    'He always asks for a discount in the last minute.',
  ])('is kept to itself where it looks private: "%s"', (sentence) => {
    expect(tell(sentence)).toEqual([]);
  });

  it.each([
    'Runs at 70 packs a minute, tested on two common machines.',
    '9 last year, 7 have an apprenticeship now.',
    'Boxes of 20, price from £31, need two weeks.',
    'Samples can be attached.',
  ])('stays out where it is a note or for the writer: "%s"', (sentence) => {
    expect(tell(`We bring clean linen. ${sentence}`).join(' ')).not.toContain(sentence.slice(5, 24));
  });

  it.each([
    ['They opened a second house in Truro last month.', 'You opened a second house in Truro last month.'],
    [
      'She gave a talk on laundry at the hotel fair in May.',
      'You gave a talk on laundry at the hotel fair in May.',
    ],
  ])('is said to the reader where it is news: "%s"', (sentence, told) => {
    expect(tell(sentence)).toEqual([told]);
  });
});
