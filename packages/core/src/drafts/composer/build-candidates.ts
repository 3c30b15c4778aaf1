import type { Email, Tone } from '../../evaluation/index.ts';
import { subjectLineLengthMax } from '../draft-request.ts';
import { composeSubjects } from './compose-subject.ts';
import { contract, expandContractions } from './contractions.ts';
import type { Parts } from './parts.ts';
import { phrasebook } from './phrases/phrasebook.ts';
import type { Line, Piece } from './phrases/types.ts';
import { pickOne, type Random } from './seed.ts';
import { fillLine, type Slots, toSingleSender, toSlots } from './slots.ts';
import { decapitalise } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';

/** Fewer words between greeting and sign-off give no reason to reply. */
const coreWordsMin = 27;

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

  const aims = fill(parts.aims).map((aim) => speak(decapitalise(aim)));
  const concerns = fill(parts.concerns).map(decapitalise);
  const wishes = parts.wish ? [parts.wish] : aims;
  /** Those lines of a pool that can be filled; which aim and which concern they name is decided when one is said. */
  const usable = (lines: readonly Line[], more: Slots = {}) =>
    lines.filter((line) => fill([line], { aim: wishes[0], concern: concerns[0], ...more }).length > 0);
  /** What one draft has named already, so that nothing is named twice. */
  const named = new Set<string>();
  const say = (lines: readonly Line[], more: Slots = {}) => {
    const fresh = lines.filter((line) => ![...named].some((slot) => line.includes(slot)));
    const line = pickOne(fresh, random) ?? '';
    for (const slot of ['{aim}', '{concern}']) if (line.includes(slot)) named.add(slot);
    return (
      fill([line], { aim: pickOne(wishes, random), concern: pickOne(concerns, random), ...more })[0] ?? ''
    );
  };

  const consequences = fill(parts.consequences).map(speak);
  const questions = fill(parts.questions);
  const truths = fill(parts.truths);
  const greetings = fill(greetingLines(parts, tone));
  const subjects = composeSubjects(parts, book.lowerSubject ?? false);
  const statements = offer.statements.map(speak);
  const extras = offer.extras.map(speak);
  const proofs = context.proofs.map(speak);
  // What is asked for at the end is not offered before.
  const asked = 'phrase' in goal ? goal.phrase : '';
  const forestalls = (line: Line) =>
    (/\b(?:quot|price|estimate|rate)/.test(asked) && /\b(?:quot|price|pay)/.test(line)) ||
    (goal.kind === 'send' && /\b(?:send|details|in writing|information|on request|read)\b/.test(line));
  // After the offer, its own gain would be no news.
  const bridges = usable(
    book.bridge.filter((line) => !forestalls(line)),
    { aim: aims[0] },
  );
  const pools = {
    why: usable(book.why),
    question: usable(book.question, { question: questions[0] }),
    truth: usable(book.truth, { truth: truths[0] }),
    ask: usable(book.ask[goal.kind]),
    // Yes or no is no answer to "tell me about your plans".
    closer: fill(book.closer.filter((line) => goal.kind !== 'question' || !/\b(?:no|not|yes)\b/i.test(line))),
  };
  // What the offer is for or what the reader would ask beats a line that would suit any offer.
  const reasons = [
    bridges.filter((line) => line.includes('{aim}')),
    bridges.filter((line) => line.includes('{concern}')),
    bridges.filter((line) => !/\{(?:aim|concern)\}/.test(line)),
  ].filter((lines) => lines.length > 0);

  const sayReason = (from: readonly (readonly Line[])[]) => {
    const fresh = from.filter((lines) => ![...named].some((slot) => lines[0]?.includes(slot)));
    return say(pickOne(fresh, random) ?? reasons.at(-1) ?? [], { aim: pickOne(aims, random) });
  };

  // A long phrase stands best at the end of its sentence.
  const isLong = countWords(offer.noun?.withOur ?? offer.noun?.withArticle ?? '') > 6;
  const hasColon = /:/.test(offer.noun?.withOur ?? offer.noun?.withArticle ?? '');
  const hasAbout = / about /.test(offer.noun?.withArticle ?? offer.noun?.withOur ?? '');
  const suitsLength = (line: Line) =>
    (!isLong || !/\{(?:anp|ournp)\},? \w/.test(line)) &&
    (!hasColon || !/:/.test(line)) &&
    // "We offer our dough": of what can only be "ours" something else is said.
    (!/^our\b/.test(slots.anp ?? '') || !line.includes('{anp}')) &&
    // "What we have is bags": one verb for two numbers.
    (slots.them === 'it' || !/^(?:What|My proposal)\b.* is \{anp\}/.test(line)) &&
    (!hasAbout || !/\babout\b/.test(line));
  // Who asks for something does not "offer" or "provide" it.
  const suitsRequest = (line: Line) =>
    parts.suitsUnit || !/\b(?:offer|offering|provide|alternative|answer)\b/i.test(line);
  const suitingNouns = book.nounOffer.filter(suitsLength);
  const nounLines = suitingNouns.some(suitsRequest) ? suitingNouns.filter(suitsRequest) : suitingNouns;

  /** What can be said of the offer, by the piece that it follows. */
  const offersAfter = (before: Piece | undefined) => {
    const follows: Slots = {
      asked: before === 'question' ? '' : undefined,
      led: before === 'question' || before === 'truth' ? '' : undefined,
    };
    return {
      nouns: fill(nounLines, follows),
      told: statements.flatMap((statement) => fill(book.offer, { ...follows, offer: statement })),
    };
  };
  const offers = {
    question: offersAfter('question'),
    truth: offersAfter('truth'),
    other: offersAfter(undefined),
  };

  let request = '';
  const plain: Partial<Record<Piece, readonly string[]>> = { question: questions, truth: truths };
  const write: Record<Piece, (before: Piece | undefined) => string> = {
    why: () => say(pools.why),
    question: () =>
      say(pools.question, { question: pickOne(questions, random) }) || (pickOne(questions, random) ?? ''),
    truth: () => say(pools.truth, { truth: pickOne(truths, random) }) || (pickOne(truths, random) ?? ''),
    offer: (before) => {
      const { nouns, told } = offers[before === 'question' || before === 'truth' ? before : 'other'];
      const asNoun = nouns.length > 0 && (told.length === 0 || random() < 0.4);
      const first = pickOne(asNoun ? nouns : told, random);
      return [
        first ?? statements[0] ?? `We offer ${offer.noun?.withArticle ?? offer.noun?.withOur ?? 'this'}.`,
        ...extras,
      ].join(' ');
    },
    bridge: () => {
      const follows =
        random() < (reasons.length > 1 ? 0.4 : 0.85) ? pickOne(consequences, random) : undefined;
      if (!follows) return sayReason(reasons.slice(0, 2));
      // "The result is clear: that makes …" would point back twice.
      const leadsUp = (line: Line) => /:lower|\} That /.test(line) && /^(?:that|so|it|this)\b/i.test(follows);
      const lines = book.consequence.filter((line) => !leadsUp(line));
      return pickOne(fill(lines, { consequence: follows }), random) ?? follows;
    },
    ask: () => request,
    closer: () => pickOne(pools.closer, random) ?? '',
  };

  const opening = context.aboutReader.map(speak);
  // A frame is used only where what it opens with can be filled.
  const opens = (piece: Piece | undefined) =>
    piece === 'why'
      ? pools.why.length > 0 || opening.length > 0
      : piece === 'truth'
        ? truths.length > 0
        : piece !== 'question' || pools.question.length > 0;
  const frames = book.frames.filter((frame) => opens(frame[0]?.[0]));
  // What the reader recognises comes before why it is this reader.
  const themed = frames.filter((frame) => frame[0]?.[0] !== 'why');
  let short = 0;
  for (;;) {
    const known = themed.length > 0 && random() < 0.6 ? themed : frames;
    const frame = pickOne(known.length > 0 ? known : book.frames, random) ?? [];
    const personal = pickOne(opening, random);
    const wordsMax = context.wordsMax ?? 105;
    let proofLeft = proofs[0];
    named.clear();
    request = say(pools.ask);
    const blocks: string[] = [];
    let before: Piece | undefined;
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
        said.push(
          alone ? write[piece](before) : (pickOne(plain[piece] ?? [], random) ?? write[piece](before)),
        );
        if (said.at(-1)) before = piece;
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
      const more = sayReason(reasons);
      const body = blocks.at(-2);
      if (more && body !== undefined && !body.includes(more)) blocks[blocks.length - 2] = `${body} ${more}`;
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
