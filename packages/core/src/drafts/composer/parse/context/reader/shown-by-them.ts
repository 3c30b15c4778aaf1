import { compact } from '../../../../compact.ts';
import { toTime } from '../notes/to-time.ts';

const count = String.raw`(?:(?:about |around |over )?\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten)`;
/** Where anybody can see it. */
const seen = String.raw`\((?:(?:seen |via )?(?:on )?)?(?:LinkedIn|Facebook|Instagram|Companies House|Indeed|(?:their |local )?(?:annual report|blog|careers page|job ads?|news|newsletter|paper|press|press release|web ?site))\)`;
const done = compact(
  String.raw`^(${count} (?:[\p{Ll}-]+ ){0,2}\p{Ll}+s?) (added|hired|launched|opened) (since|in|this|last) ([\p{L}\d ]{3,20}) ${seen}$`,
  'iu',
);
/** `job ad mentions "legacy CRM"`: what only the reader has put out. */
const put =
  /^(annual report|careers page|job ads?|job advert|press release)((?: \p{Ll}+)? (?:asks for|lists|mentions|promises|says) .+)$/iu;

/** `3 reps hired since Jan (LinkedIn)` → `They have hired 3 reps since Jan`: what the reader did or put out, as anybody can see. Any other note is left as it is. */
export function withShown(note: string): string {
  const bare = note.replace(/[.]$/, '');
  const [, what = '', deed = '', since = '', when = ''] = done.exec(bare) ?? [];
  if (what)
    return `They ${/^since$/i.test(since) ? 'have ' : ''}${deed.toLowerCase()} ${what} ${toTime(`${since.toLowerCase()} ${when}`)}`;
  const [, paper = '', said = ''] = put.exec(bare) ?? [];
  return paper ? `Their ${paper}${said}` : note;
}
