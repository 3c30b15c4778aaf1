/** What means something said before it: `That stuck with our founder`, `So we built it`, `Most of them …`, `Since then …`. */
const pointsBack =
  /^(?:(?:After|Since|Then|In|At|By|Before|For) (?:that|then|this|the same time)\b|(?:After|Before|Since) then\b|At about the same time\b|Afterwards|Another\b|Both\b|But\b|Each\b|He\b|Her\b|His\b|Hence\b|However\b|It\b|It['’]s\b|Its\b|Most of (?:it|them)\b|None of\b|One of (?:them|those)\b|She\b|She['’]s\b|He['’]s\b|So\b(?! far\b)|Well\b|Some of (?:it|them)\b|Such\b|That\b|That['’]s\b|Their\b|Them\b|Then\b|These\b|They\b|They['’](?:re|ve|d)\b|This\b|Those\b|(?:One|Two|Three|Four|Five) (?:of (?:them|those)|that|like (?:it|this|that)|such)\b|In the (?:end|meantime|meanwhile)\b|Meanwhile\b|Until then\b|Which\b|And\b|The (?:bill|test|visit|survey|same)\b|(?:I|We|\p{Lu}\p{Ll}+ of us) (?:\p{Ll}+ )?(?:heard|knew|know|learned|noticed|read|saw) (?:it|that|this)\b|(?:I|We) (?:\p{Ll}+ ){1,2}it(?=[,.]| and\b))/u;

/** `I spent two summers visiting those people`, `She brought me fresh ones`, `One of them is leaving the five`. */
const pointsAt =
  /\b(?:these|those) (?!of\b|that\b|who\b|with\b)\p{Ll}+|^(?:(?!(?!always|perhaps|this)\p{Ll}{3,}s\b).)*\bones\b|\bthe (?:other )?(?:two|three|four|five|six|seven|eight|nine|ten|dozen|others)(?=[,.;]|$| (?:are|is|was|were|and|but|which|who)\b)/u;

/** Whether a sentence speaks of a thing as known that only sentences before it have brought up: `the speed gun`, after `a borrowed speed gun`. */
export function speaksOfThing(sentence: string, before: string, told: string): boolean {
  return [...sentence.matchAll(known)].some(([, thing = '']) => {
    const word = thing.replace(/s$/, '');
    return (
      !told.toLowerCase().includes(word) &&
      new RegExp(
        `\\b(?:an?|one|two|three|four|five|some|several) (?:[\\p{Ll}-]+ ){0,2}${word}(?!\\p{L}{2})`,
        'iu',
      ).test(before)
    );
  });
}

const known = /\b[Tt]he (?:(?:first|last|whole) )?(\p{Ll}{4,})(?!\p{L}| \p{Ll}+(?:ed|ing)\b)/gu;

/** `I very much doubt that`. */
export const judgesIt =
  /^(?:I|We) (?:(?:rather|really|very much) )?(?:agree with|believe|doubt|suspect) (?:it|that|this)(?=[,;.]|$)/;

/** Whether a sentence means what stands in the one before it. */
export function leansBack(sentence: string): boolean {
  const opened = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return pointsBack.test(opened) || judgesIt.test(opened) || pointsAt.test(sentence);
}
