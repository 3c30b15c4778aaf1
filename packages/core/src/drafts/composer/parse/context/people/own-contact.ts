import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { splitSentences } from '../../../text/tidy.ts';
import { isField } from '../crm-field.ts';
import { name, word } from './name-patterns.ts';
import { endsInFirm, isRole, readParts } from './signed-as.ts';

/** A firm in full, as a sender gives his own: `Contact: NAME, FIRM GmbH`. */
const firmInFull = String.raw`\p{Lu}[\p{L}\d&' -]{1,40} (?:AG|BV|B\.V\.|GmbH|Inc|LLC|Limited|Ltd|Oy|PLC|plc|SA|SL|S\.L\.|SRL|S\.r\.l\.)(?![\p{L}])`;

/** `We're called FIRM, contact is NAME`: whom to ask at the sender's. */
const ownContactIs = String.raw`(?<=\b(?:[Ww]e|[Ww]e're|[Oo]ur)\b[^.!?\n]*), contact(?: person)?(?: is|:)`;
const ownContact = compact(String.raw`${ownContactIs} [^.!?\n]+`, 'gu');
const ownContactNamed = compact(
  String.raw`${ownContactIs} (${name})(?=[.!?\n]|$)|(?:^|[.!?] |\n)Contact: (${name}), ${firmInFull}|(?:^|[.!?] |\n)Contact person(?: is|:) (${name})(?=\.?(?:\n|$)|, \p{Lu})`,
  'u',
);
const contactInFull = compact(String.raw`\bContact: ${name}(?: ${word}){0,3}, ${firmInFull}`, 'gu');

/** `Contact: NAME, commercial lead`: what that person does. */
const contactAs = compact(
  String.raw`(?:^|[.!?,;:\n] )(?:[Tt]he )?Contact(?: person)?(?: is|:) ${name}, ([\p{Ll}][\p{Ll} -]+)(?=[.\n]|$)`,
  'gu',
);

/** `Contact: NAME, VP Hospitality, FIRM`, `Founder: NAME, FIRM`. */
const labelledWithFirm = compact(
  String.raw`(?:^|\n|[.!?;] )(?:[-–*•] ?)?((?:(?:PR|Press|Media|Sales) )?[Cc]ontact(?: person)?|C[Ee][Oo]|[Cc]hair(?:man|person|woman)?|(?:Co-?)?[Ff]ounder|[Oo]wner|[Pp]resident)(?: is|:| =) (${name})(?=((?:, |,?\n|$)[^\n;!]*))`,
  'gu',
);

/** Whether a role that stands beside a name is what the persona says of its reader. */
export function isRoleOf(role: string, persona: string): boolean {
  return role !== '' && persona.toLowerCase().includes(role.trim().toLowerCase());
}

/** Whether the persona gives a firm by its name, or by one that stands in it. */
export function isReadersFirm(firm: string, persona: string): boolean {
  return (
    persona.includes(firm) ||
    firm
      .split(' ')
      .some(
        (part) =>
          part.length > 2 && !isOrdinaryWord(part.toLowerCase()) && persona.split(/[\s,.]+/).includes(part),
      )
  );
}

/** Who is named with a firm and a post that are not the reader's. */
function findLabelled(text: string, persona: string): { who: string; found: string } | undefined {
  // In a customer database a contact is whoever reads.
  const isRecord = splitSentences(text).some(isField);
  for (const [found, label = '', who = '', after = ''] of text.matchAll(labelledWithFirm)) {
    const parts = readParts(after);
    const firm = parts?.at(-1)?.replace(/^.* at (?:the )?/, '') ?? '';
    const isNamed =
      parts !== undefined && (parts.length > 1 || firm.includes(' ') || /\p{Ll}\p{Lu}/u.test(firm));
    // Whose founder it is shows where the reader has another post.
    const isAnother = /contact/i.test(label)
      ? !isRecord
      : !/\b(?:their|them|they)\b/i.test(text) &&
        persona.split(/[\s,/]+/).some(isRole) &&
        !/\b(?:ceo|founders?|owners?)\b/i.test(persona);
    if (
      parts &&
      isNamed &&
      isAnother &&
      endsInFirm(parts) &&
      !parts.some((one) => isRoleOf(one, persona)) &&
      !isReadersFirm(firm, persona) &&
      !persona.includes(who.split(' ')[0] ?? '')
    )
      return { who, found };
  }
  return undefined;
}

/** Somebody who leads what the notes call "ours": `Our choir has 40 members. Chairwoman: NAME`. */
const ofOurs =
  /\b[Oo]ur (?:\p{Ll}+ )?(?:association|charity|choir|club|company|cooperative|foundation|initiative|orchestra|society|trust)\b/u;
const leads = compact(
  String.raw`(?:^|\n|[.!?;] )(?:[-–*•] ?)?([Cc]hair(?:man|person|woman)?|[Pp]resident|[Ss]ecretary|[Tt]reasurer)(?: is|:) (${name})(?=\.?(?:\s|$))`,
  'u',
);

function findLeader(text: string, persona: string): string | undefined {
  const [, role = '', who] = leads.exec(text) ?? [];
  return ofOurs.test(text) && !isRoleOf(role.slice(0, 5), persona) ? who : undefined;
}

/** Whom the notes name as somebody to ask at the sender's. */
export function findOwnContact(text: string, persona: string): string | undefined {
  return (
    ownContactNamed.exec(text)?.slice(1).find(Boolean) ??
    findLabelled(text, persona)?.who ??
    findLeader(text, persona)
  );
}

/** The notes without whoever is to be asked at the sender's. */
export function withoutOwnContact(text: string, persona: string): string {
  const labelled = findLabelled(text, persona)?.found ?? findLeader(text, persona);
  return (labelled ? text.replace(labelled, '\n') : text)
    .replace(ownContact, '')
    .replace(contactInFull, '')
    .replace(contactAs, (found, role: string) => (isRoleOf(role, persona) ? found : ''));
}
