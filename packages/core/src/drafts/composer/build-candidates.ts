import type { Email, Tone } from '../../evaluation/index.ts';
import { subjectLineLengthMax } from '../draft-request.ts';
import { composeSubjects } from './compose-subject.ts';
import { createSpeaker } from './create-speaker.ts';
import { createWriters } from './create-writers.ts';
import type { Parts } from './parts.ts';
import { phrasebook } from './phrases/phrasebook.ts';
import type { Line, Piece } from './phrases/types.ts';
import { pickOne, type Random } from './seed.ts';
import { countWords } from './text/tidy.ts';

/** Fewer words between greeting and sign-off give no reason to reply. */
const coreWordsMin = 27;

/** Different drafts of one request, in an order that the seed decides. Made one at a time, as they are asked for. */
export function* buildCandidates(parts: Parts, tone: Tone, random: Random): Generator<Email> {
  const book = phrasebook[tone];
  const { offer, context, persona } = parts;
  const speaker = createSpeaker(parts, book, random);
  const { speak, fill } = speaker;
  const { write, plain, sayReason, startDraft, can } = createWriters(parts, book, speaker, random);
  const opening = context.aboutReader.map(speak);
  const greetings = fill(greetingLines(parts, tone));
  const subjects = composeSubjects(parts, book.lowerSubject ?? false);
  const proof = context.proofs.map(speak).join(' ');
  // A frame is used only where what it opens with can be filled.
  const opens = (piece: Piece | undefined) =>
    piece === undefined || can(piece) || (isOfReader(piece) && opening.length > 0);
  const frames = book.frames.filter((frame) => opens(frame[0]?.[0]));
  // What the reader recognises comes before why it is this reader.
  const themed = frames.filter((frame) => !isOfReader(frame[0]?.[0]));
  let short = 0;
  for (;;) {
    const known = themed.length > 0 && random() < 0.6 ? themed : frames;
    const frame = pickOne(known.length > 0 ? known : book.frames, random) ?? [];
    const personal = pickOne(opening, random);
    const wordsMax = context.wordsMax ?? 105;
    let proofLeft = proof;
    startDraft();
    const blocks: string[] = [];
    let before: Piece | undefined;
    for (const [index, pieces] of frame.entries()) {
      const said: string[] = [];
      for (const one of pieces) {
        // What is known of the reader stands in for why it is this reader.
        const piece = one === 'pitch' && (personal || !can('pitch')) ? 'offer' : one;
        if (piece === 'why' && (personal || !persona.duty)) continue;
        if (proofLeft && piece === 'bridge') {
          said.push(proofLeft);
          proofLeft = '';
          continue;
        }
        // A remark on a question or a truth would part it from the one that goes on from it.
        const alone = pieces.every((other) => other === piece || (other !== 'why' && !plain[other]));
        said.push(
          alone ? write[piece](before) : (pickOne(plain[piece] ?? [], random) ?? write[piece](before)),
        );
        if (said.at(-1)) before = piece;
        if (
          (piece === 'offer' || piece === 'pitch') &&
          proofLeft &&
          countWords(said.join(' ')) < 45 &&
          !frame.flat().includes('bridge')
        ) {
          said.push(proofLeft);
          proofLeft = '';
        }
      }
      if (index === 0 && personal)
        said.unshift(
          pickOne(fill(knownLines(book.knows, personal), { known: personal }), random) ?? personal,
        );
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
      const more = sayReason(true);
      const body = blocks.at(-2);
      if (more && body !== undefined && !body.includes(more)) blocks[blocks.length - 2] = `${body} ${more}`;
    }
    yield {
      subjectLine: toSubject(pickOne(subjects, random) ?? ''),
      emailContent: [greeting, ...blocks, signOff].join('\n\n'),
    };
  }
}

/** Whether a piece says why it is this reader. */
function isOfReader(piece: Piece | undefined): boolean {
  return piece === 'why' || piece === 'pitch';
}

/** "I understand that" goes before what the reader did or has, and not before what the sender saw. */
function knownLines(lines: readonly Line[], known: string): readonly Line[] {
  return /^(?:I|We)\b/.test(known) ? lines.filter((line) => !line.includes(':lower')) : lines;
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
