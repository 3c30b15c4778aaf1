export { auditCredits, type CreditViolation } from './audit-credits.ts';
export { type CreditPeriod, creditPeriodAt } from './credit-period.ts';
export { type CreditBalance, findBalance } from './find-balance.ts';
export { getBalance } from './get-balance.ts';
export { grantCredits } from './grant-credits.ts';
export { openCreditPeriod } from './open-period.ts';
export { deleteOldReservations, releaseLapsedReservations } from './release-lapsed-reservations.ts';
export { setLimits } from './set-limits.ts';
export { setTier } from './set-tier.ts';
