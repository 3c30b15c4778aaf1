import { excerptOf } from '../text/excerpt.ts';
import { listed } from '../text/listed.ts';
import { compilePhrases } from '../text/phrases.ts';
import type { EmailText } from '../text/read-email.ts';
import { type SpamPhraseKind, spamPhrases } from './rule-phrases.ts';
import { ruleTexts, type SpamRule } from './rule-texts.ts';
import {
  capitalWords,
  emojiIn,
  hasFakeReply,
  invisibleAt,
  obfuscatedWords,
  repeatedPunctuation,
} from './signs.ts';

/** A rule that an email broke: `weight` in spam points (0.3 to 2.0). */
export type RuleHit = { rule: SpamRule; weight: number; excerpt?: string };

const findSpamPhrases = compilePhrases<SpamPhraseKind>(spamPhrases);
const shorteners = new Set(
  listed(`
    bit.ly, tinyurl.com, t.co, goo.gl, ow.ly, is.gd, buff.ly, rebrand.ly, cutt.ly, shorturl.at, rb.gy,
    t.ly, tiny.cc, lnkd.in, adf.ly, bl.ink, wa.me, t.me, s.id, v.gd, shorte.st
  `),
);

const singleShare: Partial<Record<SpamPhraseKind, number>> = {
  click_bait: 0.4,
  money: 0.5,
  guarantee: 0.5,
  generic_address: 0.5,
};

/** What a sign of form counts when nothing else is wrong. */
const aloneShare: Partial<Record<SpamRule, number>> = {
  capitals: 0.5,
  repeated_punctuation: 0.5,
  fake_reply: 0.4,
  several_links: 0.5,
};

/** Whether a rule is about marks and shapes, which honest mail has too, rather than about what is said. */
export function isSignOfForm(rule: SpamRule): boolean {
  return rule in aloneShare;
}

/** Checks an email against every named rule. Each rule counts once; none lowers the score. */
export function checkSpamRules(email: EmailText): RuleHit[] {
  const hits: RuleHit[] = [];
  function hit(rule: SpamRule, excerpt?: string, share = 1): void {
    const weight = ruleTexts[rule].weight * share;
    hits.push(excerpt ? { rule, weight, excerpt } : { rule, weight });
  }

  const phrases = new Map<SpamPhraseKind, { count: number; excerpt: string }>();
  for (const source of ['subject', 'body'] as const) {
    const words = source === 'subject' ? email.subjectWords : email.words;
    for (const found of findSpamPhrases(words)) {
      const excerpt = excerptOf(
        email[source],
        words[found.first]?.start ?? 0,
        words[found.end - 1]?.end ?? 0,
      );
      const seen = phrases.get(found.kind);
      if (seen) seen.count++;
      else phrases.set(found.kind, { count: 1, excerpt });
    }
  }
  // Honest mail speaks of an earlier talk too; a claim under a false reply does not.
  if (hasFakeReply(email.subject, email.body) === undefined) phrases.delete('false_thread');
  // One phrase can be chance; from the second on the rule counts whole.
  for (const [kind, seen] of phrases)
    hit(kind, seen.excerpt, seen.count > 1 ? 1 : (singleShare[kind] ?? 0.75));

  const obfuscated = obfuscatedWords(email);
  if (obfuscated) hit('obfuscated_words', obfuscated);
  if (emojiIn(email) >= 4) hit('emoji_wall');
  const invisible = invisibleAt(email);
  if (invisible) hit('invisible_characters');
  const { links } = email;
  const short = links.find((link) => shorteners.has(link.host));
  if (short) hit('link_shortener', excerptOf(email.body, short.start, short.end));

  // Signs of form. Honest mail has each of them at times, so that one alone counts less than it does beside any other sign.
  const forms: [SpamRule, string | undefined][] = [
    ['capitals', capitalWords(email)],
    ['repeated_punctuation', repeatedPunctuation(email)],
    ['fake_reply', hasFakeReply(email.subject, email.body)],
    [
      'several_links',
      links.length >= 3 ? excerptOf(email.body, links[0]?.start ?? 0, links[0]?.end ?? 0) : undefined,
    ],
  ];
  const signs = hits.length + forms.filter(([, excerpt]) => excerpt !== undefined).length;
  for (const [rule, excerpt] of forms)
    if (excerpt !== undefined) hit(rule, excerpt, signs > 1 ? 1 : (aloneShare[rule] ?? 1));
  return hits;
}
