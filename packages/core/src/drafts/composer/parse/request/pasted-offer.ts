import { compact } from '../../../compact.ts';
import { joinList } from '../../text/join-list.ts';

/** `From our website: "…"`: where a text was taken from. */
const leadIn =
  /^(?:\(?(?:copied|pasted|taken) )?from (?:my|our|the) (?:(?:company|home) ?)?(?:about page|brochure|catalogue|flyer|home ?page|landing page|leaflet|listing|profile|site|web ?site|web page)\)? ?(?::| -) ?(?=\S)/i;

const legalForm =
  '(?:AB|AG|BV|B\\.V\\.|GmbH|Inc\\.?|KG|LLC|LLP|Ltd\\.?|Limited|Oy|plc|PLC|SA|SAS|SRL|S\\.r\\.l\\.)';

/** `Kessler GmbH offers`: a page says of the firm what the mail says as "we". */
const firmDoes = compact(
  `^(?:\\p{Lu}[\\p{L}&'-]*,? ){1,4}${legalForm} (builds|delivers|designs|develops|makes|manufactures|offers|produces|provides|sells|supplies) `,
  'u',
);

/** What the sender's own list calls a sale: whose it is, what it is worth, where it stands. */
const internal =
  /^(?:acct|account|acct mgr|campaign|crm|deal(?: size| value)?|lead (?:score|source|status)|pipeline|territory) ?[:=#]|^(?:ACV|ARR|TCV|CLV|LTV)\b[: ]? ?[$€£]?\d/i;

/** What is the sender's own in a row only: elsewhere a thing may have a source and an owner. */
const ofRow = /^(?:list|owner|priority|rep|segment|source|stage|status) ?[:=#]/i;

/** `Pricing per-tech, don't quote in email`: what the reader is not told, and why. */
const withheld =
  /(?:^|[,;(-] ?)(?:do not|don['’]?t|never) (?:disclose|include|mention|put|quote|say|share|state)\b/i;

/** A product and what is said of its billing: `CostLens Pro (annual)`. */
const labelledProduct = /^product: (\p{Lu}[^|:,(]{1,40}?)(?: \((?:annual|monthly|yearly|perpetual)\))?$/iu;

/** An offer without what was copied with it: where it was taken from, and what is the sender's own. */
export function fromPasted(field: string): string {
  return withoutInternal(fromCells(fromPage(field)).replace(ownFirm, ''));
}

/** `Company X: NAME. Counselling for employees`: who offers it, and no name of what is offered. */
const ownFirm = compact(
  String.raw`^(?:[Mm]y |[Oo]ur |[Tt]he )?(?:[Bb]rand|[Bb]usiness|[Cc]ompany|[Ff]irm|[Oo]rgani[sz]ation|[Ss]tart-?up)(?: X| [Nn]ame)? ?[:=] ?\p{Lu}[\p{L}\d&'’.-]*(?: (?:&|and|of|\p{Lu}[\p{L}\d&'’-]*)){0,4}(?:[.;,|]| [-–—]) +(?=\p{L}.{8,})`,
  'u',
);

function fromPage(field: string): string {
  if (!leadIn.test(field)) return field;
  const page = field
    .replace(leadIn, '')
    .trim()
    .replace(/^(?:["“„«]([^"“”„«»]+)["”“»]|['‘](.+)['’])\.?$/su, '$1$2');
  return page.replace(firmDoes, (_, does: string) =>
    does === 'supplies' ? 'We supply ' : `We ${does.slice(0, -1)} `,
  );
}

/** `Product: Pro | what it does | ACV 24k` → `Pro: what it does`. */
function fromCells(field: string): string {
  const cells = field.split(/ ?\| ?/).map((cell) => cell.trim());
  const kept = cells.filter((cell) => cell !== '' && !internal.test(cell) && !ofRow.test(cell));
  const [, what = '', ...more] = kept;
  const isTold = what !== '' && !/^\p{L}[\p{L} ]{1,20}: /u.test(what);
  const product = isTold ? labelledProduct.exec(kept[0] ?? '')?.[1] : undefined;
  if (cells.length < 2 || kept.length === 0 || (!product && kept.length === cells.length)) return field;
  return product ? [`We offer ${product}: ${withAnd(what)}`, ...more].join('. ') : kept.join(' | ');
}

/** `Cost allocation, node detection` → `cost allocation and node detection`. */
function withAnd(list: string): string {
  const items = list.split(', ');
  return items.every((item) => /^\p{L}[^\d.;:]*$/u.test(item) && !/ (?:and|or) /.test(item))
    ? joinList(items)
    : list;
}

function withoutInternal(field: string): string {
  const sentences = field.split(/(?<=[.!?]) (?=\S)/);
  const kept = sentences.filter((sentence) => !internal.test(sentence) && !withheld.test(sentence));
  return kept.length > 0 && kept.length < sentences.length ? kept.join(' ') : field;
}
