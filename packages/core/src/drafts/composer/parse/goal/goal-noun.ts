import { decapitalise, toNounCore } from '../../text/grammar.ts';
import { findAct } from './acts.ts';
import { type Goal, toDeed } from './goal.ts';
import { eventPattern, findEvent, toEvent } from './goal-event.ts';
import { readFigures } from './goal-learn.ts';
import { readAppointment, readSpan } from './goal-meeting.ts';
import { readSendNoun } from './goal-send.ts';
import { flipSides } from './goal-sides.ts';
import {
  readAtTheirs,
  readDates,
  readGift,
  readLook,
  readPlaced,
  readTest,
  readThing,
} from './goal-thing.ts';

const reply: Goal = { kind: 'reply' };

/** A goal without a verb: what it names. */
export function readNoun(text: string, offer: string): Goal | undefined {
  const test = /^test drive\b/i.test(text) ? undefined : readTest(text);
  if (test) return test;
  // What comes next on the reader's side is no event of both: `next port call`.
  if (
    /^next (?!(?:week|month|quarter|season|semester|term|year)\b)\p{L}+ \p{L}+$/iu.test(text) &&
    eventPattern.test(text)
  )
    return reply;
  const agreement =
    /^(an? (?:\p{L}+ )?(?:agreement|partnership|cooperation)|an? joint (?!call\b|meeting\b|visit\b|webinar\b)\p{L}+(?: .{3,60})?)$/iu.exec(
      text,
    )?.[1];
  if (agreement) return { kind: 'event', phrase: `a short call about ${flipSides(decapitalise(agreement))}` };
  // "How many fleeces and what breed": the question itself.
  const asked =
    /^(?:how (?:far|long|many|much|often|soon)|what|when|where|which|whether|who) (?!.*\b(?:our|us|we)\b).{3,80}$/i.exec(
      text,
    )?.[0];
  if (asked) return { kind: 'question', phrase: decapitalise(flipSides(asked)) };
  // "Three pupils to interview": whom the sender would do something with.
  const [, whom = '', deed = '', then = ''] =
    /^((?:an?|one|two|three|four|five|\d+) (?:\p{L}+ ){1,3})to (\p{Ll}+)( .*)?$/u.exec(text) ?? [];
  if (whom && (deed === 'interview' || findAct(deed)?.is('serve')))
    return toDeed('let', `us ${deed} ${flipSides(whom.trim())}${then}`);
  // "First session free" is a free first session.
  const isFree = /(?<! for) free$/i.test(text) && !/^(?:your|their|one) /i.test(text);
  // "Quote after visit" is a quote, and so is a comparison quote; "a 5 kg sample for a pilot brew" is a sample.
  const head = toNounCore(text).at(-1) ?? '';
  const isQuote = /^(?:estimate|price|quotation|quote|samples?)$/i.test(head);
  return (
    readAppointment(text) ??
    readSpan(text, true) ??
    (findEvent(text) && !isQuote
      ? toEvent(isFree ? `free ${text.slice(0, -5).replace(/^an? /i, '')}` : text)
      : undefined) ??
    readLook(text) ??
    readFigures(text) ??
    readDates(text) ??
    readPlaced(text) ??
    readAtTheirs(text) ??
    (/\p{L}ed (?:for )?free\b/iu.test(text) ? readGift(text) : undefined) ??
    readSendNoun(text) ??
    readGift(text) ??
    readSpan(text) ??
    readThing(text, offer)
  );
}
