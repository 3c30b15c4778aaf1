import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isFirmName, isPersonName } from './context-names.ts';
import { initial, name, sets, title, word } from './name-patterns.ts';

const label = '(?:[Aa]ddressee|[Aa]pplicant|[Cc]andidate|[Cc]ontact|[Pp]rospect|[Rr]eader|[Rr]ecipient)';

/** `About the reader: Ms. NAME …`: the note that says who reads. */
const about = compact(
  `(^|\\n|[.!?] )(?:[Aa]bout|[Nn]otes? (?:about|on)|[Oo]n) (?:the |our |my )?${label} ?[:-] ?(?=${name})`,
  'gu',
);
/** `Candidate: NAME, at a bank, gave a talk`, `Recipient: NAME joined in June`. */
const named = compact(`^${label}: ${name}(?:,| [-–]|) (.+)$`, 'u');

const hello = '(?:[Dd]ear|[Gg]ood (?:afternoon|day|morning)|[Hh]ello|[Hh]i)';
/** What else stands before who reads, and before nobody else. */
const labels = [
  '(?:[Tt]he )?[Dd]ecision[ -]?maker(?: name)?(?: ?[:=]| is)',
  '[Tt]o ?[:=]',
  '(?:[Ff]or (?:the )?)?[Aa]ttention(?: of)?:?',
  '(?:[Aa]ttn\\.?|[Ff](?:ao|AO)):?',
  '(?:[Tt]he |[Tt]his )?(?:[Ee]-?mail|[Ll]etter|[Mm]ail|[Mm]essage)(?: goes| is| should go| will go)?(?: addressed)? to:?',
  "(?:[Ii](?: am|[’']m) )?[Ww]riting to",
  '[Tt]his (?:goes to|is for)(?: the (?:\\p{Ll}+ ){0,2}\\p{Ll}+,)?',
  `[Ww]ho(?: (?:reads|(?:it|this) goes to|(?:I|we)(?: write| am writing| are writing|[’']m writing|[’']re writing) to)(?: it| this)?)?${sets}`,
  '[Ww]ho reads(?: it| this)? is',
  `(?:[Tt]o whom|(?:[Cc]lient|[Cc]ustomer|[Kk]ey|[Ss]ite|[Tt]heir) contact)${sets}`,
  `(?:DM|POC|[Aa]nsprechpartner(?:in)?|[Ee]mpf(?:ä|ae)nger(?:in)?|[Kk]ontakt|[Pp]oint person|[Tt]arget|(?:[Aa]ddressee|[Pp]rospect|[Rr]eader|[Rr]ecipient)['’]?s? name)${sets}`,
  "(?:[Ii]t|[Tt]his)(?: is|['’]s)? (?:addressed|directed|going|meant)(?: for| to)",
  '(?:[Ee]-?mail|[Ll]etter|[Mm]ail|[Mm]essage) for',
  '(?:[Aa]ddress|[Ss]end|[Ww]rite)(?: it| this)?(?: e-?mail| letter| mail| message)? to',
  '[Cc]all (?:her|him)',
  `(?:[Gg]reeting|[Ss]alutation)(?: ?[:=]| is)(?: ["'‘“]?${hello})?`,
  `(?:(?:[Bb]egin|[Oo]pen|[Ss]tart)(?: it| the (?:e-?mail|letter|mail|message))?|[Gg]reet (?:her|him|them)) with ["'‘“]?${hello}`,
  '[Dd]ear',
  // "Hi ANN, …", at the start of all.
  '(?<=^[ \\t]*)(?:[Hh]i|[Hh]ello)(?= [^,\\n]+,)',
].join('|');

/** `FAO ANN BELL`, `greeting = Hi Ann`, `This is for ANN BELL.` */
const noted = compact(
  String.raw`(?<=^|\n|;|[.!?] )(?<!\b(?:[Aa]nswer(?:ed)?|replied|[Rr]eply|said|wrote(?: back)?)[:,]\s*)[ \t]*(?:[-–—*•] ?)?["“]?(?:${labels}) ?(?<=[ :=>→])["'‘“]?((?:${title}\.? )?${initial}*${word}(?: (?:\p{Lu}\.(?=[,;()\n]|$)|${word})){0,2})["'’”]?(?!, (?:my|our) | \((?:me|us)\))(?=[.,;!\n)]|$| \(| [-–/|] | and\b| (?:at|from|of) \p{Lu})`,
  'gu',
);

/** The text with one label for who reads. */
export function withReaderLabel(text: string): string {
  return text
    .replace(degree, '')
    .replace(about, '$1Recipient: ')
    .replace(noted, (found: string, who: string) =>
      isPersonName(who) || isGreeted(found.slice(0, found.indexOf(who)), who)
        ? // A mail that is quoted stays so.
          `Recipient: ${who}${/^\s*["“]/.test(found) ? '\n"' : ''}`
        : found,
    );
}

/** Whether one word stands behind a greeting, whoever is called so: `Dear ANN`. */
function isGreeted(before: string, who: string): boolean {
  return greeted.test(before) && !isOrdinaryWord(who.toLowerCase());
}

const greeted = compact(`\\b${hello} ["'‘“]?$`, 'u');

/** `Dipl.-Ing. NAME NAME`, `Prof. Dr. NAME`: what an English mail does without. */
const degree = compact(
  String.raw`(?<=\bProf\. )(?:Dr\. )+|(?<!\p{L})(?:Dipl\.-\p{L}+\.? )+(?=${word} ${word})`,
  'gu',
);
/** What a note that names the reader tells besides, as notes of their own: `Candidate: NAME, at a bank, gave a talk at PyCon` → `They gave a talk at PyCon`. */
export function splitNamedReader(note: string): string[] {
  const [, rest = ''] = named.exec(note) ?? [];
  const deeds = rest
    .replace(/\.$/, '')
    .split(/, (?:and )?/)
    .filter((part) => {
      const verb = findVerb(part.replace(/^(?:also|just|recently) /, '').split(' ')[0] ?? '');
      return verb !== undefined && (verb.form === 'past' || (verb.form === 'third' && !verb.isName));
    });
  return deeds.length > 0 ? [note, ...deeds.map((deed) => `They ${deed}.`)] : [note];
}

/** Whoever the goal is about, by name: `Get ANN BELL to try it`, `Call with ANN BELL`. */
const moved = compact(
  String.raw`^(?:[Tt]o )?(?:[Aa]sk|[Bb]ring|[Cc]onvince|[Ee]ncourage|[Gg]et|[Ii]nterest|[Ii]nvite|[Mm]eet|[Pp]ersuade|[Ss]ee|[Ss]how|[Ww]in|(?:[\p{L}\d-]+ ){0,4}(?:call|chat|meeting|talk|visit) with|(?:[Ss]peak|[Tt]alk) (?:to|with)) (${name})(?!['’])(?= (?:about|for|if|in|into|on|over|to|whether)\b|[.,;]|$)`,
  'u',
);

/** Whom a goal names as the reader; nobody of the sender's, whom `others` speak of. */
export function findInGoal(goal: string, others: string): string | undefined {
  const [, who = ''] = moved.exec(goal) ?? [];
  const [first = ''] = who.replace(/^\p{L}+\. /u, '').split(' ');
  // "Ask ANN to call them": somebody else is.
  if (/ to (?:call|contact|e-?mail|meet|phone|ring|see|visit|write to) (?:her|him|the|them)\b/i.test(goal))
    return undefined;
  const isSomebody = who !== '' && (opensWithFirstName(who) || isTitled.test(who)) && !isFirmName(who);
  return isSomebody && !others.includes(first) ? who : undefined;
}

const isTitled = compact(`^${title}\\.? \\p{Lu}`, 'u');
