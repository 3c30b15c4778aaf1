import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

function read(context: string, persona = 'Head of Learning at a bank') {
  return parseContext(context, { persona, who: parsePersona(persona), offer: 'Short lessons for employees' });
}

it('opens with nothing that the writer is not to lean on', () => {
  const notes = "- we run 4 courses\n- met her deputy (Tom?) at a fair in May, don't lean on it";
  expect(read(notes)).toMatchObject({ aboutReader: [], proofs: ['We run 4 courses.'] });
});

describe('what a note says to the writer beside a fact', () => {
  it.each([
    [
      'The bank launched a digital skills program in January, which is a nice hook.',
      'Your bank launched a digital skills program in January.',
    ],
    [
      'She spoke at the HR summit in May, that would make a great opening line.',
      'You spoke at the HR summit in May.',
    ],
    [
      'Her team published a podcast on learning in March, feel free to use that.',
      'Your team published a podcast on learning in March.',
    ],
    [
      "I know they say no unsolicited stuff but her note in issue 41 said 'send me rivers'.",
      "Your note in issue 41 said 'send me rivers'.",
    ],
  ])('is trimmed off the news: "%s"', (context, told) => {
    expect(read(context).aboutReader).toEqual([told]);
  });

  it.each([
    [
      'Our largest customer has 11,000 learners, which is our strongest selling point.',
      'Our largest customer has 11,000 learners.',
    ],
    [
      'I kinda want to mention we have a Spanish version now but without the whole story.',
      'We have a Spanish version now.',
    ],
    ['P.S. Our authors are former bank trainers.', 'Our authors are former bank trainers.'],
  ])('is trimmed off the fact: "%s"', (context, told) => {
    expect(read(context).proofs).toEqual([told]);
  });

  it.each([
    'Fee 4.5k total. dont mention.',
    "The pilot costs 900 euros. Please don't say that.",
    'We lost two clients last year. Not for the mail.',
    'Our setup fee is 300. Keep that quiet for now.',
    'no guilt trip. no joke.',
    'no shows!! thats the pain.',
    'She posted about it last month.',
  ])('keeps it quiet: "%s"', (context) => {
    expect(read(context)).toMatchObject({ proofs: [], aboutReader: [] });
  });
});

describe('who reads, called the reader or by a pronoun within', () => {
  it.each([
    [
      "The reader posted last week that they're hiring five more agents.",
      "You posted last week that you're hiring five more agents.",
    ],
    ["Reader's site was named Site of the Year.", 'Your site was named Site of the Year.'],
    [
      "He told a local paper he's rewriting his menu for spring.",
      "You told a local paper you're rewriting your menu for spring.",
    ],
    [
      'They posted four job openings in countries where they have no entity.',
      'You posted four job openings in countries where you have no entity.',
    ],
    [
      'We know from their status page that login servers were the bottleneck both times.',
      'We saw on your status page that login servers were the bottleneck both times.',
    ],
    [
      'My supervisor, Dr Wren Okafield, studied with him.',
      'My supervisor, Dr Wren Okafield, studied with you.',
    ],
    ['I saw her post about the 40-minute CI pipeline.', 'I saw your post about the 40-minute CI pipeline.'],
  ])('opens the mail: "%s"', (context, told) => {
    expect(read(context).aboutReader).toEqual([told]);
  });

  it.each([
    'The reader is busy and sceptical.',
    'The reader should feel respected.',
    'He gave £50 each time.',
    'day rate 620 but not in mail',
  ])('is told nothing of "%s"', (context) => {
    expect(read(context)).toMatchObject({ proofs: [], aboutReader: [] });
  });
});
