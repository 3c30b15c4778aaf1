import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { capitalise } from '../../../text/grammar.ts';
import { initialsOf, isFirmName, isPersonName } from './context-names.ts';
import { farewell } from './find-leave.ts';
import { name, particle, sets, title, word } from './name-patterns.ts';
import { isRoleOf } from './own-contact.ts';
import { firm, inCapitals, isReaders, signedBy } from './sign-off.ts';
import { isTrade } from './signed-as.ts';
import { withCapitals } from './small-names.ts';

const mail = '(?:[Ee]-?mail|[Ll]etter|[Mm]ail|[Mm]essage)';

/** What stands before who signs, and before nobody else. */
const labels = [
  '(?:[Tt]he )?(?:[Ff]irst |[Ff]ull |[Ll]ast )?[Nn]ame of (?:the )?(?:sender|writer)',
  "(?:[Tt]he )?(?:[Ss]ender|[Ss]ignatory|[Ss]igner|[Ww]riter)(?:['’]s)?(?: name)?",
  '[Ww]ho (?:sends|signs|writes)(?: it| this)?',
  '[Mm]e',
  '[Uu]se my name,?',
  '(?:[Pp]ut|[Uu]se) my name[^.:\\n]{0,20}(?=:)',
  '[Oo]n behalf of (?:my|our|the) [\\p{L} ]{3,30}(?=:)',
  '[Mm]y details',
  '[Ff]rom(?= ?[:=])',
  '[Oo]ur contact(?: person)?',
  '(?:[Tt]he )?[Cc]ontact(?: person)? (?:at|on) our (?:end|side)',
  '[Ss]ign(?:ed|ing)?(?:[ -]?off)?(?: name)?(?: it| this)?(?: as| by| from| with)?',
  '[Ss]ignature(?: block| line)?',
  '(?:[Dd]rafted|[Pp]repared|[Ss]ent|[Ww]ritten) by',
  '[Bb]y(?= ?[:=])',
  '(?:(?:[Ii]t|[Tt]his) )?(?:[Gg]oes|[Gg]o|[Ss]end(?: it| this)?)(?: out)? (?:in|under) (?:my|our) name,',
  `(?:[Tt]he |[Tt]his )?${mail}(?: comes| goes| is| has to| must| needs to| should| will)?(?: be| come| go)?(?: going| out| sent| signed| written)* (?:by|from|in the name of|on behalf of|under the name of)(?: (?:her|his|my|our|the|their) \\p{Ll}+,)?`,
  "(?:[Ii](?:['’]m| am) )?(?:(?:[Ss]ent|[Ww]rit(?:e(?: it| this)?|ing|ten)) )?[Oo]n behalf of",
  '(?:(?:[Ss]peak|[Ww]rit(?:e|ten))(?: it| this)? )?(?:from the (?:point of )?view of|[Ii]n the (?:name|voice) of)',
  `(?:[Ss]peak|[Ww]rite)(?: it| this| (?:the |this )?${mail})? as`,
  "[Yy]ou(?: are|['’]re)(?: writing as)?",
].join('|');

/** Who looks after a record, and signs where nobody else does: `rep: ANN BELL`, `ae = Ann Bell`. */
const keeper =
  '(?:[Oo]ur |[Ss]ales |[Tt]he )?[Rr]ep|(?:[Oo]ur )?(?:AE|ae|BDR|bdr|CSM|csm|KAM|kam|SDR|sdr|[Aa]ccount manager)|(?:(?:[Aa]ccount|[Dd]eal|[Ll]ead|[Oo]pp|[Rr]ecord) )?[Oo]wner|(?:[Aa]ssigned to|[Hh]andled by|[Oo]ffice)(?= ?[:=])';

/** Where a note begins, and where it ends; in a row of them also at a bar or a comma: `source=expo | rep=ANN BELL | city=York`. */
const begins = String.raw`(?<=^|\n|;|[.!?|] |, (?=[\p{L} -]{1,30} ?[:=]))[ \t]*(?:[-–—*•] ?)?(?:[Pp]lease )?`;
const ends = String.raw`(?=\.(?:\s|$)|[;!\n]|$| \||, [\p{L} -]{1,30} ?[:=])[.;]?`;
const part = String.raw`[^.,;:=!?|\n"'’”]{2,50}`;
/** What stands behind a name: `, he runs our lab`, ` from Tallboy`, `, co-founder, Tallboy`, ` (Tallboy)`. */
const behind = String.raw`["'’”]|, (?:he|she|who)\b[^.;!?\n]+|(?:,? (?:at|from|of)|,| [/|–-]) (?<beside>${part}(?:, ${part})?)["'’”]?| \((?<apart>[^()\n]{2,60})\)`;

/** `rep: ANN BELL, Tallboy`, `me = Ann`, `The mail goes out under the name of ANN BELL, co-founder, Tallboy`, each a note of its own. */
const labelled = compact(
  `${begins}(?:(?<keeper>${keeper})|(?<label>${labels}))(?:${sets}| (?:is|should be|will be):?| [-–])? ?["'‘“]?(?:(?:${farewell}), )?(?<who>${name}(?: (?:and|&) ${word}(?: ${word})?)?)(?:${behind})?${ends}`,
  'gu',
);

/** In a goal also behind a comma or a dash, and as whoever brings himself in: `Get a call - sender: ANN`, `Short call (sign as ANN)`. */
const inGoal = compact(
  String.raw`(?<=^|\n|[.;!?,] | [-–—] | \()(?:(?:${keeper}|${labels})(?: ?[:=]| is:?| [-–])? ?|(?:[Ii](?:['’]m| am)|[Ff]rom) (?=${name} (?:at|from|of) )|[Mm]y name(?: is|['’]s) )["'‘“]?(${name})(?:["'’”]|(?:,? (?:at|from|of)|,) ${part}["'’”]?)?\)?\.?$`,
  'u',
);

/** `Write from ANN BELL's perspective`. */
const viewOf = compact(
  String.raw`(?<=^|\n|[.!?] )(?:[Pp]lease )?[Ww]rit(?:e|ten)(?: it| this)? from (${name})['’]s? (?:perspective|(?:point of )?view)(?=[.,;\n]|$)\.?`,
  'gu',
);

/** `Sender: Customer team, Pawnote`, `Signed by the sales team`: several who sign. */
const signedByTeam = compact(
  String.raw`${begins}((?:[Ss]ender|[Ss]ignature|[Ff]rom|[Ss]ent|[Ss]ign(?:ed)?(?:[ -]?off)?)(?: ?[:=]| (?:as|by):?)) (?:[Tt]he )?((?:\p{L}+ ){1,3}?)(crew|office|team)(?=,| at| from|[.;\n]|$)`,
  'gu',
);

/** The same with the capitals of a name, by which it is known. */
function withTeam(text: string): string {
  return text.replace(signedByTeam, (_, label: string, whose: string, team: string) =>
    [label, ...whose.trim().split(' ').map(capitalise), capitalise(team)].join(' '),
  );
}

const post = String.raw`(?:the |our |my |their )?(?<post>(?:[\p{L}-]+ ){0,3}[\p{L}-]+)`;
/**
 * `ANN BELL is the one who signs`, `The person signing is ANN BELL`, `Tallboy, signed by ANN BELL`, `Signed by the director, ANN BELL`,
 * `Write it for ANN BELL, Tallboy`: who signs in a sentence of its own.
 */
const said = [
  String.raw`(?<who>${name}) (?:(?:is|will be) (?:the (?:one|person)|who(?:ever)?)(?: that| who)?(?: is to| should| will| would)? (?:sends?|signs?|signing|writes?|writing)|will be (?:sending|signing|writing)|(?:is going to|is to|should|will) (?:send|write))(?: it| this)?(?=[.;\n]|$)[.;]?`,
  `(?:The )?(?:ones?|people|person|two|[Ww]ho(?:ever)?)(?: who)?(?: is| are)? (?:sends?|sending|signs?|signing|writes?|writing)(?: it| this)?(?: is| are|:) (?<who>${name}(?: (?:and|&) ${name})?)(?:, (?<beside>${part}))?${ends}`,
  String.raw`(?<beside>(?!(?:Book|It|Quote|Report|Text|This)\b)${firm}),? (?:sent|signed|written) by (?<who>${name})${ends}`,
  `(?:(?:It|The (?:e-?mail|letter|mail)|This)(?: is| will be| to be) (?:sent|signed|written)|[Ss](?:ent|igned)|[Ww]ritten) by ${post}, (?<who>${name})${ends}`,
  `(?:(?:(?:It|The (?:e-?mail|letter|mail)|This)(?: is| will be| to be) )?[Ss]igned|(?:(?:It|This) is )?[Ww]ritten) by (?:the |our |my )?(?<post>\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*){0,2}) (?<who>${name})${ends}`,
  `(?:[Mm]y|[Oo]ur) (?<post>(?:[\\p{L}-]+ ){0,2}\\p{Ll}[\\p{Ll}-]+),? (?<who>${name}),? (?:(?:has to|must|should|to|will|wants to) )?(?:sends?|signs?|writes?)(?: it| this| the (?:e-?mail|letter|mail))?${ends}`,
  `[Ii](?: am|['’]?m) (?<who>${word} ${particle}${word}),? and (?:I )?(?:act|sign|speak|write)(?: it| this)? (?:for|in the name of|on behalf of) (?:everybody|everyone|them all|(?:all of )?us(?: all)?|(?:all |both )?(?:my|our|the) [\\p{L} ]{3,30}?)${ends}`,
  // "I'm writing for the residents' group, ANN BELL".
  `[Ii](?: am|['’]?m) (?:(?:speaking|writing) )?(?:for|in the name of|on behalf of) (?:my|our|the) (?<body>[\\p{Ll}'’ -]{3,40}), (?<who>${word} ${particle}${word})${ends}`,
  // "ANN BELL is our director. She signs the mail", "She signs the mail: ANN BELL, director".
  String.raw`(?<who>${word} ${particle}${word})(?: is|,) (?:my|our|the) (?<post>(?:[\p{L}-]+ ){0,3}[\p{L}-]+)[.,;] (?:[Hh]e|[Ss]he|who) (?:has to sign|must sign|should sign|signs|sends|will sign|writes)(?: it| this| (?:the |this )?${mail})?${ends}`,
  `(?:He|She) (?:signs|sends|will sign|writes)(?: it| this| (?:the |this )?${mail})?: (?<who>${word} ${particle}${word})(?:, (?<beside>${part}(?:, ${part})?))?${ends}`,
  // "Pilot is ANN BELL, Tallboy Aerial", and nobody who buys, leads or owns.
  `(?:[Mm]y |[Oo]ur |The )?(?<post>(?!(?:[Tt]he )?(?:[\\p{L}-]+ )?(?:[Bb]oss|[Bb]uyer|[Cc]hair\\p{L}*|[Cc]hief|[Cc]lient|[Cc]ontact|[Cc]ustomer|[Dd]irector|[Ee]ditor|[Hh]ead|[Hh]ost|[Ll]ead|[Mm]anager|[Oo]fficer|[Oo]wner|[Pp]artner|[Pp]resident|[Pp]rincipal|[Rr]ep|[Ss]ender|[Ww]riter)\\b)\\p{L}[\\p{Ll}-]+(?: \\p{Ll}+)?)(?: is|:) (?<who>${word} ${particle}${word}), (?<beside>${firm})${ends}`,
  // "ANN B." behind all else.
  String.raw`(?<who>\p{Lu}\p{Ll}{2,} \p{Lu}\.)$`,
  `(?:[Pp]lease )?(?:[Dd]raft|[Pp]repare|[Ww]rite)(?: it| this| (?:the |this )?${mail}) for (?<who>${word} ${particle}${word}), (?<beside>${part}(?:, ${part})?)${ends}`,
  `(?:[Pp]ut|[Tt]ake|[Uu]se) (?<who>${name}) (?:as|for) (?:the )?(?:name|sender|sign-?off|signatory|signature|writer)${ends}`,
  `(?:(?:[Hh]ello|[Hh]i),? )?(?<who>${name}) here,? (?:at|from|of|with) (?<beside>${firm})${ends}`,
  `(?:(?:[Hh]ello|[Hh]i),? )?(?<who>${word}(?: ${word})?) (?:at|from|of|with) (?<beside>${firm}) here${ends}`,
].map((form) => compact(`(?<=^|\\n|[.!?;] )${form}`, 'gu'));

/** `Write in the name of ANN BELL. She has run mills for 17 years`: what is told of the one in whose name the mail is written. */
const ofSender = compact(
  String.raw`(?<=\b(?:behalf|name|view|voice) of ${name}[^.!?\n]*[.\n] ?|\bfrom ${name}['’]s? (?:perspective|(?:point of )?view)[.\n] ?)(?:(?:He|Her|His|She) [^.!?\n]+(?:[.!?\n] ?|$))+`,
  'gu',
);

/** A post cut short before more of it: `tenants assoc. chair`. */
const cutPost =
  /\b(?:assoc(?=\. (?:chair|director|head|lead|manager|officer|president|rep|secretary|treasurer)\b)|asst|dept)\.(?= \p{Ll})/giu;
const posts: Readonly<Record<string, string>> = {
  'assoc.': 'association',
  'asst.': 'assistant',
  'dept.': 'department',
};

/** Notes in which whoever is named as the sender, in whatever form, is named in one: `Signed by ANN BELL, Tallboy.` Whoever `persona` names signs nothing. */
export function withLabelledSender(text: string, persona: string): string {
  const typed = withTeam(text.replace(cutPost, (cut) => posts[cut.toLowerCase()] ?? cut));
  const notes = said
    .reduce((notes, form) => notes.replace(form, (...found) => toSigned(found, persona)), typed)
    .replace(ofSender, toFirstPerson)
    .replace(viewOf, (found, who: string) => (isReaders(who, persona) ? found : `\n${signedBy([who])}\n`));
  const signers = [...notes.matchAll(labelled)].map((found) => readSigner(found.groups, persona));
  const isSure = signers.some((signer) => signer && !signer.isKeeper);
  let at = 0;
  return notes.replace(labelled, (found: string) => {
    const signer = signers[at++];
    if (!signer || /^\W*[Ss]igned by \p{Lu}/u.test(found)) return found;
    return signer.isKeeper && isSure
      ? '\n'
      : `\n${signedBy(signer.parts, found.endsWith(`${signer.parts.at(-1)}.`))}\n`;
  });
}

/** A sentence that says who signs, as a plain signature; one on whom or what the persona describes stands. */
function toSigned(found: readonly unknown[], persona: string): string {
  const { who = '', beside, post, body } = found.at(-1) as Readonly<Record<string, string | undefined>>;
  const isTheirs = [who, ...(beside?.split(', ') ?? []), post ?? ''].some(
    (each) => each !== '' && (isReaders(each, persona) || isRoleOf(each, persona)),
  );
  const isPost = !post || post.split(' ').some(isTrade);
  return isTheirs || !isPost || !isPersonName(who) || (beside && opensWithFirstName(beside))
    ? String(found[0])
    : `\n${signedBy([who, post && capitalise(post), beside, body && inCapitals(body)])}\n`;
}

/** Who signs and what stands beside, unless it is the reader, a place or a thing. */
function readSigner(
  groups: Readonly<Record<string, string | undefined>> | undefined,
  persona: string,
): { isKeeper: boolean; parts: (string | undefined)[] } | undefined {
  const { keeper: keeps, label = '', who = '', apart } = groups ?? {};
  const beside = (groups?.beside ?? apart)?.replace(/ [/|–-] /g, ', ');
  if (isReaders(who, persona)) return undefined;
  if (keeps) {
    const isWhole = beside === undefined || /^\p{Lu}/u.test(beside);
    return isWhole && isPersonName(who) && !isDescribed(keeps, persona)
      ? { isKeeper: true, parts: [who, beside] }
      : undefined;
  }
  // "Tallboy (ANN BELL)", "Tallboy, ANN BELL": who signs for it.
  if (beside && opensWithFirstName(beside) && isPersonName(beside) && !opensWithFirstName(who))
    return { isKeeper: false, parts: [beside, who] };
  return isSender(who, label) ? { isKeeper: false, parts: [who, beside] } : undefined;
}

/** `rep: ANN BELL`, of a sales rep: who reads; so is the owner of what no colleague of the sender's is said to lead. */
function isDescribed(keeps: string, persona: string): boolean {
  if (/^owner$/i.test(keeps))
    return !ofPost.test(persona) || /\b(?:boss|founder|landlord|owner|proprietor)\b/i.test(persona);
  const [last = ''] = keeps.toLowerCase().split(' ').slice(-1);
  const words = persona.toLowerCase().split(/\P{L}+/u);
  return words.includes(last) || initialsOf(persona) === last.toUpperCase();
}

/** A persona that gives a post or a part of something: whoever holds it owns the record of nothing. */
const ofPost =
  /\b(?:agency|association|authority|board|buyer|chief|committee|coordinator|department|director|head|lead|logistics|manager|marketing|mayor|office|officer|operations|procurement|purchasing|secretary|team|unit)\b/i;

/** Labels that stand before a plan, a cause or a kind of people as well: `on behalf of Clients`. */
const alsoOfThings = /^(?:in|on|you)\b/i;

/** Whether somebody is called so, and no firm and no place. */
function isSender(who: string, label: string): boolean {
  const [, given = ''] = titled.exec(who) ?? [];
  if (given !== who) return given !== '';
  const [first = '', partner] = given.split(/ (?:and|&) /);
  if (isFirmName(first)) return false;
  if (partner) return [first, partner].every(isPersonName);
  return isPersonName(first) || (!alsoOfThings.test(label) && !isOrdinaryWord(first.toLowerCase()));
}

const titled = compact(String.raw`^(?:${title}(?:\.? |$))?(.*)$`, 'u');

const ofMyself: Readonly<Record<string, string>> = { has: 'have', is: 'am' };

/** `She has trained 30 vets. Her school is in Leeds.` → `I have trained 30 vets. My school is in Leeds.`; what speaks of her in any other way is left out. */
function toFirstPerson(told: string): string {
  return told
    .split(/(?<=[.!?\n]) ?(?=\p{Lu})/u)
    .map((sentence) =>
      sentence
        .replace(
          /^(?:He|She) (has|is|was|\p{Ll}+ed)\b/u,
          (_found, verb: string) => `I ${ofMyself[verb] ?? verb}`,
        )
        .replace(/^(?:Her|His) /, 'My ')
        .replace(/\b(?:her|his) (?=\p{Ll})/gu, 'my '),
    )
    .filter((sentence) => !/\b(?:he|her|him|she)\b/i.test(sentence))
    .join(' ');
}

/** A goal without the note on who signs at its end, and that note: `Short call, sign as ANN` → `Short call`, `sign as ANN`. */
export function splitSender(goal: string): { goal: string; sender: string } {
  const typed = goal.trim();
  const [found = '', who = ''] = inGoal.exec(withCapitals(typed)) ?? [];
  return isPersonName(who)
    ? {
        goal: typed.slice(0, -found.length).replace(/(?:[,;]| [-–—]| \()? ?$/, ''),
        sender: found.replace(/\)/, ''),
      }
    : { goal, sender: (withCapitals(goal).match(labelled) ?? []).join('\n') };
}
