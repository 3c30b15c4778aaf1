import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { massNouns } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isTold } from '../second-person.ts';

/** What of the reader's anybody can look at. */
const pages =
  '(?:[\\p{Ll}-]+ )?(?:ads?|app|blog|brochure|catalogue|checkout|feed|form|home ?page|landing page|listings?|menu|newsletter|page|profile|shop|site|store|web ?site|web ?shop)';

/** `Checked homepage: 14 contrast errors, …`: what the sender looked at, and what was seen there. */
const checked = compact(
  `^(?:(I|[Ww]e) (?:have )?)?(?:just |quickly |also )?(audited|checked|crawled|looked (?:at|over|through)|ran a check on|reviewed|scanned|tested|went through) (?:(?:her|his|the|their|your) )?(${pages})(?::| [-–]) ([^;:"]{6,140})$`,
  'iu',
);

const harsh =
  /\b(?:amateurish|awful|bad|boring|clumsy|embarrass\w*|hideous|horrible|joke|mess\w*|rubbish|shabby|terrible|ugly|unprofessional)\b/i;

/** `quiz can't be used by keyboard` → `the quiz …`. */
function withItsArticle(finding: string): string {
  const [first = '', second = ''] = finding.split(' ');
  return /^\p{Ll}{3,}$/u.test(first) &&
    !isPlural(first) &&
    !massNouns.has(first) &&
    /^(?:can|can['’]t|cannot|does|doesn['’]t|has|is|isn['’]t|takes|was)$/.test(second)
    ? `the ${finding}`
    : finding;
}

/**
 * What the sender saw where he looked at what the reader shows: `checked homepage: 14 contrast errors, quiz can't be used by keyboard` → `I checked your
 * homepage: 14 contrast errors, and the quiz can't be used by keyboard.` Undefined where it is none, unkind, or speaks of somebody.
 */
export function toChecked(note: string): string | undefined {
  if (!/:| [-–] /.test(note)) return undefined;
  const [, who = 'I', did = '', page = '', seen = ''] = checked.exec(note.replace(/[.]$/, '')) ?? [];
  if (!seen || harsh.test(seen) || /\b(?:he|her|him|his|I|me|my|our|she|their|them|they|us|we)\b/i.test(seen))
    return undefined;
  const findings = seen.split(/, (?:and )?/).map(withItsArticle);
  const last = findings.at(-1) ?? '';
  const [opening = '', ...others] = findings;
  const isClause = last.split(' ').some((word, at) => at > 0 && (isTold(word) || /^can/.test(word)));
  const told =
    findings.length < 2
      ? opening
      : `${[opening, ...others.slice(0, -1)].join(', ')}${isClause || findings.length > 2 ? ',' : ''} and ${last}`;
  return finishSentence(
    `${who === 'I' ? 'I' : 'We'} ${did.toLowerCase()} your ${decapitalise(page)}: ${told}`,
  );
}
