import { expect, it } from 'vitest';
import { spellOut } from './spell-out.ts';

it.each([
  ['mtg thurs', 'meeting Thursday'],
  ['intro call, 1/4 hr', 'intro call, 15 minutes'],
  ['Editor in chief', 'Editor-in-chief'],
  ['VP Eng @ 200 ppl fintech', 'VP engineering @ 200-person fintech'],
  ['dispatch sw, 25yr warranty', 'dispatch software, 25-year warranty'],
  ['senior engineers, avail within 10 days', 'senior engineers, available within 10 days'],
  ['when a investor asks if theres more', "when an investor asks if there's more"],
  ['a one-off, a European tour, hang em', 'a one-off, a European tour, hang them'],
  ['0.9% flat, no monthly', '0.9% flat, no monthly fee'],
  ['childrens course, sat mornings', "children's course, Saturday mornings"],
  ['us eastern hrs, call us', 'US Eastern hours, call us'],
  ["cfo's of construction co's", 'cfos of construction companies'],
  ['so you dont have to', "so you don't have to"],
  ['im a plumber and ive been here', "I'm a plumber and I've been here"],
  ['send a link and ill storyboard 15 seconds', "send a link and I'll storyboard 15 seconds"],
  ['they are sick, and ill pupils stay away', 'they are sick, and ill pupils stay away'],
  ['send a page and ill edit it, ill or not', "send a page and I'll edit it, ill or not"],
  ['thier companys sell thru u', 'their companies sell through you'],
  ['open mon-fri, Joan’s co-op in NY', 'open mon-fri, Joan’s co-op in NY'],
])('writes out what was cut short, and nothing else: %s', (text, expected) => {
  expect(spellOut(text)).toBe(expected);
});
