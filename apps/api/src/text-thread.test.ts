import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DraftRequest, textWork } from '@firstline/core';
import { afterEach, expect, test, vi } from 'vitest';
import { deadlySubject } from './testing/dying-tasks.ts';
import { startTextThread, type TextThread } from './text-thread.ts';

const request: DraftRequest = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call next week',
  tone: 'friendly',
};
const email = { subjectLine: 'Routes', emailContent: 'Hello,\n\nWould a call next week suit you?\n\nThanks' };
const busy = { timeout: 120_000 };

const threads: TextThread[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.stop())));

function start(tasks?: URL) {
  const error = vi.fn();
  const thread = startTextThread({ error }, tasks);
  threads.push(thread);
  return { thread, error };
}

test('the thread does what this one would do, and this one goes on meanwhile', busy, async () => {
  const { thread } = start();
  const own = { promptVersion: 'p1', apiKey: 'sk-ant-none' } as const;
  const use = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  const answer = (body: string) => ({
    kind: 'text' as const,
    text: JSON.stringify({ declined: false, subject: 'Routes', body }),
    use,
  });
  const composed = await thread.composeDraft(request);
  expect(composed).toMatchObject({ ok: true });
  expect(composed).toEqual(await textWork.composeDraft(request));
  let working = true;
  const drafts = Promise.all(
    Array.from({ length: 20 }, (_, each) => thread.composeDraft(request, `${each}`)),
  );
  drafts.finally(() => {
    working = false;
  });
  let turns = 0;
  for (; working; turns++) await nextTurn();
  // What is composed in this thread leaves it no turn in between.
  expect(turns).toBeGreaterThan(20);
  expect((await drafts).every(({ ok }) => ok)).toBe(true);
  expect(await thread.composeDraft(request, 'another')).toEqual(
    await textWork.composeDraft(request, 'another'),
  );
  for (const body of [email.emailContent, 'Hello [Your Name],\n\nWe have 412 customers.']) {
    const verdict = await thread.judgeAnswer(answer(body), request, own);
    expect(verdict).toEqual(await textWork.judgeAnswer(answer(body), request, own));
  }
  expect(await thread.evaluateEmail(email, request)).toEqual(await textWork.evaluateEmail(email, request));
});

test('where the thread dies, what it had to do rejects, and another one takes its place', busy, async () => {
  const { thread, error } = start(new URL('./testing/dying-tasks.ts', import.meta.url));
  expect(await thread.evaluateEmail(email)).toMatchObject({ rubric: 'rubric-1' });
  for (let death = 0; death < 2; death++) {
    const [dead, behind] = await Promise.allSettled([
      thread.evaluateEmail({ ...email, subjectLine: deadlySubject }),
      thread.evaluateEmail(email),
    ]);
    expect([dead?.status, behind?.status]).toEqual(['rejected', 'rejected']);
    expect(await thread.evaluateEmail(email)).toMatchObject({ rubric: 'rubric-1' });
  }
  expect(error).not.toHaveBeenCalled();
});

test('what a stopped thread has not done rejects', busy, async () => {
  const { thread } = start();
  const asked = expect(thread.evaluateEmail(email)).rejects.toThrow();
  await thread.stop();
  await asked;
});
