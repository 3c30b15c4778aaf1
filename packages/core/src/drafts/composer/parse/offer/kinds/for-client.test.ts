import { expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';

const read = (industry: string) =>
  readParts({
    persona: 'A senior tunnel engineer',
    offer: 'Principal engineer role at a 40 person consultancy in Leeds, £70k to £78k, car allowance',
    goal: 'A confidential chat by phone',
    industry,
    tone: 'casual',
  }).offer.statements[0];

it('recruits for a client where the sender is a recruiter', () => {
  expect(read('Recruitment')).toMatch(
    /^We are recruiting a principal engineer for a 40-person consultancy\b/,
  );
});

it('hires where the sender may be the firm', () => {
  expect(read('Engineering')).toMatch(/^We are hiring a principal engineer at a 40-person consultancy\b/);
});
