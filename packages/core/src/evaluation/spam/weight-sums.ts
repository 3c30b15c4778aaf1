import { bucketCount, type MailBuckets } from './tokens.ts';

/** Sums of the weights of distinct buckets, and how many they are. */
export type Sums = { collected: number; sales: number; distinct: number };

/** Where each bucket was last met: a mark for each block of each mail, greater than those of all mails before. */
const lastMarks = new Int32Array(bucketCount);
let lastMark = 0;
const marksMax = 2 ** 30;

/** From so many blocks on a mail has stretches that say something else than the whole: 61 words. */
const blocksMin = 4;

/**
 * The sums of the whole mail and of every stretch of two blocks (40 words) with the subject, each bucket once, in one pass; no stretch of a
 * short mail. A stretch is the subject and both blocks less what the second has in common with the first.
 */
export function sumWeights(
  weights: Int8Array,
  { buckets, subjectEnd, blockEnds }: MailBuckets,
): { whole: Sums; stretches: Sums[] } {
  if (lastMark > marksMax) {
    lastMarks.fill(0);
    lastMark = 0;
  }
  const ofSubject = lastMark + 1;
  const sum = (from: number, end: number, mark: number) =>
    sumBlock(weights, buckets, { from, end, mark, ofSubject });
  const subject = sum(0, subjectEnd, ofSubject).fresh;
  // No block comes directly before the first one.
  let mark = ofSubject + 1;
  let whole = subject;
  const stretches: Sums[] = [];
  let previous: Sums | undefined;
  let from = subjectEnd;
  for (const end of blockEnds) {
    mark++;
    const { all, fresh, common } = sum(from, end, mark);
    whole = plus(whole, fresh);
    if (previous && blockEnds.length >= blocksMin)
      stretches.push(plus(plus(subject, previous), less(all, common)));
    previous = all;
    from = end;
  }
  lastMark = mark;
  return { whole, stretches };
}

/**
 * Sums of all buckets of a block but for the subject's, of those that occur in the mail for the first time, and of those that stand in the block
 * before as well. Plain numbers, as fields of an object took half as long again.
 */
function sumBlock(
  weights: Int8Array,
  buckets: Uint16Array,
  { from, end, mark, ofSubject }: { from: number; end: number; mark: number; ofSubject: number },
): { all: Sums; fresh: Sums; common: Sums } {
  const marks = lastMarks;
  let collected = 0;
  let sales = 0;
  let distinct = 0;
  let freshCollected = 0;
  let freshSales = 0;
  let freshDistinct = 0;
  let commonCollected = 0;
  let commonSales = 0;
  let commonDistinct = 0;
  for (let at = from; at < end; at++) {
    const bucket = buckets[at] as number;
    const met = marks[bucket] as number;
    if (met === mark || met === ofSubject) continue;
    marks[bucket] = mark;
    const first = weights[2 * bucket] as number;
    const second = weights[2 * bucket + 1] as number;
    collected += first;
    sales += second;
    distinct++;
    if (met < ofSubject) {
      freshCollected += first;
      freshSales += second;
      freshDistinct++;
    } else if (met === mark - 1) {
      commonCollected += first;
      commonSales += second;
      commonDistinct++;
    }
  }
  return {
    all: { collected, sales, distinct },
    fresh: { collected: freshCollected, sales: freshSales, distinct: freshDistinct },
    common: { collected: commonCollected, sales: commonSales, distinct: commonDistinct },
  };
}

function plus(one: Sums, other: Sums): Sums {
  return {
    collected: one.collected + other.collected,
    sales: one.sales + other.sales,
    distinct: one.distinct + other.distinct,
  };
}

function less(one: Sums, other: Sums): Sums {
  return {
    collected: one.collected - other.collected,
    sales: one.sales - other.sales,
    distinct: one.distinct - other.distinct,
  };
}
