import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { withMeeting } from './met-briefly.ts';

it.each([
  [
    'met at Northern Estates Fair, stand C14, talked 10 minutes',
    'met at the Northern Estates Fair (stand C14) and talked for 10 minutes',
  ],
  ['met at the harbour, spoke 5 min', 'met at the harbour and spoke for 5 minutes'],
  ['Met at the broker summit, booth 214', 'Met at the broker summit, booth 214'],
])('says in one sentence how both met: "%s"', (note, told) => {
  expect(withMeeting(note)).toBe(told);
});

it('lets what was said there stand by itself', () => {
  expect(
    parseContext(
      '- met at Northern Estates Fair, spoke 5 min\n- she said members print labels at home\n- we ship on Mondays',
      {
        persona: 'estates manager',
        offer: 'label printers',
      },
    ).aboutReader,
  ).toEqual([
    'We met at the Northern Estates Fair and spoke for 5 minutes. You said members print labels at home.',
  ]);
});
