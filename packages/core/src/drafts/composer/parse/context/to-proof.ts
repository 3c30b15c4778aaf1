import { capitalise, toReader } from '../../text/grammar.ts';
import { countWords } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import { isOfOffer, withOwner } from './context-facts.ts';
import { isIntroduction } from './context-names.ts';
import { isForWriter } from './for-writer.ts';
import { opensProof } from './opens-proof.ts';
import { isTold } from './second-person.ts';

/** Whether a sentence talks to the reader of the mail, and in a length that one reads. */
export function canStand(sentence: string, wordsMin = 4): boolean {
  const count = countWords(sentence);
  return (
    count >= wordsMin &&
    count <= 28 &&
    sentence.length <= sentenceCharactersMax &&
    !isForWriter(sentence) &&
    !isIntroduction(sentence) &&
    !/\bname(?: is|'s) \p{Lu}/u.test(sentence) &&
    !/^I(?:'m| am) \p{Lu}\p{L}+ \p{Lu}/u.test(sentence) &&
    !/[{}[\]|\\^<>=]|https?:|www\.|@|\bb4\b/i.test(sentence)
  );
}

/** 28 words of 16 letters: a longer one holds something that is no word. */
const sentenceCharactersMax = 448;

/** `In 2024 we filed 212 applications`, `nine firms took part, which pays for our nurses`: a figure, and who it is of. */
const ofFigures = /\b(?:we|I|our|us|my)\b/i;
/** `Failed attempts fell from 14% to 9%`: what came of it. */
const tellsResult = /\b(?:came down|dropped|fell|grew|rose|went) from [$€£]?\d\S*(?: \p{L}+)? to [$€£]?\d/iu;
const opensWithYear = /^Since (?:19|20)\d\d\b/;

/** `A distributor in Tulsa redrew its territories with us`: somebody who bought is spoken of as one of many, or as two. */
const ofBuyer =
  /^(?:An? (?:\p{L}+[ -]){0,3}?\p{L}+ (?:in|of|on|with|near|from|outside) |An? \p{L}+ \p{L}+ (?=(?:ran|went|put|did|got|took|cut|saved|bought|switched)\b)|The \p{L}+ (?:at|in|near|on) \p{Lu}|(?:At|For|In) an? \p{L}+ |(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\d+) (?:\p{L}+ ){0,2}\p{L}+s |(?!M(?:r|rs|s)\b)\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3} and (?:the )?\p{Lu}[\p{L}&'-]+ )/u;
/** `Three country groups use it`, `140 credit unions work with us`. */
const ofUsers =
  /^(?:Dozens of|Many|Several|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|(?:(?:About|Almost|Around|More than|Nearly|Over|Roughly|Some) )?\d[\d.,]*\+?) (?:[\p{L}'’-]+ ){0,6}?(?:attend|choose|have taken|rely on|stock|take|trust|use|work with) (?:it|our|the (?:app|class|course|platform|product|programme|service|software|tool|training|workshop)s?|this|us)\b/u;
/** What comes to pass by it. */
const buyersDeeds =
  /\b(?:added|adopted|avoided|booked|bought|caught|closed|collected|cleared|cut|delivered|detected|doubled|earned|filled|finished|found|gained|generated|got|grew|halved|handled|joined|kept|moved|ordered|paid|put|ran|reordered|picked|recovered|redrew|reduced|renewed|processed|replaced|resolved|saved|shortened|signed|sold|stopped|switched|took|tripled|use|used|went|won)\b/;

/** What such a sentence tells of them. */
const tellsOf =
  /['’]ve\b|\bof ours, |\bwe['’]re\b|\b(?:I|[Ww]e)['’]ll be (?:at|in|on)\b|\bI['’]m (?:an?|around|at|based|free|in|the)\b|\b(?:we|our|am|is|are|was|were|has|have|had|averages?|use[sd]?|cut|saved?|saw|sees?|reports?|helped|reduced|increased|grew|won|works?|worked|takes?|offers?|provides?|includes?|serves?|built|made|comes?|costs?|runs?|fell|rose|dropped|went|played|support|raised|launched|opened|met|spoke|won|arrives?|(?:will|would) (?:be|contain|cost|cover|have|include|last|take)|covers|typically|usually|bill|process|rely|trust|starts?|lasts?|holds?|carr(?:y|ies)|connects|works?|pays?|gets?|keep|syncs|exports|imports|installs)\b/i;

/** What the sender wishes or plans is not the reader's. */
const ofPlans =
  /^(?:I|we)(?:'d| would| do not| don't| really| just| also)?(?: (?:want|need|hope|like|wish|prefer|think|guess|believe|assume|suspect|doubt)|(?:'ll|'m| am| will) (?:be )?(?:sending|testing|trying|using|writing))\b|^our \p{L}+ (?:would like|hopes?|needs?|prefers?|wants?|wish(?:es)?)\b/iu;

/** Others than the reader, and then "they": `we prepared 14 companies and all of them passed`. */
const spokenOf = new RegExp(
  String.raw`\p{Ll}{3,}s\b[^.]{0,40}\b(?:\d+|all|half|many|most|none|one|some|three|two) of them\b|\b(?:clients?|customers?|users?|companies|mistakes|people|members|clubs?|${[...organisationNouns].map((noun) => `${noun}s?`).join('|')})\b.*\b(?:they|them|their)\b`,
  'iu',
);

/** `We ran last season for Kloofzicht and found 14 % of their water …`. */
const spokenOfByName =
  /^(?:I|We) .*\b(?:at|for|with) (?:the )?\p{Lu}\p{Ll}[\p{L}'-]*\b.*\b(?:they|them|their)\b/u;

/** What the sender can do with what is his or hers, where nobody is spoken of whose it could be. */
const knownAlone = new RegExp(
  String.raw`^(?:I|We) (?:can|could|will|would) (?!.*\b(?:he|she|him|${[...personNouns].map((noun) => `${noun}s?`).join('|')})\b)(?!.*\b(?:her|his)(?: (?:and|at|by|for|from|in|of|on|or|to|with)\b|[.,]|$)).*\b(?:her|his) \p{Ll}`,
  'iu',
);

/** Whether a whole sentence gives figures of the sender's, of those who came before or of what the offer names. */
function tellsFigures(sentence: string, offer: string): boolean {
  const [first = '', second = ''] = sentence.split(' ');
  const isNamed = /^\p{Lu}/u.test(second) && offer.toLowerCase().includes(`${first} ${second}`.toLowerCase());
  // "The production played nine nights", of a production.
  const isAboutOffer =
    first === 'The' &&
    new RegExp(`\\b${second.replace(/\P{L}/gu, '')}\\b`, 'i').test(offer) &&
    isTold(sentence.split(' ')[2] ?? '');
  return (
    /\d/.test(sentence) &&
    (/^\p{Lu}/u.test(first) || /^\d[\d,]*%?$/.test(first)) &&
    first !== 'There,' &&
    // "It is 12 percent" goes on from what stands before it.
    !/[:;]|\b(?:it|this|that) (?:is|was)\b/i.test(sentence) &&
    sentence.split(' ').some((word, index) => index > 0 && isTold(word)) &&
    (ofFigures.test(sentence) ||
      opensWithYear.test(sentence) ||
      isNamed ||
      tellsResult.test(sentence) ||
      isAboutOffer)
  );
}

/** Whether a sentence tells with a figure what those did who are not the reader. */
export function tellsOfBuyer(sentence: string): boolean {
  return (
    ofBuyer.test(sentence) &&
    buyersDeeds.test(sentence) &&
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half) \p{L}|\ba (?:fifth|half|quarter|third)\b/u.test(
      sentence,
    )
  );
}

/** What somebody plans and has, said without whose it is. */
const readersNews =
  /^(audit|peak|budget|expansion|fair|launch|move|office|opening|relocation|renovation|site|store|tender|website|wedding) (?:has|is|was)\b/i;

/** Whether the sender says what they do: `We look after …`, `I advise …`. */
function tellsDeed(sentence: string): boolean {
  if (/^You are (?:\p{L}+ )?welcome to\b/u.test(sentence)) return true;
  const verb =
    /^(?:we|i|(?:my|our) \p{L}+) (?:also |already |now |only |still |currently )?(\p{L}+)/iu.exec(
      sentence,
    )?.[1] ?? '';
  // How the sender came upon the reader is no deed.
  if (
    /^(?:call|chose|contact|email|find|found|get|got|heard|knew|look|met|notice|pick|rang|read|saw|search|spoke|talk|think|thought|tri|wrote)(?:ed)?$/.test(
      verb,
    ) ||
    /\bwould like\b/.test(sentence)
  )
    return false;
  return /ed$/.test(verb) || ['base', 'past'].includes(findVerb(verb)?.form ?? '');
}

/** A sentence of the caller's about the sender, the offer or its customers, as it can stand in the mail. */
export function toProof(sentence: string, offer: string, knowsReader: boolean): string | undefined {
  if (!canStand(sentence) || ofPlans.test(sentence)) return undefined;
  const isOfBuyer = tellsOfBuyer(sentence) || ofUsers.test(sentence);
  const begins = isOfBuyer || isOfOffer(sentence) || opensProof(sentence) || tellsFigures(sentence, offer);
  if (!begins || !(isOfBuyer || tellsOf.test(sentence) || tellsDeed(sentence))) return undefined;
  // What the sender does with what is the reader's: "We can build it from his list".
  if (knownAlone.test(sentence))
    return toProof(sentence.replace(/\b(?:her|his)\b/g, 'your'), offer, knowsReader);
  // Who "her" is, only a sentence about the reader can say, or one that names somebody first.
  const [before = ''] = sentence.split(/(?<=\p{Lu}\p{L}+ \p{Lu}\p{L}+), who /u);
  if (/\b(?:he|she|his|her|him)\b/i.test(before) || /\bhim\b|\bher [,.]/.test(sentence)) return undefined;
  // How others feel about it is for the writer to know.
  if (
    /^(?!(?:I|We)\b).*\b(?:afraid|angry|annoyed|anxious|nervous|scepti\w*|skepti\w*|suspicious|wary|worried)\b/.test(
      sentence,
    )
  )
    return undefined;
  // "Launch is announced for May": whose, is not said.
  const [, thing = ''] = readersNews.exec(sentence) ?? [];
  if (thing && !offer.toLowerCase().includes(thing.toLowerCase())) return undefined;
  // Which ones, was said before.
  if (/\b(?:any|one|some) of (?:these|those)\b/.test(sentence)) return undefined;
  // What was seen of the reader is told to the reader or not at all.
  if (/^(?:I|we) (?:found|heard|met|noticed|read|saw|visited)\b.*\b(?:they|them|their)\b/i.test(sentence))
    return undefined;
  // "I had lunch there" is about the reader's place.
  if (/\bI (?:ate|bought|dined|had|queued|shopped|stayed|stopped|waited|went)\b.*\bthere\b/.test(sentence))
    return undefined;
  // When the reader's own tender closes, the reader knows.
  if (
    /^(?:the )?(?:applications?|bids?|deadline|proposals?|RF[IPQ]|submissions?|tender)s? (?:are|closes?|is)\b/i.test(
      sentence,
    )
  )
    return undefined;
  if (/^our (?:charge|commission|fee|price|rate)s? [$€£]?\d/i.test(sentence)) return undefined;
  // Who "they" are is clear only where they have been spoken of, in the sentence or before it.
  if (!/\b(?:they|them|their)\b/i.test(sentence) || spokenOf.test(sentence) || spokenOfByName.test(sentence))
    return finishSentence(capitalise(withOwner(sentence)));
  if (!knowsReader && !/^(?:we|i) .* (?:for|with|to) them\b/i.test(sentence)) return undefined;
  return finishSentence(capitalise(withOwner(toReader(sentence))));
}
