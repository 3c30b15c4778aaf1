import { guessLanguage } from './guess-language.ts';
import { stem } from './words.ts';

/**
 * What a sentence of a cold mail does. A scene says how things are in the reader's trade before anyone offers
 * anything, and an aside the same once somebody has; a proposal asks for a talk; everything else may be a claim about the offer.
 */
export type SentenceRole = 'scene' | 'aside' | 'proposal' | 'claim';

export type DraftSentences = {
  sentenceAt: (at: number) => string;
  /** How many different words of the offer it has. */
  offerWordsAt: (at: number) => number;
  roleAt: (at: number) => SentenceRole;
  /** In other languages the words that tell claims from talk are not known. */
  isEnglish: () => boolean;
};

type Sentence = { start: number; end: number; text: string; role: SentenceRole };

const speaksOfSender =
  /(?<!\b(?:most|some|many|all|none|each|few|both|half|rest) of )\b(?:we|our|ours|us|i|my|me|i['’]\w+|we['’]\w+)\b(?! (?:know|guess|suspect|imagine|suppose|think|bet|all)\b)/i;
/** "It's ten past seven", "it is a wet Tuesday". */
const tellsTime =
  /^\W*it(?:['’]s| is| was) (?:always |usually |already |only )?(?:an? |another |half |a quarter |\d|(?:five|ten|twenty|\p{Ll}+) (?:past|to|o['’]clock|in the)\b)/iu;
/** "There is a moment in every workshop when …": at the start, it goes on from nothing. */
const tellsOfPlace = /^\W*(?:there|it (?:begins|starts|happens|takes))\b/i;
const goesOn = /^\W*(?:and |but |so |then |or )?(?:it|they|this|that|these|those|such|he|she|there)\b/i;
const opensMail =
  /^\W*(?:hi|hey|hello|dear|good (?:morning|afternoon|evening|day)|greetings)\b[^.?!]{0,50}$/i;

/** What only a claim tells of: money, shares, results, and whoever buys or uses something. */
const claims =
  /\b(?:out of (?:\d|ten|five|every)|on average|the average|stud(?:y|ies)|survey\w*|research|report(?:s|ed)?|according|data shows?|statistics?|guarante\w+|sav(?:e|es|ed|ings?)|cut(?:s|ting)?|reduc\w+|increas\w+|halv\w+|doubl\w+|tripl\w+|trust\w*|rel(?:y|ies|ied)|adopt\w*|joined|switched|signed up|installed|uses?|using|founded|established|since|payback|pays? (?:back|for itself)|award\w*|certif\w+|accredit\w*|you (?:get|rent|pay|receive|order|own|keep))\b/i;
/** "A waiter who works on Saturday and is paid in three weeks": a sentence about anybody may share more words. */
const speaksOfAnybody =
  /^\W*(?:(?:an?|any|every|each|some|most|no|few) \p{Ll}+|somebody|someone|nobody|everyone|everybody|anyone|people|whoever|when|if|by the time|ask|imagine|picture|think of)\b/iu;
const offerWordsOfAnybody = 4;
const speaksToReader = /\b(?:you|your|yours)\b/i;
/** So many words of the offer speak of it. */
const offerWordsMin = 3;
/** How a mail asks for something, whatever that is. */
const asks =
  /^\W*(?:(?:so|and|or|if [^,?]*), ?)?(?:would|could|can|may|might|shall|should|will|do you (?:want|have|think)|are you|is (?:it|there|this|that)|how about|why not|want|care|open|up for|interested|any|when)\b[^?]*\?/i;
const meetsReader =
  /\b(?:was|were|met|saw|spoke|visited|launched|announced|opened|raised|heard|read|wrote|posted)\b[^.!?]*\byour?\b|\byour?\b[^.!?]*\b(?:met|saw|spoke|visited|launched|announced|opened|raised|wrote|posted)\b/i;

const speaksOfTalk =
  /\b(?:calls?|chats?|talks?|meet(?:ing)?s?|speak|conversation|coffee|lunch|catch|connect|discuss|walk (?:you|your)|show you|diary|calendar|demos?|visit|keep (?:it|this|things)|drop by|stop by|come by|ring|phone|intro\w*)\b/i;
const asksForTime =
  /\b(?:around|say|spare|time|free|available|works?|suits?|slot|minutes|hour|questions?)\b/i;
/** "I could come by", "we'd be happy to talk", "name a day". */
const offersToTalk =
  /^\W*(?:(?:or|and|if [^,]*|otherwise|either way|perhaps|maybe),? )?(?:(?:i|we)(?:['’]d| (?:could|can|would)|(?:['’]ll| will) keep|(?:['’]m|['’]re| am| are) (?:happy|glad|free|around|available|flexible))\b|(?:just |simply )?(?:let me know|name|pick|choose|say|tell me)\b)/i;
/** "Twenty minutes should be plenty." */
const sufficesToTalk =
  /\b(?:minutes|an hour)\b[^.!?]{0,60}\b(?:should|would|is|are|will|ought)\b[^.!?]{0,16}\b(?:enough|plenty|do|suffice|all|need)\b/i;
/** An event has its own day, whoever asks for it. */
const ofEvent =
  /\b(?:webinars?|events?|open (?:day|house|demo|evening)|fairs?|conferences?|expos?|launch\w*|exhibitions?|seminars?|summits?|booths?|stands?|premi[eè]re|opening|deadline|offers?|deals?|ends?|expires?|deliver\w*|ship\w*|arriv\w*|starts?|begins?|closes?|opens?(?! to\b)|class(?:es)?|course|panel|dinner|reception|auction|concert)\b/i;

/** Reads the sentences of a draft with the part that each of them plays. They are read when first asked for. */
export function readSentences(
  text: string,
  brief: { readonly offerStems: ReadonlySet<string> },
): DraftSentences {
  let sentences: Sentence[] | undefined;
  let english: boolean | undefined;
  const isEnglish = () => {
    english ??= guessLanguage(text) === 'english';
    return english;
  };
  const find = (at: number): Sentence | undefined => {
    sentences ??= readRoles(text, isEnglish(), brief.offerStems);
    return sentences.find(({ start, end }) => at >= start && at < end);
  };
  return {
    sentenceAt: (at) => find(at)?.text ?? '',
    offerWordsAt: (at) => countOfferWords(find(at)?.text ?? '', brief.offerStems),
    roleAt: (at) => find(at)?.role ?? 'claim',
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

const offerWord = /\p{L}+(?:-\p{L}+)+|\p{L}{4,}/gu;
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

function assignRoles(sentences: Sentence[], offerStems: ReadonlySet<string>): Sentence[] {
  let isPitched = false;
  let isAsked = false;
  let before: SentenceRole | undefined;
  sentences.forEach((sentence, at) => {
    const { text } = sentence;
    // The subject line stands for the whole mail.
    if (at === 0 || opensMail.test(text)) return;
    const ofSender = speaksOfSender.test(text);
    const offerWords = speaksOfAnybody.test(text) ? offerWordsOfAnybody : offerWordsMin;
    const ofOffer = countOfferWords(text, offerStems) >= offerWords || opensWithOffer(text, offerStems);
    const isAsk = asks.test(text);
    const isScene =
      !ofSender &&
      !isAsk &&
      !claims.test(text) &&
      !meetsReader.test(text) &&
      !ofOffer &&
      (goesOn.test(text) && !tellsTime.test(text)
        ? before === 'scene' || before === 'aside' || (before === undefined && tellsOfPlace.test(text))
        : !isPitched || (speaksOfAnybody.test(text) && !speaksToReader.test(text) && !/[\d%€$£]/.test(text)));
    if (isScene) sentence.role = isPitched ? 'aside' : 'scene';
    else if (
      isProposal(text, isAsk) ||
      (isAsked &&
        !ofOffer &&
        (wouldTake.test(text) || asksForMinutes.test(text) || speaksOfMinutes.test(text))) ||
      postpones.test(text)
    )
      sentence.role = 'proposal';
    isAsked = isAsk || sentence.role === 'proposal';
    if (ofSender || ofOffer || isAsk) isPitched = true;
    before = sentence.role;
  });
  return sentences;
}

const firstWord = /^\W*(\p{L}+)/u;
/** "Setup takes", "support is": a verb soon after. */
const saysWhatItDoes =
  /^\W*\p{L}+(?:[ -]\p{L}+)? (?:is|are|takes?|costs?|comes?|runs?|starts?|begins?|lasts?|includes?|needs?|covers?|arrives?|happens?|works?|goes|go|drops?|falls?|rises?)\b/iu;
/** So many words of an offer say what it is. */
const headWords = 2;

/** "Support is there …" where support is offered. */
function opensWithOffer(text: string, offerStems: ReadonlySet<string>): boolean {
  const word = firstWord.exec(text)?.[1] ?? '';
  if (!saysWhatItDoes.test(text)) return false;
  // "Uniforms wander" speaks of all uniforms.
  if (/[^s]s$/i.test(word)) return false;
  const first = stem(word);
  return [...offerStems].slice(0, headWords).includes(first);
}

/** "I can get back to you in March", "I'll follow up in a week". */
export const postpones =
  /\b(?:i|we)(?:['’]ll| will| can| could|['’]d)\b[^.?!]*\b(?:get back to you|follow up|try again|check (?:back|in)|write again|ask again|call back|leave you)\b/i;
/** "If you can spare fifteen minutes", "I'd need half an hour of your time". */
const asksForMinutes =
  /\bif you (?:can|could) spare\b|\bif you have\b[^.?!]*\b(?:minutes|hour)\b|\bi(?:['’]d| would)?(?: only| just)? need\b|\ball i need\b|\bi promise\b|\bwe['’]d be (?:done|out|gone)\b|\bof your time\b/i;
/** "It won't take more than ten minutes", after a request. */
const wouldTake =
  /^\W*(?:it|that|this)(?:['’](?:d|ll)| would(?:n['’]t)?| won['’]t| should(?:n['’]t)?| will| need(?:n['’]t)?) (?:only |just |hardly |not |probably )?(?:take|last|need|be|cost you)\b/i;

/** "Twenty minutes in the laundry room tell more than a form", after a request. */
const speaksOfMinutes = /^\W*(?:just |even )?(?:\p{L}+|\d+) (?:minutes|hours?)\b/iu;

function isProposal(text: string, isAsk: boolean): boolean {
  if (ofEvent.test(text)) return false;
  const isTalk = speaksOfTalk.test(text);
  return (
    (isAsk && (isTalk || asksForTime.test(text))) ||
    (isTalk && offersToTalk.test(text)) ||
    sufficesToTalk.test(text)
  );
}

function countOfferWords(text: string, offerStems: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const word of text.match(offerWord) ?? []) {
    const stemmed = stem(word);
    if (offerStems.has(stemmed)) found.add(stemmed);
  }
  return found.size;
}
