/** The entries of a list that is written as text, separated by commas: word lists stay readable so. */
export function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}
