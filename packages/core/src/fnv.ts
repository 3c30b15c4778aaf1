/** Where a hash begins: FNV-1a in 32 bits (RFC 9923). */
export const fnvOffset = 0x811c_9dc5;
const fnvPrime = 0x0100_0193;

/** Takes one more code into a hash. The result may be negative. */
export function fnvStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, fnvPrime);
}

/** The hash of a text's UTF-16 units. The result may be negative. */
export function fnvHash(text: string, start = fnvOffset): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = fnvStep(hash, text.charCodeAt(at));
  return hash;
}
