import { listed } from '../text/listed.ts';
import { compilePhrases, type PhraseHit } from '../text/phrases.ts';
import type { EmailText } from '../text/read-email.ts';

export type EmptyKind = 'claim' | 'platitude' | 'pressure' | 'baiting' | 'role';

/** Phrases that careful readers hold against a mail although nothing in them is worn or spam. */
const findEmpty = compilePhrases<Exclude<EmptyKind, 'role'>>({
  /** Praise of oneself that anybody could write. */
  claim: listed(`
    trust us, trusts us, rely on us, you can trust, you can rely, a partner you, years of experience,
    many years, highest quality, high quality, best quality, good quality, fair prices, good prices,
    competitive prices, attractive prices, attractive conditions, affordable price, affordable prices,
    our experts, our team of, our passionate, passionate about, are passionate, our friendly team,
    certified technicians, experienced specialists, experienced team, we are the best, we're the best,
    is the best, number one, the #1, leading, one of the largest, many clients, many customers, many
    companies, many businesses, a lot of companies, a lot of clients, thousands of, hundreds of, lots of
    companies, and love it, love it, loved by, that people love, love what we, all your needs, your
    needs, tailored to, of all kinds, for all occasions, all industries, every industry, any industry,
    every size, all sizes, wide variety, a variety of, a range of, full range, everything you need, all
    in one place, in one place, you save time, you save money, save time and money, saves you time, save
    you time, save time, time and money, what you do best, what matters, peace of mind, good hands, come
    to the right place, happy customers, satisfied customers, satisfied with, very satisfied,
    professional service, personal service, excellent service, great service, excellent results, great
    results, amazing results, massive improvements, modern technology, latest technology, latest
    technologies, it's simple, it's fast, it's easy, it is easy, make it easy, makes it easy, made easy,
    making it easy, easy to use, user friendly, fast and easy, quick and easy, simple and, quickly and
    easily, fast affordable, more sales, more customers, more deals, more meetings, more revenue, grow
    your business, business grows, practice grows, help you grow, your growth, your success, for
    success, competitive advantage, perfect fit, great fit, perfect match, perfect solution, ideal
    solution, right solution, we have the solution, our solution, our solutions, our offering, our
    services, great benefits, many benefits, many advantages, you benefit from, key success factor,
    bring your, to life, part of your journey, your journey, journey, our story, our dna, with love, big
    fans, huge fan, your story
  `),
  /** Sentences that are true of everything. */
  platitude: listed(`
    more important than ever, is important, are important, is everything, is key, matters to you, is
    changing everything, is changing, is crucial, is essential, is vital, is complex, is hard, is
    difficult, can be a hassle, can be challenging, can be difficult, can be frustrating, is
    frustrating, are frustrating, challenging times, these times, these days, ongoing trend, trend
    towards, in a world, the world of, the future of, words matter, time is money, studies show,
    research shows, as you know, you know how, you know that, we all know, it is no secret, it's no
    secret, now more than ever, like most, every company, every business, happy people, happy employees
  `),
  pressure: listed(`
    missing out, miss out, missed this, left behind, fall behind, falling behind, your competitors,
    competitors are, don't wait, before it is too late, last chance, final chance, close your file, you
    don't care, why products fail, don't let, a few times now, several times, tried to reach you, my
    previous emails, my last email, my previous email, haven't heard back, have not heard, ignoring, are
    you serious, you deserve, you are losing, you're losing, risk losing, may experience, fail to, bad
    for your, is not good, looks old, is outdated, i will call you, i'll call you, we will contact you,
    without success, convince yourself, you will be convinced, i'm sure you, i am convinced, it would be
    a shame
  `),
  /** Questions and claims that only serve to be nodded at. */
  baiting: listed(`
    did you know, are you tired, tired of, do you want to, do you want, would you like to earn, would
    you like to save, would you like to increase, would you like more, want to increase, want to save,
    want to boost, want more, let me ask you, what if i, do you really, when was the last time you, are
    you ready, is your company ready, ready to, why not try, have you ever, ever wondered, imagine if,
    you want your, you want to, do you struggle, are you struggling, struggling with, do you find it, as
    discussed, our conversation, as promised, as mentioned, as i mentioned, you are not alone, you're
    not alone, we make it, i have a question for you, quick question for you
  `),
});

export type EmptyHit = { kind: EmptyKind; start: number; end: number };

/** Empty, pressing and baiting phrases of the core, and the reader's own role told back to them ("As a head of sales, you …"). */
export function findEmptyPhrases(email: EmailText, persona: string | undefined): EmptyHit[] {
  const hits = findEmpty(email.coreWords).map((hit) => toHit(email, hit));
  const role = roleToldBack(email, persona);
  return role ? [...hits, role] : hits;
}

function toHit(email: EmailText, hit: PhraseHit<Exclude<EmptyKind, 'role'>>): EmptyHit {
  const start = email.coreWords[hit.first]?.start ?? 0;
  return { kind: hit.kind, start, end: email.coreWords[hit.end - 1]?.end ?? start };
}

function roleToldBack(email: EmailText, persona: string | undefined): EmptyHit | undefined {
  for (const sentence of email.sentences) {
    if (email.coreWords[sentence.firstWord]?.text !== 'as') continue;
    const words = email.coreWords
      .slice(sentence.firstWord, Math.min(sentence.endWord, sentence.firstWord + 5))
      .map((word) => word.text);
    if (words[1] !== 'a' && words[1] !== 'an' && words[1] !== 'the') continue;
    const role = persona?.toLowerCase() ?? '';
    if (persona === undefined || role.includes(words[2] ?? '\n'))
      return { kind: 'role', start: sentence.start, end: sentence.end };
  }
  return undefined;
}
