import { expect, it } from 'vitest';
import { tellParts } from './tell-parts.ts';
import { tellAlone } from './tell-shorthand.ts';

const about = { persona: 'President of an HOA in Tampa', ofOneself: false, subject: 'it' } as const;

it.each([
  ['drops Wednesdays', 'We deliver on Wednesdays.'],
  ['deliver Monday 7am', 'We deliver on Mondays at 7am.'],
  ['no min after first order', 'There is no minimum after the first order.'],
  ['organic, all within 30 miles', 'It is organic, all from within 30 miles.'],
  ['7 days', 'We work seven days a week.'],
  ['cost approx £18/m', 'It costs about £18 a metre.'],
  ['96% fixed first visit', 'We fix 96% on the first visit.'],
  ['80% answered same day', 'We answer 80% the same day.'],
  ['average callout 4 hours', 'The average call-out time is 4 hours.'],
  ['price match', 'We match prices.'],
  ['booked 61 weddings', 'We have been booked for 61 weddings.'],
  ['collect from Luton', 'You can collect it from Luton.'],
  ['pay after run', 'You pay after the run.'],
  ['ships 2 days', 'It ships in 2 days.'],
  ['net 30', 'Payment is due in 30 days.'],
  ['0 returns in 2025', 'We had no returns in 2025.'],
  ['debris gone same day', 'We take the debris away the same day.'],
  ['ISA arborist on every job', 'There is an ISA arborist on every job.'],
  ['$2M liability', 'We have $2M of liability cover.'],
  ['14 HOAs', 'We already work with 14 HOAs.'],
  ['carriage paid £75+', 'Carriage is paid from £75.'],
  ['SOR ok first order', 'Sale or return is fine for the first order.'],
  ['AIIC member', 'We are an AIIC member.'],
])('tells "%s" in a sentence', (note, told) => {
  expect(tellAlone(note, about)).toBe(told);
});

it.each([['14 GPs'], ['drops Wednesdays on her'], ['net 30 km'], ['price matching their offer is hard']])(
  'does not tell "%s", which may be anything',
  (note) => {
    expect(tellAlone(note, about)).toBeUndefined();
  },
);

it('tells each of a row of notes that opens with a capital, or none', () => {
  const tell = (part: string) => tellAlone(part, about);
  expect(tellParts('AIIC member, 7 days, price match', tell)).toEqual([
    'We are an AIIC member.',
    'We work seven days a week.',
    'We match prices.',
  ]);
  expect(tellParts('Price match, 7 days', tell)).toHaveLength(2);
  expect(tellParts('Ruth sings, 7 days', tell)).toEqual([]);
});
