/** What means something said before it: `That stuck with our founder`, `So we built it`, `Most of them …`, `Since then …`. */
const pointsBack =
  /^(?:(?:After|Since|Then|In|At|By|Before|For) (?:that|then|this|the same time)\b|(?:After|Before|Since) then\b|At about the same time\b|Afterwards|Another\b|Both\b|But\b|Each\b|He\b|Her\b|His\b|Hence\b|However\b|It\b|It['’]s\b|Its\b|Most of (?:it|them)\b|None of\b|One of (?:them|those)\b|She\b|She['’]s\b|He['’]s\b|So\b|Some of (?:it|them)\b|Such\b|That\b|That['’]s\b|Their\b|Them\b|Then\b|These\b|They\b|They['’](?:re|ve|d)\b|This\b|Those\b|Two of (?:them|those)\b|Which\b|And\b|The (?:bill|test|visit|survey|same)\b|(?:I|We) (?:\p{Ll}+ )?(?:heard|knew|know|learned|noticed|saw) (?:it|that|this)\b|(?:I|We) (?:\p{Ll}+ ){1,2}it(?=[,.]| and\b))/u;

/** `I spent two summers visiting those people`, `She brought me fresh ones`. */
const pointsAt = /\b(?:these|those) (?!of\b|that\b|who\b|with\b)\p{Ll}+|\bones\b/u;

/** Whether a sentence means what stands in the one before it. */
export function leansBack(sentence: string): boolean {
  return pointsBack.test(sentence.charAt(0).toUpperCase() + sentence.slice(1)) || pointsAt.test(sentence);
}
