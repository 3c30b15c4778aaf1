import { admitCall, type Caller, type Scope } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import type { Result } from '../failures.ts';
import { createId } from '../ids.ts';

/** Presents a key as a call of generate would. */
export async function admitKey(
  core: Pick<Core, 'sql' | 'clock' | 'timings'>,
  key: { hash: Buffer; scope: Scope; receivedAt: Date },
): Promise<Result<Caller>> {
  const requestId = createId('req', key.receivedAt);
  const call = { ...key, policy: 'generate' as const, requestId, endpoint: '/emails/generate' };
  return (await admitCall(core, call)).result;
}
