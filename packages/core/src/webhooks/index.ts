export { attemptDelivery } from './attempt-delivery.ts';
export { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts';
export { createWebhook, type NewWebhook, type WebhookFailure } from './create-webhook.ts';
export type { EventName } from './event-types.ts';
export { deliveriesChannel, notifyWorkers } from './notify-workers.ts';
export type { DispatchResult, Outbound, UrlRefusal } from './outbound.ts';
export { type EndpointChange, type MadeAttempt, recordAttempts } from './record-attempts.ts';
export { removeWorker, sweepDeliveries } from './sweep-deliveries.ts';
export type { WebhookRecord } from './webhook-record.ts';
