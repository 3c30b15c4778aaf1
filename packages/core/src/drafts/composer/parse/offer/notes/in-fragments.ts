import { decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords, isInstruction, splitSentences, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { isGoods } from '../kinds/goods.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause, Of } from './clause.ts';
import { deed, formsAfter, formsBefore, formsOfGroup, isWhen } from './fragment-forms.ts';
import { compose } from './join-clauses.ts';
import { doneByReader } from './note-deed.ts';
import { isHeld } from './note-term.ts';
import { asObject } from './note-words.ts';
import { isUnsayable } from './notes-as-typed.ts';
import { isHead, isSaid, namesPerson, sold, toHeadWord } from './offer-notes.ts';
import { toStanding } from './standing-forms.ts';
import type { Apart } from './tell-apart.ts';
import { anything, isToolHead, isWorkHead, toClause } from './to-clause.ts';
import { formsOfDoers, formsOfOne, hasForm, isOfDoer } from './whose-fragment.ts';

/** The most sentences that fragments become. */
const sentencesMax = 6;

/** What is offered, and whether one person offers it. */
type Known = Of & { isByOne: boolean };

/** Splits at a mark where it stands in no bracket. */
function splitOutside(text: string, mark: RegExp): string[] {
  const kept = text.replace(/\([^()]*\)/g, (bracket) =>
    bracket.replace(/[,;:-]/g, (one) => String.fromCharCode(0xe000 + one.charCodeAt(0))),
  );
  return kept
    .split(mark)
    .map((part) =>
      trimMarks(
        part.replace(/[\ue000-\ue0ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xe000)),
      ).trim(),
    )
    .filter(Boolean);
}

/** `88 %`, `11 pm - 5 am`: with the marks that running text has. */
function plainMarks(text: string): string {
  return text
    .replace(/(?<=\d) (?=%)/g, '')
    .replace(/(\d{1,2}(?::\d\d)? ?[ap]m) [-–] (?=\d)/g, 'from $1 to ')
    .replace(/from (\d{1,2}) ?([ap]m)/g, 'from $1 $2');
}

/** What one fragment says; undefined where no form is surely its own. */
function toFragment(note: string, of: Of): Clause | undefined {
  const [, tail = ''] = tailOf.exec(note) ?? [];
  const told = toldWhole(note.slice(0, note.length - tail.length), of);
  return told && tail
    ? { ...told, rest: `${told.rest}${tail.replace(/, same (?=\p{Ll}+ every )/u, ', the same ')}` }
    : told;
}

/** What goes on with what stands before it: `employed, not subbed`, `cut to length, next day`, `140 kids last year, 60% of them on free meals`. */
const tailOf =
  /((?:, (?:not |even |(?:the )?same \p{Ll}+ every |incl\p{Ll}* |next day|same day|overnight|(?:\d+%?|one|two|three|four|half|most) (?:of them )|\d days a week|first \d)[^,]*)+)$/u;

function toldWhole(note: string, of: Of): Clause | undefined {
  const plain = note.replace(/^(?:also|and) /i, '');
  const said =
    /^\p{Lu}\p{Ll}/u.test(plain) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(plain) ? decapitalise(plain) : plain;
  const standing = toStanding(said);
  if (standing) return standing;
  for (const form of [...formsOfOne, ...formsBefore]) {
    const told = form(said, of);
    if (told) return told;
  }
  if (/: /.test(said) || / - /.test(said)) return undefined;
  // What a customer does is the reader's, all else that somebody does who sells no tool is his own.
  const known = toClause(said, of);
  const does = known?.of === 'reader' && known.verb === 'can' ? deed(said, of) : undefined;
  if (does) return does;
  // "Report 25-30 pp", "audit $1,900 flat": a thing that is no deed of anybody's.
  const isDeed =
    known?.of !== 'reader' ||
    known.verb !== 'can' ||
    of.isTool ||
    doneByReader.test(said.split(' ')[0] ?? '') ||
    / or /.test(said);
  if (known && isDeed) return known;
  const own = deed(said, of);
  if (own) return own;
  for (const form of formsAfter) {
    const told = form(said, of);
    if (told) return told;
  }
  return undefined;
}

/** Whether the second goes on with the first: `employed, not subbed`, `sale or return, first 3 months`. */
function goesOn(part: string): boolean {
  return /^(?:the )?same \p{Ll}+ every |^(?:next day|same day|overnight|\d days? (?:a|per) week)$|^was \d[\d.,]*k?$|^\d+% (?:after|from|in|then)\b|^first \d|^(?:and|but|not|or|so|then|which|who|with|without|as|because|even|incl\w*|plus)\b/iu.test(
    part,
  );
}

/** `Our insurance and our tools`, as the end of a list: two things. */
function splitList(part: string, at: number, all: readonly string[]): string[] {
  const things = part.split(' and ');
  return at > 0 &&
    at === all.length - 1 &&
    things.length === 2 &&
    things.every((thing) => /^our \p{Ll}+$/u.test(thing))
    ? things
    : [part];
}

/** `Takes call` → `takes a call`. */
function withObject(clause: Clause): Clause {
  return clause.of === 'thing' &&
    /^(?:covers|includes|needs|replaces|takes)$/.test(clause.verb) &&
    /^\p{Ll}+$/u.test(clause.rest)
    ? { ...clause, rest: asObject(clause.rest) }
    : clause;
}

/** Clauses that say whose they are, whatever is offered. */
function sayAlone(clauses: readonly Clause[]): string {
  return compose(clauses, { isMany: false, isHeld: false, isWork: false, isPerson: false }).join(' ');
}

/** A note beside an offer as a sentence that stands by itself, where its form says whose it is: a figure and how it changed, a price, what the sender has. */
export function tellFragment(note: string): string | undefined {
  const { clauses, unread } = toClauses(plainMarks(note), { ...anything, isByOne: false });
  const [clause] = clauses;
  const isOurs = clause?.of === 'sender' && /^(?:are|did|had|have)\b/.test(clause.verb);
  if (unread.length > 0 || clauses.length !== 1 || !(clause?.of === 'own' || isOurs)) return undefined;
  const told = sayAlone(clauses);
  return told && !isUnsayable(told) ? told : undefined;
}

/** A note that says by its form whose it is, whatever is offered: `two pilot customers, both bakers` → `We have two pilot customers, both bakers.` */
export function tellStanding(note: string): string | undefined {
  const clause = toStanding(trimMarks(note));
  return clause ? sayAlone([clause]) : undefined;
}

/** Whether a part of what was typed says by its form who does it, or whose it is: what other readings take for something that comes with the offer. */
export function saysWhose(typed: string): boolean {
  return splitSentences(typed).some((sentence) => {
    const group = trimMarks(sentence);
    return isOfDoer(group) || group.split(', ').some(isOfDoer);
  });
}

/** The clauses of one group of fragments: of all of it where it has a form, or else of its parts. */
function toClauses(group: string, of: Known): { clauses: Clause[]; unread: string[] } {
  const spoken = splitOutside(group, /, /);
  if (spoken.length > 1 && spoken.every((part) => /^(?:I|we|you)\b/i.test(part)))
    return { clauses: [{ of: 'own', rest: group, isWhole: true }], unread: [] };
  const whole = /, /.test(group)
    ? (formsOfDoers.map((form) => form(group, of)).find(Boolean) ??
      toStanding(group) ??
      formsOfGroup.map((form) => form(group, of)).find(Boolean))
    : toFragment(group, of);
  if (whole) return { clauses: [whole], unread: [] };
  const parts: string[] = [];
  for (const part of splitOutside(group, /, /).flatMap(splitList)) {
    const last = parts.at(-1);
    // "140 kids last year, 60% on free meals", "5 boats, 2 rotten": so many of those.
    const ofThem =
      last &&
      /\d/.test(last) &&
      /^(?!\d+% (?:commission|deposit|discount|margin)$)(?:\d+%?|one|two|three|four) (?:(?:ex|from|in|on)\b|ex-\p{Lu}|\p{Ll}*[^s\W]$)/u.test(
        part,
      ) &&
      !isWhen.test(part);
    if (last && ofThem)
      parts[parts.length - 1] = `${last}, ${part.replace(/^(\S+) (?:of them )?/, '$1 of them ')}`;
    else if (last && isWhen.test(part) && isWhen.test(last.split(', ')[0] ?? ''))
      parts[parts.length - 1] = `${last}, ${part}`;
    else if (last && goesOn(part)) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  const clauses: Clause[] = [];
  const unread: string[] = [];
  const ours = parts.filter((part) => /^our \p{Ll}+$/u.test(part));
  // "6 miles from you: oca, kale", but what a word or two label is one thing with its label.
  const each = parts.flatMap((one) =>
    countWords(one.split(': ')[0] ?? '') > 2 ? splitOutside(one, /(?<=\p{L}): /u) : [one],
  );
  const labelAt = each.findIndex((part) => /^[\p{L} ]+: /u.test(part) && toFragment(part, of) === undefined);
  const isLabelled = labelAt >= 0;
  let isOneself = false;
  for (const [at, part] of each.filter((one) => ours.length < 2 || !ours.includes(one)).entries()) {
    // What stands in a list behind a label that says nothing is as unread as the label.
    if (isLabelled && at > labelAt && !/^(?:no|we|it|they)\b/.test(part)) continue;
    // "Independent engineer, sells no kit": who it is that offers, and what he does.
    const does = isOneself ? findVerb(part.split(' ')[0] ?? '') : undefined;
    if (does?.form === 'third') {
      if (of.isByOne)
        clauses.push({ of: 'sender', verb: does.base, rest: part.split(' ').slice(1).join(' ') });
      continue;
    }
    isOneself =
      countWords(part) < 4 && /^\p{Ll}/u.test(part) && personNouns.has(part.split(' ').at(-1) ?? '');
    if (isOneself && of.isByOne) {
      clauses.push({ of: 'sender', verb: 'are', rest: `${toArticle(part)} ${part}` });
      continue;
    }
    const clause = isWhen.test(part.split(', ')[0] ?? '')
      ? ({ of: 'thing', verb: 'runs', rest: part } as const)
      : toFragment(part, of);
    // "Costs, noise, grants": one of a list says nothing by itself.
    const isOfList = clause?.of === 'gift' && /^\p{Ll}+$/u.test(clause.rest) && each.length > 2;
    // Of a firm that offers nobody says "it is on sale or return".
    if (clause && !isOfList && !(of.isFirm && clause.of === 'thing')) clauses.push(withObject(clause));
    else unread.push(part);
  }
  // "Oca, salsify, sea kale": names in a list, of what it is about.
  const named = unread.filter(
    (part) =>
      /^(?:\d+ (?:kinds|sorts|types|varieties) of )?\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?$/u.test(part) &&
      !/(?:ed|ly|able)$/.test(part) &&
      !part.startsWith('our '),
  );
  const list = ours.length > 1 ? ours : named.length > 2 && !of.isWork && !isLabelled ? named : [];
  if (list.length === 0) return { clauses, unread };
  return {
    clauses: [...clauses, { of: 'gift', rest: joinList(list) }],
    unread: unread.filter((part) => !list.includes(part)),
  };
}

/** Marks, sizes and norms that stand right behind a thing: `ID 40-250`, `H8`, `EN 10305-1`. */
function isCode(part: string): boolean {
  return (
    !/^RRP /.test(part) &&
    /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]*(?: [\p{Lu}\d][\p{L}\d./-]*){0,2}$/u.test(part) &&
    /\p{Lu}/u.test(part)
  );
}

/** `Access: 3 estates, …` → `access to 3 estates`, `data: 900 homes, …` → `data on 900 homes`: what a word needs behind it to say anything. */
function topicOf(
  label: string,
  list: string,
  others: readonly string[],
): { head: string; rest: string[] } | undefined {
  const [first = '', ...listed] = splitOutside(list, /, /);
  if (/^(?:offer|product|service|what)$/i.test(label))
    return { head: first, rest: listed.length > 0 ? [listed.join(', ')] : [] };
  // "ROLE: agent … EXPERIENCE: 18 years": what somebody is who offers himself.
  if (/^role$/i.test(label) && others.some((other) => /^experience:/i.test(other)))
    return { head: `I am ${toArticle(first)} ${first}`, rest: listed.length > 0 ? [listed.join(', ')] : [] };
  // "Keynote / 40 min: "what birds say"": what it is called.
  const [, title = ''] = /^("[^"]+")/.exec(list) ?? [];
  if (title)
    return {
      head: `${label.replace(/^(.+?) \/ (\d+) min$/, '$2-minute $1')}, ${title}`,
      rest: list.length > title.length ? [list.slice(title.length + 2)] : [],
    };
  const link = /^access$/i.test(label) ? 'to' : /^(?:data|figures|story)$/i.test(label) ? 'on' : undefined;
  if (link)
    return {
      head: `${label} ${link} ${first}`,
      rest: link === 'to' && listed.length > 0 ? [listed.join(', ')] : [],
    };
  // "Article, 1,200 words: what families ask": what it is about.
  if (
    /^(?:article|column|essay|piece|talk|workshop)\b/i.test(label) &&
    /^(?:how|what|when|where|who|why) /i.test(list)
  ) {
    const [what = '', ...more] = label.split(/, (?!\d{3})/);
    return { head: `${what} on ${list}`, rest: more };
  }
  return undefined;
}

/**
 * An offer typed in fragments, parted once and each told by its shape: `tube, H8. cut to length. collection daily` → the tube, and `We cut it to length.`
 * What has no form is left out. Undefined where too little can be read for the mail to stand on it.
 */
export function tellFragments(typed: string, isByOne: boolean, inNotes: boolean): Apart | undefined {
  const sentences = splitSentences(plainMarks(typed)).filter(
    (sentence) => !isInstruction(sentence) && !sentence.endsWith('?'),
  );
  const groups = sentences.flatMap((sentence) =>
    splitOutside(sentence, /;\s+|\n+(?:[-•*] )?|(?<!\d|\d ?[ap]m) [-–] | [-–] (?!\d)/),
  );
  const [first = '', ...others] = groups;
  const [, label = '', list = ''] = /^([^:;("]{3,60}): (.+)$/s.exec(first) ?? [];
  // What a label stands for only another reading knows.
  if (label && !inNotes) return undefined;
  if (/^(?:candidate|guest|job|position|speaker|vacancy)\b/i.test(label)) return undefined;
  const topic = topicOf(label, list, others);
  if (/^role$/i.test(label) && !topic) return undefined;
  const opening = topic ? [topic.head] : splitOutside(label || first, /, /);
  const isListHead =
    / (?:and|or) \S+(?: \S+)?$/.test(opening.at(-1) ?? '') &&
    opening.length > 1 &&
    opening.every((part) => countWords(part) < 5);
  const [head = '', ...beside] = isListHead ? [opening.join(', ')] : opening;
  const codes = beside.filter(isCode);
  // "Crates for hire, not purchase".
  const but = /^not \p{Ll}+$/u.test(beside[0] ?? '') ? beside.shift() : undefined;
  const notes = beside.filter((part) => !isCode(part));
  const rest = [
    ...(notes.length > 0 ? [notes.join(', ')] : []),
    ...(topic ? topic.rest : list ? [list] : []),
    ...others,
  ];
  // "TALLBOY - queue software": what it is called, and what it is.
  const isNamed =
    /^\p{Lu}[\p{L}\d]*$/u.test(head) && others[0] !== undefined && typed.startsWith(`${head} - `);
  const what = isNamed ? (rest.shift() ?? '') : (sold.exec(head)?.[1] ?? head);
  const isOfFirm = /^(?:(?:I am|We are) an?|We turn) /.test(head);
  if (
    !isHead(what.replace(/, "[^"]+"$/, '')) ||
    rest.length === 0 ||
    (isSaid.test(head) && !sold.test(head) && !isOfFirm)
  )
    return undefined;
  const { word, isTwo } = toHeadWord(what);
  const isDeed = /^We turn /.test(head);
  const isMany = !isDeed && (isPlural(word) || isTwo);
  const isPerson = namesPerson(head) || isByOne;
  const of: Known = {
    isByOne: isPerson,
    name: word,
    isMany,
    isWork: isDeed || isWorkHead(word),
    isTool: isToolHead(word) || /\b(?:AI|software|app)\b/.test(what),
    isGoods: isGoods(word),
    isPerson: namesPerson(head),
    isFirm: organisationNouns.has(word.toLowerCase()) || /^We are an? /.test(head),
  };
  const read = rest.map((group) => toClauses(group, of));
  const clauses = read.flatMap((each) => each.clauses);
  const unread = read.flatMap((each) => each.unread);
  const speech = {
    isMany,
    isHeld: isHeld(word),
    isWork: of.isWork,
    isPerson,
    isFirm: of.isFirm,
    isPeople: personNouns.has(word.replace(/s$/, '').toLowerCase()),
  };
  // What a firm does is told before what it has.
  const ofFirst = clauses.filter((one) => of.isFirm && one.of === 'sender');
  const told = [
    ...compose(ofFirst, speech),
    ...compose(
      clauses.filter((one) => !ofFirst.includes(one)),
      speech,
    ),
  ];
  // A mail that leaves out more than it tells says something else.
  if (told.length === 0 || told.some(isUnsayable) || unread.length > (inNotes ? clauses.length : 0))
    return undefined;
  const core = isNamed ? `${head} - ${what}` : head;
  // What is for hire is not sold.
  const whole = but && !/ for \p{Ll}+$/u.test(head) ? `${core}, ${but}` : core;
  const named = codes.length > 0 ? `${whole} (${codes.join(', ')})` : whole;
  return {
    head:
      of.isFirm && !isSaid.test(head) && clauses.some((one) => one.of === 'sender')
        ? `We are ${toArticle(head)} ${head}`
        : named,
    told: told.slice(0, sentencesMax),
    isWhole: unread.length === 0,
  };
}

/** Whether somebody typed notes: fragments that open in small letters or with a figure, rows with labels, the letters of a list. */
export function isInNotes(typed: string): boolean {
  const fragments = typed
    .split(/(?<!\b(?:approx|ca|ex|excl|incl|max|min|no))[.]\s+|;\s+|\n+|(?<=\S) [-–/] (?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean);
  const rows = fragments.filter((part) => /^[\p{L}\d][\p{L}\d ,]{1,30}: \S/u.test(part));
  if (rows.length > 1 && rows.length >= fragments.length - 2) return true;
  if (/\((?:i|a|1)\) .*\((?:ii|b|2)\) |(?:^|\n)\s*a\) [^\n]*\n\s*b\) /s.test(typed)) return true;
  const small = fragments.slice(1).filter((part) => /^["(]?[\p{Ll}\d]/u.test(part));
  return (
    (small.length > 1 || (small.length > 0 && /^\p{Ll}/u.test(typed))) &&
    small.length * 2 > fragments.length - 1
  );
}

/** Whether an offer is told in fragments as they were typed: with stray marks, with a label, or in sentences without a verb. */
export function isTelegram({ statements, noun, extras }: Told, typed: string, inNotes: boolean): boolean {
  const said = statements[0] ?? noun?.withOur ?? noun?.withArticle ?? '';
  // "Our seaweed butter: 120g, trade 2.35", "our stage (3 sizes, collect and deliver)": a list that nobody typed as one.
  const isListed = /\p{L}: [^:]+, [^:]+$|\([^()]+, [^()]+\)$/u.test(trimMarks(said));
  if (isListed && !/[:(]/.test(typed) && hasForm(typed)) return true;
  if (!inNotes && extras.some(lacksVerb) && hasForm(typed)) return true;
  const isRaw = inNotes ? rawInNotes : rawAnywhere;
  return (
    (isRaw.test(said) && !choice.test(said)) ||
    (inNotes && /\([^()]*, [^()]*, [^()]*\)/.test(said)) ||
    extras.some((extra) => isRaw.test(extra) || (inNotes && lacksVerb(extra)))
  );
}

type Told = {
  statements: readonly string[];
  noun?: { withArticle?: string; withOur?: string };
  extras: readonly string[];
};

/** `Monitors: lend, lease or buy`. */
const choice = /: [^,;:]+(?:, [^,;:]+)*,? or [^,;:]+$/;

const rawAnywhere =
  /\bvs\b|^There (?:is|are) also .*[$€£]\d|^That includes .*: | with an? also |^You can (?:audit|start|come|cut) |^(?:[^,]+ is )[^,]+, [^,]+, [^,]+ and [^,]+ in one /u;
const rawInNotes =
  /; | - |\p{L}: [\p{L}\d]| \+ |\bvs\b|^That includes .*: | with an? also |^You can \p{Ll}+ \d|^You can (?:come|cut|start|audit)\b| is [^,]+, [^,]+, [^,]+ and /u;

/** Whether a sentence is a fragment with a capital and a full stop. */
export function lacksVerb(text: string): boolean {
  return findFinite(trimMarks(text).split(' ')) < 0 && !hasVerb.test(text);
}

const hasVerb =
  /\b(?:am|are|can|comes?|costs|did|do|does|gets?|go free|had|has|have|includes?|is|made|means|starts?|takes?|was|went|were|will|would)\b|['’](?:d|ll|m|re|s|ve)\b|^(?:All|Each|Everything|I|It|My|Our|That|The|They|We|With|You|Your) /;
