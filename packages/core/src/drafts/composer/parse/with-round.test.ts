import { expect, it } from 'vitest';
import { withRound } from './with-round.ts';

it('says once how much is raised', () => {
  expect(
    withRound(
      ['We make kites, and we are raising a pre-seed round.'],
      ['We are raising $1.8M, with half committed.', 'We sell in Spain.'],
    ),
  ).toEqual({
    statements: ['We make kites, and we are raising a pre-seed round of $1.8M, with half committed.'],
    proofs: ['We sell in Spain.'],
  });
});

it('leaves any other offer as it is', () => {
  const offer = { statements: ['We make kites.'], proofs: ['We are raising €800k.'] };
  expect(withRound(offer.statements, offer.proofs)).toEqual(offer);
});
