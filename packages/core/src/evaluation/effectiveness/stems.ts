import type { Brief } from '../../emails/index.ts';
import type { EmailText } from '../text/read-email.ts';
import { byWord, WordList } from '../text/word-list.ts';
import { splitWords, type Word } from '../text/words.ts';

const functionWords = new WordList(
  `a an and are as at be been but by can could did do does for from get had has have he her his how i if in into is it its just like me more most my no not
  of on one or our out over own per so some such than that the their them then there these they this those to too up us use very was we were what when where which who
  will with would you your yours about after all also any because before being both each few here it's i'm we're you're who's i'd i've we've let's don't`.split(
    /\s+/,
  ),
);

export function isFunctionWord(word: Word): boolean {
  return functionWords.has(word);
}

/** A light stem: plural and verb endings off. Two forms of one word mostly meet; nothing more is claimed. */
function stem(word: string): string {
  let base = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`;
  else if (base.length > 3 && base.endsWith('s') && !base.endsWith('ss') && !base.endsWith('us'))
    base = base.slice(0, -1);
  if (base.length > 5 && base.endsWith('ing')) base = base.slice(0, -3);
  else if (base.length > 4 && base.endsWith('ed')) base = base.slice(0, -2);
  if (base.length > 4 && base.endsWith('e')) base = base.slice(0, -1);
  if (base.length > 3 && base.at(-1) === base.at(-2)) base = base.slice(0, -1);
  return base;
}

const stemOf = byWord(stem);

/** The stem of a content word; undefined for a function word or a single letter. */
function stemOfContent(word: Word): string | undefined {
  return word.text.length < 2 || functionWords.has(word) ? undefined : stemOf(word);
}

/** The most text of one brief field that is compared, in UTF-16 units: the longest field a request may have. */
const fieldLengthMax = 8_000;

const apostrophe = 39;

/** Where a stem stands: the sum of these. */
const inOffer = 1;
const inPersona = 2;
const inGoal = 4;
const inContext = 8;
const inSubject = 16;
const inCore = 32;
const inMail = inSubject | inCore;

/** How many stems a brief field has, and how many of them the mail takes up. */
export type TakenUp = { wanted: number; found: number };

/** What several items of the rubric compare: the stems of the brief's fields and of the subject with those of the mail. */
export type Stems = {
  offer: TakenUp;
  /** Persona and industry. */
  persona: TakenUp;
  goal: TakenUp;
  context: TakenUp;
  /** A stem of the subject stands in the core, the offer or the persona. */
  subjectOnTopic: boolean;
};

/** The beginnings of the stems that are noted. A stem begins as its words do, so that few words of the core have to be taken apart. */
const beginnings = new Uint8Array(256);

/** What its first letter and its second are, in 0 to 255. Two beginnings may share a number. */
function beginningOf({ text }: Word): number {
  const second = text.charCodeAt(1);
  return (text.charCodeAt(0) * 31 + (second === apostrophe ? 0 : second)) & 255;
}

export function compareStems(email: EmailText, brief: Brief): Stems {
  const places = new Map<string, number>();
  beginnings.fill(0);
  const note = (words: readonly Word[], place: number) => {
    for (const word of words) {
      const base = stemOfContent(word);
      if (base === undefined) continue;
      places.set(base, (places.get(base) ?? 0) | place);
      beginnings[beginningOf(word)] = 1;
    }
  };
  const noteField = (text: string | undefined, place: number) => {
    if (text !== undefined) note(splitWords(text.slice(0, fieldLengthMax)), place);
  };
  noteField(brief.offer, inOffer);
  noteField(brief.persona, inPersona);
  noteField(brief.industry, inPersona);
  noteField(brief.goal, inGoal);
  noteField(brief.additionalContext, inContext);
  note(email.subjectWords, inSubject);
  // Most words of the core stand nowhere else, and are not worth noting.
  for (const word of email.coreWords) {
    if (beginnings[beginningOf(word)] === 0) continue;
    const base = stemOfContent(word);
    const place = base && places.get(base);
    if (base && place) places.set(base, place | inCore);
  }
  const offer = { wanted: 0, found: 0 };
  const persona = { wanted: 0, found: 0 };
  const goal = { wanted: 0, found: 0 };
  const context = { wanted: 0, found: 0 };
  let subjectOnTopic = false;
  for (const place of places.values()) {
    if (place & inOffer) count(offer, place);
    if (place & inPersona) count(persona, place);
    if (place & inGoal) count(goal, place);
    if (place & inContext) count(context, place);
    if (place & inSubject && place & (inCore | inOffer | inPersona)) subjectOnTopic = true;
  }
  return { offer, persona, goal, context, subjectOnTopic };
}

function count(taken: TakenUp, place: number): void {
  taken.wanted++;
  if (place & inMail) taken.found++;
}
