import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { firstNames } from '../../text/first-names.ts';
import { organisationNouns, personNouns } from '../../text/words.ts';

export type PersonName = { firstName?: string; surname?: string; honorific?: string };

/** Words with a capital that open titles and trades. */
export const notNames =
  /^(?:adults?|(?:fe)?males?|m[ae]n|wom[ae]n|applicant|attendee|candidate|guest|panell?ist|speaker|subscriber|senior|junior|head|chief|vice|director|manager|small|local|busy|marketing|sales|product|customer|human|finance|it|hr|new|owner|founder|ceo|cto|cfo|coo|cmo|vp|the|a|an|mid|lead|general|managing|hiring|procurement|office|restaurant|dental|real|data|business|event|security|operations|software|project|people|talent|content|account|regional|engineering|head|supply|store|independent|first|team|school|university)$/i;
/** A word that stands in titles and not in names. */
export const titleWord =
  /\b(?:ceo|cto|cfo|coo|cmo|cio|ciso|cro|cpo|vp|svp|evp|head|director|manager|founder|co-founder|owner|president|partner|lead|chief|principal|engineer|developer|designer|editor|buyer|officer|consultant|chair|professor|dean|coordinator|specialist|analyst|recruiter|teacher|doctor|dentist|architect|producer|executive|administrator|supervisor|secretary|treasurer|accountant|lawyer|nurse|chef|planner|strategist|advisor|adviser|agent|broker|realtor|counsel|controller|superintendent|host|blogger|journalist|investor)\b/i;

/** Titles that stand before a family name. */
const familyTitles =
  'Dr|DI|Mag|Prof|Professor|Mr|Mrs|Ms|Mx|Miss|Canon|Capt|Captain|Cllr|Col|Colonel|Commander|Councillor|Father|Fr|Imam|Inspector|Judge|Lt|Lieutenant|Maj|Pastor|Rabbi|Rev|Revd|Reverend|Sgt|Sergeant';
/** All titles before names: those of knights and nuns go with the first name. */
export const nameTitles = `${familyTitles}|Dame|Dott|Ing|Sir|Sister`;

/** The words of a greeting for somebody with a title: `Dr. Lind`, `Sister Margaret`. */
export function toAddress({ honorific = '', firstName, surname }: PersonName): {
  title: string;
  name?: string;
} {
  const isDotted = /^(?:Capt|Col|Dr|Fr|Lt|Mag|Maj|Mrs?|Ms|Mx|Prof|Rev|Sgt)$/.test(honorific);
  const name = /^(?:Dame|Sir|Sister)$/.test(honorific) ? (firstName ?? surname) : surname;
  return { title: `${honorific}${isDotted ? '.' : ''}`, ...(name ? { name } : {}) };
}

const named = compact(
  String.raw`^(?:(${nameTitles})\.?\s+)?(\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?)(?:\s+(\p{Lu})\.)?(?:\s+((?:(?:van|von|de|der|den|la|le|da|di|del|bin|al)\s+)*\p{Lu}[\p{L}'’-]+))?\s*(?:,|\s-\s|\(|\bthe\b|$)\s*(.*)$`,
  'u',
);
/** "Ms. van der Berg", "Mr O'Neill": after a title a family name stands alone. */
const namedByFamily = compact(
  String.raw`^(${familyTitles})\.?\s+(?:\p{Lu}\.\s?)*((?:\p{Ll}+ ){0,3}(?:\p{Lu}['’]|Mc|Mac)?\p{Lu}[\p{L}-]+)\s*(?:,|\s-\s|\(|\bthe\b|$)\s*(.*)$`,
  'u',
);

/** `Homebuilder`, `Neobank`: a firm or a trade in one word, made of two. */
function isTrade(word: string): boolean {
  const [, noun = ''] =
    /^\p{Lu}\p{Ll}{2,}(bank|builder|cent(?:er|re)|dealer|grower|house|maker|market|owner|pub|seller|shop|store|tech|works)$/u.exec(
      word,
    ) ?? [];
  return noun !== '' && !firstNames.has(word.toLowerCase());
}

/** `Prof. Dr. BELL`: one title is enough for a greeting. */
const moreTitles = /^(Prof)(?:essor)?\.? (?:(?:Dr|Ing|med|h\.? ?c)\.? ?)+(?=\p{Lu}\p{Ll})/u;

/** Whether a word with a capital is no other word. */
function isOnlyName(word: string): boolean {
  return word !== '' && word.split('-').every((part) => !isOrdinaryWord(part.toLowerCase()));
}

/** `Hotel director ANN BELL, who …` → `ANN BELL, hotel director, who …`: who it is goes first. */
export function withNameFirst(text: string): string {
  return text.replace(roleThenName, (found, role: string, first: string, surname: string, who?: string) => {
    const isRole = personNouns.has(role.split(' ').at(-1)?.toLowerCase() ?? '') || titleWord.test(role);
    return isRole &&
      isOnlyName(surname) &&
      (firstNames.has(first.toLowerCase()) || (who && isOnlyName(first)))
      ? `${first} ${surname}, ${role[0]?.toLowerCase()}${role.slice(1)}`
      : found;
  });
}

const roleThenName = compact(
  String.raw`^(?!(?:${nameTitles}) )(\p{L}\p{Ll}+(?: \p{Ll}+){0,2}) (\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=$|(, who\b)|,| (?:at|from|of) )`,
  'u',
);

/** `Sarah and Mike Dolan`, `Anna (CEO) and Jonas (CTO)`: two who read together. */
const pair = compact(
  String.raw`^(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'’-]+)?(?: \([^()]*\))? (?:and|&) (\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'’-]+)?(?: \([^()]*\))?(?:,? (?=who |at |from )|, |$)`,
  'u',
);

/** The first names of two who read together, and what stands after them. */
export function findTwoNames(text: string): { names: string; rest: string } | undefined {
  const [found = '', first = '', second = ''] = pair.exec(text) ?? [];
  return firstNames.has(first.toLowerCase()) && firstNames.has(second.toLowerCase())
    ? { names: `${first} and ${second}`, rest: text.slice(found.length) }
    : undefined;
}

/** A name that a `Name, title` or titled pattern leaves no doubt of, and what stands after it. */
export function findName(text: string): { name: PersonName; rest: string } | undefined {
  const family = namedByFamily.exec(text);
  if (family && !titleWord.test(family[2] ?? ''))
    return { name: { honorific: family[1] ?? '', surname: family[2] ?? '' }, rest: family[3] ?? '' };
  const match = named.exec(text.replace(moreTitles, '$1. '));
  if (!match) return undefined;
  const [, honorific, first = '', initial, surname, rest = ''] = match;
  if (
    notNames.test(first) ||
    organisationNouns.has(first.toLowerCase()) ||
    (surname && titleWord.test(surname)) ||
    titleWord.test(first)
  )
    return undefined;
  if (!surname && isTrade(first)) return undefined;
  // A well-known first name with a surname is one whatever stands after it, in whatever language.
  const isKnown =
    firstNames.has((first.split('-')[0] ?? '').toLowerCase()) &&
    (surname !== undefined || initial !== undefined || /^(?:an?|the|our) /.test(rest));
  // "NAME BELL, a freelance illustrator": two names that are no other words, and what the person is.
  const isDescribed =
    isOnlyName(first) &&
    (isOnlyName(surname ?? '') || /^\p{Lu}\p{Ll}+-\p{Lu}/u.test(surname ?? '')) &&
    (rest.split(/ (?:that|who|whose)\b/)[0] ?? '')
      .split(/[ ,]/)
      .slice(0, 4)
      .some((noun) => personNouns.has(noun) || /^(?:member|neighbou?r|resident)$/.test(noun));
  // "ANN - florist, 2 shops": a well-known first name alone, and a trade.
  const hasTrade =
    !surname &&
    firstNames.has(first.toLowerCase()) &&
    personNouns.has((rest.split(/[,;(]| (?:at|from|in|of) /)[0] ?? '').trim().split(' ').at(-1) ?? '');
  // Somebody "who runs a farm".
  const isSomebody =
    (surname !== undefined && /^who /.test(rest)) || /^(?:heads|leads|manages|owns|runs) /.test(rest);
  if (
    !honorific &&
    !isKnown &&
    !isSomebody &&
    !isDescribed &&
    !hasTrade &&
    (!surname ? !/^(?:(?:the|our|a|an)\s+)?\S.*$/.test(rest) || !titleWord.test(rest) : !titleWord.test(rest))
  )
    return undefined;
  if (honorific) {
    const family = surname ?? first;
    return {
      name: {
        honorific,
        surname: family,
        ...(surname ? { firstName: first } : {}),
      },
      rest,
    };
  }
  return { name: surname ? { firstName: first, surname } : { firstName: first }, rest };
}
