import { hasKnownArticle, isPlural, withArticle, withoutDeterminer } from '../text/grammar.ts';
import { trimMarks } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import type { Goal } from './goal.ts';
import { flipSides } from './goal-sides.ts';
import { startsWithVerb } from './offer-shapes.ts';

const sendNouns =
  /\b(sample (?:report|chapter|contract|menu|page)|quote|quotation|estimate|proposal|samples?|case study|brochure|catalogue|catalog|price list|pricing|pdf|whitepaper|white paper|guide|checklist|details|more information|information|info|deck|pitch deck|one-pager|portfolio|report|template|examples|media kit|cvs?|resumes?|link|video|summary|overview|menu|mockup|mock-up|ebook)\b/i;

/** A goal that the sender meets by sending something: `send CVs`, `case study`, `drop off samples`. */
export function readSending(text: string): Goal | undefined {
  const sent =
    /^(?:send|e-?mail|mail|share|drop off|bring|deliver|leave)(?: (?:them|him|her|you|over|across))? (?!(?:us|me|your|their)\b)(.{3,40})$/i.exec(
      text,
    );
  if (sent && !/^share (?!our |my )/i.test(text)) {
    const phrase = flipSides(trimMarks(sent[1] ?? ''));
    if (sendNouns.exec(phrase)?.[0] === withoutDeterminer(phrase) && !/^(?:our|my) /.test(phrase))
      return { kind: 'send', phrase: toSendPhrase(withoutDeterminer(phrase)) };
    return { kind: 'send', phrase: hasKnownArticle(phrase) ? toSome(withArticle(phrase)) : `our ${phrase}` };
  }
  if (/^(?:get |request |receive )?(?:an? |the |their )?rf[qp]$/i.test(text))
    return { kind: 'send', phrase: 'a quote' };
  const named = sendNouns.exec(text);
  if (!named) return undefined;
  const verb = findVerb(text.split(' ')[0] ?? '');
  const isSent =
    !verb ||
    !startsWithVerb(text) ||
    /^(?:send|share|get|request|offer|provide|ask|deliver|give|show|receive|submit|present|see|view|browse)$/.test(
      verb.base,
    );
  if (!isSent) return undefined;
  const object = /^(?:request|get|receive|see) (an? (?:\p{L}+ ){1,4}\p{L}+)$/iu.exec(text)?.[1];
  if (object) return { kind: 'send', phrase: flipSides(object) };
  // "Free sample of 100 contacts" says more than its noun.
  const isPhrase =
    (!verb || /^free /i.test(text)) &&
    / (?:of|for) \S/.test(text) &&
    text.split(' ').length <= 8 &&
    hasKnownArticle(text);
  return { kind: 'send', phrase: isPhrase ? withArticle(flipSides(text)) : toSendPhrase(named[1] ?? '') };
}

/** What the sender would send, with its article. */
function toSendPhrase(noun: string): string {
  const lower = noun.toLowerCase();
  if (/^(?:info|information|more information|details|link)$/.test(lower)) return 'the details';
  if (lower === 'pricing') return 'the pricing';
  if (lower === 'pdf') return 'the PDF';
  if (/^(?:cv|resume)$/.test(lower)) return lower === 'cv' ? 'my CV' : 'my resume';
  if (lower === 'cvs') return 'some CVs';
  if (isPlural(lower)) return toSome(lower);
  return /^(?:quote|quotation|estimate|proposal|sample(?: \w+)?|case study|checklist|template|summary|overview)$/.test(
    lower,
  )
    ? withArticle(lower)
    : `our ${lower}`;
}

/** Several that nobody has counted: `CVs` → `some CVs`. */
function toSome(phrase: string): string {
  return /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(phrase) && isPlural(phrase.split(' ').at(-1) ?? '')
    ? `some ${phrase}`
    : phrase;
}
