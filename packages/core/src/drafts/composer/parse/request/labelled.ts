import { compact } from '../../../compact.ts';
/** A value and what it is called, as a form, a template or a customer database gives it. */
export type Entry = { kind: Kind; label: string; written: string; value: string };

/** What such a value is called, by what it is. The first that fits counts. */
const kinds = {
  senderName:
    /^(?:(?:the )?sender(?: (?:f|first |full ))?(?: ?name)?|name of sender|your name|from|owner first ?name|sdr(?: name)?|signatory|signer|sign as|signed|signature|sent by)$/,
  senderSurname: /^sender (?:family |l|last )?name$/,
  senderFirm:
    /^(?:sender (?:business|company|firm|org|organi[sz]ation)|organi[sz]ation of sender|your (?:brand|business|company|firm|organi[sz]ation)|owner company)$/,
  /** Whose it is says only the name beside it. */
  brand: /^(?:agency|brand(?: name)?)$/,
  senderRole: /^(?:owner|sender|your) (?:job title|position|role|title)$/,
  person:
    /^(?:(?:contact|lead|prospect|reader|recipient)(?: (?:first |full )?name)?|(?:first|full) name|name)$/,
  surname: /^(?:family|last) name$|^surname$/,
  title: /^(?:(?:contact|lead|prospect) )?(?:job title|position|role|title)$/,
  firmKind:
    /^(?:(?:contact|lead|prospect) )?(?:(?:company|org|organi[sz]ation) (?:desc(?:ription)?|type)|business)$/,
  firm: /^(?:(?:contact|lead|prospect) )?(?:account|co|company|employer|firm|org|organi[sz]ation|school)(?: name)?$/,
  sector: /^(?:industry|sector|vertical)$/,
  reader: /^(?:(?:target )?audience|persona|target|(?:contact )?segment)$/,
  offer:
    /^(?:offer(?:ing)?(?: (?:details?|headline|name))?|(?:deal )?product(?: name)?|service|solution|opportunity name|opp description|category|description|details|value prop(?:osition)?|(?:our )?(?:product|service)|one[ -]?liner|what(?: we do)?)$/,
  gain: /^(?:key )?benefits?$|^differentiators?$|^(?:core|key|main) (?:message|point)$|^usps?$|^why us$/,
  term: /^(?:contract|deliverables?|duration|lead time|model|setup|term|trial|turnaround)$/,
  unit: /^unit$/,
  price: /^(?:(?:deal|list|unit) )?(?:cost|fee|price|pricing|rate)(?: [a-z]{3})?$/,
  goal: /^(?:action|(?:offer )?cta(?: type)?|(?:.* )?ask|call to action|desired outcome|goal|next step|objective|stage target)$/,
  when: /^(?:date|month|when)$/,
  style:
    /^(?:avoid|(?:do not|don['’]?t) (?:mention|name|say)|constraints|wish|do|don['’]?t|style|tone(?: remarks)?)$/,
  length: /^(?:max words|word limit)$/,
  integrates: /^(?:integrates|integrations)(?: with)?$/,
  news: /^(?:event|news|(?:lead )?signal|trigger)$/,
  customers: /^(?:clients|customers|reference (?:client|customer)s?)$/,
  proof:
    /^(?:case(?: study)?|evidence|fact|(?:key )?facts|notes|(?:social )?proof(?: \d)?|results?|stat(?: \d)?|track record)$/,
} as const;

export type Kind = keyof typeof kinds | 'unknown';

/** Whether a word is what such a value is called: `name`, `price`. */
export function isKnownLabel(word: string): boolean {
  return Object.values(kinds).some((pattern) => pattern.test(word.toLowerCase()));
}

/** `{{owner.first_name}}`, `JOB_TITLE` → `owner first name`, `job title`. */
function toEntry(named: string, value: string): Entry {
  const written = named
    .replace(/^\{\{|\}\}$/g, '')
    .replace(/[_.]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .trim();
  const label = written.replace(/['’]s\b/g, '').toLowerCase();
  const found = Object.entries(kinds).find(([, pattern]) => pattern.test(label))?.[0];
  // "From: £380" is no name.
  const isName = !/^sender(?:Name|Firm)/.test(found ?? '') || /^\p{Lu}/u.test(value.trim());
  const kind = isName ? ((found as Kind | undefined) ?? 'unknown') : 'unknown';
  return { kind, label, written, value: toWords(value.trim()) };
}

/** `book_survey_date` → `book survey date`. */
function toWords(value: string): string {
  return /^\S*_\S*$/.test(value) && !/[/@]/.test(value)
    ? value.replaceAll('_', ' ').replace(/(?<=\p{L})\+(?=\p{L})/gu, ' and ')
    : value;
}

const inBrackets = /\[(\p{Lu}[\p{Lu} _/-]{1,24})\](?!\()\s*/u;
const withinBrackets = /^\[(\p{Lu}[\p{Lu} _/-]{1,24}): ?([^\]]+)\]$/u;
const name = String.raw`(?:\{\{[\w. ]{2,40}\}\}|\p{L}[\p{L}\d _./’'-]{1,28})`;
const segment = compact(String.raw`^(${name}?)\s?(?:=(?!>)|[-=]>|→|:(?=\s))\s*(\S.*)$`, 'su');
const opensAssignment = compact(String.raw`^${name}\s?(?:=|[-=]>|→)`, 'u');
/** A label whose value is missing. */
const empty = compact(`^${name}:$`, 'u');

/** `[ROLE]: Procurement lead`. */
const bracketLabel = /^\[([^\]\n]{2,24})\]:/gm;

/** Values that nobody filled in. */
const blank = /^(?:\(?blank\)?|n\/?a|none|tbd|unknown|-+)$/i;

/**
 * What a text consists of where all of it is labelled: `[SERVICE] … [PRICE] …`, `job_title=…; company=…`, `Contact: … | Title: …`. Undefined where it is
 * not, or where no label is known.
 */
export function readEntries(text: string): Entry[] | undefined {
  const lines = readAll(text);
  return isLabelled(lines) ? withoutBlanks(lines) : undefined;
}

/** What each line of a text says, labelled or not. */
export function readLines(text: string): readonly (Entry | string)[] {
  const lines = readAll(text);
  return isLabelled(lines) ? withoutBlanks(lines) : lines;
}

function readAll(written: string): readonly (Entry | string)[] {
  const text = written.replace(bracketLabel, '$1:');
  return readBrackets(text) ?? readJson(text) ?? readTags(text) ?? toSegments(text).map(readSegment);
}

function isLabelled(lines: readonly (Entry | string)[]): lines is readonly Entry[] {
  return lines.every((line) => typeof line !== 'string') && lines.some((line) => line.kind !== 'unknown');
}

function withoutBlanks(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ value }) => !blank.test(value));
}

function readBrackets(text: string): Entry[] | undefined {
  const whole = text.split(/(?<=\])\s*(?=\[)/).map((part) => withinBrackets.exec(part.trim()));
  if (whole.every((found) => found !== null))
    return whole.map(([, label = '', value = '']) => toEntry(label, value));
  const [before = '', ...rest] = text.split(inBrackets);
  const entries = rest.flatMap((label, at) => (at % 2 === 0 ? [toEntry(label, rest[at + 1] ?? '')] : []));
  return !before.trim() && entries.length > 0 && entries.every(({ kind }) => kind !== 'unknown')
    ? entries
    : undefined;
}

/** `sender: {"name": "ANN BELL"}, customers: ["Korta"]` → `sender name`, `customers`. */
function readJson(text: string): Entry[] | undefined {
  if (!/[{[]\s*"/.test(text)) return undefined;
  const quoted = text.replace(/(^|[,{]\s*)(\w+): (?=["[{\d])/g, '$1"$2": ');
  try {
    return flatten(JSON.parse(/^\s*\{/.test(quoted) ? quoted : `{${quoted}}`));
  } catch {
    return undefined;
  }
}

/** `<offer><name>…</name><price currency="CAD">1900</price></offer>`. */
function readTags(text: string): Entry[] | undefined {
  if (!/^\s*<(\w+)\b[^>]*>[\s\S]*<\/\1>\s*$/.test(text)) return undefined;
  const leaves = [...text.matchAll(/<(\w+)([^>]*)>([^<]+)<\/\1>/g)];
  return leaves.map(([, tag = '', attributes = '', value = '']) =>
    toEntry(`${tag} ${/currency="(\w{3})"/.exec(attributes)?.[1] ?? ''}`, value),
  );
}

function flatten(value: unknown, label = ''): Entry[] {
  if (Array.isArray(value)) return [toEntry(label, value.join(', '))];
  if (typeof value !== 'object' || value === null) return [toEntry(label, String(value))];
  return Object.entries(value).flatMap(([key, one]) => flatten(one, label ? `${label} ${key}` : key));
}

/** Lines, cells and assignments. */
function toSegments(text: string): string[] {
  return text
    .split(opensAssignment.test(text) ? /\s*(?:[;\n\t]|\|(?=\w+ ?=)|\s\|\s)\s*/ : /\s*(?:[\n\t]|\s\|\s)\s*/)
    .filter((part) => part.trim() !== '' && !empty.test(part.trim()));
}

function readSegment(part: string): Entry | string {
  const [, label = '', value = ''] = segment.exec(part.trim()) ?? [];
  return label ? toEntry(label, value) : part;
}
