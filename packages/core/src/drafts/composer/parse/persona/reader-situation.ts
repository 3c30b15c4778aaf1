import { compact } from '../../../compact.ts';
import { isPlural, toNounCore } from '../../text/grammar.ts';
import { splitSentences } from '../../text/tidy.ts';
import { inFull } from '../../text/time-units.ts';
import { findVerb } from '../../text/verbs.ts';
import { prepositions } from '../../text/words.ts';
import { turnPronouns } from '../context/second-person.ts';
import { firstLine, withoutMore } from './persona-news.ts';
import { withoutRanges } from './persona-one.ts';
import { toSingular } from './to-singular.ts';

const wordsMax = 16;

/** What nobody reads in a stranger's mail, however softly it is put, and what the sender has to do with it. */
export const unsaid =
  /\b(?:addict\w*|bankrupt\w*|bereav\w*|breach\w*|bust|cancer|complain\w*|convict\w*|debts?|died|diagnos\w*|divorc\w*|dying|fail(?:ed|s)|fired|firing|fraud|grie(?:f|ving)|hacked|hat(?:es?|ing)|I|illness|insolven\w*|laid off|lawsuits?|lay-?offs?|me|mourn\w*|my|our|redundan\w*|resign\w*|s?he|scandal\w*|scepti\w+|skepti\w+|su(?:ed|ing)|us|we|widow\w*)\b|[:;()"@|/]/;

/** `Struggling with`: what follows is on the reader's mind. */
const troubled = compact(
  '(?:^|,? )(?:(?:that|which|who) )?(?:(?:is|are) )?(?:also |currently |now )?(?:(?:anxious|battling|bogged|burdened|concerned|dealing|frustrated|grappling|hit|nervous|overwhelmed|plagued|squeezed|stretched|struggles|struggling|swamped|worried|worries|wrestling) (?:about|at|by|down (?:by|in|with)|from|over|of|with)|battling|exposed to|faces|facing|fears|fearing|fighting|suffering from|under pressure from) (.+)$',
  'u',
);

/** What somebody has had enough of: `sick of paying for delivery apps`. */
const fedUp =
  /(?:^|,? )(?:(?:that|which|who) )?(?:(?:is|are) )?(?:(?:also|currently|just|now|so) )?(?:fed up (?:of|with)|(?:sick|tired|sick and tired|weary) of) (.+)$/u;

/** More work than there is time for. */
const booked =
  /(?:^|, )((?:always|permanently) (?:booked(?: up)?|full|fully booked)|fully booked|booked out)(?=$|[,;])/;

/** Too few people, however it is put. */
const understaffed =
  /(?:^|, |\b(?:that|which|who) (?:is|are) )(?:(?:always|badly|chronically|permanently|still) )?(?:short[- ](?:handed|staffed)|understaffed)(?=$|[,;]| (?:and|since)\b)/;

/** What somebody wants, lacks or still does by hand: `who cannot find enough drivers`, `, needs a second line`. */
const wanting = compact(
  String.raw`(?:\b(?:that|which|who) (?=\p{L})|^, (?:s?he |they )?|, (?=needs |still |wants ))((?:still (?!is\b|are\b|\p{Ll}+ing\b)\p{Ll}+|wants?|needs?|must|can hardly|cannot|can't|can no longer|do(?:es)?(?: not|n't) (?:have|know|want)|ha(?:s|ve) (?:difficulty|no|problems|too (?:few|little|many|much)|to|trouble|(?:just |recently )?lost (?:its|their) (?:[\p{Ll}-]+ ){0,2}(?:accountant|advis[eo]r|agency|bookkeeper|caterer|cleaner|contractor|developer|funding|grant|instructor|operator|provider|sponsor|supplier|technician|vendor|venue)\b)|never (?:finds?|gets?|ha(?:s|ve)) .*?(?:\btime\b|\b(?:a)?round to\b|\benough\b)|hopes? to|plans? to|tr(?:y|ies) to|loses?|lacks?|misses|wastes?|spends?|struggles? to|keeps? (?:getting|having|losing|missing|running)|runs? out|wishes (?:s?he|they) (?:could|had)|would (?:like|love)).*)$`,
  'u',
);

/** What somebody does not like to do or have: `, hates paperwork`. What he thinks of those who sell is no matter of the offer's. */
const disliked =
  /(?:^|,? )(?:(?:that|which|who) )?(?:can['’]t stand|dislikes?|dreads?|hates?|hating|loathes?) (?!.*\b(?:ads?|calls|e-?mails?|people|pitche?s?|sales\p{Ll}*|spam|surprises|vendors?)\b)(?:it when )?(.+)$/u;

const before = String.raw`(?<!^|\b(?:an?|at|for|from|in|not|of|our|the|to)) (?:(?:that|which|who) (?:is|are) )?(?:currently |now )?`;

/** What the reader would like, or finds hard: `looking to grow`, `short of drivers`. */
const troubledWith = compact(
  String.raw`${before}((?:aiming to|behind on|considering|downsizing|drowning in|eager to|evaluating|exploring|hoping to|keen to|looking (?:for|to)|losing|missing out|outgrowing|ready to|running (?:on (?:an? )?(?:ag(?:e?ing|ed)|legacy|old|outdated)|out)|short (?:of|on)|snowed under|still \p{Ll}+ing|struggling to|stuck (?:in|on|with)|trying to|unable to|under pressure to|wasting) .+)$`,
  'u',
);

/** What the reader is about, as everybody may know: `preparing for an audit`, `a firm opening its second shop`. */
const busyWith = compact(
  String.raw`${before}((?:applying for|building (?:an?|its|out|their)|changing (?:its|their|to)|developing (?:an?|its|new|the|their)|expanding (?:abroad|across|from|into|its|their|to)|gearing up|getting ready|going (?:for (?:an?|its|the|their|\p{Lu}\S*)|through (?:an?|its|the|their))|growing (?:by|fast|from|quickly|rapidly)|hiring (?:its|more|new|their|\d[\d,.]*\+?|two|three|four|five|several)|in the (?:middle|process) of|launching (?:an?|its|new|the|their)|migrating|moving (?:away|from|into|its|off|the|their|to)|opening (?:an?|another|its|more|new|the|their|\d|two|three|four)|planning (?:an?|its|next|the|their|this|to)|preparing (?:for|to|an?|its|the|their)|rebuilding (?:an?|its|the|their)|renovating (?:an?|its|the|their)|replacing|rolling out|scaling (?:from|its|their|to|up)|switching (?:from|its|the|their|to)|working (?:on|towards) (?:an?|its|the|their)) .+|growing (?:fast|quickly|rapidly)(?:,.*)?)$`,
  'u',
);

/** What the reader is about at present, in the third person: `they are preparing for its first audit`. */
export function findBusiness(text: string): string | undefined {
  const deed = busyWith.exec(text)?.[1];
  return deed && `they are ${withoutMore(deed)}`;
}

/** What a place has that nobody likes to have: `with a small team and too many alerts`. */
const burdened = compact(
  String.raw` with (?:(?:(?! with ).)*? and )??((?:(?:a|an|its|their) )?(?:ag(?:e?ing|ed)|(?<=(?:an|its|their) )old (?!age)|broken|chronic|climbing|cumbersome|declining|disjointed|dwindling|empty \p{L}+s|endless|erratic|falling|fluctuating|fragmented|frequent|growing (?:backlog|debt|demand|list|need|number|pile|waiting)|high (?:[\p{L}-]+ ){0,2}(?:attrition|bills|churn|costs?|rates?|staff|turnover|waste)|inconsistent|increasing|inefficient|irregular|legacy|limited|long (?:\p{L}+ )?(?:lead|lines|queues?|time|wait\p{Ll}*)|low (?:\p{L}+ ){0,2}(?:attendance|completion|conversion|engagement|occupancy|open|rates?|response|sales|stock|usage|yields?)|manual|mounting|outdated|overflowing|patchy|poor|recurring|rising|scattered|shrinking|slow|soaring|sluggish|stagnant|stalled|thin|too (?:few|little|many|much)|unpredictable|unreliable|unused|volatile)\b.*|an? (?:\p{L}+ ){1,4}that keeps \p{Ll}+ing\b.*)$`,
  'u',
);

/** What somebody has or has not: `with a target to cut energy use`, `, no website`. */
const holding =
  /(?: with (?:[^,]*? and )?|, )((?:an? (?:goal|mandate|plan|pledge|target) to|no (?!(?:budget|current|children|contact|experience|idea|kids|money|more|names?|problem|reply|rush|staff)\b)(?=\p{Ll}{3,}|\p{Lu}))(?: ?)(?:(?! just )[^,])+)/u;

/** What a household has just done: `families who have just moved to the area`. */
const newAtHome =
  /^(?:an? |the )?(?:[\p{Ll}-]+ ){0,2}(?:couples?|families|family|homeowners?|households?|parents?) .*?\b(?:that|who)(?: have| has|['’]ve) ((?:just |newly |recently )(?:bought|had|moved|started)\b.+)$/iu;

/** `whose cloud bill grew by half`, `where invoices go out late`: what goes wrong, up or down there. */
const atTheirs = compact(
  String.raw`(?:,| )(?:(whose)|where) (?:the (?=\p{Ll}))?(\p{Ll}(?:(?!, ).)*? (?:(?:are|is) (?:always|behind|down|empty|full|growing|late|low|often|short[- ]staffed|shrinking|short|slow|still|tight|too|understaffed|up)|(?:ha(?:s|ve) )?(?:climbed|doubled|dropped|fallen|gone (?:down|up)|grown|jumped|risen|tripled)|breaks?|climbs?|complains?|costs?|doubles?|drops?|eats?|fails?|falls?|fell|goe?s?|grew|grows?|keeps? \p{Ll}+ing|leaks?|pil(?:e|es) up|ris(?:e|es)|rose|runs? (?:late|over)|sits? (?:empty|idle)|stands? (?:empty|idle)|takes?|waits?)\b.*)$`,
  'u',
);

/** What needs no owner: `a stop costs …`, `nobody knows …`. */
const isDetermined =
  /^(?:all|an?|any\p{Ll}*|both|each|every\p{Ll}*|half|her|his|its?|many|most|no|nobody|no-?one|nothing|one|only|people|some\p{Ll}*|their|there|they|things|too|two|three|what|\d\S*)\b/u;

/** `Caring for an elderly parent | who wants to stay at home`: somebody whom the reader looks after or works for, and what is said of that one. */
const ofOneInCare =
  /^(.*\p{L} (?:for|of|to|with|helping|raising|supporting|looking after) (?:an?|her|his|one|the|their) (?:[\p{L}-]+ ){0,2}?(baby|cat|child|client|customer|dad|daughter|dog|employee|father|friend|grandparent|guest|horse|husband|mother|mum|parent|partner|patient|pet|pupil|relative|resident|son|spouse|student|teenager|tenant|toddler|wife))(?: (?:that|who) (.+))$/u;
/** Those of them who are the reader's own. */
const ownKin =
  /^(?:baby|cat|child|dad|daughter|dog|father|grandparent|horse|husband|mother|mum|parent|partner|pet|relative|son|spouse|teenager|toddler|wife)$/;

/** What is so with somebody in the reader's care, who is none of the reader: `their parent wants to stay at home`. */
function toInCare(text: string): { before: string; told?: string } | undefined {
  const [, before = '', who = '', clause = ''] = ofOneInCare.exec(text) ?? [];
  if (!clause) return undefined;
  const isTold = ownKin.test(who) && (wanting.test(`who ${clause}`) || troubled.test(`who ${clause}`));
  return isTold ? { before, told: `their ${who} ${withoutMore(clause)}` } : { before };
}

/** `Parents of children aged 8 to 13`. */
const withChildren =
  /^(?:[\p{Ll}-]+ )?parents (?:of|with) (?:an? )?(boys?|child(?:ren)?|daughters?|girls?|kids?|sons?|teenagers?) ((?:aged|between|from|over|under) \d+(?: ?(?:-|–|and|to) ?\d+)?(?: years old)?)(?=$|,| (?:across|around|at|in|near|on|who|with)\b)/iu;

/** `Operations managers at regional bakeries`. */
const atOwnPlace =
  /^(?:[\p{L}-]+ ){0,3}(?:directors|heads|leads|managers|officers|owners|planners|supervisors) (?:at|of) (?:(?!(?:at|for|from|in|of|on|to|who|with)\b)[\p{L}-]+ ){0,4}[\p{L}-]+s$/iu;

/** `A clinic with patients who cannot come`: of others than the reader and the reader's firm. */
export function isOfOthers(before: string, verb: string): boolean {
  const words = before.trim().split(' ');
  const isPluralVerb = findVerb(verb)?.form === 'base' || /^(?:are|do|have)$/.test(verb);
  const isOpen = isPluralVerb || /^(?:can|must|would|cannot|can't)$/.test(verb);
  // "Managers at bakeries that deliver early": the bakeries are where they work.
  if (atOwnPlace.test(before)) return false;
  return isOpen && isPlural(words.at(-1) ?? '') && words.some((word) => prepositions.has(word.toLowerCase()));
}

/** `nurse burnout and high turnover` → `nurse burnout and high turnover are on your mind`, `… are a concern`. */
function onYourMind(topic: string): string[] {
  const is = isOfMany(topic) ? 'are' : 'is';
  return [`${topic} ${is} on your mind`, `${topic} ${is} a concern`];
}

/** Whether a topic is several things: `late deliveries`, `nurse burnout and high turnover`. */
function isOfMany(topic: string): boolean {
  const words = topic.split(' ');
  const end = words.findIndex((word, index) => index > 0 && prepositions.has(word));
  const head = end < 0 ? words : words.slice(0, end);
  const isGerund =
    /^(?!(?:ag|climb|declin|dwindl|fall|fluctuat|grow|increas|mount|overflow|recurr|ris|shrink|soar)e?ing$)\p{Ll}{2,}ing$/u.test(
      words[0] ?? '',
    );
  return (
    !isGerund &&
    (head.includes('and') || isPlural(toNounCore(topic).at(-1) ?? '') || /^too (?:few|many)\b/.test(topic))
  );
}

/** Where something else begins that is said of the same person: `…, loses an hour a day`, `… and wishes she had more time`. */
const further = /(?:,|,? (?:and|but)) (?=(?:always|can['’]t|cannot|is|never|still|would|\p{Ll}+s) )/gu;

/** A sentence that only says what somebody does: `Spends every Monday on a whiteboard.`, `She never finds time for it.` */
export const verbFirst =
  /^(?:(?:(?:s?he|they) )?(?:also |often )?(?:can['’]t|cannot|dislikes|dreads|hates|hopes|is (?:always|still)|lacks|loathes|loses|misses|needs|never|spends|still|struggles|tries|wants|wastes|wishes|would)|(?:she|he)['’]s (?:always|still)) /i;

/** What a persona says of the reader one after another: from its beginning, from each further clause, and each further sentence. */
function tailsOf(persona: string): string[] {
  const text = withoutRanges(firstLine(persona));
  const [, ...sentences] = persona.includes('\n') ? [] : splitSentences(persona);
  const told = sentences.flatMap((sentence) => {
    const opening = verbFirst.exec(sentence)?.[0];
    const bare = sentence.replace(/[.!]$/, '');
    return opening ? [`, ${bare[0]?.toLowerCase()}${bare.slice(1)}`] : [];
  });
  return [text, ...told].flatMap((one) => {
    const ends = [...one.matchAll(further)];
    return [
      one,
      ...ends.map(({ index, 0: mark }) => `, ${one.slice(index + mark.length)}`),
      ...ends.slice(0, 1).map(({ index }) => one.slice(0, index)),
    ];
  });
}

/** Whether what the reader has on his mind is what the offer is about: `automate invoicing`, to accounts payable automation. */
function isMetBy(situation: string, offer: string): boolean {
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));
  const offered = new Set(stems(offer));
  return stems(situation).some((stem) => offered.has(stem));
}

/**
 * What a persona tells of the reader's present, as it may stand after "if": `who still plans shifts in spreadsheets` → `you still plan shifts in spreadsheets`,
 * `struggling with churn` → `churn is on your mind`, `churn is a concern`. Of several things the one that the offer is about, else the first. Empty where it
 * tells nothing of the kind, or what nobody would say to the reader.
 */
export function findSituation(persona: string, offer = ''): string[] {
  const found = tailsOf(persona)
    .map(readSituation)
    .filter((clauses) => clauses.length > 0);
  return found.find(([clause = '']) => isMetBy(clause, offer)) ?? found[0] ?? [];
}

/** A clause on the reader's own, said to the reader, where it can be. */
function sayOf(clause: string): string[] {
  const turned = turnPronouns(clause, true);
  return turned && !unsaid.test(turned) && turned.split(' ').length <= wordsMax ? [turned] : [];
}

function readSituation(text: string): string[] {
  // "We are trying to reach teachers": who is trying, is the sender.
  if (/\b(?:I|I'm|I am|[Ww]e|[Ww]e're)\b/.test(text)) return [];
  const inCare = toInCare(text);
  if (inCare) return inCare.told ? sayOf(inCare.told) : readSituation(inCare.before);
  const burden = disliked.exec(text)?.[1];
  const topic = troubled.exec(text)?.[1] ?? burdened.exec(text)?.[1] ?? burden;
  const turned = turnPronouns(topic ? withoutMore(topic) : (clauseOf(text) ?? ''), true)?.replace(
    atWork,
    '$1',
  );
  if (!turned || unsaid.test(turned) || turned.split(' ').length > wordsMax) return [];
  if (topic && topic === burden) {
    // "Their wms": letters that nobody can say as a word.
    const named = turned.replace(/\b[bcdfghjklmnpqrstvwxz]{3,4}$/, (letters) => letters.toUpperCase());
    return [`${named} ${isOfMany(named) ? 'are' : 'is'} a burden`];
  }
  return topic ? onYourMind(turned) : [inPlainWords(turned)];
}

/** `Evaluating tools at a mid-size SaaS company`: where the reader works, the reader knows. */
const atWork =
  /^(your? (?:\S+ ){2,}?\S+) (?:at|for|in|within) an? (?:[\p{L}\d&-]+ ){0,5}(?:agency|bank|brand|business|chain|charity|college|company|consultancy|council|distributor|firm|group|hospital|hotel|insurer|manufacturer|non-?profit|organi[sz]ation|practice|retailer|scale-?up|school|start-?up|studio|university|vendor)$/u;

/** A month that was cut short. */
const monthCut = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)$/;

/** `you must report` → `you have to report`, `you are losing members since May` → `you have been losing …`. */
function inPlainWords(clause: string): string {
  return clause
    .replace(
      /^you are (?=(?:still )?\p{Ll}+ing .*\b(?:for (?:months|weeks|years)|since)\b)/u,
      'you have been ',
    )
    .replace(/\bsince (\p{Ll}{3,4})\.?$/u, (found, month: string) =>
      monthCut.test(month) ? `since ${inFull(month)}` : found,
    )
    .replace(/^you must /, 'you have to ')
    .replace(/^you (?:are struggling|struggles?) to /, 'you find it hard to ');
}

/** The same of the reader in the third person, where it is more than a topic: `they still plans shifts in spreadsheets`. */
function clauseOf(text: string): string | undefined {
  const enough = fedUp.exec(text)?.[1];
  if (enough) return `they are tired of ${withoutMore(enough)}`;
  if (understaffed.test(text)) return 'they are short of staff';
  const full = booked.exec(text)?.[1];
  if (full) return `they are ${full}`;
  const wish = wanting.exec(text);
  if (wish?.[1] && !isOfOthers(text.slice(0, wish.index), wish[1].split(' ')[0] ?? ''))
    return `they ${withoutMore(wish[1])}`;
  const [, children = '', age = ''] = withChildren.exec(text) ?? [];
  if (children) return `they have a ${toSingular(children.toLowerCase())} ${age}`;
  const moved = newAtHome.exec(text)?.[1];
  if (moved) return `they have ${withoutMore(moved)}`;
  const held = holding.exec(text)?.[1];
  if (held) return `they have ${withoutMore(held)}`;
  const [, whose, rest = ''] = atTheirs.exec(text) ?? [];
  if (rest) {
    const told = withoutMore(rest);
    return whose || !isDetermined.test(told) ? `their ${told}` : told;
  }
  const deed = troubledWith.exec(text)?.[1];
  return deed && `they are ${withoutMore(deed)}`;
}
