import { eventSchema, eventTypes, sampleEvent } from '@firstline/core';

const sampleId = 'evt_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5';
const sampleAt = new Date('2026-01-14T09:31:02.101Z');

const header = (name: string, description: string, schema: Record<string, unknown>) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', ...schema },
});

/** The headers of Standard Webhooks 1.0. */
const parameters = [
  header('webhook-id', "The event's id, the same on every attempt and for every endpoint.", {
    pattern: '^evt_[0-9A-HJKMNP-TV-Z]{26}$',
    maxLength: 30,
  }),
  header('webhook-timestamp', "The attempt's time, in seconds since 1970.", {
    pattern: '^[0-9]{10}$',
    maxLength: 10,
  }),
  header(
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` under the base64-decoded secret; after a rotation two of them, separated by a space.',
    { pattern: '^v1,[0-9A-Za-z+/]{43}=( v1,[0-9A-Za-z+/]{43}=)?$', maxLength: 95 },
  ),
];

const answers = {
  '2XX': { description: 'Delivered. The body is not looked at.' },
  '410': { description: 'The endpoint is gone: it is turned off.' },
  '4XX': {
    description: 'Tried again, ten times in all over about three days. A Retry-After with 429 is honoured.',
  },
  '5XX': { description: 'Tried again as well. A Retry-After with 503 is honoured.' },
};

/** The `webhooks` section of the OpenAPI document: what endpoints are sent, with an example of each. */
export function webhookOperations(): Record<string, object> {
  return Object.fromEntries(
    eventTypes.map((type) => [
      type.name,
      {
        post: {
          operationId: `receive_${type.name.replaceAll('.', '_')}`,
          tags: ['Webhooks'],
          summary: type.name,
          description: type.description,
          security: [{}],
          parameters,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: eventSchema(type),
                examples: { sample: { value: sampleEvent(type.name, { id: sampleId, at: sampleAt }) } },
              },
            },
          },
          responses: answers,
        },
      },
    ]),
  );
}
