import { compact } from '../../compact.ts';

const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g;
const url = /\b(?:https?:\/\/|www\.)[^\s<>()"']*[^\s<>()"'.,;:!?]/gi;
const domains =
  'com|net|org|io|co|info|biz|ly|gl|link|site|online|shop|store|uk|de|at|ch|fr|es|it|nl|be|pl|ie|eu|us|ca|au|in|app|dev|ai|me|tech|cloud|agency|studio|consulting|solutions|xyz|top|example|test|invalid|local|edu|gov|mil|int|jobs|mobi|blog|page|events|health|care|se|no|dk|fi|pt|cz|gr|jp|kr|cn|br|mx|za|nz|sg|hk|ae|tv|fm|gg|so|sh|to|cc';
/** With a path after it, whatever ends in letters is an address: no sentence has "word.word/word". */
const bareDomain = compact(
  `(?<![@\\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,4}(?:(?:${domains})(?![\\w-])|[a-z]{2,12}(?=/))(?:/[^\\s<>()"']*[^\\s<>()"'.,;:!?])?`,
  'gi',
);
const handle = /(?<![\w@.])@[A-Za-z_][\w.]{0,28}\w/g;
/** Seven digits or more on one line, with the marks that stand in telephone numbers; a sentence ends one. */
const telephone = /(?<![\d\p{L}])(?:\+|00)?\(?\d(?:[\d()/-]|[^\S\n]|\.(?!\s)){6,18}\d(?![\d\p{L}])/gu;
const telephoneDigitsMin = 7;

/** What every address holds; most texts have nothing of it. */
const trace = /@|www\.|:\/\/|[a-z0-9-]\.[a-z]{2}|\d[\d()\s./-]{6,18}\d/i;

export type Addresses = { links: string[]; emails: string[]; handles: string[]; telephones: string[] };

/** The web addresses, e-mail addresses, handles and telephone numbers of a text. */
export function findAddresses(text: string): Addresses {
  if (!trace.test(text)) return { links: [], emails: [], handles: [], telephones: [] };
  const emails = text.match(email) ?? [];
  const withoutEmails = text.replaceAll(email, ' ');
  const links = withoutEmails.match(url) ?? [];
  const withoutLinks = withoutEmails.replaceAll(url, ' ');
  const bare = withoutLinks.match(bareDomain) ?? [];
  const rest = withoutLinks.replaceAll(bareDomain, ' ');
  const telephones = (rest.match(telephone) ?? []).filter(
    (found) =>
      digitsOf(found).length >= telephoneDigitsMin && !isGroupedNumber(found) && !hasOpenBracket(found),
  );
  return { links: [...links, ...bare], emails, handles: rest.match(handle) ?? [], telephones };
}

/** The addresses of a text that the brief does not give. A link may be shortened to its host, never lengthened. */
export function findInventedAddresses(text: string, brief: { readonly addresses: Addresses }): string[] {
  const { links, emails, handles, telephones } = findAddresses(text);
  if (links.length + emails.length + handles.length + telephones.length === 0) return [];
  const known = brief.addresses;
  const knownLinks = known.links.map(normaliseLink);
  const knownEmails = new Set(known.emails.map((address) => address.toLowerCase()));
  const knownHandles = new Set(known.handles.map((name) => name.toLowerCase()));
  const knownTelephones = new Set(known.telephones.map(lastDigitsOf));
  return [
    ...links.filter((link) => !knownLinks.some((given) => startsAtBoundary(given, normaliseLink(link)))),
    ...emails.filter((address) => !knownEmails.has(address.toLowerCase())),
    ...handles.filter((name) => !knownHandles.has(name.toLowerCase())),
    ...telephones.filter((number) => !knownTelephones.has(lastDigitsOf(number))),
  ];
}

/** The text without its addresses, whose digits and capitals are no facts of their own. */
export function withoutAddresses(text: string): string {
  if (!trace.test(text)) return text;
  const { telephones } = findAddresses(text);
  let rest = text
    .replaceAll(email, ' ')
    .replaceAll(url, ' ')
    .replaceAll(bareDomain, ' ')
    .replaceAll(handle, ' ');
  for (const number of new Set(telephones)) rest = rest.replaceAll(number, ' ');
  return rest;
}

function normaliseLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]]+$/, '')
    .replace(/\/$/, '');
}

function startsAtBoundary(whole: string, part: string): boolean {
  return whole === part || (whole.startsWith(part) && /[/?#]/.test(whole.charAt(part.length)));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** 1,500,000 or 10 000 000 is a number of things. */
function isGroupedNumber(text: string): boolean {
  return /^\d{1,3}(?:[.,\s]\d{3})+$/.test(text.trim()) || /^\d{4}[/.-]\d{1,2}[/.-]\d{1,2}$/.test(text.trim());
}

/** "IEC 62366 (15 participants)" is no number to call. */
function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** What national and international forms of a number share. */
function lastDigitsOf(number: string): string {
  return digitsOf(number).slice(-telephoneDigitsMin);
}
