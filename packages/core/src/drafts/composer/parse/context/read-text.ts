import { mendGrammar } from '../../text/mend-grammar.ts';
import { spellOutNotes } from '../../text/spell-out.ts';
import { tidy } from '../../text/tidy.ts';
import { isHurried, withHurriedNames, withNotesApart, withWholeMonths } from './hurried/hurried-parts.ts';
import { withProductName } from './notes/product-name.ts';
import { withLongUnits } from './notes/to-plain.ts';
import { withBareContact } from './people/bare-contact.ts';
import { withKnownName } from './people/known-name.ts';
import { withLabelledSender } from './people/labelled-sender.ts';
import { withLastLine } from './people/last-line.ts';
import { withFirmLast, withNamedFirm } from './people/named-firm.ts';
import { withReaderLabel } from './people/named-reader.ts';
import { withOwnFounder } from './people/own-founder.ts';
import { withNotedReader } from './people/reader-noted.ts';
import { withSenderTold } from './people/sender-told.ts';
import { withSignOff } from './people/sign-off.ts';
import { withSignerInShort } from './people/signs-in-short.ts';
import { withCapitals, withPlainTitles } from './people/small-names.ts';

/** As many characters are read, which is what the API takes. */
const charactersMax = 4_000;

/** What is known of a context before it is read: who reads, as typed, whether nobody is named there, whether several read, and whether the offer is whoever writes. */
type Known = {
  persona: string;
  isUnnamed: boolean;
  isGroup: boolean;
  offer: string;
  plural: boolean;
  offersSelf: boolean;
};

/** The notes of a context spelled out, with whom they name in words of their own; `seeksReader`: who reads has still to be found in them. */
export function readText(
  noted: string,
  { persona, isUnnamed, isGroup, offer, plural, offersSelf }: Known,
): { text: string; inHurry: boolean; seeksReader: boolean } {
  const input = withFullStops(noted);
  const inHurry = isHurried(input);
  const typed = input.slice(0, charactersMax);
  const spelled = mendGrammar(
    spellOutNotes(withLongUnits(keepNames(inHurry ? withNotesApart(typed) : typed))),
  );
  const dated = inHurry ? withHurriedNames(spelled) : withWholeMonths(spelled);
  const whole = withKnownName(dated, persona);
  const seeksReader = isUnnamed && !/\bRecipient:/.test(whole);
  const named = withCapitals(withPlainTitles(seeksReader ? withNotedReader(whole, persona) : whole));
  const product = withProductName(withOwnFounder(withReaderLabel(named), persona), { offer, plural });
  const inShort = withSignerInShort(withSenderTold(product), persona);
  const ofFirm = withNamedFirm(inShort, { persona, isGroup });
  const signed = withFirmLast(
    withSignOff(withBareContact(withLabelledSender(ofFirm, persona), persona), persona),
    {
      persona,
      isGroup,
    },
  );
  const closed = withLastLine(signed, persona, isGroup);
  return { text: offersSelf ? withOwnName(closed) : closed, inHurry, seeksReader };
}

/** `SERVED 14 SHIPS STOP PAPERS INCLUDED STOP`: the full stops of a telegram. */
function withFullStops(input: string): string {
  return (input.match(/\p{Lu}{2} STOP(?: |$)/gu)?.length ?? 0) > 1 || / STOP$/.test(input.trim())
    ? input.replace(/ STOP(?= |$)/g, '.').replace(/(?<=\d) ?PCT\b/g, '%')
    : input;
}

/** `Name SAMIRA HOLUB`, of whoever offers himself. */
function withOwnName(text: string): string {
  return text.replace(/(?<=^|[.!?\n] ?)name(?: is|:|['’]s)? (?=\p{Lu})/iu, 'My name is ');
}

/** The text tidied, and the names in it whole: `Fox & Finch`. */
function keepNames(input: string): string {
  // "A complete Oliver! set": the mark belongs to the name.
  const whole = input.replace(/(?<=\p{Ll} \p{Lu}\p{Ll}+)! (?=\p{Ll})/gu, ' ');
  const firms = whole.match(/\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+/gu) ?? [];
  return firms.reduce((text, firm) => text.replace(firm.replace('&', 'and'), firm), tidy(whole));
}
