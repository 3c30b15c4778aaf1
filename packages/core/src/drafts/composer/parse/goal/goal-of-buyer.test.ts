import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

describe('what somebody who buys asks for', () => {
  const brewery = 'we are a growing craft brewery that plans to buy four fermenters this autumn.';

  it.each([
    [brewery, 'Request a quote and lead times', 'send us a quote and your lead times'],
    [brewery, 'ask for two estimates', 'send us two estimates'],
    [brewery, 'request a catalogue', 'send us your catalogue'],
    [
      'we need 300 custom tote bags by june.',
      'ask about availability and pricing',
      'tell us your availability and pricing',
    ],
    [
      'we are a café looking for a new supplier of oat milk.',
      'Get their price list',
      'send us your price list',
    ],
    [
      'our shop wants to stock your candles.',
      'request samples and MOQ',
      'send us some samples and your minimum order quantity',
    ],
    [
      'we are opening a hotel and need 120 mattresses.',
      'get a quote with delivery dates',
      'send us a quote with delivery dates',
    ],
    [
      'we are a bakery that uses 2 tonnes of flour a week.',
      'ask for their price per tonne and lead time',
      'tell us your price per tonne and your lead time',
    ],
  ])("is the reader's to send or tell: %s %s", (offer, goal, base) => {
    expect(parseGoal(goal, offer)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['our quoting software for job shops', 'Request a quote'],
    ['we are looking for distributors in spain.', 'Request a quote'],
    ['our pastry chef looking for a new kitchen', 'ask for a quote'],
    ['i am a pastry chef looking for a new kitchen.', 'ask for a quote'],
  ])('is not what a seller is asked for: %s %s', (offer, goal) => {
    expect(parseGoal(goal, offer)).toEqual({ kind: 'send', phrase: 'a quote' });
  });
});
