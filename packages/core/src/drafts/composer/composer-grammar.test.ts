import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { describe, expect, it } from 'vitest';
import { tones } from '../../emails/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { createComposer } from './index.ts';
import { messyRequests, sampleGoals, sampleOffers, samplePersonas } from './sample-requests.ts';

/** Where the callers' own words are at fault, or a matter of taste, the composer is not. */
const notOurs = new Set(['Spelling', 'Style', 'Enhancement']);
const faultsADraftMax = 0.1;

function sampleRequests(): DraftRequest[] {
  const requests: DraftRequest[] = [];
  for (const [t, tone] of tones.entries()) {
    for (let index = 0; index < 8; index++) {
      requests.push({
        persona: samplePersonas[(index + t) % samplePersonas.length] ?? '',
        offer: sampleOffers[(index * 4 + t) % sampleOffers.length] ?? '',
        goal: sampleGoals[(index * 5 + t) % sampleGoals.length] ?? '',
        tone,
      });
    }
    for (const messy of messyRequests.slice(t % 4, 10)) requests.push({ ...messy, tone });
  }
  return requests;
}

describe('composer, read by a grammar checker', () => {
  it('makes fewer than one fault in ten drafts', { timeout: 180_000 }, async () => {
    const composer = createComposer();
    const linter = new LocalLinter({ binary, dialect: Dialect.British });
    await linter.setup();
    // A control: the checker sees a fault that is there.
    expect((await linter.lint('We offers a apple to to them.')).length).toBeGreaterThan(0);
    const requests = sampleRequests();
    const faults: string[] = [];
    for (const request of requests) {
      const result = await composer.write(request, {
        requestId: 'req_1',
        signal: new AbortController().signal,
      });
      if (!result.ok) throw new Error(result.message);
      const text = result.draft.emailContent;
      const callers = `${request.persona} ${request.offer} ${request.goal}`;
      for (const lint of await linter.lint(text)) {
        if (notOurs.has(lint.lint_kind()) || callers.includes(lint.get_problem_text())) continue;
        const { start, end } = lint.span();
        faults.push(
          `${lint.lint_kind()}: ${lint.message()} | ${text.slice(Math.max(0, start - 30), end + 30)}`,
        );
      }
    }
    expect(faults.length / requests.length, faults.join('\n')).toBeLessThanOrEqual(faultsADraftMax);
  });
});
