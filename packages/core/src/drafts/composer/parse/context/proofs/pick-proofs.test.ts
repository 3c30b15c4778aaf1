import { describe, expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';
import { pickProofs, weighProof } from './pick-proofs.ts';

describe('a sentence on the offer that begins with a pronoun', () => {
  it.each([
    [
      'Appointment reminders by text',
      'Clinics using our system see 35% fewer no-shows. Works with Dentrix and Open Dental.',
      ['They work with Dentrix and Open Dental.', 'Clinics using our system see 35% fewer no-shows.'],
    ],
    [
      'Refrigeration controls that lower electricity use by 12%',
      'Freshfields saved $1.3M last year. Works with Danfoss and Emerson.',
      ['They work with Danfoss and Emerson.', 'Freshfields saved $1.3M last year.'],
    ],
    [
      'Job costing software',
      'Harmon Builders saved $40,000 last year. Integrates with Sage.',
      ['It integrates with Sage.', 'Harmon Builders saved $40,000 last year.'],
    ],
    [
      'Job costing software',
      'We are based in Ohio. Integrates with Sage.',
      ['We are based in Ohio.', 'It integrates with Sage.'],
    ],
  ])('comes before what else it could mean: "%s"', (offer, additionalContext, proofs) => {
    const { context } = readParts({
      persona: 'Operations manager at a builder',
      offer,
      additionalContext,
      goal: 'Short call',
      tone: 'professional',
    });
    expect(context.proofs).toEqual(proofs);
  });
});

describe('facts that are told', () => {
  const facts = (more: string) =>
    [10, 9, 8, 7, 6, 5, 4, 3, 2].map((weight, index) => ({
      sentence: `We have ${weight} vans${more}.`,
      weight,
      index,
    }));

  it('are the eight strongest where they are short, and else six', () => {
    const told = (more: string) => pickProofs(facts(more));
    expect(told('')).toEqual(
      facts('')
        .slice(0, 8)
        .map(({ sentence }) => sentence),
    );
    expect(told(' on the road between Leeds and York')).toHaveLength(6);
  });

  it('have who pays what there is no fee for among them', () => {
    const [fee, figure] = ['There is no fee, and the borrower bears transport.', 'The maximum is 50 lux.'];
    expect(weighProof(fee ?? '')).toBeGreaterThan(weighProof(figure ?? ''));
  });

  it('have 95 words at most', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'van').join(' ');
    const long = [60, 35, 36].map((count, index) => ({ sentence: words(count), weight: 3 - index, index }));
    const [first, second, third] = long;
    expect(pickProofs([first, second].filter((fact) => fact !== undefined))).toHaveLength(2);
    expect(pickProofs([first, third].filter((fact) => fact !== undefined))).toHaveLength(1);
  });
});
