import { describe, expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';
import { forMembers, tellDeal } from './offer-on-yours.ts';

describe('what the sender would do with what is the reader’s', () => {
  it.each([
    ['sponsor two issues of your newsletter', 'We would like to sponsor two issues of your newsletter.'],
    [
      'Sponsor an episode of their podcast, $400 each',
      'We would like to sponsor an episode of your podcast, for $400 each.',
    ],
    ['advertise on your show', 'We would like to advertise on your show.'],
    ['rent your barn for two weekends', 'We would like to rent your barn for two weekends.'],
    ['buy your surplus hay', 'We would like to buy your surplus hay.'],
    ['stock your wines in our two shops', 'We would like to stock your wines in our two shops.'],
    ['donate 300 books to your library', 'We would like to donate 300 books to your library.'],
    ['write a column for your magazine', 'We would like to write a column for your magazine.'],
  ])('is the sender’s deed: "%s"', (offer, told) => {
    expect(parseOffer(offer).statements[0]).toBe(told);
  });

  it.each([
    ['rent your flat out to students', 'We help you rent your flat out to students.'],
    ['stock your shelves overnight', 'We help you stock your shelves overnight.'],
    ['Sponsor our youth team', 'You can sponsor our youth team.'],
  ])('is none where the reader would do it: "%s"', (offer, told) => {
    expect(parseOffer(offer).statements[0]).toBe(told);
  });
});

it.each([
  ['partnership: sell our tea to your guests and split revenue 50/50', undefined],
  [
    'partnership: offer our meal plans to your members and split profits 50/50',
    'partnership in which you offer our meal plans to your members and we split profits 50/50',
  ],
  [
    'partnership: embed our map in your app and share revenue 15%',
    'partnership in which you embed our map in your app and we share 15% of the revenue with you',
  ],
  ['partnership: two concerts a year', undefined],
] as const)('says who does what in "%s"', (deal, told) => {
  if (told) expect(tellDeal(deal)).toBe(told);
  else expect(tellDeal(deal) ?? '').not.toContain(': ');
});

it.each([
  [
    'Member discount: 15% off our web hosting',
    'chamber of commerce director',
    'A discount of 15% for your members on our web hosting',
  ],
  [
    'Member benefit: free first month at our pools',
    'alumni association head',
    'free first month at our pools for your members',
  ],
  ['Member discount: 15% off our web hosting', 'cafe owner', 'Member discount: 15% off our web hosting'],
])('gives "%s" to the members of %s', (offer, reader, told) => {
  expect(forMembers(offer, reader)).toBe(told);
});
