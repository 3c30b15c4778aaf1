import type { FastifyInstance } from 'fastify';

/**
 * A query is text: where a route's schema says integer, digits become the number that they write, and nothing else does. What is no
 * number stays as it is, for the schema to refuse.
 */
export function registerQueryNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const schema = request.routeOptions.schema?.querystring as
      | { properties?: Record<string, { type?: string }> }
      | undefined;
    const query = request.query as Record<string, unknown>;
    for (const [name, { type }] of Object.entries(schema?.properties ?? {})) {
      const value = query[name];
      if (type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) {
        query[name] = Number(value);
      }
    }
    done();
  });
}
