import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a path has, sorted; none where no route has that path. */
    methodsOf(path: string): string[];
  }
}

/** Remembers which methods each path has, so that a wrong one can be told from a wrong path. */
export function registerRouteMethods(app: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(
      `^${url
        .replace(/[.]/g, '\\.')
        .replace(/:[^/]+/g, '[^/]+')
        .replace(/\*$/, '.*')}$`,
    );
    routes.push({ pattern, methods: [method].flat() });
  });
  app.decorate('methodsOf', (path: string) =>
    [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort(),
  );
}
