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

/** A rule that an email broke: `weight` in spam points (0.3 to 1.5). */
export type RuleHit = { rule: SpamRule; weight: number; excerpt?: string };

const findSpamPhrases = compilePhrases<SpamPhraseKind>(spamPhrases);
const shorteners = new Set(
  listed(`
    bit.ly, tinyurl.com, t.co, goo.gl, ow.ly, is.gd, buff.ly, rebrand.ly, cutt.ly, shorturl.at, rb.gy,
    t.ly, tiny.cc, lnkd.in, adf.ly, bl.ink, wa.me, t.me, s.id, v.gd, shorte.st
  `),
);

/** Rules about marks and shapes, which honest mail has too, rather than about what is said. */
const signsOfForm: readonly SpamRule[] = ['capitals', 'repeated_punctuation', 'fake_reply', 'several_links'];

export function isSignOfForm(rule: SpamRule): boolean {
  return signsOfForm.includes(rule);
}

/** Checks an email against every named rule. Each rule counts once; none lowers the score. */
export function checkSpamRules(email: EmailText): RuleHit[] {
  const hits: RuleHit[] = [];
  function hit(rule: SpamRule, excerpt?: string): void {
    const { weight } = ruleTexts[rule];
    hits.push(excerpt ? { rule, weight, excerpt } : { rule, weight });
  }

  const phrases = new Map<SpamPhraseKind, string>();
  for (const source of ['subject', 'body'] as const) {
    const words = source === 'subject' ? email.subjectWords : email.words;
    for (const found of findSpamPhrases(words))
      if (!phrases.has(found.kind))
        phrases.set(
          found.kind,
          excerptOf(email[source], words[found.first]?.start ?? 0, words[found.end - 1]?.end ?? 0),
        );
  }
  const fakeReply = hasFakeReply(email.subject, email.body);
  // Honest mail speaks of an earlier talk too; a claim under a false reply does not.
  if (fakeReply === undefined) phrases.delete('false_thread');
  for (const [kind, excerpt] of phrases) hit(kind, excerpt);

  const obfuscated = obfuscatedWords(email);
  if (obfuscated) hit('obfuscated_words', obfuscated);
  if (emojiIn(email) >= 4) hit('emoji_wall');
  const invisible = invisibleAt(email);
  if (invisible) hit('invisible_characters');
  const { links } = email;
  const short = links.find((link) => shorteners.has(link.host));
  if (short) hit('link_shortener', excerptOf(email.body, short.start, short.end));

  const capitals = capitalWords(email);
  if (capitals) hit('capitals', capitals);
  const marks = repeatedPunctuation(email);
  if (marks) hit('repeated_punctuation', marks);
  if (fakeReply) hit('fake_reply', fakeReply);
  if (links.length >= 3)
    hit('several_links', excerptOf(email.body, links[0]?.start ?? 0, links[0]?.end ?? 0));
  return hits;
}
