import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { toSingular } from '../../persona/to-singular.ts';
import { ownGain, senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';

/** What a reader does, by the noun that names it: the verb, with the preposition that it takes in place of "of". */
const verbs: Record<string, string> = {
  acceptance: 'accept',
  application: 'apply',
  attendance: 'attend',
  cancellation: 'cancel',
  completion: 'complete',
  confirmation: 'confirm',
  donation: 'donate',
  enrolment: 'enrol',
  enrollment: 'enroll',
  extension: 'extend',
  nomination: 'nominate',
  participation: 'take part',
  payment: 'pay',
  presence: 'attend',
  purchase: 'buy',
  registration: 'register',
  renewal: 'renew',
  return: 'return',
  signature: 'sign',
  'sign-up': 'sign up',
  submission: 'submit',
  subscription: 'subscribe',
  upgrade: 'upgrade',
  vote: 'vote',
};

const asks = '(?:(?:ask for|collect|gain|get|have|obtain|receive|request|secure|win) )?';
const whose = '(?:(?:an?|the|their|his|her|some|more|early|prompt) ){0,2}';
const leads = '(?:as|at|before|by|for|in|of|on|that|through|to|until|via|with|within)';

const named = compact(`^${asks}${whose}(${Object.keys(verbs).join('|')})s?( ${leads} .{2,80})$`, 'iu');

/** `Find 3 partner breweries`: who would be one of them is the reader. */
const parties = compact(
  `^(?:find|gain|get|land|looking for|need|recruit|secure|seek|sign(?: up)?|win) (?:(?:a (?:couple of|few)|more|several|some) |(an? ))?((?:(?:one or two|two or three|two|three|four|five|six|ten|\\d+(?:[-–]\\d+)?) )?(?:(?:first|new) )?(?:beta|design|founding|host|launch|partner|pilot|test|trial) (?:[\\p{L}-]+ )?([\\p{L}-]+))((?: (?:across|for|in|near|on) .{2,60})?)$`,
  'iu',
);

/** Whether a noun names a house or somebody. */
function isParty(noun: string): boolean {
  const one = toSingular(noun.toLowerCase());
  return (
    organisationNouns.has(one) ||
    personNouns.has(one) ||
    /(?:(?<!batt|deliv|discov|recov)ery|building|café|cafe|classroom|client|customer|family|farm|garage|garden|home|household|location|participant|partner|reader|restaurant|site|tester|user|vineyard|venue|ward)$/.test(
      one,
    )
  );
}

/** `A first order by text`: by what way it would be placed. */
const ordered = compact(
  `^${asks}(?:an? |the |their |his |her )?((?:first|opening|repeat|test|trial) order (?:by|over|through|via) .{3,50})$`,
  'iu',
);

/** `Coverage in the weekend issue`, `a listing in two shops as a trial`: where the sender, or the news of the sender, would stand. */
const shown = compact(
  `^${asks}(?:an? |some |the )?(?:free |small )?(coverage|listing|mention|placement)( (?:in|on|with) (?!\\d|more\\b|some\\b).{3,80})$`,
  'iu',
);
const shows: Record<string, string> = {
  coverage: 'cover this',
  listing: 'list us',
  mention: 'mention us',
  placement: 'place us',
};

/** `His blessing`, `her backing for the petition`: what the reader gives in a word. */
const given = compact(
  `^${asks}(?:their|his|her) ((?:approval|backing|blessing|consent|endorsement|go-ahead|okay|permission|support)(?: (?:and|for|on|to) .{3,70})?|(?:advice|comments|corrections|decision|remarks|suggestions|thoughts|verdict|views?) (?:about|as to|on) .{3,70})$`,
  'iu',
);

/** `The committee's decision at its March meeting`: what a body of the reader's decides. */
const decided = compact(
  `^${asks}(?:the|their|his|her) (\\p{L}+['’]s (?:answer|approval|consent|decision|verdict|view)(?: .{3,70})?)$`,
  'iu',
);

/** `One or two introductions to dentists she knows`. */
const introduced = compact(
  `^${asks}((?:one or )?two|three|a few|some|several|\\d+) (?:warm )?intro(?:duction)?s to (.{3,70})$`,
  'iu',
);

/** `A regular pick-up starting next month`: something that can be said yes to, whoever would do it. */
const anyOne = /^(?:an?|one|two|three) (?:[\p{L}-]+ ){0,3}\p{L}{3,}(?: (?!to\b)\p{Ll}+ .{3,70})?$/iu;

/** Of what the sender would have by it, or be, nothing is asked. */
const isOwn =
  /\bof (?:her|his|their)\b|^(?:an?|one|two|three) (?:[\p{L}-]+ )?(?:answer|chance|client|conversation|customer|deal|foot|lead|opportunity|relationship|reply|response|sale|way|win)s?\b/iu;

/** A goal that names the reader's deed by its noun: `renewal for 12 months` → `renew for 12 months`. */
export function readNamedDeed(clause: string): Goal | undefined {
  const [, single = '', partner = '', party = '', where = ''] = parties.exec(clause) ?? [];
  if (party && isParty(party) && isPlural(party) !== /^an? $/i.test(single))
    return toDeed('become', `${isPlural(party) ? 'one of our ' : 'a '}${flipSides(partner + where)}`);
  if (senderSide.test(clause.replace(/\bsign-?ups?\b/i, '')) || ownGain.test(clause)) return undefined;
  const [, noun = '', rest = ''] = named.exec(clause) ?? [];
  const verb = verbs[noun.toLowerCase()];
  // "Attendance of her whole team": who would attend is not the reader.
  if (/^(?:attend|take part)$/.test(verb ?? '') && /^ of /i.test(rest)) return undefined;
  if (verb) return toDeedOf(verb, rest.trim());
  const order = ordered.exec(clause)?.[1];
  if (order) return toDeed('place', `${toArticle(order)} ${flipSides(order)}`);
  const [, kind = '', place = ''] = shown.exec(clause) ?? [];
  const show = shows[kind.toLowerCase()];
  if (show) {
    const [deed = '', whom = ''] = show.split(' ');
    return toDeed(deed, `${whom}${flipSides(toReaders(place))}`);
  }
  const decision = decided.exec(clause)?.[1];
  if (decision) return toDeed('let', `us have your ${flipSides(decision)}`);
  const [, many = '', whomElse = ''] = introduced.exec(clause) ?? [];
  return many ? toDeed('introduce', `us to ${many.toLowerCase()} ${flipSides(whomElse)}`) : undefined;
}

/** `His boats in my shed from November`: what of the reader's the sender would take in. */
const takenIn = /^(?:their|his|her) ((?:[\p{L}\d-]+ ){1,5}(?:at|in|on|with) (?:my|our) .{3,60})$/iu;

/** `Confirm the date and the number of guests`. */
const confirmed = /^confirm ((?:his|her|our|the|their) .{3,80})$/i;

/** Something named that nothing else reads: what the reader gives in a word; else whether the reader would consider it, whoever does it. */
export function readNamedThing(clause: string): Goal | undefined {
  const gives = given.exec(clause)?.[1];
  if (gives && !senderSide.test(gives)) return toDeed('give', `us your ${flipSides(gives)}`);
  const taken = takenIn.exec(clause)?.[1];
  if (taken && !senderSide.test(taken)) return toDeed('let', `us have your ${flipSides(taken)}`);
  const settled = confirmed.exec(clause)?.[1];
  if (settled && !senderSide.test(settled)) return toDeed('confirm', flipSides(settled));
  if (!anyOne.test(clause) || isOwn.test(clause) || senderSide.test(clause) || ownGain.test(clause))
    return undefined;
  const words = clause.split(' ');
  // "A customer who stays": what a clause says of it is not looked into.
  return words.some((word) => /^(?:if|is|are|so|that|they|we|who|will|would)$/i.test(word))
    ? undefined
    : toDeed('consider', flipSides(toReaders(decapitalise(clause))));
}

/** `In the weekend issue` is in the reader's. */
function toReaders(where: string): string {
  return where.replace(
    /\b(in|into|on) the (?=(?:[\p{L}-]+ ){0,2}(?:blog|bulletin|calendar|catalogue|column|directory|edition|guide|issue|magazine|map|menu|newsletter|pages?|paper|podcast|programme|show|website)\b)/iu,
    '$1 their ',
  );
}

/** What is done, and to what: `of her membership` → `renew your membership`, `as mentors` → `sign up as a mentor`. */
function toDeedOf(verb: string, rest: string): Goal {
  const [first = '', ...more] = rest
    .replace(/, (?:answer|decision|payment|reply|signature) (?=by\b)/i, ', ')
    .replace(/^as (\p{Ll}+s)$/u, (found, whom: string) =>
      isPlural(whom) ? `as ${toArticle(whom)} ${whom.replace(/s$/, '')}` : found,
    )
    .split(' ');
  const object = more.join(' ');
  // "Return as a subscriber" is to come back, "return of the form" to send it back.
  if (verb === 'return')
    return first === 'of' ? toDeed('return', flipSides(object)) : toDeed('come', `back ${flipSides(rest)}`);
  if (verb === 'sign' && first === 'on') return toDeed(verb, flipSides(object));
  const isObject = first === 'of' || (verb === 'attend' && first === 'at');
  const particle = findVerb(verb) ? [] : verb.split(' ').slice(1);
  const [deed = ''] = verb.split(' ');
  return toDeed(deed, flipSides([...particle, ...(isObject ? [object] : [first, object])].join(' ').trim()));
}
