import { isPlural, toArticle } from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { findVerb } from '../../text/verbs.ts';
import { prepositions } from '../../text/words.ts';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** What stands before "own" where it is whose that is missing: `with own crew`, `bring own generator`. */
const beforeOwn = /^(?:bring|brings|have|has|use|uses|and|or|plus)$/i;

/** `Own crew` → `our own crew`: whose it is depends on who does something in its sentence. */
function tellOwner(sentence: string): string {
  const isByOne = /\b(?:I|I'm|my)\b/.test(sentence) && !/\b(?:we|our)\b/i.test(sentence);
  return sentence.replace(/(^|[\p{L}']+ |, )own (?=\p{Ll}+)/giu, (found, before: string, at: number) => {
    const word = before.trim();
    const opens = word === '' || word === ',';
    if (!opens && !prepositions.has(word.toLowerCase()) && !beforeOwn.test(word)) return found;
    const [clause = ''] = sentence.slice(0, at).match(/[^,;]*$/) ?? [];
    const who = /(?:^|\s)(?:you|customers|guests)\b/i.test(clause) ? 'your' : isByOne ? 'my' : 'our';
    return `${before}${who} own `;
  });
}

/** The words that telegram style leaves out, where only one can be meant: whose, when, at what price. */
export function fillIn(text: string): string {
  return (
    text
      // "We do hoof trimming, mobile crush, own crew": with what, and by whom.
      .replace(
        /^((?:we|i) (?:do|offer|run) [^,.;(]+), ((?:(?:full|mobile|own|portable|small) [\p{L} -]{2,20}(?:, |,? and |$|(?=[.;])))+)/iu,
        (_, work: string, means: string) =>
          `${work} with ${joinList(
            means
              .split(/, (?:and )?| and /)
              .filter(Boolean)
              .map((one) =>
                /^own /.test(one) || isPlural(one.split(' ').at(-1) ?? '') ? one : `${toArticle(one)} ${one}`,
              ),
          )}`,
      )
      .replace(/[^.;!?\n]+/g, tellOwner)
      // "Collect Monday back Tuesday".
      .replace(
        new RegExp(
          `\\b(collect|pick up) (?:on )?(${day}s?),? (?:and )?(?:back|return) (?:on )?(${day}s?)\\b`,
          'gi',
        ),
        '$1 on $2 and bring them back on $3',
      )
      // "$1,150 month", "min order 20", "24h turnaround".
      .replace(
        /([$€£₹]\d[\d.,]*k?) (?=(?:month|year|week|day|hour)\b(?! (?:minimum|notice|trial)))/g,
        '$1 a ',
      )
      .replace(/\bmin\.? (?=(?:order|spend|qty|quantity|term|stay|hire)\b)/gi, 'minimum ')
      .replace(/\b(?:incl|inc)\.?(?=$|[.,;])/gi, 'included')
      // "Me + my brother hire out a van".
      .replace(/^me (?:and|\+) my (\p{L}+) (?=(\p{L}+))/iu, (found, who: string, does: string) =>
        findVerb(does)?.form === 'base' ? `My ${who} and I ` : found,
      )
      // "Real people write them not bots".
      .replace(
        /(?<=\p{L})(?<! (?:am|and|are|but|can|could|did|do|does|has|have|if|is|may|must|or|should|was|were|why|will|would|people)) not (?=(?:an? )?\p{Ll}+(?:$|[.,;]))/gu,
        ', not ',
      )
      // "Half pallet upwards".
      .replace(
        /(?<=\p{L}),? (half|one|two|\d+) (?:an? )?(\p{Ll}+) (?:upwards?|and up(?:wards)?)\b/giu,
        (_, count: string, unit: string) =>
          `, from ${count.toLowerCase()} ${/^half$/i.test(count) ? 'a ' : ''}${unit} upwards`,
      )
      .replace(/\bcut off (?=(?:dates?|points?|times?)\b)/gi, 'cut-off ')
      // "Towel laundry pick up daily": a thing, and no deed.
      .replace(
        /^((?!(?:i|it|they|we|you)\b)(?:\p{L}+ ){1,3})(pick|drop|set) (up|off)(?=$|[,.;]| (?:and|daily|for|from|service|weekly|with)\b)/iu,
        (found, thing: string, deed: string, particle: string) =>
          findVerb(thing.trim().split(' ').at(-1) ?? '')?.form === 'base' &&
          !findVerb(thing.trim().split(' ').at(-1) ?? '')?.isName
            ? found
            : `${thing}${deed}-${particle}`,
      )
  );
}
