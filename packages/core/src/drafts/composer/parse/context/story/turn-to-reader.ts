import { capitalise } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { prepositions } from '../../../text/words.ts';
import { agree, youFor } from '../second-person.ts';
import { titles } from './readers-name.ts';
import type { Spoken } from './who-is-meant.ts';

/** A sentence of a story, as it is told to the reader: `Gareth moved my sister` → `You moved my sister`. Undefined where it is not certain how. */
export function turnToReader({ words, bare, roles, isSure }: Spoken): string | undefined {
  if (!isSure) return undefined;
  const isPronoun = (at: number) => youFor(words, bare, at) !== undefined || /^s?he's$/.test(bare[at] ?? '');
  const turned: string[] = [];
  for (const [at, raw] of words.entries()) {
    if (roles[at] !== 'reader') {
      turned.push(raw);
    } else if (isPronoun(at)) {
      // "The report is his to keep".
      const isHis = bare[at] === 'his' && bare[at + 1] === 'to' && /^(?:are|be|is)$/.test(bare[at - 1] ?? '');
      const you = isHis ? 'yours' : isOfDoer(bare, at) ? 'you' : youFor(words, bare, at);
      if (you === undefined) return undefined;
      turned.push(raw.replace(/[\p{L}'’-]+/u, you));
    } else {
      // "His neighbour over the hill, Ann Bell": who somebody is, is said to others.
      if (/,$/.test(words[at - 1] ?? '') && roles[at - 1] !== 'reader') return undefined;
      // A title and the names after it are one "you".
      const goesOn = roles[at + 1] === 'reader' && !isPronoun(at + 1) && !/[,;:]$/.test(raw);
      if (!goesOn && !titles.test(bare[at] ?? '')) turned.push(raw.replace(ofName, toYou));
    }
  }
  const told = agree(turned.join(' '));
  return told === undefined || disagrees(told) ? undefined : capitalise(told);
}

/** Whether a verb still agrees with somebody else: `you says`. */
function disagrees(told: string): boolean {
  return [
    ...told.matchAll(
      /\b[Yy]ou (?:(?:\p{Ll}+ly|also|always|ever|just|never|often|only|still) )?(\p{Ll}+s)\b/gu,
    ),
  ].some(([, verb = '']) => findVerb(verb)?.form === 'third' || /^(?:does|has|is|says|was)$/.test(verb));
}

/** What somebody is made to be. */
const felt =
  /^(?:angry|busy|calm|crazy|glad|happy|laugh|mad|proud|ready|sad|smile|tired|up|\p{Ll}+(?:ful|less|ous))$/u;

/** `heard her tell someone`, `ended with her sleeping on the sofa`: who does something, and not whose it is. */
function isOfDoer(bare: readonly string[], at: number): boolean {
  const [before = '', next = ''] = [bare[at - 1], bare[at + 1]];
  if (bare[at] !== 'her') return false;
  // "It makes her furious".
  if (/^(?:drives?|drove|gets?|got|keeps?|kept|leaves?|left|made|makes?)$/.test(before) && felt.test(next))
    return true;
  if (before === 'with') return /ing$/.test(next) && prepositions.has(bare[at + 2] ?? '');
  const verb = findVerb(next);
  return /^(?:heard|let|made|saw|seen|watched)$/.test(before) && verb?.form === 'base' && !verb.isName;
}

const ofName = /\p{L}[\p{L}'’.-]*?(?=(?:['’]s?)?[^\p{L}'’]*$)(['’]s?)?/u;

function toYou(_: string, owner?: string): string {
  return owner ? 'your' : 'you';
}
