import { eachMatch } from './each-match.ts';

export type Token = {
  text: string;
  opens: boolean;
  line: 'greeting' | 'signature' | 'body';
  /** The line that it stands in, and where. */
  source: string;
  start: number;
  end: number;
  /** Its place in the whole text. */
  at: number;
};

const word = /[\p{L}\p{N}]+(?:[’'&.+][\p{L}\p{N}]+)*/gu;

/** A word that is neither all in small letters nor a number. */
const notPlain =
  /(?<![\p{L}\p{N}])(?!(?:[a-z]+|\d+)(?![\p{L}\p{N}]|[’'&.+][\p{L}\p{N}]))[\p{L}\p{N}]+(?:[’'&.+][\p{L}\p{N}]+)*/gu;

/** In characters: what is longer than this greets nobody. */
const greetingLengthMax = 60;
const greeting =
  /^\W{0,2}(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|hallo|guten tag|moin|liebe[rs]?|sehr geehrte[rs]?|hola|buenos días|buenas tardes|estimad[oa]s?|bonjour|cher|chère|ciao|buongiorno|olá|hej|hei|hoi|ahoj|salut|goede\p{L}+|god \p{L}+|merhaba|namaste|howdy|hiya|g['’]day|hei|salve|aloha|shalom|salaam|grüß gott|grüezi|servus|kia ora|bom dia|boa \p{L}+|buon giorno|buona sera|dobrý den|dzień dobry|god dag)(?![\p{L}])/iu;

const signOff =
  /^\W{0,2}(?:(?:best|kind|warm|warmest|many|with|my|all the|mit|viele|beste|liebe|herzliche|freundliche[nm]?|cordial\p{L}*|bien|un|saludos|atentamente|cheers|thanks|thank you|many thanks|regards|sincerely|yours|respectfully|talk soon|speak soon|take care|until then|gruß|grüße|bis bald|merci|gracias|obrigad[oa]|cordialement|schöne|sonnige|herzlichst|freundliche|met vriendelijke|com os|med|in solidarity|cordiali|distinti|atenciosamente|abraços?|hälsningar|saluti|groetjes|groeten|hilsen|pozdrawiam|sláinte|saúde|skål|salud|santé)(?![\p{L}])[^.?!]{0,40})$/iu;

/** "Com os melhores cumprimentos": a last line of small words without a full stop. */
const unknownSignOff = /^\p{L}+(?:,? \p{Ll}+){1,4},?$/u;
/** "Slán,", "Bestu kveðjur,": the same before the names of who signs. */
const signOffBeforeNames = /^\p{L}+(?: \p{Ll}+){0,3},$/u;
const nameLine = /^[^.?!:]{2,60}$/;
const nameLinesMax = 4;

const opensPostscript = /^\W{0,2}(?:p\.? ?p?\.? ?s\b|n\.? ?b\b|one more thing|postscript)/i;

/** The words of a brief. Whoever takes his leave at its end gives his name by it. */
export function readWords(text: string): string[] {
  return text.match(word) ?? [];
}

/** The words of a text that may be names: most are in small letters, or numbers, and name nothing. `base` is where the text begins. */
export function tokenize(text: string, base = 0): Token[] {
  const tokens: Token[] = [];
  let lineStart = base;
  const lines = text.split('\n');
  const signOffAt = findSignOff(lines);
  const postscriptAt =
    signOffAt > 0 ? lines.findIndex((line, at) => at > signOffAt && opensPostscript.test(line)) : -1;
  lines.forEach((source, at) => {
    const isSigned = signOffAt > 0 && at > signOffAt && !(postscriptAt > 0 && at >= postscriptAt);
    const line =
      source.length < greetingLengthMax && greeting.test(source)
        ? 'greeting'
        : isSigned
          ? 'signature'
          : 'body';
    for (const { 0: found, index: start } of at === signOffAt ? [] : eachMatch(source, notPlain)) {
      const end = start + found.length;
      // A hyphen within a word ("Berlin-based") opens nothing.
      const hyphenated = source.charAt(start - 1) === '-' && /\p{L}/u.test(source.charAt(start - 2));
      const opens = !hyphenated && isOpenedAt(source, start);
      tokens.push({ text: found, opens, line, source, start, end, at: lineStart + start });
    }
    lineStart += source.length + 1;
  });
  return tokens;
}

/** In which line a text is signed off, or -1. */
function findSignOff(lines: readonly string[]): number {
  return Math.max(
    lines.findLastIndex((line, at) => at > 0 && signOff.test(line.trim())),
    lines.length > 3 && unknownSignOff.test(lines.at(-1)?.trim() ?? '') ? lines.length - 1 : -1,
    findSignOffBeforeNames(lines),
  );
}

/** Sticky, so that a line is not cut up for each of its words. */
const nextWord = /[  ](\p{L}+)/uy;

export function nextWordOf({ source, end }: Token): string {
  nextWord.lastIndex = end;
  return nextWord.exec(source)?.[1] ?? '';
}

const openers = new Set('.!?¿¡:…"“”„«»(•–—*-');

/** Whether a sentence, or a part that has a capital of its own, begins at a place: after one of the marks, or first. */
function isOpenedAt(line: string, at: number): boolean {
  let end = at;
  while (end > 0 && line.charAt(end - 1).trim() === '') end -= 1;
  if (end === 0) return true;
  if (line.charAt(end - 1) === "'" || line.charAt(end - 1) === '’') end -= 1;
  return openers.has(line.charAt(end - 1));
}

/** Whether most words of a subject have a capital, so that a capital says nothing. */
export function isTitleCase(subject: string): boolean {
  const long = (subject.match(/\p{L}{4,}/gu) ?? []).slice(1);
  const capitals = long.filter((text) => /^\p{Lu}/u.test(text));
  return long.length > 0 && capitals.length * 2 > long.length;
}

function findSignOffBeforeNames(lines: readonly string[]): number {
  const at = lines.findLastIndex((line) => signOffBeforeNames.test(line.trim()));
  const names = lines.slice(at + 1).filter((line) => line.trim() !== '');
  const isLast =
    names.length > 0 && names.length <= nameLinesMax && names.every((line) => nameLine.test(line));
  return at > 1 && isLast ? at : -1;
}
