export { effectiveLimits, findLimitOverrides, type LimitOverrides } from './limits.ts';
