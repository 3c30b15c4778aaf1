import type { FastifyInstance } from 'fastify';

/** Invisible characters that people paste along: zero-width spaces and joiners, word joiner, byte order mark. */
const zeroWidth = new Set(['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u180e']);

/** Trims every text of a body before it is checked; words from a list stay as they are, since they must match exactly. */
export function registerTrimText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body as
      | { properties?: Record<string, { type?: string; enum?: unknown }> }
      | undefined;
    const { body } = request;
    if (!schema?.properties || typeof body !== 'object' || body === null || Array.isArray(body)) return;
    const fields = body as Record<string, unknown>;
    for (const [name, property] of Object.entries(schema.properties)) {
      const value = fields[name];
      if (typeof value === 'string' && property.type === 'string' && !property.enum)
        fields[name] = trimText(value);
    }
  });
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
  return zeroWidth.has(character) || character.trim() === '';
}
