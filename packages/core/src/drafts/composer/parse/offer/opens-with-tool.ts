import { isPlural, toNounCore, withoutDeterminer } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import { packageHeads, personNouns, prepositions } from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import type { Statement } from './statement.ts';
import { toTopic } from './topic.ts';

/** What it is done with, and what is said then: `With Shiftly, workers swap …`, `Through our app guests check in …`. */
const opened =
  /^((?:[Tt]hanks to|[Tt]hrough|[Uu]sing|[Vv]ia|[Ww]ith) )((?:(?:my|our) (?:\p{Ll}[\p{Ll}-]* ){0,2}?\p{Ll}[\p{Ll}-]*|\p{Lu}[\p{L}\d]*)),? ((?:(?:each|every|the|your) )?\p{Ll}.+)$/u;

/** Whether a word names several people: `workers`, `staff`. */
function arePeople(word: string): boolean {
  return (
    personNouns.has(word.replace(/s$/, '')) ||
    /(?:[^aeiou]ers|ists|ors|ents|ants|children|clients|crews|guests|kids|members|nurses|people|pupils|staff|teams)$/.test(
      word,
    )
  );
}

/** Whether words say who does something: `workers swap shifts`, `every pupil gets a turn`; not `sales call coaching software`. */
export function saysWhoDoes(said: string): boolean {
  const words = said.split(' ');
  const at = words.findIndex((word, index) => {
    const verb = findVerb(word);
    const before = words[index - 1] ?? '';
    return (
      index > 0 &&
      (/^(?:can|don['’]t|get|gets|have|will)$/.test(word) ||
        (verb?.form === 'base' && (verb.isName ? arePeople(before) : isPlural(before))) ||
        (verb?.form === 'third' && !verb.isName && /^(?:each|every|the|your) /i.test(said)))
    );
  });
  const head = (toNounCore(said).at(-1) ?? '').toLowerCase();
  return (
    at > 0 &&
    at < 5 &&
    at < words.length - 1 &&
    !packageHeads.has(head.replace(/s$/, '')) &&
    !words
      .slice(0, at)
      .some(
        (word) =>
          prepositions.has(word) || /[,;:]$/.test(word) || /^(?:and|or|that|to|which|who)$/.test(word),
      )
  );
}

/** `With Shiftly, workers swap shifts by text message`: a sentence that names first with what it is done. Undefined for any other. */
export function readWithTool(text: string): Statement | undefined {
  const [, by = '', tool = '', said = ''] = opened.exec(text) ?? [];
  if (!said || !saysWhoDoes(said)) return undefined;
  const isOurs = /^(?:my|our) /i.test(tool);
  return {
    ...toTopic(isOurs ? withoutDeterminer(tool) : ''),
    statements: [finishSentence(`${by}${tool}, ${said}`)],
    ...(isOurs ? {} : { name: tool }),
  };
}
