import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { shareSerializers } from './share-serializers.ts';

const toText = (text: string) => ({
  $id: 'Named',
  type: 'object',
  properties: { [text]: { type: 'string' } },
});
const route = (schema: object) => ({ schema, method: 'GET', url: '/', httpStatus: '200' });

describe('serializers', () => {
  it('are compiled once for each shape of an answer', () => {
    const compile = shareSerializers()({}, {});
    const shape = () => ({ type: 'object', properties: { id: { type: 'string' } } });
    const serializer = compile(route(shape()));
    expect(compile(route(shape()))).toBe(serializer);
    expect(compile(route({ type: 'object', properties: {} }))).not.toBe(serializer);
  });

  it('are compiled when an answer of that shape is first given', () => {
    const serialize = shareSerializers()({}, {})(route({ $ref: 'Missing#' }));
    expect(() => serialize({})).toThrow(/Missing/);
    expect(shareSerializers()({}, {})(route({ type: 'string' }))('a')).toBe('"a"');
  });

  it('tell apart answers that name a schema that means something else in another part of the app', async () => {
    const app = Fastify({
      schemaController: { compilersFactory: { buildSerializer: shareSerializers() } },
    });
    for (const member of ['first', 'second']) {
      await app.register(async (part) => {
        part.addSchema(toText(member));
        const schema = { response: { 200: { $ref: 'Named#' } } };
        part.get(`/${member}`, { schema }, async () => ({ first: 'a', second: 'b' }));
      });
    }
    const answers = await Promise.all(['/first', '/second'].map((path) => app.inject(path)));
    expect(answers.map((answer) => answer.json())).toEqual([{ first: 'a' }, { second: 'b' }]);
  });
});
