import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { findVerb } from '../../text/verbs.ts';

const name = String.raw`\p{Lu}[\p{L}\d&'’.-]*(?: (?:& )?(?:\p{Lu}[\p{L}\d&'’.-]*|\d+))*`;

/** `Company Harvest Loop is …`, `firm: Tallpine sells …`: what it is, before what it is called. */
const labelled = compact(
  String.raw`^(?:(?:[Oo]ur|[Mm]y|[Tt]he) )?([Aa]gency|[Aa]pp|[Bb]rand|[Bb]usiness|[Cc]ompany|[Ff]irm|[Pp]latform|[Pp]roduct|[Ss]ervice|[Ss]oftware|[Ss]tart-?up|[Ss]tudio|[Tt]ool):? (${name}) (\p{Ll}+)(?= \S)`,
  'u',
);

/** `At Tallpine, we build …`: where the sender works. */
const atOurs = compact(String.raw`^(?:[Hh]ere )?[Aa]t (${name}),? [Ww]e (?=\p{Ll})`, 'u');

const isFirm = /^(?:agency|brand|business|company|firm|start-?up|studio)$/i;

/** An offer whose sender is named: `Company Tallpine is an app …` → `We are Tallpine, an app …`, `At Tallpine, we build …` → `We at Tallpine build …`. */
export function withNamedFirm(offer: string): string {
  const firm = atOurs.exec(offer)?.[1];
  if (firm) return offer.replace(atOurs, `We at ${firm} `);
  const [found = '', kind = '', called = '', does = ''] = labelled.exec(offer) ?? [];
  // "Company Outings are back": a thing in capitals.
  if (!found || called.split(' ').every((word) => /s$/.test(word) && isOrdinaryWord(word.toLowerCase())))
    return offer;
  const rest = offer.slice(found.length);
  if (!isFirm.test(kind))
    return does === 'is' || findVerb(does)?.form === 'third' ? `${called} ${does}${rest}` : offer;
  if (does === 'is') return /^ (?:an?|the) /.test(rest) ? `We are ${called},${rest}` : `${called} is${rest}`;
  const verb = findVerb(does);
  return does === 'has'
    ? `We at ${called} have${rest}`
    : verb?.form === 'third'
      ? `We at ${called} ${verb.base}${rest}`
      : offer;
}
