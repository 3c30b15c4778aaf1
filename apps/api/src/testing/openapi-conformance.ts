import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { TestAnswer } from './send.ts';

type Schema = Record<string, unknown>;
type Answer = { headers?: Record<string, { schema: Schema }>; content?: Record<string, { schema: Schema }> };
type Operation = { responses: Record<string, Answer> };

export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** What the server may answer to any request, whichever operation it names. */
const statusesOfEveryPath = [400, 404, 405, 408, 414, 431];
/** Pages for people: no part of the document. */
const pages = /^\/((docs|console)(\/.*)?)?$/;
/** Sent with every answer, for browsers and proxies, and no part of the contract. */
const unlistedHeaders = /^x-(content-type-options|frame-options)$/;
const listedHeaders = /^(x-|ratelimit|retry-after$|server-timing$|www-authenticate$|set-auth-token$)/;

/** Tells how an answer departs from what an OpenAPI document says about it: nothing where it conforms. */
export function createConformance(document: OpenApiDocument): (answer: TestAnswer) => string[] {
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = new Map<Schema, ValidateFunction>();
  const operations = Object.entries(document.paths).map(([template, methods]) => ({
    pattern: new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    methods,
  }));

  function check(schema: Schema, value: unknown, what: string): string[] {
    let validate = compiled.get(schema);
    if (!validate) {
      const absolute = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
      validate = ajv.compile(JSON.parse(absolute) as Schema);
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message}`);
  }

  return (answer) => {
    const path = answer.path.replace(/[?#].*$/s, '');
    if (pages.test(path)) return [];
    const operation = operations.find(({ pattern }) => pattern.test(path))?.methods[
      answer.method.toLowerCase()
    ];
    const described = operation?.responses[answer.status];
    if (!described) {
      if (!statusesOfEveryPath.includes(answer.status)) return ['has a status that is not described'];
      if (answer.method === 'HEAD') return [];
      return check({ $ref: '#/components/schemas/Error' }, answer.body, 'body');
    }
    const [type, media] = Object.entries(described.content ?? {})[0] ?? [];
    const faults = media ? check(media.schema, answer.body, 'body') : [];
    if (answer.headers['content-type']?.split(';')[0] !== type) faults.push(`is not ${type}`);
    return [...faults, ...headerFaults(described, answer)];
  };

  function headerFaults({ headers = {} }: Answer, answer: TestAnswer): string[] {
    const schemas = new Map(
      Object.entries(headers).map(([name, { schema }]) => [name.toLowerCase(), schema]),
    );
    return Object.entries(answer.headers).flatMap(([name, text]) => {
      const schema = schemas.get(name);
      if (schema) return check(schema, schema.type === 'integer' ? Number(text) : text, `header ${name}`);
      return listedHeaders.test(name) && !unlistedHeaders.test(name)
        ? [`has the undescribed header ${name}`]
        : [];
    });
  }
}
