import { countWords, trimMarks } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { opensObject } from '../offer/offer-shapes.ts';
import { senderSide } from './acts.ts';
import { flipSides } from './goal-sides.ts';
import { findDuration, findWhen, withoutDuration } from './time-words.ts';

/** What both would do at an event: what it is for is the reader's as much as the sender's. */
export const purposes =
  /^to (?:(?:give|prepare|provide) (?:(?:them|him|her) )?an? (?:\p{L}+ )?(?:estimate|price|proposal|quotation|quote)|demonstrate how|explain (?:how|what|why)|agree|identify|ask (?:about (?:how|their)|how|what|whether|which|who)|assess|check|choose|compare|connect|count|decide|discuss|explore|find out|go over|go through|hear (?:about|how|what)|inspect|learn (?:about|how|what|more about)|look (?:at|over|round)|measure|meet|pick|plan|renew (?:our|the|their)|review|sample|scope|see|settle|show (?:how|it|our|some|the|what|where|why|them|him|her|an?|one|two|three|four|\d+|examples|photos|prototypes|samples|swatches)|survey|(?:present|share) (?:an?|our|some|the|two|three|four|five|\d+)|share (?:how|what|why)|(?:present|share) (?:[\p{L}-]+ )?(?:data|examples|figures|findings|lessons|results)|explain (?:our|the)|demo (?:our|the)|talk (?:about|over|through)|taste|test|try|understand|view|walk (?:them|him|her|over|round|through)|(?:figure|sort|work) out)\b/iu;

/** What a tail may open with, and so belong to the event: where, with whom, about what, by what means. */
const opens =
  /^(?:(?:about|regarding|on|of|at|in|to|before|after|during|against|between|by|via|within)\b|(?:some|any|one) (?:afternoon|evening|lunchtime|morning|weekday|weekend)\b|under (?:an? )?(?:(?:mutual|strict) )?(?:embargo|NDA|non-disclosure agreement)\b|(?:in (?:strict )?confidence|off the record|without (?:any )?obligation)\b|using (?:\d+|an?|five|six|seven|eight|nine|four|her|his|one|our|some|ten|the|their|three|two)\b|together (?:at|in|to|with)\b|from (?:(?:one|two|some) of )?our\b|when(?:ever)? (?:I|our|they|we|you)\b|where (?:they|we|you)\b|over the (?:figures|findings|numbers|phone|plans|results|summer|web)|over (?:(?:an? )?(?:beer|breakfast|coffee|dinner|drinks?|lunch|tea)|(?:an?|her|his|one|their|two|three|\d+) (?:of (?:her|his|their) )?\p{Ll}+(?<!\b(?:da|hou|minut|mont|wee|yea)\p{Ll}+))\b|delivered (?:at|by|in|to)\b|near\b|(?:at|by|in|on|online|remote|remotely) ?(?:\p{L}+ )?or (?:at|in|on)\b|ahead of|the (?:day|month|week|year) (?:(?:after|before|of) |(?:after|before)$)|with\b(?! (?:them|him|her|you|us|me)$)|for (?=[$€£]\d|(?:them|him|her) (?:and|or)\b|(?:an?|one|two|three|\d+(?:nd|rd|st|th)?|their|the|your)\b|\p{Lu}|(?:\p{L}+ )?(?:apprentices|beginners|children|drivers|employees|graders|guests|members|nurses|parents|patients|pupils|residents|staff|students|teachers|tenants|volunteers)\b))/iu;

/** What only the sender would say of an event, or what says nothing: `on their calendar`, `with a decision maker`. */
const blocked =
  /\b(?:(?<=\b(?:for|with) (?:my|our) )(?:AE|BDR|SDR|closer|(?:sales )?rep|sales \p{L}+)s?|if|someone(?! from)|anyone|calendar|diary|(?<!\b(?:her|his|our|their|the|your) (?:\p{L}+ ){1,3})lead(?! \p{Ll}{3,})|prospect|sell|(?<!\b(?:their|your) (?:\p{L}+[ -]){0,2}|\b(?:before|until) we )close|(?<!\bin )person|asap|fit|decision[- ]makers?)\b|(?<!\b(?:over the|by|our|my) )\bphone\b/iu;

/** Whom the reader would bring, and no gain: `one team lead`, `a sales manager`. */
const people =
  /\b(?:(?:account|design|engineering|product|project|sales|shift|site|support|team|tech|technical) )+(?:director|engineer|head|lead|manager|rep)s?\b|\b(?:director|head|VP) of (?:revenue|sales)(?: operations)?\b/giu;

/** Whoever reads the mail, by the work alone: `with the owner`. */
const bareReader =
  /^with (?:an? |the )?(?:boss|buyer|ceo|chef|client|customer|director|founder|head|manager|owner|principal|recipient)s?$/i;

/** What any sender would say: `to discuss it`, `to see how it works`, `to talk about our services`. */
const saysLittle =
  /\b(?:it|this)$|\bhow (?:it|this|that|our \S+|we)(?: \S+){0,2}$|\bour (?:\S+ )?(?:company|offers?|offerings?|products?|services?|solutions?|proposition)\b/i;

/** What is to be found out by it: `to work out where we could park it`. */
const asksWhether =
  /^to (?:agree|decide|discuss|figure out|plan|settle|sort out|work out) (?:how|if|what|when|where|whether|which|who) (?:I|they|we|you) (?:can|could|might|should|would) (?!help\b)\p{Ll}+/u;

/** At these something is said; at others, such as a demo "on their farm", something is done there. */
const talks = /\b(?:call|chat|conversation|coffee|meeting|discussion)$/;

/** What somebody is shown. */
const shown = /\b(?:demo|demonstration|presentation)$/;

/** Where, with whom, about what or what for an event is: kept where it is the reader's as much as the sender's. */
export function toTail(after: string, noun: string): string {
  const tail = cutTail(
    withoutDuration(after)
      .trim()
      .replace(/^with (?:them|him|her|you) (?=(?:about|to) )/i, '')
      .replace(/\s*,(?!\d{3})(?:\s*,)*\s*/g, ', '),
  ).replace(talks.test(noun) ? /^by phone (?=\p{Ll})(?!or\b)/u : /$^/, '');
  if (/\bphone$/.test(tail) && /\bcall$/.test(noun)) return '';
  // "A site visit to quote".
  if (/^(?:and|to) (?:price|quote)$/.test(tail) && /\b(?:survey|visit)$/.test(noun)) return ' for a quote';
  // What the reader may do is no gain of the sender's: "about whether they'll promote somebody".
  const isTheirs = /^(?:about|on) (?:how|what|when|whether|which) they\b/i.test(tail);
  // Of a long one its last act is left out: "to go through the figures and decide whether a trial is worth it".
  const long =
    countWords(tail) > 18
      ? /^(.+ to \p{Ll}.+?) and \p{Ll}+ (?:together )?(?:how|if|on|what|whether|which) .+$/u.exec(tail)?.[1]
      : undefined;
  if (long && countWords(long) < 21) return toTail(long, noun);
  if (!tail || countWords(tail) > 20 || (senderSide.test(tail.replace(people, 'colleague')) && !isTheirs))
    return '';
  // What somebody comes for is said, whatever it is: "a site visit to map two workflows".
  const isErrand = /\b(?:appointment|survey|visit)$/.test(noun);
  if (
    /^to \p{Ll}/u.test(tail) &&
    !isErrand &&
    !purposes.test(tail) &&
    findVerb(tail.split(' ')[1] ?? '')?.form === 'base'
  )
    return '';
  // A visit may be to the sender's.
  const isThere = /\b(?:tour|trip|visit)$/.test(noun) && /^to our \p{Ll}/u.test(tail);
  // "To show how we can help" says nothing of what about; "how we can cut their hiring time" does.
  if (
    /^to (?!ask |see (?:if|whether) )/.test(tail) &&
    !isThere &&
    saysLittle.test(tail) &&
    !asksWhether.test(tail)
  )
    return '';
  if (
    !opens.test(tail) ||
    (findWhen(tail) &&
      !/^(?:about|regarding|of|to) |\b(?:after|before|once|until|when) (?:(?:\p{L}+ )+\p{L}+s |(?:I|they|we) \p{Ll}+ )/iu.test(
        tail,
      )) ||
    findDuration(tail)
  )
    return '';
  const told = tail
    .replace(talks.test(noun) ? /^to (?=\p{Lu}\p{Ll})/u : /$^/, 'with ')
    .replace(/,? (?:ideally|preferably)$/, '')
    .replace(/^to (give|provide) (?=an? )/, 'to $1 them ')
    .replace(/^to show (?=(?:\p{L}+ )?(?:examples|photos|prototypes|samples|swatches)\b)/u, 'to show them ')
    // "To see if she'd be open to moving" asks twice whether somebody is open to it.
    .replace(
      /^to see (?:if|whether) they(?:['’]d| would| might) be open to (?=\p{L}+ing\b)/iu,
      'about whether they would consider ',
    )
    .replace(/^(for|with) (?:them|him|her) (?=and |or )/i, '$1 you ')
    .replace(/^between (?:them|him|her) and (?=our |my )/i, 'with ')
    // "A call between the founders" is one of both sides.
    .replace(/^between (?:the|their|both) (?=(?:\p{Ll}+ )?\p{Ll}+s(?:$| (?!and\b)))/u, 'between our ');
  const matter =
    /\b(?:about|discuss|of|to (?:compare|find out|go over|go through|look at|review|work out) (?:how|what|where|which)|to see (?:if|whether)(?!.* a (?:good )?fit\b)) .*/i;
  if (blocked.test(told.replace(matter, '').replace(people, 'colleague')) || bareReader.test(told)) return '';
  return `${/^(?:online|remote)/i.test(told) ? ',' : ''} ${flipSides(told)
    .replace(/^regarding\b/, 'about')
    .replace(/^at (?=\p{Lu}\S* (?:conference|fair|summit|expo|show|congress|forum)$)/u, 'at the ')
    .replace(/^at next /, 'at your next ')
    .replace(
      /\b(at|in) the (?=(?:AGM|bar|counter|desk|front desk|kitchen|till)(?:$| (?:after|before|on)\b))/,
      '$1 your ',
    )
    .replace(
      // "With the hiring manager, by name" is with somebody of the sender's.
      /\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(after)
        ? /$^/
        : /^((?:for|with) (?:you (?:and|or) )?|between you or )the (?=(?:[\p{L}&]+ ){0,2}(?:board|buyer|chair|committee|coordinator|department|director|division|engineer|head|lead|manager|officer|principal|supervisor|team|C\p{Lu}{1,3}O|VP)\b(?! (?:at|from|in|of) (?:an?|another|our)\b)|(?!(?:autumn|fall|future|spring|summer|weekend|winter)$)\p{Ll}+$)/u,
      '$1your ',
    )
    // A demo is shown to a team, and not held with it.
    .replace(
      shown.test(noun) ? /^with (?=your (?:\p{L}+ )?(?:board|department|staff|team)\b)/u : /$^/,
      'for ',
    )
    .replace(/^((?:for|with) your (?:[\p{L}&]+ ){1,3}(?:and|or) )the (?=[\p{L} ]+$)/u, '$1your ')
    .replace(
      /^(with you (?:and|or) )(?!(?:an?|the|your|our|who\p{L}*|one|two|any\p{L}*|some\p{L}*|perhaps|maybe)\b)(?=\p{Ll})/u,
      '$1your ',
    )
    .replace(/^with you and (our )?(.*?)(?: together)?$/, (_, ours: string | undefined, others: string) =>
      ours
        ? `with our ${others}`
        : // A demo is shown to both, and not held with them.
          `${shown.test(noun) ? 'for' : 'with'} you and ${others}`,
    )
    .replace(/^((?:for|with) you and whoever .*) there$/, '$1 on your side')
    .replace(
      /^on (?=(?:our|the|your)\b)(?!\p{L}+ (?:boat|deck|farm|field|floor|premises|roof|site|stand|track|ward)\b)/u,
      talks.test(noun) ? 'about ' : 'on ',
    )}`;
}

/** A tail ends where something else begins: a remark after a comma, another act, a purpose of the sender's. */
function cutTail(after: string): string {
  const clause = (
    trimMarks(after).split(
      /,(?!\d{3}| (?:after|and|at|before|(?:booth|hall|room|stand) [\p{L}\d]*\d|in person|under (?:an? )?(?:(?:mutual|strict) )?(?:embargo|NDA)|in confidence|off the record|without (?:any )?obligation|in (?:her|his|my|our|the|their|your)|on (?:the house|us$)|in \p{Lu}\p{L}+|or|who|whose|with)\b)|[;(]|:(?!\/\/)| - /u,
    )[0] ?? ''
  ).trim();
  const words = clause.split(/\s+/);
  const end = words.findIndex((word, index) => {
    const next = words[index + 1] ?? '';
    const verb = findVerb(next);
    if (index === 0 || (verb?.form !== 'base' && next !== 'leave')) return false;
    // "To work out where we could park it and plug it in": both are asked after.
    if (/^(?:and|or),?$/.test(word) && asksWhether.test(words.slice(0, index).join(' '))) return false;
    // "To meet the manager and see the loading bay": one purpose more.
    if (/^(?:and|or),?$/.test(word))
      return (
        opensObject(words[index + 2] ?? '') &&
        !(purposes.test(clause) && purposes.test(`to ${words.slice(index + 1).join(' ')}`))
      );
    return (
      word === 'to' &&
      !/^(?:how|what|when|where|whether|which|who)$/.test(words[index - 1] ?? '') &&
      index + 2 < words.length &&
      !verb?.isName &&
      !purposes.test(words.slice(index).join(' '))
    );
  });
  return trimMarks((end < 0 ? words : words.slice(0, end)).join(' '));
}
