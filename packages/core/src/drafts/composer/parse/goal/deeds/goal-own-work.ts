import { decapitalise } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { opensObject } from '../../offer/offer-shapes.ts';
import { findAct, ownGain, senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';

/** What both do, what the sender would be given or learn, and what a reader hands over: none of it is work that has a result. */
const noWork =
  /^(?:agree|arrange|ask|attend|be|become|book|call|chat|click|come|confirm|connect|discuss|download|drop|e-?mail|find|forward|gain|get|give|go|have|hear|hold|invite|join|learn|leave|let|mail|meet|obtain|offer|open|organi[sz]e|phone|pick|post|propose|provide|receive|register|reply|request|ring|schedule|see|send|set|share|show|sign|speak|suggest|talk|tell|text|try|upload|visit)$/;

/** What the sender does with the result: `and show him the difference`, `and send the report`. */
const shows =
  /^(.{8,80}?)(?:,? and(?: then)?|,? then|,) ((?:come back|e-?mail|explain|give|go through|hand over|let|mail|present|report|report back|send|share|show|take|talk|tell|walk)) (.{2,80})$/i;

/** What comes of work: nobody else has it yet. */
const result =
  /^(?:(?:an?|my|our|the) (?:[\p{L}-]+ ){0,3}?(?:analysis|breakdown|changes|comparison|difference|draft|figures|findings|fixes|forecast|gaps|improvements?|list|numbers|outcome|output|plan|rankings?|recommendations?|report|results?|saving|savings|score|scores|summary|video|write-?up)\b|(?:how|what|where|which|why) )/iu;

/**
 * What the sender would do and show the reader: `run our planner on one week of their routes and show him the difference`. Whoever is shown
 * something is the reader, so who works is not.
 */
export function readOwnWork(clause: string): Goal | undefined {
  const text = decapitalise(clause.replace(/^to /i, ''));
  const [, work = '', verb = '', shown = ''] = shows.exec(text) ?? [];
  const [first = '', second = ''] = work.split(' ');
  if (!work || noWork.test(first) || !(findVerb(first)?.form === 'base' || opensObject(second)))
    return undefined;
  const [, whom, more = ''] = /^(them|him|her|it|you)\b(.*)$/i.exec(shown) ?? [];
  const isShown = /^show$/i.test(verb) && /^(?:my|our|the) /i.test(shown);
  if (countWords(clause) > 28 || !(whom || isShown || result.test(shown))) return undefined;
  // "Record a talk and share it": what is the reader's is not worked on.
  if (/^(?:it|you)$/i.test(whom ?? '') && !/\b(?:their|his|her)\b/i.test(work)) return undefined;
  const told = whom
    ? /^it$/i.test(whom)
      ? `it ${flipSides(more.trim()) || (/^(?:e-?mail|mail|send)$/i.test(verb) ? 'to you' : '')}`.trim()
      : flipSides(`them${more}`)
    : /^(?:e-?mail|give|send|show|tell)$/i.test(verb)
      ? `you ${flipSides(shown)}`
      : `${flipSides(shown)}${/^(?:explain|present)$/i.test(verb) ? ' to you' : /^share$/i.test(verb) ? ' with you' : ''}`;
  return toDeed(
    'let',
    `us ${flipSides(work)} and ${verb.toLowerCase()} ${told.replace(/^it over$/, 'it to you')}`,
  );
}

/** `I'd love to`: what follows is the sender's to do. */
const wishes =
  /^(?:i|we)(?:['’](?:d|m|re)| am| are| would)? (?:(?:also|just|only|really) )?(?:aim(?:ing)?|hope|hoping|keen|like|looking|love|plan|planning|want|wish) to (.+)$/i;

/** What takes both, or what only the sender would gain. */
const forBoth =
  /^(?:agree|arrange|ask|become|book|collaborate|connect|cooperate|discuss|exchange|find|get|have|meet|partner|reconnect|schedule|see|set|speak|start|swap|talk|team|trade|work)$/;

/** `I'd like to volunteer on Saturdays`: what a goal in the first person says the sender would do, and `read` has the reader do or leaves out. */
export function readWish(clause: string, read: Goal | undefined): Goal | undefined {
  const deed = decapitalise(wishes.exec(clause)?.[1] ?? '');
  const act = deed ? findAct(deed, true) : undefined;
  if (!act || forBoth.test(act.verb) || act.is('learn') || act.form === 'gerund') return read;
  const isReaders = read?.kind === 'action' && read.base.startsWith(`${act.verb} `);
  const isBrought = read?.kind === 'send' && act.verb === 'bring' && /^(?:my|our) /i.test(act.rest);
  const isLost = read === undefined && act.isKnown && /\b(?:them|him|her|his|their)\b/.test(act.rest);
  if (!isReaders && !isBrought && !isLost) return read;
  if (
    ownGain.test(act.rest) ||
    (senderSide.test(deed) && !/ (?:at|in|on|through) (?:their|his|her) /.test(deed))
  )
    return read;
  return toDeed('let', `us ${flipSides(deed)}`);
}
