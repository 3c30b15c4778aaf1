import { compact } from '../../../compact.ts';
import { firstNames } from '../../text/first-names.ts';
import { organisationNouns } from '../../text/words.ts';
import type { Persona } from './parse-persona.ts';
import { nameTitles, titleWord } from './parse-persona-name.ts';

const family = String.raw`(?:(?:van|von|de|der|den|la|le|da|di|del|bin|al) )*\p{Lu}[\p{L}'’-]+`;

const withPost = compact(
  String.raw`^(\p{Lu}\p{Ll}+)( ${family})?(?: @ ?| (?:at|from|of) )(\p{Lu}[^,;]*), ([^,;]+)$`,
  'u',
);

/** `NINA @ Corva, head of operations` → `NINA, head of operations at Corva`. */
export function withPostBeforeHouse(text: string): string {
  return text.replace(withPost, (found, first: string, surname = '', house: string, post: string) =>
    firstNames.has(first.toLowerCase()) && titleWord.test(post) && !titleWord.test(surname)
      ? `${first}${surname}, ${post} at ${house}`
      : found,
  );
}

const alone = compact(
  String.raw`^(?:(${nameTitles})\.? )?(?:(\p{Lu}\p{Ll}+) )?(${family})(?: @ ?| (?:at|of) )((?:the )?\p{Lu}[^,;]*)$`,
  'u',
);

/** Who reads, where no more is told than a name and a house: `NINA BELL at Corva`, `Dr BELL of the Corva Trust`. */
export function readNameAtHouse(
  text: string,
): Pick<Persona, 'firstName' | 'honorific' | 'surname' | 'where'> | undefined {
  const [, honorific, firstName, surname = '', house = ''] = alone.exec(text) ?? [];
  const isSomebody =
    honorific !== undefined || (firstName !== undefined && firstNames.has(firstName.toLowerCase()));
  const isOther = titleWord.test(surname) || organisationNouns.has(surname.toLowerCase());
  if (!house || !isSomebody || isOther) return undefined;
  return {
    ...(honorific === undefined ? {} : { honorific }),
    ...(firstName === undefined ? {} : { firstName }),
    surname,
    where: `at ${house}`,
  };
}
