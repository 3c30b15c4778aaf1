import { compact } from '../../../../compact.ts';
import { capitalise } from '../../../text/grammar.ts';
import { personNouns } from '../../../text/words.ts';
import { isTold } from '../second-person.ts';

/** What somebody is, beside the trades that `personNouns` lists. */
const roles =
  /^(?:(?:co-?)?founder|owner|president|partner|principal|director|chair(?:man|woman|person)?|head|lead|leader|officer|associate|executive|trustee|secretary|treasurer|curator|headteacher|coordinator|administrator|assistant|representative|rep|[CV]P|C[A-Z]O|MD|GM|SDR|AE|ceo|cto|cfo|coo|cmo|manager|engineer|consultant|advis[eo]r|supervisor|controller)$/i;

/** Whether a word says what somebody is at work. */
export function isRole(word: string): boolean {
  return roles.test(word) || personNouns.has(word.toLowerCase());
}

/** What else somebody signs as, beside a name: `volunteer coord`, `area mgr`. */
const trades =
  /^(?:apprentice|barrister|brewer|chiropractor|coord|dentist|dietitian|distiller|exec|farmer|fitter|foreman|forewoman|groomer|grower|guide|host|installer|intern|mason|matron|mgr|midwife|optician|organi[sz]er|osteopath|paramedic|physio|pilot|podiatrist|psychologist|registrar|roaster|SENCO|skipper|solicitor|surveyor|technician|undertaker|vet|vicar|volunteer|warden|winemaker)$/i;

/** Whether a word beside a name says what somebody is. */
export function isTrade(word: string): boolean {
  return isRole(word) || trades.test(word);
}

const namesMax = 4;
const place = String.raw`(?:the )?\p{Lu}[\p{L}&'.-]*(?: (?:&|and|of|\p{Lu}[\p{L}&'.-]*)){0,${namesMax}}`;
const ofFirm = compact(`^,? (?:at|from|of) (${place})(?=[.,;!\\n]|$| and I\\b| \\()`, 'u');
const firmLast = compact(`^(?:,| /| -| –| @) (${place})(?:, \\p{Lu}\\p{L}+)?\\.?\\s*$`, 'u');
const firmAlone = compact(`^, (${place})(?=[.\\n]|, (?:been|family|founded|in|since) )`, 'u');
const firmNext = compact(`^, (${place})(?=\\.(?:\\s|$)|\\n|$)`, 'u');
const ofRole = compact(
  String.raw`^,? (?:the |our |an? )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+(?: (?:at|for|of) ${place}| of \p{L}+)?)(?=[.,;!\n]|$| and I\b| \(\p{Lu})`,
  'u',
);

const capital = String.raw`(?:(?:\p{Lu}\.){2,}|[\p{Lu}\d][\p{L}\d&'’/-]*(?:(?<=\b(?:Bros|Co|Corp|Inc|Ltd))\.|\.(?=,))?)`;
/** A post, a department or a firm as a signature lists it: no word but small ones without a capital. */
const part = String.raw`(?:the )?\p{Lu}[\p{L}\d&'’/-]*(?:\.(?=,))?(?: (?:(?:&|@|and|at|for|in|of|the) )*${capital})*`;
const listed = compact(
  String.raw`^((?:, ${part}){1,4})(?:, \d[^.,;\n]{1,20}| \([^()\n]{2,30}\))?(?=\.(?:\s|\.|$)|(?<=\.)\s|[;!\n]|$)`,
  'u',
);

/** What a department is called by its last word: `Dealer Success`, `Partnerships`. */
const department =
  /^(?:admissions|advancement|bookings|business|communications|customer|development|engagement|events|finance|fundraising|growth|marketing|operations|outreach|partnerships?|procurement|program(?:me)?s|projects|purchasing|recruiting|recruitment|relations|sales|services|solutions|strategy|success|support)$/i;

const degree =
  '(?:(?:\\p{Lu}\\.){2,4}|Ph\\.?D\\.?|[DLM]BA|BSN|BVSc|CF[AP]|CPA|DDS|DMD|DO|DVM|Esq\\.?|FCA|FRCS|JD|LCSW|LLM|LMFT|LPC|MD|MPH|MRCVS|MSc|MS[NW]|NP|PE|PMP|PT|RDN?|RN|SLP)';
/** Letters behind a name: `P.E.`, `RN, MBA`. */
const letters = compact(`^, (${degree}(?:, ${degree})*)(?=[.,;\\n]|$)`, 'u');

/** Whether a part says what somebody is or for which department, and no firm. */
export function isPost(part: string): boolean {
  const words = part.split(' ');
  const last = words.at(-1) ?? '';
  return words.some(isRole) || isTrade(last) || department.test(last);
}

const namesFirmToo = / at (?:the )?\p{Lu}|\b(?:[Ff]ounder|[Oo]wner) of \p{Lu}/u;

/**
 * The post, the department and the firm that stand behind a name, in the text after it: `, Dealer Success, LaneText.` → `Dealer Success`, `LaneText`. Where
 * that is, is left out. Undefined where anything but such parts follows.
 */
export function readParts(after: string): string[] | undefined {
  const { length = 0 } = letters.exec(after)?.[0] ?? [];
  const found = listed.exec(after.slice(length))?.[1];
  if (!found) return undefined;
  const parts = found
    .slice(2)
    .split(', ')
    .map((one) => one.replace(/ @ /, ' at '));
  const firm = parts.findIndex((one, at) => isFirm(one, at, parts) || namesFirmToo.test(one));
  return firm < 0 ? parts : parts.slice(0, firm + 1);
}

/** Behind a post, what is no post is a firm, though it may be called as a department is: `VP Hospitality, Unity Purchasing`. */
function isFirm(part: string, at: number, parts: readonly string[]): boolean {
  return !isPost(part) || (at > 0 && at === parts.length - 1 && !part.split(' ').some(isRole));
}

/** Whether the last of such parts names a firm. */
export function endsInFirm(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  return namesFirmToo.test(last) || isFirm(last, parts.length - 1, parts);
}

/** Whether what stands under a name is a post and names no firm. */
export function isPostAlone(signedAs: string): boolean {
  // "Head of Sales" is one, "Head of Tallboy" none.
  const [, of = ''] = / (?:at|of) (.+)$/.exec(signedAs) ?? [];
  return /^[\p{L} -]+$/u.test(signedAs) && (of === '' || department.test(of)) && isPost(signedAs);
}

/** A name with the letters behind it and the office before it: `ANN BELL, P.E.`, `Fr. TOM BELL`. */
export function withLetters(text: string, name: string): string {
  const at = text.indexOf(name);
  const found = letters.exec(text.slice(at + name.length))?.[1];
  const office =
    /(?:^|[\s,])((?:Br|Canon|Capt|Cllr|Fr|Rabbi|Rev|Sr)\.? )$/.exec(text.slice(0, at))?.[1] ?? '';
  return found ? `${office}${name}, ${found}` : `${office}${name}`;
}

const joiners = new Set(['and', 'at', 'for', 'from', 'of', 'signed', 'by', 'the', 'br', 'fr', 'rev', 'sr']);

/** Whether a note is nothing but who signs: `Ann, Tallboy Audio`, `N. Bell, chartered engineer`. */
export function isSignOff(note: string, signature: string | undefined, signedAs = ''): boolean {
  if (!signature) return false;
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = new Set(wordsOf(`${signature} ${signedAs}`));
  const words = wordsOf(note);
  return words.some((word) => known.has(word)) && words.every((word) => known.has(word) || joiners.has(word));
}

/** What is small but for a firm, as somebody in a hurry lists it: `, registered counsellor, Tallboy Counselling.` */
const listedSmall = compact(String.raw`^((?:, [^,.;!?()\n]{2,50}){1,3})(?=\.(?:\s|$)|[!\n]|$)`, 'u');
const smallFirm = compact(`^${place}$`, 'u');

/** A post in small letters, and behind it more of them or a firm. */
function readSmallParts(after: string): string[] | undefined {
  const parts =
    listedSmall
      .exec(after)?.[1]
      ?.slice(2)
      .split(', ')
      .map((part) => part.replace(/^(?:an?|my|our) /, '')) ?? [];
  const [post = ''] = parts;
  const isPostOf = (part: string) =>
    /^(?:(?:ex-|former )?[\p{Ll}-]+|(?:ex-|former )[\p{Lu}]{2,6})(?: (?:[\p{Ll}-]+|at|for|of|[\p{Lu}][\p{L}-]*)){0,5}$/u.test(
      part,
    ) &&
    (part.split(/[ -]/).some(isTrade) || department.test(part)) &&
    !/\b(?:and|can|did|has|have|is|was|who|will|would)\b/.test(part);
  return isPostOf(post) && parts.slice(1).every((part) => isPostOf(part) || smallFirm.test(part))
    ? parts
    : undefined;
}

/**
 * What stands beside the name of who signs, for a line under it: `Sign as TOM from Recall Desk` → `Recall Desk`, `I'm ANN, co-founder of Tiltwise` →
 * `Co-founder of Tiltwise`. Undefined where nothing does, or no role and no firm.
 */
export function findSignedAs(text: string, name: string): string | undefined {
  // "ANN BELL signs, Sales Director".
  const after = text
    .slice(text.indexOf(name) + name.length)
    .replace(/^ (?:signs(?: it)?|(?:to|will) sign)(?=,)/, '')
    // "ANN BELL - Tallboy - Bristol", "ANN BELL (Tallboy)".
    .replace(/^(?: [-–|] \p{Lu}[^|\n]*?(?= [-–|] |[.]?(?:\n|$)))+/u, (found) =>
      found.replace(/ [-–|] /g, ', '),
    )
    .replace(/^ \((\p{Lu}(?=[^()]*\p{Ll})[^()]+)\)(?=[.!]?\s*$)/u, ', $1')
    // "ANN BELL (volunteer organiser, Tallboy)".
    .replace(/^ \((\p{Ll}[^()]+(?:,| at| of) \p{Lu}[^()]+)\)(?=[.!]?\s*$)/u, ', $1')
    // "ANN BELL (Solutions Lead), Tallboy".
    .replace(/^ \((\p{Lu}[^()]+)\)(?=, \p{Lu})/u, ', $1')
    // "My name is ANN BELL and I am an account executive at Tallboy".
    .replace(/^(?:,? and|,) I(?:'m| am) (?:an? |the )/, ', ');
  const phone = /^, (\+?\d[\d() -]{5,}\d)/.exec(after)?.[1];
  if (phone) return phone;
  const parts = readParts(after);
  if (parts) return parts.map(withoutEnd).join(', ');
  const small = readSmallParts(after);
  if (small)
    return capitalise(small.map(withoutEnd).join(', '))
      .replace(/\b([Cc])oord\b/g, '$1oordinator')
      .replace(/\b([Mm])gr\b/g, '$1anager');
  const firm = ofFirm.exec(after)?.[1];
  if (firm) return capitalise(withoutEnd(firm));
  // "ANN BELL / Tallboy Search", at the end of all.
  const last = firmLast.exec(after)?.[1];
  if (last && !last.split(' ').some(isRole)) return withoutEnd(last);
  // "NADIA, Slate Audit. We have 57 clients": a sentence of its own.
  const whole = firmAlone.exec(after)?.[1];
  const opensSentence = /(?:^|[.!?\n] ?)$/.test(text.slice(0, text.indexOf(name)));
  if (whole?.includes(' ') && opensSentence && !whole.split(' ').some(isRole)) return withoutEnd(whole);
  // "Sign as ANN BELL, Clinical Partnerships": what is asked for, whatever it is.
  const asked = /\b[Ss]ign(?:ed)?(?: it)?(?: off)?(?: as| by)? $/.test(text.slice(0, text.indexOf(name)))
    ? /^, ((?:\p{Lu}[\p{L}&'-]+|and|for|of)(?: (?:\p{Lu}[\p{L}&'-]*|and|for|of)){0,4})(?=[.;!\n]|$)/u.exec(
        after,
      )?.[1]
    : undefined;
  if (asked) return asked;
  const role = ofRole.exec(after)?.[1];
  const words = role?.split(' ') ?? [];
  if (!role || !words.some(isRole)) return undefined;
  // "CEO and co-founder", and nobody's brother.
  const isPair = /^(?:\S+ )?(\S+) and (\S+)$/
    .exec(role)
    ?.slice(1)
    .every((word) => roles.test(word));
  if (words.includes('and') && !isPair) return undefined;
  if (words.some((word) => /^(?:I|who|whom|we|her|his|my|your)$/i.test(word) || isTold(word)))
    return undefined;
  // "Partner, Fenhurst Natural Capital".
  const of = firmNext.exec(after.slice(after.indexOf(role) + role.length))?.[1];
  return [capitalise(withoutEnd(role)), of && withoutEnd(of)].filter(Boolean).join(', ');
}

function withoutEnd(found: string): string {
  return found.replace(/(?<!\b(?:Co|Inc|Ltd))\.$/, '');
}
