import type { Finding } from './locate-findings.ts';

/** What each severity is called, and its colour. */
export const severities: Record<Finding['severity'], { label: string; color: string }> = {
  info: { label: 'Note', color: 'gray' },
  warning: { label: 'Warning', color: 'amber' },
  error: { label: 'Problem', color: 'red' },
};

const spamPrefix = 'spam_';
const capPrefix = 'cap_';

/** `worn_phrase` as "Worn phrase", `spam_freebie` as "Spam: freebie"; `cap_…` holds the effectiveness down whatever the points. */
export function nameCriterion(criterion: string): string {
  const prefix = [spamPrefix, capPrefix].find((known) => criterion.startsWith(known)) ?? '';
  const words = criterion.slice(prefix.length).replaceAll('_', ' ');
  if (prefix === spamPrefix) return `Spam: ${words}`;
  if (prefix === capPrefix) return `Upper limit: ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a finding does to the scores. The API gives a spam rule's part of the spam score times ten. */
export function describePoints({ criterion, points }: Pick<Finding, 'criterion' | 'points'>): string | null {
  if (points === 0) return null;
  if (criterion.startsWith(spamPrefix)) return `+${points / 10} spam`;
  return `−${points} ${points === 1 ? 'point' : 'points'}`;
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
