import {
  deliveryStatuses,
  deliveryTriggers,
  disabledReasons,
  eventNames,
  eventTypes,
  sampleEvent,
  testEventName,
  webhookPolicy,
} from '@firstline/core';
import { type Static, type TObject, Type } from '@sinclair/typebox';
import { Success } from '../../../schemas/envelope.ts';
import { Id, ListAnswer, ListQuery } from '../../../schemas/list.ts';
import { RotateBody } from '../../../schemas/rotate-body.ts';
import { characters, OneOf, Prose } from '../../../schemas/text.ts';

/** Longer than the address guard admits, which says so itself. */
const urlCharactersMax = 2_048;

const everyEvent = [...eventNames, testEventName] as const;
const instant = (description: string) => Type.String({ format: 'date-time', maxLength: 30, description });
const instantOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', maxLength: 30, description });
const count = (description: string, maximum = 2_147_483_647) =>
  Type.Integer({ format: 'int32', minimum: 0, maximum, description });

const url = Type.String({
  minLength: 1,
  maxLength: urlCharactersMax,
  pattern: characters,
  description:
    'Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.',
  examples: ['https://crm.example.com/hooks/firstline'],
});
const events = Type.Array(OneOf(eventNames), {
  minItems: 1,
  maxItems: webhookPolicy.eventsMax,
  uniqueItems: true,
  description: 'The events to be told of.',
});
const description = Type.String({
  maxLength: webhookPolicy.descriptionCharactersMax,
  pattern: characters,
  description: 'A label; may be empty.',
});
const active = Type.Boolean({ description: 'Whether events are delivered.' });

export const CreateWebhookBody = Type.Object(
  { url, events, description: Type.Optional(description), active: Type.Optional(active) },
  {
    title: 'CreateWebhookBody',
    additionalProperties: false,
    examples: [
      { url: 'https://crm.example.com/hooks/firstline', events: ['email.generated', 'credits.low'] },
    ],
  },
);
export type CreateWebhookBody = Static<typeof CreateWebhookBody>;

export const UpdateWebhookBody = Type.Object(
  {
    url: Type.Optional(url),
    events: Type.Optional(events),
    description: Type.Optional(description),
    active: Type.Optional(active),
  },
  { title: 'UpdateWebhookBody', additionalProperties: false, examples: [{ active: false }] },
);
export type UpdateWebhookBody = Static<typeof UpdateWebhookBody>;

export const RotateSecretBody = RotateBody(
  'RotateSecretBody',
  'How long the old secret signs beside the new one; 0 ends it at once.',
);

export const TestWebhookBody = Type.Object(
  {
    event: Type.Optional(OneOf(everyEvent, { default: testEventName, description: 'Whose sample to send.' })),
  },
  { title: 'TestWebhookBody', additionalProperties: false, examples: [{ event: 'email.generated' }] },
);
export type TestWebhookBody = Static<typeof TestWebhookBody>;

const requestInstant = (about: string) =>
  Type.String({ format: 'date-time', maxLength: 35, description: about, examples: ['2026-01-14T00:00:00Z'] });

export const RecoverBody = Type.Object(
  {
    since: requestInstant('From when on; at most 30 days back.'),
    until: Type.Optional(requestInstant('Until when; now where it is absent.')),
  },
  { title: 'RecoverBody', additionalProperties: false, examples: [{ since: '2026-01-14T00:00:00Z' }] },
);
export type RecoverBody = Static<typeof RecoverBody>;

export const WebhookParams = Type.Object({ webhookId: Id('whk', "The endpoint's id.") });
export type WebhookParams = Static<typeof WebhookParams>;

export const DeliveryParams = Type.Object({
  webhookId: Id('whk', "The endpoint's id."),
  deliveryId: Id('dlv', "The delivery's id."),
});
export type DeliveryParams = Static<typeof DeliveryParams>;

export const WebhooksQuery = ListQuery('whk', {});
export type WebhooksQuery = Static<typeof WebhooksQuery>;

export const DeliveriesQuery = ListQuery('dlv', {
  status: Type.Optional(OneOf(deliveryStatuses, { description: 'Only deliveries of this status.' })),
  event: Type.Optional(OneOf(everyEvent, { description: 'Only deliveries of this event.' })),
});
export type DeliveriesQuery = Static<typeof DeliveriesQuery>;

const webhookFields = {
  id: Id('whk'),
  url,
  events,
  description,
  active,
  secret_hint: Type.String({
    pattern: '^whsec_…[0-9A-Za-z+/=]{4}$',
    maxLength: 11,
    description: "The secret's last characters.",
  }),
  disabled_reason: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    enum: [...disabledReasons, null],
    description:
      'Why it is off: by its owner (`manual`), without a success for 120 hours (`failing`), after a 410 (`gone`), or because the account may have none (`account_ineligible`).',
  }),
  consecutive_failures: count('Failed attempts since the last success.'),
  first_failure_at: instantOrNull('The first of them.'),
  last_success_at: instantOrNull('The last success.'),
  last_failure_at: instantOrNull('The last failed attempt.'),
  created_at: instant('When it was registered.'),
  updated_at: instant('When its owner last changed it.'),
};
const Webhook = Type.Object(webhookFields, { additionalProperties: false });
const NewWebhook: TObject = Type.Object(
  {
    ...webhookFields,
    secret: Type.String({
      pattern: '^whsec_[0-9A-Za-z+/]{43}=$',
      maxLength: 50,
      description: 'What signs, shown this once. Standard Webhooks libraries take it as it is.',
    }),
  },
  { additionalProperties: false },
);

const deliveryFields = {
  id: Id('dlv'),
  webhook_id: Id('whk'),
  event_id: Id('evt', '`webhook-id` of each attempt.'),
  event: OneOf(everyEvent),
  status: OneOf(deliveryStatuses),
  trigger: OneOf(deliveryTriggers),
  attempt_count: count('Attempts that were made.', 10),
  next_attempt_at: instantOrNull('When the next attempt is due.'),
  created_at: instant('When it was made.'),
  completed_at: instantOrNull('When it was delivered, failed for good, or was canceled.'),
};
const Delivery = Type.Object(deliveryFields, { additionalProperties: false });
const Attempt = Type.Object(
  {
    id: Id('att'),
    at: instant('When it began.'),
    status_code: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      format: 'int32',
      minimum: 100,
      maximum: 999,
      description: "The receiver's status; null where there was none.",
    }),
    error: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      enum: [
        'connection_failed',
        'tls_failed',
        'timeout',
        'invalid_response',
        'stopped',
        'internal_error',
        null,
      ],
    }),
    duration_ms: count('Milliseconds.'),
    response_snippet: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: '^[\\s\\S]*$',
      maxLength: 1_024,
      description: 'The start of what the receiver answered.',
    }),
  },
  { additionalProperties: false },
);
const DeliveryDetails = Type.Object(
  {
    ...deliveryFields,
    payload: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'The event, as it was sent.',
    }),
    attempts: Type.Array(Attempt, { maxItems: 10, description: 'Oldest first.' }),
  },
  { additionalProperties: false },
);

export const WebhookAnswer = Success(Webhook);
export const NewWebhookAnswer = Success(NewWebhook);
export const WebhooksAnswer = ListAnswer(Webhook);
export const DeliveryAnswer = Success(Delivery);
export const DeliveriesAnswer = ListAnswer(Delivery);
export const DeliveryDetailsAnswer = Success(DeliveryDetails);
export const DeletedAnswer = Success(
  Type.Object({ id: Id('whk'), deleted: Type.Literal(true) }, { additionalProperties: false }),
);
export const TestAnswer = Success(
  Type.Object(
    {
      delivered: Type.Boolean({ description: 'Whether the receiver answered with a 2xx.' }),
      status_code: Attempt.properties.status_code,
      duration_ms: Attempt.properties.duration_ms,
      delivery_id: Id('dlv'),
    },
    { additionalProperties: false },
  ),
);
export const RecoveredAnswer = Success(
  Type.Object({ recovered: count('Deliveries that were made.') }, { additionalProperties: false }),
);
export const EventTypesAnswer = Success(
  Type.Array(
    Type.Object(
      {
        name: OneOf(everyEvent),
        description: Prose({ maxLength: 500 }),
        schema: Type.Unsafe<Record<string, unknown>>({
          type: 'object',
          additionalProperties: true,
          description: 'The JSON Schema of the event.',
        }),
        example: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 20 },
  ),
);
const record = {
  id: 'whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
  url: 'https://crm.example.com/hooks/firstline',
  events: ['email.generated', 'credits.low'],
  description: '',
  active: true,
  secret_hint: 'whsec_…ISE=',
  disabled_reason: null,
  consecutive_failures: 0,
  first_failure_at: null,
  last_success_at: '2026-01-14T09:31:02.114Z',
  last_failure_at: null,
  created_at: '2026-01-14T09:30:00.000Z',
  updated_at: '2026-01-14T09:30:00.000Z',
};
const delivery = {
  id: 'dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
  webhook_id: record.id,
  event_id: 'evt_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
  event: 'email.generated',
  status: 'delivered',
  trigger: 'event',
  attempt_count: 1,
  next_attempt_at: null,
  created_at: '2026-01-14T09:31:02.101Z',
  completed_at: '2026-01-14T09:31:02.118Z',
};
const page = { has_more: false, next_cursor: null };
const sampleAt = new Date('2026-01-14T09:31:02.101Z');

/** A sample of every event, whole, for the reference. */
export const eventExamples = eventTypes.map((type) => ({
  type,
  example: sampleEvent(type.name, { id: delivery.event_id, at: sampleAt }),
}));

export const examples = {
  webhook: { success: true, data: record },
  newWebhook: {
    success: true,
    data: { ...record, secret: 'whsec_YSBzYW1wbGUgb2YgYSBzZWNyZXQsIDMyIGJ5dGVzISE=' },
  },
  webhooks: { success: true, data: [record], meta: page },
  deleted: { success: true, data: { id: record.id, deleted: true } },
  test: {
    success: true,
    data: { delivered: true, status_code: 200, duration_ms: 84, delivery_id: delivery.id },
  },
  delivery: {
    success: true,
    data: {
      ...delivery,
      status: 'pending',
      trigger: 'replay',
      attempt_count: 0,
      next_attempt_at: delivery.created_at,
      completed_at: null,
    },
  },
  deliveries: { success: true, data: [delivery], meta: page },
  deliveryDetails: {
    success: true,
    data: {
      ...delivery,
      payload: eventExamples[0]?.example,
      attempts: [
        {
          id: 'att_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
          at: delivery.created_at,
          status_code: 200,
          error: null,
          duration_ms: 14,
          response_snippet: 'ok',
        },
      ],
    },
  },
  recovered: { success: true, data: { recovered: 12 } },
};
