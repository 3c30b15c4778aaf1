import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DraftModel, DraftRequest } from '@firstline/core';

const requests: DraftRequest[] = [
  {
    persona: 'Head of Operations at a logistics firm',
    offer: 'Route planning software that saves 5 hours a week, from $99 a month',
    goal: 'book a 15-minute call next week',
    tone: 'friendly',
    additionalContext: 'They opened a second depot in May. 14-day free trial.',
  },
  {
    persona: 'Founder of a design studio',
    offer: 'We look after the books of small agencies',
    goal: 'get a reply',
    tone: 'professional',
  },
];

/**
 * Has `model` write drafts that nobody asked for, between the calls that come meanwhile. An engine in this process makes its patterns
 * ready as it first meets them, for which the first draft would take most of a second. An engine with an upstream is left alone: its drafts cost money.
 */
export async function warmUp(model: DraftModel): Promise<void> {
  if (!model.offline) return;
  for (const request of requests) {
    await nextTurn();
    await model.write(request, { requestId: 'warm-up', signal: new AbortController().signal });
  }
}
