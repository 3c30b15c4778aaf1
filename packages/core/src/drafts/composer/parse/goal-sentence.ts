import { toReader, withArticle } from '../text/grammar.ts';
import { trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { type Goal, toDeed } from './goal.ts';
import { eventPattern, toEvent } from './goal-event.ts';
import { flipSides } from './goal-sides.ts';
import { senderSide } from './sender-side.ts';
import { findDuration, findWhen } from './time-words.ts';

/** Goals that are known by their whole sentence, before words that lead up to something are taken off. */
export function readGoalSentence(sentence: string): Goal | undefined {
  const text = trimMarks(sentence);
  const invited =
    /\b(?:invit(?:e|ing)|bring|welcome)\s+(?!us\b|me\b)(?:\S+\s+){0,2}?to\s+((?:our|the|my|a|an)\s+.+)$/i.exec(
      text,
    );
  if (invited) return toDeed('come', `to ${flipSides(invited[1] ?? '')}`);
  if (
    /\bwho (?:is|handles|deals|decides|owns|runs|looks after|takes care|would be)\b/i.test(text) &&
    /\b(?:responsible|charge|handles?|deals?|decides?|owns|runs|looks after|takes care|right|best)\b/i.test(
      text,
    )
  )
    return { kind: 'referral' };
  if (/^test drive\b/i.test(text)) return toEvent(text);
  // What is theirs and needs the sender's money or work: the sender would do it.
  const favour =
    /^((?:sponsor|support|fund|film|photograph|cater|supply|speak at|exhibit at|perform at|present at|play at|write for) their .{3,50})$/i.exec(
      text,
    );
  if (favour) return toDeed('let', `us ${flipSides(favour[1] ?? '')}`);
  return readVisit(text) ?? readQuestion(text) ?? readHandover(text);
}

/** The sender would come to the reader. */
function readVisit(text: string): Goal | undefined {
  const errand = /^(?:a )?visit (to (\p{Ll}+)(?: up)?)$/u.exec(text);
  if (errand && findVerb(errand[2] ?? '')?.form === 'base')
    return { kind: 'event', phrase: `a short visit ${errand[1]}` };
  const visit =
    /^(?:visit|stop by|drop by|come to|come by) ((?:your|their|his|her) [\p{L} ]{3,30}?)(?: (?:for|on|in|next|this) .*)?$/iu.exec(
      text,
    );
  if (!visit) return undefined;
  const duration = findDuration(text);
  const when = findWhen(text);
  return {
    kind: 'event',
    phrase: `${withArticle(`${duration ? `${duration} ` : 'short '}visit`)} to ${flipSides(visit[1] ?? '').toLowerCase()}`,
    ...(when ? { when } : {}),
  };
}

/** What the sender would learn from the reader: `find out who does their books`, `let us know rates`. */
function readQuestion(text: string): Goal | undefined {
  const about =
    /^(?:find out|learn|hear|know|ask)(?: them)?(?: more)? about ((?:their|his|her|the) .{3,50})$/i.exec(
      text,
    );
  if (about && !senderSide.test(text)) return toDeed('tell', `us about ${flipSides(about[1] ?? '')}`);
  const asked =
    /\b(?:ask|find out|learn|know|hear)(?: (?:from )?(?:them|him|her))?(?: about)? ((?:who|what|which|how|when|where)\b.{3,80})$/i.exec(
      text,
    ) ??
    /\b(?:ask|find out|learn)(?: (?:them|him|her))? ((?:whether|if) (?:they|he|she) (?!.*\b(?:fit|open)\b).{3,60})$/i.exec(
      text,
    ) ??
    /\b(?:ask(?: (?:them|him|her))? for|get|find out|learn|know) (their .{3,60})$/i.exec(text);
  if (asked && !senderSide.test(asked[1] ?? '') && !eventPattern.test(asked[1] ?? '')) {
    const told = toReader(asked[1] ?? '');
    if (
      !/^your (?:attention|business|email|e-mail|phone|number|contact|interest|trust|money|reply|response|feedback|opinion|thoughts|help|support)\b/i.test(
        told,
      )
    )
      return told.startsWith('your ') ? toDeed('share', told) : toDeed('tell', `us ${told}`);
  }
  const wanted =
    /^(?:let|tell|send|give) (?:us|me) (?:know )?(?:(?:your|their) )?((?:\p{L}+ )?(?:rates?|prices?|availability|fees?|dates?|address|requirements|terms))$/iu.exec(
      text,
    );
  const free = /^(?:check|ask (?:for|about)|get|find out|confirm) (?:their |the )?availability(.*)$/i.exec(
    text,
  );
  if (free) return toDeed('share', `your availability${free[1]}`);
  return wanted ? toDeed('share', `your ${wanted[1]}`) : undefined;
}

/** What the reader would hand over: `get them to send one raw file`. */
function readHandover(text: string): Goal | undefined {
  const given =
    /\b(?:get|ask|have|want|convince|invite|encourage|persuade)\s+(?:them|him|her|people|readers|the (?:reader|recipient))\s+to\s+(send|share|show|give|email)\s+((?:us |me )?.{3,60})$/i.exec(
      text,
    );
  if (!given) return undefined;
  const verb = findVerb((given[1] ?? '').toLowerCase())?.base ?? 'send';
  return toDeed(verb, `us ${flipSides((given[2] ?? '').replace(/^(?:us|me) /i, ''))}`);
}
