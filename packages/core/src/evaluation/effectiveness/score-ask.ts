import { excerptOf } from '../text/excerpt.ts';
import type { EmailText } from '../text/read-email.ts';
import { type Ask, findAsks } from './asks.ts';
import type { Lose } from './loss.ts';

const askPoints = 20;
const countPoints = [0, 10, 7, 3] as const;
const easePoints = { easy: 6, offer: 6, question: 5, statement: 3 } as const;

/** Takes what a missing, second, buried or heavy request costs; returns how many requests there are. */
export function scoreAsk(email: EmailText, lose: Lose): number {
  const asks = findAsks(email);
  const best = easiest(asks);
  if (!best) {
    lose({
      criterion: 'ask',
      points: askPoints,
      message: 'The email asks for nothing.',
      suggestion: 'End with one question that is easy to say yes to.',
    });
    return 0;
  }
  const last = asks.at(-1) ?? best;
  const late = last.index >= email.sentences.length - 2;
  const heavy = asks.some((ask) => ask.heavy);
  const points = (countPoints[asks.length] ?? 1) + (late ? 4 : 0) + easePoints[best.kind] - (heavy ? 4 : 0);
  if (points >= askPoints) return asks.length;
  lose({
    criterion: 'ask',
    points: askPoints - Math.max(0, points),
    message: messageFor(asks.length, heavy, late),
    suggestion:
      heavy || asks.length > 1
        ? 'Keep the one request that matters and make it small.'
        : 'Put it last, as a question about interest rather than about time.',
    excerpt: excerptOf(email.body, last.sentence.start, last.sentence.end),
  });
  return asks.length;
}

function easiest(asks: readonly Ask[]): Ask | undefined {
  return asks.reduce<Ask | undefined>(
    (best, ask) => (best && easePoints[best.kind] >= easePoints[ask.kind] ? best : ask),
    undefined,
  );
}

function messageFor(count: number, heavy: boolean, late: boolean): string {
  if (count > 1) return `The email makes ${count} requests.`;
  if (heavy) return 'The request asks for a lot of the reader at once.';
  return late ? 'The request could be easier to answer.' : 'The request is buried in the middle.';
}
