import { isCalendarWord } from './check-dates.ts';
import { eachMatch } from './each-match.ts';
import { guessLanguage } from './guess-language.ts';
import { isPartOfLongForm } from './long-forms.ts';
import {
  germanRoleEndings,
  greetingRoles,
  isOtherFormOf,
  makersProducts,
  plainCapitals,
  readLanguageCodes,
} from './name-groups.ts';
import { isPlainAcronym } from './plain-acronyms.ts';
import type { DraftSentences } from './sentence-roles.ts';
import { fold, isListedWord, isOrdinaryWord, stem } from './words.ts';

type Token = {
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
  /^\W{0,2}(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|hallo|guten tag|moin|liebe[rs]?|sehr geehrte[rs]?|hola|buenos días|buenas tardes|estimad[oa]s?|bonjour|cher|chère|ciao|buongiorno|olá|hej|hei|hoi|ahoj|salut|goede\p{L}+|god \p{L}+|merhaba|namaste|howdy|hiya)(?![\p{L}])/iu;
const signOff =
  /^\W{0,2}(?:(?:best|kind|warm|warmest|many|with|my|all the|mit|viele|beste|liebe|herzliche|freundliche[nm]?|cordial\p{L}*|bien|un|saludos|atentamente|cheers|thanks|thank you|many thanks|regards|sincerely|yours|respectfully|talk soon|speak soon|take care|until then|gruß|grüße|bis bald|merci|gracias|cordialement)(?![\p{L}])[^.?!]{0,40})$/iu;

/** The words of a brief, in the forms in which a draft may use them; those that few drafts use are made when one does. */
export class KnownWords {
  readonly folded: ReadonlySet<string>;
  readonly #words: readonly string[];
  #stems?: ReadonlySet<string>;
  #long?: readonly string[];
  #initials?: ReadonlySet<string>;
  #acronyms?: ReadonlySet<string>;

  constructor(briefText: string) {
    this.#words = tokenize(briefText).map(({ text }) => text);
    const parts = this.#words.flatMap((text) =>
      /[&.+]/.test(text) ? [text, ...text.split(/[&.+]/)] : [text],
    );
    this.folded = new Set([
      ...parts.map((part) => fold(part).replace(/'s$/, '')),
      ...readLanguageCodes(briefText),
    ]);
  }

  get stems(): ReadonlySet<string> {
    this.#stems ??= new Set(Array.from(this.folded, stem));
    return this.#stems;
  }

  /** Those of five letters and more. */
  get long(): readonly string[] {
    this.#long ??= [...this.folded].filter((each) => each.length >= 5);
    return this.#long;
  }

  /** First letters of each run of two to five words, for `CRM` from "customer relationship management". */
  get initials(): ReadonlySet<string> {
    this.#initials ??= readInitials(this.#words);
    return this.#initials;
  }

  /** The short forms that stand in it in capitals. */
  get acronyms(): ReadonlySet<string> {
    this.#acronyms ??= new Set(
      this.#words.filter((text) => /^[A-Z][A-Z&]{1,5}$/.test(text)).map((text) => text.replace('&', '')),
    );
    return this.#acronyms;
  }
}

function readInitials(words: readonly string[]): Set<string> {
  const counted = words.map(fold).filter((text) => !['of', 'and', 'the', 'for', '&'].includes(text));
  const letters = counted.map((text) => text.charAt(0)).join('');
  const initials = new Set<string>();
  for (let size = 2; size <= 5; size += 1) {
    for (let at = 0; at + size <= letters.length; at += 1) initials.add(letters.slice(at, at + size));
  }
  return initials;
}

/** The proper names of a text that the brief does not give. */
export function findInventedNames(
  subject: string,
  body: string,
  brief: BriefWords,
  sentences: DraftSentences,
): string[] {
  const titleCase = isTitleCase(subject);
  const suspects = [
    ...tokenize(subject, plain).map((token) => ({ ...token, opens: token.opens || titleCase })),
    ...tokenize(body, plain, subject.length + 1),
  ].filter((token) => !isOrdinaryOpening(token));
  if (suspects.length === 0) return [];
  const language = guessLanguage(body);
  return suspects.filter((token) => isNamed(token, brief, language, sentences)).map(({ text }) => text);
}

type BriefWords = { readonly words: KnownWords };

/** Most words of a text are no names, whatever the brief says. */
const plain = /^(?:[a-z]+|\d+)$/;
const capitalised = /^[A-Z][a-z]+$/;

/** Nor is an ordinary word where a sentence begins. */
function isOrdinaryOpening({ text, opens, line }: Token): boolean {
  return opens && line !== 'signature' && capitalised.test(text) && isListedWord(text.toLowerCase());
}

/** Whether a word is a name that nothing in the brief stands behind. */
function isNamed(
  token: Token,
  brief: BriefWords,
  language: 'english' | 'german' | 'other',
  sentences: DraftSentences,
): boolean {
  const text = token.text.replace(/[’']s?$/, '');
  const folded = fold(text);
  const hasDigit = /\d/.test(text);
  if (hasDigit) return /\p{L}/u.test(text) && isUnknownCode(folded, brief.words);
  if (!/^\p{Lu}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) return false;
  if (text.length === 1) return false;
  if (plainCapitals.has(fold(token.text)) || plainCapitals.has(folded)) return false;
  if (isPlainAcronym(text) || isCalendarWord(text)) return false;
  const known = brief.words;
  if (isKnown(folded, text, known) || isMakerOfKnown(folded, nextWordOf(token), known)) return false;
  // "Happy Easter", "over Christmas"; "by Christmas" would be a date.
  if (holidays.has(folded)) return dating.has(previousWordOf(token));
  if (isFeastDay(token)) return false;
  // "An Excel sheet", "a WhatsApp message": what everybody has, where nothing is said about the offer.
  if (householdNames.has(fold(token.text)) && !speaksOfOffer(token)) return false;
  // "The callers speak Polish" says nothing of what is offered.
  if (
    languages.has(folded) &&
    (sentences.roleAt(token.at) === 'scene' || !offersLanguage.test(sentences.sentenceAt(token.at)))
  )
    return false;
  if (known.acronyms.size > 0 && isPartOfLongForm(token.source, token.start, known.acronyms)) return false;
  // "In plain English", "18 degrees Celsius".
  if (folded === 'english' && previousWordOf(token) === 'plain') return false;
  if (token.line === 'greeting') {
    const isRole = greetingRoles.has(folded) || (language === 'german' && germanRoleEndings.test(folded));
    return !(token.opens || isRole);
  }
  if (token.line === 'signature') return !['the', 'team', 'your', 'from', 'on', 'behalf'].includes(folded);
  const mixed = /\p{Ll}\p{Lu}/u.test(text);
  const shouted = text.length > 1 && text === text.toUpperCase();
  if (mixed) return true;
  if (shouted) return !(language === 'english' && emphasised.has(folded));
  if (language === 'german') return false;
  if (!token.opens) return true;
  return language === 'english' && !isOrdinaryWord(text) && !isPluralSubject(token, folded);
}

/** Words that are written in capitals to raise the voice; other words in capitals are names. */
const emphasised = new Set(
  "not no never all any every only one and or but yes now new free you your is are do does don't can will must more less most both very really stop before after when how why what who this that our we it if".split(
    ' ',
  ),
);
const holidays = new Set('christmas easter thanksgiving halloween ramadan eid hanukkah diwali'.split(' '));
const languages = new Set(
  'english german french spanish italian dutch portuguese polish romanian turkish arabic russian ukrainian chinese mandarin cantonese japanese korean hindi swedish danish norwegian finnish greek czech hungarian hebrew latin vietnamese thai tagalog urdu bengali welsh catalan'.split(
    ' ',
  ),
);
const offersLanguage =
  /\b(?:we|our|ours|us|i|my|it|available|offer\w*|support\w*|translat\w*|speaking|includ\w*|clients?|customers?|made|based|engineer\w*|firms?|compan\w+|universit\w+)\b/i;
/** "New Year", "Black Friday", "Boxing Day". */
const feastDays =
  /\b(?:New Year(?:['’]s)?(?: Eve| Day)?|Christmas Eve|Black Friday|Cyber Monday|Boxing Day|Labou?r Day|Memorial Day|Mother['’]s Day|Father['’]s Day|Valentine['’]s(?: Day)?|Bank Holiday)\b/g;

function isFeastDay({ source, start }: Token): boolean {
  return eachMatch(source, feastDays).some(
    ({ index, 0: found }) => start >= index && start < index + found.length,
  );
}

const dating = new Set('by before until till after on since from this next at for'.split(' '));
const householdNames = new Set(
  'excel whatsapp google maps powerpoint outlook gmail zoom linkedin youtube instagram facebook slack bluetooth netflix uber airbnb wikipedia'.split(
    ' ',
  ),
);
const meansOffer =
  /\b(?:we|our|ours|us|i|my|me|it|its|they|works?|integrat\w*|connect\w*|sync\w*|export\w*|import\w*|plug\w*|partner\w*|clients?|customers?|trust\w*|rely|relies|chose|choose|like|including|backed|featured|founded|at|with|from)\b|\?/i;

/** In characters: what lies further off is not looked at, so that a line of any length is read in linear time. */
const sentenceLengthMax = 300;

function speaksOfOffer({ source, start }: Token): boolean {
  return meansOffer.test(sentenceAt(source, start));
}

/** The sentence of a line around a place. */
function sentenceAt(line: string, at: number): string {
  const before = /[^.!?]*$/.exec(line.slice(Math.max(0, at - sentenceLengthMax), at))?.[0] ?? '';
  return before + (/^[^.!?]*[.!?]?/.exec(line.slice(at, at + sentenceLengthMax))?.[0] ?? '');
}

/** "Microsoft Teams" where the brief has Teams. */
function isMakerOfKnown(folded: string, next: string, known: KnownWords): boolean {
  return (
    makersProducts.get(folded)?.has(fold(next)) === true &&
    known.folded.has(fold(next)) &&
    /^\p{Lu}/u.test(next)
  );
}

function isKnown(folded: string, text: string, known: KnownWords): boolean {
  if (known.folded.has(folded) || known.stems.has(stem(folded))) return true;
  if (isOtherFormOf(folded, known.folded)) return true;
  // Georgia and Georgian, Ukraine and Ukrainian.
  if (folded.length >= 5 && known.long.some((other) => sharesRoot(folded, other))) return true;
  const isAcronym = text.length <= 5 && text === text.toUpperCase();
  return isAcronym && known.initials.has(folded.replaceAll(/[&.]/g, ''));
}

/** "Ladders come", "Stopwatches and": a plural before its verb. A firm's name in -s is followed by "cut", "uses" or "told". */
function isPluralSubject(token: Token, folded: string): boolean {
  if (!/[^su]s$/.test(folded) || folded.length < 5) return false;
  const next = nextWordOf(token);
  if (!/^\p{Ll}/u.test(next)) return false;
  return !/(?:ed|[^s]s)$/.test(next) && !singularVerbs.has(next) && (isOrdinaryWord(next) || next.length < 3);
}

const singularVerbs = new Set(
  'saw went did told made took gave got had has was is came began became found kept left led lost paid said sold sent spent thought won wrote built bought brought chose cut put let set ran grew knew met'.split(
    ' ',
  ),
);

/** Whether two words differ in no more than a short ending. */
function sharesRoot(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 3) return false;
  const shorter = Math.min(one.length, other.length);
  return one.slice(0, Math.max(5, shorter - 1)) === other.slice(0, Math.max(5, shorter - 1));
}

/** Codes such as GPT4 or H100; plain sizes such as 15min, 10k, 2nd and 9am are numbers. */
function isUnknownCode(folded: string, known: KnownWords): boolean {
  if (
    /^\d+(?:[.,]\d+)?(?:k|m|mn|bn|x|h|hr|hrs|min|mins|s|d|am|pm|st|nd|rd|th|er|ers|kg|km|g|ml|l|m2|sqm|kw|kwh|gb|tb|mb|mm|cm|s)$/.test(
      folded,
    )
  )
    return false;
  return !known.folded.has(folded) && !plainCapitals.has(folded);
}

/** The words of a text but for those that are `skipped`. */
function tokenize(text: string, skipped?: RegExp, base = 0): Token[] {
  const tokens: Token[] = [];
  let lineStart = base;
  const lines = text.split('\n');
  const lastSignOff = lines.findLastIndex((line, at) => at > 0 && signOff.test(line.trim()));
  lines.forEach((line, at) => {
    const kind =
      greeting.test(line) && line.length < 60
        ? 'greeting'
        : lastSignOff > 0 && at > lastSignOff
          ? 'signature'
          : 'body';
    const isSignOff = at === lastSignOff;
    for (const match of eachMatch(line, word)) {
      if (isSignOff && kind !== 'greeting') continue;
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

function nextWordOf({ source, end }: Token): string {
  nextWord.lastIndex = end;
  return nextWord.exec(source)?.[1] ?? '';
}

/** In lower case; empty where another mark stands between. */
function previousWordOf({ source, start }: Token): string {
  const lead = source.slice(Math.max(0, start - 16), start);
  return /(\p{L}+)[ \u00a0-]$/u.exec(lead)?.[1]?.toLowerCase() ?? '';
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
function isTitleCase(subject: string): boolean {
  const long = (subject.match(/\p{L}{4,}/gu) ?? []).slice(1);
  const capitals = long.filter((text) => /^\p{Lu}/u.test(text));
  return long.length > 0 && capitals.length * 2 > long.length;
}
