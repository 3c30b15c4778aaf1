import type { Email } from '../../emails/index.ts';
import { anyOf } from '../any-of.ts';
import { emailContentLengthMax, subjectLineLengthMax } from '../draft-request.ts';
import { createViolation, type Violation, type ViolationCode } from './violation.ts';

type Rule = { code: ViolationCode; message: string; pattern: RegExp };

/** Shapes that are wrong whatever the brief says. */
const bodyRules: Rule[] = [
  {
    code: 'code_fence',
    message: 'it holds a code fence; the email is plain text',
    pattern: /```|~~~/,
  },
  {
    code: 'html',
    message: 'it holds HTML; the email is plain text',
    pattern:
      /<\/?(?:a|b|body|br|code|div|em|h[1-6]|head|hr|html|i|img|li|link|ol|p|script|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul)\b[^<>]*>|<!--|&(?:nbsp|amp|lt|gt|quot|#\d{2,5});/i,
  },
  {
    code: 'markdown',
    message: 'it holds Markdown; the email is plain text',
    pattern:
      /\*\*[^*\n]+\*\*|(?:^|\s)__[^_\n]+__|^#{1,6} +\S|\[[^\]\n]+\]\([^)\n]+\)|(?<![\w`])`[^`\n]+`|^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$|^> \S|^\|.*\|\s*$/m,
  },
  {
    code: 'option_list',
    message: 'it offers several versions; write one email',
    pattern:
      /^\W{0,3}(?:option|version|variant|variation|alternative|draft|email) ?(?:#? ?\d|[A-C]\b|one\b|two\b)/im,
  },
  {
    code: 'several_subjects',
    message: 'the body holds a subject line; the subject stands apart and once',
    pattern:
      /^\W{0,3}(?:alternative |optional )?(?:subject(?: line)?|betreff(?:zeile)?|asunto|objet|oggetto)(?: ?#? ?\d)?\W{0,2}:/im,
  },
];

const talkPatterns: RegExp[] = [
  /^\W{0,3}(?:sure|certainly|absolutely|of course|great)[,!.] (?:here|i\b|below)/im,
  /^\W{0,3}(?:here(?:['’]s| is| are)|below (?:is|are)|this is) (?:a|an|the|your|my|one) (?:[\w-]+ ){0,4}(?:e-?mail|draft|message|version|copy)\b/im,
  /\bi(?:['’]ve| have)? (?:written|drafted|composed|kept) (?:the|this|your|an?) (?:[\w-]+ ){0,3}(?:e-?mail|draft|message|version)\b/i,
  /\bthis (?:e-?mail )?draft\b/i,
  /\bfeel free to (?:adjust|edit|modify|tweak|adapt|customi[sz]e|personali[sz]e)\b/i,
  /\blet me know if you(?:['’]d| would)? (?:like|want|need) (?:me to (?:change|adjust|revise|rewrite|shorten|tweak)|any (?:changes|edits|adjustments)|(?:a|another) (?:different |shorter |longer )?(?:version|draft))/i,
  /^\W{0,3}(?:note|notes|explanation|word count|tone|rationale)\W{0,2}: /im,
  /\bas an ai\b|\b(?:ai|large) language model\b/i,
];

const leakPatterns: RegExp[] = [
  /\bsystem prompt\b/i,
  /\b(?:my|these|the|previous|prior|above) (?:system )?instructions\b/i,
  /\bi (?:was|am|have been) (?:instructed|told|asked|programmed) (?:to|not)\b/i,
  /\b(?:(?:according to|as|from|in|per) the|(?:according to|as|per) your) brief\b/i,
  /<\/?brief>/i,
  /\badditionalContext\b/,
  /"(?:subject|body|persona|offer|goal)"\s*:/,
];

/** Square brackets are looked at apart: only what stands in them decides. */
const placeholderPatterns: RegExp[] = [
  /\{\{?[^{}\n]{1,40}\}?\}/,
  /<<?\s*(?:your|first|last|full|company|recipient|sender|client|insert|name|title|date|link)\b[^<>\n]{0,30}>?>/i,
  /%[A-Z][A-Z_]{2,}%|\$\{[^}\n]*\}|\*\|[A-Z_]+\|\*/,
  /(?<![\p{L}\p{N}])(?:[$€£] ?X{1,3}|X{1,3} ?%|X{2,3}(?= (?:days|hours|minutes|people|clients|companies)))(?![\p{L}\p{N}])/u,
  /_{3,}/,
  /\b(?:TBD|TODO|lorem ipsum)\b/i,
  /\b(?:insert|add) (?:your|the|a|company|recipient) ?(?:[\w-]+ ){0,3}here\b/i,
];

const bracketed = /\[([^[\]\n]{1,60})\]/g;

const mayBeMalformed = anyOf([
  ...bodyRules.map(({ pattern }) => pattern),
  ...placeholderPatterns,
  ...talkPatterns,
  ...leakPatterns,
  /\[/,
]);

/** Faults that show in the draft's shape. `briefText` is everything that the brief says. */
export function checkForm(email: Email, briefText: string): Violation[] {
  const { subjectLine, emailContent } = email;
  if (subjectLine.trim() === '' || emailContent.trim() === '') {
    const missing = subjectLine.trim() === '' ? 'subject' : 'body';
    return [createViolation('empty', `the ${missing} is empty`)];
  }
  const both = `${subjectLine}\n${emailContent}`;
  const shape = [
    ...checkSubject(subjectLine),
    ...checkLength(emailContent),
    ...checkList(emailContent, briefText),
  ];
  if (!mayBeMalformed(both)) return shape;
  return [
    ...shape,
    ...bodyRules.flatMap((rule) => firstMatch(rule, both)),
    ...checkPlaceholders(both, briefText),
    ...checkPhrases(
      'talk_about_draft',
      'it speaks about the email instead of being it',
      talkPatterns,
      both,
      briefText,
    ),
    ...checkPhrases(
      'leaked_instructions',
      'it repeats instructions to the writer',
      leakPatterns,
      both,
      briefText,
    ),
  ];
}

function checkSubject(subject: string): Violation[] {
  const violations: Violation[] = [];
  if (/^\s*(?:re|fwd?|aw|wg|rv|tr|antw)\s*(?:\[\d+\])?\s*:/i.test(subject)) {
    violations.push(
      createViolation('reply_prefix', 'the subject pretends to be a reply or a forward', subject),
    );
  }
  if (/[\r\n\u2028\u2029]/.test(subject)) {
    violations.push(createViolation('several_subjects', 'the subject has more than one line', subject));
  }
  if ([...subject].length > subjectLineLengthMax) {
    const message = `the subject is longer than ${subjectLineLengthMax} characters`;
    violations.push(createViolation('subject_form', message, subject));
  }
  return violations;
}

function checkLength(body: string): Violation[] {
  // Counted only where it can matter: a code point has one or two units.
  if (body.length <= emailContentLengthMax || [...body].length <= emailContentLengthMax) return [];
  return [createViolation('too_long', `the body is longer than ${emailContentLengthMax} characters`)];
}

/** A list is Markdown too, unless the brief asks for one. */
function checkList(body: string, briefText: string): Violation[] {
  if (/\b(?:bullet|list|points|numbered|stichpunkt|aufzählung|liste|viñeta|puces)/i.test(briefText))
    return [];
  const items = body.match(/^ {0,3}(?:[-*•+]|\d{1,2}[.)]) +\S.*$/gm) ?? [];
  return items.length < 2 ? [] : [createViolation('markdown', 'it holds a list; write sentences', items[0])];
}

function checkPlaceholders(text: string, briefText: string): Violation[] {
  const message = 'it leaves a gap to fill in';
  const found = placeholderPatterns
    .map((pattern) => text.match(pattern)?.[0])
    .find((match) => match !== undefined);
  if (found !== undefined) return [createViolation('placeholder', message, found)];
  for (const [whole, inner] of text.matchAll(bracketed)) {
    if (isPlaceholderName(inner ?? '') || !briefText.includes(whole)) {
      return [createViolation('placeholder', message, whole)];
    }
  }
  return [];
}

function isPlaceholderName(text: string): boolean {
  return /\b(?:your|my|first|last|full|name|company|recipient|sender|client|title|insert|link|date|phone|email|nombre|nom|firma)\b/i.test(
    text,
  );
}

/** Phrases count unless the brief itself uses them: a firm may sell audits of system prompts. */
function checkPhrases(
  code: ViolationCode,
  message: string,
  patterns: RegExp[],
  text: string,
  briefText: string,
): Violation[] {
  for (const pattern of patterns) {
    const found = text.match(pattern)?.[0];
    if (found !== undefined && !briefText.toLowerCase().includes(found.trim().toLowerCase())) {
      return [createViolation(code, message, found)];
    }
  }
  return [];
}

function firstMatch(rule: Rule, text: string): Violation[] {
  const found = text.match(rule.pattern)?.[0];
  return found === undefined ? [] : [createViolation(rule.code, rule.message, found)];
}
