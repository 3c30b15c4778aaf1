import type { Finding } from '../../emails/index.ts';
import { hasFakeReply } from '../spam/signs.ts';
import type { EmailText } from '../text/read-email.ts';

/** The best label that is left, with the reason. */
export type Cap = { label: 'poor' | 'fair'; finding: Finding };

export type Seen = { asks: number; grade: number; slop: number; spamScore: number; placeholder: boolean };

/** What no number of points outweighs. */
export function findCaps(email: EmailText, seen: Seen): Cap[] {
  const caps: Cap[] = [];
  function cap(
    label: Cap['label'],
    criterion: string,
    message: string,
    suggestion: string,
    excerpt?: string,
  ): void {
    const finding: Finding = {
      criterion,
      severity: label === 'poor' ? 'error' : 'warning',
      message,
      suggestion,
      points: 0,
    };
    caps.push({ label, finding: excerpt ? { ...finding, excerpt } : finding });
  }
  if (seen.placeholder)
    cap('poor', 'cap_placeholder', 'An unfilled placeholder shows a mass email.', 'Fill it in or remove it.');
  const reply = hasFakeReply(email.subject, email.body);
  if (reply)
    cap(
      'poor',
      'cap_fake_reply',
      'A first email that pretends to be a reply deceives its reader.',
      'Remove Re: or Fwd:.',
      reply,
    );
  if (seen.spamScore >= 5)
    cap('poor', 'cap_spam', 'A likely spam email is never effective.', 'Bring the spam score under 5.0.');
  if (seen.asks === 0)
    cap('fair', 'cap_no_ask', 'Without a request the reader has nothing to answer.', 'Add one.');
  if (seen.grade > 12)
    cap('fair', 'cap_reading', 'The text reads harder than school-leaving level.', 'Shorten the sentences.');
  if (seen.slop >= 3)
    cap(
      'fair',
      'cap_worn_phrases',
      'Three or more worn phrases mark it as a mass email.',
      'Rewrite those sentences.',
    );
  const words = email.coreWords.length;
  if (words > 250 || words < 15) {
    cap(
      'fair',
      'cap_length',
      words < 15 ? 'The body is too short to give a reason.' : 'The body is too long for a first email.',
      'Aim for 40 to 110 words.',
    );
  }
  return caps;
}
