import { betweenTerms } from '../../../text/between-terms.ts';
import { capitalise, toReader, toReaderOfOffer } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findVerb, toGerund } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { firstClause, gainVerbs, joinDeeds, toGain } from '../gains.ts';
import { tellTerms } from '../notes/tell-terms.ts';
import { toList } from '../notes/to-list.ts';
import { isOwnWord } from '../offer-shapes.ts';
import type { Statement } from '../statement.ts';
import { isQuality, toTopic } from '../topic.ts';

const weHelp =
  /^(we|i)(?:\s+(?:can|will))?\s+(?:help|enable|allow|support|empower)\s+(.+?)\s+(?:to\s+)?([a-z]+)\s+(.+)$/i;
const weOffer =
  /^(?:we|i)(?:'re|'m|'d|'ve| am| are| would| want)?\s+(?:(?:\w+ly|like to|to)\s+)?(?:(?:have |just )+(?:developed|built|made|created|designed|launched|written|opened|produced)|developed|built|launched|pitch|propose|suggest|write|offer|provide|sell|build|make|design|develop|run|deliver|supply|create|have|do|manage|specialise in|specialize in|produce|import|roast|brew|manufacture|rent|lease|host|organise|organize|teach|offering|providing|selling|building|specialising in|specializing in)\b\s+(.+)$/i;

/** What belongs to the verb before it: `win back clients`. */
const particle = /^(?:around|away|back|down|off|out|over|up)\s+(?:of\s+|on\s+)?/i;

/** What grows or shrinks, and is not cut, raised or filled as a thing is: `cut brackets`, `cut costs`. */
export const amount =
  /\b(?:your|their|absence|admin|bills?|bookings|budgets?|carbon|churn|complaints?|consumption|costs?|delays|downtime|efficiency|effort|emissions|energy|errors|expenses|fees|footfall|hours|income|injuries|leads|losses|margins?|miles|minutes|no-shows|output|overheads|overtime|paperwork|productivity|profits?|queues|rates?|returns|revenue|risks?|sales|scores?|spend|spending|stress|time|times|traffic|turnover|usage|use|vacancies|waits?|waste)\b/i;

/** What goes on with a deed, and with no term. */
const opensDeed =
  /^(?:bring|build|clean|close|collect|complete|deliver|design|do|drive|feed|finish|fit|help|install|pay|pick|quote|repair|sell|send|take|train|wash|write) /i;

/** `We roast coffee`, `I help dentists …`: a sentence of the sender's own. */
export function fromSenderSentence(text: string): Statement {
  const said = /^I\b/i.test(text)
    ? text.replace(
        /\b(?:her|his|their) (?=(?:group|lab|team|company|studio|school|department|office|agency|firm|shop|restaurant)\b)/gi,
        'your ',
      )
    : // "We buy your sawdust": the reader has not agreed to it yet.
      text.replace(/^we buy (?=your )/i, 'We would like to buy ');
  // "We regrout, reseal, repoint".
  const deeds = /^((?:We|I) )(\p{Ll}+(?:, \p{Ll}+){1,3})$/iu.exec(said);
  if (deeds)
    return {
      statements: [finishSentence(capitalise(`${deeds[1]}${joinList((deeds[2] ?? '').split(', '))}`))],
      ...toTopic(''),
    };
  const listed = /^((?:we|i)\s+(?:do|offer|sell|provide|supply|make|deliver|have)\s+)([^.]+,[^.]+)$/i.exec(
    said,
  );
  // "I fix church clocks, 31 years, whole of Norfolk".
  const [, deed = '', terms = ''] =
    /^((?:we|i) \p{Ll}+ [^,(]+), ((?:from )?[$€£]?\d[^.(]*)$/iu.exec(said) ?? [];
  const hasTerms =
    deed !== '' &&
    !listed &&
    terms.split(', ').every((term) => countWords(term) < 6 && !/ (?:and|or) |^(?:and|or) /.test(term));
  // "We run cooking classes, up to 30 people, £65 per head": terms that all can be told.
  const [, plain = '', rest = ''] = /^((?:we|i) \p{Ll}+ [^,;:(]+), ([^;:(]+)$/iu.exec(said) ?? [];
  const withRest =
    rest &&
    !isQuality(plain.split(' ').at(-1) ?? '') &&
    !opensDeed.test(rest) &&
    !/ (?:and|or) |(?:^|, )(?:and|but|or|so|which|who)\b/.test(rest)
      ? tellTerms(plain, rest.split(betweenTerms))
      : '';
  const isTold = withRest !== '' && !withRest.endsWith(')') && countWords(rest) < 16 && !listed;
  const sentence = isTold
    ? withRest
    : hasTerms
      ? tellTerms(deed, terms.split(', '))
      : listed
        ? (listed[1] ?? '') + toList(listed[2] ?? '')
        : // "We buy pallets, pick them up, pay within a week": the last of several deeds gets its "and".
          said.replace(
            /^(we|i) (\p{Ll}+ [^;:]+)$/iu,
            (_, who: string, deedsOf: string) => `${who} ${joinDeeds(deedsOf)}`,
          );
  // "We do payroll for firms takes 2 hours": two sentences that ran together.
  const ranOn =
    /^((?:we|i) (?:(?!\b(?:that|which|who|and|or|it|what|how)\b)[^,;:])+s) (takes|costs|saves) (.+)$/i.exec(
      sentence,
    );
  const told = ranOn ? `${ranOn[1]}. It ${ranOn[2]} ${ranOn[3]}` : sentence;
  const statements = [finishSentence(capitalise(told.replace(/^i(?=\b)/, 'I')))];
  // "We make cronping": what no dictionary has is what it is called.
  const [, made = ''] =
    /^(?:we|i) (?:(?:are|have|just) )*(?:build|building|built|create|created|launched|made|make|run) (\p{L}+)$/iu.exec(
      text,
    ) ?? [];
  if (isOwnWord(made))
    return {
      statements: statements.map((one) => one.replace(made, capitalise(made))),
      ...toTopic(''),
      name: capitalise(made),
    };
  // "We get you SOC 2 in six weeks": the badge and how soon name it.
  const [, badge = ''] = /^we get you ((?:\p{Lu}|\d)[^,;:]*? (?:in|within) \S+ \p{Ll}+)/iu.exec(text) ?? [];
  if (/^\p{Lu}/u.test(badge)) return { statements, ...toTopic(''), subject: badge };
  const help = weHelp.exec(text);
  const verb = help && findVerb(help[3] ?? '');
  if (help && verb?.form === 'base') {
    const gain = toGain(verb.base, toReader(firstClause(help[4] ?? '')));
    return { statements, ...toTopic((help[4] ?? '').replace(particle, '')), gain };
  }
  const does = /^we ([a-z]+) (.+)$/i.exec(text);
  const doing = does && findVerb(does[1] ?? '');
  const isThing =
    /^(?:cut|fill|grow|lift|raise|remove|replace|track)$/.test(doing?.base ?? '') &&
    !amount.test(firstClause(does?.[2] ?? ''));
  if (does && doing?.form === 'base' && gainVerbs.test(doing.base) && doing.base !== 'find' && !isThing)
    return { statements, ...toTopic(''), gain: toGain(doing.base, toReader(firstClause(does[2] ?? ''))) };
  // "A consultancy that does one thing: manager training".
  const only = /\b(?:does?|teach(?:es)?|sells?|makes?) (?:just |only )?one thing(?: only)?: (.+)$/i.exec(
    text,
  )?.[1];
  const offered = only ?? weOffer.exec(text)?.[1] ?? '';
  // "I have started my own business": no thing that one has.
  // Nor is "online shops load", of shops that are made to do so, "payroll easier" or "worked nine years".
  const forced = /^we make (?:[\p{L}-]+ ){0,2}[\p{L}-]+s (\p{Ll}+) (?:at|for|from|in|on|with)\b/iu.exec(
    text,
  )?.[1];
  const isNoThing =
    /^\p{Ll}+ed (?:an?|my|our|the) |^(?:spent|worked) /u.test(offered) ||
    /^we make [^,;:(.]+? (?:cheaper|easier|faster|quieter|safer|simpler|easy|safe|simple|\p{L}+[ai]ble)(?=$|[,.]| (?:and|by|for|in|to|with)\b)/iu.test(
      text,
    ) ||
    findVerb(forced ?? '')?.form === 'base';
  // "We offer dentists a free month": what they are offered.
  const thing = offered.replace(/^(?:[\p{L}-]+ )?[\p{L}-]+s (?=an? )/u, '');
  return { statements, ...toTopic(isNoThing ? '' : thing) };
}

/** What one does for others who ask somebody of the trade: `repairing church organs`, `filming weddings`. */
const trade =
  /^(?:film|mend|photograph|reupholster|refurbish|renovate|repair|restore|subtitle|transcribe|translate|tune|upholster)$/;

/** What the reader would sell, and how: `more memberships`, `used cars faster`. */
export const sellsBetter = /^(?:more|out|your)\b|\b(?:faster|quicker|sooner)\b/i;

/** Things that somebody gives away, and no money, time or blood: `12 pallets of soup`, `our unsold bread`. */
const givenGoods =
  /^(?!.*(?:[$€£]|\b(?:your|us)\b))(?:away )?(?:(?:about |around |over |up to )?(?!1\b)\d[\d,.]* (?!(?:euros?|dollars|hours?|minutes|days?|percent|pounds|units of blood)\b)|(?:two|three|four|five|six|ten|dozens of|hundreds of) (?!(?:hours|minutes|days)\b)|(?:all )?(?:my|our) (?!time\b)|(?:excess|leftover|refurbished|spare|surplus|unsold|unused|used) )\p{L}/iu;

/** What whoever sells it fits, where no tool makes it the reader's: `install 12 chargers`; `install updates from one console` is his. */
const fitted =
  /^(?:commission|fit|install|lay|plaster|rebuild|refit|refurbish|repaint|replaster|resurface|retrofit|rewire|wire)$/;
const byTool =
  /^(?:in|more|up|your (?:day|diary|life|schedule|week))\b|\b(?:automatically|faster|from (?:one|a single)|more|remotely|remote|quicker|updates?|without|yourself|one click|in (?:minutes|seconds))\b/i;

/** What is done for the reader, where it says when, how often or for how much. */
const servedDeeds =
  /^(?:answer|cater|clean|decorate|film|mow|paint|photograph|redecorate|repair|replace|service|sharpen|tune|valet|wash)$/;
const servedHow =
  /\b(?:every (?:day|month|week|year)|daily|weekly|fortnightly|monthly|overnight|out of hours|for free|free of charge|at no (?:\p{Ll}+ )?cost|at a fixed (?:fee|price)|in return for|on site|paid from|over (?:a|one) weekend)\b|, free\b|[$€£]\d/iu;

/** Where a band plays: `play a support slot`. */
const gigs =
  /^(?:an? |at |for |your )[^,;:]*\b(?:carnival|ceremony|evening|event|fair|festival|fete|gig|night|party|reception|set|show|slot|stage|venue|wedding)\b/i;

/** What is a deed although its first word names a thing as well: `repair 12 boilers`, `play at your fete`, `install Shopify apps`. */
export function isOwnDeed(base: string, rest: string): boolean {
  return (
    inTurns.test(firstClause(rest)) ||
    (servedDeeds.test(base) && /^\d[\d,]* (?:\p{Ll}+ ){0,2}\p{Ll}+s\b/u.test(rest)) ||
    (base === 'play' && gigs.test(rest)) ||
    (base === 'install' && /^\p{Lu}/u.test(rest))
  );
}

/** A deed of the sender's with its terms, named by the deed. */
function asOurs(sentence: string): Statement {
  return { statements: fromSenderSentence(sentence).statements, ...toTopic('') };
}

/** What two do for each other: `share overflow work between us`, `refer clients to one another`. */
const inTurns = /\b(?:between (?:us|the two of us)|each other(?:['’]s)?|one another(?:['’]s)?)(?=$|[ ,.;:])/i;

/** `Reduce AWS spend`: what the reader would do with the offer, or the sender for the reader. */
export function fromVerb(base: string, rest: string, isGerund = false): Statement {
  // "Keep your best people: we run exit interviews": what for, and what is done.
  const [, aim = '', done = ''] = /^(.+?): ((?:we|i|our|my) \p{Ll}.+)$/iu.exec(rest) ?? [];
  if (done) return { ...fromVerb(base, aim, isGerund), extras: [finishSentence(capitalise(done))] };
  // Whom it helps or saves hours is the reader.
  const object = trimMarks(rest).replace(/^them\b/, 'you');
  if (/^(?:help|enable|allow|support)$/.test(base)) return fromSenderSentence(`We ${base} ${object}`);
  if (inTurns.test(object))
    return {
      statements: [finishSentence(`We could ${base} ${object}`)],
      ...toTopic(''),
      subject: `${toGerund(base)} ${firstClause(object).replace(/ between (?:us|the two of us)$/i, '')}`,
    };
  if (fitted.test(base) && !byTool.test(object) && !/\b(?:my|our|us)\b/i.test(object)) {
    return asOurs(`We ${/\byour\b/i.test(object) ? 'can ' : ''}${base} ${object}`);
  }
  // "Build you a website": for whom is not who does it.
  const isForThem =
    /^you (?:an?|more|new|the|up|\d)\b/i.test(object) && !/^(?:get|give|make|save|show|teach)$/.test(base);
  const isServed =
    ((servedDeeds.test(base) && servedHow.test(object)) ||
      (base === 'take' && /^over [^,]*\byour\b/.test(object))) &&
    !byTool.test(object) &&
    !/\b(?:my|our|us)\b/i.test(object);
  if (isForThem || isServed) return asOurs(`We can ${base} ${object}`);
  if (base === 'play' && gigs.test(object)) return asOurs(`We would like to play ${object}`);
  // "Let us run your canteen": what the sender would do.
  const [, ours = ''] =
    base === 'let' ? (/^us ((?!(?:have|hear|know)\b)\p{Ll}+ .+)$/iu.exec(object) ?? []) : [];
  if (findVerb(ours.split(' ')[0] ?? '')?.form === 'base')
    return { statements: [finishSentence(`We would like to ${toReader(ours)}`)], ...toTopic('') };
  const sellsMore = base === 'sell' && sellsBetter.test(object);
  if (
    (/^(?:offer|provide|sell|build|design|develop|create|deliver|supply|manage|produce|run|host|teach)$/.test(
      base,
    ) ||
      (isGerund && trade.test(base))) &&
    !sellsMore &&
    // "Host our exhibition": the reader would.
    !/^(?:my|our)\b/i.test(object) &&
    !/\b(?:your|their|you)\b/i.test(object)
  )
    return { statements: [finishSentence(`We ${base} ${object}`)], ...toTopic(object) };
  // "Buying your old looms", "buying flats for cash", "buy your scrap": who buys them does not own them.
  if (
    (isGerund || (base === 'buy' && /^your\b/.test(object))) &&
    /^(?:buy|clear|collect|haul|purchase|recycle|rehome)$/.test(base) &&
    /^your\b| for cash$| at the (?:[\p{L}-]+ )?(?:door|gate)$/iu.test(object)
  )
    return { statements: [finishSentence(`We ${base} ${object}`)], ...toTopic('') };
  if (
    /^(?:save|give|bring|get|teach|show|make|connect|match)$/.test(base) &&
    /^(?:small |local |busy )?(?:businesses|companies|teams|people|restaurants|owners|clients|customers|you|startups|schools|clinics)\b/i.test(
      object,
    )
  )
    return {
      statements: [finishSentence(`We ${base} ${/^you\b/.test(object) ? toReader(object) : object}`)],
      ...toTopic(''),
    };
  // Who raises money does not help anybody with it.
  if (base === 'raise' && /\b(?:seed|pre-seed|series [a-d]|funding|round)\b/i.test(object))
    return { statements: [finishSentence(`We are raising ${object}`)], ...toTopic('') };
  // "Bring couples who look for a venue": to the reader.
  if (
    base === 'bring' &&
    /^(?:[\p{L}-]+ ){0,2}(?:buyers|clients|couples|customers|diners|donors|families|guests|leads|orders|patients|readers|shoppers|students|tenants|tourists|visitors)\b(?!.* (?:back|in|into|to|together)\b)/iu.test(
      object,
    )
  )
    return { statements: [finishSentence(`We bring you ${toReaderOfOffer(object)}`)], ...toTopic('') };
  // "Manage your flat while you are away": the sender does it.
  if (
    / while you(?:['’]re| are)? (?:abroad|asleep|at work|away|busy|focus|on holiday|sleep|travel|travelling|work)\b/iu.test(
      object,
    )
  )
    return { statements: [finishSentence(`We ${base} ${object}`)], ...toTopic('') };
  // "Sponsor your next season": the sender would.
  if (/^(?:fund|sponsor)$/.test(base) && /^your\b/i.test(object))
    return { statements: [finishSentence(`We would like to ${base} ${object}`)], ...toTopic('') };
  // "Merge with or acquire our agency", "take over the lease of our taproom": what is proposed.
  const [, another = ''] = /^with or (\p{Ll}+) our\b/u.exec(object) ?? [];
  if (
    (base === 'merge' && /^with (?:or \p{Ll}+ )?our\b/u.test(object)) ||
    (base === 'take' && /^over (?:the \p{L}+ of )?our\b/u.test(object))
  )
    return {
      statements: [finishSentence(`We would like to propose that you ${base} ${object}`)],
      ...toTopic(''),
      subject: `${toGerund(base)} ${another ? object.replace(another, toGerund(another)) : object}`,
    };
  // "Donating 12 pallets of soup", "donate our unsold bread": who offers it gives it.
  if (/^(?:donate|give)$/.test(base) && givenGoods.test(object))
    return {
      statements: [finishSentence(`We would like to ${base} ${toReader(object)}`)],
      ...toTopic(''),
      subject: `${toGerund(base)} ${object}`,
    };
  // What is done to the sender's own things is the reader's deed.
  // "Give us an hour a month and get four articles": what one has of it is what it is about.
  const [, given = '', then = '', got = ''] =
    /^us (.+?),? (and|then) (?:(?:you|your \p{Ll}+) )?((?:get|have|receive|see)s? .+|we(?:['’]ll)? .+)$/iu.exec(
      object,
    ) ?? [];
  if (given) {
    const thing = /^(?:get|have|receive)s? (?:back )?(.+)$/i.exec(got)?.[1] ?? '';
    // "Four articles, ten posts and a newsletter": the first two name it.
    const counted = /^(\p{L}+ [^,]+), /u.test(thing)
      ? thing
          .split(/, (?:and )?| and /)
          .slice(0, 2)
          .join(' and ')
      : '';
    return {
      statements: [
        finishSentence(
          /^we['’]ll /i.test(got)
            ? `If you ${base} us ${given}, ${got}`
            : `You can ${base} us ${given}${/^we /i.test(got) ? ',' : ''} ${then} ${got}`,
        ),
      ],
      ...toTopic(/, | and /.test(thing) ? '' : thing),
      ...(counted && !/[;:(]/.test(thing) ? { subject: counted } : {}),
    };
  }
  if (/^(?:(?:at|for|in|out|up|with) )?(?:our|my|us)\b|^the \p{L}+ of (?:our|my)\b/iu.test(object))
    return {
      statements: [finishSentence(`You can ${base} ${object}`)],
      ...toTopic(
        (object.split(':')[0] ?? '').replace(/^us (?:(?:at|by|for|if|in|on|to|when)\b.*|.*\byour\b.*)?/i, ''),
      ),
    };
  // What the reader would do for the sender is nothing to be helped with.
  if (
    /^(?:apply|attend|come|contribute|donate|enter|exhibit|foster|join|judge|mentor|participate|pledge|sponsor|underwrite|volunteer)$/.test(
      base,
    ) ||
    /^take part /.test(`${base} ${object} `)
  )
    return { statements: [finishSentence(`You can ${base} ${object}`)], ...toTopic('') };
  // "Finds duplicates and blocks them": both are what the reader would do.
  const alike = object.replace(
    /\b(and|or|then) (\p{Ll}+)(?= (?:it|them)\b)/gu,
    (_, joined: string, deed: string) => `${joined} ${findVerb(deed)?.base ?? deed.replace(/s$/, '')}`,
  );
  // "Let clients book themselves": they are not the reader.
  const gain = toGain(base, base === 'let' ? alike : toReaderOfOffer(alike));
  const short = toGain(base, base === 'let' ? firstClause(object) : toReader(firstClause(object)));
  return {
    statements: [finishSentence(`We help you ${gain.base}`), finishSentence(`We can help you ${gain.base}`)],
    ...toTopic(
      (sellsMore ? firstClause(object).replace(/ \p{L}+er$/u, '') : object)
        .replace(particle, '')
        .split(/ (?:and|then) (?=\p{Ll}+ (?:it|them|their)\b)/u)[0] ?? '',
    ),
    gain: short,
  };
}
