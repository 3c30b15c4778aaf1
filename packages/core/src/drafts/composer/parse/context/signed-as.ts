import { compact } from '../../../compact.ts';
import { capitalise } from '../../text/grammar.ts';
import { personNouns } from '../../text/words.ts';
import { isTold } from './second-person.ts';

/** What somebody is, beside the trades that `personNouns` lists. */
const roles =
  /^(?:(?:co-?)?founder|owner|president|partner|principal|director|chair(?:man|woman|person)?|head|lead|officer|associate|executive|trustee|secretary|treasurer|curator|headteacher|coordinator|administrator|assistant|representative|rep|[CV]P|C[A-Z]O|MD|GM|SDR|AE|ceo|cto|cfo|coo|cmo|manager|engineer|consultant|advis[eo]r|supervisor|controller)$/i;

/** Whether a word says what somebody is at work. */
export function isRole(word: string): boolean {
  return roles.test(word) || personNouns.has(word.toLowerCase());
}

const namesMax = 4;
const place = String.raw`(?:the )?\p{Lu}[\p{L}&'.-]*(?: (?:&|and|of|\p{Lu}[\p{L}&'.-]*)){0,${namesMax}}`;
const ofFirm = compact(`^,? (?:at|from|of) (${place})(?=[.,;!\\n]|$| and I\\b| \\()`, 'u');
const firmLast = compact(`^(?:,| /) (${place})(?:, \\p{Lu}\\p{L}+)?\\.?\\s*$`, 'u');
const firmAlone = compact(`^, (${place})(?=[.\\n]|, (?:been|family|founded|in|since) )`, 'u');
const firmNext = compact(`^, (${place})(?=\\.(?:\\s|$)|\\n|$)`, 'u');
const ofRole = compact(
  String.raw`^,? (?:the |our |an? )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+(?: (?:at|for|of) ${place}| of \p{L}+)?)(?=[.,;!\n]|$| and I\b)`,
  'u',
);

/**
 * What stands beside the name of who signs, for a line under it: `Sign as TOM from Recall Desk` → `Recall Desk`, `I'm ANN, co-founder of Tiltwise` →
 * `Co-founder of Tiltwise`. Undefined where nothing does, or no role and no firm.
 */
export function findSignedAs(text: string, name: string): string | undefined {
  // "ANN BELL signs, Sales Director".
  const after = text
    .slice(text.indexOf(name) + name.length)
    .replace(/^ (?:signs(?: it)?|(?:to|will) sign)(?=,)/, '');
  const phone = /^, (\+?\d[\d() -]{5,}\d)/.exec(after)?.[1];
  if (phone) return phone;
  const firm = ofFirm.exec(after)?.[1];
  if (firm) return capitalise(withoutEnd(firm));
  // "ANN BELL / Tallboy Search", at the end of all.
  const last = firmLast.exec(after)?.[1];
  if (last && !last.split(' ').some(isRole)) return withoutEnd(last);
  // "NADIA, Slate Audit. We have 57 clients": a sentence of its own.
  const whole = firmAlone.exec(after)?.[1];
  const opensSentence = /(?:^|[.!?\n] ?)$/.test(text.slice(0, text.indexOf(name)));
  if (whole?.includes(' ') && opensSentence && !whole.split(' ').some(isRole)) return withoutEnd(whole);
  // "Sign as ANN BELL, Clinical Partnerships": what is asked for, whatever it is.
  const asked = /\b[Ss]ign(?:ed)?(?: it)?(?: off)?(?: as| by)? $/.test(text.slice(0, text.indexOf(name)))
    ? /^, ((?:\p{Lu}[\p{L}&'-]+|and|for|of)(?: (?:\p{Lu}[\p{L}&'-]*|and|for|of)){0,4})(?=[.;!\n]|$)/u.exec(
        after,
      )?.[1]
    : undefined;
  if (asked) return asked;
  const role = ofRole.exec(after)?.[1];
  const words = role?.split(' ') ?? [];
  if (!role || !words.some(isRole)) return undefined;
  // "CEO and co-founder", and nobody's brother.
  const isPair = /^(?:\S+ )?(\S+) and (\S+)$/
    .exec(role)
    ?.slice(1)
    .every((word) => roles.test(word));
  if (words.includes('and') && !isPair) return undefined;
  if (words.some((word) => /^(?:I|who|whom|we|her|his|my|your)$/i.test(word) || isTold(word)))
    return undefined;
  // "Partner, Fenhurst Natural Capital".
  const of = firmNext.exec(after.slice(after.indexOf(role) + role.length))?.[1];
  return [capitalise(withoutEnd(role)), of && withoutEnd(of)].filter(Boolean).join(', ');
}

function withoutEnd(found: string): string {
  return found.replace(/(?<!\b(?:Co|Inc|Ltd))\.$/, '');
}
