import type { Example } from './corpus.ts';

/**
 * Requests made of those given, so that no training takes the manner of a set for the matter: every mail goes to somebody of
 * whom nothing is known as well, and an outright abuse stays one amid honest words. Without chance: the same for the same examples.
 */
export function variationsOf(examples: readonly Example[]): Example[] {
  const honest = examples.filter(({ abuse }) => abuse === undefined);
  const anyHonest = (index: number) => (honest[index % honest.length] as Example).request;
  const unknownReaders = examples.map((example) => ({
    ...example,
    request: { ...example.request, persona: 'Readers' },
  }));
  const deeds = examples
    .filter(({ abuse, set }) => abuse !== undefined && set.startsWith('outright-'))
    .flatMap(({ set, abuse, request: { goal } }, index) =>
      Array.from({ length: settings }, (_, turn) => {
        const setting = anyHonest((index * settings + turn) * 6007);
        const deed = turn % 2 === 0 ? { goal } : { additionalContext: goal };
        return { set, abuse, request: { ...setting, ...deed } };
      }),
    );
  return [...unknownReaders, ...deeds];
}

/** In so many honest requests a goal that is an abuse whatever stands around it is put, as the goal and as the context in turn. */
const settings = 8;
