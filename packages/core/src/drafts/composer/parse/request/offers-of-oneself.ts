import type { DraftRequest } from '../../../draft-request.ts';
import {
  capitalise,
  decapitalise,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../../text/grammar.ts';
import { spellOut } from '../../text/spell-out.ts';
import { personNouns } from '../../text/words.ts';
import { inWholeWords } from '../offer/cleaning/in-hurry.ts';
import { tellOfOneself } from '../offer/kinds/offer-of-oneself.ts';
import { finishSentence } from '../sentence-text.ts';

type Said = Pick<DraftRequest, 'offer' | 'goal' | 'additionalContext'>;

/** `any openings near derby`, `cover work`: what somebody who looks for work asks for. */
const openings =
  /^(?:(?:(?:ask|check|find out|see) (?:if|whether) )?(?:they have |there (?:are|is) )|(?:ask (?:about|for)|have you|got|is there|are there|do they have) )?(any )?((?:(?:bank|bar|board|casual|contract|cover|day|evening|freelance|holiday|locum|night|relief|remote|winter|labouring|overflow|part[- ]time|seasonal|site|summer|supply|temp|weekend) )*(?:assignments|commissions|gigs?|jobs?|openings?|positions?|projects|roles?|shifts?|vacanc(?:y|ies)|work))(?: available| coming up| going| open)?((?: (?:around|at|before|during|for|in|near|on|over|this|within) [^,;?]+)?) ?\??$/i;

/** `Any freelance work going?` → `do they have any freelance work`. */
function toOpenings(goal: string): string | undefined {
  const [whole = '', any = '', what = '', where = ''] = openings.exec(goal) ?? [];
  if (/^(?:some )?work experience$/i.test(goal)) return 'give me some work experience';
  const isAsked =
    any !== '' || /^(?:\S+ )+(?:shifts|work)$/i.test(what) || /^(?:ask|have you|got|do they)/i.test(whole);
  const isOwn = what.toLowerCase() === 'work' && where === '';
  return whole && isAsked
    ? `${isOwn ? 'ask if they have' : 'do they have'} any ${what.toLowerCase()}${isOwn ? ' for me' : where.replace(/(?<=near )(?!here$|me$|us$)\p{Ll}+$/u, capitalise)}`
    : undefined;
}

/** `guest - me, head gardener`, `trade acct (me): one man firm`: who writes, behind what he would be. */
const labelledSelf =
  /^(?:(?:an? |the |new )?[\p{L}-]+(?: [\p{L}.-]+){0,2}? ?(?:[-–—:,=]|(?=\()) ?)?\(?(?:me|myself)\)? ?[-–—:,=(!] ?(?!(?:about|as|on|looking|searching|seeking|used)\b)([^()]+)\)?\.?$/iu;

/** `a cnc machinist`, `an hgv driver`: short forms are spelt letter by letter. */
function withOne(who: string): string {
  const said = who.replace(/^[bcdfghjklmnpqrstvwxz]{2,4} /i, (short) => short.toUpperCase());
  return `${toArticle(said)} ${said}`;
}

/** What somebody is of a place: `founder of a bakery`, `head gardener at a castle`. */
const post =
  /^(?:captain|chair|co-?founder|founder|head|owner|president|secretary|treasurer)\b[^,]* (?:at|of) /i;
const since = /^((?:over |about )?\d+\+? years)(?:(?:'| of)? (?:exp|experience))?$/i;
/** What a word ends in that says what somebody does. */
const doer = /(?:er|ista?|ician|ant|admin|[st]or|hand|herd|legal|secretary|(?<!hu)man|woman)$/i;

/** `Newly qualified ACA`: somebody, by what he passed. */
const qualifiedAs =
  /^(?:an? )?(?:fully|newly|part|recently)[- ](?:certified|chartered|qualified|registered) [A-Z]{2,}$/i;

/** Goals of somebody who would be hired. */
const toBeHired =
  /^(?:to )?apply\b|^(?:be|get) (?:put )?on (?:a|the|their|your) shortlist\b|^(?:(?:be|get) )?(?:considered for an? .*(?:job|position|post|role)|hired|taken on)\b|^(?:be invited to|get|have|land|secure|win) an? (?:first |job )?interview\b(?!.* (?:about|with)\b)/i;

/** Whether words name one person by what he does: `cnc machinist`, `hgv driver`. */
function isPerson(who: string): boolean {
  // "Nursery nurse level 3".
  const core = toNounCore(withoutDeterminer(who.replace(/ \p{L}+ \d$/u, '')));
  const head = (core.at(-1) ?? '').toLowerCase();
  return (
    core.length < 6 &&
    !isPlural(head) &&
    (qualifiedAs.test(who) ||
      personNouns.has(head) ||
      doer.test(head) ||
      /^c[fimot]o$/.test(head) ||
      /^[A-Z]{2,3}$/.test(who))
  );
}

/** `paralegal - 2 years in family law`, `porter 6 yrs exp`: how long stands by itself. */
function asNotes(text: string): string {
  return text
    .replace(/\.$/, '')
    .replace(/(?: -| with)? (?=\d+\+? ?(?:years?|yrs?)\b)/i, ', ')
    .replace(/,+/g, ',')
    .replace(/(?<=\b(?:years?|yrs?) exp(?:erience)?) (?!(?:as|at|in|of|on|with)\b)(?=\p{L})/iu, ', ');
}

/** What somebody says of himself in the style of notes: `machinist, 12 yrs, 5 axis` → `I am a machinist (5 axis) with 12 years of experience.` */
function tellSelf(notes: string): string | undefined {
  const [first = '', ...parts] = spellOut(
    decapitalise(asNotes(notes))
      .replace(/,? (looking for (?:an? )?[\p{L} ]+)(?=,|$)/iu, ', $1')
      .replace(/looking for (?=first |new (?!work))/i, 'looking for a '),
  ).split(/, (?:and )?|; /);
  const firm = /^(?:an? )?(?:1|one)[- ](man|person|woman) (.*(?:business|company|firm|shop|studio))$/iu.exec(
    first,
  );
  const who = first
    .replace(/^(?:an? |the )/i, (found) => found.toLowerCase())
    .replace(
      / at (?!(?:home|school|university|work)$)(?=(\p{Ll}[\p{L}-]*(?: [\p{L}-]+){0,2})$)/u,
      (at, place: string) =>
        isPlural(place.split(' ').at(-1) ?? '') || withoutDeterminer(place) !== place
          ? at
          : `${at}${toArticle(place)} `,
    )
    .replace(/ of (?=(\p{Ll}[\p{L} -]+)$)/u, (of, place: string) =>
      withArticle(place) === place ? of : `${of}${toArticle(place)} `,
    );
  if (!firm && !isPerson(first) && !post.test(first)) return undefined;
  let long = '';
  const brackets: string[] = [];
  const told: string[] = [];
  for (const part of parts) {
    const [, years = ''] = since.exec(part) ?? [];
    const [, book = '', out = ''] = /^(?:new )?(album|book|film|novel) ((?:is )?out .+)$/i.exec(part) ?? [];
    const [, spend = '', often = ''] =
      /^((?:about |around )?[$€£]?\d[\d.,]*k?) spend(?:ing)? (an? (?:month|week|year))$/i.exec(part) ?? [];
    const own = part.startsWith('no ') ? undefined : tellOfOneself([part])?.[0];
    if (years && !long) long = ` with ${years} of experience`;
    else if (book) told.push(`My ${book.toLowerCase()} is ${out.replace(/^is /, '')}`);
    else if (spend) told.push(`I spend ${spend} ${often}`);
    else if (/^(?:formerly|previously) an? /i.test(part))
      told.push(`Before that I was ${part.replace(/^\S+ /, '')}`);
    else if (
      /^free (?:again |only )?(?:all|as of|at|every|for (?:the |two |three |\d)|from|in|most|now|on|one|three|two|until|\d)\b/.test(
        part,
      )
    )
      told.push(`I am ${part}`);
    else if (/^free \p{L}/u.test(part)) told.push(`I offer ${part}`);
    else if (own) told.push(own);
    else brackets.push(part);
  }
  const is = firm
    ? `I run a one-${firm[1]} ${firm[2]}`
    : `I am ${/^(?:an?|the) /.test(who) ? who : post.test(first) ? who.replace(/^(?=captain|(?:co-?)?founder|owner)/i, 'the ') : withOne(who)}`;
  return [`${is}${brackets.length > 0 ? ` (${brackets.join(', ')})` : ''}${long}`, ...told]
    .map(finishSentence)
    .join(' ');
}

/** `pastry chef looking for a new kitchen`, `engineer applying on spec`: who would work for the reader, and that he would. */
const seeker =
  /^(?:an? )?((?:[\p{L}\d&/-]+ ){0,5}?[\p{L}-]+(?: (?:in|of|with) [^,;:.]{3,40}?)?),? ((?:applying|looking|returning to|searching|seeking|in search of) (?:as|for|on|to|work|an?|contract|first|freelance|full-time|his|her|my|new|part-time|the|their)\b[^;:]*)$/iu;
/** Somebody places others. */
const places =
  /\b(?:candidates?|we (?:place|placed|recruit|represent|supply))\b|\bour (?:agency|clients?|nurses|people|staff|team)\b/i;

/** `Legal secretary returning to work` → `I am a legal secretary returning to work.`, where nobody else offers him. */
function toSeeker({ offer, goal, additionalContext = '' }: Said): string | undefined {
  const [, who = '', seeks = ''] = seeker.exec(offer.trim().replace(/[.!]$/, '')) ?? [];
  const all = `${goal}\n${additionalContext}`;
  const isAlone = /\b(?:I|I'(?:ve|m|d)|me|my)\b/.test(all) || !/\b(?:our|us|we)\b/i.test(all);
  if (!who || /^(?:i|my|our|we)\b/i.test(who) || !isAlone || places.test(all)) return undefined;
  const trade = who.replace(/ (?:in|of|with) .*$/i, '');
  if (!isPerson(trade) && !/\b(?:graduate|postdoc|student)$/i.test(trade)) return undefined;
  return finishSentence(
    `I am ${withOne(decapitalise(who))} ${seeks.replace(/^(looking for|searching for|seeking) (?=(?:first|new) (?!work\b)\p{Ll})/iu, '$1 a ')}`,
  );
}

/** What shows that somebody writes of himself. */
const ofOneself =
  /\b(?:cv attached|made redundant|can start|looking for (?:a (?:new )?(?:job|role)|(?:first )?(?:job|role|work))|notice period)\b/i;
/** Somebody else, whom the sender would place. */
const ofAnother = /\b(?:candidate|we|our|us|he|him|his|she|her)\b/i;

/** `Better discount`, to a shop where somebody buys: what he would have. */
const customersTerms =
  /^(?:an? )?((?:better|bigger|credit|larger|lower|trade|\d+[- ]days?) (?:account|credit|discount|prices?|rates?|terms))$/i;

/** Somebody who offers himself in the style of notes, as he would say it in sentences, and the work that he asks for. */
export function withSelf<Request extends Said>(request: Request): Request {
  const { additionalContext = '' } = request;
  const offer = inWholeWords(request.offer.trim());
  const goal = request.goal.trim();
  const asked = toOpenings(goal);
  // "A bookkeeper who knows trust accounts", by one who was a bookkeeper.
  const [, role = '', head = ''] =
    /^an? ((?:[\p{Ll}-]+ ){0,3}?([\p{Ll}-]+)) who (?!(?:we|I|our)\b)/iu.exec(offer) ?? [];
  if (
    role &&
    isPerson(role) &&
    new RegExp(
      `\\bI(?:['’]m| am| was|['’]ve been| have been) (?:an? |the )?(?:[\\p{Ll}-]+ ){0,2}${head}\\b`,
      'iu',
    ).test(additionalContext)
  )
    return { ...request, offer: `I am ${decapitalise(offer).replace(/\.?$/, '.')}` };
  // "Curator (me), 15 yrs at the national gallery".
  const [, mine = '', rest = ''] = /^([^,:;()]+?),? ?\((?:me|myself)\)((?:, .+)?)$/iu.exec(offer) ?? [];
  const labelled = (mine && isPerson(mine) && mine + rest) || labelledSelf.exec(offer)?.[1];
  // "Paralegal - 2 years in family law".
  // "Fundraiser: 9 years, trusts and major donors".
  const notes = asNotes(offer).replace(/^([^,:;.]+): (?=\S)/, (whole, who: string) =>
    isPerson(who) ? `${who}, ` : whole,
  );
  const [first = '', ...parts] = notes.split(', ');
  const isOwn =
    !ofAnother.test(`${offer} ${goal} ${additionalContext}`) &&
    // What is a sentence already stands as it is.
    !/[:;!]|\.(?!\d)| - |^(?:I|my)\b/i.test(notes) &&
    isPerson(spellOut(first)) &&
    (asked !== undefined ||
      toGranted(goal, false) !== goal ||
      toBeHired.test(goal) ||
      /\bapplicant$/i.test(first.replace(/ (?:in|of|with) .*$/i, '')) ||
      ofOneself.test(`${first}\n${additionalContext}`) ||
      parts.some((part) => /\byears? .*exp/i.test(spellOut(part))));
  // "£8,000 for a minibus", to whoever gives grants: what is asked for.
  if (
    /^[$€£]\d[\d.,]*[km]? (?:for|to|towards) /i.test(offer) &&
    /\b(?:donat|fund(?:ing)?\b|grant)/i.test(goal)
  )
    return { ...request, offer: `We are looking for ${offer}` };
  // "Me for the product marketing manager job".
  const [, vacancy = ''] =
    /^(?:me|myself|my application),? (?:as|for) ((?:an?|the|your) [^,;:.]{3,60}?(?:job|opening|position|post|role|vacancy))\.?$/iu.exec(
      offer,
    ) ?? [];
  if (vacancy) return { ...request, offer: `I would like to apply for ${vacancy}.` };
  // "Us, 4-piece ceilidh band".
  const [, several = '', of = ''] =
    /^(?:[\p{L}-]+(?: [\p{L}-]+)? ?[-–—:,] ?)?(?:us|ourselves) ?[-–—:,=(] ?(?!(?:about|as|on)\b)(\p{L}?\d?[^,;:()]+)((?:, [^;:()]+)?)\)?$/iu.exec(
      offer,
    ) ?? [];
  if (several)
    return {
      ...request,
      offer: `We are ${isPlural(several) ? several : `${toArticle(several)} ${several}`}${of ? ` (${of.slice(2)})` : ''}.`,
    };
  const told = labelled ? tellSelf(labelled) : ((isOwn ? tellSelf(notes) : undefined) ?? toSeeker(request));
  return {
    ...request,
    offer: told ? capitalise(told) : request.offer,
    goal: asked ?? (told ? toGranted(goal, labelled !== undefined) : request.goal),
    ...(told && additionalContext
      ? {
          additionalContext: additionalContext.replace(
            /(^|[.;\n] ?)(?:was )?made redundant\b/gi,
            '$1I was made redundant',
          ),
        }
      : {}),
  };
}

/** `an audition`, `30-day terms`. */
function withOneOrMore(thing: string): string {
  return /s$|credit$/.test(thing) ? thing : `${toArticle(thing)} ${thing}`;
}

/** What somebody who offers himself would have: a place, work, or the terms of a customer. */
function toGranted(goal: string, isCustomer: boolean): string {
  const work =
    /^(?:get )?((?!(?:get|my|our|show|the|their)\b)(?:[\p{L}-]+ ){0,2}(?:shifts|work(?<=.* work)))$/iu.exec(
      goal,
    )?.[1];
  if (work) return `do they have any ${work.toLowerCase()}`;
  const place =
    /^(?:get )?(?:an? )?((?:season |summer |student |winter |work )?(?:apprenticeship|audition|internship|job|placement|training contract))$/i.exec(
      goal,
    )?.[1];
  const terms = place ?? (isCustomer ? customersTerms.exec(goal)?.[1] : undefined);
  return terms ? `give me ${withOneOrMore(terms.replace(/(\d) days?/, '$1-day'))}` : goal;
}
