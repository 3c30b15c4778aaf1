import { expect } from 'vitest';
import type { Person } from './operator.ts';

/** Has a draft written by a call with a person's key, which costs 5 credits and is an event. */
export async function writeDraft(url: string, { apiKey }: Pick<Person, 'apiKey'>): Promise<void> {
  const answer = await fetch(`${url}/api/v1/emails/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'Head of Operations', offer: 'Route planning', goal: 'Book a call' }),
  });
  expect(answer.status).toBe(200);
}
