import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames } from '../../../text/first-names.ts';

const name = String.raw`\p{Lu}[\p{L}\d&'-]*\p{L}(?: \p{Lu}[\p{L}\d&'-]+){0,2}`;
const announces = String.raw`(?:acquired|announced|doubled|expanded|grew|hired|launched|merged|moved|opened|posted|raised|secured|signed|won) |acquir(?:es|ing) |is (?:about to |currently |now )?(?:building|expanding|going public|growing|hiring|launching|moving|opening|planning|rolling out) |went public\b`;
const news = compact(
  String.raw`(?:^|\n|[.!?;] )(?:[-*•] )?(?:(?:[Tt]rigger|[Nn]ews|[Ww]hy now|[Cc]ontext): )?(${name})(?: has)?(?: (?:also|just|now|only|recently))? (?:${announces})`,
  'gu',
);
const plainPosts = /\b(?:at|from|of) (?:the )?(\p{Lu}\p{L}*\p{Ll}\p{L}*)/gu;
const ownWords = /\b(?:I|I'm|my|our|us|we|[Ss]ender|[Ss]igned?|[Ff]rom)\b/;

/**
 * The firm by its name whose news the notes tell (`Acme just raised a Series B`), where the persona names no firm: it is the reader's. Nothing where several
 * firms have news, where the name is the sender's, or where it may be somebody's.
 */
export function findNewsmaker(text: string, persona: string, offer: string): string | undefined {
  for (const [, place = ''] of persona.matchAll(plainPosts))
    if (!isOrdinaryWord(place.toLowerCase())) return undefined;
  const names = new Set(Array.from(text.matchAll(news), ([, found = '']) => found));
  const [found = '', ...others] = names;
  if (!found || others.length > 0 || offer.includes(found)) return undefined;
  const first = (found.split(' ')[0] ?? '').toLowerCase();
  if (firstNames.has(first) || isOrdinaryWord(first)) return undefined;
  const isOurs = text.split(/(?<=[.!?])\s|\n/).some((note) => note.includes(found) && ownWords.test(note));
  return isOurs ? undefined : found;
}
