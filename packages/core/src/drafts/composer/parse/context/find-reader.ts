import { namesIn } from '../../text/spelling.ts';
import { type Persona, parsePersona } from '../persona/parse-persona.ts';
import type { PersonName } from '../persona/parse-persona-name.ts';
import { findNewsmaker } from './find-newsmaker.ts';
import type { Reader } from './to-you.ts';

/** Who the reader is, by the persona and by the name that the context gives. */
export function findReader(
  persona: string,
  who: string | Persona,
  recipient: PersonName = {},
  context = '',
  offer = '',
): Reader {
  const { firstName, surname, words } = typeof who === 'string' ? parsePersona(who) : who;
  const beside = /\b(?:he|her|his|she)\b/i.test(context) ? nameBeside.exec(persona)?.slice(1) : undefined;
  const given = [
    firstName,
    surname,
    recipient.firstName,
    recipient.surname,
    ...(firstName ? [] : (beside ?? [])),
  ]
    .join(' ')
    .split(' ');
  // What is left of a name that holds anything else is in no sentence as it stands here.
  const names = [...new Set(given)].filter((name) => /^[\p{L}'-]+$/u.test(name));
  const [, workplace = ''] = namedWorkplace.exec(persona) ?? [];
  const newsmaker = findNewsmaker(context, persona, offer);
  const firms = [
    ...namesIn(persona),
    ...(workplace ? [workplace, workplace.split(' ')[0] ?? ''] : []),
    ...(newsmaker ? [newsmaker] : []),
  ];
  return { names, firms: firms.filter((name) => !names.includes(name)), words };
}

/** `CTO at Lindqvist Labs`: a firm by its name, also where that could be an ordinary word. */
const namedWorkplace = /\bat (\p{Lu}\p{Ll}{3,}(?: \p{Lu}[\p{L}'-]+){0,3})(?=[,.]|$)/u;

/** `Birgit Sandvik` before or after a post: beside "she", whoever reads. */
const nameBeside =
  /^(?:(?:Dr|Professor) )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=, \p{Ll})|(?<=\p{Ll}[^,]*, (?:(?:Dr|Professor) )?)(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)$/u;
