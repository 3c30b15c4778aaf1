import { expect, it } from 'vitest';
import { isReaderRecord, withRecorded } from './reader-record.ts';

it.each([
  ['Team: 45 account executives', 'VP Sales', 'They have 45 account executives'],
  ['Team: 12 engineers, all in Leeds', 'CTO', 'They have 12 engineers, all in Leeds'],
  ['Plant: Toledo, 3 press lines', 'Plant manager', 'They have 3 press lines at their plant in Toledo'],
  ['Trigger: new VP Sales since 1 May', 'VP Sales', 'They have been VP Sales since 1 May'],
  ['new head of IT since March', 'Head of IT at a haulier', 'They have been head of IT since March'],
  ['new CFO since March', 'Head of IT', 'new CFO since March'],
  ['Team: two former nurses', 'Head of IT', 'Team: two former nurses'],
])('tells a field of a record of the reader: %s, to %s', (note, persona, told) => {
  expect(withRecorded(note, persona, true)).toBe(told);
});

it("takes no team for the reader's where the notes are no such record", () => {
  expect(withRecorded('Team: 12 engineers', 'CTO', false)).toBe('Team: 12 engineers');
});

it.each([
  [['Company: Larkspur Foods', 'CRM: Salesforce'], true],
  [['Company: Larkspur Foods', 'Pain: tickets get lost'], true],
  [['Company: Deskwell', 'Team: 12 engineers'], false],
])('knows a record by what stands beside the firm: %j', (notes, isRecord) => {
  expect(isReaderRecord(notes, 'Head of Support')).toBe(isRecord);
});
