import { answers, closersAfter } from './closers.ts';
import type { Speaker } from './create-speaker.ts';
import { toInvitation } from './parse/offer/kinds/to-invitation.ts';
import { namesPrice } from './parse/offer/notes/money.ts';
import type { Parts } from './parts.ts';
import type { Line, Phrasebook, Piece } from './phrases/types.ts';
import { pickOne, type Random } from './seed.ts';
import { meetsAll, type Slots, withoutBracket } from './slots.ts';
import { countWords } from './text/tidy.ts';

/** What stands right before a piece: another, what the caller knows of the reader, or nothing. */
export type Before = Piece | 'known' | undefined;

/** What writes each piece of a mail, for one request in one tone. */
export type Writers = {
  /** The text of a piece, by the piece that it follows; empty where nothing can be said. */
  write: Record<Piece, (before: Before) => string>;
  /** Questions without a remark of the tone on them. */
  plain: Partial<Record<Piece, readonly string[]>>;
  /** A line that suits any offer; or nothing, unless something is needed. */
  sayReason(isNeeded?: boolean): string;
  /**
   * Each draft begins with its request, so that nothing before it names the same; `extrasMax` further sentences of the offer are told. Where the tone was
   * not heard in others (`isUnheard`), something follows the request, however soft that is.
   */
  startDraft(extrasMax?: number, isUnheard?: boolean): void;
  can(piece: Piece): boolean;
};

/** So many words on what is offered need no further line. */
const factWordsMin = 9;
/** The share of mails that leave it at that. */
const plainShare = 0.85;

/** "If it suits you, could we …": such a request is as soft as it can be. */
const isSoftened = /^(?:If|When you)\b|\? \p{Lu}/u;
/** One question, without a remark after it. */
const endsAsked = /^[^?]+\?$/;
const aboutPrice = /\b(?:prices?|quotation)\b/;

/** What begins a mail, and is not said after why it is written. */
const opensAgain =
  /^(?:\{\w+\})*(?:Figured I'd tell|I am writing|I'll keep it|I'm writing|I would like to (?:introduce|tell)|It's about|I'm so (?:excited|happy) to)\b/;

/** What leaves it at the name of what is offered. */
const onlyNames = /^(?:Figured|I am writing|I'd be glad|I'll keep|This is)\b[^{]*\babout \{ournp\}\.$/;

/** Whether a line says what is offered or whom it suits: "I would like to bring the following to your attention" says neither. */
function tells(line: Line): boolean {
  return (
    line === '{offer}' || /\{(?:anp|applies|asks|buys|duty|hires|like|offer:lower|ournp|unit)\}/.test(line)
  );
}

/** Whether a line goes with a sentence: "Here is what we can do for your team. We help you …" says it twice, and one colon is enough. */
function goesWith(line: Line, statement: string): boolean {
  const helps = /\bcan (?:do|help)\b/.test(line) && /^(?:I|We) (?:can )?help\b/.test(statement);
  // "I would like to bring the following to your attention. We would like to propose …".
  const wishes =
    /\bwould (?:be pleased|like) to\b/.test(line) &&
    /^(?:I|We) would (?:be (?:glad|pleased)|like) to\b/.test(statement);
  return !helps && !wishes && !(/: \{offer/.test(line) && statement.includes(':'));
}

/** The lines that suit; all of them where none does. */
function prefer(lines: readonly Line[], suits: (line: Line) => boolean): readonly Line[] {
  return lines.some(suits) ? lines.filter(suits) : lines;
}

export function createWriters(parts: Parts, book: Phrasebook, speaker: Speaker, random: Random): Writers {
  const { offer, goal } = parts;
  const { slots, speak, fill, usable, say } = speaker;
  const questions = fill(offer.questions);
  const statements = offer.statements.map((statement) => speak(toInvitation(withoutBracket(statement))));
  // Facts of the caller's say more than a line that suits any offer.
  const facts = [offer.statements[0] ?? slots.ournp ?? '', ...offer.extras, ...parts.context.proofs];
  const tellsEnough = countWords(facts.join(' ')) >= factWordsMin;
  const allExtras = offer.extras.map((extra) => speak(withoutBracket(extra)));
  let extras = allExtras;
  // What is asked for at the end is not offered before.
  const asked = 'phrase' in goal ? goal.phrase : '';
  const forestalls = (line: Line) =>
    (/\b(?:quot|price|estimate|rate)/.test(asked) && /\b(?:quot|price|pay)/.test(line)) ||
    (goal.kind === 'send' && /\b(?:send|details|in writing|information|on request|read)\b/.test(line));
  // Of what the reader has already, nothing is said as if it were new.
  const suitsStanding = (line: Line) => !parts.standing || line.includes('{standing}');
  // Whoever has just read the price need not ask for it.
  const { withOur = '', withArticle = '' } = offer.noun ?? {};
  const told = [...offer.statements, ...offer.extras, ...parts.context.proofs, withOur, withArticle].join(
    ' ',
  );
  const tellsPrice = namesPrice(told);
  const suitsPrice = (line: Line) => !(tellsPrice && aboutPrice.test(line));
  // "You are a dairy farmer." is no news to one.
  const suitsDuty = (line: Line) =>
    !/^(?:are|host|have) /.test(slots.duty ?? '') || !/\{duty\}\. |^(?:\{\w+\})*You \{duty\}/.test(line);
  const bridges = usable(
    book.bridge.filter(
      (line) => !forestalls(line) && suitsStanding(line) && suitsPrice(line) && answers(line, goal),
    ),
  );
  // "Would a visit to talk about what would suit and what would not be helpful?": what is long stands at the end, and so does what ends in its purpose.
  const kind = meetsAll(goal) ? 'action' : goal.kind;
  const asks = usable(book.ask[kind]);
  const wanted = slots.object ?? slots.leave ?? slots.do ?? '';
  const isLongAsk =
    countWords(wanted) > (slots.object ? 7 : 9) ||
    (slots.do !== undefined && / and /.test(wanted)) ||
    /,| if | so that | to \p{Ll}+ (?!us\b|you\b)\p{Ll}/u.test(wanted);
  const endsWithIt = (line: Line) => !/\{(?:object|doing|do|leave)\},? \w/.test(line);
  // Whether somebody is open to something is asked as it would be said.
  const asksOutright = (line: Line) => line === '{direct}';
  const suitingAsks =
    goal.kind === 'question' && /^whether you\b/.test(goal.phrase) ? prefer(asks, asksOutright) : asks;
  // Who asks for something does not "offer" or "provide" it, and it is of no "use".
  const suitsRequest = (line: Line) =>
    parts.suitsUnit ||
    !/\b(?:offer|offering|provide|alternative|answer|of use|pay off|worth your while)\b/i.test(
      line.replaceAll('{offer}', ''),
    );
  const pools = {
    why: parts.standing ? [] : prefer(prefer(usable(book.why), suitsDuty), suitsRequest),
    question: usable(book.question, { question: questions[0] }),
    ask: prefer(isLongAsk ? prefer(suitingAsks, endsWithIt) : suitingAsks, suitsPrice),
    // Who else it might be is asked where the goal asks it.
    closer: fill(
      prefer(book.closer, (line) => parts.elsewhere && line.includes('{elsewhere}')).filter((line) =>
        answers(line, goal),
      ),
    ),
  };
  let request = '';
  let saysMore = false;
  // What any mail could say is said only where there is too little else.
  const sayReason = (isNeeded = false) =>
    say(
      bridges.filter(
        (line) =>
          (isNeeded ? line !== '' : line === '' || line.includes('{')) &&
          !(aboutPrice.test(request) && aboutPrice.test(line)),
      ),
    );

  // A long phrase stands best at the end of its sentence.
  const ourOffer = offer.noun?.withOur ?? offer.noun?.withArticle ?? '';
  const anOffer = offer.noun?.withArticle ?? offer.noun?.withOur ?? '';
  const hasColon = /:/.test(ourOffer);
  const isLong = hasColon || countWords(ourOffer) > 6;
  const hasAbout = / about /.test(anOffer);
  const isJob = /^(?:[\p{L}/-]+ ){1,5}?(?:job|opening|position|role|vacancy)\b/u.test(anOffer);
  const isLetting = /^(?:an? )?(?:[\p{L}-]+ ){1,5}?(?:hire|leasing|rental)\b/u.test(anOffer);
  // "My labels by an artist who grew up here", "our benches from a maker of pumps": somebody's, and ours beside.
  const isOfMaker =
    /(?:, (?:by|from)|(?<!\b(?:made|run|used|written)) by) an? (?:[\p{L}-]+ ){0,4}?[\p{L}-]+$|(?:, (?:by|from)| by) an? [^,;:]+ (?:that|who) /u.test(
      ourOffer,
    );
  const suitsLength = (line: Line) =>
    !(isOfMaker && slots.anp && line.includes('{ournp}')) &&
    (!isLong || !/\{(?:anp|ournp)\},? \w/.test(line)) &&
    (!hasColon || !/:/.test(line)) &&
    // "We offer our dough": of what can only be "ours" something else is said.
    (!/^our\b/.test(slots.anp ?? '') || !line.includes('{anp}')) &&
    // "We have managed pipelines" would tell what was done.
    !(/^\p{Ll}{2,}ed \p{L}/u.test(slots.anp ?? '') && /\bhave \{anp\}/.test(line)) &&
    // "What we have is bags": one verb for two numbers.
    (slots.them === 'it' || !/^(?:What|My proposal)\b.* is \{anp\}/.test(line)) &&
    (!hasAbout || !/\babout\b/.test(line)) &&
    // Nobody is brought or shown a job, nor brought "climbing wall rental".
    !(isJob && /\b(?:bring|show) you\b/.test(line)) &&
    !(isLetting && /\bbring you/.test(line));
  const suitingNouns = book.nounOffer.filter(suitsLength).filter(suitsStanding);
  // What is sold is not only spoken of, and goods are sold.
  const isOffered =
    parts.suitsUnit &&
    /^(?!the )/.test(slots.anp ?? 'the ') &&
    !/\bWe offer\b|\b(?:book|film|novel|play)\b/.test(told + anOffer);
  const saysVerb = (line: Line) => !isOffered || !onlyNames.test(line);
  // "To make things a little easier, we sell flour": only a plain statement says that it costs something.
  const withVerb = (line: Line) =>
    parts.suitsUnit && slots.stocked === ''
      ? line.replace(/^((?:\{\w+\})*We) (?:offer|provide)(?= \{anp\}\.$)/, '$1 sell')
      : line;
  const nounLines = prefer(prefer(suitingNouns, suitsRequest), saysVerb).map(withVerb);
  const allPitches = prefer(book.pitch, suitsDuty);
  const pitchLines = allPitches.filter(suitsLength).filter(suitsRequest).map(withVerb);
  const fillPitches = (lines: readonly Line[], more?: Slots) => {
    const telling = fill(lines.filter(tells), more);
    return telling.length > 0 ? telling : fill(lines, more);
  };
  const pitches = parts.standing
    ? []
    : [
        ...fillPitches(pitchLines),
        ...statements.flatMap((statement) =>
          fillPitches(
            prefer(prefer(allPitches, suitsRequest), (line) => goesWith(line, statement)),
            {
              offer: statement,
            },
          ),
        ),
      ];

  /** What the first of some lines fill, or the others where none does. */
  const firstFilled = (first: readonly Line[], others: readonly Line[]) => {
    const filled = fill(first);
    return filled.length > 0 ? filled : fill(others);
  };

  /** What can be said of the offer, by the piece that it follows. */
  const offersAfter = (before: Before) => {
    const follows: Slots = {
      asked: before === 'question' ? '' : undefined,
      noted: before === 'known' ? '' : undefined,
    };
    return {
      nouns:
        before === 'why'
          ? firstFilled(
              nounLines.filter((line) => !opensAgain.test(line)),
              nounLines,
            )
          : fill(nounLines, follows),
      told: statements.flatMap((statement) =>
        fill(
          book.offer.filter((line) => goesWith(line, statement)),
          { ...follows, offer: statement },
        ),
      ),
    };
  };
  /** Filled once they are needed: in most tones one or two of them are. */
  const offers = new Map<Before, ReturnType<typeof offersAfter>>();

  const plain: Writers['plain'] = { question: questions };
  const write: Writers['write'] = {
    why: () => say(pools.why),
    question: () =>
      say(pools.question, { question: pickOne(questions, random) }) || (pickOne(questions, random) ?? ''),
    pitch: () => [pickOne(pitches, random) ?? '', ...extras].join(' '),
    offer: (before) => {
      // What opened the mail has named it.
      if (before === 'pitch') return extras.join(' ');
      const kind = before === 'question' || before === 'known' || before === 'why' ? before : undefined;
      const { nouns, told } = offers.get(kind) ?? offersAfter(kind);
      offers.set(kind, { nouns, told });
      const asNoun = nouns.length > 0 && (told.length === 0 || random() < 0.4);
      const first = pickOne(asNoun ? nouns : told, random);
      return [
        first ??
          statements[0] ??
          fill(['We offer {anp}.'])[0] ??
          (parts.standing
            ? `This is about ${ourOffer}.`
            : speak(`I would like to tell you about ${ourOffer}.`)),
        ...extras,
      ].join(' ');
    },
    bridge: () => (tellsEnough && random() < plainShare ? '' : sayReason()),
    ask: () =>
      parts.elsewhere ? [request, pickOne(pools.closer, random)].filter(Boolean).join(' ') : request,
    // An ask that is softened already needs no more of it.
    closer: () =>
      parts.elsewhere || (isSoftened.test(request) && (!saysMore || !endsAsked.test(request)))
        ? ''
        : (pickOne(
            closersAfter(request, pools.closer).filter((line) => line !== '' || !saysMore),
            random,
          ) ?? ''),
  };
  return {
    write,
    plain,
    sayReason,
    startDraft(extrasMax = allExtras.length, isUnheard = false) {
      extras = allExtras.slice(0, extrasMax);
      saysMore = isUnheard;
      request = say(pools.ask);
    },
    can: (piece) =>
      piece === 'why'
        ? pools.why.length > 0
        : piece === 'pitch'
          ? pitches.length > 0
          : piece !== 'question' || pools.question.length > 0,
  };
}
