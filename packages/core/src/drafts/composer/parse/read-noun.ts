import {
  decapitalise,
  hasKnownArticle,
  isParticiple,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { organisationNouns, packageHeads, personNouns, prepositions } from '../text/words.ts';
import { gainOf } from './gains.ts';
import { findFinite, startsWithVerb } from './offer-shapes.ts';
import { finishSentence } from './sentence-text.ts';
import type { Statement } from './statement.ts';
import { toTopic } from './topic.ts';

/** An offer that is a thing with a clause about it: `AI code review that catches bugs`. */
export function fromRelative(noun: string, predicate: string): Statement {
  const phrase = decapitalise(trimMarks(noun)).replace(/^(?:my|our)\s+/i, '');
  const bare = withoutDeterminer(phrase);
  const verb = findVerb(predicate.split(/\s+/)[0] ?? '');
  const says =
    verb?.form === 'third' ||
    verb?.form === 'base' ||
    /^(?:can|will|has|have|is|are|does)\b/i.test(predicate);
  // What holds besides is no part of the clause: `…, 3 paying customers`.
  const [told = '', figures] = predicate.split(/, (?=\d+ \p{L}+(?: \p{L}+){0,3}$)/u);
  if (figures) return fromRelative(noun, `${told} (${figures})`);
  return {
    statements: says && !/^\d/.test(bare) ? [finishSentence(`Our ${bare} ${predicate}`)] : [],
    noun: {
      ...(hasKnownArticle(phrase)
        ? { withArticle: `${withArticle(phrase)} that ${trimMarks(predicate)}` }
        : {}),
      ...(/^\d/.test(bare) ? {} : { withOur: `our ${bare} that ${trimMarks(predicate)}` }),
    },
    ...toTopic(bare),
    ...gainOf(predicate),
  };
}

/** `Kits that turn lorries electric; 150 km range` → `… electric (150 km range)`: what follows a semicolon and is no sentence. */
export function bracketAttributes(text: string): string {
  const [first = '', ...attributes] = text.split(/;\s+/);
  const isAttribute = (part: string) => {
    const words = part.split(' ');
    return (
      words.length <= 7 &&
      findFinite(words) < 0 &&
      !startsWithVerb(part) &&
      findVerb(words[0] ?? '')?.form !== 'third' &&
      !/^(?:we|i|you|it|they|our)\b/i.test(part)
    );
  };
  return attributes.length > 0 && !/[(:]/.test(first) && attributes.every(isAttribute)
    ? `${first} (${attributes.join(', ')})`
    : text;
}

/** `classes, first month free` → `classes (first month free)`; `SEO, PPC, web design` → `SEO, PPC and web design`. */
export function gatherAttributes(text: string): string {
  const compared = text
    .replace(/,? (?:starting|priced|available|beginning) (?:at|from) (?=[$€£]\d)/i, ', from ')
    .replace(/ - (?=\S)/g, ', ')
    .replace(
      /([^,;(])\s+(\d[\d.]*%? (?:cheaper|faster|lighter|stronger|smaller|more|less|longer) than\b)/i,
      '$1, $2',
    );
  const shared = compared
    .replace(
      /^([^,;(]*\p{L})(?<!\b(?:for|from|under|over|than|only|just|about|worth|below|to|of|at|by|with|up|least|an?)) (\d[\d.]*%(?: (?!of\b)\p{L}+)?)(?=[,;]|$)/iu,
      '$1, $2',
    )
    .replace(
      /(?<!\b(?:for|from|under|over|than|only|just|about|worth|below) ?)(?<!\b(?:for|from|under|over|than|only|just|about|worth|below))(\p{L}{3,})(?<!\b(?:for|from|under|over|than|only|just|about|worth|below)) ([£$€]\d[\d,.]*)(?=[,;](?!\d))/gu,
      // After a comma a price has its label: "RRP £14".
      (found, noun: string, price: string, at: number) =>
        /[,;(]/.test(compared.slice(0, at)) ? found : `${noun}, ${price}`,
    );
  const priced = shared.replace(
    /^([^,;(]*\p{L})(?<!\b(?:from|of|to|under|over|than|only|just|up|for|at|worth))\s+(?:for |at |@ ?)?([$€£]\d[^\s,;]*(?:\s?(?:per|a|each)\s\w+)?)$/iu,
    '$1, $2',
  );
  // "Batteries: refurbished, 12-month warranty": what stands after the colon are its terms.
  const named = /^([^:,;(]{3,60}): ([^:(]+)$/.exec(priced);
  const terms = named?.[2]?.split(/, /) ?? [];
  if (
    terms.length > 1 &&
    !/ (?:and|or) /.test(named?.[2] ?? '') &&
    terms.every((term) => countWords(term) < 5)
  )
    return `${named?.[1]} (${terms.join(', ')})`;
  const [first = '', ...rest] = priced.split(/\s*[,;]\s+/);
  if (rest.length === 0 || /\(/.test(text)) return priced;
  // "Rules written, tested and documented by experts" is one thing.
  if (isParticiple(first.split(' ').at(-1) ?? '') && isParticiple((rest[0] ?? '').split(' ')[0] ?? ''))
    return priced;
  if (/: /.test(first)) return text;
  const last = rest.at(-1) ?? '';
  // "Exam platform, IELTS and TOEFL": letters after a product say what it covers.
  if (
    rest.every((part) => /^\p{Lu}{2,}s?(?:(?:,| and| or) \p{Lu}{2,}s?)*$/u.test(part)) &&
    packageHeads.has((toNounCore(first).at(-1) ?? '').toLowerCase())
  )
    return `${first} (${rest.join(', ')})`;
  // "In Germany, Austria and Switzerland" is a list of places.
  if (/\p{Lu}\S*$/u.test(first) && rest.every((part) => /^\p{Lu}/u.test(part)) && / (?:and|or) /.test(last))
    return priced;
  // "With class booking, payments and a leaderboard" goes on with a list.
  const listed = rest[0] ?? '';
  if (
    / (?:with|including|from|for|of|like) [^,]*$/.test(first) &&
    / (?:and|or) /.test(last) &&
    !prepositions.has(listed.split(' ')[0] ?? '') &&
    !/^[\d$€£]|\d/.test(rest.join(' ')) &&
    rest.every((part) => !isParticiple(part.split(' ')[0] ?? ''))
  )
    return priced;
  if (rest.length === 1 && / (?:at|for|in|on|with|of) /.test(first) && countWords(rest[0] ?? '') <= 5)
    return `${first} (${rest[0]})`;
  const isAttribute = (part: string) =>
    /^(?:[\d$€£]|(?:one|two|three|four|five|six|half)\b|no\b|from\b|first\b|lead time|free\b|with\b|starting|priced|includ|at |on |by |during |every |weekly|daily|monthly|low |small |quick |fast |short |high |nitrile|delivered|available|based|fully|all |up to|less than|only|certified|wholesale|costs? |takes? |fits? |works? |comes? |needs? |sign-?up |vegan\b|organic\b|halal\b|kosher\b|online\b|remote\b|in-person\b|wireless\b|waterproof\b|made |rated |next |same |ISO\b)/i.test(
      part,
    ) ||
    (countWords(part) > 1 && findVerb(part.split(' ')[0] ?? '')?.form === 'third') ||
    /\d|free$| or |^per[- ]|(?:-\w+ed|ed)\b/.test(part) ||
    // "May to September"
    /^\p{Lu}\p{Ll}+ to \p{Lu}\p{Ll}+$/u.test(part);
  if (isAttribute(rest[0] ?? '') || (!/^(?:and|or) |\s(?:and|or|&)\s/.test(last) && rest.some(isAttribute)))
    return `${first} (${rest.join(', ')})`;
  if (/^(?:and|or) /.test(last) || (/;/.test(priced) === false && /\s(?:and|or)\s/.test(last)))
    return [first, ...rest].join(', ').replace(/, (and|or) /g, ' $1 ');
  if (rest.every((part) => countWords(part) <= 4))
    return `${[first, ...rest.slice(0, -1)].join(', ')} and ${last}`;
  return priced;
}

/** An offer that is a thing, or somebody who offers. */
export function fromNounPhrase(text: string): Statement {
  // "Street artist, murals and live painting": who it is, then what they do.
  const person = /^([^,;(]+), ([^(]+)$/.exec(text);
  if (
    person &&
    personNouns.has((toNounCore(person[1] ?? '').at(-1) ?? '').toLowerCase()) &&
    / (?:and|or) /.test(person[2] ?? '')
  )
    return fromNounPhrase(`${person[1]} (${person[2]})`);
  const phrase = gatherAttributes(decapitalise(trimMarks(text)).replace(/^(?:my|our)\s+/i, ''));
  const head = (toNounCore(phrase).at(-1) ?? '').toLowerCase();
  const bare = withoutDeterminer(phrase);
  const topic = toTopic(phrase);
  const isThird = /^(?:a|an)\s.*\bwho\b/i.test(text);
  if (
    !isThird &&
    !/: (?:Dr\.? )?\p{Lu}[\p{Ll}'-]+ \p{Lu}/u.test(phrase) &&
    personNouns.has(head) &&
    !(
      /^(?:manager|planner|builder|producer|editor|tester|scheduler)$/.test(head) &&
      !/freelance|experienced|years|senior|junior|certified|social media|community/i.test(phrase)
    ) &&
    !/^(?:your|\d)/i.test(phrase)
  )
    return { statements: [finishSentence(`I am ${withArticle(bare)}`)], ...topic };
  const isHeld = /\b(?:weekly|monthly|quarterly|annual|yearly|one-day|half-day|free)\b/i.test(phrase);
  if (organisationNouns.has(head) && !isHeld && !/^(?:your|\d)/i.test(phrase))
    return { statements: [finishSentence(`We are ${withArticle(bare)}`)], ...topic };
  const our =
    /^(?:[\d$€£%]|(?:one|two|three|four|five) |up to|some|any|every|each|all|half)/i.test(bare) &&
    !/^(?:24\/7|\d+-\p{L})/u.test(bare)
      ? undefined
      : `${/\bour\b/.test(bare.split(/[:(]/)[0] ?? '') ? 'the' : 'our'} ${bare}`;
  if (/^(?:Dr|Mr|Mrs|Ms|Prof)\b/.test(phrase))
    return {
      statements: [
        finishSentence(`This is about ${trimMarks(text)}`),
        finishSentence(`I am writing about ${trimMarks(text)}`),
      ],
      topic: '',
      topicPlural: false,
    };
  const known = !our || hasKnownArticle(phrase);
  return {
    statements: [],
    noun: { ...(known ? { withArticle: withArticle(phrase) } : {}), ...(our ? { withOur: our } : {}) },
    ...topic,
  };
}
