import type { Span } from './sentences.ts';

export type Link = Span & { host: string };

const schemeOrWww = /^[<(["']*(?:https?:\/\/|www\.)/i;
const bareDomain =
  /^[<(["']*([a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){0,5}\.(?:com|net|org|io|co|info|biz|ly|gl|link|site|online|top|xyz|shop|uk|de|ru|cn|app|dev|ai|me|us))(?:[/?#:.,;!)\]>"']|$)/i;
const chunkLengthMax = 2_000;

/** Finds web addresses, with or without a scheme: one pass over the chunks between white space. E-mail addresses are not links. */
export function findLinks(text: string): Link[] {
  const links: Link[] = [];
  for (const chunk of text.matchAll(/\S+/g)) {
    if (!chunk[0].includes('.')) continue;
    const head = chunk[0].slice(0, Math.min(chunk[0].length, chunkLengthMax));
    const host = hostOf(head);
    if (host) links.push({ start: chunk.index, end: chunk.index + chunk[0].length, host });
  }
  return links;
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
