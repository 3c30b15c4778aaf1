import { expect, it } from 'vitest';
import { parseContext } from '../context/parse-context.ts';
import { parsePersona } from './parse-persona.ts';

it.each([
  [
    'Founder who wrote about nearly losing the shop and turning it round',
    'You wrote about nearly losing the shop and turning it round.',
  ],
  [
    'Nina Holt, she runs HR for a chain of gyms and posted last week about how hard it is to find coaches',
    'You posted last week about how hard it is to find coaches.',
  ],
  ['Engineering manager who posted a senior backend role', 'You posted a senior backend role.'],
  [
    'Engineering manager whose team deploys several times per day',
    'Your team deploys several times per day.',
  ],
  ['RevOps manager at a firm that moved to Salesforce this summer', 'You moved to Salesforce this summer.'],
  ['Country manager of a firm that is opening an office in Dublin', 'You are opening an office in Dublin.'],
  ['Head of Support at a retailer using Zendesk', 'You use Zendesk.'],
  ['The head of a small animation studio whose short films I admire', 'I admire your short films.'],
  ['A potter whose glazes we have always loved', 'We love your glazes.'],
  [
    'Ex-customer who cancelled in March because of missing SSO',
    'You cancelled in March because of missing SSO.',
  ],
  ['Former customers who left over pricing last year', 'You left over pricing last year.'],
  ['VP Marketing who joined in May from a main competitor', 'You joined in May.'],
  ['Owner of a dairy that was in the papers in June', 'You were in the papers in June.'],
  ['Prof. Dr. Ida Brandt, who wrote the book on canal locks', 'You wrote the book on canal locks.'],
  [
    'Caterer whose free trial of our rota app ended a week ago',
    'Your trial of our rota app ended a week ago.',
  ],
  ['Support lead whose team of 9 answers 700 mails a day', 'Your team of 9 answers 700 mails a day.'],
  ['Product managers who run their own user onboarding', 'You run your own user onboarding.'],
  ['Someone who attended our webinar on fraud but did not answer', 'You attended our webinar on fraud.'],
])('tells the reader what "%s" says of him', (persona, told) => {
  expect(parseContext(undefined, { persona }).aboutReader).toEqual([told]);
  // What the context knows comes first.
  expect(parseContext('They opened a depot in May.', { persona }).aboutReader).toEqual([
    'You opened a depot in May.',
  ]);
});

it.each([
  'Customer who cancelled our tool a year ago',
  'Founder who just lost his head of sales',
  'Parents whose child has just been diagnosed with dyslexia',
  'HR director at a bank that was fined',
  'CFO who hates spreadsheets',
  'CEO of an agency whose biggest client has just left',
  'Head of IT whose team is small',
  'Beta users who signed up',
  'the person who runs payroll at a bakery',
  'Head teacher of a school with a lot of pupils who arrived recently from abroad',
  'Manager of a clinic for patients who moved here this year',
])('keeps to itself what "%s" says', (persona) => {
  expect(parseContext(undefined, { persona }).aboutReader).toEqual([]);
});

it.each([
  ['Journalist who covers funding and the future of work', 'cover funding and the future of work'],
  ['Podcast host who interviews bootstrapped founders', 'interview bootstrapped founders'],
  ['Partner at a seed-stage fund that invests in climate tech', 'invest in climate tech'],
  ['Sales director at a printer that exports school books', 'lead sales at a printer'],
])('knows the work of "%s"', (persona, duty) => {
  expect(parsePersona(persona).duty).toBe(duty);
});

it.each([
  ['Past donor who gave in 2021 but not since', ['Thank you for giving in 2021.']],
  ['Volunteer who helped at our fair in May', ['Thank you for helping at our fair in May.']],
  ['Donor who gave £400 last year', []],
])('thanks for what was given: "%s"', (persona, told) => {
  expect(
    parseContext('', { persona, offer: 'a second well' }).aboutReader.filter((news) =>
      news.startsWith('Thank you'),
    ),
  ).toEqual(told);
});
