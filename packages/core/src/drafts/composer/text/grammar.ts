import { isOrdinaryWord } from '../../gate/index.ts';
import { isProductName } from './coined-name.ts';
import { findVerb } from './verbs.ts';
import {
  countNouns,
  determiners,
  findFixedSpelling,
  irregularPlurals,
  massNouns,
  measures,
  nounGerunds,
  organisationNouns,
  packageHeads,
  personNouns,
  prepositions,
} from './words.ts';

/** `a` or `an`, by the sound that the phrase starts with. */
export function toArticle(phrase: string): 'a' | 'an' {
  const word = (phrase.trim().split(/[\s-]/)[0] ?? '')
    .replace(/^[$€£](?=\d)/, '')
    .replace(/(?<=\p{Lu})[\d/].*$/u, '');
  const lower = word.toLowerCase();
  if (/^(?:8|11|18)(?:\D|$)|^8\d/.test(word)) return 'an';
  if (/^\d/.test(word)) return 'a';
  // "An X-ray", "an F1 team": a letter is spoken by its name.
  if (/^(?:[A-Z&]{1,5}s?|M(?:Sc|Phil|Eng|Res))$/.test(word) && !pronounceable.has(word))
    return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^(?:hour|honest|honou?r|heir)/.test(lower)) return 'an';
  if (
    /^(?:uni(?!dent|m|n)|unanim|u[rt]i|ura|uku|ukr|ugan|usab|usag|use|usu|ubi|eu|ewe|one\b|once|u[kx]\b|uk-)/.test(
      lower,
    )
  )
    return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}

/** Capital-letter words that are spoken as words. */
const pronounceable = new Set(
  `FEMA FICO FIFA FIFO FINRA HAZOP HEPA HIPAA LAN LASIK LEED LIDAR LIFO LIMS MENA MOOC NASA NATO NEET RAG RAID RAM REIT REST RIBA RICS SAML
  SCADA SIEM SIM SIP SOC SPAC STEM SWOT`.split(/\s+/),
);

export function capitalise(text: string): string {
  return text.replace(/^(["'(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());
}

/** Lower-cases a first word that is capitalised only because it stood first. */
export function decapitalise(text: string): string {
  const word = /^[\p{L}\p{N}&'’-]+/u.exec(text)?.[0];
  // "A/B tests", "A$1.90", "Node.js".
  if (word && /^(?:[/$]|\.\p{L})/u.test(text.slice(word.length, word.length + 2))) return text;
  if (!word || word === 'I' || /^(?:Dr|Mr|Mrs|Ms|Prof|St)$/.test(word) || /^I['’]/.test(word)) return text;
  if (!/^\p{Lu}[\p{Ll}'’]*(?:-\p{Ll}+)*$/u.test(word) && !/^A$/.test(word)) return text;
  // "Harbour Ledger".
  if (isProductName(text)) return text;
  // "Excel courses", "Power BI dashboards".
  if (
    /^(?:Excel (?:and|add-ins?|courses?|dashboards?|reports?|templates?|training)\b|Power (?:Apps|Automate|BI)\b)/.test(
      text,
    )
  )
    return text;
  // "Polish welders", and not "polish for floors", "polish the brass".
  if (/^Polish (?!(?:and|off|or|up)\b)(\p{L}+)/u.test(text)) {
    const next = (text.split(' ')[1] ?? '').toLowerCase();
    if (!determiners.has(next) && !prepositions.has(next)) return text;
  }
  // "Gymdesk-like", and "documentary-style".
  if (
    /-(?:compatible|inspired|like|style|type)$/.test(word) &&
    !isOrdinaryWord((word.split('-')[0] ?? '').toLowerCase())
  )
    return text;
  const fixed =
    findFixedSpelling(word) ??
    findFixedSpelling(word.split('-')[0] ?? '') ??
    findFixedSpelling(word.replace(/s$/, ''));
  if (fixed && /^\p{Lu}/u.test(fixed)) return text;
  return text[0]?.toLowerCase() + text.slice(1);
}

export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  if (/['’]s$/.test(word) || /^\p{Lu}{2,}$/u.test(noun)) return false;
  if (irregularPlurals.has(word)) return true;
  if (massNouns.has(word) || countNouns.has(word)) return false;
  return (
    /[^suiy]s$|[^s]ies$|[aeo]us?es$|[^aeiou]ys$|eys$|ays$|ses$/.test(word) &&
    !/(?<!^(?:clin|com|crit|fabr|mechan|med|picn|top))ics$|news$|ness$|less$|sis$|(?:^|-)(?:canvas|chaos|gas|lens)$/.test(
      word,
    )
  );
}

/** The words of a noun phrase before its first preposition, relative clause or comma. */
export function toNounCore(phrase: string): string[] {
  const words = phrase.split(/\s+/);
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      (/^\d+%/.test(word) ||
        // "A workshop 'Prompting for consultants'".
        (/^["']\p{Lu}/u.test(word) && isCount((words[index - 1] ?? '').toLowerCase())) ||
        opensParticiple(words, index) ||
        // "Oat milk straight from our mill".
        (/^(?:direct|directly|straight)$/.test(word) && words[index + 1] === 'from') ||
        (/^(?:same|next)$/.test(word) && /^(?:day|week|month)\b/.test(words[index + 1] ?? '')) ||
        // "Bags screen printed with your logo", "businesses handing over".
        (/^(?:screen|hand|laser|custom|cold|slow|fresh|freshly|locally)$/.test(word) &&
          opensParticiple(words, index + 1)) ||
        (/ing$/.test(word) &&
          /^(?:over|up|out|off|back|away)$/.test(words[index + 1] ?? '') &&
          // "Water jet cutting up to 150 mm".
          `${words[index + 1]} ${words[index + 2]}` !== 'up to') ||
        (/ing$/.test(word) &&
          findVerb(word)?.form === 'gerund' &&
          // "A law firm handling petitions", "an agency helping dentists".
          ((isCount((words[index - 1] ?? '').toLowerCase()) &&
            (organisationNouns.has((words[index - 1] ?? '').toLowerCase()) ||
              personNouns.has((words[index - 1] ?? '').toLowerCase())) &&
            !nounGerunds.has(word) &&
            // "Shop fitting and joinery" is work.
            !/^(?:and|or|\(.*)?$/.test(words[index + 1] ?? '')) ||
            /^(?:\d|an?$|the$|your?$|our$)/.test(words[index + 1] ?? ''))) ||
        (/^(?:down|up)$/.test(word) && words[index + 1] === 'to') ||
        // "A video library patients open without an app": who does what with it.
        (/^(?:customers|guests|members|patients|people|pupils|staff|students|visitors)$/.test(word) &&
          index > 1 &&
          isCount((words[index - 1] ?? '').toLowerCase()) &&
          findVerb(words[index + 1] ?? '')?.form === 'base') ||
        (/^(?:two|three|four|five|six|several)$/.test(word) && words[index + 1] === 'times') ||
        (/^(?:once|twice)$/.test(word) && /^(?:an?|each|every|per)$/.test(words[index + 1] ?? '')) ||
        // "A watch the wearer agrees to": a new thing opens a clause about the first.
        /^(?:the|your|our|my)$/.test(word) ||
        /^(?:you|we|they|every|each|available|ready|worth|that|which|who|whose|where|ever|looking|seeking|wanting|needing|but|while|designed|built|made|based|combining|including|covering|specialising|specializing|tailored|powered|aimed|using|when|so|instead|rather|and|or)$/i.test(
          word,
        ) ||
        (prepositions.has(word.toLowerCase()) && !/^(?:in-house|off)$/i.test(word)) ||
        // "A turbine test off Orkney".
        (word === 'off' && /^\p{Lu}\p{Ll}/u.test(words[index + 1] ?? ''))),
  );
  const passive = end > 1 && words[end]?.toLowerCase() === 'by' && isParticiple(words[end - 1] ?? '') ? 1 : 0;
  const core = end < 0 ? words : words.slice(0, end - passive);
  const bracket = core.findIndex((word, index) => index > 0 && word.startsWith('('));
  const open = bracket < 0 ? core : core.slice(0, bracket);
  const comma = open.findIndex((word) => /[,;:(]$/.test(word));
  return (comma < 0 ? open : open.slice(0, comma + 1))
    .map((word) => word.replace(/[,;:()"]+/g, ''))
    .filter(Boolean);
}

/** `Wine delivered twice a week`, `interviews done for you`: what was done to the thing stands after it. */
function opensParticiple(words: readonly string[], at: number): boolean {
  const next = (words[at + 1] ?? '').toLowerCase();
  const word = (words[at] ?? '').toLowerCase().replace(/^pre-|[,;]$/g, '');
  return (
    (isParticiple(word) || /^(?!hundred|naked|sacred)\p{Ll}{2,}[^e]ed$/u.test(word)) &&
    !/(?:ly|-)$|^(?:and|or)$/.test(words[at - 1] ?? '') &&
    (prepositions.has(next) ||
      (next === 'the' && /^(?:same|next|very|day|morning|evening)$/.test(words[at + 2] ?? '')) ||
      /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?,?$/.test(next) ||
      /^(?:twice|once|weekly|daily|monthly|every|overnight|directly|straight|fresh|end)$/.test(next) ||
      // "3D printed and CNC parts": how the parts are made stands before them.
      (next === 'and' &&
        !/^(?:\p{Lu}{2,}|[\p{L}-]+) \p{Ll}+s,?$/u.test(words.slice(at + 2, at + 4).join(' '))) ||
      (next === 'and' && isParticiple(words[at + 2] ?? '')) ||
      (/,$/.test(words[at] ?? '') && isParticiple(next)))
  );
}

export function isParticiple(word: string): boolean {
  return (
    findVerb(word)?.form === 'past' ||
    /^(?:run|cut|set|put|read|proofread|done|held|led|taught|made|(?:re)?written|grown|built|drawn|knitted|sewn|shown|thrown|torn|woven|worn)$/.test(
      word,
    )
  );
}

/** A noun phrase with the article it needs. One that has a determiner, is plural or has no plural stays as it is. */
export function withArticle(phrase: string): string {
  // Of papers there are many where they are read: "a weekly paper".
  if (/^(?:daily|evening|local|position|weekly|white) paper\b/i.test(phrase))
    return `${toArticle(phrase)} ${phrase}`;
  if (/^same (?!day\b)/.test(phrase)) return `the ${phrase}`;
  const first = phrase.split(/\s+/)[0]?.toLowerCase() ?? '';
  // "An 8% fee" and "a 24h call-out" are one thing; "8 fees" are not, and "3D scanning" is work.
  const isMeasured =
    /^(?!\dD \p{L}+ing\b)(?:24\/7|[$€£]\d[\d.,]*k?|\d[\d.,]*(?:%|D|h|(?<=\d{4})s|-\p{L}+| ?(?:kg|g|ml|l|km|cm|mm|m|t|kW|MB|GB))) (?!(?:per|of|off|a|an|each|more|less|on|for)\b)\p{L}/u.test(
      phrase,
    );
  if (determiners.has(first) || (/^[\d$€£]/.test(phrase) && !isMeasured)) return phrase;
  // "Three shops this year" are several, and "three month trial" is one.
  if (several.test(first) && phrase.split(/\s+/).slice(1, 4).some(isPlural)) return phrase;
  // "We offer Harbour Ledger": a name takes none.
  if (isProductName(phrase)) return phrase;
  const core = toNounCore(phrase);
  const head = (core.at(-1) ?? '').toLowerCase().replace(/'s$/, '');
  const rest = phrase.split(/\s+/).slice(core.length);
  // "A testing tool, with no set-up" is no list.
  const opensList =
    /,/.test(phrase.split(/\s+/)[core.length - 1] ?? '') &&
    !/^(?:(?:all-in|at|available|by|for|from|in|lasting|live|looking|on|online|overnight|starting|up|with|within|without|working),?$|(?:ex|former)-|\d|(?:\p{Ll}+ed|built|made|paid|run|sold|taught),?$)/u.test(
      rest[0] ?? '',
    ) &&
    // "A CFO service, two days a month".
    !/^(?:(?:one|two|three|four|five|six) (?:days?|evenings?|hours?|mornings?|times)|(?:daily|monthly|weekly)(?:,|$)|free (?:for|under|until|up))/.test(
      rest.slice(0, 2).join(' '),
    );
  if (/^(?:and|or)$/i.test(rest[0] ?? '') || opensList) {
    // "Wool collection and grading" is work.
    if (/ing$/.test(rest[1] ?? '') && rest.length === 2) return phrase;
    const second = toNounCore(rest.slice(1).join(' '));
    // "Speech and language therapy sessions" are several.
    if (core.length < 3 && second.length > 1 && isPlural(second.at(-1) ?? '')) return phrase;
    // "Post and rail fencing" is work, or what it is made of.
    if (second.length > 1 && /ing$/.test(second.at(-1) ?? '') && !isCount(second.at(-1) ?? '')) return phrase;
    // "Reservation and waitlist software".
    if (core.length === 1 && second.length > 1 && massNouns.has(second.at(-1) ?? '')) return phrase;
    // A list keeps its shape; an article on its first member alone would read as a slip.
    if (
      !isPlural(head) &&
      isCount(head) &&
      !isMass(core, head) &&
      !/,/.test(phrase.split(/ (?:and|or) /)[0] ?? '')
    )
      return `${toArticle(phrase)} ${phrase}`;
    // "Equipment and a paid internship scheme": the second has its own.
    if (determiners.has(rest[1]?.toLowerCase() ?? '')) return phrase;
    // "Online booking and reminder system": two words before one head.
    const shared = (second.at(-1) ?? '').toLowerCase();
    const isOfWork =
      /(?:ance|ing|ment|sis|tion)$/.test(head) &&
      /^(?:agreement|contract|course|kit|package|plan|programme|scheme|subscription)$/.test(shared);
    if (
      second.length > 1 &&
      (isOfWork || packageHeads.has(shared) || sharedHeads.test(shared)) &&
      isCount(shared) &&
      !/,/.test(core.join(' '))
    )
      return `${toArticle(phrase)} ${phrase}`;
    return phrase;
  }
  if (isMass(core, head) || isPlural(head) || !(isCount(head) || isMeasured)) return phrase;
  // "24/7 live answering", "free placement of nurses" is work.
  if (!isCount(head) && /ing$/.test(head)) return phrase;
  if (
    doneTo.test(head) &&
    /^of$/i.test(rest[0] ?? '') &&
    !/^(?:an?|any|each|every|one|the|this|your)$/i.test(rest[1] ?? '')
  )
    return phrase;
  return `${toArticle(phrase)} ${phrase}`;
}

const several = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)$/;

/** What two works are one of: `pickup and resale network`. */
const sharedHeads =
  /^(?:centre|center|club|desk|fund|helpline|hotline|hub|line|network|programme|program|scheme|service|store)$/;

/** Work by what is done to what "of" names: `placement of nurses`, `restoration of windows`. */
const doneTo =
  /^(?:assembly|calibration|cleaning|disposal|distribution|installation|maintenance|placement|production|procurement|recruitment|removal|repair|replacement|restoration|sourcing|storage|supply|translation|transcription|transport)$/;

/** "Label design" and "plant rental" are work that somebody does, though "a rental" is a thing. */
export function isMass(core: readonly string[], head: string): boolean {
  return (
    massNouns.has(head) ||
    /\b(?:debt|free|waste|refuse|rubbish|data|document|payment|rent|fare|fee|toll|blood|oil|wool|bread|food|milk|scrap|paper|parcel|cash|litter|textile|specimen) collection$/i.test(
      core.join(' '),
    ) ||
    // "Spent grain collection".
    (head === 'collection' && massNouns.has((core.at(-2) ?? '').toLowerCase())) ||
    /\b(?:ad|advertising|floor|office|retail|shelf|storage|warehouse) space$/i.test(core.join(' ')) ||
    /\b(?:choir|driving|interview|language|music|reading|reflective|speaking|target) practice$/i.test(
      core.join(' '),
    ) ||
    // "Dashcams with cloud video".
    /\b(?:4k|cloud|hd|live|streaming) (?:audio|video)$/i.test(core.join(' ')) ||
    (core.length > 1 &&
      // "A free roof inspection" is one visit.
      !(/^free$/i.test(core[0] ?? '') && /^(?:analysis|inspection|review)$/.test(head)) &&
      /^(?:booking|design|rental|hire|repair|storage|replacement|inspection|installation|review|fitting|analysis)$/.test(
        head,
      ))
  );
}

/** Whether it is known how a noun phrase stands without "our": it has a determiner, is plural, has no plural, or takes "a". */
export function hasKnownArticle(phrase: string): boolean {
  const first = phrase.split(/\s+/)[0]?.toLowerCase() ?? '';
  const head = (toNounCore(phrase).at(-1) ?? '').toLowerCase().replace(/'s$/, '');
  return (
    determiners.has(first) ||
    /^[\d$€£]/.test(phrase) ||
    massNouns.has(head) ||
    isPlural(head) ||
    isCount(head) ||
    /(?:ing|ware|ity|ness|ance|ence|ism|tion|ment|ship|ics)$/.test(head) ||
    isKnownList(phrase)
  );
}

/** `Coaching and talks` needs no article; whether `time lapses and reports widget` does, nobody can tell. */
function isKnownList(phrase: string): boolean {
  const rest = phrase.split(/\s+/).slice(toNounCore(phrase).length);
  const last = toNounCore(rest.slice(1).join(' ')).at(-1)?.toLowerCase() ?? '';
  if (/^(?:and|or)$/.test(rest[0] ?? '')) return !(isCount(last) && !isPlural(last));
  // "Oyster, lion's mane and shiitake mushrooms".
  const listed = /^[\p{L}'’ -]+(?:, [\p{L}'’ -]+)+,? and ([\p{L}'’ -]+?)(?=$|[,(:])/u.exec(phrase)?.[1] ?? '';
  return isPlural(toNounCore(listed).at(-1) ?? '');
}

export function isCount(head: string): boolean {
  return countNouns.has(head) || personNouns.has(head) || organisationNouns.has(head);
}

/** `a`, `an`, `the`, `our` and the like are taken off a noun phrase. */
export function withoutDeterminer(phrase: string): string {
  return phrase.replace(/^(?:a|an|the|our|my|your|their|this|some)\s+/i, '');
}

/** Somebody whom the reader has already. */
const supplied =
  /^(.*\bhave (?:an? |any |one )?[\p{L} -]{3,30} and .*\b(?:content|happy|pleased|satisfied) with) them\b(.*)$/u;

/** Turns words about the reader in the third person towards the reader: `their team` → `your team`. */
export function toReader(text: string): string {
  // "They have a supplier and are happy with them" speaks of the supplier.
  const [, kept = '', after = ''] = supplied.exec(text) ?? [];
  if (kept) return `${toReader(kept)} them${toReader(after)}`;
  return text
    .replace(/\btheir\b/g, 'your')
    .replace(/\bTheir\b/g, 'Your')
    .replace(/\btheirs\b/g, 'yours')
    .replace(/\bthemselves\b/g, 'yourself')
    .replace(/\b(?:them|they|him or her|he or she)\b/g, 'you');
}

/** What an offer does more or less of, and nothing that is worked on. */
const amounts = /^(?:bills|costs|delays|errors|fees|hours|losses|prices|results|returns|savings|terms)$/;

/**
 * The same of what an offer does: what it works on (`records calls, scores them`, `finds duplicates and removes them`) is not the reader.
 */
export function toReaderOfOffer(text: string): string {
  const at = text.search(/\b(?:their|theirs|them|they)\b/);
  if (at < 0) return toReader(text);
  const words = text.slice(0, at).match(/\p{L}+|[,;]/gu) ?? [];
  // "Records calls, scores them": the deeds themselves are no things.
  const opensDeed = (index: number) => index === 0 || /^(?:and|or|then|[,;])$/.test(words[index - 1] ?? '');
  const worksOn = words.some(
    (word, index) =>
      isPlural(word) &&
      !measures.has(word) &&
      !amounts.test(word) &&
      !determiners.has(word) &&
      !(opensDeed(index) && findVerb(word)?.form === 'third') &&
      // "Calls clients": whom it is done to may be the reader.
      !/^(?:them|those|us|was|has)$/.test(word),
  );
  return worksOn ? text : toReader(text);
}

/** Whether a word reads as a finite verb in the third person singular and not as a plural noun. */
export function isThirdPersonVerb(word: string): boolean {
  // No thing is called a "certifies".
  return findVerb(word)?.form === 'third' || /^\p{Ll}{2,}ifies$/u.test(word);
}

/** `Blocks with a new roof pay less`, `Stores using it see more`: what looks like a deed is of whom the verb after it tells. */
export function isOfSeveral([second = '', ...more]: readonly string[]): boolean {
  const isBase = (word: string) => findVerb(word)?.form === 'base' || /^(?:are|have)$/.test(word);
  if (isBase(second) && findVerb(more[0] ?? '')?.form !== 'third') return more.length > 1;
  return (
    /^(?:at|in|of|on|that|using|which|who|with)$/.test(second) &&
    more.some(
      (word, at) =>
        at > 0 &&
        isBase(word) &&
        !determiners.has(more[at - 1] ?? '') &&
        !/^(?:and|can|I|or|they|to|we|will|you)$/.test(more[at - 1] ?? ''),
    )
  );
}
