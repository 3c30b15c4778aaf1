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
    [
      'she wrote in her column that young elms die in their third winter',
      'you wrote in your column that young elms die in their third winter',
    ],
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
    [
      'he told our colleague Anna at the fair that two of his kilns had cracked, one of them in May',
      'you told our colleague Anna at the fair that two of your kilns had cracked, one of them in May',
    ],
  ])('are turned as what they stand for: "%s"', (said, told) => {
    expect(turnPronouns(said, true)).toBe(told);
  });

  it('are nobody of ours where one of ours is told about', () => {
    expect(turnPronouns('she said our potter Anna knew her sister', true)).toBeUndefined();
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
