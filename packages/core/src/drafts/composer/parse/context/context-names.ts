const initial = String.raw`(?:\p{Lu}\.(?:-\p{Lu}\.)? ?)`;
const word = String.raw`\p{Lu}\p{L}*(?:['-]\p{Lu}?\p{L}+)*`;
const name = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?${word}(?: ${initial}*${word}){0,3}`;

/** Words before the name of who signs. */
const signed = new RegExp(
  String.raw`(?:\b[Ss]ign(?:ed|ing)?(?: it| this)?(?: off)?(?: the e-?mail)?(?: as| by| with|:)|\b(?:[Mm]y|[Ss]ender'?s?|[Tt]he sender'?s) name(?: is|:)|\b[Ss]ender(?: is|:)?|\b[Tt]he (?:sender|host|author|writer) is(?: me,)?|(?:^|[.!?\n] )(?:[Ff]rom:|Name:|From(?= ${name}(?:\.|$)))|\b(?:[Ll]etter|[Mm]ail|[Ee]-?mail|[Mm]essage|[Nn]ote|it)(?: is)? from(?= ${word} ${word})|\b[Ww]ritten by|\b[Ff]rom:|\b[Ss]ignature:|\bI(?:'m| am)(?= (?:Dr\.? )?${word}(?: ${word}){1,2}[,.]))\s+["']?(${name})`,
  'u',
);

/** Words after it: `NAME signs.`, `NAME here.` */
const signing = new RegExp(String.raw`(?:^|[.!?\n] )(${name}) (?:signs|here)(?=[.,;]|$)`, 'u');

/** Words before the name of who is written to. */
const addressed = [
  String.raw`\b(?:[Rr]ecipient(?:'s)? (?:is|name is)|(?:[Ff]irst )?name of the recipient(?: is)?:?|[Aa]ddressed to|(?:[Tt]heir|[Hh]is|[Hh]er|[Tt]he(?: (?!sender)\p{Ll}+'s)?) name(?: is|'s))\s+(${name})`,
  String.raw`\bto one person: (${name})`,
].map((pattern) => new RegExp(pattern, 'u'));

/** The name to sign with, where a context gives one. */
export function findSignature(text: string): string | undefined {
  return (signed.exec(text) ?? signing.exec(text))?.[1];
}

/** The name of who reads the mail, where a context gives it; `persona` says who "the chef" in `the chef is called …` is. */
export function findRecipient(text: string, persona: string): string | undefined {
  for (const pattern of addressed) {
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  const roles = persona.match(/[\p{L}-]{4,}/gu)?.join('|');
  if (!roles) return undefined;
  return new RegExp(
    String.raw`\bThe (?:[\p{Ll}-]+ )?(?:${roles})(?: is(?: called)?| there is|,) (${name})(?=[.,;)]|$)`,
    'u',
  ).exec(text)?.[1];
}
