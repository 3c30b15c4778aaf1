const excerptLengthMax = 80;

/** Cuts the words that a finding is about, exactly as they stand, to at most 80 UTF-16 units and never through a character. */
export function excerptOf(text: string, start: number, end: number): string {
  const raw = text.slice(start, end).trim();
  if (raw.length <= excerptLengthMax) return raw;
  const cut = raw.slice(0, excerptLengthMax);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
