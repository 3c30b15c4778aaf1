import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { betweenTerms } from '../../../text/between-terms.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isOfSeveral,
  isParticiple,
  isPlural,
  isThirdPersonVerb,
  toArticle,
  toNounCore,
  toReaderOfOffer,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, massNouns } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { joinDeeds } from '../gains.ts';
import { pastDeed } from '../offer-fragments.ts';
import { findFinite, opensWithAdverbial, startsWithVerb, toolDeed } from '../offer-shapes.ts';
import { withSubjectArticle } from '../subject-article.ts';
import { bareAmount, code, money } from './money.ts';
import { toResult } from './note-result.ts';
import { tellQuoted, toAbility } from './tell-notes.ts';
import { tellTerms, toCompany } from './tell-terms.ts';
import { toList } from './to-list.ts';

const generations: Readonly<Record<string, string>> = {
  two: 'second',
  three: 'third',
  four: 'fourth',
  five: 'fifth',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
};
/** `Accredited workshop, three generations`: what the sender's house is. */
const ofFirm = compact(
  `^((?:(?:certified|fully|insured|licen[cs]ed|accredited|registered) )+(?:[\\p{Ll}-]+ )?(?:agency|business|company|firm|laboratory|practice|studio|workshop))(?:, (${Object.keys(generations).join('|')}) generations)?$`,
  'iu',
);
/** `Condition survey £320, deducted if we are given the work`: what is done first, and what it costs. */
const chargedWork = compact(
  String.raw`^(?:an? |the )?((?:[\p{Ll}-]+ ){0,2}(?:appraisal|assessment|audit|consultation|inspection|report|survey|valuation|visit)) (?:at |for )?((?:from )?[A-Z]{0,3}[$€£]\d[\d.,]*k?)(?:, ((?:credited|deducted|refunded|waived)(?: (?:against|from|if|on|once|when|where) .+)?))?$`,
  'iu',
);

/** What the mail's own ask would say again. */
export function isOrder(text: string): boolean {
  return /^(?:contact|call|visit|email|book (?:a|your)|try|ask|reply|sign up|click|act|order|buy)\b/i.test(
    text,
  );
}

/** `Plans start at £9`: what follows a verb of its own. */
const opensWithPreposition = /^(?:at|by|for|from|in|on|to|with)$/;

/** `Answers calls, books visits, $249/mo` → `It answers calls and books visits, for $249/mo.` */
export function tellDeeds(text: string, who = 'It'): string {
  const things = text.split(/, (?!and )/);
  const isDeed = (thing: string) =>
    /^(?:do|third)/.test(
      findVerb(thing.replace(/^\p{Ll}{4,}ly /u, '').split(' ')[0] ?? '')?.form ??
        (/^does /.test(thing) ? 'do' : ''),
    );
  const at = things.findIndex((thing) => !isDeed(thing));
  // "Reconciles bank, AR and inventory ledgers": the list goes on.
  const listsOn = / and /.test(things[at] ?? '');
  // "Prints pick list".
  const deeds = (at < 0 ? things : things.slice(0, at)).map((deed, place) =>
    listsOn && place === at - 1
      ? deed
      : deed.replace(
          /^(\p{Ll}+s) ((?:\p{Ll}+ )?(\p{Ll}+))$/u,
          (found, does: string, thing: string, head: string) =>
            isCount(head) &&
            !isPlural(head) &&
            !massNouns.has(head) &&
            !determiners.has(thing.split(' ')[0] ?? '')
              ? `${does} ${toArticle(thing)} ${thing}`
              : found,
        ),
  );
  const rest = at < 0 ? [] : things.slice(at);
  // "Cuts parking needs, employees earn points, works with Workday": who else does what.
  const others = things.filter((thing) => !isDeed(thing));
  const isClause = (thing: string) => {
    const [subject = '', does = '', what = ''] = thing.split(' ');
    return isPlural(subject) && findVerb(does)?.form === 'base' && what !== '';
  };
  if (others.length > 0 && others.length < things.length - 1 && others.every(isClause))
    return [`${who} ${joinList(things.filter(isDeed))}`, ...others].map(finishSentence).join(' ');
  // "Runs on premises, nothing leaves the network": the second half is a sentence.
  if (
    rest.length === 1 &&
    / /.test(rest[0] ?? '') &&
    (/^(?:everything|nobody|nothing|the first) /.test(rest[0] ?? '') ||
      findFinite((rest[0] ?? '').split(' ')) > 0)
  )
    return finishSentence(`${who} ${joinList(deeds)}, and ${rest[0]}`);
  // "Sorts emails, answers them and files what is done" has its "and".
  const hasAnd =
    rest.length === 0 &&
    deeds.length > 1 &&
    findVerb(/ and (\p{Ll}+)/u.exec(deeds.at(-1) ?? '')?.[1] ?? '')?.form === 'third';
  if (hasAnd) return finishSentence(`${who} ${deeds.join(', ')}`);
  if (things.length === 1 || !rest.every((term) => /\d|^no |^free /.test(term) && countWords(term) < 7))
    // "Does invoices, filing, post".
    return finishSentence(
      `${who} ${deeds.length === 1 && things.length > 2 && !/ (?:and|or) |\d/.test(text) ? joinList(things) : [...deeds, ...rest].join(', ')}`,
    );
  return finishSentence(tellTerms(`${who} ${joinList(deeds)}`, rest));
}

/** What something works with has a name: `works with phorest`. */
function withNames(text: string): string {
  return text.replace(
    /(?<=^(?:connects|integrates|syncs|works) (?:to|with) .*)(?<!\p{L})\p{Ll}{4,}/gu,
    (word) => (isOrdinaryWord(word) || findVerb(word) ? word : capitalise(word)),
  );
}

/** `$65-85 an hour, two-week trial with no obligation` → `The price is $65-85 an hour, with a two-week trial …`; what is no term is told after it. */
function tellPrice(lead: string, raw: string): string {
  // "$0 up to 5,000 sessions".
  if (lead === 'The price is' && /^[$€£]0(?:$|,? (?:for|until|up to|with) .+$)/.test(raw))
    return finishSentence(`It is free${raw.slice(2)}`);
  const [amount = '', ...rest] = raw.split(/, (?:and |plus )?(?!\d{3}\b)/);
  const told = tellTerms(`${lead} ${amount}`, rest.map(decapitalise));
  if (!told.endsWith(')') || amount.endsWith(')')) return finishSentence(told);
  // "£280 per site, two days, with a plan": what comes with it is no sentence, and is told elsewhere.
  if (rest.some((term) => /^with (?!no )/.test(term))) return finishSentence(raw);
  const apart = rest.map((term) => toExtraSentence(term));
  return apart.every((sentence) => sentence !== undefined)
    ? [finishSentence(`${lead} ${amount}`), ...apart.map(withSubjectArticle)].join(' ')
    : finishSentence(`${lead} ${raw}`);
}

/** Whether the last thing of a list is one that takes an article. */
function isSingle(list: string): boolean {
  const head = (list.split(' ').at(-1) ?? '').toLowerCase();
  return isCount(head) && !isPlural(head) && !massNouns.has(head);
}

/** Whether a word that is seldom a noun opens with a deed: `get`, `save`. */
function opensDeed(text: string): boolean {
  const verb = findVerb(text.split(' ')[0] ?? '');
  return verb?.form === 'base' && !verb.isName;
}

/** The verb that goes with a noun phrase, by its last word. */
export function isOrAre(phrase: string): 'is' | 'are' {
  const last = phrase.split(', ')[0]?.split(' ').at(-1) ?? '';
  return isPlural(last) || /^sales$/i.test(last) ? 'are' : 'is';
}

/** "From €49", "from 49 a month"; "from 5 pianos on the same day" is no price. */
const startingPrice =
  /^(?:from|(?:it |prices? |pricing )?start(?:s|ing)? (?:at|from)|only|just) ((?:[$€£]\d|\d[\d.,]*(?: ?(?:[€$£]|eur|usd|gbp|euros?|dollars?|pounds?|p|cents?)\b| (?:an?|each|per)\b|\/|$)).*)$/iu;

const auxiliary = /^(?:is|are|was|were|has|have|had|can|will)$/i;

/** What opens with what it costs: `$9 per seat`, `NZ$49 a month`, `3k flat`. */
const price = compact(
  `^(?:${money}[^\\s,]*(?:,\\d[^\\s,]*)*(?:$|,? (?:per|an?|each|fixed|flat|one-off|one-time|once|all|plus|incl|excl|including|excluding|for|up to|with|all-in|pcm|pp|pw)\\b|,? (?:first|no|with) | ${code})|${bareAmount})`,
);

/** `Flat CAD 1,900`. */
const flatPrice = compact(`^(?:flat|fixed) ${money}`, 'i');
/** `Comprehensive contract, 6 lifts: S$1,680/month`. */
const planFor = compact(
  `^(?:an? )?((?:[\\p{L}-]+ ){0,2}(?:contract|cover|package|plan|visit)),? (?:for )?(\\d+ \\p{Ll}+): (${money}[^,;:]*(?:,\\d[^,;:]*)*)$`,
  'iu',
);
/** `J$180,000 one season`: for how long. */
const forSpan = compact(
  `^(${money}[\\d.,]*k?) ((?:one|a whole|the whole) (?:day|month|season|term|year))$`,
  'i',
);

/** `Fee = 20% of …`, `rent £40 a week`, `fixed fee of $46,000`. */
const namedAmount = compact(
  `^((?:fixed |flat |monthly |yearly |annual |setup |set-up |call-out |day |hourly )?(?:lease|rent|rental|hire|fee|price|(?:wholesale|trade|retail|list|RRP)(?: price)?|cost|rate|commission|deposit|subscription|membership|licen[cs]e))(?: ?[=:] ?| (?:is|of) | )((?:about |around |from |only )?(?:${money}|\\d[\\d.,]*%).*)$`,
  'i',
);

/** `Come to you`, `train your staff`, `visit every site`: nothing that a reader does with an offer. */
const sendersDeed =
  /^(?:come|travel|drive|deliver|bring|call|visit|pick up|teach|train|help|supply|ship|post) (?:\p{L}+ ){0,3}?(?:you|your (?:door|farm|home|house|office|place|premises|site|staff|team|yard))\b/iu;

/** `Start in 2 weeks`, `begin on Monday`: so does who is hired. */
const ownStart =
  /^(?:arrive|begin|start) (?:any ?time|at once|from|immediately|in|next|now|on|tomorrow|within)\b/i;

/** `Come to you, $95/hr, no callout` → `We come to you ($95/hr, no callout).` */
function tellOwn(text: string, who = 'We'): string {
  const [deed = '', ...terms] = decapitalise(text).split(/, (?!and )/);
  return finishSentence(tellTerms(`${who} ${deed}`, terms));
}

/** `45 dollars pays for one night`, `£12 a month feeds a dog`: what a sum does. */
export const sumDoes =
  /^(?:just |only )?(?:[$€£]\d[\d.,]*k?|\d[\d.,]*k? (?:cents|dollars|euros|francs|pence|pounds))(?: an?(?: \p{Ll}+)?| per \p{Ll}+)? (?:buys?|covers?|feeds?|funds?|gives?|houses?|keeps?|pays?|plants?|provides?|sponsors?|trains?|treats?) /iu;

/** `Was $99, now $49 a month`. */
const oldPrice = compact(`^(?:was|before) (${money}\\S*?),? now (${money}.*)$`, 'i');

/** What somebody would else have to have: `no fridge`. */
const needed =
  /^no (?:account|app|cards?|electricity|crane|freezer|fridge|internet|ladders?|licen[cs]e|log-?in|password|planning permission|plumbing|power|scaffold(?:ing)?|sign-?up|special (?:equipment|tools?)|tools?|visa|wi-?fi)$/i;

/** A figure whose name may also be a deed. */
const movedFigure =
  /^(?:[\p{L}-]+ )?(?:bookings|calls|claims|costs|delays|leads|orders|rates|returns|sales|visits) (?:(?:down|up) (?:by )?\d|(?:doubled|halved|tripled) )/iu;

/** A further sentence of an offer, of one thing or of several; undefined where it cannot stand on its own. */
export function toExtraSentence(text: string, plural = false): string | undefined {
  const raw = trimMarks(text);
  const words = raw.split(/\s+/);
  const first = findVerb(words[0] ?? '');
  const finite = findFinite(words);
  if (sumDoes.test(raw)) return finishSentence(raw);
  // "Priced per ship, from £190 a month": by what, and from how much.
  if (/^priced (?:by|per) [^,;:]+, from [A-Z]{0,2}[$€£]\d[^,;:]*$/i.test(raw))
    return finishSentence(`${plural ? 'They are' : 'It is'} ${decapitalise(raw)}`);
  // "It works", "we collect".
  if (
    /^(?:it \p{Ll}+s|(?:I|we) \p{Ll}+)$/iu.test(raw) &&
    /^(?:base|third)$/.test(findVerb(words[1] ?? '')?.form ?? '')
  )
    return finishSentence(raw);
  // "Our own licence and warehouse".
  if (finite < 0 && /^(?:my|our) own (?:[\p{L}-]+ ?){1,6}$/iu.test(raw))
    return finishSentence(`${/^my/i.test(raw) ? 'I' : 'We'} have ${decapitalise(raw)}`);
  // "Costs down by 40%", "reply rates tripled within a quarter": how a figure moved, whose name may be a verb, too.
  const moves = movedFigure.test(raw) ? toResult(decapitalise(raw)) : undefined;
  if (moves) return finishSentence(moves.rest);
  const share = /^no win,? no fee(?:,? (?:at )?(\d+%))?$/i.exec(raw);
  if (share) return finishSentence(`It is no win, no fee${share[1] ? `, at ${share[1]}` : ''}`);
  // "No savings, no fee".
  const [, unless = '', nothing = ''] =
    /^no (bookings?|cure|fix|gain|hires?|leads?|match|meetings?|payout|placements?|recovery|refunds?|results?|sales?|savings?|success),? no (charge|cost|fee|pay|payment)$/iu.exec(
      raw,
    ) ?? [];
  if (unless)
    return finishSentence(
      `If there ${/s$/.test(unless) && !/^success$/i.test(unless) ? 'are' : 'is'} no ${unless.toLowerCase()}, there is no ${nothing.toLowerCase()}`,
    );
  // "Think admin panels, dashboards, approval flows".
  const [, examples = ''] =
    /^think ((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:, (?:and )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+)+)$/iu.exec(raw) ?? [];
  if (examples) return finishSentence(`That includes ${joinList(examples.split(/, (?:and )?| and /))}`);
  // "Was $99, now $49/mo".
  const [, was = '', isNow = ''] = oldPrice.exec(raw) ?? [];
  if (was) return finishSentence(`The price was ${was} and is now ${isNow}`);
  const ends = /^(?:the )?offer (?:ends|is valid until|runs until|valid until) (?:on )?(.+)$/i.exec(raw)?.[1];
  if (ends)
    return finishSentence(
      `The offer ends ${/^(?:at|this|today|tomorrow)\b/i.test(ends) ? '' : 'on '}${ends}`,
    );
  // "PIPEDA compliant", "ISO 9001 certified".
  const [, mark = '', quality = ''] =
    /^((?:\p{Lu}[\p{Lu}\d]+ ?)(?:[\d-]+ ?)?)[ -]?(accredited|approved|certified|compliant|registered|trained)$/u.exec(
      raw,
    ) ?? [];
  if (mark)
    return finishSentence(
      `${quality === 'compliant' ? (plural ? 'They are' : 'It is') : 'We are'} ${mark.trim()} ${quality}`,
    );
  // "Exchanges up, refunds down".
  const [, more = '', up = '', less = '', down = ''] =
    /^(\p{L}+(?: \p{L}+)?) (up|down)(?:,| and|, and) (\p{L}+(?: \p{L}+)?) (up|down)$/u.exec(raw) ?? [];
  const goes = (thing: string) => (isOrAre(thing) === 'are' ? 'go' : 'goes');
  // "We set up and tear down": somebody does both.
  const isDone =
    /^(?:I|it|they|we|you) /i.test(more) ||
    [more, less].some((one) => findVerb(one.split(' ').at(-1) ?? '')?.form === 'base');
  if (more && !isDone) return finishSentence(`${more} ${goes(more)} ${up} and ${less} ${goes(less)} ${down}`);
  if (/^including \p{L}/iu.test(raw)) return finishSentence(`That includes ${raw.slice(10)}`);
  // "Fee is 18%, and 90-day guarantee": what holds besides.
  const [, said = '', holds = ''] =
    /^((?:the |our )?(?:cost|fee|price|rate|rent|term)s? (?:is|are) [^,]*\d[^,]*), (?:and |plus )?(.+)$/iu.exec(
      raw,
    ) ?? [];
  if (holds && findFinite(holds.split(' ')) < 0)
    return tellPrice(said.replace(/ \S+$/, ''), `${said.split(' ').at(-1)}, ${holds}`);
  // "Switch from PagerDuty takes an afternoon".
  const [, move = '', whence = ''] =
    /^((?:change|migration|move|rollout|set-up|setup|switch)) ((?:from|of|to) [^,]{2,40}? (?:costs?|is|lasts?|takes?) .+)$/iu.exec(
      raw,
    ) ?? [];
  if (move) return finishSentence(`${capitalise(toArticle(move))} ${move.toLowerCase()} ${whence}`);
  // "2 months free, then £65 a month".
  const [, months = '', then = ''] =
    /^(?:first )?((?:\d+|one|two|three|six) (?:days?|weeks?|months?)) free(?:,? (?:and )?then (.+))?$/iu.exec(
      raw,
    ) ?? [];
  if (months)
    return finishSentence(
      `The first ${months.toLowerCase()} ${/s$/.test(months) ? 'are' : 'is'} free${then ? `, then it costs ${then}` : ''}`,
    );
  // "No app to install, rules are checked by the system": what is not needed, and a clause.
  const [, lacks = '', clause = ''] =
    /^(no [^,;:()]{3,40}), (?!(?:and|as|because|but|if|no|nor|or|since|so|unless|when|which|while|with)\b)([^,;:()]+)$/iu.exec(
      raw,
    ) ?? [];
  const without = lacks && findFinite(clause.split(' ')) > 0 ? toExtraSentence(lacks, plural) : undefined;
  if (without) return `${without.replace(/\.$/, '')}, and ${decapitalise(clause)}.`;
  if (/^no (?!more\b|one\b)/i.test(raw) && words.length <= 8 && findFinite(words) < 0) {
    const [, thing, need, but = ''] =
      /^(no .+?)(?: (?:are|is))? (needed|necessary|required|used)( (?:apart from|beyond|but|except|other than) .+)?$/i.exec(
        raw,
      ) ?? [];
    if (thing)
      return finishSentence(
        `${capitalise(thing)} ${isOrAre(thing.split(/ (?:for|from|in|of|on|to) /)[0] ?? '')} ${need}${but}`,
      );
    // "No accidents", "no fridge".
    if (
      /^no (?:accidents|breakdowns|claims|complaints|failures|incidents|injuries|outages)(?: (?:for|in|over|since) [^,;:]*\d[^,;:]*)?$/i.test(
        raw,
      )
    )
      return finishSentence(`We have had ${decapitalise(raw)}`);
    if (needed.test(raw)) return finishSentence(`${capitalise(raw)} ${isOrAre(raw)} needed`);
    const several =
      isPlural(toNounCore(words.slice(1).join(' ')).at(-1) ?? '') ||
      / and (?!no |(?:I|it|they|we|you) )/.test(raw) ||
      / or (?!no )(?:\p{Ll}+ )??\p{Ll}+(?<!s)s\b/u.test(raw);
    return finishSentence(
      `There ${several ? 'are' : 'is'} ${decapitalise(raw)
        .replace(/,? (?=no [^,]+$)/, ' and ')
        .replace(/ and and /, ' and ')}`,
    );
  }
  if (
    /^(?:we|i|our|my|it|this|the|they|there|these|all|each|every|most|you|your|everything|customers|users|clients|teams|people|employees|guests|patients|members)\b/iu.test(
      raw,
    ) &&
    words.length >= 3
  ) {
    // "I do payroll, job costing, sales tax".
    const [, does = '', list = ''] =
      /^((?:we|i) (?:also )?(?:do|make|offer|provide|sell|supply|teach) )([^.]+,[^.]+)$/i.exec(raw) ?? [];
    // "We take it free, feed it to our cattle": the last of several deeds gets its "and".
    const [, who = '', deeds = ''] = /^(we|i|you|they) (\p{Ll}+,? [^;:]+)$/iu.exec(raw) ?? [];
    // "We build planning tools for care homes, 19 paying homes after five months".
    const [, deed = '', terms = ''] =
      /^([^,;:]+), (\d[^;:]*|[A-Z]{0,2}[$€£]\d[^;:]*|min(?:imum)? [$€£]\d[^;:]*|(?:fixed|flat) (?:fee|price|rate) [$€£]\d[^;:]*|no \p{L}[^;:]*)$/u.exec(
        raw,
      ) ?? [];
    const withTerms = /^(?:we|i|our) /i.test(raw) && terms ? tellTerms(deed, terms.split(betweenTerms)) : '';
    const said = does
      ? does + toList(list)
      : withTerms && !withTerms.endsWith(')')
        ? withTerms
        : who
          ? `${who} ${joinDeeds(deeds)}`
          : raw;
    const candidate = capitalise(said.replace(/^i\b/, 'I'));
    return /^(?:the|our|my|this|these|all|each|every|most|your)\b/i.test(raw) &&
      findFinite(words) < 0 &&
      !/\b(?:is|are|was|were|has|have|can|will|do|does|had)\b/i.test(raw) &&
      !words.slice(2).some((word) => ['base', 'past'].includes(findVerb(word)?.form ?? '')) &&
      // "Your broker checks."
      !(words.length === 3 && isThirdPersonVerb(words[2] ?? ''))
      ? undefined
      : finishSentence(candidate);
  }
  // "Charities using us see 18% more".
  if (
    /^\p{L}+s (?:using|on|with|who use|that use|working with) (?:us|it|our \p{L}+|\p{Lu}\p{L}+) \p{L}+/u.test(
      raw,
    ) &&
    first?.form !== 'third'
  )
    return finishSentence(raw);
  if (opensWithAdverbial(raw) && words.length >= 4)
    return finishSentence(capitalise(raw.replace(/\bi\b/g, 'I')));
  if (/^(?:she|he) \p{Ll}+/u.test(decapitalise(raw)) && words.length >= 4) return finishSentence(raw);
  if (price.test(raw) && words.length <= 14 && !raw.includes(';') && findFinite(words) < 0)
    return tellPrice('The price is', raw);
  // "15% + VAT", "12% of rent".
  if (
    /^\d[\d.,]*% (?:(?:\+|plus) VAT|of (?:all |the |your )?(?:gross |net )?(?:fees|income|rent|revenue|sales|takings|turnover))$/i.test(
      raw,
    )
  )
    return finishSentence(`The fee is ${raw}`);
  // "Comprehensive contract, 6 lifts: S$1,680/month".
  const [, plan = '', many = '', monthly = ''] = planFor.exec(raw) ?? [];
  if (plan)
    return finishSentence(`${capitalise(toArticle(plan))} ${decapitalise(plan)} for ${many} is ${monthly}`);
  const spanned = forSpan.exec(raw);
  if (spanned) return finishSentence(`The price is ${spanned[1]} for ${decapitalise(spanned[2] ?? '')}`);
  if (flatPrice.test(raw) && words.length < 12) return tellPrice('The price is', `a ${decapitalise(raw)}`);
  // "Fixed price per user".
  const [, kept = ''] =
    /^((?:fixed|flat|one|single) (?:(?:annual|monthly|weekly) )?(?:fee|price|quote|rate) (?:after|before|each|every|for|on|per|within) [^,]+)$/i.exec(
      raw,
    ) ?? [];
  if (kept && words.length < 10)
    return finishSentence(`There is ${/^one /i.test(kept) ? '' : 'a '}${decapitalise(kept)}`);
  // "Chair massage 15 minutes per person".
  const [, held = '', takes = ''] =
    /^((?:[\p{L}-]+ ){0,2}(?:appointment|check|class|consultation|fitting|inspection|lesson|massage|scan|screening|session|test|tour|treatment|visit|walk|workshop)) ((?:about )?\d+ (?:minutes|hours)(?: (?:each|per \p{Ll}+))?(?:, (?:max|up to) \d+ \p{Ll}+)?)$/iu.exec(
      raw,
    ) ?? [];
  if (held)
    return finishSentence(
      `${capitalise(toArticle(held))} ${decapitalise(held)} takes ${takes.replace(', max ', ', for at most ').replace(', up to ', ', for up to ')}`,
    );
  const least = startingPrice.exec(raw)?.[1];
  if (least) return tellPrice('Prices start at', least);
  const result = toResult(decapitalise(raw));
  if (result?.of === 'own') return finishSentence(result.rest);
  if (result?.of === 'reader') return finishSentence(`You ${result.verb} ${result.rest}`);
  const quoted = tellQuoted(raw, plural);
  if (quoted) return quoted;
  const named = namedAmount.exec(raw);
  if (named && words.length <= 28)
    return tellPrice(
      `The ${(named[1] ?? '')
        .toLowerCase()
        .replace(/^(?:list|retail|trade|wholesale)$/, '$& price')
        .replace('rrp', 'RRP')} is`,
      named[2] ?? '',
    );
  const started = /^((?:fixed |flat )?(?:fee|price|rate) per \p{Ll}+),? from ([$€£]?\d.*)$/iu.exec(raw);
  if (started) return finishSentence(`The ${decapitalise(started[1] ?? '')} starts at ${started[2]}`);
  // "Six films for €14,700": how many for how much, and how many there are.
  const counted =
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\p{L}\d-]+ ){0,2}?\p{Ll}+s)(, | (for|of|in|with) )(.+)$/iu.exec(
      raw,
    );
  const units = counted?.[1]?.split(' ').at(-1) ?? '';
  // "Four finished videos a month for £3,900".
  const [, often = '', each = ''] =
    /^((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]+ ){0,2}?\p{Ll}+ (?:a|each|every|per) (?:day|week|month|quarter|year)) (for .+)$/iu.exec(
      raw,
    ) ?? [];
  if (often && price.test(each.slice(4))) return finishSentence(`You get ${decapitalise(often)} ${each}`);
  if (counted && finite < 0 && isPlural(units) && !saysDeedLater(counted[4] ?? '')) {
    if (/^(?:clients|customers|employees|members|merchants|stores|subscribers|teams|users)$/i.test(units))
      return finishSentence(`We have ${decapitalise(raw)}`);
    if (counted[3] === 'for' && price.test(counted[4] ?? ''))
      return finishSentence(`${counted[1]} cost ${counted[4]}`);
    // A few words more of the same are terms.
    if (
      text.endsWith('.') &&
      words.length > 6 &&
      !/^\d/.test(raw) &&
      !/, own /.test(raw) &&
      !/^(?:minutes|hours|days|weeks|months|years|people)$/.test(units)
    )
      return finishSentence(tellCounted(decapitalise(raw), plural));
  }
  const charged = /^([$€£]?\d[^\s]*) (fee|price|commission|deposit|rate)(?= |$)(.*)$/i.exec(raw);
  if (charged && words.length <= 10)
    return finishSentence(`The ${(charged[2] ?? '').toLowerCase()} is ${charged[1]}${charged[3]}`);
  // "Rent paid on the 1st": what is done, and to what.
  const passive =
    /^((?:\p{L}+ ){1,3})(\p{L}+) (?:on|by|in|within|at|to|every|each|before|after|with|from|for) /u.exec(raw);
  if (
    passive &&
    findVerb(passive[2] ?? '')?.form === 'past' &&
    !/^(?:rise|fall|grow|drop|come|go)$/.test(findVerb(passive[2] ?? '')?.base ?? '') &&
    findFinite(words) < 0 &&
    !opensDeed(passive[1] ?? '') &&
    // "Same day if ordered by noon" is no day that is ordered.
    !/ (?:if|once|unless|until|when|where) $/.test(passive[1] ?? '') &&
    // "Sales pulled from your POS, weekly costs, bills paid" says three things.
    !/, (?!(?:and|at|by|for|from|in|on|or|to|with)\b)\p{L}/u.test(raw) &&
    words.length <= 18
  ) {
    const said = (passive[1] ?? '').trim();
    const tail = raw.slice(said.length + 1);
    const subject = /^(?:first|last|next) /i.test(said) ? `The ${decapitalise(said)}` : said;
    return finishSentence(`${subject} ${isOrAre(subject)} ${tail}`);
  }
  // "Accredited workshop, three generations".
  const [, firm = '', ages = ''] = ofFirm.exec(raw) ?? [];
  if (firm)
    return finishSentence(
      `We are ${withArticle(decapitalise(firm))}${ages && ` in its ${generations[ages.toLowerCase()]} generation`}`,
    );
  // "Condition survey £320, deducted if we are given the work".
  const [, work = '', fee = '', back = ''] = chargedWork.exec(raw) ?? [];
  if (work)
    return finishSentence(
      `${capitalise(withArticle(decapitalise(work)))} costs ${fee}${back && `, which is ${back}`}`,
    );
  const credentials =
    /^(?:(?:fully|all) )?(?:insured|licen[sc]ed|certified|accredited|regulated|bonded)\b(?! \p{Ll}+s\b).*$/iu.exec(
      raw,
    );
  if (credentials && words.length <= 9)
    return finishSentence(`We are ${joinList(decapitalise(raw).split(', '))}`);
  // "Reports every Monday" names a thing, not what something does, as "scores every call" does.
  if (
    first?.form === 'third' &&
    /^(?:daily|weekly|monthly|(?:every|each) (?:day|\p{L}+day|evening|few|hour|month|morning|night|other|quarter|spring|summer|autumn|term|two|three|four|six|week|winter|year|\d+)s?)\b/iu.test(
      words.slice(1, 3).join(' '),
    ) &&
    isPlural(words[0] ?? '')
  )
    return finishSentence(`${raw.replace(/^(\S+) /, '$1 come ')}`);
  if (
    first?.form === 'third' &&
    !toolDeed.test(raw) &&
    (startsWithVerb(words.slice(1).join(' ')) || (first.isName && isOfSeveral(words.slice(1))))
  )
    return finishSentence(raw);
  // "Come to you, $95/hr": who does that to the reader is the sender.
  if (ownStart.test(raw)) return tellOwn(raw, 'We can');
  if (/^(?:collect|pick up) .*\bbring (?:it|them) back\b/i.test(raw)) return tellOwn(raw);
  const deed =
    first?.form === 'base' && words.length >= 3 && sendersDeed.test(raw) ? tellOwn(raw) : undefined;
  if (deed) return deed;
  // "Lead time is 8 days", "set up takes an hour": what opens like a deed is what the sentence is about.
  const saysOf = isThirdPersonVerb(words[finite] ?? '') || auxiliary.test(words[finite] ?? '');
  if (first?.form === 'base' && startsWithVerb(raw) && words.length >= 3 && !isOrder(raw) && !saysOf)
    return toAbility(raw, plural);
  if (pastDeed.test(raw) && words.length >= 3 && words.length <= 12)
    return finishSentence(
      `${plural ? 'They' : 'It'} ${/^(?:used|stocked|listed|adopted) by\b/i.test(raw) ? (plural ? 'are' : 'is') : plural ? 'have been' : 'has been'} ${decapitalise(raw)}`,
    );
  // "Reports by 7am" names things, too.
  if (first?.form === 'third' && findVerb(words[1] ?? '')?.form === 'past') return finishSentence(raw);
  if (
    /^free (?:below|during|for|from|in|on|over|to|under|until|up to|with|within)\b/i.test(raw) &&
    words.length <= 14
  )
    return finishSentence(`It is ${decapitalise(raw)}`);
  if (first?.form === 'third' && toolDeed.test(raw)) return tellDeeds(withNames(decapitalise(raw)));
  const isThings =
    first?.isName && /^(?:and|by|in|instead|not|or|rather|within|from|at|on|for|with)$/i.test(words[1] ?? '');
  if (isThings) return undefined;
  // "Locks are free".
  const isNoun =
    /^(?:are|can|do|have|must|were|will)$/.test(words[1] ?? '') ||
    (first?.isName === true &&
      findVerb(words[1] ?? '')?.form === 'base' &&
      opensWithPreposition.test(words[2] ?? ''));
  if (first?.form === 'third' && words.length >= 2 && !isNoun)
    return tellDeeds(toReaderOfOffer(decapitalise(raw)));
  // "1,900 paying customers, about 600 already use yours".
  const [, whom = '', doing = ''] =
    /^(\d[\d,]*\+? (?:[\p{L}-]+ ){0,2}(?:clients|customers|firms|members|merchants|readers|shops|stores|subscribers|teams|users)), ((?:about |around |over )?\d[\d,]*%? (?:of them |already )*(?:are|have|pay|read|run|sell|use) .+)$/u.exec(
      raw,
    ) ?? [];
  if (whom) return finishSentence(`We have ${whom}, and ${doing}`);
  if (
    /^\d[\d.,]*%? (?:of )?.*\b(?:use|used|say|are|have|report|choose|trust|renew|stay|recommend|signed|joined|chose|bought|tested|see|saw|find|get|finish|pass|come|go|keep|reach|return)\b/i.test(
      raw,
    )
  )
    return finishSentence(raw);
  if (/^\d[\d.,]*%? (?:fewer|more|less|faster|higher|lower|cheaper|better|reduction|increase)\b/i.test(raw))
    return finishSentence(`That means ${raw}`);
  // "Labels, inserts and ice packs included", "training and background check covered".
  const [, within = '', how = ''] =
    /^((?:[\p{L} -]+, )*[\p{L} -]+ and [\p{L} -]+(?<! (?:are|is))) (covered|included|paid for|provided|supplied)$/u.exec(
      raw,
    ) ?? [];
  if (within)
    return finishSentence(
      `${capitalise(within).replace(/(?<= and )(?!the\b)(?=[\p{L} -]+$)/u, isSingle(within) ? 'the ' : '')} are ${how}`,
    );
  const extra =
    /^(\p{L}+(?: (?!is\b|are\b)\p{L}+)?) (extra|included|optional|available|refundable|negotiable)$/iu.exec(
      raw,
    );
  if (extra)
    return finishSentence(
      `${capitalise(extra[1] ?? '')} ${isOrAre(extra[1] ?? '')} ${(extra[2] ?? '').toLowerCase()}`,
    );
  const labelled =
    /^(topic|subject|theme|price|pricing|cost|duration|location|place|date|time|deadline|language|format|fee|salary|venue): (.{3,160})$/i.exec(
      raw,
    );
  if (labelled)
    return finishSentence(
      `The ${(labelled[1] ?? '').toLowerCase().replace('pricing', 'price')} is ${labelled[2]}`,
    );
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?:business|working) )?(?:minutes|hours|days|weeks|months)$/i.test(
      raw,
    )
  )
    return finishSentence(`${plural ? 'They take' : 'It takes'} ${decapitalise(raw)}`);
  if (/^\d+ (?!years$)\p{L}+s$/u.test(raw) && isPlural(words[1] ?? ''))
    return finishSentence(
      `${/^(?:clients|customers|employees|members|merchants|stores|subscribers|teams|users)$/i.test(words[1] ?? '') ? 'We have' : 'There are'} ${raw}`,
    );
  if (finite > 0 && (/^(?:\p{Lu}|an? |each |one )/u.test(raw) || saysOf || isPlural(words[finite - 1] ?? '')))
    return finishSentence(raw);
  const moved =
    /^(\p{L}[\p{L} -]{2,30}) (up|down) ((?:by )?(?:about |around |nearly |over )?(?:\d(?!\d?[.:]\d\d(?!\d))|an? |half|one |two ).*)$/u.exec(
      raw,
    );
  if (moved) return finishSentence(`${moved[1]} ${isOrAre(moved[1] ?? '')} ${moved[2]} ${moved[3]}`);
  if (
    /^(?:up|live|ready|available|open|done|back|online) (?:\p{L}+ ){0,2}(?:in|within|from|by|after) /iu.test(
      raw,
    )
  )
    return finishSentence(`${plural ? 'They are' : 'It is'} ${decapitalise(raw)}`);
  const bounded =
    /^(?!(?:can|could|will|would) )(\p{L}+(?: \p{L}+){0,2}) (within|under|in|from) ((?:(?:about|just|only|under|over|up to) )?(?:[$€£]?\d|an? (?:day|few|month|week)|one |two |three |four |five |six |ten ).*)$/u.exec(
      raw,
    );
  if (
    bounded &&
    words.length <= 8 &&
    !raw.includes(', ') &&
    !/\b(?:it|them|this|that|us|you|up)$/i.test(bounded[1] ?? '')
  ) {
    const [, noun = '', word = '', amount = ''] = bounded;
    const several = isOrAre(noun) === 'are';
    if (isParticiple(noun)) return finishSentence(`${plural ? 'They are' : 'It is'} ${decapitalise(raw)}`);
    if (word === 'from' && /(?:^| )(?:fees?|prices?|rates?|packages?|plans?)$/i.test(noun))
      return finishSentence(`The ${decapitalise(noun)} ${several ? 'start' : 'starts'} at ${amount}`);
    // "Pilot in 2 weeks".
    const one =
      !noun.includes(' ') &&
      ((isCount(noun.toLowerCase()) && !/^set-?up$/i.test(noun)) || /^(?:MVP|POC|PoC)$/.test(noun)) &&
      !several;
    if (word === 'in' && one)
      return finishSentence(`${capitalise(toArticle(noun))} ${decapitalise(noun)} takes ${amount}`);
    if (word === 'in') return finishSentence(`${noun} ${several ? 'take' : 'takes'} ${amount}`);
    return finishSentence(`${noun} ${isOrAre(noun)} ${word === 'from' ? 'available from' : word} ${amount}`);
  }

  // "14-day free trial", "24/7 support".
  const company =
    text.endsWith('.') &&
    words.length > 2 &&
    words.length < 7 &&
    !raw.includes(',') &&
    !/^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) /i.test(raw)
      ? toCompany(decapitalise(raw))
      : undefined;
  return company && finishSentence(`${plural ? 'They come' : 'It comes'} with ${company}`);
}

/** `the region already deliver to us`, `the valley use it`: behind where several are, what they do. */
const deedLater =
  /(?<=\p{L} )(?:(already|also|always|now|often|still) )?\b(\p{Ll}+) (?=(?:from |to |with )?(?:it|me|our|them|us)\b|(?:an?|my|the|your) \p{L})/gu;

/** Whether a phrase goes on with what those do who stand before it. */
function saysDeedLater(phrase: string): boolean {
  return [...phrase.matchAll(deedLater)].some(([, often, word = '']) => {
    const verb = findVerb(word);
    return (
      (verb?.form === 'base' && (often !== undefined || !verb.isName || word === 'use')) ||
      (often !== undefined && verb?.form === 'past')
    );
  });
}

const meal = /^(?:half |full )?(?:board|breakfast|brunch|dinner|lunch|supper|tea)$/i;

/** `Five concerts, hotels, coach and six dinners`: several things are what is in it, each with its article; `five rooms for hire by the day` are there. */
function tellCounted(counted: string, plural: boolean): string {
  const things = counted.split(/, (?:and )?| and /);
  // "Four paid installs, £186k revenue": figures are none of what is in it.
  return things.length > 2 && !things.some((thing) => /[$€£%]|^\p{L}.*\d/u.test(thing))
    ? `${plural ? 'They include' : 'That includes'} ${joinList(things.map((thing) => (meal.test(thing) ? thing : withArticle(thing))))}`
    : `There are ${counted}`;
}
