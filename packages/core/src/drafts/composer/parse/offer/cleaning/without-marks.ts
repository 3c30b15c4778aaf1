import { compact } from '../../../../compact.ts';
import { toArticle, toNounCore } from '../../../text/grammar.ts';
import { organisationNouns } from '../../../text/words.ts';

/** `a)`, `(ii)`, `2.`: the letters and numbers of a list, where they stand in their order. */
const letter =
  /(^|[\n:;,.] ?)\s*(?:\((i{1,3}|iv|vi{0,3}|[a-h]|\d)\)|(i{1,3}|iv|vi{0,3}|[a-h]|\d)\)) +(?=\S)/gi;
const order: readonly (readonly string[])[] = [
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'],
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ['1', '2', '3', '4', '5', '6', '7', '8'],
];

/** An offer without the letters of its list: `a) maps`, `b) counts` on lines of their own are its points, in one line they are parted by semicolons. */
function withoutLetters(typed: string): string {
  const found = [...typed.matchAll(letter)].map(([, , inner, after]) => (inner ?? after ?? '').toLowerCase());
  const isList = found.length > 1 && order.some((letters) => found.every((one, at) => letters[at] === one));
  if (!isList) return typed;
  return typed
    .replace(letter, (_, before: string) => {
      const mark = before.trim();
      return mark === ':' ? ': ' : before === '' ? '' : '; ';
    })
    .replace(/:\s*; /, ': ');
}

/** `We = refill shop chain, 6 stores`: what the sender is. */
const equals = /^(we|i|us|me) ?= ?(?:an? )?([^,.;:\n]+)/i;

/** `Food waste -> animal feed via larvae`: one thing is made of another. */
const turned =
  /^([\p{L} -]{3,40}?) ?(?:-+>|=>|→) ?([\p{L} -]{3,40}? (?:by|through|using|via|with) [^.;:\n]+)/u;

/** `Seed round, Tallboy (queue monitoring)`: for what money is raised. */
const round = /^((?:angel|bridge|pre-seed|seed|series [a-d]) round), (\p{Lu}[\p{L}\d]+)(?= \(|[.,;]|$)/iu;

const sum = '(?:[A-Z]{3} ?|[$€£])?\\d[\\d.]*[kKmM]';
/** `2.2M, 900k soft-circled`: how much, and how much of it is there. */
const soFar = compact(
  `^(We are raising a [^.]+\\. )(${sum}), (${sum} (?:already )?(?:committed|raised|secured|soft[- ]circled))(?=$|[.,;])`,
  'u',
);

/** `Guest: last clog maker in town, 71, …, taught himself from a book`: somebody else who is proposed, by what is said of him. */
const guestOfAnother =
  /^(?:guest|speaker): ([^,;.:\n]+)((?:, [^,;.:\n]+)*, [^,;.:\n]*\b(?:himself|herself)\b[^,;.:\n]*)((?:, [^,;.:\n]+)*)/iu;
function tellGuest(_: string, who: string, beside: string, more: string): string {
  const notes = `${beside}${more}`.split(', ').filter(Boolean);
  const he = /\bherself\b/i.test(beside) ? 'She' : 'He';
  const said = notes.flatMap((note) =>
    /^\d\d$/.test(note)
      ? [`is ${note}`]
      : /^\p{Ll}+ (?:\p{Ll}+ )?(?:him|her)self\b/u.test(note)
        ? [note]
        : /^(?:\p{Ll}+ )?sense of humour$/u.test(note)
          ? [`has a ${note}`]
          : [],
  );
  const article = /^(?:best|first|last|oldest|only|youngest) /i.test(who) ? 'the' : toArticle(who);
  const last = said.pop() ?? '';
  return `I would like to suggest a guest: ${/^(?:an?|the) /i.test(who) ? '' : `${article} `}${who}. ${he} ${said.length > 0 ? `${said.join(', ')} and ` : ''}${last}`;
}

/** An offer without the marks that only notes have, where it is plain what they stand for. */
export function withoutMarks(typed: string): string {
  return (
    withoutLetters(typed)
      .replace(equals, (_, who: string, what: string) => {
        const isOne =
          !/s$/.test(what) || organisationNouns.has((toNounCore(what).at(-1) ?? '').toLowerCase());
        return `${/^(?:we|us)$/i.test(who) ? 'We are' : 'I am'} ${isOne ? `${toArticle(what)} ` : ''}${what}`;
      })
      .replace(guestOfAnother, tellGuest)
      .replace(turned, 'We turn $1 into $2')
      .replace(/^We turn \p{Lu}(?=\p{Ll})/u, (found) => `We turn ${found.slice(-1).toLowerCase()}`)
      .replace(
        round,
        (_, what: string, name: string) =>
          `We are raising a ${what
            .toLowerCase()
            .replace(/(?<=series )\p{Ll}/u, (one) => one.toUpperCase())
            .replace('series', 'Series')} for ${name}`,
      )
      .replace(soFar, '$1The round is $2, with $3')
      // "get-in 4 hrs. 4 stars", "with cert. we install", "where poss. 3 man crew": the stop of a short form that ends a note as well.
      .replace(/(?<=\d ?)hrs?\. (?=[\p{L}\d])/gu, 'hours. ')
      .replace(/\bcert\. (?=(?:I|it|they|we|you) )/g, 'certificate. ')
      .replace(/\bposs\. (?=[\p{L}\d])/gu, 'possible. ')
      .replace(/\bposs\.?(?=$|[,;)])/g, 'possible')
      .replace(/\bher (?=\d+ \p{Ll})/gu, 'your ')
      .replace(/(?<=\p{L}) \+ (?=\d+ \p{L})/gu, ' and ')
      // "Bad forecast? One tap moves …": what is asked in two or three words, behind what is offered.
      .replace(/(?<=[.!] )\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}\? (?=\p{Lu}\p{Ll}+ )/gu, '')
  );
}
