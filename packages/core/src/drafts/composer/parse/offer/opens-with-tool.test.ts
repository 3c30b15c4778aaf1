import { expect, it } from 'vitest';
import { readWithTool, saysWhoDoes } from './opens-with-tool.ts';

it.each([
  [
    'With Oarly, rowers book boats by text message',
    'With Oarly, rowers book boats by text message.',
    'Oarly',
  ],
  [
    'Through Bedlow guests check in on their phone',
    'Through Bedlow, guests check in on their phone.',
    'Bedlow',
  ],
  [
    'With our app, patients reach a nurse at night',
    'With our app, patients reach a nurse at night.',
    undefined,
  ],
])('tells as a sentence what names first with what it is done: %s', (text, told, name) => {
  expect(readWithTool(text)).toMatchObject({ statements: [told], ...(name ? { name } : {}) });
});

it.each([
  'With almond filling',
  'With 20 years of experience, a trainer for clerks',
  'With care packs, meals for elders',
])('reads no sentence where there is none: %s', (text) => {
  expect(readWithTool(text)).toBeUndefined();
});

it.each([
  ['staff count milk on a phone', true],
  ['every pupil gets a turn', true],
  ['sales call coaching software', false],
  ['customer support automation', false],
])('knows who does something: %s', (said, does) => {
  expect(saysWhoDoes(said)).toBe(does);
});
