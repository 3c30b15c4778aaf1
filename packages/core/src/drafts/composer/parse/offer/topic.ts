import { isProductName } from '../../text/coined-name.ts';
import {
  decapitalise,
  isCount,
  isMass,
  isParticiple,
  isPlural,
  toNounCore,
  withoutDeterminer,
} from '../../text/grammar.ts';
import { trimMarks } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { toWordTable } from '../../text/word-table.ts';
import {
  determiners,
  massNouns,
  nounGerunds,
  packageHeads,
  packagingWords,
  personNouns,
  prepositions,
} from '../../text/words.ts';

/** What an offer is about: `code review`, `AWS spend`; empty where nothing short can be named. */
export type Topic = {
  topic: string;
  topicPlural: boolean /** It cannot stand without an article: `guest post`. */;
  topicCount?: boolean;
  /** The same with its head kept where the topic alone is one word: `reading app` for `reading`. */
  label?: string;
  /** It is what an article or a talk is about, not what is offered. */
  told?: boolean;
};

/** What people of a trade do. */
const trades: Record<string, string> = toWordTable({
  accountant: 'accounting',
  bookkeeper: 'bookkeeping',
  caterer: 'catering',
  cleaner: 'cleaning',
  coach: 'coaching',
  consultant: 'consulting',
  copywriter: 'copywriting',
  designer: 'design',
  developer: 'development',
  editor: 'editing',
  electrician: 'electrical work',
  engineer: 'engineering',
  gardener: 'gardening',
  illustrator: 'illustration',
  manufacturer: 'manufacturing',
  photographer: 'photography',
  plumber: 'plumbing',
  recruiter: 'recruiting',
  supplier: 'supply',
  teacher: 'teaching',
  trainer: 'training',
  translator: 'translation',
  tutor: 'tutoring',
  videographer: 'video',
  writer: 'writing',
});

const noTopic: Topic = { topic: '', topicPlural: false };

/** Heads that name a share of something else: what comes after "of" is the topic. */
const shares =
  /^(?:trial|copy|sample|samples|range|selection|set|series|suite|line|batch|subscription|demo|free trial|access|supply|collection|choice|variety|discount)$/i;

/** What something is measured in. */
export const measures =
  /^(?:acres?|decades?|hectares?|hours?|kilos?|kg|litres?|met(?:er|re)s?|miles?|months?|pints?|pounds?|tons?|tonnes?|weeks?|years?)$/i;

/** `And install rooftop solar`, left of `we design and install …`: the deeds go, what is done to stays. */
function withoutDeeds(text: string): string {
  const more = /^(?:, )?(?:and|or) (\p{Ll}+) (?=\S)/u.exec(text);
  return more && findVerb(more[1] ?? '') ? text.slice(more[0].length) : text;
}

/** `Worn or unwanted hand tools`, `new and used forklifts`: the head that both words describe. */
function withoutPairedQualities(text: string): string {
  const pair = /^(?:an? |the |our )?(\p{L}+) (?:and|or) (\p{L}+) (?=\p{L})/u.exec(text);
  const isQuality = (word: string) =>
    isParticiple(word) ||
    packagingWords.has(word) ||
    /^(?:big|black|broken|clean|cold|damaged|dry|heavy|hot|large|light|long|old|red|short|spare|surplus|torn|used|warm|wet|white|worn|young)$|^un\p{Ll}+ed$/u.test(
      word,
    );
  // "Used but certified scanners": what "but" joins is said of them.
  const contrast = /^(?:an? |the |our )?\p{L}+ (?:but|yet) \p{L}+ (?=\p{L})/u.exec(text)?.[0];
  if (contrast) return text.slice(contrast.length);
  return pair && isQuality(pair[1] ?? '') && isQuality(pair[2] ?? '') ? text.slice(pair[0].length) : text;
}

/** What is done with one's hands, and can be bought as well as learned. */
const makings =
  /(?:^|-)(?:baking|binding|bookbinding|brewing|butchery|carpentry|carving|cleaning|cooking|decorating|engraving|framing|gardening|joinery|knitting|making|maintenance|painting|photography|plastering|printing|pruning|repair|repairs|restoration|sewing|sharpening|tuning|upholstery|walling|weaving|welding)$/;

/** Two words of which the first alone says little, and the second alone something else: `small batch beans`. */
const pairs =
  /^(?:(?:fractional|interim|part-time|virtual) (?:C[A-Z]{1,2}O|HR|IT|chief|finance|marketing)|(?:daily|local|weekly) (?:magazine|newspaper|paper)|free (?:range|trade)|high (?:pressure|school|speed|street|voltage)|large (?:animal|format|print)|live (?:chat|music|stream)|low (?:energy|voltage)|real (?:estate|time)|single (?:estate|malt|origin|use)|small (?:animal|batch|business|claims|group|talk))\b/i;

/** `Sized`, `re-covered`; a shed is a shed. */
function isDone(word: string): boolean {
  return (
    /^[\p{Ll}-]{2,}[^e]ed$/u.test(word) &&
    !/(?:bed|shed|sled|hundred)$/.test(word) &&
    findVerb(word)?.isName !== true
  );
}

/** What is done, and not had: `photography`, `testing`. */
function isWork(word: string): boolean {
  return (
    massNouns.has(word) ||
    nounGerunds.has(word) ||
    /(?:ing|[st]ion|ment|ance|ence|ysis|graphy|work)$/.test(word)
  );
}

const qualities =
  /^(?:bold|bright|calm|clean|clear|crisp|easy|fresh|friendly|healthy|honest|light|plain|quiet|rich|sharp|soft|strong|warm|\p{Ll}{4,}(?:able|ful|ible|ic|ive|less|ous))$/u;

/** What things are like, and no thing: `bright`, `affordable`. */
export function isQuality(word: string): boolean {
  const said = word.toLowerCase();
  return packagingWords.has(said) || (qualities.test(said) && !isCount(said) && !massNouns.has(said));
}

/** A short noun phrase for what a noun phrase is about. */
export function toTopic(text: string): Topic {
  // "A workshop 'Prompting for consultants'": what it is called is no part of what it is.
  const phrase = withoutDeeds(trimMarks(text))
    // "I teach yoga and would like a slot".
    .replace(/ and (?:am|are|can|could|hope|need|want|will|wish|would)\b.*$/, '')
    .replace(/(?<=\p{L}{3}) ["'][\p{L}\d][^"']+["'].*$/u, '')
    // "Bilingual (German/English) storytelling": what explains a word before the name is no end of it.
    .replace(/^(\p{Ll}+) \([^()]+\) (?=\p{Ll})/u, '$1 ');
  // "'Where is my parcel' texts".
  if (/^\s*['"]/.test(text)) return noTopic;
  // "Which patients are due" is asked, and no thing.
  if (/^(?:how|what|when|where|which|who|whose|why) /i.test(phrase)) return noTopic;
  // "Air traffic controller turned consultant" is a person.
  if (/ turned /.test(phrase)) return noTopic;
  const discounted =
    /^(?:(?:a|an|up to|at least)\s+)?[$€£]?\d[\d.,]*%?\s*(?:off|discount on|cashback on)\s+(?:all\s+|our\s+|the\s+)?(.+)$/i.exec(
      phrase,
    );
  if (discounted) {
    const reduced = toTopic(discounted[1] ?? '');
    const goods = / for (.+)$/i.exec(discounted[1] ?? '')?.[1];
    return reduced.topic || !goods ? reduced : toTopic(goods);
  }
  const [, quality = '', rest = ''] = /^(\p{L}+), (\p{Ll}.*)$/u.exec(withoutDeterminer(phrase)) ?? [];
  const bare = withoutPairedQualities(isQuality(quality) ? rest : withoutDeterminer(phrase));
  const isOne =
    /^an? (?!(?:lot|range|few|bit|set) )/i.test(phrase) && !isPlural(toNounCore(bare).at(-1) ?? '');
  let core = toNounCore(bare.replace(/"(?=\s|$)|(?<!s)'(?=\s|$)|'$|(?<=^|\s)["']/g, ''))
    .map(trimMarks)
    .filter(Boolean);
  const after = bare.split(/\s+/).slice(core.length);
  // "Help filling in forms", "free advice applying for grants": what it is help with is no part of its name.
  const helped = core.findIndex(
    (word, at) =>
      /^\p{L}{2,}ing$/u.test(word) && /^(?:advice|assistance|guidance|help)$/i.test(core[at - 1] ?? ''),
  );
  if (helped > 0 && after.length > 0) core = core.slice(0, helped);
  // "Backup system sized for load-shedding": what was done to it is no part of its name.
  // "3D printed and CNC parts": what is done to one kind of them says nothing without them.
  const beside =
    /^and$/i.test(after[0] ?? '') && isDone(core.at(-1) ?? '') ? toNounCore(after.slice(1).join(' ')) : [];
  if (beside.length > 1 && isPlural(trimMarks(beside.at(-1) ?? ''))) {
    const both = trimMarks([...core, 'and', ...beside].join(' '));
    return both.length <= 45 ? { topic: decapitalise(both), topicPlural: true } : noTopic;
  }
  while (
    core.length > 1 &&
    (isDone(core.at(-1) ?? '') || /^(?:built|grown|made|sewn|spun|woven)$/.test(core.at(-1) ?? ''))
  )
    core = core.slice(0, -1);
  // "Oyster, lion's mane and shiitake mushrooms": all of them, or none.
  const [, kinds = '', lastOfKinds = ''] =
    /^([\p{Ll}'’-]+(?:, [\p{Ll}'’-]+(?: [\p{Ll}'’-]+)?)+,? and ([\p{Ll}'’-]+(?: [\p{Ll}'’-]+)?))(?=$|,| \(| (?:at|for|from|in|with) )/u.exec(
      decapitalise(bare),
    ) ?? [];
  if (
    kinds.includes(' ') &&
    isPlural(lastOfKinds.split(' ').at(-1) ?? '') &&
    !isPlural(core.at(-1) ?? '') &&
    !isWork(core.at(-1) ?? '')
  )
    return kinds.length <= 45 ? { topic: kinds, topicPlural: true } : noTopic;
  // "Fruit, milk and pantry deliveries": none of them alone is what is delivered.
  if (/^\p{L}+, (?:\p{L}+, )*\p{L}+ and [\p{L}-]+ \p{L}+/u.test(bare) && !isPlural(core.at(-1) ?? ''))
    return noTopic;
  if (
    shares.test(core.at(-1) ?? '') &&
    (/^of$/i.test(after[0] ?? '') || (core.at(-1) === 'access' && after[0] === 'to')) &&
    after.length > 1
  ) {
    const deeper = toTopic(after.slice(1).join(' '));
    if (deeper.topic) return deeper;
  }
  if (
    /^(?:article|talk|story|episode|essay|column|post|session|webinar|workshop|book)$/i.test(
      core.at(-1) ?? '',
    ) &&
    /^(?:about|on)$/i.test(after[0] ?? '')
  ) {
    const told = toTopic(after.slice(1).join(' ').split(/[,;(]/)[0] ?? '');
    const [opening = ''] = told.topic.split(' ');
    const isDeed =
      /ing$/.test(opening) && told.topic !== opening && !nounGerunds.has(opening) && !massNouns.has(opening);
    // "On listening to grieving families": the first word alone is half of it.
    if (isDeed || /^\p{Ll}+ing to /u.test(after.slice(1).join(' '))) return noTopic;
    if (told.topic && !/^(?:how|why|what|when|where|who)\b/.test(told.topic)) return { ...told, told: true };
  }
  while (
    core.length > 1 &&
    /^(?:daily|direct|free|monthly|online|overnight|together|weekly)$/i.test(core.at(-1) ?? '')
  )
    core = core.slice(0, -1);
  if (core.length === 1 && /^of$/i.test(after[0] ?? '')) return noTopic;
  // Who speaks for the sender is no subject to ask about.
  if (
    core.length === 1 &&
    /^(?:ceo|cto|cfo|coo|cmo|founder|co-founder|director|president|author)$/i.test(core[0] ?? '')
  )
    return noTopic;
  while (isWrapped(core)) core = core.slice(1);
  // "Half a ton of berries", "eighteen months of readings": how much of it is no name.
  if (measures.test(core.at(-1) ?? '') && /^of$/i.test(after[0] ?? '')) return noTopic;
  // "Weekly rental of a truck", "scanning and search of newspapers": the work alone is half of it.
  if (core.length === 1 && /^of$/i.test(after[0] ?? '')) return noTopic;
  // "Migration from Oracle to Postgres": whence and whither is what it is about.
  if (
    core.length === 1 &&
    /^(?:migration|move|switch|transition)$/i.test(core[0] ?? '') &&
    /^from$/i.test(after[0] ?? '')
  )
    return noTopic;
  // "Archiving and supervision of texts": of what is not told yet.
  if (/^and$/i.test(after[0] ?? '') && /^of$/i.test(after[2] ?? '') && core.length === 1) return noTopic;
  const pair =
    /^and$/i.test(after[0] ?? '') &&
    core.length <= 2 &&
    (after.length === 2 ||
      prepositions.has((after[2] ?? '').toLowerCase()) ||
      /[,;(]$/.test(after[1] ?? '') ||
      /^\(/.test(after[2] ?? ''));
  // "Email and SMS marketing": two kinds of one thing.
  const second = /^and$/i.test(after[0] ?? '') ? toNounCore(after.slice(1).join(' ')).map(trimMarks) : [];
  // "Online speech and language therapy sessions" as well: what is no work and one of nothing wants a head.
  while (second.length > 1 && isDone(second.at(-1) ?? '')) second.pop();
  const [lead = ''] = core.slice(-1);
  const wantsHead =
    core.length === 2 &&
    (isPlural(second.at(-1) ?? '') ||
      isWork(second.at(-1) ?? '') ||
      /(?:ty|care|cover|hire|massage|rental|repair|service)$/.test(second.at(-1) ?? '')) &&
    !isPlural(lead) &&
    !isWork(lead) &&
    !isOne;
  // "A one-day coding and robotics workshop": one of neither, but of what both name.
  const isOneOfBoth =
    /^an? /i.test(phrase) &&
    core.length === 2 &&
    isWork(lead) &&
    !massNouns.has(second.at(-1) ?? '') &&
    isCount(second.at(-1) ?? '');
  const isHalf = (core.length === 1 || wantsHead || isOneOfBoth) && second.length > 1 && second.length < 5;
  const sharesHead = isHalf && [...core, 'and', ...second].join(' ').length <= 40;
  // A lone word of two that share a head, or an object, says something else: "forklift and truck operators".
  if (isHalf && !sharesHead) return noTopic;
  if (sharesHead) core = [...core, 'and', ...second];
  else if (pair && (findVerb(after[1] ?? '')?.form ?? 'gerund') === 'gerund')
    core = [...core, 'and', trimMarks(after[1] ?? '')];
  const whole = sharesHead ? core : core.slice(-4);
  // A drama workshop is no drama, and a photo session no photo; a training course is training.
  const isHeld = /^(?:session|workshop|course|tour|class|kit|tool)s?$/i.test(core.at(-1) ?? '');
  const before = (core.at(-2) ?? '').toLowerCase();
  // "Parents app" is about what parents do with it, not about parents.
  const isForPeople =
    core.length === 2 && /(?:[^aeiou]er|or|[^m]ent|ant|ee)s$|^(?:kids|children|people|staff)$/.test(before);
  const keepsHead =
    isForPeople ||
    // "A half-day road safety workshop": no safety lasts half a day.
    (isHeld && core.length > 2 && /^(?:\d+|\p{L}+)-(?:day|hour|minute|month|week)$/iu.test(core[0] ?? '')) ||
    // "Drop-in sessions", "a shift-swap app", "a final-year project": half a compound says what no thing is.
    /-(?:along|in|off|on|out|up)$|^\p{Ll}+-(?!.*(?:ance|day|ence|graphy|hour|ing|ment|minute|month|[st]ion|week|ysis|s)$)\p{Ll}+$/u.test(
      before,
    ) ||
    helped > 0 ||
    isProductName(bare) ||
    // "Senior claims consultants": several people are who is offered.
    /^(?:consultants|experts)$/i.test(core.at(-1) ?? '') ||
    sharesHead ||
    // "Sensors and software" are two things.
    /^and$/i.test(core.at(-2) ?? '') ||
    // "Tyre service", "moot court software": one thing without what is done about it is half of it.
    (/^(?:programme|program|scheme|services?|software|subscriptions?|systems?)$/i.test(core.at(-1) ?? '') &&
      before !== '' &&
      !isPackaging(before) &&
      !massNouns.has(before) &&
      !isPlural(before) &&
      !isWork(before) &&
      !/^(?:CFO|CMO|COO|CTO|HR|IT)$/.test(core.at(-2) ?? '')) ||
    // "Gift card platform", "box office software": without its head it would be another thing.
    (packageHeads.has((core.at(-1) ?? '').toLowerCase()) &&
      /^(?:account|bank|bar|book|box|card|club|cost|desk|house|kitchen|line|list|office|operating|page|room|shop|site|store|table|ticket)$/.test(
        before,
      )) ||
    // "Hand tools" are no hand.
    (/^tools$/i.test(core.at(-1) ?? '') &&
      /^(?:cutting|edge|garden|hand|kitchen|machine|power)$/.test(before)) ||
    // "A bicycle repair course" repairs nothing.
    (/^(?:course|class|workshop)(?:e?s)?$/i.test(core.at(-1) ?? '') && makings.test(before)) ||
    (isHeld && core.length > 2 && !massNouns.has(before) && !/(?:ing|ion|ment|ance|ity)s?$/.test(before));
  while (!keepsHead && core.length > 1 && packageHeads.has((core.at(-1) ?? '').toLowerCase()))
    core = core.slice(0, -1);
  if (core.length > (sharesHead ? 7 : 6) || prepositions.has((core[0] ?? '').toLowerCase())) return noTopic;
  if (!sharesHead) core = core.slice(core.slice(-5).join(' ').length <= 35 ? -5 : -4);
  while (isWrapped(core)) core = core.slice(1);
  const last = (core.at(-1) ?? '').toLowerCase();
  // Several of a trade are who is offered: "supply teachers" are no teaching.
  const trade = trades[last];
  if (trade) core.splice(-1, 1, trade);
  else if (
    personNouns.has(last) ||
    /(?:grapher|ologist)$/.test(last) ||
    (packageHeads.has(last) && !keepsHead) ||
    isPackaging(last)
  )
    return noTopic;
  // "An hour on our podcast", "a two-day workshop": the time it takes is not what it is about.
  if (
    /^(?:hour|day|morning|afternoon|evening|night|week|weekend|month|season|year)s?$/.test(last) &&
    core.length === 1
  )
    return noTopic;
  if (core.length === 1 && /^(?:\d+|\p{L}+)-(?:day|hour|minute|month|week|year)$/u.test(last)) return noTopic;
  const topic = decapitalise(core.join(' '));
  if (
    !/^[\p{L}](?:[\p{L}\p{N}&'/ -]|\.(?=\p{L})){2,39}$/u.test(topic) ||
    / off /.test(topic) ||
    /^(?:(?:fixed|flat) (?:fee|price|rate)|something|anything|everything|things?|stuff|it|you|your|them|way|ways|lot|lots|team|help|people|business|businesses|(?:\p{L}+ )?(?:employers|families|farmers|refugees|residents|veterans|volunteers)|companies|customers|clients|drivers|employees|guests|members|owners|parents|patients|pupils|staff|students|tenants|users|visitors)$/iu.test(
      topic,
    )
  )
    return noTopic;
  return {
    topic,
    topicPlural: (isPlural(last) && isPlural(core.at(-1) ?? '')) || core.includes('and'),
    // "A document collection portal" is about document collection.
    ...(!trade &&
    !(core.length > 1 && core.length < whole.length && /(?:tion|ment)$/.test(last)) &&
    ((isCount(last) && (!isMass(core, last) || last === 'paper')) || isOne) &&
    !(last === 'review' && core.length > 1)
      ? { topicCount: true }
      : {}),
    ...(core.length === 1 && whole.length > 1 && !trade
      ? { label: decapitalise(whole.join(' ').replace(/^single /i, '')) }
      : {}),
  };
}

/** Whether the first word says nothing of what it is; "locally reared beef" needs it. */
function isWrapped(core: readonly string[]): boolean {
  const [first = '', next = ''] = core;
  return (
    core.length > 1 &&
    isPackaging(first) &&
    !pairs.test(core.join(' ')) &&
    !(/ly$/.test(first) && !packagingWords.has(first.toLowerCase()) && isParticiple(next))
  );
}

function isPackaging(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    packagingWords.has(lower) ||
    determiners.has(lower) ||
    /^(?:one|single|two|three|four|five|six|seven|eight|nine|ten)$/.test(lower) ||
    (/^[\d$€£%]/.test(word) && !/^(?:\dD|\d+[A-Z]{1,3})$/.test(word)) ||
    (/(?:-based|-led|-long|-man|-person|-woman|-backed|-driven|-powered|-rated|ly)$/.test(lower) &&
      !/^(?:family|supply|assembly|reply)$/.test(lower))
  );
}
