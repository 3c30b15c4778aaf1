const dayMs = 86_400_000;

/** When a key is to end. */
export const expiryChoices = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'day', label: 'At the end of a day' },
] as const;

export type ExpiryChoice = (typeof expiryChoices)[number]['value'];
export type Expiry = { choice: ExpiryChoice /** `2026-12-31`, where a day is chosen. */; day: string };

/** The choice that a key's own end stands for. */
export function toExpiry(expiresAt: string | null): Expiry {
  if (expiresAt === null) return { choice: 'never', day: '' };
  // Midnight ends the day before.
  return { choice: 'day', day: new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10) };
}

/** The instant that is chosen, null for never. A day ends with its last moment in UTC. */
export function toExpiresAt({ choice, day }: Expiry, now = Date.now()): string | null {
  if (choice === 'never') return null;
  if (choice === 'day') return new Date(Date.parse(day) + dayMs).toISOString();
  return new Date(now + Number(choice) * dayMs).toISOString();
}

/** What is wrong with a choice, for the reader. */
export function checkExpiry({ choice, day }: Expiry, now = Date.now()): string | null {
  if (choice !== 'day') return null;
  const start = Date.parse(day);
  if (Number.isNaN(start)) return 'Choose a day.';
  return start + dayMs > now ? null : 'Choose today or a later day.';
}
