const event =
  /\b[Tt]he ((?:\p{Lu}[\p{L}&'’-]*\s){1,4}(Conference|Congress|Convention|Exhibition|Expo|Fair|Festival|Forum|Summit|Symposium))\b/u;

/**
 * Sentences of a mail in their order, with the whole name of an event where they first speak of it, as the goal, which comes last, gives it:
 * `you are on a panel at the expo`, beside `meet her at the Cold Chain Expo`, → `… at the Cold Chain Expo`.
 */
export function withEventNamed(sentences: readonly string[], goal: string): string[] {
  const [, name = '', kind = ''] = event.exec(goal) ?? [];
  const short = ` the ${kind.toLowerCase()}`;
  const at = name ? sentences.findIndex((sentence) => sentence.includes(short)) : -1;
  if (at < 0 || sentences.some((sentence) => sentence.includes(name))) return [...sentences];
  return sentences.map((sentence, index) =>
    index === at ? sentence.replace(short, ` the ${name}`) : sentence,
  );
}
