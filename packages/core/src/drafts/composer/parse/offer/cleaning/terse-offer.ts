import { compact } from '../../../../compact.ts';
import { capitalise, isPlural, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';

/** `30 min video call`: how long something is that people meet for. */
const minutes =
  /(?<![\p{L}\d] )\b(\d+)[ -]min(?:ute)?s? (?=(?:[\p{L}-]+ )?(?:call|class|consultation|demo|interview|lesson|meeting|session|talk|tour|visit|webinar|workshop)\b)/giu;

/** `Nothing for sale yet`. */
const nothing = /(?<=^|[.;\n] ?)nothing for sale( yet)?(?=$|[.;\n])/giu;

/** `… - rails, sorting, volunteers all included`, behind a mark that ends what stands before. */
const item = String.raw`(?!(?:and|or)\b)[\p{L}-]+(?: [\p{L}-]+)?`;
const included = compact(
  String.raw`(?: [-–—] |[.;\n] ?)((?:${item}, ){1,5})(?:and )?(${item}) (?:are )?all incl(?:uded|\.)?(?=$|[.;\n])\.?`,
  'iu',
);

/** `Gold sponsorship, in exchange for: demo booth + 20-minute workshop on mics`: what the sender would have for it. */
const inExchange = /\bin (exchange|return) for:? ([^.;:\n]+ \+ [^.;:\n]+)$/iu;

/** `A uniform swap, run by us (small charity)`: who does it, and what they are. */
const runByUs = /^([^,.;:]+), (\p{Ll}+) by us \((?:an? )?(\p{Ll}[\p{L} -]+)\)(?=$|[.;\n]| [-–—] )/u;

/** A thing with its article: `demo booth` → `a demo booth`. */
function withOne(thing: string): string {
  const told = withArticle(thing);
  const head = (toNounCore(thing).at(-1) ?? '').toLowerCase();
  return told === thing && /^\p{Ll}/u.test(thing) && /^(?:booth|stand|stall|slot)$/.test(head)
    ? `${toArticle(thing)} ${thing}`
    : told;
}

/** An offer in notes with some of them in whole words: `30 min call` → `30-minute call`, `- A, B all included` → `. A and B are included`. */
export function withTerseTold(offer: string): string {
  return (
    offer
      .replace(runByUs, (_, thing: string, done: string, firm: string) => {
        const isMany = isPlural((toNounCore(thing).at(-1) ?? '').toLowerCase());
        return `${thing}. ${isMany ? 'They are' : 'It is'} ${done} by us, ${toArticle(firm)} ${firm}`;
      })
      .replace(minutes, '$1-minute ')
      // "Priced at 4 cents a lookup": a price as any.
      .replace(/, (?:billed|charged|priced) at (?=[$€£]?\d)/gi, ', ')
      .replace(nothing, (_, yet = '') => `Nothing is for sale${yet}`)
      .replace(
        included,
        (_, list: string, last: string) =>
          `. ${capitalise(joinList([...list.split(', ').filter(Boolean), last]))} are included.`,
      )
      .replace(
        inExchange,
        (_, how: string, list: string) =>
          `in ${how.toLowerCase()} for ${joinList(list.split(' + ').map((thing) => withOne(thing.trim())))}`,
      )
  );
}
