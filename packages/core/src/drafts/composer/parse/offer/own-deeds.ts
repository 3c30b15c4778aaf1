import { findVerb } from '../../text/verbs.ts';

/** `We tune pianos, only charge for …`, `We tune pianos (only charge for …).`: a second deed of ours without its "and". */
const second =
  /^((?:We|I) \p{Ll}+ [^,.;:()]{3,60})(?:,| (\()) ?((?:also|always|just|never|only|then) (\p{Ll}+) [^,;:()]+?)(\))?([.!])$/u;

/** `We make Tillery, software for garden centres and would like …`: what is made has its name explained between two commas. */
const explained =
  /^((?:We|I) \p{Ll}+ \p{Lu}[\p{L}\d]*, [^,;:()]+) and (?=(?:am|are looking|hope|plan|want|would like) )/u;

/** Such a deed told with the first: `We tune pianos and only charge for …`. */
export function joinOwnDeeds(statement: string): string {
  if (explained.test(statement)) return statement.replace(explained, '$1, and ');
  const [, first = '', opens, deed = '', verb = '', closes, end = ''] = second.exec(statement) ?? [];
  return first && !opens === !closes && findVerb(verb)?.form === 'base'
    ? `${first} and ${deed}${end}`
    : statement;
}

const both = /^(You \p{Ll}+ (?!what\b)[^,.;:()]{3,40}?) (we|I) (\p{Ll}+) ([^,;:()]+)$/u;
const leadsOn = /\b(?:as|because|how|if|once|than|that|until|what|when|where|which|while|who|whom|whose)\b/;

/** `You send scans we clean and print`, where the second part says whole what we do: two clauses, and not the scans that we clean. */
export function partDoers(sentence: string): string {
  const [, reader = '', doer = '', verb = '', rest = ''] = both.exec(sentence) ?? [];
  const [next = '', after = ''] = rest.replace(/[.!]+$/, '').split(' ');
  const isWhole =
    /^(?:a|all|an|everything|it|the|them|your)$/.test(next) ||
    (next === 'and' && findVerb(after)?.form === 'base');
  return reader && !leadsOn.test(reader) && isWhole ? `${reader}, and ${doer} ${verb} ${rest}` : sentence;
}
