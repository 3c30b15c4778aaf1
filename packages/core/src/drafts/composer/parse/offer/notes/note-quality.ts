import { isCount, isParticiple } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, nounGerunds, prepositions } from '../../../text/words.ts';
import { startsWithVerb } from '../offer-shapes.ts';
import type { Clause } from './clause.ts';
import { asObject, asSubject, isSeveral, single } from './note-words.ts';

/** Words that say of a thing how it is, and name nothing. */
const quality =
  /^(?:(?:100 ?% |completely |fully |all |totally )?(?:amber|bespoke|bilingual|biodegradable|branded|carbon neutral|cloud-based|compostable|custom-made|dishwasher safe|durable|exclusive|fireproof|gluten[- ]free|halal|handmade|hand-?made|hypoallergenic|kosher|lightweight|machine washable|multilingual|never shared|non-?contact|open source|organic|patented|quiet|read-only|recyclable|recycled|reusable|rustproof|scented|seasonal|self-service|silent|stackable|unscented|vegan|vegetarian|washable|water-?proof|weather-?proof|white[- ]label|wireless)|[\p{L}-]+-free|(?:additive|carbon|chemical|cruelty|dairy|dust|fragrance|gluten|lead|lint|nut|odour|oil|peat|plastic|rust|smoke|solvent|sugar|toxin|wheat) free|[\p{L}-]+[- ](?:proof|resistant)|non[- ]\p{Ll}+|(?:app|web|cloud|browser)[- ]based|anti[- ]\p{Ll}+|\p{Ll}+ approved|infrared|(?:\p{Ll}+ and )?(?:child|dishwasher|food|freezer|microwave|oven|pet)[- ]safe|(?:\p{Ll}+ )?(?!(?:cable|table|vegetable|bible|bobble|crucible)\b)\p{Ll}{3,}(?:[ai]ble)|flat[- ]packed|made to measure|(?:\p{Ll}+ )?certified)(?=$| (?:and|at|by|for|from|in|on|to|with) )/iu;

/** Marks that goods or software bear. */
const mark =
  /^(?:\p{Lu}{2,} (?!(?:covered|included|provided|supplied)\b)\p{Ll}+ed|[\p{Lu}\d][\p{L}\d&.]*(?: \d+| Type \p{Lu}+)?[ -](?:certified|compliant|rated|marked|compatible|ready)|SOC ?2(?: Type (?:I|II|1|2))?(?: certified| compliant)?|(?:compatible|compliant) with .+|grade \p{Lu}\d?|\p{Lu}\+{0,3} rated)$/u;

/** What is said of those who do the work. */
const credential =
  /^(?:(?:fully |all )?(?:insured|licen[cs]ed|vetted|regulated|bonded|accredited|DBS[- ]checked)|(?:[\p{Lu}](?:[\p{L}\d&.]*|-\p{Ll}+)(?: \p{Lu}[\p{L}\d]+)?)[ -](?:accredited|approved|certified|licen[cs]ed|member|qualified|registered|trained))(?:$| (?:and|to|for|in|by|with) )/u;

/** What is free of charge; "lint free" is without lint. */
const freeThings =
  /^(?:admission|artwork|carriage|collection|consultation|delivery|entry|installation|parking|postage|quotes?|refills|repairs|retests?|returns|samples?|set-?up|shipping|support|surveys?|training|trials?|updates|visits?)$/;

/** `Photos timestamped`: a participle that no list has. */
function isMarked(words: readonly string[], at: number): boolean {
  return (
    at === 1 && words.length === 2 && /^\p{Ll}{4,}[^e]ed$/u.test(words[1] ?? '') && isSeveral(words[0] ?? '')
  );
}

/** `Maintenance included for 3 years`, `data wiped to NIST standard`, `raw files yours to keep`: a thing, and what is done to it. */
export function toPassive(note: string): Clause | undefined {
  const words = note.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (/^(?:available|extra|free|optional|possible|refundable|valid|yours)$/.test(word) ||
        ((isParticiple(word) || /^\p{Ll}{3,}lled$/u.test(word) || isMarked(words, index)) &&
          !/^(?:set|put|cut|run|(?:proof)?read)$/.test(word))),
  );
  if (at < 1) return undefined;
  // "All instructors DBS checked".
  const from =
    at > 1 && /^\p{Lu}{2,}$/u.test(words[at - 1] ?? '') && isSeveral(words[at - 2] ?? '') ? at - 1 : at;
  const subject = words.slice(0, from);
  const tail = words.slice(from);
  const next = (words[at + 1] ?? '').toLowerCase();
  const head = (subject.at(-1) ?? '').toLowerCase();
  const isDone =
    next === '' ||
    prepositions.has(next) ||
    /ly$/.test(next) ||
    (/^(?:valid)$/.test(words[at] ?? '') && /^\d/.test(next)) ||
    /^(?:and|again|along|away|daily|free|monthly|next|online|out|over|overnight|same|the|to|weekly|when|where|while|within|without)$/.test(
      next,
    );
  // "DBS checked staff", "legal trained staff": said of what follows.
  const isNoun =
    (/^(?:available|extra|included|optional|possible|provided|supplied)$/.test(tail[0] ?? '') &&
      /^\p{Ll}{3,}$/u.test(head) &&
      !/ly$/.test(head)) ||
    isSeveral(head) ||
    isCount(head) ||
    massNouns.has(head) ||
    nounGerunds.has(head) ||
    single.test(head) ||
    /(?:ing|ion|ment|age|ance|ence|ity)$/.test(head) ||
    (subject.length === 1 && head === 'unit') ||
    // "Evidence stored in the UK": a lone word, and no adverb.
    (subject.length === 1 &&
      /^\p{Ll}{4,}$/u.test(head) &&
      !/ly$/.test(head) &&
      findVerb(head) === undefined &&
      /(?:ed|kept|made|taken)$/.test(tail[0] ?? '') &&
      (prepositions.has(next) || /^(?:away|in|off|out)$/.test(next)));
  // "First box half price" is no deed, and "Mindbody imported" may be one.
  if (
    !isDone ||
    !isNoun ||
    subject.some((word) => prepositions.has(word.toLowerCase()) || /[,:(]|^(?:as|if|when|where)$/.test(word))
  )
    return undefined;
  // "Free" before what it is free from, "non-slip coated": said of the thing itself.
  if (tail[0] === 'free' && (/^(?:from|of)$/.test(next) || !freeThings.test(head))) return undefined;
  if (findVerb(subject[0] ?? '')?.form === 'base' && startsWithVerb(note)) return undefined;
  // "Demo unit available": one of several.
  const one = (tail[0] === 'available' ? asObject : asSubject)(subject.join(' '));
  const several = / and /.test(one) || isSeveral(head);
  return { of: 'own', rest: `${one} ${several && !/^data$/i.test(one) ? 'are' : 'is'} ${tail.join(' ')}` };
}

/** `Parts at cost`, `weekends ok`, `refurb option 40% cheaper`, `maintenance once a year`: a thing, and how it is. */
export function toState(note: string): Clause | undefined {
  const [, thing = '', how = ''] =
    /^((?:\p{Ll}+ ){0,2}\p{Ll}+) (at (?:cost|trade price|no charge)|from stock|on (?:loan|request)|o\.?k\.?|welcome|\d[\d.,]*% (?:cheaper|off)|(?:once|twice|(?:three|four) times) (?:an?|each|every|per) \p{Ll}+)$/u.exec(
      note,
    ) ?? [];
  const head = thing.split(' ').at(-1) ?? '';
  if (!thing || (findVerb(thing.split(' ')[0] ?? '')?.form === 'base' && startsWithVerb(note)))
    return undefined;
  if (!isSeveral(head) && !isCount(head) && !massNouns.has(head) && !/(?:ing|ment|tion|ance)$/.test(head))
    return undefined;
  return {
    of: 'own',
    rest: `${asSubject(thing)} ${isSeveral(head) || / and /.test(thing) ? 'are' : 'is'} ${how}`,
  };
}

/** `CAA licensed pilots`, `DBS-checked staff`: those who do the work, and what they have. */
export function toCrew(note: string): Clause | undefined {
  const [, quality = '', who = ''] =
    /^((?:fully |all )?(?:[\p{Lu}][\p{L}\d]+[ -])?(?:ex-\p{Lu}\S+|accredited|certified|checked|insured|licen[cs]ed|qualified|registered|trained|vetted)) (\p{Ll}*(?:\p{L}{2,}[^aeious]ers|writers|[^aeiou]ors|ists|pilots|staff|technicians|electricians|guards|nurses|crews|engineer|driver|pilot|team|technician|crew))$/u.exec(
      note,
    ) ?? [];
  return who
    ? {
        of: 'own',
        rest: `our ${who} ${/s$|staff$/.test(who) ? 'are' : 'is'} ${quality.replace(/^Ex-/, 'ex-').replace(/^(\p{Lu}+)-/u, '$1 ')}`,
      }
    : undefined;
}

/** Whether the second word says how or how often, and describes no thing: `done remotely`, and not `anonymised quarterly report`. */
function isLastAdverb(words: readonly string[]): boolean {
  return words.length === 2 || prepositions.has((words[2] ?? '').toLowerCase());
}

/** Participles with which a note opens on the thing: `made in Wales`, `picked the same morning`. */
export function toQuality(note: string, isWork: boolean): Clause | undefined {
  const words = note.split(/,? /);
  const [first = '', second = ''] = words;
  if (credential.test(note))
    return isWork ? { of: 'sender', verb: 'are', rest: note } : { of: 'thing', verb: 'is', rest: note };
  // "Locally grown", "kiln dried".
  if (
    /^(?:\p{Ll}+ly|air|cold|freeze|hand|heat|kiln|oven|stone|sun|wood)[- ](?:\p{Ll}+ed|baked|built|cut|fed|grown|ground|made|sewn|sourced|woven)$/u.test(
      note,
    )
  )
    return { of: 'thing', verb: 'is', rest: note };
  // "Human-checked".
  if (/^\p{Ll}{3,}-(?:certified|checked|edited|finished|picked|reviewed|tested|verified)$/u.test(note))
    return { of: 'thing', verb: 'is', rest: note };
  // "Financing available": what is, and no quality.
  const isThere =
    /^(?!\p{Ll}+ly )\p{Ll}+ (?:available|possible)\b/u.test(note) ||
    /^[^,;:]*\p{Ll}{2,}s (?:available|included|possible|provided)(?=$| )/u.test(note);
  if ((quality.test(note) && !isThere) || mark.test(note)) return { of: 'thing', verb: 'is', rest: note };
  if (/^(?:easy|good|ideal|perfect|quick|ready|safe|simple|suitable) (?:for|to) \p{L}/u.test(note))
    return { of: 'thing', verb: 'is', rest: note };
  // "Covering all of Kent", "using recycled paper".
  const [, does = '', what = ''] = /^(covering|replacing|serving|using) (.+)$/.exec(note) ?? [];
  if (does) return { of: 'thing', verb: `${findVerb(does)?.base ?? ''}s`, rest: what };
  if (/^(?:3D|die|digitally|hand|laser|machine|screen)[- ](?:cut|made|printed|sewn)(?: and .+)?$/i.test(note))
    return { of: 'thing', verb: 'is', rest: note };
  if (/^\p{Ll}{3,}er than \p{L}/u.test(note)) return { of: 'thing', verb: 'is', rest: note };
  if (/^set up (?:and \p{Ll}+ )?(?:by|for you|in|on|overnight|the|within)\b/u.test(note))
    return { of: 'thing', verb: 'is', rest: note };
  if (/^worth [$€£\d]/.test(note)) return { of: 'thing', verb: 'is', rest: note };
  if (/^free (?:for|from|in|of|on|until|to|up to|during|below|under)\b|^free(?: of charge)?$/i.test(note))
    return { of: 'thing', verb: 'is', rest: note === 'free' ? 'free of charge' : note };
  if (/^out (?:on )?\d{1,2} \p{Lu}|^out (?:on|in|now)\b/u.test(note))
    return { of: 'thing', verb: 'is', rest: note.replace(/^out (?=\d)/, 'out on ') };
  if (
    /^(?:hand-?(?:made|built|picked|painted|finished|thrown|woven)|home-?made|self-published)(?:$| (?:in|by|from) )/i.test(
      note,
    )
  )
    return { of: 'thing', verb: 'is', rest: note };
  const isDone =
    isParticiple(first) ||
    /^(?:aged|baked|bought|brought|built|flown|kept|made|sent|sold|taken)$/.test(first) ||
    /^(?:re|pre-?|un)?\p{Ll}{2,}[^e]ed$/u.test(first);
  if (
    isDone &&
    !(/^(?:set|put|cut|read|run)$/.test(first) && !/^(?:in|by|to) /.test(note.slice(first.length + 1))) &&
    !/^(?:hundred|need|feed|speed)$/.test(first) &&
    second !== '' &&
    (prepositions.has(second.toLowerCase()) ||
      // "Drawn, built and fitted by one workshop".
      (note.startsWith(`${first}, `) && / and /.test(note)) ||
      /^(?:and|fresh|nationwide|next|overnight|same|the|twice|when|where|not|online|out|once|every|each|per)$/i.test(
        second,
      ) ||
      /days?$/.test(second) ||
      (/ly$/.test(second) && isLastAdverb(words)) ||
      // "Aged 9 months".
      /^\d+ (?:days|months|weeks|years)\b/.test(note.slice(first.length + 1)))
  ) {
    const told = note
      .replace(
        /(?<=\p{L}ed(?: on)?(?: \p{Lu}\p{Ll}+days?)?) (\p{Ll}+ed(?: on)?) (?=\p{Lu}\p{Ll}+days?$)/u,
        ' and $1 ',
      )
      .replace(/(?<!,) (?=not \p{Ll}+$)/u, ', ')
      .replace(/(?<! the) (?=(?:next|same) (?:day|week)\b)/u, ' the ');
    return { of: 'thing', verb: 'is', rest: told };
  }
  // "Collected and delivered", "vetted".
  if (/^\p{Ll}+ed(?: and \p{Ll}+ed)?$/u.test(note) && isParticiple(first))
    return isWork && /^(?:vetted|insured)$/.test(note)
      ? { of: 'sender', verb: 'are', rest: note }
      : { of: 'thing', verb: 'is', rest: note };
  return undefined;
}
