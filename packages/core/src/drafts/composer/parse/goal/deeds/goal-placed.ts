import { findVerb } from '../../../text/verbs.ts';
import { findAct, senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';

/** `Ask for our hut to be added to the trail map`, `request that our leaflet be shown`: what is done with something of the sender's. */
const placed =
  /^(?:apply|ask|request)(?: (?:her|him|them))?(?: for| that)? ((?:an?|my|our|the|this) (?:[\p{L}\d'’-]+ ){1,4}?)(?:to be|be|is|are) (\p{Ll}+)((?: (?:up|out))?(?: (?:alongside|among|as|at|before|by|during|for|in|into|on|onto|to|with) .{2,80})?)$/iu;

/** `Get the item raised at the next session`. */
const got =
  /^(?:get|have) ((?:my|our|the) (?:\p{L}+ )?(?:application|bid|item|motion|nomination|petition|proposal|request|submission) )(\p{Ll}+)( (?:at|before|in|on|to|with) .{2,80})$/iu;

/** What is laid before somebody is the sender's own. */
const handedIn =
  /^the (?=(?:\p{L}+ )?(?:abstract|application|bid|entry|item|manuscript|motion|nomination|paper|petition|proposal|request|submission)\b)/iu;

/** `listed` → `list`; undefined of what is no participle. */
function toBase(done: string): string | undefined {
  const verb = findVerb(done);
  if (verb?.form === 'past' || /^(?:hung|put|read|run|set|shown)$/.test(done)) return verb?.base;
  return /ed$/.test(done)
    ? [done.slice(0, -1), done.slice(0, -2)].find(
        (one) => findVerb(one)?.form === 'base' || /^(?:raise|table)$/.test(one),
      )
    : undefined;
}

/** Who places, adds or lists it is the reader. */
export function readPlaced(clause: string, offer: string): Goal | undefined {
  const [, thing = '', done = '', where = ''] = placed.exec(clause) ?? got.exec(clause) ?? [];
  const base = toBase(done);
  if (!base || senderSide.test(clause) || findAct(base)?.is('serve')) return undefined;
  const isOurs = handedIn.test(thing) || offer.includes(thing.trim().replace(/^\S+ /, '').toLowerCase());
  const [, particle = '', place = ''] = /^( (?:up|out))?(.*)$/u.exec(where) ?? [];
  return toDeed(
    `${base}${particle}`,
    flipSides(`${isOurs ? thing.trim().replace(/^the /i, 'our ') : thing.trim()}${place}`),
  );
}
