import { findVerb } from '../../../text/verbs.ts';
import { badNews, unkind } from '../unkind.ts';

const onClient = /^(?:My|Our|The) client (?:asked|can|does|has|is|needs|prefers|wants|was|will|would)/;
const goesOn = /^They(?:(['’]ve| have)|(['’]re| are| were))? ((?:also |just |now |recently )?(\p{Ll}+).*)$/u;

/**
 * What a recruiter notes of his client, as said of the client: `They've just won a framework`, after `The client would rather not be named` → `The client
 * has just won a framework`. Any other note is given back as it is.
 */
export function withClient(note: string, before = ''): string {
  if (!onClient.test(before)) return note;
  const [, have = '', are = '', told = '', first = ''] = goesOn.exec(note) ?? [];
  const verb = have ? 'has ' : are ? (are === ' were' ? 'was ' : 'is ') : '';
  return told && (verb || findVerb(first)?.form === 'past')
    ? `The client ${verb}${told.replace(/(?<!,) which is why\b/, ', which is why')}`
    : note;
}

/** `The hotel added a second kitchen`: what a place did or has. */
const ofPlace =
  /^The (\p{Ll}{4,}) (?:also |has |just |recently )*(\p{Ll}+) (?!.*\b(?:he|her|his|she|their|them|they)\b)[^;:]+$/u;

/** Whether a note is on where a post is that is offered: `The hotel added a second kitchen`, beside "head chef at a hotel", to somebody who works at no hotel yet. */
export function isOfPostsPlace(note: string, offer: string, persona: string): boolean {
  const [, place = '', verb = ''] = ofPlace.exec(note.replace(/[.!]+$/, '')) ?? [];
  return (
    place !== '' &&
    (findVerb(verb)?.form === 'past' || /^(?:employs|is|runs|serves)$/.test(verb)) &&
    new RegExp(`\\b(?:at|for|in|with) (?:an? |our |the )(?:[\\p{L}\\d-]+ ){0,5}?${place}\\b`, 'iu').test(
      offer,
    ) &&
    !persona.toLowerCase().includes(place) &&
    !badNews.test(note) &&
    !unkind.test(note)
  );
}
