import { compact } from '../../../../compact.ts';
import { betweenTerms } from '../../../text/between-terms.ts';
import {
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toArticle,
  toNounCore,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, nounGerunds, packageHeads, prepositions } from '../../../text/words.ts';
import { isDoneInTurn } from '../done-in-turn.ts';
import { findFinite, startsWithVerb } from '../offer-shapes.ts';
import { isQuality } from '../topic.ts';
import { namesPrice } from './money.ts';
import { tellTerms } from './tell-terms.ts';
import { markQualities } from './two-qualities.ts';

/** `Kits that turn lorries electric; 150 km range` → `… electric (150 km range)`: what follows a semicolon and is no sentence. */
export function bracketAttributes(text: string): string {
  const [first = '', ...parts] = text.split(/;\s+/);
  // "Audits; fixed price, report in 10 days".
  const attributes = parts.flatMap((part) =>
    countWords(part) < 12 && !/^(?:an? single|one) \p{Ll}+ for /u.test(part)
      ? part.split(/, (?!and |or )/)
      : [part],
  );
  const isAttribute = (part: string) => {
    const words = part.split(' ');
    return (
      words.length <= 7 &&
      findFinite(words) < 0 &&
      !startsWithVerb(part) &&
      findVerb(words[0] ?? '')?.form !== 'third' &&
      !/^(?:we|i|you|it|they|our)\b/i.test(part)
    );
  };
  return attributes.length > 0 && !/[(:]/.test(first) && attributes.every(isAttribute)
    ? tellTerms(preposeParticiple(first), attributes)
    : text;
}

/** Words after which a figure belongs to what stands before it: `under 30%`. */
const leadsToFigure =
  'and|or|plus|for|from|under|over|than|only|just|about|worth|below|above|to|of|at|by|with|up|least|an?|about|almost|another|approximately|around|averaging|circa|currently|nearly|roughly|some|typically|usually';

const beforeComparison = compact(
  `([^,;(])(?<!\\b(?:${leadsToFigure}))\\s+(\\d[\\d.]*%? (?:(?:cheaper|faster|lighter|stronger|smaller|more|less|longer) than|below|under|above|off)\\b)`,
  'i',
);
/** `Without the usual 30% commission`: a figure within the name of a thing. */
const withinName = '\\b(?:any|avoiding|minus|no|our|that|the|their|those|without|your)(?: [\\p{L}-]+){0,2}';
const beforeShare = compact(
  `^([^,;(]*\\p{L})(?<!\\b(?:${leadsToFigure}))(?<!${withinName}) (\\d[\\d.]*%(?: (?!of\\b)\\p{L}+)?)(?=[,;]|$)`,
  'iu',
);
const beforePrice = compact(
  `(\\p{L}{3,})(?<!\\b(?:${leadsToFigure})) ([£$€]\\d[\\d,.]*)(?=[,;](?!\\d))`,
  'gu',
);

/** Figures and prices that follow a thing without a comma get one: `EPC certificates £55`, `ink 30% below list price`. */
function partFigures(text: string): string {
  const compared = text
    .replace(/,? (?:starting|priced|available|beginning) (?:at|from) (?=[$€£]\d)/i, ', from ')
    .replace(/ - (?=\S)/g, ', ')
    .replace(/^([^,:;(]*\p{L}) (\d[\d.,]*\/(?:month|year|week|day|hour))(?=$|[,;:])/u, '$1, $2')
    .replace(beforeComparison, '$1, $2')
    .replace(beforeShare, '$1, $2');
  return compared
    .replace(
      beforePrice,
      // After a comma a price has its label: "RRP £14".
      (found, noun: string, price: string, at: number) =>
        /[,;(]/.test(compared.slice(0, at)) ? found : `${noun}, ${price}`,
    )
    .replace(
      // "Accounting for creatives at £65 a month" says it already.
      /^(?![^,;(]* (?:for|of|to|with) [^,;(]* at [$€£₹])([^,;(]*\p{L})(?<!\b(?:from|of|to|under|over|than|only|just|up|for|at|worth|about|around|an?|fixed|flat|full|of|total))\s+(?:for |at |@ ?)?([$€£₹]\d[^\s,;]*(?:\s?(?:per|an?|each)\s\w+)?)(?=$|, )/iu,
      '$1, $2',
    );
}

/** `Free delivery`, `small batches`: it says on what terms or how something is sold, and is sold by nobody alone. */
const opensTerm =
  /^(?:no|free|flat|full|fully|fixed|from|same|next|first|all|any|only|just|up to|less than|unlimited|lead time|low|small|quick|fast|short|high|weekly|daily|monthly|wholesale|online|remote|in-person|sign-?up|one|two|three|four|five|six|half)\b/i;

/** A plain name of something that can be sold beside another: `inventory photos`, `key handover`. */
function isThing(part: string): boolean {
  const words = part.split(' ');
  const head = (words.at(-1) ?? '').toLowerCase();
  const opening = findVerb(words[0] ?? '');
  return (
    words.length <= 4 &&
    (!/\d|[$€£]/.test(part) || /^\d+ \p{Ll}+(?<!s|day|hour|week|month|year|min)$/u.test(part)) &&
    !opensTerm.test(part) &&
    !/^(?:cancel|pause|stop) /.test(part) &&
    !/^(?:nights?|days?|mornings?|evenings?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i.test(
      part,
    ) &&
    !/ (?:next|same|every|each|per|no|not) | (?:only|included|extra|free)$/.test(part) &&
    !prepositions.has(words[0] ?? '') &&
    toNounCore(part).length === words.length &&
    (!isParticiple(head) || findVerb(head)?.isName === true) &&
    !/free$|-\w+ed$|able$/.test(head) &&
    (words.length > 1 ||
      nounGerunds.has(head) ||
      massNouns.has(head) ||
      isPlural(head) ||
      /^\p{Lu}{2,}$/u.test(part)) &&
    (opening?.form !== 'third' || opening.isName) &&
    (!isParticiple(words[0] ?? '') || words.length === 1) &&
    findFinite(words) < 0
  );
}

/** A lone word that is a thing or work beside others: `watering`, `foundation`. */
const nounEnding = /^(?:\p{Ll}+(?:ing|tion)|hire|rental|repair|storage|support)$/u;

/** What sort of thing a name is, as far as its last word shows. */
function kindOf(part: string): 'many' | 'work' | 'one' | undefined {
  const head = (toNounCore(part).at(-1) ?? '').toLowerCase();
  if (isPlural(head)) return 'many';
  if (isCount(head)) return 'one';
  const isWork =
    massNouns.has(head) || nounGerunds.has(head) || /(?:ing|tion|ment|ance|ence|ity|graphy)$/.test(head);
  return isWork ? 'work' : undefined;
}

const materials =
  /^(?:alder|aluminium|aluminum|ash|bamboo|beech|birch|brass|bronze|canvas|cashmere|cedar|cherry|clay|concrete|copper|cork|cotton|denim|elm|felt|flax|glass|granite|hemp|iron|jute|larch|leather|limestone|linen|maple|marble|mdf|mohair|oak|pine|plywood|porcelain|sandstone|silk|slate|spruce|steel|stoneware|teak|titanium|tweed|velvet|walnut|willow|wool|zinc)$/;

/** Whether things of a list are of one kind, so that "and" can join them. */
function areAlike(parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  if (parts.every((part) => countWords(part) === 1 && !/\d/.test(part))) return true;
  // "Kiln dried oak, ash, walnut"; "oat milk, soy milk, almond milk".
  const head = (part: string) => (toNounCore(part).at(-1) ?? '').toLowerCase();
  if (parts.every((part, at) => materials.test(head(part)) && (at === 0 || countWords(part) === 1)))
    return true;
  if (others.every((part) => head(part) === head(first) && countWords(part) > 1)) return true;
  if (!others.every(isThing)) return false;
  return others.length > 1 || (kindOf(first) !== undefined && kindOf(first) === kindOf(others[0] ?? ''));
}

/** The things that the parts of a list name. `Frames, foundation and jars from Lithuania`: where they are from is said of all. */
function toItems(parts: readonly string[]): string[] {
  return parts
    .flatMap((part) => part.split(/ (?:and|or) |^(?:and|or) /))
    .filter(Boolean)
    .map((part) =>
      part.replace(
        /(?<=\p{L}) (?:(?:from|in) \p{Lu}.*|in one \p{Ll}+|for (?:[\p{Ll}-]+ ){0,2}\p{Ll}+s)$/u,
        '',
      ),
    );
}

/** Where a list may open within what is offered, and where within what stands behind a comma. */
const opensWithin =
  / (?:about|against|between|combining|covering|featuring|including|like|measuring|on|showing|such as|teaching|tracking) (?![$€£\d])[^,\d]+$/;
const opensAsList = /^(?:covering|featuring|for|from|including|like|showing|such as|with) (?![$€£\d])[^,]+$/;

/** `Workshops about otters`, `seals and river wildlife for Years 3 to 6` → one part: a list that opens within a part is never cut. */
function keepWithin(between: readonly string[]): string[] {
  const parts = [...between];
  for (let at = 0; at < parts.length - 1; at += 1) {
    if (!(at === 0 ? opensWithin : opensAsList).test(parts[at] ?? '')) continue;
    if (/ (?:and|or) /.test(parts[at] ?? '')) continue;
    const end = parts.findIndex((part, index) => index > at && /(?:^| )(?:and|or) /.test(part));
    const items = parts
      .slice(at + 1, end + 1)
      .flatMap((part) => part.split(/ (?:and|or) |^(?:and|or) /))
      .filter(Boolean)
      .map((item) => item.replace(/ (?:across|at|for|from|in|on|with) .*$/, ''));
    if (items.length > 0 && items.every(isNamedThing))
      parts.splice(at, end - at + 1, parts.slice(at, end + 1).join(', '));
  }
  return parts;
}

/** The bare name of something, whatever it is: no figure, no deed, nothing that was done. */
function isNamedThing(item: string): boolean {
  const words = item.split(' ');
  const first = words[0] ?? '';
  return (
    words.length <= 6 &&
    /^\p{L}/u.test(item) &&
    !/\d|[$€£(]/.test(item) &&
    !opensTerm.test(item) &&
    !prepositions.has(first) &&
    !isParticiple(first) &&
    !isParticiple(words.at(-1) ?? '') &&
    findFinite(words) < 0
  );
}

/** What was done to a thing stands before it where nothing follows: `gift aid claims automated` → `automated gift aid claims`. */
function preposeParticiple(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.at(-1) ?? '';
  const isDone = /^\p{Ll}+ed$/u.test(last) && isParticiple(last) && words.length < 6;
  const isPlain = toNounCore(phrase).length === words.length && !isParticiple(words.at(-2) ?? '');
  return isDone && isPlain && words.length > 1
    ? `${last} ${decapitalise(words.slice(0, -1).join(' '))}`
    : phrase;
}

/** What a standard is called: `ISO 27001`. */
const standard = /\b(?:BS|DIN|EN|IATF|IEC|ISO|NIST|PCI|SOC|WCAG) ?\d[\d.-]*/g;

/** Words that are said of a thing after a comma and stand before it in a sentence. */
const foremost =
  /^(?:24\/7|cloud-based|fully managed|multilingual|native|no-code|on-premise|open[- ]source|self-hosted|white[- ]label|\p{Ll}{3,}-(?:certified|checked|edited|finished|picked|reviewed|tested|verified))$/iu;

/** `A site with search, photos and bookings for €900`: what is in it, and what all of it costs. */
const pricedList =
  /^([^,()]+ (?:for|including|with) [^,()]+, [^()]*\band [^,()]*?)( (?:at|for|from) [A-Z]{0,2}[$€£]\d[^,()]*)$/;

/** `Bookkeeping, payroll and reporting for 450 dollars a month, with a named accountant`: things, what all of them cost, and terms. */
const listThenPrice =
  /^([^,():]+, [^():]*\band [^(),:]*?) ((?:at|for|from) (?:[A-Z]{0,2}[$€£]\d|\d[\d.,]*k? (?:dollars|euros|francs|pounds|EUR|GBP|USD|CHF)\b)[^,()]*)(?:, ([^()]+))?$/;

/** A clause about what stands before it: `…, where the rates are 120 euros`, `…, after which the shop opens`. */
const relativeClause =
  /^([^,()]+(?:, [^,()]+)*?)(, (?:where|whose|(?:after|by|during|for|from|in|of|on|through|to|with) which) .+)$/;

/**
 * Things of one kind become a list, all else that stands after a comma is said of the first in brackets: `classes, first month free`
 * → `classes (first month free)`, `SEO, PPC, web design` → `SEO, PPC and web design`.
 */
export function gatherAttributes(text: string): string {
  // "Staircases, drawn, built and fitted by one workshop": what is done in turn is one thing.
  const inTurn = /^[^,:;()]+, ([^:;()]+)$/.exec(text)?.[1];
  if (inTurn && isDoneInTurn(inTurn)) return text;
  // "Moves in phases, where nobody loses more than two hours": the clause goes on from the whole.
  const [, told = '', about = ''] = relativeClause.exec(text) ?? [];
  if (told) return gatherAttributes(told) + about;
  // "A portal where files, notes and reminders live": a list that its own clause goes on from.
  const opening = / (?:because|so|when|where|while) ([^,;:(]+), [^;:(]* and /.exec(text)?.[1] ?? '';
  if (opening && findFinite(opening.split(' ')) < 0 && toNounCore(opening).length === countWords(opening))
    return text;
  // "An app where tenants report faults, landlords approve and …": one clause after another.
  const clauses = / where ([^;:(]+)$/.exec(text)?.[1]?.split(/, (?:and )?| and /) ?? [];
  const goesOn = (clause: string, at: number) =>
    findFinite(clause.split(' ')) > 0 || (at > 0 && findVerb(clause.split(' ')[0] ?? '')?.form === 'base');
  if (clauses.length > 2 && clauses.every(goesOn)) return text;
  const [, unpricedList = '', sum = '', besides = ''] = listThenPrice.exec(text) ?? [];
  const list = unpricedList && gatherAttributes(unpricedList);
  if (list && !/[(:]/.test(list)) return tellTerms(`${list} ${sum}`, besides.split(', ').filter(Boolean));
  const [, unpriced = '', price = ''] = pricedList.exec(text) ?? [];
  const gathered = unpriced && gatherAttributes(unpriced);
  if (gathered && !gathered.includes('(')) return gathered + price;
  const parted = partFigures(text);
  // "Training about infection control and written by nurses": what was done to it is said of the whole.
  const phrase = /(?:ed|en)\b.* and /.test(parted)
    ? parted
    : parted.replace(
        / and (\p{L}+(?:ed|en)) (?=(?:by|in|for|to|with|on|from) )/u,
        (found, word: string, at: number) =>
          // "Vegetables grown and picked on our farm": both were done to the same thing.
          isParticiple(word) && !isParticiple(parted.slice(0, at).split(' ').at(-1) ?? '')
            ? `, ${word} `
            : found,
      );
  // "Batteries: refurbished, 12-month warranty": what stands after the colon are its terms.
  const labelled = /^([^:,;(]{3,60}): ([^:(]+)$/.exec(phrase);
  const terms = labelled?.[2]?.split(/, /) ?? [];
  // "Plans: updates, backups, small changes, 79 euros": what is in it, and what it costs.
  const asked = terms.at(-1) ?? '';
  const things = terms.slice(0, -1);
  if (
    things.length > 1 &&
    things.every(
      (thing) => /^\p{L}/u.test(thing) && !/ (?:and|or) /.test(thing) && findFinite(thing.split(' ')) < 0,
    ) &&
    !/ (?:and|or) /.test(asked)
  ) {
    const priced = tellTerms('it', [asked]);
    if (/^it,? (?:for|from) /.test(priced))
      return `${labelled?.[1]}: ${joinList(things.map((thing) => thing.replace(/ included$/, '')))}, ${priced.replace(/^it,? /, '')}`;
  }
  if (
    terms.length > 1 &&
    !/ (?:and|or) /.test(labelled?.[2] ?? '') &&
    terms.every((term) => countWords(term) < 5)
  )
    return tellTerms(labelled?.[1] ?? '', terms);
  // "Audit (WCAG 2.2), report within a week, €950": the bracket stays with what it explains.
  const [, thing = '', bracket = '', after = ''] = /^([^(,:]+)( \([^()]+\)), ([^()]+)$/.exec(phrase) ?? [];
  if (thing) {
    const joined = tellTerms(thing, after.split(betweenTerms));
    if (!joined.startsWith(`${thing} (`)) return thing + bracket + joined.slice(thing.length);
  }
  // "From a farm in Huehuetenango, Guatemala": the country goes with its town.
  const between = markQualities(phrase, '\u0000')
    .replace(
      /(?<= (?:at|in|near|outside) \p{Lu}[\p{L}'-]+), (?=\p{Lu}\p{Ll}+(?<!day|days)(?:,|$))/u,
      '\u0000',
    )
    // "In Vietnam, Thailand and Indonesia".
    .replace(/(?<= (?:across|in) )\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+,? and \p{Lu}/gu, (places) =>
      places.replaceAll(', ', '\u0000'),
    )
    // "By local, English-speaking auditors".
    .replace(/(?<= (?:by|for|from|with) \p{Ll}+), (?=\p{L}+-\p{L}+ (?:\p{L}+ )?\p{L}+s\b)/u, '\u0000')
    // "Bright, sharp photos", "I build simple, fast menus": two words for what they are like.
    .replace(
      /^((?:(?:I|We) \p{Ll}+ )?(?:an? )?)(\p{L}+), (?=(?:(?!and )[\p{Ll}-]+ ){1,3}[\p{Ll}-]+)/u,
      (found, opening: string, word: string) => (isQuality(word) ? `${opening}${word}\u0000` : found),
    )
    // "Scope 1, 2 and 3": numbers of one thing.
    .split(/\s*[,;]\s+(?!\d+(?:, \d+)*,? (?:and|or) \d+\b)/)
    .map((part) => part.replaceAll('\u0000', ', '));
  const [head = '', ...parts] = keepWithin(between);
  // "Managed detection, 24/7", "benefits app, white-label": said of it, and stands before it.
  const before = parts.filter((part) => foremost.test(part));
  const rest = parts.filter((part) => !foremost.test(part));
  const bareHead = head.replace(/^an? /, '');
  const whole =
    before.length === 0
      ? head
      : `${bareHead === head ? '' : `${toArticle(before[0] ?? '')} `}${before.join(' ')} ${bareHead}`;
  const first = preposeParticiple(whole);
  if (rest.length === 0) return first;
  // "Budgeting tool, 1,200 EUR a month (excluding VAT)".
  if (rest.length === 1 && namesPrice(rest[0] ?? '') && !/\(/.test(first)) {
    const priced = tellTerms(first, rest);
    if (!priced.startsWith(`${first} (`)) return priced;
  }
  // "Leasing, 16 seat, driven on a car licence (light), 3 left": a bracket among the terms is a term.
  if (/\(/.test(text))
    return !/[(:]/.test(first) &&
      rest.length > 2 &&
      !/ (?:and|or) /.test(rest.at(-1) ?? '') &&
      rest.every((part) => countWords(part) < 10 && !/\([^)]* and /.test(part))
      ? `${first} (${rest.join(', ').replace(/ ?\(([^()]*)\)/g, ', $1')})`
      : phrase;
  const last = rest.at(-1) ?? '';
  const tail = first.split(' ').at(-1) ?? '';
  // "Rules written, tested and documented by experts" is one thing.
  if (
    isParticiple(tail) &&
    isParticiple((rest[0] ?? '').split(' ')[0] ?? '') &&
    !opensTerm.test(rest[0] ?? '')
  )
    return phrase;
  // "Accounting for shops: monthly close, Xero integration, named accountant": what comes besides.
  if (/: /.test(first)) {
    const joined = tellTerms(first, rest);
    return /(?:and|or) /.test(rest.at(-1) ?? '') || joined.startsWith(`${first} (`) ? text : joined;
  }
  // "Exam platform, IELTS and TOEFL": letters after a product say what it covers.
  if (
    rest.every((part) => /^\p{Lu}{2,}s?(?:(?:,| and| or) \p{Lu}{2,}s?)*$/u.test(part)) &&
    packageHeads.has((toNounCore(first).at(-1) ?? '').toLowerCase())
  )
    return `${first} (${rest.join(', ')})`;
  const isJoined = /(?:^| )(?:and|or) /.test(last);
  // "Pickup, sharpening and levelling of skates": all of it is done to them.
  if (
    countWords(first) === 1 &&
    rest.length === 1 &&
    /^\p{Ll}+(?:al|ing|tion) and \p{Ll}+(?:al|ing|tion) of /u.test(last)
  )
    return phrase;
  // "Fruit, milk and pantry deliveries to offices": three kinds of one thing.
  const [, shared = ''] = /^\p{L}+ and (.+)$/u.exec(last) ?? [];
  const heads = toNounCore(shared);
  if (
    shared &&
    heads.length > 1 &&
    (isPlural(heads.at(-1) ?? '') ||
      /^(?:app|platform|software|suite|system|tool)$/.test(heads.at(-1) ?? '')) &&
    [first.replace(/^an? /, '').replace(/^\S+-\S+ /, ''), ...rest.slice(0, -1)].every(
      (part) => countWords(part) === 1 && !isPlural(part),
    )
  )
    return phrase;
  // "Support by email, chat and phone, at half the cost": the list first, then what is said of it.
  const ends = rest.findIndex((part) => /(?:^| )(?:and|or) /.test(part));
  if (
    ends >= 0 &&
    ends < rest.length - 1 &&
    // "Soundtrack, orchestral or chiptune" is a choice.
    (ends > 0 || !/ or /.test(rest[0] ?? '')) &&
    toItems(rest.slice(0, ends + 1)).every(
      (part) =>
        isThing(part) ||
        (countWords(part) === 1 && /^\p{L}+$/u.test(part)) ||
        // "A 60 sec reel".
        /^\d+[ -]\p{L}+ \p{L}+$/u.test(part),
    )
  )
    return tellTerms([first, ...rest.slice(0, ends + 1)].join(', '), rest.slice(ends + 1));
  // "In Germany, Austria and Switzerland, on site or remote" is a list of places, and what is said of the whole.
  const named = rest.findIndex((part) => !/^(?:and |or )?\p{Lu}/u.test(part));
  const placed = named < 0 ? rest : rest.slice(0, named);
  if (
    / (?:at|from|in|into|to|for) (?:\S+ )?\p{Lu}\S*$/u.test(first) &&
    / (?:and|or) |^(?:and|or) /.test(placed.at(-1) ?? '')
  )
    return tellTerms([first, ...placed].join(', '), rest.slice(placed.length));
  // "Waivers, contracts and clauses, written by a lawyer": what was done to all of them.
  const doneAt = rest.findIndex((part) => isParticiple(part.split(' ')[0] ?? ''));
  const listed = rest
    .slice(0, doneAt)
    .flatMap((part) => part.split(/ and |^and /))
    .filter(Boolean);
  if (doneAt > 0 && / and |^and /.test(rest[doneAt - 1] ?? '') && [first, ...listed].every(isThing))
    return tellTerms([first, ...rest.slice(0, doneAt)].join(', '), rest.slice(doneAt));
  const within =
    / (?:across|between|by|over|through|via|with|including|from|for|of|like|combining|comparing|containing|covering|featuring|listing|mapping|measuring|monitoring|showing|tracking) ([^,]*)$/.exec(
      first,
    )?.[1];
  if (within) {
    // "With class booking, payments and a leaderboard" goes on with a list, and so does "for nurses, carers".
    const goesOn =
      isJoined &&
      !prepositions.has((rest[0] ?? '').split(' ')[0] ?? '') &&
      // "Prices, stock levels and promotions at 40 rivals".
      !/\d|[$€£]/.test(
        rest
          .join(' ')
          .replace(standard, '')
          .replace(/ (?:across|at|from|in) (?:over )?\d[\d,]* \p{Ll}+s$/u, ''),
      ) &&
      rest.every((part) => !isParticiple(part.split(' ')[0] ?? ''));
    if (goesOn) return phrase;
    if (
      !isJoined &&
      isPlural(tail) &&
      rest.every((part) => isThing(part) && isPlural(part.split(' ').at(-1) ?? ''))
    )
      return joinList([first, ...rest]);
  }
  // "Monitors, lend, lease or buy": how one comes by them.
  const isChoice = / or /.test(last) && toItems(rest).every((part) => findVerb(part)?.form === 'base');
  if (isJoined && !isChoice) {
    const isList =
      toItems(rest).every(
        (part) => isThing(part) || nounEnding.test(part) || (countWords(part) === 1 && rest.length > 1),
      ) || /^(?:and|or) /.test(last);
    if (isList) return [first, ...rest].join(', ').replace(/, (and|or) /g, ' $1 ');
  } else if (toNounCore(first).length === countWords(first) || rest.length > 1) {
    if (areAlike([first, ...rest])) return joinList([first, ...rest]);
  }
  const joined = tellTerms(first, rest);
  return rest.every((part) => countWords(part) <= 7) || !isJoined || !joined.startsWith(`${first} (`)
    ? joined
    : phrase;
}
