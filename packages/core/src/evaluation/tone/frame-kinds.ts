import type { EmailText } from '../text/read-email.ts';

/** How an email opens and closes, as far as that speaks for a tone. */
export const greetingKinds = ['dear', 'hello', 'hi', 'hey', 'name', 'none'] as const;
export const closeKinds = ['formal', 'kind', 'best', 'warm', 'thanks', 'cheers', 'name', 'none'] as const;

export type GreetingKind = (typeof greetingKinds)[number];
export type CloseKind = (typeof closeKinds)[number];

export function greetingKind(email: EmailText): GreetingKind {
  if (email.greeting.end === 0) return 'none';
  const greeting = email.body
    .slice(email.greeting.start, Math.min(email.greeting.end, email.greeting.start + 30))
    .toLowerCase();
  if (/^(?:dear|good|greetings)\b/.test(greeting)) return 'dear';
  if (/^(?:hey|hiya|yo|howdy|morning|afternoon|evening)\b/.test(greeting)) return 'hey';
  if (/^hello\b/.test(greeting)) return 'hello';
  return /^hi\b/.test(greeting) ? 'hi' : 'name';
}

export function closeKind(email: EmailText): CloseKind {
  const close = email.body
    .slice(email.signOff.start, Math.min(email.signOff.end, email.signOff.start + 60))
    .toLowerCase();
  if (close.trim() === '') return 'none';
  if (/sincerely|faithfully|respectfully|yours|cordially|obliged|honour/.test(close)) return 'formal';
  if (
    /warm|wishes|take care|take good care|kindly|kindness|understanding|gratitude|solidarity|wishing|be well/.test(
      close,
    )
  )
    return 'warm';
  if (/kind regards|kindest regards/.test(close)) return 'kind';
  if (
    /^(?:cheers|later|talk soon|ta\b|thx|take it easy|peace|catch|see y|see you|laters|speak soon|chat soon)/.test(
      close,
    )
  )
    return 'cheers';
  if (/^(?:many |with )?thank/.test(close)) return 'thanks';
  return /^(?:best|regards|all the best|all best)/.test(close) ? 'best' : 'name';
}
