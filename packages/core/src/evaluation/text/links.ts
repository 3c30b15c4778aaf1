import type { Span } from './sentences.ts';

export type Link = Span & { host: string };

const schemeOrWww = /^[<(["']*(?:https?:\/\/|www\.)/i;
const bareDomain =
  /^[<(["']*([a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){0,5}\.(?:com|net|org|io|co|info|biz|ly|gl|link|site|online|top|xyz|shop|uk|de|ru|cn|app|dev|ai|me|us))(?:[/?#:.,;!)\]>"']|$)/i;
const chunkLengthMax = 2_000;

/** Finds web addresses, with or without a scheme: one pass over the chunks between white space. E-mail addresses are not links. */
export function findLinks(text: string): Link[] {
  const links: Link[] = [];
  let from = 0;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', Math.max(dot + 1, from))) {
    // A full stop ends a sentence; an address has something behind it.
    if (text.charCodeAt(dot + 1) <= 32 || dot + 1 >= text.length) continue;
    const start = chunkStart(text, dot, from);
    const end = chunkEnd(text, dot);
    from = end;
    const host = hostOf(text.slice(start, Math.min(end, start + chunkLengthMax)));
    if (host) links.push({ start, end, host });
  }
  return links;
}

/** Both only pass over white-space-free text between the last chunk and this one, so that all calls together are linear. */
function chunkStart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && text.charCodeAt(start - 1) > 32) start--;
  return start;
}

function chunkEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && text.charCodeAt(end) > 32) end++;
  return end;
}

function hostOf(chunk: string): string | undefined {
  const lead = schemeOrWww.exec(chunk);
  if (lead) {
    const rest = chunk.slice(lead[0].length);
    const end = rest.search(/[/?#:<>)\]"']/);
    return (end < 0 ? rest : rest.slice(0, end)).toLowerCase().slice(0, 253) || undefined;
  }
  if (chunk.includes('@')) return undefined;
  return bareDomain.exec(chunk.slice(0, 300))?.[1]?.toLowerCase();
}
