import { findVerb } from '../../../text/verbs.ts';

const onClient = /^(?:My|Our|The) client (?:asked|can|does|has|is|needs|prefers|wants|was|will|would)/;
const goesOn = /^They(?:(['’]ve| have)|(['’]re| are| were))? ((?:also |just |now |recently )?(\p{Ll}+).*)$/u;

/**
 * What a recruiter notes of his client, as said of the client: `They've just won a framework`, after `The client would rather not be named` → `The client
 * has just won a framework`. Any other note is given back as it is.
 */
export function withClient(note: string, before = ''): string {
  if (!onClient.test(before)) return note;
  const [, have = '', are = '', told = '', first = ''] = goesOn.exec(note) ?? [];
  const verb = have ? 'has ' : are ? (are === ' were' ? 'was ' : 'is ') : '';
  return told && (verb || findVerb(first)?.form === 'past')
    ? `The client ${verb}${told.replace(/(?<!,) which is why\b/, ', which is why')}`
    : note;
}
