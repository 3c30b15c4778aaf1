import { firstNames } from '../../text/first-names.ts';

export type PersonName = { firstName?: string; surname?: string; honorific?: string };

/** Words with a capital that open titles and trades. */
export const notNames =
  /^(?:senior|junior|head|chief|vice|director|manager|small|local|busy|marketing|sales|product|customer|human|finance|it|hr|new|owner|founder|ceo|cto|cfo|coo|cmo|vp|the|a|an|mid|lead|general|managing|hiring|procurement|office|restaurant|dental|real|data|business|event|security|operations|software|project|people|talent|content|account|regional|engineering|head|supply|store|independent|first|team|school|university)$/i;
/** A word that stands in titles and not in names. */
export const titleWord =
  /\b(?:ceo|cto|cfo|coo|cmo|cio|ciso|cro|cpo|vp|svp|evp|head|director|manager|founder|co-founder|owner|president|partner|lead|chief|principal|engineer|developer|designer|editor|buyer|officer|consultant|chair|professor|dean|coordinator|specialist|analyst|recruiter|teacher|doctor|dentist|architect|producer|executive|administrator|supervisor|secretary|treasurer|accountant|lawyer|nurse|chef|planner|strategist|advisor|adviser|agent|broker|realtor|counsel|controller|superintendent|host|blogger|journalist|investor)\b/i;

/** A name that a `Name, title` or titled pattern leaves no doubt of, and what stands after it. */
export function findName(text: string): { name: PersonName; rest: string } | undefined {
  const pattern =
    /^(?:(Dr|Prof|Professor|Mr|Mrs|Ms|Mx|Sir|Dame)\.?\s+)?(\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?)(?:\s+\p{Lu}\.)?(?:\s+((?:(?:van|von|de|der|den|la|le|da|di|del|bin|al)\s+)*\p{Lu}[\p{L}'’-]+))?\s*(?:,|\s-\s|\(|\bthe\b|$)\s*(.*)$/u;
  // "Ms. van der Berg", "Mr O'Neill": after a title a family name stands alone.
  const family =
    /^(Dr|Prof|Professor|Mr|Mrs|Ms|Mx)\.?\s+((?:\p{Ll}+ ){0,3}(?:\p{Lu}['’]|Mc|Mac)?\p{Lu}[\p{L}-]+)\s*(?:,|\s-\s|\(|\bthe\b|$)\s*(.*)$/u.exec(
      text,
    );
  if (family && !titleWord.test(family[2] ?? ''))
    return { name: { honorific: family[1] ?? '', surname: family[2] ?? '' }, rest: family[3] ?? '' };
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, honorific, first = '', surname, rest = ''] = match;
  if (notNames.test(first) || (surname && titleWord.test(surname)) || titleWord.test(first)) return undefined;
  // A well-known first name with a surname is one whatever stands after it, in whatever language.
  const isKnown =
    firstNames.has((first.split('-')[0] ?? '').toLowerCase()) &&
    (surname !== undefined || /^(?:an?|the|our) /.test(rest));
  // Somebody "who runs a farm".
  const isSomebody =
    (surname !== undefined && /^who /.test(rest)) || /^(?:heads|leads|manages|owns|runs) /.test(rest);
  if (
    !honorific &&
    !isKnown &&
    !isSomebody &&
    (!surname ? !/^(?:(?:the|our|a|an)\s+)?\S.*$/.test(rest) || !titleWord.test(rest) : !titleWord.test(rest))
  )
    return undefined;
  if (honorific) {
    const family = surname ?? first;
    return {
      name: {
        honorific: honorific === 'Professor' ? 'Professor' : honorific,
        surname: family,
        ...(surname ? { firstName: first } : {}),
      },
      rest,
    };
  }
  return { name: surname ? { firstName: first, surname } : { firstName: first }, rest };
}
