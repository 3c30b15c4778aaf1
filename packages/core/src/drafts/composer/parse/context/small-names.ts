import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { firstNames } from '../../text/first-names.ts';
import { capitalise } from '../../text/grammar.ts';
import { isTrade } from './signed-as.ts';

/** `contact: ann bell`, `sign as ann`, `dear ann`: a name in small letters where nothing but a name stands. */
const small = compact(
  String.raw`(?<=^|[\n.;,|] ?|[-–*•] )((?:[\p{L}']+ ){0,3}?(\p{L}+)(?:'s)?(?: name| person)?(?: ?[:=] ?| is )|(?:[Dd]ear|[Hh]ello|[Hh]i|[Ff](?:ao|AO)|[Aa]ttn|(?:[Ss]ign(?:ed)?|[Ss]ent|[Ww]ritten)(?: off| it)?(?: as| by)?) )(\p{Ll}{3,})((?: \p{Ll}{2,})?)(?=[.,;|\n]|$| \|| (?:at|from) )`,
  'gu',
);
const ofPerson =
  /^(?:addressee|ae|attn|author|contact|from|maker|me|name|person|prospect|reader|recipient|rep|sender|sign|signed|signer|to|writer)$/i;

/** The text with the names in capitals that stand in small letters behind a label or a greeting. */
export function withCapitals(text: string): string {
  return text.replace(
    small,
    (found: string, before: string, label: string | undefined, first: string, family: string) =>
      (label === undefined || ofPerson.test(label) || isTrade(label)) &&
      firstNames.has(first) &&
      !isOrdinaryWord(first)
        ? `${before}${capitalise(first)}${family.replace(/^ ./u, (letter) => letter.toUpperCase())}`
        : found,
  );
}
