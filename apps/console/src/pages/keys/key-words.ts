import type { KeyScope, KeyStatus } from './key-queries.ts';

/** What each scope lets a key do. */
export const scopes: Record<KeyScope, string> = {
  'emails:generate': 'Write drafts',
  'emails:evaluate': 'Score mails',
  'usage:read': 'Read usage',
};

export const allScopes = Object.keys(scopes) as KeyScope[];

/** Each status, with its colour. */
export const statuses: Record<KeyStatus, { label: string; color: string }> = {
  active: { label: 'Active', color: 'green' },
  rotating: { label: 'Being replaced', color: 'amber' },
  expired: { label: 'Expired', color: 'gray' },
  revoked: { label: 'Revoked', color: 'red' },
};
