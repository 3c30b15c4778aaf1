import { findVerb } from '../../../text/verbs.ts';
import { opensObject } from '../../offer/offer-shapes.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { eventPattern } from './goal-event.ts';

const somebody =
  /^(?:ask|get|have|let|(?:just )?want|need) (an?|\d+|one|two|three|four|five|six|ten|the|their|his|her|(?:one|some|two|three|four|five|six|ten|\d+) of (?:the|their|his|her)) (.+)$/iu;

/** People of the reader's, by the last word that names them. */
const people =
  /(?:(?<!wheth)er|or|ist|ian|(?<!\bw)ant|man|men|chef|chief|(?<!go-a)head|lead|nurse|secretary|vet|chair|clerk|vicar|principal|warden|coach|apprentice|team|board|class|club|committee|council|crew|department|group|office|people|staff|agency|association|authority|city|college|council|county|parish|town|university|village)s?$|^(?:children|kids|parents|pupils|reps|students|trainees|women)$|^(?:agent|architect|kitchen|president)$/i;

const reader =
  /^(?:boss|buyer|ceo|client|customer|director|employer|founder|manager|owner|prospect|reader|recipient)$/i;

/** Verbs that no table knows. */
const isCall = /^(?:hear|phone|ring|taste|text|tick|wear)$/;

/** `Have the vet nurse ring us`, `get the netball team to try it`: whom the reader is to have do something; undefined where that is the reader. */
export function readOthers(clause: string): Goal | undefined {
  // "Have a person from their side join our call".
  const [, one = '', does = ''] =
    /^(?:get|have) ((?:an? (?:colleague|member|person)|one|somebody|someone) (?:at|from|in|of|on) (?:(?:the|their|his|her) )?\p{L}+) (?:to )?(\p{Ll}.+)$/iu.exec(
      clause,
    ) ?? [];
  if (one && isDeed(does.split(' '))) return toDeed('have', flipSides(`${one} ${does}`));
  const [, whose = '', rest = ''] = somebody.exec(clause.replace(/^to /i, '')) ?? [];
  const words = rest.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < 5 &&
      people.test(words[index - 1] ?? '') &&
      (word === 'to' ||
        (/^(?:to )?(?:have|let) /i.test(clause) &&
          (isDeed(words.slice(index)) ||
            (/^(?:people|pupils|staff|students)$/.test(words[index - 1] ?? '') &&
              findVerb(word)?.form === 'base')))),
  );
  const who = words.slice(0, Math.max(at, 0)).join(' ');
  const said = words.slice(words[at] === 'to' ? at + 1 : at).join(' ');
  const deed = /^(?:sample|taste|test|try)$/.test(said) ? `${said} it` : said;
  // "A buyer" is one of the reader's people; "a customer" is who the reader is to become.
  const isReader =
    reader.test(who) && !(/^an?$/i.test(whose) && /^(?:buyer|director|head|manager)$/i.test(who));
  // "5 minutes at the counter" are nobody.
  const isTime = /^(?:hours?|mins?|minutes?)\b/i.test(who);
  const isNone = words[at] === 'to' && (!isDeed(deed.split(' ')) || words[at + 1] === 'be');
  // "Get a meeting with the buyer to present the range": the meeting is had.
  if (at < 1 || isTime || isReader || isNone || eventPattern.test(who)) return undefined;
  return toDeed(
    /^let /i.test(clause) ? 'let' : 'have',
    flipSides(`${whose.replace(/\bthe$/i, 'their')} ${who} ${deed}`),
  );
}

function isDeed([first = '', second = '']: readonly string[]): boolean {
  const verb = findVerb(first);
  if (/^(?:bring|hand|sing|sit|spend|stand|stay|swim|throw|wear)$/.test(first)) return second !== '';
  if (isCall.test(first)) return opensObject(second) || second === 'me';
  return (
    verb?.form === 'base' &&
    (!verb.isName ||
      opensObject(second) ||
      /^(?:at|for|in|me|off|on|out|over|round|up|us|with)$/.test(second))
  );
}
