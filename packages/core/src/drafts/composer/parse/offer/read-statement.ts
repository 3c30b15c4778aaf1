import { betweenTerms } from '../../text/between-terms.ts';
import {
  capitalise,
  decapitalise,
  isPlural,
  toArticle,
  toNounCore,
  toReader,
  withArticle,
  withoutDeterminer,
} from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { countWords, trimMarks } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { organisationNouns, packageHeads, personNouns, prepositions } from '../../text/words.ts';
import { clip, finishSentence } from '../sentence-text.ts';
import { firstClause, gainOf, objectOf, toGain } from './gains.ts';
import { readAppearance } from './kinds/offer-appearances.ts';
import { fromSenderSentence, fromVerb, isOwnDeed, sellsBetter } from './kinds/offer-deeds.ts';
import { hireWith, readJob, termsFollow } from './kinds/offer-jobs.ts';
import { readApplication, readFunding, readProposal, tellOfOneself } from './kinds/offer-of-oneself.ts';
import { readVacancies } from './kinds/offer-vacancies.ts';
import { toExtraSentence } from './notes/extra-sentence.ts';
import { bracketAttributes } from './notes/gather-attributes.ts';
import { toResult } from './notes/note-result.ts';
import { isSeveral } from './notes/note-words.ts';
import { toHeadWord } from './notes/offer-notes.ts';
import { toAbility } from './notes/tell-notes.ts';
import { tellTerms } from './notes/tell-terms.ts';
import { fromNamed, fromSubject, isDeedWord, isName, isProductName } from './offer-names.ts';
import { readOpening } from './offer-openings.ts';
import {
  findFinite,
  gerundIsVerb,
  isAboutNoun,
  isInventedName,
  opensObject,
  opensWithAdverbial,
  startsWithVerb,
} from './offer-shapes.ts';
import { readWithTool } from './opens-with-tool.ts';
import { asOfMany, fromNounPhrase, fromRelative, readBroker, withTermsTold } from './read-noun.ts';
import { answersQuestion, type Statement } from './statement.ts';
import { toTopic } from './topic.ts';

const leadIn =
  /^(?:(?:the |my |our )?(?:new |latest )?(?:offer|feature|guest|speaker|product|service|solution|what (?:we|i) (?:offer|sell|do))s?(?:\s+(?:is|are)\s+|\s*[:=]\s*|\s+-\s+)|(?:(?:i|we)(?:'m| am|'re| are)?\s+)?(?:(?:want|would like|'d like|wish|plan|hope|looking|trying|here|able|pleased|happy|excited)\s+to\s+|can\s+)?(?:offer|sell|promote|pitch(?! decks?\b)|propose|introduce|present|advertise)(?:ing)?\s+(?!(?:and|or|you to)\b)(?:(?:them|you|to them|to you)\s+)?)/i;

/** `See which companies visit`: a verb after which "which" asks, and says nothing of a thing. */
const opensQuestion =
  /(?:^|[\s,:])(?:ask|check|choose|decide|determine|discover|find|find out|flag|forecast|identify|know|learn|pick|predict|report|reveal|see|show|spot|tell|track|understand|work out)(?:s|ing|ting)?(?: (?:me|us|them|you|your \p{Ll}+))?$/iu;

/** `On weekends, we deep-clean kitchens`: when, where or for whom, and what is done. */
const ledIn = /^(\p{L}+) [^,;:.]{2,50}, ((?:we|I) \p{Ll}[\p{L}-]+ .+)$/u;

/** Those who live or learn somewhere, and what they have done or would do. */
const tellsOfGroup =
  /^(?:the )?(?:families|members|neighbours|parents|pupils|residents|students|tenants|villagers|volunteers) (?:(?:at|from|in|of) [^,;:]{3,40}? )?(?:are|have|need|plan|want|wish|would)\b/i;

/** Reads one sentence or fragment of an offer, whatever its shape. */
export function readStatement(sentence: string): Statement {
  const raw = clip(trimMarks(sentence));
  if (!/[\p{L}\p{N}]/u.test(raw)) return { statements: [answersQuestion], topic: '', topicPlural: false };
  // "We want to sell books from your shelves" says what is to be done together; it is no lead-in.
  if (/^(?:we|i) (?:want|would like|'d like) to \p{L}+ .*\byour\b/iu.test(raw))
    return fromSenderSentence(raw);
  // "On weekends, we deep-clean kitchens".
  const [, where = '', doing = ''] = ledIn.exec(raw) ?? [];
  const work = prepositions.has(where.toLowerCase()) ? doing : '';
  if (work) {
    const { topic, topicPlural } = readBare(work);
    return { statements: [finishSentence(capitalise(raw))], topic, topicPlural };
  }
  // "Residents of Ash Row have raised the money for a sign and want it put up".
  if (tellsOfGroup.test(raw))
    return { statements: [finishSentence(capitalise(raw))], topic: '', topicPlural: false };
  const ownCase =
    readApplication(raw) ??
    readFunding(raw) ??
    readProposal(raw) ??
    readAppearance(raw) ??
    readVacancies(raw) ??
    readJob(raw);
  if (ownCase) return ownCase;
  // "Soy candles, wholesale".
  const [, goods = '', how = '', terms] =
    /^((?!(?:I|my|our|we)\b)(?:[\p{L}-]+ ){0,6}[\p{L}-]+), ((?:retail and )?wholesale|wholesale and retail|in bulk)(?:, ([^:;()]+))?$/iu.exec(
      raw,
    ) ?? [];
  if (goods)
    return {
      statements: [
        finishSentence(
          tellTerms(`We sell ${decapitalise(goods)} ${how}`, terms ? terms.split(betweenTerms) : []),
        ),
      ],
      ...toTopic(goods),
    };
  // "Sell more memberships" is what the reader would do.
  // "We sell to restaurants in NYC": to whom is nothing that is sold.
  // "We introduce carers, train them and pay them": the first of several deeds.
  const namesNothing =
    isSeriesOfDeeds(raw) ||
    /^(?:I|we) introduce /i.test(raw) ||
    (/^sell /i.test(raw) && sellsBetter.test(raw.slice(5))) ||
    /^(?:I|we) (?:deliver|sell|supply) to /i.test(raw);
  const lead = namesNothing ? null : leadIn.exec(raw);
  const rest = lead && trimMarks(raw.slice(lead[0].length));
  return rest && /\p{L}/u.test(rest) ? readBare(rest) : readBare(raw);
}

/** Whether a sentence of the sender's goes on with further deeds, each with what it is done to. */
function isSeriesOfDeeds(text: string): boolean {
  return (
    /^(?:I|we) \p{Ll}+ /iu.test(text) &&
    text
      .split(/, (?:and )?/)
      .slice(1)
      .some((part) => {
        const [does = '', next = ''] = part.split(' ');
        return findVerb(does)?.form === 'base' && opensObject(next);
      })
  );
}

function readBare(raw: string): Statement {
  const text = bracketAttributes(raw.replace(/^(?:a|an) (?=(?:a|an|the) )/i, ''));
  const words = text.split(/\s+/);
  // "Sensors, clamp on in 15 minutes, no wiring": what they do, among the terms.
  const [, things = '', others = '', deed = '', after = ''] =
    /^((?:[\p{L}-]+ ){0,4}?\p{L}+s)((?:, (?!and )[^,]*)*?), ((?:attach|bolt|clamp|clip|fit|hang|mount|plug|screw|snap|stick|strap) (?:in|into|on|onto|over|to|under)\b[^,]*)((?:, .*)?)$/u.exec(
      text,
    ) ?? [];
  if (things && isPlural(things.split(' ').at(-1) ?? ''))
    return readBare(`${things} that ${deed}${others}${after}`);
  // "Two blog posts a week for $600".
  const often =
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[\p{L}-]+ ){0,3}?\p{Ll}+s) (?:an?|each|every|per) (?:day|week|month|quarter|year)(?:,? for [A-Z]{0,2}[$€£]\d[^,;:]*)?$/iu.exec(
      text,
    )?.[1];
  if (often) return { statements: [finishSentence(`We offer ${decapitalise(text)}`)], ...toTopic(often) };
  if (tellsOfUsers(text)) return { statements: [finishSentence(capitalise(text))], ...toTopic('') };
  const broker = readBroker(text);
  if (broker) return broker;
  // "An update on my career": nobody has one to tell of.
  if (/^(?:an? )?(?:\p{Ll}+ )?update (?:about|on) (?:my|our) /iu.test(text))
    return {
      statements: [
        finishSentence(
          `${/\bmy\b/.test(text) ? 'I' : 'We'} would like to give you ${withArticle(decapitalise(text))}`,
        ),
      ],
      ...toTopic(''),
    };
  const proposed = readOpening(text);
  if (proposed) return proposed;
  const vacancy =
    /^(?:(?:we(?:'re| are) hiring|now hiring|hiring)(?::| for| -)?|(?:job opening|open (?:position|role)|vacancy)(?::| -))\s+(.+)$/i.exec(
      text,
    );
  // "Hiring platform for warehouses" is a thing.
  const isThing =
    /^hiring (?:[\p{L}-]+ )?(?:agency|analytics|app|assistant|bot|campaigns?|course|dashboards?|data|days?|events?|fairs?|guide|kit|marketplace|plans?|platform|reports?|sprints?|process|service|software|suite|system|tool|toolkit|workshop)\b/iu.test(
      text,
    );
  if (vacancy && !isThing) return readVacancy(vacancy[1] ?? '');
  // "Two of our engineers are free in August": a sentence already.
  const some =
    /^((?:one|two|three|four|five|several|some|most) of (?:my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:are|can|could|has|have|is|will|would) /iu.exec(
      text,
    )?.[1];
  if (some) return { statements: [finishSentence(text)], ...toTopic(''), subject: decapitalise(some) };
  // "Our choir of 22 singers would like to come and sing": the same.
  const wishing =
    /^((?:my|our) (?:[\p{L}\d'’-]+ ){0,7}?[\p{L}\d'’-]+) (?:(?:are|is) (?:hoping|keen|looking|ready)|hopes?|wants?|would (?:like|love)) to (?!(?:give|introduce|lend|offer|present|propose|sell|share|suggest)\b)\p{Ll}/iu.exec(
      text,
    )?.[1] ??
    // "A chamber choir of 24 singers would give a concert".
    /^((?:an?|my|our) (?:[\p{L}\d'’-]+ ){0,7}?[\p{L}\d'’-]+) would (?:gladly |happily )?(?:bring|come|give|perform|play|read|run|sing|stage|visit)\b/iu.exec(
      text,
    )?.[1];
  if (wishing && findFinite(wishing.split(' ')) < 0)
    return { statements: [finishSentence(text)], ...toTopic(''), subject: decapitalise(wishing) };
  // "I am a student, no funding, looking for a placement": who it is, then what else.
  const [who = '', ...ofWho] = /^I(?:'m| am) an? /.test(text) ? text.split(', ') : [];
  const alsoOfWho = ofWho.length > 0 ? tellOfOneself(ofWho) : undefined;
  if (alsoOfWho) return { ...fromSenderSentence(who), extras: alsoOfWho };
  if (/^(?:we|i|our team|our company)(?:'re|'ve|'m|'ll|'d)?\s/i.test(text)) return fromSenderSentence(text);
  // "Halden and Pryce is a consultancy", "our lab in Galway runs analyses": a sentence already.
  const [, says = '', of = ''] =
    /^(?:\p{Lu}[\p{L}'’]+ (?:and|&) \p{Lu}[\p{L}'’]+|(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ ){0,2}(?:agency|bakery|brewery|charity|clinic|club|company|farm|firm|foundry|garage|kitchen|lab|laboratory|mill|office|practice|school|shop|society|studio|team|workshop|yard)(?: (?:at|in|near|of) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)?) (is|\p{Ll}+s) (?:an? )?(.+)$/u.exec(
      text,
    ) ?? [];
  if (says && (says === 'is' || findVerb(says)?.form === 'third'))
    return { ...toTopic(says === 'is' ? of : objectOf(`${says} ${of}`)), statements: [finishSentence(text)] };
  // "ReCup Matchday supplies, collects and washes cups": a name and what it does.
  const deedsOf = /^\p{Lu}\S+(?: \p{Lu}\S+){0,2} (\p{Ll}+s), (\p{Ll}+s),? and (\p{Ll}+s) .+$/u.exec(text);
  if (deedsOf?.slice(1).every((word) => findVerb(word)?.form === 'third'))
    return {
      ...toTopic(objectOf(text.slice(text.lastIndexOf(` ${deedsOf[3]} `) + 1))),
      statements: [finishSentence(text)],
    };
  // "Spot at our brewery lot": a noun, where it could be a deed.
  if (
    /^(?:bed|berth|desk|pitch|place|room|seat|slot|space|spot|stall|stand|table) (?:at|for|in|on) (?:(?:[Aa]n?|[Mm]y|[Oo]ur|[Tt]he)\b|\p{Lu})/u.test(
      decapitalise(text),
    )
  )
    return readBare(`a ${decapitalise(text)}`);
  // "My wife and I make chutneys".
  const together =
    /^(?:(?:[Mm]y|[Aa]n?|[Tt]he) (?:\p{L}+ ){1,3}and (?:[Ii]|me)|[Mm]e and my \p{L}+|\p{Lu}\p{Ll}+ and I) (\p{Ll}+ .+)$/u.exec(
      text,
    );
  if (together && findVerb((together[1] ?? '').split(' ')[0] ?? '')?.form === 'base')
    return { ...fromSenderSentence(`We ${together[1]}`), statements: [finishSentence(text)] };
  // "Me and my horsebox bar".
  const mine = /^me (?:and|\+) (my .+)$/i.exec(text)?.[1];
  if (mine) return readBare(mine);
  // "My shop Spoke and Mirror does repairs": a kind, its name and what it does.
  const [, kind = '', whose = '', does = ''] =
    /^((?:[Mm]y|[Oo]ur) (?:\p{Ll}+ ){0,2}?\p{Ll}+),? (\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|and|of|the))*),? (\p{Ll}+ .+)$/u.exec(
      text,
    ) ?? [];
  if (
    kind &&
    !prepositions.has(kind.split(' ').at(-1) ?? '') &&
    isDeedWord(does.split(' ')[0] ?? '') &&
    // "Our platform helps HR teams".
    findVerb(kind.split(' ').at(-1) ?? '')?.form !== 'third' &&
    findFinite(kind.split(' ')) < 0
  )
    return {
      ...toTopic(objectOf(does)),
      statements: [finishSentence(`${kind}, ${whose}, ${does}`)],
      ...(packageHeads.has(kind.split(' ').at(-1) ?? '') ? { name: whose } : {}),
    };
  const withTool = readWithTool(text);
  if (withTool) return withTool;
  if (opensWithAdverbial(text)) {
    const own = /\b(?:we|i) .+$/i.exec(text)?.[0];
    // "If your minibus lease is ending, we beat any quote": what of theirs it is about.
    const [, theirs] = /^if (your (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:are|has|have|is) /iu.exec(text) ?? [];
    return {
      ...(own && !theirs ? fromSenderSentence(own) : toTopic('')),
      ...(theirs ? { subject: theirs } : {}),
      statements: [finishSentence(text.replace(/\bi\b/g, 'I'))],
    };
  }
  // "In Leeds, vans for office moves": where, before what is offered.
  const [, where = '', moved = ''] =
    /^((?:[Aa]t|[Ii]n|[Nn]ear) \p{Lu}[\p{L} -]{2,30}), ([^,:;]+)$/u.exec(text) ?? [];
  if (where && findFinite(moved.split(' ')) < 0) return readBare(`${moved} ${decapitalise(where)}`);
  const byMeans = readByMeans(text);
  if (byMeans) return byMeans;
  if (/^(?:looking|searching|applying|seeking|interested in|hoping)\b/i.test(text)) {
    const [sought = '', ...notes] = text.split(', ');
    const told = tellOfOneself(notes);
    return {
      ...toTopic(words.slice(2).join(' ')),
      statements: [finishSentence(`I am ${decapitalise(told ? sought : text)}`)],
      ...(told && told.length > 0 ? { extras: told } : {}),
    };
  }
  if (
    /^(?:you|your|there)\b/i.test(text) &&
    // "You cook" says what the reader does.
    words.length > (/^you \p{Ll}+$/iu.test(text) ? 1 : 3) &&
    !(/^your /i.test(text) && findFinite(words) < 0 && / own /.test(text))
  )
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
  const introduced =
    /^(?:[Oo]ur|[Mm]y|[Tt]he) [^,.]{2,40}, \p{Lu}[^,\d]{2,40}, ((\p{Ll}+) (?!\d).+)$/u.exec(text) ??
    /^(?:[Oo]ur|[Mm]y) [^,.]{2,40}, [^,]{2,60}, ((can|will|would) \p{Ll}+ .+)$/u.exec(text);
  if (introduced && (/^(?:can|will|would)$/.test(introduced[2] ?? '') || isDeedWord(introduced[2] ?? '')))
    return {
      ...toTopic(objectOf(introduced[1] ?? '')),
      ...gainOf(introduced[1] ?? ''),
      statements: [finishSentence(text)],
    };
  // "Pick, pack and ship from our warehouse", "design, print and fold your menus".
  const [, list, object = ''] =
    /^(\p{L}+(?:, \p{Ll}+)+,? and \p{Ll}+) ((?:from |at |in )?(?:an?|every|our|the|your) .+)$/u.exec(text) ??
    [];
  if (list && list.split(/,? and |, /).filter((word) => findVerb(word)?.form === 'base').length > 1)
    return {
      ...toTopic(/^(?:from|at|in) /.test(object) ? '' : object),
      statements: [finishSentence(`We ${decapitalise(list)} ${object}`)],
    };
  // "Used lab equipment: buy, sell, decommission".
  const [, thing = '', deeds = ''] =
    /^([^:,;(]{3,50})(?:: | - )(\p{Ll}+(?:(?:, | and |, and )\p{Ll}+)+)$/u.exec(text) ?? [];
  const done = deeds.split(/,? and |, /);
  if (deeds && done.every((word) => findVerb(word)?.form === 'base'))
    return { statements: [finishSentence(`We ${joinList(done)} ${decapitalise(thing)}`)], ...toTopic(thing) };
  const branded = /^(\p{Lu}[\p{Ll}'’]+(?: \p{Lu}[\p{Ll}'’]+){1,3}) ((\p{Ll}+) .+)$/u.exec(text);
  if (branded && findVerb(branded[3] ?? '')?.form === 'third' && isName(branded[1] ?? ''))
    return {
      ...toTopic(objectOf(branded[2] ?? '')),
      ...gainOf(branded[2] ?? ''),
      statements: [finishSentence(text)],
      name: branded[1] ?? '',
    };

  // "Tools for Tomorrow: we repair donated tools": a name with a small word in it.
  const [, cause = '', doing = ''] =
    /^(\p{Lu}[\p{L}'’]+ (?:and|at|for|in|of|on|the|to) \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?):\s+((?:I|our|we) .+)$/u.exec(
      text,
    ) ?? [];
  if (cause) return fromNamed(cause, doing);

  const named =
    /^((?:The )?(?:\p{Lu}[\p{L}\d.&'-]*|\p{Ll}+(?:\p{Lu}|\.\p{Ll})[\p{L}\d.]*)(?:\s\p{Lu}[\p{L}\d.&'-]*){0,2})(?:\s*:\s*|\s+-\s+|,\s+(?=(?:a|an|our|software|the)\s)|\s+\()(.+?)\)?$/u.exec(
      text,
    ) ?? /^(\p{Lu}\p{L}+ and \p{Lu}\p{L}+)(?:: | - |, )(.+)$/u.exec(text);
  // "Bilingual (English/Spanish) puppet theatre": the bracket explains a word of the thing's own.
  const isWord = /^\p{Lu}\p{Ll}+ \([^()]+\) \p{Ll}/u.test(text) && !isInventedName(named?.[1] ?? '');
  if (named && !isWord && isName(named[1] ?? '')) {
    const rest = named[2] ?? '';
    return fromNamed(named[1] ?? '', / \([^)]*$/.test(rest) && text.endsWith(')') ? `${rest})` : rest);
  }
  const product = /^(\p{Lu}\p{L}+), (\p{Ll}.+)$/u.exec(text);
  if (product && isProductName(product[1] ?? '', product[2] ?? ''))
    return fromNamed(product[1] ?? '', product[2] ?? '');

  // "Make a Will Month with …": capitals in a row make it what something is called.
  const called = /^(\p{Lu}\p{Ll}+ (?:an?|the|your) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)(?=$|[ ,:;])/u.exec(
    text,
  )?.[1];
  if (called && findVerb(words[0] ?? '')?.form === 'base')
    return {
      statements: [finishSentence(`This is about ${text}`)],
      topic: called,
      topicPlural: false,
      name: called,
    };
  // "Ex-GCHQ, now solo": somebody says what he was.
  if (/^ex-\p{Lu}[^\s,]*(?:,|$)/iu.test(text))
    return { statements: [finishSentence(`I am ${decapitalise(text)}`)], ...toTopic('') };

  // "Invoices paid twice as fast by automatic reminders": what the reader gets.
  const [, what = '', changed = '', howFar = ''] = made.exec(text) ?? [];
  const change = findVerb(changed);
  if (/^(?:down|up)$/i.test(changed))
    return { ...fromVerb('get', `${decapitalise(what)} ${changed} ${howFar}`), ...toTopic(what) };
  if (change?.form === 'past' || change?.base === 'cut')
    return /^(?:cut|double|halve|lower|raise|reduce|shorten|triple)$/.test(change.base)
      ? fromVerb(change.base, `${decapitalise(what)} ${howFar}`)
      : { ...fromVerb('get', `${decapitalise(what)} ${changed} ${howFar}`), ...toTopic(what) };

  const verb = findVerb(words[0] ?? '');
  const rest = words.slice(1).join(' ');
  if (verb?.form === 'base' && (startsWithVerb(text) || isOwnDeed(verb.base, rest)))
    return fromVerb(verb.base, rest);
  if (verb?.form === 'gerund' && gerundIsVerb(words)) return fromVerb(verb.base, rest, true);
  if (
    verb?.form === 'third' &&
    words.length > 2 &&
    (!verb.isName ||
      opensObject(words[1] ?? '') ||
      isDoneBefore.test(text) ||
      // "Sets lift prices by demand": sets of things are of or for something.
      /^sets (?!(?:for|from|in|made|of|on|to|with)\b)(?:\p{L}+ ){1,3}by \p{Ll}/iu.test(text)) &&
    !isAboutNoun(words) &&
    // "Prints that customers can order", "plants for offices" are things that are sold.
    !(verb.isName && /^(?:that|which)$/.test(words[1] ?? '')) &&
    !(isPlural(words[0] ?? '') && /^(?:for|in|on|with|to|from)$/i.test(words[1] ?? ''))
  )
    return fromDeeds(verb.base, rest);

  const soThat = /^([^,;:.]{3,80}?),? so (?:that )?(your?\s.+)$/i.exec(text);
  if (soThat && findFinite((soThat[1] ?? '').split(/\s+/)) < 0)
    return {
      ...(fromParts(soThat[1] ?? '') ?? fromNounPhrase(soThat[1] ?? '')),
      extras: [finishSentence(`That way, ${soThat[2]}`)],
    };

  // "Renovation in sections, which means the shop can stay open": what follows from it.
  const [, means = '', meant = ''] = /^([^:;]{3,80}?), which ((?:is why|means) .+)$/i.exec(text) ?? [];
  if (means && findFinite(means.split(' ')) < 0)
    return { ...(fromParts(means) ?? fromNounPhrase(means)), extras: [finishSentence(`That ${meant}`)] };

  // "FX platform, see exposure in one place, hedge in two clicks": what it is, then what can be done with it.
  const enables = /^((?!.* - )[^,:;]{3,60}), (\p{Ll}+ [^:;]+)$/u.exec(text);
  if (
    enables &&
    !/ where /.test(enables[1] ?? '') &&
    toResult(enables[2] ?? '')?.of !== 'own' &&
    startsWithVerb(enables[2] ?? '') &&
    !isDoneAlready.test(enables[2] ?? '') &&
    findFinite((enables[1] ?? '').split(' ')) < 0
  )
    return {
      ...fromNounPhrase(enables[1] ?? ''),
      extras: [toAbility(enables[2] ?? '', isPlural(toNounCore(enables[1] ?? '').at(-1) ?? ''))],
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
  const relative =
    /^(.{2,90}?)(?<! (?:after|at|before|by|during|except|for|from|in|into|now|of|on|over|provided|so|such|through|to|under|upon|with|within|without))\s+(that|which)\s+(.+)$/i.exec(
      text,
    );
  // "Which papers you may ask for" is a question within.
  const asks =
    /\bwhich (?:\p{Ll}+ ){1,2}(?:you|we|they|it) /u.test(text) || opensQuestion.test(relative?.[1] ?? '');
  // "No-show reduction: waitlist fill that texts patients": what it is for, and the thing that does so.
  const [, aim = '', doer = ''] =
    /^([\p{L} -]{3,40}(?:control|costs|losses|management|prevention|reduction|returns|savings|waste)): ([^:,;]{3,60})$/iu.exec(
      relative?.[1] ?? '',
    ) ?? [];
  if (doer && !asks) return fromRelative(`${doer} for ${decapitalise(aim)}`, relative?.[3] ?? '');
  if (relative && !asks) return fromRelative(relative[1] ?? '', relative[3] ?? '', relative[2]);
  return fromParts(text) ?? fromNounPhrase(text);
}

/** `Returns cut in half`, `downtime reduced by a third`, `invoices paid 18 days sooner`: what comes of an offer, and how much. */
const made =
  /^((?!(?:an?|be|get|my|our|the|your)\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+) (\p{L}+) ((?:(?<= (?:down|up) )\d[\d.,]*%|in half|by (?:about |almost |over |up to )?(?:an? (?:fifth|half|quarter|third)|half|\d[\d.,]*%)|(?:up to )?(?:\d[\d.,]*%|(?:\d+|five|four|ten|three|two) (?:days|hours|months|times|weeks)|twice) (?:as (?:fast|often|soon)|earlier|faster|quicker|sooner)).*)$/iu;

/** `Tracks tyre wear and orders replacements before drivers notice`: two deeds, and when they are done. */
const isDoneBefore =
  /^\p{L}+s [^,;:]+ and \p{Ll}+s [^,;:]+ (?:as soon as|before|so|when(?:ever)?) \p{Ll}+ \p{Ll}+/u;

/** `Scores every call and flags the ones to coach` → `score every call and flag …`: what goes on with the first deed takes its form. */
function fromDeeds(base: string, rest: string): Statement {
  const deeds = rest.replace(
    /(?<=(?:, |\band ))(\p{Ll}+s)(?= (\p{L}+))/gu,
    (found, deed: string, next: string) => {
      const verb = findVerb(deed);
      return verb?.form === 'third' &&
        (!verb.isName || opensObject(next) || isPlural(next) || isDoneBefore.test(`does ${rest}`))
        ? verb.base
        : found;
    },
  );
  return { ...fromVerb(base, deeds), ...(deeds === rest ? {} : toTopic(firstClause(rest))) };
}

/** `Members who get our messages stay 4.2 months longer`: those who have it, and what comes of it, are a sentence already. */
function tellsOfUsers(text: string): boolean {
  const [, who = '', joined = '', rest = ''] =
    /^((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (that|who|using|(?:on|with) (?:my|our|the)) (.+)$/u.exec(text) ?? [];
  if (!isPlural(who.split(' ').at(-1) ?? '') || /\b(?:help|helps|let|lets|make|makes|see|watch)\b/.test(rest))
    return false;
  // "Controls that lower electricity use by 12%": of a thing's own clause "use" is no verb.
  const one = (who.split(' ').at(-1) ?? '').toLowerCase().replace(/s$/, '');
  const isThing = joined === 'that' && !personNouns.has(one) && !organisationNouns.has(one);
  const words = rest.split(' ');
  return words.some(
    (word, at) =>
      at > (/^(?:that|who)$/.test(joined) ? 1 : 0) &&
      ['base', 'past'].includes(findVerb(word)?.form ?? '') &&
      !(isThing && (word === 'use' || findVerb(word)?.isName)) &&
      !/^(?:and|can|cannot|could|may|must|not|or|should|to|will|would)$|n['’]t$|,$/.test(
        words[at - 1] ?? '',
      ) &&
      comparison.test(words.slice(at + 1).join(' ')),
  );
}

/** `4.2 months longer`, `31% fewer accidents`, `twice as fast`, `by 38%`. */
const comparison =
  /^(?:[\p{L}-]+ ){0,3}?(?:\d[\d.,]*%?|half|two|three|four|five|ten|twice|much)(?: \p{Ll}+)? (?:as|cheaper|earlier|easier|faster|fewer|higher|later|less|longer|lower|more|quicker|sooner)\b|\bby (?:about |up to )?\d[\d.,]*%/u;

/** `With NAME, workers swap shifts by text`, `on our platform, every tenant reports faults`: others than sender and reader do something by means of what is offered. */
function readByMeans(text: string): Statement | undefined {
  const [, means = '', determiner, noun = '', deed = '', object = ''] =
    /^(?:by means of|in|on|through|using|via|with) ([^,:;]{3,50}), ((?:all|an?|both|each|every|the|your) )?(?:[\p{L}-]+ ){0,2}?([\p{L}-]+) (\p{Ll}+) (\S+)/iu.exec(
      text,
    ) ?? [];
  if (!object) return undefined;
  const [said = '', ...beside] = text.split(/;\s+/);
  // "Parents book for their children" and "drivers and vans": a word that is a thing as well does something to what it names.
  const isSaid =
    findVerb(deed)?.form === (isSeveral(noun) || personNouns.has(noun) ? 'base' : 'third') &&
    object !== 'and' &&
    (determiner !== undefined || !findVerb(deed)?.isName || !prepositions.has(object));
  const isOfName =
    isInventedName(means) &&
    /^(?:through|using|with) /i.test(text) &&
    countWords(said) > 5 &&
    !/, .*, /.test(said);
  if (!isSaid && !isOfName) return undefined;
  return {
    statements: [finishSentence(said)],
    ...toTopic(''),
    ...(isName(means) && !/^(?:my|our|the|your) /i.test(means) ? { name: means } : {}),
    extras: beside.map((part) => toExtraSentence(part) ?? finishSentence(capitalise(part))),
  };
}

/** `We're hiring: senior Go developer, remote, 80k` → `We are hiring a senior Go developer (remote, 80k).` */
function readVacancy(text: string): Statement {
  const [role = '', ...terms] = /\(/.test(text)
    ? [text]
    : trimMarks(text).replace(termsFollow, ', ').split(/,\s+/);
  // "Head of Marketing" keeps its capitals.
  const bare = withoutDeterminer(
    / \p{Lu}\p{Ll}/u.test(role.split(/ (?:at|for|in|with) /)[0] ?? '') ? role : decapitalise(role),
  );
  const many = isPlural(toNounCore(bare).at(-1) ?? '');
  const lead = `We are hiring ${many ? bare : `${toArticle(bare)} ${bare}`}`;
  const [sentence = finishSentence(`${lead} (${terms.join(', ')})`), ...extras] = hireWith(lead, terms) ?? [];
  return {
    statements: [sentence],
    ...(extras.length > 0 ? { extras } : {}),
    topic: toNounCore(bare).length <= 4 ? toNounCore(bare).join(' ') : '',
    topicPlural: many,
    ...(many ? {} : { topicCount: true }),
  };
}

/** `cut to size`, `set on Barra`: how it comes, and nothing to be done with it. */
const isDoneAlready = /^(?:cast|cut|hit|put|set|shut|split|spread) (?:at|by|from|in|into|on|to|with)\b/;

/** `payroll software - saves 5 hours`, `web design: get more leads`, `SEO audit - free`. */
function fromParts(text: string): Statement | undefined {
  const parts =
    /^(.{3,140}?)(?:\s+-\s+|:\s+|;\s+|,\s+(?=(?:it |and )?(?:saves?|cuts?|reduces?|helps?|gets?|lets?|makes?|gives?|increases?|improves?|replaces?)\b))(.+)$/.exec(
      text,
    );
  if (!parts || toNounCore(parts[1] ?? '').length === 0) return undefined;
  const [, noun = '', tail = ''] = parts;
  // "Concentrate, 5 l bag, makes 40 cups, £38": one among several terms.
  if (noun.includes(', ') && /^, /.test(text.slice(noun.length))) return undefined;
  const said = trimMarks(tail.replace(/^(?:it|and)\s+/i, ''));
  const verbWord = said.split(' ')[0] ?? '';
  const verb = findVerb(verbWord);
  // "Voice ordering - call time down from 6 minutes to 2".
  const result = toResult(said);
  if (result?.of === 'own') return { ...fromNounPhrase(noun), extras: [finishSentence(result.rest)] };
  // "Quotes from CAD files in 5 minutes": what one gets, and no deed of the software.
  if (
    /^(?:alerts|answers|designs|drafts|estimates|forecasts|invoices|lists|plans|prices|quotes|reports|results|scores|summaries|updates) (?:at|by|from|in|within) /i.test(
      said,
    ) &&
    !/, | and /.test(said)
  )
    return { ...fromNounPhrase(noun), extras: [finishSentence(`You get ${said}`)] };
  if (verb?.form === 'third' && said.includes(' ')) {
    // "New data: rents in 60 towns rose" tells what the data say.
    const head = (toNounCore(noun).at(-1) ?? '').toLowerCase();
    // "Review automation: pulls entitlements, sends a list": one deed after another.
    const areDeeds = said
      .split(/, (?:and )?/)
      .slice(1)
      .some(
        (part) =>
          (findVerb(part.split(' ')[0] ?? '')?.form === 'third' && opensObject(part.split(' ')[1] ?? '')) ||
          (/^(?:and )?\p{Ll}+s (?:\p{Ll}+s )?(?:an?|the|your|it|them|every|each) /u.test(part) &&
            findVerb(part.split(' ')[0] ?? '')?.form === 'third'),
      );
    const isSubject =
      verb.isName &&
      !areDeeds &&
      !packageHeads.has(head) &&
      !/^(?:an?|the|your|our|all|any|each|every|\d.*)$/i.test(said.split(' ')[1] ?? '');
    if (isSubject) return undefined;
    // "Diplomas and instant verification for employers, replaces paper requests": so do they.
    const { word, isTwo } = toHeadWord(noun);
    if (!isTwo && !isSeveral(word)) return fromRelative(noun, said);
    return toNounCore(noun).length === countWords(noun)
      ? { ...fromRelative(noun, asOfMany(said)), ...gainOf(said) }
      : { ...fromNounPhrase(noun), extras: [finishSentence(`They ${asOfMany(withTermsTold(said))}`)] };
  }
  if (verb?.form === 'base' && startsWithVerb(said) && !isDoneAlready.test(said)) {
    const read = fromNounPhrase(noun);
    // "Send us one plan and we'll mark ten faults": how it goes.
    if (/^\p{Ll}+ us\b.* we\b/u.test(said)) return { ...read, extras: [finishSentence(`You ${said}`)] };
    // "Send your picks, get a draft" tells how it goes, step by step.
    if (
      said
        .split(', ')
        .slice(1)
        .some((part) => findVerb(part.split(' ')[0] ?? '')?.form === 'base')
    )
      return { ...read, extras: [toAbility(said)] };
    // "Get paid within 24 hours, fee 1.5%": what holds besides is no part of it.
    const [deed = '', ...terms] = said.split(
      /, (?=(?:fee|from|no|only) |[$€£]?\d|\p{Lu}{3,}[\p{Lu}\d -]* (?:certified|compliant)(?:,|$))/u,
    );
    const gain = toGain(verb.base, toReader(deed.split(' ').slice(1).join(' ')));
    const apart = terms.map((term) => toExtraSentence(term));
    if (terms.length > 1 && apart.every((sentence) => sentence !== undefined))
      return { ...read, gain, extras: [finishSentence(`The point is to help you ${gain.base}`), ...apart] };
    return {
      ...read,
      gain,
      extras: [finishSentence(tellTerms(`The point is to help you ${gain.base}`, terms))],
    };
  }
  if (/^(?:the )?(?:average|typical) /i.test(said) && findFinite(said.split(' ')) > 0)
    return { ...fromNounPhrase(noun), extras: [finishSentence(`The ${said.replace(/^the /i, '')}`)] };
  if (
    /^(?:[$€£]?\d|from [$€£]?\d|no |free )/i.test(said) &&
    countWords(said) <= 12 &&
    !/[,;(]/.test(noun) &&
    !/\b(?:use|used|trust|are|have|say|choose|rely|run|love)\b/i.test(said)
  ) {
    // "Consulting with a success fee: 20% of what you save".
    const isCharge = /\b(?:commission|deposit|discount|fee|price|rate|retainer|share)$/.test(noun);
    if (isCharge) return fromNounPhrase(`${noun} of ${said}`);
    // "9k subscribers, $300 per issue or 4 for $1,000".
    const terms = / or /.test(said) ? tellTerms(noun, said.split(betweenTerms)) : '';
    return fromNounPhrase(terms && !terms.endsWith(')') ? terms : `${noun}, ${said}`);
  }
  if (
    (/^(?:we|you|it|they|our|my|no)\b|^i /i.test(said) ||
      (/^\d/.test(said) && findFinite(said.split(' ')) > 0)) &&
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
