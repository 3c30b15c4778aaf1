import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';
import type { operations } from '../../api/schema.ts';

type Listed = operations['listKeys']['responses'][200]['content']['application/json'];

/** A key's record, without the key. */
export type Key = Listed['data'][number];
export type KeyMode = Key['mode'];
export type KeyScope = Key['scopes'][number];
export type KeyStatus = Key['status'];

const queryKey = ['keys'];

/** The account's keys, the newest first. */
export const keysQuery = (status: KeyStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, status ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(status && { status }), ...(pageParam && { after: pageParam }) };
      return unwrap(api.GET('/api/v1/keys', { params: { query }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

export const refreshKeys = (client: QueryClient) => client.invalidateQueries({ queryKey });

const at = (keyId: string) => ({ params: { path: { keyId } } });

type Changeable = Pick<Key, 'name' | 'description' | 'scopes' | 'expires_at'>;

export async function createKey({
  description,
  expires_at,
  ...order
}: Changeable & { mode: KeyMode }): Promise<string> {
  const body = { ...order, ...(description && { description }), ...(expires_at && { expires_at }) };
  return (await unwrap(api.POST('/api/v1/keys', { body }))).data.key;
}

export const updateKey = (keyId: string, body: Partial<Changeable>) =>
  unwrap(api.PATCH('/api/v1/keys/{keyId}', { ...at(keyId), body }));

/** Resolves to the key that takes the old one's place. */
export async function rotateKey(keyId: string, gracePeriodSeconds: number): Promise<string> {
  const body = { grace_period_seconds: gracePeriodSeconds };
  return (await unwrap(api.POST('/api/v1/keys/{keyId}/rotate', { ...at(keyId), body }))).data.key;
}

export const revokeKey = (keyId: string) => unwrap(api.DELETE('/api/v1/keys/{keyId}', at(keyId)));
