import { type DraftLanguage, guessLanguage } from './guess-language.ts';
import { stem } from './words.ts';

/**
 * What a sentence of a cold mail does. A scene says how things are in the reader's trade before anyone offers
 * anything, or of anybody once somebody has; a proposal asks for a talk; everything else may be a claim about the offer.
 */
export type SentenceRole = 'scene' | 'proposal' | 'claim';

export type DraftSentences = {
  sentenceAt: (at: number) => string;
  /** How many different words of the offer it has. */
  offerWordsAt: (at: number) => number;
  roleAt: (at: number) => SentenceRole;
  /** In other languages the words that tell claims from talk are not known. */
  language: () => DraftLanguage;
  isEnglish: () => boolean;
};

type Sentence = { start: number; end: number; text: string; role: SentenceRole };

const speaksOfSender =
  /\b(?<!\b(?:most|some|many|all|none|each|few|both|half|rest) of )(?:we|our|ours|us|i|my|me|i['’]\w+|we['’]\w+)\b(?! (?:know|guess|suspect|imagine|suppose|think|bet|hope|all)\b)/i;
const opensMail =
  /^\W*(?:hi|hey|hello|dear|good (?:morning|afternoon|evening|day)|greetings)\b[^.?!]{0,50}$/i;

/** "A waiter who works on Saturday and is paid in three weeks": a sentence about anybody may share more words. */
const speaksOfAnybody =
  /^\W*(?:(?:an?|any|every|each|some|most|no|few) (?!clients?\b|customers?\b|users?\b)\p{Ll}+|somebody|someone|nobody|everyone|everybody|anyone|people|whoever|when|if|by the time|ask|imagine|picture|think of)\b/iu;
const offerWordsOfAnybody = 4;
/** After the offer, what speaks to the reader, of "it" or in digits may be about it. */
const mayMeanOffer = /\b(?:you|your|yours|it|them)\b|[\d%€$£]/i;
/** So many words of the offer speak of it. */
const offerWordsMin = 3;
/** How a mail asks for something, whatever that is. */
const asks =
  /^\W*(?:(?:so|and|or|if [^,?]*), ?)?(?:worth|would|could|can|may|might|shall|should|will|do you (?:want|have|think)|are you|is (?:it|there|this|that)|how about|why not|want|care|open|up for|interested|any|when)\b[^?]*\?/i;
const meetsReader =
  /\b(?:was|were|met|saw|spoke|visited|launched|announced|opened|raised|heard|read|wrote|posted)\b[^.!?]*\byour?\b|\byour?\b[^.!?]*\b(?:met|saw|spoke|visited|launched|announced|opened|raised|wrote|posted)\b/i;

const speaksOfTalk =
  /\b(?:calls?|chats?|talks?|meet(?:ing)?s?|speak|conversation|coffee|lunch|catch|connect|discuss|walk (?:you|your)|show you|diary|calendar|demos?|visit|keep (?:it|this|things)|drop by|stop by|come by|ring|phone|intro\w*)\b/i;
const asksForTime =
  /\b(?:around|say|spare|time|free|available|works?|suits?|slot|minutes|hour|questions?)\b/i;
/** "I could come by", "we'd be happy to talk", "name a day". */
const offersToTalk =
  /^\W*(?:(?:or|and|if [^,]*|otherwise|either way|perhaps|maybe),? )?(?:(?:i|we)(?:['’]d| (?:could|can|would)|(?:['’]ll| will) keep|(?:['’]m|['’]re| am| are) (?:happy|glad|free|around|available|flexible))\b|(?:just |simply )?(?:let me know|name|pick|choose|say|tell me)\b)/i;
/** Reads the sentences of a draft with the part that each of them plays. They are read when first asked for. */
export function readSentences(
  text: string,
  brief: { readonly offerStems: ReadonlySet<string> },
): DraftSentences {
  let sentences: Sentence[] | undefined;
  let guessed: DraftLanguage | undefined;
  const language = () => {
    guessed ??= guessLanguage(text);
    return guessed;
  };
  const isEnglish = () => language() === 'english';
  const find = (at: number): Sentence | undefined => {
    sentences ??= readRoles(text, isEnglish(), brief.offerStems);
    return sentences.find(({ start, end }) => at >= start && at < end);
  };
  return {
    sentenceAt: (at) => find(at)?.text ?? '',
    offerWordsAt: (at) => countOfferWords(find(at)?.text ?? '', brief.offerStems),
    roleAt: (at) => find(at)?.role ?? 'claim',
    language,
    isEnglish,
  };
}

/** The roles are told by English words: in other languages everything may be a claim. */
function readRoles(text: string, isEnglish: boolean, offerStems: ReadonlySet<string>): Sentence[] {
  const sentences = splitSentences(text);
  return isEnglish ? assignRoles(sentences, offerStems) : assignForeignScenes(sentences);
}

/** How German, French and Spanish speak of themselves. */
const foreignSender =
  /(?<!\p{L})(?:wir|uns|unser\p{L}*|ich|mich|mir|mein\p{L}*|nous|notre|nos|je|j['’]\p{L}+|mon|ma|mes|nosotr[oa]s|nuestr[oa]s?|yo|mi|mis|me|\p{L}+[aei]mos|ofrezco|hago|soy)(?!\p{L})/iu;

/** Before a sender speaks, nothing is offered. */
function assignForeignScenes(sentences: Sentence[]): Sentence[] {
  const pitched = sentences.findIndex(({ text }) => foreignSender.test(text));
  sentences.slice(1, Math.max(1, pitched)).forEach((sentence) => {
    if (!/[%€$£\d]/.test(sentence.text)) sentence.role = 'scene';
  });
  return sentences;
}

/** The words of an offer by which a sentence is known to speak of it. */
export function readOfferStems(offer: string): ReadonlySet<string> {
  const words = offer.match(offerWord) ?? [];
  return new Set(words.filter((each) => !tooCommon.has(each.toLowerCase())).map(stem));
}

/** Of four letters and more, or joined by hyphens. */
const offerWord = /\p{L}{4,}(?:-\p{L}+)*|\p{L}{1,3}(?:-\p{L}+)+/gu;
const tooCommon = new Set(
  'with that from your their this they have more than which into when what over only also some every each week weeks month months year years days hours minutes hour free less most time times team teams people made make built first help helps'.split(
    ' ',
  ),
);

const abbreviation = /(?:\b(?:[ap]\.?m|dr|mr|mrs|ms|prof|st|no|vs|approx|inc|ltd|co|e\.g|i\.e)|\b\p{Lu})$/iu;

function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number) => {
    if (text.slice(start, end).trim() !== '')
      sentences.push({ start, end, text: text.slice(start, end), role: 'claim' });
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '\n') close(at + 1);
    else if (mark === '.' || mark === '!' || mark === '?') {
      const next = text.charAt(at + 1);
      if (next !== '' && next.trim() !== '' && !/["'”’)]/.test(next)) continue;
      if (mark === '.' && abbreviation.test(text.slice(Math.max(start, at - 6), at))) {
        // "At 8 a.m. the phones ring", "11 a.m. ET" and "Dr. Marsh" go on; "at 8 a.m. We" does not.
        const isHour = text.charAt(at - 1).toLowerCase() === 'm';
        if (!isHour || !/^\s+["“]?\p{Lu}(?!\p{Lu}{1,3}\b)/u.test(text.slice(at + 1, at + 8))) continue;
      }
      close(at + 1);
    }
  }
  close(text.length);
  return sentences;
}

/** Without what somebody else says. */
function withoutQuotes(text: string): string {
  return text.includes('"') || text.includes('“') ? text.replace(quoted, '') : text;
}

const quoted = /["“][^"“”\n]*["”]/g;

function assignRoles(sentences: Sentence[], offerStems: ReadonlySet<string>): Sentence[] {
  let isPitched = false;
  let isAsked = false;
  sentences.forEach((sentence, at) => {
    const { text } = sentence;
    if (opensMail.test(text)) return;
    const ofSender = speaksOfSender.test(withoutQuotes(text));
    const offerWords = speaksOfAnybody.test(text) ? offerWordsOfAnybody : offerWordsMin;
    const ofOffer = countOfferWords(text, offerStems) >= offerWords;
    const isAsk = asks.test(text);
    const isScene =
      !ofSender &&
      !isAsk &&
      !meetsReader.test(text) &&
      !ofOffer &&
      (!isPitched || (speaksOfAnybody.test(text) && !mayMeanOffer.test(text)));
    const isSubject = at === 0;
    if (isScene) sentence.role = 'scene';
    else if (!isSubject && (isProposal(text, isAsk) || (isAsked && !ofOffer) || postpones.test(text)))
      sentence.role = 'proposal';
    // After a subject line nothing has been offered or asked yet.
    if (isSubject) return;
    isAsked = isAsk || sentence.role === 'proposal';
    if (ofSender || ofOffer || isAsk) isPitched = true;
  });
  return sentences;
}

/** "I can get back to you in March", "I'll follow up in a week". */
const postpones =
  /\b(?:i|we)(?:['’]ll| will| can| could|['’]d)\b[^.?!]*\b(?:get back to you|follow up|try again|check (?:back|in)|write again|ask again|call back|leave you)\b/i;
function isProposal(text: string, isAsk: boolean): boolean {
  const isTalk = speaksOfTalk.test(text);
  return (isAsk && (isTalk || asksForTime.test(text))) || (isTalk && offersToTalk.test(text));
}

function countOfferWords(text: string, offerStems: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const word of text.match(offerWord) ?? []) {
    const stemmed = stem(word);
    if (offerStems.has(stemmed)) found.add(stemmed);
  }
  return found.size;
}
