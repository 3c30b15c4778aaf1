/** What goes on with what stands before it, and says nothing without it. */
export const goesOn =
  /^(?:and|as|at|because|but|by|e\.g|even|for|from|if|in|incl\p{L}*|including|like|mostly|not|of|on|or|so|that|then|to|under|until|up to|when|where|which|while|who|with|without)\b/iu;
/** What leans on the part before it, which stands without it. */
const leans = /^(?:the )?(?:biggest|first|last|latest) (?:one )?/i;
const partsMax = 7;

/** `prev clients: 2 ports, 1 railway`, `term starts in May, so order by 3 April`: what stands behind a label belongs to it, and what follows from a note to that. */
function withLabelled(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  if (!last?.includes(': ') && !(last && part.startsWith('so '))) return [...parts, part];
  return [...parts.slice(0, -1), `${last}, ${part}`];
}

/** The parts of a list of notes, each as a sentence or undefined where it says nothing by itself: `done 12 schools, fun tone` → `We have done 12 schools.` and nothing. None where the note is no such list. */
export function tellParts(
  note: string,
  tell: (part: string) => string | undefined,
): readonly (string | undefined)[] {
  const isSentence = /^(?:[-*•] )?\p{Lu}\p{Ll}/u.test(note);
  if (!/^(?:[-*•] )?[\p{L}\d$€£~]/u.test(note) || !note.includes(', ') || /[?;"“”()]/.test(note)) return [];
  const parts = note
    .replace(/^[-*•] /, '')
    .replace(/[.!]+$/, '')
    .split(/, (?=\S)/)
    .reduce(withLabelled, []);
  if (parts.length > partsMax) return [];
  // What goes on with a part is lost with it, and a part without its end may say something else.
  const told = parts.map((part, at) =>
    (at > 0 && (goesOn.test(part) || leans.test(part))) || goesOn.test(parts[at + 1] ?? '')
      ? undefined
      : tell(part),
  );
  // What opens with a capital may be a sentence, unless each of its parts is a note.
  return isSentence && told.includes(undefined) ? [] : told;
}
