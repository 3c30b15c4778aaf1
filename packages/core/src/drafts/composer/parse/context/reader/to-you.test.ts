import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { type Reader, toOurs, toReferral, toYou } from './to-you.ts';

const reader: Reader = {
  names: ['Nadia', 'Brandt'],
  firms: ['Northline'],
  words: 'publisher and head of sales at northline, a bakery',
};

describe('toYou', () => {
  it.each([
    [
      'Nadia posted in May that one of their vans had to be towed',
      'You posted in May that one of your vans had to be towed.',
    ],
    ['Nadia Brandt said that she has five ovens', 'You said that you have five ovens.'],
    [
      "Nadia spoke at the Ghent Bread Days in May and said that the hardest thing about nights is finding bakers who don't leave",
      "You spoke at the Ghent Bread Days in May and said that the hardest thing about nights is finding bakers who don't leave.",
    ],
    ["Nadia's team runs two sites", 'Your team runs two sites.'],
    ['The publisher, Nadia Brandt, wrote an editorial in June', 'You wrote an editorial in June.'],
    ['He or she spoke on a panel in November', 'You spoke on a panel in November.'],
    ["The reader's shop moved to Leith", 'Your shop moved to Leith.'],
    ['This bakery opens at six', 'Your bakery opens at six.'],
    ['He was recently promoted to this role', 'You were recently promoted to your role.'],
    ['They just closed a $40M Series C', 'You just closed a $40M Series C.'],
    ['They closed a deal with Maersk in May', 'You closed a deal with Maersk in May.'],
    ['They just closed their acquisition of Talbot', 'You just closed your acquisition of Talbot.'],
    ['They closed on a new building in Reno', 'You closed on a new building in Reno.'],
    [
      'They have had 23 open roles since May, nine of them in the ICU',
      'You have had 23 open roles since May, nine of them in the ICU.',
    ],
    ['They have had 23 open roles on their careers page', 'You have had 23 open roles on your careers page.'],
    ['Nadia said on a panel she only backs bakers', 'You said on a panel you only back bakers.'],
    [
      'She has the best rye in town and knows every miller',
      'You have the best rye in town and know every miller.',
    ],
    ['He told me he throws out 400 loaves and hates it', 'You told me you throw out 400 loaves and hate it.'],
    ['She asked us to send her something on ovens', 'You asked us to send you something on ovens.'],
    ['Their customers pay after 90 days', 'Your customers pay after 90 days.'],
    [
      'Her new permanent exhibition on the river trade opens in March',
      'Your new permanent exhibition on the river trade opens in March.',
    ],
    [
      "The bakery's annual report promises to halve waste by 2027",
      "Your bakery's annual report promises to halve waste by 2027.",
    ],
    ['Lease of the bakery ends in summer', 'Your lease ends in summer.'],
    ['They have SOC 2 audit in six weeks', 'You have a SOC 2 audit in six weeks.'],
    ['They have just opened a depot', 'You have just opened a depot.'],
    ['Their company plans depot in Hull', 'Your company plans a depot in Hull.'],
    ['City awarded them the night lines in May', 'The city awarded you the night lines in May.'],
    ['Their Series B closed in March', 'Your Series B closed in March.'],
  ])('turns "%s" towards the reader', (sentence, told) => {
    expect(toYou(sentence, reader)).toBe(told);
  });

  it.each([
    ['a colleague may be meant', 'Nadia said that her boss told her so'],
    ['a neighbour may be meant', 'Her neighbour gave me her email and said that I could use her name'],
    ['it is unkind', 'They closed two sites in May'],
    ['whose something is, is not certain', 'She said that the old leaflets have had their day'],
    ['it was said in confidence', 'She told me in confidence that they may merge'],
    ['it is a lack of theirs', 'Her site is not mobile friendly'],
    ['it is no sentence', 'Their guidelines: care comes to people'],
    ['a note hangs on it', 'Nadia published a post: would use voices only with leave'],
    ['it is about a name', 'Her name is Nadia'],
    ['nobody knows who is meant', 'Paula runs two sites'],
    ['the noun is not in the persona', 'This library mentions its volumes'],
    ['it is a step of how something works', 'bakery sets rules'],
    ['what they do was said before', 'They usually do it by phone late at night'],
  ])('is silent where %s', (_, sentence) => {
    expect(toYou(sentence, reader)).toBeUndefined();
  });
});

describe('toOurs', () => {
  it.each([
    ['I own two of her jugs and use them daily', 'I own two of your jugs and use them daily.'],
    [
      'I called their night line on Sunday and waited for half an hour',
      'I called your night line on Sunday and waited for half an hour.',
    ],
    [
      'We visited the bakery in June and noticed the oven',
      'We visited your bakery in June and noticed the oven.',
    ],
    ['I found Nadia through a post she wrote', 'I found you through a post you wrote.'],
    ["We met Nadia's colleague Paula Reyes in February", 'We met your colleague Paula Reyes in February.'],
    [
      'I loved their shop in Leith, the way the oven stands in the window',
      'I loved your shop in Leith, especially the way the oven stands in the window.',
    ],
    ["We saw the reader's bakery has two ovens", 'We saw your bakery has two ovens.'],
    ['I saw her talk at the fair', 'I saw your talk at the fair.'],
    [
      "We noticed that the reader's bakery moved, as their owner said",
      'We noticed that your bakery moved, as your owner said.',
    ],
  ])('turns "%s" towards the reader', (sentence, told) => {
    expect(toOurs(sentence, reader)).toBe(told);
  });

  it.each(['We built it for her firm', 'We met a customer and read their report', 'I saw a talk'])(
    'is silent on "%s"',
    (sentence) => {
      expect(toOurs(sentence, reader)).toBeUndefined();
    },
  );
});

it('says no more of a patron than that the sender may name her', () => {
  expect(
    toReferral('We were recommended by Helen Marsh at Marsh Tully, who said I could mention her name'),
  ).toBe('Helen Marsh at Marsh Tully recommended us and said that I could mention her name.');
});

it('reads a clause on the patron that names the reader as said to the reader', () => {
  const { aboutReader } = parseContext(
    'We were referred by Alice Romano, who studied with Peter in Delft and is fine with being named.',
    { persona: 'Peter Nolan, plant manager at Brook Dairies' },
  );
  expect(aboutReader).toEqual([
    'I am writing at the suggestion of Alice Romano, who studied with you in Delft and is fine with being named.',
  ]);
});
