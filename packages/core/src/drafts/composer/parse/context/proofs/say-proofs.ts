import { withLostArticle } from '../../lost-article.ts';
import { addressPeople } from '../../means-people.ts';
import { withReadersNoun } from '../../readers-noun.ts';
import type { News } from '../reader/open-with.ts';
import type { Setting } from '../setting.ts';
import { judgesIt } from '../story/leans-back.ts';
import { isSound } from './is-sound.ts';
import { mendWording } from './mend-wording.ts';
import { partClauses } from './part-clauses.ts';
import { findSpoken, type Proof, pickProofs, withSince } from './pick-proofs.ts';
import { isOfSomebodyOffered } from './to-proof.ts';

/** What of the proofs stands in the mail, in its order; `opening`: what the mail opens with, of what is `known` of the reader. */
export function sayProofs(
  proofs: readonly Proof[],
  setting: Setting,
  { known, opening }: { known: readonly News[]; opening: string | undefined },
): string[] {
  const { isQuiet } = setting;
  const spoken = findSpoken(known, opening);
  const sayable = proofs.flatMap((proof) => {
    const sentence = sayProof(proof, proofs, setting);
    return sentence && !isQuiet(sentence) ? [withSince({ ...proof, sentence }, spoken)] : [];
  });
  return pickProofs(sayable)
    .map((sentence) => withReadersFirm(sentence, setting))
    .map(partClauses)
    .map(withLostArticle)
    .map(mendWording);
}

/** `I've used Lumenpath's app`, to somebody at Lumenpath: `I've used your app`. */
function withReadersFirm(sentence: string, { reader, persona }: Setting): string {
  if (!/^(?:I|We|My|Our)\b.*['’]s /.test(sentence)) return sentence;
  return sentence.replace(
    /(?:\bthe )?(\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*)*)['’]s (?=[\p{Ll}\d])/gu,
    (found, owner: string) => {
      const isTheirs = reader.firms.some((firm) => firm === owner || firm.startsWith(`${owner} `));
      return isTheirs && persona.includes(` at ${owner}`) ? 'your ' : found;
    },
  );
}

/** A proof as it reads beside what is told before it. Undefined where what it leans on is not told. */
function sayProof(proof: Proof, proofs: readonly Proof[], setting: Setting): string | undefined {
  const { offer, notes, kinds, recruits, plural, reader } = setting;
  const { index } = proof;
  const last = proofs.findLast((other) => other.index === index - 1);
  // "On the last one scrap went down": of what, was said in a sentence that is not told.
  if (
    !last &&
    (leansOnOne.test(proof.sentence) || judgesIt.test(proof.sentence) || goesOn.test(proof.sentence))
  )
    return undefined;
  const alone = last ? proof.sentence : proof.sentence.replace(/ since\.$/, '.');
  const said =
    recruits || kinds.isSomebody
      ? alone
      : (addressPeople(alone, `${withoutAudience(offer)}. ${notes[Math.floor(index) - 1] ?? ''}`) ?? alone);
  const earlier = notes.slice(Math.max(0, index - 2), Math.ceil(index));
  const told = withReadersNoun(said, reader.words, earlier.join(' '));
  // "They keep a charge", of audio guides; "he milks goats", of our dairyman.
  const whose = plural ? 'Several things' : isOfSomebodyOffered(proof.sentence, offer) ? 'Somebody' : '';
  const before = [whose, offer, last?.sentence].filter(Boolean).join('. ');
  const sentence = isSound(told, before) ? told : withTermAlone(told);
  return isSound(sentence, before) ? sentence : undefined;
}

/** `Web development for branding studios`: who reads stands behind the offer, and nobody else, but not in `access to the growers`. */
export function withoutAudience(offer: string): string {
  return offer.replace(/(?<!\baccess )\b(?:for|to) .*/, '');
}

/** `On the last one`, `the other two`: one of those that the sentence before counts. */
const leansOnOne =
  /^(?:(?:At|For|In|On|With) )?(?:[Tt]he )(?:first|last|latest|other|second) (?:one|two|three)s?\b(?! (?:days?|hours?|lessons?|months?|weeks?|years?|\p{Ll}+s)\b)/u;

/** `So I made three more`: of what, a sentence before it says. */
const goesOn =
  /^(?:And so|So|Then) (?:I|we) (?:\p{Ll}+ ){1,2}(?:another|(?:\d+|one|two|three|four|five) more|it|some more)\b/u;

/** `The fee is 140 per service, she keeps 30`: the fee alone. */
function withTermAlone(sentence: string): string {
  return sentence.replace(/^(The (?:commission|cost|fee|price|rate|rent) is [^,]*\d[^,]*), .*$/, '$1.');
}
