import { isOrdinaryWord } from '../../../gate/index.ts';
import { decapitalise, isPlural, toArticle } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import { findFixedSpelling, personNouns } from '../../text/words.ts';
import { turnPronouns } from '../context/second-person.ts';
import { withTradeClause } from './audience.ts';
import type { Persona } from './parse-persona.ts';
import { findLastingNews, firstLine, withoutMore } from './persona-news.ts';
import { withoutRanges } from './persona-one.ts';
import { findBusiness, isOfOthers, unsaid } from './reader-situation.ts';
import { toSingular } from './to-singular.ts';

const wordsMax = 14;

/** A clause in the present on who reads or where: `a bistro that changes its menu every week`. */
const relative =
  /^(.+?),? (?:that|which|who) (?:also |now |often |only |regularly )?((?:already |always |mainly |mostly |usually )?(\p{Ll}+) .+)$/u;

const often = /^(?:already|always|mainly|mostly|usually) /;

/** What somebody thinks or is paid for, what a post says already, and what is no reason to write. */
const noGround =
  /^(?:answers?|are|believes?|can|commutes?|comes?|could|did|dislikes?|does|do|feels?|gets?|goe?s|had|handles?|has (?:been|had|just|never)|hates?|have (?:been|had|just|never)|heads?|is|keeps|knows?|lacks?|lead|leads|leaves?|likes?|lives?|look|looks|love|loves|made|makes? (?:all|the)|manages?|may|mentions?|might|must|needs?|never|oversees?|owns?|plans?|prefers?|reads?|reports?|runs?|said|says?|seems?|should|spends?|starts?|takes?|thinks?|tries|try|used|wants?|was|went|were|will|wishes|works?|would|writes?)\b/;

/** `known for outdoor venues`, `known for her sourdough classes`. */
const known = /,? (?:best |well[- ]|widely )?known for ([^,;]+)/;

const counted = String.raw`(?:(?:about|almost|around|nearly|over|roughly|some) )?(?:\d[\d,.]*k?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
/** Whom or what it says little to count. */
const uncounted = String.raw`(?:more|percent|per|full[- ]time|part[- ]time|year|years|months?|weeks?|days?|hours?|k|m|million|bn|billion|people|ppl|persons?|employees|staff|heads?|headcount|fte|kids|children|sons|daughters|dollars|euros|pounds|usd|eur|gbp|followers|devs?|engineers?|developers?|lawyers|attorneys|consultants|vets|dentists|partners|founders|rms|shifts|times|neighbou?rhoods)\b`;
/** `a courier firm with 40 vans`, `landscaping business, 6 vans`: what the reader has. */
const holding = new RegExp(
  String.raw`(?: with|,|;) (${counted}(?: (?!${uncounted})(?!and\b|at\b|for\b|in\b|of\b)[\p{L}'-]+){1,3}?)(?=$|[,;]| (?:and|across|all|in|that|who|which|on|near)\b)`,
  'u',
);

/**
 * What a persona tells of the reader that may be a reason to write, as it stands after "because": `a shop that holds readings every month` → `you hold readings
 * every month`, `a courier firm with 40 vans` → `you have 40 vans to look after`, `a bistro, 45 seats` → `you have 45 seats to fill`. Undefined where it tells nothing of the kind.
 */
export function findState(persona: string): string | undefined {
  const text = withTradeClause(withoutRanges(firstLine(persona)));
  if (/\b(?:I|me|my|our|us|[Ww]e)\b|[:@|]/.test(text)) return undefined;
  const told =
    ofBusiness(text) ??
    ofClause(text) ??
    ofRenown(text) ??
    ofGeneration(text) ??
    ofGoods(text) ??
    ofWays(text) ??
    ofHoldings(text) ??
    ofLastingNews(persona);
  return told && !unsaid.test(told) && told.split(' ').length <= wordsMax ? told : undefined;
}

/** What befell somebody, what he lives with, and whom the sender has already: not told to his face. */
const untold =
  /\b(?:addict|applicants?|attendees?|bereaved|candidates?|clients?|couples?|customers?|decision|disabled|divorced|donors?|elderly|employees|ex|exhausted|former|guests|homeless|job|jobless|laid|lapsed|leads|local|low-income|members?|older|overweight|past|patients?|people|pensioners|persons|pregnant|professionals|prospects?|retired|retirees|seniors?|single|small|struggling|subscribers?|sufferers|survivors?|unemployed|users|victims|visitors|widow\p{L}*)\b/u;

/** Children of whom nothing is told but how old they are. */
const ofChildren =
  /^(?:[\p{Ll}-]+ )?parents of ((?:(?:pre-?school|primary[- ]school|school[- ]age|small|teenage|young) )?(?:babies|boys|children|girls|kids|newborns|pre-?schoolers|teenagers|teens|toddlers|twins))$/u;

/** Where a list of those who read goes on. */
const goesOn = /^(?:, (?!\p{Ll}+ing\b)[\p{L} -]+(?:,| (?:and|or) )| ?(?:and|or|&|\/) ?\p{L})/u;

/** What somebody is whose place in life is the reason to write. */
const inLife = /^(?:caregiver|carer|guardian|homeowner|landlord|parent|tenant)$/;

/** What somebody is who is written to as one of a group and works in no firm that is named: `New homeowners` → `you are a new homeowner`. */
export function findGroupState({
  plural = '',
  duty,
  unit,
  where,
  words: persona,
}: Persona): string | undefined {
  const ofOne = /^are (an? (?:first-time|freelance|new|self-employed) [^,]+)$/.exec(duty ?? '')?.[1];
  if (ofOne && !where) return `you are ${ofOne}`;
  const ofHimself = /\b(?:freelance|self-employed)\b/.test(plural);
  const isNew = /^(?:first-time|new) /.test(plural);
  if (!plural || where || (duty && !isNew) || (unit && !(ofHimself || /^(?:family|home)$/.test(unit))))
    return undefined;
  if (untold.test(plural) || / (?:and|or) /.test(plural)) return undefined;
  // "Freelance designers, illustrators and writers": which of them reads, nobody knows.
  if (goesOn.test(persona.slice(plural.length)))
    return plural.startsWith('freelance ') ? 'you freelance' : undefined;
  const children = ofChildren.exec(plural)?.[1];
  // Every parent is the parent of a child.
  if (/^(?:boys|children|girls|kids)$/.test(children ?? '')) return undefined;
  if (children)
    return `you are the parent of ${children === 'twins' ? children : `${toArticle(children)} ${toSingular(children)}`}`;
  const words = plural.split(' ');
  const one = toSingular(plural);
  const head = one.split(' ').at(-1) ?? '';
  // A trade alone is told to nobody: "you are a baker".
  const isTold = isNew || ofHimself || inLife.test(head);
  if (
    !isTold ||
    words.length > 3 ||
    !(personNouns.has(head) || /(?:[eo]r|ian|ist|ant|ent)$/.test(head)) ||
    !words.every((word) => /^[\p{L}-]+$/u.test(word))
  )
    return undefined;
  // "Etsy sellers": a name that was typed with or without its capital.
  return words.every(
    (word) =>
      word.includes('-') ||
      isOrdinaryWord(word) ||
      /^\p{Ll}+ing$/u.test(word) ||
      findFixedSpelling(word) === word,
  )
    ? `you are ${toArticle(one)} ${one}`
    : undefined;
}

/** `Nurses who have worked nights for years`: what has been so of all of them for long is known to each, and no news. */
function ofLastingNews(persona: string): string | undefined {
  const news = findLastingNews(persona);
  return news && turnPronouns(decapitalise(news), true);
}

function ofBusiness(text: string): string | undefined {
  const business = findBusiness(text);
  return business && turnPronouns(business, true);
}

/** What somebody does besides, which says more than what he runs: `who runs a brewery and does the deliveries himself`. */
const besides =
  /\b(?:that|which|who) (?:has|leads|manages|owns|runs) [^,]*?,? and (?:also |still )?(\p{Ll}+s (?:[^,]+? (?:himself|herself|themselves|alone)|(?:every|in the|most|on|until) [^,]*\b(?:evening|morning|night|sunday|saturday|weekend)s?))(?=$|[,;])/iu;

function ofClause(text: string): string | undefined {
  const own = besides.exec(text)?.[1];
  const [does = ''] = own?.split(' ') ?? [];
  if (own && (does === 'does' || findVerb(does)?.form === 'third')) return turnPronouns(`they ${own}`, true);
  const [, before = '', clause = '', verb = ''] = relative.exec(text) ?? [];
  if (!clause || noGround.test(clause.replace(often, ''))) return undefined;
  const found = findVerb(verb);
  const isSingular = found?.form === 'third' || verb === 'has';
  const isOfSeveral = (found?.form === 'base' || verb === 'have') && isPlural(before.split(' ').at(-1) ?? '');
  if ((!isSingular && !isOfSeveral) || isOfOthers(before, verb)) return undefined;
  // "Sells clothes and complains online".
  const first = withoutMore(clause).replace(/ and \p{Ll}+s (?:about|for|in|on|online|to|with)\b.*$/u, '');
  const told = turnPronouns(`they ${first}`, true);
  return told?.startsWith('you ') && told.split(' ').length > 2 ? told : undefined;
}

/** `A Shopify store selling handmade candles`: what is sold there. */
function ofGoods(text: string): string | undefined {
  const what =
    /\b(?:brand|business|company|farm|shop|stall|start-?up|store|studio) selling ((?!(?:at|for|in|on|online|through|to)\b)[^,;]+)/u.exec(
      text,
    )?.[1];
  return what && `you sell ${withoutMore(what)}`;
}

/** `Sites running three shifts`, `a laundry washing 9,000 sheets a week`: how much is done there. */
const atScale =
  / (cooking|handling|hosting|moving|packing|printing|processing|running|serving|shipping|washing) ((?:(?:about|around|over|up to) )?(?:\d[\d,.]*k?|two|three|four|five|six|seven|eight|ten|twelve|dozens of|hundreds of) [\p{Ll} -]+?s(?: (?:an?|each|every|per) [\p{Ll}]+)?)$/u;

/** `HubSpot users`, `on-premise only`, `suppliers in Vietnam and Turkey`, `six years' experience in Kotlin`: how and where somebody works, and with what. */
function ofWays(text: string): string | undefined {
  const tool = /, (\p{Lu}[\p{L}\d.]*(?: \p{Lu}[\p{L}\d.]*)?) users?(?=$|[,;])/u.exec(text)?.[1];
  if (tool) return `you use ${tool}`;
  const only =
    /(?:,|;) ((?:on-prem(?:ises?)?|in-house|fully remote|remote) only|fully remote)(?=$|[,;])/u.exec(
      text,
    )?.[1];
  if (only) return `you are ${only}`;
  const places =
    / with ((?:[\p{Ll}-]+ )?(?:branches|clients|customers|depots|factories|offices|plants|shops|sites|stores|suppliers|teams|warehouses) (?:across|in) (?:the )?\p{Lu}[^;]*)$/u.exec(
      text,
    )?.[1];
  if (places) return `you have ${places}`;
  // "With lots of restaurant clients", "sites running three shifts".
  const many = / with ((?:dozens|hundreds|lots|plenty) of [^,;]+)$/u.exec(text)?.[1];
  if (many) return `you have ${many}`;
  const [, doing = '', howMany = ''] = atScale.exec(text) ?? [];
  const does = doing && findVerb(doing)?.base;
  if (does) return `you ${does} ${howMany}`;
  const [, years, field] =
    /, ((?:\d+|\p{Ll}+) years)['’]? (?:of )?experience (?:in|of|with) ([^,;]+)/u.exec(text) ?? [];
  return years && `you have ${years} of experience in ${field}`;
}

function ofRenown(text: string): string | undefined {
  const what = known.exec(text)?.[1];
  return what && `you are known for ${what.replace(/\b(?:her|his|its|their)\b/g, 'your')}`;
}

function ofGeneration(text: string): string | undefined {
  const [, kind, generation] =
    /\bfamily[- ](?:owned |run )?(business|company|firm)\b[^,]*\bin (?:its |the |their )?(\p{Ll}+|\d(?:nd|rd|th)) generation\b/u.exec(
      text,
    ) ?? [];
  return kind && `you are a family ${kind} in the ${generation} generation`;
}

/** What stands empty where nobody comes: `45 seats`, and rooms where guests sleep. */
const toFill = /(?: (?:covers|seats|tables)|\b(?:b&b|guest ?house|hostel|hotel|inn|lodge)\b.* rooms)$/iu;
/** So few that who works there is no reason to write: `3 receptionists`. */
const few = /^(?:[2-9]|two|three|four|five|six|seven|eight|nine) /;

function ofHoldings(text: string): string | undefined {
  const what = holding.exec(text)?.[1] ?? '';
  const noun = what.split(' ').at(-1) ?? '';
  const isSomebody = personNouns.has(toSingular(noun)) || /ista?s$/.test(noun);
  return isPlural(noun) &&
    !/ (?:figures|percent|ratings|years)$/.test(what) &&
    !(isSomebody && few.test(what))
    ? `you have ${what} to ${toFill.test(text.slice(0, text.indexOf(what) + what.length)) ? 'fill' : 'look after'}`
    : undefined;
}
