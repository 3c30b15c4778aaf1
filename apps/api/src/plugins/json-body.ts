import type { Failure } from '@firstline/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visit } from 'jsonc-parser';
import { quoteName } from '../errors/quote-name.ts';

/** A body that cannot be read. Thrown by the parser, answered by the error handler after the key was checked. */
export class BodyFault extends Error {
  override name = 'BodyFault';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Accepts JSON in UTF-8 and nothing else. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      assertPlainUtf8(request);
      return body.length === 0 && mayBeAbsent(request) ? {} : parseJson(body);
    },
  );
  // Without a body and without a content type, no parser is asked.
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.schema?.body || request.body !== undefined) return;
    if (!mayBeAbsent(request)) throw new BodyFault(emptyBody);
    request.body = {};
  });
}

/** Where every member of a body is optional, so is the body; and where a route has none, clients may still name JSON. */
function mayBeAbsent({ routeOptions }: FastifyRequest): boolean {
  const schema = routeOptions.schema?.body as { type?: string; required?: string[] } | undefined;
  return !schema || (schema.type === 'object' && !schema.required?.length);
}

const emptyBody: Failure = {
  code: 'empty_body',
  message: 'The request has no body: send a JSON object.',
};

/** The framework's reading of a content type is looser: white space of any script, and the last charset of several. */
const plainJson = /^[ \t]*application\/json[ \t]*(;|$)/i;

/** Whether a Content-Type says JSON in UTF-8, and nothing else besides. */
export function isPlainJson(type: string): boolean {
  const charsets = [...type.matchAll(/;\s*charset\s*=\s*"?([^";\s]*)/gi)].map(([, charset]) => charset ?? '');
  return plainJson.test(type) && charsets.every((charset) => /^utf-?8$/i.test(charset));
}

function assertPlainUtf8(request: FastifyRequest): void {
  // All of them: the framework has seen the first.
  if (!request.raw.headersDistinct['content-type']?.every(isPlainJson)) {
    throw new BodyFault({ code: 'unsupported_media_type', message: 'The body must be JSON in UTF-8.' });
  }
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new BodyFault({
      code: 'unsupported_media_type',
      message: 'Send the body without Content-Encoding.',
    });
  }
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw new BodyFault(emptyBody);
  const text = decode(body);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new BodyFault({
      code: 'invalid_json',
      message: `The body is not valid JSON${position ? `: look near character ${Number(position) + 1}` : ''}.`,
    });
  }
  assertNoKeyTwice(text);
  return value;
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new BodyFault({ code: 'invalid_json', message: 'The body is not valid UTF-8.' });
  }
}

/** JSON.parse keeps the last of two equal keys and says nothing; a caller who sends both has made a mistake. */
function assertNoKeyTwice(text: string): void {
  const objects: Set<string>[] = [];
  let repeated: string | undefined;
  try {
    visit(text, {
      onObjectBegin: () => {
        objects.push(new Set());
      },
      onObjectEnd: () => {
        objects.pop();
      },
      onObjectProperty: (key) => {
        const keys = objects.at(-1);
        if (keys?.has(key)) repeated ??= key;
        keys?.add(key);
      },
    });
  } catch {
    throw new BodyFault({ code: 'invalid_json', message: 'The body is nested too deeply.' });
  }
  if (repeated !== undefined)
    throw new BodyFault({ code: 'invalid_json', message: `The body names "${quoteName(repeated)}" twice.` });
}
