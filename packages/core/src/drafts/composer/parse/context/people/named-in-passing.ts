import { compact } from '../../../../compact.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { countWords, splitSentences } from '../../../text/tidy.ts';
import { organisationNouns } from '../../../text/words.ts';
import type { PersonName } from '../../persona/parse-persona-name.ts';
import { readersPlaces } from '../reader/to-you.ts';
import { initialsOf, isFirmName } from './context-names.ts';
import { particle, title, word } from './name-patterns.ts';
import { isRole } from './signed-as.ts';

/** In words: shorter contexts are notes, told fact by fact and read name by name. */
export const storyWordsMin = 50;

const office = '(?:Councillor|Cllr|Principal|Father|Sister|Canon|Rabbi)';

/** Posts that stand before a family name, and are how whoever holds them is greeted. */
export const heldBefore =
  'Ambassador|Bishop|Chancellor|Chaplain|Coach|Dean|Governor|Mayor|Principal|Provost|Senator|Sheriff|Superintendent';
const heldByName = compact(
  String.raw`(?<![\p{L}'’-])(${heldBefore}) (${particle}${word})(?! (?:${particle})?\p{Lu}\p{Ll})`,
  'gu',
);

/** Who reads, where running text calls one person by the post that the persona has: `Principal BELL's school`, to the principal of a school. */
export function findByPost(text: string, persona: string): PersonName | undefined {
  const [found, another] = [
    ...new Map(
      [...text.matchAll(heldByName)]
        .filter(([, post = '']) => new RegExp(`\\b${post}\\b`, 'i').test(persona))
        .map(([, honorific = '', found = '']) => {
          const surname = found.replace(/['’]s$/, '');
          return [surname, { honorific, surname }] as const;
        }),
    ).values(),
  ];
  return another ? undefined : found;
}
const person = compact(
  String.raw`(?<![\p{L}'’-])(?:(?:${title}|${office})\.? (?:${word} ){0,2}${particle}${word}|${word}(?: ${particle}${word}){0,2})`,
  'gu',
);
const titled = compact(`^(?:${title}|${office})\\.? `, 'u');

/** A word that goes between an article and the noun that it belongs to. */
const between = String.raw`(?:(?!(?:and|at|by|for|from|in|of|on|that|to|when|where|with)\b)[\p{Ll}-]+ )`;
/** What makes somebody one of ours, of a customer's, or anybody who is presented to the reader: `my colleague ANN`, `a tenant, ANN`, `whose son ANN`. */
const presented = compact(
  String.raw`\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Ww]hose|[Aa]n?|[Tt]he) ${between}{0,3}(?!(?:and|at|by|for|from|in|of|on|that|to|when|where|with)\b)[\p{Ll}-]+,? (?:called |named )?$|\b(?:[Mm]y|[Oo]ur|[Oo]ne of) [^.;]{3,40}, $`,
  'u',
);
const presentedAfter = /^,? (?:who|whose|which|an?|one of|the one)\b/;

/** What somebody does, and no firm. */
const says = /^ (?:answers|is looking for|reads|said|says|thinks|told|wrote)\b/;

/**
 * Those whom running text names and presents to nobody, each by the name that it was first given: `My mum buys her bread from Ann's shop`. Where it is one
 * only, who is spoken of so is who is written to.
 */
export function namedInPassing(text: string, signature = ''): string[] {
  if (countWords(text) < storyWordsMin) return [];
  const presentedTo = new Set(signature.split(' '));
  const found = new Map<string, string>();
  for (const sentence of splitSentences(text)) {
    for (const { 0: matched, index } of sentence.matchAll(person)) {
      const named = matched.replace(/['’]s$/, '');
      const parts = named.replace(titled, '').split(' ');
      const [before, after] = [sentence.slice(0, index), sentence.slice(index + named.length)];
      const [, owned = ''] = /^['’]s (?:own )?(\p{Ll}+)/u.exec(after) ?? [];
      const ownsPlace = organisationNouns.has(owned) || readersPlaces.has(owned);
      const isOwner = owned !== '';
      if (isFirmName(named) || parts.some((part) => presentedTo.has(part))) continue;
      const isFirst = opensWithFirstName(named) || ownsPlace || (parts.length > 1 && says.test(after));
      if ((isFirst || titled.test(named)) && (presented.test(before) || presentedAfter.test(after)))
        for (const part of parts) presentedTo.add(part);
      else if (titled.test(named) || (isFirst && (parts.length > 1 || isOwner)))
        found.set(parts.at(-1) ?? '', found.get(parts.at(-1) ?? '') ?? named);
    }
  }
  return [...found].filter(([last]) => !presentedTo.has(last)).map(([, named]) => named);
}

/** `The practice manager is called ANN BELL`, of a practice manager. */
const ofPost = compact(
  String.raw`(?:^|[.!?] )(?:The|Their) (?<post>[\p{L} ]{2,30}?)(?: is(?: called| named)?|,) (?<who>(?:${title}\.? )?${word}(?: ${particle}${word}){1,2})(?=[,.;]| (?:and|who|has|is|was)\b)`,
  'gu',
);

/** Who reads, where running text says who has the reader's post. */
function findOfPost(text: string, persona: string): string | undefined {
  const words = persona.toLowerCase();
  return [...text.matchAll(ofPost)].find(({ groups: { post = '' } = {} }) => {
    const last = post.toLowerCase().split(' ').at(-1) ?? '';
    return words.includes(last) || initialsOf(persona) === post;
  })?.groups?.who;
}

/** Who has the reader's post, or the only one named so, where a title or what the sentence tells leaves no doubt that it is no customer of the sender's. */
export function findOnlyOneNamed(text: string, persona: string, signature?: string): string | undefined {
  const holder = findOfPost(text, persona);
  if (holder) return holder;
  const [only, another] = namedInPassing(text, signature);
  if (!only || another || /\b(?:died|late|passed away|widow)\b/i.test(`${persona}\n${text}`))
    return undefined;
  // "Principal Duarte's school": what a principal is called in a greeting, nobody knows.
  if (isRole(only.split(' ')[0]?.toLowerCase() ?? '') || only.startsWith('Principal ')) return undefined;
  const isTheirs = new RegExp(
    `(?<![\\p{L}'’-])${only}(?:['’]s (?!\\p{Lu})| (?:announced|is looking|posted|said|told|wants|wrote)\\b)`,
    'u',
  );
  return titled.test(only) || isTheirs.test(text) ? only : undefined;
}
