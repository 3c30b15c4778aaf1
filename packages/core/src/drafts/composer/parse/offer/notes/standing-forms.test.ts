import { describe, expect, it } from 'vitest';
import { tellStanding } from './in-fragments.ts';

describe('a note that says by its form whose it is', () => {
  it.each([
    ['18 month term', 'The term is 18 months.'],
    ['Three pilot schools, all primaries.', 'We have three pilot schools, all primaries.'],
    ['raised so far £8,400 of £20k', 'So far £8,400 of £20k has been raised.'],
    ['1 clinic: 90 to 31 no-shows a week', 'One clinic went from 90 to 31 no-shows a week.'],
    [
      'Time saved: 3 hours to 20 minutes per claim (median)',
      'The median time per claim went from 3 hours to 20 minutes.',
    ],
    ['Loss rate under 2%', 'Our loss rate is under 2%.'],
    ['launch date 3 June', 'The launch date is 3 June.'],
    ['Typical saving: 20-25% pump energy', 'The typical saving is 20-25% of pump energy.'],
    ['Roof survey required first - their cost', 'A roof survey is required first, at your cost.'],
    ['places left: ~4 before July', 'There are about 4 places left before July.'],
    ['Weekend working ok', 'We work at weekends.'],
    ['NOT an agency', 'We are not an agency.'],
    [
      'not private equity, own money and bank',
      'We are not private equity, and use our own money and a bank.',
    ],
    ['first aid certificate current', 'Our first aid certificate is current.'],
    ['last supper club sold out in 2 hours', 'Our last supper club was sold out in 2 hours.'],
    ['grandad was married there', 'My grandad was married there.'],
    ['opened 3 so far (cafes)', 'We have opened 3 so far (cafes).'],
    [
      'made redundant in May with whole team (ok to mention)',
      'I was made redundant in May with my whole team.',
    ],
    ['portfolio at adabell.example', 'My portfolio is at adabell.example.'],
  ])('tells %j as %j', (note, told) => {
    expect(tellStanding(note)).toBe(told);
  });

  it.each([
    'They bought 2 so far',
    'Typical saving: 20% lower bills',
    'made redundant in May',
    'not a good year',
    '1 van: red',
    'Two vans, both old',
  ])('leaves %j to others', (note) => {
    expect(tellStanding(note)).toBeUndefined();
  });
});
