import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

it.each([
  ['NOT dishwasher safe!! hand wash only, be honest', 'It is not dishwasher safe. It is hand wash only.'],
  ['NOT for roofs over 30 degrees, be upfront', 'It is not for roofs over 30 degrees.'],
  ['contains nuts, so be clear about that', 'It contains nuts.'],
  ['no returns after 30 days, be open', 'There are no returns after 30 days.'],
  ['not available august - be upfront', 'It is not available in August.'],
  ['her boss is slow, be honest', ''],
  ['be honest', ''],
])('owns up to what an order to be honest stands behind: "%s"', (notes, told) => {
  expect(parseContext(notes, { persona: 'florist', offer: 'printed wrap' }).proofs.join(' ')).toBe(told);
});
