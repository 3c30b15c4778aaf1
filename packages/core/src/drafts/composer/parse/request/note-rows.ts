import { findVerb } from '../../text/verbs.ts';
import { isTold } from '../context/second-person.ts';
import { isKnownLabel } from './labelled.ts';

/** A line's mark, a name of four words at most, an arrow, and what it points to. */
const pointed = /^(\s*(?:[-*•–>→]\s+)?)(?:!+ ?)?(\S[^\n]*?)\s(?:[-=–—]+>|→|⇒)\s+(\S.*)$/u;
/** `14 languages -> no hardware`, `No grit -> no disposal`, `First month free => no risk`: what comes of it. */
const isReason = /^(?:\d|(?:an?|first|free|if|less|more|no|once|the|when|with|without)\b)|[.!,;]|\d\S{0,6}$/i;
const labelWordsMax = 4;

/** `No grit`, and what comes of it: `no disposal` → `No grit means no disposal`; `works in the browser` → `No app, so it works in the browser`. */
function withSo(name: string, said: string): string {
  if (
    /^no /i.test(name) &&
    /^(?:fewer|less|more|no) /i.test(said) &&
    !(said.split(/[,(.]/)[0] ?? '').split(' ').some(isTold)
  )
    return `${name} means ${said}`;
  const isVerb = findVerb(said.split(' ')[0] ?? '')?.form === 'third';
  return `${name}, so ${isVerb ? 'it ' : ''}${said}`;
}

/** `31`, `4% in a year`: what something counted has become. */
const countAlone = /^\d[\d.,]*k?%?(?=$|[,.;)](?!\d)| (?:a|after|in|within)\b)/;

/** An arrow is the mark of a label where several lines have one, `org -> Port of NAME`, and else says "so": `No grit -> no disposal`. */
function withoutArrows(notes: string): string {
  // "No app -> works in the browser. First month free -> no risk."
  const lines = notes.replace(/(?<=[-=–—]> [^\n]*[.!?]) (?=[^\n]* [-=–—]+> )/gu, '\n').split('\n');
  const isLabel = (name: string) => name.split(/\s+/).length <= labelWordsMax && !isReason.test(name);
  const count = lines.filter((line) => isLabel(pointed.exec(line)?.[2] ?? 'no')).length;
  return lines
    .map((line) => {
      const [, mark = '', name = '', said = ''] = pointed.exec(line) ?? [];
      if (!name) return line;
      // "Delivery => next day", alone.
      const isName = name.split(/\s+/).length <= 2 && !name.split(/\s+/).some(isTold);
      if (isLabel(name) && (count > 1 || isName)) return `${mark}${name}: ${said}`;
      // "58% -> 71%" is a change; what is labelled points at more than one thing.
      return /\d\S{0,12}(?: \p{L}{1,7})?$/u.test(name) ||
        (/\d/.test(name) && countAlone.test(said)) ||
        /^\p{L}[\p{L} ]{1,20}[:=] /u.test(name) ||
        pointed.test(said)
        ? line
        : `${mark}${withSo(name, said)}`;
    })
    .join('\n');
}

const label = /^[^\p{L}\d]*\p{L}[\p{L}\d _./'’-]{1,28}? ?[:=](?!\/) ?\S/u;

/** What stands between the cells of a line, and whether that many cells, so many of them labelled, are a record in one line. */
const separators: readonly (readonly [RegExp, (cells: number, labelled: number) => boolean])[] = [
  [/\s+[|¦‖]\s+/, (cells, labelled) => cells > 3 || labelled > 1],
  [/\s+(?:[•·]|\/\/)\s+/u, (cells, labelled) => cells > 3 || labelled > 1],
  [/\s*;\s+/, (cells, labelled) => cells > 2 && labelled >= cells - 1],
  [/\s+\/\s+/, (cells, labelled) => cells > 3 || (cells > 2 && labelled === cells)],
  [/,\s+/, (cells, labelled) => cells > 2 && labelled === cells],
];

/** `name: ANN BELL | beds: 210 | price: 95`, `fleet: 120 vans; warranty: 2 years`: a line for each. */
function toLines(line: string): string {
  if (/^\s*\|/.test(line)) return line;
  for (const [separator, isRecord] of separators) {
    const cells = line.split(separator).filter((cell) => cell.trim() !== '');
    // Who signs in cells: "… in 60 seconds. ANN BELL | Tallboy | 555-0142".
    const isSentence = cells.slice(0, -1).some((cell) => /[.!?] \p{Lu}/u.test(cell));
    if (!isSentence && isRecord(cells.length, cells.filter((cell) => label.test(cell)).length))
      return cells.map(withColon).join('\n');
  }
  return line;
}

/** `name ANN BELL`, `price 1.85 per l` as a cell of a record → `name: ANN BELL`. */
function withColon(cell: string): string {
  const [, name = '', said = ''] = /^\s*(\p{L}+) (["'\p{Lu}\d$€£].*)$/u.exec(cell) ?? [];
  return name && isKnownLabel(name) ? `${name}: ${said}` : cell;
}

/** `owner:: ANN BELL`. */
const doubleColon = /(?<=^[\p{L} _-]{2,30})::(?= )/gmu;

/** A row of a table whose columns only spaces part: `Leeds-York   loads 61   avg GBP 410`. */
const columns = /^\s*\p{L}[^\n]*?\S {2,}\S[^\n]*?\S {2,}\S[^\n]*$/u;

/** Notes without such a table, of which no row says anything by itself. */
function withoutColumns(notes: string): string {
  const lines = notes.split('\n');
  return lines.filter((line) => columns.test(line)).length > 1
    ? lines.filter((line) => !columns.test(line)).join('\n')
    : notes;
}

/** `SIGN-OFF: ANN BELL`, of several rows with their labels in capitals: a label as anybody else would type it. */
const shouted = /(?<=(?:^|\n)\s*(?:[-*•] )?)(\p{Lu})(\p{Lu}{3,}(?:[ -]\p{Lu}+)*)(?=: ?\S)/gu;
function withCalmLabels(notes: string): string {
  return (notes.match(shouted) ?? []).length > 1
    ? notes.replace(shouted, (_, first: string, more: string) => first + more.toLowerCase())
    : notes;
}

/** Notes with one row for each thing they tell, and a colon behind each label, whatever marks and separators were typed. */
export function toRows(notes: string): string {
  const single = withCalmLabels(withoutColumns(notes.replace(doubleColon, ':')));
  const isTable = single.split('\n').filter((line) => /\s\|\s/.test(line)).length > 1;
  const rows = isTable ? single : single.split('\n').map(toLines).join('\n');
  // "Survey takes: 2 days".
  return withoutArrows(rows).replace(
    /(?<=(?:^|\n)\s*(?:[-*•] )?\p{L}[\p{L} ]{2,30} (?:comes with|costs|covers|includes|lasts|needs|requires|runs|saves|starts|takes)):(?= \S)/gu,
    '',
  );
}
