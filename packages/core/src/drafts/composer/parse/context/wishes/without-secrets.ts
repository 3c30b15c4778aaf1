import { splitSentences } from '../../../text/tidy.ts';
import { leansBack } from '../story/leans-back.ts';
import { hushesLast, isInConfidence } from './hushed.ts';
import { hushesByAnotherName } from './quiet-subjects.ts';

/** `I'd leave the subcontractor out of the mail`, `keep the tenant out of it`: who or what is told of nowhere. */
const leftOut =
  /(?<!\b(?:it|they|we|which) )\b(?:leave|keep) (?:(?:any mention of|my|our|the|this) )?((?:\p{Ll}+ ){0,2}\p{L}+) (?:entirely )?out of\b/iu;
/** `I would keep the bit about being sore to ourselves`. */
const keptPart =
  /\bkeep (?:that|the) (?:bit|part|story|thing)s? (?:about|of|on|with) (?:being |my |our |the )?(\p{Ll}+)/iu;
/** `I don't want the driver to be identified`: somebody alone, and not all drivers. */
const notIdentified =
  /\b(?:do not|don['’]?t) want (?:my|our|the) (\p{Ll}+) to be (?:identified|mentioned|named|recogni[sz]ed)\b/iu;
/** `I can't name them or hint at who they are`: of the sentence before, and told itself where it has more to tell. */
const hintsAtNobody =
  /\b(?:can['’]t|cannot|must not|not to) (?:name (?:her|him|them)\b|hint at who)|\b(?:would not|wouldn['’]t|rather not) (?:bring (?:it|that|this) up|mention (?:it|that|this)|raise (?:it|that|this)|refer to (?:it|that|this))\b|\b(?:do not|don['’]t) want to (?:bring (?:it|that|this) up|mention (?:it|that|this)|quote (?:it|that|this)|repeat (?:it|that|this))\b|^\(?(?:it|that|this)(?:['’]s| is) [^.]*\bnot for the (?:e-?mail|letter|mail)\b|\b(?:it|that|this|they) (?:does not|doesn['’]t|do not|don['’]t|must not|mustn['’]t|need not|needn['’]t|should not|shouldn['’]t) (?:(?:belong|come|go|have to (?:be|go)|need to (?:be|go)|be|stand) )(?:in(?:to)? (?:my|our|the|this) (?:e-?mail|letter|mail|message|note)|mentioned|said|told)\b/i;
/** `… can tell his story but not his name`, `don't get Ann in hot water`, `don't tell them about Ann, he'd get in trouble`: who is named there. */
const notNamed =
  /\bnot (?:her|his|their) names?\b|\bget (?:\p{L}+ ){0,3}in(?:to)? (?:hot water|trouble)\b|\b(?:do not|don['’]t|never) name (?:her|him|them|anybody|anyone)\b/iu;
const namedThere = /\p{Lu}\p{Ll}{2,}/gu;
const noName = new Set([
  'Please',
  'Don',
  'The',
  'And',
  'But',
  'They',
  'She',
  'His',
  'Her',
  'Never',
  'What',
  'Could',
]);

/** Notes without the sentences on whom or what they order to leave out, and without those that go on from them. */
export function withoutSecrets(text: string): string {
  const sentences = splitSentences(text);
  const secrets = sentences.flatMap((sentence) => {
    const [, what = ''] =
      leftOut.exec(sentence) ?? notIdentified.exec(sentence) ?? keptPart.exec(sentence) ?? [];
    const named = notNamed.test(sentence)
      ? (sentence.match(namedThere) ?? []).filter((name) => !noName.has(name))
      : [];
    return [...(what ? [what.split(' ').at(-1) ?? ''] : []), ...named];
  });
  const hushesBefore = sentences.map(
    (sentence) =>
      hintsAtNobody.test(sentence) || hushesLast(sentence) || hushesByAnotherName(sentence, sentences),
  );
  if (secrets.length === 0 && !hushesBefore.includes(true) && !sentences.some(isInConfidence)) return text;
  const isSecret = (sentence: string) =>
    secrets.some((secret) => new RegExp(`\\b${secret}(?:['’]s)?\\b`, 'iu').test(sentence));
  let isDropped = false;
  const kept = sentences.filter((sentence, at) => {
    isDropped =
      isSecret(sentence) ||
      isInConfidence(sentence) ||
      hushesBefore[at + 1] ||
      (isDropped && (leansBack(sentence) || /^(?:None|All|Some) of\b/.test(sentence)));
    return !isDropped;
  });
  return kept.join(' ');
}
