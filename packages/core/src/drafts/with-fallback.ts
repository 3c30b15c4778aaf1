import { addUse, type DraftModel, noUpstreamUse, upstreamCallsMax, type WriteFailure } from './model.ts';

/** How much of the deadline is kept for each later engine that writes without an upstream: 1 s of 30 s. */
const offlineShare = 1 / 30;
/** How much of it is kept for each later one that asks an upstream, beside one of the calls. */
const upstreamShare = 1 / upstreamCallsMax;

/**
 * Asks the engines in this order until one writes the draft, within one deadline and `upstreamCallsMax` calls for all of
 * them. A refusal ends it: another engine must not write what one declined. Keeps the first one's name, under which drafts are
 * cached; `model` of a result says who wrote. Takes at most `upstreamCallsMax` engines that ask an upstream.
 */
export function withFallback(
  models: readonly [DraftModel, ...DraftModel[]],
  { deadlineMs, nowMs = () => performance.now() }: { deadlineMs: number; nowMs?: () => number },
): DraftModel {
  const [first] = models;
  if (models.length === 1) return first;

  /** What an engine may spend so that those after it can still be asked. */
  function limitsFor(at: number, leftMs: number, calls: number) {
    const later = models.slice(at + 1);
    const upstreams = later.filter(({ offline }) => !offline).length;
    const keptShare = upstreams * upstreamShare + (later.length - upstreams) * offlineShare;
    return { deadlineMs: leftMs - keptShare * deadlineMs, callsMax: upstreamCallsMax - calls - upstreams };
  }

  return {
    name: first.name,
    async write(request, call) {
      const endsAt = nowMs() + deadlineMs;
      let upstream = noUpstreamUse;
      let failure: WriteFailure | undefined;
      let offlineOnly = false;
      for (const [at, model] of models.entries()) {
        const limits = limitsFor(at, endsAt - nowMs(), upstream.calls);
        if (failure && (call.signal.aborted || limits.deadlineMs <= 0)) break;
        if (offlineOnly && !model.offline) continue;
        const result = await model.write(request, { ...call, limits });
        upstream = addUse(upstream, result.upstream);
        if (result.ok) {
          return { ...result, upstream, ...(model === first ? {} : { model: result.model ?? model.name }) };
        }
        offlineOnly ||= result.fallback === 'offline';
        failure = joinFailures(failure, result);
        if (result.fallback === 'none' || result.code === 'content_refused') break;
      }
      if (!failure) throw new Error('no engine was asked');
      return { ...failure, upstream };
    },
  };
}

/** The later failure counts, unless it only says that this engine could never have helped. */
function joinFailures(earlier: WriteFailure | undefined, later: WriteFailure): WriteFailure {
  if (!earlier) return later;
  if (later.code === 'unsupported_language') return earlier;
  const waits = [earlier.retryAfterSeconds, later.retryAfterSeconds].filter((wait) => wait !== undefined);
  return { ...later, ...(later.retryAfterSeconds ? { retryAfterSeconds: Math.min(...waits) } : {}) };
}
