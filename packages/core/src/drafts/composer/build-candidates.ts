import type { Email, Tone } from '../../emails/index.ts';
import { hearTone } from '../../evaluation/index.ts';
import { subjectLineLengthMax } from '../draft-request.ts';
import { composeSubjects } from './compose-subject.ts';
import { createSpeaker, type Speaker } from './create-speaker.ts';
import { type Before, createWriters } from './create-writers.ts';
import { createLeaningOn } from './leaning-on-asked.ts';
import { weighProof } from './parse/context/proofs/pick-proofs.ts';
import { isSeason } from './parse/context/reader/around-reader.ts';
import { isTriumph } from './parse/context/reader/is-triumph.ts';
import { tellsDeed } from './parse/context/reader/open-with.ts';
import { fitStory, toParagraphs } from './parse/context/story/fit-story.ts';
import { type Goal, wordsOfGoal } from './parse/goal/goal.ts';
import { toPronoun } from './parse/offer/parse-offer.ts';
import { pointsAtQuestion } from './parse/offer/statement.ts';
import type { Parts } from './parts.ts';
import { phrasebook } from './phrases/phrasebook.ts';
import type { Line, Phrasebook, Piece } from './phrases/types.ts';
import { createRepetitionCheck } from './repeats-itself.ts';
import { sayPrice } from './say-price.ts';
import { pickOne, type Random } from './seed.ts';
import type { Slots } from './slots.ts';
import { decapitalise } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';

/** The share of mails that open with a question of the caller's. A reason to write to this reader is read more gladly. */
const askingShare = 0.1;
/** Fewer words between greeting and sign-off give no reason to reply. */
const coreWordsMin = 24;
/** Where the context tells more than so many words, more of it is told in a longer mail. */
const manyWords = 50;
const wordsMaxOfMany = 150;
/** A mail that tells a story has up to so many between greeting and sign-off. */
const storyMailWordsMax = 162;
/** So many drafts in a row that say the same twice are passed over. */
const repeatedMax = 40;
/** So many drafts of a request are passed over because another tone is heard in them. */
const unheardMax = 60;
/** One in so many of them is yielded all the same: what is heard may be what the gate stops. */
const letThrough = 6;
/** After so many of them, something of the tone follows the request. */
const saysMoreAfter = 6;

/** Different drafts of one request, in an order that the seed decides. Made one at a time, as they are asked for. */
export function* buildCandidates(asRead: Parts, tone: Tone, random: Random): Generator<Email> {
  const book = phrasebook[tone];
  const parts = withStoryAlone(asRead);
  const { offer, context } = parts;
  const speaker = createSpeaker(parts, book, random);
  const { speak, fill } = speaker;
  const { write, plain, sayReason, startDraft, can } = createWriters(parts, book, speaker, random);
  const isKnown = context.aboutReader.length > 0;
  /** What opens the mail, and how: each sentence on the reader in one way or another, and what the offer then follows. */
  const leadsOf = new Map(
    isKnown
      ? context.aboutReader
          .map(speak)
          .map((sentence): [string, Lead[]] => [sentence, knownLeads(sentence, book, fill)])
      : toGrounds(parts, book, fill).map((lead): [string, Lead[]] => [lead.text, [lead]]),
  );
  const opening = [...leadsOf.keys()];
  const greetings = fill(greetingLines(parts, tone));
  const subjects = composeSubjects(parts, book.lowerSubject ?? false);
  const proofs = sayPrice(context.proofs, tone, toPronoun(offer) === 'them').map(speak);
  const invites = isInvitation(parts.goal);
  const asked = wordsOfGoal(parts.goal);
  const ofAsk = parts.ofAsk ? [speak(parts.ofAsk)] : [];
  const leaningOn = createLeaningOn(asked);
  const sendsCaseStudy = /\bcase study\b/.test(asked);
  // A frame is used only where what it opens with can be filled.
  const opens = (piece: Piece | undefined) =>
    piece === undefined || can(piece) || (isOfReader(piece) && opening.length > 0);
  const frames = book.frames.filter((frame) => opens(frame[0]?.[0]));
  const personal = frames.filter((frame) => isOfReader(frame[0]?.[0]));
  // "Tired of waiting for parts? We make them": what the offer points back to opens the mail.
  const isAsked = offer.questions.length > 0 && pointsAtQuestion(offer.statements[0]);
  const asking = frames.filter((frame) =>
    isAsked ? frame[0]?.[0] === 'question' : !isOfReader(frame[0]?.[0]),
  );
  let unheard = 0;
  /** The blocks of one mail. What is known of the reader opens it, and stands in for why it is this reader. */
  const layOut = ({ frame, known, proofs: facts, extrasMax }: Plan): string[] => {
    const leaning = leaningOn(facts, [offer.all, known].filter(Boolean).join(' '));
    const ofEvent = facts.filter(
      (proof) =>
        leaning.includes(proof) ||
        (invites && isOfEvent(proof)) ||
        (sendsCaseStudy && isOfCaseStudy(proof)) ||
        proposesDay(proof),
    );
    let proofLeft = facts.filter((proof) => !ofEvent.includes(proof)).join(' ');
    startDraft(extrasMax, unheard > saysMoreAfter);
    const blocks: string[] = [];
    const lead = known ? pickOne(leadsOf.get(known) ?? [], random) : undefined;
    if (known) blocks.push(lead?.text ?? fill(['{known}'], { known })[0] ?? known);
    let before: Before = lead ? lead.before : known ? 'known' : undefined;
    for (const pieces of frame) {
      const said: string[] = [];
      for (const one of pieces) {
        const piece = one === 'pitch' && (known || !can('pitch')) ? 'offer' : one;
        if (piece === 'why' && !can('why')) continue;
        if (proofLeft && piece === 'bridge') {
          // A fact does not lead up to the request: it stands before it.
          if (pieces.includes('ask')) addTo(blocks, proofLeft);
          else said.push(proofLeft);
          proofLeft = '';
          continue;
        }
        // A remark on a question would part it from the one that goes on from it.
        const alone = pieces.every((other) => other === piece || (other !== 'why' && !plain[other]));
        const text = alone
          ? write[piece](before)
          : (pickOne(plain[piece] ?? [], random) ?? write[piece](before));
        said.push(text);
        // Who speaks and how many may come is told once the reader is asked to come.
        if (piece === 'ask') said.push(...ofAsk, ...ofEvent.map(toIt));
        if (text) before = piece;
        if (
          tellsOffer(piece) &&
          proofLeft &&
          countWords(said.join(' ')) < 45 &&
          !frame.flat().includes('bridge')
        ) {
          said.push(proofLeft);
          proofLeft = '';
        }
      }
      const block = said.filter(Boolean).join(' ');
      // What is known of the reader leads up to what is offered.
      if (block && known && pieces === frame[0]) addTo(blocks, block);
      else if (block && pieces.every((piece) => piece === 'bridge') && isStub(block)) addTo(blocks, block);
      else if (block) blocks.push(block);
      // What no piece tells stands right behind the offer, also where that is long.
      if (proofLeft && pieces.some(tellsOffer) && !frame.flat().includes('bridge')) {
        addTo(blocks, proofLeft);
        proofLeft = '';
      }
    }
    return blocks;
  };
  const story = context.story?.steps.map((step) => step.map(speak));
  /** The blocks of a mail that tells a story: what of it is on the reader, what is offered, and the rest; what leans on the request stands behind it. */
  const layOutStory = (told: readonly (readonly string[])[], openingSteps: number): string[] => {
    startDraft(1, unheard > saysMoreAfter);
    const request = write.ask(undefined);
    const isNamed = namesTopic(told.flat().join(' '), offer);
    const pitch = isNamed ? '' : openingSteps > 0 ? write.offer('known') : writeLead();
    const closer = ofAsk.length > 0 ? '' : write.closer('ask');
    const wordsLeft =
      (context.wordsMax ?? storyMailWordsMax) - countWords([pitch, request, ...ofAsk, closer].join(' '));
    const kept = fitStory(told, wordsLeft);
    const [before, after] = [kept.slice(0, openingSteps), kept.slice(openingSteps)];
    // Only the last of them can stand behind the request.
    const leaning = leaningOn(after.flat(), [offer.all, ...before.flat()].join(' '));
    const last = after.findLastIndex((step) => !step.every((each) => leaning.includes(each))) + 1;
    const behind = [...ofAsk, ...after.slice(last).flat()];
    return [
      ...toParagraphs(before),
      pitch,
      ...toParagraphs(after.slice(0, last)),
      [request, ...behind, closer].filter(Boolean).join(' '),
    ].filter(Boolean);
  };
  /** What is offered, with why this reader hears of it. */
  const writeLead = (): string => {
    const lead = pickOne(leadsOf.get(pickOne(opening, random) ?? '') ?? [], random);
    if (lead) return `${lead.text} ${write.offer(lead.before)}`.trim();
    return can('pitch') ? write.pitch(undefined) : write.offer(undefined);
  };
  const wordsMax = context.wordsMax ?? 130;
  // What says nothing goes before what the context tells does.
  const isLong = countWords([...context.aboutReader, ...proofs].join(' ')) > manyWords;
  const toldMax = context.wordsMax ?? (isLong ? wordsMaxOfMany : wordsMax);
  // What the caller says, and what is asked for as the mail says it.
  const repeatsItself = createRepetitionCheck(`${parts.typed}\n${asked}`);
  let short = 0;
  let repeated = 0;
  for (;;) {
    const lead = isAsked || personal.length === 0 || random() < askingShare ? asking : personal;
    const frame = pickOne([lead, frames, book.frames].find((each) => each.length > 0) ?? [], random) ?? [];
    const known = isAsked ? undefined : pickOne(opening, random);
    let plan: Plan | undefined = {
      // What the goal says of its request stands where a remark of ours would.
      frame: withoutPieces(known ? withoutPieces(frame, leads) : frame, ofAsk.length > 0 ? ['closer'] : []),
      known,
      proofs,
      extrasMax: offer.extras.length,
    };
    let blocks = story ? layOutStory(story, context.story?.opening ?? 0) : layOut(plan);
    let words = countWords(blocks.join(' '));
    while (words > wordsMax && !story) {
      plan = withoutSpared(plan) ?? (words > toldMax ? toShorter(plan) : undefined);
      if (!plan) break;
      blocks = layOut(plan);
      words = countWords(blocks.join(' '));
    }
    const name = context.signature ?? offer.signature;
    const close = pickOne(book.signOffs, random) ?? 'Regards,';
    // Where nobody is named, nothing is left to be filled in.
    const signOff = name
      ? [close, name, context.signedAs].filter(Boolean).join('\n')
      : close.replace(/,$/, '');
    const greeting = pickOne(greetings, random) ?? 'Hello,';
    // Too little to give a reason: another frame says more.
    if (words < coreWordsMin) {
      if (short++ < 20) continue;
      const more = sayReason(true);
      const body = blocks.at(-2);
      if (more && body !== undefined && !body.includes(more)) blocks[blocks.length - 2] = `${body} ${more}`;
    }
    if (repeatsItself(blocks.join(' ')) && repeated++ < repeatedMax) continue;
    repeated = 0;
    const marked = [greeting, ...blocks, signOff].join('\n\n');
    const email = {
      subjectLine: toSubject(pickOne(subjects, random) ?? ''),
      emailContent: context.isCalm ? marked.replaceAll('!', '.') : marked,
    };
    if (unheard < unheardMax && hearTone(email) !== tone && ++unheard % letThrough > 0) continue;
    yield email;
  }
}

/** Where a story is told, no fact of the same context is told beside it. */
function withStoryAlone(parts: Parts): Parts {
  const { story } = parts.context;
  return story ? { ...parts, context: { ...parts.context, proofs: [], aboutReader: story.news } } : parts;
}

/** Whether a text has most of the words by which an offer is called. */
function namesTopic(text: string, { main, topic }: Parts['offer']): boolean {
  const words = `${topic} ${main}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = text.toLowerCase();
  return (
    words.length > 0 && words.filter((word) => said.includes(word.slice(0, 6))).length / words.length > 0.7
  );
}

/** What opens a mail, and as what it stands before the offer. */
type Lead = { text: string; before: Before };

/** How a sentence on what is known of the reader can open the mail. */
function knownLeads(known: string, book: Phrasebook, fill: Speaker['fill']): Lead[] {
  return knownLines(book, known).flatMap((line) =>
    fill([line], { known, news: toNews(known) }).map((text) => ({
      text,
      // "Because you opened a depot, …" has said why the mail is written, and "That is why I am writing." too.
      before: /\bwrit(?:e|ing)\b(?!.*\{news)|^\{known\}.* a line\.$/.test(line)
        ? 'why'
        : /\{news\}|[Cc]ongrat/.test(line) || isCompliment(known)
          ? undefined
          : 'known',
    })),
  );
}

/** Why the mail is written where nothing is known of the reader: what may be so with the reader at present, or else what is so. */
function toGrounds(
  { situation, state }: Parts,
  { supposes, grounds }: Phrasebook,
  fill: Speaker['fill'],
): Lead[] {
  const lead = (lines: readonly Line[], more: Slots): Lead[] => {
    const toLeads = (some: readonly Line[], before: Before) =>
      fill(some, more).map((text): Lead => ({ text, before }));
    // What is offered is named at once where it has a name: "this" would be nothing yet.
    const naming = toLeads(lines.filter(namesOffer), 'pitch');
    return naming.length > 0
      ? naming
      : toLeads(
          lines.filter((line) => !namesOffer(line)),
          'why',
        );
  };
  const supposed = situation.flatMap((clause) => lead(supposes, { situation: clause }));
  return supposed.length > 0 || !state ? supposed : lead(grounds, { state });
}

/** Whether a line says what is offered. */
function namesOffer(line: Line): boolean {
  return line.includes('{ournp}');
}

/** The most words of a paragraph to which another is added. */
const paragraphWordsMax = 45;

/** Whether the reader is asked to come to something that has a date or a programme. */
function isInvitation(goal: Goal): boolean {
  return (
    goal.kind === 'action' &&
    /^(?:attend|come|join|register|sign up)\b.* (?:breakfast|briefing|conference|dinner|event|fair|lunch|meetup|open (?:day|evening|house)|panel|round ?table|seminar|session|summit|talk|tasting|webinar|workshop)\b/.test(
      goal.base,
    )
  );
}

/** `Two practitioners from furniture firms will share what worked`: who speaks there. */
const speaksThere =
  /^(?:(?:\d+|An?|Our|Several|Two|Three|Four|Five) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?: (?:at|from|of) [^,;:]{3,40}?)? will (?:be (?:presenting|sharing|speaking)|discuss|give|present|share|show|speak|talk|tell|walk)\b/u;

/** Whether a sentence tells of an event: `The speaker is …`, `Speakers include …`, `Places are limited to 25.` */
function isOfEvent(sentence: string): boolean {
  if (speaksThere.test(sentence) && !/^(?:I|It|They|We|You)\b/.test(sentence)) return true;
  return /^(?:Admission|Attendance|Participation|(?:(?:Confirmed )?[Aa]ttendees|Delegates|Participants) (?:also |each )?(?:are|come|get|include|leave|receive|will)|Panell?ists|Speakers|The (?:agenda|panell?ists|programme|speakers)\b|Entry|It (?:starts|takes place)|Places|Seats|Spaces|The (?:breakfast|briefing|conference|dinner|event|fair|host|lunch|meetup|moderator|open (?:day|evening|house)|panel|seminar|session|speaker|summit|talk|tasting|trainer|venue|webinar|workshop)s?|Tickets)\b/.test(
    sentence,
  );
}

/** Whether a sentence tells of the case study that is sent: `The case study covers …`, `One case study is about …`. */
function isOfCaseStudy(sentence: string): boolean {
  return /^(?:One|Our|The) case study\b/.test(sentence);
}

/** Whether a sentence gives days for what is asked: `The proposed dates are 12 or 19 June.` */
function proposesDay(sentence: string): boolean {
  return /^The (?:available|possible|proposed|suggested|viewing) (?:date|day|slot|time)s? (?:are|is)\b/.test(
    sentence,
  );
}

/** What the request before it has named: `The open house takes place on …` → `It takes place on …`, `One case study is about …` → `It is about …`. */
function toIt(sentence: string): string {
  return sentence.replace(
    /^(?:The open (?:day|evening|house) (?=takes place\b)|(?:One|The) case study (?=(?:covers|describes|is|shows)\b))/,
    'It ',
  );
}

/** The most words of one to which a stub is added. */
const withStubMax = 75;

/** What does not stand by itself: one short fact ("Photos are available."), or one on a thing named before. */
function isStub(text: string): boolean {
  return countWords(text) <= 12 || (/^(?:Both|It|These|They|This)\b/.test(text) && countWords(text) <= 20);
}

/** Adds a text to the last paragraph, or as one of its own where that would get long. */
function addTo(blocks: string[], text: string): void {
  const last = blocks.at(-1);
  const wordsMax = isStub(text) ? withStubMax : paragraphWordsMax;
  if (last !== undefined && countWords(`${last} ${text}`) <= wordsMax)
    blocks[blocks.length - 1] = `${last} ${text}`;
  else blocks.push(text);
}

type Frame = Phrasebook['frames'][number];

/** What a mail is made of: its blocks, what is known of the reader, what the context proves, how many further sentences of the offer. */
type Plan = { frame: Frame; known: string | undefined; proofs: readonly string[]; extrasMax: number };

/** What opens a mail where nothing is known of the reader. */
const leads: readonly Piece[] = ['why', 'question'];
/** What a mail that gets too long can do without. */
const spared: readonly Piece[] = [...leads, 'closer', 'bridge'];

function withoutPieces(frame: Frame, pieces: readonly Piece[]): Frame {
  return frame
    .map((block) => block.filter((piece) => !pieces.includes(piece)))
    .filter((block) => block.length > 0);
}

/** The mail without one of the pieces that it can do without; undefined where it has none. */
function withoutSpared(plan: Plan): Plan | undefined {
  const piece = spared.find((each) => plan.frame.flat().includes(each));
  return piece && { ...plan, frame: withoutPieces(plan.frame, [piece]) };
}

/** The mail with one thing less that it tells; undefined where it says no more than it has to. */
function toShorter(plan: Plan): Plan | undefined {
  // "We bring our own hoses" says less than what the offer goes on to say.
  const fewer = withoutWeakest(plan.proofs);
  if (plan.proofs.some((proof) => !fewer.includes(proof) && weighProof(proof) === 0))
    return { ...plan, proofs: fewer };
  if (plan.extrasMax > 1) return { ...plan, extrasMax: plan.extrasMax - 1 };
  if (plan.proofs.length > 0) return { ...plan, proofs: fewer };
  if (plan.known) return { ...plan, known: undefined };
  return plan.extrasMax > 0 ? { ...plan, extrasMax: 0 } : undefined;
}

/** What can mean what stands in the sentence before it. */
const leansOnLast =
  /^(?:Both|Each|It|Its|One|Otherwise|So|That|The (?:first|last|other|rest|second)|Their|These|They|This|Those)\b/;

/** Proofs without the one that says least, of those alike the last; none goes on which the next may lean. */
function withoutWeakest(proofs: readonly string[]): string[] {
  const weights = proofs.map((proof, at) =>
    leansOnLast.test(proofs[at + 1] ?? '') ? Number.POSITIVE_INFINITY : weighProof(proof),
  );
  const weakest = weights.lastIndexOf(Math.min(...weights));
  return proofs.filter((_, at) => at !== weakest);
}

/** Whether a piece says what is offered. */
function tellsOffer(piece: Piece): boolean {
  return piece === 'offer' || piece === 'pitch';
}

/** Whether a piece says why it is this reader. */
function isOfReader(piece: Piece | undefined): boolean {
  return piece === 'why' || piece === 'pitch';
}

/** What is known of the reader in a few words, after "because": `you opened a depot in May`. */
function toNews(known: string): string | undefined {
  if (isSeason(known)) return known.replace(/\.$/, '');
  return /^You(?:r|['’]re|['’]ve)? [^.?!]+\.$/.test(known) &&
    countWords(known) <= 16 &&
    !/, and your?\b/.test(known)
    ? decapitalise(known.slice(0, -1))
    : undefined;
}

/** What is pleasant to hear is no reason to write, and nothing follows from it. */
function isCompliment(known: string): boolean {
  return /^(?:Congratulations|Thank you)\b|^(?:I|We) (?:(?:just|really) )?(?:admire|enjoy|like|love)(?:d|ed)?\b|^I(?:'m| am) an? (?:\p{L}+ )?fan\b/u.test(
    known,
  );
}

/** What was given up is said plainly: nobody loves it, nor does it come at a good time. */
const isParting =
  /^You(?:['’]ve| have)? (?:also |just |recently )?(?:abandoned|called off|cancell?ed|discontinued|dropped|g[ai]ve(?:n)? up|left(?= (?:in|last|two|three|a (?:month|year)|us\b)|\.$)|paused|postponed|pulled out|quit|ran out|scrapped|stopped|switched (?:away )?from (?!.* to )|turned down|withdrew)\b/;

/** Lines that are glad of it, or sorry for the reader. */
const hasFeeling = /\blove that\b|\bhad to write\b|\bexcited\b|\bfull your days\b|\bon your plate\b/;

/** Lines after which there has to be work for the reader, or a change. */
const needsLoad = /\bfull your days\b|\bon your plate\b|\bwe can help\b|\bworth a (?:few minutes|look)\b/;

/** What is work or a burden, or where something grows or changes: `You operate 140 vans`, and not `You spoke at an HR fair`. */
const isLoad =
  /\b(?:about to|acquir\p{L}+|add(?:ed|ing)|advertis\p{L}+|become|bring\p{L}*|building|bu(?:il|ough)t|car(?:e|ing) for|chang\p{L}+|cover(?:s|ed)?|doubled|employ\p{L}*|expand\p{L}*|grew|grow\p{L}*|handl\p{L}+|ha(?:s|ve|d) (?:about |almost |around |just |more than |nearly |only |over )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|a (?:fleet|new|second|third))|hir(?:e|ing|ed)|hosts?|introduc\p{L}+|launch\p{L}*|look(?:ing)? (?:after|for)|makes?|manag\p{L}+|merg\p{L}+|migrat\p{L}+|mov(?:e|ed|ing)|new|open(?:ed|ing|s)?|operates?|organi[sz]e|plan(?:ned|ning|s)?|post(?:ed)? an? (?:job|role|vacancy)|prepar\p{L}+|process|promised|pledged|rais\p{L}+|rebuil\p{L}+|recruit\p{L}*|refurbish\p{L}*|replac\p{L}+|own(?:ed|s)?|rolling|r[au]ns?|sells?|serve[ds]?|shortages?|still|struggl\p{L}+|suppl(?:y|ies)|switch\p{L}*|teach(?:es)?|tender|took over|treats?|tripled|waiting|won)\b/u;

/** "I understand that" goes before what the reader did or has, and not before what the sender saw; who sent the sender is the reason to write. */
function knownLines({ knows: ofTone, congratulates }: Phrasebook, known: string): readonly Line[] {
  // "Our chair taught you": nobody has to see that.
  if (/^(?:I(?:'m| am) writing|My|Our)\b/.test(known) || isCompliment(known) || isParting.test(known))
    return ['{known}'];
  if (congratulates && isTriumph(known)) return congratulates;
  // "I noticed that you posted that …": she knows that one has read it.
  const isPublished =
    /^You (?:\p{L}+ )?(?:announced|asked|attended|cancell?ed|commented|downloaded|left|mentioned|paused|posted|requested|said|stopped|switched|wrote)\b|\. I was\b/u.test(
      known,
    );
  const isOurs = /^(?:I|We)\b|\b(?:me|my|our|us)\b/.test(known);
  // Nobody loves that somebody has 14 machines, or that a contract ends.
  const ends = /\b(?:ended|ends|expire[sd]?|runs? out)\b/.test(known);
  const isTime = isSeason(known);
  const lines = ofTone
    .filter((line) => (ends ? !hasFeeling.test(line) : tellsDeed(known) || !/\blove that\b/.test(line)))
    .filter((line) => (isTime ? line.includes('{news}') : isLoad.test(known) || !needsLoad.test(line)));
  const leadsIn = (line: Line) => /:lower|\{news\}/.test(line);
  // "You said that …, so I thought of you" goes on from it.
  const goesOn = (line: Line) => !line.includes(':lower') && !/(?:Because|Since) \{news\}/.test(line);
  if (isPublished || isOurs || isTime) return lines.filter(goesOn);
  // What the reader has is told as something seen: said outright, the reader is told what every day shows.
  const isState =
    /^You(?:r|(?:['’]re| are)? still|['’]re on| (?:are on|have|list|make|offer|run|sell|take on|use|work with))\b/.test(
      known,
    );
  return isState ? lines.filter(leadsIn) : lines;
}

function toSubject(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length <= subjectLineLengthMax
    ? line.join('')
    : line
        .slice(0, subjectLineLengthMax)
        .join('')
        .replace(/\s+\S*$/, '');
}

function greetingLines({ addressee }: Parts, tone: Tone): readonly Line[] {
  const { greetings } = phrasebook[tone];
  if (addressee.honorific && addressee.surname)
    return greetings.titled.filter((line) => !line.includes('{name}') || addressee.firstName);
  return addressee.firstName ? greetings.named : greetings.unnamed;
}
