import { capitalise, decapitalise } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { finishSentence } from '../../sentence-text.ts';
import { namedInPassing, storyWordsMin } from '../people/named-in-passing.ts';
import { isOwnIntroduction } from '../people/own-introduction.ts';
import { isRole, isSignOff } from '../people/signed-as.ts';
import type { Proof } from '../proofs/pick-proofs.ts';
import { toReferral } from '../reader/to-you.ts';
import type { Setting } from '../setting.ts';
import { isForWriter, isKeptBack, readWishes } from '../wishes/for-writer.ts';
import { isToWriter, ordersQuiet } from './is-to-writer.ts';
import { leansBack, speaksOfThing } from './leans-back.ts';
import { readAsked } from './read-asked.ts';
import { isAsTold, repeatsPrice, tellTurned } from './tell-turned.ts';
import { turnToReader } from './turn-to-reader.ts';
import { readWhoIsMeant } from './who-is-meant.ts';

/** What a context tells in running text. */
export type Story = {
  /** Its sentences in their order, each with those that lean on it. */
  steps: string[][];
  /** What the persona tells of the reader, to open a mail that does not open with the story. */
  news: string[];
  /** How many steps open the mail, as they are on the reader or on how the sender came upon him. What is offered follows them. */
  opening: number;
};

type Told = { sentence: string; isOfReader: boolean; leans: boolean };

const sentencesMin = 4;
/** Of a sentence, on the average: shorter ones are notes as well, and private ones among them. Of 876 labelled contexts in sentences of 9 to 14 words, 779 have some. */
const sentenceWordsMin = 14;
/** What looks so private, and so much more so than told, stays out; how the sender came upon the reader, at the start, is for him to tell. */
const looksPrivate = { keptMin: 1, leadMin: 2 };
/** Of all that is not for the writer, so much has to be told, or what is left is no story. */
const toldShareMin = 0.6;
const toldMin = 3;

/**
 * A context in running text as it is told to the reader: its sentences in their order, in the second person where they speak of the reader. What is for
 * the writer, what nobody says to a face, and what leans on either is left out. Undefined where it is no running text, or too little of it can be told.
 */
export function tellStory(setting: Setting, proofs: readonly Proof[]): Omit<Story, 'news'> | undefined {
  const { notes, text, isList, inHurry, people, ordered } = setting;
  const words = countWords(text);
  if (isList || inHurry || words < storyWordsMin || notes.length < sentencesMin) return undefined;
  if (words / notes.length < sentenceWordsMin) return undefined;
  const { signature, signedAs, recipient } = people;
  // Whoever is named in passing may be who reads, or nobody to him.
  if (setting.reader.names.length === 0 && !recipient && namedInPassing(text, signature).length > 0)
    return undefined;
  const introductions = signature ? [`I'm ${signature}`, `I am ${signature}`] : [];
  const asked = readAsked(notes);
  const { forbids } = readWishes(
    notes.map((note) => ((isForWriter(note) && !ordersQuiet(note)) || leftOutItself.test(note) ? '' : note)),
  );
  const told: Told[] = [];
  let isLost = false;
  let lost = 0;
  /** Who and what only sentences that are not told have named. */
  const lostNames = new Set<string>();
  let lostText = '';
  /** What whoever reads knows already. */
  const known = [setting.persona, setting.offer].join(' ');
  for (const [at, spoken] of readWhoIsMeant(notes.map(withSubject), setting).entries()) {
    const note = spoken.words.join(' ');
    const bare = note.replace(/[.!]+$/, '');
    const isOfSender =
      isSignOff(note, signature, signedAs) || isOwnIntroduction(bare, signature, introductions, signedAs);
    if (isOfSender) continue;
    const asNote = proofs.find(({ index }) => index === at)?.sentence;
    if (!ordered.has(note) && (isToWriter(bare) || forbids(bare) || isOnReadersPost(bare, setting))) {
      // "Say that we sign an NDA first": what an order wants said.
      if (
        asNote &&
        !forbids(bare) &&
        !setting.isQuiet(note) &&
        !leansBack(asNote) &&
        isAsTold(asNote, note)
      ) {
        told.push({ sentence: asNote, isOfReader: false, leans: false });
        continue;
      }
      // Who sent the sender opens the mail. What tells something may be what the next sentence means; an order is not.
      const referral = isKeptBack(bare) ? undefined : toReferral(turnToReader(spoken) ?? bare);
      if (referral) told.unshift({ sentence: referral, isOfReader: true, leans: false });
      else if (opensTelling.test(note)) {
        isLost = true;
        lostText += ` ${note}`;
      }
      continue;
    }
    // "So we built Aftermark": what came of what is not told can stand alone.
    const isResult: boolean = isLost && leansBack(note) && !leansBack(note.replace(joined, ''));
    const isLeaning: boolean =
      (isLost && !isResult && ((leansBack(note) && spoken.roles[0] !== 'reader') || spoken.leansOnNamed)) ||
      namesIn(note).some((name) => lostNames.has(name)) ||
      (lostText !== '' &&
        speaksOfThing(note, lostText, [known, ...told.map(({ sentence }) => sentence)].join(' ')));
    const turned: string | undefined = isLeaning ? undefined : tellTurned(spoken, bare);
    const sentence: string | undefined =
      (turned && isResult ? capitalise(turned.replace(joined, '')) : turned) ??
      (asNote && !isLeaning && isAsTold(asNote, note) ? asNote : undefined);
    if (sentence && repeatsPrice(sentence, setting.offer)) continue;
    const { told: open, kept } = setting.weigh(note);
    const isPrivate =
      at > 0 && !touched.test(note) && kept > looksPrivate.keptMin && kept - open > looksPrivate.leadMin;
    isLost =
      sentence === undefined ||
      (isPrivate && !asked.names(note)) ||
      isUnsaid(sentence) ||
      setting.isQuiet(note) ||
      isReproach(note, notes[at + 1]) ||
      (spoken.isOfReader && asked.spares(note));
    if (sentence !== undefined && !isLost)
      told.push({
        sentence: finishSentence(sentence),
        isOfReader: spoken.isOfReader,
        leans: !isResult && (leansBack(note) || spoken.leansOnNamed),
      });
    else {
      lost += 1;
      lostText += ` ${note}`;
      for (const name of namesIn(note)) lostNames.add(name);
    }
  }
  const isEnough = told.length >= toldMin && told.length / (told.length + lost) >= toldShareMin;
  const [first] = told;
  if (!first || !isEnough || leansBack(first.sentence)) return undefined;
  const steps = toSteps(told);
  return {
    steps: steps.map((step) => step.map(({ sentence }) => sentence)),
    opening: countOpening(steps),
  };
}

/** What it was to the sender that the reader said or did. */
const touched =
  /^(?:It|That|This) (?:(?:has|really) )*(?:impressed|inspired|moved|stayed|struck|stuck|went round)\b/;

/** What joins a sentence to the one before it. */
const joined = /^(?:And so|And|But|Hence|So|Then),? (?=(?:I|my|our|we)\b)/;

/** `The sister was not supposed to tell me, so please leave that out`: of what it tells itself nothing is told, and of all else it says nothing. */
const leftOutItself =
  /^(?=(?:\S+ ){12})(?!(?:avoid|do not|don['’]t|leave|never|please)\b).+, (?:and|but|so) (?:please )?[^,]*\b(?:it|that|this)\b[^,]{0,24}$/iu;

/** How a sentence opens that tells something. */
const opensTelling =
  /^(?:(?:And|But|So) )?(?:After|An?|At|Each|Every|Last|Most|Since|So|There|These|Those|To|Two|Three|While|You|He|Her|His|I|In|It|My|On|One|Our|She|Some|That|The|Their|They|This|We|When)\b/;

/** Each sentence with those after it that mean something in it. */
function toSteps(told: readonly Told[]): Told[][] {
  const steps: Told[][] = [];
  for (const each of told) {
    const last = steps.at(-1);
    if (last && each.leans) last.push(each);
    else steps.push([each]);
  }
  return steps;
}

/** The steps at the start that are on the reader; the first may only lead up to the next. */
function countOpening(steps: readonly (readonly Told[])[]): number {
  const isOfReader = (at: number) => steps[at]?.some((told) => told.isOfReader) === true;
  if (!isOfReader(0) && !isOfReader(1)) return 0;
  let count = isOfReader(0) ? 1 : 2;
  while (isOfReader(count)) count += 1;
  return count;
}

/** `The roads weren't cleared until noon`, before `Don't bad-mouth the other firm`. */
function isReproach(note: string, next = ''): boolean {
  return spares.test(next) && /n['’]t\b|\b(?:failed|late|never|not|wrong)\b/i.test(note);
}

const spares = /\b(?:do not|don['’]t|not|without) (?:be rude|bad-?mouth|blam|criti[cq]|knock|run down|slag)/i;

/** `The director is Ms. Ann Bell`, `The chairman, Ann as everyone calls her, is a plain speaker`: who reads, for the writer to know. */
function isOnReadersPost(sentence: string, { reader }: Setting): boolean {
  const [, post = ''] =
    /^(?:The|Their) ([\p{L} ]{2,30}?)(?:, \p{Lu}| (?:is|was) (?:called |named )?(?:(?:Dr|Mme|Mrs?|Ms)\.? )?\p{Lu})/u.exec(
      sentence,
    ) ?? [];
  const last = post.toLowerCase().split(' ').at(-1) ?? '';
  return last !== '' && (reader.words.includes(last) || isRole(last) || /^C[A-Z]O$|^VP$/.test(post));
}

/** Names behind the first word of a sentence, and owners at its start. */
function namesIn(sentence: string): string[] {
  return [
    ...sentence.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,}(?=['’]s | told\b| said\b)/gu),
  ].map(([name]) => name);
}

/** What is left out before a deed, and what leads to a story that nothing stands before: `Found him through a film` → `I found him …`, `so Ann moved us` → `Ann moved us`. */
function withSubject(note: string, at: number): string {
  const told = (at === 0 ? note.replace(/^so /i, '') : note).replace(
    /^Free (?=for|of|to|until)/,
    'It is free ',
  );
  return /^(?:Ate|Came|Downloaded|Found|Had|Heard|Met|Noticed|Read|Saw|Stayed|Tried|Visited|Watched) (?!\p{Ll}+ing\b)/u.test(
    told,
  )
    ? `I ${decapitalise(told)}`
    : capitalise(told);
}

/** What a sentence supposes of the reader, or says that nobody says to a face. */
function isUnsaid(sentence: string): boolean {
  return (
    /\b(?:was|were) told that you\b/.test(sentence) ||
    supposes.test(sentence) ||
    (/\byou(?:r|rs)?\b/i.test(sentence) && grave.test(sentence))
  );
}

const supposes =
  /\b[Yy]ou(?:['’]ll| will|['’]re| are)? (?:\p{Ll}+ly )?(?:be sore|believe|dislike|distrust|fear|feel|hate|likely|may be|may not|might|must|probably|suspect|worry)\b|\b(?:apparently|better to|likely|I doubt|I suspect|nothing came of it|probably)\b|\b[Yy]our (?:current )?(?:contract|lease) (?:ends|expires|runs out)\b/u;

const grave =
  /\b(?:affair|bankrupt\w*|burn-?out|cancer|dead|death|debts?|died|divorce\w*|fired|funeral|gossip\w*|laid off|lawsuits?|redundan\w*|sick leave|sued)\b/i;
