import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { capitalise } from '../../../text/grammar.ts';
import { findSignature, isPersonName } from './context-names.ts';
import { farewell } from './find-leave.ts';
import { name, title, word } from './name-patterns.ts';
import { isRoleOf } from './own-contact.ts';
import { isPost, isTrade } from './signed-as.ts';

/** A firm, a place or a department by its name. */
export const firm = String.raw`(?:[Tt]he )?[\p{Lu}\d][\p{L}\d&'-]*(?: (?:&|and|of|the|[\p{Lu}\d][\p{L}\d&'-]*)){0,5}`;
const reach = String.raw`(?:[,/|–-] ?|[Tt]el(?:ephone)?:? |[Mm]ob(?:ile)?:? )*\+?\(?\d[\d() -]{6,}\d`;

/** A number to call at the end of all notes, and who signs and for whom before it. */
const reachable = compact(`,? ?${reach}\\.?$`, 'u');
const signedBefore = compact(
  String.raw`(?:^|\n|[.!?] )(?:[Ss]ign(?:ed)?(?: by| as)?:? |[Ff]rom |[Ss]ender(?: is|:)? )?${name}(?:,| [/|–-]) [^.!?\n\d]{2,60}$`,
  'u',
);

/** `FIRM, ask for ANN`, `FIRM (contact ANN BELL)`, `FIRM, contact ANN BELL, sales`. */
const askedFor = compact(
  String.raw`(?:^|\n|[.!?] )(${firm})(?:, | - | \()(?:(?:please |pls )?(?:[Aa]sk|[Cc]all and ask) for|[Cc]ontact(?: is|:)?|[Ss]peak (?:to|with)|[Tt]alk to) (${name})\)?(?:, ([\p{L} -]{3,40}))?\.?$`,
  'u',
);

/** `contact = ANN`, `contact ANN, Tallboy Teamwear`, `, contact ANN (fiddle)`, behind notes which speak of nobody but the sender. */
const contactLast = compact(
  String.raw`(?:[,;]|[.!?\n]) ?(?:(?:[Bb]est|[Bb]ookings?|[Mm]ain|[Oo]ur) )?(?:[Cc]ontact(?: name| person)?|[Pp]oint of contact)(?: is|:| =| -)? (${name})(?:, (?=\p{Lu})(${firm})| \([^()]{2,30}\))?(?:,? (?:on )?${reach})?\.?$`,
  'u',
);
/** `contact ANN, Tallboy Sports`: whom to ask, and whose firm that is, behind all else. */
const contactAtFirm = compact(String.raw`(?:,|[.!?\n]) ?[Cc]ontact (${name}), (${firm} ${firm})\.?$`, 'u');
const ofThem = /\b(?:he|her|his|she|their|them|they)\b/i;
const ofOursAlone =
  /^(?!.*\b(?:he|her|his|she|their|them|they)\b).*\b(?:we (?!met|saw|spoke|talked)|we're|our)\b/is;
const ofOthers = /\b(?:he|her|his|she|their|them|they)\b/i;
/** A persona that names somebody: nobody else is the contact there. */
const namesSomebody = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** `Thank you,` on a line of its own, the name and what stands beside it on the next ones. */
const onLines = compact(
  String.raw`(?:^|\n|[.!?] )(?:(?:${farewell})[,.!]?|--?|—)\n+(${name})((?:,? ?\n[^\n]{2,60}|, [^,\n]{2,60}){0,3})$`,
  'u',
);

/** Nouns before which nobody takes leave: `Kind words from ANN` is told. */
const noFarewell =
  /\b(?:all|any|both|data|details|feedback|figures|her|his|ideas|intros?|its|leads|letters|my|news|notes|numbers|orders|our|photos|pictures|quotes?|recipes|recommendations?|references?|referrals?|reports|results?|reviews?|samples|some|texts?|that|the|their|these|thing|this|those|tips|two|words?)\b/i;
const greetings =
  '(?:[Uu]n )?[Ss]aludos?|[Aa]bra[cç]os?|[Bb]is(?:es|ous)|[Cc]ordialement|[Cc]ordiali saluti|[Hh]älsningar|[Hh]ilsen|[Mm]et vriendelijke groet(?:en)?|[Pp]ozdrawiam|[Pp]ozdrav|[Ss]aluti|[Tt]erveisin|[Vv]ennlig hilsen|BR|KR|LG|VG|WR|[Mm]f[Gg]|[Aa]dieu|[Aa]hoy|[Cc]iao|[Gg]l(?:ü|ue)ck ?auf|[Gg]od bless|I remain|[Ww]e remain|[Mm]oin|[Nn]amaste|[Pp]rost|[Ss]ervus|[Ss]k[aå]l|[Ss]l[aá]inte|[Tt]sch(?:ü|ue)ss';
/** `Clear skies from ANN`, `Good brewing, ANN BELL, Tallboy`: a leave of a trade's own, behind all else. */
const ownFarewell = compact(
  String.raw`(?:^|\n|[.!?] )((?:${farewell}|${greetings}|\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?\p{Ll}+(?:ing|s)))(?: from (?:the |our )?[\p{L} ]{3,30}(?=,))?(?: from|[,!]|(?<=\b(?:BR|KR|LG|VG|WR|[Mm]f[Gg]))) (?:(?:the|your) )?(${name}(?: (?:and|&|\+) ${name})?)((?:, [^,.!?\n]{2,50}){0,2})[.!]?$`,
  'u',
);

const lastLines = compact(String.raw`\n(${name})((?:\n[^\n:]{2,60}){1,2})$`, 'u');
const ofOurs = /\b(?:I|my|our|we)\b/i;

/** `ANN BELL - area manager - FIRM`, `ANN BELL / FIRM`, behind all else. */
const parted = compact(
  String.raw`(?:^|\n|[.!?] )[-–—]? ?(${name})((?: [-–—/|] [^-–—/|.!?\n]{2,50}){1,3})\.?$`,
  'u',
);

/** `From ANN BELL, talent partner`, `ANN BELL, Tallboy Solar` on a line of its own, behind all else. */
const fullNameLast = compact(
  String.raw`(?:\n|(?<!\b${title})[.!?] )([Ff]rom )?(${word}(?: (?:and|&|\+) ${word})?(?: ${word})?)((?:, [^,.!?\n]{2,50}){1,2})\.?$`,
  'u',
);

/** `Contact: ANN BELL, Head of Sales, +49 555 010 77`: nobody buys who sells, and whose firm it is. */
const seller = compact(
  String.raw`(?:^|\n)(?:[-*•] ?)?Contact(?: person)?: (${name}), ([^,\n]*\b(?:[Aa]ccount|[Bb]usiness [Dd]evelopment|[Ss]ales)\b[^,\n]*?)(?:,? ${reach})?\.?(?=\n|$)`,
  'u',
);
const sellersFirm = compact(String.raw`(?:^|\n)(?:[-*•] ?)?Company: (${firm})(?:, [^\n]*)?(?=\n|$)`, 'u');

/** `carol whitmore, care manager, larkfield homecare`, behind all else. */
const small = compact(
  String.raw`(?:^|\n|[.!?] )(\p{Ll}+ \p{Ll}+(?:-\p{Ll}+)?), ([\p{Ll} -]{3,40})(?:(?:,| at) ([\p{L}\d&' -]{3,40}))?\.?$`,
  'u',
);

/**
 * Notes whose last line is who signs, in whatever form, with that line as a plain signature: `Tallboy Ltd, ask for ANN` → `Signed by ANN, Tallboy Ltd.`,
 * `ANN BELL - area manager - Tallboy` → `Signed by ANN BELL, area manager, Tallboy.` Whoever `persona` names signs nothing.
 */
export function withSignOff(text: string, persona: string): string {
  const notes = withoutNumber(withSigner(withSeller(withNameFirst(text.trim()), persona), persona));
  for (const read of [
    ...(namesSomebody.test(persona) ? [] : [readContact, readContactAtFirm]),
    readAskedFor,
    readFarewell,
    readTeam,
    readOnLines,
    readLastLines,
    readParted,
    readFullName,
    readSmall,
  ]) {
    const found = read(notes);
    if (!found) continue;
    const [first = ''] = found.who.replace(/^\p{L}+\. /u, '').split(' ');
    const { post = '', firm: of } = found;
    if (
      persona.includes(found.who) ||
      (first !== 'The' && persona.includes(first)) ||
      isRoleOf(post, persona) ||
      (of && persona.includes(of))
    )
      return text;
    return `${notes.slice(0, found.at).trimEnd()}\n${signedBy([found.who, found.post, found.firm])}`.trimStart();
  }
  return notes === text.trim() ? text : notes;
}

/** `I'm head of partnerships, name ANN BELL`, `I am the founder (ANN BELL)` → `I'm ANN BELL, head of partnerships`. */
const postThenName = compact(
  String.raw`(^|[.!?\n;,] ?)(I(?:'m| am)) ((?:an? |the )?(?:[\p{Ll}-]+ ){0,4}?[\p{Ll}-]+(?: (?:at|in|of) (?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})?)(?:,? (?:and )?(?:my )?name(?:'s| is|:)? (${name} \p{Lu}[\p{L}'-]+|${name})| \((${name})\))(?=$|[.!?\n;,])`,
  'gu',
);
function withNameFirst(notes: string): string {
  return /\bI(?:'m| am)\b/.test(notes)
    ? notes.replace(
        postThenName,
        (_, before: string, am: string, post: string, who?: string, inBrackets?: string) =>
          `${before}${am} ${who ?? inBrackets}, ${post.replace(/^(?:an?|the) /, '')}`,
      )
    : notes;
}

/** `ANN BELL, Tallboy 01743 555 019` → `ANN BELL, Tallboy`. */
function withoutNumber(notes: string): string {
  const before = notes.replace(reachable, '');
  return signedBefore.test(before) ? before : notes;
}

const beside = String.raw`(?:,? \(([^()\n]{2,50})\)|((?:, [^,.!?()\n]{2,50}){1,2}?))`;
/** `Dr. ANN BELL, Clinical Director, will sign the email`. */
const willSign = compact(
  String.raw`(?<=^|\n|[.!?] )(${name})${beside},? (?:(?:should|to|will) sign|signs)(?: (?:it|this|(?:the |this )?(?:e-?mail|letter|mail|message)))?(?=[.!\n]|$)`,
  'u',
);
/** `Writing as ANN BELL, product lead at Tallboy`, `it goes out from ANN BELL (Tallboy)`. */
const writingAs = compact(
  String.raw`(?<=^|\n|[.!?] )(?:(?:I(?:['’]m| am) |I )?[Ww]rit(?:e|ing) as|(?:[Ii]t|[Tt]his(?: (?:e-?mail|letter|mail|message|note))?) (?:comes|goes out|is sent) from) (${name})(?:${beside}| (?:at|from|of) (${firm}))?(?=[.!\n]|$)`,
  'u',
);
/** `Signatory: ANN BELL (Ms)`, `names on the mail: ANN BELL, Tallboy`. */
const labelledSigner = compact(
  String.raw`(?<=^|\n|[.!?;] )(?:[-*•] ?)?(?:[Ss]ignatory|[Nn]ames? (?:at the (?:bottom|end)|on (?:it|the (?:e-?mail|letter|mail)))|[Tt]o be signed by)(?: is| are)?(?: ?[:=]| -)? (${name})(?: \((?:he|she|they|Dr|Miss|Mr|Mrs|Ms|Mx)\b[^()]*\))?${beside}?(?=\.?(?:\n|$))`,
  'u',
);
/** `It's just me, ANN BELL.` */
const onlyMe = compact(
  String.raw`(?<=^|\n|[.!?] )(?:[Ii]t(?:['’]s| is) |[Tt]his is )?(?:[Jj]ust|[Oo]nly) me, (${name})(?:${beside}| (?:at|from|of) (${firm}))?(?=[.!\n]|$)`,
  'u',
);
/** `contact = ANN, export desk`: where whoever sells has a desk. */
const contactAtDesk = compact(
  String.raw`(?<=^|\n|[.!?;] )[Cc]ontact(?: person)?(?: is| ?[:=]| -) (${name}), ((?:export|order|sales|support|trade)s? (?:desk|office|team))(?=\.?(?:\n|$))`,
  'u',
);
/** `I built this because my own books were a mess (ANN, founder)`: who "I" is. */
const inBrackets = compact(
  String.raw`(?<=\b(?:[Ii]|[Ii]['’](?:m|ve)|[Mm]y|[Ww]e)\b[^.!?\n]*)(?<!\b(?:by|for|from|to|with) (?:an?|her|his|my|our|the|their) (?:\p{Ll}+ )?\p{Ll}+) \((${word}(?: ${word})?), ((?:[Cc]o-?)?(?:[Ff]ounder|[Oo]wner)(?:,? [^(),]{2,40})?)\)`,
  'u',
);
/** `im ANN, senior account manager @ Tallboy`. */
const calledSo = compact(
  String.raw`(?<=^|\n|[.!?] )(?:hi,? )?[Ii]['’]?m (${name}), ([^,.!?\n]{3,50}? (?:@|at|from|of) ${firm})(?=[.,;!\n]|$)`,
  'u',
);

/** Notes in which whoever signs is told of in a sentence or a bracket, with a plain signature in its place. */
function withSigner(notes: string, persona: string): string {
  for (const form of [willSign, writingAs, calledSo, labelledSigner, onlyMe, contactAtDesk, inBrackets]) {
    const [found = '', who = '', post = '', last = '', ofFirm = ''] = form.exec(notes) ?? [];
    const parts = [post, last, ofFirm]
      .filter(Boolean)
      .map((part) => part.replace(/^, (?:an? |the )?/, '').replace(/ @ /, ' at '));
    if (!found || isReaders(who, persona) || (form === calledSo && !post.split(' ').some(isTrade))) continue;
    // Where somebody signs at the end, whom a bracket names is told of.
    if (form === inBrackets && findSignature(notes.replace(found, ''), persona)) continue;
    const rest = notes.replace(found, '').replace(/(?<=[.!?] |^)[.!]\s?/gm, '');
    return `${rest.trim()}\n${signedBy([who, ...parts])}`.trim();
  }
  return notes;
}

/** Notes in which whoever sells is the contact, with that one as their signature. */
function withSeller(notes: string, persona: string): string {
  const [found = '', who = '', post = ''] = seller.exec(notes) ?? [];
  if (!found || /\b(?:account|business development|sales)\b/i.test(persona) || isReaders(who, persona))
    return notes;
  const [line = '', of = ''] = sellersFirm.exec(notes) ?? [];
  const rest = notes.replace(found, '').replace(of && !isReaders(of, persona) ? line : '', '');
  return `${rest}\n${signedBy([who, post, isReaders(of, persona) ? undefined : of])}`.trim();
}

/** `Signed by ANN BELL, area manager, Tallboy.`; "Ltd" has no full stop of its own unless one was typed. */
export function signedBy(parts: readonly (string | undefined)[], hasStop = false): string {
  const signature = `Signed by ${parts.filter(Boolean).join(', ')}`;
  return signature.endsWith('.') || (!hasStop && /\b(?:Co|Inc|Ltd)$/.test(signature))
    ? signature
    : `${signature}.`;
}

/** Whether the persona speaks of whoever or whatever is called so. */
export function isReaders(called: string, persona: string): boolean {
  const [first = ''] = called.replace(/^\p{L}+\. /u, '').split(' ');
  return first !== '' && persona.includes(first);
}

type SignOff = { at: number; who: string; post?: string; firm?: string };

function readAskedFor(notes: string): SignOff | undefined {
  const found = askedFor.exec(notes);
  const [whole = '', ofWhom = '', who = '', post = ''] = found ?? [];
  return found && isPerson(who) && !isPersonName(ofWhom) && (!post || isPost(post))
    ? { at: startOf(found.index, whole), who, ...(post ? { post: inCapitals(post) } : {}), firm: ofWhom }
    : undefined;
}

function readContact(notes: string): SignOff | undefined {
  const found = contactLast.exec(notes);
  const [whole = '', who = '', of = ''] = found ?? [];
  const before = notes.slice(0, found?.index);
  // Beside a firm that is not the reader's it need not be said who speaks.
  const isOurs = of ? !ofOthers.test(before) && !isPost(of) : ofOursAlone.test(before);
  return found && isPerson(who) && isOurs
    ? { at: startOf(found.index, whole), who, ...(of ? { firm: of } : {}) }
    : undefined;
}

function readContactAtFirm(notes: string): SignOff | undefined {
  const found = contactAtFirm.exec(notes);
  const [whole = '', who = '', ofWhom = ''] = found ?? [];
  return found && isPerson(who) && !opensWithFirstName(ofWhom) && !ofThem.test(notes)
    ? { at: startOf(found.index, whole), who, firm: ofWhom }
    : undefined;
}

function readFarewell(notes: string): SignOff | undefined {
  const found = ownFarewell.exec(notes);
  const [whole = '', leave = '', who = '', beside = ''] = found ?? [];
  const parts = toParts(beside.split(', '));
  // "Blacksmith ANN": a trade before a name.
  const [first = '', ...others] = who.split(' ');
  const isSomebody = isNamed(who) || (isTrade(first) && isNamed(others.join(' ')));
  return found && parts && isSomebody && !noFarewell.test(leave)
    ? { at: startOf(found.index, whole), who, ...parts }
    : undefined;
}

/** `Kind regards, the Tallboy team`, behind all else. */
const teamLast = compact(
  String.raw`(?:^|\n|[.!?] )(?:${farewell})(?:[,!]| from)? (?:(?:[Tt]he|[Yy]our) )?(${firm}|\p{L}+) (?:crew|team)[.!]?$`,
  'u',
);

function readTeam(notes: string): SignOff | undefined {
  const found = teamLast.exec(notes);
  const [whole = '', whose = ''] = found ?? [];
  return found ? { at: startOf(found.index, whole), who: `The ${inCapitals(whose)} Team` } : undefined;
}

function readOnLines(notes: string): SignOff | undefined {
  const found = onLines.exec(notes);
  const [whole = '', who = '', beside = ''] = found ?? [];
  if (!found || !isPersonName(who)) return undefined;
  const parts = toParts(beside.split(/\n|, /));
  return parts && { at: startOf(found.index, whole), who, ...parts };
}

/** A name on a line of its own, and a post on the next. */
function readLastLines(notes: string): SignOff | undefined {
  const found = lastLines.exec(notes);
  const [whole = '', who = '', beside = ''] = found ?? [];
  const parts = toParts(beside.split(/\n|, /));
  return found && parts && isNamed(who) && ofOurs.test(notes.slice(0, found.index))
    ? { at: startOf(found.index, whole), who, ...parts }
    : undefined;
}

function readParted(notes: string): SignOff | undefined {
  const found = parted.exec(notes);
  const [whole = '', who = '', beside = ''] = found ?? [];
  const parts = isPersonName(who) ? toParts(beside.split(/ [-–—/|] /)) : undefined;
  return found && parts ? { at: startOf(found.index, whole), who, ...parts } : undefined;
}

function readFullName(notes: string): SignOff | undefined {
  const found = fullNameLast.exec(notes);
  const [whole = '', from, who = '', beside = ''] = found ?? [];
  // "from ANN, tenants association chair": a post beside a name that few have.
  const isSomebody = isPersonName(who) || (from !== undefined && isPerson(who));
  const parts = isSomebody ? toParts(beside.split(', ')) : undefined;
  const isSure = parts?.post
    ? from !== undefined
    : parts?.firm && (isNamed(who) || (whole.startsWith('\n') && parts.firm.includes(' ')));
  return found &&
    parts &&
    isSure &&
    !isTrade(who.split(' ')[0] ?? '') &&
    (from || ofOurs.test(notes.slice(0, found.index)))
    ? { at: startOf(found.index, whole), who, ...parts }
    : undefined;
}

function readSmall(notes: string): SignOff | undefined {
  const found = small.exec(notes);
  const [whole = '', who = '', post = '', ofWhom = ''] = found ?? [];
  if (!found || !isNamed(who) || !post.split(' ').some(isTrade)) return undefined;
  return {
    at: startOf(found.index, whole),
    who: inCapitals(who),
    post,
    ...(ofWhom ? { firm: inCapitals(ofWhom) } : {}),
  };
}

/** Somebody to ask for, and no desk: `Ask for ANN`. */
function isPerson(who: string): boolean {
  return isPersonName(who) || !isOrdinaryWord((who.split(' ')[0] ?? '').toLowerCase());
}

/** A post, a firm or both; undefined where anything else stands there. */
function toParts(beside: readonly string[]): { post?: string; firm?: string } | undefined {
  const parts = beside
    .map((part) => part.replace(/[,.]$/, '').trim())
    .filter((part) => part && !contact.test(part));
  const posts = parts.filter((part) => part.split(' ').some(isTrade));
  const [of = '', more] = parts.filter((part) => !posts.includes(part));
  if (more || posts.length > 1 || (of && !wholeFirm.test(of))) return undefined;
  return { ...(posts[0] ? { post: posts[0] } : {}), ...(of ? { firm: of } : {}) };
}

const wholeFirm = compact(`^${firm}$`, 'u');
/** A number to call or an address. */
const contact = /\d{4}|@|\bwww\.|\.\p{Ll}{2,4}$/u;

/** Where the line starts, after what ends the sentence before it. */
function startOf(index: number, whole: string): number {
  return index + (/^[.!?\n]/.test(whole) ? 1 : 0);
}

function isNamed(who: string): boolean {
  return opensWithFirstName(who.replace(/^\p{L}+\. /u, ''));
}

/** Words as a name has them: `the plot holders' committee` → `the Plot Holders' Committee`. */
export function inCapitals(words: string): string {
  return words
    .split(' ')
    .map((each) => (/^(?:and|of|the|&)$/.test(each) ? each : each.split('-').map(capitalise).join('-')))
    .join(' ');
}
