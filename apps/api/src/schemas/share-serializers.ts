import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type BuildSerializer = NonNullable<Compilers['buildSerializer']>;
type Serializer = ReturnType<ReturnType<BuildSerializer>>;

/**
 * Compiles each shape of an answer once, when it is first answered. Fastify compiles it for every route and status before it listens,
 * and nearly all of those are the same error: hundreds of functions, at about 14 kB of source each, of which a process needs a few.
 */
export function shareSerializers(): BuildSerializer {
  const build: BuildSerializer = SerializerSelector();
  const byShape = new Map<string, Serializer>();
  return (sharedSchemas, options) => {
    const compile = build(sharedSchemas, options);
    const shared = JSON.stringify(sharedSchemas);
    return (route) => {
      const shape = JSON.stringify(route.schema) + shared;
      const serializer = byShape.get(shape) ?? whenCalled(() => compile(route));
      byShape.set(shape, serializer);
      return serializer;
    };
  };
}

function whenCalled(compile: () => Serializer): Serializer {
  let compiled: Serializer | undefined;
  return (data) => {
    compiled ??= compile();
    return compiled(data);
  };
}
