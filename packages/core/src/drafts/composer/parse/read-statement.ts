import {
  capitalise,
  decapitalise,
  hasKnownArticle,
  isParticiple,
  isPlural,
  toArticle,
  toNounCore,
  toReader,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners, organisationNouns, packageHeads, personNouns } from '../text/words.ts';
import {
  findFinite,
  type Gain,
  gerundIsVerb,
  isAboutNoun,
  opensObject,
  opensWithAdverbial,
  pluralNouns,
  startsWithVerb,
  toGain,
} from './offer-shapes.ts';
import { type Topic, toTopic } from './topic.ts';

/** One statement of an offer, read: how it can be said and what it is about. */
export type Statement = Topic & {
  statements: string[];
  noun?: { withArticle?: string; withOur?: string };
  extras?: string[];
  gain?: Gain;
  name?: string;
};

const leadIn =
  /^(?:(?:the |my |our )?(?:offer|guest|speaker|product|service|solution|what (?:we|i) (?:offer|sell|do))s?\s*(?:is|are|:|=|-)\s*|(?:(?:i|we)(?:'m| am|'re| are)?\s+)?(?:(?:want|would like|'d like|wish|plan|hope|looking|trying|here|able|pleased|happy|excited)\s+to\s+|can\s+)?(?:offer|sell|promote|pitch|propose|introduce|present|market|advertise)(?:ing)?\s+(?:(?:them|you|to them|to you)\s+)?)/i;

/** Reads one sentence or fragment of an offer, whatever its shape. */
export function readStatement(sentence: string): Statement {
  const raw = clip(trimMarks(sentence));
  if (!/[\p{L}\p{N}]/u.test(raw))
    return { statements: ['That is what we would like to help you with.'], topic: '', topicPlural: false };
  // "We want to sell books from your shelves" says what is to be done together; it is no lead-in.
  if (/^(?:we|i) (?:want|would like|'d like) to \p{L}+ .*\byour\b/iu.test(raw))
    return fromSenderSentence(raw);
  const lead = leadIn.exec(raw);
  const rest = lead && trimMarks(raw.slice(lead[0].length));
  return rest && /\p{L}/u.test(rest) ? readBare(rest) : readBare(raw);
}

function readBare(raw: string): Statement {
  const text = bracketAttributes(raw.replace(/^(?:a|an) (?=(?:a|an|the) )/i, ''));
  const words = text.split(/\s+/);
  const vacancy = /^(?:we(?:'re| are) hiring|now hiring|hiring)(?::| for| -)?\s+(.+)$/i.exec(text);
  if (vacancy) return readVacancy(vacancy[1] ?? '');
  if (/^(?:we|i|our team|our company)(?:'re|'ve|'m|'ll|'d)?\s/i.test(text)) return fromSenderSentence(text);
  if (opensWithAdverbial(text)) {
    const own = /\b(?:we|i) .+$/i.exec(text)?.[0];
    return {
      ...(own ? fromSenderSentence(own) : toTopic('')),
      statements: [finishSentence(text.replace(/\bi\b/g, 'I'))],
    };
  }
  if (/^(?:looking|searching|applying|seeking|interested in|hoping)\b/i.test(text))
    return {
      ...toTopic(words.slice(2).join(' ')),
      statements: [finishSentence(`I am ${decapitalise(text)}`)],
    };
  if (/^(?:you|your|there)\b/i.test(text) && words.length > 3)
    return { ...toTopic(''), statements: [finishSentence(text)] };
  if (/^(?:never|always|finally)\s/i.test(text) && findVerb(words[1] ?? ''))
    return {
      ...toTopic(words.slice(2).join(' ')),
      statements: [finishSentence(`With us, you ${decapitalise(text)}`)],
    };
  if (/^no more\s/i.test(text))
    return {
      ...toTopic(words.slice(2).join(' ')),
      statements: [finishSentence(`With us, you need ${decapitalise(text)}`)],
    };

  // "Our founder, Lena Brandt, can talk about …" and "Safe Harbour runs a shelter" are sentences already.
  if (
    /^(?:our|my|the) [^,.]{2,40}, \p{Lu}[^,]{2,40}, (?:is|can|will|has|runs|leads|wrote|talks|speaks|was) .+$/iu.test(
      text,
    )
  )
    return { ...toTopic(''), statements: [finishSentence(text)] };
  const branded = /^(\p{Lu}[\p{Ll}'’]+(?: \p{Lu}[\p{Ll}'’]+){1,3}) ((\p{Ll}+) .+)$/u.exec(text);
  if (branded && findVerb(branded[3] ?? '')?.form === 'third' && isName(branded[1] ?? ''))
    return {
      ...toTopic(objectOf(branded[2] ?? '')),
      ...gainOf(branded[2] ?? ''),
      statements: [finishSentence(text)],
      name: branded[1] ?? '',
    };

  const named =
    /^((?:\p{Lu}[\p{L}\d.&'-]*)(?:\s\p{Lu}[\p{L}\d.&'-]*){0,2})(?:\s*:\s*|\s+-\s+|,\s+(?=(?:a|an|the|our)\s)|\s+\()(.+?)\)?$/u.exec(
      text,
    );
  if (named && isName(named[1] ?? '')) return fromNamed(named[1] ?? '', named[2] ?? '');

  const verb = findVerb(words[0] ?? '');
  const rest = words.slice(1).join(' ');
  if (verb?.form === 'base' && startsWithVerb(text)) return fromVerb(verb.base, rest);
  if (verb?.form === 'gerund' && gerundIsVerb(words)) return fromVerb(verb.base, rest);
  if (
    verb?.form === 'third' &&
    words.length > 2 &&
    opensObject(words[1] ?? '') &&
    !isAboutNoun(words) &&
    // "Plants for offices" is a thing that is sold.
    !(isPlural(words[0] ?? '') && /^(?:for|in|on|with|to|from)$/i.test(words[1] ?? ''))
  )
    return fromVerb(verb.base, rest);

  const aim = /^([^,;:.]{3,80}?),? so (?:that )?(your?\s.+)$/i.exec(text);
  if (aim && findFinite((aim[1] ?? '').split(/\s+/)) < 0)
    return { ...fromNounPhrase(aim[1] ?? ''), extras: [finishSentence(`That way, ${aim[2]}`)] };

  // "FX platform, see exposure in one place, hedge in two clicks": what it is, then what can be done with it.
  const enables = /^((?!.* - )[^,:;]{3,60}), (\p{Ll}+ [^:;]+)$/u.exec(text);
  if (enables && startsWithVerb(enables[2] ?? '') && findFinite((enables[1] ?? '').split(' ')) < 0)
    return {
      ...fromNounPhrase(enables[1] ?? ''),
      extras: [toAbility(enables[2] ?? '')],
    };

  if (isAboutNoun(words) && !/^that$/i.test(words[1] ?? '')) return fromNounPhrase(text);
  const finite = findFinite(words);
  if (finite > 0) return fromSubject(words.slice(0, finite).join(' '), words.slice(finite).join(' '));
  const told = /^[^,;:]{3,80}?(?:;| -|:) (?:it )?(\p{L}+) /u.exec(text);
  if (told && findVerb(told[1] ?? '')?.form === 'third') {
    const read = fromParts(text);
    if (read) return read;
  }
  const relative = /^(.{3,90}?)\s+(?:that|which)\s+(.+)$/i.exec(text);
  if (relative) return fromRelative(relative[1] ?? '', relative[2] ?? '');
  return fromParts(text) ?? fromNounPhrase(text);
}

/** `Kits that turn lorries electric; 150 km range` → `… electric (150 km range)`: what follows a semicolon and is no sentence. */
function bracketAttributes(text: string): string {
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

/** `We're hiring: senior Go developer, remote, 80k` → `We are hiring a senior Go developer (remote, 80k).` */
function readVacancy(text: string): Statement {
  const [role = '', ...terms] = /\(/.test(text) ? [text] : trimMarks(text).split(/,\s+/);
  const bare = withoutDeterminer(decapitalise(role));
  const many = isPlural(toNounCore(bare).at(-1) ?? '');
  return {
    statements: [
      finishSentence(
        `We are hiring ${many ? bare : `${toArticle(bare)} ${bare}`}${terms.length > 0 ? ` (${terms.join(', ')})` : ''}`,
      ),
    ],
    topic: toNounCore(bare).length <= 4 ? toNounCore(bare).join(' ') : '',
    topicPlural: many,
    ...(many ? {} : { topicCount: true }),
  };
}

function isName(text: string): boolean {
  const last = text.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    !packageHeads.has(last) &&
    !findVerb(text.split(' ')[0] ?? '') &&
    !/^(?:new|free|offer|product|service|job|role|price|the|a|our|my)$/i.test(text.split(' ')[0] ?? '') &&
    !(text === text.toUpperCase() && /^(?:SEO|PPC|CRM|HR|IT|AI|UX|UI|PR|ERP)$/.test(text))
  );
}

/** `payroll software - saves 5 hours`, `web design: get more leads`, `SEO audit - free`. */
function fromParts(text: string): Statement | undefined {
  const parts =
    /^(.{3,140}?)(?:\s+-\s+|:\s+|;\s+|,\s+(?=(?:it |and )?(?:saves?|cuts?|reduces?|helps?|gets?|lets?|makes?|gives?|increases?|improves?|replaces?)\b))(.+)$/.exec(
      text,
    );
  if (!parts || toNounCore(parts[1] ?? '').length === 0) return undefined;
  const [, noun = '', tail = ''] = parts;
  const said = trimMarks(tail.replace(/^(?:it|and)\s+/i, ''));
  const verbWord = said.split(' ')[0] ?? '';
  const verb = findVerb(verbWord);
  if (verb?.form === 'third' && said.includes(' ')) {
    // "New data: rents in 60 towns rose" tells what the data say.
    const isSubject =
      pluralNouns.test(verbWord) && !/^(?:an?|the|your|our|\d.*)$/i.test(said.split(' ')[1] ?? '');
    return isSubject ? undefined : fromRelative(noun, said);
  }
  if (verb?.form === 'base' && startsWithVerb(said)) {
    const read = fromNounPhrase(noun);
    const gain = toGain(verb.base, toReader(said.split(' ').slice(1).join(' ')));
    return { ...read, gain, extras: [finishSentence(`The point is to help you ${gain.base}`)] };
  }
  if (/^(?:the )?(?:average|typical) /i.test(said) && findFinite(said.split(' ')) > 0)
    return { ...fromNounPhrase(noun), extras: [finishSentence(`The ${said.replace(/^the /i, '')}`)] };
  if (
    /^(?:[$€£]?\d|from [$€£]?\d|no |free )/i.test(said) &&
    countWords(said) <= 9 &&
    !/[,;(]/.test(noun) &&
    !/\b(?:use|used|trust|are|have|say|choose|rely|run|love)\b/i.test(said)
  )
    return fromNounPhrase(`${noun}, ${said}`);
  if (
    (/^(?:we|you|it|they|our|no)\b/i.test(said) || (/^\d/.test(said) && findFinite(said.split(' ')) > 0)) &&
    said
      .split(' ')
      .slice(1)
      .some((word) => findVerb(word))
  )
    return { ...fromNounPhrase(noun), extras: [finishSentence(said)] };
  if (/^\d[\d.,]*%? (?:fewer|more|less|faster|higher|lower|cheaper|better)\b/i.test(said))
    return { ...fromNounPhrase(noun), extras: [finishSentence(`That means ${said}`)] };
  return undefined;
}

const weHelp =
  /^(we|i)(?:\s+(?:can|will))?\s+(?:help|enable|allow|support|empower)\s+(.+?)\s+(?:to\s+)?([a-z]+)\s+(.+)$/i;
const weOffer =
  /^(?:we|i)(?:'re|'m|'d| am| are| would| want)?\s+(?:(?:\w+ly|like to|to)\s+)?(?:pitch|propose|suggest|write|offer|provide|sell|build|make|design|develop|run|deliver|supply|create|have|do|manage|specialise in|specialize in|produce|import|roast|brew|manufacture|rent|lease|host|organise|organize|teach|offering|providing|selling|building|specialising in|specializing in)\b\s+(.+)$/i;

function fromSenderSentence(text: string): Statement {
  const said = /^I\b/i.test(text)
    ? text.replace(
        /\b(?:her|his|their) (?=(?:group|lab|team|company|studio|school|department|office|agency|firm|shop|restaurant)\b)/gi,
        'your ',
      )
    : text;
  const listed = /^((?:we|i)\s+(?:do|offer|sell|provide|supply|make|deliver|have)\s+)([^.]+,[^.]+)$/i.exec(
    said,
  );
  const sentence = listed ? (listed[1] ?? '') + gatherAttributes(listed[2] ?? '') : said;
  const statements = [finishSentence(capitalise(sentence.replace(/^i(?=\b)/, 'I')))];
  const help = weHelp.exec(text);
  const verb = help && findVerb(help[3] ?? '');
  if (help && verb?.form === 'base') {
    const gain = toGain(verb.base, toReader(firstClause(help[4] ?? '')));
    return { statements, ...toTopic(help[4] ?? ''), gain };
  }
  const does = /^we ([a-z]+) (.+)$/i.exec(text);
  const doing = does && findVerb(does[1] ?? '');
  if (does && doing?.form === 'base' && gainVerbs.test(doing.base) && doing.base !== 'find')
    return { statements, ...toTopic(''), gain: toGain(doing.base, toReader(firstClause(does[2] ?? ''))) };
  return { statements, ...toTopic(weOffer.exec(text)?.[1] ?? '') };
}

function fromVerb(base: string, rest: string): Statement {
  const object = trimMarks(rest);
  if (/^(?:help|enable|allow|support)$/.test(base)) return fromSenderSentence(`We ${base} ${object}`);
  if (
    /^(?:offer|provide|sell|build|design|develop|create|deliver|supply|manage|produce|run|host|teach)$/.test(
      base,
    ) &&
    !/\b(?:your|their|you)\b/i.test(object)
  )
    return { statements: [finishSentence(`We ${base} ${object}`)], ...toTopic(object) };
  if (
    /^(?:save|give|bring|get|teach|show|make|connect|match)$/.test(base) &&
    /^(?:small |local |busy )?(?:businesses|companies|teams|people|restaurants|owners|clients|customers|you|startups|schools|clinics)\b/i.test(
      object,
    )
  )
    return { statements: [finishSentence(`We ${base} ${object}`)], ...toTopic('') };
  // What is done to the sender's own things is the reader's deed.
  if (/^(?:(?:with|for|at|in) )?(?:our|my|us)\b/i.test(object))
    return {
      statements: [finishSentence(`You can ${base} ${object}`)],
      ...toTopic(object.split(':')[0] ?? ''),
    };
  // What the reader would do for the sender is nothing to be helped with.
  if (/^(?:volunteer|donate|join|apply|attend|come|mentor|judge)$/.test(base))
    return { statements: [finishSentence(`You can ${base} ${object}`)], ...toTopic('') };
  const gain = toGain(base, toReader(object));
  const short = toGain(base, toReader(firstClause(object)));
  return {
    statements: [finishSentence(`We help you ${gain.base}`), finishSentence(`We can help you ${gain.base}`)],
    ...toTopic(object.replace(/^(?:up|out|down|off)\s/, '')),
    gain: short,
  };
}

function fromSubject(subject: string, predicate: string): Statement {
  const first = subject.split(' ')[0]?.toLowerCase() ?? '';
  const brand =
    subject.split(' ').every((word) => /^\p{Lu}/u.test(word)) && decapitalise(subject) === subject;
  const keeps =
    /^(?:it|this|these|they)$/.test(first) ||
    determiners.has(first) ||
    brand ||
    /^(?:\p{Lu}\p{Ll}+|\p{Ll}+)\p{Lu}/u.test(subject) ||
    (/^\p{Lu}/u.test(subject) &&
      !packageHeads.has(subject.split(' ').at(-1)?.toLowerCase() ?? '') &&
      subject.split(' ').length === 1);
  const whole = keeps ? capitalise(subject.replace(/^my\b/i, 'My')) : `Our ${decapitalise(subject)}`;
  const name =
    keeps && !determiners.has(first) && !/^(?:it|this|these|they)$/.test(first) ? subject : undefined;
  return {
    statements: [finishSentence(`${whole} ${predicate}`)],
    // Who does it says less than what is done: "our charity brings coding workshops" is about workshops.
    ...(name || organisationNouns.has(toNounCore(subject).at(-1)?.toLowerCase() ?? '')
      ? toTopic(objectOf(predicate))
      : // "The bug you reported" is known to both and no subject to ask about.
        first === 'the' && isAboutNoun(subject.split(' ').slice(1))
        ? toTopic('')
        : toTopic(subject)),
    ...gainOf(predicate),
    ...(name ? { name } : {}),
  };
}

function objectOf(predicate: string): string {
  if (
    /^(?:lets?|helps?|makes?|allows?|enables?|gives?|is|are|can|will|has|have|teaches|shows|tells|turns)\b/i.test(
      predicate,
    )
  )
    return '';
  return firstClause(predicate.split(/\s+/).slice(1).join(' '));
}

const gainVerbs =
  /^(?:cut|save|reduce|increase|improve|speed|double|triple|automate|lower|boost|grow|stop|prevent|eliminate|shorten|simplify|protect|catch|win|free|detect|remove|lift|raise|find|keep|replace|track|fill)$/;

/** The first predicate of `cuts review time by 40% and …` as something that the reader gains. */
function gainOf(predicate: string): { gain?: Gain } {
  const [word = '', ...rest] = predicate.split(/\s+/);
  const verb = findVerb(word);
  if (verb?.form !== 'third' || !gainVerbs.test(verb.base)) return {};
  const object = firstClause(rest.join(' '));
  return object ? { gain: toGain(verb.base, toReader(object)) } : {};
}

function firstClause(text: string): string {
  return (
    text
      .split(
        /,\s|;\s|\s(?:and|while|so|instead|without|with|for|before|using|through|across|because|when|-)\s|\sby\s(?=\p{L}+ing\b)/u,
      )[0]
      ?.trim() ?? ''
  );
}

function fromNamed(name: string, rest: string): Statement {
  const text = trimMarks(rest);
  const words = text.split(/\s+/);
  const verb = findVerb(words[0] ?? '');
  if (verb?.form === 'third') return { ...fromSubject(name, text), name };
  if (verb?.form === 'base' && startsWithVerb(text)) {
    const gain = toGain(verb.base, toReader(words.slice(1).join(' ')));
    return {
      statements: [finishSentence(`${name} helps you ${gain.base}`)],
      ...toTopic(words.slice(1).join(' ')),
      gain,
      name,
    };
  }
  if (verb?.form === 'gerund' && gerundIsVerb(words))
    return {
      statements: [finishSentence(`${name} is about ${decapitalise(text)}`)],
      ...toTopic(words.slice(1).join(' ')),
      name,
    };
  if (/^(?:we|it|our)\b/i.test(text))
    return { ...fromSenderSentence(text), statements: [finishSentence(capitalise(text))], name };
  const noun = decapitalise(text);
  const bare = withoutDeterminer(noun);
  return {
    statements: [
      finishSentence(`${name} is ${withArticle(noun)}`),
      ...(/^\d/.test(bare) ? [] : [finishSentence(`${name} is our ${bare}`)]),
    ],
    ...toTopic(noun),
    name,
  };
}

function fromRelative(noun: string, predicate: string): Statement {
  const phrase = decapitalise(trimMarks(noun)).replace(/^(?:my|our)\s+/i, '');
  const bare = withoutDeterminer(phrase);
  const verb = findVerb(predicate.split(/\s+/)[0] ?? '');
  const says =
    verb?.form === 'third' ||
    verb?.form === 'base' ||
    /^(?:can|will|has|have|is|are|does)\b/i.test(predicate);
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

/** `classes, first month free` → `classes (first month free)`; `SEO, PPC, web design` → `SEO, PPC and web design`. */
function gatherAttributes(text: string): string {
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
  const [first = '', ...rest] = priced.split(/\s*[,;]\s+/);
  if (rest.length === 0 || /\(/.test(text)) return priced;
  // "Rules written, tested and documented by experts" is one thing.
  if (isParticiple(first.split(' ').at(-1) ?? '') && isParticiple((rest[0] ?? '').split(' ')[0] ?? ''))
    return priced;
  if (/: /.test(first)) return text;
  const last = rest.at(-1) ?? '';
  // "In Germany, Austria and Switzerland" is a list of places.
  if (/\p{Lu}\S*$/u.test(first) && rest.every((part) => /^\p{Lu}/u.test(part)) && / (?:and|or) /.test(last))
    return priced;
  if (rest.length === 1 && / (?:at|for|in|on|with|of) /.test(first) && countWords(rest[0] ?? '') <= 5)
    return `${first} (${rest[0]})`;
  const isAttribute = (part: string) =>
    /^(?:[\d$€£]|(?:one|two|three|four|five|six|half)\b|no\b|from\b|first\b|lead time|free\b|with\b|starting|priced|includ|at |on |by |during |every |weekly|daily|monthly|low |small |quick |fast |short |high |nitrile|delivered|available|based|fully|all |up to|less than|only|certified|wholesale|costs? |takes? |fits? |works? |comes? |needs? |sign-?up |vegan\b|organic\b|halal\b|kosher\b|online\b|remote\b|in-person\b|wireless\b|waterproof\b|made |rated |next |same |ISO\b)/i.test(
      part,
    ) ||
    /\d|free$|(?:-\w+ed|ed)\b/.test(part) ||
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

function fromNounPhrase(text: string): Statement {
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
  if (organisationNouns.has(head) && !/^(?:your|\d)/i.test(phrase))
    return { statements: [finishSentence(`We are ${withArticle(bare)}`)], ...topic };
  const our =
    /^(?:[\d$€£%]|up to|some|any|every|each|all|half)/i.test(bare) && !/^(?:24\/7|\d+-\p{L})/u.test(bare)
      ? undefined
      : `${/\bour\b/.test(bare) ? 'the' : 'our'} ${bare}`;
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

/** A very long sentence ends at the last clause that fits; what is cut away is left out, never reworded. */
function clip(text: string): string {
  if (countWords(text) <= 36) return text;
  let end = -1;
  for (const match of text.matchAll(
    /;\s|\s-\s|,\s(?=(?:and|which|while|so|including|with|plus|as well|along|all)\b)/g,
  )) {
    const words = countWords(text.slice(0, match.index));
    if (words >= 10 && words <= 36) end = match.index;
  }
  return end < 0 ? text : trimMarks(text.slice(0, end));
}

/** What the reader does with an offer: `See exposure in one place` → `You can see exposure in one place.` */
export function toAbility(text: string): string {
  const [first = '', ...more] = toReader(decapitalise(text)).split(/, (?:and )?/);
  const isDeed = (part: string) => findVerb(part.split(' ')[0] ?? '')?.form === 'base';
  const terms = more.every(isDeed) ? [] : more;
  const listed = terms.length > 0 ? [first] : [first, ...more];
  const deed = `${listed.join(', ').replace(/, ([^,]+)$/, ' and $1')}${terms.length > 0 ? ` (${terms.join(', ')})` : ''}`;
  // What one knows or has by it is not what one can do.
  return finishSentence(/^(?:know|have|own) /.test(deed) ? `With it, you ${deed}` : `You can ${deed}`);
}

/** A capital at the start, one mark at the end. */
export function finishSentence(sentence: string): string {
  const text = capitalise(sentence.trim()).replace(/[\s,;:-]+$/, '');
  return /[.!?]["')]*$/.test(text) ? text : `${text}.`;
}

/** `30 minute classes`: a unit in the singular after a number belongs to what follows. */
export const attributiveCount =
  /\b(\d+|one|two|three|four|five|six|seven|eight|ten|twelve) (minute|hour|day|week|month|year|person|page|mile|metre|litre|seat|bed|room|step|part|piece|course)(?= (?!(?:or|and|to|per|from|in|on|at|each|for|with)\b)\p{L}{3,})/giu;

/** Compounds that are typed without hyphens: `one to one tutoring`, `with 3 year warranty`. */
export function joinCompounds(text: string): string {
  return text
    .replace(
      /\b(?:one to one|face to face|end to end|point of sale|door to door|peer to peer|work from home)\b(?= \p{L})/giu,
      (found) => found.replaceAll(' ', '-'),
    )
    .replace(
      /\b(on|for|at|with) (?=(?:success|fixed|flat|monthly|yearly|small|low|one-off|daily|hourly) (?:fee|price|rate)\b)/gi,
      '$1 a ',
    )
    .replace(attributiveCount, '$1-$2')
    .replace(
      /\bwith (?:an? )?(\d+)[- ](year|month|week|day)s? (warranty|guarantee|contract|trial|term|notice)\b/gi,
      (_, count: string, unit: string, noun: string) => `with ${toArticle(count)} ${count}-${unit} ${noun}`,
    );
}
