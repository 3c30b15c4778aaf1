import { beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from '../openapi-document.ts';
import { createConformance, type OpenApiDocument } from './openapi-conformance.ts';
import type { TestAnswer } from './send.ts';

const requestId = 'req_01J9Z3K4M5N6P7Q8R9S0T1V2W3';

const usage: TestAnswer = {
  method: 'GET',
  path: '/api/v1/account/usage',
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId },
  text: '',
  body: {
    success: true,
    data: {
      current_period: {
        start_date: '2026-01-14T00:00:00.000Z',
        end_date: '2026-02-14T00:00:00.000Z',
        api_calls: 1,
        credits_used: 0,
        rate_limit_hits: 0,
      },
      daily_breakdown: [{ date: '2026-01-14', api_calls: 1, credits_used: 0, rate_limit_hits: 0 }],
      endpoint_usage: { '/account/usage': { calls: 1, credits: 0, avg_response_time_ms: 3.2 } },
      tier_info: { current_tier: 'free', monthly_limit: 100, remaining_credits: 100 },
    },
  },
};

const unknownRoute: TestAnswer = {
  ...usage,
  path: '/api/v1/nothing',
  status: 404,
  body: {
    success: false,
    error: {
      type: 'not_found_error',
      code: 'route_not_found',
      message: 'There is no such route.',
      doc_url: 'http://127.0.0.1:3000/docs/errors#route_not_found',
      request_id: requestId,
    },
    meta: { credits_used: 0, processing_time_ms: 1.5 },
  },
};

describe('conformance to the OpenAPI document', () => {
  let departuresOf: (answer: TestAnswer) => string[];
  beforeAll(async () => {
    departuresOf = createConformance(JSON.parse(await createOpenApiDocument()) as OpenApiDocument);
  });

  it('finds nothing in answers that are as described', () => {
    expect(departuresOf(usage)).toEqual([]);
    expect(departuresOf({ ...usage, path: '/api/v1/account/usage?days=3' })).toEqual([]);
    expect(departuresOf(unknownRoute)).toEqual([]);
  });

  const spoilt: [string, (answer: TestAnswer) => void][] = [
    ['a field that is not described', ({ body }) => Object.assign(body.data, { secret: 1 })],
    ['a field that is missing', ({ body }) => Reflect.deleteProperty(body.data, 'tier_info')],
    [
      'a number where an integer is described',
      ({ body }) => Object.assign(body.data.tier_info, { monthly_limit: 1.5 }),
    ],
    [
      'an instant in another form',
      ({ body }) => Object.assign(body.data.current_period, { start_date: 'today' }),
    ],
    ['a status that is not described', (answer) => Object.assign(answer, { status: 418 })],
    ['another content type', ({ headers }) => Object.assign(headers, { 'content-type': 'text/plain' })],
    ['a header that is not described', ({ headers }) => Object.assign(headers, { 'x-internal-host': 'a' })],
    ['a header in another form', ({ headers }) => Object.assign(headers, { 'x-credits-used': 'many' })],
  ];
  it.each(spoilt)('finds %s', (_fault, spoil) => {
    const answer = structuredClone(usage);
    spoil(answer);
    expect(departuresOf(answer)).not.toEqual([]);
  });

  it('finds an error that is not in the one shape, on addresses without a route too', () => {
    const answer = structuredClone(unknownRoute);
    answer.body = { error: 'Not Found' };
    expect(departuresOf(answer)).not.toEqual([]);
  });
});
