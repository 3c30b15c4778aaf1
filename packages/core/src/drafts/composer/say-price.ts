import type { Tone } from '../../emails/index.ts';

/** How each tone says what something costs; the others say "the price is". */
const ways: Partial<Record<Tone, readonly [one: string, several: string]>> = {
  casual: ["It's", "They're"],
  friendly: ["It's", "They're"],
  enthusiastic: ["It's", "They're"],
  direct: ['It costs', 'They cost'],
  confident: ['It costs', 'They cost'],
  persuasive: ['It costs', 'They cost'],
  empathetic: ['It costs', 'They cost'],
};

const price = /^The price is (?=(?:[A-Z]{3} ?)?[$€£₹]?\d)/;
/** What goes on to speak of what is offered. */
const goesOn =
  /^(?:I|It|No|There|They|The (?:first|minimum|price|trial|turnaround)|We|You)\b(?!.* (?:a|an|one) \p{L}+\.$)/u;

/** Facts in which a price is told as the tone would: `The price is £400 a video.` → `It's £400 a video.` `several`: what is offered are things. */
export function sayPrice(facts: readonly string[], tone: Tone, several: boolean): string[] {
  const way = ways[tone]?.[several ? 1 : 0];
  return facts.map((fact, at) =>
    way && price.test(fact) && (at === 0 || goesOn.test(facts[at - 1] ?? ''))
      ? fact.replace(price, `${way} `)
      : fact,
  );
}
