import type { apiKeys } from '../db/schema/index.ts';
import type { Failure } from '../failures.ts';
import type { Mode } from '../policy.ts';
import type { Scope } from './caller.ts';

/** `rotating`: replaced, and valid until it expires. `revoked` is final. */
export const keyStatuses = ['active', 'rotating', 'expired', 'revoked'] as const;
export type KeyStatus = (typeof keyStatuses)[number];

/** What may be told about a key after it was made. Its value is not among it. */
export type KeyRecord = {
  id: string;
  name: string;
  description: string | null;
  mode: Mode;
  start: string;
  last4: string;
  scopes: Scope[];
  status: KeyStatus;
  created_at: string;
  created_by: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
  revoked_reason: string | null;
  rotated_from: string | null;
  replaced_by: string | null;
};

export type KeyRow = typeof apiKeys.$inferSelect;

/** A key as it is answered, with the status that it has at an instant. */
export function toKeyRecord(row: KeyRow, at: Date): KeyRecord {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    mode: row.mode,
    start: row.start,
    last4: row.last4,
    // The database admits no other.
    scopes: row.scopes as Scope[],
    status: keyStatus(row, at),
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    revoked_reason: row.revokedReason,
    rotated_from: row.rotatedFrom,
    replaced_by: row.replacedBy,
  };
}

/** Agrees with `admit_call`: a revoked key stays revoked, and a key ends at the instant of its expiry. */
export function keyStatus(key: Pick<KeyRow, 'revokedAt' | 'expiresAt' | 'replacedBy'>, at: Date): KeyStatus {
  if (key.revokedAt) return 'revoked';
  if (key.expiresAt && key.expiresAt <= at) return 'expired';
  return key.replacedBy ? 'rotating' : 'active';
}

/** A key in this state cannot be changed in the way that was asked for. */
export function keyNotActive(status: KeyStatus): Failure {
  const state = status === 'rotating' ? 'has been replaced already' : `is ${status}`;
  return { code: 'key_not_active', message: `This key ${state}. Use an active one, or create a new one.` };
}
