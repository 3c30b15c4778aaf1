import { compact } from '../../../compact.ts';
import { toArticle } from '../../text/grammar.ts';
import { splitSentences } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { fromFirstPerson } from './first-person.ts';
import { withNameBefore } from './name-last.ts';
import { nameTitles } from './parse-persona-name.ts';
import { verbFirst } from './reader-situation.ts';

/** Somebody by what is no post. */
const people = `(?:an? |the |(?:my|our) (?=friends?|neighbou?rs?)|two )?(?:(?:busy|local|married|retired|stay-at-home|working|young) )*(?:brothers|couple|dad|family|father|friend|guy|lady|man|mom|mother|mum|neighbou?r|parent|person|sisters|woman)s?`;
const withPlace = compact(
  String.raw`^${people} (?:(?:(?:who|that) )?(?:own(?:ing|s)?|operat(?:e|es|ing)|runs?|running) (?=(?:an?|her|his|one|several|their|two|three) (?!(?:boat|car|cat|dog|garden|home|horse|house|pet)(?:$|[,;])))|with (?=an? (?:[\p{Ll}-]+ ){0,2}(?:bakery|bar|business|café|cafe|farm|gallery|hotel|nursery|pub|restaurant|salon|shop|stall|store|studio|truck)\b))`,
  'iu',
);
const withPet = compact(
  `^${people} (?:(?:who|that) (?:have|has|own|owns)|having|owning|with) an? (boat|car|cat|dog|garden|horse|pet)$`,
  'iu',
);
const ofNearby =
  /^(?:the )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+ (?:at|in|of)) (?:my|our) (?=(?:(?:children|kids)['’]s?|corner|local|neighbou?rhood|parish|street|town|village) \p{L})(.+)$/iu;

/** Who somebody is to the sender: `a mate of my old boss who's now`. */
const acquaintance =
  /^(?:an? |some |the )?(?:acquaintances?|colleagues?|friends?|mates?|pals?) of (?:\p{Ll}+ ){0,2}\p{Ll}+,? (?:now |(?:who|that)(?:['’]s| is)(?: now)? (?!\p{Ll}+ing\b))/iu;
/** `Some friends of friends who have a café`. */
const acquaintances = /^(?:some )?(?:friends|mates|neighbours|people) (?:of friends )?who have (?=an? )/i;

const someone = String.raw`(?:the |our |my |this )?(?:addressee|prospect|reader|recipient|target(?: \p{Ll}+)?)`;

/** What stands before who it is: `This goes to`, `I'm contacting`, `The recipient is`, `She's`. */
const leadIns = [
  /^(?:this|the)(?: (?:one|e-?mail|letter|mail|message|note))? (?:goes|(?:is|will be|should be)(?: addressed| going| meant| sent| written)?) (?:for|out to|to) (?=\p{L})/iu,
  /^(?:I|We)(?:['’]m| am|['’]re| are) (?:addressing|approaching|contacting|e-?mailing|pitching|reaching|targeting) /i,
  compact(`^${someone}(?: is|['’]s| are) (?=\\p{L})`, 'iu'),
  /^are you (?=(?:an?|the|in charge of|responsible for|head|chief|one of) )/i,
  /^(?:he|she|they)(?:['’]s|['’]re| is| are) (?=(?:an?|the|in charge of|responsible for|head|chief|one of|our|my) )/i,
];

/** Who does it, where a sentence begins with what is done: `She runs a bakery`, `The recipient chairs a board`. */
const doer = compact(`^(?:he|she|${someone}) (?=(\\p{Ll}+s) )`, 'iu');
const doers = /^they (?=(\p{Ll}+) )/iu;

/** What somebody did in the open, or is about to do. */
const inTheOpen =
  /^(?:he|she|they)(?:['’]s|['’]ve|['’]re| has| have| is| are)?(?: also| just| now| recently)* (?:about to (?:move|open|plan)|announced|applied for|appeared|bought|building|expanding|founded|gave an? (?:interview|keynote|talk)|hiring|launched|launching|moved|moving|opened|opening|planning|posted|published|raised|rebuilding|received|spoke|started|told|took over|won|wrote)\b/i;
/** Where and how large the reader's own is: `Her team is spread over four countries`. */
const ofTheirs =
  /^(?:her|his|their) (?:agency|bakery|business|chain|clinic|club|company|department|factory|farm|firm|fleet|group|hotel|office|plant|practice|restaurant|school|shop|site|store|studio|team|warehouse)s? (?:(?:is|are) (?:based|distributed|divided|housed|located|split|spread)\b|covers\b|employs\b|has (?:\d|about|around|over|two|three|four|five|six|seven|eight|nine|ten)\b|(?:looks after|makes|operates|sells|serves|ships|supplies|supports|uses|works (?:across|from|in|with))\b)/i;

/** `They have two warehouses and I noticed they've applied for a third`: one is said with the other. */
const andNoticed =
  /^they ((?:have|operate|own|run) (?:\d+|two|three|four|five|six) (?:\p{Ll}+ ?){1,3}) and I (noticed|read|saw) (?:that )?they(?: have|['’]ve) /iu;

/** `I noticed they've applied for …`. */
const noticed = /^I (?:heard|noticed|read|saw) (?:that )?(?=(?:he|she|they)\b)/i;

/** `Founders I met briefly at the fair`: where sender and reader met. */
const metAt =
  /(?:,? (?:that |whom? )?(?:I|we) (?:once |recently )?met|, met (?:her|him|them)) (?:briefly |last (?:week|month|year) )?((?:at|during|in|on) .+)$/i;

/** What stands before a notice that somebody pasted: `Vacancy notice: '…`. */
const notice =
  /^["'“‘]?(?:an? |the |their )?(?:pasted )?(?:(?:job|vacancy) (?:ad(?:vert(?:isement)?)?|description|listing|notice|offer|post(?:ing)?)|advert|vacancy)(?: (?:by|from|on|of) [^:\n]{2,30})?: ?["'“‘]?/iu;
/** `Fire brigade of York seeks a clerk`: who looks for somebody. */
const seeker =
  /^(?:(?:we|at) [^,.:]{0,3}|the )?([^.:;!?\n]{3,60}?)(?: \([^()]*\))? (?:(?:is|are) )?(?:currently |now )?(?:hires|hiring|looking for|looks for|needs|recruiting|recruits|searching for|seeking|seeks|wants)\b/iu;
/** `Reports to Commander T. BELL`: who leads there. */
const superior = compact(
  String.raw`\b(?:[Cc]ontact(?: person)?:?|[Rr]eport(?:s|ing) (?:directly )?to:?) (?:(?:the|our) )?((?:${nameTitles})\.? |(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}))(?:\p{Lu}\. ?)*(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[,.;'’”"]|$)`,
  'u',
);

/** Whoever put out a notice that was pasted as the persona, and the one whom it names: `Vacancy: 'Tallboy Mill seeks a clerk. Reports to Dr. BELL'` → `Dr. BELL, Tallboy Mill`. */
function fromNotice(persona: string): string | undefined {
  const text = persona.replace(notice, '');
  const [, place = ''] = text === persona ? [] : (seeker.exec(text) ?? []);
  if (!place) return undefined;
  const [, title = '', named = ''] = superior.exec(text) ?? [];
  // "Volunteer fire brigade of York": a capital that only opens the notice.
  const where = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(place)
    ? place.replace(/^./u, (first) => first.toLowerCase())
    : place;
  return named ? `${title}${named}, ${where}` : where;
}

/** A persona as one would note it, and what else its sentences tell of the reader. */
export type Description = { who: string; more: string[] };

/**
 * A persona in whole sentences as the note that it could have been: `She runs a bakery. They've opened a second shop.` → `somebody who runs a
 * bakery`, and `They've opened a second shop.` to tell. Any other is left as it is.
 */
export function describe(typed: string): Description {
  const persona = withNameBefore(typed);
  const ofNotice = fromNotice(persona.trim());
  if (ofNotice) return { who: ofNotice, more: [] };
  const [first = '', ...rest] = splitSentences(persona.trim());
  if (persona.includes('\n')) return { who: persona, more: [] };
  const more = rest
    .flatMap((sentence) =>
      sentence
        .replace(andNoticed, 'I $2 that they $1 and have ')
        .split(/(?:,| and) (?=I (?:heard|noticed|read|saw) )/),
    )
    .filter(
      (sentence) =>
        inTheOpen.test(sentence.replace(noticed, '')) ||
        ofTheirs.test(sentence) ||
        /^I \w+ that they have /.test(sentence),
    )
    .map((sentence) => `${sentence.replace(/[.!]$/, '').replace(/\bthey['’]ve\b/gi, 'they have')}.`);
  const note = toNote(first);
  const met = metAt.exec(note.replace(/\.$/, ''));
  const who = met ? note.slice(0, met.index) : note;
  if (!met && who === first && more.length === 0) return { who: persona, more };
  // "Spends every Monday on a whiteboard.": said of the same person.
  const besides = rest.filter((sentence) => verbFirst.test(sentence)).map((sentence) => ` ${sentence}`);
  return {
    who: besides.length > 0 ? `${who.replace(/\.$/, '')}.${besides.join('')}` : who,
    more: met ? [`We met ${met[1]}.`, ...more] : more,
  };
}

/** `… and must renew the contract`, `… and is about to plan the autumn`. */
const goesOn = /,? and (?:can|has|is|must|needs|seems|wants|was|will) .*$/;

function toNote(written: string): string {
  const sentence = fromFirstPerson(written)
    .replace(/^(?:(?:my|our|the) )?(?:audience|target|target audience): /i, '')
    .replace(/^Dear (?=\p{Lu})/u, '')
    // "Are you the person who decides?", "Do you run a bakery?".
    .replace(/\?$/, '')
    .replace(/^do you (?=\p{Ll})/iu, 'people who ')
    .replace(acquaintance, '')
    .replace(acquaintances, 'somebody who runs ')
    // "A lady with a flower shop", "parent running a home daycare".
    .replace(withPlace, 'somebody who runs ')
    // "Parents who own a dog".
    .replace(withPet, '$1 owner')
    // "The manager of our local garden centre": where the sender is as well, the place is one of its kind.
    .replace(ofNearby, (_, post: string, near: string) => `${post} ${toArticle(near)} ${near}`);
  for (const leadIn of leadIns) {
    const note = sentence.replace(leadIn, '');
    if (note !== sentence)
      return `${/^(?:in charge|responsible)\b/.test(note) ? 'the person ' : ''}${note.replace(goesOn, '')}`;
  }
  const does = doer.exec(sentence)?.[1];
  if (does === 'chairs' || (does && findVerb(does)?.form === 'third'))
    return sentence.replace(doer, 'somebody who ');
  const done = doers.exec(sentence)?.[1];
  const verb = done && findVerb(done);
  if (verb && verb.form === 'base') return sentence.replace(doers, 'people who ');
  return sentence;
}
