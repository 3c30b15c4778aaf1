export type { Account } from './account.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { accountSuspended, findAccountOfOwner, getAccount, noSuchAccount } from './get-account.ts';
export { effectiveLimits, findLimitOverrides, type LimitOverrides } from './limits.ts';
