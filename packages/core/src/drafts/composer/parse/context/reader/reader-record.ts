import { compact } from '../../../../compact.ts';
import { isPlural } from '../../../text/grammar.ts';
import { monthShort } from '../../../text/time-units.ts';

const field = /^(?:[-*] )?(\p{L}[\p{L} -]{1,30}): (.+)$/u;
/** What only a record of somebody gives. */
const ofRecord =
  /^(?:account|company size|crm|current (?:setup|system|tool|vendor)|email|employees|head ?count|hq|industry|job title|lead source|linkedin|number of employees|pain(?: points?)?|phone|revenue|tech stack|trigger|website)$/i;
/** What nobody notes of his own firm beside its name. */
const ofProspect =
  /^(?:crm|current (?:setup|system|tool|vendor)|head ?count|lead source|pain(?: points?)?|tech stack|trigger)$/i;
const firm = /^(?:account|company|employer|firm|organi[sz]ation|school)(?: name)?$/i;

/** Whether notes are a record of the reader: `Company: …` with the firm that the persona names or beside what it uses, or two fields that nobody keeps of himself. */
export function isReaderRecord(notes: readonly string[], persona: string): boolean {
  const fields = notes.flatMap((note) => {
    const [, label = '', said = ''] = field.exec(note) ?? [];
    return label ? [{ label, said: said.replace(/\.$/, '') }] : [];
  });
  return (
    fields.some(({ label, said }) => firm.test(label) && said.length > 2 && persona.includes(said)) ||
    fields.filter(({ label }) => ofRecord.test(label)).length > 1 ||
    (fields.some(({ label }) => firm.test(label)) && fields.some(({ label }) => ofProspect.test(label)))
  );
}

const counted = String.raw`(?:(?:about|around|nearly|over) )?\d[\d,.]*\+? (?:[\p{L}-]+ ){0,2}?\p{Ll}+s`;
/** `Team: 45 account executives`. */
const ofTeam = compact(
  String.raw`^(?:[-*] )?(?:(?:[\p{L}-]+ )?team|staff): (${counted}(?:, all [^,;:]+)?)$`,
  'iu',
);
/** `Plant: Toledo, 3 press lines`. */
const ofSite = compact(
  String.raw`^(?:[-*] )?([Bb]ranch|[Cc]linic|[Dd]epot|[Ff]actory|[Mm]ill|[Oo]ffice|[Pp]lant|[Ss]chool|[Ss]hop|[Ss]ite|[Ss]tore|[Ww]arehouse|[Yy]ard): (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}), (${counted})$`,
  'u',
);
/** `Trigger: new VP Sales since 1 May`. */
const newPost = compact(
  String.raw`^(?:(?:[-*] )?(?:hook|news|signal|trigger|why now): )?(?:just )?new (?:as )?([\p{L}&][\p{L}& -]{1,40}?) (?:as of|since) ((?:\d{1,2}(?:st|nd|rd|th)? )?${monthShort}(?: \d{1,2})?(?: (?:19|20)\d\d)?|(?:19|20)\d\d|last (?:month|week|year|spring|summer|autumn|winter))$`,
  'iu',
);

/**
 * A field of a record of the reader as a sentence of the notes: `Team: 45 account executives` → `They have 45 account executives`, `new VP Sales since 1 May`,
 * to the one who is that, → `They have been VP Sales since 1 May`. Any other is left as it is. `isRecord`: the notes are such a record.
 */
export function withRecorded(note: string, persona: string, isRecord: boolean): string {
  const said = note.replace(/[.]$/, '');
  if (!/: |\bnew\b/i.test(said)) return note;
  const reads = persona.toLowerCase();
  const [, post = '', since = ''] = newPost.exec(said) ?? [];
  if (post && reads.startsWith(post.toLowerCase())) return `They have been ${post} since ${since}`;
  const [, site = '', place = '', things = ''] = ofSite.exec(said) ?? [];
  const kind = site.toLowerCase();
  if (site && (isRecord || reads.includes(kind)) && isPlural(things.split(' ').at(-1) ?? ''))
    return `They have ${things} at their ${kind} in ${place}`;
  if (!isRecord) return note;
  const [, people = ''] = ofTeam.exec(said) ?? [];
  return people ? `They have ${people}` : note;
}
