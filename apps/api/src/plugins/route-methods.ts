import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a path has, sorted; none where no route has that path. */
    methodsOf(path: string): string[];
    /** The route that a path names but for its case, doubled slashes or one at its end, as it was registered. */
    routeNear(path: string): string | undefined;
  }
}

/** Remembers which methods each path has, so that a wrong one can be told from a wrong path. */
export function registerRouteMethods(app: FastifyInstance): void {
  const routes: { url: string; pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(
      `^${url
        .replace(/[.]/g, '\\.')
        .replace(/:[^/]+/g, '[^/]+')
        .replace(/\*$/, '.*')}$`,
    );
    routes.push({ url, pattern, methods: [method].flat() });
  });
  app.decorate('methodsOf', (path: string) =>
    [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort(),
  );
  app.decorate('routeNear', (path: string) => {
    const plain = path
      .replaceAll(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '')
      .toLowerCase();
    if (plain === path) return undefined;
    return routes.find(({ url, pattern }) => !url.endsWith('*') && pattern.test(plain))?.url;
  });
}
