import { expect, it } from 'vitest';
import { toRows } from './note-rows.ts';

it.each([
  ['* org -> Port of Vessen\n* me -> Lubomir K.', '* org: Port of Vessen\n* me: Lubomir K.'],
  ['min order => 1 pallet\nprice => 14.90', 'min order: 1 pallet\nprice: 14.90'],
  ['Delivery => next day', 'Delivery: next day'],
  ['No grit -> no disposal', 'No grit means no disposal'],
  ['No app -> works in the browser', 'No app, so it works in the browser'],
  ['- 14 languages -> no hardware', '- 14 languages, so no hardware'],
  ['Beds: 210 | Price: 95 per sample', 'Beds: 210\nPrice: 95 per sample'],
  [
    'lead 7 | name Ann Bell | price 1.85 per l | keg deposit',
    'lead: 7\nname: Ann Bell\nprice: 1.85 per l\nkeg deposit',
  ],
  [
    'fleet: 120 vans; price: 61 per tyre; warranty: 2 years',
    'fleet: 120 vans\nprice: 61 per tyre\nwarranty: 2 years',
  ],
  ['Origin: Umbria · Min: 100 g', 'Origin: Umbria\nMin: 100 g'],
  [
    'box is free / payout in 10 days / own lab / certificate',
    'box is free\npayout in 10 days\nown lab\ncertificate',
  ],
  ['Survey takes: 2 days', 'Survey takes 2 days'],
])('has a row for each thing in "%s"', (typed, rows) => {
  expect(toRows(typed)).toBe(rows);
});

it.each([
  'Open rate went from 58% -> 71%',
  'similar brewery, 40 tanks -> 22, cut $9k a year',
  'It takes 60 seconds. Ann Bell | Tallboy | 555-0142',
  '| Item | Price |\n| Box | 12 |',
  'We work in Leeds, York and Hull; the rest is done by post.',
  'Cards and/or cash, 24/7, see https://tallboy.example',
])('leaves "%s" as it is', (typed) => {
  expect(toRows(typed)).toBe(typed);
});
