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
  generic_address: 0.5,
};

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
  // One phrase can be chance; from the second on the rule counts whole.
  for (const [kind, seen] of phrases)
    hit(kind, seen.excerpt, seen.count > 1 ? 1 : (singleShare[kind] ?? 0.75));

  const capitals = capitalWords(email);
  if (capitals) hit('capitals', capitals);
  const punctuation = repeatedPunctuation(email);
  if (punctuation) hit('repeated_punctuation', punctuation);
  const reply = hasFakeReply(email.subject, email.body);
  // Real mail has such subjects too, so that the rule counts whole only beside another sign.
  if (reply) hit('fake_reply', reply, hits.length > 0 ? 1 : 0.4);
  const obfuscated = obfuscatedWords(email);
  if (obfuscated) hit('obfuscated_words', obfuscated);
  if (emojiIn(email) >= 4) hit('emoji_wall');
  const invisible = invisibleAt(email);
  if (invisible) hit('invisible_characters');

  const { links } = email;
  const short = links.find((link) => shorteners.has(link.host));
  if (short) hit('link_shortener', excerptOf(email.body, short.start, short.end));
  if (links.length >= 3)
    hit('several_links', excerptOf(email.body, links[0]?.start ?? 0, links[0]?.end ?? 0));
  return hits;
}
