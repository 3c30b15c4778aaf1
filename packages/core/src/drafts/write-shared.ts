import type { DraftRequest } from './draft-request.ts';
import type { DraftModel, WriteCall, WriteResult } from './model.ts';
import { noUpstreamUse } from './model.ts';

type Writing = { result: Promise<WriteResult>; waiting: number; abort: AbortController };

/** Drafts in the making, by what they will be cached under: identical calls of one account wait for the same one. */
const writings = new Map<string, Writing>();

/**
 * Has a draft written, or waits for the one that an identical call is having written in this process. The model is told
 * to stop only when nobody waits any more. Only the first of them reports what the upstream was used for.
 */
export async function writeShared(
  model: DraftModel,
  request: DraftRequest,
  call: WriteCall,
  sharedUnder: string | undefined,
): Promise<WriteResult> {
  if (sharedUnder === undefined || call.signal.aborted) return model.write(request, call);
  const running = writings.get(sharedUnder);
  const writing = running ?? start(model, request, call, sharedUnder);
  writing.waiting += 1;
  const leave = () => {
    writing.waiting -= 1;
    if (writing.waiting > 0) return;
    // At once: who comes from here on must not wait for what was given up.
    if (writings.get(sharedUnder) === writing) writings.delete(sharedUnder);
    writing.abort.abort();
  };
  call.signal.addEventListener('abort', leave, { once: true });
  try {
    const result = await writing.result;
    return running ? { ...result, upstream: noUpstreamUse } : result;
  } finally {
    call.signal.removeEventListener('abort', leave);
  }
}

function start(model: DraftModel, request: DraftRequest, call: WriteCall, sharedUnder: string): Writing {
  const abort = new AbortController();
  const result = model.write(request, { ...call, signal: abort.signal }).finally(() => {
    if (writings.get(sharedUnder) === writing) writings.delete(sharedUnder);
  });
  const writing: Writing = { result, waiting: 0, abort };
  writings.set(sharedUnder, writing);
  return writing;
}
