import { anyOf } from '../../any-of.ts';
import { compact } from '../../compact.ts';
import { customerClaims } from './customer-claims.ts';
import type { DraftReading } from './draft-reading.ts';
import { eachMatch } from './each-match.ts';
import { encounterClaims } from './encounter-claims.ts';
import { findQuantities } from './find-quantities.ts';
import { readerClaims } from './reader-claims.ts';
import { scarcityClaims } from './scarcity-claims.ts';
import { standingClaims } from './standing-claims.ts';
import { supports } from './support-quantities.ts';
import type { Suspect } from './suspect.ts';
import { termsClaims } from './terms-claims.ts';
import { isToldIn } from './told-in-brief.ts';
import { stem } from './words.ts';

/** Most texts claim nothing of a kind: its rules are looked at one by one only where any of them matches. */
const kinds = Object.entries({
  customerClaims,
  standingClaims,
  termsClaims,
  scarcityClaims,
  readerClaims,
  encounterClaims,
}).map(([kind, rules]) => ({
  kind,
  mayClaim: anyOf(rules.map(({ pattern }) => pattern)),
  rules: rules.map((rule) => ({
    ...rule,
    pattern: compact(rule.pattern.source, `${rule.pattern.flags}g`),
  })),
}));

/** The claims of a text for which the brief gives no ground. What it says of the reader is ground only for what is said of the reader. */
export function findSuspectClaims(
  { text, sentences }: DraftReading,
  brief: {
    readonly text: string;
    readonly senderText: string;
    readonly sentenceStems: readonly ReadonlySet<string>[];
  },
): Suspect[] {
  return kinds
    .filter(({ mayClaim }) => mayClaim(text))
    .flatMap(({ kind, rules }) =>
      rules.flatMap((rule) =>
        eachMatch(text, rule.pattern)
          .filter(({ 0: found, 1: word, index }) => {
            const grounds = rule.ofReader ? brief.text : brief.senderText;
            if ((rule.ground ?? toWordGround(word)).test(grounds) || isQuoted(found, grounds)) return false;
            const sentence = sentences.sentenceAt(index);
            if (rule.leadsUp && isToldIn(afterLead(sentence, found), brief.sentenceStems)) return false;
            return (
              rule.with?.test(sentence) !== false &&
              !(rule.countGrounds && isCounted(sentence, brief.senderText))
            );
          })
          .map(({ 0: found, index }) => ({
            kind: 'claim' as const,
            excerpt: found.trim(),
            start: index,
            end: index + found.length,
            traits: () => [
              `claim:${kind}`,
              ...(found.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => `says:${word}`),
            ],
          })),
      ),
    );
}

/** What a sentence says after `I noticed`, or before `, I see`. */
function afterLead(sentence: string, found: string): string {
  const at = sentence.indexOf(found.trim());
  return found.startsWith(',') ? sentence.slice(0, at) : sentence.slice(at + found.trim().length);
}

/** Whether a brief says it in the same words. */
function isQuoted(found: string, briefText: string): boolean {
  return briefText.toLowerCase().includes(found.trim().toLowerCase());
}

/** Whether a sentence gives a result of the brief ("from 3.9 to 4.6"), or counts what it counts, whoever that is; the counts themselves are compared elsewhere. */
function isCounted(sentence: string, senderText: string): boolean {
  const quantities = findQuantities(sentence);
  const shares = quantities.filter(({ kind }) => kind === 'percent' || kind === 'multiple');
  const results = shares.length > 0 || quantities.length < 2 ? shares : quantities;
  if (results.length > 0) {
    const known = findQuantities(senderText, 'brief');
    if (results.every((result) => known.some((fact) => supports(fact, result, false)))) return true;
  }
  const counted = quantities
    .filter(({ kind }) => kind === 'plain')
    .map(({ end }) => /^[  ](?:\p{Ll}+[  ]){0,3}?(\p{Ll}{4,})/u.exec(sentence.slice(end))?.[1]);
  return counted.some(
    (noun) =>
      noun !== undefined &&
      new RegExp(`\\d[\\d.,]*[km+]?[  ](?:\\p{L}+[  ]){0,3}${stem(noun)}`, 'iu').test(senderText),
  );
}

/** Any form of a word, of a phrase's first word; a participle is taken back to its verb. */
function toWordGround(word = ''): RegExp {
  const first = word.replace(/ .*$/, '');
  const root = first
    .replace(/(?:ing|(?<=[a-z]{3})i?ed|y|ies|(?<=[a-z]{4})ation)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
  return new RegExp(`\\b${root}`, 'i');
}
