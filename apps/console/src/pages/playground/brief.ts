import type { operations } from '../../api/schema.ts';

/** What the API takes for a draft. */
export type DraftRequest = operations['generateDraft']['requestBody']['content']['application/json'];
export type Tone = NonNullable<DraftRequest['tone']>;

/** What stands in the form: every field, as typed. */
export type Brief = Required<Record<Exclude<keyof DraftRequest, 'tone'>, string>> & { tone: Tone };
export type TextField = Exclude<keyof Brief, 'tone'>;

/** Characters that the API takes at most, as openapi.json has them (a test compares). They count as Unicode code points. */
export const charactersMax: Record<TextField, number> = {
  persona: 500,
  offer: 1_000,
  goal: 500,
  industry: 100,
  additionalContext: 4_000,
};

export const emptyBrief: Brief = {
  persona: '',
  offer: '',
  goal: '',
  tone: 'professional',
  industry: '',
  additionalContext: '',
};

const needed: readonly TextField[] = ['persona', 'offer', 'goal'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the API refuses
const refused = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u;
const trimmed = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** As the API reads a text: without white space around it, with one kind of line end. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(trimmed, '');
}

/** The call's body: what was left empty is left out. */
export function toRequest(brief: Brief): DraftRequest {
  const { persona, offer, goal, tone } = brief;
  const industry = tidy(brief.industry);
  const additionalContext = tidy(brief.additionalContext);
  return {
    persona: tidy(persona),
    offer: tidy(offer),
    goal: tidy(goal),
    tone,
    ...(industry && { industry }),
    ...(additionalContext && { additionalContext }),
  };
}

/** Whether the three fields that every draft needs are there. */
export function isComplete(brief: Brief): boolean {
  return needed.every((field) => tidy(brief[field]) !== '');
}

/** What the API would refuse, by field, in words for the reader. */
export function checkBrief(brief: Brief): Partial<Record<TextField, string>> {
  const faults: Partial<Record<TextField, string>> = {};
  for (const field of Object.keys(charactersMax) as TextField[]) {
    const text = tidy(brief[field]);
    const over = countCharacters(text) - charactersMax[field];
    if (text === '' && needed.includes(field)) faults[field] = 'Say it in a few words.';
    else if (over > 0) faults[field] = `Too long by ${over} ${over === 1 ? 'character' : 'characters'}.`;
    else if (refused.test(text)) faults[field] = 'There is a control character in it. Type it anew.';
  }
  return faults;
}
