import { compact } from '../../../../compact.ts';
import { betweenTerms } from '../../../text/between-terms.ts';
import {
  capitalise,
  decapitalise,
  isPlural,
  toArticle,
  toNounCore,
  toReader,
  withArticle,
  withoutDeterminer,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb, toThirdPerson } from '../../../text/verbs.ts';
import { findFixedSpelling, massNouns, personNouns, prepositions } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { money } from '../notes/money.ts';
import { tellFigures } from '../notes/tell-figures.ts';
import { tellQuoted } from '../notes/tell-notes.ts';
import { tellTerms } from '../notes/tell-terms.ts';
import { findFinite, opensObject } from '../offer-shapes.ts';
import type { Statement } from '../statement.ts';
import { toTopic } from '../topic.ts';
import { tellDeal } from './offer-on-yours.ts';

const kindOfRound =
  '(?:(?:pre-seed|seed|angel|bridge|growth|funding|investment|[Ss]eries [A-Ea-e])(?: (?:extension|funding|investment))?(?: (?:round|raise))?)';

/** `1.2 million euro`: a sum in words. */
const spoken = '\\d[\\d.,]* ?(?:[km]|million|thousand)?[ -](?:dollar|euro|franc|pound|USD|EUR|GBP|CHF)s?';

/** `$750k pre-seed round`, `seed round of $2.5M`: how much is raised, and in which round. */
const round = compact(
  `^(?:(?:an? |the )?(?:chance|invitation|opportunity) to (?:invest in|join|participate in|take part in) |(?:an? |the )?(?:investment|participation) in )?((?:our|my|an?|the) )?((?:(?:${money}\\S*|${spoken}) )?${kindOfRound}(?: of (?:about |up to )?(?:${spoken}|${money}\\S*?|\\d[\\d.,]*[km]))?)(?=$|[,:;(]| (?:at|by|for|from|in|led|on|to|with)\\b)(.*)$`,
  'i',
);

/** `Series A, $6M`. */
const stageThenSum = compact(
  `^(?:our |the )?(${kindOfRound})[,:] (${money}[^\\s,]*)(?=,|$| on an? | for )`,
  'i',
);
const anySum = compact(`${money}|${spoken}|round of \\d[\\d.,]*[km]\\b`);

const roundOpportunity = compact(
  `^(?:an? |our )?(${kindOfRound}) (?:(?:investment )?opportunity|for angels|open|opening)(?::|,| -) `,
  'i',
);

/** `Seed round in Voltloop`, `pre-seed for a marketplace`: whose round it is. */
const ofVenture =
  /^ (?:at|by|for|in|of) ((?:an?|our|my|the) (?:[\p{L}-]+ ){1,6}?[\p{L}-]+|\p{Lu}[\p{L}\d.&'’-]*(?: (?:& )?(?!is\b)\p{Lu}[\p{L}\d.&'’-]*){0,3})(?=$|[,:;(]| (?:for|that|which|with)\b)/u;

/** Whose round it is, and no place, time or kind of firm: `Voltloop`. */
function toVenture(rest: string): string | undefined {
  const whose = ofVenture.exec(rest)?.[1] ?? '';
  const isOne = /^\p{Lu}/u.test(whose)
    ? isVentureName(whose, rest)
    : !isPlural(toNounCore(withoutDeterminer(whose)).at(-1) ?? '');
  return whose && isOne ? whose : undefined;
}

/** A name that stands for no place, or of which is told what it does. */
function isVentureName(name: string, rest: string): boolean {
  const [first = ''] = name.split(' ');
  const after = rest.slice(rest.indexOf(name) + name.length);
  return (
    !/^Q\d|^\d/.test(name) &&
    (/^, (?:which|an?|the|our) |^, [\p{Ll}-]+ (?:[\p{Ll}-]+ )*for /u.test(after) || !findFixedSpelling(first))
  );
}

/** `; 400k of 800k committed`: how much there is. */
const committed =
  /[,;] ((?:[A-Z]{0,3}[$€£])?\d[\d.,]*[km]?(?: of (?:[A-Z]{0,3}[$€£])?\d\S*)? (?:already )?(?:closed|committed|pledged|raised|signed))$/i;

/** A sum and nothing else. */
const wholeSum = compact(`^(?:${money}\\S*|\\d[\\d.,]*[km]? ?(?:million )?(?:dollars|euros|francs|pounds))$`);

/** `For our company that makes pumps`: what the firm does that raises it. */
const ofFirm =
  /^,? (?:by|for|in|of) (?:an?|our|my) ((?:[\p{L}-]+ ){0,2}(?:business|company|firm|start-?up)) (?:(?:that|which) (\p{Ll}+s .+)|(building|developing|making|producing|selling) (.+))$/u;

/** `Pre-seed round: raising $1.2M`. */
const stageRaising = compact(
  `^(${kindOfRound})(?::|,| -) (?:we(?:'re| are) )?(?:looking for|raising|seeking) ((?:about |up to )?${money}[^\\s,]*)(?=,| |$)`,
  'i',
);

/** `Seed round of a company that builds pumps: €1.8M round, 60% committed`: the firm is the sender's. */
const ofCompany = compact(
  `^(?:the )?(${kindOfRound}) (?:at|by|for|in|of) (?:an?|our|my) (?:[\\p{L}-]+ ){0,2}(?:business|company|firm|start-?up) (?:that|which) (\\p{Ll}+s [^:;]+?)(?::|;|,| -) (?:raising )?(${money}[^\\s,]*)(?: (?:raise|round))?(?:, (.+))?$`,
  'iu',
);

/** `A €750k pre-seed` → `€750k pre-seed round`. */
function toRound(what: string): string {
  return withoutDeterminer(what)
    .replace(/ of .*$/, '')
    .replace(/(?:pre-seed|seed|[Ss]eries [A-E])$/, '$& round');
}

function withCapital(stage: string): string {
  return stage.replace(/series ([a-e])\b/i, (_, letter: string) => `Series ${letter.toUpperCase()}`);
}

/** `60% committed`, `€1.1m already signed`: how much of the money there is. */
const partDone =
  /^((?:[A-Z]{0,2}[$€£])?\d[\d.,]*(?:%|[kKmM])?) (?:is |already )*(closed|committed|pledged|raised|signed|soft-committed)$/;

/** `60% committed` → `60% of it is committed.` */
function tellFigure(term: string): string | undefined {
  const [, part = '', how = ''] = partDone.exec(term) ?? [];
  return part
    ? finishSentence(`${part}${part.endsWith('%') ? ' of it' : ''} is ${how}`)
    : tellQuoted(term, false);
}

/** `, £700k committed` → `, of which £700k is committed`: how much of a round there is; other terms stand in brackets. */
function tellRoundTerms(terms: string, aim: string): string {
  const [, part = '', how = ''] = partDone.exec(terms.slice(2)) ?? [];
  if (part && !aim) return `, of which ${part} is ${how}`;
  return terms ? ` (${terms.slice(2)})` : '';
}

/** `$3M ARR`, `140% retention`, `growing 11% a month` → `We have $3M ARR and 140% retention, and we are growing 11% a month.` */
function tellTraction(terms: readonly string[]): string {
  const isDone = (term: string) => /^growing | (?:closed|committed|open|pledged|raised|signed)$/.test(term);
  const figures = terms.filter((term) => !isDone(term));
  const clauses = [
    ...(figures.length > 0 ? [`we have ${joinList(figures)}`] : []),
    ...terms
      .filter(isDone)
      .map((term) =>
        term.startsWith('growing ') ? `we are ${term}` : term.replace(/ (?=\p{L}+$)/u, ' is '),
      ),
  ];
  return finishSentence(clauses.join(clauses.length > 2 ? '; ' : ', and '));
}

/** Money that is looked for: `seed round of $2.5M for our company that makes pumps` → `Our company makes pumps, and we are raising a seed round of $2.5M.` */
export function readFunding(whole: string): Statement | undefined {
  const ofThem = ofCompany.exec(whole);
  if (ofThem) {
    const [, stage = '', does = '', sum = '', terms = ''] = ofThem;
    const what = `${sum} ${withCapital(decapitalise(stage).replace(/ (?:raise|round)$/, ''))} round`;
    const extras = terms.split(betweenTerms).filter(Boolean).map(tellFigure);
    return {
      statements: [finishSentence(`Our company ${does}, and we are raising ${toArticle(what)} ${what}`)],
      ...toTopic(''),
      topic: withoutDeterminer(what),
      topicCount: true,
      // What cannot be told is left out.
      ...(extras.some(Boolean) ? { extras: extras.filter((extra) => extra !== undefined) } : {}),
    };
  }
  // "Investment opportunity: Series A, $6M, for …".
  const text = whole
    .replace(/^investment opportunity: /i, '')
    // "Seed round opportunity: inventory forecasting for pharmacies".
    .replace(
      roundOpportunity,
      (_, stage: string) =>
        `Our ${withCapital(decapitalise(stage).replace(/(?: (?:investment|round))?$/, ' round'))}: `,
    )
    // "Pre-seed round: raising $1.2M for …".
    .replace(
      stageRaising,
      (_, stage: string, sum: string) =>
        `${sum} ${decapitalise(stage)}${/(?:raise|round)$/i.test(stage) ? '' : ' round'}`,
    )
    .replace(stageThenSum, (_, stage: string, sum: string) => `${sum} ${decapitalise(stage)}`);
  const [, whose = '', raised = '', rest = ''] = round.exec(text) ?? [];
  const isRound = /\b(?:round|raise)\b/i.test(raised) || anySum.test(raised);
  const venture = toVenture(rest);
  if (
    !isRound ||
    (whose === '' &&
      !anySum.test(text) &&
      !venture &&
      !/^ for (?:an?|our) /.test(rest) &&
      !ofFirm.test(rest)) ||
    // Who helps others raise raises nothing.
    (!stageRaising.test(whole) && /\b(?:agenc|consult|for startups|help|support|advice)/i.test(text))
  )
    return undefined;
  const what = withCapital(`${toArticle(raised)} ${decapitalise(raised)}`.replace(/ raise$/, ' round'));
  const [, firm = '', ofIt = '', doing = '', made = ''] = ofFirm.exec(rest) ?? [];
  const does = doing ? `${toThirdPerson(findVerb(doing)?.base ?? '')} ${made}` : ofIt;
  // "SAFE with $6M cap, for a tool that …": on what terms, then what for.
  const [, terms = '', aim = ''] = /^((?:, (?!for\b)[^,]+)*)(?:,? (.*))?$/.exec(rest) ?? [];
  // "…, 250k euros, 100k committed": how much, and how much of it there is.
  const [cause = '', ...figures] = aim.startsWith('for ') ? aim.split(betweenTerms) : [];
  const [amount = '', ...further] = figures;
  const apart = further.map(tellFigure);
  if (
    !firm &&
    !terms &&
    wholeSum.test(amount) &&
    !anySum.test(raised) &&
    apart.every((one) => one !== undefined)
  )
    return {
      statements: [finishSentence(`We are raising ${amount} in ${what} ${cause}`)],
      ...toTopic(''),
      topic: toRound(what),
      topicCount: true,
      ...(apart.length > 0 ? { extras: apart } : {}),
    };
  // "…: forecasting for pharmacies, 42 paying customers": what it is for, then how the firm does.
  const named = /^: (?!raising\b|seeking\b)\p{L}/u.test(rest) ? rest.slice(2).split(betweenTerms) : [];
  const figuresAt = named.findIndex((_, at) => at > 0 && tellFigures(named.slice(at).join(', '), false));
  const purpose = (figuresAt < 0 ? named : named.slice(0, figuresAt)).join(', ');
  const isThing = purpose !== '' && findFinite(purpose.split(' ')) < 0 && toNounCore(purpose).length > 0;
  if (!firm && isThing)
    return {
      statements: [finishSentence(`We are raising ${what} for ${withArticle(decapitalise(purpose))}`)],
      ...toTopic(''),
      topic: toRound(what),
      topicCount: true,
      ...(figuresAt > 0 ? { extras: [tellFigures(named.slice(figuresAt).join(', '), false) ?? ''] } : {}),
    };
  // "…: $3M ARR, growing 11% a month": how the firm does.
  const traction = /^: (?=[$€£]?\d|growing )/.test(rest) ? rest.slice(2).split(betweenTerms) : [];
  if (traction.length > 0)
    return {
      statements: [finishSentence(`We are raising ${what}`)],
      ...toTopic(''),
      topic: toRound(what),
      topicCount: true,
      extras: [tellTraction(traction)],
    };
  const told = firm
    ? `Our ${firm} ${does}, and we are raising ${what}`
    : `We are raising ${what}${tellRoundTerms(terms, aim)}${aim ? ` ${(venture ? aim.replace(/^(?:at|by|in|of) /, 'for ') : aim).replace(/^: /, 'for ').replace(committed, ', with $1')}` : ''}`;
  return {
    statements: [finishSentence(told)],
    ...toTopic(''),
    topic: toRound(what),
    topicCount: true,
    ...(venture && /^\p{Lu}/u.test(venture) ? { subject: `${toRound(what)} for ${venture}` } : {}),
  };
}

const opensApplication =
  /^(?:(?:here is |this is )?my (?:job )?(?:application|background|candidacy|cv|experience|profile|r[eé]sum[eé]|work(?=:? (?:over |about )?\d+\+? years))|(?:job )?application|about me|me|myself)(?: (?:as|for) (?:an? |the |your )?[^:,]{3,60}?)?(?::| - ) ?(.+)$/iu;

/** `My application as a junior architect, graduated this summer`: for what, and what there is to say. */
const forPost =
  /^(?:my |an? )?(?:job )?application ((?:as|for) (?:an?|the|your) [\p{L} /-]{3,60})((?:, [^:;]+)?)$/iu;

/** Where somebody is, or was before. */
const whereabouts =
  /^(currently|now|presently|still) ((?:at|based in|in|on|with) .+|(?:employed|freelance|freelancing|self-employed|unemployed)(?: .+)?)$/i;
/** What says when, and is nothing that somebody brings. */
const saysWhen = /^(?:currently|formerly|most recently|now|once|presently|previously|recently|still|until) /i;

const span =
  '((?:over |more than |about )?(?:\\d+\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years)';
const years = compact(`^${span}(?: of)?(?: experience)? (as|at|doing|in|of|on|with) (.+)$`, 'i');
const serves = compact(`^${span}$`, 'i');
/** `Six years as a lifeguard`, which needs no label. */
const yearsAs = compact(`^${span} as an? `, 'i');
/** `6 years data engineer`: for how long, and what. */
const yearsOfOne = compact(`^${span} ((?:[\\p{L}/-]+ ){0,2}(\\p{L}+))$`, 'iu');

/** What one part of an application says of the sender. */
function tellPart(part: string): string | undefined {
  const text = decapitalise(part);
  const [, long = '', how = '', what = ''] = years.exec(text) ?? [];
  if (long) {
    if (how === 'of') return `I have ${long} of ${what}`;
    if (how === 'as') return `I have worked for ${long} as ${withArticle(what)}`;
    return how === 'doing'
      ? `I have been doing ${what} for ${long}`
      : `I have ${long} of experience ${how} ${what}`;
  }
  const [, since = '', role = '', person = ''] = yearsOfOne.exec(text) ?? [];
  if (personNouns.has(person.toLowerCase())) return `I am ${withArticle(role)} with ${since} of experience`;
  const [, when = '', where = ''] = whereabouts.exec(text) ?? [];
  if (where) return `I am ${when === 'presently' ? 'currently' : when} ${where}`;
  if (/^(?:moving|relocating|returning) (?:back )?(?:from|home|in|next|to) /.test(text))
    return `I am ${text}`;
  if (serves.test(text)) return `I have ${text} of experience`;
  if (/^(?:hope|want|would like) to /.test(text)) return `I ${text}`;
  if (/^can (?:also )?\p{Ll}+ /u.test(text)) return `I ${text}`;
  if (/^(?:i|my) /i.test(part)) return capitalise(part.replace(/^i\b/, 'I'));
  // "Now finishing a certificate" is under way, and a "driving licence" is had.
  if (/^(?:(?:currently|now) \p{Ll}+ing\b|(?:completing|doing|finishing) )/u.test(text))
    return `I am ${text}`;
  const skill = tellSkill(text);
  if (skill) return skill;
  if (
    /^(?:\p{Lu}{2,}\S* (?:accredited|certified|checked|licen[cs]ed|qualified|registered|trained)$|(?:based|certified|fluent|trained|available|able|used) )/iu.test(
      part,
    )
  )
    return `I am ${text}`;
  if (/^(?:currently |now )?(?:looking|seeking|working|studying|leading|managing)\b/i.test(part))
    return `I am ${text}`;
  if (/^(?:(?:an? )?(?:MSc|BSc|BA|MA|MBA|PhD|degree|diploma|master'?s|bachelor'?s))\b/i.test(part))
    return `I have ${/^an? /i.test(part) ? text : `${toArticle(part)} ${part}`}`;
  const head = (toNounCore(withoutDeterminer(text)).at(-1) ?? '').toLowerCase();
  if (
    personNouns.has(head) ||
    /(?:(?:assist|attend)ant|(?:clean|driv|keep|lead|mak|work)er|(?:art|ist|log)ist|ician)$/.test(head)
  )
    return `I am ${withoutDeterminer(text) === text ? `${toArticle(text)} ${text}` : text}`;
  // "Fixed price contracts", and nothing that was mended.
  const isFixed = /^fixed (?:[\p{Ll}-]+ )?(?:contracts?|fees?|prices?|quotes?|rates?)\b/u.test(text);
  if (isFixed) return isPlural(toNounCore(text).at(-1) ?? '') ? `I offer ${text}` : `I work at a ${text}`;
  // "Just finished a bootcamp".
  const [deed = '', next = ''] = text.replace(/^(?:just|recently) /, '').split(' ');
  // "LED refits" are no deed.
  const form = /^\p{Lu}{2}/u.test(deed) ? undefined : findVerb(deed)?.form;
  // "Stylised creatures" are what somebody makes: no list knows the deed, and no article opens what it is done to.
  const isDone = /^\p{Ll}{2,}ed$/u.test(deed) && (next === '' || prepositions.has(next) || opensObject(next));
  if (form === 'past' || isDone || /^(?:built|grew|led|ran|made|won|wrote|taught|sold)$/.test(deed))
    return `I ${text}`;
  return undefined;
}

const ownThings = /^(?:(?:my|our) )?own /;

/** `Fluent German and Polish` → `I speak fluent German and Polish.`, `strong in SQL` → `I am strong in SQL.` */
function tellSkill(text: string): string | undefined {
  if (speaks.test(text)) return `I speak ${text.replace(/^fluent in /, 'fluent ')}`;
  if (
    /^(?:(?:very )?(?:comfortable|confident|experienced|familiar|good|great|happy|keen|proficient|qualified|strong|skilled)) (?:as|at|in|on|to|with) /.test(
      text,
    )
  )
    return `I am ${text}`;
  if (
    /^no |^(?:(?:my|our) )?own |\b(?:certificates?|certs|degree|diploma|licen[cs]e|permit|visa)\b/.test(text)
  )
    return `I have ${/^no /.test(text) ? text : ownThings.test(text) ? `my ${text.replace(ownThings, 'own ')}` : withArticle(text)}`;
  return undefined;
}

const language =
  '(?:Arabic|Chinese|Czech|Danish|Dutch|English|Finnish|Flemish|French|German|Greek|Hindi|Hungarian|Italian|Japanese|Korean|Mandarin|Norwegian|Polish|Portuguese|Romanian|Russian|Spanish|Swedish|Turkish|Ukrainian|Vietnamese|Welsh)';
const speaks = compact(
  `^(?:basic|business|conversational|fluent(?: in)?|good|native|working) ${language}(?:(?:, | and |, and ).*)?$`,
);

/** `6 years experience`, `enhanced DBS`, `looking for a placement`, after who somebody is; undefined where one of them is nothing of his. */
export function tellOfOneself(notes: readonly string[]): string[] | undefined {
  const told = notes.map((note) => {
    const bare = note.replace(/^(?:and|plus) /, '');
    const long =
      /^((?:over |about )?\d+\+? years)(?:'| of)? experience((?: (?:as|at|in|of|with) .+)?)$/i.exec(bare);
    if (long) return `I have ${long[1]} of experience${long[2]}`;
    if (/^(?:an? )?(?:enhanced |clean )?(?:DBS|driving licen[cs]e)(?: check)?$/i.test(bare))
      return `I have ${withArticle(bare)}`
        .replace(/have (?=enhanced|clean|DBS)/i, 'have a ')
        .replace('a enhanced', 'an enhanced');
    return tellPart(bare);
  });
  return told.every((one) => one !== undefined) ? told.map(finishSentence) : undefined;
}

/** What a developer works on, before a word that is cut short. */
const devs =
  /\b((?:Android|back-?end|front-?end|full-?stack|game|Go|iOS|Java|JavaScript|junior|lead|mobile|PHP|Python|Rails|React|Ruby|Rust|senior|software|TypeScript|web) )dev(s?)(?=$|[,.;:(]| (?:at|for|from|in|looking|who|with)\b)/giu;

/** What somebody of a trade leaves out who offers himself: `frontend dev with 4 years React`, `translator JP to EN`, `illustrator, 10 years`. */
export function fillInTrade(text: string): string {
  const filled = text
    .replace(devs, '$1developer$2')
    .replace(/(?<=\b(?:with|have) )(\d+\+? years) (?=\p{Lu}[\p{L}.#+/]*(?:$|[,.;/]| and\b))/gu, '$1 of ')
    .replace(
      /^((?:[\p{L}-]+ ){0,3}(?:interpreter|proofreader|subtitler|translator)) (\p{Lu}{2}) to (?=\p{Lu}{2}\b)/iu,
      '$1 from $2 to ',
    )
    .replace(/^([Ff]reelance(?: \p{Ll}[\p{Ll}-]+){1,2}) (\p{Lu}\p{Ll}+)(?=,)/u, '$1 ($2)');
  const [, who = '', long = ''] =
    /^([^,;:()]+)(?: \([^()]+\))?, (\d+\+? years)(?=[,.]|$)/u.exec(filled) ?? [];
  return long && personNouns.has((toNounCore(withoutDeterminer(who)).at(-1) ?? '').toLowerCase())
    ? filled.replace(`, ${long}`, `, ${long} of experience`)
    : filled;
}

function isWho(sentence: string): boolean {
  return /^I (?:am an?|have (?:been|worked|\S+ (?:\S+ )?years)) /.test(sentence);
}

/** What one is invited to. */
const events =
  /^(?:afternoon|breakfast|ceremony|concert|conference|dinner|evening|event|exhibition|fair|festival|launch|lunch|meeting|morning|night|opening|party|premiere|reception|screening|show|supper|talk|tasting|tour|webinar|workshop)$/;

/** Somebody who applies: `My application: 8 years of Go, last 3 at a scale-up` → `I have 8 years of Go, the last 3 at a scale-up.` */
export function readApplication(text: string): Statement | undefined {
  if (/^(?:me|myself|my (?:job )?(?:application|candidacy|cv|r[eé]sum[eé]))\.?$/i.test(text))
    return { statements: ['I would like to apply.'], ...toTopic(''), subject: 'application' };
  const post = forPost.exec(text);
  if (post) {
    const told = tellOfOneself((post[2] ?? '').split(betweenTerms).filter(Boolean));
    if (told)
      return {
        statements: [finishSentence(`I would like to apply ${post[1]}`)],
        ...toTopic(''),
        subject: `application ${post[1]}`,
        ...(told.length > 0 ? { extras: told } : {}),
      };
  }
  // "Me, junior sound designer, just finished a master's".
  const self = /^(?:me|myself), ((?:an? )?([^,:;]+), .+)$/i.exec(text);
  const isSelf = personNouns.has((toNounCore(self?.[2] ?? '').at(-1) ?? '').toLowerCase());
  const rest =
    opensApplication.exec(text)?.[1] ?? (isSelf ? self?.[1] : yearsAs.test(text) ? text : undefined);
  if (!rest) return undefined;
  const sentences: string[] = [];
  const skills: string[] = [];
  for (const part of rest.split(/[,;] (?![^(]*\))/)) {
    const bare = part.replace(/^(?:and|plus) /, '');
    const told = tellPart(bare);
    const before = sentences.at(-1);
    if (told) sentences.push(told);
    else if (before && /^(?:the )?(?:last|first|most recent) /i.test(bare)) {
      // "The last one cut drop-off".
      const acts =
        /^(?:the )?(?:last|first|most recent) (?:one|project|role|\p{Ll}+) (?:brought|cut|grew|made|won|\p{Ll}{2,}ed) (?!at\b|by\b|in\b)/iu.test(
          bare,
        );
      sentences[sentences.length - 1] =
        `${before}, ${acts ? 'and ' : ''}the ${decapitalise(bare).replace(/^the /, '')}`;
    } else if (
      before &&
      (findFinite(bare.split(' ')) > 0 ||
        /^(?:all|half|many|most|some) of (?:my|our|the) \p{Ll}+ (?:\p{Ll}+ )?(?:are|come|go|have|is|use)\b/u.test(
          bare,
        ) ||
        /^(?:\p{L}+ ){1,3}(?:doubled|dropped|fell|grew|increased|rose|tripled|went) /u.test(bare))
    )
      sentences[sentences.length - 1] = `${before}, and ${decapitalise(bare)}`;
    else if (before && /^team of \d/.test(bare))
      sentences[sentences.length - 1] = `${before}, with a ${bare}`;
    else if (before && skills.length === 0 && /^(?:at|for|from|in|with|most|mostly|including) /i.test(bare))
      sentences[sentences.length - 1] = `${before}, ${decapitalise(bare)}`;
    else if (!saysWhen.test(bare)) skills.push(bare);
  }
  // "11 staff": whom one has.
  const isStaff = (skill: string) =>
    /^\d[\d,]*\+? (?:clients|customers|employees|people|shops|staff|stores)$/.test(skill);
  const staff = skills.filter(isStaff);
  if (staff.length > 0) {
    sentences.push(`I have ${joinList(staff)}`);
    skills.splice(0, skills.length, ...skills.filter((skill) => !isStaff(skill)));
  }
  if (skills.length > 0)
    sentences.push(
      `I bring ${joinList(skills.flatMap((skill) => skill.split(' and ')).map((skill) => (/^\p{Ll}/u.test(skill) ? withArticle(skill) : skill)))}`,
    );
  // Who somebody is and for how long comes first.
  sentences.sort((one, other) => Number(isWho(other)) - Number(isWho(one)));
  const [first = '', ...others] = sentences.map(finishSentence);
  // "My experience as an operations associate": what he would be again.
  const [, role = ''] =
    /^[^:]*?\b(?:as|for) (?:an? |the |your )?([^:,]{3,40}?)(?: (?:job|position|post|role))?(?::| - )/.exec(
      text,
    ) ?? [];
  return {
    statements: [first],
    ...toTopic(''),
    ...(role.includes(' ') ? { subject: role } : {}),
    ...(others.length > 0 ? { extras: others } : {}),
  };
}

/** What goes on, and what it is that does. */
export const renewal =
  /^(?:an? |our |the )?(?:\p{Ll}+ )?(extension|renewal) of ((?:our|the|their|your) [^.;:]*\b(?:agreement|contract|cover|lease|licen[cs]e|membership|plan|policy|retainer|subscription|support)\b[^.;:]*)$/iu;

/** What two do together. */
const shared =
  /(?:^|\b\p{L}[\p{L}-]* )(?:collaboration|cross-promotion|partnership)$|\b(?:backlink|content|guest post|lead|link|newsletter|podcast|referral) (?:exchange|swap)$|\b(?:distribution|distributor|partner|referral|reseller) agreement$/u;

/** `Integration between our app and your ledger`, `sponsorship of your conference`: what is not sold but proposed, as a sentence. */
export function readProposal(text: string): Statement | undefined {
  const said = decapitalise(text.trim());
  const propose = (sentence: string, topic: string): Statement => ({
    statements: [finishSentence(sentence)],
    ...toTopic(''),
    topic,
    topicCount: true,
  });
  // "I would like to suggest ANN BELL, a pilot, as a guest".
  const [, guest = '', as = ''] =
    /^I would like to suggest ((?:(?:Dr|Prof)\.? )?\p{Lu}[^,]+), [^:;]+, as an? ([\p{Ll} ]+)$/u.exec(
      text.trim(),
    ) ?? [];
  if (guest) return { ...propose(text.trim(), `${as} idea`), subject: `${as} idea: ${guest}` };
  const [, post = ''] =
    /^(?:an? |my |our )?(guest (?:article|blog post|column|post) (?:about|on) .+)$/.exec(said) ?? [];
  if (post) {
    const [thing = '', ...terms] = post.split(/, (?!and |or )/);
    // "…, written by our head vet, 1200 words, not promotional".
    const author = terms.find((term) => /^(?:written )?by (?:my|our) /i.test(term));
    const size = terms.find((term) => /^(?:about |around )?\d[\d,]* words$/.test(term));
    const others = terms.filter((term) => term !== author && term !== size);
    if (author && others.every((term) => /^(?:not \p{Ll}+|exclusive|with \p{L}.*)$/u.test(term)))
      return {
        ...propose(
          `We would like to offer you a ${thing}, ${author.replace(/^(?:written )?by/i, 'written by')}`,
          post.split(/ (?:about|on) /)[0] ?? '',
        ),
        ...(size || others.length > 0
          ? {
              extras: [
                finishSentence(
                  `It ${joinList([
                    ...(size ? [`has ${size}`] : []),
                    ...others.map((term) => (term.startsWith('with ') ? `comes ${term}` : `is ${term}`)),
                  ])}`,
                ),
              ],
            }
          : {}),
      };
    return {
      ...propose(
        `I would like to write a ${tellTerms(thing, terms)} for you`.replace(
          /^(.*?guest \S+(?: post)?) (.+) for you$/,
          '$1 for you $2',
        ),
        post.split(/ (?:about|on) /)[0] ?? '',
      ),
    };
  }
  // "Co-hosting a webinar on food safety".
  const [, does = '', event = ''] =
    /^co-(author|host|mak|organi[sz]|present|produc|publish|writ)ing ((?:an?|the|one|two) [^,;:]+)$/u.exec(
      said,
    ) ?? [];
  if (does)
    return {
      statements: [
        finishSentence(
          `We would like to co-${does.replace(/(?<=mak|ni[sz]|produc|writ)$/, 'e')} ${/ with (?:our|you)\b/.test(event) ? event : event.replace(/(?= (?:based on|built on|drawing on|using) |$)/, ' with you')}`,
        ),
      ],
      ...toTopic(''),
      subject: `co-${does}ing ${event.split(/ with /)[0]}`,
    };
  // "Our boxing club for teenagers needs £18,000 a year".
  const [, needy = '', needs = ''] =
    /^our ((?:[\p{L}\d'’-]+ ){1,14}?)(needs? (?:about |around |another )?[$€£]\d.+)$/u.exec(said) ?? [];
  if (needy)
    return {
      statements: [finishSentence(`Our ${needy}${needs}`)],
      ...toTopic(''),
      subject: needy.split(/ (?:at|for|from|in|of|with) /)[0]?.trim() ?? '',
    };
  // "An order for 2,000 glass jars": who writes buys.
  const [, order = '', goods = ''] =
    /^(?:an? |our )?((?:(?:bulk|first|large|regular|repeat|standing) )?(?:purchase )?order) for ([^:;]+)$/.exec(
      said,
    ) ?? [];
  if (order)
    return {
      statements: [finishSentence(`We would like to place ${toArticle(order)} ${order} for ${goods}`)],
      ...toTopic(''),
      subject: `${order} for ${goods.split(/,(?!\d)/)[0]}`,
    };
  // "Renewal of the annual contract at the same price": what the reader has goes on.
  const [, going = '', had = ''] = renewal.exec(said) ?? [];
  if (going) {
    const what = toReader(had);
    return {
      statements: [
        finishSentence(
          `We would be glad to ${going.toLowerCase() === 'renewal' ? 'renew' : 'extend'} ${what}`,
        ),
      ],
      ...toTopic(''),
      subject: `${going.toLowerCase()} of ${what.split(/,| (?:at|for|from|on|until|with) /)[0]}`,
    };
  }
  // "Donation of 500 kg of dog food".
  const [, given = ''] =
    /^(?:an? |our )?donation of ((?:about |over )?(?:\d|[$€£]|an? |two |three )[^,;:]{3,60})$/.exec(said) ??
    [];
  if (given) return propose(`We would like to donate ${given}`, 'donation');
  const [, sum = '', more = ''] =
    /^(?:(?:an? |our )?sponsorship of|sponsoring) your (.+?)(?:,? (?:and|plus) ((?:an?|one|two|three|\d+) .+))?$/
      .exec(said)
      ?.slice(0) ?? [];
  if (sum) {
    const [event = '', amount] = sum.split(/ \((?=up to )|, (?=(?:up to )?[$€£]\d)/);
    return propose(
      `We would like to sponsor your ${event}${amount ? ` with ${amount.replace(/\)$/, '')}` : ''}${more ? `, and to provide ${more}` : ''}`,
      `sponsorship of your ${event}`,
    );
  }
  const [, built = '', besides = ''] =
    /^(?:an? |our )?(integration (?:between|of|with) [^,;]*?)(?:, (.+))?$/.exec(said) ?? [];
  if (built && /\byour\b/.test(built))
    return propose(
      tellTerms(
        `We would like to build an ${built}`,
        besides ? [besides.replace(/^plus (an? )/, 'with $1')] : [],
      ),
      // "Between your payroll system and our app": with what of the reader's.
      built.replace(
        /^integration (?:between (?:.* and )?(your [^,]+?)(?: and our .*)?|(?:of|with) (your .*))$/,
        (_, one: string | undefined, other: string | undefined) => `integration with ${one ?? other}`,
      ),
    );
  // "Speaker: our CTO on running LLMs".
  const [, speaker = '', subject = ''] =
    /^(?:guest speaker|keynote|speaker|talk)(?::| -| by) ((?:our|my) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+),? (?:about|on) ([^,;]+)$/u.exec(
      said,
    ) ?? [];
  if (speaker)
    return propose(
      `${capitalise(speaker.replace(/\bc[etf]o\b/, (title) => title.toUpperCase()))} would be glad to give a talk on ${subject}`,
      `talk on ${subject}`,
    );
  // "An integration: our app pushes stock values into your ledger".
  const [, pushes = ''] = /^(?:an? |our )?integration(?::| -) ((?:our|my) .+)$/.exec(said) ?? [];
  const own = /^(?:our|my) ((?:[\p{L}-]+ ){0,2}(?:app|platform|software|system|tool))\b/u.exec(pushes)?.[1];
  const isTold = pushes.split(' ').some((word) => findVerb(word)?.form === 'third');
  if (own && isTold) return propose(pushes, `integration of our ${own}`);
  // "Invitation to join a multi-centre study", "invitation to our open evening, 12 May".
  const [, invited = '', notes = ''] =
    /^(?:an? |my |our |the )?(?:invitation|invit(?:e|ing)(?: (?:her|him|them|you))?) to ((?!bid\b|invest\b|quote\b|tender\b)[^,;:]{4,120})((?:, [^;:]+)?)$/iu.exec(
      said,
    ) ?? [];
  // "Candle and music, Thursday 21 Nov": when it is comes first.
  const day = notes.replace(
    /^(, [^,]+)(, (?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}|\p{Lu}\p{Ll}+day\b)[^,]*)$/u,
    '$2$1',
  );
  // "Invite to book launch": one event.
  const isEvent =
    events.test(toNounCore(invited).at(-1) ?? '') && !/^(?:\p{L}+ )?(?:an?|my|our|the|your) /iu.test(invited);
  const invitedTo = isEvent ? `${toArticle(invited)} ${invited}` : invited;
  const isDeedOrEvent =
    findVerb(invitedTo.split(' ')[0] ?? '')?.form === 'base' ||
    /^(?:(?:an?|my|our|the)|(?:dance|exhibit|perform|play|sing) (?:at|for|in|on)) /.test(invitedTo);
  if (invitedTo && isDeedOrEvent && !/\binvitations?\b/.test(invitedTo))
    return {
      statements: [
        finishSentence(
          `We would like to invite you to ${toReader(invitedTo)}${day.replace(/^, (?=\d{1,2}(?:st|nd|rd|th)? \p{Lu})/u, ' on ').replace(/^, (?=\p{Lu}\p{Ll}+day\b)/u, ' on ')}`,
        ),
      ],
      ...toTopic(''),
      subject: `invitation to ${toReader(invitedTo)}`,
    };
  // "Guest appearance by our CEO, a former bank examiner".
  const [, visitor = '', whoIs = ''] =
    /^(?:an? )?guest (?:appearance|interview|slot|spot) (?:by|from|with) ((?:our|my) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?:(?:, | \()((?:an?|the|who) [^,()]+?)\)?)?$/iu.exec(
      text,
    ) ?? [];
  if (visitor)
    return propose(
      `${capitalise(visitor)}${whoIs ? `, ${whoIs},` : ''} would be glad to come on as your guest`,
      `guest idea: ${visitor}`,
    );
  const [, who = '', role = '', theme = ''] =
    /^((?:our|my) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+) as an? (?:podcast |show )?(guest|panell?ist|speaker)(?: (?:about|on) ([^,;:]+))?$/u.exec(
      text.replace(/^\p{Lu}(?=ur |y )/u, (letter) => letter.toLowerCase()),
    ) ?? [];
  if (who)
    return {
      ...propose(
        `${capitalise(who)} would be glad to ${role === 'speaker' ? 'speak at your event' : role === 'guest' ? 'come on as your guest' : 'join your panel'}${theme ? (role === 'guest' ? ` and talk about ${theme}` : `, on ${theme}`) : ''}`,
        `${role} idea`,
      ),
      // "Guest idea: how we left the cloud" says more than who would come.
      subject: `${role} idea: ${theme && role === 'guest' ? theme : who}`,
    };
  const kind = said.replace(/^(?:an?|our|the) /, '');
  const core = toNounCore(kind);
  const head = (core.at(-1) ?? '').toLowerCase();
  const isShared = shared.test(core.join(' ')) || /^joint \p{L}/u.test(kind);
  return core.length < 5 && isShared && !/^joint (?:venture|pain)/.test(kind)
    ? {
        ...propose(
          `We would like to propose ${isPlural(head) || massNouns.has(head) ? '' : `${toArticle(kind)} `}${tellFirst(kind)}`,
          core.join(' '),
        ),
        ...(/ (?:about|on) /.test(kind) ? { subject: kind.split(/[,;:(]/)[0] ?? kind } : {}),
      }
    : undefined;
}

/** A partnership and its terms. */
function tellFirst(kind: string): string {
  const deal = tellDeal(kind);
  if (deal) return deal;
  const [thing = '', ...terms] = /[:(;]/.test(kind) ? [kind] : kind.split(/, (?!and |or )/);
  const told = tellTerms(thing, terms);
  return told.endsWith(')') ? kind : told;
}
