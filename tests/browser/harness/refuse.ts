import type { Route } from 'playwright-core';

/** The request id of what `refuse` answers. */
export const refusedId = 'req_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5';

/** Answers a call as the API refuses one. */
export function refuse(route: Route, status: number, code: string, headers: Record<string, string> = {}) {
  return route.fulfill({
    status,
    headers: { 'x-request-id': refusedId, ...headers },
    json: {
      success: false,
      error: {
        type: 'api_error',
        code,
        message: 'No.',
        doc_url: 'https://example.com',
        request_id: refusedId,
      },
      meta: { credits_used: 0, processing_time_ms: 1 },
    },
  });
}
