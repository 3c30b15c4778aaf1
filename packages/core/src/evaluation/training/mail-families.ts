import type { CorpusMail } from './corpus.ts';
import { readCorpusFile } from './files.ts';

/** The parts of one family of mail, by slot: each line of the file is `slot: text`, and `{slot}` inside a text takes one of that slot. */
type Family = { name: string; slots: Map<string, string[]> };

type FamiliesFile = 'spam-families.txt' | 'honest-families.txt';

const mailsPerFamily = 48;
const detailsMax = 3;

function readFamilies(file: FamiliesFile): { common: Family; families: Family[] } {
  const families: Family[] = [];
  for (const line of readCorpusFile(file).split('\n')) {
    if (line.startsWith('=== ')) families.push({ name: line.slice(4), slots: new Map() });
    const colon = line.indexOf(':');
    const slots = families.at(-1)?.slots;
    if (line.startsWith('=') || colon < 0 || !slots) continue;
    const slot = line.slice(0, colon);
    slots.set(slot, [...(slots.get(slot) ?? []), line.slice(colon + 1).trim()]);
  }
  const [common, ...rest] = families;
  if (common?.name !== 'common') throw new Error(`${file} does not begin with the common parts`);
  return { common, families: rest };
}

/** Takes each part of a slot in turn, so that all of them occur about equally often. */
function makeTurns(common: Family, family: Family): (slot: string) => string {
  const turns = new Map<string, number>();
  function next(slot: string): string {
    const parts = family.slots.get(slot) ?? common.slots.get(slot) ?? [''];
    const turn = turns.get(slot) ?? 0;
    turns.set(slot, turn + 1);
    // A second round begins one further on: else slots of one length would always meet in the same pairs.
    const text = parts[(turn + Math.floor(turn / parts.length)) % parts.length] ?? '';
    return text.replace(/\{(\w+)\}/g, (_, inner: string) => next(inner));
  }
  return next;
}

/** Mail put together from the written parts of each family; the same file always gives the same mails. */
export function readFamilyMails(file: FamiliesFile): CorpusMail[] {
  const { common, families } = readFamilies(file);
  return families.flatMap((family) => {
    const next = makeTurns(common, family);
    return Array.from({ length: mailsPerFamily }, (_, index) => {
      const details = Array.from({ length: index % (detailsMax + 1) }, () => next('detail'));
      const body = [next('opener'), ...details, next('ask')].join(index % 2 === 0 ? ' ' : '\n\n');
      const frame = [next('greeting'), body, next('contact'), next('bye'), next('optout')];
      const emailContent = (index % 5 === 4 ? [body] : frame).filter((part) => part !== '').join('\n');
      return { topic: family.name, label: 'family', subjectLine: next('subject'), emailContent };
    });
  });
}
