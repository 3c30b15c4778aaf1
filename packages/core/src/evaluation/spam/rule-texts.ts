import type { SpamPhraseKind } from './rule-phrases.ts';

export type SpamRule =
  | SpamPhraseKind
  | 'capitals'
  | 'repeated_punctuation'
  | 'fake_reply'
  | 'obfuscated_words'
  | 'emoji_wall'
  | 'invisible_characters'
  | 'link_shortener'
  | 'several_links';

/** What each rule adds, in spam points, and what its finding says. */
export const ruleTexts: Record<SpamRule, { weight: number; message: string; suggestion: string }> = {
  urgency: {
    weight: 0.6,
    message: 'The text presses the reader to hurry.',
    suggestion: 'Drop the deadline, or name a real date and its reason.',
  },
  guarantee: {
    weight: 0.7,
    message: 'The text promises a guaranteed or riskless result.',
    suggestion: 'Say what you did for whom instead of guaranteeing an outcome.',
  },
  money: {
    weight: 1.0,
    message: 'The text promises easy money, a loan or a prize.',
    suggestion: 'Name the work and its price plainly.',
  },
  generic_address: {
    weight: 0.7,
    message: 'The greeting fits anybody.',
    suggestion: 'Greet the person by name, or write "Hi there".',
  },
  list_selling: {
    weight: 0.8,
    message: 'The text reads like the sale of a contact list.',
    suggestion: 'If lists are the offer, say where the contacts agreed to be listed.',
  },
  seo_promise: {
    weight: 0.8,
    message: 'The text reads like a mass search-ranking pitch.',
    suggestion: "Name one thing about this reader's site that you looked at yourself.",
  },
  crypto: {
    weight: 0.8,
    message: 'The text uses the words of currency-trading spam.',
    suggestion: 'If the offer is in this field, describe the service without returns or tokens.',
  },
  pills_and_adult: {
    weight: 1.5,
    message: 'The text uses words of pharmacy, gambling or adult spam.',
    suggestion: 'Take them out; filters rarely forgive them.',
  },
  account_scare: {
    weight: 0.9,
    message: 'The text warns about an account the way phishing does.',
    suggestion: 'Do not ask the reader to verify or unlock anything.',
  },
  click_bait: {
    weight: 0.5,
    message: 'The text tells the reader to click or speaks of unsubscribing like a bulk mail.',
    suggestion: 'Ask a question that can be answered by replying.',
  },
  false_thread: {
    weight: 0.7,
    message: 'The text claims an earlier contact under a subject that pretends to be a reply.',
    suggestion: 'Say plainly that this is the first email.',
  },
  capitals: {
    weight: 0.3,
    message: 'Words are shouted in capitals.',
    suggestion: 'Write them in lower case.',
  },
  repeated_punctuation: {
    weight: 0.3,
    message: 'Punctuation marks or money signs are repeated.',
    suggestion: 'One mark is enough.',
  },
  fake_reply: {
    weight: 0.3,
    message: 'The subject pretends to be a reply or a forward.',
    suggestion: 'Remove Re: or Fwd: from a first email.',
  },
  obfuscated_words: {
    weight: 1.5,
    message: 'Words are spelled so that filters may miss them.',
    suggestion: 'Spell every word plainly.',
  },
  emoji_wall: { weight: 0.5, message: 'There are many emoji.', suggestion: 'Leave out all but one.' },
  invisible_characters: {
    weight: 1.0,
    message: 'There are invisible characters between letters.',
    suggestion: 'Paste the text as plain text to remove them.',
  },
  link_shortener: {
    weight: 0.6,
    message: 'A link hides its target behind a shortener.',
    suggestion: 'Use the full address, or leave the link for the second email.',
  },
  several_links: {
    weight: 0.3,
    message: 'There are three or more links.',
    suggestion: 'Keep at most one link in a first email.',
  },
};
