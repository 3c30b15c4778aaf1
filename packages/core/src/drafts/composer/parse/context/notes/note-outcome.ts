import { trimMarks } from '../../../text/tidy.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';
import { isForWriter } from '../wishes/for-writer.ts';
import { toFact } from './context-facts.ts';

/** `Done overnight so no lost trade`, `GPS tracked so parents can see the bus`: how it is, and what comes of it. */
const outcome =
  /^(?!(?:I|It|They|We|You)\b)([^,;:]+?),? so (?:no (?<spared>(?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*)|(?<gained>(?!(?:I|it|that|this|we|you)\b)(?!.*\b(?:he|her|his|she|their|them|they)\b)(?:[\p{Ll}-]+ ){1,2}(?:are|can|is|stays?) [^,;:]+))$/iu;

/** Such a note as a sentence, where the first part is a fact of the offer; an order to the writer (`…, so no jokes`) is none. */
export function tellOutcomeOf(note: string, plural: boolean, isDeed: boolean): string | undefined {
  const found = outcome.exec(trimMarks(note));
  const { spared = '', gained = '' } = found?.groups ?? {};
  if (!found || (spared && isForWriter(`no ${spared}`))) return undefined;
  const told = toFact(found[1] ?? '', plural, isDeed);
  return told && `${trimMarks(told)}, so ${spared ? `there ${isOrAre(spared)} no ${spared}` : gained}.`;
}
