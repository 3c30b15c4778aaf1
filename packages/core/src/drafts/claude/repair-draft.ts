import type { Email } from '../../emails/index.ts';

/** Format characters but joiners and tags, of which emoji, flags and words of some scripts are made. */
const invisibles = /[\p{Cf}--[\u200c\u200d\u{e0020}-\u{e007f}]]/gv;
const controls = /(?![\t\n])\p{Cc}/gu;

/**
 * Mends what code can mend without judging the content: fences and bold marks, em dashes, stray blank lines, a
 * placeholder under the sign-off, a subject repeated above the body, a reply prefix. Pure.
 */
export function repairDraft(draft: { subject: string; body: string }): Email {
  return { subjectLine: repairSubject(draft.subject), emailContent: repairBody(draft.body) };
}

function repairSubject(subject: string): string {
  return clean(subject)
    .trim()
    .replace(/^subject(?: line)?\s*:\s*/i, '')
    .replace(/^(?:(?:re|fwd?)\s*:\s*)+/i, '')
    .replace(/^(["'“”])(.*)["'“”]$/s, '$2')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function repairBody(body: string): string {
  return clean(body)
    .replaceAll(/^```\w*[ \t]*$/gm, '')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()
    .replace(/^subject(?: line)?\s*:[^\n]*\n+/i, '')
    .replace(/(?:\n+\s*(?:\[[^\]\n]{1,40}\]|\{\{?[^{}\n]{1,40}\}?\}),?)+\s*$/, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** One kind of line break, no hidden characters, a comma for an em dash. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(invisibles, '')
    .replaceAll(controls, '')
    .replaceAll(/(\d)\u2014(?=\d)/g, '$1\u2013')
    .replaceAll(/[ \t]*\u2014[ \t]*(?=[\n.,;:!?]|$)/g, '')
    .replaceAll(/[ \t]*(?:\u2014|(?<= )--(?= ))[ \t]*/g, ', ');
}
