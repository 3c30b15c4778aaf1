import { isOrdinaryWord } from '../../gate/index.ts';
import { toWordTable } from './word-table.ts';

/** Words of everyday business that are often misspelt by one letter. */
const known =
  `accessible accommodation accountant accountants accounting accounts acquisition advertising already analytics apartment application appointment
automatically automation available backup beginning benefits bookkeeping budget business businesses calendar campaign cancellation catalogue
certificate certified cleaning client clients cloud colleague colleagues coming commercial commission commitment committee communication
companies company compliance conference consultancy consultant consulting contract convenient customer customers database definitely
delivery demonstration department designer developer developers development different discount ecommerce efficient employee employees embedded
employment engineer engineering engineers enterprise environment equipment especially essential estimate event experience experienced
finance financial freelance guarantee guaranteed hardware immediately implementation inbound independent industry information infrastructure installation
insurance integration integrations interested international introduction introductions interview inventory invoice invoices invoicing leadership licence logistics
maintenance management manager managers manufacturer manufacturing market marketing meeting meetings midsize month monthly months necessary negotiation
newsletter occasion occurred office officer onboarding operations opportunity organisation outbound partnership payment payroll people performance personnel
platform platforms podcast possible presentation pricing procurement product production productivity professional programme project
projects proposal protection purchase purchasing quality questionnaire ransomware receive recommend recommendation recording recordings
recruiter recruiters recruiting recruitment referral reliable replacement report reporting reports research restaurant restaurants
sales schedule scheduling season security separate separately service services shipping software solution solutions specialist specialists
strategy subscription successful supplier suppliers support system systems team teams technical technology together tomorrow training transport
until warehouse webinar website weekly workshop`.split(/\s+/);

const byFirst = new Map<string, string[]>();
for (const word of known) byFirst.set(word[0] ?? '', [...(byFirst.get(word[0] ?? '') ?? []), word]);

/** Whether one letter more, less, other or two in the other order make one word of the other. */
export function isOneOff(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [left, right] = [one.slice(at), other.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Misspelt words that look like others: `embeded` like what somebody has embedded. */
const misspelt = toWordTable({
  acquistion: 'acquisition',
  aquisition: 'acquisition',
  embeded: 'embedded',
  introdction: 'introduction',
  introduciton: 'introduction',
  occured: 'occurred',
  recruters: 'recruiters',
  refered: 'referred',
  transfered: 'transferred',
  usualy: 'usually',
});

const mended = new Map<string, string>();

/** `ransomeware protecton` → `ransomware protection`: words that no dictionary has and that are one letter from one of everyday business. */
export function mendSpelling(text: string): string {
  // A path and a trial are both words.
  const meant = text
    .replace(/(?<=\b(?:free|-day|day) )trail\b(?! (?:run|map|maps|guide|mix)\b)/gi, 'trial')
    .replace(/^hed (?=of\b)/i, 'head ')
    .replace(/(?<![\p{L}\p{N}@./_'’-])\p{L}\p{Ll}{5,}(?![\p{L}\p{N}@_'’-]|\.\p{L})/gu, (word) => {
      const right = misspelt[word.toLowerCase()];
      return right ? (word[0] ?? '') + right.slice(1) : word;
    })
    // "Theyd", "doesnt": what a thumb leaves out.
    .replace(/\b(they|you|we)(ve)\b|\b(they|you)(d|ll|re)\b/gi, "$1$3'$2$4")
    .replace(/\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)nt\b/gi, "$1n't");
  return meant.replace(/(?<![\p{L}\p{N}@./_'’-])\p{Ll}{5,}(?![\p{L}\p{N}@_'’-]|\.\p{L})/gu, (word) => {
    let found = mended.get(word);
    if (found === undefined) {
      const near = isOrdinaryWord(word)
        ? []
        : (byFirst.get(word[0] ?? '') ?? []).filter((one) => isOneOff(word, one));
      // "Recordngs" is nearer to its own number.
      found = (near.find((one) => one.endsWith('s') === word.endsWith('s')) ?? near[0]) || word;
      if (mended.size < 4_096) mended.set(word, found);
    }
    return found;
  });
}
