import { compact } from '../../../compact.ts';
import { toArticle, toReader } from '../../text/grammar.ts';
import { findVerb, toGerund } from '../../text/verbs.ts';
import { prepositions } from '../../text/words.ts';
import type { Goal } from './goal.ts';

/** What readers have one of, in the telegram style of a goal: `add us to supplier list`. */
const readersOwn =
  /(?<!\b(?:up|subscribe|register) )\b(to|on|in|from|for) ((?!(?:a|an|the|our|my|your|their|this) )(?:\p{L}+ )?(?:list|panel|pool|roster|calendar|directory|newsletter|shortlist|agenda|blog|podcast|website))$/giu;

/** `Him`, and `her` where nothing follows that could be hers: `with her in an afternoon`. */
export const object = compact(
  `\\b(?:him|her)(?=$|[,;.?]| one(?=$| (?:at|for|in|on|to) )| (?:our|my|the|an?|again|along|and|around|back|directly|full-time|how|if|part-time|today|tomorrow|next week|or|personally|round|so|that|there|this|unless|what|when|where|whether|which|while|who|why|${[...prepositions].filter((word) => /^\p{Ll}+$/u.test(word)).join('|')})\\b)`,
  'g',
);

/** The goal is told from the sender's side; the mail speaks to the reader. */
export function flipSides(text: string): string {
  // An address stands as it is: "…/me".
  const [before = '', link, after = ''] = text.split(/((?:https?:\/\/|www\.)\S+)(.*)$/u);
  if (link) return `${flipSides(before)}${link}${after ? flipSides(after) : ''}`;
  // "Why people left their bank": it is not the reader's.
  const [, people = '', theirs = '', rest = ''] =
    /^(.*\b(?:how|when|where|why) (?:other )?(?:businesses|buyers|companies|consumers|firms|homeowners|households|others|people|shoppers) (?:\p{Ll}+ )*?)(their)\b(.*)$/iu.exec(
      text,
    ) ?? [];
  if (people) return `${flipSides(people.trim())} ${theirs}${flipSides(rest)}`;
  // "Two pallets before they expire": it is the goods that do.
  const [, goods, they = '', left = ''] =
    /^(.*\b(?:after|before|until|while) )(they (?:arrive|expire|go off|go out of date|last|run out|sell out|spoil)\b)(.*)$/iu.exec(
      text,
    ) ?? [];
  if (goods) return `${flipSides(goods)}${they}${flipSides(left)}`;
  // "Come to our shed and try them" and "a store that already uses them" speak of what is offered.
  const tried =
    /^(.*\bour .* and (?:feel|hear|ride|taste|test|try|use)|.*\b(?:that|which|who) (?:already |now )?(?:bought|has|have|owns?|runs?|tried|uses?|used)|(?:[Cc]ome (?:and |to )?|^(?:and|to) )(?:compare|feel|hear|inspect|look at|pick|ride|sample|see|smell|taste|test|touch|try|view)) (it|them)\b(?! (?:at|in) (?:her|his|their)\b)(.*)$/u.exec(
      text,
    );
  if (tried) return `${flipSides(tried[1] ?? '')} ${tried[2]}${flipSides(tried[3] ?? '')}`;
  // "Leave two kegs and collect them" speaks of the kegs.
  const things =
    /\b(?:two|three|four|five|six|ten|\d+|some) [^,]{2,60}?s\b.{0,80}?(?:,(?! (?:for|of|to|with)\b)| (?:and|or)) (?:we |I )?(?!(?:call|phone|ring)\b)\p{Ll}+ (?=them\b)/iu.exec(
      text,
    );
  if (things) {
    const end = things.index + things[0].length;
    // "Sharpen them and bring them back".
    const [also = ''] = /^ and \p{Ll}+ them\b/u.exec(text.slice(end + 'them'.length)) ?? [];
    return `${flipSides(text.slice(0, end))} them${also}${flipSides(text.slice(end + 'them'.length + also.length))}`.replace(
      / {2,}/g,
      ' ',
    );
  }
  // "Send us dead batteries instead of scrapping them", "whether they want them shipped": nobody does that with the reader.
  const [, done = '', end = ''] =
    /^(.*(?:\p{L}s\b.* (?:instead of|rather than|without) \p{Ll}+ing|\b(?:like|need|prefer|want)(?= them (?:\p{Ll}+ed|brought|kept|left|put|sent|shown)\b)) )them\b(.*)$/u.exec(
      text,
    ) ?? [];
  if (done) return `${flipSides(done.trim())} them${flipSides(end)}`;
  return (
    hyphenateSpans(ofHouse(toReader(text)))
      .replace(object, 'you')
      // "Compare our counts with hers".
      .replace(/(?<=\bwith )(?:hers|theirs|his(?=$|[,.]| (?:at|for|in|on|over)\b))/g, 'yours')
      // "A student of hers".
      .replace(/(?<=\bof )(?:hers|theirs|his(?=$|[,.]| (?:at|for|in|or|over)\b))/g, 'yours')
      // "Her Q1 volume", "his January kick-off"; "call her Tuesday morning" says when.
      .replace(
        /\b(?:his|her) (?=\p{Ll}|\p{Lu}{2}|\p{Lu}\d|(?!\p{L}+day\b)\p{Lu}\p{Ll}+ (?!(?:and|at|from|or|to)\b)\p{Ll})/gu,
        'your ',
      )
      .replace(
        /\b(\d+)[ -]?(?:mins?|minutes?) (?!(?:about|after|and|at|before|by|for|in|of|on|over|plus|to|with)\b|free(?:$|[,.]| (?:for|of)\b))(?=\p{L})/giu,
        '$1-minute ',
      )
      .replace(/\b(\d+) mins\b/gi, '$1 minutes')
      .replace(/(?<=^|\b(?:for|in|on) )(?=20\d\d (?:edition|intake|programme|season)\b)/g, 'the ')
      .replace(/\bmy\b/g, 'our')
      .replace(/\bme\b/g, 'us')
      .replace(/\bI['’]m\b/g, "we're")
      .replace(/\bI\b/g, 'we')
      .replace(
        /\bas (?=(?:(?!(?:an?|her|his|my|one|our|the|their|your)\b)[\p{Ll}-]+ )?(?:adviser|advisor|distributor|reseller|subcontractor|supplier|vendor|partner|sponsor|speaker|guest|exhibitor|member|contractor|volunteer|mentor|host|tester|judge|customer)\b)/giu,
        (_, at: number, whole: string) => `as ${toArticle(whole.slice(at + 3))} `,
      )
      // Telegram style: "a date for summer term", "one field for trial in May".
      .replace(
        /\b(after|before|during|for|in) (?=(?:autumn|fall|spring|summer|winter) (?:holidays|programme|program|season|semester|term)\b)/gi,
        '$1 the ',
      )
      .replace(
        /\bfor (?=(?:demo|pilot|price|quote|test|trial)(?:$| (?:at|before|in|next|on|this)\b))/gi,
        'for a ',
      )
      .replace(
        /\bfor (?=free (?:\p{L}+ )?(?:appraisal|assessment|audit|check|clean|consultation|copy|demo|estimate|fitting|go|inspection|look|opinion|quote|regrind|report|review|sample|scan|session|survey|taster|test|trial|valuation|visit)\b)/giu,
        'for a ',
      )
      // "A quote on next scheme\": what comes next, and is no time, is the reader's.
      .replace(
        /\b(about|at|for|of|on) next (?!(?:\p{L}+day|autumn|fall|few|month|quarter|season|semester|spring|step|summer|term|time|two|week|winter|year)s?\b)(?=\p{Ll})/gu,
        '$1 your next ',
      )
      .replace(
        /(?<!^(?:attend|be|book|come|join|sign|take part|visit)\b.*)\b(about|for|of|on|with) the next (?!(?:\p{L}+day|academic|batch|class|cohort|course|date|day|deal|edition|event|few|intake|issue|meeting|meetup|month|one|open|quarter|round|season|semester|session|step|tasting|term|three|time|two|webinar|week|workshop|year|\d+)s?\b)(?=\p{Ll})/gu,
        '$1 your next ',
      )
      .replace(
        /\bthe (?=(?:business|charity|club|college|company|council|firm|group|practice|school|team|trust|university)['’]s )/gi,
        'your ',
      )
      .replace(
        /\bwhen (?=(?:contract|lease|licence|subscription|tenancy|term) (?:ends|expires|renews|runs out|starts)\b)/g,
        'when your ',
      )
      // "The current archive": what is in use is the reader's.
      .replace(
        /\bthe (?=(?:current|existing|present) (?:\p{L}+ )?(?:archive|arrangements?|broker|carrier|contract|cover|fleet|host|insurer|kit|method|platform|policy|process|provider|set-?up|software|solution|spend|stack|supplier|system|team|tools?|vendor|workflow)s?\b)/giu,
        'your ',
      )
      // "In one of the homes".
      .replace(
        /\b((?:at|in|on) (?:any|each|one|some|two) of) the (?=\p{Ll}+s\b)(?!(?:afternoon|class|course|date|day|evening|event|fair|morning|round|session|show|slot|tour|visit|walk|week|weekend)e?s\b)(?!\p{Ll}+s (?:that )?(?:they|you)\b)/gu,
        '$1 your ',
      )
      .replace(readersOwn, '$1 your $2')
      .replace(
        /\b(at|in) (?=(?!(?:an?|any|head|her|his|my|our|the|their|your)\b)\p{Ll}+ office$)/gu,
        '$1 your ',
      )
      .replace(
        /\b(at|by|in|on) (?=(?:counter|floor|front desk|reception|shelf|shelves|till)(?:$|[ ,]))/g,
        '$1 your ',
      )
      // "Put our price list in the newsletter".
      .replace(
        /(?<=^(?:\p{Ll}+ )?(?:our|us)\b.*) (in|into|on|to) the (?=(?:\p{L}+ )?(?:agenda|board|bulletin|counter|directory|intranet|list|marketplace|menu|newsletter|noticeboard|programme|shelf|shelves|site|staffroom|wall|website|window)\b(?! of\b))/iu,
        ' $1 your ',
      )
  );
}

/** `Whether the school wants a place`: the reader's own house. */
export function ofHouse(text: string): string {
  return text.replace(
    /\b(if|whether) the (?=(?:business|charity|club|college|company|council|firm|group|practice|school|team|university) (?:has|is|needs|plans|uses|wants|would)\b)/gi,
    '$1 your ',
  );
}

/** `30 day trial` → `30-day trial`. */
export function hyphenateSpans(text: string): string {
  return (
    text
      .replace(
        /\b(\d+) (day|week|month) (?=(?:money[- ]back|no[- ]obligation|paid|risk[- ]free) )/gi,
        '$1-$2 ',
      )
      // "Free 3 month backtest sample".
      .replace(
        /\b(free|paid) (\d+) (day|week|month|year) (?=(?:\p{L}+ )?(?:access|course|licen[cs]e|pass|pilot|plan|sample|subscription|test|trial)\b)/giu,
        '$1 $2-$3 ',
      )
      // "Drop off date".
      .replace(
        /^(call|check|drop|fit|hand|pick|sign|trade|walk)[ ](away|in|off|out|over|up) (?=(?:\p{L}+ )?(?:call|date|day|meeting|point|service|session|slot|time|visit)s?\b)/iu,
        '$1-$2 ',
      )
      .replace(
        /(?<=\p{L} )(?<!\b(?:can|could|may|might|to|will|would)\b.*)(check|drop|fit|hand|pick|set|start) (in|off|out|over|up)$/iu,
        '$1-$2',
      )
      .replace(
        /\b(one|two|three|four|five|six|ten) (day|week|month|hour|minute|night)s? (?!(?:after|ahead|around|before|between|during|free(?:$|,| (?:for|of|then|until)\b)|from|in|into|last|next|on|over|this|under|until|with|without)\b)(?=\p{L}{4,})/giu,
        '$1-$2 ',
      )
      .replace(/\b(\d+) (kilo|litre|metre|mile|page|second) (?=\p{Ll}{4,})/gu, '$1-$2 ')
      .replace(
        /\b(\d+) (day|week|month|hour)s? (?=(?:free )?(?:trial|pilot|video|call|demo|session|course|project|test|challenge|contract|lease|licence|pass|retainer|subscription|workshop|plan|research|placement|internship|residency|stay)\b)/gi,
        '$1-$2 ',
      )
  );
}

const auxiliaries: Record<string, string> = {
  is: 'are',
  "isn't": "aren't",
  was: 'were',
  "wasn't": "weren't",
  has: 'have',
  "hasn't": "haven't",
  does: 'do',
  "doesn't": "don't",
};

/** Who acts in a goal that is told as a statement: `office manager books a day`. */
const statement =
  /^(?:(?:[Tt]he|[Tt]heir) )?((?:\p{L}+ ){0,2}(?!who(?:so)?ever\b)\p{L}+(?:er|or|ist|ian|ant|ef|head|lead|chair|client|buyer|boss)) (\p{Ll}+)(?= |$)/u;

/** `The buyer orders a case` → `they order a case`; of somebody who is not the reader, `have their office manager book a day`. */
export function asWish(text: string): string {
  const [whole = '', who = '', verb = ''] = statement.exec(text) ?? [];
  const found = findVerb(verb);
  if (found?.form !== 'third' || findVerb(who.split(' ')[0] ?? '')?.form === 'base') return text;
  const isReader =
    /^(?:boss|buyer|client|customer|(?:business|company|farm|shop|store) owner|owner|prospect|reader)$/i.test(
      who,
    );
  return `${isReader ? 'they' : `have their ${who}`} ${found.base}${text.slice(whole.length)}`;
}

/** Somebody else of whom a goal speaks: `our engineer`, `with Sarah`. */
const another =
  /\b(?:our|my) (?:[\p{L}-]+ ){0,2}?\p{L}*(?:er|or|ist|ian|man|woman|lead|head|rep|chef|founder|partner)\b|\bwith \p{Lu}\p{Ll}+\b(?! (?:of|from) (?:them|their)\b)/u;

/**
 * One reader told as several, so that one rule reads both: `what weight she would like` → `what weight they would like`, `if he has` → `if they have`.
 * Who is named after somebody else is that person: `our engineer …, when he's in town`.
 */
export function asThey(text: string): string {
  const other = another.exec(text);
  const end =
    other && !/\b(?:them|him|her|he|she|they)\b/i.test(text.slice(0, other.index))
      ? other.index + other[0].length
      : text.length;
  return toThey(text.slice(0, end)) + text.slice(end);
}

/** `feels` → `feel`, of a verb that no table knows. */
function toBase(verb: string): string {
  if (!/\p{L}{2,}[^\P{L}su]s$/u.test(verb)) return verb;
  return verb.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x)es$|(?<!i)s$/, '');
}

/** `They accept a parcel and tells us`: what one reader does besides. */
const goesOn =
  /^((?:(?:[Ss]o )?[Tt]hat )?they .*? and )(\p{Ll}+s)(?= (?:again|an?|another|back|her|him|his|it|me|more|my|one|our|some|the|their|them|three|two|us)\b)/u;

function toThey(text: string): string {
  const told = ofOne(text);
  const [, before = '', verb = ''] = (told !== text && goesOn.exec(told)) || [];
  const found = findVerb(verb);
  return found?.form === 'third' || verb === 'tells'
    ? `${before}${found?.base ?? 'tell'}${told.slice(before.length + verb.length)}`
    : told;
}

function ofOne(text: string): string {
  return text
    .replace(
      /\b(is|was|has|isn't|wasn't|hasn't|(?<=\p{L} )does) s?he\b/giu,
      (_, verb: string) => `${auxiliaries[verb.toLowerCase()]} they`,
    )
    .replace(/\b(?:s?he)['’]s\b/gi, "they're")
    .replace(/\b(?:s?he)['’](?=d\b|ll\b)/gi, "they'")
    .replace(
      /\b(?:he or she|s?he) ((?:also|already|always|currently|ever|never|now|often|sometimes|still|\p{L}+ly) )?([\p{L}'’]+)/giu,
      (_, adverb: string | undefined, verb: string) => {
        const found = findVerb(verb);
        return `they ${adverb ?? ''}${auxiliaries[verb] ?? (found?.form === 'third' ? found.base : toBase(verb))}`;
      },
    );
}

/** `If they would take him`: what the reader would do with somebody, who is never the reader. */
const withSomebody = compact(
  `\\bthey(?: (?:can|could|may|might|will|would)|['’](?:d|ll)) (?:be (?:able|happy|open|willing) to )?(\\p{Ll}+) (?:him|${object.source.replace('(?:him|her)', 'her')}|them\\b)`,
  'u',
);

/** `Would you take you for a week` → `Would you take him for a week`: whom the reader does something with stays as the goal names him. */
export function withSomebodyElse(goal: Goal, sentence: string): Goal {
  const [found = '', verb = ''] = withSomebody.exec(sentence) ?? [];
  const base = findVerb(verb)?.base;
  if (!base) return goal;
  const whom = found.slice(found.lastIndexOf(' ') + 1);
  const told = (text: string) =>
    text.replace(new RegExp(`\\b(${base}|${toGerund(base)}) you(?:r(?! ))?(?=$|[ ,])`, 'gu'), `$1 ${whom}`);
  if (goal.kind === 'action') return { ...goal, base: told(goal.base), gerund: told(goal.gerund) };
  return goal.kind === 'question' ? { ...goal, phrase: told(goal.phrase) } : goal;
}
