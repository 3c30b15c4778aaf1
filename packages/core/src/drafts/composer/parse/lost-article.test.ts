import { expect, it } from 'vitest';
import { withLostArticle } from './lost-article.ts';

it.each([
  ['Trial afternoon is free.', 'The trial afternoon is free.'],
  ['Box of 50 is 310 euro.', 'A box of 50 is 310 euro.'],
  ['Municipality of Kortrijk cut its bill by 18%.', 'The municipality of Kortrijk cut its bill by 18%.'],
  ['Dairy near Cork cut its losses by 9%.', 'A dairy near Cork cut its losses by 9%.'],
  [
    'Similar group of 6 clinics filled 38% of cancelled slots.',
    'A similar group of 6 clinics filled 38% of cancelled slots.',
  ],
  ['Average premium 610 euros.', 'The average premium is 610 euros.'],
  ['Claims hotline staffed in-house.', 'The claims hotline is staffed in-house.'],
  ['Kit weighs 2 kg, charger is included.', 'The kit weighs 2 kg, and the charger is included.'],
  ['The lamp costs £49, battery lasts two nights.', 'The lamp costs £49, and the battery lasts two nights.'],
  [
    'It takes a day to fit, batteries last two years.',
    'It takes a day to fit, and batteries last two years.',
  ],
])('says with an article what opens a sentence: %s', (typed, told) => {
  expect(withLostArticle(typed)).toBe(told);
});

it.each([
  'Price lists cover 400 items.',
  'We can set up the loan remotely and there is no fee until May.',
  'Everyone can join in an hour and the fee is refunded.',
  'Van fitted with racks.',
  'Lunch is included.',
  'One tenant in Leeds cut its bill from £90 to £30.',
  'Software is free.',
  'Coffee is on us.',
  'Equipment is rented monthly.',
  'Palmgrove group cut its bill by 8%.',
  'Fitting takes a night.',
  'Billing is per seat.',
  'Unit costs down 9%.',
  'Group lessons are 20 pounds.',
  'Only one party takes the barn on any day.',
  'We can set up the stall in an hour.',
  'Whatever is left after the season has no price.',
  'When the pump stops, alarm rings.',
  'The kit comes with a case, lid and strap.',
  'The van costs £40, driver included.',
])('leaves as it is what needs none: %s', (typed) => {
  expect(withLostArticle(typed)).toBe(typed);
});

it('says of a charge what it is by', () => {
  expect(withLostArticle('Rate per desk cleaned, not per hour.')).toBe(
    'The rate is per desk cleaned, not per hour.',
  );
  expect(withLostArticle('Average saving is 37%.')).toBe('The average saving is 37%.');
});
