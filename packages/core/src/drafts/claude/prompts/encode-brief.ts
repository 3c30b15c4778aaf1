import type { DraftRequest } from '../../draft-request.ts';

/** Format characters: zero-width and direction-changing ones and tags, which hide text from a reader but not from a model. */
const invisibles = /\p{Cf}/gu;

/**
 * A request's fields as one line of JSON without invisible characters. `<` and `>` are escaped, so that no field can
 * close the tag that the JSON stands in.
 */
export function encodeBrief(request: DraftRequest): string {
  const { persona, offer, goal, tone, industry, additionalContext } = request;
  const brief = { persona, offer, goal, tone, industry, additionalContext };
  const json = JSON.stringify(brief, (_key, value) => (typeof value === 'string' ? visible(value) : value));
  return json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}

function visible(text: string): string {
  return text.replaceAll(invisibles, '');
}
