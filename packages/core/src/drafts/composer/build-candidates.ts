import type { Email, Tone } from '../../evaluation/index.ts';
import { subjectLineLengthMax } from '../draft-request.ts';
import { composeSubjects } from './compose-subject.ts';
import { contract, expandContractions } from './contractions.ts';
import type { Parts } from './parts.ts';
import { phrasebook } from './phrases/phrasebook.ts';
import type { Line } from './phrases/types.ts';
import { type Random, shuffle } from './seed.ts';
import { capitalise } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';

/** Different drafts of one request, in an order that the seed decides. */
export function buildCandidates(parts: Parts, tone: Tone, random: Random, count: number): Email[] {
  const book = phrasebook[tone];
  const slots = toSlots(parts);
  const pick = (lines: readonly Line[]) =>
    shuffle(
      lines.map((line) => fillLine(line, slots)).filter((line) => line !== undefined),
      random,
    );
  const openers = pick(book.openers);
  const bridges = pick(book.bridges);
  const asks = pick(book.asks[parts.goal.kind]);
  const closers = pick(book.closers);
  const signOffs = pick(book.signOffs);
  const greetings = pick(greetingLines(parts, tone));
  const subjects = composeSubjects(parts, book.lowerSubject ?? false, random);
  const statements = shuffle(parts.offer.statements, random);
  const speak = (text: string) =>
    book.contractions === 'expand'
      ? expandContractions(text)
      : book.contractions === 'contract'
        ? contract(text)
        : text;
  const emails: Email[] = [];
  for (let index = 0; index < count; index++) {
    const at = <Item>(list: readonly Item[], step: number): Item | undefined =>
      list[Math.floor(index / step) % Math.max(list.length, 1)];
    const opener = at(openers, 1) ?? '';
    const bridge = at(bridges, 2) ?? '';
    const statement = (at(statements, 3) ?? []).map(speak).join(' ');
    const proof = parts.context.proofs.map(speak).slice(0, 1).join(' ');
    const ask = [at(asks, 1) ?? '', at(closers, 3) ?? ''].filter(Boolean).join(' ');
    const middle = [proof, bridge].filter(Boolean).join(' ');
    const blocks =
      countWords(statement) > 26
        ? [opener, statement, middle, ask]
        : [opener, [statement, middle].filter(Boolean).join(' '), ask];
    const signOff = [at(signOffs, 1) ?? 'Regards,', parts.context.signature].filter(Boolean).join('\n');
    emails.push({
      subjectLine: toSubject(at(subjects, 1) ?? 'A short question'),
      emailContent: [at(greetings, 1) ?? 'Hello,', ...blocks.filter(Boolean), signOff].join('\n\n'),
    });
  }
  return emails;
}

function toSubject(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return [...line].length <= subjectLineLengthMax
    ? line
    : `${[...line]
        .slice(0, subjectLineLengthMax - 1)
        .join('')
        .replace(/\s+\S*$/, '')}`;
}

type Slots = Record<string, string | undefined>;

function toSlots({ persona, offer, goal, context }: Parts): Slots {
  const when = goal.kind === 'event' && goal.when ? ` ${goal.when}` : '';
  return {
    name: context.recipient ?? persona.firstName,
    title:
      persona.honorific &&
      `${persona.honorific}${/^(?:Professor|Sir|Dame)$/.test(persona.honorific) ? '' : '.'}`,
    surname: persona.surname,
    topic: offer.topic === 'this' ? undefined : offer.topic,
    is: offer.topicPlural ? 'are' : 'is',
    does: offer.topicPlural ? 'do' : 'does',
    has: offer.topicPlural ? 'have' : 'has',
    it: offer.topicPlural ? 'they' : 'it',
    unit: persona.unit,
    role: persona.asRole,
    gain: offer.gain?.base,
    gaining: offer.gain && countWords(offer.gain.gerund) <= 9 ? offer.gain.gerund : undefined,
    object: goal.kind === 'event' ? goal.phrase + when : goal.kind === 'send' ? goal.phrase : undefined,
    do: goal.kind === 'action' ? goal.base : undefined,
    doing: goal.kind === 'action' ? goal.gerund : undefined,
    what: goal.kind === 'feedback' ? goal.phrase : undefined,
  };
}

function greetingLines({ persona, context }: Parts, tone: Tone): readonly Line[] {
  const { greetings } = phrasebook[tone];
  if (context.recipient) return greetings.named;
  if (persona.honorific && persona.surname)
    return greetings.titled.some((line) => !line.includes('{name}')) || persona.firstName
      ? greetings.titled
      : greetings.unnamed;
  return persona.firstName ? greetings.named : greetings.unnamed;
}

function fillLine(line: Line, slots: Slots): string | undefined {
  let complete = true;
  const filled = line.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) complete = false;
    return value ?? '';
  });
  if (!complete) return undefined;
  return filled
    .replace(/\s+([,.?!])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => capitalise(letter))
    .trim();
}
