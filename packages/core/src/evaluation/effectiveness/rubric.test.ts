import { describe, expect, test } from 'vitest';
import type { Brief, Email } from '../../emails/index.ts';
import { readEmail } from '../text/read-email.ts';
import { readCorpus } from '../training/corpus.ts';
import { countRequests, findAsks } from './asks.ts';
import { scoreRubric } from './rubric.ts';

const pairs = ['pairs-', 'held-pairs'].flatMap((prefix) => readCorpus(prefix));
const better = pairs.filter((mail) => mail.label === 'better');
const worse = pairs.filter((mail) => mail.label === 'worse');
const points = (mail: Email, brief: Brief = {}) => scoreRubric(readEmail(mail), brief, 0).points;

function briefOf(topic: string): Brief {
  const [persona = '', offer = '', goal = ''] = topic.split(' | ');
  return { persona, offer, goal };
}

/** Puts a paragraph before the last one but `fromEnd`. */
function insert(mail: Email, fromEnd: number, paragraph: string): Email {
  const parts = mail.emailContent.split('\n\n');
  parts.splice(parts.length - fromEnd, 0, paragraph);
  return { ...mail, emailContent: parts.join('\n\n') };
}

describe('the rubric', () => {
  test('gives the better mail of a pair more points, with and without the brief', () => {
    expect(better.length).toBeGreaterThanOrEqual(50);
    for (const brief of [briefOf, () => ({})]) {
      const won = better.filter((mail) => {
        const other = worse.find((one) => one.topic === mail.topic) as Email;
        return points(mail, brief(mail.topic)) > points(other, brief(mail.topic));
      });
      expect(won.length / better.length).toBeGreaterThanOrEqual(0.97);
    }
  });

  test.each<[string, (mail: Email) => Email]>([
    [
      'a worn opener',
      (mail) =>
        insert(
          mail,
          3,
          'I hope this email finds you well. I am reaching out because I came across your company.',
        ),
    ],
    [
      'jargon',
      (mail) =>
        insert(
          mail,
          2,
          'Our innovative platform leverages data to streamline workflows and deliver value across the organisation.',
        ),
    ],
    [
      'blame for not answering',
      (mail) => insert(mail, 3, "I've tried to reach you several times and haven't heard back."),
    ],
    [
      'three more requests',
      (mail) =>
        insert(
          mail,
          1,
          'Are you free for a call on Tuesday? Could you tell me who else should join? Please send me your budget.',
        ),
    ],
    [
      'timid wording',
      (mail) => insert(mail, 3, 'Sorry to bother you, perhaps this might possibly be of interest, maybe.'),
    ],
    [
      'a list of features',
      (mail) =>
        insert(mail, 2, `It has ${Array.from({ length: 30 }, (_, n) => `function ${n}`).join(', ')}.`),
    ],
    ['two links', (mail) => insert(mail, 1, 'See https://www.example.com/a and www.example.com/b')],
    ['shouting', (mail) => ({ ...mail, subjectLine: `${mail.subjectLine.toUpperCase()}!!` })],
    ['a fake reply', (mail) => ({ ...mail, subjectLine: `Re: ${mail.subjectLine}` })],
    ['a placeholder', (mail) => insert(mail, 2, 'We would like to see [Company Name] succeed.')],
  ])('takes points from any good mail for %s', (_name, spoil) => {
    for (const mail of better) expect(points(spoil(mail)), mail.topic).toBeLessThan(points(mail));
  });

  test('never rates a good mail of the pairs below good', () => {
    for (const mail of better)
      expect(scoreRubric(readEmail(mail), briefOf(mail.topic), 0).effectiveness, mail.topic).toMatch(
        /good|excellent/,
      );
  });

  test.each<[string, string, number]>([
    ['an interest question', 'We test backups.\n\nWould it be useful to see a report?', 1],
    [
      'a diagnosing question before it',
      'How do you store invoices today? We do it for shops.\n\nWorth a look?',
      1,
    ],
    ['a command at the end', 'We start on Monday. Pick a time.', 1],
    ['an offer', 'We audit sites. If you like, I can send the list.', 1],
    ['an opt-out beside it', 'Would a short call help?\n\nIf not, no worries.', 1],
    ['two', 'Could you send the plan? We do the rest. Are you free on Monday?', 2],
    ['none', 'We are a company. We do things.', 0],
    ['statements with words of a question', 'It is free for charities. We show which day is quiet.', 0],
    ['the same words in a question', 'We do the rest. Free for ten minutes on Monday?', 1],
    ['why not', 'We mend decks. Why not start with one? You decide afterwards.', 1],
    ['a wish put to the reader', "We mend decks. Want to send yours? I'll look. No hard feelings.", 1],
  ])('counts the requests: %s', (_name, emailContent, count) => {
    expect(findAsks(readEmail({ subjectLine: 'x', emailContent }))).toHaveLength(count);
  });

  test.each<[string, string, number]>([
    [
      'one that says how it is answered',
      'We print mats. Would you like a sample? Just reply with a size.',
      1,
    ],
    [
      'one that says what follows',
      "We give compost. Could you fetch it? If so, let me know and I'll help.",
      1,
    ],
    ['one after a question that opens the mail', 'Want to see more? We film. Could we talk on Monday?', 1],
    ['one beside what the sender would do', "Mats. We'd be happy to send some. Would you like that?", 1],
    ['one that says how to say yes', 'We film. Could we meet? Say yes, and I will take it from there.', 1],
    ['two questions', 'We do it. Could you send the plan? Would you join a call on Monday?', 2],
    ['a command beside a question', 'We do it. Could you send the plan? Book a call on Monday.', 2],
  ])('counts as requests what serves different ends: %s', (_name, emailContent, count) => {
    expect(countRequests(readEmail({ subjectLine: 'x', emailContent }))).toBe(count);
  });

  test('speaks of one word and one character in the singular', () => {
    const { findings } = scoreRubric(readEmail({ subjectLine: 'X', emailContent: 'Bread' }), {}, 0);
    const messageOf = (criterion: string) => findings.find((one) => one.criterion === criterion)?.message;
    expect(messageOf('length')).toContain('has 1 word,');
    expect(messageOf('subject_length')).toBe('The subject has 1 word and 1 character.');
  });

  test('excuses a listed word once when it stands in the offer', () => {
    const mail = {
      subjectLine: 'Robust bolts',
      emailContent: 'Hi Jo,\n\nOur robust bolts hold 4 tons.\n\nWould you like a sample?',
    };
    const worn = (brief: Brief) =>
      scoreRubric(readEmail(mail), brief, 0).findings.filter((one) => one.criterion === 'worn_phrase').length;
    expect([worn({}), worn({ offer: 'robust bolts' })]).toEqual([1, 0]);
  });
});
