import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';
import { withClient } from './of-client.ts';

const persona = 'A site manager who is not looking for a job';
const read = (context: string, offer = 'Contracts manager role at a family builder in Hull') =>
  parseContext(context, { persona, who: parsePersona(persona), offer });

it('is told of the client of whoever recruits, and not of the reader', () => {
  const { proofs, aboutReader } = read(
    "The client can't be named yet. They've just won a school building programme which is why they're hiring now. The last two people I placed there are still there after three years.",
  );
  expect(proofs).toEqual([
    "The client has just won a school building programme, which is why they're hiring now.",
    'The last two people I placed there are still there after three years.',
  ]);
  expect(aboutReader).toEqual([]);
});

it('is the reader’s where nobody recruits', () => {
  const news = 'They opened a second yard in March.';
  expect(read(`The client portal is free. ${news}`, 'Scaffold hire').aboutReader).toEqual([
    'You opened a second yard in March.',
  ]);
  expect(withClient(news)).toBe(news);
});
