import type { Theme } from './themes.ts';
import { themes } from './themes.ts';

/** The theme of an offer: the one whose words stand earliest in what it is about, or else anywhere in it. */
export function findTheme(topic: string, words: string): Theme | undefined {
  if (topic) {
    const lower = topic.toLowerCase();
    for (const theme of themes) if (theme.pattern.test(lower)) return theme;
  }
  let best: { theme: Theme; at: number } | undefined;
  for (const theme of themes) {
    const at = theme.pattern.exec(words)?.index;
    if (at !== undefined && (!best || at < best.at)) best = { theme, at };
  }
  return best?.theme;
}

/** Questions for an offer that no theme knows. */
export const topicQuestions: readonly string[] = [
  'How do you handle {topic} at the moment?',
  'Who on your side looks after {topic}?',
  'What would you change first about {topic}?',
  'Where do you stand with {topic} this year?',
  'When did you last look at {topic} with fresh eyes?',
  'What matters most to you when it comes to {topic}?',
];

/** Questions where not even a topic could be named. */
export const openQuestions: readonly string[] = [
  'What is at the top of the list for your {unit} at the moment?',
  'What would you like to be different for your {unit} by this time next year?',
  'Which task would your {unit} be glad to hand over?',
  'Who on your side looks at new offers?',
];

export const openTruths: readonly string[] = [
  'It is hard to judge an offer from a long page of text.',
  'Most offers can be judged in a few lines.',
  'A good fit tends to show quickly.',
  'The people who do the work usually know best what would help.',
];
