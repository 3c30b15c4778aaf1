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
  ['paid £2.1m to charities since 2015', 'We have paid £2.1m to charities since 2015.'],
  ['clean up spills free', 'We clean up spills for free.'],
  ['leave report for owner and vet same day', 'We leave a report for the owner and vet the same day.'],
  ['council funded = free to you', 'It is council funded, so it costs you nothing.'],
  ['12 learners min', 'The minimum is 12 learners.'],
  ['9 of 10 finish', '9 of 10 finish.'],
  ['started with 2 warehouses now 11', 'We started with 2 warehouses and now have 11.'],
  ['cancel free 72 hours', 'You can cancel for free up to 72 hours before.'],
  ['lease 10 years', 'The lease is for 10 years.'],
  ['420 homes since 2021', 'We have done 420 homes since 2021.'],
  ['60+ weddings', 'We have done 60+ weddings.'],
  ['weekends too', 'We work at weekends, too.'],
  ['own yard Wangara', 'We have our own yard in Wangara.'],
  ['own PA', 'We bring our own PA.'],
  ['can do ceremony +€250', 'We can also do the ceremony for another €250.'],
  ['serviced nightly', 'It is serviced nightly.'],
  ['restock monthly', 'We restock monthly.'],
  ['wheelchair ok', 'It is wheelchair accessible.'],
  ['refund if fail', 'You get a refund if you fail.'],
  ['insured £5m', 'We are insured up to £5m.'],
  ['40 minutes per 10m boat', 'It takes 40 minutes per 10m boat.'],
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
