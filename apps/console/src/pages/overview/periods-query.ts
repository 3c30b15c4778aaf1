import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';
import type { operations } from '../../api/schema.ts';

/** A period with its days and endpoints. */
export type Period =
  operations['listPeriods']['responses'][200]['content']['application/json']['data'][number];

export type Mode = 'live' | 'test';

/** The periods of the last year, the newest first. Live and test calls are counted apart. */
export const periodsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: ['periods', mode],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/account/periods', { params: { query: { mode } }, signal }))).data,
  });
