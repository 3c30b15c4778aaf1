import { decapitalise, isPlural, withArticle } from '../../../text/grammar.ts';
import { finishSentence } from '../../sentence-text.ts';
import { tellTerms } from '../notes/tell-terms.ts';
import type { Statement } from '../statement.ts';
import { toTopic } from '../topic.ts';

/** Places that one person is asked to take. */
const seat =
  /^(?:an? )?((?:(?:paid|part-time|unpaid|volunteer) )?(?:advisory|board|committee|guest|judging|jury|keynote|panel|speaker|speaking|trustee)(?: board)? (?:place|position|role|seat|slot|spot)) ((?:at|for|in|on) [^;:()]+?)(?:; ([^;]+))?$/iu;
/** `Faro, 8-9 October`: where and when, behind the name of the event. */
const placeAndDay = /, (\p{Lu}[\p{L} -]+?)?(?:, )?(\d{1,2}(?:[-–]\d{1,2})? \p{Lu}\p{Ll}{2,}(?: \d{4})?)$/u;
const perMonth = /^(?:about |around )?(?:\d+|\p{L}+) (?:days?|hours?) (?:a|per) (?:month|week)$/iu;
const paid = /^((?:[\p{L}-]+(?:,| and) )*[\p{L}-]+) (covered|included|paid|provided)$/iu;

function tellTerm(term: string): string | undefined {
  if (perMonth.test(term)) return finishSentence(`It takes ${decapitalise(term)}`);
  const [, what = '', how = ''] = paid.exec(term) ?? [];
  return what
    ? finishSentence(`${what} ${/,| and /.test(what) || isPlural(what) ? 'are' : 'is'} ${how}`)
    : undefined;
}

/** `Keynote slot at the Seagrass Forum, Faro, 8–9 October; travel paid`, `a board seat at a charity`: a place is offered to somebody, and introduced to nobody. */
export function readSeat(text: string): Statement | undefined {
  if (/\b(?:I|me|my|myself)\b/i.test(text)) return undefined;
  const [, kind = '', where = '', term = ''] = seat.exec(text) ?? [];
  if (!kind) return undefined;
  const told = term ? tellTerm(term) : undefined;
  const held = where.replace(
    placeAndDay,
    (_, place: string | undefined, day: string) => `${place ? ` in ${place}` : ''} on ${day}`,
  );
  const [event = '', ...terms] = held.split(/, (?=\d)/);
  const offered = `${withArticle(decapitalise(kind))} ${event}`;
  return {
    statements: [
      finishSentence(
        `We would like to offer you ${tellTerms(offered, told || !term ? terms : [...terms, term])}`,
      ),
    ],
    ...toTopic(''),
    subject: `${kind} ${event.split(/, | in \p{Lu}| on \d/u)[0]}`,
    ...(told ? { extras: [told] } : {}),
  };
}
