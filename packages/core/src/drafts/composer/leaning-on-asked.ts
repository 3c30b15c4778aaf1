import { determiners, prepositions } from './text/words.ts';

/** What the reader would try, or have held, by other words than those of the ask. */
const alsoCalled: readonly (readonly [asked: RegExp, noun: string])[] = [
  [/\b(?:try|trying)\b|\b(?:first|free) (?:days?|fortnight|months?|weeks?)\b/, 'trial'],
  [/\btast(?:e|ing)\b/, 'tasting'],
  [/\bborrow(?:ing)?\b/, 'loan'],
  [/\baudit(?:ing)?\b/, 'audit'],
  [/\bsurvey(?:ing)?\b/, 'survey'],
  [/\bpilot(?:ing)?\b/, 'pilot'],
  [/\bvisit(?:ing)?\b/, 'visit'],
];

/** Where an ask brings something up for the first time: `a free two-week trial`. */
const broughtUp = /(?<=^|[ (])(?:an?|one|our (?:first|free|next)) (?=[\p{L}\d])/gu;
/** Where what is brought up ends, beside prepositions. */
const ends =
  /^(?:and|because|before|but|if|next|once|or|so|that|this|to|tomorrow|when|where|which|while|who|with)$/;
/** What a fact is on, as something known: `The audit …`, `After the two-week trial …`. */
const onKnown =
  /^(?:(?:After|At|Before|During|For|Following|In|On|Once) the|The|This) ((?:[\p{L}\d-]+(?= |['’,])[ ]?){1,4})/u;
/** `A spreadsheet with postcodes is enough`: what would do as an answer. */
const sufficient =
  /^(?:An?|Just an?|One|The) [^.;]{3,80}? (?:is|are|will be|would be) (?:enough|fine|plenty|all (?:I|we) need)\b/;
/** What goes on from a fact before it. */
const goesOn =
  /^(?:Afterwards|After that|It|That|They|This|You (?:get|keep|need|only|pay|receive|see|then))\b/;

/** The nouns by which a fact can name what is asked for: `book a free two-week trial on one line` → `trial`. */
function nounsOf(asked: string): string[] {
  const found = [...asked.matchAll(broughtUp)].map(({ 0: article, index }) => {
    const [clause = ''] = asked.slice(index + article.length).split(/[,.;:()]/);
    const words = clause.split(' ');
    const end = words.findIndex((word) => prepositions.has(word) || ends.test(word));
    return (end < 0 ? words : words.slice(0, end)).at(-1)?.toLowerCase() ?? '';
  });
  return [...found, ...alsoCalled.filter(([form]) => form.test(asked)).map(([, noun]) => noun)].filter(
    (noun) => noun.length > 2,
  );
}

function isNamedIn(text: string, noun: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d-]+/u)
    .some((word) => word === noun || word === `${noun}s`);
}

/** Several of what is asked for: `Visits are possible on Tuesdays`. */
const onSeveral = /^(\p{Lu}\p{Ll}+)s (?:are|can|cost|last|run|start|take) /u;

/** Whether what a fact opens with is that: `The loan unit ships free`, and not `The fee for the loan is …`. */
function isOn(fact: string, noun: string): boolean {
  if (onSeveral.exec(fact)?.[1]?.toLowerCase() === noun) return true;
  const words = (onKnown.exec(fact)?.[1] ?? '').trim().split(' ');
  const at = words.indexOf(noun);
  return at >= 0 && !words.slice(0, at).some((word) => prepositions.has(word) || determiners.has(word));
}

/**
 * Finds the facts that speak of what is `asked` for as of something known, where nothing that the mail says before (`told`) has named it, with those that go on
 * from them: `After the trial it costs £9 a month`. They are told once it has been asked for.
 */
export function createLeaningOn(asked: string): (facts: readonly string[], told: string) => string[] {
  const nouns = nounsOf(asked);
  return (facts, told) => {
    const left = new Set(nouns.filter((noun) => !isNamedIn(told, noun)));
    const leaning: string[] = [];
    facts.forEach((fact, at) => {
      const follows = at > 0 && leaning.at(-1) === facts[at - 1] && goesOn.test(fact);
      if (follows || sufficient.test(fact) || [...left].some((noun) => isOn(fact, noun))) leaning.push(fact);
      else for (const noun of left) if (isNamedIn(fact, noun)) left.delete(noun);
    });
    return leaning;
  };
}
