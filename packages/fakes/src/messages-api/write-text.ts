import { type JsonSchema, type MessagesRequest, textOf } from './validate-request.ts';

const offerWordsMax = 60;
const subjectWordsMax = 5;

/** The words around the offer, for each tone that a brief may ask for. */
const tones: Record<string, (offer: string) => string[]> = {
  professional: (offer) => [
    'Hello,',
    `Your work may gain from what we offer: ${offer}.`,
    'It is meant to save your team some effort, and it is easy to look at before you decide anything at all.',
    'Would it be worth a short reply to see if it is useful for you?',
    'Best regards',
  ],
  formal: (offer) => [
    'Dear members of the department,',
    `This concerns the following, which would possibly be of relevance to your department: ${offer}.`,
    'The introduction would be arranged in accordance with your preferences.',
    'Would you be willing to indicate whether this is of interest to you?',
    'Yours sincerely',
  ],
  friendly: (offer) => [
    'Hi there,',
    `Hope your week's going well! I'm really glad to tell you what we do: ${offer}.`,
    "We're really happy with how it's turned out, and it's lovely to see it help.",
    'Would that be useful for you?',
    'Thanks so much, and warm wishes',
  ],
  casual: (offer) => [
    'Hey,',
    `Here's a thing you'd maybe like: ${offer}.`,
    "It's pretty simple, so it won't take much of your time. No worries if it's not for you.",
    'Worth a quick look?',
    'Cheers',
  ],
  direct: (offer) => [
    'Hi,',
    `We offer this: ${offer}.`,
    'It fits your work. Your team keeps control. Nothing else has to change. You see the result and decide.',
    'Is it relevant for you?',
    'Regards',
  ],
  confident: (offer) => [
    'Hello,',
    `Your team will know this at once: ${offer}.`,
    'It works. It does what you need, it is clear from the first day, and you will see the difference. We know this field, and we stand behind every word.',
    'Is this relevant for you?',
    'Best regards',
  ],
  persuasive: (offer) => [
    'Hello,',
    `What would your team win back if this worked for you? We offer ${offer}.`,
    'That matters because every saved effort goes straight into the work that counts, so you gain instead of losing more. Before, it cost you time; after, it saves it, which means your team can win more.',
    'Would it make sense to find out more?',
    'Best regards',
  ],
  empathetic: (offer) => [
    'Hi there,',
    `I know how much is on your plate, and I understand that it can be hard to look at yet another offer: ${offer}.`,
    'If the timing is wrong for you, there is no pressure at all, and I completely understand.',
    'Would it help you if I sent a little more, whenever it suits you?',
    'Take care',
  ],
  enthusiastic: (offer) => [
    'Hi there,',
    `I am so excited to share this with you: ${offer}!`,
    'I love how well it fits your kind of work, and I am thrilled to hear what you think. It is a truly fantastic fit for your team!',
    'Would you like to see more?',
    'Best wishes',
  ],
};

/**
 * A draft for the brief that stands as JSON in the request's first message, in the tone that it asks for. It says
 * nothing that the brief does not say, so that it passes a check for invented facts, and two briefs give two drafts.
 */
export function writeDraft(request: MessagesRequest): { subject: string; body: string } {
  const brief = findBrief(textOf(request.messages[0]?.content));
  const offer = plainWords(brief.offer ?? 'something for your team', offerWordsMax);
  const subject = plainWords(brief.offer ?? 'A short question', subjectWordsMax);
  const write = tones[Object.hasOwn(tones, brief.tone ?? '') ? (brief.tone ?? '') : 'professional'];
  return { subject, body: write?.(offer).join('\n\n') ?? offer };
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
function findBrief(text: string): { offer?: string; tone?: string } {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return {};
  try {
    const { offer, tone } = JSON.parse(text.slice(start, end + 1)) as Record<string, unknown>;
    return {
      ...(typeof offer === 'string' ? { offer } : {}),
      ...(typeof tone === 'string' ? { tone } : {}),
    };
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
