import type { DraftRequest } from '../draft-request.ts';
import { failureMessages, noUpstreamUse, type WriteResult } from '../model.ts';
import { buildCandidates } from './build-candidates.ts';
import { findOtherLanguage } from './find-other-language.ts';
import { type Parts, readParts } from './parts.ts';
import { pickDraft } from './pick-draft.ts';
import { createRandom } from './seed.ts';

/** One draft of the composer, or why it writes none. Whether it may be asked for is not looked at. `variation` gives another one than the usual for this request. */
export function writeDraft(request: DraftRequest, variation?: string): WriteResult {
  const language = findOtherLanguage(request);
  if (language) {
    return {
      ok: false,
      code: 'unsupported_language',
      message: `persona, offer and goal look ${language}; composer-1 writes in English only.`,
      upstream: noUpstreamUse,
    };
  }
  const random = createRandom(request, variation);
  let picked: ReturnType<typeof pickDraft>;
  for (const told of toEverLess(readParts(request))) {
    picked = pickDraft(buildCandidates(told, request.tone, random), request);
    if (picked) break;
  }
  if (!picked) {
    const message = `${failureMessages.generation_failed} Plainer words for persona, offer and goal may help.`;
    return { ok: false, code: 'generation_failed', message, upstream: noUpstreamUse };
  }
  return { ok: true, draft: picked.email, evaluation: picked.evaluation, upstream: noUpstreamUse };
}

/**
 * The parts as read; then, as something of them may be what the gate lets no draft say, with single facts in place of a story, without one sentence of the context or all of it, without who
 * signs, without one sentence of the offer, with a plainer request, and with the offer alone.
 */
function* toEverLess(asRead: Parts): Generator<Parts> {
  yield asRead;
  const { story, ...facts } = asRead.context;
  const parts = { ...asRead, context: facts };
  if (story) yield parts;
  const { ofAsk: _ofAsk, ...less } = parts;
  if (parts.ofAsk !== undefined) yield less;
  const { proofs, aboutReader } = parts.context;
  for (const proof of proofs)
    yield { ...parts, context: { ...parts.context, proofs: proofs.filter((other) => other !== proof) } };
  if (proofs.length > 0 && aboutReader.length > 0)
    yield { ...parts, context: { ...parts.context, aboutReader: [] } };
  const bare: Parts = {
    ...less,
    situation: [],
    state: undefined,
    context: { ...parts.context, proofs: [], aboutReader: [] },
  };
  yield bare;
  const { signature: _signature, signedAs: _signedAs, ...unsigned } = bare.context;
  if (bare.context.signature !== undefined) yield { ...bare, context: unsigned };
  const { extras } = parts.offer;
  for (const extra of extras)
    yield { ...bare, offer: { ...parts.offer, extras: extras.filter((other) => other !== extra) } };
  const plain: Parts = { ...bare, goal: { kind: 'reply' } };
  yield plain;
  const { gain: _, name: __, ...told } = parts.offer;
  const offer = { ...told, extras: [], questions: [], topic: '' };
  yield { ...plain, offer };
  // What is offered stands in the caller's own words, or in none.
  const { noun: ___, ...unread } = offer;
  yield {
    ...plain,
    offer: { ...unread, statements: ['I would like to tell you what we do.'] },
  };
}
