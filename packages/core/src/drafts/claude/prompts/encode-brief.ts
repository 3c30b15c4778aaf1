import type { DraftRequest } from '../../draft-request.ts';

/** Zero-width and direction-changing characters, which hide text from a reader but not from a model. */
const invisibles =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu;

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
