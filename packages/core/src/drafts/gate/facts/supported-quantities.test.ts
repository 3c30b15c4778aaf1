import { describe, expect, it } from 'vitest';
import { checkDraft } from '../index.ts';

function check(offer: string, told = offer) {
  const request = { persona: 'CFO at a packaging firm', offer, goal: 'book a call', tone: 'direct' as const };
  return checkDraft(
    { subjectLine: 'Fewer loans', emailContent: `Hello,\n\n${told}\n\nShall we talk?\n\nBest,` },
    request,
  );
}

describe('a number of the brief', () => {
  it.each([
    'We merge three to six separate loans.',
    'We print labels for five markets.',
    'We build two decks and nine octagons.',
    'We train ten junior clerks.',
  ])('counts what stands after it, whatever month that begins like: "%s"', (offer) => {
    expect(check(offer)).toEqual([]);
  });

  it('is no count where it is a day of the month', () => {
    expect(check('We open on 6 Sep.', 'We open on 6 Sep with six clerks.')).not.toEqual([]);
  });

  it('counts years with a y of its own, and nothing with the "y" of "entre 10 y 20"', () => {
    expect(check('Pumps with a 2y warranty.', 'Pumps with a 2-year warranty.')).toEqual([]);
    expect(check('Pumps with a 2y warranty.', 'Pumps with a 3-year warranty.')).not.toEqual([]);
    expect(check('Visits of 10-20 minutes.', 'Una visita dura entre 10 y 20 minutos.')).toEqual([]);
  });
});
