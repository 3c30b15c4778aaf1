import { capitalise } from '../../../text/grammar.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isRole } from '../people/signed-as.ts';
import { isSound } from '../proofs/is-sound.ts';
import { turnPronouns } from '../second-person.ts';
import { badNews } from '../unkind.ts';

const name = String.raw`(?:Dr\.? |Prof\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:al|da|de|der|la|le|van|von) )*\p{Lu}[\p{L}'’-]+)*`;
/** Somebody of the sender's, by what he is to him: `Our clinical director, ANN BELL,`, `One of our trustees`, `Ann from our board`. */
const ours = String.raw`(?:(?:[Mm]y|[Oo]ur|[Oo]ne of (?:my|our))(?! (?:clients|customers|guests|members|users)\b)(?: [\p{L}-]+){1,4}?(?:,? ${name})?,?|${name},? (?:at|from|in|of|on) (?:my|our)(?: [\p{L}-]+){1,3}?,?)`;
/** What he has of the reader. */
const has =
  'attended|bought|enjoyed|follows|has (?:followed|read|seen|used|watched)|heard|listened to|loved|met|read|recommended|sat in on|saw|spoke (?:to|with)|stayed at|talked (?:to|with)|tried|visited|watched|went to';
/** What else he did there, where he then had the sender write. */
const did = String.raw`\p{Ll}{2,}ed|gave|held|knew|led|ran|sang|showed|sold|spent|taught`;
const writes = '(?:call|contact|e-?mail|get in touch|ring|speak|talk|write)';
const sends = new RegExp(
  `,? and (?:(?:he|she|they) )?(?:then )?(?:asked|encouraged|told|urged) (?:me|us) to (?=${writes})|,? and (?:(?:he|she|they) )?(?:said|suggested|thought) (?:that )?(?:I|we) (?:should |ought to )?(?=${writes})`,
  'u',
);

const heardOf = new RegExp(`^(${ours}) (${has}) ((?:.* )?(?:her|him|his|their|them)\\b.*)$`, 'u');
const workedThere = new RegExp(`^(${ours}) (${did}) ((?:.* )?(?:her|him|his|their|them)\\b.*)$`, 'u');

/** `We were asked by their own librarian, KEN ITO, to contact the chief librarian directly`: who had the sender write. */
const askedBy =
  /^(?:I|We) (?:was|were) (advised|asked|encouraged|told|urged) by ([^;:]{3,80}?),? to (contact|e-?mail|get in touch with|ring|speak to|talk to|write to) (?:her|him|them|you|the ([\p{Ll} ]{3,40}?))( directly)?$/u;

function toAskedBy(sentence: string, words: string): string | undefined {
  const [, asked = '', by = '', write = '', post, directly = ''] = askedBy.exec(sentence) ?? [];
  const isReaders = post === undefined || words.startsWith(`${post} `);
  const who = by && isReaders ? turnPronouns(by, true) : undefined;
  const us = sentence.startsWith('I ') ? 'me' : 'us';
  const comma = who?.includes(',') ? ',' : '';
  return who && finishSentence(`${capitalise(who)}${comma} ${asked} ${us} to ${write} you${directly}`);
}

/**
 * Who of the sender's people met or heard the reader, or who had him write: `Our director heard her talk in York and asked me to get in touch` → `Our director heard
 * your talk in York and asked me to get in touch.` Undefined where somebody else could be meant. `words`: those for who reads.
 */
export function toHeardOf(sentence: string, words = ''): string | undefined {
  if (/^(?:I|We) (?:was|were) /.test(sentence)) return toAskedBy(sentence, words);
  if (!/^(?:My|Our|One of|\p{Lu}[^.;:]* (?:my|our)) /u.test(sentence) || badNews.test(sentence))
    return undefined;
  const [order = ''] = sends.exec(sentence) ?? [];
  const [, who = '', verb = '', rest = ''] =
    heardOf.exec(sentence) ?? (order ? workedThere.exec(sentence) : null) ?? [];
  if (!who || /[;:]/.test(rest)) return undefined;
  // "Our chair met the mayor and his wife".
  const before = rest.split(/\b(?:her|him|his|their|them)\b/)[0] ?? '';
  if (before.split(' ').some((word) => isRole(word.replace(/,$/, '')))) return undefined;
  const told = turnPronouns(
    order ? rest.replace(order, order.replace(/\b(?:he|she|they) /, '')) : rest,
    false,
  );
  if (!told || !/\byour?\b/.test(told) || /\band you (?:asked|said|suggested|thought|told)\b/.test(told))
    return undefined;
  const said = `${who} ${verb} ${told}`;
  return isSound(said, '') ? finishSentence(said) : undefined;
}
