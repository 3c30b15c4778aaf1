import type { Email, Tone } from '../../evaluation/index.ts';
import { subjectLineLengthMax } from '../draft-request.ts';
import { composeSubjects } from './compose-subject.ts';
import { contract, expandContractions } from './contractions.ts';
import type { Parts } from './parts.ts';
import { phrasebook } from './phrases/phrasebook.ts';
import type { Line, Piece } from './phrases/types.ts';
import { pickOne, type Random } from './seed.ts';
import { fillLine, type Slots, toSingleSender, toSlots } from './slots.ts';
import { countWords } from './text/tidy.ts';

/** Fewer words between greeting and sign-off give no reason to reply. */
const coreWordsMin = 27;

/** `We fix bikes`, and not `I was a detective`. */
const saysDeed =
  /^(?:We|I) (?!(?:are|am|was|were|have|had|need|want|would|can|could|will|know|hope)\b)\p{Ll}/u;

/** Different drafts of one request, in an order that the seed decides. Made one at a time, as they are asked for. */
export function* buildCandidates(parts: Parts, tone: Tone, random: Random): Generator<Email> {
  const book = phrasebook[tone];
  const { offer, goal, context, persona } = parts;
  const slots = toSlots(parts);
  // "Shall we" speaks of reader and sender together, however many the senders are.
  const ours = (line: Line) =>
    offer.single && !/\b(?:shall|can|could|should|may|might) we\b/i.test(line) ? toSingleSender(line) : line;
  const speak = (text: string) =>
    book.contractions === 'expand'
      ? expandContractions(text)
      : book.contractions === 'contract'
        ? contract(text)
        : text;
  const fill = (lines: readonly Line[], more: Slots = {}) =>
    lines.map((line) => fillLine(ours(line), { ...slots, ...more })).filter((line) => line !== undefined);

  const consequences = fill(parts.consequences).map(speak);
  const questions = fill(parts.questions);
  const truths = fill(parts.truths);
  const greetings = fill(greetingLines(parts, tone));
  const subjects = composeSubjects(parts, book.lowerSubject ?? false);
  const statements = offer.statements.map(speak);
  const extras = offer.extras.map(speak);
  // "Here's what we do" leads up to what somebody does.
  const leads = book.offer.filter(
    (line) => !/\bwe (?:do|love)\b/.test(line) || saysDeed.test(statements[0] ?? ''),
  );
  const proofs = context.proofs.map(speak);
  // What is asked for at the end is not offered before.
  const asked = 'phrase' in goal ? goal.phrase : '';
  const forestalls = (line: Line) =>
    (/\b(?:quot|price|estimate|rate)/.test(asked) && /\b(?:quot|price|pay)/.test(line)) ||
    (goal.kind === 'send' && /\b(?:send|details|in writing|information|on request|read)\b/.test(line));
  const pools = {
    why: fill(book.why),
    bridge: fill(book.bridge.filter((line) => !forestalls(line))),
    ask: fill(book.ask[goal.kind]),
    // Yes or no is no answer to "tell me about your plans".
    closer: fill(book.closer.filter((line) => goal.kind !== 'question' || !/\b(?:no|not|yes)\b/i.test(line))),
  };

  // A long phrase stands best at the end of its sentence.
  const isLong = countWords(offer.noun?.withOur ?? offer.noun?.withArticle ?? '') > 6;
  const hasColon = /:/.test(offer.noun?.withOur ?? offer.noun?.withArticle ?? '');
  const hasAbout = / about /.test(offer.noun?.withArticle ?? offer.noun?.withOur ?? '');
  const suitsLength = (line: Line) =>
    (!isLong || !/\{(?:anp|ournp)\},? \w/.test(line)) &&
    (!hasColon || !/:/.test(line)) &&
    // "What we have is bags": one verb for two numbers.
    (slots.them === 'it' || !/^(?:What|My proposal)\b.* is \{anp\}/.test(line)) &&
    (!hasAbout || !/\babout\b/.test(line));

  // Who asks for something does not "offer" or "provide" it.
  const nounOffers = () => {
    const all = fill(book.nounOffer.filter(suitsLength));
    const plain = all.filter((line) => !/\b(?:offer|offering|provide|alternative|answer)\b/i.test(line));
    return parts.suitsUnit || plain.length === 0 ? all : plain;
  };

  const plain: Partial<Record<Piece, readonly string[]>> = { question: questions, truth: truths };
  const write: Record<Piece, () => string> = {
    why: () => pickOne(pools.why, random) ?? '',
    question: () =>
      pickOne(
        fill([pickOne(book.question, random) ?? ''], { question: pickOne(questions, random) }),
        random,
      ) ??
      pickOne(questions, random) ??
      '',
    truth: () =>
      pickOne(fill([pickOne(book.truth, random) ?? ''], { truth: pickOne(truths, random) }), random) ??
      pickOne(truths, random) ??
      '',
    offer: () => {
      const asNoun = offer.noun && (statements.length === 0 || random() < 0.4);
      const first = asNoun
        ? pickOne(nounOffers(), random)
        : pickOne(fill([pickOne(leads, random) ?? ''], { offer: pickOne(statements, random) }), random);
      return [
        first ?? statements[0] ?? `We offer ${offer.noun?.withArticle ?? offer.noun?.withOur ?? 'this'}.`,
        ...extras,
      ].join(' ');
    },
    // What follows from the offer itself beats a line that would suit any offer.
    bridge: () => {
      const follows = random() < 0.85 ? pickOne(consequences, random) : undefined;
      if (!follows) return pickOne(pools.bridge, random) ?? '';
      // "The result is clear: that makes …" would point back twice.
      const leadsUp = (line: Line) => /:lower|\} That /.test(line) && /^(?:that|so|it|this)\b/i.test(follows);
      const lines = book.consequence.filter((line) => !leadsUp(line));
      return pickOne(fill(lines, { consequence: follows }), random) ?? follows;
    },
    ask: () => pickOne(pools.ask, random) ?? '',
    closer: () => pickOne(pools.closer, random) ?? '',
  };

  const opening = context.aboutReader.map(speak);
  // A frame is used only where what it opens with can be filled.
  const opens = (piece: Piece | undefined) =>
    piece === 'why'
      ? pools.why.length > 0 || opening.length > 0
      : piece === 'truth'
        ? truths.length > 0
        : piece !== 'question' || questions.length > 0;
  const frames = book.frames.filter((frame) => opens(frame[0]?.[0]));
  let short = 0;
  for (;;) {
    const frame = pickOne(frames.length > 0 ? frames : book.frames, random) ?? [];
    const personal = pickOne(opening, random);
    const wordsMax = context.wordsMax ?? 105;
    let proofLeft = proofs[0];
    const blocks: string[] = [];
    for (const [index, pieces] of frame.entries()) {
      const said: string[] = [];
      for (const piece of pieces) {
        // What is known of the reader stands in for the lines that only lead up to the offer.
        if (personal && piece === 'why') continue;
        if (piece === 'why' && !persona.duty) continue;
        if (proofLeft && piece === 'bridge') {
          said.push(proofLeft);
          proofLeft = undefined;
          continue;
        }
        // A remark on a question or a truth would part it from the one that goes on from it.
        const alone = pieces.every((other) => other === piece || (other !== 'why' && !plain[other]));
        said.push(alone ? write[piece]() : (pickOne(plain[piece] ?? [], random) ?? write[piece]()));
        if (
          piece === 'offer' &&
          proofLeft &&
          countWords(said.join(' ')) < 45 &&
          !frame.flat().includes('bridge')
        ) {
          said.push(proofLeft);
          proofLeft = undefined;
        }
      }
      if (index === 0 && personal)
        said.unshift(pickOne(fill(book.knows, { known: personal }), random) ?? personal);
      const block = said.filter(Boolean).join(' ');
      if (block) blocks.push(block);
    }
    const name = context.signature ?? offer.signature;
    const signOff = `${pickOne(book.signOffs, random) ?? 'Regards,'}${name ? `\n${name}` : ''}`;
    const greeting = pickOne(greetings, random) ?? 'Hello,';
    while (countWords(blocks.join(' ')) > wordsMax && blocks.length > 2) blocks.shift();
    // Too little to give a reason: another frame says more.
    if (countWords(blocks.join(' ')) < coreWordsMin) {
      if (short++ < 20) continue;
      const more = pickOne(pools.bridge, random);
      const before = blocks.at(-2);
      if (more && before !== undefined && !before.includes(more))
        blocks[blocks.length - 2] = `${before} ${more}`;
    }
    yield {
      subjectLine: toSubject(pickOne(subjects, random) ?? ''),
      emailContent: [greeting, ...blocks, signOff].join('\n\n'),
    };
  }
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

function greetingLines({ persona, context }: Parts, tone: Tone): readonly Line[] {
  const { greetings } = phrasebook[tone];
  if (context.recipient) return greetings.named;
  if (persona.honorific && persona.surname)
    return greetings.titled.filter((line) => !line.includes('{name}') || persona.firstName);
  return persona.firstName ? greetings.named : greetings.unnamed;
}
