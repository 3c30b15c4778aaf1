import { decapitalise, isCount } from '../../text/grammar.ts';
import { calmCase, isInstruction, tidy, trimMarks } from '../../text/tidy.ts';

/** How the trade of a firm that sells to others is named: mostly the sender's, and no place where a reader works. */
const suppliersTrade =
  /(?:^| )(?:advice|agency|brokerage|cleaning|consulting|efficiency|lab(?:oratory)?|marketing|prevention|recruiting|research|software|staffing|suppl(?:y|ies)|tech|technology|(?<!financial |professional )services)$/i;

/** An industry as it stands after "in": `healthcare`, `SaaS`. */
export function toField(industry: string | undefined): string | undefined {
  if (!industry) return undefined;
  const sector = /^(?:the )?(private|public|third|voluntary) sector$/i.exec(industry.trim())?.[1];
  if (sector) return `the ${sector.toLowerCase()} sector`;
  const text = trimMarks(calmCase(tidy(industry)).split(/[\n.;/(]/)[0] ?? '')
    .replace(/^(?:the )/i, '')
    .replace(/ (?:industry|sector|space|niche|field)$/i, '');
  if (!/^[\p{L}&' ,-]{2,40}$/u.test(text) || isInstruction(text) || text.split(' ').length > 4)
    return undefined;
  // "In veterinary", "in hotel": a quality or one thing.
  if (
    (suppliersTrade.test(text) && text.includes(' ')) ||
    /(?:ary|ical|ntal)$/.test(text) ||
    isCount((text.split(' ').at(-1) ?? '').toLowerCase())
  )
    return undefined;
  return text
    .split(' ')
    .map((word) => decapitalise(word))
    .join(' ')
    .replace(/^arts$/, 'the arts');
}
