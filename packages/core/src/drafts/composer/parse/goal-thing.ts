import {
  decapitalise,
  hasKnownArticle,
  isPlural,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';
import { countNouns, determiners, organisationNouns, personNouns } from '../text/words.ts';
import { senderSide } from './acts.ts';
import type { Goal } from './goal.ts';
import { eventPattern } from './goal-event.ts';
import { flipSides } from './goal-sides.ts';
import { toInner } from './offer-fragments.ts';
import { startsWithVerb } from './offer-shapes.ts';
import { findWhen } from './time-words.ts';

/** What makes a thing a gift: `free`, `at half price`. */
const free =
  '(?:(?:for )?free(?: of charge)?|(?:at )?half[- ]price|at no (?:charge|cost)|without charge|at cost(?: price)?)';

/** Something free or cheaper: `free month`, `20% off first order`, `one episode at no charge`. */
export function readGift(text: string): Goal | undefined {
  if (eventPattern.test(text) || countWords(text) > 10 || senderSide.test(text)) return undefined;
  if (/^\d+% (?:off|discount)\b/i.test(text))
    return { kind: 'thing', phrase: flipSides(text.replace(/ (?=first |next )/, ' your ')) };
  const first = new RegExp(`^(?:the |their |your |our )?(first (?:\\p{L}+ ){1,3}?)(${free})(.*)$`, 'iu').exec(
    text,
  );
  if (first) {
    const price = first[2]?.replace(/^free/i, 'for free').replace(/^half[- ]price/i, 'at half price');
    return {
      kind: 'thing',
      phrase: flipSides(`your ${decapitalise(first[1] ?? '')}${price?.toLowerCase()}${first[3]}`),
    };
  }
  const counted = `(?:one|two|three|four|five|six|\\d+|an?) `;
  if (new RegExp(`^${counted}(?:\\p{L}+(?: \\p{L}+)? ${free}|free \\p{Ll}+)$`, 'iu').test(text))
    return { kind: 'thing', phrase: flipSides(decapitalise(text)) };
  const gift =
    /^(?:(?:an?|one|the|their|your) )?((?:first )?(?:free|complimentary|half-price) (?!of\b|up\b).+)$/i.exec(
      text,
    );
  if (!gift || (startsWithVerb(text.replace(/^free /i, '')) && !/^\S+ \S+ of /.test(text))) return undefined;
  const phrase = decapitalise(flipSides(gift[1] ?? ''));
  // Of what is given away there is mostly one: `free scan of one part`.
  return { kind: 'thing', phrase: hasKnownArticle(phrase) ? withArticle(phrase) : `a ${phrase}` };
}

/** A test of what is offered: `test translation of 500 words, free`. */
export function readTest(text: string): Goal | undefined {
  const sample =
    /^((?:test|trial|pilot|sample) (?!(?:an?|the|our|your|out|it|for|with|in|on|of)\b)\p{L}+(?: of [^,]{3,40})?)(, free)?$/iu.exec(
      text,
    );
  const thing = text.split(' ')[1] ?? '';
  if (!sample || eventPattern.test(thing) || isPlural(thing)) return undefined;
  return { kind: 'thing', phrase: `a ${sample[2] ? 'free ' : ''}${decapitalise(sample[1] ?? '')}` };
}

/** A goal that only names what is offered: `guest lecture this semester`, `first clean at half price`. */
export function readThing(text: string, offered: string): Goal | undefined {
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
  // What can be counted and is not the sender's own can be asked for, though the offer does not name it.
  const isAny =
    countNouns.has(head) &&
    !personNouns.has(head) &&
    !organisationNouns.has(head) &&
    !senderSide.test(text) &&
    !determiners.has(phrase.split(' ')[0] ?? '') &&
    core.length > 1;
  if (!isAny && !offered.split(/[^\p{L}-]+/u).includes(head)) return undefined;
  return {
    kind: 'thing',
    phrase: hasKnownArticle(phrase)
      ? withArticle(toInner(phrase))
      : `our ${toInner(withoutDeterminer(phrase))}`,
    ...(when ? { when } : {}),
  };
}
