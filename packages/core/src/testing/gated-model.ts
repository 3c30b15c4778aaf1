import type { DraftModel } from '../drafts/index.ts';

/** An engine that waits for `open` before it writes with another one. */
export function gatedModel(engine: DraftModel): DraftModel & { open(): void; asked(): number } {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  return {
    name: engine.name,
    async write(request, call) {
      asked++;
      await gate.promise;
      return engine.write(request, call);
    },
    open: gate.resolve,
    asked: () => asked,
  };
}
