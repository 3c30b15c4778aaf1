import { describe, expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

/** What the mail would say after "We offer". */
function told(offer: string): string {
  const { noun, statements, extras } = parseOffer(offer);
  const thing = noun?.withArticle ?? noun?.withOur;
  return [...(thing ? [`${thing}.`] : []), ...statements, ...extras].join(' ');
}

describe('notes of which one cannot be told in a sentence', () => {
  it.each([
    [
      'Scaffolding on subscription. Fixed price per roof, put up the day before, taken down within 24 hours. Covers 50 km around Nuremberg.',
      'scaffolding on subscription (fixed price per roof, put up the day before, taken down within 24 hours). It covers 50 km around Nuremberg.',
    ],
    [
      'used gearboxes, 12-month warranty, 3,200 units in stock, ships same day. we buy old units too',
      'used gearboxes: 12-month warranty, 3,200 units in stock, ships same day. We buy old units too.',
    ],
    [
      'Retrofit kit: new control and back gauge for press brakes; fitted over a weekend; roughly a fifth of the price of a new machine',
      'retrofit kit: new control and back gauge for press brakes; fitted over a weekend; roughly a fifth of the price of a new machine',
    ],
    [
      'Soil sampling by quad. Files load into John Deere, Claas, Fendt terminals. 9.50 EUR/ha.',
      'Files load into John Deere, Claas, Fendt terminals. The price is 9.50 EUR/ha.',
    ],
    [
      'Underwater hull cleaning with ROV at Port Said, Algeciras and Singapore; filtered capture, class-approved, cleaning at anchorage in 10-14 hrs',
      'hull cleaning with ROV at Port Said, Algeciras and Singapore; filtered capture, class-approved, cleaning at anchorage in 10-14 hours',
    ],
    [
      'Rapid test strips, 8 minutes, no lab, validated against HPLC. Box of 50 is 310 euro',
      'rapid test strips: 8 minutes, no lab, validated against HPLC. A box of 50 is 310 euro.',
    ],
    [
      'Depot in Singapore for trial sites, GMP certified, -80C capacity, 48h from order to dispatch',
      '-80C capacity',
    ],
    [
      'Drone video and a 3D tour in one visit, delivered next day. $495 per listing, first one at half price.',
      'drone video and a 3D tour in one visit, delivered next day. The price is $495 per listing, first one at half price.',
    ],
  ])('stand as they were typed in "%s"', (offer, expected) => {
    expect(told(offer)).toContain(expected);
  });

  it('leave an offer as it is read where all of them can be', () => {
    expect(told('Oat milk, 12 x 1-litre cases, shelf life 9 months')).toContain('the shelf life is 9 months');
    expect(told('Our dash cameras look at the road. No driver-facing lens.')).toContain(
      'There is no driver-facing lens.',
    );
  });

  it.each([
    ['may suit early risers, 5am slots', 'We can offer the following: may suit early risers, 5am slots.'],
    ['prof ann bell, 3 talks, free', 'We can offer the following: prof ann bell, 3 talks, free.'],
  ])('stand as they were typed where no "our" could stand before them: "%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });

  it.each([
    ['we print banners, eyelets free, hem out free', 'You can hem out free'],
    ['paper straws. cheap. would suit cafes', 'includes would'],
  ])('are left out rather than told as what they are not: "%s"', (offer, nonsense) => {
    expect(told(offer)).not.toContain(nonsense);
  });
});
