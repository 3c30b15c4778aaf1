import { expect, test } from 'vitest';
import { groupFindings, orderFindings } from './group-findings.ts';
import type { Finding } from './locate-findings.ts';

const finding = (criterion: string, severity: Finding['severity'], excerpt?: string): Finding => ({
  criterion,
  severity,
  message: `About ${criterion}.`,
  suggestion: 'Change it.',
  points: 5,
  ...(excerpt && { excerpt }),
});

test('the same fault in several places is one group, in the order of the places', () => {
  const worn = ['hope this email', 'finds you well'].map((words) => finding('worn_phrase', 'warning', words));
  const [first, second] = worn as [Finding, Finding];
  const ask = finding('ask', 'info');
  expect(groupFindings([first, ask, second])).toEqual([[first, second], [ask]]);
});

test('what is said in other words is another group, whatever it is about', () => {
  const one = finding('links', 'info');
  const other = { ...one, message: 'There are 3 links.' };
  expect(groupFindings([one, other])).toEqual([[one], [other]]);
});

test('problems are read before warnings and notes, and each group in a row', () => {
  const note = finding('ask', 'info');
  const problem = finding('placeholder', 'error');
  const [first, second] = [
    finding('worn_phrase', 'warning', 'finds you well'),
    finding('worn_phrase', 'warning', 'reach out'),
  ];
  const baiting = finding('baiting', 'warning');
  expect(orderFindings([note, first, baiting, second, problem])).toEqual([
    problem,
    first,
    second,
    baiting,
    note,
  ]);
});
