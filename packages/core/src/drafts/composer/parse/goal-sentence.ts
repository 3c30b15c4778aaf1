import { decapitalise, toReader, withArticle } from '../text/grammar.ts';
import { trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { type Goal, toDeed } from './goal.ts';
import { eventPattern, toEvent } from './goal-event.ts';
import { flipSides } from './goal-sides.ts';
import { senderSide } from './sender-side.ts';
import { findDuration, findWhen } from './time-words.ts';

/** Stands for where the reader works, until the persona is known. */
export const placeOfReader = 'on your side';

/** Goals that are known by their whole sentence, before words that lead up to something are taken off. */
export function readGoalSentence(sentence: string): Goal | undefined {
  const text = trimMarks(sentence);
  const asked =
    /^invite (?:(?:them|him|her|people) )?to ((?:\p{L}+[ -]){0,2}(?:webinar|workshop|event|open day|breakfast|dinner|launch|meetup|conference|masterclass|tasting|briefing|roundtable|demo day|party|exhibition|fair)\b.*)$/iu.exec(
      text,
    );
  if (asked) return toDeed('come', `to our ${flipSides(asked[1] ?? '').replace(/^(?:our|the|my|an?) /, '')}`);
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
    /^((?:sponsor|support|fund|film|photograph|cater|supply|speak at|exhibit at|perform (?:at|for)|present (?:at|to)|play (?:at|for)|teach (?:at|in)|write for|work (?:for|with)|intern (?:at|with)|cook for|sing at) (?:their .{3,50}|them|him|her))$/i.exec(
      text,
    );
  if (favour) return toDeed('let', `us ${flipSides(favour[1] ?? '')}`);
  // "There" is the reader's place, so the sender would do it.
  const there = /^(\p{Ll}+ (?!us\b|me\b|our\b|my\b).{3,50}?) there$/iu.exec(text);
  if (there && findVerb(text.split(' ')[0] ?? '')?.form === 'base')
    return toDeed('let', `us ${flipSides(there[1] ?? '')} ${placeOfReader}`);
  return readVisit(text) ?? readService(text) ?? readQuestion(text) ?? readHandover(text);
}

/** What the sender would do with what is the reader's: `manage their accounts` → `let us manage your accounts`. */
function readService(text: string): Goal | undefined {
  const bought = /^(?:buy|purchase) ((?:their|his|her) .{3,50})$/i.exec(text);
  if (bought) return toDeed('sell', `us ${flipSides(bought[1] ?? '')}`);
  const done =
    /^((?:collect|take|pick up|use|borrow|rent|lease|photograph|inspect|survey|quote for|bid on|clean|paint|fix|repair|redesign|rebuild|run|manage|handle|do|look after|take over|host|design|build|service|maintain|store|ship|deliver|translate|audit|test) (?:their|his|her) (?!own\b).{3,50})$/i.exec(
      text,
    );
  // What the sender brings and puts up stands at the reader's place.
  const placed =
    /^((?:put|place|install|leave|park|set up|hang|mount) (?!(?:it|this|us|our|my)\b).{3,40} (?:in|at|on|outside) (?:their|his|her) .{3,40})$/i.exec(
      text,
    );
  // What is looked over at the reader's place, the sender looks over.
  const seen = /^((?:inspect|survey|measure(?: up)?|assess) (?:the|a) (?!same\b).{3,40})$/i.exec(text);
  const deed = decapitalise(done?.[1] ?? placed?.[1] ?? seen?.[1] ?? '');
  return deed ? toDeed('let', `us ${flipSides(deed)}`) : undefined;
}

/** The sender would come to the reader. */
function readVisit(text: string): Goal | undefined {
  if (/^(?:visit|drop in on|call on) (?:them|him|her)\b/i.test(text))
    return toEvent(`short visit ${findWhen(text) ?? ''}`);
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

/** What can be passed on without being given away. */
const isInformation =
  /\b(?:address|availability|budget|calendar|contacts?|dates?|data|details|drawings?|experience|figures|floor ?plans?|forecast|guidelines|ideas?|information|list|menus?|names?|needs|numbers?|photos?|plans?|postcode|prices?|pricing|questions?|rates?|requirements?|schedule|sizes?|spec(?:ification)?s?|story|terms|timeline|views?|volumes?|wishes|wishlist)\b/i;

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
      if (!told.startsWith('your ')) return toDeed('tell', `us ${told}`);
    // News is shared; things are handed over.
    return isInformation.test(told) || !/^get /i.test(text)
      ? toDeed('share', told)
      : toDeed('let', `us have ${told}`);
  }
  const wanted =
    /^(?:let|tell|send|give) (?:us|me) (?:know )?(?:(?:your|their) )?((?:\p{L}+ )?(?:rates?|prices?|availability|fees?|dates?|address|requirements|terms))$/iu.exec(
      text,
    );
  const paper =
    /^send (?:(?:us|me|over) )?(?:an? |the |their )?(brief|requirements|spec(?:ification)?s?|drawings?|measurements|(?:raw )?files?|floor ?plans?|logo|manuscript|sizes)$/i.exec(
      text,
    );
  if (paper) return toDeed('send', `us your ${paper[1]?.toLowerCase()}`);
  const opening = /^send (?:us |me )?(?:the |their )?(first \p{L}+)( for free| free)?$/iu.exec(text);
  if (opening) return toDeed('send', `us your ${opening[1]}${opening[2] ? ' for free' : ''}`);
  const day = /^(?:check|confirm) (?:their |the |a )?(dates?)$/i.exec(text);
  if (day) return toDeed('share', `your ${day[1]?.toLowerCase()}`);
  const fact =
    /^(?:find out|learn|ask(?: for)?|get) (?:the )?((?:best|right|preferred) (?:time|day|way|e-?mail|number|address|channel).*)$/i.exec(
      text,
    );
  if (fact) return toDeed('tell', `us the ${flipSides(fact[1] ?? '')}`);
  const free = /^(?:check|ask (?:for|about)|get|find out|confirm) (?:their |the )?availability(.*)$/i.exec(
    text,
  );
  if (free) return toDeed('share', `your availability${flipSides(free[1] ?? '')}`);
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
