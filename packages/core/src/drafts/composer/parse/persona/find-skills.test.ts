import { describe, expect, it } from 'vitest';
import { findSkills } from './find-skills.ts';

describe('what somebody who is offered a post can do', () => {
  it.each([
    ['Data engineer, Python and Airflow', 'your background in Python and Airflow'],
    ['iOS developer (Swift)', 'your background in Swift'],
    ['Chemist with a background in polymer coatings', 'your background in polymer coatings'],
    ['Welder with 12 years of experience in pipe work', 'your experience with pipe work'],
    ['Midwife, home birth experience', 'your home birth experience'],
    ['Architect specialising in timber housing', 'your background in timber housing'],
    ['Fitter, lift maintenance', 'your background in lift maintenance'],
  ])('%s', (persona, skills) => {
    expect(findSkills(persona)).toBe(skills);
  });

  it.each(['Electrician, Bristol', 'Nurse, Oslo and Bergen', 'Teacher, retired', 'Baker'])(
    'takes no place or state for a skill: %s',
    (persona) => {
      expect(findSkills(persona)).toBeUndefined();
    },
  );
});
