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

/** The words of a text but for those that are `skipped`. */
export function tokenize(text: string, skipped?: RegExp, base = 0): Token[] {
  const tokens: Token[] = [];
  let lineStart = base;
  const lines = text.split('\n');
  const lastSignOff = Math.max(
    lines.findLastIndex((line, at) => at > 0 && signOff.test(line.trim())),
    lines.length > 3 && unknownSignOff.test(lines.at(-1)?.trim() ?? '') ? lines.length - 1 : -1,
    findSignOffBeforeNames(lines),
  );
  const postscript = lines.findIndex((line, at) => at > lastSignOff && opensPostscript.test(line));
  lines.forEach((line, at) => {
    const kind =
      at !== lastSignOff && greeting.test(line) && line.length < 60
        ? 'greeting'
        : lastSignOff > 0 && at > lastSignOff && !(postscript > 0 && at >= postscript)
          ? 'signature'
          : 'body';
    const isSignOff = at === lastSignOff;
    for (const match of eachMatch(line, word)) {
      if (isSignOff) continue;
      if (skipped?.test(match[0])) continue;
      const opens = isOpenedAt(line, match.index);
      // A hyphen within a word ("Berlin-based") opens nothing.
      const hyphenated = line.charAt(match.index - 1) === '-' && /\p{L}/u.test(line.charAt(match.index - 2));
      const { index: start } = match;
      const end = start + match[0].length;
      tokens.push({
        text: match[0],
        opens: opens && !hyphenated,
        line: kind,
        source: line,
        start,
        end,
        at: lineStart + start,
      });
    }
    lineStart += line.length + 1;
  });
  return tokens;
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
