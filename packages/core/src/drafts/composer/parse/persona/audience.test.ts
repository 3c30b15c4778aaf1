import { expect, test } from 'vitest';
import { withTradeClause } from './audience.ts';
import { parsePersona } from './parse-persona.ts';
import { findState } from './reader-state.ts';

test.each([
  ['General contractors bidding on public school projects in Iowa', 'business'],
  ['Architects designing hospitals', 'practice'],
  ['Security firms bidding for stadium contracts', 'firm'],
  ['Wedding photographers shooting at hotels in Crete', 'business'],
  ['Chefs cooking at private homes', 'kitchen'],
  ['Consultants advising hospitals on IT', undefined],
  ['A consultant advising schools on safeguarding', undefined],
  ['Couriers delivering for restaurants in Lyon', undefined],
  ['Graduating civil engineering students at a university', undefined],
  ['Alumni of a business school', undefined],
  ['Guests at hotels in Rome', undefined],
  ['Patients of dental clinics', undefined],
])('does not take the house of a customer for that of "%s"', (persona, unit) => {
  expect(parsePersona(persona).unit).toBe(unit);
});

test.each([
  ['Nurses working at a dental clinic', 'practice'],
  ['Owners running hotels', 'hotel'],
  ['Teacher who coordinates trips at Oakfield Primary School', 'class'],
  ['Drivers hiring manager at a hotel', 'drivers hiring team'],
  ['Student services director at a university', 'student services team'],
  ['Restaurant owners hiring chefs', 'restaurant'],
  ['Secretary of the Northern Federation of Riding Schools', 'federation'],
  ['The chair, Lakeland Campsite Association', 'association'],
])('takes where somebody works for that of "%s"', (persona, unit) => {
  expect(parsePersona(persona).unit).toBe(unit);
});

test('takes coaches who train for people', () => {
  expect(parsePersona('Coaches training swimmers at public pools').duty).toBeUndefined();
  expect(parsePersona('Coaches a youth team').duty).toBe('coach a youth team');
});

test.each([
  ['General contractors bidding on public schools', 'General contractors who bid on public schools'],
  ['Companies supplying furniture to schools', 'Companies who supply furniture to schools'],
  ['Founders raising a seed round', 'Founders raising a seed round'],
  ['Head of engineering hiring at a bank', 'Head of engineering hiring at a bank'],
])('reads what "%s" do as their trade or as what is so just now', (persona, clause) => {
  expect(withTradeClause(persona)).toBe(clause);
});

test('takes the trade for the reason to write', () => {
  expect(findState('Landlords letting to students near Leeds')).toBe('you let to students near Leeds');
});
