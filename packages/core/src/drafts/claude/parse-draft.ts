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
 * object in it, else a mail under a line "Subject: …": servers that ignore the output format answer in each of these ways,
 * and some models think aloud first.
 */
export function parseDraft(text: string): ParsedDraft {
  const answerText = text.replace(thinking, '');
  for (const candidate of jsonCandidates(answerText)) {
    const answer = toDraftAnswer(candidate) ?? toDraftAnswer(escapeLineBreaks(candidate));
    if (answer === undefined) continue;
    if (answer.declined === true) return { kind: 'declined' };
    return { kind: 'draft', subject: answer.subject, body: answer.body };
  }
  const [, subject, body] = plainMail.exec(answerText) ?? [];
  if (subject === undefined || body === undefined) return { kind: 'unusable' };
  return { kind: 'draft', subject, body };
}

/** What reasoning models write ahead of their answer; some servers leave out the opening tag. */
const thinking = /^\s*(?:<think(?:ing)?>)?(?:(?!<think)[\s\S])*?<\/think(?:ing)?>/i;
/** A subject line at the start, then a blank line, then the mail. */
const plainMail = /^\s*(?:\*\*)?subject(?: line)?:(?:\*\*)?[  ]*(\S[^\n]{0,200})\n[  ]*\n+(\S[\s\S]*)$/i;

function* jsonCandidates(text: string): Generator<string> {
  yield text;
  for (const fence of text.matchAll(/```(?:json)?\s*\n([\s\S]*?)```/gi)) yield fence[1] ?? '';
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start >= 0 && end > start) yield text.slice(start, end + 1);
}

/** Line breaks and tabs within JSON strings, which JSON does not allow and small models write. */
function escapeLineBreaks(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\[\s\S])*"/g, (string) =>
    string.replaceAll(/\r?\n/g, '\\n').replaceAll('\t', '\\t'),
  );
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
