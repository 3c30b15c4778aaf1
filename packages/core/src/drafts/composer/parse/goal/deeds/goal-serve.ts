import { compact } from '../../../../compact.ts';
import { toNounCore } from '../../../text/grammar.ts';
import { isActivity, isTool } from '../../offer/kinds/offer-kind.ts';
import { type Act, hasTrait } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { eventPattern } from './goal-event.ts';

/** Stands for where the reader works, until the persona is known. */
export const placeOfReader = 'on your side';

const theirs = '(?:their|his|her)';
const some = '(?:(?:one|two|three|four|five|ten|twenty|some|any|all|\\d+) of )?';
const isTheirs = compact(
  `^(?:(?:at|for|from|with|in|to|on|over|after|up) )?${some}${theirs} (?:\\p{Ll}+ )*?(?!own\\b)|^(?:at|for|with|to|in|on) (?:them|him|her)\\b`,
  'i',
);
const isAtTheirs = compact(
  `^(?!(?:it|this|us|our|my)\\b).* (?:in|into|at|on|outside|for) (?:(?:one|two|three|some|any|all) of )?${theirs} `,
  'i',
);

/** A matter of more than one word that is not the sender's own, and no person that is spoken to. */
const servesAny =
  /^(?!(?:us|me|our|my|it|this|them|him|her|to|with|about|at|for|from|in|into|off|on|onto|out)\b|(?:an? |the )?free (?!of\b))\S+ \S/i;

/** `Supply them`, `cover one check-in for them`. */
const isForThem =
  /^(?:them|him|her) | for (?:them|him|her)(?= |$)(?! (?:\p{Ll}+ )?\p{Ll}+(?:$|,))|\bwhile they\b/iu;

/** What senders set up where readers are: `install 2 counters at one store`. */
const isSetUp = /^(?:fit|fit out|graze|hang|install|lay|moor|mount|park|plant|put down|put up|store)$/;
const isTried = / as an? (?:\p{L}+ )?(?:pilot|test|trial|try)$/iu;
const atSome = /^(?:an?|one|two|three|\d+) .* (?:at|in|on) (?:an?|one|two|three|\d+) /i;

/** "Put four sensors on the pump for 30 days": what is the sender's stands at the reader's for a while. */
const isForAWhile =
  / over (?:an?|one|the) \p{L}+| for (?:an?|one|two|three|\d+|the) (?:day|days|fortnight|month|months|season|week|weeks|weekend|weekends|year)\b/iu;

/** What the sender brings round, where it is no paper that could be sent. */
const brought =
  /^(?:an?|one|our|some|two|three|\d+) (?!(?:brochure|case study|catalogue|copy|leaflet|plus|price|proposal|quote|report)s?\b)(?!of (?:their|his|her)\b|(?:\p{L}+ )?(?:child|colleague|family|friend|guest|partner|team)s?\b)(?!.* and (?:ask|get|have|hear|see|taste|try|watch) ).+$/iu;

/** What senders do for nothing, and readers for themselves. */
const givenFree =
  /^(?:bake|carry|cook|cover|cut|draw|drive|feed|frame|knit|mend|mix|move|plough|sew|walk|write)$/;

const doesSome = /^(?:all|both|two|three|four|five|\d+|the (?:first|next)) (?!free\b)\p{L}/iu;

/** What readers replace themselves, unless somebody does it for nothing. */
export const isForNothing = /\b(?:free(?: of charge)?|at (?:no|our) (?:charge|cost)|on us|without charge)$/i;

/** People whom the sender sends: `one of our fitters round`, `someone over to measure`. */
const sentRound =
  /^(?:(?:one|two) of our \p{Ll}+|our \p{Ll}+|an? (?:advis[eo]r|colleague|driver|electrician|engineer|fitter|nurse|photographer|plumber|rep|surveyor|technician|trainer)|somebody|someone) (?:around|in|out|over|round)(?= |$)(?! for their\b)|^(?:an?|one|our|two) (?:crew|driver|electrician|engineer|fitter|plumber|surveyor|team|technician|trainer|van) (?:at|for|on|to) /iu;

/** Verbs that name what is offered and are yet the reader's to do: `sponsor four episodes`, of a sponsorship. */
const readersPart =
  /^(?:accept|apply|arrange|attend|back|donate|download|feature|fund|host|invest|partner|post|promote|publish|sponsor|submit|subscribe|support|test|trial|volunteer)$/;

/** Whether what is offered is the very work that a goal names: `bind one album`, of album binding. A tool for it would be the reader's to use. */
export function isOffersWork(verb: string, rest: string, offer: string, isMade = false): boolean {
  if (!/^[\p{L}-]{3,}$/u.test(verb) || readersPart.test(verb) || !servesAny.test(rest) || isTool(offer))
    return false;
  const stem = verb.replace(/e$/, '');
  return new RegExp(
    `\\b${stem}(?:${isMade ? `${stem.at(-1)}?ing` : `${stem.at(-1)}?ing|ation|ions?|al|ment|s`})${isMade ? '' : '?'}\\b(?! (?:kits?|machines?|opportunit(?:y|ies)|powder|products?|roles?|schemes?|supplies|tablets?))`,
  ).test(offer);
}

/** An offer of what somebody can rent, and what is rented at somebody's place. */
const isLet =
  /\b(?:co-?working|flats?|halls?|hire|leas(?:es?|ing)|lett?ings?|lets|offices?|rent(?:als?|ed|ing)?|rooms?|spaces?|storage|studios?|to let|venues?)\b/;
const atPlace =
  /^(?:an?|one|some|two) (?!.*\b(?:my|our)\b)(?:[\p{L}-]+ ){0,2}?(?:bay|bench|booth|chair|corner|desk|field|garage|hall|kitchen|office|parking space|pitch|room|shed|shelf|space|stall|studio|table|workshop|yard)s?\b/iu;

/**
 * What the sender would do with what is the reader's, or for the reader: `manage their accounts` → `let us manage your accounts`.
 * `isTold` where the goal says that the reader is to do it.
 */
export function readService({ verb, rest, is }: Act, isTold: boolean, offer = ''): Goal | undefined {
  // A form is the reader's to fill in.
  if (
    isTold ||
    (verb === 'fill in' && /\b(?:application|booking|form|questionnaire|registration)\b/i.test(rest))
  )
    return undefined;
  // "Borrow their car park": what is the reader's is lent.
  if (
    /^(?:borrow|rent|use)$/.test(verb) &&
    /^(?:(?:one|two|three|some|part|\d+) of )?(?:(?:their|his|her) |the \p{L}+['’]s )/iu.test(rest)
  )
    return toDeed('let', `us ${verb} ${flipSides(rest)}`);
  if (
    verb === 'hire' &&
    /^(?:her|his|their) (?:[\p{L}-]+ ){0,2}(?:barn|church|equipment|field|garden|hall|kitchen|pitch|room|space|stage|studio|theatre|venue|yard)\b/iu.test(
      rest,
    )
  )
    return toDeed('let', `us ${verb} ${flipSides(rest)}`);
  // "Rent a chair", of a barber: what the offer does not speak of is the reader's.
  if (
    verb === 'rent' &&
    atPlace.test(rest) &&
    !isLet.test(offer) &&
    !offer.includes(toNounCore(rest).at(-1)?.toLowerCase() ?? '')
  )
    return toDeed('let', `us ${verb} ${flipSides(rest)}`);
  // "Send one of our fitters round".
  if (verb === 'put' && / to (?:them|him|her)\b/i.test(rest))
    return toDeed(
      'let',
      `us put ${flipSides(rest.replace(/ and (?:have (?:them|him|her) )?\p{Ll}+$/iu, ''))}`,
    );
  if (verb === 'send' && sentRound.test(rest)) return toDeed('let', `us send ${flipSides(rest)}`);
  const there = is('learn')
    ? undefined
    : /^(?!us\b|me\b|our\b|my\b)(.{3,50}?)(?<!\b(?:be|being)) there((?: (?:for|over|until) .{3,30})?)$/i.exec(
        rest,
      );
  if (there) return toDeed('let', `us ${verb} ${flipSides(there[1] ?? '')} ${placeOfReader}${there[2]}`);
  // "Run them at one stand" speaks of what is offered.
  const isOfOffer =
    (hasTrait(verb, 'them') || isSetUp.test(verb)) &&
    /^them (?:at|before|for|in|on|onto|over|this|to|until|with) /i.test(rest);
  const isTheirThing = !isOfOffer && (isTheirs.test(rest) || isAtTheirs.test(rest) || isForThem.test(rest));
  const isOffered =
    (is('serve') &&
      (servesAny.test(rest) ||
        (verb !== 'submit' && /^it (?:again|at|before|for|once|twice)\b/.test(rest)))) ||
    (hasTrait(verb, 'stage') &&
      /^(?:for .{3,20} )?(?:at|in) (?!our\b)|^(?:for|to) (?:the|their|his|her) /.test(rest)) ||
    (isSetUp.test(verb) && (atSome.test(rest) || /^(?:one|two|three|\d+)$/i.test(rest))) ||
    (/^(?:place|put|set up|stand)$/.test(verb) &&
      /^(?:an?|it|them|one|two|three|four|\d+) /i.test(rest) &&
      isForAWhile.test(rest)) ||
    (/^(?:fit|hang|install|lay|mount|plant)$/.test(verb) && isOfOffer) ||
    (isSetUp.test(verb) && / (?:along|at|in|on|outside|over) (?:their|his|her) /.test(rest)) ||
    (verb === 'take' && / off (?:their|his|her) /.test(rest)) ||
    (/^(?:replace|swap)$/.test(verb) && isTried.test(rest)) ||
    (verb === 'put' && /^(?:one|two|three|\d+) /i.test(rest) && atSome.test(rest)) ||
    (givenFree.test(verb) &&
      isForNothing.test(rest) &&
      /^(?:an?|one|two|three|\d+|the (?:first|next)) (?!free\b)/i.test(rest)) ||
    (verb === 'make' && /^up (?:an?|one|some|two|three|ten|\d+)\b/i.test(rest)) ||
    (verb === 'do' && /^\p{Ll}+ for (?:an?|one|two|three|\d+) /u.test(rest)) ||
    (/^(?:replace|swap|update|upgrade)$/.test(verb) &&
      (isForNothing.test(rest) || / free for /i.test(rest)) &&
      (isTheirThing || /^(?:out )?(?:one|two|three|\d+) /i.test(rest)));
  // "Hold 3 June for them", "bring two owls in": done for the reader, or at the reader's.
  const isBrought =
    (/^(?:hold|keep|put|reserve|save|set)$/.test(verb) &&
      / (?:aside|back)? ?for (?:them|him|her)(?= |$)(?! (?:next|own)\b)/.test(rest)) ||
    (/^(?:keep|put|set) .* aside\b/.test(`${verb} ${rest}`) && !/\b(?:our|us)\b/.test(rest)) ||
    (verb === 'bring' &&
      /^(?:an?|one|two|three|\d+|our|some) (?!of (?:their|his|her)\b|(?:\p{L}+ )?(?:child|colleague|family|friend|guest|partner|team)).* (?:along|in|over|round)\b/iu.test(
        rest,
      )) ||
    (verb === 'leave' &&
      /^(?!(?:it|them|him|her|us|our)\b).{3,40} (?:(?:at|in|on) (?!us\b|our\b)|with (?:them|him|her)\b)/i.test(
        rest,
      )) ||
    (verb === 'leave' && /^(?:an?|one|two|three|\d+) /i.test(rest) && isForAWhile.test(rest)) ||
    // "Bring a sample to the kitchen door", "drop off a free box".
    (/^(?:bring|deliver|drop|drop off)$/.test(verb) && brought.test(rest));
  // "Book her for two days in June": who is wanted is the reader.
  if (
    /^(?:book|commission|engage|feature|hire|interview)$/.test(verb) &&
    /^(?:them|him|her) (?:about|as|at|for|in|on) /i.test(rest) &&
    !eventPattern.test(rest)
  )
    return toDeed('let', `us ${verb} ${flipSides(rest)}`);
  // "Add the practice to our list": the list is the sender's.
  if (
    /^(?:add|book|enter|enrol|include|list|put|register)$/.test(verb) &&
    /^(?:their|his|her) .* (?:in|into|on|onto|to) our /i.test(rest)
  )
    return toDeed('let', `us ${verb} ${flipSides(rest)}`);
  const isOthers = is('keep') || is('send') || is('meet');
  const isDone =
    !isOthers &&
    ((((!is('make') && !is('learn')) || hasTrait(verb, 'work')) && isTheirThing) ||
      (!is('learn') && isOffersWork(verb, rest, offer, is('make'))) ||
      (verb === 'look' &&
        /^(?:at|over|round) the /i.test(rest) &&
        (isActivity(offer.split(/[,;.(:]/)[0] ?? '') || /\b(?:before|while) they\b/i.test(rest))) ||
      // "Do the next three check-outs": what is done, where it is no event, is the sender's work.
      (verb === 'do' &&
        (doesSome.test(rest) ||
          ((isForNothing.test(rest) || isTried.test(rest)) && /^(?:an?|one) (?!free\b)/i.test(rest))) &&
        !eventPattern.test(toNounCore(rest).at(-1) ?? '')));
  // What is brought is brought to the reader's.
  const told = isBrought
    ? rest.replace(
        / (at|by|in|into|on|round|to) the (?=(?:\p{Ll}+ )?(?:barn|bar|counter|desk|door|gate|house|kitchen|office|reception|school|shop|site|staffroom|surgery|yard)\b)/u,
        ' $1 their ',
      )
    : isTried.test(rest)
      ? rest.replace(/^(?=\p{Ll}+ (?:at|in|on) (?:an?|one|two) )(?!(?:it|them|this)\b)/u, 'the ')
      : rest;
  return isOffered || isBrought || isDone
    ? toDeed(
        'let',
        `us ${verb} ${isOfOffer ? `them ${flipSides(told.replace(/^them /i, ''))}` : flipSides(told)}`,
      )
    : undefined;
}
