import {
  decapitalise,
  hasKnownArticle,
  isPlural,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners, prepositions } from '../text/words.ts';
import { type Goal, toDeed } from './goal.ts';
import { toAction } from './goal-action.ts';
import { eventMakers, eventPattern, toEvent } from './goal-event.ts';
import { stripLeadIn } from './goal-lead-in.ts';
import { readSending } from './goal-send.ts';
import { readGoalSentence } from './goal-sentence.ts';
import { flipSides, hyphenateSpans } from './goal-sides.ts';
import { startsWithVerb } from './offer-shapes.ts';
import { senderSide } from './sender-side.ts';
import { findDuration, findWhen } from './time-words.ts';

const reply: Goal = { kind: 'reply' };

const readerActions =
  /^(?:buy|purchase|order|hire|sponsor|partner|sign|register|join|attend|try|start|visit|download|subscribe|donate|stock|invest|switch|list|publish|apply|host|upgrade|renew|rsvp|vote|watch|read|share|follow|connect|contribute|volunteer|test|use|adopt|install|add|feature|enrol|enroll|claim|complete|fill|support|reserve|reply|invite|speak|accept|approve|consider|exhibit|nominate|refer|pilot)$/;

/**
 * Reads what the reader is to be asked for; `offer` is what the mail offers, in lower case. Where a goal cannot be
 * told, a plain reply is asked for.
 */
export function parseGoal(input: string, offer = ''): Goal {
  const sentences = splitSentences(calmCase(tidy(input))).filter((sentence) => !isInstruction(sentence));
  const sentence = sentences[0] ?? '';
  const known = readGoalSentence(sentence);
  if (known) return known;
  const text = hyphenateSpans(stripLeadIn(trimMarks(sentence)));
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
  if (/^reply with /.test(lower))
    return toDeed('reply', `with ${withLeadArticle(flipSides(text.slice(11)))}`);
  if (/\b(?:reply|replies|response|respond|answer|write back|hear back)\b/.test(lower) && words.length <= 10)
    return reply;
  if (/^(?:get|win|collect|generate|ask for|more)\b.*\breferrals\b|^referrals$/.test(lower)) return reply;
  if (/^hire (?:me|us)$/.test(lower)) return toDeed('work', 'with us');
  const place =
    /^(?:get|be|land)(?: (?:listed|added|put))? (?:on|onto|into)(?: to)? (?:their|your) ((?:\p{L}+ ){0,3}\p{L}+)$/iu.exec(
      text,
    ) ?? /^((?:\p{L}+ ){1,3}(?:list|panel|framework|roster|directory))$/iu.exec(verb ? '' : text);
  if (
    place &&
    !/\b(?:calendar|diary|radar|agenda|inbox|desk|books|phone|price list)s?$/i.test(place[1] ?? '')
  )
    return toDeed('add', `us to your ${place[1]}`);
  const sample =
    /^((?:test|trial|pilot|sample) (?!(?:an?|the|our|your|out|it|for|with|in|on|of)\b)\p{L}+(?: of [^,]{3,40})?)(, free)?$/iu.exec(
      text,
    );
  if (sample && !eventPattern.test(text.split(' ')[1] ?? '') && !isPlural(text.split(' ')[1] ?? ''))
    return { kind: 'thing', phrase: `a ${sample[2] ? 'free ' : ''}${decapitalise(sample[1] ?? '')}` };
  // A word before "us" or an article is what somebody does, known or not: `brief us on their next study`.
  const deed = /^(\p{Ll}{3,}) ((?:us|me) .+|(?:an?|the|our|my) .+)$/u.exec(text);
  if (
    deed &&
    !senderSide.test(lower) &&
    !/^(?:help|make|give|send|show|share)$/.test(deed[1] ?? '') &&
    (!verb || /^(?:us|me) /.test(deed[2] ?? '')) &&
    !eventPattern.test(text) &&
    !prepositions.has(deed[1] ?? '') &&
    countWords(text) < 10
  )
    return toDeed(deed[1] ?? '', flipSides(deed[2] ?? ''));
  const span =
    /^(?:set up|book|get|have|schedule|take|grab|arrange|find) (?:a )?(?:quick )?(?=\d+ ?(?:min|mins|minutes|-minute)\b)(.+)$/i.exec(
      text,
    );
  if (span && !eventPattern.test(text))
    return toEvent((span[1] ?? '').replace(/^(\S+(?: (?:minutes?|mins?)\b)?)/i, '$1 call'));
  const wish = /^ask for ((?:an?|another|some) (?!.*\b(?:price|quote|meeting|call)\b).{3,40})$/i.exec(text);
  if (wish && !eventPattern.test(text) && !senderSide.test(text))
    return toDeed('give', `us ${flipSides(wish[1] ?? '')}`);
  const shared = /^(?:send|share) (?!our |my |your |their )/i.test(text) ? readSending(text) : undefined;
  if (shared) return shared;
  const becomes =
    /^become ((?:an?|our) (?:\p{L}+ )*(?:partner|member|sponsor|reseller|distributor|stockist|host|mentor|speaker|volunteer|ambassador|tester))\b/iu.exec(
      text,
    );
  if (becomes) return toDeed('become', becomes[1] ?? '');
  const asked =
    /^(?:get |win |secure |land )?(?:an? |the )?(?:invite|invited|invitation) (to \p{L}+.*)$/iu.exec(text);
  if (asked) return toDeed('invite', `us ${flipSides(asked[1] ?? '')}`);
  const slot =
    /^(?:get|win|land|secure) (an? (?:\p{L}+ )?(?:slot|place|spot|stand|table|booth|listing|feature|page|column)) (at|on|in) (?:the|their|your) (.+)$/iu.exec(
      text,
    );
  if (slot) return toDeed('consider', `us for ${slot[1]} ${slot[2]} your ${slot[3]}`);
  const agreement =
    /^(?:get|sign|reach|discuss|negotiate|explore)? ?(an? (?:\p{L}+ )?(?:agreement|partnership|cooperation))$/iu.exec(
      text,
    );
  if (agreement) return { kind: 'event', phrase: `a short call about ${agreement[1]}` };
  if (
    /\b(?:refer(?:ral|rals)?(?! (?:partner|fee|program|programme|scheme|agreement))|right (?:person|contact)|best (?:person|contact)|correct (?:person|contact)|point of contact|who (?:handles|is responsible|is in charge)|decision[- ]maker|introduce (?:me|us) to|introduction to|intro to)\b/.test(
      lower,
    ) &&
    !/\brefer (?:a|their|your) (?:friend|client)/.test(lower)
  )
    return { kind: 'referral' };
  if (
    /^(?:find|agree(?: on)?|set|fix|pick|schedule|arrange|book) (?:a |the |some )?(?:time|date|day|slot)(?! (?:in|on|for) )\b/.test(
      lower,
    )
  )
    return toEvent(`call ${findWhen(text) ?? ''}`);
  if (/^(?:present|pitch|demonstrate)\b(?! deck)/.test(lower))
    return toEvent(`presentation ${/\b(?:at|to) (?!them\b).+$/i.exec(text)?.[0] ?? findWhen(text) ?? ''}`);
  if (
    /\b(?:feedback|opinions?|thoughts|advice|input|survey)\b/.test(lower) &&
    !/site survey|\b(?:book|schedule|arrange|request|free)\b.*\bsurvey/.test(lower)
  ) {
    const about = /\b(?:on|about|regarding)\s+(?:our|the|my|a|an|this)\s+(.+)$/i.exec(text);
    const matter = /\b(?:on|about) ((?:how|what|whether) .{5,50})$/i.exec(text);
    if (matter && !senderSide.test(text))
      return { kind: 'feedback', phrase: `on ${flipSides(matter[1] ?? '')}` };
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
  if (/^(?:take part in|participate in|come (?:along )?to) /.test(lower)) return toAction(words) ?? reply;
  const firstOrder =
    /^(?:get|win|land|secure|receive|place) (?:an? |the |their )?((?:first |trial |test |small |repeat )*orders?)\b/i.exec(
      text,
    );
  if (firstOrder) return toDeed('place', withArticle((firstOrder[1] ?? '').replace(/s$/, '')));
  const priced =
    /^(?:ask for|request|get|want) (an? (?:price|quote|quotation|estimate|sample|proposal|catalogue|brochure)(?: for .{3,40})?)$/i.exec(
      text,
    );
  if (priced) return { kind: 'send', phrase: flipSides(priced[1] ?? '') };
  const renewal =
    /^(?:get |secure |win |agree |ask for |discuss )?(?:(?:a|an|the|their|your) )?(?:(contract|subscription|licen[cs]e|membership|policy|lease|agreement) )?renewal$/i.exec(
      text,
    );
  if (renewal) return toDeed('renew', renewal[1] ? `your ${renewal[1].toLowerCase()}` : '');
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
  if (/^(?:(?:get|hop|jump) )?on (?:the |a )?(?:phone|call|zoom)\b/.test(lower))
    return toEvent(`call ${findWhen(text) ?? ''}`);
  if (/^(?:meet|meeting)\b/.test(lower))
    return toEvent(text.replace(/^meet(?:ing)?(?:\s+(?:with|up)\b(?:\s+(?:them|you))?)?/i, 'meeting'));
  if (
    /^(?:talk|speak|chat|catch up|discuss|call|speak with|phone|ring)\b/.test(lower) &&
    !/^speak (?:at|on)\b/.test(lower)
  )
    return toEvent(`call ${words.slice(1).join(' ')}`);

  if (!event && !verb && findDuration(text))
    return toEvent(`${text} call`.replace(/^(.*?)(\b(?:next|this|on|in)\b.*) call$/i, '$1 call $2'));

  const send = readSending(text);
  if (send) return send;
  if (verb && (readerActions.test(verb.base) || /^(?:book|take)$/.test(verb.base)))
    return toAction(words) ?? reply;
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
    return toDeed(done.base, `us${passive[2] ? ` ${flipSides(passive[2])}` : ''}`);
  }
  if (/^become an? (?!.*\b(?:customer|client|buyer|user)\b)/.test(lower)) return toAction(words) ?? reply;
  if (passive && done?.form === 'past' && !/^(?:start|set|pay|convert|sell)/.test(done.base)) {
    return toDeed('get', flipSides(words.slice(1).join(' ')));
  }
  if (
    findDuration(text) &&
    /^(?:get|have|grab|take|win|steal|borrow|ask)\b/.test(lower) &&
    !senderSide.test(lower)
  )
    return toEvent(`${findDuration(text)} call ${findWhen(text) ?? ''}`);
  if (senderSide.test(lower) || /^(?:get|be|become|make|have|let)\b/.test(lower)) return reply;
  return (
    (verb ? undefined : readThing(text, offer)) ??
    (startsWithVerb(text) || words.length === 1 || verb?.form === 'gerund' ? toAction(words) : undefined) ??
    reply
  );
}

/** `number of members` → `the number of members`. */
function withLeadArticle(text: string): string {
  return /^\p{Ll}+ of /u.test(text) && !/^(?:all|some|one|any) /.test(text) ? `the ${text}` : text;
}

/** A goal that only names what is offered: `guest lecture this semester`, `first clean at half price`. */
function readThing(text: string, offered: string): Goal | undefined {
  const when = findWhen(text);
  const phrase = flipSides(trimMarks(when ? text.replace(when, ' ').replace(/\s+/g, ' ') : text));
  const core = toNounCore(withoutDeterminer(phrase));
  const head = core.at(-1)?.toLowerCase() ?? '';
  if (
    countWords(phrase) > 7 ||
    core.length > 4 ||
    head.length < 4 ||
    startsWithVerb(phrase) ||
    core.slice(1).some((word) => determiners.has(word))
  )
    return undefined;
  if (!offered.split(/[^\p{L}-]+/u).includes(head)) return undefined;
  return {
    kind: 'thing',
    phrase: hasKnownArticle(phrase) ? withArticle(phrase) : `our ${withoutDeterminer(phrase)}`,
    ...(when ? { when } : {}),
  };
}
