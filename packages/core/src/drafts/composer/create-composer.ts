import { type DraftModel, noUpstreamUse } from '../model.ts';
import { findRefusalReason } from '../policy/index.ts';
import { type TextWork, textWork } from '../text-work.ts';

/**
 * The embedded engine: rearranges what the request says into a plain cold email, in English, without a network. The
 * same request gives the same draft; `call.variation` gives another one.
 */
export function createComposer({ composeDraft }: Pick<TextWork, 'composeDraft'> = textWork): DraftModel {
  return {
    name: 'composer-1',
    offline: true,
    async write(request, { variation }) {
      const refusal = findRefusalReason(request);
      if (refusal) return { ok: false, code: 'content_refused', message: refusal, upstream: noUpstreamUse };
      return composeDraft(request, variation);
    },
  };
}
