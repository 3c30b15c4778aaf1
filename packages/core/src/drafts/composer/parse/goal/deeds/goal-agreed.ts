import { findVerb } from '../../../text/verbs.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { eventPattern } from './goal-event.ts';

/** `That the board approves the budget in May`: a body that decides, and what. */
const thatTheyDo =
  /^(?:(?:I|we)(?:['’]d| would)? (?:ask|hope|like it|propose|request|wish) )?[Tt]hat (?:the|their|your) ((?:[\p{L}-]+ ){0,2}?(?:\p{Lu}{2,}|assembly|board|bureau|chapter|club|committee|congregation|council|department|faculty|governors|group|jury|office|panel|parish|partners|school|senate|team|trustees|vestry)) (?:(?:can|could|may|might|should|will|would) )?(\p{Ll}+) (.{3,120}?)\.?$/u;

/** `Agree to interview five candidates`, `they should agree to taste three bottles, we ship and pay`: what else is said of it stands behind the comma. */
const agreesTo =
  /^(?:(?:(?:he|she|they) (?:could|should|will|would) |(?:get|have|want) (?:her|him|them) (?:to )?)?)agree to (\p{Ll}+) ([^,;]{3,90})(?:[,;] (?:(?:I|we) .{3,60}|at no (?:charge|cost)|(?:for )?free|on (?:me|us)))?\.?$/iu;

/** `Book 20 minutes to scope a test`: what both do in that time, where it names something that is held as well. */
const timeTo =
  /^(?:arrange|book|find|get|grab|have|schedule|set up) (?:an? )?((?:\d+|ten|fifteen|twenty|thirty|forty|sixty)(?:[ -]to[ -]\d+)?)[ -]?min(?:ute)?s? to (?!(?:demo|demonstrate|hear|present|see|show)\b)(\p{Ll}+ .{3,80})$/iu;

/** What is asked where the reader, or those whom the reader speaks for, are to agree to something, or to give some minutes to it. */
export function readAgreement(typed: string, offer: string): Goal | undefined {
  const goal = typed.trim();
  const role = asksToBe.exec(goal)?.[1] ?? '';
  if (role) return toDeed('be', flipSides(role));
  const lent = loanOf.exec(goal)?.[1] ?? '';
  if (lent && isReaders(lent, offer)) return toDeed('lend', `us ${flipSides(lent)}`);
  const [, body = '', does = '', what = ''] = thatTheyDo.exec(goal) ?? [];
  const verb = findVerb(does)?.base;
  if (verb) return toDeed('ask', `the ${body} to ${verb} ${flipSides(what)}`);
  const [, deed = '', object = ''] = agreesTo.exec(goal) ?? [];
  if (isTasted.test(deed)) return toDeed(deed.toLowerCase(), flipSides(object));
  // What could be read as an event of that name: "interview five candidates".
  if (
    deed &&
    counted.test(object) &&
    !atReaders.test(object) &&
    (eventPattern.test(deed) || isTried.test(deed))
  )
    return toDeed('agree', `to ${deed.toLowerCase()} ${flipSides(object)}`);
  const [, minutes = '', purpose = ''] = timeTo.exec(goal) ?? [];
  return minutes && eventPattern.test(purpose)
    ? { kind: 'event', phrase: `a ${minutes}-minute call to ${flipSides(purpose)}` }
    : undefined;
}

/** `Ask them to be a guest speaker`: what the reader would be, and not the sender. */
const asksToBe =
  /^(?:ask|get|have|invite|want) (?:her|him|them) to be ((?:an?|one of (?:my|our|the)) (?!.* and )(?:[\p{Ll}-]+ ){0,2}(?:ambassador|chair|judge|mentor|panell?ist|patron|referee|speaker|trustee)s?\b.*?)\.?$/iu;

/** `Loan of the six prints from November to February`. */
const loanOf =
  /^(?:(?:agree|ask for|get|have|secure) )?(?:an? |the )?loan of ((?:the|those|\d+|\p{Ll}+) .{3,90})$/iu;

/** Whether a thing is one of what the offer calls the reader's: `display of six of his prints`. */
function isReaders(thing: string, offer: string): boolean {
  const owned = [...offer.matchAll(/\b(?:her|his|their|your) (?:[\p{Ll}-]+ )?(\p{Ll}{3,})/gu)].map(
    ([, noun = '']) => noun,
  );
  return owned.some((noun) => new RegExp(`\\b${noun}\\b`, 'iu').test(thing));
}

const counted = /^(?:an?|all|one|our|some|the|their|two|three|four|five|six|eight|ten|twelve|\d+) /i;
const isTasted = /^(?:drink|eat|sample|taste)$/i;
/** Where the sender does it: `agree to test one pallet on their line`. */
const atReaders = /\b(?:at|in|on) (?:her|his|their) /i;
const isTried = /^(?:audition|pilot|screen|test|trial)$/i;
