import { expect, it } from 'vitest';
import { composeSubjects } from '../../../compose-subject.ts';
import { createComposer } from '../../../create-composer.ts';
import { readParts } from '../../../parts.ts';
import { parseContext } from '../parse-context.ts';
import {
  findBarredFromSubject,
  findFormOfAddress,
  findWordsMax,
  forbidsCongratulation,
  forbidsExclamation,
} from './text-wishes.ts';

it.each([
  ['short, 60-80 words please', 80],
  ['Keep it under 120 words.', 120],
  ['80 words or less', 80],
  ['60-80 guests', undefined],
])('finds the most words in "%s"', (notes, most) => {
  expect(findWordsMax(notes)).toBe(most);
});

it.each([
  ["subject line shouldn't say lunch", 'lunch'],
  ["Don't mention AI in the subject line.", 'ai'],
  ['The subject line should be short', undefined],
  ["Don't be clever in the subject line", undefined],
])('finds what stays out of the subject in "%s"', (notes, word) => {
  expect(findBarredFromSubject(notes)).toBe(word);
});

const request = {
  persona: 'PAs in the City of London',
  offer: 'working lunches; hot bowls, veggie platters, order by 4pm for next day',
  goal: 'first order 20% off',
  tone: 'enthusiastic' as const,
  additionalContext: "no exclamation marks please, subject line shouldn't say lunch",
};

it.each([
  ['Please no congratulations-on-the-award opening', true],
  ["Don't open with congratulations.", true],
  ['Congratulate them on the award', false],
])('knows from "%s" whether congratulations are unwelcome', (notes, unwelcome) => {
  const { aboutReader } = parseContext(`They just opened their third branch. ${notes}`, {
    persona: 'Owner of a bakery',
  });
  expect(forbidsCongratulation(notes)).toBe(unwelcome);
  expect(aboutReader.some((known) => /third branch/.test(known))).toBe(!unwelcome);
});

it('keeps a word out of the subject', () => {
  const subjects = composeSubjects(readParts(request), false);
  expect(subjects.length).toBeGreaterThan(0);
  expect(subjects.filter((subject) => /lunch/i.test(subject))).toEqual([]);
});

it('writes without exclamation marks', async () => {
  expect(forbidsExclamation(request.additionalContext)).toBe(true);
  const written = await createComposer().write(request, {
    requestId: 'req_1',
    signal: new AbortController().signal,
  });
  expect(written).toMatchObject({ ok: true, draft: { emailContent: expect.not.stringContaining('!') } });
});

it.each([
  ["fee 600 plus camping, can flex but don't say that.", ['The fee is 600 plus camping.']],
  ["£45 an hour, negotiable but don't mention it", ['The price is £45 an hour.']],
  ["fee 1.2% + vat but don't put the fee in", []],
])('keeps back only what it is asked to: "%s"', (notes, told) => {
  expect(parseContext(notes, { persona: 'festival bookers', offer: 'a 4-piece band' }).proofs).toEqual(told);
});

it.each([
  ['Address as Professor. Be brief.', 'Professor'],
  ['please address her as Doctor', 'Doctor'],
  ['Their address is 4 Mill Lane.', undefined],
])('finds how the reader is to be addressed in "%s"', (notes, title) => {
  expect(findFormOfAddress(notes)).toBe(title);
});

it('greets with the title that was wished for', () => {
  const { addressee } = readParts({
    persona: 'Prof. E. Lind, director of a museum',
    offer: 'Loan of a map collection',
    goal: 'a call',
    tone: 'formal',
    additionalContext: 'Address as Professor.',
  });
  expect(addressee).toMatchObject({ honorific: 'Professor', surname: 'Lind' });
});
