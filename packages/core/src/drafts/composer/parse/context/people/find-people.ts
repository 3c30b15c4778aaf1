import { splitSentences } from '../../../text/tidy.ts';
import type { PersonName } from '../../persona/parse-persona-name.ts';
import { isField } from '../crm-field.ts';
import { leadInvestor } from '../notes/note-round.ts';
import type { OfferKinds } from '../offer-kinds.ts';
import { toReferral } from '../reader/to-you.ts';
import { findRecipient, findSignature } from './context-names.ts';
import { findByPost, findOnlyOneNamed } from './named-in-passing.ts';
import { findOwnFirm, findOwnPlace, withOwnFirm } from './own-firm.ts';
import { findSpokenOf } from './reader-noted.ts';
import { findSignedAs, isPostAlone } from './signed-as.ts';

/** Who writes, what stands below that name, and who reads. */
export type People = { signature?: string; signedAs?: string; recipient?: PersonName };

/** What is known before the notes are read: `isGroup`: several people read, `seeksReader`: the persona names nobody. */
type Known = { persona: string; isGroup: boolean; seeksReader: boolean; kinds: OfferKinds };

/** Whom the notes name as the one who writes and the one who reads. */
export function findPeople(text: string, { persona, isGroup, seeksReader, kinds }: Known): People {
  const firm = findOwnFirm(text);
  const signature = findSignature(withoutReferrals(text), persona, isGroup) ?? firm;
  const signedAs = signature && findBelowName(text, signature, firm);
  const ofReader = withReaderNamed(withoutFields(text), persona, kinds);
  const spokenOf = () => {
    const said = seeksReader ? findSpokenOf(ofReader, persona) : undefined;
    const inPassing = said ?? findOnlyOneNamed(ofReader, persona, signature);
    return seeksReader || (inPassing && persona.includes(inPassing)) ? inPassing : undefined;
  };
  const meant =
    (seeksReader && !isGroup ? findByPost(ofReader, persona) : undefined) ??
    findRecipient(`${ofReader}\n${persona}`, persona, signature, spokenOf);
  const signed = [signature, signedAs].filter(Boolean).join(', ');
  const recipient = signature && meant && isNamedIn(meant, signed) ? undefined : meant;
  return {
    ...(signature ? { signature } : {}),
    ...(signedAs ? { signedAs } : {}),
    ...(recipient ? { recipient } : {}),
  };
}

const isTitle = /^(?:Dr|Miss|Mr|Mrs|Ms|Mx)\.?$/;

/** The post and the firm of whoever signs, where the notes give them. */
function findBelowName(text: string, signature: string, firm: string | undefined): string | undefined {
  const noted = findSignedAs(text, signature);
  // "ANN BELL (Ms)".
  const beside = withOwnFirm(noted && isTitle.test(noted) ? undefined : noted, text);
  const ownFirm = firm === signature ? findOwnPlace(text) : firm;
  return beside && ownFirm && isPostAlone(beside) ? `${beside}, ${ownFirm}` : (beside ?? ownFirm);
}

/** Notes that name nobody as the reader but whoever reads. */
function withReaderNamed(
  text: string,
  persona: string,
  { isSomebody, isPost, raisesMoney }: OfferKinds,
): string {
  // "Her name is ANN BELL", of somebody who is offered.
  const ofOthers = isSomebody ? text.replace(/\b(?:Her|His|The \p{Ll}+'s) name is [^.]+\./gu, '') : text;
  // "Lead is NAME": whose money it is.
  const ofRound = raisesMoney ? ofOthers.replace(leadInvestor, '$1led by ') : ofOthers;
  // "Candidate: NAME", where a post is offered: who reads it.
  return isPost && !hires.test(persona) ? ofRound.replace(candidate, '$1Recipient$2') : ofRound;
}

const hires = /\b(?:hiring|HR|human resources|recruit\w*|talent)\b/i;
const candidate = /(^|\n|[.!?;] )(?:Applicant|Candidate)(:| is)(?= \p{Lu})/gu;

/** `Mrs BELL, the deputy head, gave me your name`. */
const sendsHere =
  /^[^.!?]{3,60} (?:gave (?:me|us) (?:her|his|their|your) (?:address|details|e-?mail|name|number)|(?:passed|pointed|sent) (?:me|us) (?:on )?(?:to|towards) (?:her|him|them|you))\b/iu;

/** Notes without who sent the sender, who signs nothing: `Sarah from marketing recommended I contact you`. */
function withoutReferrals(text: string): string {
  if (!/\b(?:gave|introduced|passed|pointed|recommended|referred|said|suggested|thought|told)\b/.test(text))
    return text;
  return splitSentences(text)
    .filter((sentence) => sendsHere.test(sentence) || toReferral(sentence.replace(/[.!]$/, '')) !== undefined)
    .reduce((rest, sentence) => rest.replace(sentence, ''), text);
}

/** Notes without what was copied from a customer database, whose owner is a colleague of the sender's. */
function withoutFields(text: string): string {
  const notes = splitSentences(text);
  return notes.filter(isField).length > 1 ? notes.filter((note) => !isField(note)).join('\n') : text;
}

/** Whoever signs does not read. */
function isNamedIn({ firstName = '', surname = '' }: PersonName, signature: string): boolean {
  return signature.includes([firstName, surname].filter(Boolean).join(' '));
}
