/** What the contract keeps of an answer. */
export const snippetBytesMax = 1_024;

/**
 * Controls but tab and line feed, and the format characters that reorder or hide text: what could act on a terminal, a
 * log or a page. NUL is among them, which PostgreSQL does not store.
 */
const harmful = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The first bytes of an answer as text of at most 1 KiB in UTF-8. A byte that is no UTF-8, or does harm, becomes U+FFFD. */
export function toSnippet(bytes: Uint8Array): string {
  if (bytes.length === 0) return '';
  // As a stream, so that a character cut off at the end is left out rather than replaced.
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(bytes.subarray(0, snippetBytesMax), { stream: true })
    .replaceAll('\r\n', '\n')
    .replace(harmful, (character) => (character === '\n' || character === '\t' ? character : '\ufffd'));
  if (Buffer.byteLength(text) <= snippetBytesMax) return text;
  // A replacement takes three bytes where there was one.
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(snippetBytesMax));
  return text.slice(0, read);
}
