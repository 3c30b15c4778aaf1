import { expect, test } from 'vitest';
import { createComposer } from './index.ts';

const words = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  'null',
  'NaN',
];

test.each(words)('takes %s as a word, wherever it stands', async (word) => {
  const composer = createComposer();
  for (const field of ['persona', 'offer', 'goal', 'industry', 'additionalContext'] as const) {
    for (const text of [word, `our ${word}`, `${word} for teams`, `${word}, CFO at ${word}`, `${word}s`]) {
      const request = {
        persona: 'Head of Ops',
        offer: 'route planning',
        goal: 'book a call',
        tone: 'direct' as const,
      };
      const written = composer.write(
        { ...request, [field]: text },
        { requestId: 'req_1', signal: new AbortController().signal },
      );
      await expect(written, `${field}: ${text}`).resolves.toBeDefined();
    }
  }
});
