import { anyOf } from '../../any-of.ts';
import { goodsForShops, situations } from './situations.ts';
import { namesPeopleOf } from './suits-reader.ts';
import type { Theme } from './theme.ts';
import { themes } from './themes.ts';

const all = [...situations, ...themes];
/** Narrow subjects before wide ones, and whether a text speaks of any of them: most speak of none of the narrow ones. */
const lists = [situations, themes].map((list) => ({
  list,
  meets: anyOf(list.map(({ pattern }) => pattern)),
}));

/** Subjects of which every kind is meant: church roof insurance is insurance, and tea towels are no linen. */
export const wholeSubjects: ReadonlySet<string> = new Set(
  `agency staff in care, apis and data feeds, backup, baked goods, bearing failure and machine health,
  bookkeeping and accounting, bookkeeping for small firms, call notes, captions, catering and snacks,
  checks, childcare, coffee, content, dashboards, flour and baking, food and coffee,
  fraud, fresh produce, fulfilment, insurance cover, internet lines, interpreters, interviews,
  invoicing and payments, kitchen machines, late invoices, lessons, logistics, newsletters,
  no-shows and booking, payroll, performances, photography, picking, recruitment,
  recruitment of specialists, recycling, rotas, search, streaming, support desks, tax, training,
  translation, trying on, tutoring, video, website, wine and drinks`.split(/,\s+/),
);

/**
 * The theme of an offer: a narrow one before a wide one, by its topic or, where it is told in a sentence, by the words that stand earliest. Whom it is for says nothing about what it is, so audiences are left out.
 * A theme has to be certain: see `isCertain`. `reader` is who reads the mail, in lower case.
 */
export function findTheme(topic: string, words: string, reader = ''): Theme | undefined {
  const lower = topic.toLowerCase();
  const isThing = isTool(words);
  const product = words
    .replace(/\b[\w-]+\.(?:com|io|net|org|co\.uk|de)\b/g, ' ')
    .replace(/\b(?:no (?:\p{Ll}+ )?|month-to-month |long(?:-term)? |annual |remote )contracts?\b/gu, ' ')
    .replace(/\bfor [\p{L}' -]{3,40}?(?=\bthat\b|\bwho\b|[,.;:!]|$)/gu, ' ')
    // What somebody produces need not grow.
    .replace(/^((?:we|i) )produce /, '$1make ')
    .replace(/^(?:we|i) (?:can )?help [\p{L}-]+(?: [\p{L}-]+)? /u, '');
  const isSentence = /^(?:we|i|our|my|the|you|with|this|it)\b/.test(product);
  // What it is made with, or done instead of, is not what is offered: "we resurface paths using old tyres".
  const bare = isSentence
    ? (/^(.{12,}?)(?:: | (?:about|across|at|because|for|from|in|inside|instead of|looking|made (?:from|of)|on|out of|rather than|so that|to|using|when|while|who|with) )/.exec(
        product,
      )?.[1] ?? product)
    : (/^(.{4,}?)(?:[,;:(]| - |\.\s| (?:with|by|from|at|in|on|that|which|so)\b)/.exec(product)?.[1] ??
      product);
  const head = lower || (bare.split(/ (?:of|for|to|up|against|between|before|after|per|as) /)[0] ?? '');
  // Software that plans what a kitchen cooks is no food, and what is given away is sold to nobody.
  // A website that lists farm shops is looked up, and not looked after.
  const isSite = /\bweb ?sites? (?:for|that|to|where|which)\b/.test(words);
  // Who mends or collects a thing supplies none.
  const caresFor =
    /^(?:we|i) (?:(?:can|also|will) )?(?:clean|collect|conserve|digiti[sz]e|insure|inspect|maintain|mend|recondition|recycle|refurbish|remove|repair|restore|service|store|test|wash)\b/.test(
      words,
    );
  const suits = (theme: Theme) =>
    !((isThing || caresFor) && soldAsGoods.has(theme.name)) && !(isSite && theme.name === 'website');
  // Nobody buys from a food bank, and who invites tenders sells nothing of what they are about.
  // Who studies rotas sells none.
  if (
    /^(?:we|i) (?:study|research)\b|^(?:we are|i am|i'm|we're) (?:an? )?[^,.;]*\b(?:researchers?|researching|studying)\b/.test(
      words,
    )
  )
    return undefined;
  if (/\b(?:donated|surplus|food (?:bank|pantry)|soup kitchen|community fridge)\b/.test(words))
    return undefined;
  if (
    /\b(?:inviting|invites?|seeking|call for|requests? for) (?:bids|expressions|offers|proposals|tenders)\b/.test(
      words,
    )
  )
    return undefined;
  for (const { list, meets } of lists) {
    const found =
      (meets(head) ? list.find((theme) => suits(theme) && namesHead(theme, head, reader)) : undefined) ??
      (isSentence && meets(bare) ? earliest(list.filter(suits), bare, lower, reader) : undefined);
    if (found) return found;
  }
  // "Software that …" is told by what it does, and what has a subject by nothing that stands behind it.
  return packageEnd.test(bare)
    ? earliest(all.filter(suits), lower ? bare : product, lower, reader)
    : undefined;
}

/** Subjects whose lines speak of what is eaten, drunk or used up. */
const soldAsGoods: ReadonlySet<string> = new Set([
  'baked goods',
  'catering and snacks',
  'coffee',
  'flour and baking',
  'food and coffee',
  'fresh produce',
  'hospital supplies',
  'hotel amenities',
  'linen and laundry',
  'office furniture',
  'print and merchandise',
  'vegan food',
  'wine and drinks',
]);

const packageEnd = /\b(?:app|platform|portal|service|software|solution|system|tool)s?$/;

/** Heads that leave the subject to the word before them: wine delivery is about wine, and wine testing is not. */
const carriers =
  /^(?:automation|contracts?|prevention|supply|supplies|deliver(?:y|ies)|subscriptions?|installation|services?|solutions?|products?|programmes?|boxes|kits?|catalogues?)$/;

/** Words before a thing that leave it what it is. */
const qualifiers =
  /^(?:(?:bespoke|bulk|commercial|custom|daily|digital|emergency|external|fresh|handmade|independent|local|mobile|online|organic|outsourced|professional|reconditioned|refurbished|regional|remote|seasonal|used|weekly|wholesale) )*$/;

/** Whether a pattern meets what a topic is, and not only what it is done with or for: `cranes?` of `crane hire`, not of `crane inspection`. */
function namesHead(theme: Theme, topic: string, reader: string): boolean {
  const match = theme.pattern.exec(topic);
  if (topic === '' || !match) return false;
  // "A poster and video series" is no video: what stands after "and" has its own head.
  const second = topic.indexOf(' and ') + 5;
  const from = second > 4 && match.index >= second ? second : 0;
  const words = (from > 0 ? topic.slice(from) : topic.replace(/ and .*$/, '')).split(' ');
  while (words.length > 1 && carriers.test(words.at(-1) ?? '')) words.pop();
  return (
    match.index + match[0].length > from + words.slice(0, -1).join(' ').length + (words.length > 1 ? 1 : 0) &&
    isCertain(theme, match, topic, reader)
  );
}

/**
 * One word has other senses after another (steel windows, tea towels): it is certain where nothing stands before it, where every kind of
 * the subject is meant, and where the reader's work agrees; two words are certain.
 */
function isCertain(theme: Theme, match: RegExpExecArray, topic: string, reader: string): boolean {
  return (
    / \S/.test(match[0]) ||
    wholeSubjects.has(theme.name) ||
    qualifiers.test(topic.slice(0, match.index)) ||
    knowsReader(theme, reader)
  );
}

/** Whether a theme speaks of the reader's own work. */
function knowsReader(theme: Theme, reader: string): boolean {
  const lines = [...theme.questions, ...theme.truths, ...theme.aims];
  if (theme.pattern.test(reader) || lines.some((line) => namesPeopleOf(line, reader))) return true;
  const known = stemsOf(reader);
  return lines.some((line) => [...stemsOfLine(line)].some((stem) => known.has(stem)));
}

/** The theme whose sign stands first; none where that sign is in the topic and not what the topic is. */
function earliest(list: readonly Theme[], text: string, topic: string, reader: string): Theme | undefined {
  let best: { theme: Theme; at: number; end: number } | undefined;
  for (const theme of list) {
    const match = theme.pattern.exec(text);
    if (match && (!best || match.index < best.at))
      best = { theme, at: match.index, end: match.index + match[0].length };
  }
  if (!best) return undefined;
  const from = topic === '' ? -1 : text.indexOf(topic);
  const isInTopic = from >= 0 && best.at >= from && best.end <= from + topic.length;
  return !isInTopic || namesHead(best.theme, topic, reader) ? best.theme : undefined;
}

/** The theme of that name. */
export function getTheme(name: string): Theme | undefined {
  return all.find((theme) => theme.name === name);
}

/** Words that stand in most offers and most lines, so that sharing one says nothing. */
const commonStems = new Set(
  'your you they them with that this from when where what which most more less than then have need make take give find show tell look know work team time week month year people person business company customer client help good great best first last next often right left long short much many does done before after every other another still only even better easier easy hard side hand hands things thing place today start keep stay come goes look looks looking handle made making cost costs price prices money save spend hold run put set open whole single miss report supply bill part own plan call answer service offer ask question system line room second number use used new member people guest visit fill'
    .split(' ')
    .map(toStem),
);

/** Other themes all lines of which suit whatever meets the pattern. */
const allSuit = new Set([goodsForShops.name, 'food and coffee']);

/** The lines of a theme that speak of what is offered: of a wide one those that share a word of substance with it. */
export function linesAbout(
  lines: readonly string[],
  offer: string,
  theme: Theme | undefined,
): readonly string[] {
  if (theme && (allSuit.has(theme.name) || situations.includes(theme))) return lines;
  const offered = stemsOf(offer);
  return lines.filter((line) => [...stemsOfLine(line)].some((stem) => offered.has(stem)));
}

const knownStems = new Map<string, Set<string>>();

/** The stems of a theme's line; there are as many as lines. */
function stemsOfLine(line: string): Set<string> {
  const stems = knownStems.get(line) ?? stemsOf(line);
  knownStems.set(line, stems);
  return stems;
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]{2,}/gu) ?? [];
  return new Set(
    words
      .flatMap((word) => word.split('-'))
      .filter((word) => word.length > 3 || /^(?:ads?|tax|app)$/.test(word))
      .map(toStem)
      .filter((stem) => !commonStems.has(stem)),
  );
}

function toStem(word: string): string {
  return word.replace(/(?:ations?|ings?|ments?|ers?|ed|es|s|ies|y|e)$/, '').slice(0, 7);
}

/** Whether a plural topic names what somebody does, one by one. */
export function isService(topic: string): boolean {
  return /(?:[^rk]ings|[ts]ions|ments|tests|checks|audits|changes|drawings|drills|interviews|moves|surveys|studies|visits|tours|evenings|events|workshops|classes|lessons|courses|repairs|services|medicals|refunds|replacements)$/.test(
    topic,
  );
}

/** Whether an offer is something to be looked at and tried on one's own work; a service or goods are supplied. */
export function isTool(offer: string): boolean {
  return /\b(?:software|saas|apps?|platform|tools?|dashboard|portal|crm|erp|plug-?in|chatbot|database|tracker|online|(?:ai|digital|cloud|automated) (?!courses?\b|training\b|classes\b|lessons\b)\p{Ll}+)\b/iu.test(
    offer,
  );
}

/** Whether the thing that is offered is such a tool itself: testing of apps and workwear with an online shop are none. */
export function offersTool({
  noun,
  extras,
  all,
}: {
  noun?: { withArticle?: string; withOur?: string };
  extras: readonly string[];
  all: string;
}): boolean {
  const phrase = noun?.withArticle ?? noun?.withOur;
  if (phrase === undefined) return isTool(all);
  return isTool([phrase.split(/ (?:of|with) /)[0], ...extras].join(' '));
}

/** Whether a topic names something that people do or look after, and not a thing that is sold. */
export function isActivity(topic: string): boolean {
  return (
    /(?:ing|[ts]ion|ment|ance|logistics|payroll|security|compliance|recruitment|analytics|support|delivery|procurement|insurance|safety|onboarding)$/.test(
      topic,
    ) &&
    // Wine, fish and jewellery end so, too.
    !/\b(?:riesling|herring|duckling|earring|string|spring|ring|wing|king|grazing|action|attraction|auction|exhibition|option|petition|portion|position|reception|station|ceiling|evening|morning|icing|topping|stuffing|filling|equipment|building|clothing|packaging|furniture|bedding|lighting|application|software|extension|edition|venue|fencing|flooring|decking|racking|shelving|panelling|railing|awning|tubing|piping|matting|cladding|scaffolding|seating)s?$/i.test(
      topic,
    )
  );
}
