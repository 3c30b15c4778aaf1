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
 * Has the composer write drafts that nobody asked for, between the calls that come meanwhile. It is loaded with its first draft and makes
 * its patterns ready as it first meets them, for which a caller would wait more than a second.
 */
export async function warmUp(composer: DraftModel): Promise<void> {
  for (const request of requests) {
    await nextTurn();
    await composer.write(request, { requestId: 'warm-up', signal: new AbortController().signal });
  }
}
