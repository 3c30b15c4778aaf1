import { expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';
import { withQuestionsTold } from './asked-offer.ts';

it.each([
  ['Would your library like a story hour with our storyteller?', 'A story hour with our storyteller.'],
  ['Are you looking for a van with a driver?', 'A van with a driver.'],
  ['How about a brass quintet at your market?', 'A brass quintet at your market.'],
  ['Do you want to rent out your hall twice as often?', 'We help you rent out your hall twice as often.'],
  ['Would you like to join our panel of tasters?', 'You can join our panel of tasters.'],
  ['May we hang a nest box in your orchard?', 'We would like to hang a nest box in your orchard.'],
  ['Could our dance school perform at your fete?', 'Our dance school would like to perform at your fete.'],
  ['What if you could see every late parcel?', 'We help you see every late parcel.'],
  ['What if your stocktake took an hour?', 'Your stocktake could take an hour.'],
  // These name no offer, or not by themselves.
  ['Tired of late parcels?', 'Tired of late parcels?'],
  ['Do you need a nanny who cooks?', 'Do you need a nanny who cooks?'],
  ['Want a garden room? We build them in a week.', 'Want a garden room? We build them in a week.'],
])('tells what a question offers: %s', (offer, told) => {
  expect(withQuestionsTold(offer)).toBe(told);
});

it('keeps a question that names no offer', () => {
  const { statements, questions } = parseOffer('Tired of late parcels?');
  expect(statements).toEqual(['That is what we would like to help you with.']);
  expect(questions).toEqual(['Tired of late parcels?']);
});
