import { anyOf } from '../../../../any-of.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames } from '../../../text/first-names.ts';
import { capitalise, isPlural, withoutDeterminer } from '../../../text/grammar.ts';
import { countWords, isInstruction, splitSentences, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { withLostArticle } from '../../lost-article.ts';
import { finishSentence } from '../../sentence-text.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Offer } from '../parse-offer.ts';
import { toExtraSentence } from './extra-sentence.ts';

/** The most words of a list after what is offered, of a note beside it, and of both. */
const listWordsMax = 36;
const noteWordsMax = 40;
const wordsMax = 90;

/** What nobody would say, and what comes of a note that is not what it was taken for. */
const saysNothing = anyOf([
  // "It is free, and taken down is within a day".
  /, and (?:built|cut|held|kept|made|put|sent|set|taken|\p{L}{3,}ed) (?:\p{Ll}+ )?(?:are|is) /u,
  // "It comes with roughly a fifth", "… approx. 40 cups", "… fittings, and delivered by van".
  /^(?:It|They) comes? with (?:about|around|less|more|nearly|over|roughly|under) /u,
  /^(?:It|They) [^.]*\bcomes? with [^.,]*(?:\bapprox\b|\d% (?:fewer|higher|less|lower|more)\b)/u,
  /^(?:It|They) comes? with [^.]*, and \p{Ll}+ed (?:at|by|from|in|on|so|with) /u,
  /(?:^|, and )(?:[Ii]t|[Tt]hey) comes? with [^.,]* (?:are|is) /u,
  // "It is sent in your name, and handwritten and is timed to the day".
  /, and \p{Ll}+(?:ed|en|wn|ilt|ade) and (?:are|is) /u,
  // "Cast and is installed in one day".
  /^(?!It\b|They\b)\p{Lu}\p{Ll}+ and (?:are|is) /u,
  // "It sorts of bins".
  /^(?:It|They) \p{Ll}{4,}s of /u,
  // "That includes booking required", "That includes a full day".
  /^That includes (?:[^.]*\b(?:available|extra|needed|optional|possible|required)\b|an? (?:full |half |whole )?(?:day|month|week)\b|\d+-(?:month|week|year)\b)/u,
  /^You get \d[\d.,]* (?:a|per) \p{Ll}/u,
  // "You can report in 5 days", "You can put in the week".
  /^You can (?:audit|design|draft|estimate|quote|read|repair|report|sample|shortlist|survey|test) (?:every|in|within) \d/u,
  /^You can (?:cut|put|set) (?:down|in|on|up) the (?:day|week)\b/u,
  /^That means \d\S* (?:cheaper|higher|lower) than /u,
  /\b(?:at|by|for|from|in|of|on|to|with) (?:are|is) /u,
  // "That includes can do weekends", "I LED refits", "then is 18% fewer refunds", "the delivery takes and collection".
  /^That includes (?:can|could|may|must|will|would|I|it|they|we|you)\b/u,
  /^(?:I|We) (?:do )?\p{Lu}{2,}\b(?<!^(?:I|We) do .*)/u,
  /(?:^|, and )[Tt]hen (?:are|is) /u,
  /\b(?:gives|has|includes|takes) (?:and|or) /u,
  // "I bring PMP and ex pharma".
  /^(?:I|We) bring [^.]*\bex[- ]/u,
  // "You can change out free".
  /^You can \p{Ll}+(?: (?:in|off|out|over|up))? free\.$/u,
]);

/** What no "our" stands before: a deed, a name, somebody. */
const isNoThing =
  /^(?:my|our) (?:can|could|may|might|must|should|will|would|i|it|me|they|we|you|(?:[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof)\.?) /u;

/** What comes before what is offered. */
const frame =
  /^(?:(?:we|i)(?:['’]m|['’]re|['’]ve| am| are| have)? (?:(?:do|got|have|make|offer|provide|sell|supply) )?|my |our )?(?:an? |the )?/i;

/** An offer with its notes as they were typed, where one of the sentences made of them cannot be right or several would stand in brackets; else as it was read. */
export function withNotesAsTyped(typed: string, offer: Offer): Offer {
  const { withArticle, withOur } = offer.noun ?? {};
  const said = offer.statements[0] ?? withOur ?? withArticle ?? '';
  const [, apart = ''] = / \(([^()]+)\)\.?$/.exec(said) ?? [];
  if (isNoThing.test(said) || isNamed(said)) return asFollows(typed, offer);
  const isUnsure = offer.extras.some(isUnsayable) || isCutUp(typed, apart);
  if (!isUnsure && (apart === '' || typed.includes(`(${apart})`))) return offer;
  // What cannot be right is left out where the rest cannot be told as typed.
  const sure = { ...offer, extras: offer.extras.filter((extra) => !isUnsayable(extra)) };
  const head = withoutDeterminer(withoutNotes(said).replace(frame, '')).toLowerCase();
  const bare = typed.replace(frame, '');
  if (head.length < 3 || !bare.toLowerCase().startsWith(head)) return sure;
  const [mark, isEnd] = /^(?:[:;,] | [-–—] |(\. ))/.exec(bare.slice(head.length)) ?? [];
  if (mark === undefined) return sure;
  // "I fix church clocks (31 years, whole of Norfolk)", but "We run escape rooms: 4 rooms, private bar".
  const isDeed = /^(?:I|We) (?!(?:am|are|have|offer)\b)/.test(said);
  // "Oat milk (barista grade)": a note right behind what it is on.
  const isBeside = !apart.includes(', ') && bare.slice(head.length + mark.length).startsWith(apart);
  if (!isUnsure && (isDeed ? mark !== ': ' : isEnd || isBeside)) return offer;
  const sentences = splitSentences(bare.slice(head.length + mark.length));
  const list = isEnd ? '' : withCommas((sentences.shift() ?? '').replace(/\.$/, ''));
  if (list.includes(':')) return sure;
  const notes = sentences.filter((sentence) => !isInstruction(sentence));
  const isLong = countWords(list) > listWordsMax || notes.some((note) => countWords(note) > noteWordsMax);
  if (isLong || countWords([list, ...notes].join(' ')) > wordsMax) return sure;
  // "Cleaning at Port Said, Algeciras and Singapore; at anchorage": the first list is no note.
  const goesOn = mark === ', ' && list.includes(';');
  const withList = (text: string) =>
    list
      ? `${withoutNotes(text)}${/[,;]/.test(list) && !goesOn && !/^(?:including|such as|with) /.test(list) ? ':' : ','} ${list}`
      : withoutNotes(text);
  const statements = offer.statements.slice(0, 1).map((text) => finishSentence(withList(text)));
  const noun = offer.noun && {
    ...(withArticle === undefined ? {} : { withArticle: withList(withArticle) }),
    ...(withOur === undefined ? {} : { withOur: withList(withOur) }),
  };
  const extras = notes.map((note) => {
    const told = toExtraSentence(trimMarks(note), offer.topicPlural);
    return withLostArticle(told && !isUnsayable(told) ? told : finishSentence(capitalise(note)));
  });
  const all = [...statements, ...extras, noun?.withArticle ?? noun?.withOur ?? ''].join(' ').toLowerCase();
  return { ...offer, statements, ...(noun ? { noun } : {}), extras, all };
}

/** `5 hours; own pa; from £800`: short notes of one list. */
function withCommas(list: string): string {
  return list.includes(', ') || list.split('; ').some((note) => countWords(note) > 4)
    ? list
    : list.replaceAll('; ', ', ');
}

/** Whether somebody's name would be called "ours": `our amy lowe`. */
function isNamed(said: string): boolean {
  const [, first = '', second = ''] = /^(?:my|our) (\p{L}+) (\p{Lu}\p{Ll}+)\b/u.exec(said) ?? [];
  return second !== '' && firstNames.has(first.toLowerCase()) && !isOrdinaryWord(first.toLowerCase());
}

/** What cannot be read as a thing or a deed, as it was typed: `We can offer the following: …`. */
function asFollows(typed: string, offer: Offer): Offer {
  const list = splitSentences(typed)
    .filter((sentence) => !isInstruction(sentence))
    .map((sentence) => trimMarks(sentence))
    .join('; ');
  const who = offer.single ? 'I' : 'We';
  const statement = finishSentence(`${who} can offer the following: ${withCommas(list)}`);
  const { noun: _, ...rest } = offer;
  return {
    ...rest,
    statements: [statement],
    extras: [],
    topic: '',
    topicPlural: false,
    subject: '',
    all: statement.toLowerCase(),
  };
}

function withoutNotes(text: string): string {
  return text.replace(/\.$/, '').replace(/(?: \(|: ).*$/s, '');
}

/** Whether a sentence made of a note cannot be right. */
export function isUnsayable(sentence: string): boolean {
  // "They come with a warranty, and you get ships the same day", "It comes with books viewings".
  const [, got = ''] =
    /(?:, and you get|^(?:It|They) comes? with) (\p{Ll}+s)\b(?= (?!and\b|or\b)\p{Ll})/u.exec(sentence) ?? [];
  // "That includes works", "I do turns talks into posters".
  const [, given = '', after = ''] =
    /^(?:That includes|(?:I|We) (?:bring|do|offer)) (\p{Ll}+s)\b(?:\.$| (\p{L}+))/u.exec(sentence) ?? [];
  const does = findVerb(given);
  const isDeed = does?.form === 'third' && (!does.isName || (after !== '' && isPlural(after)));
  return saysNothing(sentence) || isDeed || findVerb(got)?.form === 'third';
}

/** Whether what a sentence of its own goes on with stands in brackets elsewhere: `Files load into John Deere | , Claas and Fendt terminals`. */
function isCutUp(typed: string, apart: string): boolean {
  if (apart === '') return false;
  return splitSentences(typed)
    .slice(1)
    .some((sentence) => {
      const [clause = '', ...rest] = trimMarks(sentence).split(', ');
      const [subject = '', does = ''] = clause.split(' ');
      const isClause =
        findFinite(clause.split(' ')) > 0 || (isPlural(subject) && findVerb(does)?.form === 'base');
      return isClause && rest.join(', ').includes(apart);
    });
}
