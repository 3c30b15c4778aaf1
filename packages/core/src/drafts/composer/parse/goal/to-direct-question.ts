import { compact } from '../../../compact.ts';
import { capitalise } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';

const auxiliary = 'are|is|was|were|will|would|could|can|might|should';
const asks =
  '(?:who|what|where|when|why|how(?: (?:far|long|often|soon))?|(?:which|what|how many|how much)(?: [\\p{L} -]{2,40}?)?)';
/** What may stand between "you" and its verb. */
const adverb = '(?:(?:already|also|currently|ever|now|regularly|still|usually) )?';
/** The reader or something of the reader's. */
const subject = '(?:you|there|it|this|your [\\p{L}\\d -]{2,40}?)';

const whether = compact(`^whether (${subject}) (${auxiliary}) (.+)$`, 'u');
/** `Whether EVs are planned`: of a thing with a plain name. */
const whetherThing =
  /^whether ((?:(?:an?|any|our|the) )?(?!(?:he|she|they|we|whoever)\b)[\p{L}\p{N}-]+(?: (?!(?:and|or|that|which|who)\b)[\p{L}\p{N}-]+){0,2}?) (are|is|was|were|will|would) (.+)$/u;
/** `Whether any of your clients need a bookkeeper`: of several of the reader's. */
const whetherSome =
  /^whether ((?:all|any|many|most|some) of your [\p{L} -]{2,30}?|your \p{Ll}+s) (\p{Ll}+) (.+)$/u;
const whetherYou = compact(`^whether you (${adverb})(\\p{Ll}+)((?: .+)?)$`, 'u');
const asked = compact(`^(${asks}) (${subject}) (${auxiliary})((?: .+)?)$`, 'u');
const askedYou = compact(`^(${asks}) you (${adverb})(\\p{Ll}+)((?: .+)?)$`, 'u');
const askedIts = compact(`^(${asks}) (your [\\p{L} -]{2,40}?) (\\p{Ll}+s)((?: .+)?)$`, 'u');
const ofWho = compact(
  `^(?:who|(?:which|what|how many) [\\p{L} -]{2,40}?) (?:${auxiliary}|has|have|\\p{Ll}+s)(?: .+)?$`,
  'u',
);

/**
 * What the sender would know, as one asks it: `whether you have plans for a new site` → `Do you have plans for a new site?`; undefined
 * where it is more than one question or its verb is not known.
 */
export function toDirectQuestion(fact: string): string | undefined {
  // "…, and whether we could have a short conversation".
  const [, known = '', held = ''] =
    /^([^,;:]+), and whether ((?:we|I) could (?:give|have|offer) [^,;:]+)$/.exec(fact) ?? [];
  if (held) {
    const first = toDirectQuestion(known);
    return first && `${first.slice(0, -1)}, and ${held.replace(/^(we|I) could/, 'could $1')}?`;
  }
  const said = fact
    .replace(/\b(it|there|this)['’]s\b/g, '$1 is')
    .replace(/\byou['’]re\b/g, 'you are')
    .replace(/\byou['’]d\b/g, 'you would')
    .replace(/\byou['’]ll\b/g, 'you will');
  if (
    /[,;:]|\b(?:and|or) (?:(?:at|by|for|from|in|on|since|until) )?(?:how|if|what|when|where|whether|which|who|why)\b|\b(?:and|or) (?:(?:also|still) )?(?:are|can|could|do|does|has|have|is|know|might|need|needs|want|wants|will|would)\b|['’]ve\b/.test(
      said,
    )
  )
    return undefined;
  const told = toTold(said);
  return told && `${capitalise(told)}?`;
}

function toTold(said: string): string | undefined {
  const [, who, aux, rest] = whether.exec(said) ?? [];
  if (who) return `${aux} ${who === 'it' && !/^\p{L}+ to \p{Ll}/u.test(rest ?? '') ? 'this' : who} ${rest}`;
  const [, named = '', be, planned = ''] = whetherThing.exec(said) ?? [];
  if (named) return `${be} ${named} ${planned}`;
  const [, some = '', needs = '', matterOf = ''] = whetherSome.exec(said) ?? [];
  if (some && (findVerb(needs)?.form === 'base' || /^(?:have|need)$/.test(needs)))
    return `do ${some} ${needs} ${matterOf}`;
  const [, how = '', verb = '', object = ''] = whetherYou.exec(said) ?? [];
  if (verb) return withDo('', how, verb, object);
  const [, what, whose, is, state = ''] = asked.exec(said) ?? [];
  if (what) return `${what} ${is} ${whose}${state}`;
  const [, whatOf = '', often = '', does = '', matter = ''] = askedYou.exec(said) ?? [];
  const done = does && withDo(`${whatOf} `, often, does, matter);
  if (done) return done;
  const [, when, thing, ends = '', later = ''] = askedIts.exec(said) ?? [];
  const found = findVerb(ends);
  const base =
    found?.form === 'third' ? found.base : /^(begin|close|end|expire|open|renew|run|start)s$/.exec(ends)?.[1];
  if (when && base) return `${when} does ${thing} ${base}${later}`;
  if (/^(?:what|when|where) would be /.test(said)) return said;
  return ofWho.test(said) ? said : undefined;
}

/** `you have plans` → `do you have plans`; `you have used` → `have you used`. */
function withDo(opening: string, adverb: string, verb: string, rest: string): string | undefined {
  // "Have already sorted rooms".
  const next =
    rest
      .replace(/^ (?:already|ever|just|now|recently|since)(?= )/, '')
      .trim()
      .split(' ')[0] ?? '';
  const isPerfect = verb === 'have' && (next === 'been' || findVerb(next)?.form === 'past');
  if (isPerfect) return `${opening}have you ${adverb}${rest.trim()}`;
  return findVerb(verb)?.form === 'base' || verb === 'have' || verb === 'do'
    ? `${opening}do you ${adverb}${verb}${rest}`
    : undefined;
}
