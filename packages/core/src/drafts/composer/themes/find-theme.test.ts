import { expect, it } from 'vitest';
import { findTheme, getTheme, wholeSubjects } from './find-theme.ts';

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
  ['lost property service', 'repairs and building trades'],
])('does not take %s for what it is done with', (topic, name) => {
  expect(findTheme(topic, `${topic} of roofs and lifts`)?.name).not.toBe(name);
});

it.each([
  ['tea towels', 'linen and laundry'],
  ['stretch film', 'video and trailers'],
  ['garden furniture', 'office furniture'],
  ['tree inventory', 'stock'],
])('does not take %s for what the last word means alone', (topic, name) => {
  const bare = topic.split(' ').at(-1) ?? '';
  expect(findTheme(bare, bare)?.name).toBe(name);
  expect(findTheme(topic, topic)?.name).not.toBe(name);
  expect(findTheme(topic, `we offer ${topic} at a fixed price`)?.name).not.toBe(name);
});

it.each([
  ['church roof insurance', 'vicar', 'insurance cover'],
  ['fresh fish', 'head cook', 'fresh produce'],
  ['cotton bed linen', 'hotel manager', 'linen and laundry'],
])('knows %s, to a %s, by its kind, its head or its reader', (topic, reader, name) => {
  expect(findTheme(topic, topic, reader)?.name).toBe(name);
});

it('names only subjects that there are as whole ones', () => {
  expect([...wholeSubjects].filter((name) => !getTheme(name))).toEqual([]);
});
