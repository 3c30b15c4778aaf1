import type { Email } from '../../emails/index.ts';
import { anyOf } from '../any-of.ts';
import { findSlips } from './text/slips.ts';

const faults: [string, RegExp][] = [
  ['placeholder', /[[{<][^\]}>]{0,40}[\]}>]|\bTBD\b|\bxxx+\b/i],
  ['doubled word', /(?<![\p{L}\p{N}])(?!that|had)(\p{L}+)\s+\1(?![\p{L}\p{N}])/iu],
  ['doubled article', /\b(?:a|an|the|our|your|my)\s+(?:a|an|the|our|your|my)\b(?!\/)/i],
  ['doubled mark', /\.\.|,,|,\.|\?\?|!!|\s[,.;:!?](?:\s|$)/],
  ['lower-case I', /(?:^|\s)i(?=[\s',.!?])/],
  ['article before a vowel', /\ba (?=AI\b|SEO\b|API\b|HR\b|SMS\b|hour\b|(?!one\b|once\b|eu)[aeio][a-z]+\b)/],
  ['article before a consonant', /\ban (?=(?!hour|heir|honest|honou?r)[bcdfghjklmnpqrstvwxyz]\p{Ll})/u],
  ['em dash', /—/],
  [
    'reason twice',
    /(?:\bI(?: am|'m)? writ(?:e|ing)\b|\breason I\b)[\s\S]*(?:\bI(?: am|'m)? writ(?:e|ing)\b|\breason I\b)/,
  ],
  [
    'topic twice',
    /\babout ([\p{L} -]{5,40})\. (?:I write|I am writing|I'm writing|It's|This is) about (?:our |my |the )?\1/iu,
  ],
  ['here twice', /\bHere(?: is|'s) [^.:]*[.:]\s+Here(?: is|'s)\b/],
  ['feeling twice', /\b(excited|figured|thrilled|understand|in case|wait)\b[\s\S]*\b\1\b/i],
  ['remark twice', /\b(enough|straight to|whether it fits|good use of)\b[\s\S]*\b\1\b/i],
  ['pointing back twice', /\bIt is (?:with|for) this\b[\s\S]*\bIt is (?:with|for) this\b/],
  ['answer twice', /\byes or (?:a )?no\b[\s\S]*\byes or (?:a )?no\b/i],
  [
    'one verb for several',
    /\b(?:Does|Is) (?:some|two|three|four|five|six|\d+) [^.?!]*\b(?:any use|enough|make sense|of use|sound|suit|worth)\b/,
  ],
  [
    'verb of another',
    /(?:^|[.!?]\s+)(?:I|They|We|You) (?:covers|does|gets|gives|has|helps|is|keeps|makes|needs|offers|provides|sells|serves|supplies|takes|uses|wants|works)\b/m,
  ],
  ['up twice', /\bup for \w+ing up\b/i],
  ['verb twice', /\bconsider considering\b|\bopen to being open\b/i],
  ['first twice', /\bfirst \p{L}[^.?!]*\bfirst step\b/iu],
  ['open twice', /\bopen to [^.?!]*\bopen (?:chat|conversation|discussion|talk)\b/i],
  ['unbalanced bracket', /^[^(]*\)|\([^)]*$/],
];

/** What refers back to what it found is looked for by itself; most drafts have nothing of the rest. */
const echoes = faults.filter(([, { source }]) => source.includes('\\1'));
const others = faults.filter((fault) => !echoes.includes(fault));
const hasOther = anyOf(others.map(([, pattern]) => pattern));

/** The names of what is wrong with a draft as written text; empty where nothing is. */
export function lintDraft(email: Email): string[] {
  const found: string[] = [];
  for (const text of [email.subjectLine, email.emailContent]) {
    for (const [name, pattern] of hasOther(text) ? faults : echoes) if (pattern.test(text)) found.push(name);
    if ((text.match(/"/g)?.length ?? 0) % 2) found.push('unbalanced quote');
    found.push(...findSlips(text).filter((slip) => !found.includes(slip)));
  }
  if (hasRepeatedTrigram(email.emailContent)) found.push('repeated words');
  if (hasRepeatedOpening(email.emailContent)) found.push('repeated opening');
  if (/(?:^|\n)\p{Ll}/u.test(email.emailContent)) found.push('lower-case start');
  return found;
}

const functionWords = new Set(
  'a an the of to in on for with at by is are be it you your we our i and or if that this not'.split(' '),
);

/** Two sentences that begin with the same three words sound like a list. */
function hasRepeatedOpening(text: string): boolean {
  const openings = text
    .toLowerCase()
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => firstThree.exec(sentence)?.slice(1).join(' '))
    .filter((words) => words !== undefined);
  return new Set(openings).size < openings.length;
}

const firstThree =
  /^[^\p{L}\p{N}'-]*([\p{L}\p{N}'-]+)[^\p{L}\p{N}'-]+([\p{L}\p{N}'-]+)[^\p{L}\p{N}'-]+([\p{L}\p{N}'-]+)/u;

function hasRepeatedTrigram(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const known = new Set<string>();
  const repeated = new Set<string>();
  for (const word of words) (known.has(word) ? repeated : known).add(word);
  const seen = new Set<string>();
  for (let index = 0; index + 2 < words.length; index++) {
    if (!repeated.has(words[index] ?? '')) continue;
    const three = words.slice(index, index + 3);
    if (!three.every((word) => repeated.has(word))) continue;
    if (three.filter((word) => !functionWords.has(word)).length < 2) continue;
    const key = three.join(' ');
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}
