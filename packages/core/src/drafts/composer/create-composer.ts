import type { DraftModel } from '../model.ts';

/** What the engine knows is most of our code; loaded with the first draft, since most processes never write one. */
const loadEngine = () => import('./write-draft.ts');
let engine: ReturnType<typeof loadEngine> | undefined;

/**
 * The embedded engine: rearranges what the request says into a plain cold email, in English, without a network. The
 * same request gives the same draft; `call.variation` gives another one.
 */
export function createComposer(): DraftModel {
  return {
    name: 'composer-1',
    offline: true,
    async write(request, call) {
      engine ??= loadEngine();
      return (await engine).writeDraft(request, call);
    },
  };
}
