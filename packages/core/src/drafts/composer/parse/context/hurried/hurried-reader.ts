import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { capitalise, decapitalise, isPlural, toArticle, withArticle } from '../../../text/grammar.ts';
import { inFull, monthShort } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { inSentence } from '../notes/detail-clause.ts';
import { firstTold, type TableOf } from '../notes/note-table.ts';
import { badNews } from '../unkind.ts';
import type { SentenceWeights } from '../weights/sentence-weights.ts';

/** Who reads, what is offered, how a note is weighed, and whether the reader is to be congratulated. */
export type Hurried = {
  offer: string;
  persona: string;
  weigh: (note: string) => SentenceWeights;
  isGoodNews?: boolean;
};

/** What a firm does once and others write to it about. */
const deed =
  /^(?:(?:just|newly|recently) )?(?:acquired|added (?:an?|\d+|another|second|third)|broke ground on|announced (?!at\b|by\b|in\b|on\b)|bought|closed (?:an?|its|their) |changed (?:from|menus?|names?|suppliers?)|expanded|got (?:funding|(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:approval|grant|go-ahead|licen[cs]e|permit))|hired|hit \d\S*|launched|listed (?!as\b|at\b|in\b|on\b)|merged (?:in|into|with)|moved (?!\d|house\b|on\b)|opened|raised|rebranded|reached \d\S*|relocated|renovated|reopened|signed (?:an?|\d+)|started (?:an?|their)|switched (?:from|to)|took over|won)\b/iu;
/** What is done for others is the sender's. */
const forOthers =
  /\b(?:I|my|our|us|we|you|your|they|customers?|clients?)\b|\bfor (?:an? (?:\p{Ll}+ )?(?:brand|client|customer|firm|similar)|\d|others|similar)/iu;
/** What a sender boasts of as well, so that only the weights can tell. */
const boast = /^(?:just |recently )?(?:won|raised|reached|hit|launched in|opened in|added)\b/i;
/** How much surer a note has to be of the reader than of the sender. */
const overTold = { deed: -2.5, boast: 0 };

/** An offer that buys, so that what was bought is the sender's: `oven buyback`. */
export const offersToBuy =
  /\bbuy[- ]?(?:back|out)s?\b|\b(?:I|we) (?:also |will )?(?:acquire|buy|purchase)\b|\bcash (?:for|offer)\b|^(?:to )?(?:acquire|acquiring|acquisition of|buy|buying|purchase of|purchasing) |\b(?:trade|part)[- ](?:exchange|in)\b/i;

/** `won`, `announced`, `merged with`: an article is left out, or a name stands in small letters. */
const takesOne = /^((?:They )?(?:just |recently )?(?:announced|won) )(\p{L}[\p{L}-]* .+)$/u;
const prize =
  /^(?!(?:an?|her|his|its|the|their)\b)(?:[\p{L}-]+ ){0,3}(?:award|bid|contract|cup|deal|grant|medal|prize|project|tender|title)(?=$| )/u;
const partner = /(?<=\b(?:acquired|merged with|took over) )(\p{Ll}+(?: \p{Ll}+)??)(?=$| (?:in|last|this)\b)/u;

const brokeGround =
  /^((?:just |recently )?broke ground on )(?!(?:an?|her|his|its|phase|the|their|two|three|\d+)\b(?!-))(\p{Ll}.+|\d.+)$/u;

/** `…, Feb`: when it was, behind a comma. */
const datedBehind = compact(`, (?:in )?(${monthShort})\\.?( (?:19|20)\\d\\d)?$`, 'iu');

function withNames(said: string): string {
  return (
    said
      .replace(/^((?:just |recently )?changed )(?=(?:menus?|names?|owners?|suppliers?)\b)/, '$1their ')
      .replace(/^(They (?:just )?|(?:just )?)hit (?=\d)/, '$1reached ')
      .replace(
        /^((?:just |recently )?(?:acquired|added|bought|launched|opened|started) )(?=(?:second|third|fourth|fifth|new) \p{Ll}+(?<!s)(?: |$))/u,
        '$1a ',
      )
      // "Broke ground on 300-bed student residence".
      .replace(brokeGround, (_, did: string, what: string) => {
        const [head = ''] = what.split(/ (?:at|for|in|near|on|outside) /);
        return did + (isPlural(head.split(' ').at(-1) ?? '') ? what : `${toArticle(what)} ${what}`);
      })
      .replace(/\b(moved (?:in)?to )(?=(?:bigger|larger|new) \p{Ll}+(?!s\b)(?:$| ))/u, '$1a ')
      .replace(takesOne, (_, verb: string, what: string) =>
        /^(?:best|gold|silver|bronze|\p{L}+ly|first|second|third)\b/u.test(what)
          ? _
          : verb + (prize.test(what) ? `${toArticle(what)} ${what}` : withArticle(what)),
      )
      .replace(partner, (name) =>
        /^(?:an?|another|its|the|their|two|three)\b/.test(name) ||
        name.split(' ').every((word) => word.length > 2 && isOrdinaryWord(word))
          ? name
          : name
              .split(' ')
              .map((word) => (word.length < 3 ? word.toUpperCase() : capitalise(word)))
              .join(' '),
      )
  );
}

/** `opened third shop in March`: what the reader did. */
function toDeed(written: string, { offer, weigh, isGoodNews = false }: Hurried): string | undefined {
  const note = written.replace(
    datedBehind,
    (_, month: string, year: string | undefined) => ` in ${inFull(month)}${year ?? ''}`,
  );
  if (!deed.test(note) || /,/.test(note) || forOthers.test(note) || badNews.test(note)) return undefined;
  // "Opened a cafe and hates waste": a second verb that no "you" goes with.
  const [, second = ''] = / and (?:also |now )?(\p{Ll}+)/u.exec(note) ?? [];
  if (/^(?:third|gerund)$/.test(findVerb(second)?.form ?? '')) return undefined;
  const [, thing = ''] = /^\S+ (?:\S+ )??(\p{Ll}{4,})(?: in| on| last|$)/u.exec(note) ?? [];
  if (thing && offer.toLowerCase().includes(thing)) return undefined;
  // "Bought out 5 cafes this year", of an offer to buy.
  if (/^(?:just |recently )?(?:acquired|bought|took over)\b/i.test(note) && offersToBuy.test(offer))
    return undefined;
  const odds = weigh(note);
  const over = odds.ofReader - odds.told;
  const least = boast.test(note) && !/^just /i.test(note) ? overTold.boast : overTold.deed;
  return (isGoodNews || over > least) && odds.kept < 0.5
    ? `They ${withNames(decapitalise(note))}`
    : undefined;
}

/** Work that is done today in the way that the offer would change. */
const byHand =
  '(?:by (?:e-?mail|fax|hand|phone|post|telephone)|over the phone|on (?:paper|(?:a )?whiteboards?|post-its)|in (?:[Ee]xcel|(?:a )?spreadsheets?|word docs)|manually|with pen and paper)';
const kept = /^(?:inventory|job sheets|lists?|logs?|notes|records|stock|timesheets)$/;
const taken = /^(?:appointments|bookings|orders|reservations)$/;
/** Those who work for the reader. */
const workers =
  'agents|assistants|cashiers|clerks|cleaners|coaches|crews?|dispatchers|drivers|engineers|guards|instructors|managers|mechanics|nurses|operators|pickers|receptionists|reps|staff|stylists|teachers|technicians|techs|trainers|tutors|volunteers|waiters';
const heard = 'article|ep|episode|interview|newsletter|piece|podcast|post|reel|talk|thread|video|webinar';
const shows =
  'ad|advert|booth|display|event|exhibition|fair|launch|menu|mural|page|range|stall|site|stand|week|website|window';
const date =
  '(?:early |mid |late )?(?:next (?:month|quarter|spring|summer|autumn|fall|winter|week|year)|(?:the )?(?:spring|summer|autumn|fall|winter)|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4])';
const things =
  'agency|app|boiler|caterer|carrier|cleaner|contract|courier|insurer|landlord|lease|partner|photographer|platform|printer|provider|software|supplier|system|tool|vendor|wholesaler';

const posts =
  'CEO|CFO|CIO|CMO|COO|CTO|CRO|MD|GM|(?:managing |medical |sales |technical )?director|owners?|chef|head chef|headteacher|principal|(?:general |plant |store )?manager|head of [\\p{L}]+|VP(?: of)? [\\p{L}]+';
const networks: Readonly<Record<string, string>> = {
  insta: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};
/** What whoever has many followers sells. */
const sellsReach =
  /\b(?:ad slots?|audience|brand deals?|channel|collab\w*|creators?|endorse\w*|feature|influencers?|newsletter|our (?:page|profile)|podcast|posts?|promo\w*|reels?|shout-?outs?|sponsor\w*|stor(?:y|ies))\b/i;

const rows: TableOf<[about: Hurried]> = [
  // "12 hotels in their group".
  [
    /^((?:about |over |some )?\d[\d,.]* (?:[\p{Ll}-]+ ){0,2}\p{Ll}+s (?:across|in|under) their (?:chain|estate|fleet|group|network|portfolio|trust))$/iu,
    ([, what = '']) => `They have ${decapitalise(what)}`,
  ],
  // "Current supplier only delivers Mondays".
  [
    compact(`^(?:the )?(current (?:\\p{Ll}+ )?(?:${things}) (?:only |just )?(?!is\\b)\\p{Ll}+s .+)$`, 'iu'),
    ([, what = '']) =>
      `Their ${decapitalise(what).replace(/(\p{Ll}+s) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b)/u, '$1 on ')}`,
  ],
  // "Now all booking by phone", "timesheets still on paper".
  [
    compact(
      `^(?:(?:still|now) )?(all )?((?:(?!(?:doing|keeping|managing|or|planning|running|taking|tracking|with|half|staff)\\b)\\p{Ll}+ )?(?:\\p{Ll}{4,}ing|appointments|bookings|dispatch|inspections|inventory|invoices|job sheets|logs|notes|orders|payroll|records|reservations|rotas?|stock|timesheets))(?: is| are)?(?: all)?(?: still| now| currently)?(?: done)? (${byHand})(?: now| today| currently| still)?$`,
      'iu',
    ),
    ([, all = '', work = '', how = '']) => {
      const head = work.split(' ').at(-1) ?? '';
      const isWritten = /^(?:on|in) /i.test(how);
      const does = taken.test(head) ? (isWritten ? 'keep' : 'take') : kept.test(head) ? 'keep' : 'do';
      return `They ${does} ${all}${decapitalise(work)} ${how.replace(/\bexcel\b/, 'Excel')}`;
    },
  ],
  // "Still doing rotas in Excel".
  [
    compact(
      `^(?:still |now )?(\\p{Ll}+ing) ((?:all )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+) (${byHand})(?: now| today)?$`,
      'iu',
    ),
    ([, doing = '', what = '', how = '']) => {
      const verb = doing === 'doing' ? { base: 'do' } : findVerb(doing);
      return verb && /^(?:do|keep|manage|organi[sz]e|plan|run|schedule|take|track|write)$/.test(verb.base)
        ? `They ${verb.base} ${what} ${how.replace(/\bexcel\b/, 'Excel')}`
        : undefined;
    },
  ],
  // "All menus planned by hand".
  [
    compact(
      `^(all )?((?:\\p{Ll}+ )?\\p{Ll}+s) (?:are )?(?:still |all )?(\\p{Ll}+) (${byHand})(?: still| now| today)?$`,
      'iu',
    ),
    ([, all = '', what = '', done = '', how = '']) => {
      const verb = findVerb(done);
      return verb?.form === 'past'
        ? `They ${verb.base} ${all.toLowerCase()}${decapitalise(what)} ${how}`
        : undefined;
    },
  ],
  // "Staff testing by hand three times a day", "teachers marking tests on weekends".
  [
    compact(
      `^(?:their )?(${workers}) (?:(?:are )?(?:now |still |all )?)(?!all\\b)(\\p{Ll}{2,}ing (?:[^,;:]* )?(?:${byHand}|(?:at|on) weekends|after hours|at night)(?: .{2,30})?)$`,
      'iu',
    ),
    ([, who = '', does]) => `They have ${decapitalise(who)} ${does}`,
  ],
  // "New menu in March".
  [
    compact(`^(?:big |the )?(new (?:\\p{L}+ )?(\\p{Ll}{3,}) (?:in|from|by|for) ${date})$`, 'iu'),
    ([note, what = '', head = ''], { offer, weigh }) =>
      weigh(note).ofReader > 0.8 && !offer.toLowerCase().includes(head)
        ? `They have a ${decapitalise(what)}`
        : undefined,
  ],
  // "Crew of 140", of a mine.
  [
    /^crew of (\d{2,}(?: \p{L}+)?)$/iu,
    ([, many], { persona }) =>
      /\b(?:camp|mine|mining|plant|rig|ship|site|station|vessel)\b/i.test(persona)
        ? `They have a crew of ${many}`
        : undefined,
  ],
  // "Renewal in September".
  [
    compact(
      `^(?:their |the )?((?:contract |insurance |lease |licen[cs]e |policy )?renewal|(?:next |\\p{L}+ )?(?:audit|inspection)) (?:is |due |comes up )?((?:in|on|by) (?:${date}|\\d.*))$`,
      'iu',
    ),
    ([, what = '', when]) => `Their ${inSentence(what)} is ${when}`,
  ],
  // "Starts phase 2 in May".
  [
    compact(
      `^(?:just )?(starts|opens|launches|moves|reopens|hosts|plans|runs) (?!at\\b|from\\b)([^,;:]*?(?:in|on|by) (?:${date}|\\d[^,;:]*))(?: [-–] .+)?$`,
      'iu',
    ),
    ([note, does = '', what = ''], { weigh, offer }) =>
      weigh(note).ofReader > 0.5 && !` ${offer.toLowerCase()}`.includes(` ${does.toLowerCase().slice(0, 4)}`)
        ? `They ${findVerb(does)?.base ?? does} ${what}`
        : undefined,
  ],
  // "Ships about 30 loads a week out of Amarillo": what a firm does, which no product does and no "we" says so of itself.
  [
    /^(?:currently |now )?(buys|employs|exports|hauls|imports|operates|orders|owns|ships|sources|stocks) ((?:(?:about|around|nearly|over|roughly|some) )?\d[\d.,]*k?\+? (?!(?:days?|hours?|minutes?|months?|weeks?|years?)\b)(?:[\p{Ll}-]+ ){0,2}?\p{Ll}+s(?: (?:an?|each|every|per) (?:day|week|month|quarter|season|year))?(?: (?:across|at|from|in|into|out of|through|to) [^,;:]{2,40})?)$/iu,
    ([, does = '', what = ''], { offer }) =>
      (/ (?:an?|each|every|per) \p{Ll}+\b/u.test(what) || / (?:at|from|in|out of) \p{Lu}/u.test(what)) &&
      !offer.toLowerCase().includes(` ${does.toLowerCase()} `)
        ? `They ${findVerb(does)?.base ?? does} ${what}`
        : undefined,
  ],
  // "Loved the episode with the taco cook".
  [
    compact(
      `^(?:I )?(?:(?:just|really) )?(admired|caught|enjoyed|heard|liked|listened to|loved|read|saw|watched) (?:(?:the|their|her|his) )?((?:\\p{L}+ ){0,3}?(?:${heard})\\b(?: (?:about|at|in|on|with) [^,;:]+)?|(?:\\p{L}+ ){0,3}?(?:${shows})(?: (?:at|in|on) [^,;:]+)?)$`,
      'iu',
    ),
    ([, did = '', what = '']) =>
      `I ${did.toLowerCase()} their ${decapitalise(what)
        .replace(/\bep\b/, 'episode')
        .replace(/\binsta\b/, 'Insta')}`,
  ],
  // "Did their summer party last year"; "the courts at NAME" are another's.
  [
    /^(?:[Ww]e )?([Dd]id (?:(?:her|his|their) |the (?!(?:job|rest|same|work)\b|\p{Lu}|[^,;:]* (?:at|for|of|with) (?:the )?\p{Lu}))[^,;:]+ (?:in \S+|last [\p{Ll} ]+))$/u,
    ([, did = '']) =>
      `We ${did.toLowerCase().startsWith('did the ') ? did.replace(/^did the /i, 'did their ').replace(/ there (?=in |last )/, ' ') : decapitalise(did)}`,
  ],
  // "Met her at the market, said her mixer makes a noise".
  [
    /^(?:(?:I|we) )?(chatted (?:to|with)|met|saw|spoke (?:to|with)|talked (?:to|with)) (her|him|them) ((?:at|in|on|during) [^,;]+?|last \p{Ll}+),? (?:and )?(?:s?he |they )?(asked (?:about|for|how|if|whether|who)|complained (?:about|that)|mentioned|said|told (?:me|us)) ([^;]+)$/iu,
    ([, did = '', whom = '', where = '', said = '', what = '']) =>
      `I ${did.toLowerCase()} ${whom.toLowerCase()} ${where}, and ${whom.toLowerCase() === 'her' ? 'she' : whom.toLowerCase() === 'him' ? 'he' : 'they'} ${said.toLowerCase()} ${what}`,
  ],
  // "Merger with NAME last November".
  [
    /^(?:their )?merger with (\p{Lu}[^,;]{2,40}? (?:in|last|this) [^,;]+)$/u,
    ([, whom]) => `They merged with ${whom}`,
  ],
  // "Stayed there in November, loved the courtyard".
  [
    /^(?:I )?((?:ate|had (?:breakfast|coffee|dinner|lunch)|shopped|stayed) there(?: (?:in|last|on|this|two|three|\d+) [^,;:]+?)?)(?:,| and) ((?:liked|loved|enjoyed) [^,;:]+)$/iu,
    ([, was = '', did = '']) => `I ${decapitalise(was)} and ${did.toLowerCase()}`,
  ],
  // "Their blog says v3 is coming in Q4".
  [
    /^(\S+(?: \S+)?) (coming(?: out)? (?:in|on|this|next) .+)$/iu,
    ([note, what = '', when], { weigh }) =>
      /^v\d/.test(what) && weigh(note).ofReader > -0.5 ? `Their ${what} is ${when}` : undefined,
  ],
  // "60k instagram followers": a sender who sells them would say so.
  [
    /^(?:has |have |with )?(\d[\d.,]*[km]?\+?) (facebook|instagram|insta|linkedin|pinterest|tiktok|youtube) (fans|followers|subscribers)$/iu,
    ([, many, where = '', whom = ''], { offer }) =>
      sellsReach.test(offer)
        ? undefined
        : `They have ${many} ${networks[where.toLowerCase()] ?? capitalise(where)} ${whom.toLowerCase()}`,
  ],
  // "Saw their welcome flow, only 1 email".
  [
    /^(?:I |we )?(?:checked|looked at|noticed|saw|tried) (?:the|their|her|his) ((?:\p{L}+ )?(?:app|blog|catalogue|checkout|emails|flow|form|funnel|menu|newsletter|shop|site|store|web ?site)),? (?:(?:it )?has |and it has |with )?(just|only|still) (\d+|one|two|three) (\p{Ll}+)(?: (?:in it|so far))?$/iu,
    ([, what = '', only = '', many = '', things = '']) =>
      `I saw that their ${decapitalise(what)} ${only.toLowerCase()} has ${many === '1' ? 'one' : many} ${things}`,
  ],
  // "New CEO since February".
  [
    compact(
      `^(?:(?:got|has|have) )?(?:an? )?(new (?:${posts})) (since|as of|from) ((?:${date}|(?:19|20)\\d\\d)(?: (?:19|20)\\d\\d)?)$`,
      'iu',
    ),
    ([, who = '', since = '', when]) =>
      /^since$/i.test(since)
        ? `They have had a ${decapitalise(who)} since ${when}`
        : `They have a ${decapitalise(who)} ${since.toLowerCase()} ${when}`,
  ],
  // "Exec team split between London + Lisbon".
  [
    /^(?:their |the )?((?:[\p{L}&-]+ )?(?:board|crew|office|staff|team)) (?:is |are )?(?:now )?((?:based|split|spread) (?:across|between|in|over)) (\p{Lu}[\p{L}' -]*?) ?(?:\+|&|and) ?(\p{Lu}[\p{L}' -]*)$/iu,
    ([, who = '', split, here, there]) =>
      /\b(?:my|our)\b/i.test(who) ? undefined : `Their ${decapitalise(who)} is ${split} ${here} and ${there}`,
  ],
  // "Mix of Engel + older Cincinnati presses": what nobody boasts of.
  [
    /^(?:an? )?mix(?:ture)? of ([^,;:+]{2,40}?) ?(?:\+|&|and) ?((?:ag(?:e?ing)|legacy|old|older|vintage) [^,;:+]{2,40}s)$/iu,
    ([, one, other = ''], { offer }) =>
      offer.toLowerCase().includes(other.toLowerCase())
        ? undefined
        : `They have a mix of ${one} and ${other}`,
  ],
  // "On GITHUB and JIRA now".
  [
    /^(?:already |still |now )?on (\p{Lu}[\p{L}\d]+(?:(?:,| and)? \p{Lu}[\p{L}\d]+)*) (?:now|today|already|at the moment)$/u,
    ([, where = '']) => `They are on ${where} now`,
  ],
];

/** A hurried note that can only be on the reader, as a sentence on "them": `opened third shop in March` → `They opened third shop in March`. */
export function tellOfReader(note: string, about: Hurried): string | undefined {
  return firstTold(rows, note, about) ?? toDeed(note, about);
}
