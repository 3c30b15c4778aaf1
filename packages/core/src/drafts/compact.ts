/**
 * A pattern as `new RegExp` makes it, in less machine code. V8 writes what follows a group again for up to ten of its alternatives, so
 * that some patterns take a megabyte; what follows an assertion it writes once, and an empty one always holds. For patterns with
 * alternatives that are made once: the 300 longest of the composer's take two fifths together, and as long to match.
 */
export function compact(source: string, flags = ''): RegExp {
  return new RegExp(
    source.replace(escapeOrClassOrEndOfGroup, (part) => (part.startsWith(')') ? `${part}(?=)` : part)),
    flags,
  );
}

/** The end of a group with what repeats it, unless the pattern, an alternative or another group ends there; before it, what only looks like one. */
const escapeOrClassOrEndOfGroup =
  /\\.|\[(?:\\.|[^\]])*\]|\(\?=\)|\)(?:[?*+]|\{\d+(?:,\d*)?\})?\??(?![?*+{|)]|\(\?=\)|$)/gs;
