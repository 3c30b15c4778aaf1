import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it.each([
  ['payroll, £4.20/payslip', 'payroll, £4.20 a payslip'],
  ['mole draining, £38/ac', 'mole draining, £38 an acre'],
  ['an app for £9/month', 'an app for £9/month'],
  ['hut hire, £450/day inc delivery 40 miles', 'hut hire, £450/day including delivery within 40 miles'],
  ['used oil pickup, pay 0.35/lb', 'used oil pickup, we pay 0.35/lb'],
  ['an app, pay £5 a month', 'an app, pay £5 a month'],
  ['craft cider, 20L bag-in-box, £48, 5.2%', 'craft cider in 20L bag-in-boxes, £48, 5.2% alcohol'],
  ['SOC2 prep fixed €9k', 'SOC2 prep at a fixed €9k'],
  ['savings account, 5.2%', 'savings account, 5.2%'],
  ['textile bank, emptied 2x week', 'textile bank, emptied twice a week'],
])('writes units and what is theirs in words: "%s"', (typed, told) => {
  expect(fillIn(typed)).toBe(told);
});
