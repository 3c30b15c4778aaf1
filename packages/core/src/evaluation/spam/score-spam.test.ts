import { describe, expect, test } from 'vitest';
import { readEmail } from '../text/read-email.ts';
import { readCorpus } from '../training/corpus.ts';
import { scoreSpam } from './score-spam.ts';
import { readSpamModel, shippedSpamModel, writeSpamModel } from './spam-model.ts';
import { distinctBuckets } from './tokens.ts';

const score = (subjectLine: string, emailContent: string) =>
  scoreSpam(readEmail({ subjectLine, emailContent }));
const padding = Array.from(
  { length: 120 },
  (_, week) => `The minutes of the week ${week} meeting are attached for the team to review.`,
).join(' ');

describe('the spam score', () => {
  test('leaves every ordinary outreach mail of the corpus under 5.0, and 95 in 100 at 2.0 or less', () => {
    const scores = readCorpus('outreach-').map((mail) => scoreSpam(readEmail(mail)).spamScore);
    scores.sort((a, b) => a - b);
    expect(scores.length).toBeGreaterThan(200);
    expect(scores.at(-1)).toBeLessThan(5);
    expect(scores[Math.floor(scores.length * 0.95)]).toBeLessThanOrEqual(2);
  });

  test('puts at least 9 in 10 of the mass sales mails of the corpus at 5.0 or over', () => {
    const scores = readCorpus('mass-sales').map((mail) => scoreSpam(readEmail(mail)).spamScore);
    expect(scores.filter((one) => one >= 5).length / scores.length).toBeGreaterThanOrEqual(0.9);
  });

  test('never lets ordinary words buy a broken rule back', () => {
    const spam = 'Dear friend, act now!!! 100% guaranteed, risk free. F R E E money at http://bit.ly/x9';
    const bare = score('Re: hello', spam);
    const padded = score('Re: hello', `${padding}\n\n${spam}\n\n${padding}`);
    const rules = (result: typeof bare) =>
      result.findings
        .filter((one) => one.criterion !== 'spam_wording')
        .map((one) => one.criterion)
        .sort();
    expect(rules(padded)).toEqual(rules(bare));
    expect(padded.spamScore).toBeGreaterThanOrEqual(4);
  });

  test('still finds 85 in 100 mass sales mails before 170 words of office mail, and leaves the office mail alone', () => {
    const office = readCorpus('office').map((mail) => mail.emailContent);
    const around = (from: number) => {
      const words: string[] = [];
      for (let at = from; words.length < 170; at++)
        words.push(...(office[at % office.length] ?? '').split(/\s+/));
      return words.slice(0, 170).join(' ');
    };
    const mails = readCorpus('mass-sales');
    const found = mails.filter(
      (mail, index) => score(mail.subjectLine, `${mail.emailContent}\n\n${around(index)}`).spamScore >= 5,
    );
    expect(found.length / mails.length).toBeGreaterThanOrEqual(0.85);
    const alone = office.map((_, index) => score('', around(index)).spamScore).sort((a, b) => a - b);
    expect(alone[Math.floor(alone.length * 0.95)]).toBeLessThanOrEqual(2);
  });

  test.each([
    ['spam_capitals', 'A BRAND NEW OFFER', 'See it.'],
    ['spam_repeated_punctuation', 'Hi', 'Call us today!!'],
    ['spam_fake_reply', 'Re: our talk', 'Nothing was said before.'],
    ['spam_false_thread', 'Re: your place', 'As agreed I have reserved it.'],
    ['spam_urgency', 'Hi', 'Act now, the price goes up.'],
    ['spam_guarantee', 'Hi', 'There is no risk at all.'],
    ['spam_money', 'Hi', 'Earn passive income with us.'],
    ['spam_link_shortener', 'Hi', 'Look at https://bit.ly/3abc now'],
    ['spam_several_links', 'Hi', 'See www.one.com and www.two.com and https://three.org/x'],
    ['spam_generic_address', 'Hi', 'Dear Friend, we have news.'],
    ['spam_obfuscated_words', 'Hi', 'Get fr33 things'],
    ['spam_obfuscated_words', 'Hi', 'Get f.r.e.e things'],
    ['spam_obfuscated_words', 'Hi', 'Call us t0day'],
    ['spam_obfuscated_words', 'Hi', 'A new lоan for you'],
    ['spam_emoji_wall', 'Hi', 'New 🔥🔥🔥🔥🔥 shoes'],
    ['spam_invisible_characters', 'Hi', 'cl\u200bick'],
    ['spam_list_selling', 'Hi', 'We sell the attendees list.'],
    ['spam_seo_promise', 'Hi', 'You will be on the first page of Google.'],
    ['spam_crypto', 'Hi', 'A trading bot for you.'],
    ['spam_account_scare', 'Hi', 'Please verify your account.'],
    ['spam_click_bait', 'Hi', 'Click here to read on.'],
    ['spam_pills_and_adult', 'Hi', 'A cheap online pharmacy.'],
  ])('names the rule %s', (criterion, subject, body) => {
    expect(score(subject, body).findings.map((one) => one.criterion)).toContain(criterion);
  });

  test('breaks no rule on words that only look like spam', () => {
    const plain = score(
      'Free workshop for new sales staff',
      'Hi Ana,\n\nThe workshop on Tuesday is free for members. We offer coffee, and the COO of ASML speaks. See you there!',
    );
    expect(plain.findings).toEqual([]);
  });

  test('keeps the points of every broken rule when office words are added before or after', () => {
    const office = 'Please find the minutes of the budget meeting attached and send me the schedule. '.repeat(
      30,
    );
    const rulesOf = (subject: string, body: string) =>
      new Map(
        score(subject, body)
          .findings.filter((one) => one.criterion !== 'spam_wording')
          .map((one) => [one.criterion, one.points]),
      );
    let broken = 0;
    for (const mail of readCorpus('unseen-spam-')) {
      const rules = rulesOf(mail.subjectLine, mail.emailContent);
      broken += rules.size;
      for (const body of [`${mail.emailContent}\n\n${office}`, `${office}\n\n${mail.emailContent}`]) {
        const padded = rulesOf(mail.subjectLine, body);
        for (const [rule, points] of rules) {
          expect(padded.get(rule) ?? 0, `${rule} of ${mail.subjectLine}`).toBeGreaterThanOrEqual(points);
        }
      }
    }
    expect(broken).toBeGreaterThan(30);
  });

  test('takes a conversation that quotes the earlier mail for a real reply', () => {
    expect(score('Re: lunch', 'Fine with me.\n\n> Shall we say one?').findings).toEqual([]);
  });

  test('reads words behind lookalike letters and stacked marks', () => {
    const plain = distinctBuckets('', 'viagra bonus');
    expect(distinctBuckets('', 'vi\u0430gra b\u043enus')).toEqual(plain);
    expect(distinctBuckets('', 'v\u0338i\u0338agra bo\u200bnus')).toEqual(plain);
  });

  test('reads back the model that it wrote, and refuses other bytes', () => {
    const model = shippedSpamModel();
    expect(readSpamModel(writeSpamModel(model))).toEqual(model);
    expect(() => readSpamModel(new Uint8Array(20))).toThrow('not a spam model');
  });
});
