import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { decapitalise, toArticle, withArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isInventedName, startsWithVerb } from '../offer-shapes.ts';

/** What only heads a part of a page. */
const heading =
  /^(?:about us|benefits|faqs?|(?:key |main |top )?features|get(?:ting)? started|highlights|how (?:it|this) works|(?:key )?benefits|integrations|next steps|our (?:approach|process|services)|plans(?: and pricing)?|pricing|testimonials|the (?:problem|process|result|solution)|what (?:it|we) do(?:es)?|what (?:our )?(?:clients|customers|users) say|what(?:'s| is) (?:included|inside)|what you(?:'ll)? get|who (?:it's|it is|this is) for|why (?:(?:choose|\p{Ll}+) )?(?:\p{L}+ ){0,2}(?:love )?(?:it|us)|why \p{Lu}\p{L}+)$/iu;

/** What slogans open with: `The smarter way to hire`, `Say goodbye to spreadsheets`. */
const slogan =
  /^(?:because (?:you|your)|it's time (?:for|to)|say (?:goodbye|hello) to|the (?:(?:best|better|easier|easiest|fastest|quickest|modern|new|simplest|smarter|smartest) way|future of)|welcome to|where \p{L}+ meets|your \p{L}+(?: \p{L}+)? deserves?)\b/iu;

/** A standard that somebody keeps to, alone on a page. */
const mark =
  /^(?:SOC ?[123](?: Type (?:1|2|I|II))?|GDPR|HIPAA|CCPA|HITRUST|PCI(?: DSS)?|ISO(?:\/IEC)? ?\d{4,5}|Cyber Essentials(?: Plus)?|FedRAMP|StateRAMP)(?:[ -](?:certified|compliant|ready))?$/;

/** Where the first items that pass stand beside each other, and where they end; -1 where none passes. */
function findRun(items: readonly string[], passes: (item: string, at: number) => boolean): [number, number] {
  const from = items.findIndex(passes);
  const length = items.slice(from).findIndex((item, at) => !passes(item, from + at));
  return [from, length < 0 ? items.length : from + length];
}

/** `SOC 2. GDPR.` → `We are SOC 2 and GDPR compliant.` */
function tellMarks(line: string): string {
  const parts = line.split(/(?<=[.!]) |(?<=[^.!]) ?[·|•] ?/);
  const bare = (part: string) =>
    part
      .replace(/^\s*[-*•✅✔☑✓] ?/u, '')
      .replace(/[.!]$/, '')
      .trim();
  const [from, end] = findRun(parts, (part) => mark.test(bare(part)));
  if (from < 0) return line;
  const marks = parts
    .slice(from, end)
    .map((part) => bare(part).replace(/[ -](?:certified|compliant|ready)$/, ''));
  const isCertificate = (one: string) => /^(?:ISO|Cyber)/.test(one);
  const kept = [
    ...(marks.some((one) => !isCertificate(one))
      ? [`${joinList(marks.filter((one) => !isCertificate(one)))} compliant`]
      : []),
    ...(marks.some(isCertificate) ? [`certified to ${joinList(marks.filter(isCertificate))}`] : []),
  ];
  return [...parts.slice(0, from), `We are ${joinList(kept)}.`, ...parts.slice(end)].join(' ');
}

const bullet = /^\s*[-*•★☆➤✅✔☑✓]\uFE0F? ?/u;

/** `- Automatic matching`, `- Audit trail` below what is offered: what comes with it, in one sentence. */
function joinFeatures(lines: readonly string[]): string[] {
  const itemOf = (line: string) =>
    line
      .replace(bullet, '')
      .replace(/[.!]$/, '')
      .replace(/(?<=\p{L}{3}) included$/u, '')
      .trim();
  const isFeature = (line: string) => {
    const said = itemOf(line);
    const [first = ''] = said.split(' ');
    const verb = findVerb(first);
    return (
      bullet.test(line) &&
      countWords(said) < 5 &&
      /^[\p{L} &/-]+$/u.test(said) &&
      !mark.test(said) &&
      !/^(?:all|cancel|free|no|our|we|you|your)\b|^\S+(?:ed|ly)$/i.test(said) &&
      (verb === undefined || verb.isName === true || verb.form === 'past') &&
      verb?.form !== 'third'
    );
  };
  const [first, end] = findRun(lines, (line, at) => at > 0 && isFeature(line));
  if (first < 0) return [...lines];
  const things = lines
    .slice(first, end)
    .map((line) => withArticle(decapitalise(itemOf(line))).replace(/^multi-\p{Ll}+$/u, '$& support'));
  // A list right at the start, or of one thing, is no list of what comes with something.
  return things.length < 2 || things.length > 6 || lines.slice(0, first).every((line) => bullet.test(line))
    ? [...lines]
    : [...lines.slice(0, first), `It comes with ${joinList(things)}.`, ...lines.slice(end)];
}

/** `★ Build rosters in 1 click`, `★ Swap shifts from any phone`: what one can do with it, in one sentence. */
function joinAbilities(lines: readonly string[]): string[] {
  const itemOf = (line: string) => decapitalise(line.replace(bullet, '').replace(/[.!]$/, '').trim());
  const isDeed = (line: string) =>
    bullet.test(line) &&
    findVerb(itemOf(line).split(' ')[0] ?? '')?.form === 'base' &&
    countWords(itemOf(line)) > 2 &&
    countWords(itemOf(line)) < 9 &&
    !/[,:;.]/.test(itemOf(line));
  const [first, end] = findRun(lines, isDeed);
  const deeds = first < 0 ? [] : lines.slice(first, end).map(itemOf);
  // "- Support desk at night" alone would be a thing.
  return deeds.length < 2 || deeds.length > 4 || !deeds.some(startsWithVerb)
    ? [...lines]
    : [...lines.slice(0, first), `You can ${joinList(deeds)}.`, ...lines.slice(end)];
}

const step = /^\s*(?:(?:step )?\d{1,2}[.):]|step \d{1,2} -)\s+(.+?)[.!]?$/i;

/** `1. Connect a role`, `2. Get a report` → `You connect a role and get a report.`; steps that are no deeds of anybody stay as they are. */
function joinSteps(lines: readonly string[]): string[] {
  const [first, end] = findRun(lines, (line) => step.test(line));
  if (first < 0) return [...lines];
  const deeds = lines.slice(first, end).map((line) => {
    const said = step.exec(line)?.[1] ?? '';
    return `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  });
  const isOrder = (deed: string) => findVerb(deed.split(' ')[0] ?? '')?.form === 'base' && deed.includes(' ');
  const isSaid = (deed: string) => /^(?:we|you) \p{Ll}+/u.test(deed);
  if (deeds.length < 2 || !deeds.every((deed) => isOrder(deed) || isSaid(deed))) return [...lines];
  const clauses = deeds.every(isOrder) ? deeds : deeds.map((deed) => (isSaid(deed) ? deed : `you ${deed}`));
  const told = (list: readonly string[]) => {
    const text = joinList([...list]);
    return `${/^(?:we|you) /.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : `You ${text}`}.`;
  };
  // A step of several clauses has a sentence of its own.
  const last = clauses.at(-1) ?? '';
  const sentences =
    last.includes(', ') && clauses.length > 2
      ? [told(clauses.slice(0, -1)), `Then ${/^(?:we|you) /.test(last) ? '' : 'you '}${last}.`]
      : [told(clauses)];
  return [
    ...lines.slice(0, first),
    ...(countWords(sentences.join(' ')) > 40 ? [] : [sentences.join(' ')]),
    ...lines.slice(end),
  ];
}

const plan =
  '(Basic|Business|Essentials|Free|Growth|Lite|Personal|Plus|Premium|Pro|Professional|Scale|Solo|Standard|Starter|Teams?)';
const twoPlans = compact(
  `(?<=^|[.!] |\\n)${plan}: (free[^.\\n]{0,40}|[$€£]\\d[^\\s]*[^\\s.])(?:\\.|,|;)?\\s+${plan}: ([$€£]\\d\\S*[^\\s.])`,
  'g',
);

/** `Starter: free up to 15 engineers. Team: $20/engineer/month.` → one sentence of both plans. */
function joinPlans(text: string): string {
  return text.replace(
    twoPlans,
    (_, one: string, first: string, other: string, second: string) =>
      `The ${one} plan ${/^free/.test(first) ? `is ${first}` : `costs ${first}`}, and the ${other} plan costs ${second}`,
  );
}

/** A pasted page without its headings, with its steps and marks as sentences, and with its product's name where "Meet …" stood. */
export function readPage(input: string): string {
  const told = joinPlans(input)
    // "Meet Harbormaster. The developer portal your engineers will actually open."
    .replace(
      /^(\W*)(?:introducing|meet|presenting|say hello to):? (\p{Lu}[\p{L}\d]+(?: (?:and|[&+]) \p{Lu}[\p{L}\d]+)?)(?:[.!:]|,| -) (the|an?) ([^.!?\n]+?)(?: (?:that |which )?(?:your \p{L}+|people|teams|they|you)(?: will|'ll) (?:actually|really|love|ever|always|never)\b[^.!?\n]*)?(?=[.!?\n])/iu,
      (found, lead: string, name: string, _: string, noun: string) =>
        / (?:is|are|will) /.test(noun) ? found : `${lead}${name} is ${toArticle(noun)} ${noun}`,
    )
    .replace(
      /^(\W*)(?:introducing|meet|presenting|say hello to):? (\p{Lu}[\p{L}\d]+)[.!] [^.!?\n]+[.!]\s+(?=\2 \p{Ll}+)/iu,
      '$1',
    )
    // "Welcome to Lingolane! Language training that sticks."
    .replace(/^(\W*)welcome to (\p{Lu}[\p{L}\d]+)[!.]\s+(?=\p{L})/iu, '$1$2 - ')
    .replace(
      /(?:^|(?<=[.!\n]))[^\p{L}\n]*the future of [^.!?\n]{3,30} (?:is|has) (?:arrived|here|now)\b[^\p{L}\d\n]*/iu,
      '',
    );
  const lines = told
    // "GlowReach - Influencer Marketing": only the name keeps its capitals.
    .replace(
      /^(\W*\p{Lu}[\p{L}\d]+ (?:[-–—:|]|is) )((?:\p{Lu}[\p{L}\d]* ?){2,5})(?=[,.!]|\n|$)/u,
      (_, name: string, thing: string) =>
        name.replace(' | ', ' - ') +
        thing.replace(/\p{Lu}\p{Ll}+/gu, (word) =>
          isOrdinaryWord(word.toLowerCase()) ? word.toLowerCase() : word,
        ),
    )
    // "Cleanio", and below it what it is.
    .replace(
      /^(\W*)(\p{Lu}[\p{L}\d]+)\n+(?=\p{Lu}\p{Ll}+ [^\n]*(?:\n|$))/u,
      (found, mark: string, name: string) => (isInventedName(name) ? `${mark}${name} - ` : found),
    )
    .split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 3) return lines.join('\n');
  const bare = (line: string) => line.replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, '');
  const isSlogan = (line: string) => line === filled[0] && countWords(line) < 9 && slogan.test(bare(line));
  const kept = lines
    .filter((line) => !heading.test(bare(line)) && !isSlogan(line))
    .filter((line, at, all) => line.trim() !== '' || all[at - 1]?.trim() !== '');
  return joinFeatures(joinAbilities(joinSteps(kept)))
    .map(tellMarks)
    .join('\n');
}
