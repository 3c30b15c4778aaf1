import { expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

it.each([
  [
    'Speaker at a data conference in May, talk about silent failures',
    'Head of Data',
    'You spoke at a data conference in May about silent failures.',
  ],
  ['Panelist at a payments summit last month', 'CTO', 'You were a panelist at a payments summit last month.'],
  [
    'Guest on a growth podcast in April, episode on churn',
    'CMO',
    'You spoke on a growth podcast in April about churn.',
  ],
  [
    'New project: the riverside hospital, starts in January',
    'Operations Director of a construction company',
    'Your new project, the riverside hospital, starts in January.',
  ],
  [
    'New warehouse in Doncaster, opened in May',
    'Head of Logistics',
    'Your new warehouse in Doncaster opened in May.',
  ],
  [
    '230 employees across 18 branches',
    'Branch operations manager',
    'You have 230 employees across 18 branches.',
  ],
  [
    '9 schools in the trust, old projectors from 2013',
    'IT manager of a schools trust',
    'You have 9 schools in your trust.',
  ],
  ['140 vans, mostly diesel', 'Head of Fleet', 'You have 140 vans.'],
  [
    '3 unplanned stops last quarter (from their annual report)',
    'Plant manager',
    'I read in your annual report that you had 3 unplanned stops last quarter.',
  ],
  [
    '- saw the library project on their site',
    'Principal architect',
    'I saw the library project on your site.',
  ],
  ['- liked the roof garden on their Instagram', 'Landscaper', 'I liked the roof garden on your Instagram.'],
])('tells %j, to a %s', (context, persona, told) => {
  expect(parseContext(context, { persona, offer: 'Cleaning' }).aboutReader).toEqual([told]);
});

it.each([
  ['Speaker at 20+ events', 'Conference organiser', 'A talk on burnout'],
  ['40 vans in Leeds', 'Head of Fleet', 'Vans on long-term hire'],
  ['640 pupils taught since 2019', 'Head teacher', 'Coding clubs'],
  ['230 installations last year', 'Facilities manager', 'Heat pumps'],
  ['New showroom in Leeds, opened in May', 'Interior designer', 'A showroom of tiles'],
])('does not take %j for the reader’s, of a %s', (context, persona, offer) => {
  expect(parseContext(context, { persona, offer }).aboutReader).toEqual([]);
});
