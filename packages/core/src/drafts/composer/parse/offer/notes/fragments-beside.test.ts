import { describe, expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

describe('a further sentence of an offer without a verb', () => {
  it.each([
    ['Scaffold hire. Single & double storey.', 'our scaffold hire (single and double storey)'],
    [
      'Scaffold hire + erect + dismantle. Single & double storey. 48hr turnaround',
      'our scaffold hire (erect and dismantle; single and double storey)',
    ],
    [
      'dog daycare, small groups, max 12 dogs, all sizes. New! puppies 4mo+',
      'our dog daycare: small groups, max 12 dogs, all sizes, puppies 4mo+',
    ],
    [
      'Oysters. Sydney rock, Clyde River. Unopened, out of water under 24 hours.',
      'our oysters (Sydney rock, Clyde River; unopened, out of water under 24 hours)',
    ],
    [
      'Day-boat fish landed at Brixham before 6am. Tuesdays to Saturdays.',
      'our day-boat fish landed at Brixham before 6am (Tuesdays to Saturdays)',
    ],
    [
      'piano tuning in Kent. 3 pianos or more = £55 each, in holidays',
      'our piano tuning in Kent (3 pianos or more for £55 each, in holidays)',
    ],
  ])('stands beside what is offered: "%s"', (typed, told) => {
    const { noun, extras } = parseOffer(typed);
    expect(noun?.withOur).toBe(told);
    expect(extras.every((extra) => /\b(?:are|is)\b/.test(extra))).toBe(true);
  });

  it.each([
    ['Charity pages. Charities using us see 18% more gifts.', 'Charities using us see 18% more gifts.'],
    [
      'We migrate mainframes. 11 migrations so far, none rolled back.',
      '11 migrations so far, none rolled back.',
    ],
    ['Soil sampling by quad. Files load into Claas terminals.', 'Files load into Claas terminals.'],
  ])('stands by itself where it may have one, or follows a sentence: "%s"', (typed, extra) => {
    expect(parseOffer(typed).extras).toContain(extra);
  });

  it.each([
    [
      'Streamlined filing catch-up: 3 yrs returns + 6 yrs FBAR. flat CAD 1,900',
      'The price is a flat CAD 1,900.',
    ],
    [
      'Lift maintenance. Comprehensive contract, 6 lifts: S$1,680/mth',
      'A comprehensive contract for 6 lifts is S$1,680/month.',
    ],
    ['Shirt sponsor. J$180,000 one season', 'The price is J$180,000 for one season.'],
  ])('that is a price says what is paid: "%s"', (typed, extra) => {
    expect(parseOffer(typed).extras).toEqual([extra]);
  });

  it('that lists what some work is done on stands behind its name', () => {
    expect(parseOffer('Plumbing. Boilers, leaks, bathrooms').noun?.withOur).toBe(
      'our plumbing: boilers, leaks, bathrooms',
    );
  });
});
