import { compact } from '../../../../compact.ts';
import { isCount, isParticiple, isPlural } from '../../../text/grammar.ts';
import { monthShort } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { personNouns, prepositions } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { findFinite, opensObject, startsWithVerb, toolDeed } from '../offer-shapes.ts';
import { withSubjectArticle } from '../subject-article.ts';
import type { Clause, Of } from './clause.ts';
import { isOrder } from './extra-sentence.ts';
import { namesPrice } from './money.ts';
import { asObject, asOneSubject, isSeveral } from './note-words.ts';

/** `Delivery from June`. */
const startsIn = compact(
  String.raw`^(collection|delivery|deliveries|dispatch|shipping) from ((?:mid-|early |late )?${monthShort}\b.*)$`,
  'i',
);

/** What people pay when and for what: `pay as you go`. */
const pays = /^(?:pay|only pay) (?:as you go|by|for|in|monthly|nothing|on|only|per|when|yearly)\b/i;

/** Words that say when or how often one can do something. */
export const freely =
  /(?:^| )(?:any ?time|at any time|daily|weekly|monthly|online|on request|whenever you (?:like|want))$/i;

/** What whoever buys something does with it. */
export const doneByReader =
  /^(?:add|book|buy|cancel|change|choose|connect|create|export|get|import|mix|order|pause|pay|pick|post|pre-order|preorder|rent|reserve|return|scan|see|send|share|swap|track|try|upload)$/;

const auxiliary = /^(?:is|are|was|were|has|have|can|will|do|does|must|may)$/;

/** `Weekly or fortnightly`, `screwcap or cork`. */
export function toChoice(note: string): Clause | undefined {
  if (/ or /.test(note) && note.split(' or ').every((deed) => findVerb(deed)?.form === 'base'))
    return { of: 'reader', verb: 'can', rest: note };
  return /^\p{L}[\p{L}-]+ or \p{L}[\p{L}-]+(?: (?:finish|format|size|style))?$/u.test(note) &&
    !/^(?:one|two|three|remote|more|so|now)\b| or (?:hybrid|less|more|online|remote|so)$/i.test(note)
    ? { of: 'reader', verb: 'can', rest: `choose ${note}` }
    : undefined;
}

/** What somebody or something does: the thing itself, the sender, or the reader. */
export function toDeed(note: string, { isMany, isTool }: Of): Clause | undefined {
  const [adverb = '', rest = note] =
    /^((?:already|automatically|currently|now) )(.+)$/i.exec(note)?.slice(1) ?? [];
  const words = rest.split(' ');
  const [first = '', second = ''] = words;
  const verb = findVerb(first);
  if (adverb && /^(?:in use|stocked|used|trusted) /.test(rest))
    return { of: 'thing', verb: 'is', rest: note };
  // "Currently serve 31 hotels": so says the sender.
  if (/^(?:already|currently|now)/i.test(adverb) && verb?.form === 'base') {
    const does = `${adverb}${first}`;
    return { of: 'sender', verb: does, rest: words.slice(1).join(' ') };
  }
  if (/^(?:used|stocked|listed|trusted|chosen|loved) (?:by|in|at|across) /i.test(rest))
    return { of: 'thing', verb: 'is', rest: note };
  if (/^(?:based|founded|established) (?:in|near|by) /i.test(note))
    return { of: 'sender', verb: 'are', rest: note };
  const [, reserve = ''] = /^((?:pre-?order|reserve) (?:by|from|now|until) .+)$/i.exec(note) ?? [];
  if (reserve) return { of: 'reader', verb: 'can', rest: reserve };
  // "Delivery from June".
  const [, starts = '', month = ''] = startsIn.exec(note) ?? [];
  if (starts) return { of: 'own', rest: `${starts} ${isSeveral(starts) ? 'start' : 'starts'} in ${month}` };
  // "Certificates same week".
  const [, thing = '', soon = ''] =
    /^((?:\p{Ll}+ )?\p{Ll}+) ((?:the )?(?:next|same) (?:day|week))$/u.exec(note) ?? [];
  const last = thing.split(' ').at(-1) ?? '';
  if (thing && !isParticiple(last) && (isSeveral(last) || isCount(last)))
    return {
      of: 'reader',
      verb: 'get',
      rest: `${asObject(thing)} ${soon.replace(/^(?=next|same)/, 'the ')}`,
    };
  const [, made = '', done = ''] =
    /^(only \d[\d,]*) ((?:bottled|brewed|built|made|printed|produced)\b.*)$/.exec(note) ?? [];
  if (made) return { of: 'own', rest: `${made} are ${done}` };
  if (/^(?:\d+|an?|one|two|three|four|five|six)(?:h| \p{Ll}+['’]?(?:s['’]?)?) notice$/u.test(note))
    return { of: 'sender', verb: 'need', rest: note };
  // "Charges itself", "imports from 40 exchanges".
  if (verb?.form === 'third' && /^(?:itself|themselves)\b/.test(second))
    return { of: 'thing', verb: first, rest: words.slice(1).join(' ') };
  if (/^(?:cures|dries|sets) (?:in|within) /.test(note))
    return { of: 'thing', verb: first, rest: words.slice(1).join(' ') };
  if (verb?.form === 'third' && isTool && !namesPrice(note) && /^(?:across|from|into|to|with)$/.test(second))
    return { of: 'thing', verb: first, rest: words.slice(1).join(' ') };
  // "Embossing from 20 pallets".
  const [, extra = '', least = ''] = /^(\p{Ll}+(?:ing|s)) from (\d[\d,]* \p{Ll}+)$/u.exec(note) ?? [];
  if (extra && findVerb(extra)?.form !== 'third')
    return { of: 'own', rest: `${extra} ${isSeveral(extra) ? 'are' : 'is'} available from ${least}` };
  if (pays.test(note))
    return { of: 'reader', verb: 'pay', rest: note.replace(/^(only )?pay /i, (_, only = '') => only) };
  if (/^(?:seats|sleeps) (?:up to )?\d/i.test(note))
    return { of: 'thing', verb: first, rest: words.slice(1).join(' ') };
  if (/^hands (?:off|over) to /i.test(note))
    return { of: 'thing', verb: first, rest: words.slice(1).join(' ') };
  const isThird =
    verb?.form === 'third' &&
    second !== '' &&
    second !== 'and' &&
    (!verb.isName ||
      opensObject(second) ||
      toolDeed.test(rest) ||
      (prepositions.has(second) && !isPlural(first)));
  if (isThird) {
    // "Calls answered in three rings" are things.
    if (isParticiple(second)) return undefined;
    return { of: 'thing', verb: `${adverb}${first}`, rest: words.slice(1).join(' ') };
  }
  // "Prints price labels in 3 seconds": a deed, though the first word names things as well.
  if (
    verb?.form === 'third' &&
    !isMany &&
    words.length > 2 &&
    !/^(?:and|or|when|where|in|on)$/.test(second) &&
    !prepositions.has(second) &&
    !isParticiple(second) &&
    /\p{Ll}s$/u.test(words.slice(1).find((word, at) => at > 0 && isPlural(word)) ?? '')
  )
    return { of: 'thing', verb: first, rest: words.slice(1).join(' ') };
  // "Can do bespoke designs at 100 units": so can the sender.
  const [, can = ''] =
    /^can ((?:also )?(?:arrange|bring|collect|come|customi[sz]e|deliver|do|fit|install|make|offer|personali[sz]e|print|provide|quote|send|ship|start|supply|travel) .+)$/.exec(
      note,
    ) ?? [];
  if (can) return { of: 'sender', verb: 'can', rest: can };
  // "Come to you", "collect from your door": so does the sender.
  if (
    /^(?:come|travel|drive) to /i.test(note) ||
    / (?:from|at|to) your (?:door|site|premises|office|home|farm)\b/i.test(note)
  )
    return verb?.form === 'base' ? { of: 'sender', verb: first, rest: words.slice(1).join(' ') } : undefined;
  // "Helped founders raise £2m": so the sender did.
  const [, helped = '', whom = ''] =
    /^(helped|placed|trained) ((?:over )?(?:\d|\p{Ll}+s\b).+)$/iu.exec(note) ?? [];
  if (helped) return { of: 'sender', verb: `have ${helped.toLowerCase()}`, rest: whom };
  // "Train staff on site", "migrate your data": what is done for the reader.
  const [, deedFor = '', theirs = '', how = ''] =
    /^(migrate|onboard|set up|train) ((?:all |the |your )?(?:crew|data|drivers|nurses|staff|teachers|team|teams|workers))((?: (?:at|for|in|on|within) .+)?)$/iu.exec(
      note,
    ) ?? [];
  if (deedFor)
    return {
      of: 'sender',
      verb: deedFor.toLowerCase(),
      rest: `${/^(?:all|your) /.test(theirs) ? theirs : `your ${theirs.replace(/^the /, '')}`}${how}`,
    };
  // "Import from Mindbody in a day".
  if (verb?.form === 'base' && isTool && /^(?:from|into|to) \p{Lu}/u.test(words.slice(1).join(' ')))
    return { of: 'reader', verb: 'can', rest: note };
  // "Recruit, run and get video clips".
  const deeds = note.split(/, (?:and )?| and /);
  if (deeds.length > 2 && deeds.every((deed) => findVerb(deed.split(' ')[0] ?? '')?.form === 'base'))
    return { of: 'reader', verb: 'can', rest: note };
  if (
    /^\p{Ll}+(?: or \p{Ll}+)? (?:any ?time|at any time|whenever(?: you (?:like|want))?)$/u.test(note) &&
    verb?.form !== 'third'
  )
    return { of: 'reader', verb: 'can', rest: note };
  if (
    verb?.form === 'base' &&
    !isOrder(note) &&
    ((startsWithVerb(note) && (words.length > 2 || opensObject(second))) ||
      (freely.test(note) && !personNouns.has(first))) &&
    words.length > 1
  )
    return { of: 'reader', verb: 'can', rest: note };
  return undefined;
}

/** A whole clause among the notes: `you keep the client`, `waitlists fill themselves`. */
export function toOwnClause(note: string): Clause | undefined {
  const words = note.split(' ');
  if (/^(?:we|I|you|it|they|there|your|our)\b/i.test(note) && words.length > 2) {
    if (words[1] === 'own') return undefined;
    const isTold =
      findFinite(words) > 0 ||
      findVerb(words[1] ?? '') !== undefined ||
      auxiliary.test(words[1] ?? '') ||
      /^(?:only|also|never|always|just)$/.test(words[1] ?? '');
    return isTold ? { of: 'own', rest: note.replace(/^i\b/, 'I') } : undefined;
  }
  if (/ (?:which|whom|whose)\b/.test(note)) return undefined;
  if (
    /^(?:all|everything|nothing|nobody|each|every) /i.test(note) &&
    /\b(?:is|are|has|have|can|goes|comes|leaves|stays)\b/.test(note)
  )
    return { of: 'own', rest: note };
  const known = withSubjectArticle(finishSentence(note));
  if (/^Our /.test(known) && findFinite(words) > 0)
    return { of: 'own', rest: known.slice(0, 1).toLowerCase() + known.slice(1, -1) };
  const at = findFinite(words);
  if (
    at > 0 &&
    !/ (?:that|which|who) /.test(note) &&
    !(findVerb(words[0] ?? '')?.form === 'third' && at === 1)
  )
    return {
      of: 'own',
      rest: `${asOneSubject(words.slice(0, at).join(' '), words[at] ?? '')} ${words.slice(at).join(' ')}`,
    };
  // "Waitlists fill themselves", "clients pay by card".
  const does = words.findIndex(
    (word, index) =>
      index > 0 && index < 4 && findVerb(word)?.form === 'base' && isPlural(words[index - 1] ?? ''),
  );
  const after = (words[does + 1] ?? '').toLowerCase();
  if (
    does > 0 &&
    words.slice(0, does).every((word) => !prepositions.has(word.toLowerCase())) &&
    (opensObject(after) || prepositions.has(after) || /sel(?:f|ves)$/.test(after))
  )
    return { of: 'own', rest: note };
  return undefined;
}
