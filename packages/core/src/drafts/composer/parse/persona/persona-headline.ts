import { compact } from '../../../compact.ts';
import { toArticle } from '../../text/grammar.ts';
import { functions } from './duty-words.ts';
import { titleWord } from './parse-persona-name.ts';

/** What people add to a headline that is no firm. */
const besides =
  /^(?:ex|former|formerly|speaker|author|advis[eo]r|angel|board|coach|dad|father|founder|investor|mentor|mom|mother|mum|passionate|podcast|writer)\b/i;

/** `Engineer → Manager @ Corva`: what somebody is now comes last. */
function toLastTitle(line: string): string {
  const [, before = '', now = ''] = /^([^|·•✦★◆]+?) ?(?:→|➜|➔|->|=>|>>) ?([^|·•✦★◆]+.*)$/u.exec(line) ?? [];
  return titleWord.test(before) && titleWord.test(now.split(/[|·•✦★◆]/)[0] ?? '') ? toLastTitle(now) : line;
}

/** `Helping brands grow ✦ Head of Content @ Loomfield ✦ Speaker`: the part that says who it is, where the first does not. */
function findTitlePart(line: string): string | undefined {
  const parts = line.split(/ ?[|·•✦★◆✧▪] ?/u).map((part) => part.trim());
  const [opening = ''] = parts;
  // A name is followed by a title, and a title can open.
  const isSlogan =
    /^(?:helping|building|making|turning|on a mission|i (?:help|build|make)|we (?:help|build|make)|passionate about)\b/i.test(
      opening,
    );
  if (parts.length < 2 || !isSlogan) return undefined;
  const part = parts.slice(1).find((one) => titleWord.test(one) && !besides.test(one));
  return part?.replace(/ ?@ ?/, ' at ');
}

/** `Regional sales manager → reader is: store owner`: what follows says who reads. */
const readerIs =
  /^[^\n]*?(?:→|➜|➔|->|=>|>>|[:;.,(]) ?(?:the )?(?:actual |real )?(?:reader|recipient)(?: is)?:? (?=\p{L})/iu;

/** `Ana Ruiz | VP Operations @ Corva | Speaker`, pasted from a profile: who it is and what she does there. */
export function fromHeadline(input: string): string {
  const [first = ''] = input
    .trim()
    .replace(readerIs, '')
    // "LEAD #20981 | NAME | Owner": the number of a record.
    .replace(/^(?:account|contact|id|lead|opp(?:ortunity)?|prospect)? ?(?:#|no\.? ?)?\d+ \| /i, '')
    .replace(/^["'“]+(?=[^"'”\n]*\|)/u, '')
    .split('\n');
  const line = toLastTitle(first);
  const own = findTitlePart(line);
  if (own) return own;
  if (line !== first || readerIs.test(input)) return line;
  const [name = '', title = '', firm = '', ...more] = line.split(/ ?[|·•] ?/);
  const isName =
    /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|da|di|la)){1,3}$/u.test(name) &&
    !titleWord.test(name);
  // A slogan may stand between the two.
  const later = [firm, ...more].find((part) => titleWord.test(part) && !besides.test(part));
  if (isName && !titleWord.test(title) && later) return `${name}, ${later.replace(/ ?@ ?/, ' at ')}`;
  if (!isName || !titleWord.test(title)) return input;
  // "… | Tallboy Bakery (4 shops) | Bergen": the place may be said besides.
  const where = firm.replace(/ \([^()]*\)$/, '');
  const isFirm =
    more.length <= (where === firm ? 0 : 1) &&
    !/@| at /.test(title) &&
    /^\p{Lu}[\p{L}&'’.-]*(?: \p{Lu}[\p{L}&'’.-]*){0,3}$/u.test(where) &&
    !besides.test(firm);
  return `${name}, ${title.trim()}${isFirm ? ` at ${where}` : ''}`;
}

const kindOfPlace =
  '(?:agency|bank|charity|clinic|college|company|hospital|hotel|law firm|museum|non-?profit|school|start-?up|university)';

const moreplaces =
  '(?:bakery|brewery|business|cafe|café|church|company|(?:care|funeral|nursing) home|farm|firm|gallery|garage|gym|nursery|practice|restaurant|salon|shop|store|studio|surgery|theatre|winery|workshop)';

/** Who owns a place says nothing of what somebody does there. */
function withoutOwners(place: string): string {
  return place.replace(/^(?:(?:black|minority|veteran|widow|woman|women)-owned) /i, '');
}

const endsInPlace = compact(`(?:${kindOfPlace}|${moreplaces})$`, 'iu');
const placeFirst = compact(
  `^(${kindOfPlace}|municipal) ((?:[\\p{L}&-]+ ){1,2})(director|head|lead|manager)(?=$|,)`,
  'iu',
);
const placeLast = compact(
  `^((?:[\\p{L}&-]+ ){1,3}(?:director|head|lead|manager|officer)) ((?:(?:large|local|mid-?sized?|private|regional|small) )?${kindOfPlace})(?=$|,)`,
  'iu',
);

/** `Nonprofit development director`, `IT director hospital`: the place stands apart from the title. */
export function withPlaceApart(text: string): string {
  return (
    text
      .replace(/["“”]/g, '')
      // "A family hotel's office manager".
      .replace(
        /^an? ((?:[\p{L}&-]+ ){0,4}[\p{L}-]+)['’]s ((?:[\p{L}-]+ ){0,2}(?:head of \p{L}+(?: \p{L}+)?|managing partner|administrator|buyer|coordinator|director|head|lead|manager|owner))(?=$|,)/iu,
        (found, place: string, title: string) =>
          endsInPlace.test(place)
            ? `${title} at ${toArticle(withoutOwners(place))} ${withoutOwners(place)}`
            : found,
      )
      .replace(
        /^((?:\p{L}+ ){1,2}(?:manager|organi[sz]er|planner)) (corporate|commercial|residential)(?=$|,)/iu,
        '$2 $1',
      )
      .replace(
        /^(\p{L}+) owner with ((?:\d+|two|three|four|five|six|seven|eight|nine|ten) )(?:branches|locations|outlets|sites)\b/iu,
        (found, place: string, count: string) =>
          /(?:agency|business|company|s)$/i.test(place) ? found : `owner of ${count}${place.toLowerCase()}s`,
      )
      .replace(placeFirst, (found, place: string, area: string, title: string) => {
        const kind = /^municipal$/i.test(place) ? 'municipality' : place.toLowerCase();
        return functions[area.trim().toLowerCase()] ? `${area}${title} at ${toArticle(kind)} ${kind}` : found;
      })
      .replace(placeLast, (_, title: string, place: string) => `${title} at ${toArticle(place)} ${place}`)
  );
}
