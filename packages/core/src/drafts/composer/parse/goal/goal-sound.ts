import { compact } from '../../../compact.ts';
import { months } from '../../text/time-units.ts';
import { prepositions } from '../../text/words.ts';
import { findEvent, toEvent } from './deeds/goal-event.ts';
import { type Goal, wordsOfGoal } from './goal.ts';

const plain = [...prepositions].filter(
  (word) => /^\p{Ll}+$/u.test(word) && !/^(?:above|inside|like|near|off|outside|over|under|up)$/.test(word),
);

/** What no ask can hold: a word that something belongs to, and nothing that does; the reader done to by the reader; a link to nothing. */
const unsound = compact(
  [
    // "A to reference visit", "with your in an afternoon".
    `\\b(?:an?|my|our|the|your) (?:an?|and|are|could|he|if|is|my|she|they|whether|or|our|should|the|would|you|your|${plain.join('|')})(?=$|[ ,.])(?! (?:house|line|site)\\b)`,
    `\\b(?:an?|my|our|the|your)$`,
    // "A slot our speaker".
    `^an? \\p{L}+ (?:my|our|their|your) `,
    // "Your 5 June", "a confirm call".
    `\\byour \\d{1,2}(?:st|nd|rd|th)? ${months}\\b`,
    `\\ban? (?:arrange|become|bring|choose|confirm|discuss|get|give|obtain|receive|send|tell) `,
    // "About @ the fair", "a quote = order".
    `(?:^| )(?:@|\\+|=|->|w/o?)(?= |$)`,
    // "Invite on our boat": nobody is invited.
    `^(?:let us )?(?:invite|schedule) (?:and|around|as|at|for|in|on|or|to|with) `,
    // "You could use you".
    `^(?:whether )?you (?:can|could|may|might|will|would) \\p{Ll}+ you(?:r? (?:${plain.join('|')})|$)`,
    `(?:^| )(?:and|but|or)$`,
  ].join('|'),
  'iu',
);

/** A goal that can be asked as it stands, or the plainest that can: the event it names, or a reply. */
export function toSound(goal: Goal, sentence: string): Goal {
  const told = wordsOfGoal(goal);
  if (!unsound.test(told) && told.split('(').length === told.split(')').length) return goal;
  const event = findEvent(sentence);
  const held = event && toEvent(sentence, event);
  return held?.kind === 'event' && !unsound.test(held.phrase) ? held : { kind: 'reply' };
}
