import { tellFigures } from '../../offer/notes/tell-figures.ts';
import { finishSentence } from '../../sentence-text.ts';
import { toRaise } from '../notes/note-round.ts';
import { toTraction } from '../notes/note-traction.ts';
import { toOwn } from '../proofs/own-notes.ts';
import { isWhole } from '../proofs/stands-alone.ts';
import { toLink } from '../proofs/to-link.ts';
import { canStand, toProof } from '../proofs/to-proof.ts';
import { toQuote } from '../proofs/to-quote.ts';
import { toTellAnyway } from '../proofs/told-anyway.ts';
import type { Note } from '../read-note.ts';
import { toNeighbour } from '../reader/around-reader.ts';
import type { Gathered, Setting } from '../setting.ts';
import { looksLikeDetail } from '../weights/weigh-sentence.ts';
import { toldToSay } from './for-writer.ts';
import { toMention, toReason } from './to-mention.ts';

/** What a note orders to be said, or what is told whatever it weighs. Undefined where it is to be weighed like others. */
export function tellWanted(note: Note, setting: Setting, { proofs }: Gathered): string | undefined {
  const { raw, plain, index } = note;
  const { offer, plural, reader, kinds } = setting;
  return (
    withInvestor(toMention(plain, reader, plural), kinds.raisesMoney) ??
    (kinds.raisesMoney
      ? (toRaise(raw) ?? toTraction(raw) ?? tellFigures(raw.replace(/\.$/, ''), false))
      : undefined) ??
    toOwn(raw, offer, isOfWriter(note, setting)) ??
    toReason(plain) ??
    toLink(plain) ??
    toTellAnyway(plain, offer, reader.words, plural) ??
    toNeighbour(plain) ??
    toQuote(plain) ??
    tellOrdered(note, offer) ??
    // "The guest speaker is NAME. She will show how …".
    (/^S?[Hh]e (?:has|runs|shows|talks|tells|will) /.test(plain) &&
    canStand(plain) &&
    proofs.at(-1)?.index === index - 1 &&
    introducesSpeaker.test(proofs.at(-1)?.sentence ?? '')
      ? finishSentence(plain)
      : undefined)
  );
}

/** `We have a lead`, of whoever raises money: an investor. */
function withInvestor(told: string | undefined, raisesMoney: boolean): string | undefined {
  return raisesMoney ? told?.replace(/\ba lead(?=\.$)/, 'a lead investor') : told;
}

/** What whoever writes of himself notes without a subject may look as private as this, and no more. */
const ofOneselfMax = -2;

/** Whether a note without a subject is of whoever writes of himself. */
function isOfWriter({ odds }: Note, { ofOneself, subject }: Setting): boolean {
  return (
    odds.kept < ofOneselfMax && (ofOneself || (subject === 'I' && looksLikeDetail(odds) && odds.ofReader < 0))
  );
}

/** What stands behind an order such as `say that`. */
function tellOrdered({ sentence }: Note, offer: string): string | undefined {
  const toSay = toldToSay(sentence);
  if (!toSay) return undefined;
  return toProof(toSay, offer, true) ?? (isWhole(toSay, true) ? finishSentence(toSay) : undefined);
}

/** Who comes is named to be told. */
export const introducesSpeaker =
  /^The (?:(?:guest|keynote|main) )?(?:instructor|lecturer|presenter|speaker|spokesperson|trainer|tutor) is /;

/** Whether what was ordered is known of the reader, and opens the mail: `Mention that I saw that they are hiring`. */
export function isOrderedNews(wanted: string): boolean {
  return seenOfReader.test(wanted) || metAtTheirs.test(wanted);
}

/** Whether sender and reader both know of it, so that nobody had to ask for it. */
export function isShared(wanted: string): boolean {
  return /^(?:I|We) [^,]* at your /.test(wanted);
}

const seenOfReader = /^(?:I|We) (?:heard|noticed|read|saw) (?:that )?you\b|^I(?:'m| am) [^,]* of yours\b/u;
const metAtTheirs =
  /^(?:I|We) [^,]* at your \p{Ll}+(?: \p{Ll}+)?(?: (?:before|in|last|on|once|this|twice)\b[^,]*)?\.$/u;
