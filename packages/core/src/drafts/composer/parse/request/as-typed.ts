import type { DraftRequest } from '../../../draft-request.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { isCoinedName } from '../../text/coined-name.ts';
import { firstNames } from '../../text/first-names.ts';
import { capitalise, decapitalise, toArticle } from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { calmTitleCase } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { toReadersNews } from '../context/reader/weighed-news.ts';
import { withoutCues } from '../context/wishes/for-writer.ts';
import { type Entry, type Kind, readEntries, readLines } from './labelled.ts';
import { withNamedFirm } from './named-firm.ts';
import { toRows } from './note-rows.ts';
import { fromPasted } from './pasted-offer.ts';
import { toldByUser } from './reported.ts';
import { sectionKind, toldSections } from './sections.ts';
import { withoutTitleCase } from './title-case.ts';
import { withoutQuotations } from './without-quotations.ts';

/** `Q2. What do you sell?`, `A2. Strings`: questions with their answers. */
const questionAndAnswer = /\bQ\d+[.:)] ?([^\n]*)\n+A\d+[.:)] ?([^\n]*)/g;

/** `Step 2 - What do you offer?`, `What do you sell? -`, `Q1. Your reader:`: what a form asks before what was answered. */
const formQuestion =
  /^(?:(?:step|question|q)\.? ?\d+ ?[-–—:.)] ?(?:[^?\n]{2,60}\? ?|[^:?\n]{2,60}:\n)?|q: [^?\n]{2,80}\? a: |(?:anything|extra|what|which|who)\b(?=[^?\n]{0,60}\b(?:add|contact|goal|happen|include|know|offer(?:ing)?|reach|sell|should|writ(?:e|ing))\b)[^?\n]{2,60}\?(?: ?[-–—:] | ?(?:\*|\(optional\))? ?\n))\s*/i;

/** `New lead from the website contact form: Tom Berg, operations, …`: how somebody came into a list. */
const newLead =
  /^(?:(?:(?:fresh|hot|inbound|new|warm|web|website) )+(?:contact|enquiry|inquiry|lead|prospect|sign-?up)(?: (?:at|from|through|via) [^:,;|]{3,40})?|(?:enquiry|inquiry|lead|sign-?up) (?:from|through|via) [^:,;|]{3,40}): (?=\p{Lu}[\p{L}'-]+ \p{Lu})/iu;

/** A request as somebody would type it: without the labels, questions and reports that other software puts around it. */
export function asTyped(sent: DraftRequest): DraftRequest {
  const request = {
    ...sent,
    persona: withoutTitleCase(sent.persona),
    offer: withoutTitleCase(sent.offer),
    goal: withoutTitleCase(sent.goal),
  };
  const { additionalContext } = request;
  const answers = {
    ...request,
    persona: toReader(
      answerOf(
        withoutHeading(
          request.persona.replace(/\bDir\. (?=\p{Lu}\p{Ll})/gu, 'Director of ').replace(newLead, ''),
        ),
      ),
    ),
    offer: toOffer(answerOf(withoutHeading(request.offer))),
    goal: calmGoal(toGoal(answerOf(withoutHeading(request.goal)))),
    ...(additionalContext
      ? {
          additionalContext: toNotes(
            toldSections(withoutQuotations(toRows(answerOf(additionalContext, '\n')))),
          ),
        }
      : {}),
  };
  return toldByUser(answers);
}

/** `Offer A Free Audit Of One Shop`: a goal typed as a title, in which only what no dictionary has is a name. */
function calmGoal(goal: string): string {
  if (!/^\p{Lu}\S* (?:\S+ )*\p{Lu}/u.test(goal)) return goal;
  const typed = goal.split(' ');
  return calmTitleCase(goal)
    .split(' ')
    .map((word, index) => {
      const before = typed[index] ?? word;
      const isName =
        !isOrdinaryWord(before.toLowerCase()) || firstNames.has((typed[index - 1] ?? '').toLowerCase());
      return /^\p{Lu}\p{Ll}+$/u.test(before) && isName ? before : word;
    })
    .join(' ');
}

/** `# Reader` above what the field holds: its own name, and marks of a list. */
function withoutHeading(field: string): string {
  return /^\s*#{1,6} [^\n]+\n/.test(field)
    ? field
        .replace(/^\s*#{1,6} [^\n]+\n+/, '')
        .split(/\n+/)
        .map((line) => line.replace(/^\s*[-*•] /, '').trim())
        .filter(Boolean)
        .join(/^\s*#{1,6} (?:offer|product|service|what)\b/i.test(field) ? '. ' : ', ')
    : field;
}

/** What was answered; `cells` stands between the cells of a row. */
function answerOf(field: string, cells = ', '): string {
  const answered = field.replace(questionAndAnswer, (_, question: string, answer: string) =>
    /\bsign/i.test(question)
      ? `Sign as ${answer}`
      : /\b(?:cost|fee|price)\b/i.test(question)
        ? `The price is ${answer.replace(/^From\b/, 'from')}`
        : /\bavoid\b/i.test(question)
          ? `Please note: ${answer}`
          : answer,
  );
  return (
    answered
      .replace(formQuestion, '')
      .replace(/\nYour name[^:\n]{0,30}\n(?=\p{Lu})/u, '\nYour name: ')
      // A row: "Bookshop;Owner;Galway".
      .replace(/^(?!.*[={])[^;\n]+(?:;(?=\S)[^;\n]+){2,}$/u, (row) => row.replaceAll(';', cells)) || field
  );
}

/** `Name: ANN; Title: COO; Company: Plinth`: cells of one line, each with its label. */
const labelledCells = /^(?:\p{L}[\p{L} ]{1,28}: ?[^;:\n]+;\s*){1,}\p{L}[\p{L} ]{1,28}: ?[^;:\n]+$/u;

/** `prospect: ANN / role: COO / co: Plinth`. */
const slashedCells = /^(?:\p{L}[\p{L} ]{1,28}: ?[^/:\n]+ \/ )+\p{L}[\p{L} ]{1,28}: ?[^/:\n]+$/u;

/** `ANN BELL; buyer, garden; Plinth Stores`: a name and what stands in a list behind it. */
const nameThenCells = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+;\s*[^;:\n]+(?:;[^;:\n]+)*$/u;

/** `first_name=ANN; job_title=COO; company=Plinth` → `ANN, COO at Plinth`. */
function toReader(typed: string): string {
  const field = labelledCells.test(typed)
    ? typed.replace(/;\s*/g, '\n')
    : slashedCells.test(typed)
      ? typed.replace(/ \/ /g, '\n')
      : typed.replace(/^(?:for|to): ?(?=\p{L})/iu, '');
  const entries = readEntries(field);
  if (!entries)
    return (nameThenCells.test(field) ? field.replace(/;\s*/g, ', ') : field).replace(/\t+/g, ', ');
  const called = [...valuesOf(entries, 'person'), ...valuesOf(entries, 'surname')].join(' ');
  const title = valuesOf(entries, 'title').join(', ');
  const [firm = ''] = valuesOf(entries, 'firm');
  const [kind = ''] = valuesOf(entries, 'firmKind');
  const [sector = ''] = valuesOf(entries, 'sector');
  const audience = valuesOf(entries, 'reader').join(', ');
  // "Company: paper mill, 480 staff": what kind of firm it is.
  const kindOfFirm = kind || (/^(?!(?:an?|our|the) )\p{Ll}/u.test(firm) ? firm : '');
  const place = kindOfFirm ? `${toArticle(kindOfFirm)} ${kindOfFirm}` : firm;
  const post = [title, place].filter(Boolean).join(' at ');
  const who = [called, post].filter(Boolean).join(', ') || audience;
  return who ? `${who}${!place && sector ? ` in ${sector}` : ''}` : field;
}

/** `[SERVICE] Window cleaning [PRICE] fixed` → `Window cleaning. The price is fixed`. */
function toOffer(typed: string): string {
  const field = withNamedFirm(fromPasted(typed));
  const entries = readEntries(field);
  if (!entries) return field.replace(/\t+/g, ', ');
  // A product has a name, too.
  const things = entries
    .filter(({ kind }) => /^(?:gain|offer|person|term)$/.test(kind))
    .map(({ label, value }) => ({
      label,
      value: label === 'trial' ? `The trial is ${value}` : label === 'contract' ? `${value} contract` : value,
    }));
  const told = things.reduce((before, { label, value }) => {
    if (!before) return value;
    const isShort = before.split(' ').length < 4;
    if (isShort && findVerb(value.split(' ')[0] ?? '')?.form === 'third')
      return `${before} ${decapitalise(value)}`;
    if (isShort && label === 'category') return `${before}: ${value}`;
    return `${withoutStop(before)}${/^[\p{Ll}\d]/u.test(value) ? ', ' : '. '}${value}`;
  }, '');
  const [unit] = valuesOf(entries, 'unit');
  const prices = entries
    .filter(({ kind }) => kind === 'price')
    .map((entry) => [toPrice(entry), unit].filter(Boolean).join(' '));
  return told ? [told, ...prices].map(withoutStop).join('. ') : field;
}

/** `price_gbp=690` → `The price is 690 GBP`. */
function toPrice({ label, value }: Entry): string {
  const [, what = '', currency = ''] =
    /(?:^| )(cost|fee|price|pricing|rate)(?: (\p{L}{3}))?$/u.exec(label) ?? [];
  return `The ${what === 'pricing' ? 'price' : what} is ${[value, currency.toUpperCase()].filter(Boolean).join(' ')}`;
}

function toGoal(field: string): string {
  const entries = readEntries(field);
  const asked = entries && valuesOf(entries, 'goal').join(', ');
  if (!asked) return field;
  const [when = ''] = valuesOf(entries, 'when');
  const long = valuesOf(entries, 'term').join(', ');
  return [when ? `${asked} in ${when}` : asked, long].filter(Boolean).join(', ');
}

/** `… in 60 seconds. ANN BELL | Tallboy | 555-0142`: who signs, behind all notes. */
const signedInCells =
  /(?<=[.!?] )(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+) \| (\p{Lu}[^|\n]{1,40}?)(?: \| [^|\n]+)?\s*$/u;

/** A line for each, and who signs in words: `sender=ANN BELL; sender_company=Tallboy` → `Sign as ANN BELL from Tallboy`. */
function toNotes(field: string): string {
  const owned = withOwner(withoutCues(withWholeBody(field))).replace(signedInCells, 'Sign as $1, $2');
  const lines = readLines(owned);
  const entries = lines.filter((line) => typeof line !== 'string');
  const names = entries.filter(({ kind }) => kind === 'senderName');
  // "Sender" and "signer": the firm and who signs for it.
  const first = (names.find(({ label }) => label === 'signer') ?? names[0])?.value;
  const who = first && [first, ...valuesOf(entries, 'senderSurname')].join(' ');
  const sender = names.find(({ value }) => value !== first)?.value;
  const [firm = sender] = [...valuesOf(entries, 'senderFirm'), ...(who ? valuesOf(entries, 'brand') : [])];
  const [role] = valuesOf(entries, 'senderRole');
  if (entries.every(({ kind }) => kind === 'unknown')) return owned;
  const signature = who ? toSignature(who, role, firm) : firm ? `Our name: ${firm}` : '';
  const rest = lines.filter((line) => typeof line === 'string' || line.kind !== 'brand' || !who);
  return [...rest.map(toNote), signature].filter(Boolean).join('\n');
}

/** `Inst. for Kiln Research`: a body by its name, whose stop ends no sentence. */
function withWholeBody(field: string): string {
  return field.replace(
    /\b(Acad|Assoc|Fed|Inst|Soc|Univ)\. (?=(?:for|of) (?:the )?\p{Lu})/gu,
    (_, short: string) => `${bodies[short]} `,
  );
}

/** A body signs as a firm does. */
const ofBody =
  /^(?:The )?(?:\p{Lu}\p{L}+ )?(?:Academy|Association|Federation|Institute|Society|University) (?:for|of) /u;

const bodies: Readonly<Record<string, string>> = {
  Acad: 'Academy',
  Assoc: 'Association',
  Fed: 'Federation',
  Inst: 'Institute',
  Soc: 'Society',
  Univ: 'University',
};

function toSignature(named: string, role: string | undefined, firm: string | undefined): string {
  // "ANN @ Tallboy".
  const who = named.replace(/^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) @ (?=\p{Lu})/u, '$1 from ');
  if (ofBody.test(who)) return `Our name: ${who}`;
  // "Sender: ANN. No jargon, no exclamation marks": other notes follow.
  if (/(?<!\b(?:Dr|Mrs?|Ms|Prof))\. \S/.test(who)) return `Sign as ${who}`;
  const [, before, after] = /^([^/,]{2,40}) \/ ([^/,]{2,40})$/.exec(who) ?? [];
  if (before) return `Sign as ${after} from ${before}`;
  const [name = '', ...what] = who.replace(/ \(([^()]+)\)$/, ', $1').split(', ');
  const more = [role, ...what].filter(Boolean).map((one) => capitalise(one ?? ''));
  return more.length > 0
    ? `Sign as ${[name, ...more, firm].filter(Boolean).join(', ')}`
    : `Sign as ${name}${firm ? ` from ${firm}` : ''}`;
}

function toNote(line: Entry | string): string {
  if (typeof line === 'string') return line;
  const { kind, label, written, value } = line;
  switch (kind) {
    case 'senderName':
    case 'senderFirm':
    case 'senderRole':
    case 'senderSurname':
      return '';
    case 'style':
      if (/^do/.test(label))
        return ['Please do not', label.replace(/^do(?: not|n['’]?t) ?/, ''), value].filter(Boolean).join(' ');
      // "Wish: mention that boxes are returned".
      if (
        label !== 'avoid' &&
        /^(?:also |please )?(?:add|highlight|include|mention|say|stress|tell) /i.test(value)
      )
        return value;
      return `Tone of the mail: ${label === 'avoid' ? 'no ' : ''}${value}`;
    case 'integrates':
      return `It integrates with ${joinList(value.split(/, ?(?:and )?| and /))}.`;
    case 'length':
      return `Under ${value} words`;
    case 'news':
      return (label === 'event' ? capitalise : toReadersNews)(
        value.replace(/^(?:the )?(?:company|firm|organi[sz]ation) /i, 'They '),
      );
    case 'customers':
      // "Tarn Dairy, 140 trucks": its name.
      if (label.startsWith('reference')) return `Our customers include ${joinList(namesIn(value))}.`;
      return /^\d[\d,.]*\+?$/.test(value)
        ? `We have ${value} ${label}.`
        : /^\d/.test(value)
          ? `We serve ${value}.`
          : `Our ${label} include ${joinList(value.split(/, (?:and )?| and /))}.`;
    case 'gain':
    case 'offer':
    case 'proof':
      if (label === 'product' && isProductNamed(value)) return `Product: ${value}`;
      // "Case study: a skincare brand, 60 creators", "Case study: how ACME cut waste".
      if (label === 'case study' && /^(?:an?|how) /i.test(value)) return `Case study: ${value}`;
      // What a label calls a proof is told as one, also where it is no sentence.
      if (
        kind === 'proof' &&
        /^(?:case|evidence|.*proof|results?|track record)/.test(label) &&
        (bareProof.test(value) || (label === 'case' && /^\d[^;/]*$/.test(value)))
      )
        return `Proof: ${value}`;
      return value
        .split(/; (?!(?:it|its|the(?:ir|y)|which) )| \/ /)
        .map((one) =>
          capitalise(
            one.replace(
              /^(client|customer)(?: ref)? (?=\p{Lu})/iu,
              (_, whom) => `Our ${whom.toLowerCase()} `,
            ),
          ),
        )
        .join('\n');
    default:
      return sectionKind(label) === 'private'
        ? ''
        : // "brand = Cobb and Fern. saw their shop": notes in a hurry go on.
          `${/[.;] \p{Ll}/u.test(value) ? written : capitalise(written)}: ${value}`;
  }
}

/** `retrofit in Weiz, 31% less energy`, `Alucasa: wrong orders down`: what came of it somewhere, without a verb. */
const bareProof = /^(?!no |(?:client|customer) )(?:\p{Ll}[^;/]*|\p{Lu}[^:;/]{2,40}: [^;/]*)$/u;

/** `ClearCam 3, CE marked`: what it is called, and what is said of it. */
const namedProduct = /^\p{Lu}[\p{L}\d'-]*(?: [\p{Lu}\d][\p{L}\d'-]*){0,4}, /u;
/** `ClearCam 3. CE marked.`: what it is called, and other notes. */
const productAlone = /^(\p{Lu}[\p{L}\d'-]*(?: [\p{Lu}\d][\p{L}\d'-]*){0,4})(?:\. |\.?$)/u;

function isProductNamed(value: string): boolean {
  return namedProduct.test(value) || isCoinedName(productAlone.exec(value)?.[1] ?? '');
}

/** `Orrin Foods, Haldane, Tarn`: the names before the first thing that is none. */
function namesIn(value: string): string[] {
  const items = value.split(/[,;] (?:and )?| and /);
  const end = items.findIndex((item) => !/^\p{Lu}[^\d(]*$/u.test(item));
  return items.slice(0, end < 0 ? items.length : Math.max(1, end));
}

/** `Owner: ANN BELL, Tallboy`, `Owner: ANN BELL | Owner title: SDR`: who is named with a firm or a post is not the colleague whose record it is. */
function withOwner(notes: string): string {
  if (/\bOwner title(?: =|:)/.test(notes)) return notes.replace(/(?<=^|[\n|] ?)Owner(?= =|:)/g, 'Sender');
  return notes.replace(
    /(^|[.\n|] ?)Owner(?: =|:) (?=\p{Lu}[^.,\n]{3,40}, \p{Lu}[^.,\n]{2,30}(?:[.\n]|$))/gu,
    '$1Sign as ',
  );
}

function valuesOf(entries: readonly Entry[], kind: Kind): string[] {
  return entries.filter((entry) => entry.kind === kind).map(({ value }) => value);
}

function withoutStop(text: string): string {
  return text.replace(/[.,;]\s*$/, '');
}
