import { capitalise } from '../../text/grammar.ts';
import { tellOfLateOne } from '../request/late-one.ts';
import { finishSentence } from '../sentence-text.ts';
import { tellOfOurs } from './hurried/hurried-ours.ts';
import { offersToBuy } from './hurried/hurried-reader.ts';
import { tellLabelled } from './labels/note-label.ts';
import { tellNamed, tellOutcome, withBuyersArticle } from './labels/note-proof.ts';
import { readSide } from './note-side.ts';
import { withMaker } from './notes/makers-notes.ts';
import { tellDetails } from './notes/note-details.ts';
import { withDoer } from './notes/note-doer.ts';
import { leadInvestor } from './notes/note-round.ts';
import { isProductName } from './notes/product-name.ts';
import { toPlain } from './notes/to-plain.ts';
import { withoutIntroduction } from './people/context-names.ts';
import { isOfFounder } from './people/own-founder.ts';
import {
  isOwnIntroduction,
  saysMoreOfSender,
  tellOwnTrade,
  withOwnDeed,
  withoutOwnName,
} from './people/own-introduction.ts';
import { isSignOff } from './people/signed-as.ts';
import { leansOnKind } from './proofs/is-sound.ts';
import { weighProof } from './proofs/pick-proofs.ts';
import { readProof } from './proofs/read-proof.ts';
import { canStand } from './proofs/to-proof.ts';
import { weighNews } from './reader/open-with.ts';
import { readNews } from './reader/read-news.ts';
import { withReadersKind, withReadersPlace } from './reader/reader-terms.ts';
import { turnPronouns } from './second-person.ts';
import type { Gathered, Setting } from './setting.ts';
import { tellParts } from './shorthand/tell-parts.ts';
import { tellAlone } from './shorthand/tell-shorthand.ts';
import { badNews, unkind } from './unkind.ts';
import type { SentenceWeights } from './weights/sentence-weights.ts';
import { mayBeSaid } from './weights/weigh-sentence.ts';
import { isForWriter, isKeptBack, withoutAside } from './wishes/for-writer.ts';
import { isOrderedNews, isShared, tellWanted } from './wishes/tell-wanted.ts';

/** One note of a context as it is read. */
export type Note = {
  index: number;
  /** As the context has it, and the note before it. */
  raw: string;
  before: string | undefined;
  /** In plain words, with who does it. */
  plain: string;
  /** Whether it speaks of all readers of a kind: `Each shop chooses its prices`. */
  isOfKind: boolean;
  /** Without what introduces it. */
  bare: string;
  /** The same with the reader's part turned to the reader. */
  sentence: string;
  odds: SentenceWeights;
};

/** Reads the note at `index` and adds what it says to what was gathered of those before it. */
export function readNote(index: number, setting: Setting, gathered: Gathered): void {
  const raw = setting.notes[index] ?? '';
  if (isKeptBack(raw) || isSignOff(raw, setting.people.signature, setting.people.signedAs)) return;
  const before = toldUpTo(gathered);
  readWhole(raw, index, setting, gathered);
  if (toldUpTo(gathered) === before) readInParts(raw, index, setting, gathered);
}

function toldUpTo({ proofs, known, besides }: Gathered): number {
  return proofs.length + known.length + besides.length;
}

/** From here on a note of a few words may be the reader's. */
const readersMin = -1;

/** Adds what can be read of a list of notes that says nothing as a whole. */
function readInParts(raw: string, index: number, setting: Setting, gathered: Gathered): void {
  const { offer, plural, weigh } = setting;
  const tell = (part: string) => {
    const told = tellAlone(part, setting);
    const ours = told || weigh(part).ofReader > readersMin ? undefined : tellOfOurs(part, plural, offer);
    return told ?? (ours && finishSentence(ours));
  };
  const told = tellParts(raw, tell).flatMap((each) => (each && mayBeSaid(weigh(each)) ? [each] : []));
  const noted = gathered.details.find((detail) => detail.index === index);
  if (told.length === 0 || (noted && tellDetails([noted.sentence], setting).length > 0)) return;
  gathered.details = gathered.details.filter((detail) => detail !== noted);
  gathered.inBrief = gathered.inBrief.filter((brief) => brief.index !== index);
  for (const sentence of told) gathered.proofs.push({ sentence, weight: weighProof(sentence), index });
}

function readWhole(raw: string, index: number, setting: Setting, gathered: Gathered): void {
  const atOnce = tellAtOnce(raw, setting);
  if (atOnce !== undefined) {
    // "That was our fault": what, stands in the note before it.
    const isLost =
      pointsBack.test(atOnce) &&
      ![...gathered.proofs, ...gathered.known].some((said) => said.index === index - 1);
    if (atOnce && !isLost) gathered.proofs.push({ sentence: atOnce, weight: weighProof(atOnce), index });
    return;
  }
  const note = toNote(raw, index, setting);
  if (!note) return;
  const wanted = tellWanted(note, setting, gathered);
  if (wanted) addWanted(wanted, note, gathered);
  if (
    wanted ||
    raw.endsWith('?') ||
    isAddedToCounted(note, gathered) ||
    isAddedToNews(note, gathered) ||
    leansOnUntold(note, setting, gathered)
  )
    return;
  const side = readSide(note, setting);
  const wished = setting.wishes.asksFor(note.sentence);
  const weight = weighProof(note.sentence) + (wished ? 3 : 0);
  const read = readNews(note, side, wished, setting);
  if (read.news) {
    gathered.known.push(read.news);
    gathered.speaksOfThem ||= read.isSure;
  }
  if (read.season) gathered.besides.push({ sentence: read.season, weight, index });
  if (!side.isOfThings) readProof(note, side, read, weight, setting, gathered);
  else if (doneByThings.test(note.sentence) && canStand(note.sentence))
    gathered.proofs.push({ sentence: finishSentence(note.sentence), weight, index });
}

const pointsBack = /^(?:That|This) (?:is|was)(?: not)? (?:\p{Ll}+ )?(?:my|our)\b/u;

/** How much more a note whose side is sure has to look private than told to stay out. */
const surelyPrivate = 3.5;

/** What a note says where its words leave no doubt whose it is: nothing where that is too private. Undefined where it has to be weighed. */
function tellAtOnce(
  raw: string,
  { surelyTold, ordered, offer, persona, labelled, people, weigh }: Setting,
): string | undefined {
  if (ordered.has(raw)) return finishSentence(raw);
  const trade = tellOwnTrade(raw, people);
  if (trade) return trade;
  const isNaming = saysMoreOfSender(raw, people) || isProductName(raw) || isOfFounder(raw);
  if (isNaming || surelyTold.has(raw)) {
    const { told, kept } = weigh(raw);
    // What somebody who buys has bought is his proof.
    const isBought = /^We (?:just |recently )?bought\b/.test(raw) && offersToBuy.test(offer);
    return kept - told < surelyPrivate || isBought ? finishSentence(raw) : '';
  }
  const outcome = tellOutcome(raw, persona) ?? tellOfLateOne(raw, persona);
  if (outcome) return outcome;
  const told = tellNamed(raw, persona) ?? tellLabelled(raw, labelled);
  return told && (mayBeSaid(weigh(told)) ? told : '');
}

/** A note in plain words. Undefined where it only says who writes. */
function toNote(raw: string, index: number, setting: Setting): Note | undefined {
  const { offer, kinds, notes, text, people, reader, weigh } = setting;
  const { signature, signedAs } = people;
  const introductions = signature ? [`I'm ${signature}`, `I am ${signature}`] : [];
  const plain = isOfCounted(raw, notes[index - 1])
    ? raw.replace(/[.!]+$/, '')
    : kinds.raisesMoney
      ? toPlain(withBuyersArticle(raw)).replace(leadInvestor, '$1the lead investor is ')
      : toPlain(withMaker(withOwnDeed(withDoer(withBuyersArticle(raw), notes.slice(0, index))), offer, text));
  if (isOwnIntroduction(plain, signature, introductions, signedAs)) return undefined;
  const ofKind = withReadersKind(
    withoutConcession(plain.replace(knowsOfTeam, '$1your ').replace(likeReader, '$1 you')),
    reader.words,
  );
  const bare = withoutIntroduction(withoutAside(withoutOwnName(ofKind, introductions)));
  return {
    index,
    raw,
    before: notes[index - 1],
    plain,
    isOfKind: ofKind !== plain,
    bare,
    sentence: withReadersPlace(toCondition(bare)),
    odds: weigh(raw),
  };
}

/** `We know summer is stressful for the team`: whose team, goes without saying. */
const knowsOfTeam =
  /^((?:I|We) (?:appreciate|know|reali[sz]e|understand) .*\b(?:for|on) )the (?=(?:crew|staff|team)\b)/u;

/** `Thanks to donors like | her |, 14 dogs were matched`: whom such people are like is the reader. */
const likeReader =
  /^((?:Because of|Thanks to|With (?:the )?(?:help|support) (?:from|of)|With) (?:\p{Ll}+ )?\p{Ll}+ (?:just )?like) (?:her|him|them)\b/u;

/** `I know they take no essays but her note said "send me rivers"`: what speaks for it stands behind what the sender grants. */
function withoutConcession(sentence: string): string {
  const [, why = ''] =
    /^(?:I|We) know (?:that )?(?:he|she|they|you)\b[^.;]*?,? but ((?:her|his|I|our|she|he|the|their|they|we)\b.{12,})$/iu.exec(
      sentence,
    ) ?? [];
  return why ? capitalise(why) : sentence;
}

/** `We remove it if they choose not to continue`: on what the sender's part depends, where nobody but the reader can be meant. */
function toCondition(sentence: string): string {
  const depends = /\b(?:I|[Ww]e)\b.* (?:if|once|unless|when) they\b/.test(sentence);
  return (depends ? turnPronouns(sentence, false) : undefined) ?? sentence;
}

/** Adds what the caller ordered to be said, as what opens the mail where it is known of the reader. */
function addWanted(wanted: string, { raw, index }: Note, { known, proofs }: Gathered): void {
  if (isOrderedNews(wanted))
    known.push({
      sentence: wanted,
      weight: weighNews(wanted) + 6,
      index,
      wished: !isShared(wanted),
      isDoubtful: false,
    });
  else
    proofs.push({
      sentence: wanted,
      weight: 5,
      index,
      ofOffer: saysWhatItIs.test(wanted) && !/^(?:It|They)\b/.test(raw),
    });
}

/** `It is based on 1,400 interviews`, of a note that left out what is. */
const saysWhatItIs =
  /^(?:It|They) (?:are|is|was|were) (?:\d|based on|commended|highly|longlisted|shortlisted)/;

/** `Both finished under budget`, `Each lasted a month`: what is so of those whom the sentence before it counts. */
const ofCounted =
  /^(?:(?:Last|This) (?:autumn|month|quarter|season|spring|summer|term|winter|year),? (?:all|each|every one|most|none) of them|All(?: of them)?|Both|Each|Every one of them|Neither|None(?: of them)?) (?!(?:clients|customers|dates|days|of|orders|our|prices|sides|the|week|year)\b)(?=\p{Ll})[^,;:]*[.!]$/u;
const counts =
  /\b(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|several) (?:[\p{Ll}-]+ ){0,3}\p{Ll}{2,}s\b|\p{Lu}\p{L}+ and (?:the )?\p{Lu}/u;

function isOfCounted(raw: string, before = ''): boolean {
  return ofCounted.test(raw) && counts.test(before);
}

/** Whether a note goes on with those whom the note before it counts, and stands or falls with it. */
function isAddedToCounted({ raw, before, sentence, index }: Note, { known, proofs }: Gathered): boolean {
  if (!isOfCounted(raw, before)) return false;
  const last = [proofs.at(-1), known.at(-1)].find((each) => each?.index === index - 1);
  if (last && canStand(sentence, 3) && !unkind.test(sentence))
    last.sentence += ` ${finishSentence(sentence)}`;
  return true;
}

/** What something of the reader's is not or not yet, after it was told of. */
const goesOnOfTheirs =
  /^It is (?:not yet|so far only|only) (?:available|listed|offered|on sale|open|published|sold|stocked) (?:as|at|in|on|through|to)\b[^,;:]*$/;
const isNone =
  /^(?:I am|I['’]m|We are|We['’]re|It is|Ours is) not one$|^(?:We are|It is)n['’]t one$|^Ours isn['’]t(?: one)?$/;
const ofOneThing = /^Your \p{Ll}[^.]* (?:has|is|was) [^.]*\.$/u;

/** Who of the sender's heard it: `I was there`, `Our chemist, ANN BELL, was in the audience`. */
const wasThere =
  /^(?:(?:I|we) (?:was|were)|(?:my|our) [^;:]{3,60}? (?:was|were)) (?:there|in the (?:audience|room))\b/i;

/** What it was to the sender that the reader said or did: `That stuck with our founder`. */
const touchedUs =
  /^(?:That|This|It) (?:has |really |has really )?(?:(?:impressed|inspired|moved|struck|stuck with|stayed with|touched) (?:all of us\b|me\b|us\b|(?:my|our) )|(?:is|was) (?:exactly |just )?(?:how|the position|what|where|why) (?:I|my|our|we)\b)|^(?:I|We) .{3,60} (?:exactly|just|precisely) (?:that|this)$/;
/** What the reader said where the sender was: `She told me there that …`. */
const saidThere = /^(?:He|She|They) (?:also )?(?:told (?:me|us)|said|mentioned) (?:afterwards|then|there) /;
/** What the sender looked into of what the reader said. */
const lookedInto =
  /^(?:I|We) (?:have |['’]ve )?(?:also |since |then )?(?:calculated|checked|compared|counted|looked (?:at|into|through|up)|measured|ran|read|tested|tried|went through|worked out)\b.*\b(?:he|she|they) (?:\p{Ll}+ly )?(?:asked|described|listed|mentioned|named|posted|published|quoted|raised|said|showed|wrote)\b/u;

/** Whether a note goes on with what the one before it says of the reader, and stands or falls with it. */
function isAddedToNews({ sentence, index }: Note, { known, proofs }: Gathered): boolean {
  const latest = known.at(-1);
  const follows = latest?.index === index - 1;
  // Of what the reader said, where the sender heard it: "I was in the audience and agreed with her point on rotas".
  if (wasThere.test(sentence)) {
    const heard = sentence.replace(/^(?:I|we)\b/i.test(sentence) ? /,.*/ : / and .*/, '');
    const told = turnPronouns(heard, false) ?? heard.replace(/ and .*/, '');
    if (follows) latest.sentence += ` ${finishSentence(told)}`;
    return true;
  }
  // "She said that nights are worst. That stuck with our founder, whose mother …", "I looked at the results for the sorts she named".
  if (touchedUs.test(sentence) || lookedInto.test(sentence) || saidThere.test(sentence)) {
    const told =
      follows && !badNews.test(sentence.replace(touchedUs, '')) ? turnPronouns(sentence, false) : undefined;
    if (told && latest && canStand(told)) {
      latest.sentence += ` ${finishSentence(told)}`;
      return true;
    }
    // "We did a wedding at her barn. She told me there that …": where, the sentence of ours says.
    const last = proofs.at(-1);
    const said = saidThere.test(sentence) && !follows ? turnPronouns(sentence, true) : undefined;
    if (said && last?.index === index - 1 && /\byour\b/.test(last.sentence) && canStand(said)) {
      proofs.pop();
      known.push({ sentence: `${last.sentence} ${finishSentence(said)}`, weight: weighNews(said), index });
      return true;
    }
    return !follows && touchedUs.test(sentence);
  }
  // "You told me you had stopped backing marketplaces. We aren't one".
  if (isNone.test(sentence)) {
    if (follows) latest.sentence += ` ${finishSentence(sentence)}`;
    return true;
  }
  // "Your series has sold 300,000 copies. It is not yet available as an audiobook".
  if (!follows || !goesOnOfTheirs.test(sentence) || !ofOneThing.test(latest.sentence)) return false;
  latest.sentence += ` ${finishSentence(sentence)}`;
  return true;
}

/** Whether a note means what stands in the one before it, which is not told. */
function leansOnUntold(note: Note, { notes, inHurry }: Setting, { proofs, known }: Gathered): boolean {
  const { index, plain, sentence } = note;
  const isOnlyRead = index > 0 && !proofs.some((proof) => proof.index === index - 1);
  // "We did this for another brand", "We have fixed that kind of problem".
  if (isOnlyRead && (leansOnDeed.test(sentence) || leansOnKind(sentence, known.at(-1)?.index === index - 1)))
    return true;
  // "Volume has doubled since their launch. Average response time is 12 hours": whose, the sentence before says.
  const before = notes[index - 1] ?? '';
  return (
    !inHurry &&
    /^(?:the )?(?:average|current|median|typical) /i.test(plain) &&
    ofThem.test(before) &&
    !afterSoLong.test(plain) &&
    !isForWriter(before.replace(/[.!]+$/, ''))
  );
}

const leansOnDeed =
  /^(?:I|We) (?:did|made) (?:it|that|this)\b(?! (?:at|for|in|with) (?:[Tt]he )?\p{Lu})|^(?:I|We) (?:have )?(?:\p{Ll}+ )?apologi[sz]ed\b|^(?:It|That|This) (?:(?:also|can|may|often) )?happen(?:s|ed)? (?:to|with)\b|^(?:(?:in|of) )?\S+ of (?:them|these|those)\b|^(?:among|of) (?:them|these|those),? (?=\p{L}|\d)/iu;

/** What is said of the reader and not of the sender. */
const ofThem = /^(?!.*\b(?:I|my|our|us|we)\b).*\b(?:her|his|their|they)\b/i;

/** `Average deflection 41% after 60 days`: what comes of what is offered. */
const afterSoLong = / (?:after|within) (?:the first )?\d+ \p{L}+$/u;

/** What is told of several things that are offered, and of nobody. */
const doneByThings =
  /^They (?:(?:are|have been|were) (?:all |fully |each )?(?:assembled|baked|bound|brewed|built|carved|cast|cut|designed|developed|dyed|glazed|grown|hand-?(?:made|painted|printed|sewn)|knitted|made|milled|packed|painted|pressed|printed|roasted|sewn|shipped|spun|stitched|tested|turned|woven)\b|need no\b|save\b|arrive|break down|charge|come (?:in|with)|cost|dry|fit|fold|hold|integrate|keep|last|sell (?:at|for|out|well)|ship|stack|sync|weigh|work)\b/;
