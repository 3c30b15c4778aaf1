import { betweenTerms } from '../../../text/between-terms.ts';
import { capitalise } from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { joinDeeds } from '../gains.ts';
import { sumDoes, toExtraSentence } from '../notes/extra-sentence.ts';
import { tellFigures } from '../notes/tell-figures.ts';
import { tellTerms } from '../notes/tell-terms.ts';
import { findFinite } from '../offer-shapes.ts';

/** Whether a part says who does something. */
function isSpoken(text: string): boolean {
  return /^(?:we|i|you|it|they|our)\b/i.test(text) || sumDoes.test(text) || findFinite(text.split(/\s+/)) > 0;
}

/** Clauses before which a sentence does not end with a comma: `if you need bags, we print them`, `what is left over, we take back`. */
const leadsUp =
  /^(?:thanks to|because of|wh(?:at|ere|ich|o)(?:ever)?|if|when|whenever|while|because|since|after|before|as|once|whether|unless|although|for|with|without|in|at|on|from|by|last|this|every|over|after|instead|unlike|today|across|around|between|during|near|next|through|throughout|under|within)\b/i;

/** `A prototype in 30 days, or your money back`: a promise, and what holds where it is not kept. */
const orElse =
  /^([^;:]+?),? or ((?:(?:we|i) (?:cover|do|give|keep|pay|refund|return|waive|will|work)|you (?:do not|don['’]t|get|owe|pay)|it(?:['’]s| is) (?:free|on us)|(?:our|the|your) .+ (?:is|are) (?:free|half price|on us|refunded|waived|yours)|(?:your )?(?:deposit|money) back)\b.*)$/i;

/**
 * `We clean offices; we also do windows` is two sentences, and so is `audits for factories, we find savings of 12%`;
 * attributes after a mark stay with their noun. `isOffer` where it says first what is offered.
 */
export function splitClauses(sentence: string, isOffer = false): string[] {
  const parts = sentence.split(/;\s+/);
  const areSentences =
    parts.every((part) => countWords(part) > 3) &&
    parts.slice(1).some((part) => toExtraSentence(part) !== undefined || isSpoken(part));
  if (parts.length > 1) return areSentences ? parts : [sentence];
  // "Website with hosting, and we move the old pages": a thing, and what is done besides.
  const [, thing = '', deed = ''] =
    /^((?!(?:he|i|it|she|they|this|we|you)\b)[^;:]+?), and ((?:we|i|you) \p{Ll}+ .+)$/iu.exec(sentence) ?? [];
  if (thing && !isSpoken(thing) && !leadsUp.test(thing)) return [thing, capitalise(deed)];
  // "First-page ranking, or you pay nothing": what is promised, and what holds where it is not kept.
  const [, promised = '', otherwise = ''] = orElse.exec(trimMarks(sentence)) ?? [];
  if (isOffer && promised && !isSpoken(promised) && !leadsUp.test(promised))
    return [
      promised,
      `Otherwise, ${/^(?:your )?(?:deposit|money) back/i.test(otherwise) ? `you get ${otherwise}` : otherwise}.`,
    ];
  // "Full groom, and the next visit is half price": a thing, and a sentence.
  const [, offered = '', besides = ''] = /^([^;:]+?), and ([^,;:]+)$/.exec(trimMarks(sentence)) ?? [];
  const saysAt = findFinite(besides.split(' '));
  const isDeed = (word: string) => findVerb(word)?.form === 'third' && findVerb(word)?.isName !== true;
  if (
    isOffer &&
    saysAt > 0 &&
    saysAt < 5 &&
    !/,| (?:that|which|where|who|so|when) /.test(offered) &&
    !isSpoken(offered) &&
    !offered.split(' ').slice(1).some(isDeed) &&
    !leadsUp.test(offered)
  )
    return [offered, `${capitalise(besides)}.`];
  const [first = '', ...rest] = sentence.split(
    /,\s+(?=(?:we|i|I|it|they|you)(?:'\p{Ll}+)? \p{Ll}+|our (?:\p{Ll}+ ){1,3}(?:is|are|has|have|was|were|can|will)\b|prices (?:start|begin)\b|(?:can|will) (?:come|deliver|do|install|quote|send|start|supply|travel|work) \p{L}+)/u,
  );
  const isSplit =
    rest.length > 0 &&
    // "You talk, we write" is one sentence.
    rest.every((part) => countWords(part) > 2) &&
    countWords(first) > 1 &&
    !(
      rest.length === 1 &&
      countWords(sentence) < 16 &&
      /^you /i.test(first) &&
      /^(?:I|we) /i.test(rest[0] ?? '')
    ) &&
    // "Production: you record, we edit".
    !(rest.length === 1 && /^(?:we|i) /i.test(rest[0] ?? '') && /: (?:they|you) [^:]+$/i.test(first)) &&
    !leadsUp.test(first) &&
    !/ (?:if|when|because|while) /i.test(first);
  const told = (isSplit ? [first, ...rest] : [sentence]).flatMap(splitSplice).flatMap(splitCost);
  return told.length > 1 ? told.map((part) => capitalise(part)) : told;
}

/** `Implementation in six weeks, $1,900 per site, no hardware to buy`: how long it takes, and what it costs. */
export function splitPrice(sentence: string): string[] {
  const [, note = '', price = ''] =
    /^([^,;:(]+?), ((?:from |only )?(?:[A-Z]{0,3}[$€£₹])\d.*)$/u.exec(sentence) ?? [];
  const opensDeed = findVerb(note.split(' ')[0] ?? '')?.form === 'base';
  // "$2-6M revenue, owner can stay or leave": a figure, then a sentence.
  const [, figure = '', told = ''] =
    /^([^,;:]*\d[^,;:]*), (\p{Ll}+ (?:can|may|must|stays?|will) .+)$/u.exec(sentence) ?? [];
  if (figure && !isSpoken(figure)) return [figure, told];
  // "Flat fee per event, from $6,400": of the fee.
  const isOfFee = /^(?:fixed|flat|priced (?:by|per)) /i.test(note);
  return note && !opensDeed && !isOfFee && !isSpoken(note) && toExtraSentence(note) !== undefined
    ? [`${note}.`, price]
    : [sentence];
}

/** `Bee hotels, RRP 24, trade 13, MOQ 12`: what is offered, and its figures, which are told by themselves. */
export function splitFigures(sentence: string): string[] {
  const text = trimMarks(sentence);
  const parts = text.split(betweenTerms);
  if (parts.length < 3 || /[:;(]/.test(text) || tellFigures(text, false)) return [sentence];
  const at = parts.findIndex((_, index) => index > 0 && tellFigures(parts.slice(index).join(', '), false));
  // What can be joined to it is: "socks, wholesale at $7.20 a pair".
  return at > 0 && tellTerms(parts[0] ?? '', parts.slice(at)).endsWith(')')
    ? [`${parts.slice(0, at).join(', ')}.`, `${parts.slice(at).join(', ')}.`]
    : [sentence];
}

/** `It reorders vaccines and flags what expires, costs 1.5k a year`: what it does, and what it costs. */
function splitCost(sentence: string): string[] {
  const [, does = '', costs = ''] =
    /^((?:it|this) \p{Ll}+s [^,;:]+? and \p{Ll}+s [^,;:]+), (costs .+)$/iu.exec(sentence) ?? [];
  return does ? [does, `It ${joinDeeds(costs)}`] : [sentence];
}

/** `The pilot costs £7,900, sensors are yours afterwards`: two sentences, and only a comma between them. */
function splitSplice(sentence: string): string[] {
  const [, first = '', second = ''] =
    /^(.{10,}?), ((?!(?:after|although|and|as|because|before|but|if|nothing|once|or|plus|since|so|that|though|unless|until|when|where|which|while|who)\b)(?:(?:the|our|your|all|each|every|some|most(?: of (?:our|the))?) (?:\p{Ll}+ ){1,3}|(?:\p{Ll}+ ){1,2}(?:is|are|was|were|has|have|can|will|gets?|pays?|charges?|checks?|stays?|keeps?)\b)(?!.*, (?:and|or) ).*)$/u.exec(
      sentence,
    ) ?? [];
  const isClause = (text: string) =>
    isSpoken(text.replace(/^most of (?:our|the) /, '')) ||
    /^\p{Lu}\p{Ll}+ of [^,]+? (?:costs?|is|takes?)\b/u.test(text);
  // "…, drafts the entry, your broker checks".
  const [, whose = '', doing = ''] = /^(.{10,}), ((?:the|our|your) \p{Ll}+ \p{Ll}+s)$/u.exec(sentence) ?? [];
  if (whose && findVerb(doing.split(' ').at(-1) ?? '')?.form === 'third') return [whose, doing];
  return second &&
    isClause(first) &&
    !leadsUp.test(first) &&
    !/ where /.test(first) &&
    isClause(second) &&
    !/: |\(/.test(first)
    ? [first, second]
    : [sentence];
}
