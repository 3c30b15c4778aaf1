export { getUsage, type Usage } from './get-usage.ts';
export { type AnsweredCall, type Endpoint, recordCall, toMicroseconds } from './record-call.ts';
