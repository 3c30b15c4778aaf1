import { type Abuse, abuses } from './abuses.ts';
import { loadWeights } from './load-weights.ts';
import { type Mark, readSigns } from './read-signs.ts';
import { nameAbuse, type RefusalModel, readRefusalModel, weigh } from './refusal-model.ts';
import { plainRules, type Rule, rules, type Sequence, type Term } from './rules.ts';
import type { Sign } from './signs.ts';
import { type RequestText, wordsOfFields } from './words-of-fields.ts';

const shippedModel = readRefusalModel(loadWeights());

/**
 * Log-odds from which the model refuses by itself, and down to which a rule may. Refusing an honest customer is the worse fault: what
 * passes here Claude can still refuse. A lower limit refuses few
 * abuses more, and the first honest requests that the tests hold. A request of a word or two a field says too little to be sure of it.
 */
const scoreMin = { alone: 0.4, besidePlain: 0.6, ofFewWords: 1.1, withRule: -1 };
/** Log-odds of persona, offer and goal alone below which they say plainly what is sold to whom: what only the context says against them has to say more. */
const plainRequestMax = -1.5;
/** Four words in all, and the mark at the end of each of four fields. */
const fewWords = 8;

/** `Sell the car`, `donate 20 laptops`: what anybody does with his own. The model has read of it mostly where the thing was stolen or forged. */
const plainDeal =
  /^(?:to )?(?:donate|give away|lend|sell|swap)(?: (?:it|them|both|(?:(?:an?|my|our|the|these|those|\d+) )?(?:[\p{L}-]+ )?[\p{L}-]+))?[.!]?$/iu;
/** Signs that what is offered is nobody's to sell. */
const ofWrong: ReadonlySet<Sign> = new Set<Sign>([
  'code',
  'deceit',
  'fake',
  'grudge',
  'illicit',
  'malware',
  'material',
  'secret',
  'unreal',
]);
/** Log-odds of the offer alone from which it is no plain thing, as a drug is not. */
const plainOfferMax = 0.7;

/**
 * Why no draft is written for a request with a plainly abusive purpose, as a sentence for the caller; undefined for every other
 * request. It reads English, and plain German, Spanish and French, and knows only what is said: it is a first gate, not the only
 * one. Offers that defend against such abuse, or help those who suffered it, pass.
 */
export function findRefusalReason(request: RequestText): string | undefined {
  const isDeal = !request.additionalContext && plainDeal.test(request.goal.trim());
  const verdict = judge(wordsOfFields(withoutAsides(request)), shippedModel, isDeal);
  if (!verdict) return undefined;
  const deed = verdict.abuse ? abuses[verdict.abuse] : 'deceives, threatens, degrades or shuts out people';
  return `The request, most of all its ${verdict.field}, reads like one for an email that ${deed}. No draft is written for this. If it is meant otherwise, say there what the email is for.`;
}

/**
 * `Don't name the distributor!`: what the mail is to leave out, in so few words that they tell nothing of what it is for. Most who keep
 * something quiet in what the model learned from had a reason to hide it; most customers have not.
 */
const keptQuiet =
  /(?<=^|[.!?;\n] ?)(?:please |pls )?(?:don['’]?t|do not|never|no need to) (?:bring up|mention|name|quote|state)(?! (?:how|it|that|this|what|where|which|who|why)\b)(?: [\p{L}\d'’-]+){1,4}(?:[.!;\n]+|$)/giu;

/**
 * `Most weigh under 400 grams and would not get through the winter`, `we could not take in 44 women`: why an appeal asks for help. To the
 * model a sum beside a "not" is what happens to whoever does not pay.
 */
const need =
  /\b(?:(?:they|\p{L}+s|all|few|half|many|most|none|some)\b.*? (?:(?:can|could|do|would) ?not|(?:ca|could|do|would)n['’]t) (?:get through|last|live|make it|see (?:another|the)|survive)|we (?:(?:can|could) ?not|(?:ca|could)n['’]t) (?:admit|feed|house|take in))\b.*/iu;

/** Words of a sentence that speaks to or of one person, of a condition, or of a payment: no mere need. */
const speaksOfMore = /\b(?:he|her|his|if|otherwise|pay|paying|pays|she|those|unless|us|who|you|your)\b/i;

/** Who is asked for a gift, or the giving. */
const appeals = /\b(?:adopt(?:er)?s?|donat\p{L}+|donors?|gave|giv(?:e|ers?|ing)|sponsors?|supporters?)\b/iu;

/** `A photo of "their" hedgehog`: somebody's only in a manner of speaking. */
const theirsSoToSpeak = /["“](?:their|your)["”] /giu;

/**
 * `Open a trade account`, `set up an account with us`, `win the account`: somebody is to become a customer. The model has read of accounts
 * mostly where their passwords were wanted. In whose name or for whom one is opened is read.
 */
const customersAccount =
  /\b(?:(?:create|get|open|set up|start) (?:an? |the |their )?(?:new )?(?:(?:business|company|corporate|credit|customer|dealer|fleet|reseller|retail|supplier|trade|trading|wholesale) account|account with (?:me|us)|account(?=\.?$))|win (?:the|their|this|back their) account)(?= with (?:me|us)\b|[.,;!?]|$)/giu;

/** `1,800 part numbers in stock`: goods that are counted, and no codes. */
const goodsNumbered = /\b(part|article|catalog(?:ue)?|item|model|product|stock) numbers\b/giu;

/** The request without what the model takes for more than it says: what is kept quiet, the need that an appeal tells of, and a customer's account. */
function withoutAsides(given: RequestText): RequestText {
  const request = {
    ...given,
    offer: given.offer.replace(goodsNumbered, '$1s'),
    goal: given.goal.replace(customersAccount, 'become a customer'),
  };
  const { persona, goal, additionalContext } = request;
  if (!additionalContext) return request;
  const said = additionalContext.replace(keptQuiet, '').replace(goodsNumbered, '$1s');
  const told = appeals.test(`${persona} ${goal}`)
    ? said
        .replace(theirsSoToSpeak, '')
        .replace(/[^.!?\n]+/g, (each) => (speaksOfMore.test(each) ? each : each.replace(need, 'need help')))
    : said;
  return { ...request, additionalContext: told };
}

const fieldNames = ['persona', 'offer', 'goal', 'additionalContext'] as const;

type Verdict = { abuse: Abuse | undefined; field: (typeof fieldNames)[number] | undefined };

/**
 * The abuse, where signs or a rule name one, and the field that speaks most for it by the model; undefined for an honest request. `isDeal`: the
 * goal says no more than that something is sold or given, so that the offer has to say what is wrong with it.
 */
export function judge(
  fields: readonly (readonly string[])[],
  model: RefusalModel,
  isDeal = false,
): Verdict | undefined {
  const marks = readSigns(fields);
  const reading = groupBySign(marks);
  const { score, byField } = weigh(model, fields, marks);
  const isPlain = asksPlainly(reading);
  if (!isPlain && score < scoreMin.withRule) return undefined;
  const ruled = findAbuse(reading);
  const isTerse = fields.reduce((sum, { length }) => sum + length, 0) <= fewWords;
  if (!isPlain && !ruled) {
    if (score < (isTerse ? scoreMin.ofFewWords : scoreMin.alone)) return undefined;
    if (score < scoreMin.besidePlain && weighPresented(model, fields, marks) < plainRequestMax)
      return undefined;
  }
  const isPlainThing =
    isDeal &&
    (byField[1] ?? 0) < plainOfferMax &&
    !marks.some(({ sign, field }) => field === 1 && ofWrong.has(sign));
  if (isPlainThing && !isPlain && !ruled) return undefined;
  const abuse = nameAbuse(model, marks) ?? ruled;
  return { abuse, field: fieldNames[byField.indexOf(Math.max(...byField))] };
}

/** The log-odds of what a request says without its context. */
function weighPresented(
  model: RefusalModel,
  fields: readonly (readonly string[])[],
  marks: readonly Mark[],
): number {
  const presented = marks.filter(({ field }) => field !== contextField);
  return weigh(model, fields.with(contextField, []), presented).score;
}

/** The signs that a request holds, each with its places in order. */
type Reading = ReadonlyMap<Sign, readonly Mark[]>;

function groupBySign(marks: readonly Mark[]): Reading {
  return Map.groupBy(marks, ({ sign }) => sign);
}

/**
 * Whether the caller asks in so many words for an email that deceives. The model decides where deceit is what persona or offer are
 * about, as for those who fight, study or suffered it, where a test, a training or a story is offered, and where the goal is to warn.
 */
function asksPlainly(reading: Reading): boolean {
  if (!plainTerms.some((terms) => terms.every((term) => isFound(term, reading)))) return false;
  if (standsIn(presentingFields, 'deceit', reading)) return false;
  if (standsIn(offerField, 'tests', reading) || standsIn(offerField, 'tells', reading)) return false;
  if (standsIn(goalField, 'tests', reading) || standsIn(goalField, 'warns', reading)) return false;
  return plainRules.some((rule) => fieldsOf(rule, reading) !== 0);
}

/** The abuse of the first rule that applies. */
function findAbuse(reading: Reading): Abuse | undefined {
  const excuse = excuseOf(reading);
  if (excuse === 'always') return undefined;
  for (const { abuse, rule, terms } of listedRules) {
    if (!terms.every((term) => isFound(term, reading))) continue;
    const fields = fieldsOf(rule, reading);
    if (fields === 0 || (excuse === 'outside the goal' && (fields & goalField) === 0)) continue;
    return abuse;
  }
  return undefined;
}

/** Each rule with all its terms: most rules fall at one that is nowhere in the request. */
const listedRules = (Object.keys(rules) as Abuse[]).flatMap((abuse) =>
  rules[abuse].map((rule) => ({ abuse, rule, terms: termsOf(rule) })),
);

const plainTerms = plainRules.map(termsOf);

function termsOf(rule: Rule): Term[] {
  return Object.values(rule)
    .flat(2)
    .filter((step) => typeof step !== 'number');
}

function isFound(term: Term, reading: Reading): boolean {
  return typeof term === 'string' ? reading.has(term) : term.some((sign) => reading.has(sign));
}

const contextField = 3;
// Fields as bits, in the order in which they are read.
const personaField = 1 << 0;
const offerField = 1 << 1;
const goalField = 1 << 2;
const presentingFields = personaField | offerField;
const askingFields = goalField | (1 << contextField);
const anyField = 0b1111;

/**
 * A defender names the abuse it defends against. Only what is offered can show that, not a claim made elsewhere. What the goal
 * itself says is excused only by an offer to test or to train.
 */
function excuseOf(reading: Reading): 'always' | 'outside the goal' | undefined {
  const isOffered = (sign: Sign) => standsIn(offerField, sign, reading);
  if (isOffered('tests')) return 'always';
  return isOffered('defends') || isOffered('tells') ? 'outside the goal' : undefined;
}

function standsIn(fields: number, sign: Sign, reading: Reading): boolean {
  return reading.get(sign)?.some(({ field }) => ((1 << field) & fields) !== 0) ?? false;
}

/** The fields in which a rule's signs stand, as bits; 0 when the rule does not apply. */
function fieldsOf({ who = [], wants = [], asks = [], says = [] }: Rule, reading: Reading): number {
  let fields = 0;
  let before: readonly Mark[] | undefined;
  for (const [sequences, allowed] of [
    [who, personaField],
    [wants, goalField],
    [asks, askingFields],
    [says, anyField],
  ] as const) {
    for (const sequence of sequences) {
      let marks = endsOf(sequence, reading).filter(({ field }) => (1 << field) & allowed);
      if (before) marks = marks.filter(nearAnyOf(before));
      if (marks.length === 0) return 0;
      for (const { field } of marks) fields |= 1 << field;
      before = marks;
    }
  }
  return fields;
}

/** The last marks of every place where a sequence stands. */
function endsOf(sequence: Sequence, reading: Reading): readonly Mark[] {
  let reached: readonly Mark[] | undefined;
  let gap: number | undefined;
  for (const step of sequence) {
    if (typeof step === 'number') {
      gap = step;
      continue;
    }
    const marks = marksOf(step, reading);
    const most = gap;
    if (reached) reached = marks.filter(followsAnyOf(reached, most ?? 0));
    else reached = most === undefined ? marks : marks.filter(({ start }) => start <= most);
    if (reached.length === 0) return none;
  }
  return reached ?? none;
}

const none: readonly Mark[] = [];

function marksOf(term: Term, reading: Reading): readonly Mark[] {
  if (typeof term === 'string') return reading.get(term) ?? none;
  return term.flatMap((sign) => reading.get(sign) ?? none);
}

function followsAnyOf(earlier: readonly Mark[], gap: number): (mark: Mark) => boolean {
  const ends = new Set(earlier.map(({ field, end }) => place(field, end)));
  return ({ field, start }) => {
    for (let between = 0; between <= gap; between++) if (ends.has(place(field, start - between))) return true;
    return false;
  };
}

/** What is said in another field belongs together; in one field, only what stands within some thirty words. */
function nearAnyOf(others: readonly Mark[]): (mark: Mark) => boolean {
  const stretch = 30;
  const stretches = new Set(others.map(({ field, start }) => place(field, Math.floor(start / stretch))));
  const fields = new Set(others.map(({ field }) => field));
  return ({ field, start }) => {
    if (fields.size > 1 || !fields.has(field)) return true;
    const at = Math.floor(start / stretch);
    return [at - 1, at, at + 1].some((each) => stretches.has(place(field, each)));
  };
}

/** A place in a field as one number: no field has so many words. */
function place(field: number, at: number): number {
  return field * 100_000 + at;
}
