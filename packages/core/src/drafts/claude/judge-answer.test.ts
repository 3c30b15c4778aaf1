import { describe, expect, it } from 'vitest';
import { defaultTone } from '../../emails/index.ts';
import { heldOutDrafts } from '../gate/fixtures/held-out-drafts.ts';
import type { HonestDraft } from '../gate/fixtures/honest-draft.ts';
import { noTokens } from './answer.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';

const own = { promptVersion: 'p1', apiKey: 'none' } as const;
const drafts = ['62', '63'].flatMap((batch) => heldOutDrafts.get(batch) ?? []);

function judge({ subject, body, tone = defaultTone, ...brief }: HonestDraft): Verdict {
  const text = JSON.stringify({ declined: false, subject, body });
  return judgeAnswer({ kind: 'text', text, use: noTokens }, { ...brief, tone }, own);
}

describe('honest drafts, written as the prompt asks', () => {
  const verdicts = drafts.map(judge);

  it('are never found at fault', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(65);
    expect(verdicts.filter(({ kind }) => kind !== 'draft')).toEqual([]);
  });

  it('are served without a further call in at least 85 of 100 cases', () => {
    const atOnce = verdicts.filter((one) => one.kind === 'draft' && one.wishes.unmet.length === 0);
    expect(atOnce.length / drafts.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('a draft in another tone than was asked for', () => {
  it('is asked for once more where nobody would take it for that tone', () => {
    const plain = drafts.filter(({ tone }) => tone === 'professional');
    expect(plain.length).toBeGreaterThanOrEqual(5);
    for (const draft of plain) {
      for (const tone of ['casual', 'enthusiastic', 'empathetic'] as const) {
        const verdict = judge({ ...draft, tone });
        expect(verdict.kind === 'draft' && verdict.wishes.unmet).toContainEqual(
          expect.stringMatching(`^its tone reads as \\w+, not as ${tone}$`),
        );
      }
    }
  });
});

it('finds the key that the upstream is called with, whatever its shape', () => {
  const request = { persona: 'Buyer', offer: 'Recycled boxes', goal: 'Get a reply', tone: defaultTone };
  const answer = (body: string) => ({
    kind: 'text' as const,
    text: JSON.stringify({ declined: false, subject: 'Boxes', body }),
    use: noTokens,
  });
  const body =
    'Hello,\n\nWe make recycled boxes. The code is gateway:7Qm2xw9k. May I send you a sample?\n\nBest regards';
  const faultsOf = (apiKey: string) => {
    const verdict = judgeAnswer(answer(body), request, { ...own, apiKey });
    return verdict.kind === 'faulty' ? verdict.faults : [];
  };
  expect(faultsOf('gateway:7Qm2xw9k')).toContain('it holds something that looks like a secret key');
  expect(faultsOf('gateway:another1')).not.toContain('it holds something that looks like a secret key');
});
