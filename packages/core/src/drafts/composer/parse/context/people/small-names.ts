import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames } from '../../../text/first-names.ts';
import { capitalise } from '../../../text/grammar.ts';
import { isTrade } from './signed-as.ts';

/** `contact: ann bell`, `sign as ann`, `dear ann`: a name in small letters where nothing but a name stands. */
const small = compact(
  String.raw`(?<=^|[\n.;,|] ?|[-–*•] )((?:[\p{L}']+ ){0,3}?(\p{L}+)(?:'s)?(?: name| person)?(?: ?[:=] ?| is (?:called )?)|(?:[Dd]ear|[Hh]ello|[Hh]i|[Ff](?:ao|AO)|[Aa]ttn|(?:[Ss]ign(?:ed)?|[Ss]ent|[Ww]ritten)(?: off| it)?(?: as| by)?) )(\p{Ll}{3,})((?: \p{Ll}{2,})?)(?=[.,;|\n]|$| \|| (?:at|from) )`,
  'gu',
);
/** `ann bell, owner, tallboy ltd`, before all else. */
const opening = /^(\p{Ll}{3,}) (\p{Ll}{2,})(?=, (?:\p{Ll}+ ){0,2}?(\p{Ll}+)[,.;\n])/u;
/** `the manager, mr. webb, visited …`: a family name in small letters behind a title. */
const smallTitled =
  /(?<![\p{L}.])(mr|mrs|ms|dr|prof)\.? (\p{Ll}{3,})(?=[,.;|\n]|$| (?:has|is|said|told|was|wrote|\p{Ll}{3,}ed)\b)/gu;
/** What is sold under such a name: `ms teams`. */
export const soldAs =
  /^(?:access|azure|dynamics|excel|exchange|office|pepper|project|sql|teams|windows|word)$/;
const ofPerson =
  /^(?:addressee|ae|attn|author|contact|from|maker|me|name|person|prospect|reader|recipient|rep|sender|sign|signed|signer|to|writer)$/i;

/** The text with the names in capitals that stand in small letters behind a label or a greeting. */
export function withCapitals(text: string): string {
  return text
    .replace(smallTitled, (found, titled: string, family: string) =>
      soldAs.test(family) ? found : `${capitalise(titled)}. ${capitalise(family)}`,
    )
    .replace(opening, (found, first: string, family: string, trade: string) =>
      firstNames.has(first) && !isOrdinaryWord(first) && isTrade(trade)
        ? found.replace(`${first} ${family}`, `${capitalise(first)} ${capitalise(family)}`)
        : found,
    )
    .replace(
      small,
      (found: string, before: string, label: string | undefined, first: string, family: string) =>
        (label === undefined || ofPerson.test(label) || isTrade(label)) &&
        firstNames.has(first) &&
        !isOrdinaryWord(first)
          ? `${before}${capitalise(first)}${family.replace(/^ ./u, (letter) => letter.toUpperCase())}`
          : found,
    );
}

/** A rank that is laid down, and a degree behind another title: `Sgt. (ret.) ANN BELL`, `herr ing. BELL`. */
const beforeName = compact(
  String.raw`(?<=(?<!\p{L})\p{L}{2,9}\.? )(?:\(ret(?:ired|d|\.|d\.)?\)|ret(?:'?d)?\.|a\. ?D\.|i\. ?R\.),? (?=\p{Lu})|(?<=(?<!\p{L})(?:Frau|[Hh]errn?|frau|M[rs]|Mrs) )(?:DI|[Dd]ipl\.?-?[Ii]ng|[Ii]ng|[Mm]ag)\.? (?=\p{Lu})`,
  'gu',
);
/** Titles of other languages, by how an English mail writes them. */
const foreign: Readonly<Record<string, string>> = {
  Dhr: 'Mr',
  Hr: 'Mr',
  Kap: 'Captain',
  Kapt: 'Captain',
  Kpt: 'Captain',
  Mevr: 'Ms',
  Sig: 'Mr',
  Sra: 'Ms',
};
const foreignTitle = compact(
  `(?<![\\p{L}.])(?:${Object.keys(foreign).join('|')})\\.? (?=\\p{Lu}\\p{Ll})`,
  'gu',
);

/** The text with the titles before names as an English mail writes them: `Kapt. a.D. ANN BELL` → `Captain ANN BELL`, `frau BELL` → `Frau BELL`. */
export function withPlainTitles(text: string): string {
  return text
    .replace(beforeName, '')
    .replace(foreignTitle, (found) => `${foreign[found.replace(/\.? $/, '')]} `)
    .replace(/(?<!\p{L})(frau|herrn?)(?= \p{Lu}\p{Ll})/gu, capitalise)
    .replace(/(?<!\p{L})(?:Frau|Herrn?) (?=(?:Dr|Prof)\. \p{Lu})/gu, '');
}
