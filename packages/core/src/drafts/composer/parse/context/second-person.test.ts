import { describe, expect, it } from 'vitest';
import { turnPronouns } from './second-person.ts';

describe('pronouns that are the reader', () => {
  it.each([
    ['I met her briefly at a fair', 'I met you briefly at a fair'],
    ['I read her weekly column', 'I read your weekly column'],
    ['I read her friendly reply', 'I read your friendly reply'],
    [
      'he told me that his press weighs two tons and is hired',
      'you told me that your press weighs two tons and is hired',
    ],
    ['she mentions kilns in her report', 'you mention kilns in your report'],
    // Whose work it is who do it, and whose where no staff is spoken of.
    [
      'they opened a shop and their bakers do the baking on top of their normal shifts',
      'you opened a shop and your bakers do the baking on top of their normal shifts',
    ],
    ['nurses fill in the rota in their own time', 'nurses fill in the rota in their own time'],
    [
      'they had 900 visitors last year, by their own report',
      'you had 900 visitors last year, by your own report',
    ],
  ])('are turned as what they stand for: "%s"', (said, told) => {
    expect(turnPronouns(said, true)).toBe(told);
  });

  it.each(['some of them have been open since May', 'we wrote 70 of them'])(
    'are none where things were counted: "%s"',
    (said) => {
      expect(turnPronouns(said, true)).toBeUndefined();
      expect(turnPronouns(said, false)).toBe(said);
    },
  );
});

it('takes those of whom some are counted, and one who was named, for nobody who reads', () => {
  expect(turnPronouns('she has about ten of them in the loft', true)).toBeUndefined();
  expect(turnPronouns('Mr Hansen showed me planking and he lent me a plane', true)).toBeUndefined();
});
