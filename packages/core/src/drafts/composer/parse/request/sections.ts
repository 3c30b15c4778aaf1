import { compact } from '../../../compact.ts';
import { capitalise } from '../../text/grammar.ts';
import { splitSentences } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { secondOf } from '../context/second-person.ts';
import { isForWriter } from '../context/wishes/for-writer.ts';

/**
 * What the lines of a section are: `private` ones are for the sender alone, `log` tells what has passed so far, `pasted` is another's text,
 * `quiet` lists what is not to be mentioned, `rules` speak to whoever writes, `reader` tells of who reads, `own` is what the sender adds.
 */
export type SectionKind = 'private' | 'log' | 'pasted' | 'quiet' | 'rules' | 'reader' | 'own' | 'other';

const secret =
  '(?:confidential|internal|not (?:public|to be shared)|off the record|private|secret|sensitive)';
const notes = '(?:background|comments?|context|info(?:rmation)?|notes?|points?|remarks?|stuff|things)';
const inMail =
  '(?: (?:for|in|into|to go in|to) (?:the |this |your )?(?:body|client|copy|customer|draft|e-?mail|letter|mail|message|prospect|reader|recipient|text|her|him|them))';
const notToTell =
  "(?:(?:do not|don['’]?t|must not|never|not to(?: be)?) (?:disclose|mention|quote|reveal|say|send|share|shared|tell|told|use|used|write))";

/** `… (internal)`, `… (members moan, don't say this)`: an aside that calls private what it stands behind. */
const aside = `\\((?:[^()]* )?(?:${secret}|${notToTell}|not${inMail}|(?:for )?(?:me|us) only|keep out)[^()]*\\)$`;
const endsPrivate = compact(aside, 'i');

/** What sections are called, by what they are. */
const kinds: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'private',
    compact(
      `^(?:strictly |${notes} |(?:our|my|sales|team) )?${secret}(?:ly)?(?: only| use)?(?: (?:and|&) ${secret})?(?: ${notes}| only)*(?: \\([^()]*\\))?$` +
        `|${aside}` +
        `|^for (?:my|our|your) (?:ears|eyes|info|information|reference|use)(?: only)?$|^(?:my|our|your) (?:ears|eyes|info|information|reference|use) only$|^(?:my|our|your) (?:ears|eyes|info|information|use)$|^(?:eyes|for (?:me|us)|fyi|team) only$|^between us$` +
        `|^not to be (?:shared|told)$|^not to (?:share|tell)$|^not${inMail}$|^${notes} for (?:me|us)(?: only)?$|^(?:please )?keep (?:it |this )?(?:away from|back|between us|confidential|hidden|internal|out of|out|private|quiet|to (?:our|your)sel(?:f|ves))(?: (?:the |this )?(?:draft|e-?mail|letter|mail|message))?$|^(?:gossip|hearsay|rumou?rs?)$`,
      'i',
    ),
  ],
  [
    'log',
    /^(?:(?:activity|call|contact|conversation|correspondence|e-?mail|engagement|interaction|meeting|outreach|touch) ?(?:history|log|timeline)|activit(?:ies|y)|(?:past|previous|prior|recent) (?:activit(?:ies|y)|calls|contacts?|conversations?|correspondence|e-?mails|interactions?|touch(?:es|points)?)|(?:e-?mails?|outreach|touch(?:es|points)) so far|log|touch(?:es|points))(?: \([^()]*\))?$/i,
  ],
  [
    'pasted',
    /^(?:(?:copied|pasted|quoted|taken) )?from (?:her|his|the(?:ir)?) (?:own )?(?:about page|blog|company page|home ?page|job ad|linkedin(?: (?:page|post|profile))?|news(?:letter| page)?|page|post|press release|profile|web ?(?:page|site))\b[^:"]*$|^(?:her|his|the(?:ir)?|web) .{2,40}(?:copied|pasted)(?: .{2,30})?$/i,
  ],
  [
    'own',
    /^(?:my|our)(?: own)? (?:comments?|notes?|remarks?|side|thoughts?)$|^(?:what(?:['’]s| has| is)? )?(?:changed|happened|new)(?: since(?: then)?)?$|^since then$/i,
  ],
  [
    'quiet',
    compact(
      `^(?:please )?(?:${notToTell}|avoid(?: mentioning)?|do not|don['’]?ts?|leave out|never|no mention of|not ok(?:ay)? to (?:mention|say)|omit)(?: (?:it|that|these|this))?${inMail}?$` +
        `|^(?:banned|forbidden|no[- ]?gos?|off[- ]limits|taboos?|(?:things|topics|what) (?:not to (?:mention|say)|to (?:avoid|leave out)))$`,
      'i',
    ),
  ],
  [
    'rules',
    /^(?:(?:be )?careful|caution|constraints|(?:for|to) (?:the )?(?:assistant|copywriter|drafter|writer)|guidelines|how to write(?: it)?|instructions|(?:common|likely|main|typical|usual)? ?objections|rules(?: for (?:the )?(?:draft|e-?mail|mail|text))?|style(?: notes?)?|tone(?: notes?| of voice)?|what (?:he|she|they)(?:['’]ll| may| might| will) (?:ask|object to|say)|writing (?:notes|rules|style)|wishes)(?: \([^()]*\))?$/i,
  ],
  [
    'reader',
    /^(?:(?:info|notes|research|some facts|what (?:I|we) (?:found|know)|what we know so far) )?(?:about|on) (?:her|him|them|the (?:account|client|company|customer|firm|lead|prospect|reader|recipient))$|^(?:(?:account|client|company|customer|lead|prospect|reader|recipient) (?:background|facts|info|insights?|intel|news|notes|profile|research|signals|snapshot)|prospect|reader|their (?:side|situation)|who they are)$/i,
  ],
];

/** What a heading or a label says of what stands below or behind it. */
export function sectionKind(title: string): SectionKind {
  const called = title
    .replace(/[_*]+/g, ' ')
    .replace(/ ?[-–—]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return kinds.find(([, names]) => names.test(called))?.[0] ?? 'other';
}

const titleWordsMax = 7;

/** `## Private`, `--- internal ---`, `[Internal]`, `**Proof**`, `== Log ==`: marks around a title. */
const marked =
  /^\s*(?:#{1,6}\s*([^#\n]+?)\s*#*|([-=*_~]{2,})\s*(\S[^\n]*?)\s*(?:[-=*_~]{2,})|\[([^[\]\n]+)\]|<([^<>\n]+)>)\s*:?\s*$/u;
/** `Internal remarks:`, `internal_only: |`, `Never say =`: a label whose lines follow. */
const opening = /^\s*(?:[-*•–]\s+)?(\p{L}[^:=\n]{1,60}?)\s*[:=]\s*[|>]?\s*$/u;
/** `Internal: we have two units left`. */
const labelled = /^\s*(?:[-*•–>]\s*)?(?:!+\s*)?(\p{L}[^:=\n]{1,40}?)\s*(?:[:=]|[-=]>)\s*(\S.*)$/u;
const bullet = /^\s*(?:[-*•–>→]|\d{1,2}[.)]|[a-z]\))\s+/;
/** Who signs or reads stands in no list of somebody else's. */
const ofPeople =
  /^(?:addressee|contact|from|reader|recipient|sender|sign(?:ed|s|atory|ature)?|who signs|writer)(?: ?[:=]| (?:as|by|is|off)\b| \p{Lu})/iu;

type Heading = { kind: SectionKind; isMarked: boolean; depth: number };
/** What is open, and how deep its first line stands. */
type Section = Heading & { first?: number };
const unnamed: Heading = { kind: 'other', isMarked: false, depth: 0 };

/** How far a line stands to the right; an item of a list stands below what has no mark. */
function depthOf(line: string): number {
  return line.search(/\S/) + (bullet.test(line) ? 1 : 0);
}

/** What a line heads; undefined where it heads nothing. */
function readHeading(line: string): Heading | undefined {
  const depth = depthOf(line);
  const found = marked.exec(line);
  const title = found ? (found[1] ?? found[3] ?? found[4] ?? found[5] ?? '') : opening.exec(line)?.[1];
  if (title !== undefined && /\p{L}/u.test(title) && title.split(/\s+/).length <= titleWordsMax)
    return toHeading(sectionKind(title.replace(/:$/, '')), depth, found !== null);
  // "Call log", "Remarks internal": a line of its own that can be nothing else.
  const isItem = bullet.test(line) && !/^\s*\*.*\*\s*$/.test(line);
  const kind = isItem || isNote(line) ? 'other' : sectionKind(line);
  return kind === 'other' ? undefined : toHeading(kind, depth, false);
}

/** Whether a line says too much to be a title: `the pool was shut all of May (don't say this)` is to be kept back itself, and nothing below it. */
function isNote(line: string): boolean {
  return line.trim().split(/\s+/).length > titleWordsMax;
}

/** A page that was pasted has empty lines of its own. */
function toHeading(kind: SectionKind, depth: number, isMarked: boolean): Heading {
  return { kind, depth, isMarked: isMarked || kind === 'pasted' };
}

/** What a line of a section leaves for the mail, and for whoever writes it. */
function tell(line: string, kind: SectionKind): string[] {
  const said = line.replace(bullet, '').trim();
  switch (kind) {
    case 'private':
      // "Never mention the fire" holds for what is said elsewhere.
      return isForWriter(said.replace(/[.!]+$/, '')) &&
        /\b(?:avoid|don['’]?t|do not|leave|never)\b/i.test(said)
        ? [line]
        : [];
    case 'log':
    case 'pasted':
      return [];
    case 'quiet':
      return [/^(?:avoid|do not|don['’]?t|never|no)\b/i.test(said) ? said : `Please do not mention ${said}`];
    case 'rules':
      return [isForWriter(said.replace(/[.!]+$/, '')) ? line : `Please note: ${said}`];
    case 'reader':
      return [withReader(line, said)];
    case 'own':
    case 'other':
      return [withReason(line, said)];
  }
}

/** `- serves 2 retirement homes`, `- 46 trucks` in a list about the reader: of whom it is said. */
function withReader(line: string, said: string): string {
  const [first = '', second = ''] = said.split(/[ ,.;:]/);
  const verb = findVerb(first);
  // What passed between both, and what the reader likes or thinks, is told only where a rule reads it.
  if (
    /,|^(?:asked|attended|called|clicked|downloaded|e-?mailed|filled|hates|knows|likes|mentioned|met|needs|prefers|replied|requested|said|saw|says|thinks|told|visited|wants)\b/i.test(
      said,
    )
  )
    return line;
  const isDeed =
    /^(?:has|is|was|does)$/i.test(first) ||
    (verb?.form === 'third' && !(verb.isName && /^(?:are|has|have|is|was|were)$/.test(second))) ||
    (verb?.form === 'past' && second !== '');
  if (isDeed) return `They ${toSecondForm(first)}${said.slice(first.length)}`;
  if (/^(?:just|recently|currently|now) \p{Ll}+(?:ed|ing)\b/u.test(said))
    return `They ${/^\S+ \p{Ll}+ing\b/u.test(said) ? 'are ' : ''}${said}`;
  return /^(?:about |around |over |~)?\d[\d.,]* \p{Ll}{3,}s\b(?! (?:ago|are|were|will)\b)|^no \p{Ll}/u.test(
    said,
  )
    ? `They have ${said}`
    : line;
}

/** `Serves` → `serve`, after "they". */
function toSecondForm(verb: string): string {
  const small = verb.toLowerCase();
  return secondOf(small) ?? small;
}

/** `- Don't use fear. Their patients are worried enough.`: an item that begins with an order speaks to the writer to its end. */
function withReason(line: string, said: string): string {
  const [order = '', ...reasons] = bullet.test(line) ? splitSentences(said) : [];
  return reasons.length > 0 &&
    /^(?:please )?(?:avoid|do not|don['’]?t|never)\b/i.test(order) &&
    isForWriter(order.replace(/[.!]+$/, '')) &&
    !reasons.some((reason) => /\b(?:I|our|us|we)\b|\d/.test(reason))
    ? [`- ${order}`, ...reasons.map((reason) => `Please note: ${reason}`)].join('\n')
    : line;
}

const closing =
  '(?:all the best|best(?: regards| wishes)?|cheers|(?:kind|warm) regards|regards|sincerely|thanks|yours(?: sincerely)?)';
/** What only a mail holds. */
const ofMail = compact(
  String.raw`^(?:from|to|subject|date|sent): \S|^(?:dear|good (?:afternoon|day|morning)|hello|hey|hi)(?: [\p{L}'. -]{2,40})?,?$|^${closing}\b.{0,60}$`,
  'iu',
);
/** `> Dear Ms BELL,`: a mail that was quoted, line by line. */
const quoted = /(?:^>.*(?:\n|$))+/gm;
/** `Here is the last mail I sent her:` and the mail, down to who signed it. */
const pastMail = compact(
  String.raw`^([^\n]*\b(?:my|our|the|this) (?:earlier|first|last|latest|old|original|previous) (?:e-?mail|letter|mail|message)\b[^\n]*|-{2,} ?original message ?-{2,}|on [^\n]{6,80} wrote):?\n+((?:[^\n]*\n+){0,30}?)${closing}\b[^\n]*(?:\n([^\n]{2,60})(?=\n|$))?`,
  'gimu',
);
const ofOwn =
  /\b(?:I|we)(?: have|['’]ve)? (?:sent|wrote)\b|\b(?:my|our) (?:\p{L}+ )?(?:e-?mail|letter|mail|message)\b/iu;

/** Notes without a mail that was sent or received before; who signed the sender's own signs this one, too. */
function withoutPastMail(text: string): string {
  const toSender = (heading: string, author = '') =>
    ofOwn.test(heading) && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(author) ? `Sender: ${author.trim()}\n` : '';
  return text
    .replace(quoted, (block, at: number) => {
      const lines = block.split('\n').map((line) => line.replace(/^>+ ?/, '').trim());
      const [author = ''] = lines.flatMap((line) => /^from: ([^<]+)/i.exec(line)?.[1] ?? []);
      const [heading = ''] = text.slice(0, at).trimEnd().split('\n').slice(-1);
      return lines.some((line) => ofMail.test(line)) ? toSender(heading, author) : block;
    })
    .replace(
      pastMail,
      (found, heading: string, body: string, closed: string | undefined, at: number, whole: string) => {
        const lines = body.split('\n').map((line) => line.trim());
        if (!lines.some((line) => ofMail.test(line))) return found;
        const [author = closed] = lines.flatMap((line) => /^from: ([^<]+)/i.exec(line)?.[1] ?? []);
        const [before = ''] = whole.slice(0, at).trimEnd().split('\n').slice(-1);
        return toSender(`${before}\n${heading}`, author);
      },
    );
}

/**
 * Notes without the sections that are for the sender alone, and with the rules of others as wishes: `## Private`, `INTERNAL: …`, `Call log`,
 * `Do not mention:`. A section ends with the next heading; where its title has no marks around it, also with an empty line, and with what
 * stands no deeper than its title where its first line does.
 */
export function toldSections(text: string): string {
  if (!text.includes('\n')) return text;
  let open: Section = unnamed;
  const told: string[] = [];
  for (const line of withoutPastMail(text).split('\n')) {
    if (line.trim() === '') {
      if (open.first !== undefined && !open.isMarked) open = unnamed;
      told.push(line);
      continue;
    }
    const heading = readHeading(line);
    if (heading) {
      open = heading;
      if (heading.kind === 'other' || heading.kind === 'reader') told.push(line);
      continue;
    }
    if (isNote(line) && endsPrivate.test(line)) continue;
    const [, label = '', value = ''] = labelled.exec(line) ?? [];
    const named = label ? sectionKind(label) : 'other';
    if (named === 'own') {
      open = unnamed;
      told.push(capitalise(value));
      continue;
    }
    const depth = depthOf(line);
    const isOut =
      !open.isMarked && open.first !== undefined && open.first > open.depth && depth <= open.depth;
    if (isOut || ofPeople.test(line.trim())) open = unnamed;
    if (named === 'private' && open.kind === 'other') {
      // What stands below it belongs to it.
      open = { kind: 'private', isMarked: false, depth, first: depth + 1 };
      told.push(...tell(value, 'private'));
      continue;
    }
    open = { ...open, first: open.first ?? depth };
    told.push(...tell(line, open.kind));
  }
  return told.join('\n');
}
