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

const marks = [...'\'’.()[]{}*+?|\\^$/-#@&%:;,!"~<>=_0'];

test.each(marks)('takes words with %s for words, in names as well', async (mark) => {
  const composer = createComposer();
  for (const word of [`O${mark}Brien`, `${mark}Brien`, `brick${mark}`, `br${mark}ick${mark}`]) {
    const named = { persona: `Siobhan ${word}, CEO at Acme`, offer: 'route planning', goal: 'book a call' };
    const context = `They opened a site. Siobhan ${word} moved. Sender: ${word}. The chef is called Anna ${word}. We met ${word}'s colleague.`;
    for (const request of [
      { ...named, additionalContext: context },
      { ...named, persona: `${word} ${word}, who runs a ${word} farm`, additionalContext: context },
      { ...named, offer: `${word}ing of ${word}`, goal: `${word} one ${word} for ${word}` },
      { ...named, goal: `get Siobhan ${word} on a call with the ${word} and ${word} it` },
    ]) {
      const written = composer.write(
        { ...request, tone: 'direct' as const },
        { requestId: 'req_1', signal: new AbortController().signal },
      );
      await expect(written, JSON.stringify(request)).resolves.toBeDefined();
    }
  }
});
