import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { isPlural } from '../../../text/grammar.ts';
import { spellOut } from '../../../text/spell-out.ts';
import { toSingular } from '../../persona/to-singular.ts';
import { findSignature, isFirmName, isPersonName } from './context-names.ts';
import { name } from './name-patterns.ts';
import { isReadersFirm, isRoleOf } from './own-contact.ts';
import { isReaders, signedBy } from './sign-off.ts';
import { isTrade } from './signed-as.ts';

const part = String.raw`[^.,;:!?\n]{2,50}`;
/** A note that names somebody and says no more of whose that is: `Name is ANN.`, `Contact: ANN BELL, engineer.`, `Ask for ANN BELL.` */
const bare = compact(
  String.raw`(?<=^|\n|[.!?] )(?:(?<label>(?:[Ff]irst )?[Nn]ame(?: is|['’]s|:)|[Cc]ontact(?: person)?(?: is|:))|(?:[Pp]lease )?(?:[Aa]sk for|(?:[Aa]ny )?[Qq]uestions(?: go)? to:?|[Rr]eply to|[Cc]all and ask for)) (?<who>${name})(?<beside>(?:, ${part}){0,2})(?=[.!]?(?:\s|$))[.!]?`,
  'u',
);

/** Words for any number of people, of whom no note could name one. */
const anybody =
  /^(?:all|any ?one|any ?body|couples|every ?one|every ?body|families|households|parents|people|residents|those)\b/i;

/** Whether a persona is of several people: `Heads of Claims at insurers`, `Anyone who owns a piano`. */
export function isOfSeveral(persona: string): boolean {
  if (anybody.test(persona)) return true;
  const [role = ''] = persona.split(/,| [-–—(@]| (?:at|for|from|in|of|on|to|who|whose|with)\b/);
  const last = role.trim().split(' ').at(-1) ?? '';
  return isPlural(last) && isTrade(toSingular(last));
}

const ofOneself = /(?:^|[^\p{L}])(?:I|I['’](?:d|ll|m|ve)|my|me)(?![\p{L}])/iu;
const ofUs = /\b(?:our|us|we)\b/i;
const ofThem = /\b(?:he|her|hers|him|his|she|their|them|they)\b/i;

/** Whether what stands beside a name is another post than the one the persona gives its reader, or a firm that only the sender's could be. */
function isOfAnother(beside: string, persona: string): boolean {
  const [post = '', ...more] = beside.split(', ').slice(1);
  const isPost = /^\p{Ll}[\p{Ll} -]+$/u.test(post) && isTrade(post.split(' ').at(-1) ?? '');
  const isFirm = /^\p{Lu}\p{Ll}{3,}$/u.test(post) && !isOrdinaryWord(post.toLowerCase()) && !isTrade(post);
  const reader = spellOut(persona);
  return (
    (isPost || isFirm) &&
    reader.split(/[^\p{L}]+/u).some(isTrade) &&
    ![post, ...more].some((part) => isRoleOf(part, reader) || isReadersFirm(part, reader))
  );
}

/**
 * Notes in which such a note is the sender's, with a plain signature in its place: where several read, where the name stands with another post than the
 * reader's, where whoever writes speaks of himself and of nobody else, or where the reader is told whom to ask for. Where somebody else signs, it stands.
 */
export function withBareContact(notes: string, persona: string): string {
  const found = bare.exec(notes);
  if (!found) return notes;
  const { label = '', who = '', beside = '' } = found.groups ?? {};
  const rest = notes.replace(found[0], '');
  const isOurs = label === '' ? ofUs : ofOneself;
  const isSenders =
    isOfSeveral(persona) ||
    (/^contact/i.test(label) && isOfAnother(beside, persona)) ||
    (!/^contact/i.test(label) && isOurs.test(rest) && !ofThem.test(rest));
  const isSomebody = isPersonName(who) || !isOrdinaryWord((who.split(' ')[0] ?? '').toLowerCase());
  if (!isSenders || !isSomebody || isFirmName(who) || isReaders(who, persona)) return notes;
  if (findSignature(rest, persona)) return notes;
  return `${rest.trim()}\n${signedBy([who, ...beside.split(', ').slice(1)])}`.trim();
}
