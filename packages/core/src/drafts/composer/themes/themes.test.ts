import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../gate/index.ts';
import { phrasebook } from '../phrases/phrasebook.ts';
import { situations } from './situations.ts';
import { themes } from './themes.ts';

describe('the lines of a theme', () => {
  const all = [...situations, ...themes];

  it('say nothing that a brief which only names the subject does not say', () => {
    const faulty = all.flatMap(({ name, questions, truths, aims }) => {
      const request = { persona: 'Office manager', offer: name, goal: 'call', tone: 'professional' as const };
      return [...questions, ...truths, ...aims.map((aim) => `The aim is ${aim}.`)]
        .map((line) => line.replaceAll('{unit}', 'team').replaceAll('’', "'"))
        .map((line) => ({
          line,
          found: checkDraft({ subjectLine: name, emailContent: `Hello,\n\n${line}\n\nBest,` }, request),
        }))
        .filter(({ found }) => found.length > 0);
    });
    expect(faulty).toEqual([]);
  });

  it('end a question as a question and a truth as a statement, and leave an aim open', () => {
    for (const { questions, truths, aims } of all) {
      for (const question of questions) expect(question).toMatch(/^\p{Lu}.*\?$/u);
      for (const truth of truths) expect(truth).toMatch(/^\p{Lu}.*\.$/u);
      for (const aim of aims) expect(aim).toMatch(/^\p{Ll}.*\p{Ll}$/u);
    }
  });

  it('belong to a subject of one name', () => {
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('the lines after an offer', () => {
  it('claim no aim of its theme for it', () => {
    for (const { bridge } of Object.values(phrasebook))
      expect(bridge.filter((line) => line.includes('{aim}'))).toEqual([]);
  });
});
