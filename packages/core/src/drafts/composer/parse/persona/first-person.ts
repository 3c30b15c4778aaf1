import { toArticle } from '../../text/grammar.ts';
import { findVerb, toThirdPerson } from '../../text/verbs.ts';

/** What somebody says of himself who reads: `I'm a landlord`, `We run a bakery`; not what the sender does: `I sell to landlords`. */
const ofOneself =
  /^(?:(I)|We)(?:(?:['’]m|['’]re| am| are) (?=(?:an?|one of|the|two|three) )| (?=(?:chair|coach|edit|farm|head|keep|lead|look after|manage|organi[sz]e|own|run|teach) (?!you\b|people\b|to\b)))/;

/** What is said of him next: `, and I dread …`, ` but we can't …`. */
const goesOn =
  /(?:,? (?:and|but)|,) (?:I|we)((?:['’]m|['’]re| am| are|['’]ve)?) ((?:\p{Ll}+ly )?)([\p{Ll}'’]+)/gu;

const auxiliary = /^(?:can|cannot|can['’]t|could|must|never|often|rarely|still|will|would)$/;
const irregular: Readonly<Record<string, string>> = {
  do: 'does',
  "don't": "doesn't",
  have: 'has',
  "haven't": "hasn't",
};

/** `dread` → `dreads`, of one; of several a verb stays. */
function toVerb(verb: string, isOne: boolean): string {
  if (!isOne || auxiliary.test(verb)) return verb;
  return irregular[verb.replace('’', "'")] ?? toThirdPerson(verb);
}

/** A persona that speaks for itself as a note on it: `I'm a landlord and I dread the phone` → `a landlord who dreads the phone`. Any other stays as it is. */
export function fromFirstPerson(text: string): string {
  const [opening, one] = ofOneself.exec(text) ?? [];
  if (opening === undefined) return text;
  const isOne = one !== undefined;
  const told = text.slice(opening.length);
  const runs = findVerb(told.split(' ')[0] ?? '')?.form === 'base';
  let clauses = runs ? 1 : 0;
  const who = told.replace(goesOn, (_, be: string, adverb: string, verb: string) => {
    const link = clauses++ === 0 ? ' who' : ', and';
    return be
      ? `${link} ${be.endsWith('ve') ? (isOne ? 'has' : 'have') : isOne ? 'is' : 'are'} ${adverb}${verb}`
      : `${link} ${adverb}${toVerb(verb, isOne)}`;
  });
  const whole = runs
    ? who.replace(/^\p{Ll}+/u, (verb) => `${isOne ? 'somebody' : 'people'} who ${toVerb(verb, isOne)}`)
    : who;
  return (
    whole
      // "With my sister": the mail goes to one.
      .replace(/ with (?:my|our) \p{Ll}+(?=$|[,.]| (?:and|but|in|who)\b)/u, '')
      // "The chair of our village hall committee": of which body.
      .replace(
        /(?<=^[^,]*? (?:at|for|in|of) )(?:my|our) (?=(\p{Ll}+))(?!.* (?:my|our) .* who )/u,
        (_, next: string) => `${toArticle(next)} `,
      )
      .replace(/\b(?:my|our)\b/g, 'their')
      .replace(/\b(?:myself|ourselves)\b/g, 'themselves')
      .replace(/\b(?:me|us)\b/g, 'them')
  );
}
