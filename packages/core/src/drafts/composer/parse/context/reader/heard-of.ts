import { finishSentence } from '../../sentence-text.ts';
import { isRole } from '../people/signed-as.ts';
import { isSound } from '../proofs/is-sound.ts';
import { turnPronouns } from '../second-person.ts';
import { badNews } from '../unkind.ts';

/** Somebody of the sender's, by what he is to him: `Our clinical director, ANN BELL,`, `One of our trustees`, `Ann from our board`. */
const ours = String.raw`(?:(?:[Mm]y|[Oo]ur|[Oo]ne of (?:my|our))(?! (?:clients|customers|guests|members|users)\b)(?: [\p{L}-]+){1,4}(?:,? (?:Dr\.? |Prof\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)?,?|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? (?:at|from|in|of|on) (?:my|our)(?: [\p{L}-]+){1,3},?)`;
/** What he has of the reader. */
const has =
  '(?:attended|bought|enjoyed|follows|has (?:followed|read|seen|used|watched)|heard|listened to|loved|met|read|recommended|sat in on|saw|spoke (?:to|with)|stayed at|talked (?:to|with)|tried|visited|watched|went to)';
/** That he had the sender write. */
const sends =
  /,? and (?:(?:he|she|they) )?(?:then )?(?:asked|encouraged|told|urged) (?:me|us) to |,? and (?:(?:he|she|they) )?(?:said|suggested|thought) (?:that )?(?:I|we) (?:should |ought to )?(?=(?:call|contact|e-?mail|get|ring|speak|talk|write)\b)/u;

const heardOf = new RegExp(`^(${ours}) (${has}) ((?:.* )?(?:her|him|his|their|them)\\b.*)$`, 'u');

/**
 * Who of the sender's people met or heard the reader, and had him write: `Our director heard her talk in York and asked me to get in touch` → `Our director heard your
 * talk in York and asked me to get in touch.` Undefined where somebody else could be meant.
 */
export function toHeardOf(sentence: string): string | undefined {
  if (!/^(?:My|Our|One of|\p{Lu}[^.;:]* (?:my|our)) /u.test(sentence)) return undefined;
  const [, who = '', verb = '', rest = ''] = heardOf.exec(sentence) ?? [];
  if (!who || badNews.test(sentence) || /[;:]/.test(rest)) return undefined;
  // "Our chair met the mayor and his wife".
  const before = rest.split(/\b(?:her|him|his|their|them)\b/)[0] ?? '';
  if (before.split(' ').some((word) => isRole(word.replace(/,$/, '')))) return undefined;
  const [order = ''] = sends.exec(rest) ?? [];
  const told = turnPronouns(
    order ? rest.replace(order, order.replace(/\b(?:he|she|they) /, '')) : rest,
    false,
  );
  // "Our chair met her sister and she liked it".
  if (
    !told ||
    !/\byour?\b/.test(told) ||
    /\byou(?:['’]\p{L}+)? (?:asked|said|suggested|thought|told)\b/u.test(told)
  )
    return undefined;
  const said = `${who} ${verb} ${told}`;
  return isSound(said, '') ? finishSentence(said) : undefined;
}
