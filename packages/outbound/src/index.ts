export { createOutbound } from './create-outbound.ts';
export type {
  DispatchRequest,
  DispatchResult,
  Outbound,
  OutboundOptions,
  Resolve,
  UrlRefusal,
} from './types.ts';
