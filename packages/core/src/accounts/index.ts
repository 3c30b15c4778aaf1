export type { Account } from './account.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { findAccountOfOwner, getAccount, noSuchAccount } from './get-account.ts';
export { effectiveLimits, findLimitOverrides, type LimitOverrides } from './limits.ts';
