import { compact } from '../../../../compact.ts';
import { decapitalise, toArticle, toReader } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { findFinite } from '../offer-shapes.ts';
import { money } from './money.ts';
import { tellTerms } from './tell-terms.ts';

const when =
  /^(?!(?:from|no|only|free)\b)\p{Ll}[\p{L} -]+? (?:(?:the )?(?:next|same) (?:day|morning|week)|overnight|(?:by|in|within) \w+)\b/u;

/** `Put up and taken down by our crew`: what looks like a deed of the reader's is the sender's. */
const doneByUs =
  /^\p{L}+ (?:\p{Ll}+ )?and \p{Ll}+(?:ed|en|un|ut) [^,;:]*\bby (?:me|us|my|our|(?:one|two|three|four) of (?:my|our|us))\b/iu;

/** What those do who bring and fetch for others. */
const fetches =
  /^(?:collect|fetch|pick(?: it| them)? up) (?:and|,) (?:bring(?: it| them)? back|deliver|drop(?: it| them)? off|return)\b|^(?:deliver|drop(?: it| them)? off) (?:and (?:collect|fetch|pick(?: it| them)? up)|(?:once|twice|three times|daily|every|weekly|\d+ times))\b/i;

/** What the reader does with an offer: `See exposure in one place` → `You can see exposure in one place.` */
export function toAbility(text: string, plural = false): string {
  // "Put up and taken down by us": what is done to it.
  if (doneByUs.test(text)) return finishSentence(`${plural ? 'They are' : 'It is'} ${decapitalise(text)}`);
  // "Set up and ready to use": how it comes, and no deed.
  if (/^set up and ready\b/i.test(text))
    return finishSentence(`${plural ? 'They come' : 'It comes'} ${decapitalise(text)}`);
  // "Pick up and drop off three times a week": whoever brings something back has fetched it.
  if (fetches.test(text)) return finishSentence(`We ${decapitalise(text)}`);
  // "Post them to us": the goods, and not the reader.
  const said = / (?:them|they)\b/.test(text) ? text.replace(/\btheir\b/g, 'your') : toReader(text);
  // "Answer within 15 minutes": what the sender promises.
  if (/^(?:answer|reply|respond)s? (?:in|within) \S+ \S+$/i.test(said))
    return finishSentence(`We ${decapitalise(said)}`);
  const [first = '', ...more] = decapitalise(said).split(/, (?:and )?/);
  const isDeed = (part: string) =>
    findVerb(part.split(' ')[0] ?? '')?.form === 'base' &&
    !/^(?:back|free|live|open) (?:by|in|on|the|within)\b/.test(part);
  const terms = more.every(isDeed) ? [] : more;
  // "Stop searching wikis, threads and notes": a list, and no terms.
  const isList = more.length > 0 && !more.some(isDeed) && / and /.test(more.at(-1) ?? '') && !/\d/.test(said);
  if (isList) return finishSentence(`You can ${decapitalise(said)}`);
  // "Upload a plan, receive drawings, quantities and a quote": the second deed has the list.
  const [then = '', ...things] = more;
  if (things.length > 0 && isDeed(then) && !things.some(isDeed) && / and /.test(things.at(-1) ?? ''))
    return finishSentence(`You can ${first} and ${more.join(', ')}`);
  const listed = terms.length > 0 ? [first] : [first, ...more];
  // "Send the drawing by 5, parts next day": what one does, and what one has for it.
  const result =
    /^(?:send|drop|bring|give|post|tell|call|text|order|book|email|upload) /.test(first) &&
    terms.length === 1 &&
    when.test(terms[0] ?? '');
  const deed = result
    ? `${first} and have ${/^(?:back|done|ready|returned)\b/.test(terms[0] ?? '') ? (/ them\b/.test(first) ? 'them ' : 'it ') : ''}${terms[0]}`
    : `${joinList(listed)}${terms.length > 0 ? ` (${terms.join(', ')})` : ''}`;
  // What one knows or has by it is not what one can do.
  return finishSentence(/^(?:know|have|own) /.test(deed) ? `With it, you ${deed}` : `You can ${deed}`);
}

/** `Starter $39/user/mo`. */
const planPrice = compact(
  `^(Basic|Business|Enterprise|Essentials|Free|Growth|Lite|Personal|Plus|Premium|Pro|Professional|Scale|Solo|Standard|Starter|Teams?)(?: plan)?:? (${money}\\S*)$`,
);

/** `$640k ARR, 9% growth`. */
const reachedSum = compact(
  `^(${money}[^\\s-]* (?:in )?(?:ARR|GMV|MRR|annual revenue|revenue|run[- ]rate|sales))(?:,? (?:and |with )?(.+))?$`,
);
const opensWithMoney = compact(`^${money}`);

/** What has been done with so many of something: audits are carried out, sites worked on. What was done there is not said. */
function doneWith(things: string): string | undefined {
  if (
    /^(?:apps|homes|houses|integrations|kitchens|models|platforms|portals|robots|sites|systems|tools|websites)$/.test(
      things,
    )
  )
    return 'worked on';
  if (
    /^(?:audits|assessments|inspections|migrations|projects|reviews|searches|studies|surveys|tests)$/.test(
      things,
    )
  )
    return 'carried out';
  if (/^(?:films|hires|placements|videos)$/.test(things)) return 'made';
  if (/^(?:conferences|courses|events|sessions|webinars|workshops)$/.test(things)) return 'run';
  if (
    /^(?:brands|businesses|clients|companies|customers|firms|schools|shops|start-?ups|stores|teams)$/.test(
      things,
    )
  )
    return 'worked with';
  return undefined;
}

/** What a fragment of a price list or a landing page says: whose trust, how much work, what share. */
export function tellQuoted(raw: string, plural: boolean): string | undefined {
  if (/^cancel (?:any ?time|at any time|whenever you (?:like|want))$/i.test(raw))
    return 'You can cancel at any time.';
  if (
    /^(?:close|deploy|go live|hire|launch|migrate|onboard|ship|switch) (?:in|within) (?:about )?(?:\d|an? |one|two|three)/i.test(
      raw,
    )
  )
    return toAbility(raw);
  // "Swap or return any time".
  const [, one = '', other = ''] =
    /^(\p{L}+) (?:or|and) (\p{L}+) (?:any ?time|at any time|whenever you (?:like|want))$/u.exec(raw) ?? [];
  if ([one, other].every((deed) => findVerb(deed)?.form === 'base'))
    return finishSentence(`You can ${decapitalise(raw)}`);
  if (/^one \p{Ll}+ (?:an?|each|every|per) \p{Ll}+$/iu.test(raw))
    return finishSentence(`There is ${decapitalise(raw)}`);
  const [, plan = '', each = ''] = planPrice.exec(raw) ?? [];
  if (plan) return finishSentence(`The ${plan} plan costs ${each}`);
  // "One-line change in the workflow file", "5-minute setup".
  if (
    /^(?:one|two|three|single|\d)-(?:line|click|step) (?:change|import|install|installation|integration|migration|set-?up)\b/i.test(
      raw,
    )
  )
    return finishSentence(`It takes ${toArticle(raw)} ${decapitalise(raw)}`);
  const [, count = '', unit = '', work = ''] =
    /^(\d+|one|two|three|four|five|six|ten)[- ](minute|hour|day|week)s? (implementation|installation|integration|migration|onboarding|rollout|set-?up)$/i.exec(
      raw,
    ) ?? [];
  if (work)
    return finishSentence(
      `The ${work.toLowerCase()} takes ${count.toLowerCase()} ${unit}${/^(?:1|one)$/i.test(count) ? '' : 's'}`,
    );
  if (/^(?:set up|installed|up and running|deployed) (?:in|within) /i.test(raw))
    return finishSentence(`It is ${decapitalise(raw)}`);
  if (
    /^(?:backed|funded|loved|ranked|rated|recommended|trusted) (?:by|as|#?\d)/i.test(raw) ||
    /^(?:based|founded|established|registered) (?:in|by) /i.test(raw)
  )
    return finishSentence(
      `We ${/^(?:founded|established)/i.test(raw) ? 'were' : 'are'} ${decapitalise(raw)}`,
    );
  const [, listed = '', least = ''] =
    /^(fees|packages|plans|prices) (?:start(?:ing)? )?(?:at|from) (.+)$/i.exec(raw) ?? [];
  if (listed && opensWithMoney.test(least)) return finishSentence(`${listed} start at ${least}`);
  if (/^\d{2,3}% (?:biodegradable|compostable|organic|recyclable|recycled|vegan)$/i.test(raw))
    return finishSentence(`${plural ? 'They are' : 'It is'} ${raw}`);
  if (/^\d[\d.,]* (?:cents|p|pence) (?:an?|per) \p{Ll}+$/u.test(raw))
    return finishSentence(`The price is ${raw}`);
  if (/^\p{L}{3,}ed and \p{Ll}{3,}ed$/u.test(raw))
    return finishSentence(`${plural ? 'They are' : 'It is'} ${decapitalise(raw)}`);
  const [, stake = ''] = /^(\p{L}+) nothing, pay nothing$/iu.exec(raw) ?? [];
  if (stake) return `If you ${stake.toLowerCase()} nothing, you pay nothing.`;
  if (/^month[- ]to[- ]month$/i.test(raw)) return 'The contract runs month to month.';
  if (/^(?:all|everything) included$/i.test(raw)) return 'Everything is included.';
  // "10% of ad spend".
  if (
    /^(?:only |just )?\d[\d.,]*% of (?:ad |media |the |your |first[- ]year |annual )*(?:\p{Ll}+ )?(?:budget|earnings|fees|invoices?|profit|revenue|salary|sales|savings|spend|turnover|value)$/iu.test(
      raw,
    )
  )
    return finishSentence(`We charge ${decapitalise(raw)}`);
  if (/^(?:only |just )?\d[\d.,]*% per \p{Ll}+$/u.test(raw))
    return finishSentence(`We charge ${decapitalise(raw)}`);
  if (
    /^(?:built|designed|made) (?:by|for|in|on|with) |^(?:billed|charged|invoiced|licen[cs]ed|paid|priced|sold) (?:at|by|from|in|monthly|only|per|yearly)\b|^(?:delivered|hosted|installed|stored|supplied|updated) (?:at|by|every|from|in|on|to|within)\b/i.test(
      raw,
    )
  )
    return finishSentence(
      `${plural ? 'They are' : 'It is'} ${decapitalise(raw).replace(/^([^,]+), (?=\p{Ll}+ed (?:up |in |by )?[^,]+$)/u, '$1 and ')}`,
    );
  if (/^(?:fixed|flat) (?:fees|prices|rates)$/i.test(raw))
    return finishSentence(`We charge ${decapitalise(raw)}`);
  const [, basis = '', besides = ''] = /^(performance|results|success)[- ]based(?:, (.+))?$/i.exec(raw) ?? [];
  if (basis)
    return finishSentence(
      tellTerms(`It is ${basis.toLowerCase()}-based`, besides ? besides.split(', ') : []),
    );
  if (/^(?:half|1\/2|½) price (?:during|for|in|on|until) /i.test(raw))
    return finishSentence(`It is ${decapitalise(raw)}`);
  // "$640k ARR, 9% growth month over month": how a young firm does.
  const [, reached = '', more] = reachedSum.exec(raw) ?? [];
  // "£640k revenue last year, 41% gross margin, in 210 stores".
  const [, when = '', ...shown] =
    more?.split(
      /(?:^|, )(last (?:month|quarter|year)|in 20\d\d|so far|this (?:month|quarter|year)|to date)(?=, |$)/,
    ) ?? [];
  if (reached && when) {
    const facts = shown.join('').split(', ').filter(Boolean);
    const places = facts.filter((fact) => /^(?:in|on sale in|stocked (?:by|in)|with) \d/.test(fact));
    const others = facts
      .filter((fact) => !places.includes(fact))
      .map((fact) =>
        /^(?:an? )?\d[\d.,]*% (?:\p{Ll}+ )?margin$/u.test(fact) ? `${toArticle(fact)} ${fact}` : fact,
      );
    return finishSentence(
      `We made ${reached} ${when}${others.length > 0 ? `, with ${joinList(others)}` : ''}${places.length > 0 ? `, and we are ${joinList(places)}` : ''}`,
    );
  }
  if (reached && !(more && findFinite(more.split(' ')) > 0))
    return finishSentence(
      `We are at ${reached}${
        more
          ? `, with ${more
              .replace(/^growing /, 'growth of ')
              .replace(
                /^(?=\d[\d.]*[x%] (?:(?:month|quarter|year) (?:on|over) (?:month|quarter|year)|yoy|y\/y))/i,
                'growth of ',
              )
              .replace(/, (?!.*, )/, ' and ')}`
          : ''
      }`,
    );
  // "40+ medtech sites since 2012": how much somebody has done.
  const [, many = '', since = ''] =
    /^((?:[Oo]ver |[Mm]ore than )?\d[\d,]*\+? (?:[\p{L}-]+ ){0,2}\p{Ll}+s) ((?:since|in the (?:last|past)|over the (?:last|past)) .+)$/u.exec(
      raw,
    ) ?? [];
  const done = many && doneWith(many.split(' ').at(-1) ?? '');
  if (done) return finishSentence(`We have ${done} ${decapitalise(many)} ${since}`);
  // "Exchanges instead of refunds": one thing in the place of another, and no deed.
  if (
    /^(?:one )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+ instead of (?:[\p{L}-]+ ?){1,3}$/u.test(raw) &&
    !/ing$/.test(raw.split(' ')[0] ?? '')
  )
    return finishSentence(`You get ${decapitalise(raw)}`);
  const [, what = '', about = '', figure = ''] =
    /^(ROI|payback|lead time|turnaround|(?:average|current|typical) (?:\p{Ll}+ ){0,2}?(?:margin|payback|rate|resolution|response|saving|score|time|turnaround|uptime|value|wait)|(?:\p{Ll}+ )?(?:open|reply|response|retention|success) rate) (approx\.? |about |around |of )?(\d.*)$/iu.exec(
      raw,
    ) ?? [];
  return figure
    ? finishSentence(
        `The ${what === 'ROI' ? what : what.toLowerCase()} is ${about.replace(/^of /, '')}${figure}`,
      )
    : undefined;
}
