import { type JsonSchema, type MessagesRequest, textOf } from './validate-request.ts';

const offerWordsMax = 60;
const subjectWordsMax = 5;

/**
 * A draft for the brief that stands as JSON in the request's first message. It says nothing that the brief does not
 * say, so that it passes a check for invented facts, and two briefs give two drafts.
 */
export function writeDraft(request: MessagesRequest): { subject: string; body: string } {
  const brief = findBrief(textOf(request.messages[0]?.content));
  const offer = plainWords(brief.offer ?? 'something for your team', offerWordsMax);
  const subject = plainWords(brief.offer ?? 'A short question', subjectWordsMax);
  const body = [
    'Hi there,',
    `I am writing about this: ${offer}.`,
    'Would it be worth a short reply to see if it is useful for you?',
    'Best regards',
  ].join('\n\n');
  return { subject, body };
}

/** The draft as JSON with the members that the request's schema names, or the usual two where there is none. */
export function toSchemaText(request: MessagesRequest, draft: { subject: string; body: string }): string {
  const schema = request.output_config?.format?.schema;
  if (!schema?.properties) return JSON.stringify(draft);
  const members = Object.entries(schema.properties).map(([name, member]) => [
    name,
    memberValue(name, member, draft),
  ]);
  return JSON.stringify(Object.fromEntries(members));
}

function memberValue(name: string, schema: JsonSchema, draft: { subject: string; body: string }): unknown {
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return 0;
  return /subject/i.test(name) ? draft.subject : draft.body;
}

/** The outermost JSON object of a text; an empty brief where there is none. */
function findBrief(text: string): { offer?: string } {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return {};
  try {
    const brief = JSON.parse(text.slice(start, end + 1)) as { offer?: unknown };
    return typeof brief.offer === 'string' ? { offer: brief.offer } : {};
  } catch {
    return {};
  }
}

/** The first words of a text without anything that a reader could take for markup. */
function plainWords(text: string, wordsMax: number): string {
  const words = text
    .replaceAll(/[^\p{L}\p{M}\p{N}\s.,:;%$€£+/'’&()-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words
    .slice(0, wordsMax)
    .join(' ')
    .replace(/[\s.,:;(-]+$/, '');
}
