import { countWords } from '../../../text/tidy.ts';
import type { News } from '../reader/open-with.ts';
import { tellsOfBuyer } from './to-proof.ts';
import { weaveFacts } from './weave-facts.ts';

/** A sentence to be told; `ofOffer`: its pronoun is what is offered, `sinceThen`: it came after what the notes have before it. */
export type Proof = {
  sentence: string;
  weight: number;
  index: number;
  ofOffer?: boolean;
  sinceThen?: boolean;
};

/** `Scrap went from 6% down to 1.3%`. */
const changes = /\bfrom [$€£]?\d\S*(?: \p{L}+){0,2} to [$€£]?\d/u;

/** What need not be paid, and who pays all else: `There is no fee, and the borrower bears transport`. */
const ofFee = /^There is no (?:charge|fee|rent), and /;

/** Figures and what became of customers say most. */
export function weighProof(sentence: string): number {
  return (
    (/\d/.test(sentence) ? 2 : 0) +
    (/\b(?:customers?|clients?|teams?)\b/i.test(sentence) ? 1 : 0) +
    (tellsOfBuyer(sentence) ? 2 : 0) +
    (changes.test(sentence) ? 1 : 0) +
    (ofFee.test(sentence) ? 3 : 0)
  );
}

/** A small word that stands twice in a row was told wrong. */
const saysTwice =
  /\b(an?|and|are|at|by|for|from|has|have|in|is|it|of|on|the|they|to|was|we|were|with|you) \1\b/i;

const proofsMax = 6;
const proofWordsMax = 95;
/** Of short ones two more are still read at a glance. */
const shortProofsMax = 8;
const shortProofWordsMax = 60;

/** The strongest, of two alike the earlier, as many as are read at a glance. */
export function pickProofs(proofs: readonly Proof[]): string[] {
  const picked: Proof[] = [];
  for (const proof of proofs.filter(({ sentence }) => !saysTwice.test(sentence)).toSorted(byWeight)) {
    const words = [...picked, proof].reduce((sum, { sentence }) => sum + countWords(sentence), 0);
    const isRoom =
      picked.length < proofsMax
        ? picked.length === 0 || words <= proofWordsMax
        : picked.length < shortProofsMax && words <= shortProofWordsMax;
    if (isRoom) picked.push(proof);
  }
  return weaveFacts(besideOffer(picked.toSorted((one, other) => one.index - other.index)));
}

/** Anybody or anything but the sender and the offer: what "it" right after it could be. */
const another = /^(?!(?:All|I|It|My|No|Our|Set-up|The|There|They|This|We|You|Your)\b)\p{Lu}/u;

/** `It is 1,800 words long`: of what is offered, and of nothing that the sender has written before. */
const measured = /^It is \d[\d,.]* (?:minutes|pages|words) long\b/;

/** Sentences in their order; one on the offer that begins with a pronoun comes before whatever else that could be. */
function besideOffer(proofs: readonly Proof[]): string[] {
  const mayBeMeant = ({ sentence, ofOffer }: Proof, next: Proof) =>
    !ofOffer &&
    next.ofOffer &&
    (next.sentence.startsWith('They') || measured.test(next.sentence) || another.test(sentence));
  const found = proofs.findIndex((proof, at) => proofs.slice(at + 1).some((next) => mayBeMeant(proof, next)));
  const at = found < 0 ? proofs.length : found;
  const rest = proofs.slice(at);
  return [
    ...proofs.slice(0, at),
    ...rest.filter(({ ofOffer }) => ofOffer),
    ...rest.filter(({ ofOffer }) => !ofOffer),
  ].map(({ sentence }) => sentence);
}

function byWeight(one: Proof, other: Proof): number {
  return other.weight - one.weight || one.index - other.index;
}

/** When sender and reader spoke, where the mail opens with it: `We spoke in spring.` */
export function findSpoken(known: readonly News[], opening = ''): News | undefined {
  return known.find(
    ({ sentence }) =>
      /^(?:I|We) (?:applied|e-?mailed|messaged|met|pitched|spoke|talked|wrote)\b/.test(sentence) &&
      opening.includes(sentence.split(/[,.]/)[0] ?? sentence),
  );
}

/** `Since then we launched …`, where the mail says since when. */
export function withSince(proof: Proof, spoken: News | undefined): Proof {
  return proof.sinceThen && spoken && spoken.index < proof.index
    ? { ...proof, sentence: `Since then ${proof.sentence.replace(/^We\b/, 'we')}` }
    : proof;
}
