import { compact } from '../../../../compact.ts';
import { isCount, isParticiple, isPlural, toArticle, withArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, personNouns, prepositions } from '../../../text/words.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause, Of } from './clause.ts';
import { money } from './money.ts';
import { doneByReader } from './note-deed.ts';
import { served } from './note-gift.ts';
import { asObject, asSubject, costsOrIs, inSmall, isSeveral, isSum } from './note-words.ts';

/** A number, as digits or in words. */
const count = String.raw`(?:(?:about |around |nearly |over |up to )?\d[\d.,]*[km]?\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const figure = String.raw`[$€£]?\d[\d.,]*(?: ?(?:%|[\p{Ll}]{1,8}))?`;

/** How a fragment of one shape is told; undefined where it has another. */
type Form = (note: string, of: Of) => Clause | undefined;

const own = (rest: string, isPrice = false): Clause =>
  isPrice ? { of: 'own', rest, isPrice } : { of: 'own', rest };

function isOrAreOf(thing: string): 'is' | 'are' {
  const [first = ''] = thing.split(/ (?:at|for|from|in|of|on|per|to|with) /);
  return isSeveral(first.split(' ').at(-1) ?? '') || / and /.test(first) ? 'are' : 'is';
}

/** `Per seat`, for what was typed with a stroke: `cost/kWh`, `saving/claim`. */
function withPer(text: string): string {
  return text.replace(/(?<=\p{Ll})\/(?=\p{L})/gu, ' per ');
}

const priced = compact(
  String.raw`^\+? ?(?:from )?(?:${money}|\d[\d.,]*k? ?(?:€|EUR|GBP|USD|euros?|pounds|dollars)\b|\d+p\b)`,
  'iu',
);

/** `Written opinion` → `a written opinion`, one of a list. */
function withItsArticle(item: string): string {
  const last = item.split(' ').at(-1) ?? '';
  return !/^\p{Ll}/u.test(item) ||
    isSeveral(last) ||
    massNouns.has(last) ||
    / /.test(withArticle(item).replace(item, ''))
    ? withArticle(item)
    : `${toArticle(item)} ${item}`;
}

/** Words that stand before what they go with: `works with: the old line`. */
const linking =
  /^(?:(?:compatible|works) with|covers|fits|includes|integrates with|needs|plugs into|replaces|runs on|suits|supports)$/i;

/** `Works with: existing phone line`, `Contract: monthly`, `500 headsets: £990`. */
const labelled: Form = (note) => {
  const [, label = '', value = ''] = /^([\p{L}\d][\p{L}\d ,/-]{1,34}): ([^:]+)$/u.exec(note) ?? [];
  if (!label || /^(?:add|date|p\.?s|re|note|tba|tbc)$/i.test(label)) return undefined;
  const name = /^\p{Lu}{4,}(?: \p{Lu}{4,})*$/u.test(label) ? label.toLowerCase() : inSmall(label);
  if (linking.test(name)) {
    const [verb = '', ...rest] = name.split(' ');
    const thing = /^(?:existing|current|usual) /.test(value) ? `your ${value}` : value;
    return {
      of: 'thing',
      verb: verb === 'compatible' ? 'is' : verb,
      rest: [...(verb === 'compatible' ? [verb] : []), ...rest, thing].join(' '),
    };
  }
  if (priced.test(value)) {
    const [, least = ''] = /^from (.+)$/.exec(value) ?? [];
    const more = /^\+ ?(.+)$/.exec(value)?.[1];
    const thing = name.replace(/^(\d[^,]*), (?=\d)/, '$1 with ');
    if (/^(?:cost|day rate|deposit|fee|price|rate|rrp|wholesale)$/i.test(name))
      return own(`the ${name} ${least ? 'starts at' : 'is'} ${least || value}`, true);
    const costs = isSeveral(
      thing
        .split(/ with /)[0]
        ?.split(' ')
        .at(-1) ?? '',
    )
      ? 'cost'
      : 'costs';
    return own(
      `${/^\p{Lu}{2,}$/u.test(thing) ? `${toArticle(thing)} ${thing}` : asObject(thing)} ${costs} ${more ? `another ${more}` : value}`,
      true,
    );
  }
  if (/^(?:no|none|not needed)$/i.test(value)) return { of: 'absence', rest: `no ${name}` };
  if (/^experience$/.test(name) && /^\d+\+? years\b/.test(value))
    return {
      of: 'sender',
      verb: 'have',
      rest: value.replace(/^(\d+\+? years)(?: of experience)?/, '$1 of experience'),
    };
  const items = value.split(', ');
  if (/^network$/.test(name) && items.every((item) => /^\d/.test(item)))
    return { of: 'sender', verb: 'have', rest: `a network of ${joinList(items)}` };
  if (/,/.test(name) || countWords(name) > 3 || findFinite(value.split(' ')) > 0) return undefined;
  if (
    /^(?:delivery|installation|set-?up|training|lead time|turnaround)$/.test(name) &&
    /\d|\bday\b/.test(value)
  )
    return own(
      `${/^training/.test(name) ? name : `the ${name}`} ${/time|turnaround/.test(name) ? 'is' : 'takes'} ${value}`,
    );
  // A list behind it is what it holds: "fixed scope: 1 title, 12 markets".
  if (
    items.length > 1 &&
    (/^contract/.test(name) || !items.every((item) => /^\d/.test(item) || countWords(item) < 6))
  )
    return undefined;
  if (isPlural(name.split(' ').at(-1) ?? '') && items.some((item) => /^\d/.test(item))) return undefined;
  if (
    /^(?:contract|contracts|term|terms|minimum(?: \p{Ll}+)?|\p{Ll}*(?: ?(?:length|size|period|hours|fee|price|rate|scope|capacity|warranty|guarantee|language|format|length)))$/u.test(
      name,
    )
  )
    return own(
      `the ${name} ${isOrAreOf(name)} ${joinList(items.length > 1 ? items.flatMap((item) => item.split(' and ')).map(withItsArticle) : items)}`,
    );
  return undefined;
};

/** `Median build from 14 min to 5 min at last 3 customers`, `… at one site, from 30 to 48 % at another`: what a figure was and is. */
const change = compact(
  String.raw`^((?:[\p{L}/-]+ ){1,5}?)(?:from )?(${figure}) to (${figure})((?: (?:after|at|for|in|of|over|within|with) [^,]+)?)(?:, (?:and )?from (${figure}) to (${figure})( (?:after|at|for|in|with) [^,]+))?$`,
  'iu',
);
const changed: Form = (note) => {
  const [, what = '', from = '', to, where = '', before, after, there = ''] = change.exec(note) ?? [];
  // "Done from 11 pm to 5 am", "open from 9 to 5": when.
  if (
    !what ||
    /[ap]m$/.test(from) ||
    isParticiple(what.trim()) ||
    // "Ages 6 to 11": a range.
    /^(?:open|for)\b|^(?:ages?|aged|grades?|heights|lengths|sizes|weights|widths|years?) $/i.test(what) ||
    what
      .split(' ')
      .some(
        (word, at) =>
          at > 0 &&
          (findVerb(word)?.form === 'past' ||
            /^(?:are|be|can|cut|fell|goes|grew|is|rose|was|went|were|ranges?|runs?|starts?|costs?)$/.test(
              word,
            )),
      )
  )
    return undefined;
  const thing = withPer(what.trim());
  const at = (place: string) => place.replace(/^ at (?:the )?(last|first) (?=\d)/, ' at our $1 ');
  return own(
    `${/^(?:the|our) /i.test(thing) || isSeveral(thing) ? thing : `the ${thing}`} went from ${from} to ${to}${at(where)}${before ? ` and from ${before} to ${after}${at(there)}` : ''}`,
  );
};

/** `Average job 2.1 hours`, `average saving/claim GBP 340 on small dents`, `day rate 520`, `wholesale MOQ 24`. */
const measured = compact(
  String.raw`^((?:average|median|typical|usual|minimum|maximum|least|day|half-day|hourly|weekly|monthly|wholesale|retail|trade) (?!(?:EUR|GBP|USD|CHF)\b)[\p{L}/-]+(?: (?!(?:EUR|GBP|USD|CHF|are|costs?|gets?|got|is|lasts?|lasted|needs?|ran|runs?|saved|saves?|takes?|took|was|were)\b)[\p{L}-]+)?) (${money}[\d.,]*[km]?|\d[\d.,]*(?: ?%| \p{Ll}+)?)((?: (?:at|for|in|on|over|per|to) [^,(]+)?)(?: \([^()]*\))?$`,
  'iu',
);
const average: Form = (note) => {
  const [, what = '', amount = '', where = ''] = measured.exec(note) ?? [];
  if (!what || (/^(?:day|hourly|weekly)/.test(what) && !/ (?:fee|hire|price|rate)$/.test(what)))
    return undefined;
  const name = withPer(what);
  const takes =
    / (?:minutes|hours|days|weeks|months)$/.test(amount) &&
    !/(?:downtime|length|saving|time|wait)\b/.test(name);
  return own(`the ${name} ${takes ? 'takes' : 'is'} ${amount}${where}`, /(?:fee|price|rate|MOQ)$/.test(name));
};

/** `0.3 % loss rate vs 4-5 % typical`, `cost/kWh 22% under LFP`: a figure beside another. */
const compared: Form = (note) => {
  const [, share = '', rate = '', usual = ''] =
    /^(\d[\d.,]* ?%) ((?:[\p{L}-]+ ){0,2}(?:rate|share|time|score)) (?:vs\.?|versus|against) (\S+(?: ?%)?) (?:typical(?:ly)?|usual(?:ly)?|on average)$/u.exec(
      note,
    ) ?? [];
  if (rate) return own(`the ${rate} is ${share}, against a typical ${usual}`);
  const [, what = '', how = ''] =
    /^((?:[\p{L}/]+ ){0,2}?[\p{L}/]+) (\d[\d.,]* ?% (?:above|below|cheaper than|faster than|less than|lower than|more than|over|under) .+)$/u.exec(
      note,
    ) ?? [];
  if (what && findVerb(what)?.form !== 'base') return own(`the ${inSmall(withPer(what))} is ${how}`);
  const [, price = '', other = ''] =
    /^(\S*[$€£R]\d\S*|\S+ \d\S*) (?:vs\.?|versus|against) ((?:about |approx\.? |around )?\S*\d\S*)(?: for)?(?: \p{L}+)?$/u.exec(
      note,
    ) ?? [];
  const beside = note.slice(note.indexOf(other) + other.length).trim();
  return price && /[$€£R]\d/.test(price)
    ? own(
        `the price is ${price}, against ${other.replace('approx.', 'about').replace('approx ', 'about ')}${beside ? ` for ${beside}` : ''}`,
        true,
      )
    : undefined;
};

/** `Audit $1,900 flat`, `palm trimming $55 per tree`, `45 % of new`: what something costs. */
const thingPrice = compact(
  String.raw`^((?!(?:about|at|for|from|only|over|under|up)\b)(?:[\p{L}-]+ ){0,3}[\p{L}-]+) (from )?(${money}.*)$`,
  'iu',
);
const price: Form = (note) => {
  const used =
    /^(?:about |around |only )?\d[\d.]* ?% of (?:new|list|retail|the new price|the list price)$/.exec(
      note,
    )?.[0];
  if (used) return own(`the price is ${used.replace(/ of new$/, ' of new')}`, true);
  const [, what = '', from, amount = ''] = thingPrice.exec(note) ?? [];
  const last = what.split(' ').at(-1) ?? '';
  if (/^(?:costs|fees|prices|rates)$/i.test(last) && countWords(what) < 4)
    return own(`the ${what.toLowerCase()} ${from ? 'start at' : 'are'} ${amount}`, true);
  if (isSum.test(last) && countWords(what) < 4 && !/^(?:free|no)\b/i.test(what))
    return own(
      `the ${inSmall(what)} ${from ? `start${isSeveral(last) ? '' : 's'} at` : costsOrIs(last)} ${amount}`,
      true,
    );
  if (
    !what ||
    prepositions.has(last.toLowerCase()) ||
    isParticiple(last) ||
    /^(?:commission|deposit|discount|fee|for|margin|price|raising|rate|rent|rrp)$/i.test(last) ||
    /^(?:no|free|retail|trade|wholesale)\b/i.test(what) ||
    findFinite(note.split(' ')) > 0
  )
    return undefined;
  if (/^(?:raising|save|saves|saving)$/i.test(what.split(' ')[0] ?? '') || /,/.test(what)) return undefined;
  const isMany = isSeveral(last);
  return own(
    `${asObject(inSmall(what))} ${from ? (isMany ? 'start at' : 'starts at') : isMany ? 'cost' : 'costs'} ${amount}`,
    true,
  );
};

/** `10 pairs free for your patients`, `3 tenants willing to speak`, `demo tenant free`, `60% on free school meals`: of what is counted or named, how it is. */
const state = compact(
  String.raw`^((?:${count} )?(?:[\p{L}\d-]+ ){0,4}?[\p{L}\d%-]+) ((?:(?:already|always|now|still) )?(?:available|free|included|needed|negotiable|optional|possible|provided|ready|welcome|willing|on (?:free|loan|request|site|stand-?by|trial))\b.*|in stock\b.*|(?<=(?:beds|dates|evenings|places|rooms|seats|slots|spaces|tables|weekends|weeks) )open (?:for|from|in|on|until)\b.*)$`,
  'iu',
);
const stated: Form = (note) => {
  const [, thing = '', how = ''] = state.exec(note) ?? [];
  const [first = ''] = thing.split(' ');
  const opensSeveral = isSeveral(first) && /^\d/.test(thing.split(' ')[1] ?? '');
  const last = thing.split(' ').at(-1) ?? '';
  if (
    !thing ||
    findVerb(first.toLowerCase())?.form === 'third' ||
    prepositions.has(last) ||
    /^(?:all|and|any|as|how|if|is|are|not|or|then|when|where)$/i.test(last) ||
    isParticiple(first) ||
    / (?:is|are) /.test(note)
  )
    return undefined;
  const isOf = opensSeveral || / and /.test(thing) || /%$/.test(last) || isSeveral(last) ? 'are' : 'is';
  if ((/%$/.test(last) && !/^on /.test(how)) || (/^(?:\d|one )/.test(thing) && spans.test(last)))
    return undefined;
  const subject = /^\d+-\p{Ll}/u.test(thing) ? `${toArticle(thing)} ${thing}` : asSubject(thing);
  return own(`${subject} ${isOf} ${how}`);
};

/** `Engineers employed, not subbed`, `vet woken only for emergencies`, `labour for sampling provided`: something, and what is done with it. */
const done: Form = (note) => {
  const words = note.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < 5 &&
      /(?:ed|en|un|pt|ught|ilt|old),?$/.test(word) &&
      isParticiple(word.replace(/,$/, '')),
  );
  const subject = words.slice(0, at);
  const next = words[at + 1] ?? '';
  const last = (
    subject.filter((_, index) => index === 0 || !prepositions.has(subject[index - 1] ?? '')).at(-1) ?? ''
  ).replace(/,$/, '');
  if (at < 1 || subject.some((word) => /[,:;(]/.test(word)) || isParticiple(subject[0] ?? ''))
    return undefined;
  const head = (/^(?:\p{L}+) (?:for|of) /u.test(note) ? subject[0] : last) ?? '';
  const isNoun =
    isSeveral(head) ||
    isCount(head) ||
    massNouns.has(head) ||
    personNouns.has(head) ||
    /^(?:labour|vet)$/.test(head);
  const goesOn =
    next === '' ||
    prepositions.has(next) ||
    /^(?:and|daily|from|in|not|only|once|to|twice|weekly|while|when)$/.test(next) ||
    /,$/.test(words[at] ?? '');
  if (
    !isNoun ||
    !goesOn ||
    (findVerb(subject[0] ?? '')?.form === 'base' && !isSeveral(head) && !personNouns.has(head))
  )
    return undefined;
  return own(
    `${personNouns.has(head.replace(/s$/, '')) && isSeveral(head) ? `our ${subject.join(' ')}` : asSubject(subject.join(' '))} ${isSeveral(head) ? 'are' : 'is'} ${words.slice(at).join(' ')}`,
  );
};

/** `4 stars, regional daily`, `0 faults, 19 months`. */
const rated: Form = (note) => {
  const [, stars = '', who = ''] =
    /^(\d(?:\.\d)? stars?),? (?:from |in |by )?((?!for\b|on\b)\p{L}[^,]{3,40})$/u.exec(note) ?? [];
  if (stars)
    return {
      of: 'thing',
      verb: 'has',
      rest: `${stars} from ${/^(?:an?|the|our) |^\p{Lu}|s$/u.test(who) ? who : `${toArticle(who)} ${who}`}`,
    };
  const [, none = '', span = ''] =
    /^(?:0|zero|no) ((?:\p{Ll}+ )?\p{Ll}+s),? (?:in )?(\d+ (?:months|years|weeks))$/u.exec(note) ?? [];
  return none ? own(`there have been no ${none} in ${span}`) : undefined;
};

/** `How many left, how long, why`, of figures; `raising 1.2m, 400k soft circled`. */
const shown: Form = (note, { name }) => {
  if (
    /^(?:how|what|when|where|which|who|why)\b/i.test(note) &&
    /^(?:data|figures|households|report|results|study|survey)$/i.test(name)
  )
    return { of: 'thing', verb: 'shows', rest: joinList(note.split(', ')) };
  const [, sum = '', part = ''] =
    /^raising (\S*\d\S*)(?:, (\S*\d\S* (?:already )?(?:committed|raised|secured|soft[- ]circled)))?$/i.exec(
      note,
    ) ?? [];
  return sum ? { of: 'sender', verb: 'are', rest: `raising ${sum}${part && `, with ${part}`}` } : undefined;
};

/** `Abandoned calls down 22%`, `quota from 61% to 74%`: one of several results, as a clause. */
function toResult(part: string, of: Of): string | undefined {
  const [, what = '', way = '', much = ''] =
    /^((?:\p{L}+ ){1,4}?)(down|up) ((?:by )?\d\S*(?: .+)?)$/u.exec(part) ?? [];
  const went = what ? own(`${what}went ${way} ${much}`) : changed(part, of);
  return went?.of === 'own' ? went.rest.replace(/^the (?=\p{Ll})/u, '') : undefined;
}

/** `Our work at a 90-rep firm: drive time down 17%, quota from 61% to 74%`, `our pool: 64 vets, 9 within an hour`, `beta: 22 clinics, 48 minutes saved a day`. */
const ofOurs: Form = (note, of) => {
  const [, at = '', whom = '', list = ''] =
    /^our (?:work|project) (at|for|with) ([^:]{3,50}): (.+)$/iu.exec(note) ?? [];
  const results = list ? list.split(/, (?:and )?/).map((part) => toResult(part, of)) : [];
  if (whom && results.length > 0 && results.every((each) => each !== undefined))
    return own(`${at} ${whom}, ${joinList(results)}`);
  const [, group = '', many = '', some = ''] =
    /^our (crew|fleet|network|pool|staff|team): (\d[\d,]* [^,]+)(, \d+ (?:across|at|in|within|with) [^,]+)?$/iu.exec(
      note,
    ) ?? [];
  if (group)
    return {
      of: 'sender',
      verb: 'have',
      rest: `a ${group.toLowerCase()} of ${many}${some.replace(/^, (\d+) /, ', $1 of them ')}`,
    };
  const [, test = '', whoever = '', saved = ''] =
    /^(beta|pilot|trial): (\d+ \p{L}+s), (\d[^,]* saved .+)$/iu.exec(note) ?? [];
  if (test) return own(`in our ${test.toLowerCase()} there were ${whoever}, with ${saved}`);
  const [, sum = '', figure = '', before = ''] =
    /^(ARR|MRR|annual revenue|revenue|turnover) ((?:[$€£]|[A-Z]{3} )?\d\S*?)(, (?:up|down) from .+)?$/.exec(
      note,
    ) ?? [];
  if (sum) return own(`our ${sum} is ${figure}${before}`);
  const [, unit = '', fee = '', cost = ''] =
    /^(per \p{Ll}+) (cost|fee|price|rate) (\S*\d\S*)$/u.exec(note) ?? [];
  return fee ? own(`the ${fee} ${unit} is ${cost}`, true) : undefined;
};

/** `Done 11 listed jobs since 2016`, `sold 40 of them`: what the sender has done. */
const record: Form = (note) =>
  /^did \d+ \p{L}/iu.test(note)
    ? { of: 'sender', verb: 'did', rest: note.slice(4) }
    : compactDone.test(note)
      ? {
          of: 'sender',
          verb: `have ${note.split(' ')[0]?.toLowerCase()}`,
          rest: note.split(' ').slice(1).join(' '),
        }
      : undefined;
const compactDone = compact(
  String.raw`^(?!\p{L}+ \d[\d:.]* ?(?:am|pm|%|-))(?!.*, )(?:built|catered|cleaned|completed|delivered|done|fitted|hosted|installed|made|painted|printed|repaired|restored|run|served|sold|supplied|taught|trained) ${count} \p{L}`,
  'iu',
);

/** `5 days a week`, `get-in 4 hours`, `2 acre plot`, `2-hour response`: a length, a size or a span. */
const spanned: Form = (note) => {
  // "1,200 words", "5 days a week".
  if (/^\d[\d,]* (?:pages|words)$/.test(note)) return { of: 'thing', verb: 'is', rest: `${note} long` };
  const [, days = ''] = /^(\d (?:days|evenings|nights) (?:a|per) week)$/.exec(note) ?? [];
  if (days) return { of: 'thing', verb: 'runs', rest: days };
  const [, minutes = ''] = /^(\d+ min(?:utes)?),? no interval$/.exec(note) ?? [];
  if (minutes) return { of: 'thing', verb: 'runs', rest: `${minutes} with no interval` };
  const [, span = '', where = ''] = /^(\d+ (?:hours?|days?|weeks?)) (on site|at your site)$/.exec(note) ?? [];
  if (span) return { of: 'thing', verb: 'takes', rest: `${span} ${where}` };
  // "3 man crew", "2 acre plot".
  const [, size = '', unit = '', team = ''] =
    /^(\d+)[ -](acre|hectare|man|person|strong|woman) ((?:\p{Ll}+ )?(?:crew|farm|garden|orchard|plot|site|team|workshop))$/u.exec(
      note,
    ) ?? [];
  if (team) return { of: 'sender', verb: 'have', rest: `${toArticle(size)} ${size}-${unit} ${team}` };
  const [, soon = ''] =
    /^(\d+-(?:day|hour|minute) (?:call-?out|delivery|response|turnaround)\b.*)$/.exec(note) ?? [];
  if (soon)
    return {
      of: 'reader',
      verb: 'get',
      rest: `${toArticle(soon)} ${soon.replace(/\b(in|inside) M(?=\d)/, '$1 the M')}`,
    };
  const [, often = ''] = /^(\d+ hours? (?:a|per) (?:day|week|month)\b.*)$/.exec(note) ?? [];
  if (often) return { of: 'thing', verb: 'takes', rest: often };
  const [, whenNeeded = ''] = /^((?:\p{Ll}+ )?\p{Ll}+ if (?:needed|required|wanted))$/u.exec(note) ?? [];
  if (whenNeeded) return { of: 'reader', verb: 'get', rest: `${toArticle(whenNeeded)} ${whenNeeded}` };
  const [, what = '', long = ''] =
    /^((?:get-in|get-out|installation|onboarding|set-?up|training)) (\d+ (?:minutes|hours|days|weeks))$/.exec(
      note,
    ) ?? [];
  if (what) return own(`${/^(?:get|set)/.test(what) ? 'the ' : ''}${what} takes ${long}`);
  return undefined;
};

/** `31 festivals last summer`, `7 of us`, `team of 9`, `240 bays`, `2 engineers`, `4 stars, regional daily`. */
const counted = compact(
  String.raw`^(${count}) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)((?: (?:across|at|by|for|from|in|of|on|over|per|since|under|with|within) .+| last (?:month|season|spring|summer|autumn|winter|year)| so far| worldwide)?)$`,
  'iu',
);
const means =
  /^(?:barbers|bikers|crews|devs|developers|drivers|engineers|fitters|guides|instructors|lorries|mechanics|members|nurses|people|staff|stores|shops|sites|teachers|tutors|trucks|vans|vehicles|vets|volunteers)$/i;
const spans =
  /^(?:acres?|days?|ha|hours?|km|m|miles?|min|minutes?|months?|pages|pp|words|weeks?|years?|t|tonnes)$/i;
const number: Form = (note, of) => {
  if (/^\d+ of us$/.test(note)) return own(`there are ${note}`);
  if (/^(?:a )?team of \d+$/.test(note)) return own(`there is ${note.replace(/^(?!a )/, 'a ')}`);
  // "400 jars/hour", "12 boxes/side".
  const [, rate = '', each = ''] =
    /^(\d[\d,.]* \p{Ll}+)(?:\/|,? (?:an?|per) )(hour|minute|day|side|pallet|load|visit)$/u.exec(note) ?? [];
  if (rate)
    return /^(?:hour|minute|day)$/.test(each) && !of.isMany && !of.isWork
      ? { of: 'thing', verb: 'does', rest: `${rate} ${toArticle(each)} ${each}` }
      : own(`there are ${rate} ${toArticle(each)} ${each}`);
  const [, many = '', things = '', when = ''] = counted.exec(note) ?? [];
  const head = things.split(' ').at(-1) ?? '';
  if (
    !things ||
    spans.test(head) ||
    (!isSeveral(head) && !/^(?:1|one)$/.test(many)) ||
    findFinite(note.split(' ')) > 0 ||
    /^(?:of|and|or|to|x)\b/.test(things)
  )
    return undefined;
  const isOurs = of.isWork || of.isTool || of.isFirm || of.isPerson || of.isMany || of.isGoods;
  if (/^ last /.test(when)) return { of: 'sender', verb: served.test(head) ? 'had' : 'did', rest: note };
  if (means.test(head)) return { of: 'sender', verb: 'have', rest: note };
  return isOurs || when === '' ? own(`there ${isSeveral(head) ? 'are' : 'is'} ${note}`) : undefined;
};

/** `MTC 3.1 with every bundle`, `5-8 pm`, `Oct-Mar`, `Saturday mornings`, `collection daily 7 am`. */
const placed: Form = (note) => {
  const [, thing = '', every = ''] =
    /^((?:[\p{L}\d.-]+ ){0,3}[\p{L}\d.-]+) (with (?:each|every) .+)$/u.exec(note) ?? [];
  if (thing && findVerb(thing.split(' ')[0] ?? '') === undefined)
    return own(`${asObject(thing)} ${isSeveral(thing) ? 'come' : 'comes'} ${every}`);
  const [, work = '', where = ''] =
    /^(collection|delivery|pick-?up|support|training) ((?:at|from|on|to) \p{L}.+)$/iu.exec(note) ?? [];
  if (work) return own(`${work.toLowerCase()} is ${where}`);
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mornings|afternoons|evenings|nights)$/i.test(note))
    return { of: 'thing', verb: 'runs', rest: `on ${note}` };
  const [, what = '', often = '', hour = ''] =
    /^(\p{Ll}+(?:tion|ery|ing|up)) (daily|weekly|monthly)( \d{1,2}(?:[:.]\d\d)? ?[ap]m)?$/u.exec(note) ?? [];
  if (what) return own(`${what} is ${often}${hour && ` at${hour}`}`);
  return undefined;
};

/** `Cut to length, next day`, `start inside 10 days`: what somebody does who sells no tool; what a customer does is the reader's. */
export const deed: Form = (note, { isTool }) => {
  const [first = '', ...rest] = note.split(' ');
  const verb = findVerb(first);
  if (
    verb?.form !== 'base' ||
    rest.length === 0 ||
    isTool ||
    /^(?:be|do|have|make sure|ask|see|note|say|use|mention)$/.test(first)
  )
    return undefined;
  if (/[$€£]\d|^\S+ \d+-\d/.test(note) && !/ (?:in|inside|within) /.test(note)) return undefined;
  if (
    /^(?:back|calls?|cover|design|hire|lease|mix|print|rent|set-?up|support|test|train|visits?|work) (?:included|only|from|of|free|per)\b/.test(
      note,
    )
  )
    return undefined;
  if (/^\p{L}+ of\b/u.test(note)) return undefined;
  if (/^pay what you/.test(note)) return { of: 'reader', verb: 'pay', rest: rest.join(' ') };
  if (
    doneByReader.test(first) ||
    (/^(?:bring|call|decide|give|keep|leave|make|need|start|stop|use|wear)$/.test(first) &&
      /\b(?:your?|yours)\b/.test(note))
  )
    return { of: 'reader', verb: 'can', rest: note };
  const after = rest[0] ?? '';
  const isDeed =
    !verb.isName ||
    prepositions.has(after) ||
    /^(?:\d|all|any|an?|every|in|inside|the|your|within)/.test(after);
  return isDeed ? { of: 'sender', verb: first, rest: rest.join(' ') } : undefined;
};

/** `5-8 pm`, `Oct-Mar`. */
export const isWhen =
  /^(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)? ?(?:-|to) ?\d{1,2}(?::\d\d)? ?[ap]m|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*(?: ?- ?| to )(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*)$/;

/** `Made from retired rope`, `staffed by trainees`, `picked in the morning`, `independent`, `mobile`: how the thing is. */
const quality: Form = (note) => {
  const [first = ''] = note.split(' ');
  if (
    /^(?:bespoke|exclusive|handmade|independent|local|mobile|portable|seasonal|family[- ]run|hand-\p{Ll}+|[\p{L}-]+ only)$/iu.test(
      note,
    ) &&
    !/^\d/.test(note) &&
    countWords(note) < 4
  )
    return / only$/.test(note) ? undefined : { of: 'thing', verb: 'is', rest: note };
  // "Our own cooker", "co-op": what the sender has or is.
  if (/^(?:(?:my|our) )?own (?!\p{Ll}+ed\b)\p{Ll}+(?: \p{Ll}+)?$/u.test(note))
    return { of: 'sender', verb: 'have', rest: note.replace(/^own /, 'our own ') };
  if (/^(?:family (?:business|firm)|charity|co-?op|co-?operative|non-?profit|social enterprise)$/.test(note))
    return { of: 'sender', verb: 'are', rest: `${toArticle(note)} ${note}` };
  if (/^\p{Ll}{3,}(?:ed|ked|ned)$/u.test(note) && !/eed$/.test(note))
    return { of: 'thing', verb: 'is', rest: note };
  if (isWhen.test(note)) return { of: 'thing', verb: 'runs', rest: note };
  if (/^\d+ miles from you$/.test(note)) return { of: 'thing', verb: 'is', rest: note };
  if (/^(?:exclusive|free|open|live) (?:from|till|to|until) /.test(note))
    return { of: 'thing', verb: 'is', rest: note.replace(/\btill\b/, 'until') };
  if (
    /^(?:on|in|by|from) (?:a |the )?\p{Ll}+$/u.test(note) &&
    /^(?:on (?:a )?trailer|by video|on wheels|in stock)$/.test(note)
  )
    return { of: 'thing', verb: 'is', rest: note.replace(/^on trailer$/, 'on a trailer') };
  if (
    !isParticiple(first) ||
    /^(?:run|cut|set|put|read|need)$/.test(first) ||
    findVerb(first)?.form === 'base'
  )
    return undefined;
  const next = note.split(' ')[1] ?? '';
  const goesOn =
    next === '' ||
    prepositions.has(next) ||
    /^(?:and|daily|in|locally|morning|overnight|twice|weekly|where|only|\d{1,2})$/.test(next) ||
    /ly$/.test(next);
  return goesOn && countWords(note) < 14
    ? {
        of: 'thing',
        verb: 'is',
        rest: note.replace(/(?<=^\p{L}+ )(morning|afternoon|evening)\b/u, 'in the $1'),
      }
    : undefined;
};

/** Things and nothing else, without a figure: `line array`, `full input records`, `live yard view`. */
const thing: Form = (note, of) => {
  const words = note.split(' ');
  const isPlain = /^\p{Ll}[\p{L}’' -]*$/u.test(note) && words.length < 7;
  const core = words.findIndex((word) => prepositions.has(word) || word === 'if');
  const named = core < 0 ? words : words.slice(0, core);
  const head = named.at(-1) ?? '';
  const first = findVerb(words[0] ?? '');
  if (!isPlain || of.isPerson || of.isFirm || findFinite(words) > 0) return undefined;
  if (
    named.length === 0 ||
    prepositions.has(words[0] ?? '') ||
    isParticiple(head) ||
    /(?:ly|able|ible|ive|ful|ous)$/.test(head)
  )
    return undefined;
  if (first && !first.isName && named.length < 3) return undefined;
  if (
    personNouns.has(head) ||
    personNouns.has(head.replace(/s$/, '')) ||
    named.some((word) => personNouns.has(word)) ||
    /^(?:our|my|also|next|same) /.test(note)
  )
    return undefined;
  if (
    !/^live /.test(note) &&
    !(
      isSeveral(head) ||
      isCount(head) ||
      massNouns.has(head) ||
      /(?:array|bio|ment|tion|ance|seal|view|report|inventory|list|opinion)$/.test(head)
    )
  )
    return undefined;
  if (/^live \p{Ll}+$/u.test(note)) return { of: 'gift', rest: note };
  if (named.length === 1 && !isSeveral(head)) return undefined;
  return {
    of: 'gift',
    rest:
      isSeveral(head) || massNouns.has(head)
        ? note
        : `${/^(?:an?|the|your|our) /.test(note) ? '' : `${toArticle(note)} `}${note}`,
  };
};

/** The forms that a fragment may have, the surest first. */
export const formsOfGroup: readonly Form[] = [ofOurs, labelled, changed, compared, rated, shown];
export const formsBefore: readonly Form[] = [
  ...formsOfGroup,
  average,
  record,
  spanned,
  price,
  stated,
  placed,
];
export const formsAfter: readonly Form[] = [number, done, quality, thing];
