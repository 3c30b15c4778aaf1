import { capitalise } from '../text/grammar.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy } from '../text/tidy.ts';
import { finishSentence } from './parse-offer.ts';

export type Context = {
  /** Sentences of the caller's that can stand in the mail as they are, the strongest first. */
  proofs: string[];
  /** The name to sign with, where the context gives one. */
  signature?: string;
  /** The recipient's first name, where the context gives one. */
  recipient?: string;
  /** A wish for the most words, where one was recognised. */
  wordsMax?: number;
};

const talkAboutDraft =
  /\b(?:e-?mail|draft|tone|subject line|write|mention|include|avoid|don't|do not|keep it|make sure|make it|should be|must be|use the|please|sign(?:ed)? (?:off|as|by)|words|sentence|paragraph|emoji|greeting|cta|call to action|language|recipient|prospect|persona|linkedin message|cold)\b/i;

/** Reads the additional context: only what can be carried over word for word is used, all else is left out. */
export function parseContext(input: string | undefined): Context {
  const context: Context = { proofs: [] };
  if (!input) return context;
  const text = tidy(input);
  const signature =
    /\b(?:sign(?:ed|ing)?(?: it)?(?: off)?(?: the e-?mail)? (?:as|by|with)|(?:my|sender'?s?) name(?: is|:)|from:|sender:|signature:)\s+["']?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/iu.exec(
      text,
    );
  if (signature?.[1] && /^\p{Lu}/u.test(signature[1])) context.signature = signature[1];
  const recipient =
    /\b(?:recipient(?:'s)? (?:is|name is)|(?:first )?name of the recipient(?: is)?:?|addressed to|(?:their|his|her) name is)\s+(\p{Lu}[\p{Ll}'-]+)/u.exec(
      text,
    );
  if (recipient?.[1]) context.recipient = recipient[1];
  const words =
    /\b(?:under|below|less than|fewer than|at most|max(?:imum)?(?: of)?|up to|no more than|within)\s+(\d{2,3})\s+words\b/i.exec(
      text,
    );
  if (words?.[1]) context.wordsMax = Number(words[1]);
  for (const sentence of splitSentences(calmCase(text))) {
    if (isInstruction(sentence) || talkAboutDraft.test(sentence) || sentence.endsWith('?')) continue;
    const count = countWords(sentence);
    if (count < 5 || count > 25 || /[{}[\]|\\^]|https?:/.test(sentence)) continue;
    if (
      !/^(?:we|our|i|the|this|it|all|most|over|more|in|since|last)\b|^\p{Lu}\p{L}+ (?:is|has|cut|saved|uses|reduced|increased|grew|won|was|are|have)\b|^\d/iu.test(
        sentence,
      )
    )
      continue;
    if (
      !/\b(?:we|our|is|are|was|were|has|have|had|use[sd]?|cut|saved?|helped|reduced|increased|grew|won|works?|takes?|offers?|provides?|includes?|serves?|built|made|comes?|costs?|runs?)\b/i.test(
        sentence,
      )
    )
      continue;
    context.proofs.push(finishSentence(capitalise(sentence)));
  }
  context.proofs = context.proofs
    .map((sentence, index) => ({
      sentence,
      weight:
        (/\d/.test(sentence) ? 2 : 0) +
        (/\b(?:customers?|clients?|teams?)\b/i.test(sentence) ? 1 : 0) -
        index / 10,
    }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ sentence }) => sentence)
    .slice(0, 2);
  return context;
}
