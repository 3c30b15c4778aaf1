import type { Theme } from './themes.ts';
import { themes } from './themes.ts';

/**
 * The theme of an offer: the one that its topic meets, or else the one whose words stand earliest in what is offered. Whom
 * it is for says nothing about what it is, so audiences are left out.
 */
export function findTheme(topic: string, words: string): Theme | undefined {
  const lower = topic.toLowerCase();
  if (lower) for (const theme of themes) if (theme.pattern.test(lower)) return theme;
  const product = words
    .replace(/\bfor [\p{L}' -]{3,40}?(?=\bthat\b|\bwho\b|[,.;:!]|$)/gu, ' ')
    .replace(/^(?:we|i) (?:can )?help [\p{L}-]+(?: [\p{L}-]+)? /u, '');
  const bare = /^(?:we|i|our|my|the|you|with|this|it)\b/.test(product)
    ? product
    : (/^(.{4,}?)(?:[,;:(]| - |\.\s| (?:with|by|from|at|in|on|that|which|so)\b)/.exec(product)?.[1] ??
      product);
  let best: { theme: Theme; at: number } | undefined;
  for (const theme of themes) {
    const at = theme.pattern.exec(bare)?.index;
    if (at !== undefined && (!best || at < best.at)) best = { theme, at };
  }
  return best?.theme;
}

/** The theme of that name. */
export function getTheme(name: string): Theme | undefined {
  return themes.find((theme) => theme.name === name);
}

/** Questions for an offer that no theme knows. */
export const topicQuestions: readonly string[] = [
  'How do you handle {topic} at the moment?',
  'Who on your side looks after {topic}?',
  'Where do you stand with {topic} this year?',
  'When did you last look at {topic} with fresh eyes?',
  'What matters most to you when it comes to {topic}?',
];

/** Questions where not even a topic could be named. */
export const openQuestions: readonly string[] = [
  'What is at the top of the list for your {unit} at the moment?',
  'What would you like to be different by this time next year?',
  'Who on your side looks at new offers?',
  'How do you decide which offers are worth a closer look?',
];
