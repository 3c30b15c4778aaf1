import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { betweenTerms } from '../../text/between-terms.ts';
import {
  decapitalise,
  hasKnownArticle,
  isCount,
  isMass,
  isParticiple,
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
import { toWordTable } from '../../text/word-table.ts';
import {
  determiners,
  findFixedSpelling,
  massNouns,
  organisationNouns,
  packageHeads,
  personNouns,
  prepositions,
} from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import { firstClause, gainOf, joinDeeds, toGain } from './gains.ts';
import { amount } from './kinds/offer-deeds.ts';
import { isActivity } from './kinds/offer-kind.ts';
import { tellOfOneself } from './kinds/offer-of-oneself.ts';
import { tellDeeds, toExtraSentence } from './notes/extra-sentence.ts';
import { gatherAttributes } from './notes/gather-attributes.ts';
import { joinCompany } from './notes/join-company.ts';
import { namesPrice } from './notes/money.ts';
import { tellTerms } from './notes/tell-terms.ts';
import { findFinite, opensObject, toolDeed } from './offer-shapes.ts';
import type { Statement } from './statement.ts';
import { withSubjectArticle } from './subject-article.ts';
import { toTopic } from './topic.ts';

/** Whether a clause behind a comma is about what stands right before it: `The Salt Ledger, which …`, `a box, every other week, that …`. */
function isOfLast(noun: string): boolean {
  return (
    / (?:about|at|by|for|from|in|of|on|with) (?:(?:an?|my|our|the) [^,]+|(?:\p{Lu}[\p{L}\d.&'’-]*(?: |(?=,)))+),$/u.test(
      noun,
    ) || /, (?:\p{Lu}[^,]*|(?:every|once|twice) [^,]+),$/u.test(noun)
  );
}

/** `A reseller deal on Tillbridge, our software`: what stands behind a name says what that is, and so does a clause behind it. */
const saysWhatLastIs = / (?:about|at|by|for|from|in|of|on|to|with) \p{Lu}[^,]*, (?:an?|my|our|the) [^,]+$/u;

/** An offer that is a thing with a clause about it: `AI code review that catches bugs`. */
export function fromRelative(noun: string, said: string, joined = 'which'): Statement {
  // "Software that shows which ads bring calls, set up in 15 minutes": how soon it is there.
  const [, clause = '', soon = ''] =
    /^([^(,]+), ((?:installed|set up|up and running) (?:in|within) [^,]+)$/.exec(said) ?? [];
  if (soon) {
    const read = fromRelative(noun, clause);
    const isMany = isPlural(toNounCore(withoutDeterminer(noun)).at(-1) ?? '');
    return {
      ...read,
      extras: [finishSentence(`${isMany ? 'They are' : 'It is'} ${soon}`), ...(read.extras ?? [])],
    };
  }
  const predicate = withTermsTold(withDone(noun, said));
  // "Our hospice's groups": whose they are stays, and the mail is about the groups.
  const phrase = decapitalise(trimMarks(noun)).replace(/^(?:my|our)\s+(?![\p{L}-]+['’]s\s)/iu, '');
  const bare = withoutDeterminer(phrase);
  const verb = findVerb(predicate.split(/\s+/)[0] ?? '');
  // "Payslips that staff can read".
  const isOthers = /^(?:your )?(?:children|people|staff) (?:\p{Ll}+ )?can /u.test(predicate);
  const says =
    !isOthers &&
    (verb?.form === 'third' ||
      verb?.form === 'base' ||
      /^(?:can|will|has|have|is|are|does)\b/i.test(predicate));
  const isOwn = isOfHead(bare, predicate);
  // "A talk at Voltloop, which recycles batteries", "a stall at our market, which draws thousands": the clause is of what was named last.
  const isOfName = saysWhatLastIs.test(noun);
  if (isOfName || isOfLast(noun)) {
    const clause = `${isOfName ? '' : ','} ${joined} ${trimMarks(predicate)}`;
    return {
      statements: [],
      noun: {
        ...(hasKnownArticle(phrase) ? { withArticle: withArticle(phrase) + clause } : {}),
        ...(/\b(?:my|our)\b/.test(bare) && hasKnownArticle(phrase)
          ? {}
          : { withOur: `our ${bare}${clause}` }),
      },
      ...toTopic(bare),
    };
  }
  // "A link from our guide, which has 18,000 visitors": the guide has them.
  if (/^(?:an?|one|two|three|the) /i.test(phrase) && givenAway.test(toNounCore(bare).join(' ')))
    return {
      statements: [],
      noun: {
        withArticle: `${phrase}${phrase.includes(' from ') || / (?:at|in|on) /.test(phrase) ? ', which' : ' that'} ${predicate}`,
      },
      ...toTopic(bare),
    };
  // "A consultancy that reviews contracts": who writes is the consultancy, and provides none.
  if (!/^(?:our|my) /i.test(trimMarks(noun)) && isFirm(bare))
    return {
      statements: [finishSentence(`We are ${withArticle(bare)} that ${trimMarks(predicate)}`)],
      ...toTopic(''),
    };
  return {
    // Nobody's "incident management lives in Slack": work is offered, a thing does something.
    statements:
      says &&
      isOwn &&
      !/^\d|:/.test(bare) &&
      !(
        isActivity(toNounCore(bare).join(' ')) &&
        !packageHeads.has(bare.split(' ').at(-1) ?? '') &&
        !predicate.includes(',') &&
        countWords(predicate) < 6
      )
        ? [finishSentence(`Our ${bare} ${predicate}`)]
        : [],
    noun: {
      ...(hasKnownArticle(phrase)
        ? { withArticle: `${withArticle(phrase)} that ${trimMarks(predicate)}` }
        : {}),
      ...(/^\d/.test(bare) ? {} : { withOur: `our ${bare} that ${trimMarks(predicate)}` }),
    },
    ...toTopic(bare.replace(/^[\p{L}-]+['’]s /u, '')),
    ...(isOwn ? gainOf(predicate) : {}),
  };
}

/** `Can be combined, made from beech offcuts` → `can be combined and are made from beech offcuts`. */
function withDone(noun: string, said: string): string {
  const isMany = isPlural(toNounCore(withoutDeterminer(noun)).at(-1) ?? '');
  const [, clause = '', done = ''] =
    /^((?:can|is|are|has|have|\p{Ll}+s) [^,]+), ((?:hand-?)?(?:built|cut|grown|made|printed|sewn|woven) (?:at|by|from|in|of|with) [^,]+)$/u.exec(
      said,
    ) ?? [];
  return done && !/ and /.test(clause) ? `${clause} and ${isMany ? 'are' : 'is'} ${done}` : said;
}

/** A clause about a thing, with its deeds joined and what holds besides told as terms: `reads claims, sorts them, £28 per user` → `reads claims and sorts them, for £28 per user`. */
export function withTermsTold(predicate: string): string {
  const verb = findVerb(predicate.split(/\s+/)[0] ?? '');
  // "…, £28 per user per month": what it costs is none of the deeds.
  const [, deeds = '', without = '', cost = ''] =
    /^([^(]+?)((?:, no [^,]+)*), ((?:from )?[$€£]\d[^,]*(?:, no [^,]+)?)$/u.exec(predicate) ?? [];
  if (cost && countWords(cost) < 9)
    return tellTerms(joinDeeds(deeds), [...without.split(', ').slice(1), ...cost.split(', ')]);
  // "…, $15 per developer per month, free for open source".
  const [said = '', ...holds] = predicate.split(
    /, (?=(?:[A-Z]{0,2}[$€£]\d|free (?:for|up to|until) |no \p{L}|live in |pay per ))/u,
  );
  const withTerms = holds.length > 0 ? tellTerms(joinDeeds(said), holds) : '';
  if (withTerms && !withTerms.endsWith(')')) return withTerms;
  const joined = joinDeeds(predicate);
  if (joined !== predicate) return joined;
  // "…, no cabinet, no trenching", "…, payback under two years": what holds besides is no part of the clause.
  const [clause = '', ...besides] = predicate.split(', ');
  if (besides.length > 0 && besides.every((part) => /^no \S/.test(part) && countWords(part) < 5))
    return `${clause}, with ${joinList(besides)}`;
  const areTerms =
    besides.some((part) => /\d|^(?:payback|from|free|rent|one|two|three|four|five|six|ten)\b/.test(part)) &&
    besides.every(
      (part) =>
        countWords(part) < 5 &&
        (/^\p{L}+ or \p{L}+$/u.test(part) ||
          verb === undefined ||
          findVerb(part.split(' ')[0] ?? '')?.form !== verb.form) &&
        !/^(?:and|or|with)\b/.test(part),
    ) &&
    !/\(/.test(predicate);
  if (areTerms) return tellTerms(clause, besides);
  // The same after one comma: `…, 3 paying customers`.
  const [told = '', figures] = predicate.split(/, (?=\d+ \p{L}+(?: \p{L}+){0,3}$)/u);
  return figures ? tellTerms(told, [figures]) : predicate;
}

/** What is called a farm, a bank or a school and is a thing that one has. */
const notFirms =
  /\b(?:(?:browser|build|data|device|emulator|phone|proxy|render|server|test|testing) farm|(?:data|image|item|photo|power|question|test) bank|gift shop|app store)$/i;

/** Who somebody can say that he is: `agency`, `consultancy`. */
const firms =
  /^(?:agency|bakery|brewery|bureau|business|charity|clinic|collective|company|consultancy|cooperative|farm|firm|manufacturer|non-?profit|practice|publisher|retailer|roastery|scale-?up|start-?up|studio|supplier|wholesaler)$/;

function isFirm(written: string): boolean {
  // "Email and SMS marketing agency": one, for two things.
  const noun = written.replace(
    /^(?:[\p{L}-]+ ){1,2}and (?=(?:[\p{L}-]+ ){1,3}(?:agency|consultancy|firm|studio)\b)/u,
    '',
  );
  const core = toNounCore(noun);
  const place = noun.split(' ').slice(core.length).join(' ');
  return (
    firms.test((core.at(-1) ?? '').toLowerCase()) &&
    !notFirms.test(core.join(' ')) &&
    /^(?:(?:based )?(?:at|from|in|near) (?:the )?\p{Lu}[\p{L} ]+)?$/u.test(place)
  );
}

/** `Including backups and a helpdesk`: one thing that is named last, and to which a clause belongs that says what one does. */
const endsWithOne = /(?:^| )(?:and|including|plus|with),? an? (?:[\p{L}-]+ ){0,3}[\p{L}-]+$/u;

/** Whether a clause is about the head of what stands before it: "software for hotels that have no manager" is no software that has none. */
function isOfHead(noun: string, predicate: string): boolean {
  const core = toNounCore(noun);
  const isMany = isPlural(core.at(-1) ?? '');
  const rest = noun.split(/\s+/).slice(core.length);
  const [first = ''] = predicate.split(/\s+/);
  if (rest.length === 0) return true;
  // "IT support, including backups and a helpdesk that picks up": the helpdesk does.
  if (endsWithOne.test(rest.join(' ')) && !/^(?:are|do|have)$/i.test(first)) return false;
  // "A story about a brewery that heats its kettles": the brewery does.
  if (/(?:^| )(?:about|by|for|from|of|on|with) an? (?:[\p{L}-]+ ){0,3}[\p{L}-]+$/u.test(rest.join(' ')))
    return false;
  // "Design from an agency that works only with charities": the agency does.
  const last = (rest.at(-1) ?? '').toLowerCase();
  if (
    /^(?:(?:led|run) )?(?:by|from|of)(?: |$)/.test(rest.join(' ')) &&
    (organisationNouns.has(last) || personNouns.has(last))
  )
    return false;
  if (/^(?:are|do|have)$/i.test(first) || findVerb(first)?.form === 'base')
    return isMany && !isPlural(rest.at(-1) ?? '');
  return !/^(?:has|is|does)$/i.test(first) && findVerb(first)?.form !== 'third' ? true : !isMany;
}

/** `Pest control with audit-ready folder`: one of what can be counted takes its article. */
function withInnerArticle(phrase: string): string {
  // "By OSCP-certified team".
  const byOne = phrase.replace(
    /(?<= (?:by|from) )((?:[\p{L}-]+ ){0,2}(?:agency|firm|lab|studio|team))(?=$|[ ,;(])/u,
    (one) =>
      withoutDeterminer(one) === one && !/^(?:every|my|our|one) /.test(one)
        ? `${toArticle(one)} ${one}`
        : one,
  );
  return byOne.replace(
    / with (\p{Ll}[\p{L} -]*)(?=$| \(|, (?:at|delivered|for|from) )/u,
    (found, thing: string) => {
      const core = toNounCore(thing);
      const head = core.at(-1) ?? '';
      const isBare =
        core.length === countWords(thing) &&
        isCount(head) &&
        !isPlural(head) &&
        !isMass(core, head) &&
        withoutDeterminer(thing) === thing;
      return isBare &&
        !/(?:assembly|collection|delivery|installation|removal)$/.test(thing) &&
        !/^(?:(?:any|both|each|every|fast|free|full|half|live|no|on-site|one|two|three|four|weekly|monthly) |(?:same|next)-)/.test(
          thing,
        )
        ? ` with ${toArticle(thing)} ${thing}`
        : found;
    },
  );
}

/** `Wax foundation and frames`: what stands beside things is no organisation. */
function goesOnWithThings(phrase: string): boolean {
  const next = / (?:and|or) (.+)/.exec(phrase.slice(toNounCore(phrase).join(' ').length))?.[1] ?? '';
  const head = (toNounCore(next).at(-1) ?? '').toLowerCase();
  return (
    phrase.startsWith(`${toNounCore(phrase).join(' ')} and `) &&
    isPlural(head) &&
    !organisationNouns.has(head.replace(/s$/, '')) &&
    !/^an? /i.test(phrase)
  );
}

/** Those who make things, beside organisations. */
const makers = /^(?:distillery|factory|foundry|mill|pottery|sawmill|tannery)$/;

/** What is done about things that are asked about by their name: `licences handled`. */
const handled = new Set('arrange buy collect file handle manage organise organize sort'.split(' '));

/** What is done to things that somebody has: `rolls re-covered`, `claims done for you`. */
const serviceVerbs = new Set([
  ...handled,
  ...`bind calibrate caption chase clean clear cover digitise digitize do dry-clean edit fix frame launder mend proofread prune reconcile
  recondition refinish refurbish reline repair restore scan service sharpen shred sort submit subtitle test transcribe translate tune
  upholster valet wash wrap`.split(/\s+/),
]);

/** What is done one after the other for a customer, and says nothing of how goods come: `EV charging installed and operated`. */
const inPairs = new Set([
  ...serviceVerbs,
  ...'build collect deliver design fit host install maintain manage operate remove rent run sell supply'.split(
    ' ',
  ),
]);

/** `By sworn translators`: by somebody, and not by hand or before Friday. */
const byOthers =
  / by (?!(?:courier|e-?mail|hand|machine|mail|next|noon|phone|post|the|tomorrow|us|video|[\p{L}-]+day)\b)(?:an? |(?:\p{Ll}[\p{L}-]* ){0,3}\p{Ll}+(?:s|er|or|ist|ian|staff|people|team)\b)/u;

/** `Fasteners tested for 25 years`, `used treadmills refurbished`: how things come that are sold, and no deed for whoever has some. */
function isOfGoods(deed: string, things: string, how: string): boolean {
  return (
    // "Tables upholstered to order": they are made so.
    (/^(?:bind|cover|edit|frame|refinish|upholster)$/.test(deed) && / to (?:measure|order)\b/.test(how)) ||
    (deed === 'test' && / (?:at|by|for|in|on|to) (?:[^,]* )?\d/.test(how)) ||
    / for \d+ (?:cycles|days|hours|months|years)\b/.test(how) ||
    (deed !== 'buy' && /^(?:(?:ex|pre)-\p{L}+|pre-?owned|second-?hand|used) /iu.test(things) && how === '')
  );
}

/** Up to where something is measured: `accuracy above 92%`. */
const boundOf =
  /^(?:an? )?(?:[\p{L}-]+ ){0,3}(?:accuracy|adherence|attendance|availability|coverage|margins?|occupancy|productivity|punctuality|rates?|retention|satisfaction|scores?|times?|turnover|uptime|utili[sz]ation|yields?) (?:above|below|beyond|over|under) (?:\S*\d|an?\b|one\b|two\b|three\b|five\b|ten\b)/iu;

/** What gets better or worse and is sold by nobody. */
const ofQuality = /^(?:grades|harvests?|queues|ratings|results|reviews|yields)$/;

/** What the sender himself is quick at. */
const ownTimes = /^(?:[\p{L}-]+ )*(?:delivery|lead|reply|response|turnaround) times?\b/iu;

/** `Fewer no-shows at your clinic`, `30% more bookings`, `forecast accuracy above 92%`: what the reader gets by it, and nothing that the sender has. */
function isResult(phrase: string): boolean {
  if (/[(:;]/.test(phrase.replace(/ \([^()]*\)$/, ''))) return false;
  return (
    (boundOf.test(phrase) && !ownTimes.test(phrase)) ||
    /^(?:(?:\d[\d.,]*% )?(?:fewer|less|more) (?!than\b)|twice (?:as many|the) )\p{Ll}/u.test(phrase) ||
    /^an? \d[\d.,]*% (?:better|faster|higher|lower|shorter) \p{Ll}/u.test(phrase) ||
    (/^\d[\d.,]*% (?:higher|lower|shorter) \p{Ll}/u.test(phrase) &&
      amount.test(toNounCore(phrase).at(-1) ?? '')) ||
    /^zero (?:complaints|defects|downtime|errors|failed|late|lost|missed|no-shows|surprises|unpaid|unplanned)\b/.test(
      phrase,
    ) ||
    (/^(?:better|bigger|faster|higher|lower|quicker|shorter|steadier) /.test(phrase) &&
      (amount.test(toNounCore(phrase).at(-1) ?? '') || ofQuality.test(toNounCore(phrase).at(-1) ?? '')))
  );
}

/** `String quartet, jazz trio or both`: one of each takes an article each. */
function withArticles(phrase: string): string | undefined {
  const [, list = '', rest = ''] =
    /^([\p{L} -]+, [\p{L} ,-]+(?: and | or )[\p{L} -]+)( \(.*)?$/u.exec(phrase) ?? [];
  const things = list.split(/, | and | or /);
  const isOne = (thing: string) => {
    const core = toNounCore(thing);
    const head = (core.at(-1) ?? '').toLowerCase();
    return (
      core.length === countWords(thing) &&
      isCount(head) &&
      !isPlural(head) &&
      withoutDeterminer(thing) === thing &&
      !massNouns.has(head)
    );
  };
  if (list === '' || !things.every((thing) => thing === 'both' || isOne(thing))) return undefined;
  return (
    list.replace(/(?<=^|, | and | or )(?!both\b)\p{L}[\p{L} -]*?(?=$|, | and | or )/gu, (thing) =>
      withArticle(thing),
    ) + rest
  );
}

/** `Pays back in 2 years` → `pay back in 2 years`, as it is said of several. */
export function asOfMany(deed: string): string {
  return deed
    .replace(/^(.+) (normally|typically|usually)$/, '$2 $1')
    .replace(
      /^((?:\p{Ll}{4,}ly )?)(\p{Ll}+)/u,
      (_, often: string, verb: string) =>
        `${often}${verb === 'does' ? 'do' : (findVerb(verb)?.base ?? verb.replace(/s$/, ''))}`,
    )
    .replace(/\bitself\b/, 'themselves');
}

/** `done at night so nobody is disturbed`. */
const doneSo =
  /^((?:carried out|done|performed) (?:after|at|between|by|during|in|on|outside|over|overnight) ?[^,;:]*?),? so (?:that )?(\p{Ll}[^,;:]*)$/u;

/** `Play about the floods, 75 minutes, fits in one van`: what the thing does, or something of it, is told apart. */
function partDeeds(text: string): { noun: string; told: string[] } {
  const [noun = '', ...parts] = /[(:]/.test(text) ? [text] : text.split(', ');
  const head = toNounCore(noun).at(-1) ?? '';
  const isTool = packageHeads.has(head.toLowerCase());
  // "Submetering and utility billing": of two works neither does it alone.
  const [, second = ''] = /^(?:[\p{L}-]+ )+and ((?:[\p{L}-]+ ?)+)/u.exec(noun) ?? [];
  const isTwo = second !== '' && !packageHeads.has((toNounCore(second).at(-1) ?? '').toLowerCase());
  const isDeed = (part: string) => {
    // "Automatically turns recordings into posts".
    const bare = part.replace(/^\p{Ll}{4,}ly /u, '');
    const [first = '', second = ''] = bare.split(' ');
    const verb = findVerb(first);
    return (
      (/^does$/.test(first) ||
        toolDeed.test(bare) ||
        (verb?.form === 'third' &&
          (!verb.isName ||
            opensObject(second) ||
            / by (?:about |up to )?\d/.test(part) ||
            (isTool && !prepositions.has(second) && !isParticiple(second))))) &&
      // "Appointments, records and billing" are three things.
      second !== '' &&
      !/^(?:and|or)$/.test(second)
    );
  };
  const at = parts.findIndex(isDeed);
  const saysAt = parts.findIndex(
    (part) =>
      !isParticiple(part.split(' ')[0] ?? '') &&
      (countWords(part) > 3 || /^(?:everything|nobody|nothing) \p{Ll}+s /u.test(part)) &&
      !/^\d|^(?:and|as|at|because|for|from|if|or|since|so|unless|when|where|which|while|who|whose|with)\b/.test(
        part,
      ) &&
      (findFinite(part.split(' ')) > 0 || /^(?:everything|nobody|nothing) /.test(part)) &&
      !/ (?:that|which|who) /.test(part),
  );
  // "Calibration on site, done on weekends so production doesn't stop": when, and what that is good for.
  const [, when = '', why = ''] = doneSo.exec(parts.at(-1) ?? '') ?? [];
  if (when)
    return {
      noun: [noun, ...parts.slice(0, -1)].join(', '),
      told: [finishSentence(`${isPlural(head.toLowerCase()) ? 'They are' : 'It is'} ${when}, so ${why}`)],
    };
  // "Median uplift of our customers is 8%".
  const averageAt = parts.findIndex((part) =>
    /^(?:average|median|typical) .+ (?:is|are|was|were) (?:\p{Ll}+ )*\S*\d/u.test(part),
  );
  if (averageAt >= 0)
    return {
      noun: [noun, ...parts.filter((_, index) => index !== averageAt)].join(', '),
      told: [finishSentence(`The ${parts[averageAt]}`)],
    };
  if (at >= 0 && !isPlural(isTwo ? (toNounCore(second).at(-1) ?? '') : head) && head !== '')
    return {
      noun: [noun, ...parts.slice(0, at)].join(', '),
      told: [tellDeeds(parts.slice(at).join(', '), isTwo ? 'It' : `The ${head}`)],
    };
  // "Solar pumps, pays back in 2 years": so do they.
  const deeds = at < 0 ? [] : parts.slice(at);
  if (deeds.length > 0 && head !== '' && deeds.every(isDeed) && deeds.every((deed) => !/ and /.test(deed)))
    return {
      noun: [noun, ...parts.slice(0, at)].join(', '),
      told: [finishSentence(`They ${joinList(deeds.map(asOfMany))}`)],
    };
  if (saysAt >= 0 && parts.every((part, index) => index === saysAt || !/ and |^and /.test(part)))
    return {
      noun: [noun, ...parts.filter((_, index) => index !== saysAt)].join(', '),
      told: [
        // "Handlers are insured": those of whoever offers.
        withSubjectArticle(finishSentence(parts[saysAt] ?? '')).replace(
          /^\p{Lu}\p{Ll}+(?:[^aeiou]ers|ists|ors) (?=are\b|have\b)/u,
          (who) => `Our ${decapitalise(who)}`,
        ),
      ],
    };
  return { noun: text, told: [] };
}

/** Work that is named by what is done, and the deed. */
const works: Record<string, string> = toWordTable({
  assembly: 'assemble',
  calibration: 'calibrate',
  delivery: 'deliver',
  digitisation: 'digitise',
  digitization: 'digitize',
  hire: 'hire out',
  rental: 'rent out',
  disposal: 'dispose of',
  distribution: 'distribute',
  import: 'import',
  inspection: 'inspect',
  installation: 'install',
  maintenance: 'maintain',
  manufacture: 'make',
  migration: 'migrate',
  production: 'produce',
  purchase: 'buy',
  recruitment: 'recruit',
  refurbishment: 'refurbish',
  removal: 'remove',
  renovation: 'renovate',
  repair: 'repair',
  restoration: 'restore',
  sale: 'sell',
  supply: 'supply',
  translation: 'translate',
  transcription: 'transcribe',
});

/** `Labels, tasting notes and web shops`: things that all are worked on, each by its name. */
const workedOn =
  /^([\p{L} -]+(?:, (?!(?:by|for|from|in|no|on|with)\b)[\p{L} -]+)+,? and [\p{L} -]+)(?:, ([^,].*))?$/u;

/** How or how often work is done, before its name and after its deed: `bulk supply of towels`. */
const manners: Record<string, string> = toWordTable({
  bulk: 'in bulk',
  daily: 'every day',
  monthly: 'by the month',
  regular: 'regularly',
  weekly: 'every week',
  wholesale: 'wholesale',
  'long-term': 'long-term',
  'short-term': 'short-term',
});

/** `Recruitment of senior engineers` → `We recruit senior engineers`; by whom or how it is done can only be told of the work. */
function toWork(text: string): string | undefined {
  const [, how = '', first = '', second, all = ''] =
    /^(?:([\p{L}-]+) )?(\p{L}+)(?: and (\p{Ll}+))? of ((?!(?:all|any|each|every|my|our|the|their|up|your)\b)[^;:(]+)$/iu.exec(
      text,
    ) ?? [];
  const [, one = '', terms = ''] = /^((?:[^,]|,(?=\d))+)(, (?!\d).*)?$/.exec(all) ?? [];
  // "Wills, deeds and powers of attorney, sworn translators only": the list, and its terms.
  const [, list = '', beside = ''] = workedOn.exec(all) ?? [];
  const added = tellTerms('', beside.split(betweenTerms).filter(Boolean));
  const [things, rest] = list && !added.endsWith(')') ? [list, added] : [one, terms];
  const deeds = [first, ...(second ? [second] : [])].map(
    (work) => works[work.toLowerCase()] ?? (second && /^design$/i.test(work) ? 'design' : undefined),
  );
  const isPlain =
    !/ by |(?:ed|done|made|built)(?: (?:and|as|at|for|from|in|on|to|using|with)\b|$)/.test(` ${things}`) &&
    (list !== '' || rest === '' || /^, (?:at|for|from|in|including|with|within|without) [^,]+$/.test(rest));
  const manner = manners[how.toLowerCase()];
  // "Restoration of windows, survey and repair": other works, and nothing that is restored.
  const isOtherWork = list.split(/, (?:and )?| and /).some((item) => {
    const work = (item.split(' ')[0] ?? '').toLowerCase();
    return (
      works[work] !== undefined ||
      /^(?:advice|assessment|cleaning|design|fitting|surveys?|testing|training)$/.test(work)
    );
  });
  if (isOtherWork || !things || !isPlain || !deeds.every(Boolean) || (how !== '' && !manner))
    return undefined;
  const head = (toNounCore(things).at(-1) ?? '').toLowerCase();
  if (isPlural(head) || massNouns.has(head))
    return `We ${deeds.join(' and ')} ${things}${manner ? ` ${manner}` : ''}${rest}`;
  if (manner) return undefined;
  // "Hire of a photo booth", "hire of bouncy castle and popcorn cart": what is let is one of each.
  const withOne = (thing: string) =>
    hasKnownArticle(thing) ? withArticle(thing) : `${toArticle(thing)} ${thing}`;
  const each =
    /^an? /i.test(things) || countWords(things) === 1
      ? things
      : joinList(things.split(/, (?:and )?| and /).map(withOne));
  return / out$/.test(deeds[0] ?? '') && !isParticiple(head) ? `We ${deeds[0]} ${each}${rest}` : undefined;
}

/** `Insurance arranged by a broker who specialises in design firms` → `We are a broker specialising in design firms, and we arrange insurance.` */
export function readBroker(text: string): Statement | undefined {
  const [, thing = '', done = '', who = '', only = ''] =
    /^([^,;:(]+?) ((?:re)?\p{Ll}+) by an? ((?:[\p{L}-]+ ){0,3}?\p{L}+) (?:who|that|which) (?:only )?(?:speciali[sz]es in|works (?:only|solely|exclusively) (?:for|with)) ([^,;:(]+)$/u.exec(
      text,
    ) ?? [];
  const deed = findVerb(done);
  const head = (who.split(' ').at(-1) ?? '').toLowerCase();
  if (deed?.form !== 'past' || !(personNouns.has(head) || organisationNouns.has(head))) return undefined;
  const works = /works (?:only|solely|exclusively) (?:for|with)/.exec(text)?.[0].replace('works', 'working');
  return {
    statements: [
      finishSentence(
        `We are ${toArticle(who)} ${who} ${works ?? 'specialising in'} ${only}, and we ${deed.base} ${decapitalise(thing)}`,
      ),
    ],
    ...toTopic(thing),
  };
}

/** `Workspace: contacts and a dialer in one place, $65 per user, replaces ZoomInfo`: what is in it, on what terms, and what it does. */
function partListed(text: string): { noun: string; told: string[] } | undefined {
  const [, head = '', listed = ''] = /^([^:;(]{3,60}): ([^:;(]+,[^:;(]+)$/.exec(text) ?? [];
  const parts = listed.split(betweenTerms);
  const core = toNounCore(head).at(-1) ?? '';
  const isDeed = (part: string) => {
    const [first = '', second = ''] = part.split(' ');
    const verb = findVerb(first);
    return (
      verb?.form === 'third' && second !== '' && (!verb.isName || opensObject(second) || toolDeed.test(part))
    );
  };
  const deedAt = parts.findIndex((part, at) => at > 0 && isDeed(part));
  const things = deedAt < 0 ? parts : parts.slice(0, deedAt);
  const end = things.findLastIndex((part) => /(?:^| )(?:and|or) /.test(part));
  const terms = things.slice(end + 1);
  if (
    end < 0 ||
    isPlural(core) ||
    core === '' ||
    (terms.length === 0 && deedAt < 0) ||
    terms.some((term) => countWords(term) > 7)
  )
    return undefined;
  const noun = tellTerms(`${head}: ${things.slice(0, end + 1).join(', ')}`, terms);
  return noun.endsWith(')')
    ? undefined
    : { noun, told: deedAt < 0 ? [] : [tellDeeds(parts.slice(deedAt).join(', '), `The ${core}`)] };
}

/** Somebody, and no tool of that name. */
const experiencedAssistant =
  /^(?:an? )?(?:certified|experienced|freelance|junior|qualified|senior|trained) (?:[\p{L}-]+ ){0,2}assistant(?=$|[ ,])/iu;

/** Somebody who offers his work, and what stands beside it: `freelance illustrator (children's books, from £200 a spread)`. */
function readPerson(bare: string, head: string, topic: ReturnType<typeof toTopic>): Statement {
  // "A fractional engineer for two days a week": how much of him one can have.
  const [, whom = '', days = ''] =
    /^([^,(]+) for ((?:one|two|three|four|\d) days? (?:an?|per) (?:week|month))$/.exec(bare) ?? [];
  const [, who = '', notes = ''] = /^([^()]+) \(([^()]+)\)$/.exec(bare) ?? [];
  const told = notes
    .split(betweenTerms)
    .filter(Boolean)
    .map(
      (note) =>
        tellOfOneself([note])?.[0] ??
        (isPlural(note.split(' ').at(-1) ?? '') && isThingNote.test(note) && !/ \p{Lu}\p{L}+$/u.test(note)
          ? finishSentence(`I do ${decapitalise(note)}`)
          : namesPrice(note)
            ? toExtraSentence(note)
            : undefined),
    );
  // "Engineer (Go, Postgres), ran a team of 5": what stands behind the bracket.
  const [, skilled = '', behind = ''] = /^([^()]+ \([^()]+\)), ([^()]+)$/.exec(bare) ?? [];
  const known = tellOfOneself(behind.split(betweenTerms).filter(Boolean));
  if (skilled && known)
    return { statements: [finishSentence(`I am ${withOwn(skilled, head)}`)], ...topic, extras: known };
  const isTold = told.length > 0 && told.every((one) => one !== undefined);
  const name = whom || (isTold ? who : bare);
  const extras = whom ? [finishSentence(`I can work for you ${days}`)] : isTold ? told : [];
  return {
    statements: [finishSentence(`I am ${withOwn(name, head)}`)],
    ...topic,
    ...(extras.length > 0 ? { extras: extras.filter((one) => one !== undefined) } : {}),
  };
}

/** One person takes an article, whatever stands beside the trade, and what he owns is his alone: `a UX researcher, ex bank`. */
function withOwn(name: string, head: string): string {
  const isBare =
    !isPlural(head) && withoutDeterminer(name) === name && !/^(?:all|both|every|one|the|two)\b/i.test(name);
  return (isBare ? `${toArticle(name)} ${name}` : withArticle(name)).replace(/\bour own\b/g, 'my own');
}

/** Plain words, and nothing of time or number. */
const isThingNote =
  /^(?!(?:all|both|evenings|every|mornings|no|references|weekdays|weekends)\b)[\p{L}' -]+$/iu;

/** `Proposal from residents`, `petition by parents`: what somebody else than the sender alone has asked. */
const fromOthers =
  /^(?:[\p{L}-]+ ){0,2}?(?:appeal|complaint|motion|petition|plea|proposal|request) (?:by|from) (?!(?:me|my|our|us)\b)/iu;

/** `Exclusive access to a study`: what the reader is let into, and nothing that the sender has. */
const notOwned =
  /^(?:(?:complimentary|early|exclusive|first|free|full|guaranteed|lifetime|limited|paid|preview|priority|private|unlimited) )*(?:(?:access|admission|entry|membership) (?:of|to)|(?:an? )?(?:equity|shares|stake) in) |^paid (?:\p{L}+ )?(?:assignment|commission|internship|placement|sample|shift|test|trial)\b/iu;

/** `A link from our guide`, `a seat at our table`: one that is given away. */
const givenAway =
  /(?:^|[ -])(?:backlink|chance|invitation|link|listing|mention|opportunity|place|seat|shout-?out|spot)s?$/i;

/** `A table at the job fair`, `a stall on the market`: a place among those of others. */
const placeAt =
  /^an? (?:[\p{L}-]+ )?(?:booth|pitch|slot|stall|stand|table|ticket) (?:at|for|in|on|to) (?:(?:an?|my|our|the|this)\b|\p{Lu})/u;

/** `Loan of a collection`, `title sponsorship of a race`, `interview with a diver`: what the reader would have, and the sender has none of. */
const toBeHad =
  /^(?:[\p{L}\d-]+ ){0,4}?(?:(?:chance|first refusal|gift|loan|sponsorship) (?:of|on|to)|exclusive (?:about|on)|interview with|cop(?:y|ies) of (?:my|our)) /iu;

/** `Title sponsorship of a race`: there is but one. */
function withThe(phrase: string): string {
  return withoutDeterminer(phrase) === phrase ? `the ${phrase}` : phrase;
}

/** `A poet in your classroom`: one who is there where the reader is. */
const atReaders = /^an? (?:[\p{L}-]+ ){1,3}?(?:at|in|on) your /iu;

const someWork =
  '(?:[\\p{L}-]+(?:ing|tion|sion|ment|age|al)|care|design|hire|maintenance|repair|sale|service|supply|upkeep)';
/** `Design, planting and care of flower beds`: what is all done to the same. */
const severalWorks = compact(
  `^(${someWork}(?:, ${someWork})+,? and ${someWork} of ((?:[^,;:()]|,(?=\\d))+))$`,
  'iu',
);

/** `The loan, free of charge for three years, of a set of ledgers`: on what terms stands between what is given and of what. */
function readGiven(text: string): Statement | undefined {
  const [, what = '', terms = '', of = ''] =
    /^(?:the |an? |my |our )?((?:\p{L}+ )?(?:bequest|donation|gift|hire|loan|rental|sponsorship|use)), ([^,:;]+), (of [^:;]+)$/iu.exec(
      text,
    ) ?? [];
  return what
    ? {
        statements: [],
        noun: { withArticle: `the ${decapitalise(what)}, ${terms}, ${of}` },
        ...toTopic(''),
        subject: `${decapitalise(what)} ${
          of
            .replace(
              /^of (?:an? )?(?:(?:complete|full|large|small|whole) )?(?:collection|run|series|set) (?=of )/,
              '',
            )
            .split(/,| (?:from|that|which|who) /)[0]
        }`,
      }
    : undefined;
}

/** `Easy Read and plain English rewriting` keeps its capital: a second word with one makes a name of both. */
function toInnerName(text: string): string {
  const [, first = '', second = ''] = /^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+) \p{Ll}/u.exec(text) ?? [];
  const isName =
    second !== '' &&
    !determiners.has(first.toLowerCase()) &&
    isOrdinaryWord(second.toLowerCase()) &&
    findFixedSpelling(second) === undefined;
  return isName ? text : decapitalise(text);
}

/** `Bread, rolls and pastries from a wood-fired oven`: three things or more, and where all of them come from. */
const ofGoods = / (?:baked|from|grown|made|of) .*$/u;
const goodsListed =
  /^\p{L}+(?:, \p{L}+)+,? and \p{Ll}+s (?:baked|from|grown|made|of) (?:an?|local|my|our|the)\b [^,;:()]+$|^\p{L}+(?:, \p{L}+)+,? and \p{Ll}+s (?:baked|grown|made) [^,;:()]+$/u;

/** An offer that is a thing, or somebody who offers. */
export function fromNounPhrase(input: string): Statement {
  // "App - used by 400 firms - cuts paperwork".
  const whole = / - .* - /.test(input) ? input.replaceAll(' - ', ', ') : input;
  const work = toWork(trimMarks(whole));
  if (work) return { statements: [finishSentence(work)], ...toTopic('') };
  const [works = '', worked = ''] = severalWorks.exec(trimMarks(whole)) ?? [];
  if (works) {
    const said = decapitalise(works);
    const things = worked.replace(/ (?:at|by|for|from|in|on|using|with) .*$/, '');
    return {
      statements: [],
      noun: { withArticle: said, withOur: `our ${said}` },
      ...toTopic(''),
      subject: works.length <= 50 && works.split(' ').length <= 7 ? works : things,
    };
  }
  const [goods = ''] = goodsListed.exec(trimMarks(whole)) ?? [];
  if (goods) {
    const said = decapitalise(goods);
    return {
      statements: [],
      noun: { withArticle: said, withOur: `our ${said}` },
      ...toTopic(''),
      subject: said.replace(ofGoods, ''),
    };
  }
  const listed = partListed(whole);
  if (listed) {
    const noun = decapitalise(trimMarks(listed.noun)).replace(/^(?:my|our) /, '');
    return {
      statements: [],
      noun: {
        ...(hasKnownArticle(noun) ? { withArticle: withArticle(noun) } : {}),
        withOur: `our ${withoutDeterminer(noun)}`,
      },
      ...toTopic(noun.split(':')[0] ?? ''),
      ...(listed.told.length > 0 ? { extras: listed.told } : {}),
    };
  }
  const given = readGiven(trimMarks(whole));
  if (given) return given;
  const { noun: text, told } = partDeeds(joinCompany(whole));
  if (told.length > 0) {
    const read = fromNounPhrase(text);
    return { ...read, extras: [...told, ...(read.extras ?? [])] };
  }
  // "Street artist, murals and live painting": who it is, then what they do.
  const person = /^([^,;(]+), ([^(]+)$/.exec(text);
  if (
    person &&
    personNouns.has((toNounCore(person[1] ?? '').at(-1) ?? '').toLowerCase()) &&
    / (?:and|or) /.test(person[2] ?? '')
  )
    return fromNounPhrase(`${person[1]} (${person[2]})`);
  // "Prize draw licences handled", "offcuts bought for cash": the sender does so.
  const done =
    /^((?!(?:my|our|your)\b)(?:[\p{L}-]+ ){0,4}?(?:\p{L}+s|(?<!^an? .*)\p{L}+(?= \p{L}+ed and \p{L}+ed\b))) (((?:deep|hand|laser|machine|pressure|steam|ultrasonically) )?(re-)?(\p{L}+)(?: and (\p{L}+ed|sold))?)((?: free)?(?: (?:at|by|every|for|from|in|on|once|overnight|same|to|twice|while|within|without) [^,;(]{2,40}?| (?:daily|monthly|overnight|weekly|yearly))?)((?:,| \().*)?$/iu.exec(
      trimMarks(text),
    );
  const toBase = (word = '') =>
    word === 'done'
      ? 'do'
      : word === 'mended'
        ? 'mend'
        : findVerb(word)?.form === 'past'
          ? findVerb(word)?.base
          : undefined;
  const deed = toBase(done?.[5]);
  const more = toBase(done?.[6]);
  const isPair = deed !== undefined && more !== undefined && inPairs.has(deed) && inPairs.has(more);
  // "Organs tuned twice a year" may be how they are kept.
  const isService =
    isPair ||
    (deed !== undefined &&
      serviceVerbs.has(deed) &&
      /s$/i.test(done?.[1] ?? '') &&
      !/^ (?:once|twice|without|\p{Ll}+ly$)/u.test(done?.[7] ?? ''));
  if (done && deed && isService && !isOfGoods(deed, done[1] ?? '', done[7] ?? '')) {
    const things = decapitalise(done[1] ?? '');
    // "Surveys done by chartered engineers", "rugs washed and returned": what is done, and by whom, is said as it was typed.
    if (byOthers.test(done[7] ?? '') || / and \p{Ll}+(?:ed|wn)\b/u.test(done[7] ?? ''))
      return {
        statements: [
          finishSentence(
            `With us, ${gatherAttributes(`${things} are ${trimMarks(text).slice(things.length + 1)}`)}`,
          ),
        ],
        ...toTopic(handled.has(deed) ? '' : things),
      };
    const told = gatherAttributes(
      `We ${done[3] ?? ''}${done[4] ?? ''}${deed}${more ? ` and ${more}` : ''} ${things}${done[7] ?? ''}${done[8] ?? ''}`,
    );
    return { statements: [finishSentence(told)], ...toTopic(handled.has(deed) ? things : '') };
  }
  const phrase = withInnerArticle(
    gatherAttributes(toInnerName(trimMarks(text)).replace(/^(?:my|our)\s+/i, '')),
  )
    // "Migration done over a weekend" is migration over a weekend.
    .replace(/(?<=^(?:[\p{L}\d-]+ ){0,4}\p{L}+(?:ing|tion)) done (?=(?:in|on|over|within) )/u, ' ')
    // Whom it is for is plain: "cutting for you overnight".
    .replace(/(?<=^(?:\p{L}+ ){1,3}?\p{L}+(?<!(?:ed|en|ne))) for you(?= (?!to\b)\p{L})/u, '')
    // "We have claims handled for you" would say that the sender has it done.
    .replace(/(?<=\p{L}) (?=\p{L}+(?:ed|en|ne) for you\b)/u, ', ');
  // "SEO and content agency": two words before one head.
  const shared =
    /^(?:an? )?[\p{L}&/-]+ and (?:[\p{L}-]+ )?(agency|bureau|collective|company|consultancy|firm|practice|studio)(?= |,|$)/iu.exec(
      phrase,
    )?.[1];
  const head = (shared ?? toNounCore(phrase).at(-1) ?? '').toLowerCase();
  // "Our set-up and an analytics stack" would be ours and another's.
  // "Flour direct from our mill": whose flour it is is said once.
  const bare = withoutDeterminer(phrase)
    // "Our website with a shop and a page" has one of each.
    .replace(/^((?:(?!(?:at|by|for|from|in|of|on|to|with)\b)[\p{L}\d-]+ ){1,4}and) an? (?=\p{L})/u, '$1 ')
    .replace(/(?<=^[^,(:]*[ ,](?:direct|directly|fresh|straight) from) our (?!own\b)/u, ' the ');
  const oneByOne = withArticles(phrase);
  // "Our hospice's groups" are about groups.
  const ofOurs = /^(?:my|our) [\p{L}-]+['’]s (?=\p{L})/iu.exec(text)?.[0] ?? '';
  const topic = toTopic(ofOurs ? trimMarks(text).slice(ofOurs.length) : phrase);
  const isThird = /^(?:a|an)\s.*\bwho\b/i.test(text);
  if (
    !isThird &&
    !/: (?:Dr\.? )?\p{Lu}[\p{Ll}'-]+ \p{Lu}/u.test(phrase) &&
    (personNouns.has(head) || /^agent for /i.test(phrase) || experiencedAssistant.test(phrase)) &&
    // "AI call coach" is a tool.
    !/\bAI\b/.test(toNounCore(phrase).join(' ')) &&
    !(
      /^(?:manager|planner|builder|producer|editor|tester|scheduler)$/.test(head) &&
      !/freelance|experienced|years|senior|junior|certified|social media|community/i.test(phrase)
    ) &&
    !/^(?:your|\d(?!D\b))/i.test(phrase)
  )
    return readPerson(bare, head, topic);
  if (isResult(phrase)) {
    const gain = toGain(
      /^\p{L}+ .*\d/u.test(phrase) && boundOf.test(phrase) ? 'reach' : 'get',
      toReader(phrase),
    );
    return {
      statements: [
        finishSentence(`We help you ${gain.base}`),
        finishSentence(`We can help you ${gain.base}`),
      ],
      ...topic,
      gain: toGain(gain.base.split(' ')[0] ?? '', toReader(firstClause(phrase))),
    };
  }
  const isHeld = /\b(?:weekly|monthly|quarterly|annual|yearly|one-day|half-day|free)\b/i.test(phrase);
  // "A recruitment agency for nurses, for a 15% fee": what it charges is no part of who it is.
  const [, agency = '', fee = '', besides = ''] =
    /^([^,(]+),? for (an? [^,(]*\d[^,(]* (?:commission|fee)|an? (?:commission|fee) of [^,(]+)((?:, with [^(]+)?)$/.exec(
      phrase,
    ) ?? [];
  if (fee && isFirm(withoutDeterminer(agency).replace(/ for .*$/, '')))
    return {
      statements: [finishSentence(`We are ${withArticle(agency)}`)],
      ...topic,
      extras: [finishSentence(`We charge ${fee}${besides}`)],
    };
  if (
    // "Our charity's youth choir".
    !ofOurs &&
    (organisationNouns.has(head) || makers.test(head)) &&
    !notFirms.test(toNounCore(phrase).join(' ')) &&
    // "Pottery" is made by somebody.
    (withArticle(bare) !== bare || isPlural(head)) &&
    // "Former paper mill as a film location", "corner shop to let": a place to be had.
    !/^(?:converted|disused|empty|former|historic|old|redundant|restored) | (?:to (?:let|rent)|for (?:lease|let|rent|sale))\b| as an? (?:[\p{L}-]+ )?(?:base|location|set|site|stage|venue)\b/u.test(
      bare,
    ) &&
    // "Wax foundation and frames".
    !goesOnWithThings(phrase) &&
    // "A cooperative run by the county": the county writes.
    !/ (?:led|owned|run) by /.test(phrase) &&
    // "A dedicated team of five developers": who can be hired, and not who writes.
    !(
      head === 'team' &&
      /\b(?:dedicated|embedded|extended|managed|nearshore|offshore|on-demand|outsourced|remote) /i.test(
        phrase,
      ) &&
      (namesPrice(phrase) || / of (?:up to )?(?:\d|\p{Ll}+s\b)/u.test(phrase))
    ) &&
    !isHeld &&
    !/^own /.test(bare) &&
    !/^(?:your|\d)/i.test(phrase)
  )
    return {
      statements: [finishSentence(`We are ${withArticle(bare)}`)],
      // "A law firm" is about no law, and "a dog team" about no dog.
      ...(topic.topic === 'law' || / team$/.test(toNounCore(bare).join(' ')) ? toTopic('') : topic),
    };
  // "Our stall at the fair" may be visited.
  const isReaders = toBeHad.test(bare) && !/^(?:my|our) /i.test(text);
  const our =
    isReaders ||
    notOwned.test(bare) ||
    placeAt.test(phrase) ||
    atReaders.test(phrase) ||
    (/^(?:an?|one|two|three|the) /i.test(phrase) && givenAway.test(toNounCore(bare).join(' '))) ||
    (/^(?:[\d$€£%]|(?:one|two|three|four|five) |up to|some|any|every|each|all|half)/i.test(bare) &&
      !/^(?:24\/7|\dD\b|\d+-\p{L})/u.test(bare))
      ? undefined
      : `${/\b(?:my|our)\b(?! own\b)/.test(bare.split(/[:(]|, (?=cut|deliver|with |\d)/)[0] ?? '') || /^(?:free )?use of /.test(bare) || /^the (?:final|first|last|next|only|other|remaining|same(?! (?:day|week)))\b/i.test(text) ? 'the' : 'our'} ${bare}`;
  if (/^(?:Dr|Mr|Mrs|Ms|Prof)\b/.test(phrase))
    return {
      statements: [
        finishSentence(`This is about ${trimMarks(text)}`),
        finishSentence(`I am writing about ${trimMarks(text)}`),
      ],
      topic: '',
      topicPlural: false,
    };
  // "Our fractional CFO" would be another than who writes.
  if (
    /^(?:fractional|freelance|interim|part-time|virtual) (?:C[A-Z]{1,2}O|chief \p{L}+ officer|(?:director|head) of \p{L}+|\p{L}+ (?:director|manager))\b/iu.test(
      bare,
    )
  )
    return {
      statements: [],
      noun: {
        withArticle:
          /(?:\bc[a-z]{1,2}o|director|head|manager|officer)$/i.test(head) ||
          /^\S+ (?:director|head) of /.test(bare)
            ? `${toArticle(bare)} ${bare}`
            : withArticle(bare),
      },
      ...topic,
    };
  // "My new setting of letters": one that was made.
  const isMade =
    /^(?:my|our) (?:latest|new) /i.test(text) &&
    / of |^new \d+-\p{L}+ /u.test(phrase) &&
    /(?:ing|ment|tion)$/.test(head) &&
    !massNouns.has(head);
  if (isMade)
    return {
      statements: [],
      noun: { withArticle: `${toArticle(bare)} ${bare}`, ...(our ? { withOur: our } : {}) },
      ...topic,
    };
  // "A petition by parents" is not ours to offer.
  if (fromOthers.test(bare)) return { statements: [], noun: { withOur: withArticle(phrase) }, ...topic };
  const known = !our || (!ofOurs && hasKnownArticle(phrase) && !/^own /.test(phrase));
  return {
    statements: [],
    noun: {
      ...(known || oneByOne
        ? {
            withArticle: oneByOne ?? (isReaders && / of /.test(bare) ? withThe(phrase) : withArticle(phrase)),
          }
        : {}),
      ...(our ? { withOur: our } : {}),
    },
    ...topic,
  };
}
