const bracketed =
  /\[[^\][\n]{1,40}\]|\{\{[^{}\n]{1,40}\}\}|<[A-Za-z][A-Za-z _]{0,30}>|%[A-Z_]{3,20}%|\{[A-Za-z_ ]{2,30}\}/g;
const placeholderWord =
  /name|company|title|role|date|time|link|phone|number|insert|your|recipient|industry|city|xx|signature|position|website/i;

/** The first blank that was left unfilled, such as `[Your Name]`, `{{company}}` or `<first name>`. */
export function findPlaceholder(text: string): { start: number; end: number } | undefined {
  for (const found of text.matchAll(bracketed)) {
    const curly = found[0].startsWith('{') || found[0].startsWith('%');
    if (curly || placeholderWord.test(found[0]))
      return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
