import { trimMarks } from '../text/tidy.ts';
import { type Goal, toDeed } from './goal.ts';
import { readSendNoun, toReadersOwn } from './goal-send.ts';
import { flipSides } from './goal-sides.ts';

const permission = /^(?:(?:get|ask for|have) )?permission to (.{3,60})$/i;
const offered = /^offer to (.{3,60})$/i;
const answered = /^(?:(?:get|ask for|have) (?:an? )?)?(?:reply|answer|response) with (.+)$/i;
/** `Reply to get a price list`: what the reply is for. */
const answeredFor =
  /^(?:get (?:an? )?)?(?:reply|answer|response) (?:to (?:get|receive|request|ask for)|asking for) (.+)$/i;
/** `Get floor plan emailed over`. */
const sentOver =
  /^get (?:an? |the |their )?(.{3,40}) (?:emailed|e-mailed|mailed|posted|sent)(?: across| over| to (?:us|me))?$/i;
/** `Order form back by 1 March`. */
const returned =
  /^(?:the |an? |our )?((?:\p{L}+ ){0,2}(?:forms?|sheets?|slips?|cards?|questionnaires?|contracts?|agreements?)) back\b(.*)$/iu;
/** `Get a list of dates`, `photos of the roof`: what only the reader can write down or show. */
const written =
  /^(?:(?:ask for|collect|get|obtain|receive|request) )?(?:an? |the |their )?((?:list|photos?|pictures?|drawings|measurements|dimensions) of (?!our\b|us\b|references\b).{3,60})$/iu;
const numbered = /^(?:get|ask for) (?:the )?(number of .{3,50})$/i;
/** `Get a headcount and preferred Saturday`: what can be said in a word or two. */
const measured =
  /^(?:get|ask for) (?:an? |the )?((?:acreage|dimensions|headcount|mileage|occupancy|postcode|quantities|sizes?|variety)\b.{0,40})$/i;

/** What a goal asks of the reader in so many words: leave to do something, an answer and what is to stand in it, what the reader is to send. */
export function readAsked(text: string): Goal | undefined {
  const allowed = permission.exec(text)?.[1] ?? offered.exec(text)?.[1];
  if (allowed) return toDeed('let', `us ${flipSides(allowed)}`);
  const answer = answered.exec(text)?.[1];
  if (answer)
    return toDeed('reply', `with ${toReadersOwn(flipSides(answer.replace(/^(?=number of )/, 'the ')))}`);
  const asked = answeredFor.exec(text)?.[1];
  if (asked) return readSendNoun(trimMarks(asked)) ?? { kind: 'reply' };
  const sent = sentOver.exec(text)?.[1];
  if (sent) return toDeed('send', `us your ${flipSides(sent)}`);
  const [, sheet, when = ''] = returned.exec(text) ?? [];
  if (sheet) return toDeed('send', `back the ${sheet}${when}`);
  const kept = written.exec(text)?.[1];
  if (kept) {
    const told = flipSides(kept.replace(/ of the /i, ' of your '));
    return toDeed('send', `us ${/^(?:list|photo|picture)\b/i.test(told) ? `a ${told}` : told}`);
  }
  const number = numbered.exec(text)?.[1];
  if (number) return toDeed('send', `us the ${flipSides(number)}`);
  const measure = measured.exec(text)?.[1];
  return measure ? toDeed('share', `your ${flipSides(measure)}`) : undefined;
}
