import type { DraftSentences } from './sentence-roles.ts';

/**
 * What a sentence only mentions: it is denied, compared with, supposed, asked after, or left to the reader, so that nobody is told
 * that it is so. "It won't replace Sandra", "a Tesla", "do you use Excel?", "your people will ask about GAAP", "bring the one from room 12".
 */
export function isOnlyMentioned(at: number, lead: string, tail: string, sentences: DraftSentences): boolean {
  return (
    isLeftOpen(sentences.sentenceAt(at)) ||
    denies.test(lead) ||
    deniesAll.test(lead) ||
    (compares.test(lead) && !/\d|\btwice\b|\btimes\b/.test(lead)) ||
    isOneOfAKind(lead, tail) ||
    isSupposed(lead) ||
    asksOfReader(lead) ||
    /^ if\b/i.test(tail) ||
    asksHowItIs(lead, tail) ||
    (isLeftToReader(lead, tail) && sentences.offerWordsAt(at) === 0)
  );
}

/** "Not a Rolls-Royce", "nobody would have to learn Python". */
const denies =
  /(?:\b(?:not|never|no|nobody|none|nothing|without|instead of|rather than)|n['’]t)\b[^,;:–—]*$/i;
/** "Nothing has to be rebuilt, rewired or reported to the HSE". */
const deniesAll =
  /^\W*(?:nothing|nobody|no one|none|neither|no \p{Ll}+)\b(?!.*\b(?:as|but|except)\b)[^;:–—]*$/iu;
/** "Less than a round in London"; "half of what Datadog costs" and "13 times cheaper than Splunk" are prices. */
const compares = /\b(?:than|compared (?:with|to)|as (?!well|soon|long)\p{Ll}+ as)\b[^,;:–—]*$/iu;

/** "The weight of a Labrador.": a kind of thing. In "a Bosch motor" and "an Elis plant" it tells whose. */
function isOneOfAKind(lead: string, tail: string): boolean {
  return (
    /(?<!, )\ban? (?:\p{Ll}+ )?$/u.test(lead) &&
    /^(?:-\p{Lu}\p{Ll}+)?(?:$|[,;:)–—"”]| (?:and|or|but|in|on|at|for|when|that|who)\b)/u.test(tail)
  );
}

/** "Whatever you use: Excel or the big red book". */
const openChoice = /\b(?:whatever|whichever|wherever|whoever)\b[^;]*$/i;

/** "How you plan for the December peak", "what your Monday looks like". */
export function asksOfReader(lead: string): boolean {
  return /\b(?:how|what|which|whether|where|why) (?:\p{Ll}+ ){0,2}?your?\b[^,;:–—]*$/iu.test(lead);
}

/** "If you only have Excel": until the comma, nothing is said to be so. */
export function isSupposed(lead: string): boolean {
  return (
    openChoice.test(lead) ||
    /^\W*(?:(?:and|but|so|or|even) )?(?:if|whether|unless|suppose|imagine|say)\b[^,;:–—]*$/i.test(lead)
  );
}

/** A question for how things are at the reader's; "would you visit our plant in Évora?" tells of a plant. */
function asksHowItIs(lead: string, tail: string): boolean {
  return (
    /\?$/.test(tail) &&
    /^\W*(?:(?:and|but|so|or) )?(?:do|does|did|are|is|have|has|how|who|what|which|where|why|should i)\b/i.test(
      lead,
    ) &&
    !/\b(?:we|our|us|time|minutes|hour)\b/i.test(lead)
  );
}

/** What the reader's side would do: "your colleagues will ask about GAAP", "you could put it next to the KitchenAid". */
function isLeftToReader(lead: string, tail: string): boolean {
  return (
    /^\W*(?:(?:and|but|so|or|even|then|perhaps|maybe) )?(?!(?:we|i|it|they|he|she|this|these|our)\b)(?:\p{L}+ ){0,4}?\p{L}+(?:['’](?:d|ll)| (?:would|could|might|may|will))\b/iu.test(
      lead,
    ) && !/\b(?:we|our|us|i|my|me)\b/i.test(lead + tail)
  );
}

/** What the reader is bidden to do, and what the sender guesses. */
export function isLeftOpen(sentence: string): boolean {
  return isBid(sentence.trim()) || isGuess(sentence.trim());
}

const bid =
  /^\W*(?:(?:then|so|or|and|just|please|simply), ?)?(?:just |please |simply )?(?:ask|bring|call|check|choose|compare|count|drop|forward|give|imagine|keep|leave|let|listen|look|name|open|pass|picture|pick|point|poke|put|read|reply|ring|run|say|see|send|share|show|skip|start|stop|take|tell|test|think|try|use|visit|watch|write)\b/i;

/** What the reader is bidden to do, without a word of what the sender does: "poke around between nine and noon and tell me what's missing". */
function isBid(sentence: string): boolean {
  return bid.test(sentence) && !/\b(?:we|our|ours|us|i|my)\b/i.test(sentence);
}

/** "I know that budgets for Q3 are done", "I imagine Mondays are surgery": what the sender can only guess. */
function isGuess(sentence: string): boolean {
  return (
    /^\W*(?:(?:and|but|so) )?(?:i(?:['’]d)? (?:know|guess|imagine|suppose|expect|suspect|assume|bet|realise|realize|understand)|(?:perhaps|maybe|probably|presumably|no doubt))\b/i.test(
      sentence,
    ) && !/\b(?:we|our|ours|us|i['’](?:ll|ve|m)|my)\b/i.test(sentence)
  );
}
