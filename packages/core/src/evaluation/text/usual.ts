/**
 * Whether a text holds only what is typed every day: printable ASCII, line ends, typographic quotation marks and dashes. Such a text hides no
 * word from a filter, and holds no emoji.
 */
export function isUsual(text: string): boolean {
  return !/[^\u0020-\u007e\n\t\u2018-\u201d\u2013\u2014]/.test(text);
}
