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
