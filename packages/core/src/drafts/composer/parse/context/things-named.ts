/** `Headsets cost $79 each. They block …`: what is said of several things that are offered, and what goes on from it. */
const thenThey =
  /((?:^|[.!?]\s+)(?:All |Our |The |These )?((?:[\p{L}-]+ )?[\p{L}-]{3,}s) (?:are|come|cost|fit|have|last|need|take|use|weigh|were|work)\b[^.!?\n]*(?:[.!?]\d[^.!?\n]*)*[.!]\s+)They (?=\p{Ll})/giu;

/** The notes with what is offered by its name where "they" goes on from a sentence on it, so that nobody takes it for the reader. */
export function withThingsNamed(text: string, offer: string): string {
  return text.replace(thenThey, (found, before: string, named: string) => {
    const things = named.toLowerCase();
    const last = things.split(' ').at(-1) ?? '';
    return new RegExp(`\\b${last}\\b`, 'i').test(offer)
      ? `${before}The ${offer.toLowerCase().includes(things) ? things : last} `
      : found;
  });
}
