import { compact } from '../../../../compact.ts';
import type { DraftRequest } from '../../../../draft-request.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames, opensWithFirstName } from '../../../text/first-names.ts';
import {
  capitalise,
  decapitalise,
  isParticiple,
  isPlural,
  toArticle,
  toNounCore,
  withoutDeterminer,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { prepositions } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { inWholeWords } from '../cleaning/in-hurry.ts';
import { isNounFragment } from '../offer-fragments.ts';
import { opensObject } from '../offer-shapes.ts';
import type { Offer } from '../parse-offer.ts';

type Asked = Pick<DraftRequest, 'offer' | 'additionalContext'>;

const seeksWork =
  /\b(?:in search of|looking for|searching for|seeking) (?:an? |full[- ]time |her |his |part[- ]time |their )?(?:(?!or\b)\p{L}+ ){0,2}(?:apprenticeship|employment|internship|job|placement|position|post|role|work)\b/iu;

/** Whether the offer is somebody who looks for work, of whom several others speak: `A mechanic looking for a job; our association helps`. */
export function introducesSomebody(offer: string): boolean {
  return (
    seeksWork.test(offer) &&
    /\b(?:our|us|we)\b/i.test(offer) &&
    !/^(?:our|we)\b|(?<![/&\p{L}])(?:I|I'm|me|[Mm]y|myself)(?![/&\p{L}])/u.test(offer)
  );
}

/** Such an offer as those tell it who help: `I am a mechanic, looking for a job. My association helps.` → `We would like to introduce a mechanic … Our association helps.` */
export function introduce(offer: Offer, { offer: typed }: Asked): { offer: Offer; who?: string } {
  const [, who = ''] = introducesSomebody(typed)
    ? (/^I am (an? [^.]+)\.$/.exec(offer.statements[0] ?? '') ?? [])
    : [];
  const one = toNounCore(withoutDeterminer(who)).at(-1)?.replace(/,$/, '');
  if (!one) return { offer };
  return {
    offer: {
      ...offer,
      statements: [finishSentence(`We would like to introduce ${who}`)],
      extras: offer.extras.map((extra) => extra.replace(/^My\b/, 'Our').replace(/^I (?!am\b)/, 'We ')),
      single: false,
    },
    who: `the ${one}`,
  };
}

/** What is asked of the reader for somebody who is introduced: `Find out if he would take him on` → `… take the mechanic on`. */
export function askFor(goal: string, who: string): string {
  return goal.replace(
    /(?<=\b(?:have|he|her|him|if|let|she|them|they|whether)\b.*\b(?:employ|hire|interview|invite|meet|see|take|train|try)(?: out)? )(?:him|her|them)\b/i,
    who,
  );
}

/** `guest: sleep researcher`. */
const role =
  /^(?:an? |our |podcast |possible )*(expert|guest|interview partner|judge|keynote speaker|moderator|panell?ist|speaker)(?: idea| suggestion)?(?::| -|,) ((?!(?:I|me|my|myself|our|us|we)\b)[^.:;]{4,80})\.?$/iu;
/** `dr. ANN BELL, book out in May`: a name that opens the notes, and what else a note or a label says of it. */
const called = compact(
  String.raw`(?:^|\n|[.!?] )(?:(?:[Gg]uest|[Nn]ame|[Ss]he is|[Hh]e is|(?:Her|His) name is)(?: ?[:=])? )?((?:(?:[Dd]r|[Pp]rof)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,2})(?=[.,;\n]|$)`,
  'u',
);

/** A guest or a speaker who is described, proposed by the name that the notes begin with: `guest: sleep researcher`, `dr. ANN BELL, no fee`. */
export function withGuest<Request extends Asked & { goal: string }>(request: Request): Request {
  const proposed = withProposed(request);
  if (proposed) return proposed;
  const [, as = '', what = ''] = role.exec(request.offer.trim()) ?? [];
  const notes = request.additionalContext ?? '';
  const found = called.exec(notes);
  const [, typed = ''] = found ?? [];
  const name = capitalise(typed);
  const isFirst =
    found?.index === 0 || /^\W*(?:[Gg]uest|Her|His|[Nn]ame|[Hh]e|[Ss]he)\b/.test(found?.[0] ?? '');
  const isNamed = /^(?:Dr|Prof)\.? /.test(name) || opensWithFirstName(name);
  if (!what || !isFirst || !isNamed || /\b(?:I|I'm|me|my)\b/.test(notes)) return request;
  const post = decapitalise(what);
  return {
    ...request,
    offer: `I would like to suggest ${name}, ${/^(?:an?|our|the) /.test(post) ? post : `${toArticle(post)} ${post}`}, as ${toArticle(as)} ${as.toLowerCase()}`,
    additionalContext: notes.replace(found?.[0].replace(/^[.!?] /, '') ?? '', '').replace(/^[\s,.;:]+/, ''),
  };
}

/** `dr amy lowe` → `Dr Amy Lowe`; undefined where it is no name. */
function toName(called: string): string | undefined {
  const words = called.split(' ');
  const isCalled = /^(?:dr|prof)\.? \p{L}+(?: \p{L}+){0,2}$/iu.test(called);
  const isNamed =
    words.length > 1 && words.length < 4 && words.every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word));
  const isFirstName =
    words.length > 1 &&
    words.length < 4 &&
    (firstNames.has((words[0] ?? '').toLowerCase()) || !isOrdinaryWord((words.at(-1) ?? '').toLowerCase()));
  return isCalled || isNamed || isFirstName ? words.map(capitalise).join(' ') : undefined;
}

/** `trains apprentices`, `wrote 2 books`: what somebody who was named does or did. */
function isDeed(note: string): boolean {
  const [first = '', second = ''] = note.split(' ');
  const verb = findVerb(first);
  const isDone = verb?.form === 'past' && (!isParticiple(first) || opensObject(second));
  const isDoing =
    /^(?:does|has|is)$/.test(first) ||
    (verb?.form === 'third' &&
      (!verb.isName || opensObject(second) || isPlural(second) || prepositions.has(second)));
  return second !== '' && (isDone || isDoing);
}

/** `plumber`, `ex-MP for Leeds`: what one person is. */
function isWho(note: string): boolean {
  const head = toNounCore(note).at(-1) ?? '';
  return head !== '' && !isPlural(head) && !/\d/.test(note) && countWords(note) < 7 && isNounFragment(note);
}

/** A guest by name, whose trade and deeds stand beside it: `guest: amy lowe, plumber, trains apprentices` → `I would like to suggest Amy Lowe, a plumber who trains apprentices, as a guest`. */
function withProposed<Request extends Asked & { goal: string }>(request: Request): Request | undefined {
  const [, as = '', whole = ''] = role.exec(inWholeWords(request.offer.trim())) ?? [];
  const [called = '', who = '', ...deeds] = whole.split(/[,;] (?:and )?/);
  const name = toName(called);
  const one = decapitalise(who).replace(/^(?:an?|the) /, '');
  if (!name || !isWho(one) || !deeds.every(isDeed)) return undefined;
  const isFormer = /^(?:ex|former)[- ]/i.test(one) && deeds.length > 0;
  const is = isFormer ? `${name} (${one}),` : `${name}, ${toArticle(one)} ${one}`;
  const does = deeds.length > 0 ? ` who ${joinList(deeds)}` : '';
  const [first = ''] = name.replace(/^(?:Dr|Prof)\.? /, '').split(' ');
  const notes = request.additionalContext ?? '';
  const whose = /\b(?:her|she)\b/i.test(`${request.goal} ${notes}`) ? 'her' : 'his';
  return {
    ...request,
    offer: `I would like to suggest ${is}${does}, as ${toArticle(as)} ${as.toLowerCase()}`,
    ...(notes && /\b(?:he|her|him|his|she)\b/i.test(`${request.goal} ${notes}`)
      ? { additionalContext: notes.replace(/(?<=^|[.;\n] ?)own (?=\p{Ll})/gu, `${first} has ${whose} own `) }
      : {}),
  };
}

/** `An interview with our founder`, `a keynote by our CTO on small models`: somebody of the sender's whom the reader could have. */
const ofOurs =
  /^(?:an? |one |the )?(?:[\p{L}\d-]+ ){0,3}?(?:article|chat|class|comments?|conversation|demo|episode|interview|keynote|lecture|lesson|masterclass|piece|q&a|quotes?|session|talk|tasting|tour|webinar|workshop)s? (?:by|from|led by|with) (?:my|our) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=$|[.,;]| (?:about|at|for|how|in|on|who|why)\b)/iu;
const fullName = String.raw`((?:(?:[Dd]r|[Pp]rof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})`;
/** `The founder is ANN BELL.`, `CTO: ANN BELL`, `Her name is ANN BELL`, as a note of its own. */
const namesOne = compact(
  String.raw`(?<=^|\n|[.!?] )(?:(?:[Tt]he |[Oo]ur |[Mm]y )?([\p{L}-]+(?: [\p{L}-]+){0,2}?)(?:['’]s name)?|[Hh](?:er|is) name|S?[Hh]e)(?: is|'s|:) ${fullName}(?:[.;](?= |$)|(?=\n|$))\s*`,
  'u',
);

/** What the sender would be granted, and that one for him. */
const toGuest =
  /^((?:to )?(?:be|get|getting) )((?:(?:featured|heard|hosted|interviewed|invited|published|quoted)\b|booked as\b|on (?:the |their )?(?:podcast|programme|show)\b).*)$/iu;

/** `Get | him | interviewed`, `have | her | featured`: whom the reader would publish, who is not the reader. */
const hasOn = /(?<=^(?:to )?(?:get|have) )(?:him|her)(?= (?:featured|heard|interviewed|published|quoted)\b)/i;

/** Such an offer with the name that a note gives: `The founder is ANN BELL` → `An interview with our founder ANN BELL`; what is asked for is asked for that one. */
export function withOurOne<Request extends Asked & { goal: string }>(request: Request): Request {
  const notes = request.additionalContext ?? '';
  const [before = '', post = ''] = ofOurs.exec(request.offer) ?? [];
  if (!post) return request;
  const goal = request.goal
    .trim()
    .replace(
      toGuest,
      (_, get: string, granted: string) =>
        `${get.replace(/^((?:to )?)be /i, '$1get ')}our ${post} ${granted}`,
    )
    .replace(hasOn, `our ${post}`);
  const [note = '', called, name = ''] = (notes && namesOne.exec(notes)) || [];
  const isOfPost = !called || ` ${post}`.toLowerCase().endsWith(` ${called.toLowerCase()}`);
  return note && isOfPost
    ? {
        ...request,
        offer: `${before} ${name}${request.offer.slice(before.length)}`,
        goal,
        additionalContext: notes.replace(note, '').trim(),
      }
    : { ...request, goal };
}

/** `subcontract, 3 days a week`, to somebody who works on his own account: the work is for the reader. */
const work =
  /^(?:an? |our )?((?:[\p{L}-]+ ){0,3}?(?:assignment|gig|subcontract|subcontracting work))((?:, | \(|: | - |;).*)?$/iu;
const onOwnAccount = /\b(?:consultant|contractor|freelanc\w+|self-employed|sole trader|subcontractor)\b/i;

/** Work that is given to whoever reads, as a sentence: `subcontract, 3 days a week` → `We have a subcontract for you, 3 days a week`. */
export function withWorkFor(offer: string, persona: string): string {
  const [, what = '', terms = ''] = onOwnAccount.test(persona) ? (work.exec(offer.trim()) ?? []) : [];
  const kind = decapitalise(what);
  if (!what) return offer;
  const isMass = / work$/.test(kind);
  return `We have ${isMass ? '' : `${toArticle(kind)} `}${kind} for you${terms ? `, ${terms.replace(/^[\s,:;(-]+|\)$/g, '')}` : ''}`;
}
