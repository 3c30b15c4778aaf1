import { compact } from '../../../../compact.ts';
import {
  decapitalise,
  hasKnownArticle,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { countNouns, determiners, organisationNouns, personNouns } from '../../../text/words.ts';
import { toInner } from '../../offer/offer-fragments.ts';
import { startsWithVerb } from '../../offer/offer-shapes.ts';
import { senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { findWhen } from '../time-words.ts';
import { eventPattern } from './goal-event.ts';

/** What two sides agree on, however it is called: `weekly delivery`, `season booking`. */
export const arrangements =
  /^(?:account|bag|booking|box|buy|call-off|clean|club|collection|contract|crate|cut|date|day|delivery|evening|exchange|fill|gig|hire|install|installation|kit|lease|night|order|pack|pallet|pick-?up|rota|round|run|set-up|shoot|slot|tray)$/;

/** Dates to choose from, or prices, that whoever comes or teaches has. */
export function readDates(text: string): Goal | undefined {
  const prices = /^(?:the |our )?((?:\p{L}+ )?(?:rates|tariff|prices)(?: (?:for|from|in) .{2,20})?)$/iu.exec(
    text,
  )?.[1];
  if (prices) return { kind: 'send', phrase: `our ${decapitalise(prices)}` };
  const span = /^(?:some |a few )?dates?((?: (?:for|in|before|after|from) .{3,30})?)$/i.exec(text)?.[1];
  if (span !== undefined) return { kind: 'send', phrase: `some dates${span}` };
  return /^(?:a )?(?:rota|list|choice) of dates$/i.test(text)
    ? { kind: 'send', phrase: `a ${text.replace(/^a /i, '')}` }
    : undefined;
}

/** Something that stands at the reader's: `bin on site`, `leaflet at counter`. */
export function readPlaced(text: string): Goal | undefined {
  const [, thing = '', where = '', place = ''] =
    /^(?:an? )?(\p{L}+) (at|by|in|on) (?:(?:the|their|your) )?(site|counter|desk|foyer|lobby|menu|reception|shelf|till|wall|waiting room|website|window)$/iu.exec(
      text,
    ) ?? [];
  if (!thing || eventPattern.test(thing) || isPlural(thing) || startsWithVerb(thing)) return undefined;
  return {
    kind: 'thing',
    phrase: `${toArticle(thing)} ${decapitalise(thing)} ${where} ${place === 'site' ? '' : 'your '}${place}`,
  };
}

/** Some of what is offered, at theirs, or a while of it: `two hives on their roof from April to September`, `a morning in the woods with the team`. */
export function readAtTheirs(text: string): Goal | undefined {
  const some =
    /^(?:an?|one|two|three|four|five|six|ten|\d+) (?:\p{Ll}+ ){1,3}(?:at|by|in|on|outside) (?:(?:one|two|some|\d+) of )?(?:their|his|her) .{3,60}$/iu.exec(
      text,
    );
  const spell =
    /^(?:an?|half an?) (?:[\p{L}-]+ ){0,2}(?:hour|morning|afternoon|evening|day|night|weekend) (?:at|for|in|on|with) .{3,60}$/iu;
  const lent =
    /^(?:an?|one|two|three|\d+) (?:\p{Ll}+ ){1,3}on (?:.{3,20} )?(?:approval|loan|sale or return|trial)\b/iu;
  const places =
    /^(?:an?|one|two|three|four|six|ten|\d+) (?:\p{Ll}+ )?(?:pass|passes|places?|seats?|tickets?) (?:at|for|in|on|to) .{3,70}$/iu.exec(
      text,
    );
  return (some ?? places ?? lent.exec(text) ?? spell.exec(text)) &&
    !eventPattern.test(text) &&
    !senderSide.test(text.replace(/\bsale or return\b/i, ''))
    ? { kind: 'thing', phrase: flipSides(decapitalise(text)) }
    : undefined;
}

/** What makes a thing a gift: `free`, `at half price`. */
const free =
  '(?:(?:for )?free(?: of charge)?|(?:at )?half[- ]price|at no (?:charge|cost)|without charge|on us|at cost(?: price)?)';
const firstFree = compact(
  `^(?:the |their |your |our )?((?:first|next) (?:[\\p{L}\\d-]+ ){1,5}?)(${free})(.*)$`,
  'iu',
);
const someFree = compact(
  `^(?:one|two|three|four|five|six|\\d+|an?) (?:\\p{L}+(?: \\p{L}+)? ${free}|free \\p{Ll}+)$`,
  'iu',
);

/** `A look at how many of their subscribers could be won back`. */
export function readLook(text: string): Goal | undefined {
  const look =
    /^(?:(?:get|have|offer|take) )?(?:an? |one )?((?:(?:brief|closer|first|free|quick|short) )*look(?:-back|-over)?) ((?:at|into|over|round) (?!it\b|our\b|my\b).{3,110})$/i.exec(
      text,
    );
  return look ? { kind: 'thing', phrase: flipSides(`a ${look[1]?.toLowerCase()} ${look[2]}`) } : undefined;
}

/** Something free or cheaper: `free month`, `20% off first order`, `one episode at no charge`. */
export function readGift(goal: string): Goal | undefined {
  // "One month free then £40 a month": what it costs later.
  const [text = '', later] = goal.split(/,? then (?=[£$€]\d)/);
  const gift = readGiven(text);
  return gift?.kind === 'thing' && later ? { ...gift, phrase: `${gift.phrase}, then ${later}` } : gift;
}

function readGiven(text: string): Goal | undefined {
  if (/^sale or return$/i.test(text)) return { kind: 'thing', phrase: 'sale or return' };
  if (
    eventPattern.test(text) ||
    countWords(text) > 10 ||
    senderSide.test(text.replace(/ for an? \p{L}+ of (?:their|his|her) .*/iu, ''))
  )
    return undefined;
  if (/^(?:\d+%|[£$€]\d[\d.,]*) (?:off|discount)\b/i.test(text)) {
    const phrase = text.replace(/ (?:(?:the|their|her|his|a) )?(?=(?:first|next) )/i, ' your ');
    return { kind: 'thing', phrase: flipSides(phrase.replace(/^\d+% discount\b/i, 'a $&')) };
  }
  const half = /^half[- ]price ((?:for|on) .+)$/i.exec(text)?.[1];
  if (half) return { kind: 'thing', phrase: `half price ${flipSides(half)}` };
  const first = firstFree.exec(text);
  if (first) {
    const price = first[2]?.replace(/^free(?! of)/i, 'for free').replace(/^half[- ]price/i, 'at half price');
    return {
      kind: 'thing',
      phrase: flipSides(`your ${decapitalise(first[1] ?? '')}${price?.toLowerCase()}${first[3]}`),
    };
  }
  // "One video interpreted free".
  const done =
    /^((?:an?|one|two|three|\d+) \p{L}+(?: \p{L}+)? \p{L}+(?:ed|ten|wn)) (?:for )?free\b(.*)$/iu.exec(text);
  if (done) return { kind: 'thing', phrase: flipSides(`${decapitalise(done[1] ?? '')} for free${done[2]}`) };
  const freed =
    /^((?:an?|one|two|three|five|ten|\d+) \p{L}+(?: \p{L}+)?) (?:for )?free ((?:at|in|on) .+)$/iu.exec(text);
  if (freed)
    return { kind: 'thing', phrase: flipSides(`${decapitalise(freed[1] ?? '')} for free ${freed[2]}`) };
  const some = /^(one|two|three) free$/i.exec(text)?.[1];
  if (some) return { kind: 'thing', phrase: `${some} for free` };
  const one = /^(one|two|three) ((?:\p{L}+ )?(?!for )\p{L}+) free$/iu.exec(text);
  if (one) return { kind: 'thing', phrase: `${decapitalise(one[1] ?? '')} free ${flipSides(one[2] ?? '')}` };
  const tried = /^(?:an? )?((?:\p{L}+ )?\p{L}+) (to (?:sample|taste|test|try))$/iu.exec(text)?.slice(1);
  if (tried && !isPlural(tried[0] ?? '') && !eventPattern.test(text))
    return { kind: 'thing', phrase: `${toArticle(tried[0] ?? '')} ${decapitalise(tried.join(' '))}` };
  const cheaper =
    /^((?:first|next) (?:\p{L}+ )?(?!(?:at|for|with)\b)\p{L}+) (?:(?:at|for|with) (?:an? )?)?(\d+% off)$/iu.exec(
      text,
    );
  if (cheaper) return { kind: 'thing', phrase: `${cheaper[2]} your ${decapitalise(cheaper[1] ?? '')}` };
  if (someFree.test(text)) return { kind: 'thing', phrase: flipSides(decapitalise(text)) };
  const gift =
    /^(?:(?:an?|one|the|their|your) )?((?:(?:\p{L}+ )?(?:day|week|month|year)s?['’]s? |first )?(?:free|complimentary|half-price) (?!of\b|up\b).+)$/iu.exec(
      text,
    );
  if (!gift || (startsWithVerb(text.replace(/^free /i, '')) && !/^\S+ \S+ (?:\S+ )?of /.test(text)))
    return undefined;
  const phrase = decapitalise(flipSides(gift[1] ?? ''));
  // Of what is given away there is mostly one: `free scan of one part`.
  const span =
    /^(?:one (?:day|week|month|year)|\p{L}+ (?:days|weeks|months|years)|(?:day|week|month|year))['’]/u.exec(
      phrase,
    );
  if (span) return { kind: 'thing', phrase: span[0].includes(' ') ? phrase : `a ${phrase}` };
  // "The free 5 kilos" have been named.
  if (/^\w+ \d+(?![\d-])/.test(phrase))
    return { kind: 'thing', phrase: `${/^(?:the|an?) /i.exec(text)?.[0].toLowerCase() ?? ''}${phrase}` };
  // "A free analysis": what is work elsewhere is one of several here.
  const head = toNounCore(phrase).at(-1) ?? '';
  if (/^set-?up$/i.test(head) && !/^an? /i.test(text)) return { kind: 'thing', phrase };
  const isOne =
    /^free (?:pilot|sample|test|trial) /.test(phrase) ||
    /^(?:analysis|design|fitting|inspection|repair|replacement|review)$/i.test(head);
  return {
    kind: 'thing',
    phrase:
      !isOne && !/^an? /i.test(text) && hasKnownArticle(phrase)
        ? withArticle(phrase)
        : `${toArticle(phrase)} ${phrase}`,
  };
}

/** A test of what is offered: `test translation of 500 words, free`. */
export function readTest(text: string): Goal | undefined {
  const sample =
    /^((?:test|trial|pilot|sample|demo(?! (?:account|link|video)\b)) (?!(?:an?|the|our|your|out|it|for|with|in|on|of)\b)\p{L}+(?: of [^,]{3,40})?)(, free)?$/iu.exec(
      text,
    );
  const thing = text.split(' ')[1] ?? '';
  if (!sample || eventPattern.test(thing) || isPlural(thing)) return undefined;
  return { kind: 'thing', phrase: `a ${sample[2] ? 'free ' : ''}${decapitalise(sample[1] ?? '')}` };
}

/** A goal that only names what is offered: `guest lecture this semester`, `first clean at half price`. */
export function readThing(text: string, offered: string): Goal | undefined {
  // "10 hides graded blind against his grader": what the sender would do to some.
  const [, done = ''] =
    /^(?:an?|one|two|three|five|ten|\d+) (?:of (?:their|his|her) )?(?:\p{Ll}+ ){1,2}?(\p{Ll}+(?:ed|wn|pt|lt))(?: (?!by\b)\p{Ll}.{3,50}|(?<= of (?:their|his|her) .*))$/iu.exec(
      text,
    ) ?? [];
  if ((findVerb(done)?.form === 'past' || /ed$/.test(done)) && !senderSide.test(text))
    return { kind: 'thing', phrase: flipSides(decapitalise(text)) };
  const when = findWhen(text);
  const phrase = flipSides(trimMarks(when ? text.replace(when, ' ').replace(/\s+/g, ' ') : text));
  const core = toNounCore(withoutDeterminer(phrase));
  const head = core.at(-1)?.toLowerCase() ?? '';
  if (
    countWords(phrase) > 7 ||
    core.length > 4 ||
    (head.length < 4 && !arrangements.test(head)) ||
    startsWithVerb(phrase) ||
    /\b(?:and|does|is|it|not)\b|\S (?:another|one|two|three|une?)\b/i.test(phrase) ||
    core.slice(1).some((word) => determiners.has(word))
  )
    return undefined;
  // What can be counted and is not the sender's own can be asked for, though the offer does not name it.
  const isAny =
    (countNouns.has(head) || arrangements.test(head)) &&
    !personNouns.has(head) &&
    !organisationNouns.has(head) &&
    !senderSide.test(text) &&
    !determiners.has(phrase.split(' ')[0] ?? '') &&
    (core.length > 1 || arrangements.test(head));
  if (!isAny && !offered.split(/[^\p{L}-]+/u).includes(head)) return undefined;
  // "Next relocation" is the reader's.
  if (/^next /i.test(phrase)) return toDeed('consider', `us for your ${decapitalise(phrase)}`);
  return {
    kind: 'thing',
    phrase: /^(?:one|two|three) /.test(phrase)
      ? phrase
      : arrangements.test(head)
        ? `${toArticle(withoutDeterminer(phrase))} ${decapitalise(withoutDeterminer(phrase))}`
        : hasKnownArticle(phrase)
          ? withArticle(toInner(phrase))
          : `our ${toInner(withoutDeterminer(phrase))}`,
    ...(when ? { when } : {}),
  };
}
