export { getUsage, type Usage } from './get-usage.ts';
export { type AnsweredCall, type Endpoint, endpoints, recordCall, toMicroseconds } from './record-call.ts';
