import type { Fact } from '../../shared/facts.tsx';
import { formatNumber } from '../../shared/format.ts';
import { Time } from '../../shared/time.tsx';
import type { Endpoint } from './webhook-queries.ts';

/** How an endpoint fares. */
export function endpointFacts(endpoint: Endpoint): Fact[] {
  const { last_success_at, last_failure_at, consecutive_failures, created_at } = endpoint;
  return [
    { name: 'Last success', value: last_success_at ? <Time at={last_success_at} /> : 'None yet' },
    { name: 'Last failure', value: last_failure_at ? <Time at={last_failure_at} /> : 'None' },
    { name: 'Failures in a row', value: formatNumber(consecutive_failures) },
    { name: 'Registered', value: <Time at={created_at} absolute /> },
  ];
}
