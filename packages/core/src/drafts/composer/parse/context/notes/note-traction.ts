import { compact } from '../../../../compact.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { isTold } from '../second-person.ts';

const sum = '[A-Z]{0,3} ?[$€£]\\d[\\d.,]*[kKmM]?';
const amount = compact(
  `^(?:about |around |over )?${sum} (?:in )?(?:annual |monthly )?(?:ARR|GMV|MRR|LOIs|bookings|pipeline|pre-orders|revenue|sales)$`,
);
const count = compact(
  `^(?:about |around |over )?\\d[\\d,.]*[kKmM]?\\+? (?:[\\p{Ll}-]+ ){0,3}(?:accounts|agencies|banks|brands|businesses|cafes|charities|churches|clients|clinics|clubs|colleges|companies|councils|customers|dealers|designers|developers|districts|downloads|families|farms|firms|gyms|hospitals|hotels|households|installs|landlords|learners|libraries|LOIs|members|merchants|organi[sz]ations|partners|patents|patients|pharmacies|pilots|practices|pre-?orders|restaurants|retailers|salons|schools|sellers|shops|sites|stores|students|studios|subscribers|suppliers|teachers|teams|universities|users|venues)(?: (?:in|across|on) .{2,30})?$`,
  'u',
);
/** `3 paying harbours`: who pays, whatever they are. */
const paying = /^(?:about |over )?\d[\d,.]*\+? (?:paid|paying|pilot) (?:[\p{Ll}-]+ )?\p{Ll}{3,}s$/u;
const growth =
  /^(?:growing (?:about |by )?\d[\d.,]*(?:%|x)(?!.)|(?:growing|up) (?:about |by )?\d[\d.,]*(?:%|x) (?:a|each|every|per|month over month|MoM|MoM\.|year over year|YoY|m\/m|y\/y|this|since|in)\b.{0,25})$/i;
const share =
  /^((?:(?:gross|logo|monthly|net|revenue) ){0,2}(?:churn|margins?|retention)|NPS|NRR)(?: (?:is|of|at))? ((?:about |around |below |over |under )?\d[\d.,]*%?(?: .{2,20})?)$/i;

const raising = compact(
  `^(?:now |we are |we're )?raising ((?:about |up to )?${sum}(?: (?:pre-)?seed| on a SAFE)?)$`,
  'i',
);

const sold =
  /^((?:about |over )?\d[\d,.]*\+? (?:[\p{Ll}-]+ )?\p{Ll}{3,}s) (delivered|installed|placed|shipped|sold)$/u;

/** What whoever raises money has to show: `62 paying studios, $11.4k MRR, growing 14% a month, churn under 1.5%`. Undefined where a part is anything else. */
export function toTraction(note: string): string | undefined {
  const stated = note
    .replace(/^(?:so far|today|traction)[:,]? /i, '')
    .replace(/[.!]+$/, '')
    .split(/, (?:and )?/);
  // "…, raising $2M".
  const raised = stated.flatMap((part) => raising.exec(part)?.[1] ?? []);
  const parts = stated.filter((part) => !raising.test(part));
  const done = parts.flatMap((part) => {
    // "$300k in sales last year".
    const [, past = ''] = / ((?:last year|in (?:19|20)\d\d))$/.exec(part) ?? [];
    if (past && amount.test(part.slice(0, -past.length - 1))) return [`We had ${part}.`];
    const [, what = '', how = ''] = sold.exec(part) ?? [];
    return what ? [`We have ${how} ${what}.`] : [];
  });
  const has = parts.filter((part) => count.test(part) || paying.test(part) || amount.test(part));
  const grows = parts.filter((part) => growth.test(part));
  const shares = parts.flatMap((part) => {
    const [, what = '', value = ''] = share.exec(part) ?? [];
    return value ? [`${toMeasure(what)} ${toValue(value)}`] : [];
  });
  if (
    has.length + (raised.length > 0 ? done.length : 0) === 0 ||
    done.length + has.length + grows.length + shares.length !== parts.length ||
    raised.length > 1 ||
    (parts.length < 2 && !/ARR|MRR/.test(note) && raised.length === 0) ||
    grows.length > 1 ||
    countWords(note) > 30 ||
    has.some((part) => part.split(' ').slice(1, -1).some(isTold))
  )
    return undefined;
  const owned = joinList(
    has.map((part) =>
      part.replace(/(?<=\d\S*) (?=(?:annual |monthly )?(?:bookings|revenue|sales)$)/, ' in '),
    ),
  );
  const told = owned && `We have ${owned}${grows.length > 0 ? `, ${grows[0]}` : ''}`;
  return [
    ...done,
    ...(told ? [`${told}${shares.length > 0 ? `, with ${joinList(shares)}` : ''}.`] : []),
    ...raised.map((sum) => `We are raising ${sum}.`),
  ].join(' ');
}

/** `an NPS`, `a gross margin`, `churn`. */
function toMeasure(what: string): string {
  if (what === what.toUpperCase()) return `an ${what}`;
  return /margin$/i.test(what) ? `a ${what.toLowerCase()}` : what.toLowerCase();
}

/** `under 1.5%` as it stands after its noun, `of 112%` of a bare figure. */
function toValue(value: string): string {
  return /^\d/.test(value) ? `of ${value}` : value;
}
