import { isOrdinaryWord } from '../../../gate/index.ts';
import { firstNames } from '../../text/first-names.ts';
import { decapitalise } from '../../text/grammar.ts';
import { determiners, prepositions } from '../../text/words.ts';

/** Small words that nobody writes in capitals within a sentence. */
const smallInCapitals =
  /\S (?:A|An|And|At|By|For|From|Her|His|If|In|Of|On|Or|Our|That|The|Their|Them|To|Us|Whether|Which|Who|With|Your)(?= )/;

const smallWords =
  /^(?:and|at|but|he|her|him|how|i|if|is|it|me|nor|of|or|our|she|so|that|the|them|they|to|us|we|what|when|where|whether|which|who|why|you|your)$/;

/** What a maker's name is followed by where both name a product. */
const products: Readonly<Record<string, RegExp>> = {
  Amazon: /^(?:Business|Marketplace|Prime|Services|Web)$/,
  Apple: /^(?:Business|Maps|Pay|Search)$/,
  Google:
    /^(?:Analytics|Business|Calendar|Center|Chrome|Cloud|Console|Docs|Drive|Manager|Maps|Meet|Merchant|Profile|Search|Sheets|Shopping|Tag|Workspace)$/,
  Microsoft: /^(?:Dynamics|Excel|Office|Outlook|Project|Teams|Word)$/,
};

/** Whether a word, or each part of it, is of the language and no name. */
function isPlainWord(word: string): boolean {
  const small = word.toLowerCase();
  return (
    prepositions.has(small) ||
    determiners.has(small) ||
    smallWords.test(small) ||
    small.split('-').every((part) => /^\d/.test(part) || isOrdinaryWord(part))
  );
}

/** `Get A Reply With The Right Person` → `Get a reply with the right person`: a field in title case in ordinary letters, its names as they are. */
export function withoutTitleCase(field: string): string {
  if (!smallInCapitals.test(field) || /["“”]|(?<![\p{L}\d'’./-])\p{Ll}/u.test(field)) return field;
  const words = field.split(/(\s+)/);
  // "SEO FOR GYMS" shouts.
  if (words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length < 3) return field;
  let maker: RegExp | undefined;
  let named = false;
  return words
    .map((word, at) => {
      const bare = word.replace(/^[("']+|[)"',.:;!?]+$/g, '');
      const before = words[at - 2] ?? '';
      if (at === 0 || !bare.trim()) return word;
      if (products[before]) maker = products[before];
      else if (!maker?.test(bare)) maker = undefined;
      // "Anna Bell", "at Green Valley Foods", "in May".
      const isNamed =
        firstNames.has(before.toLowerCase()) ||
        (/^(?:March|May)$/.test(bare) &&
          (/^(?:By|Early|In|Late|Mid|On|Until)$/.test(before) || /^\d/.test(words[at + 2] ?? ''))) ||
        (/^(?:At|@)$/.test(before) && !determiners.has(bare.toLowerCase())) ||
        (named && !prepositions.has(bare.toLowerCase()) && !/^And$/.test(bare));
      named = isNamed && /^(?:At|@)$/.test(before) ? true : named && isNamed && !/[,.;:)]$/.test(word);
      const stays = isNamed || maker?.test(bare) || !/\p{Lu}/u.test(bare) || !isPlainWord(bare);
      return stays
        ? word
        : word.replace(
            bare,
            bare.includes('-') ? bare.split('-').map(decapitalise).join('-') : decapitalise(bare),
          );
    })
    .join('');
}
