import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';
import { partOrder, withoutLeave } from './ordered-apart.ts';

function read(context: string) {
  const persona = 'Secretary of a bowls club';
  return parseContext(context, { persona, who: parsePersona(persona), offer: 'Mowing of bowling greens' });
}

describe('an order tied to a fact', () => {
  it.each([
    ['Every apprentice is paid, make sure that is clear.', 'Every apprentice is paid.'],
    ["It's not a sales call and we should say so up front.", 'This is not a sales call.'],
    ['The hut is step-free, and I want it mentioned because people always ask.', 'The hut is step-free.'],
    ['We only cut grass that is dry and that should be said openly.', 'We only cut grass that is dry.'],
    ['I used to be a greenkeeper myself, feel free to say so.', 'I used to be a greenkeeper myself.'],
    [
      "Our groundsman Bertil says the new mower gave him his Sundays back, he's happy to be quoted.",
      'Our groundsman Bertil says the new mower gave him his Sundays back.',
    ],
    [
      "The seed merchant is shutting on May 4, and that's the reason for writing now, though I'd rather not name them.",
      'The seed merchant is shutting on May 4, which is why I am writing now.',
    ],
    [
      'We have mown 40 greens, none of them for bowls, and I want to be open about that.',
      'We have mown 40 greens, none of them for bowls.',
    ],
    ['We mow by hand, and that needs to come across.', 'We mow by hand.'],
    [
      'I still work there two nights a week, and would prefer that the club did not appear in a mail.',
      'I still work there two nights a week.',
    ],
    [
      "It has one weak spot: the blade dulls on gravel. I'd rather be honest about that, he would find out anyway.",
      'It has one weak spot: the blade dulls on gravel.',
    ],
    [
      "The gate was left open. It was our mistake. I'd like to apologise without grovelling.",
      'It was our mistake. I am sorry about that.',
    ],
    [
      'In May we sent the invoice to the wrong club. That was our mistake. We want to apologise.',
      'In May we sent the invoice to the wrong club. That was our mistake. We are sorry about that.',
    ],
    ["We can't be the cheapest and shouldn't pretend to.", "We can't be the cheapest."],
    ['We were late and I want that said plainly, in one line, without excuses.', 'We were late.'],
    ["The plan can be sent on request, don't attach it.", 'The plan can be sent on request.'],
    [
      'Most of them hate email so please put the phone number in, 01632 960 145.',
      'The number to call is 01632 960 145.',
    ],
  ])('goes and the fact is told: "%s"', (context, told) => {
    expect(read(context).proofs.join(' ')).toBe(told);
  });

  it('goes from a note without a verb as well', () => {
    expect(partOrder('fee per green 40, can be said')).toEqual({
      note: 'fee per green 40',
      isOrdered: false,
    });
  });

  it('leaves what no order follows as it is', () => {
    expect(partOrder('We mow on Mondays, and the roller comes along.')).toBeUndefined();
    expect(partOrder('He lost the tender in June, so please do not mention it.')).toBeUndefined();
    expect(partOrder('They want that said.')).toBeUndefined();
  });
});

it.each([
  [
    "Two bakeries in Wigan cut their waste by half; they're happy to be described that way but not named.",
    'Two bakeries in Wigan cut their waste by half.',
  ],
  ["That pump is running hot, and I'd say that much to him plainly.", 'That pump is running hot.'],
  [
    'What I can say openly is that the green was relaid in March, and that the club paid for it.',
    'The green was relaid in March, and the club paid for it.',
  ],
  ['What we may safely mention is that two of them renewed.', 'Two of them renewed.'],
  ['It is public knowledge that the green floods.', 'The green floods.'],
  ['What I can do is mow on Sundays.', 'What I can do is mow on Sundays.'],
])('tells what may be told, without the leave: "%s"', (note, told) => {
  expect(withoutLeave(note)).toBe(told);
});
