import { expect, test } from 'vitest';
import { HeldDeliveries } from './held-deliveries.ts';

const deliveries = (count: number, webhookId = 'whk_1') =>
  Array.from({ length: count }, (_, n) => ({ id: `dlv_${webhookId}_${n}`, webhookId }));

test('an attempt is waited for while all five of its endpoint are open, whatever others have', () => {
  const held = new HeldDeliveries();
  const [four, other] = [deliveries(4), deliveries(5, 'whk_2')];
  for (const delivery of [...four, ...other]) held.hold(delivery);
  expect([held.isWaitedFor('whk_1'), held.isWaitedFor('whk_2')]).toEqual([false, true]);
  held.letGo(other.slice(0, 1), []);
  expect(held.isWaitedFor('whk_2')).toBe(false);
  expect(held.ids()).toHaveLength(8);
});

test('an attempt is waited for while more of its endpoint was due at the last record: another worker may have the other four', () => {
  const held = new HeldDeliveries();
  const [one, two] = deliveries(2);
  if (!one || !two) throw new Error('there are two');
  held.hold(one);
  held.hold(two);
  held.letGo([one], ['whk_1']);
  expect(held.isWaitedFor('whk_1')).toBe(true);
  held.letGo([two], []);
  expect(held.isWaitedFor('whk_1')).toBe(false);
  expect(held.ids()).toEqual([]);
});
