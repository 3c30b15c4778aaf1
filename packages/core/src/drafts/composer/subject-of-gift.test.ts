import { expect, it } from 'vitest';
import { toGift } from './subject-of-gift.ts';

it.each([
  [
    'Our sawmill gives away oak offcuts and clean sawdust every Friday, free of charge.',
    'oak offcuts and clean sawdust',
  ],
  ['Our charity lends tents and donates about 1,200 blankets to towns after a storm.', 'tents and blankets'],
  ['Our theatre lends costumes to schools and repairs them afterwards.', 'costumes for schools'],
  [
    'Parents of the Alder school have raised the money for a crossing and want it built.',
    'money for a crossing',
  ],
  [
    'Neighbours of Mill Lane have paid for a bench and ask the council to put it up.',
    'bench paid for by neighbours',
  ],
  [
    'Our diving school offers to clear nets from the marina bed twice a year.',
    'clearing nets from the marina bed',
  ],
  [
    'I am a retired midwife and offer to give, free of charge, a two-hour talk to student nurses on home births.',
    'talk on home births',
  ],
  [
    "I'm a former river pilot and would like to give a one-hour lecture on tides to your members.",
    'lecture on tides',
  ],
  ['Our app gives you a forecast for each field.', undefined],
  ['I am a retired midwife with 30 years of experience.', undefined],
])('names what is given, lent or paid for, and what a talk is on: "%s"', (statement, subject) => {
  expect(toGift(statement)).toBe(subject);
});
