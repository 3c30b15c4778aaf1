import { expect, it } from 'vitest';
import { fitStory, toParagraphs } from './fit-story.ts';

const story = [
  ['I heard you speak in Leith about the noise of the night shift.', 'That stayed with me for a long while.'],
  ['We make quiet doors.', 'They close in two seconds at 31 decibels.'],
  ['Our workshop is painted green and has a cat.'],
];

it('parts a story where nothing leans on the sentence before', () => {
  expect(toParagraphs(fitStory(story, 200))).toEqual([
    'I heard you speak in Leith about the noise of the night shift. That stayed with me for a long while. We make quiet doors. They close in two seconds at 31 decibels.',
    'Our workshop is painted green and has a cat.',
  ]);
});

it('drops what says least, and never that on which another sentence leans', () => {
  const told = fitStory(story, 33).flat().join(' ');
  expect(told).not.toContain('painted green');
  expect(told).toContain('31 decibels');
  expect(told).toContain('quiet doors');
  expect(told).toContain('I heard you speak');
});
