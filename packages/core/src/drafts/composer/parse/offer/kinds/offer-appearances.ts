import { compact } from '../../../../compact.ts';
import { betweenTerms } from '../../../text/between-terms.ts';
import { capitalise, decapitalise, toArticle, withArticle } from '../../../text/grammar.ts';
import { findVerb, toGerund } from '../../../text/verbs.ts';
import { toWordTable } from '../../../text/word-table.ts';
import { finishSentence } from '../../sentence-text.ts';
import { tellPredicates } from '../notes/tell-predicates.ts';
import { tellTerms } from '../notes/tell-terms.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Statement } from '../statement.ts';
import { toTopic } from '../topic.ts';
import { tellOfOneself } from './offer-of-oneself.ts';
import { readOnYours } from './offer-on-yours.ts';
import { readSeat } from './offer-seats.ts';

/** A sentence on what is proposed, and what the mail is about. */
function propose(sentence: string, subject: string, extra?: string): Statement {
  return {
    statements: [finishSentence(sentence)],
    ...toTopic(''),
    subject,
    ...(extra ? { extras: [extra] } : {}),
  };
}

const appearing = '(?:co-host|guest|host|judge|MC|mentor|moderator|panell?ist|speaker|trainer)';

/** `Me as a guest on raising bilingual kids`: the role, and on what. */
const selfInRole = compact(
  `^(?:me|myself) as (?:an? |the |your )?((?:[\\p{L}-]+ ){0,2}?${appearing})(?: (?:(?:talking |speaking )?(?:about|on)) ((?!(?:the|their|your) (?:panel|podcast|show)\\b)[^,;]+)|( (?:at|for|on) your [^,;]+))?$`,
  'iu',
);

/** `Myself as a junior data analyst`. */
const selfAtWork =
  /^(?:me|myself|my services) (?:working )?as ((?:an? |the |your )?(?:[\p{L}/-]+ ){0,4}?[\p{L}/-]+?)((?: (?:for|on|with) [^,;]+)?)((?:, [^;]+)?)$/iu;

/** One who works on his own account says what he is. */
const ownAccount =
  /^(?:an? )?(?:consulting|contract|fractional|freelance|independent|interim|self-employed) /i;

/** `Me reading from my novel at one of those nights`: what somebody would do there, and its terms. */
function readOwnDeed(text: string): Statement | undefined {
  const [, who = '', doing = '', rest = ''] =
    /^(me|myself|us|ourselves) (\p{Ll}+ing) ([^;:]+)$/iu.exec(text) ?? [];
  const verb = findVerb(doing) ?? shownDeeds[doing.toLowerCase()];
  if (verb?.form !== 'gerund') return undefined;
  const [deed = '', ...terms] = rest.split(betweenTerms);
  const isOne = /^m/i.test(who);
  return propose(
    tellTerms(`${isOne ? 'I' : 'We'} would like to ${verb.base} ${deed}`, terms),
    // "Giving a talk on bees" is about the talk.
    `${doing.toLowerCase()} ${deed}`
      .replace(/^giving (?:an? )?/, '')
      .replace(/ (?:at|in|on) (?:one|some|two) of (?:the|their|these|those|your) .*$/, ''),
  );
}

/** What somebody does before others, and no table of trades has. */
const shownDeeds: Record<string, { base: string; form: 'gerund' }> = toWordTable({
  dancing: { base: 'dance', form: 'gerund' },
  demonstrating: { base: 'demonstrate', form: 'gerund' },
  painting: { base: 'paint', form: 'gerund' },
  singing: { base: 'sing', form: 'gerund' },
});

/** `My application as a data analyst`, `my application for the post of deputy head`. */
const application = /^my application ((?:as|for) [^,;:()]+)$/iu;

/** Somebody offers himself. */
function readSelf(text: string): Statement | undefined {
  const deed = readOwnDeed(text);
  if (deed) return deed;
  const applied = application.exec(text)?.[1];
  if (applied) return propose(`I would like to apply ${applied}`, `application ${applied}`);
  // "Speaker: me, on failed launches".
  const said = text
    // "Myself, a product manager", "myself as a product manager (7 years in fintech)".
    .replace(/^(me|myself)(?:,| -|:) (?=an? )/i, '$1 as ')
    .replace(/^((?:me|myself) as [^()]+) \(([^()]+)\)$/i, '$1, $2')
    .replace(/^(guest|host|panell?ist|speaker): (?:me|myself),? (?=about |on )/i, 'me as a $1 ');
  const [, role = '', subject = '', where = ''] = selfInRole.exec(said) ?? [];
  const kind = role.split(' ').at(-1)?.toLowerCase() ?? '';
  if (kind === 'guest' && !where)
    return propose(
      `I would be glad to come on as your ${role}${subject ? ` and talk about ${subject}` : ''}`,
      `${role} idea${subject && subject.split(' ').length < 5 ? `: ${subject}` : ''}`,
    );
  if (kind === 'speaker' && !where)
    return propose(
      `I would be glad to speak at your event${subject ? `, on ${subject}` : ''}`,
      subject && subject.split(' ').length < 5 ? `talk on ${subject}` : 'speaker idea',
    );
  if (role)
    return propose(
      where
        ? `I would be glad to be ${toArticle(role)} ${role}${where}`
        : `I would be glad to be your ${role}${subject ? ` on ${subject}` : ''}`,
      where ? `${role}${where}` : `${role} idea`,
    );
  const [, job = '', rest = '', notes = ''] = selfAtWork.exec(said) ?? [];
  const told = tellOfOneself(notes.split(', ').filter(Boolean));
  if (!job) return undefined;
  const isOwn = ownAccount.test(job) || /^my services/i.test(text);
  const bare = job.replace(/^(?:an?|the|your) /i, '');
  const one = /^(?:the|your) /i.test(job) ? job : `${toArticle(bare)} ${bare}`;
  // What cannot be told as a sentence stands in brackets: "a myself" is nothing that one has.
  const more = told ? '' : ` (${notes.slice(2)})`;
  return {
    statements: [
      finishSentence(
        isOwn ? `I am ${one}${rest}${more}` : `I would like to work for you as ${one}${rest}${more}`,
      ),
    ],
    ...toTopic(''),
    ...(bare.includes(' ') ? { subject: bare } : {}),
    ...(told && told.length > 0 ? { extras: told } : {}),
  };
}

const shows =
  '(?:blog|channel|magazine|newsletter|podcast|programme|radio show|series|show|webinar|YouTube channel)';

/** `A guest spot on my podcast, The Quiet Hour, 45 minutes`: on what, its name, and the terms. */
const spot = compact(
  `^(?:an? )?((?:(?:hour|\\d+-minute|half-hour)(?:-long)? )?(?:appearance|conversation|episode|guest (?:appearance|episode|slot|spot)|interview|slot|spot)) (?:for|in|of|on) (my|our) ((?:[\\p{L}-]+ ){0,3}?${shows}(?: \\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*)?)((?:, (?:The |A )?\\p{Lu}[\\p{L}'’-]*(?: [\\p{L}'’-]+){0,4}| ['"“‘]\\p{Lu}[^'"“”]{1,40}['"”’])?)((?:,| about | for | on | where | which ).*)?$`,
  'u',
);

/** What is told of a recording, as a sentence: `recorded remotely, which goes out to planners`. */
function tellRecording(rest: string): string | undefined {
  const parts = rest
    .replace(/^, ?/, '')
    .split(/, (?:and )?/)
    .map((part) => part.replace(/^(?:that|which) /, ''))
    .filter(Boolean);
  if (parts.length === 0) return undefined;
  const [only = ''] = parts;
  if (parts.length === 1) {
    if (/^(?:edited|filmed|live|recorded|remote)\b/.test(only)) return finishSentence(`It is ${only}`);
    return /^(?:an?|one|\d+) (?:hour|minutes)$/.test(only) ? finishSentence(`It takes ${only}`) : undefined;
  }
  const phrases = parts.map((part) =>
    /^(?:edited|filmed|live|recorded|remote)\b/.test(part)
      ? `is ${part}`
      : /^(?:an?|one|about \d+|\d+) (?:hour|minutes)$/.test(part)
        ? `takes ${part}`
        : part,
  );
  return (
    tellPredicates(parts.join(', '), false, 'conversation') ??
    (phrases.every((part) => /^(?:is|goes|reaches|takes|runs|lasts) /.test(part))
      ? finishSentence(`It ${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`)
      : undefined)
  );
}

/** A show that asks somebody to be its guest. */
function readGuestSpot(text: string): Statement | undefined {
  // "A guest slot for our founder, who …": the reader has the slot, and the sender the guest.
  const [, guest = '', does = ''] =
    /^(?:an? )?(?:guest|interview) (?:appearance|slot|spot) for ((?:my|our) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(, who [^;:]+)?$/iu.exec(
      text,
    ) ?? [];
  if (guest)
    return propose(
      `${/^my/i.test(guest) ? 'I' : 'We'} would like to suggest ${guest}${does && `${does},`} as a guest`,
      `${guest} as a guest`,
    );
  const [, how = '', whose = '', show = '', name = '', rest = ''] = spot.exec(decapitalise(text)) ?? [];
  if (!how) return undefined;
  const who = whose === 'my' ? 'I' : 'We';
  // What cannot be told of it is left to the phrase as typed.
  const extra = rest.startsWith(',') && !rest.startsWith(', which is for ') ? tellRecording(rest) : undefined;
  const [, about = ''] = /^ (?:about|on) ([^,]+)$/.exec(rest) ?? [];
  const [, whom = ''] = /^((?:,? which is)? for (?!\$|€|£|\d|free\b|an? )[^,]+)$/.exec(rest) ?? [];
  if (rest && !extra && !about && !whom) return undefined;
  const isPlain = /^(?:appearance|guest .*|slot|spot)$/.test(how);
  const [, kind = ''] = /(podcast|newsletter|show|webinar|channel|blog)/.exec(show) ?? ['', show];
  return propose(
    `${who} would like to ${isPlain ? 'have you as a guest' : 'invite you'} on ${whose} ${show}${name}${whom.replace(/^,? which is/, ',')}${isPlain ? '' : `${name ? ',' : ''} for ${withArticle(how.replace(/^(hour|half-hour|\d+-minute) (?=\p{L})/u, '$1 '))}`}${about ? `${name ? ',' : ''} ${isPlain ? 'to talk ' : ''}about ${about}` : ''}`,
    `guest spot on ${whose} ${kind || 'show'}`,
    extra,
  );
}

/** `A speaking slot at our autumn conference`, `a 30-minute talk at our conference`: whom the sender would have speak. */
const stage =
  /^an? ((?:(?:\d+|five|ten|fifteen|twenty|thirty|forty)[- ]minute |short |lightning )?(?:keynote|panel (?:seat|slot|spot)|speak(?:er|ing) (?:slot|spot)|seat on (?:the|our|a) panel|talk)) at (my|our) ((?:[\p{L}\d-]+ ){0,4}?(?:conference|congress|event|festival|forum|meet-?up|seminar|summit|symposium))( (?:in|on|at) [^,;]+)?((?:, [^;]+)?)$/iu;

function readStage(text: string): Statement | undefined {
  const [, what = '', whose = '', event = '', where = '', rest = ''] = stage.exec(decapitalise(text)) ?? [];
  if (!what || rest) return undefined;
  const who = whose === 'my' ? 'I' : 'We';
  const place = `at ${whose} ${event}${where}`;
  const isTalk = /(?:keynote|talk)$/.test(what);
  return propose(
    isTalk
      ? `${who} would like you to give ${toArticle(what)} ${what} ${place}`
      : `${who} would like to offer you ${toArticle(what)} ${what} ${place}`,
    `${what} at ${whose} ${event}`,
  );
}

/** What an editor is offered to publish, and what it is about. */
const piece =
  /^(an? )?((?:(?:[\d,]+-word|finished|illustrated|long|original|researched|short) ){0,2}(?:article|column|essay|feature|op-ed|opinion piece|photo (?:essay|story)|piece|reportage|story))((?: of (?:about |up to )?[\d,]+ words)?) (about|on) (?!(?:my|our)\b)([^;:()]+)$/iu;

/** `A story about our kitchen in an old tram depot`: of the sender's own. */
function readOwnStory(text: string): Statement | undefined {
  const [, what = '', about = ''] =
    /^an? ((?:(?:exclusive|first|good|local|new|true) )?(?:feature|photo story|piece|report|story)) ((?:about|on) (?:my|our) [^;:()$€£]+)$/iu.exec(
      text,
    ) ?? [];
  return what
    ? propose(
        `${/ my /.test(about) ? 'I' : 'We'} would like to offer you ${toArticle(what)} ${what.toLowerCase()} ${about}`,
        `${what.toLowerCase()} ${about.replace(/(?:,| that| which| where) .*$/, '')}`,
      )
    : undefined;
}

/** `Article about heat pumps in listed buildings`: a text that is proposed to whoever publishes. */
function readArticle(text: string): Statement | undefined {
  const [, , what = '', long = '', how = '', whole = ''] = piece.exec(decapitalise(text)) ?? [];
  if (!what) return readOwnStory(text);
  if (/ (?:[$€£]|per )/.test(` ${whole}`)) return undefined;
  const [, about = '', words = ''] = /^(.+), ((?:about )?[\d,]+ words)$/.exec(whole) ?? [];
  const [subject = '', ...terms] = (about || whole).split(/, (?=(?:including|with) )/);
  return propose(
    `I would like to offer you ${toArticle(what)} ${what}${words ? ` of ${words}` : long} ${how} ${subject}${terms.map((term) => `, ${term}`).join('')}`,
    `${what} ${how} ${subject.split(',')[0]}`,
  );
}

const places =
  '(?:backdrop|base|camp ?site|classroom|exhibition space|film(?:ing)? location|gallery|location|meeting (?:place|room)|office|overflow|pop-up space|practice room|rehearsal (?:room|space)|set|showroom|stage|storage space|studio|stop|test (?:bed|kitchen|site)|training (?:room|venue)|venue|wedding venue|workshop)';

/** `Our old brewery as a venue for up to 220 guests`: a place of the sender's that can be had. */
const asPlace = compact(
  `^(my|our) ([^,;:]{3,50}?) as (?:an? )?(?:[\\p{L}-]+ ){0,2}?${places}(?=$|[ ,;])(.*)$`,
  'iu',
);

function readPlace(text: string): Statement | undefined {
  const [, whose = '', place = '', rest = ''] = asPlace.exec(text) ?? [];
  if (!place || / (?:is|are|can|has|have|works?) /.test(` ${place} `) || /[:;]/.test(rest)) return undefined;
  const [, kind = ''] = /^(?:my|our) .*? (as .*)$/i.exec(text) ?? [];
  return {
    statements: [
      finishSentence(`${/^my$/i.test(whose) ? 'I' : 'We'} offer ${whose.toLowerCase()} ${place} ${kind}`),
    ],
    ...toTopic(''),
    subject: `${place} ${kind.replace(/ for .*$|,.*$/, '')}`.replace(/ +$/, ''),
  };
}

/** `My new crime novel set in Whitby`: what its author has written. */
function readOwnBook(text: string): Statement | undefined {
  const [, kind = '', book = '', rest = ''] =
    /^my ((?:(?:debut|first|latest|new|next|second|third) )?(?:[\p{L}-]+ ){0,2}?(book|cookbook|guidebook|memoir|novel|novella|picture book|poetry collection))((?: (?:about|for|on|set) [^;:]+|, [^;:]+)?)$/iu.exec(
      text,
    ) ?? [];
  if (!book || /[$€£]\d/.test(rest)) return undefined;
  const isOneOf = /^(?:debut|first|latest|next|second|third) /i.test(kind);
  return propose(
    `I have written ${isOneOf ? 'my' : toArticle(kind)} ${kind}${rest}`,
    `${kind}${rest.split(',')[0]}`,
  );
}

/** `Our author, who wrote a book about tides`: one of the sender's whom a show could have. */
function readOneOfOurs(text: string): Statement | undefined {
  // "Our vet who treats zoo animals": of one only.
  const [, one = '', does = ''] =
    /^((?:my|our) (?:[\p{L}-]+ )?(?!staff\b|team\b)[\p{L}-]+[^s\W]) (who (?:can|has|is|was|will|\p{Ll}+s) [^;:]+)$/iu.exec(
      text,
    ) ?? [];
  if (one && !/ (?:and|crew|group|staff|team)$/i.test(one))
    return propose(
      `${/^my/i.test(one) ? 'I' : 'We'} would like to introduce ${decapitalise(one)} ${does}`,
      one,
    );
  const [, who = '', clause = ''] =
    /^((?:my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?: \p{Lu}[\p{L}'’-]+){0,3}), (who (?:can|has|is|was|will|\p{Ll}+) [^;:]+)$/iu.exec(
      text,
    ) ?? [];
  // "Our agency sends porters, who speak English" says what it does.
  return who && findFinite(who.split(' ')) < 1
    ? propose(`${/^my/i.test(who) ? 'I' : 'We'} would like to introduce ${decapitalise(who)}, ${clause}`, who)
    : undefined;
}

const sum = String.raw`(?:[A-Z]{0,3}[$€£]\d\S*|\d[\d.,]* (?:dollars|euros|pounds)\b.*)`;
const shownAt = compact(
  `^(?:your )?((?:company )?(?:advert|banner|leaflet|logo|name|stand)) ((?:at|in|on) )(?:(?:our|the) )?([^,]+?)(?: (from|for) (${sum}))?$`,
  'iu',
);
const costsFrom = compact(`^(?:(?:packages|sponsorships?) )?(from|for) (${sum})$`, 'i');

/** `1,500 runners expected`, `logo on shirts from $500`: what there is for a sponsor, as a sentence. */
function tellForSponsor(term: string): string | undefined {
  const [, many = '', how = ''] =
    /^((?:about |over )?\d[\d,]*\+? (?:[\p{L}-]+ ){0,2}?(?:\p{Ll}+s|people)) (expected|registered|signed up|last year|in (?:19|20)\d\d)$/u.exec(
      term,
    ) ?? [];
  if (many)
    return how === 'expected'
      ? `We expect ${many}.`
      : /^(?:last|in)/.test(how)
        ? `There were ${many} ${how}.`
        : `${capitalise(many)} have ${how}.`.replace('have registered', 'are registered');
  const [, what = '', at = '', where = '', least = '', cost = ''] = shownAt.exec(term) ?? [];
  if (what) {
    const place = `Your ${what.toLowerCase()} ${at.toLowerCase()}the ${where}`;
    return cost
      ? `${place} ${least === 'from' ? 'starts at' : 'costs'} ${cost}.`
      : `You get ${decapitalise(place)}.`;
  }
  const [, from = '', price = ''] = costsFrom.exec(term) ?? [];
  return price ? `A sponsorship ${from === 'from' ? 'starts at' : 'costs'} ${price}.` : undefined;
}

/** `Sponsoring the youth tournament`, `donating to the school library`: what the reader could do for the sender. */
function readSupport(text: string): Statement | undefined {
  const [, deed = '', object = ''] =
    /^(adopting|backing|becoming|contributing to|donating to|giving to|investing in|mentoring|sponsoring|supporting|volunteering (?:at|for|with)) ((?!(?:their|your)\b)(?:an?|my|our|the) [^;:]+)$/iu.exec(
      text,
    ) ?? [];
  // "Support our under-12 football team": of what is the sender's, it is the reader who does it.
  const [, ask = '', ours = '', terms = ''] =
    /^(adopt|back|become|contribute to|donate to|give to|invest in|sponsor|support) ((?:an? (?:friend|hour|kilometre|member|mile|page|patron|seat|sponsor|supporter|trustee) of )?(?:my|our) [^,;:]+)((?:, [^;:]+)?)$/iu.exec(
      text,
    ) ?? [];
  const isPriced = /^, [$€£]\d/.test(terms);
  const told = isPriced ? [] : terms.split(', ').slice(1).map(tellForSponsor);
  if (ask && told.every((one) => one !== undefined)) {
    const [first = '', ...more] = decapitalise(ask).split(' ');
    return propose(
      `You can ${decapitalise(ask)} ${ours}${isPriced ? terms.replace(/^, /, ', for ') : ''}`,
      `${[toGerund(first), ...more].join(' ')} ${ours}`,
      told.join(' '),
    );
  }
  if (!deed || (/^mentoring$/i.test(deed) && !/^our /.test(object))) return undefined;
  const [first = '', ...more] = decapitalise(deed).split(' ');
  const base = findVerb(first)?.base ?? '';
  const noun = /^sponsor/i.test(deed) ? 'sponsoring' : decapitalise(deed);
  return propose(`You can ${[base, ...more].join(' ')} ${object}`, `${noun} ${object}`);
}

/** `Your logo on our race shirts, 1,200 runners, £800`, `sponsorship of our tour: two tickets, …`, `a candidate: senior accountant, …`. */
function readShown(typed: string): Statement | undefined {
  // "Name on the shirts for a season": the reader's name, on what the sender has.
  const text = typed.replace(
    /^(?:your )?((?:business |company )?(?:banner|brand|logo|name)(?: and logo)? (?:at|in|on) )the (?=(?:[\p{L}'’-]+ )?[\p{L}-]+(?=$|[,:]| (?:at|during|for|from|in|this|throughout|until)\b))/iu,
    (_, what: string) => `Your ${decapitalise(what)}our `,
  );
  const [, what = '', where = '', terms = ''] =
    /^your ((?:[\p{L}-]+ (?:and )?)?(?:ad|advert|banner|brand|leaflet|logo|name|poster|product|products|stall|stand)|[\p{L}-]+(?= in (?:my|our) (?:[\p{L}-]+ ){0,2}(?:brochure|calendar|catalogue|guide|magazine|map|newsletter|programme)\b)) ((?:at|in|on) (?:(?:all|each|every|the) [^,;:]*?(?:at|in|of) )?(?:my|our) [^,;:]+)((?:[,:] [^;:]+)?)$/iu.exec(
      text,
    ) ?? [];
  if (what)
    return propose(
      tellTerms(`We offer to put your ${what} ${where}`, terms.slice(2).split(betweenTerms).filter(Boolean)),
      // "Your name on our shirts".
      `your ${what} ${where.replace(/^(\S+) (?:all|each|every|the) (?:of the )?(\p{Ll}+s) .*$/iu, '$1 our $2').replace(/^(\S+) the (?:back|front|rear|side) of /, '$1 ')}`,
    );
  const [, deed = '', event = '', given = ''] =
    /^(?:an? |the )?(sponsorship of|support for) ((?:(?:one|some|two) of )?(?:my|our) [^,;:]+)(?:(?::|,(?= (?:from|with) )) (.+))?$/iu.exec(
      text,
    ) ?? [];
  if (event)
    return propose(
      `You can ${toSupport(deed)} ${event}${given ? `${/^(?:from|with) /.test(given) ? ',' : ':'} ${given}` : ''}`,
      `${toSupport(deed)}ing ${event.replace(/ (?:that|which|who) .*$/, '')}`,
    );
  const [, whom = '', notes = ''] =
    /^(?:an? |one |our )?candidate(?: for you(?:r [^:]+)?)?: (?:an? )?([^,:;]+)((?:, [^;:]+)?)$/iu.exec(
      text,
    ) ?? [];
  if (!whom || /\d/.test(whom)) return undefined;
  const who = decapitalise(whom);
  return propose(
    tellTerms(`We have a candidate for you: ${toArticle(who)} ${who}`, notes.split(', ').filter(Boolean)),
    who,
  );
}

const toSupport = (deed: string) => (/^support/i.test(deed) ? 'support' : 'sponsor');

/** Who asks, by whose the place is: `a guest on my podcast`. */
const senderOf = (text: string) => (/ my\b/.test(text) ? 'I' : 'We');

/** `A chance to be featured in our gift guide, free`, `being a judge at our final`: what the reader could be or do there. */
function readChance(text: string): Statement | undefined {
  const [, kind = '', deed = '', terms = ''] =
    /^(?:an? |the |your )?(chance|invitation|opportunity) to ((?:be )?\p{Ll}+ (?:[^,;:]* )?(?:my|our|us|with me)\b[^,;:]*)((?:, [^;:]+)?)$/iu.exec(
      text,
    ) ?? [];
  // "The chance to sponsor a kennel for £12 a month": it is the reader's to give.
  const [, gift = '', given = '', clause = ''] =
    /^(?:an? |the )?(?:chance|invitation|opportunity) to (adopt|foster|fund|name|sponsor|support) ((?:[^,;:]|,(?=\d{3}))+)(, (?:for|in|of) which [^;:]+)?$/iu.exec(
      text.replace(
        /, (?:for )?(?=(?:[A-Z]{0,3}[$€£]\d|\d[\d,.]* ?(?:dollars|euros?|pounds)\b)[^;:]*$)/,
        ' for ',
      ),
    ) ?? [];
  if (gift)
    return propose(
      `You can ${gift.toLowerCase()} ${given}${clause}`,
      `${toGerund(gift.toLowerCase())} ${given.replace(/ (?:at|for|from) [$€£]?\d.*$/, '')}`,
    );
  const [first = '', ...rest] = deed.split(' ');
  if (deed && (first === 'be' || findVerb(first)?.form === 'base')) {
    const isJoined = /^, (?:including|with) /.test(terms);
    const extra = terms && !isJoined ? tellPredicates(terms.slice(2), false, 'chance') : undefined;
    const told = /^invitation/i.test(kind)
      ? `${senderOf(deed)} would like to invite you to ${deed}`
      : `You can ${deed}`;
    return terms && !extra && !isJoined
      ? undefined
      : propose(
          isJoined ? told + terms : told,
          `${first === 'be' ? 'being' : toGerund(first)} ${rest.join(' ')}`,
          extra,
        );
  }
  // "An interview with our founder, who milks goats".
  const talk =
    /^(?:an? )?interview with (?:(?:my|our) [^,;:]+|(?!(?:an?|her|his|one|some|the|their|your)\b)(?:(?:Dr|Prof)\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+)(?:, (?:an?|the|who) [^,;:]+)?$/iu.exec(
      text,
    )?.[0] ?? '';
  if (talk)
    return propose(
      `We would like to offer you ${withArticle(decapitalise(talk))}`,
      talk.replace(/^an? /i, '').split(',')[0] ?? '',
    );
  // "An author evening with me".
  const held =
    /^an? (?:[\p{L}-]+ ){0,3}?(?:class|evening|lesson|reading|session|signing|talk|tour|visit|workshop) with me(?: (?:about|on) [^,;:]+)?(?:, [^;:]+)?$/iu.exec(
      text,
    )?.[0] ?? '';
  if (held) {
    const [event = '', ...terms] = decapitalise(held).split(betweenTerms);
    return propose(
      tellTerms(`I would like to offer you ${event}`, terms),
      event.replace(/^an? /, '').replace(/ with me/, ''),
    );
  }
  // "A seat in our pre-seed round".
  const [, share = ''] =
    /^((?:an? )?(?:allocation|place|seat|share|spot|stake|ticket) in (?:my|our) (?:[\p{L}-]+ ){0,2}(?:raise|round)(?: for [^,;:]+)?)$/iu.exec(
      text,
    ) ?? [];
  if (share)
    return propose(
      `We would like to offer you ${withArticle(decapitalise(share))}`,
      decapitalise(share).replace(/^an? /, ''),
    );
  const [, role = '', ofRole = ''] =
    /^(?:becoming|being|to (?:be|become)) (an? (?:[\p{L}-]+ ){1,3}(?:at|for|in|of|on) (?:my|our) [^,;:]+)((?:, (?:\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}(?:, |$))?(?:(?:about|in which|that|where|which|with) [^;:]+)?)?)$/iu.exec(
      text,
    ) ?? [];
  if (role)
    return propose(`${senderOf(role)} would like you to be ${role}${ofRole}`, role.replace(/^an? /, ''));
  // "Become a mentor to a student: an hour a month".
  const become =
    /^become (an? (?:buddy|coach|governor|member|mentor|patron|trustee|tutor|volunteer)\b[^;]*)$/iu.exec(
      text,
    )?.[1];
  if (become) return propose(`We would like you to become ${become}`, become.replace(/^an? |[,:].*$/g, ''));
  // "Being a guest on our show, one hour, recorded remotely".
  const [, guest = '', tail = ''] =
    /^being (an? [\p{L}-]+ (?:at|for|in|of|on) (?:my|our) [^,;:]+), ([^;:]+)$/iu.exec(text) ?? [];
  if (guest)
    return propose(
      `${senderOf(guest)} would like you to be ${guest} (${tail})`,
      guest.replace(/^an? | about .*$/g, ''),
    );
  const [, seat = '', of = ''] =
    /^an? ((?:place|role|seat|spot) (?:in|on) our (?:[\p{L}-]+ )?(?:board|committee|council|jury|panel|team))((?:, [^;:]+)?)$/iu.exec(
      text,
    ) ?? [];
  return seat
    ? propose(
        tellTerms(
          `We would like to offer you a ${seat}`,
          of
            .slice(2)
            .split(', ')
            .filter(Boolean)
            .map((term) =>
              /^(?:\d+|two|three|four|six|ten|twelve) \p{L}+s /u.test(term) ? `with ${term}` : term,
            ),
        ),
        seat,
      )
    : undefined;
}

/** What is neither sold nor provided but asked or proposed, in a few words: a guest, a talk, an article, a place, a cause. */
export function readAppearance(text: string): Statement | undefined {
  return (
    readSelf(text) ??
    readGuestSpot(text) ??
    readSeat(text) ??
    readStage(text) ??
    readArticle(text) ??
    readPlace(text) ??
    readOwnBook(text) ??
    readOneOfOurs(text) ??
    readSupport(text) ??
    readOnYours(text) ??
    readChance(text) ??
    readShown(text)
  );
}
