import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { toTraction } from './note-traction.ts';

const read = (context: string) =>
  parseContext(context, { persona: 'Angel investor', offer: 'Seed round in Voltloop' });

it.each([
  [
    '62 paying studios, $11.4k MRR, growing 14% month over month, churn under 1.5%.',
    'We have 62 paying studios and $11.4k MRR, growing 14% month over month, with churn under 1.5%.',
  ],
  [
    '22 pods sold, $310k revenue, margin 48%.',
    'We have sold 22 pods. We have $310k in revenue, with a margin of 48%.',
  ],
  ['$40k MRR, up 20% a month, NRR 118%', 'We have $40k MRR, up 20% a month, with an NRR of 118%.'],
  ['Team from Monzo and Wise.', 'Our team comes from Monzo and Wise.'],
  ['3 pilots, $400k in LOIs', 'We have 3 pilots and $400k in LOIs.'],
  [
    '$90k in revenue, 4 pilot farms, raising $2M.',
    'We have $90k in revenue and 4 pilot farms. We are raising $2M.',
  ],
  ['we are raising $1M, $300k in sales last year', 'We had $300k in sales last year. We are raising $1M.'],
  [
    'We have 3 pilots, $400k in LOIs, team from Tesla and Northvolt.',
    'We have 3 pilots, $400k in LOIs and a team from Tesla and Northvolt.',
  ],
])('tells what whoever raises money has to show: "%s"', (context, told) => {
  expect(read(context).proofs).toEqual([told]);
});

it.each(['12 customers, 2 churned, gross margin 70%', '41 farms, 1,900 sensors, 2 countries'])(
  'tells no list of which a part cannot be read: "%s"',
  (context) => {
    expect(toTraction(context)).toBeUndefined();
  },
);

it.each([
  [
    "62 paying studios, $11.4k MRR. they invested in Looply (yoga studios) which is why I think there's a fit.",
    'You invested in Looply (yoga studios).',
  ],
  ['They backed Plugwise, so I thought this could be up their street.', 'You backed Plugwise.'],
])('tells news without why it made the sender write: "%s"', (context, told) => {
  expect(read(context).aboutReader).toEqual([told]);
});
