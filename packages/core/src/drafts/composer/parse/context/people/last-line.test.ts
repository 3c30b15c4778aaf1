import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { withLastLine } from './last-line.ts';

const signedBy = (notes: string) => {
  const { signature, signedAs } = parseContext(notes, { persona: 'estate manager', offer: 'our kilns' });
  return [signature, signedAs].filter(Boolean).join(', ');
};

describe('a last line that is nothing but a name', () => {
  it.each([
    ['40 estates use it\nQuarrytop Kilns', 'Quarrytop Kilns'],
    ['free from mid June.\n\nTallow & Sons', 'Tallow & Sons'],
    ['not for schools.\nLumenry, Leeds', 'Lumenry, Leeds'],
    ['one mill nearby has used it since May.\nWalter Lindqvist', 'Walter Lindqvist'],
    ['samples anytime - Joan, Tarn Energy Advice', 'Joan, Tarn Energy Advice'],
    ['own insurance.\nFr. Anton + Bea', 'Fr. Anton and Bea'],
  ])('signs after %j', (notes, signed) => {
    expect(signedBy(notes)).toBe(signed);
  });

  it.each([
    '3t per level. - Lena, Rackhouse',
    'fee on request.\nN. Adeyo, chartered engineer',
    'comes on a trailer. Dilys, Jarhouse',
    '12 jetties.\nQuarrytop Kilns',
  ])('is told as no fact: %j', (notes) => {
    const told = parseContext(notes, {
      persona: 'estate manager',
      offer: 'our kilns',
      plural: true,
    }).proofs.join(' ');
    expect(told).not.toMatch(/Lena|Adeyo|Dilys|Quarrytop/i);
  });

  it.each([
    'Past clients:\nOld Mill Bakery\nNorth Harbour Cafe',
    'We can come any day.\nTuesday or Friday',
    'We serve estates.\nTallow Estate',
    'We serve estates.\nKeep it short',
  ])('stands where it may be something else: %j', (notes) => {
    expect(withLastLine(notes, 'manager at Tallow Estate', false)).toBe(notes);
  });
});
