import type { DraftRequest } from '../../../draft-request.ts';
import { finishSentence } from '../sentence-text.ts';

/** Somebody who has died, beside those of his who read: `the widow of the late Rolf Hansen`. */
const late =
  /\bthe late (?:(?:Dr|Miss|Mrs?|Ms|Prof(?:essor)?)\.? )?((?:\p{Lu}[\p{L}'’-]+ )*)(\p{Lu}[\p{L}'’-]+)/u;

const ofMan = /\b([Hh]e|[Hh]im|[Hh]is)\b(?!['’])/u;
const ofWoman = /\b([Ss]he|[Hh]er)\b(?!['’])/u;

/** Whether a sentence says "her" of what is hers: `her tools`, and not `I met her at the fair`. */
const ownsNext = /^ (?!(?:again|and|at|for|from|in|on|once|or|to|twice|when|who)\b)\p{L}/u;

/** A text with whoever has died named in each sentence that speaks of him and does not name him: `he lent me an awl` → `Mr Hansen lent me an awl`. */
function named(text: string, name: string, surname: string, pronoun: RegExp): string {
  return text
    .split(/(?<=[.!?]\s)/)
    .map((sentence) => {
      const found = pronoun.exec(sentence);
      if (!found || sentence.slice(0, found.index).includes(surname)) return sentence;
      const [word] = found;
      const after = sentence.slice(found.index + word.length);
      const owns = /^his$/i.test(word) || (/^her$/i.test(word) && ownsNext.test(after));
      return `${sentence.slice(0, found.index)}${name}${owns ? '’s' : ''}${after}`;
    })
    .join('');
}

/** `I met Mr Finch twice and he lent me a saw, so I'd return it whatever they decide`, of the one of a persona who has died: what the sender had of him, without what it leads to. */
export function tellOfLateOne(note: string, persona: string): string | undefined {
  const surname = late.exec(persona)?.[2];
  if (!surname || !note.includes(surname)) return undefined;
  const bare = note
    .replace(/,? (?:and|but|so)\b(?=[^,;]*\b(?:them|their|they)\b).*$/u, '')
    .replace(/[.]$/, '');
  const [, whose = ''] =
    /^(?:I|We) (?:knew|(?:learn(?:ed|t) .{3,40} from)|met|(?:sang|studied|trained|worked) (?:for|under|with)) ((?:\p{Lu}[\p{L}'’.-]*\s?)+)/u.exec(
      bare,
    ) ?? [];
  return whose.includes(surname) && !/\b(?:them|their|they|you|your)\b/.test(bare)
    ? finishSentence(bare)
    : undefined;
}

/** A request to those whom somebody has left, with that one named wherever "he" or "she" could be taken for whoever reads. */
export function withLateOne(request: DraftRequest): DraftRequest {
  const [, first = '', surname = ''] = late.exec(request.persona) ?? [];
  if (!surname) return request;
  const { offer, goal, additionalContext } = request;
  const said = `${offer}\n${goal}\n${additionalContext ?? ''}`;
  const title = new RegExp(`\\b(Dr|Miss|Mrs?|Ms|Prof(?:essor)?)\\.? ${surname}\\b`, 'u').exec(said)?.[1];
  const isWoman = title ? /^M(?:iss|r?s)$/.test(title) : ofWoman.test(said) && !ofMan.test(said);
  const name = title ? `${title} ${surname}` : `${first}${surname}`;
  const tell = (text: string) => named(text, name, surname, isWoman ? ofWoman : ofMan);
  return {
    ...request,
    offer: tell(offer),
    goal: tell(goal),
    ...(additionalContext ? { additionalContext: tell(additionalContext) } : {}),
  };
}
