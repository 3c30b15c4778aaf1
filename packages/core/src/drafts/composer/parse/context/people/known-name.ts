import { compact } from '../../../../compact.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { word } from './name-patterns.ts';

/** Whom the sender knows from before, so that a name in the record of it is the reader's. */
const knownBefore =
  /^(?:an? |my |our )?(?:current|ex|existing|former|inactive|lapsed|lost|old|past|previous|returning)[- ](?:\p{L}+ )?(?:buyer|client|customer|donor|guest|member|patient|student|subscriber|supporter|tenant|user|volunteer)\b(?!s)/iu;
const nameNoted = compact(
  String.raw`(?<=^|\n|[.!?;,] )(?:[Ff]irst )?[Nn]ame(?: is|:| =) (${word}(?: ${word})?)(?=[.,;\n]|$)`,
  'u',
);

/** Notes on somebody whom the sender knows from before, in which a bare name is who reads: `name: ANN` → `Recipient: ANN`. */
export function withKnownName(notes: string, persona: string): string {
  if (!knownBefore.test(persona)) return notes;
  return notes.replace(nameNoted, (found, who: string) =>
    opensWithFirstName(who) ? `Recipient: ${who}` : found,
  );
}
