import { compact } from '../../../compact.ts';

/** `($32M, announced in the press)`: the sum is news, and where it stood is not. */
const sumInBracket = / \(([$€£]\d[^(),]*)(?:,[^()]*)?\)/;

/** Where the caller has it from: `They have 85 rooms (website)`, `They have a new wall, I saw it from the road`. */
const source =
  / \((?![$€£]\d[^(),]*\))(?:[^()]{1,40}|(?:as of|found|from|noticed|per|saw|seen|via)\b[^()]{1,90})\)$|, (?:which )?(?:I|we|my \p{L}+) (?:saw|read|heard|noticed) (?:it|that|this)?\b.*$|, (?:that's|that is|which is) why (?:I|we)\b.*$|,? according to (?:\p{Lu}|her |his |the |their ).*$|,? (?:acc(?:ording)?\.? to|per) (?:Crunchbase|G2|Glassdoor|Google(?: Maps| reviews)?|Indeed|LinkedIn|Sistrix|TripAdvisor|Trustpilot|Yelp|an? |her |his |the |their |(?:\p{Ll}+ )?(?:blog|news|page|report|site|website)(?=$|,)).*$|, it['’]?s (?:in|on) (?:her|his|the|their)\b.*$| (?:[-–]|,) (?:her|his|their|your) (?:own )?words\b.*$| (?:[-–]|,) (?:(?:job )?(?:ad|advert|listing|posting|role|vacancy)) (?:(?:is|has been) )?(?:live|online|open|out|up)\b.*$|, (?:hence|said (?=call|e-?mail|no|ok|send|to|yes)|so (?:I|we)|(?:he|she|they) (?:recommended|said|says|suggested|told)) .*$|, so (?:a lot of|lots of|many|plenty of|some)\b.*$|, (?:an?|one of their|our) (?:\p{Ll}+ ){0,3}(?:said|says|told)\b.*$| and (?:I|we) (?:assume|believe|guess|heard|suspect|think)\b.*$| (?:that )?(?:I|we) know of$| going by\b.*$|(?<!reviews) (?:by|on|via) (?:builtwith|crunchbase|g2|glassdoor|semrush|similarweb)$|,? (?:lol|haha|tbh)\b.*$|,? (?:so|which means) (?:he|she|they) (?:are probably|is probably|may|might|must|probably|will probably)\b.*$|: (?:got|then|and|no)\b.*$|, (?:her|his|their) (?:own )?(?:\p{L}+ ){1,2}says$|, (?:cool|good|great|nice|really|super|v|very)\b(?: \p{L}+){0,2}(?:$|,.*$)|,? so (?:\p{Lu}{2,}|it|that|this)\b.*$/iu;

/** `The Land Registry shows that they bought …`, `According to their site, they …`. */
const register =
  /^(?:According to [^,]{3,40}?,? (?=(?:they|he|she|their|his|her)\b)|(?!(?:Her|His|Their)\b)[^,]{0,50}\b(?:accounts|article|brochure|filings?|house|linkedin|listing|newspaper|page|paper|press|register|registry|report|site|website)\b(?: that)? (?:confirms?|reports?|says?|shows?) (?:that )?)(?=(?:they|he|she|their|his|her)\b)/i;

/** `…, says so on the bags`, `…, you can see them from the road`, `…, she posted the cake`: how anybody can know it. */
const whereSeen = compact(
  `${[
    String.raw`, (?:(?:he|it|she|they|the \p{Ll}+) )?says?\b(?! (?:hello|hi)\b).*`,
    String.raw`, (?:as )?(?:anybody|anyone|everybody|everyone|one|somebody|you) (?:can )?(?:counted|saw|sees?)\b.*`,
    String.raw`, (?:I|we) (?:was|were) (?:at|in|on|there)\b.*`,
    String.raw`, (?:I|we) (?:chatted|counted)\b.*`,
    String.raw`, (?:(?:it|that|this) (?:is|was) |was |all |as seen |seen )?(?:all over|in|on) (?:all |every )?(?:(?:her|his|my|the|their) )?(?:\p{Ll}+ )?(?:ads?|bags?|board|card|feed|news|newsletter|page|papers?|press|site|van|website)\b.*`,
    String.raw`, (?:he|she|they) (?:announced|counted|explained|gave|mentioned|posted|showed|told|wrote) (?:a (?:film|photo|pic|picture|video)|about it|it|me so|so|that|the (?:cake|figure|news|number|photos?|pic|pictures?)|us so)\b.*`,
    String.raw`, as (?:he|she|they) (?:said|says|tells?|told)\b.*`,
    `, (?:(?:an?|the) )?(?:ad|advert|figure|number|own site|photos?|pictures?|poster|press|press release|site|website)(?: (?:from|in|of|on) .*)?`,
    String.raw`, \d[\d,.]* (?:comments|likes|views)`,
    String.raw`, (?:(?:I|we) )?(?:heard|read|saw|seen) (?:about )?(?:it|that|this)\b.*`,
    String.raw`, as it (?:reads|said|says|stands)\b.*`,
    String.raw`, the (?:ads?|advert|button|card|dates?|link|notice|poster|sign)\b.*`,
    String.raw`, (?:(?:it|that|this) )?(?:looks?|looked|sounds?|sounded) (?:\p{Ll}+ )?(?:amazing|beautiful|good|great|lovely|nice|super|wonderful)\b.*`,
    String.raw`, (?:really |very )?(?:amusing|beautiful|clever|congratulations|congrats|funny|lovely|marvellous|well done|wonderful)\b.*`,
    String.raw`, liked (?:her|his|it|the|their)\b.*`,
  ].join('$|')}$`,
  'iu',
);

/** `He did the course in May, certificate hangs by the till`: a remark in words of its own. */
const besides =
  /(?<=^(?:(?:He|Her|His|She|Their|They)\b|\p{Ll})[^,]*), (?!(?:after|and|as|because|but|for|if|in|my|of|on|one|or|our|since|so|that|the|though|to|when|where|which|while|who|whose|with)\b)(?:\p{Ll}+ ){1,3}(?:are|hangs|has|have|is|stands|was|were)\b[^,]*$/u;

/** `They are on GITHUB, monorepo with 900 packages`: what stands behind the name is a note. */
const onTools = /^(They (?:are|['’]re) on \p{Lu}[^,]*), (?!and\b|but\b|with\b).*$/u;

/** A sentence without that: `They have 85 rooms (website)` → `They have 85 rooms`. */
export function withoutSource(sentence: string): string {
  return sentence
    .replace(register, '')
    .replace(sumInBracket, ' ($1)')
    .replace(whereSeen, '')
    .replace(besides, '')
    .replace(source, '')
    .replace(onTools, '$1');
}

const known =
  "(?:(?:it|that|this)(?:['’]s| is) |all |now )?(?:(?:already )?public(?:ly known)?|published|official|confirmed|verified|no secret|(?:public|official|published) (?:figures?|info(?:rmation)?|knowledge|numbers?|record))";
/** `…, public`, `(public figure)`, `(trial by the institute, published)`: who may know it. */
const status = compact(String.raw` \(${known}\)(?=[.!]?$)|, ${known}(?=\)?[.!]?$)`, 'i');

/** `(only if they ask: 0.6% from 1m)`: what is told later, if at all. */
const ifAsked = / \((?:only )?(?:if|when) (?:s?he|they|you) asks?:[^()]*\)/i;

/** A note without who may know it, and without what is only told when asked: `The permit was tightened in May, public` → `The permit was tightened in May`. */
export function withoutStatus(note: string): string {
  return note.replace(ifAsked, '').replace(status, '');
}
