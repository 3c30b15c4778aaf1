import { expect, it } from 'vitest';
import { withoutTitleCase } from './title-case.ts';

it.each([
  ['Get A Reply With The Right Contact Person', 'Get a reply with the right contact person'],
  ['Start A Free 14-Day Trial', 'Start a free 14-day trial'],
  ['Book A Call With Anna Bell In May', 'Book a call with Anna Bell in May'],
  ['Owner Of A Restaurant In Denver', 'Owner of a restaurant in Denver'],
  ['VP Of Sales At Green Valley Foods', 'VP of sales at Green Valley Foods'],
  [
    'Google Business Profile Care For Multi-Site Clinics',
    'Google Business Profile care for multi-site clinics',
  ],
])('writes "%s" in ordinary letters', (typed, told) => {
  expect(withoutTitleCase(typed)).toBe(told);
});

it.each([
  'Head of Sales at Green Valley Foods',
  'A stand at Bread In The Park',
  'SEO FOR GYMS',
  'Route Planning Software',
  'Sponsoring "Run To The Hills" For A Day',
])('leaves "%s" as it is', (typed) => {
  expect(withoutTitleCase(typed)).toBe(typed);
});
