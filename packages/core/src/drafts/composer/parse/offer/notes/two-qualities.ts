import { isCount, isParticiple } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, prepositions } from '../../../text/words.ts';
import { isQuality } from '../topic.ts';

/** `By trained, background-checked`: the comma between two words before one noun, behind a preposition. */
const pair =
  /(?<= (?:by|for|from|in|of|on|to|with) (?:\p{Ll}+ly )?)([\p{Ll}-]+), (?=([\p{Ll}-]+) ([\p{Ll}-]+))/gu;

const plainQualities =
  /^(?:big|busy|cheap|dry|expert|fast|fertile|fragile|mobile|sterile|versatile|fine|good|heavy|independent|large|light|local|long|low|modern|mature|new|old|ripe|safe|short|slim|small|smart|tall|thick|thin|tiny|wide|young|\p{Ll}{3,}(?:al|ant|ar|ary|ent|ish))$/u;

function describes(word: string): boolean {
  const verb = findVerb(word);
  return (
    isQuality(word) ||
    (isParticiple(word) && verb?.isName !== true) ||
    /^(?!(?:seed|feed|hundred|need|speed|shed|bed)$)\p{Ll}{3,}ed$/u.test(word) ||
    (plainQualities.test(word) && !isCount(word) && !massNouns.has(word) && verb?.isName !== true)
  );
}

/** The comma between two words that both say what one thing is like as `joint`: `cleaning by trained, insured staff` is no list. */
export function markQualities(text: string, joint: string): string {
  if (!text.includes(', ')) return text;
  return text.replace(pair, (found, first: string, second: string, next: string) => {
    const isSecond =
      describes(second) || /^\p{Ll}+(?:-\p{Ll}+)+$/u.test(second) || findVerb(second)?.form === 'gerund';
    const isOne = describes(first) && isSecond && !/^(?:and|or|than)$/.test(next) && !prepositions.has(next);
    return isOne ? `${first}${joint}` : found;
  });
}
