import { betweenTerms } from '../../text/between-terms.ts';
import { decapitalise } from '../../text/grammar.ts';
import { finishSentence } from '../sentence-text.ts';
import { fromVerb } from './kinds/offer-deeds.ts';
import { tellTerms } from './notes/tell-terms.ts';
import type { Statement } from './statement.ts';
import { toTopic } from './topic.ts';

function say(sentence: string): Statement {
  return { statements: [finishSentence(sentence)], ...toTopic('') };
}

/** `A place in your autumn cohort for our app`: what is the reader's to give. */
const readersPlace =
  /^an? (?:[\p{L}-]+ )?(?:desk|listing|pitch|place|slot|spot|stall|stand|table) (?:at|in|on) your /iu;

/** Offers that open like nothing that anybody has: `like Calendly for field teams`, `let's host a ride`, `be the clinic that patients find first`. */
export function readOpening(text: string): Statement | undefined {
  const said = decapitalise(text);
  // "Like Calendly, but for field teams", "think Stripe for customs duties".
  const alike = /^(?:something like|like|think(?: like)?) (\p{Lu}.*(?:, but| for) .+)$/u.exec(said)?.[1];
  if (alike) return say(`We offer something like ${alike}`);
  // "Imagine never chasing a lead again": a sentence already.
  if (/^imagine \p{L}/u.test(said)) return say(text);
  const deed = /^let['’]?s (?!(?:me|us)\b)(\p{L}[^;:]+)$/u.exec(said)?.[1];
  if (deed) return say(`We would like to ${deed}${/\b(?:together|you)\b/.test(deed) ? '' : ' with you'}`);
  // "Introduce you to 40 shops": the sender does.
  if (/^(?:connect|introduce|match) you (?:to|with) /.test(said)) return say(`We can ${said}`);
  if (readersPlace.test(said)) return say(`We would like ${said}`);
  const [, state = '', terms = ''] = /^be (\p{L}[^,]*)((?:, .*)?)$/u.exec(said) ?? [];
  // "Be our sponsor in May, 900 guests".
  if (/^(?:my|our) /.test(state))
    return say(tellTerms(`You can be ${state}`, terms.slice(2).split(betweenTerms).filter(Boolean)));
  return state ? { ...fromVerb('be', state + terms), ...toTopic('') } : undefined;
}
