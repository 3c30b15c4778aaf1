export * from './accounts.ts';
export * from './api-keys.ts';
export * from './calls.ts';
export * from './credits.ts';
export * from './drafts.ts';
export * from './events.ts';
export * from './people.ts';
export * from './rate-buckets.ts';
