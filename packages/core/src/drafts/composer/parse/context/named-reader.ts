import { compact } from '../../../compact.ts';
import { findVerb } from '../../text/verbs.ts';
import { name } from './name-patterns.ts';

const label = '(?:[Aa]ddressee|[Aa]pplicant|[Cc]andidate|[Cc]ontact|[Pp]rospect|[Rr]eader|[Rr]ecipient)';

/** `About the reader: Ms. NAME …`: the note that says who reads. */
const about = compact(
  `(^|\\n|[.!?] )(?:[Aa]bout|[Nn]otes? (?:about|on)|[Oo]n) (?:the |our |my )?${label} ?[:-] ?(?=${name})`,
  'gu',
);
/** `Candidate: NAME, at a bank, gave a talk`, `Recipient: NAME joined in June`. */
const named = compact(`^${label}: ${name}(?:,| [-–]|) (.+)$`, 'u');

/** The text with one label for who reads. */
export function withReaderLabel(text: string): string {
  return text.replace(about, '$1Recipient: ');
}

/** What a note that names the reader tells besides, as notes of their own: `Candidate: NAME, at a bank, gave a talk at PyCon` → `They gave a talk at PyCon`. */
export function splitNamedReader(note: string): string[] {
  const [, rest = ''] = named.exec(note) ?? [];
  const deeds = rest
    .replace(/\.$/, '')
    .split(/, (?:and )?/)
    .filter((part) => {
      const verb = findVerb(part.replace(/^(?:also|just|recently) /, '').split(' ')[0] ?? '');
      return verb !== undefined && (verb.form === 'past' || (verb.form === 'third' && !verb.isName));
    });
  return deeds.length > 0 ? [note, ...deeds.map((deed) => `They ${deed}.`)] : [note];
}
