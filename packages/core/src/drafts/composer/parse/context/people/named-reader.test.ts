import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { findInGoal } from './named-reader.ts';

it.each([
  [
    'About the reader: Ms. Ines Abernathy joined as CFO in June, previously at Corwell Mutual.',
    'You joined as CFO in June.',
  ],
  [
    'candidate: Wei-Lin Zhao, currently at a bank, gave a talk on backfills at DataDays',
    'You gave a talk on backfills at DataDays.',
  ],
  ['Recipient: Dr. Owen Marsh, spoke at Sibos in October, ex Deloitte', 'You spoke at Sibos in October.'],
])('tells what a note that names the reader says besides: "%s"', (context, told) => {
  expect(parseContext(context, { persona: 'CFO at a bank', offer: 'audit software' }).aboutReader).toEqual([
    told,
  ]);
});

it('reads the title before a name that "joined" follows', () => {
  const context = 'About the reader: Ms. Ines Abernathy joined as CFO in June.';
  expect(parseContext(context, { persona: 'CFO at a bank', offer: 'audit software' }).recipient).toEqual({
    honorific: 'Ms',
    firstName: 'Ines',
    surname: 'Abernathy',
  });
});

it.each([
  ['Their COO is Mrs Helen Varga.', { honorific: 'Mrs', firstName: 'Helen', surname: 'Varga' }],
  ['Please address the recipient as Professor Oyelaran.', { honorific: 'Professor', surname: 'Oyelaran' }],
  ['Address her as Ms Okafor.', { honorific: 'Ms', surname: 'Okafor' }],
  ['Candidate first name: Rui', { firstName: 'Rui' }],
])('greets whom "%s" names', (context, recipient) => {
  expect(
    parseContext(context, { persona: 'Chief Operating Officer at a dental group', offer: 'sterilisation' })
      .recipient,
  ).toMatchObject(recipient);
});

it.each([
  ['Yard manager', 'Firm = Tarn\nWho = Kapt. a.D. Rolf Hennings', ['Captain', 'Hennings']],
  ['Head of visitor services', 'Who we write to: Rosalind Mbeki, she came in May.', ['Rosalind', 'Mbeki']],
  [
    'Chief executive of a credit union',
    'Maeve Corrigan runs Inishbay Credit Union, nine staff.',
    ['Maeve', 'Corrigan'],
  ],
  ['Data centre lead', '- 4 tanks\n- contact Ifeoma Chukwu, likes numbers', ['Ifeoma', 'Chukwu']],
  ['Leak team of a water utility', '400 loggers. contact herr ing. Thaler', ['Mr', 'Thaler']],
  ['Roastery owner', 'lead_id 204 | name Samuel Odongo | vol 9 bags', ['Samuel', 'Odongo']],
  ['Quarry owner', '- Edda Storm, owner since 2012\n- 12 trucks', ['Edda', 'Storm']],
  ['Head of maintenance', 'Inge (head of maintenance) wants a price. We have 9 vans.', ['Inge', undefined]],
  [
    'Club secretary',
    'Found this:\n\n"Dear Mrs Lockhart, thank you. We will come again."\n\nWe have 9 vans.',
    ['Mrs', 'Lockhart'],
  ],
])('greets whoever reads, of "%s": "%s"', (persona, context, called) => {
  const { recipient, proofs } = parseContext(context, { persona });
  expect([recipient?.honorific ?? recipient?.firstName, recipient?.surname]).toEqual(called);
  expect(proofs.join(' ')).not.toMatch(/\b(?:runs|thank you)\b/);
});

it.each([
  ['Camp team of a scout association', 'Camp: 26 July\nOwner: Fenna'],
  ['Head of maintenance', 'Inge Brandt runs a workshop in Leeds and uses it.'],
  ['Plant manager', 'Who = Plant team\nWhere = Leeds'],
])('greets nobody, of "%s": "%s"', (persona, context) => {
  expect(parseContext(context, { persona }).recipient).toBeUndefined();
});

it.each([
  ['Get Commander Brugger to try it', 'Commander Brugger'],
  ['15 min call with Paul Ames', 'Paul Ames'],
  ['Ask Paul to call them back', undefined],
  ['Get Leeds to sign', undefined],
])('finds whom the goal names: "%s"', (goal, who) => {
  expect(findInGoal(goal, '')).toBe(who);
});

it('greets nobody by the letters of a country or a trade', () => {
  expect(parseContext('Lead: UK stock 5 days / FOB 70 days', { persona: 'Buyer' }).recipient).toBeUndefined();
});
