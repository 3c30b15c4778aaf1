import { decapitalise } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';

/** So many words of two facts are still read as one sentence. */
const wovenWordsMax = 20;
/** More than this many in one mail would all sound alike. */
const wovenMax = 2;

/** What holds a fact apart from others: a clause or a list of its own. */
const isFull = /[;:()"]|,(?! ?\d{3}\b)|\b(?:and|because|but|if|or|so|when|which|who)\b/;

const none = /^There (?:is|are) (?=no )/;
const thereIs = /^There (?:is|are) (?!no )/;
/** `We have`, `you get`: of such things one says several in a breath. */
const has = /^(?:(?:I|We) have|You get) (?=(\S+))/;
const ofPrice =
  /^The (?:fee|price|rent|rental) is (?=(?:from )?(?:[A-Z]{3} ?)?[$€£]?\d.* (?:an?|each|per) |.*\/)/;
const ofThing =
  /^(?:The (?:average|contract|day rate|deposit|fee|first|lead time|minimum order|next|payback|pilot|price|quote|report|response time|results?|sessions?|trial|turnaround|typical)|A (?:full|half)[ -]day|Set-up|Delivery|Installation|Fitting)\b/;
const ofTime = /\b(?:days?|hours?|minutes?|weeks?)$/;

/** What a thing or a service comes with, by its figure. */
const ofTerm = /^The (lead time|minimum order|response time|turnaround) is (?!\p{L}*\bfrom\b)/u;

/** What a term of delivery belongs to. */
const supplies =
  /^\p{L}+ (?:are |can |is )?(?:come|comes|cost|costs|deliver(?:ed|s)?|dispatch(?:ed)?|fit(?:ted)?|install(?:ed)?|make|made|print(?:ed)?|sell|ship(?:ped|s)?|sold|suppl(?:ied|y))\b/u;

const pronoun = /^(?:I|It|They|We) /;

/** Two facts as one sentence, where one would say them in a breath; undefined where they are better told apart. */
function weave(one: string, two: string): string | undefined {
  const first = one.replace(/\.$/, '');
  const second = two.replace(/\.$/, '');
  if (none.test(first) && none.test(second) && !isFull.test(first))
    return `${first} and ${second.replace(none, '')}`;
  if (isFull.test(first) || isFull.test(second) || countWords(`${first} ${second}`) > wovenWordsMax)
    return undefined;
  // "The price is £1 a pair, with no minimum order."
  if (none.test(second) && (ofPrice.test(first) || /\bcosts?\b/.test(first)))
    return `${first}, with ${second.replace(none, '')}`;
  if (/^You can cancel\b/.test(second) && ofPrice.test(first)) return `${first}, and ${decapitalise(second)}`;
  if ((ofPrice.test(first) || thereIs.test(first)) && / (?:is|are) included$/.test(second))
    return `${first}, and ${decapitalise(second)}`;
  // "There are 6 sessions of 45 minutes, with 15 children in each group."
  const [, of = '', many = ''] =
    /^Each (class|course|group|lesson|session|workshop) has (.+)$/.exec(second) ?? [];
  if (of && thereIs.test(first)) return `${first}, with ${many} in each ${of}`;
  // "There is a trade discount and a 30-day return policy."
  const [owns = '', what = ''] = has.exec(first) ?? [];
  const isOwned = (word: string) =>
    word !== '' && findVerb(word)?.form !== 'past' && !/^(?:been|done|gone|had|seen)$/.test(word);
  if (
    owns &&
    second.startsWith(owns) &&
    isParted(first, second.slice(owns.length)) &&
    isOwned(what) &&
    isOwned(has.exec(second)?.[1] ?? '') &&
    first.split(' ').at(-1) !== second.split(' ').at(-1)
  )
    return `${first} and ${second.slice(owns.length)}`;
  if (
    thereIs.test(first) &&
    thereIs.test(second) &&
    isParted(first.replace(thereIs, ''), second.replace(thereIs, ''))
  )
    return `${first} and ${second.replace(thereIs, '')}`;
  // "The turnaround is 4 days, at £400 a video."
  if (ofThing.test(first) && ofTime.test(first) && ofPrice.test(second) && !byTime.test(second))
    return `${first}, at ${second.replace(ofPrice, '')}`;
  if (ofThing.test(first) && ofThing.test(second) && countWords(first) <= 8 && countWords(second) <= 8)
    return `${first}, and ${decapitalise(second)}`;
  // "We deliver on Mondays, with a lead time of 12 days", and not "we mill on stone, with a minimum order of 4 sacks".
  const [, term = ''] = ofTerm.exec(second) ?? [];
  if (
    term &&
    pronoun.test(first) &&
    supplies.test(first) &&
    countWords(first) <= 8 &&
    !/\b(?:based|that|with)\b/.test(first)
  )
    return `${first}, with a ${term} of ${second.replace(ofTerm, '')}`;
  return shareSubject(first, second);
}

/** `The price is $49 per month`: paid as long as one has it, and not for what takes a day. */
const byTime = /\b(?:an?|each|every|per) (?:month|quarter|seat|user|week|year)\b/;

/** Whether what "and" adds is no part of what stands before it: not "a discount for charities and vans with a tail lift". */
function isParted(first: string, second: string): boolean {
  return (
    !/ (?:at|by|for|from|in|of|on|over|to|up to|with|without) /.test(first) ||
    /^(?:an?|my|one|our|the|two|three|four|five|six|\d\S*) /.test(second)
  );
}

/** `It cuts dust by 80%` and `It uses a third of the water`: what the same does or is. */
function shareSubject(first: string, second: string): string | undefined {
  const [who = ''] = pronoun.exec(first) ?? [];
  if (!who || !second.startsWith(who) || /[$€£]\d/.test(second)) return undefined;
  // "We need money to keep the kitchen open and serve 90 meals" would be what it is for.
  if (!who.startsWith('It') && / to \p{Ll}+ /u.test(first)) return undefined;
  const [one = '', ...rest] = first.slice(who.length).split(' ');
  const [two = '', ...more] = second.slice(who.length).split(' ');
  const tense = tenseOf(one);
  if (!tense || tense !== tenseOf(two) || rest.length === 0 || more.length === 0) return undefined;
  const isSame = one === two && /^(?:am|are|is|was|were)$/.test(one);
  // "We are based in Leeds and UKAS accredited" is one; "We work with 30 gyms and with …" would be two.
  return !isSame && one === two ? undefined : `${first} and ${(isSame ? more : [two, ...more]).join(' ')}`;
}

function tenseOf(verb: string): 'now' | 'then' | undefined {
  if (/^(?:am|are|do|does|have|has|hold|holds|is)$/.test(verb)) return 'now';
  if (/^(?:did|had|was|were)$/.test(verb)) return 'then';
  const form = findVerb(verb)?.form;
  return form === 'past' ? 'then' : form === 'third' || form === 'base' ? 'now' : undefined;
}

/** What the sender is or holds may move up to what he is or has besides. */
const ofStanding = /^(?:I|We) (?:am|are|hold) /;

/** Facts as one would tell them: short ones that go together in one sentence, `The turnaround is 4 days, at £400 a video.` */
export function weaveFacts(facts: readonly string[]): string[] {
  const left = [...facts];
  const told: string[] = [];
  let woven = 0;
  while (left.length > 0) {
    const fact = left.shift() ?? '';
    // "We are based in Bradford. Results come in 3 days. We are UKAS accredited."
    // "There are weekly sailings. You get one contact. There is live tracking."
    const isApart =
      (ofStanding.test(fact) && ofStanding.test(left[1] ?? '') && !pronoun.test(left[0] ?? '')) ||
      (thereIs.test(fact) && thereIs.test(left[1] ?? '') && has.test(left[0] ?? ''));
    const apart = isApart ? 1 : 0;
    const joined = woven < wovenMax ? weave(fact, left[apart] ?? '') : undefined;
    told.push(joined ? `${joined}.` : fact);
    if (!joined) continue;
    woven++;
    left.splice(apart, 1);
  }
  return told;
}
