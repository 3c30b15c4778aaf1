import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { capitalise } from '../../text/grammar.ts';
import { isOneOff } from '../../text/mend-spelling.ts';
import { inFull, monthNames, monthShort } from '../../text/time-units.ts';

/** Words of goals that are often misspelt. */
const known =
  `appointment conversation demonstration introduction meeting partnership permission presentation proposal referral interview`
    .split(' ')
    .flatMap((word) => [word, `${word}s`])
    .concat('introductory', 'tomorrow');

/** Short words of goals, mended only where no dictionary has what was typed. */
const short =
  `about answer arrange budget book business call chat demo discuss feedback follow hours interest interested meeting minute minutes office quick quote reply report review sample schedule sign taste thursday
tuesday trial visit wednesday week weekly`.split(/\s+/);

/** "15 min cal": too short to be one letter off another word, but for what stands before it. */
const isCall = /(?<=\b(?:an?|brief|intro|min|mins|minute|quick|short|video) )cal+(?![\p{L}'’@._-])/gu;

/** `march-may`: two months with a dash between them are the months, small as they are. */
const monthSpan = compact(`\\b(${monthNames.join('|')}) ?[-–] ?(${monthNames.join('|')})\\b`, 'giu');

/** `(sept-oct)`. */
const shortSpan = compact(`(?<=\\()(${monthShort}) ?[-–] ?(${monthShort})(?=\\))`, 'giu');

/** `in nov`, `by early Feb`: a month cut short, where it can be nothing else. */
const cutMonth =
  /\b((?:early|in|late|mid)[ -])(jan|feb|mar|apr|aug|sept?|oct|nov|dec)\b\.?(?! (?:\d|and|or|to)\b|[-/–])/giu;

/** Words that only look misspelt. */
const others = /^(?:matting|melting|meting|netting|preposition)s?$/;

/** `Get a metting` → `get a meeting`: a goal has few words, so one that is a letter off is that word, though a dictionary may have it. */
export function mendGoal(text: string): string {
  const mended = text
    .replace(isCall, 'call')
    // "Before they order (prob. June)": a guess is asked of nobody.
    .replace(/ \((?:I think|likely|maybe|perhaps|presumably|prob(?:ably|\.)?) [^()]*\)/giu, '')
    // "Trial day. any weekday in February".
    .replace(
      /(?<=\b(?:call|chat|day|demo|lesson|meeting|session|tasting|trial|visit))[.;] (any (?:afternoon|day|evening|morning|weekday|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.;?]{0,30})$/iu,
      (_, when: string) =>
        ` on ${when.toLowerCase().replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/, capitalise)}`,
    )
    // "Ask for a quiet talk": one with the reader, and not one that is given to others.
    .replace(
      /(?<=\b(?:brief|first|friendly|honest|informal|little|quick|quiet|short) )talk(?! (?:about|at|for|in|on|to)\b)(?=$|[ ,.;])/gi,
      'conversation',
    )
    // "Site date in nov".
    .replace(cutMonth, (_, before: string, name: string) => before + inFull(name))
    .replace(/^(an? )?half day (?=(?:audit|demo|session|survey|trial|visit|workshop)\b)/i, '$1half-day ')
    // "Consent in principle".
    .replace(
      /^(?:his |her |their )?(agreement|approval|consent|permission) in principle(?=$|[;,.])/i,
      'give us their $1 in principle',
    )
    // "A demo with own data": whose it is in what is asked of them.
    .replace(/\b(from|in|on|using|with) own (?=\p{Ll})/gu, '$1 their own ')
    // "Get a reply on whether they go": what is asked is whether.
    .replace(
      /^(?:to )?(?:get|have|receive) an? (?:answer|reply|response) (?:about|as to|on|to) (?=(?:how|if|what|when|which|whether|who)\b)/i,
      'find out ',
    )
    // "Send 1 address, get free report": what the reader would send, and what for.
    .replace(
      /^send (?!me\b|us\b)((?:an?|one|\d) [^,;]{3,40}?),? (?:and )?get (?:an? )?(free \p{Ll}+(?: \p{Ll}+)?)$/iu,
      'send us $1 for a $2',
    )
    .replace(monthSpan, (_, from: string, to: string) => `${inFull(from)} to ${inFull(to)}`)
    .replace(/(?<=\bin \p{Lu}\p{Ll}+ )to(?= \p{Lu}\p{Ll}+\b)/gu, 'or')
    // "See whether its possible": elsewhere it could be whose.
    .replace(/(?<=\b(?:if|whether) it)s(?= (?:being|ever|possible)\b)/gi, "'s")
    // "See if hes up for it".
    .replace(/(?<=\b(?:how|if|that|what|when|whether|who) s?he)s(?= )/gi, "'s")
    .replace(/(?<=\b(?:how|if|that|what|when|whether|who) )theyre(?= )/gi, "they're")
    .replace(/\bpic(s?)\b/gi, 'picture$1')
    .replace(/\bcalc(s?)\b/gi, 'calculation$1')
    .replace(/(?<=\b(?:building|fire|new|safety|the) )regs\b/gi, 'regulations')
    // "Happy with current vendor".
    .replace(
      /\b(of|on|with) (?=(?:current|existing|present) (?:agency|broker|carrier|insurer|provider|software|supplier|system|vendor)\b)/gi,
      '$1 their ',
    )
    .replace(shortSpan, (_, from: string, to: string) => `${inFull(from)} to ${inFull(to)}`)
    .replace(/(?<![\p{L}\p{N}@./_'’-])\p{Ll}{4,}(?![\p{L}\p{N}@_'’-]|\.\p{L})/gu, (word) =>
      isOrdinaryWord(word) || short.includes(word)
        ? word
        : (short.find((one) => one[0] === word[0] && one.length > 3 && isOneOff(word, one)) ?? word),
    );
  return mended.replace(/(?<![\p{L}@./_-])\p{Ll}{6,}(?![\p{L}@_-]|\.\p{L})/gu, (word) =>
    others.test(word) || known.includes(word)
      ? word
      : (known.find(
          (one) => one[0] === word[0] && one.endsWith('s') === word.endsWith('s') && isOneOff(word, one),
        ) ?? word),
  );
}
