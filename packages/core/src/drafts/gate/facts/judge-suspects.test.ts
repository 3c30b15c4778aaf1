import { describe, expect, it } from 'vitest';
import { checkDraft } from '../check-draft.ts';
import { findInventionsAmong } from './judge-suspects.ts';
import { Facts, readSuspects } from './read-facts.ts';
import { isCertain } from './suspect.ts';

const brief = {
  persona: 'Operations manager of a laundry',
  offer: 'Folding machines, installed in 4 days',
  goal: 'a visit',
};

const found = (scene: string, pitch: string, ask: string) =>
  checkDraft(
    {
      subjectLine: 'Folding machines',
      emailContent: `Hello,\n\n${scene}\n\nOur folding machines are installed in four days. ${pitch}\n\nWould a visit suit you? ${ask}\n\nKind regards`,
    },
    brief,
  ).map(({ excerpt }) => excerpt);

const scene = 'Sheets pile up quickly.';

describe('a name or number that is only mentioned', () => {
  it.each([
    "It won't replace Sandra at the back, and it's no Rolls-Royce.",
    'Think of it as cruise control rather than a Tesla.',
    'That weighs less than a round of drinks in London costs.',
    'Your colleagues in Finance will ask about GAAP.',
    'If you only have ten bags a day, keep doing what you do.',
    "It's not free, and it isn't magic.",
    'It might be the cheapest part of the day.',
    'It is the most honest machine that I know.',
    'Whatever you use today, Excel or the big red book, can stay.',
  ])('passes after the offer: %s', (pitch) => {
    expect(found(scene, pitch, '')).toEqual([]);
  });

  it.each([
    'Poke around between the 9 a.m. and the noon shift and tell me what is missing.',
    'Should I speak to you or to someone in Procurement?',
    'Happy to answer questions in English, German or bad Italian.',
    'If now is a bad time, I can try again after Easter.',
    'I would like to hear how you plan for the December peak.',
    'An FDA letter or a photo is enough.',
    'Before Fallas would be ideal, in the Old Town or at your plant.',
  ])('passes in what is asked: %s', (ask) => {
    expect(found(scene, '', ask)).toEqual([]);
  });

  it.each([
    'The EU writes the rule, and a clerk in Kassel has to apply it.',
    'Netflix taught people to expect the next episode at once.',
    "AOI won't see it.",
    'On a Sunday that is about a third of them, and on Prime Day all of them.',
    'A guest from Osaka asks for one towel, a guest from Ohio for nine.',
  ])('passes in a scene: %s', (each) => {
    expect(found(each, '', '')).toEqual([]);
  });

  it.each([
    'It replaces a Kannegiesser.\nThe Savoy has two of them.',
    'It was built with Tesla.',
    'They run in London.',
    'Your colleagues at Hilton use it.',
    'It is free.',
    'It works with Excel.',
  ])('is looked at where it is stated: %s', (pitch) => {
    expect(found(scene, pitch, '')).not.toEqual([]);
  });

  it.each([
    'Could our engineer Lena Vogt show you round?',
    'Would you visit our plant in Essen?',
    'We can meet at 9 a.m. on Easter Monday in Kassel.',
  ])('is looked at where it is proposed: %s', (ask) => {
    expect(found(scene, '', ask)).not.toEqual([]);
  });

  it.each(['Hilton tested them.', 'At Hilton the sheets arrive at six.'])(
    'is looked at in a scene where somebody has done it: %s',
    (each) => {
      expect(found(each, '', '')).not.toEqual([]);
    },
  );
});

describe('what nobody told the sender, and what is promised beyond the brief', () => {
  it.each([
    'Your caretaker tells me that sheets pile up.',
    'I cycled past your gate the other day.',
    'Laundries tell us that the mornings are quiet now.',
    'We take one laundry per town.',
    'If a sheet tears, we pay you back.',
    'They fold for most of the hotels in the valley.',
    'The rest are already spoken for.',
    'Any fault is mended at our own cost.',
  ])('is an invention: %s', (pitch) => {
    expect(found(scene, pitch, '')).not.toEqual([]);
  });
});

describe('who is greeted or signs', () => {
  const facts = new Facts(brief);

  it('is told from whom the mail speaks of', () => {
    const body = 'Hi Sarah,\n\nIn Kassel sheets pile up.\n\nKind regards,\nMark';
    const { suspects } = readSuspects('Folding machines', body, facts);
    expect(suspects.map(({ excerpt }) => excerpt)).toEqual(['Sarah', 'Kassel', 'Mark']);
    expect(suspects.filter(isCertain).map(({ excerpt }) => excerpt)).toEqual(['Sarah', 'Mark']);
  });

  it('is never weighed', () => {
    const body = 'Hello,\n\nThe EU writes the rule, and a clerk in Kassel has to apply it.\n\nKind regards';
    const { draft, suspects } = readSuspects('Folding machines', body, facts);
    expect(findInventionsAmong(suspects, draft, facts)).toEqual([]);
    const parties = suspects.map((each) => ({ ...each, kind: 'party' as const }));
    expect(parties.length).toBeGreaterThan(0);
    expect(findInventionsAmong(parties, draft, facts)).toEqual(parties);
  });
});
