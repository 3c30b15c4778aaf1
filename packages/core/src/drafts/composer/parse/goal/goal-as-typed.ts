import { decapitalise, isPlural, toArticle, toNounCore } from '../../text/grammar.ts';
import { countWords } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { countNouns, determiners, prepositions } from '../../text/words.ts';
import { opensObject } from '../offer/offer-shapes.ts';
import { findAct, ownGain, senderSide } from './acts.ts';
import { type Goal, toDeed } from './goal.ts';
import { flipSides, hyphenateSpans } from './goal-sides.ts';

/** Whoever is told to do something, or asked whether he would: `persuade her to`, `could they`. */
const told =
  /^(?:to )?(?:(?:ask|convince|encourage|get|help|invite|motivate|nudge|persuade|prompt|push|tempt|urge|want) (?:her|him|them) to|(?:have|let|make) (?:her|him|them)|(?:could|can|might|will|would) they(?: be (?:able|happy|willing) to)?) (\p{Ll}[\p{Ll}-]+)((?: .+)?)$/iu;

/** What somebody thinks or is, and does not do for the asking. */
const noDeed =
  /^(?:accept|answer|appreciate|be|become|believe|care|consider|feel|get|have|hear|know|like|love|need|notice|open|realise|realize|recognise|remember|reply|respond|say|see|think|trust|understand|want)$/;

/** `Have the board vote on it`: what somebody of the reader's would do. */
const others =
  /^(?:convince|encourage|get|have|let|persuade) ((?:an?|one(?: of (?:her|his|the|their))?|some|two|three|the|their|his|her) (?:[\p{L}'’-]+ ){1,3}?)(?:to )?(\p{Ll}+(?: (?:on|out|over|up))?) ((?:after|an?|before|by|it|my|one|our|some|the|their|to|two|us|with)\b.*)$/iu;

/** Who does something: people, or where they work. */
const doers = /(?:er|ian|ist|or|board|club|committee|council|department|desk|office|staff|team)s? $/;

/** `Ask whether they want a free roll to test`: what only the reader knows or would like. */
const whether = /^(?:ask|check|find out|see) (?:if|whether) they (?!can\b|could\b|will\b)(.{4,100})$/iu;

/** `Check whether 14 May works for the inspection`: a clause of its own, which the reader knows to be so or not. */
const clause =
  /^(?:ask|check|find out) (?:if|whether) ((?!(?:i|it|my|our|that|there|they|this|we)\b)[^,;:?]{2,60}? (?:are|can|could|has|have|is|suits?|was|were|will|works?|would) [^;:?]{2,80})$/iu;

/** `New account opened`, `order placed`: what is to be done with something. */
const done =
  /^(?:get |have )?((?:(?:an?|our|the|their|one|two|three|\d+) )?(?:[\p{L}\d-]+ ){1,4}?)(agreed|bought|completed|confirmed|created|downloaded|filled in|installed|opened|ordered|paid|placed|planted|posted|requested|reserved|returned|signed|submitted|tested|tried|uploaded)((?: (?:at|before|by|for|in|on|this|with|within) .+)?)$/iu;

/** `Win the contract when theirs ends`: what the reader gives to one of several. */
const won =
  /^(?:be (?:awarded|given)|earn|land|secure|win) ((?:an?|one|the|their|some|part of|\d+) .{3,80})$/iu;

/** `Get into their media plan`: where the reader would have the sender. */
const into =
  /^(?:(?:be|get|land)(?: .{3,40} and)? |(?=on(?:to)? .*\b(?:agenda|directory|list|panel|programme|roster|rota|shortlist)\b))(in|into|on|onto) ((?:an?|the|their|his|her) .{3,60})$/iu;

/** `Ask for a tour pass`, `get a backlink`: what the reader has to give. */
const given =
  /^(?:(?:ask (?:(?:her|him|them) )?for|obtain|request) ((?:an?|one|some|the (?:loan|return|use) of|two|three|four|five|\d+) .{3,80})|(?:get|receive) ((?:an?|one|some|two|three|four|five|\d+) (?:.{3,60}(?= from (?:her|him|them)$)|(?:[\p{L}-]+ )?(?:backlink|shout-?out|star|upvote)s?\b.{0,40})))/iu;

/** `Have the choir sing at the opening`, `let one nurse shadow our team`: what the reader would have done, or let somebody do. */
const hasDone =
  /^(have|let) (?!.*\b(?:believe|care|feel|know|like|notice|realise|realize|remember|see|think|trust|understand|want)\b)((?:an?|her|his|one|some|the|their|three|two) (?:[\p{L}'’-]+ ){1,2}\p{Ll}+ .{4,60})$/iu;

/** `Get the catering for their summer party`: what the reader gives to one of several. */
const givenOut = /^(?:get|land|secure|win) (the \p{L}+ (?:at|for|of) (?:her|his|their) .{3,50})$/iu;

/** What no reader is asked for by its name. */
const notAsked =
  /\b(?:answer|attention|awareness|business|buy-in|clicks?|connection|conversion|engagement|goodwill|growth|interest|introduction|loyalty|outreach|rapport|reaction|recognition|relationship|reply|replies|response|retention|trust|visibility|yes)\b/i;

/**
 * A goal that no rule reads, as what its shape says that it asks; undefined where the reader could not be asked for that. What the reader is told to do
 * is asked for whatever it is: `persuade her to let two wards try it`.
 */
export function readAsTyped(goal: string): Goal | undefined {
  const text = hyphenateSpans(goal.replace(/^(?:to|for) /i, '').trim());
  if (countWords(text) > 24 || ownGain.test(text) || /[?!;:]/.test(text)) return undefined;
  const [, verb = '', object = ''] = told.exec(text) ?? [];
  // "Persuade them to be our host for the week".
  if (/^be(?:come)?$/.test(verb) && /^ (?:an?|my|our|one of (?:my|our)) \p{L}{3,}/u.test(object))
    return senderSide.test(object) ? undefined : toDeed(verb, flipSides(object.trim()));
  if (verb)
    return !noDeed.test(verb) && object && !senderSide.test(object)
      ? toDeed(verb, flipSides(object.trim()))
      : undefined;
  const fact = clause.exec(text)?.[1];
  // "If the pitch is free": a place.
  if (fact && !senderSide.test(fact.replace(/\bthe (?:pitch|pitches)\b/i, '')))
    return { kind: 'question', phrase: `whether ${flipSides(fact)}` };
  if (senderSide.test(text.replace(/^win /i, ''))) return undefined;
  const state = whether.exec(text)?.[1];
  if (state)
    return {
      kind: 'question',
      phrase: `whether you ${flipSides(state.replace(/^want (?=an? )/, 'would like '))}`,
    };
  const [, who = '', does = '', what = ''] = others.exec(text) ?? [];
  // "Get the price list by Friday": nobody prices.
  const isWhen = /^(?:after|before|by|to|with) /i.test(what);
  if (does && (doers.test(who) || (!isWhen && findVerb(does)?.form === 'base')))
    return toDeed('have', flipSides(`${who.replace(/^the /i, 'their ')}${does} ${what}`));
  const [, thing = '', participle = '', how = ''] = done.exec(text) ?? [];
  const deed = findVerb(participle.split(' ')[0] ?? '')?.base;
  if (deed && !notAsked.test(thing))
    return toDeed(participle.includes(' in') ? `${deed} in` : deed, flipSides(withOne(thing.trim()) + how));
  const prize = won.exec(text)?.[1];
  if (prize) return notAsked.test(prize) ? undefined : toDeed('consider', `us for ${flipSides(prize)}`);
  const [, where = '', place = ''] = into.exec(text) ?? [];
  if (place)
    return where.startsWith('on')
      ? toDeed('put', `us on ${flipSides(place)}`)
      : toDeed('include', `us in ${flipSides(place)}`);
  const [, asked, got] = given.exec(text) ?? [];
  const gift = asked ?? got;
  if (gift) return notAsked.test(gift) ? undefined : toDeed('give', `us ${flipSides(gift)}`);
  const [, ours = '', inOrOn = '', theirs = ''] = ontoTheirs.exec(text) ?? [];
  if (ours)
    return toDeed(
      /^on/i.test(inOrOn) ? 'put' : 'include',
      flipSides(`${ours} ${/^on/i.test(inOrOn) ? 'on' : 'in'} ${theirs}`),
    );
  const [, both = '', rest = ''] = allowed.exec(text) ?? [];
  if (both) return toDeed('let', `us ${decapitalise(flipSides(both)).trim()} yours${flipSides(rest)}`);
  const role = becomes.exec(text)?.[1];
  if (role) {
    const one = role.replace(/(?<=(?:[eo]r|ian|or|ot|st|ee|on))s(?= |$)/, '');
    return toDeed('become', flipSides(`${toArticle(one)} ${decapitalise(one)}`));
  }
  const [, lets = '', deedOfOther = ''] = hasDone.exec(text) ?? [];
  if (lets && !notAsked.test(deedOfOther)) return toDeed(lets.toLowerCase(), flipSides(deedOfOther));
  const job = givenOut.exec(text)?.[1];
  if (job && !notAsked.test(job)) return toDeed('consider', `us for ${flipSides(job)}`);
  return readNamed(text);
}

/** `New trade account` → `a new trade account`. */
function withOne(thing: string): string {
  const head = toNounCore(thing).at(-1) ?? '';
  return determiners.has(thing.split(' ')[0]?.toLowerCase() ?? '') || /^\d/.test(thing)
    ? decapitalise(thing)
    : isPlural(head)
      ? decapitalise(thing)
      : `${toArticle(thing)} ${decapitalise(thing)}`;
}

/** `Two tracks on the playlist`: where the reader would have something of the sender's. */
const ontoTheirs =
  /^(?:get|have|land|place) ((?:an?|my|one|our|some|the|two|three|four|five|\d+) (?!foot\b|toe\b).{2,40}?) (in|into|on|onto) ((?:the|their|his|her) .{3,60})$/iu;

/** `Headline sponsor for 2026`: what the reader would become. */
const becomes =
  /^(?:become |be )?(?:an? )?((?:[\p{L}-]+ ){0,2}(?:ambassador|co-?sponsor|distributor|donor|member|mentor|partner|patron|reseller|sponsor|stockist|trustee)s?(?: (?:at|for|in|of) .{2,50})?)$/iu;

/** `Get permission to compare our reads with his`: what the sender would do by the reader's leave. */
const allowed =
  /^(?:(?:be allowed|get (?:leave|permission)) to )?((?:combine|compare|pool|swap) (?:my|our) .{3,40} with )(?:hers|his|theirs)\b(.*)$/iu;

/** `A short exchange about their results`: a thing by its name, with an article to show that it is one. */
function readNamed(text: string): Goal | undefined {
  const money = /^[£$€]\d[\d.,]*\p{L}? \p{L}+/u.exec(text)?.[0];
  if (money) return toDeed('consider', `a ${flipSides(text)}`);
  const [, first = '', second = ''] =
    /^(an?|one|two|three|four|five|six|eight|ten|twelve|some|\d+) (\p{L}[\p{L}-]*)/iu.exec(text) ?? [];
  const words = text.split(/\s+/);
  // "Feasibility study for one plant": what can be counted, without its article.
  const core = toNounCore(text);
  const isOne =
    core.length > 1 &&
    !/^next /i.test(text) &&
    core.length < 5 &&
    countNouns.has(core.at(-1)?.toLowerCase() ?? '') &&
    !findAct(text);
  if (
    !(first || isOne) ||
    words.length > 14 ||
    notAsked.test(text) ||
    prepositions.has(second) ||
    words
      .slice(1, 8)
      .some((word) => /^(?:is|are|was|were|be|they|we|i|it|that|which|who|not)$/i.test(word)) ||
    // "Two plots to trial our mix".
    (findVerb(second)?.form === 'base' && opensObject(words[2] ?? ''))
  )
    return undefined;
  return { kind: 'thing', phrase: flipSides(withOne(text)) };
}
