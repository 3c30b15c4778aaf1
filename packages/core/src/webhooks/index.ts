export { attemptDelivery } from './attempt-delivery.ts';
export { auditDeliveries } from './audit-deliveries.ts';
export { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts';
export { createWebhook, type NewWebhook, type WebhookFailure } from './create-webhook.ts';
export { decideWebhookAccess } from './decide-access.ts';
export { deleteOrphanDeliveries, deleteWebhook } from './delete-webhook.ts';
export {
  type DeliveryDetails,
  type DeliveryRecord,
  deliveryStatuses,
  deliveryTriggers,
  getDelivery,
  listDeliveries,
  noSuchDelivery,
} from './deliveries.ts';
export { turnOffIneligible } from './eligibility.ts';
export {
  type EventName,
  type EventType,
  eventNames,
  eventSchema,
  eventTypes,
  sampleEvent,
  testEventName,
} from './event-types.ts';
export { expireDeliveries } from './expire-deliveries.ts';
export { getWebhook, listWebhooks } from './get-webhook.ts';
export { giveBackClaims } from './give-back-claims.ts';
export { deliveriesChannel, notifyWorkers } from './notify-workers.ts';
export type { DispatchResult, Outbound, UrlRefusal } from './outbound.ts';
export { getQueueStats, type QueueStats } from './queue-stats.ts';
export { type EndpointChange, type MadeAttempt, recordAttempts } from './record-attempts.ts';
export { requestWebhookAccess } from './request-access.ts';
export { recoverDeliveries, replayDelivery } from './resend-deliveries.ts';
export { rotateSecret } from './rotate-secret.ts';
export { removeWorker, sweepDeliveries } from './sweep-deliveries.ts';
export { type TestOutcome, testWebhook } from './test-webhook.ts';
export { updateWebhook, type WebhookChanges } from './update-webhook.ts';
export { wakeEndpoints } from './wake-endpoints.ts';
export { disabledReasons, noSuchWebhook, type WebhookRecord, type WebhookRef } from './webhook-record.ts';
export { writeOwnerNotice } from './write-owner-notice.ts';
