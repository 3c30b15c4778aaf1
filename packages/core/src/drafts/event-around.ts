import type { Caller } from '../api-keys/index.ts';
import { siblingId } from '../ids.ts';
import type { ChargedDraft, GenerateCall } from './generate-call.ts';

/**
 * The bytes of a draft's `email.generated` event, but for the credits that remain: what comes before that number, and what comes
 * after it. Only the statement that charges knows the number. `result` is JSON text.
 */
export function eventAround(
  { requestId, endpoint }: Pick<GenerateCall, 'requestId' | 'endpoint'>,
  { keyId, mode }: Pick<Caller, 'keyId' | 'mode'>,
  { generationId, creditsUsed }: Pick<ChargedDraft, 'generationId' | 'creditsUsed'>,
  result: string,
  at: Date,
): [start: string, end: string] {
  const envelope = JSON.stringify({
    id: siblingId('evt', requestId),
    type: 'email.generated',
    timestamp: at.toISOString(),
    api_version: 'v1',
    livemode: mode === 'live',
  });
  const data = JSON.stringify({
    generation_id: generationId,
    request_id: requestId,
    key_id: keyId,
    endpoint,
    credits_used: creditsUsed,
  });
  return [
    `${envelope.slice(0, -1)},"data":${data.slice(0, -1)},"remaining_credits":`,
    `,"result":${result}}}`,
  ];
}
