import { isOrdinaryWord } from '../../gate/index.ts';
import {
  capitalise,
  decapitalise,
  isPlural,
  toArticle,
  toNounCore,
  toReader,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners, organisationNouns, packageHeads } from '../text/words.ts';
import { toAbility } from './extra-sentence.ts';
import { firstClause, gainOf, gainVerbs, objectOf, toGain } from './gains.ts';
import { bracketAttributes, gatherAttributes } from './gather-attributes.ts';
import {
  findFinite,
  gerundIsVerb,
  isAboutNoun,
  opensObject,
  opensWithAdverbial,
  startsWithVerb,
} from './offer-shapes.ts';
import { fromNounPhrase, fromRelative } from './read-noun.ts';
import { clip, finishSentence } from './sentence-text.ts';
import type { Statement } from './statement.ts';
import { toTopic } from './topic.ts';

const leadIn =
  /^(?:(?:the |my |our )?(?:offer|guest|speaker|product|service|solution|what (?:we|i) (?:offer|sell|do))s?\s*(?:is|are|:|=|-)\s*|(?:(?:i|we)(?:'m| am|'re| are)?\s+)?(?:(?:want|would like|'d like|wish|plan|hope|looking|trying|here|able|pleased|happy|excited)\s+to\s+|can\s+)?(?:offer|sell|promote|pitch(?! decks?\b)|propose|introduce|present|advertise)(?:ing)?\s+(?:(?:them|you|to them|to you)\s+)?)/i;

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
    /^((?:The )?(?:\p{Lu}[\p{L}\d.&'-]*|\p{Ll}+(?:\p{Lu}|\.\p{Ll})[\p{L}\d.]*)(?:\s\p{Lu}[\p{L}\d.&'-]*){0,2})(?:\s*:\s*|\s+-\s+|,\s+(?=(?:a|an|the|our)\s)|\s+\()(.+?)\)?$/u.exec(
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
    (!verb.isName || opensObject(words[1] ?? '')) &&
    !isAboutNoun(words) &&
    // "Plants for offices" is a thing that is sold.
    !(isPlural(words[0] ?? '') && /^(?:for|in|on|with|to|from)$/i.test(words[1] ?? ''))
  )
    return fromVerb(verb.base, rest);

  const aim = /^([^,;:.]{3,80}?),? so (?:that )?(your?\s.+)$/i.exec(text);
  if (aim && findFinite((aim[1] ?? '').split(/\s+/)) < 0)
    return {
      ...(fromParts(aim[1] ?? '') ?? fromNounPhrase(aim[1] ?? '')),
      extras: [finishSentence(`That way, ${aim[2]}`)],
    };

  // "FX platform, see exposure in one place, hedge in two clicks": what it is, then what can be done with it.
  const enables = /^((?!.* - )[^,:;]{3,60}), (\p{Ll}+ [^:;]+)$/u.exec(text);
  if (enables && startsWithVerb(enables[2] ?? '') && findFinite((enables[1] ?? '').split(' ')) < 0)
    return {
      ...fromNounPhrase(enables[1] ?? ''),
      extras: [toAbility(enables[2] ?? '')],
    };

  if (isAboutNoun(words) && !/^that$/i.test(words[1] ?? '')) return fromNounPhrase(text);
  const finite = findFinite(words);
  // "Our startup just launched": when it was done is no part of who did it.
  const verbAt = /^(?:just|now|also|already|recently|still|only)$/i.test(words[finite - 1] ?? '')
    ? finite - 1
    : finite;
  if (verbAt > 0) return fromSubject(words.slice(0, verbAt).join(' '), words.slice(verbAt).join(' '));
  const told = /^[^,;:]{3,80}?(?:;| -|:) (?:it )?(\p{L}+) /u.exec(text);
  if (told && findVerb(told[1] ?? '')?.form === 'third') {
    const read = fromParts(text);
    if (read) return read;
  }
  const relative = /^(.{3,90}?)\s+(?:that|which)\s+(.+)$/i.exec(text);
  if (relative) return fromRelative(relative[1] ?? '', relative[2] ?? '');
  return fromParts(text) ?? fromNounPhrase(text);
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
  if (/^The \p{Lu}/u.test(text)) return isName(text.slice(4));
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
    const isSubject = verb.isName && !/^(?:an?|the|your|our|\d.*)$/i.test(said.split(' ')[1] ?? '');
    return isSubject ? undefined : fromRelative(noun, said);
  }
  if (verb?.form === 'base' && startsWithVerb(said)) {
    const read = fromNounPhrase(noun);
    // "Send your picks, get a draft" tells how it goes, step by step.
    if (
      said
        .split(', ')
        .slice(1)
        .some((part) => findVerb(part.split(' ')[0] ?? '')?.form === 'base')
    )
      return { ...read, extras: [toAbility(said)] };
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
  /^(?:we|i)(?:'re|'m|'d|'ve| am| are| would| want)?\s+(?:(?:\w+ly|like to|to)\s+)?(?:(?:have |just )+(?:developed|built|made|created|designed|launched|written|opened|produced)|developed|built|launched|pitch|propose|suggest|write|offer|provide|sell|build|make|design|develop|run|deliver|supply|create|have|do|manage|specialise in|specialize in|produce|import|roast|brew|manufacture|rent|lease|host|organise|organize|teach|offering|providing|selling|building|specialising in|specializing in)\b\s+(.+)$/i;

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
  // "We do payroll for firms takes 2 hours": two sentences that ran together.
  const ranOn =
    /^((?:we|i) (?:(?!\b(?:that|which|who|and|or|it|what|how)\b)[^,;:])+s) (takes|costs|saves) (.+)$/i.exec(
      sentence,
    );
  const told = ranOn ? `${ranOn[1]}. It ${ranOn[2]} ${ranOn[3]}` : sentence;
  const statements = [finishSentence(capitalise(told.replace(/^i(?=\b)/, 'I')))];
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
      ? toTopic(objectOf(predicate.replace(/^(?:just|now|also|already|recently|still|only) /, '')))
      : // "The bug you reported" is known to both and no subject to ask about.
        first === 'the' && isAboutNoun(subject.split(' ').slice(1))
        ? toTopic('')
        : toTopic(subject)),
    ...gainOf(predicate),
    ...(name ? { name } : {}),
  };
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
  // A word before several things says what kind they are: "Hygiene: wipes, refills".
  if (isPlural(toNounCore(noun).at(-1) ?? '') && isOrdinaryWord(name.toLowerCase()))
    return fromNounPhrase(text);
  // Several things have one name together, so no verb goes with both; a small letter opens no sentence.
  if (/^\p{Ll}/u.test(name) || isPlural(toNounCore(noun).at(-1) ?? ''))
    return {
      statements: [],
      noun: { withArticle: `${name}, ${withArticle(noun)}`, withOur: `${name}, our ${bare}` },
      ...toTopic(noun),
      name,
    };
  return {
    statements: [
      finishSentence(`${name} is ${withArticle(noun)}`),
      ...(/^\d/.test(bare) ? [] : [finishSentence(`${name} is our ${bare}`)]),
    ],
    ...toTopic(noun),
    name,
  };
}
