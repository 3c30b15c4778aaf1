import { describe, expect, it } from 'vitest';
import { withSubject } from './note-subject.ts';

describe('a note without its subject', () => {
  it.each([
    ['changed menu in September', 'They changed their menu in September'],
    ['redesigned labels this spring', 'They redesigned their labels this spring'],
    ['already stocks Slovak wine', 'They already stock Slovak wine'],
    ['moving half their baking to Hull', 'They are moving half their baking to Hull'],
    ['pollinates by hand today', 'They pollinate by hand today'],
    ['310 in stock in Brno', 'There are 310 in stock in Brno'],
  ])('gets the only one that it can have: %s', (note, told) => {
    expect(withSubject(note)).toBe(told);
  });

  it.each([
    'changed hands in May',
    'Public liability insurance is in place until March',
    'runs in 40 clinics today',
    'moving the desks for our clients',
    '31 in stock for them',
  ])('stays as it is where more can be meant: %s', (note) => {
    expect(withSubject(note)).toBe(note);
  });
});
