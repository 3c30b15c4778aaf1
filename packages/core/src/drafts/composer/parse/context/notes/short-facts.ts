import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isCount, isParticiple, withArticle } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, organisationNouns, personNouns } from '../../../text/words.ts';
import { toPassive, toQuality } from '../../offer/notes/note-quality.ts';
import { isSeveral } from '../../offer/notes/note-words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { isSoFar } from './context-facts.ts';
import { type About, inSentence } from './detail-clause.ts';
import { firstTold, type TableOf } from './note-table.ts';

const count = String.raw`(?:(?:about|around|more than|over|up to) )?(?:\d[\d.,]*[kKmM]?\+?|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const span = String.raw`(?:(?:about|around|less than|under|up to) )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five|six|eight|ten|twelve) (?:business |calendar |working )?(?:minute|hour|day|evening|morning|week|weekend|month)s?`;
const often =
  '(?:(?:once|twice|(?:three|four|five|six|\\d+) times|\\d+ days) (?:an?|each|every|per) \\p{Ll}+|daily|weekly|monthly|quarterly|yearly|every .{3,30}|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?.{0,30})';
const money = String.raw`(?:[A-Z]{0,3} ?[$€£₹]\d|(?:AUD|CAD|CHF|DKK|EUR|GBP|NOK|SEK|USD) ?\d)`;
/** Words that name a thing, with what it is of or for: `migration of old spreadsheets`. */
const thing = String.raw`(?:[\p{L}\d-]+ ){0,7}?[\p{L}\d-]+`;
/** What there is one of beside an offer, and what is paid or given back. */
const terms =
  'bonus|break clause|contract|deposit|discount|fee|guarantee|instal?ment plan|pilot|rebate|subscription|surcharge|(?:return|refund|cancellation) policy|trial|voucher|waiting list|warranty';
/** What is measured or paid in, and no thing. */
const units =
  'days?|hours?|minutes?|months?|seconds?|weeks?|years?|acres|kg|km|miles|metres|cents|bucks|euros|dollars|pounds|pence|quid|pages|words';
/** How several things are; what is free, open or ready may be somebody. */
const qualities =
  'accessible|different|exempt|fresh|gentle|heavy|high|identical|ideal|light|low|perfect|quiet|rich|safe|small|soft|strong|suitable|tall|valid|visible';

/** Short facts without a verb, and how each is told. */
const rows: TableOf<[about: About]> = [
  // "Migration of old spreadsheets included", "two rounds of changes included".
  [
    compact(
      `^(?:all )?(${thing}(?<! not)) ((?:not )?(?:included|insured|provided|supplied)(?: (?:at|for|in|with) .{3,30})?)$`,
      'iu',
    ),
    ([, what = '', done = '']) => `${toSubject(what)} ${toBe(what)} ${decapitalise(done)}`,
  ],
  // "Flexible schedule".
  [
    /^(flexible) ((?:payment |working )?(?:dates|hours|schedule|shifts|terms|times))$/iu,
    ([, how = '', what = '']) => `the ${what.toLowerCase()} ${toBe(what)} ${how.toLowerCase()}`,
  ],
  // "First hour of audio free".
  [
    compact(
      `^(?:the )?((?:first|next) ${thing}) (free(?: of charge)?|half[ -]price|included|\\d+% off)$`,
      'iu',
    ),
    ([, what = '', terms = '']) => `the ${decapitalise(what)} ${toBe(what)} ${terms.toLowerCase()}`,
  ],
  // "Hardware at cost".
  [
    compact(`^(${thing}) (at (?:cost(?: price)?|trade price|no (?:extra )?(?:charge|cost)))$`, 'iu'),
    ([, what = '', how = '']) =>
      `${toSubject(what)} ${toBe(what) === 'are' ? 'come' : 'comes'} ${how.toLowerCase()}`,
  ],
  // "8% commission per policy", "two-week trial with no obligation", "flat annual fee".
  [
    compact(
      `^(?:an? )?((?:\\d[\\d.,]*%|[$€£]\\d[\\d.,]*|(?:\\d+|one|two|three|six|twelve)-\\p{Ll}+|flat|fixed|free|full|low|money-back|one-off|one-time|refundable|single|small|loyalty|referral|volume|yearly|annual|monthly) (?:[\\p{Ll}-]+ ){0,3}?(?:${terms}|commission|cashback)(?: (?:above|after|at|below|for|from|if|in|of|off|on|over|per|to|until|when|with|without) .+)?)$`,
      'iu',
    ),
    ([, what = '']) =>
      `there is ${/ cashback\b/i.test(what) ? decapitalise(what) : withOne(decapitalise(what))}`,
  ],
  [
    /^((?:discounts?|(?:group|reduced|special|volume) (?:prices|rates)|lower prices) (?:above|for|from|if|on|over) .+)$/iu,
    ([, what = '']) => `there ${toBe(what)} ${withOne(decapitalise(what))}`,
  ],
  // "40% retail margin", "battery life of 5 years".
  [
    /^(\d[\d.,]*(?:-\d+)?%) ((?:dealer|reseller|retail|retailer|trade) margin)$/iu,
    ([, share, what = '']) => `the ${what.toLowerCase()} is ${share}`,
  ],
  [
    compact(
      `^((?:[\\p{L}-]+ )?(?:accuracy|battery life|capacity|delivery time|height|length|lifespan|notice period|output|payload|power|purity|resolution|response time|RPO|RTO|shelf life|speed|thickness|waiting time|weight|width)) of (${count} .+)$`,
      'iu',
    ),
    ([, what = '', much]) => `the ${inSentence(what)} is ${much}`,
  ],
  [
    compact(
      `^((?:[\\p{Ll}-]+ )?(?:calls|classes|courses|lessons|sessions|talks|tours|visits|workshops)) of (${span})$`,
      'iu',
    ),
    ([, what = '', long]) => `${decapitalise(what)} last ${long}`,
  ],
  [
    compact(`^(groups) (?:of )?(up to ${count}(?: \\p{Ll}+)?)$`, 'iu'),
    ([, groups = '', many], { subject }) => withIt(subject, `for ${groups.toLowerCase()} of ${many}`),
  ],
  // "Gold medal at the World Gin Awards".
  [
    /^((?:bronze|gold|silver) medal) ((?:at|in) .+)$/iu,
    ([, medal = '', where], { subject }) =>
      `${subject === 'I' ? 'I' : 'we'} won a ${medal.toLowerCase()} ${where}`,
  ],
  // "Integration with DATEV".
  [
    /^(?:direct |full |native )?integration (?:into|with) ((?:all |most |your )?[\p{L}\d].+)$/iu,
    ([, what], { subject }) =>
      subject === 'it'
        ? `it integrates with ${what}`
        : subject === 'they'
          ? `they integrate with ${what}`
          : undefined,
  ],
  // "Dedicated account manager".
  [
    /^(?:an? |your )?((?:dedicated|named|personal) (?:\p{Ll}+ )?(?:adviser|advisor|coach|consultant|contact|manager|trainer))$/iu,
    ([, who = '']) => `you get a ${decapitalise(who)}`,
  ],
  // "92% of calvings detected two hours ahead".
  [
    /^(\d[\d.,]*% of (?:all )?(?:[\p{Ll}-]+ )?\p{Ll}+s) (\p{Ll}+ed|built|done|found|held|made|sent|sold)((?: .+)?)$/iu,
    ([, what = '', done = '', more = '']) =>
      isParticiple(done)
        ? `${what} ${/\b(?:19|20)\d\d\b|\blast\b/.test(more) ? 'were' : 'are'} ${done}${more}`
        : undefined,
  ],
  // "Packaging fully recyclable".
  [
    compact(
      `^(${thing}) ((?:100% |always |completely |fully )(?:\\p{Ll}+[ai]ble|compostable|insured|natural|organic|recycled|vegan))$`,
      'iu',
    ),
    ([, what = '', how]) => `${toSubject(what)} ${toBe(what)} ${how}`,
  ],
  // "20% lower premiums than the market average", "35% fewer at-fault accidents in the first year".
  [
    /^((?:about |around |up to )?\d[\d.,]*%) (cheaper|faster|higher|longer|lower|quicker|shorter) ((?:[\p{Ll}-]+ ){0,2}\p{Ll}+s) (than .+)$/iu,
    ([, much = '', how, what = '', than]) => `${what} are ${much} ${how} ${than}`,
  ],
  [
    /^((?:about |around |on average |up to )?\d[\d.,]*% (?:fewer|less|lower|more) (?!.*\b(?:bookings|budget|customers|funding|growth|head ?count|hires|orders|profits?|revenue|sales|staff|traffic|turnover|visitors)\b)(?!than\b)[\p{Ll} -]+?(?: (?:after|in|on|over|per|within) [^,;:]+)?)$/iu,
    ([, much = ''], { subject }) => (subject === 'I' ? undefined : `customers see ${decapitalise(much)}`),
  ],
  // "Installation in one weekend", "reply within 4 hours", "go-live in six weeks".
  [
    compact(
      `^(?:full )?((?:\\p{Ll}+ )?(?:assembly|fitting|implementation|installation|integration|migration|onboarding|rollout|set-?up|training)) (in|within|under) (${span})$`,
      'iu',
    ),
    ([, what = '', how = '', long = '']) =>
      `${decapitalise(what)} takes ${/^in$/i.test(how) ? '' : /^under$/i.test(how) ? 'under ' : 'at most '}${long}`,
  ],
  [
    compact(
      `^((?!new )(?:\\p{Ll}+ )?(?:collection|delivery|dispatch|go-live|launch|pick-?up|removal|replacement|shipping)) ((?:in|within|under) ${span}(?: .{3,40})?|${often})$`,
      'iu',
    ),
    ([, what = '', when = '']) =>
      `${decapitalise(what)} is ${when.toLowerCase().startsWith('under') ? 'in ' : ''}${when}`,
  ],
  [
    compact(
      `^((?:an?|all|your|the)? ?(?:[\\p{Ll}-]+ ){0,2}(?:answers?|cards|estimates?|first draft|keys|proofs?|quotes?|reply|replies|reports?|response|results|samples?|drawings|drafts|footage|images|photos|plans|videos)(?: online)?) ((?:in|within) ${span})$`,
      'iu',
    ),
    ([, what = '', when]) => `you get ${withOne(decapitalise(what.trim()))} ${when}`,
  ],
  // "Same-day delivery before noon", "weekly collection".
  [
    compact(
      `^((?:24-hour|daily|fortnightly|free|monthly|next-day|quarterly|same-day|weekly|worldwide) (?:[\\p{Ll}-]+ )?(?:cleaning|collections?|deliver(?:y|ies)|maintenance|meetings?|pick-?ups?|reports?|shipping|support|updates?|visits?)(?: .{3,40})?)$`,
      'iu',
    ),
    ([, what = '']) => `there ${toBe(what)} ${decapitalise(what)}`,
  ],
  // "Weight slips every month".
  [
    /^((?:[\p{Ll}-]+ )?(\p{Ll}+s)) (every .{3,30}|(?:once|twice) (?:an?|per) \p{Ll}+)$/iu,
    ([, what = '', noun = '', when]) =>
      (what === noun && findVerb(noun.toLowerCase())?.form === 'third') || isOfFirms(what)
        ? undefined
        : `there are ${decapitalise(what)} ${when}`,
  ],
  // "Two revisions per image", "300,000 titles in 40 languages".
  [
    compact(
      `^((?:\\d\\d?|two|three|four|five|six|eight|ten|twelve) (?!(?:${units}|million|thousand)\\b)(?:[\\p{Ll}-]+ ){0,2}\\p{Ll}+s(?: of \\p{Ll}+)?) ((?:for each|for every|per|with each|with every) (?:\\d+ |ten )?\\p{Ll}+(?: \\p{Ll}+(?<!ed))?)$`,
      'iu',
    ),
    ([, what = '', each]) => (isOfFirms(what) ? undefined : `you get ${decapitalise(what)} ${each}`),
  ],
  [
    compact(
      `^((?:more than |over )?\\d[\\d.,]*\\+? (?!(?:${units}|people)\\b)(?:[\\p{Ll}-]+ ){0,2}\\p{Ll}+s) ((?:across|from|in) (?:(?:the )?\\p{Lu}\\p{L}+(?:(?:,|,? and) \\p{Lu}\\p{L}+){0,3}|\\d[\\d.,]* (?!(?:${units})\\b)(?:\\p{Ll}+ )?\\p{Ll}+s|the \\p{Ll}+))$`,
      'u',
    ),
    ([, what = '', where]) => (isOfFirms(what) ? undefined : `there are ${what} ${where}`),
  ],
  // "In stock in Birmingham".
  [
    /^((?:all |always |currently |now )?in stock(?: (?:at|in|near) (?:(?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?))?)$/iu,
    ([, how = ''], { subject }) =>
      withIt(
        subject,
        how.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
      ),
  ],
  [/^(unlimited (?:[\p{Ll}-]+ ){0,2}\p{Ll}+)$/iu, ([, what = '']) => `you get ${decapitalise(what)}`],
  // "Free replacement of broken cameras".
  [
    /^free (?!(?:after|all|at|before|by|during|for|from|if|in|next|of|on|this|to|today|tomorrow|until|up|when|while|with)\b|\p{Ll}*day\b)((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+(?: (?:for|of|on|over|to|up to|with|within) .+)?)$/iu,
    ([, what = '']) => `there ${toBe(what)} ${withOne(`free ${decapitalise(what)}`)}`,
  ],
  [
    /^free (for (?:(?:all|public|registered|small|state|young) )?(?:charities|children|clubs|families|libraries|members|museums|non-?profits|patients|pupils|residents|schools|students|teachers|under-\d+s)(?: .{3,30})?)$/iu,
    ([, whom], { subject }) => withIt(subject, `free ${whom}`),
  ],
  // "Free during the beta".
  [
    /^free ((?:during|throughout|until|while) [^,;:]{3,40})$/iu,
    ([, when], { subject }) => withIt(subject, `free ${when}`),
  ],
  // "Open source".
  [
    /^((?:100% |fully )?(?:biodegradable|cloud-based|compostable|fair ?trade|gluten-free|handmade|hypoallergenic|open source|organic|plastic-free|recyclable|vegan|white-label))$/iu,
    ([, how = ''], { subject }) => withIt(subject, decapitalise(how)),
  ],
  // "Dishes low in salt or sugar", "paint free of solvents".
  [
    compact(
      `^((?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+) ((?:${qualities}) (?:above|at|by|down to|enough|every|for|from|in|of|on|to|with) .+|free of (?!charge)\\p{Ll}.+|free (?:of charge )?(?:above|for|from|if|over|up to|with|within) .+|available (?:for|from|in|until) .+)$`,
      'iu',
    ),
    ([, what = '', how = '']) =>
      // "Starter pack ships free with a stand": what it does.
      /^(?:[\p{L}-]+ )*[\p{L}-]+[^s] (?:arrives|comes|goes|ships|travels)$/iu.test(what)
        ? undefined
        : isSeveral(what.split(' ').at(-1) ?? '') ||
            massNouns.has((what.split(' ').at(-1) ?? '').toLowerCase())
          ? `${decapitalise(what)} ${toBe(what)} ${how}`
          : isCount(what.split(' ').at(-1) ?? '')
            ? `the ${decapitalise(what)} is ${how}`
            : undefined,
  ],
  // "Quiet enough for village slopes".
  [
    compact(`^((?:${qualities}) (?:enough (?:for|to)|for|from|in|on|with) .+)$`, 'iu'),
    ([, how = ''], { subject }) => withIt(subject, decapitalise(how)),
  ],
  // "Lids in 6 colours", "packs of six".
  [
    compact(
      `^((?:[\\p{Ll}-]+ )?\\p{Ll}+s) (in (?:${count} )(?:colou?rs|finishes|flavou?rs|formats|languages|lengths|shades|sizes|strengths|styles|versions|weights))$`,
      'iu',
    ),
    ([, what = '', kinds]) => `${decapitalise(what)} come ${kinds}`,
  ],
  [
    compact(`^((?:\\p{L}+ )?(?:\\p{Lu}+|interface|manual|support)) (in ${count} languages)$`, 'u'),
    ([, what = '', kinds]) => `there is ${withOne(inSentence(what))} ${kinds}`,
  ],
  [
    compact(
      `^((?:bags|bottles|boxes|bundles|cases|crates|jars|packs|rolls|sets|tins|trays) of ${count})$`,
      'iu',
    ),
    ([, packed = ''], { subject }) =>
      subject === 'they' ? `they come in ${decapitalise(packed)}` : undefined,
  ],
  // "Sessions by phone or video".
  [
    /^((?:[\p{Ll}-]+ )?(?:calls|classes|consultations|courses|lessons|meetings|sessions|trainings|visits|workshops)) ((?:by|over|via) .+|(?:on[ -]site|online)\b.*)$/iu,
    ([, what = '', how]) => `${decapitalise(what)} take place ${how}`,
  ],
  // "Revenue share of 30% from the second year", "Pro plan with unlimited galleries for $12 a month".
  [
    compact(
      String.raw`^(?:an? )?((?:[\p{Ll}-]+ ){0,2}(?:commission|deposit|discount|fee|grant|lease|margin|rate|rebate|rent|share|subsidy|surcharge)) of ((?:up to )?(?:\d[\d.,]*%|${money}))(.*)$`,
      'iu',
    ),
    ([, what = '', share, more]) => `the ${decapitalise(what)} is ${share}${more}`,
  ],
  [
    compact(
      `^(?:the )?((?:\\p{L}+ ){0,2}(?:licen[cs]e|package|plan|tier|version)(?: (?:for|with) [^,;:]+?)?) (?:at|for) (${money}.*)$`,
      'iu',
    ),
    ([, what = '', price]) => `the ${what} costs ${price}`,
  ],
];

/** What says that somebody or something does something, or whose it is. */
const speaks =
  /\b(?:are|can|could|did|do|does|get|gets|had|has|have|he|her|his|I|is|it|its|may|me|must|my|our|she|should|their|them|they|this|us|was|we|were|who|will|would|you|your)\b|,(?!\d)|[;:?"“”()]/i;

/** Whether somebody does something: `Nine gyms in Leeds use the service`, `two handlers come with the ponies`. */
function tellsDeed(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const verb = findVerb(word);
    return (
      verb?.form === 'base' &&
      ((!verb.isName && !(at === 0 && /^(?:in|within)$/.test(words[1] ?? ''))) ||
        /^(?:all|an?|both|each|every|it|more|most|the|two|three)$/.test(words[at + 1] ?? ''))
    );
  });
}

/** Whom a firm has and where it is may be the reader's: `two offices per region`. */
function isOfFirms(what: string): boolean {
  const [last = ''] = what.toLowerCase().split(' ').slice(-1);
  const one = last.replace(/s$/, '');
  return (
    (personNouns.has(one) && !/^(?:coach|guide|trainer)e?$/.test(one)) ||
    organisationNouns.has(one) ||
    /^(?:branche|depot|employee|location|office|opening|role|site|student|truck|van|vehicle)$/.test(one)
  );
}

/** The noun that a thing is called by, before what it is of: `rounds of changes` → `rounds`. */
function headOf(what: string): string {
  return (
    what.split(
      / (?:about|above|at|before|below|by|for|from|if|in|of|on|over|per|to|when|with|within|without) /,
    )[0] ?? ''
  );
}

function toBe(what: string): 'is' | 'are' {
  const head = headOf(what);
  return / and /.test(head) || isSeveral(head.split(' ').at(-1) ?? '') ? 'are' : 'is';
}

function withOne(what: string): string {
  const head = headOf(what);
  return toBe(what) === 'are' ? what : `${withArticle(head)}${what.slice(head.length)}`;
}

/** A thing that there is one of has its article: `import of records` → `the import of records`, and somebody another: `a licensed nurse`. */
function toSubject(what: string): string {
  const head = headOf(what);
  const named = inSentence(what);
  if (toBe(what) === 'are' || withArticle(head) === head) return named;
  return personNouns.has(head.split(' ').at(-1)?.toLowerCase() ?? '') ? withArticle(named) : `the ${named}`;
}

function withIt(subject: About['subject'], how: string): string | undefined {
  return subject === 'it' ? `it is ${how}` : subject === 'they' ? `they are ${how}` : undefined;
}

/**
 * A fact of a few words and without a verb that can be nothing but what goes with an offer, as a sentence: `Two-week trial with no obligation` → `There is a
 * two-week trial with no obligation.` Undefined where it is none.
 */
export function tellShortFact(note: string, about: About): string | undefined {
  const whole = note.replace(/[.!]+$/, '');
  // "It's open source": as "open source".
  const bare = about.subject === 'it' ? whole.replace(/^it(?:['’]s| is) (?!(?:an?|not|the)\b)/i, '') : whole;
  if (speaks.test(bare) || tellsDeed(bare.split(' '))) return undefined;
  const told = firstTold(rows, bare, about);
  if (told) return finishSentence(capitalise(told));
  // "Waterproof and shock resistant", "hives placed at night": as beside an offer.
  if (
    countWords(bare) < 3 ||
    /^(?:all|available|free|\p{L}+ed)\b/iu.test(bare) ||
    hasClause(capitalise(bare))
  )
    return undefined;
  const named = inSentence(bare);
  const clause = toQuality(named, false) ?? toPassive(named);
  const said =
    clause?.of === 'own'
      ? clause.rest
      : clause?.of === 'thing' && clause.verb === 'is'
        ? isSoFar.test(bare)
          ? withIt(about.subject, clause.rest)?.replace(
              /^(\S+) (is|are) /,
              (_, it: string, is: string) => `${it} ${is === 'is' ? 'has' : 'have'} been `,
            )
          : withIt(about.subject, clause.rest)
        : undefined;
  return said && finishSentence(capitalise(said));
}
