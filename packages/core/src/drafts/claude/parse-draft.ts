import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** What the model is asked to answer; `declined` is missing where a server ignores the output format. */
const DraftAnswer = Type.Object({
  subject: Type.String(),
  body: Type.String(),
  declined: Type.Optional(Type.Boolean()),
});
type DraftAnswer = Static<typeof DraftAnswer>;

/** The JSON schema that the model's output is held to. */
export const draftOutputSchema = {
  type: 'object',
  properties: {
    declined: { type: 'boolean', description: "true only if the brief's own purpose is abusive" },
    subject: { type: 'string', description: 'The subject line' },
    body: { type: 'string', description: 'The email as plain text' },
  },
  required: ['declined', 'subject', 'body'],
  additionalProperties: false,
};

export type ParsedDraft =
  | { kind: 'draft'; subject: string; body: string }
  | { kind: 'declined' }
  | { kind: 'unusable' };

/**
 * Reads a draft from the model's text. Takes the whole text as JSON, else the JSON in a code fence, else the outermost
 * object in it: servers that ignore the output format put prose around it.
 */
export function parseDraft(text: string): ParsedDraft {
  for (const candidate of jsonCandidates(text)) {
    const answer = toDraftAnswer(candidate);
    if (answer === undefined) continue;
    if (answer.declined === true) return { kind: 'declined' };
    return { kind: 'draft', subject: answer.subject, body: answer.body };
  }
  return { kind: 'unusable' };
}

function* jsonCandidates(text: string): Generator<string> {
  yield text;
  for (const fence of text.matchAll(/```(?:json)?\s*\n([\s\S]*?)```/gi)) yield fence[1] ?? '';
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start >= 0 && end > start) yield text.slice(start, end + 1);
}

function toDraftAnswer(json: string): DraftAnswer | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  return Value.Check(DraftAnswer, value) ? value : undefined;
}
