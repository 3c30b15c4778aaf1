import { betweenListed } from '../../../text/between-terms.ts';
import { decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { finishSentence } from '../../sentence-text.ts';
import type { Statement } from '../statement.ts';
import { toTopic } from '../topic.ts';

/** `New vacancies for forklift drivers at our depot`, `part-time care assistant jobs`: who is looked for, and where. */
const vacancies =
  /^(?:an? |our |the )?((?:[\p{L}-]+ ){0,4}?(?:jobs|job openings|openings|positions|roles|shifts|vacanc(?:y|ies))(?: (?:as|at|for|in|on) [^,;:()]+)?), ([^;:()]+)$/iu;

/** What is called so and is no post of the sender's. */
const noPost =
  /\b(?:(?:ad|board|advert|posting)s?|blog|guest|lead|photo|repair|web) (?:jobs|roles|positions)\b|\byour\b/i;

const pay =
  /^(?:from |up to )?(?:[A-Z]{0,3}[$€£])?\d[\d.,]*k?(?: ?(?:to|-|–) ?(?:[$€£])?\d[\d.,]*k?)?(?: (?:[A-Z]{3}|dollars|euros?|pounds))?(?: (?:an?|per) |\/)(?:hour|hr|day|shift|week|month|year)\b(?: (?:gross|net|plus [^,]+))?$/iu;
const start =
  /^(?:they )?(?:start(?:ing|s)?|begin(?:ning|s)?) ((?:on|in|from|next|at|this) .{2,40}|(?:immediately|now|today|tomorrow))$/i;
const immediate = /^immediate start$/i;
const benefit =
  /^(?:(?:free|full|paid) (?:meals|parking|training|travel|uniforms?)|no (?:experience|weekends|nights)(?: (?:needed|required))?|overtime(?: paid)?)$/i;

/** `New vacancies for drivers, starts in 3 weeks, 17.40 an hour`: what is paid is no price. */
export function readVacancies(text: string): Statement | undefined {
  const [, what = '', rest = ''] = vacancies.exec(text) ?? [];
  if (!what || noPost.test(what)) return undefined;
  let pays = '';
  let starts = '';
  const having: string[] = [];
  const told: string[] = [];
  for (const term of rest.split(betweenListed)) {
    if (pay.test(term) && !pays) pays = term.replace(/\/(?=\p{L})/u, ' per ').replace(/ hr$/, ' hour');
    else if (start.test(term) && !starts) starts = start.exec(term)?.[1] ?? '';
    else if (immediate.test(term) && !starts) starts = 'at once';
    else if (
      /^(?:accommodation|housing|meals|parking|training|travel|uniform) (?:covered|included|paid|provided)$/i.test(
        term,
      )
    )
      told.push(term.replace(/ (?=\p{Ll}+$)/u, /^meals/i.test(term) ? ' are ' : ' is '));
    else if (benefit.test(term)) having.push(decapitalise(term));
    else return undefined;
  }
  if (!pays && !starts) return undefined;
  const named = decapitalise(what);
  const head = named.split(/ (?:as|at|for|in|on) /)[0] ?? '';
  const isMany = isPlural(head.split(' ').at(-1) ?? '');
  const deeds = [
    ...(starts ? [`${isMany ? 'start' : 'starts'} ${starts}`] : []),
    ...(pays ? [`${isMany ? 'pay' : 'pays'} ${pays}`] : []),
  ];
  return {
    statements: [finishSentence(`We have ${isMany ? '' : `${toArticle(named)} `}${named}`)],
    extras: [
      finishSentence(`${isMany ? 'They' : 'It'} ${deeds.join(' and ')}`),
      ...told.map(finishSentence),
      ...having.map((one) => finishSentence(`There is ${one}`)),
    ],
    ...toTopic(''),
    subject: named.replace(/ (?:at|in|on) .*$/, ''),
  };
}
