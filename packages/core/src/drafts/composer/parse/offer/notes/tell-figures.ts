import { compact } from '../../../../compact.ts';
import { betweenListed } from '../../../text/between-terms.ts';
import { decapitalise } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { finishSentence } from '../../sentence-text.ts';
import { money } from './money.ts';

/** What a price list gives a figure for. */
const label =
  '(?:MOQ|RRP|case size|carriage|churn|day rate|delivery time|deposit|lead time|list price|margin|min(?:imum)?(?: order(?: quantity)?)?|payback|price|retail price|set-?up fee|shelf life|trade price|turnaround|typical (?:margin|payback|saving)|unit price|wholesale(?: price)?|trade|retail)';

const labelled = compact(
  `^(?:the )?(${label})(?: of| is|:| =)? ((?:about |around |at |below |from |only |under )?(?:[$€£]|CHF |EUR |USD )?\\d[^,]*)$`,
  'i',
);

/** `MOQ` → `minimum order`. */
function toName(word: string): string {
  const name = decapitalise(word).replace(
    /^(?:MOQ|moq|min(?:imum)?(?: order(?: quantity)?)?)$/,
    'minimum order',
  );
  return name
    .replace(/^rrp$/i, 'RRP')
    .replace(/^setup/, 'set-up')
    .replace(/^(?:retail|trade|wholesale)$/, '$& price');
}

/** `MOQ 100 per design, wholesale price 5.80` → `The minimum order is 100 per design and the wholesale price is 5.80.` */
function tellLabelled(parts: readonly string[], isMany: boolean): string | undefined {
  const each = parts.map((part) => labelled.exec(part));
  const end = each.indexOf(null);
  const named = (end < 0 ? each : each.slice(0, end)).map(
    (one) => `the ${toName(one?.[1] ?? '')} is ${one?.[2]}`,
  );
  // "…, delivered on Thursdays": how they come, after the figures.
  const after = parts.slice(named.length);
  const isHow = after.every((part) => /^(?:delivered|dispatched|made|sent|shipped|sold) \p{L}/iu.test(part));
  if (parts.length < 2 || named.length === 0 || after.length > 1 || !isHow) return undefined;
  const how = after.map((part) => `${isMany ? 'they are' : 'it is'} ${decapitalise(part)}`);
  return finishSentence(joinList([...named, ...how]));
}

const payers =
  /^(?:(?:about|almost|nearly|over) )?\d[\d.,]*k?\+? (?:(?:active|monthly|paid|paying|registered|weekly) (?:[\p{L}-]+ ){0,2}\p{Ll}+s|(?:[\p{L}-]+ )?(?:businesses|clients|companies|customers|downloads|installs|listeners|members|merchants|pilots|restaurants|schools|shops|stores|subscribers|teams|users)|(?:[\p{L}-]+ ){0,2}\p{Ll}+s live)$/iu;
const sum = compact(
  `^(?:${money})[\\d.,]*[km]? (?:in |of )?(?:ARR|GMV|MRR|(?:annual|monthly|yearly) revenue|revenue|sales)(?:,? growing (?:at |by )?(?:about )?\\d[\\d.,]*(?:%|x)[^,]*)?$`,
  'i',
);
const grows =
  /^(?:growing|up) (?:at |by )?(?:about )?\d[\d.,]*(?:%|x)(?: .*)?$|^(?:bootstrapped|break-even|cash-flow positive|pre-revenue|profitable)$/i;
const since = /^(?:break-even|cash-flow positive|profitable) since .+$/i;
const share =
  /^(?:about )?\d[\d.,]*% (?:(?:annual|gross|monthly|net) )?(?:churn|gross margin|growth|margins?|retention)$|^(?:(?:annual|gross|monthly|net) )?(?:churn|gross margin|retention) (?:of |is )?\d[\d.,]*%$/i;
const rose =
  /^(?:our )?(revenue|sales|turnover|usage) (?:doubled|grew|has (?:doubled|grown|tripled)|is up|rose|tripled|up) ?.*$/i;

/** `212 paying barns, $31k MRR, growing 9% a month` → `We have 212 paying barns and $31k MRR, and we are growing 9% a month.` */
function tellTraction(parts: readonly string[]): string | undefined {
  const have = parts
    .filter((part) => payers.test(part) || sum.test(part) || share.test(part))
    .map((part) => decapitalise(part).replace(/^(\p{Ll}[\p{Ll} ]*?) (?:of |is )?(?=\d)/u, '$1 of '));
  const are = parts.filter((part) => grows.test(part)).map(decapitalise);
  const more = parts.filter((part) => rose.test(part)).map(decapitalise);
  const been = parts.filter((part) => since.test(part)).map(decapitalise);
  const isAll = have.length + are.length + more.length + been.length === parts.length;
  const isOfFirm =
    are.length + more.length + been.length > 0 ||
    parts.some((part) => sum.test(part) || / paying /.test(part));
  if (parts.length < 2 || !isAll || !isOfFirm || have.length === 0) return undefined;
  const clauses = [
    `we have ${joinList(have)}`,
    ...(are.length > 0
      ? [`we ${are.some((one) => / since /.test(one)) ? 'have been' : 'are'} ${joinList(are)}`]
      : []),
    ...been.map((one) => `we have been ${one}`),
    ...more.map((one) => one.replace(/^(?!our )/, 'our ').replace(/^(our \p{Ll}+) up /u, '$1 is up ')),
  ];
  return finishSentence(clauses.length === 2 ? clauses.join(', and ') : joinList(clauses));
}

/** Figures one after another, of a price list or of a young firm, as a sentence; undefined where one of them is something else. */
export function tellFigures(note: string, isMany: boolean): string | undefined {
  if (/[:;(]/.test(note.replace(/\b(?:MOQ|RRP):/g, ''))) return undefined;
  const parts = note.split(betweenListed);
  return tellLabelled(parts, isMany) ?? tellTraction(parts);
}
