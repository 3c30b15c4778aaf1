import { decapitalise, isPlural, toReader, withArticle } from '../text/grammar.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findVerb, toGerund } from '../text/verbs.ts';
import { startsWithVerb } from './offer-shapes.ts';
import { findDuration, findWhen } from './time-words.ts';

/** What the reader is asked for, told from the reader's side. */
export type Goal =
  /** Something that both sides take part in: `a 15-minute demo`, `next week`. */
  | { kind: 'event'; phrase: string; when?: string }
  /** Something that the reader would do: `sign up for the free trial`. */
  | { kind: 'action'; base: string; gerund: string }
  /** Something that the sender would send: `a quote`. */
  | { kind: 'send'; phrase: string }
  /** What feedback is wanted on, with its preposition; empty where it goes without saying. */
  | { kind: 'feedback'; phrase: string }
  | { kind: 'referral' }
  | { kind: 'reply' };

const reply: Goal = { kind: 'reply' };

const eventNouns =
  'lunch and learn|proof of concept|valuation|appraisal|meeting|meet-up|meetup|call|demo|demonstration|chat|conversation|intro|introduction|consultation|consult|discussion|walkthrough|walk-through|coffee|lunch|breakfast|dinner|drink|trial|pilot|visit|tour|audit|assessment|interview|appointment|session|workshop|zoom|catch-up|viewing|tasting|test drive|test|site survey|survey|review|evaluation|screen share|briefing|presentation|fitting|inspection|partnership|collaboration|collab|sponsorship|lesson|class|webinar|masterclass|check|check-up';
const eventPattern = new RegExp(`\\b(${eventNouns})(s?)\\b`, 'i');
/** What may follow an event's noun and belongs to it: `trial lesson`, `pilot project`. */
const compoundTail =
  /^(?:lesson|project|class|session|call|meeting|visit|period|week|day|run|order|shift|programme|program|booking|chat|month|phase|drive)s?$/i;

const eventMakers =
  /^(?:book|schedule|arrange|get|set|have|hold|secure|request|plan|offer|propose|do|organise|organize|land|win|agree|meet|start|discuss|establish|form|build|explore|ask|run|take|call|interview|review|give|show|demo|pitch|generate|create|confirm|obtain|hop|jump|grab|see|open|develop|pilot)$/;

const sendNouns =
  /\b(sample (?:report|chapter|contract|menu|page)|quote|quotation|estimate|proposal|samples?|case study|brochure|catalogue|catalog|price list|pricing|pdf|whitepaper|white paper|guide|checklist|details|more information|information|info|deck|pitch deck|one-pager|portfolio|report|template|examples|media kit|cv|resume|link|video|summary|overview|menu|mockup|mock-up|ebook)\b/i;

/** What the sender wants for the sender's own side: never repeated to the reader. */
const senderSide =
  /\b(?:clos(?:e|ing)|deals?|sell(?:ing)?|sales?|sold|revenue|convert|conversions?|convince|persuade|upsell|cross-sell|leads?|pipeline|money|win (?:them|the|new|more)|(?:our|a|new|paying|more) (?:customers?|clients?|users?)|prospects?|nurture|book more|generate|introduce (?:our|my|us|the|me)|awareness|promote|pitch|quota|commission|warm (?:them )?up|build (?:rapport|a relationship|relationships|trust)|grow our|start a relationship|coverage|sign[- ]ups|traffic|market share|exposure|get paid|donations|funding|investment|sponsors?|interest(?:ed)?|stand out|impression)\b/i;

const readerActions =
  /^(?:buy|purchase|order|hire|sponsor|partner|sign|register|join|attend|try|start|visit|download|subscribe|donate|stock|invest|switch|list|publish|apply|host|upgrade|renew|rsvp|vote|watch|read|share|follow|connect|contribute|volunteer|test|use|adopt|install|add|feature|enrol|enroll|claim|complete|fill|support|reserve|reply|invite|speak|accept|approve|consider|exhibit|nominate|refer|pilot)$/;

/** Reads what the reader is to be asked for. Where that cannot be told, a plain reply is asked for. */
export function parseGoal(input: string): Goal {
  const sentences = splitSentences(calmCase(tidy(input))).filter((sentence) => !isInstruction(sentence));
  const invited =
    /\b(?:invit(?:e|ing)|bring|welcome)\s+(?!us\b|me\b)(?:\S+\s+){0,2}?to\s+((?:our|the|my|a|an)\s+.+)$/i.exec(
      sentences[0] ?? '',
    );
  if (invited) {
    const place = flipSides(trimMarks(invited[1] ?? ''));
    return { kind: 'action', base: `come to ${place}`, gerund: `coming to ${place}` };
  }
  if (
    /\bwho (?:is|handles|deals|decides|owns|runs|looks after|takes care|would be)\b/i.test(
      sentences[0] ?? '',
    ) &&
    /\b(?:responsible|charge|handles?|deals?|decides?|owns|runs|looks after|takes care|right|best)\b/i.test(
      sentences[0] ?? '',
    )
  )
    return { kind: 'referral' };
  if (/^test drive\b/i.test(trimMarks(sentences[0] ?? ''))) return toEvent(trimMarks(sentences[0] ?? ''));
  // The sender would come to the reader.
  const errand = /^(?:a )?visit (to \p{Ll}+(?: up)?)$/u.exec(trimMarks(sentences[0] ?? ''));
  if (errand && findVerb((errand[1] ?? '').split(' ')[1] ?? '')?.form === 'base')
    return { kind: 'event', phrase: `a short visit ${errand[1]}` };
  const visit =
    /^(?:visit|stop by|drop by|come to|come by) ((?:your|their) [\p{L} ]{3,30}?)(?: (?:for|on|in|next|this) .*)?$/iu.exec(
      trimMarks(sentences[0] ?? ''),
    );
  if (visit) {
    const duration = findDuration(sentences[0] ?? '');
    const when = findWhen(sentences[0] ?? '');
    return {
      kind: 'event',
      phrase: `${withArticle(`${duration ? `${duration} ` : 'short '}visit`)} to ${toReader(visit[1] ?? '').toLowerCase()}`,
      ...(when ? { when } : {}),
    };
  }
  const asked =
    /\b(?:ask|find out|learn|know|hear)(?: (?:from )?(?:them|him|her))?(?: about)? ((?:who|what|which|how|when|where)\b.{3,80})$/i.exec(
      sentences[0] ?? '',
    ) ??
    /\b(?:ask(?: (?:them|him|her))? for|get|find out|learn|know) (their .{3,60})$/i.exec(sentences[0] ?? '');
  if (asked && !senderSide.test(asked[1] ?? '') && !eventPattern.test(asked[1] ?? '')) {
    const told = toReader(trimMarks(asked[1] ?? ''));
    if (
      !/^your (?:attention|business|email|e-mail|phone|number|contact|interest|trust|money|reply|response|feedback|opinion|thoughts|help|support)\b/i.test(
        told,
      )
    )
      return told.startsWith('your ')
        ? { kind: 'action', base: `share ${told}`, gerund: `sharing ${told}` }
        : { kind: 'action', base: `tell us ${told}`, gerund: `telling us ${told}` };
  }
  const wanted =
    /^(?:let|tell|send|give) (?:us|me) (?:know )?(?:(?:your|their) )?((?:\p{L}+ )?(?:rates?|prices?|availability|fees?|dates?|address|requirements|terms))$/iu.exec(
      trimMarks(sentences[0] ?? ''),
    );
  if (wanted) return { kind: 'action', base: `share your ${wanted[1]}`, gerund: `sharing your ${wanted[1]}` };
  const given =
    /\b(?:get|ask|have|want|convince|invite|encourage|persuade)\s+(?:them|him|her|people|readers|the (?:reader|recipient))\s+to\s+(send|share|show|give|email)\s+((?:us |me )?.{3,60})$/i.exec(
      sentences[0] ?? '',
    );
  if (given) {
    const verb = findVerb((given[1] ?? '').toLowerCase())?.base ?? 'send';
    const thing = flipSides(trimMarks(given[2] ?? '').replace(/^(?:us|me) /i, ''));
    return { kind: 'action', base: `${verb} us ${thing}`, gerund: `${toGerund(verb)} us ${thing}` };
  }
  const text = hyphenateSpans(stripLeadIn(trimMarks(sentences[0] ?? '')));
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return reply;
  const lower = text.toLowerCase();
  // "Free trial": to free something is no goal that anybody types.
  const verb = /^free (?!up )/.test(lower) ? undefined : findVerb(words[0] ?? '');

  if (
    /^(?:see|ask|find out|check|know|learn|gauge|understand|test) (?:them )?(?:if|whether|how|what|their|the|interest)\b|^(?:gauge|spark|generate|create|raise) /.test(
      lower,
    ) &&
    !eventPattern.test(lower)
  )
    return reply;
  if (/\b(?:reply|replies|response|respond|answer|write back|hear back)\b/.test(lower) && words.length <= 10)
    return reply;
  if (/^(?:get|win|collect|generate|ask for|more)\b.*\breferrals\b|^referrals$/.test(lower)) return reply;
  if (
    /\b(?:refer(?:ral|rals)?|right (?:person|contact)|best (?:person|contact)|correct (?:person|contact)|point of contact|who (?:handles|is responsible|is in charge)|decision[- ]maker|introduce (?:me|us) to|introduction to|intro to)\b/.test(
      lower,
    ) &&
    !/\brefer (?:a|their|your) (?:friend|client)/.test(lower)
  )
    return { kind: 'referral' };
  if (
    /\b(?:find|agree(?: on)?|set|fix|pick|schedule|arrange|book) (?:a |the |some )?(?:time|date|day|slot)(?! (?:in|on|for) )\b/.test(
      lower,
    )
  )
    return toEvent(`call ${findWhen(text) ?? ''}`);
  if (/^(?:present|pitch|demonstrate)\b(?! deck)/.test(lower))
    return toEvent(`presentation ${findWhen(text) ?? ''}`);
  if (
    /\b(?:feedback|opinions?|thoughts|advice|input|survey)\b/.test(lower) &&
    !/site survey|\b(?:book|schedule|arrange|request|free)\b.*\bsurvey/.test(lower)
  ) {
    const about = /\b(?:on|about|regarding)\s+(?:our|the|my|a|an|this)\s+(.+)$/i.exec(text);
    return { kind: 'feedback', phrase: about ? `on our ${trimMarks(about[1] ?? '')}` : '' };
  }
  const offered =
    /^(?:offer|give|provide)(?: (?:them|her|him|you))? ((?:a|an|the|our|my|free|one|some)\b .+)$/i.exec(text);
  if (offered && countWords(text) <= 9 && !eventPattern.test(text))
    return { kind: 'event', phrase: withArticle(flipSides(trimMarks(offered[1] ?? ''))) };
  // "Accept our trial" is "a trial" from the reader's side.
  const agreedTo = /^(?:accept|agree(?: to| on)?|say yes to)\s+(?:the|a|an|our|my)\s+(.+)$/i.exec(text);
  if (agreedTo && eventPattern.test(agreedTo[1] ?? '')) return toEvent(flipSides(agreedTo[1] ?? ''));
  if (
    verb?.form === 'base' &&
    words.length > 1 &&
    readerActions.test(verb.base) &&
    !eventMakers.test(verb.base)
  )
    return toAction(words) ?? reply;
  if (/\b(?:star|google|positive|good|trustpilot|app store) (?:reviews?|ratings?)\b/.test(lower))
    return reply;
  if (/^(?:explore|see|find out|check|discuss) (?:if|whether) /.test(lower) && !eventPattern.test(lower))
    return reply;
  if (/^explore\b.*\bfit\b/.test(lower)) return reply;
  const event = eventPattern.exec(text);
  const asksForEvent =
    /\b(?:set up|schedule|book|arrange) (?:a|an)\b/.test(lower) ||
    !verb ||
    verb.form !== 'base' ||
    !startsWithVerb(text) ||
    eventMakers.test(verb.base);
  if (event && asksForEvent && !/^(?:attend|join|visit|try|host)$/.test(verb?.base ?? ''))
    return toEvent(text, event);
  if (/^(?:meet|meeting)\b/.test(lower))
    return toEvent(text.replace(/^meet(?:ing)?(?:\s+(?:with|up)\b(?:\s+(?:them|you))?)?/i, 'meeting'));
  if (
    /^(?:talk|speak|chat|catch up|discuss|call|speak with|phone|ring)\b/.test(lower) &&
    !/^speak (?:at|on)\b/.test(lower)
  )
    return toEvent(`call ${words.slice(1).join(' ')}`);

  if (!event && !verb && findDuration(text))
    return toEvent(`${text} call`.replace(/^(.*?)(\b(?:next|this|on|in)\b.*) call$/i, '$1 call $2'));

  const own = /^(?:send|share)(?: (?:them|you|over))? ((?:our|my) [\p{L} -]{3,30})$/iu.exec(text);
  if (own && !sendNouns.test(own[1] ?? '')) return { kind: 'send', phrase: own[1] ?? '' };
  const send = sendNouns.exec(text);
  if (
    send &&
    (!verb ||
      !startsWithVerb(text) ||
      /^(?:send|share|get|request|offer|provide|ask|deliver|give|show|receive|submit|present|see|view|browse)$/.test(
        verb.base,
      ))
  )
    return { kind: 'send', phrase: toSendPhrase(send[1] ?? '') };
  if (verb && readerActions.test(verb.base)) return toAction(words) ?? reply;
  const passive = /^(?:get|be|become|getting) (\w+)(?: (.*))?$/i.exec(text);
  const done = passive && findVerb(passive[1] ?? '');
  if (
    passive &&
    done?.form === 'past' &&
    /^(?:hire|book|feature|list|add|invite|interview|consider|publish|accept|include|commission|approve|select|recommend|mention|introduce|contract|sponsor|fund|support)$/.test(
      done.base,
    )
  ) {
    // "Get hired for a shoot" is the sender's side of "hire us for a shoot".
    const tail = `us${passive[2] ? ` ${flipSides(passive[2])}` : ''}`;
    return { kind: 'action', base: `${done.base} ${tail}`, gerund: `${toGerund(done.base)} ${tail}` };
  }
  if (/^become an? (?!.*\b(?:customer|client|buyer|user)\b)/.test(lower)) return toAction(words) ?? reply;
  if (passive && done?.form === 'past' && !/^(?:start|set|pay|convert|sell)/.test(done.base)) {
    const tail = flipSides(words.slice(1).join(' '));
    return { kind: 'action', base: `get ${tail}`, gerund: `getting ${tail}` };
  }
  if (
    findDuration(text) &&
    /^(?:get|have|grab|take|win|steal|borrow|ask)\b/.test(lower) &&
    !senderSide.test(lower)
  )
    return toEvent(`${findDuration(text)} call ${findWhen(text) ?? ''}`);
  if (senderSide.test(lower) || /^(?:get|be|become|make|have|let)\b/.test(lower)) return reply;
  return (
    (startsWithVerb(text) || words.length === 1 || verb?.form === 'gerund' ? toAction(words) : undefined) ??
    reply
  );
}

function stripLeadIn(text: string): string {
  let previous = '';
  let current = text;
  while (current !== previous) {
    previous = current;
    current = current
      .replace(
        /^(?:the |my |our )?(?:main )?(?:goal|objective|aim|cta|call to action|purpose|ask|outcome|intent|idea)\s*(?:is to|is|are|:|=|-)\s*/i,
        '',
      )
      .replace(
        /^(?:(?:i|we)(?:'d| would|'m| am|'re| are)?\s+(?:also |really |just |only )?(?:like|want|wish|need|hope|hoping|looking|trying|aim|plan|love|wanting)\s*(?:for)?\s+)/i,
        '',
      )
      .replace(
        /^(?:would (?:like|love)|in order|looking|trying|hoping|so that|ideally|please|hopefully|want|need|just|simply|maybe|eventually|basically)\s+/i,
        '',
      )
      .replace(
        /^(?:get|make|have|let|ask|invite|encourage|convince|persuade|motivate|nudge|push|getting)\s+(?:the\s+|my\s+|our\s+)?(?:them|him|her|you|people|recipients?|readers?|prospects?|clients?|customers?|leads?|managers?|owners?|they|someone)\s+(?:all\s+)?(?:to|into|interested in|for|on)\s+/i,
        '',
      )
      .replace(/^let\s+(?:me|us)\s+/i, '')
      .replace(/^(?:make|have|let)\s+(?:them|him|her|the \w+)\s+/i, '')
      .replace(
        /^(?:(?:them|him|her|you|they|he|she|the (?:recipient|reader|prospect))\s+(?:to|should|will|can))\s+/i,
        '',
      )
      .replace(/^(?:get |have )?an? yes (?:to|on|for)\s+/i, '')
      .replace(/^(?:to|for)\s+/i, '')
      .replace(/^(?:and|so)\s+/i, '')
      .trim();
  }
  return current;
}

const noModifier =
  /^(?:a|an|the|our|my|your|their|his|her|them|him|us|me|you|to|for|with|in|on|at|of|and|or|into|up|get|some|any|one|sales|selling|closing|upsell|half|min|mins|minutes?|hours?|hrs?|fun|someone|that|this|more|next|week|interested|please)$/i;

/** The words that qualify an event: those that stand right before its noun, back to the first that cannot. */
function modifiersBefore(text: string): string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}-]/gu, ''));
  const kept: string[] = [];
  for (let index = words.length - 1; index >= 0 && kept.length < 3; index--) {
    const word = words[index] ?? '';
    const opensSentence =
      index === 0 &&
      (eventMakers.test(findVerb(word)?.base ?? '') || findVerb(word)?.form === 'base') &&
      !/^(?:free|pilot|live|open|trial|demo)$/i.test(word);
    if (
      !word ||
      noModifier.test(word) ||
      opensSentence ||
      (/^\d/.test(word) && !/^\d+-(?:day|week|month)$/.test(word))
    )
      break;
    kept.unshift(decapitalise(word));
  }
  return kept;
}

function toEvent(text: string, event = eventPattern.exec(text)): Goal {
  const found = (event?.[1] ?? 'meeting').toLowerCase();
  const at = event?.index ?? text.length;
  const duration = findDuration(text);
  const when = findWhen(text);
  const before = modifiersBefore(text.slice(0, at)).filter(
    (word) => !(duration && /^\d/.test(word) && !/day|week|month/.test(word)),
  );
  const after = text.slice(at + (event?.[0].length ?? 0)).trim();
  const next = after.split(/\s+/)[0] ?? '';
  const compound = compoundTail.test(next) ? ` ${next.toLowerCase().replace(/([^s])s$/, '$1')}` : '';
  if (/^(?:partnership|collaboration|collab|sponsorship)$/.test(found))
    return {
      kind: 'event',
      phrase: `a short call about ${withArticle(found === 'collab' ? 'collaboration' : found)}`,
      ...(when ? { when } : {}),
    };
  if (found === 'webinar' || found === 'masterclass')
    return {
      kind: 'action',
      base: `join our ${found}${when ? ` ${when}` : ''}`,
      gerund: `joining our ${found}${when ? ` ${when}` : ''}`,
    };
  const noun = compound
    ? found + compound
    : ({
        intro: 'introductory call',
        introduction: 'introductory call',
        zoom: 'Zoom call',
        discussion: 'conversation',
        consult: 'consultation',
        lunch: 'lunch',
        coffee: 'conversation over coffee',
      }[found] ?? found);
  const parts = [duration, ...before.filter((word) => !noun.split(' ').includes(word)), noun].filter(
    (part): part is string => Boolean(part),
  );
  let phrase = [...new Set(parts)]
    .join(' ')
    .replace(/\bzoom\b/g, 'Zoom')
    .replace(/\bseo\b/g, 'SEO')
    .replace(/\bintro (?=call|meeting|chat)/, 'introductory ');
  if (
    /^(?:meeting|call|chat|conversation|conversation over coffee|demo|walkthrough|presentation)$/.test(phrase)
  )
    phrase = `short ${phrase}`;
  return {
    kind: 'event',
    phrase: withArticle(phrase) + toTail(after.slice(compound.length).replace(when ?? '', ' ')),
    ...(when ? { when } : {}),
  };
}

/** Where or about what: kept where it is the reader's as much as the sender's. */
function toTail(after: string): string {
  const tail = trimMarks(after);
  if (/^to /.test(tail) && findVerb(tail.split(' ')[1] ?? '')?.form === 'base') return '';
  const match =
    /^((?:about|on|regarding|of|at|in|to|(?:for|with) (?:one|two|three|\d+))\s+(?:(?:our|the|their|your|a|an|one|two)\s+)?[\p{L}\p{N}&' -]{2,45})$/iu.exec(
      tail,
    );
  if (!match || findWhen(tail) || findDuration(tail) || countWords(tail) > 7) return '';
  if (
    /\b(?:them|they|if|whether|someone|anyone|lead|prospect|sell|close|minutes?|person|asap|fit)\b/i.test(
      tail,
    )
  )
    return '';
  return ` ${toReader(tail)
    .replace(/^regarding\b/, 'about')
    .replace(/^at next /, 'at your next ')
    .replace(/^on (?=(?:our|the|your)\b)/, 'about ')}`;
}

function toSendPhrase(noun: string): string {
  const lower = noun.toLowerCase();
  if (/^(?:info|information|more information|details|link)$/.test(lower)) return 'the details';
  if (lower === 'pricing') return 'the pricing';
  if (lower === 'pdf') return 'the PDF';
  if (/^(?:cv|resume)$/.test(lower)) return lower === 'cv' ? 'my CV' : 'my resume';
  if (isPlural(lower)) return `some ${lower}`;
  return /^(?:quote|quotation|estimate|proposal|sample(?: \w+)?|case study|checklist|template|summary|overview)$/.test(
    lower,
  )
    ? withArticle(lower)
    : `our ${lower}`;
}

function toAction(words: string[]): Goal | undefined {
  const verb = findVerb(words[0] ?? '');
  if (!verb || (verb.form !== 'base' && verb.form !== 'gerund') || words.length > 16) return undefined;
  if (verb.form === 'gerund' && !/^(?:up|our|my|the|a|an|your|their|to|on|for)$/i.test(words[1] ?? ''))
    return undefined;
  const rest = flipSides(words.slice(1).join(' ')).replace(/^(?:now|today|asap|immediately)$/i, '');
  if (
    !rest &&
    /^(?:buy|purchase|order|sign|try|use|add|start|test|share|fill|claim|list|accept|consider|complete)$/.test(
      verb.base,
    )
  )
    return undefined;
  return {
    kind: 'action',
    base: `${verb.base} ${rest}`.trim(),
    gerund: `${toGerund(verb.base)} ${rest}`.trim(),
  };
}

/** The goal is told from the sender's side; the mail speaks to the reader. */
/** What readers have one of, in the telegram style of a goal: `add us to supplier list`. */
const readersOwn =
  /\b(to|on|in|from|for) ((?:\p{L}+ )?(?:list|panel|roster|calendar|directory|newsletter|shortlist|agenda|blog|podcast|website))$/giu;

function flipSides(text: string): string {
  return hyphenateSpans(toReader(text))
    .replace(/\b(\d+)[ -]?(?:mins?|minutes?) (?=\p{L})/giu, '$1-minute ')
    .replace(/\bmy\b/g, 'our')
    .replace(/\bme\b/g, 'us')
    .replace(/\bI\b/g, 'we')
    .replace(
      /\bas (?=(?:supplier|vendor|partner|sponsor|speaker|guest|exhibitor|member|contractor)\b)/gi,
      'as a ',
    )
    .replace(/\bat next (?=(?:\p{L}+ )?(?:meeting|session|assembly|conference)\b)/giu, 'at your next ')
    .replace(readersOwn, '$1 your $2');
}

/** `30 day trial` → `30-day trial`. */
function hyphenateSpans(text: string): string {
  return text.replace(
    /\b(\d+) (day|week|month|hour)s? (?=(?:free )?(?:trial|pilot|video|call|demo|session|course|project|test|challenge|workshop|plan)\b)/gi,
    '$1-$2 ',
  );
}
