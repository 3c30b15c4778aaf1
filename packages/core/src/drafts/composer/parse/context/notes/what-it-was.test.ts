import { expect, it } from 'vitest';
import { withWhatItWas } from './what-it-was.ts';

const before = 'Nobody logged in after that, which means that the stock upload failed half way.';

it('names what "it" was by the end of the note before', () => {
  expect(withWhatItWas('In his case I can see that it stopped at row 40.', before)).toBe(
    'In his case I can see that the stock upload stopped at row 40.',
  );
});

it.each([
  ['In his case I can see that it stopped at row 40.', 'He was in Rome.'],
  ['It stopped at row 40.', before],
])('leaves "%s" after "%s"', (note, earlier) => {
  expect(withWhatItWas(note, earlier)).toBe(note);
});
