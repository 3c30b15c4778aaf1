import { expect, it } from 'vitest';
import { findTheme } from './find-theme.ts';

it.each([
  ['crane hire', 'crane and plant hire'],
  ['office cleaning', 'cleaning'],
  ['wine delivery', 'wine and drinks'],
])('knows %s by what it is', (topic, name) => {
  expect(findTheme(topic, topic)?.name).toBe(name);
});

it.each([
  ['crane inspection', 'crane and plant hire'],
  ['hull cleaning', 'cleaning'],
  ['wine label printing', 'wine and drinks'],
  ['drone videos', 'repairs and building trades'],
])('does not take %s for what it is done with', (topic, name) => {
  expect(findTheme(topic, `${topic} of roofs and lifts`)?.name).not.toBe(name);
});
