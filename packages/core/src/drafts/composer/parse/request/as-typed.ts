import type { DraftRequest } from '../../../draft-request.ts';
import { capitalise } from '../../text/grammar.ts';
import { type Entry, type Kind, kindOf, readEntries } from './labelled.ts';
import { toldByUser } from './reported.ts';

/** `Step 2 - What do you offer?`: what a form asks before what was answered. */
const formQuestion = /^(?:(?:step|question|q) ?\d+ ?[-–—:.)] ?(?:[^?\n]{2,60}\? )?|q: [^?\n]{2,80}\? a: )/i;

/** A request as somebody would type it: without the labels, questions and reports that other software puts around it. */
export function asTyped(request: DraftRequest): DraftRequest {
  const { additionalContext } = request;
  const answers = {
    ...request,
    persona: toReader(answerOf(request.persona)),
    offer: toOffer(answerOf(request.offer)),
    goal: toGoal(answerOf(request.goal)),
    ...(additionalContext ? { additionalContext: toNotes(answerOf(additionalContext), request.offer) } : {}),
  };
  return toldByUser(answers);
}

function answerOf(field: string): string {
  return field.replace(formQuestion, '') || field;
}

/** `first_name=ANN; job_title=COO; company=Plinth` → `ANN, COO at Plinth`. */
function toReader(field: string): string {
  const entries = readEntries(field);
  if (!entries) return field.replace(/^(?:contact|lead|name|prospect|recipient): (?=\p{Lu})/iu, '');
  const called = [...valuesOf(entries, 'person'), ...valuesOf(entries, 'surname')].join(' ');
  const [title = ''] = valuesOf(entries, 'title');
  const [firm = ''] = valuesOf(entries, 'firm');
  const post = [title, firm].filter(Boolean).join(' at ');
  return [called, post].filter(Boolean).join(', ') || field;
}

/** `[SERVICE] Window cleaning [PRICE] fixed` → `Window cleaning. Price: fixed`. */
function toOffer(field: string): string {
  const entries = readEntries(field);
  if (!entries) return field;
  const things = valuesOf(entries, 'offer');
  const gains = valuesOf(entries, 'gain');
  const told = [...things, ...gains].reduce(
    (before, each) =>
      !before ? each : `${withoutStop(before)}${/^\p{Ll}/u.test(each) ? ', ' : '. '}${each}`,
    '',
  );
  const price = valuesOf(entries, 'price').map((each) => `Price: ${each}`);
  return told ? [told, ...price].map(withoutStop).join('. ') : field;
}

function toGoal(field: string): string {
  const entries = readEntries(field);
  return (entries && valuesOf(entries, 'goal').join(', ')) || field;
}

/** A line for each, and who signs in words: `sender=ANN BELL, Tallboy` → `Sign as ANN BELL, Tallboy`. */
function toNotes(field: string, offer: string): string {
  const entries = readEntries(field);
  if (!entries) return withOwner(field, offer);
  return entries.map(toNote).join('\n');
}

function toNote(entry: Entry): string {
  const { label, value } = entry;
  switch (kindOf(entry)) {
    case 'sender': {
      const [, firm, who] = /^([^/,]{2,40}) \/ ([^/,]{2,40})$/.exec(value) ?? [];
      return firm ? `Sign as ${who} from ${firm}` : `Sign as ${value}`;
    }
    case 'style':
      return `Tone of the mail: ${value}`;
    case 'news':
      return capitalise(value.replace(/^(?:the )?(?:company|firm|organi[sz]ation) /i, 'They '));
    case 'gain':
    case 'offer':
    case 'proof':
      return value
        .split(/; /)
        .map((one) => capitalise(one.replace(/^(?:client|customer) (?=\p{Lu})/u, 'Our $&')))
        .join('\n');
    default:
      return `${capitalise(label.replaceAll('_', ' '))}: ${value}`;
  }
}

/** `Owner: ANN BELL, Tallboy`, of who offers Tallboy: not the colleague whose record it is. */
function withOwner(notes: string, offer: string): string {
  return notes.replace(
    /(?:^|(?<=[.\n] ?))Owner: (?=[^.,\n]{3,40}, ([^.,\n]{2,30})(?=[.\n]|$))/g,
    (found, firm) => (offer.includes(firm) ? 'Sign as ' : found),
  );
}

function valuesOf(entries: readonly Entry[], kind: Kind): string[] {
  return entries.filter((entry) => kindOf(entry) === kind).map(({ value }) => value);
}

function withoutStop(text: string): string {
  return text.replace(/[.,;]\s*$/, '');
}
