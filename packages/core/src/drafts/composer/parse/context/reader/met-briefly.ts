import { compact } from '../../../../compact.ts';
import { decapitalise } from '../../../text/grammar.ts';

const gatherings =
  'conference|congress|convention|event|exhibition|expo|fair|festival|forum|meet-?up|show|summit|symposium|trade show';

/** Where the sender met the reader, at which stand, and for how long they spoke. */
const noted = compact(
  String.raw`^((?:(?:I|we) )?(?:briefly )?met(?: (?:her|him|them))?) (at|during) ((?:the )?[^,;:]{3,50}?)((?:, (?:(?:at )?(?:booth|hall|stall|stand) [\p{Lu}\d][\p{L}\d-]*|(?:chatted|spoke|talked) (?:for )?(?:about )?\d+ ?(?:min|minute|hour)s?))+)[.]?$`,
  'iu',
);

/** `met at Midwest Vet Expo, booth 212, spoke 5 minutes` → `met at the Midwest Vet Expo (booth 212) and spoke for 5 minutes`: how sender and reader met, in the words of one sentence. Any other note is left as it is. */
export function withMeeting(note: string): string {
  const [, met = '', at = '', where = '', list = ''] = noted.exec(note) ?? [];
  if (!met) return note;
  const parts = list.slice(2).split(', ');
  const stand = parts.find((part) => /^(?:at )?(?:booth|hall|stall|stand)\b/i.test(part));
  const [, spoke = '', long = ''] =
    parts.map((part) => /^(chatted|spoke|talked) (?:for )?(.+)$/i.exec(part)).find((found) => found) ?? [];
  if (!spoke) return note;
  return `${met} ${at} ${withThe(where)}${stand ? ` (${decapitalise(stand.replace(/^at /i, ''))})` : ''} and ${spoke.toLowerCase()} for ${long.replace(/ ?mins?$/, ' minutes')}`;
}

/** `Midwest Vet Expo` → `the Midwest Vet Expo`. */
function withThe(where: string): string {
  return compact(` (?:${gatherings})$`, 'i').test(where) && !/^(?:an?|her|his|the|their|your) /i.test(where)
    ? `the ${where}`
    : where;
}
