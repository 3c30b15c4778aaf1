import { anyOf } from '../../any-of.ts';
import type { ClaimRule } from './claim-rule.ts';
import { customerClaims } from './customer-claims.ts';
import { eachMatch } from './each-match.ts';
import { findQuantities } from './find-quantities.ts';
import { readerClaims } from './reader-claims.ts';
import { sentenceAround } from './sentence-around.ts';
import type { DraftSentences } from './sentence-roles.ts';
import { standingClaims } from './standing-claims.ts';
import { supports } from './support-quantities.ts';
import { termsClaims } from './terms-claims.ts';
import { stem } from './words.ts';

/** Most texts claim nothing of a kind: its rules are looked at one by one only where any of them matches. */
const kinds = [customerClaims, standingClaims, termsClaims, readerClaims].map((rules) => ({
  mayClaim: anyOf(rules.map(({ pattern }) => pattern)),
  rules: rules.map((rule) => ({
    ...rule,
    pattern: new RegExp(rule.pattern.source, `${rule.pattern.flags}g`),
  })),
}));

/** The claims of a text for which the brief gives no ground, at most one of each kind. What it says of the reader is ground only for what is said of the reader. */
export function findInventedClaims(
  text: string,
  brief: { readonly text: string; readonly senderText: string },
  sentences: DraftSentences,
): string[] {
  const found: string[] = [];
  for (const rule of kinds.flatMap(({ mayClaim, rules }) => (mayClaim(text) ? rules : []))) {
    const match = eachMatch(text, rule.pattern).find(
      (each) =>
        !(rule.ground ?? toWordGround(each[1])).test(rule.ofReader ? brief.text : brief.senderText) &&
        !(rule.countGrounds && isCounted(sentences.sentenceAt(each.index), brief.senderText)) &&
        isClaimed(rule, each.index, text, sentences),
    );
    if (match !== undefined) found.push(match[0].trim());
  }
  return found;
}

/** Whether a sentence gives a result of the brief, or counts what it counts, whoever that is; the counts themselves are compared elsewhere. */
function isCounted(sentence: string, senderText: string): boolean {
  const quantities = findQuantities(sentence);
  const results = quantities.filter(({ kind }) => kind === 'percent' || kind === 'multiple');
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

/** Whether a place of a text states what its words say. */
function isClaimed(rule: ClaimRule, at: number, text: string, sentences: DraftSentences): boolean {
  const { lead, tail } = sentenceAround(text, at, at);
  const isQuestion = text.charAt(at + tail.length) === '?';
  if (rule.statementsOnly && (isQuestion || supposes.test(lead + tail) || /\bwhether\b/i.test(lead)))
    return false;
  if (rule.senderOnly && !aboutService.test(lead + tail)) return false;
  if (rule.with?.test(lead + tail) === false || rule.unless?.test(lead + tail)) return false;
  if (rule.notAfter?.test(lead) || isDenied.test(lead) || mayBe.test(lead)) return false;
  // A scene is about neither sender nor offer; of its reader it may still say too much.
  return (rule.ofReader && !rule.notInScenes) || sentences.roleAt(at) !== 'scene';
}

/** "It's not free"; after another "and" something else is said. */
const isDenied = /(?:\b(?:not|never)|n['’]t)\b(?!.*\band\b)[^,;:–—]*$/i;
/** "It might be the cheapest part of your day". */
const mayBe = /\b(?:might|perhaps|maybe)\b[^,;:]*$/i;
const supposes = /^\s*(?:if|whether|when|should)\b/i;
const aboutService =
  /\b(?:we|our|ours|us|i|it|deliver\w*|ship\w*|dispatch\w*|arriv\w*|repl(?:y|ies|ied)|answer\w*|repair\w*|turn(?:ed|s)? (?:a)?round|ready|print\w*|service|fitt?\w*|install\w*)\b/i;

/** Any form of a word, of a phrase's first word; a present participle is taken back to its verb. */
function toWordGround(word = ''): RegExp {
  const first = word.replace(/ .*$/, '');
  const root = first.replace(/(?:ing|y|ies)$/, '').replace(/([^aeiou])\1$/, '$1');
  return new RegExp(`\\b${root}`, 'i');
}
