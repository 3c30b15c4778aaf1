import { compact } from '../../../../compact.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { eventPattern } from './goal-event.ts';

const people =
  '(?:everyone|families|footfall|foot traffic|locals|neighbours|neighbors|parents|passers-by|people|residents|shoppers|villagers|visitors|walkers)';

/** `Bring people into the shop`, `get locals through the door of our café`: the people are who reads. */
const brought = compact(
  `^(?:attract|bring|draw|drive|entice|get|lure|pull|tempt) (?:(?:local|more|new|some) )?${people} (?:along to|back to|down to|in|inside|into|over to|through the doors? (?:at|of)|to) (?:my|our|the) ([\\p{L}' -]{3,50}?)((?: (?:at|before|by|during|for|from|in|on|this) .{2,50})?)$`,
  'iu',
);

const events = /^(?:day|evening|fair|fete|launch|market|morning|night|opening|party|sale)$/;
const places =
  /(?:area|bar|barn|café|cafe|centre|center|church|club|court|farm|gallery|garden|ground|hall|house|library|park|pub|restaurant|room|salon|shop|site|stall|stand|store|studio|tent|venue|website|yard)$/;

/** Who is brought somewhere of the sender's visits it. */
export function readBrought(clause: string): Goal | undefined {
  const [, place = '', when = ''] = brought.exec(clause) ?? [];
  if (!place) return undefined;
  const noun = place.split(' ').at(-1)?.toLowerCase() ?? '';
  if (events.test(noun) || eventPattern.test(noun))
    return toDeed('come', `to our ${flipSides(place + when)}`);
  // Nobody visits a habit, and nobody is a parcel.
  return organisationNouns.has(noun) || places.test(noun)
    ? toDeed('visit', `our ${flipSides(place + when)}`)
    : { kind: 'reply' };
}

/** `Get a machine in for a free weekend`: what the sender would leave with the reader for a time. */
const leftFor =
  /^(?:get|have|place|put) ((?:an?|one|one of (?:my|our)|two|three|some) (?!(?:bid|foot|order|quotation|quote|toe|word)s?\b)(?:[\p{L}-]+ ){0,3}?([\p{L}-]+)) (in|installed|on[- ]site)( for (?:an?|one|the|two|three|\d+)[- ].{3,60})$/iu;

export function readLeftFor(clause: string): Goal | undefined {
  const [, thing = '', noun = '', where = '', when = ''] = leftFor.exec(clause) ?? [];
  if (!thing || personNouns.has(noun.toLowerCase())) return undefined;
  return /^installed$/i.test(where)
    ? toDeed('let', `us install ${flipSides(thing + when)}`)
    : toDeed('let', `us put ${flipSides(thing)} ${where.toLowerCase().replace('-', ' ')}${flipSides(when)}`);
}
