import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames } from '../../../text/first-names.ts';
import { capitalise } from '../../../text/grammar.ts';
import { prepositions } from '../../../text/words.ts';
import { foreignTitles, toEnglishTitle } from '../../persona/name-last.ts';
import type { Persona } from '../../persona/parse-persona.ts';
import type { PersonName } from '../../persona/parse-persona-name.ts';
import { titleWord } from '../../persona/parse-persona-name.ts';
import { isTold } from '../second-person.ts';
import { isFirmName, isPersonName } from './context-names.ts';
import { particle, title, word } from './name-patterns.ts';
import { isRoleOf } from './own-contact.ts';
import { isTrade } from './signed-as.ts';
import { soldAs } from './small-names.ts';

const anyTitle = `(?:${title}|${foreignTitles})(?!\\p{L})`;

/** What stands beside somebody of the sender's, or who sent the sender: `; our chef`, `, who referred us`. */
const notTheirs =
  "(?![;,.]? (?:- )?(?:(?:is|was|who|he|she|s?he[’']s)(?: is| was)? )?(?:my|our|me|us|sender|signs?|sends?|referred|recommended|introduced|suggested|intro|referral|from our|i\\b|i[’']m|told us)(?!\\p{L}))";

/** `mr. delgado; …`, before all else: a title and a name in small letters. */
const smallTitle = compact(
  String.raw`^(mr|mrs|ms|miss|dr|prof|herr|frau|mme|sra?|señora?)\.? ((?:(?:de|van|von|der) )?\p{Ll}{3,})((?: \p{Ll}{3,})?)(?=[;,]| [-–—] |$)`,
  'u',
);
/** Brands that a title stands in: `Dr. Martens`. */
const brand = /\b(?:Hauschka|Kipling|Martens|Oetker|Pepper)$/;

/** What somebody did whom the sender noted by name and nothing else: `, met at a fair`. */
const noted =
  '(?:met|spoke|spoken|talked|saw|seen|heard|visited|came|stopped by|asked|posted|wrote|says|said|joined|started|took over|new in|in post|there since)';
/** `aoife brennan, met at …`, `Aoife Brennan; …`, before all else. */
const nameFirst = compact(
  String.raw`^(?:\p{L}{3,}) (?:(?:van|von|de|der) )?\p{L}{2,}(?=;|, ${noted}\b| \((?:the )?(?:boss|buyer|director|founder|head|manager|owner)\)[;,])`,
  'u',
);
/** `helen tait, referred us; …`, before all else: who sent the sender. */
const referrer =
  /^(\p{L}{3,}(?: \p{L}{2,})?),? (?:who )?(?:introduced|recommended|referred|sent) (?:me|us)(?: (?:here|to (?:her|him|them|you)))?(?=[;.]|$)/u;
/** `name's Russ; …`, wherever the note stands. */
const called = compact(
  String.raw`(?<=^|[;\n.] ?)(?:her |his |their |the )?name['’]s ((\p{L}{2,})(?: \p{L}{2,})?)(?=[;,.\n]|$)`,
  'iu',
);
const titledFirst = compact(
  String.raw`^(${anyTitle}\.? (?:${particle}${word})(?: ${particle}${word}){0,2})(?=;| [-–—] )`,
  'u',
);
const isTheirs = compact(`^${notTheirs}`, 'iu');
/** Where somebody speaks of himself, a name without more may be his. */
const ofOneself = /(?:^|[^\p{L}])(?:I|i|my|me|i'm|I'm)(?![\p{L}])/u;

/** The notes with a label for who reads, where a note before all others is nothing but a name: `mr. delgado; break-in last month` → `Recipient: Mr. Delgado; …`. */
export function withNotedReader(text: string, persona: string): string {
  const small = text.replace(smallTitle, (found, titled: string, family: string, more: string) =>
    soldAs.test(family) ? found : `${toEnglishTitle(capitalise(titled))}. ${toCapitals(family + more)}`,
  );
  const after = (found: string) => small.slice(found.length);
  const [opening = '', who = ''] = titledFirst.exec(small) ?? [];
  const mayRead = (rest: string) => isTheirs.test(rest) && !isOfSender(rest, persona);
  if (who && !brand.test(who) && mayRead(after(opening)))
    return `Recipient: ${who.replace(/^(\p{L}+)\.?/u, (_, typed: string) => `${toEnglishTitle(typed)}.`)}${after(opening)}`;
  const [name = ''] = nameFirst.exec(small) ?? [];
  const [first = '', family = ''] = name.split(' ');
  if (
    name &&
    firstNames.has(first.toLowerCase()) &&
    !isOrdinaryWord(first.toLowerCase()) &&
    (/^\p{Lu}/u.test(first) === /^\p{Lu}/u.test(family) || /^(?:van|von|de|der)$/.test(family)) &&
    !isFirmName(toCapitals(name)) &&
    mayRead(after(name))
  )
    return `Recipient: ${toCapitals(name)}${after(name)
      .replace(/^ \([^()]*\)/, '')
      .replace(/^, /, '; ')}`;
  const friend = referrer.exec(small);
  const [, given = ''] = friend ?? [];
  if (friend && firstNames.has(given.split(' ')[0]?.toLowerCase() ?? ''))
    return `Referred by ${toCapitals(given)}${after(friend[0]).replace(/^; ?/, '\n')}`;
  if (ofOneself.test(small)) return small;
  const [alone = ''] = /^\p{L}{3,}(?=; )/u.exec(small) ?? [];
  if (firstNames.has(alone.toLowerCase()) && !isOrdinaryWord(alone.toLowerCase()) && mayRead(after(alone)))
    return `Recipient: ${capitalise(alone)}${after(alone)}`;
  return small.replace(called, (found, whole: string, one: string, at: number) =>
    firstNames.has(one.toLowerCase()) && mayRead(small.slice(at + found.length))
      ? `Recipient: ${toCapitals(whole)}`
      : found,
  );
}

/** Whether the note after a name says what somebody else is: `; founder of boxly`, `; boxly ltd`. */
function isOfSender(rest: string, persona: string): boolean {
  const [, next = ''] = /^[;,.] ?([^;.\n]*)/.exec(rest) ?? [];
  const words = next.split(' ');
  return (
    words.length < 6 &&
    words.some(
      (each) =>
        (isTrade(each) && !isRoleOf(each, persona)) || /^(?:bv|gmbh|inc|llc|llp|ltd|plc)$/i.test(each),
    )
  );
}

/** `ann van bell` → `Ann van Bell`. */
function toCapitals(name: string): string {
  return name
    .split(' ')
    .map((part) => (/^(?:van|von|de|der)$/.test(part) ? part : capitalise(part)))
    .join(' ');
}

/** Where people say things before others, and what anybody may know of somebody. */
const publicly =
  /^(?:announced|argued|asked|commented|complained|gave|mentioned|opened|posted|presented|said|spoke|talked|told|tweeted|visited|wrote)$/;
/** `Ms. ANN BELL wrote that her team …`, at the start; `ANN BELL, the owner, closed …`, of any sentence. */
const subject = compact(
  String.raw`(?<=^|\n|(?<!\b${title})[.!?;] )(?:(?:[Tt]he |[Tt]heir )?(?<before>\p{L}\p{Ll}+(?: \p{Ll}+){0,2}),? )?(?<who>(?:${anyTitle}\.? )?${word} ${particle}${word}|${anyTitle}\.? ${word})(?:,(?: (?:the|their) (?<post>[\p{Ll} -]{3,40}),)?)? (?:(?:has |just |recently |also |once )*)(?<deed>\p{Ll}{3,})(?<rest>[^.!?\n;]*)`,
  'gu',
);
/** What a buyer of the sender's is told to have said. */
const praises =
  /\b(?:cut|happy|love[ds]?|recommend\w*|reduced|refer\w*|sav(?:ed|es|ing)|since (?:switching|using)|suggest\w*|swears|thanks to)\b/i;
const ofOurs = /(?:^|[^\p{L}])(?:[Ww]e|[Oo]ur|[Uu]s|I|[Mm]y|[Mm]e)(?![\p{L}])/u;
/** Who comes to the sender of himself reads. */
const cameToUs =
  /^(?:asked (?:me|us) (?:about|for)|told (?:me|us) (?:that )?(?:he|her|his|she|their|they)\b|visited (?:me|us|our (?:booth|stall|stand)) (?:at|in|last))\b/;
const leads =
  /^(?:(?:co-?)?owner|founder|boss|proprietor|landlord|landlady|head (?:teacher|master|mistress|chef)|managing director|principal)$/;

/** `Mr BELL's group took over two companies`, before all else: what the reader's house did. */
const theirHouse = compact(
  String.raw`^(${anyTitle}\.? ${word}(?: ${particle}${word})?)['’]s (\p{Ll}+) (?:(?:also|just|now|recently) )?(\p{Ll}+) ([^.!?\n;]*)`,
  'u',
);

/** Whoever has that house, where it is the persona's. */
function findOwner(text: string, persona: string): string | undefined {
  const [, who = '', house = '', deed = '', rest = ''] = theirHouse.exec(text) ?? [];
  const isHouse =
    /^(?:agency|business|company|department|firm|group|organi[sz]ation|team)$/.test(house) ||
    persona
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(house);
  return isHouse &&
    isTold(deed) &&
    isPersonName(who) &&
    !ofOurs.test(rest) &&
    !praises.test(`${deed} ${rest}`)
    ? who
    : undefined;
}

/** Who is written to, where a sentence begins with somebody's name and tells what only that person would say or do: `Ms. ANN BELL wrote that her team reads meters by hand`. */
export function findSpokenOf(text: string, persona: string): string | undefined {
  const owner = findOwner(text, persona);
  if (owner) return owner;
  for (const { index, groups = {} } of text.matchAll(subject)) {
    const { who = '', before = '', post = before.toLowerCase(), deed = '', rest = '' } = groups;
    // "At Tallboy Homecare, driving time fell": where something was so.
    if (!isPersonName(who) || isFirmName(who) || prepositions.has(post.split(' ')[0] ?? '')) continue;
    const came = cameToUs.test(deed + rest);
    if (post) {
      const isPost = isRoleOf(post, persona) || (leads.test(post) && !titleWord.test(persona));
      if (isPost && (came || !ofOurs.test(rest)) && !praises.test(deed + rest)) return who;
      continue;
    }
    if (index > 0) return undefined;
    const [, next = ''] =
      /^[.!?;\n]+ ?([^.!?\n;]*)/.exec(text.slice(text.indexOf(rest, index) + rest.length)) ?? [];
    const isOwn =
      /\b(?:he|her|his|she)\b/.test(rest) && publicly.test(deed) && !ofOurs.test(rest) && !praises.test(rest);
    const isOursAfter = /^S?[Hh]e\b/.test(next) && ofOurs.test(next);
    return (came || isOwn) && !isOursAfter ? who : undefined;
  }
  return undefined;
}

/** `ANN BELL, the owner, closed …`, `The owner, ANN BELL, closed …`, `Owner ANN BELL closed …` → `ANN BELL closed …`, of whoever reads. */
export function withoutOwnPost(
  note: string,
  { honorific = '', firstName = '', surname = '' }: PersonName,
): string {
  const names = [firstName, surname].filter(Boolean).join(' ');
  const at = names ? note.indexOf(names) : -1;
  if (at < 0 || at > 40) return note;
  const end = at + names.length;
  const before = note
    .slice(0, at)
    .replace(postBefore, (found, post: string) => (isTrade(post.split(' ').at(-1) ?? '') ? '' : found));
  const after = note.slice(end);
  if (/,\s*$/.test(note.slice(0, at).replace(/\p{L}+\.? $/u, '')) && before !== note.slice(0, at))
    return `${before}${names}${after.replace(/^,(?= \p{Ll})/u, '')}`;
  if (/^(?:\p{L}+\.? )?$/u.test(before) && (before === '' || before.startsWith(honorific || '.')))
    return `${before}${names}${after.replace(postBehind, '')}`;
  return note;
}

const postBefore = compact(
  String.raw`^(?:[Tt]he |[Tt]heir )?(\p{L}\p{Ll}+(?: \p{Ll}+){0,2}),? (?=(?:${anyTitle}\.? )?$)`,
  'u',
);
const postBehind = /^, (?:the|their) [\p{Ll} -]{3,40},(?= \p{Ll})/u;

/** A note on the reader without what broke, and with what came of it: `ANN BELL switched to hand tools in May after a breakdown`. */
export function withoutFault(note: string, { firstName = '', surname = '' }: PersonName): string {
  const isReaders =
    /^(?:S?[Hh]e|[Tt]hey)\b/.test(note) || (firstName && note.includes(`${firstName} ${surname}`));
  return isReaders ? note.replace(afterFault, '') : note;
}

const afterFault =
  /,? (?:after|because of|due to|following) an? (?:[\p{Ll}-]+ ){0,2}(?:breakdown|defect|failure|fault|leak|outage)(?=\.?$)/u;

/** Whether a persona is one reader without a name. */
export function isUnnamed(who: string | Persona): boolean {
  return typeof who !== 'string' && !who.plural && !who.firstName && !who.surname;
}
