import { describe, expect, it } from 'vitest';
import { readParts } from '../../parts.ts';
import { toldSections } from './sections.ts';

const headings = [
  '## Private',
  'Private:',
  'INTERNAL ONLY',
  '--- internal ---',
  '[internal]',
  '**Internal notes**',
  '* Private *',
  'Background (not for mail)',
  'Not for the email:',
  'Team notes (internal)',
  'INTERNAL (do not send):',
  'Internal stuff (keep to ourselves)',
  'Internal_only: |',
  'Remarks internal',
  'internal notes -',
  '- For our eyes only:',
  'Background for us:',
  'Keep out of the mail',
  'Call log',
  'Previous correspondence:',
];
const lists = [
  ['They use a depot in Japan.', 'Their CFO is about to leave.'],
  ['- They use a depot in Japan', '- Their CFO is about to leave'],
  [' 12/02  reception: they use a depot in Japan', ' 13/02  their CFO is about to leave'],
];

describe('notes in sections', () => {
  it.each(headings)('keep back what stands below "%s", and nothing else', (heading) => {
    for (const list of lists) {
      const notes = ['Prospect:', 'name: Dr Anneke Bruun', '', heading, ...list, '', '## Us', '27 studies'];
      expect(toldSections(notes.join('\n'))).toBe('Prospect:\nname: Dr Anneke Bruun\n\n\n## Us\n27 studies');
    }
  });

  it.each([
    [
      'a list ends with what stands further left',
      'Internal remarks:\n  - late in 2022\nWe ship free',
      'We ship free',
    ],
    ['so does one of dates', 'Call log\n 12/02  reception\n 04/03  met her\nWe ship free', 'We ship free'],
    [
      'a list about the reader says whom it is about',
      '## About them\n- serves 2 homes\n- 46 trucks\n- just opened a depot\n- asked us about price\n## Us\n- 31 shops',
      '## About them\nThey serve 2 homes\nThey have 46 trucks\nThey just opened a depot\n- asked us about price\n## Us\n- 31 shops',
    ],
    ['so does an empty line', 'Private:\nLate in 2022\n\nWe ship free', '\nWe ship free'],
    ['who signs ends it', 'Private\nLate in 2022\nSender: Ann Bell', 'Sender: Ann Bell'],
    ['a label takes its line and what is below', 'INTERNAL: late\n  - in 2022\nWe ship free', 'We ship free'],
    ['orders hold', 'Internal:\n- never mention the fire\n- it was arson', '- never mention the fire'],
    ['a list of what is kept quiet', 'Never mention:\n- the fire', 'Please do not mention the fire'],
    ['rules', 'Rules\n- no attachments\n- Sr. buyers skim', '- no attachments\nPlease note: Sr. buyers skim'],
    [
      'an order and why',
      "We ship free\n- Don't use fear. Their patients are worried.",
      "We ship free\n- Don't use fear.\nPlease note: Their patients are worried.",
    ],
  ])('%s', (_, typed, told) => {
    expect(toldSections(typed)).toBe(told);
  });

  it.each([
    'Internal audit: done by us in 4 weeks\nWe ship free',
    'Sensitive skin: no perfume in any of them\nWe ship free',
    'Proof\n- 27 studies\n- 31 h on average',
    'History: founded in 1923\nWe ship free',
    'We keep your data private:\n- one server each',
    'Notes:\n- They opened a depot in Japan',
    'Internal: they are late',
  ])('leave others as they were typed: "%s"', (typed) => {
    expect(toldSections(typed)).toBe(typed);
  });

  it.each([
    [
      'Here is my last mail to her:\n\nHi Ann,\nwe sell pumps.\nBest regards\nTom Reed\n\nIt went unanswered.',
      'Sender: Tom Reed\n\n\nIt went unanswered.',
    ],
    [
      'The mail I sent her:\n> From: Tom Reed\n> To: Ann Bell\n>\n> Dear Ms Bell,\n> we sell pumps.\n\nIt went unanswered.',
      'The mail I sent her:\nSender: Tom Reed\n\nIt went unanswered.',
    ],
    [
      'On 3 Oct 2023, Ann Bell wrote:\n> Hi Tom,\n> not now.\nWe ship free',
      'On 3 Oct 2023, Ann Bell wrote:\nWe ship free',
    ],
    [
      '-----Original message-----\nFrom: Ann Bell\nTo: Tom Reed\n\nNot now, thanks.\nRegards\nAnn\n\nWe ship free',
      '\n\nWe ship free',
    ],
    [
      'From their website, copied today:\nNEWS\nFish pass opened\n\nCookies | Imprint\n\nMy own notes: we ship free.',
      '\n\nWe ship free.',
    ],
    [
      "Here's what I sent:\n\n-----Original message-----\nFrom: Tom Reed\nTo: Ann Bell\n\nDear Ann,\nWe sell pumps.\nKind regards\nTom\n-----\nNew since then: we ship free.",
      "Here's what I sent:\n\nSender: Tom Reed\n\n-----\nWe ship free.",
    ],
    ['What happened since: we ship free.\nThe price is 4 euros.', 'We ship free.\nThe price is 4 euros.'],
    ['> 22 fitters\n> 11 vans', '> 22 fitters\n> 11 vans'],
    [
      'Copied from their site: "Since 1920."\nWe ship free',
      'Copied from their site: "Since 1920."\nWe ship free',
    ],
  ])('go without mails of before and pages of others: %j', (typed, told) => {
    expect(toldSections(typed)).toBe(told);
  });

  it('are read in cells, too', () => {
    const { context } = readParts({
      persona: 'Clinical supply manager',
      offer: 'a depot in Singapore',
      goal: 'get a call',
      tone: 'professional',
      additionalContext: 'source=expo; internal notes=Set-up takes 2 hours; sender=Ann Bell',
    });
    expect([...context.proofs, ...context.aboutReader]).toEqual([]);
    expect(context.signature).toBe('Ann Bell');
  });
});

it('keeps back a note that calls itself private, and nothing below it', () => {
  expect(
    toldSections('SIA member\nthe rink sounds awful on the left side (dont say this lol)\ninvoice 30 days'),
  ).toBe('SIA member\ninvoice 30 days');
});
