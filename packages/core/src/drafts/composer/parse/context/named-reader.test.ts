import { expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

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
