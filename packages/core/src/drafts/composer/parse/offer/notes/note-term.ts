import { compact } from '../../../../compact.ts';
import { isCount, isParticiple, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, personNouns } from '../../../text/words.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause, Of } from './clause.ts';
import { given } from './note-gift.ts';
import { asObject, isSeveral } from './note-words.ts';

/** How long something takes. */
const time = String.raw`(?:about |around |just |only |under |up to )?(?:(?:\d[\d.,]*(?:(?:[-–]| to )\d+)?|an?|one|two|three|four|five|six|seven|eight|ten|twelve)[ -]?(?:(?:business|working) )?(?:min|mins|minutes?|h|hrs?|hours?|d|days?|weeks?|months?)\b)`;

const within = compact(`^(.+?(?: back)?) (within|in|under|inside) (${time}.*)$`, 'iu');

const span = compact(
  `^(?:a |an )?(${time}) (delivery|dispatch|lead time|response|response time|set-?up|turnaround)(?: time)?$`,
  'iu',
);

const labelledSpan = compact(
  `^(?:the )?(delivery|dispatch|lead time|response time|set-?up|turnaround)(?: time)?:? (?:is |of )?(${time}.*|(?:next|same)[- ]day)$`,
  'iu',
);

const bareSpan = compact(
  `^(?:${time}|(?:\\d+|two|three|four|five|six) (?:afternoons|evenings|mornings|nights))$`,
  'iu',
);

const least =
  /^(?:the )?(?:(min(?:imum)?\.?)|(MOQ|min(?:imum)?\.? (?:first |opening )?order(?: quantity| size)?|(?:order )?minimum))(?: (?:is|of))?:? (?=[$€£\d]|(?:two|three|four|five|six|eight|ten|twelve|twenty|fifty)\b)(.+)$/i;

export const held =
  /\b(?:class|course|event|camp|hunt|internship|lesson|placement|residency|retreat|masterclass|programme|program|seminar|session|show|slot|talk|tour|training|webinar|workshop)(?:e?s)?\b/i;

/** Whether so many come to it or fit in. */
export function isForMany(name: string): boolean {
  return (
    held.test(name) ||
    /\b(?:barn|boat|bus|coach|hall|kitchen|marquee|minibus|room|space|studio|tent|venue)s?$/i.test(name)
  );
}

/** What is held, and so lasts. */
export function isHeld(name: string): boolean {
  return held.test(name);
}

/** How soon, how long, and from how many on. */
export function toTerm(note: string, { name: of, isGoods, isWork }: Of): Clause | undefined {
  const [, few = ''] =
    /^(\d[\d,]*(?: (?:bottles|boxes|copies|items|pairs|pcs|pieces|sets|units))?) (?:min(?:imum)?\.?|MOQ)$/i.exec(
      // "A workshop, 90 min": so long.
      (held.test(of) || isWork) && /^\d+ min$/.test(note) ? '' : note,
    ) ?? [];
  const [, floor, order, figure = ''] = least.exec(few ? `minimum ${few}` : note) ?? [];
  const most = /^max(?:imum)?\.? (\d+(?: \p{Ll}+)?)$/iu.exec(note)?.[1];
  const persons = /^(\d+)-person max(?:imum)?$/i.exec(note)?.[1];
  if (persons && held.test(of))
    return { of: 'thing', verb: 'is', rest: `for a maximum of ${persons} people` };
  if (most && held.test(of)) return { of: 'thing', verb: 'is', rest: `for a maximum of ${most}` };
  // "Shelf life 12 months", "cloud storage 90 days".
  const [, what = '', period = ''] =
    /^((?:\p{Ll}+ )?(?:guarantee|life|notice|retention|storage|warranty))(?: of|:)? (\d[\d.,]* (?:days|hours|months|weeks|years))$/u.exec(
      note,
    ) ?? [];
  if (what) return { of: 'own', rest: `the ${what} is ${period}` };
  // "60%+ response rate last year".
  const [, share = '', rate = '', last = ''] =
    /^(\d[\d.,]*%\+?) ((?:\p{Ll}+ )?rate)( last (?:month|quarter|season|year))?$/u.exec(note) ?? [];
  if (rate) return { of: 'own', rest: `the ${rate} ${last ? 'was' : 'is'} ${share}${last}` };
  if (floor || order)
    return {
      of: 'own',
      rest: `the minimum${/ (?:first|opening)(?= order)/i.exec(order ?? '')?.[0] ?? ''}${(order && /order|MOQ/i.test(order)) || isGoods ? ' order' : ''} is ${figure}`,
      isPrice: true,
    };
  const [, open = ''] = /^(?:the )?(fees?|prices?|rates?|rent|terms) negotiable$/i.exec(note) ?? [];
  if (open)
    return { of: 'own', rest: `the ${open.toLowerCase()} ${isSeveral(open) ? 'are' : 'is'} negotiable` };
  const [, runs = ''] = /^(month[- ]to[- ]month|monthly|rolling|weekly|yearly) contracts?$/i.exec(note) ?? [];
  if (runs) return { of: 'own', rest: `the contract is ${runs}` };
  if (/^month[- ]to[- ]month$/i.test(note)) return { of: 'own', rest: 'the contract is month to month' };
  if (/^\d+-(?:day|month|week|year) (?:contracts|deals|leases|plans|terms)$/.test(note))
    return { of: 'own', rest: `there are ${note}` };
  const [, stated = '', ofWhat = ''] = span.exec(note) ?? [];
  if (ofWhat) return { of: 'own', rest: `${toLabel(ofWhat)} ${toSpan(stated, ofWhat)}` };
  const [, label = '', long = ''] = labelledSpan.exec(note) ?? [];
  if (label) return { of: 'own', rest: `${toLabel(label)} ${toSpan(long, label)}` };
  if (
    /^(?:live|ready|up and running|set up|installed|done|open) (?:in|within|by|from|the same|next) /i.test(
      note,
    )
  )
    return { of: 'thing', verb: 'is', rest: note };
  const [, result = '', word = '', soon = ''] = within.exec(note) ?? [];
  const named = result.replace(/ back$/, '').replace(/\bcall[- ]out$/, 'call-out');
  const core = toNounCore(named);
  const head = (core.at(-1) ?? '').toLowerCase();
  if (
    result &&
    core.length === countWords(named) &&
    core.length < 4 &&
    findFinite(result.split(' ')) < 0 &&
    !isParticiple(head) &&
    !isParticiple(core[0] ?? '') &&
    !/^(?:all|and|or)$/.test(core[0] ?? '') &&
    (isSeveral(head) ||
      isCount(head) ||
      massNouns.has(head) ||
      personNouns.has(head) ||
      given.test(head) ||
      head === 'call-out') &&
    // "Cures in 4 hours": a deed that no list has.
    !(
      core.length === 1 &&
      isPlural(head) &&
      !given.test(head) &&
      !/^(?:answers|bookings|funds|parts|replies|results|spares)$/.test(head)
    ) &&
    // "Set up in a day", "import in a day": a deed.
    !(core.length === 1 && findVerb(head)?.form === 'base' && findVerb(head)?.isName === false)
  )
    return {
      of: 'reader',
      verb: 'get',
      rest: `${head === 'call-out' ? `${toArticle(named)} ${named}` : asObject(named)}${/ back$/.test(result) ? ' back' : ''} ${word} ${soon}`,
    };
  // "45-minute talk".
  if (/^\d+-(?:day|hour|minute) (?:class|course|keynote|lecture|session|show|talk|workshop)$/.test(note))
    return { of: 'own', rest: `it is ${toArticle(note)} ${note}` };
  if (
    /^\d+ (?:minutes|hours|days) (?:an?|each|every|per) (?:day|week|month|quarter|year)$/.test(note) &&
    !personNouns.has(of.toLowerCase()) &&
    !/^CFO$/.test(of)
  )
    return { of: 'thing', verb: 'takes', rest: note };
  // "Typically 6 weeks".
  const [, often = '', lasts = ''] = /^(normally|typically|usually) (.+)$/i.exec(note) ?? [];
  if (often && bareSpan.test(lasts) && (held.test(of) || isWork))
    return { of: 'thing', verb: `${often.toLowerCase()} ${held.test(of) ? 'lasts' : 'takes'}`, rest: lasts };
  if (
    /^from \d[\d,]* (?:bags|bottles|boxes|copies|items|pairs|pallets|pieces|sets|sheets|tins|units)$/.test(
      note,
    )
  )
    return { of: 'thing', verb: 'is', rest: `available ${note}` };
  if (
    bareSpan.test(note.replace(/ plus \p{Ll}+$/u, '')) &&
    !personNouns.has((toNounCore(of).at(-1) ?? '').toLowerCase())
  )
    return held.test(of) || isWork
      ? { of: 'thing', verb: held.test(of) ? 'lasts' : 'takes', rest: note }
      : undefined;
  return undefined;
}

function toLabel(name: string): string {
  return `the ${name.toLowerCase()}`;
}

/** `48-hour` → `is 48 hours`; a set-up takes them. */
function toSpan(stated: string, ofWhat: string): string {
  const long = stated
    .replace(/^(\d\S*|\p{L}+)-(?=(?:minute|hour|day|week|month|year)\b)/u, '$1 ')
    .replace(/^(\d\S*) (\p{Ll}+)s$/u, '$1 $2')
    .replace(
      /^(\d[\d.,]*(?:[-–]\d+)?|two|three|four|five|six|seven|eight|ten|twelve) ((?:business |working )?(?:minute|hour|day|week|month))$/i,
      '$1 $2s',
    )
    .replace(/^1 (.*)s$/, '1 $1')
    .replace(/^((?:next|same))[- ]day$/i, '$1-day');
  return `${/^(?:delivery|dispatch|set-?up)$/i.test(ofWhat) && !/-day$/.test(long) ? 'takes' : 'is'} ${long}`;
}

/** Which dates and days there are: `next start date 9 June in Sheffield`. */
export function toDate(note: string): Clause | undefined {
  const [, next = '', start = ''] =
    /^(?:the )?((?:first|last|next) \p{Ll}+) ((?:from|in|on) (?:early |late |mid-)?\p{Lu}.*|starts? .+)$/u.exec(
      note,
    ) ?? [];
  if (next) return { of: 'own', rest: `the ${next} ${start.startsWith('start') ? '' : 'is '}${start}` };
  const [, label = '', when = ''] =
    /^((?:the )?(?:next |first |last )?(?:(?:start|closing|opening|delivery|course) )?(?:date|deadline|intake|start)s?):? (?:is |on )?((?:the )?\d{1,2}(?:st|nd|rd|th)? .+|\p{Lu}.+)$/u.exec(
      note,
    ) ?? [];
  return label
    ? { of: 'own', rest: `${label.startsWith('the ') ? '' : 'the '}${label} is ${when}` }
    : undefined;
}
