import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

/** Batches whose sending is answered by hand: what was sent so far, and how to answer the oldest that is open. */
function makeBatches(options: { batchesMax?: number; itemsMax?: number } = {}) {
  const sent: (readonly string[])[] = [];
  const alones: string[] = [];
  const open: { items: readonly string[]; settle(error?: Error): void }[] = [];
  const client = {};
  const addTo = createBatches<object, string, string>({
    batchesMax: 2,
    itemsMax: 3,
    mayRetryAlone: (error) => (error as Error).message !== 'outage',
    send: (_client, items, { alone }) => {
      if (alone) alones.push(...items);
      sent.push(items);
      return new Promise((resolve, reject) => {
        open.push({
          items,
          settle: (error) => (error ? reject(error) : resolve(items.map((item) => `${item}!`))),
        });
      });
    },
    ...options,
  });
  const settle = async (error?: Error) => {
    open.shift()?.settle(error);
    // What follows from an answer happens before the next turn.
    await new Promise((resolve) => setImmediate(resolve));
  };
  const add = (item: string, to: object = client) => addTo(to, item);
  return { add, settle, sent, alones };
}

test('what comes while little is under way goes at once and alone', async () => {
  const { add, settle, sent } = makeBatches();
  const answers = [add('a'), add('b')];
  expect(sent).toEqual([['a'], ['b']]);
  await settle();
  await settle();
  expect(await Promise.all(answers)).toEqual(['a!', 'b!']);
});

test('what comes meanwhile goes together, in its order and up to the most that one takes, and each has its own answer', async () => {
  const { add, settle, sent } = makeBatches({ batchesMax: 1 });
  const answers = ['a', 'b', 'c', 'd', 'e'].map((item) => add(item));
  expect(sent).toEqual([['a']]);
  await settle();
  expect(sent).toEqual([['a'], ['b', 'c', 'd']]);
  await settle();
  await settle();
  expect(sent).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
});

test('items that were refused together are tried alone, so that only the bad one fails', async () => {
  const { add, settle, sent, alones } = makeBatches({ batchesMax: 1 });
  const answers = Promise.allSettled(['first', 'good', 'bad'].map((item) => add(item)));
  await settle();
  await settle(new Error('one of them is bad'));
  expect(sent.slice(2)).toEqual([['good'], ['bad']]);
  expect(alones).toEqual(['good', 'bad']);
  await settle();
  await settle(new Error('this is bad'));
  expect(await answers).toMatchObject([{ value: 'first!' }, { value: 'good!' }, { status: 'rejected' }]);
});

test('an item that went by itself may be tried alone as well, and only once', async () => {
  const { add, settle, sent, alones } = makeBatches();
  const answer = Promise.allSettled([add('a')]);
  await settle(new Error('not while others wait'));
  expect(alones).toEqual(['a']);
  await settle(new Error('not at all'));
  expect(await answer).toMatchObject([{ status: 'rejected', reason: { message: 'not at all' } }]);
  expect(sent).toEqual([['a'], ['a']]);
});

test('one client’s batches do not wait for another’s', () => {
  const { add, sent } = makeBatches({ batchesMax: 1 });
  void add('a');
  void add('b');
  void add('c', {});
  expect(sent).toEqual([['a'], ['c']]);
});

test('what comes next does not wait for items that are tried alone', async () => {
  const { add, settle, sent } = makeBatches({ batchesMax: 1, itemsMax: 2 });
  const answers = Promise.allSettled(['first', 'b', 'c', 'next'].map((item) => add(item)));
  await settle();
  await settle(new Error('one of them is bad'));
  expect(sent.slice(2)).toEqual([['b'], ['c'], ['next']]);
  for (let open = 0; open < 3; open++) await settle();
  expect((await answers).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
});

test('an outage is everybody’s, is not asked about again, and does not hold up what comes next', async () => {
  const { add, settle, sent } = makeBatches({ batchesMax: 1 });
  const answers = Promise.allSettled(['first', 'b', 'c'].map((item) => add(item)));
  await settle();
  await settle(new Error('outage'));
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const next = add('d');
  expect(sent).toEqual([['first'], ['b', 'c'], ['d']]);
  await settle();
  expect(await next).toBe('d!');
});
