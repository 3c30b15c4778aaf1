import { describe, expect, it } from 'vitest';
import { lintOpenApi } from './lint-openapi.ts';

/** A small document that keeps every rule. */
function soundDocument() {
  const text = { type: 'string', maxLength: 50, pattern: '^[a-z ]*$' };
  const headers = {
    'Access-Control-Allow-Origin': { schema: text },
    RateLimit: { schema: text },
    'Retry-After': { schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 60 } },
  };
  const answer = (description: string) => ({
    description,
    headers,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Notes',
      version: '1.0.0',
      description: 'Keeps notes.',
      contact: { name: 'Notes', url: 'https://notes.test' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'production', 'x-internal': false }],
    tags: [{ name: 'notes', description: 'Notes.' }],
    paths: {
      '/notes': {
        post: {
          operationId: 'createNote',
          summary: 'Create a note',
          description: 'Keeps one note.',
          tags: ['notes'],
          security: [{ key: [] as string[] }],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
          responses: Object.fromEntries(
            [200, 400, 401, 429, 500].map((status) => [status, answer(String(status))]),
          ),
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key.' } },
      schemas: {
        Note: {
          type: 'object',
          additionalProperties: false,
          properties: {
            text: { ...text, examples: ['a note'] } as Record<string, unknown>,
            tags: { type: 'array', maxItems: 3, items: text } as Record<string, unknown>,
            stars: { type: 'integer', format: 'int32', minimum: 0, maximum: 5 } as Record<string, unknown>,
          },
        },
      },
    },
  };
}

type Sound = ReturnType<typeof soundDocument>;

const faults: [string, string, (document: Sound) => void][] = [
  [
    'operation-operationId',
    'an operation without an id',
    ({ paths }) => drop(paths['/notes'].post, 'operationId'),
  ],
  [
    'operation-summary',
    'an operation without a summary',
    ({ paths }) => drop(paths['/notes'].post, 'summary'),
  ],
  [
    'owasp:api2:2023-write-restricted',
    'a write that needs no key',
    ({ paths }) => {
      paths['/notes'].post.security = [];
    },
  ],
  [
    'owasp:api8:2023-define-error-responses-500',
    'an operation without a 500',
    ({ paths }) => drop(paths['/notes'].post.responses, '500'),
  ],
  [
    'owasp:api4:2023-string-limit',
    'a string without a length',
    (document) => drop(note(document).text, 'maxLength'),
  ],
  [
    'owasp:api4:2023-array-limit',
    'an array without a length',
    (document) => drop(note(document).tags, 'maxItems'),
  ],
  [
    'owasp:api4:2023-integer-limit',
    'an integer without bounds',
    (document) => drop(note(document).stars, 'maximum'),
  ],
  [
    'no-invalid-schema-examples',
    'an example that its schema refuses',
    (document) => {
      note(document).text.examples = ['A NOTE'];
    },
  ],
  [
    'owasp:api8:2023-no-server-http',
    'a server without TLS',
    ({ servers }) => {
      for (const server of servers) server.url = 'http://notes.test';
    },
  ],
];

describe('the OpenAPI linters', () => {
  it('find nothing in a document that keeps every rule', async () => {
    expect((await lintOpenApi(JSON.stringify(soundDocument()))).findings).toEqual([]);
  });

  it.each(faults)('report %s for %s', async (rule, _fault, plant) => {
    const document = soundDocument();
    plant(document);
    const { findings } = await lintOpenApi(JSON.stringify(document));
    expect(findings.map((finding) => finding.rule)).toContain(rule);
  });

  it('pass over what an exception allows at its path, and there only', async () => {
    const document = soundDocument();
    drop(document.paths['/notes'].post.responses, '500');
    const rule = 'owasp:api8:2023-define-error-responses-500';
    const lint = (path: string) => lintOpenApi(JSON.stringify(document), [{ rule, path, reason: 'a test' }]);
    expect((await lint('/notes')).findings).toEqual([]);
    expect((await lint('/other')).findings).not.toEqual([]);
  });

  it('report an exception that nothing needs', async () => {
    const exception = { rule: 'operation-summary', reason: 'a test' };
    const { unused } = await lintOpenApi(JSON.stringify(soundDocument()), [exception]);
    expect(unused).toEqual([exception]);
  });
});

function note(document: Sound) {
  return document.components.schemas.Note.properties;
}

function drop(target: object, key: string): void {
  if (!Reflect.has(target, key)) throw new Error(`there is no ${key} to drop`);
  Reflect.deleteProperty(target, key);
}
