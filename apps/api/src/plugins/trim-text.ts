import type { FastifyInstance } from 'fastify';

/** Characters that show nothing and are pasted along: zero-width spaces and joiners, marks of direction, soft hyphens. */
const invisible = /^\p{Cf}$/u;

/** Trims every text of a body before it is checked; words from a list stay as they are, since they must match exactly. */
export function registerTrimText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ routeOptions, body }, _reply, done) => {
    trimTexts(body, routeOptions.schema?.body as BodySchema | undefined);
    done();
  });
}

type BodySchema = { properties?: Record<string, { type?: string | string[]; enum?: unknown }> };

function trimTexts(body: unknown, schema: BodySchema | undefined): void {
  if (!schema?.properties || typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const fields = body as Record<string, unknown>;
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = fields[name];
    if (typeof value === 'string' && [property.type].flat().includes('string') && !property.enum)
      fields[name] = trimText(value);
  }
}

/** Without white space and zero-width characters at its ends, and with `\n` for every line break. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isTrimmed(text.charAt(start))) start++;
  while (end > start && isTrimmed(text.charAt(end - 1))) end--;
  return text.slice(start, end).replace(/\r\n?/g, '\n');
}

function isTrimmed(character: string): boolean {
  if (character > ' ' && character <= '~') return false;
  // \v and \f are control characters: they are refused, not dropped.
  return invisible.test(character) || (character.trim() === '' && character !== '\v' && character !== '\f');
}
