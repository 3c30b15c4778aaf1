export { getUsage } from './get-usage.ts';
export { type LoggedCall, listCalls } from './list-calls.ts';
export { listPeriods } from './list-periods.ts';
export { type AnsweredCall, type Endpoint, recordCall, toMicroseconds } from './record-call.ts';
export type { Usage } from './summarise-usage.ts';
