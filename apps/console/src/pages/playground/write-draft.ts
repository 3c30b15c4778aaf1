import { api, unwrap } from '../../api/client.ts';
import type { Attempt, Order } from './attempt.ts';
import type { DraftRequest } from './brief.ts';
import type { Texts } from './locate-findings.ts';

/** A draft with what was asked for and what is known about its making. */
export type Draft = {
  /** Of the call. */
  requestId: string;
  request: DraftRequest;
  /** As it was written. */
  original: Texts;
  /** As it is in the editor. */
  texts: Texts;
  /** The edit that was taken back last. */
  undone?: Texts | undefined;
  model: string;
  isCached: boolean;
  generationMs: number;
  totalMs: number;
  creditsUsed: number;
  /** Collected by a retry: charged when it was written. */
  isReplayed: boolean;
};

/** Orders a draft. Throws an ApiError. */
export async function writeDraft({ body, isFresh }: Order, { key }: Attempt): Promise<Draft> {
  const call = api.POST('/api/v1/account/drafts', {
    body,
    params: { header: { 'idempotency-key': key, ...(isFresh && { 'cache-control': 'no-cache' }) } },
  });
  const { data, meta } = await unwrap(call);
  const { headers } = (await call).response;
  const texts = { subjectLine: data.subjectLine, emailContent: data.emailContent };
  return {
    requestId: headers.get('x-request-id') ?? '',
    request: body,
    original: texts,
    texts,
    model: data.metadata.model,
    isCached: data.metadata.cached,
    generationMs: data.metadata.generationTime,
    totalMs: meta.processing_time_ms,
    creditsUsed: Number(headers.get('x-credits-used') ?? meta.credits_used),
    isReplayed: headers.get('idempotent-replayed') === 'true',
  };
}
