/** A value and what it is called, as a form, a template or a customer database gives it. */
export type Entry = { label: string; value: string };

const name = String.raw`\p{L}[\p{L} _/-]{1,24}`;
const bracketed = /\[(\p{Lu}[\p{Lu} _/-]{1,24})\](?!\()\s*/u;
const betweenAssigned = new RegExp(String.raw`\s*[;|\n]\s*(?=${name}\s?=)`, 'u');
const assigned = new RegExp(String.raw`^(${name}?)\s?=\s?(\S.*)$`, 'su');
const betweenNamed = new RegExp(String.raw`\s*\|\s*(?=${name}: )`, 'u');
const named = new RegExp(String.raw`^(${name}): +(\S.*)$`, 'su');

/** What values that each field may hold are called. A label that is none of these is no label. */
export const labels = {
  person: ['contact', 'contact name', 'first name', 'full name', 'lead', 'name', 'prospect', 'recipient'],
  surname: ['last name', 'surname'],
  title: ['job title', 'position', 'role', 'title'],
  firm: ['account', 'company', 'company name', 'employer', 'firm', 'organisation', 'organization'],
  ofReader: [
    'budget',
    'city',
    'company size',
    'country',
    'employees',
    'headcount',
    'industry',
    'region',
    'sector',
    'size',
    'source',
    'stack',
    'tech',
    'tech stack',
  ],
  offer: ['description', 'details', 'offer', 'product', 'service', 'solution', 'what', 'what we do'],
  gain: ['benefit', 'benefits', 'key benefit', 'key benefits', 'usp', 'usps', 'value', 'why us'],
  price: ['cost', 'fee', 'price', 'pricing', 'rate'],
  goal: ['ask', 'call to action', 'cta', 'desired outcome', 'goal', 'next step', 'objective'],
  sender: ['sender', 'sent by', 'sign as', 'signed', 'signature'],
  style: ['format', 'style', 'tone', 'voice'],
  news: ['event', 'news', 'signal', 'trigger'],
  proof: ['case', 'case study', 'evidence', 'facts', 'proof', 'reference', 'results', 'track record'],
} as const;

export type Kind = keyof typeof labels;

const kinds = new Map<string, Kind>(
  Object.entries(labels).flatMap(([kind, all]) => all.map((label) => [label, kind as Kind] as const)),
);

export function kindOf({ label }: Entry): Kind | undefined {
  return kinds.get(label.toLowerCase().replaceAll('_', ' ').trim());
}

/**
 * What a text consists of where all of it is labelled: `[SERVICE] … [PRICE] …`, `job_title=…; company=…`, `Contact: … | Title: …`.
 * Undefined where it is not, or where no label is known.
 */
export function readEntries(text: string): Entry[] | undefined {
  const [before = '', ...rest] = text.split(bracketed);
  const inBrackets = rest.flatMap((label, at) =>
    at % 2 === 0 ? [{ label, value: (rest[at + 1] ?? '').trim() }] : [],
  );
  if (!before.trim() && allKnown(inBrackets)) return inBrackets;
  const assignments = toEntries(text.split(betweenAssigned), assigned);
  if (assignments?.some(isKnown)) return assignments;
  const lines = toEntries(text.split(betweenNamed), named);
  return lines && lines.length > 1 && lines.some(isKnown) ? lines : undefined;
}

function toEntries(parts: readonly string[], pattern: RegExp): Entry[] | undefined {
  const entries = parts.map((part) => pattern.exec(part.trim()));
  return entries.every((entry) => entry !== null)
    ? entries.map(([, label = '', value = '']) => ({ label, value: value.trim() }))
    : undefined;
}

function isKnown(entry: Entry): boolean {
  return kindOf(entry) !== undefined;
}

function allKnown(entries: readonly Entry[]): boolean {
  return entries.length > 0 && entries.every(isKnown);
}
