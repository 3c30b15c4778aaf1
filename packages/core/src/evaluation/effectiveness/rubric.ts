import { hasFakeReply } from '../spam/signs.ts';
import { excerptOf } from '../text/excerpt.ts';
import { findLinks } from '../text/links.ts';
import { readingGrade } from '../text/measures.ts';
import type { EmailText } from '../text/read-email.ts';
import type { Brief, Effectiveness, Finding } from '../types.ts';
import { findAsks } from './asks.ts';
import { findPlaceholder } from './placeholders.ts';
import { findSlopPhrases } from './slop.ts';
import { contentStems, contentStemsOf } from './stems.ts';

/** Named in every answer; a change of points or thresholds makes a new version. */
export const rubricVersion = 'rubric-1';

/** The lowest points of each label. */
const labelMin = { excellent: 85, good: 70, fair: 50 } as const;

export type RubricResult = { points: number; effectiveness: Effectiveness; findings: Finding[] };

type Loss = Omit<Finding, 'severity'> & { severity?: Finding['severity'] };

/**
 * Scores how closely an English email follows practices that are linked with replies: 0 to 100 points and a label. It is no forecast.
 * Every point that is lost has a finding.
 */
export function scoreRubric(email: EmailText, brief: Brief, spamScore: number): RubricResult {
  const findings: Finding[] = [];
  let lost = 0;
  function lose(loss: Loss): void {
    if (loss.points <= 0) return;
    lost += loss.points;
    findings.push({ severity: loss.points >= 8 ? 'warning' : 'info', ...loss });
  }
  const body = email.body;
  const words = email.coreWords.length;

  const lengthPoints =
    words >= 50 && words <= 100
      ? 20
      : words >= 40 && words <= 125
        ? 16
        : words >= 25 && words <= 150
          ? 11
          : words > 0 && words <= 200
            ? 5
            : 0;
  lose({
    criterion: 'length',
    points: 20 - lengthPoints,
    message:
      words < 50
        ? `The body has ${words} words, which leaves little room for a reason to answer.`
        : `The body has ${words} words, more than most people read in a first email.`,
    suggestion: 'Aim for 50 to 100 words between greeting and sign-off.',
  });

  const asks = findAsks(email);
  const first = asks[0];
  let askPoints = asks.length === 0 ? 0 : asks.length === 1 ? 12 : asks.length === 2 ? 6 : 2;
  if (first) {
    if (asks.some((ask) => ask.index >= email.sentences.length - 2)) askPoints += 4;
    askPoints += asks.some((ask) => ask.kind === 'easy')
      ? 4
      : asks.some((ask) => ask.kind === 'question')
        ? 2
        : 0;
  }
  if (!first) {
    lose({
      criterion: 'ask',
      points: 20,
      message: 'The email asks for nothing.',
      suggestion: 'End with one question that is easy to say yes to.',
    });
  } else {
    const last = asks.at(-1) ?? first;
    lose({
      criterion: 'ask',
      points: 20 - askPoints,
      message:
        asks.length > 1
          ? `The email makes ${asks.length} requests.`
          : 'The request could be easier to answer.',
      suggestion:
        asks.length > 1
          ? 'Keep the one that matters and drop the others.'
          : 'Put it last, as a question about interest rather than about time.',
      excerpt: excerptOf(body, last.sentence.start, last.sentence.end),
    });
  }

  const coreStems = contentStems([...email.subjectWords, ...email.coreWords]);
  lose({
    criterion: 'specificity',
    points: 14 - specificityPoints(coreStems, brief),
    message: 'Little of the text is about this reader and this offer.',
    suggestion: 'Name what the reader does and what the offer changes for them.',
  });

  const grade = readingGrade(email.coreWords, email.sentences.length);
  lose({
    criterion: 'reading_ease',
    points: 12 - (grade <= 6 ? 12 : grade <= 8 ? 9 : grade <= 10 ? 6 : grade <= 12 ? 3 : 0),
    message: `The text needs about ${Math.max(1, Math.round(grade))} school years to read.`,
    suggestion: 'Shorten the longest sentences and choose plainer words.',
  });

  scoreSubject(email, coreStems, brief, lose);
  scoreFocus(email, lose);
  scoreForm(email, lose);

  const questions = email.sentences.filter((sentence) => sentence.closedBy === '?').length;
  lose({
    criterion: 'questions',
    points: questions === 1 || questions === 2 ? 0 : questions === 3 ? 2 : 4,
    message: questions === 0 ? 'There is no question to answer.' : `There are ${questions} questions.`,
    suggestion: 'Ask one or two questions.',
  });

  const slop = findSlopPhrases(email, brief.offer);
  slop.slice(0, 5).forEach((hit) => {
    lose({
      criterion: 'worn_phrase',
      points: 5,
      severity: 'warning',
      message: 'This phrase stands in thousands of cold emails.',
      suggestion: 'Say the same thing plainly, or leave it out.',
      excerpt: excerptOf(body, hit.start, hit.end),
    });
  });
  const exclamations = email.sentences.filter((sentence) => sentence.closedBy === '!').length;
  if (exclamations > 1)
    lose({
      criterion: 'exclamation_marks',
      points: 3,
      message: `${exclamations} sentences end in an exclamation mark.`,
      suggestion: 'Keep at most one.',
    });
  if (/^(?:sir|madam|friend)$/.test(email.words[1]?.text ?? '') && email.words[0]?.text === 'dear') {
    lose({
      criterion: 'greeting',
      points: 5,
      message: 'The greeting fits anybody.',
      suggestion: 'Greet the person by name.',
      excerpt: excerptOf(body, email.greeting.start, email.greeting.end),
    });
  }
  if (spamScore >= 3) {
    lose({
      criterion: 'spam_signs',
      points: spamScore >= 5 ? 25 : 10,
      severity: spamScore >= 5 ? 'error' : 'warning',
      message: 'Spam signs make it likely that the email is filtered or mistrusted.',
      suggestion: 'Work through the spam findings first.',
    });
  }

  const caps = findCaps(email, { asks: asks.length, grade, slop: slop.length, spamScore });
  const points = Math.max(0, Math.min(100, 100 - lost));
  let effectiveness: Effectiveness =
    points >= labelMin.excellent
      ? 'excellent'
      : points >= labelMin.good
        ? 'good'
        : points >= labelMin.fair
          ? 'fair'
          : 'poor';
  for (const cap of caps) {
    findings.push(cap.finding);
    if (cap.label === 'poor') effectiveness = 'poor';
    else if (effectiveness === 'good' || effectiveness === 'excellent') effectiveness = 'fair';
  }
  return { points, effectiveness, findings };
}

function overlap(text: ReadonlySet<string>, field: string | undefined): number | undefined {
  if (field === undefined) return undefined;
  const wanted = contentStemsOf(field);
  if (wanted.size === 0) return undefined;
  let found = 0;
  for (const one of wanted) if (text.has(one)) found++;
  return Math.min(1, found / wanted.size / 0.5);
}

/** 0 to 14; fields that are not known are left out of the weighing, and with none known nothing is lost. */
function specificityPoints(text: ReadonlySet<string>, brief: Brief): number {
  const persona = [brief.persona, brief.industry].filter((part) => part !== undefined).join(' ');
  const parts = [
    { weight: 5, share: overlap(text, persona === '' ? undefined : persona) },
    { weight: 5, share: overlap(text, brief.offer) },
    { weight: 4, share: overlap(text, brief.additionalContext) },
  ];
  let weight = 0;
  let sum = 0;
  for (const part of parts) {
    if (part.share === undefined) continue;
    weight += part.weight;
    sum += part.weight * part.share;
  }
  return weight === 0 ? 14 : Math.round((14 * sum) / weight);
}

function scoreSubject(
  email: EmailText,
  core: ReadonlySet<string>,
  brief: Brief,
  lose: (loss: Loss) => void,
): void {
  const count = email.subjectWords.length;
  const length = email.subject.length;
  const size =
    count >= 2 && count <= 7 && length <= 50 ? 6 : count >= 1 && count <= 9 && length <= 60 ? 3 : 0;
  const excerpt = email.subject === '' ? {} : { excerpt: excerptOf(email.subject, 0, email.subject.length) };
  lose({
    criterion: 'subject_length',
    points: 6 - size,
    message: `The subject has ${count} words and ${length} characters.`,
    suggestion: 'Use 2 to 7 words and at most 50 characters.',
    ...excerpt,
  });
  const shouted = email.subjectWords.some((word) => {
    const raw = email.subject.slice(word.start, word.end);
    return raw.length >= 5 && raw === raw.toUpperCase() && raw !== raw.toLowerCase();
  });
  if (shouted)
    lose({
      criterion: 'subject_capitals',
      points: 2,
      message: 'The subject shouts in capitals.',
      suggestion: 'Write it as you would to a colleague.',
      ...excerpt,
    });
  if (email.subject.includes('!') || hasFakeReply(email.subject, email.body))
    lose({
      criterion: 'subject_marks',
      points: 2,
      message: 'The subject uses an exclamation mark or pretends to be a reply.',
      suggestion: 'Remove it.',
      ...excerpt,
    });
  const topic = new Set([
    ...contentStems(email.coreWords),
    ...contentStemsOf(`${brief.offer ?? ''} ${brief.persona ?? ''}`),
  ]);
  if (count > 0 && core.size > 0 && ![...contentStems(email.subjectWords)].some((one) => topic.has(one))) {
    lose({
      criterion: 'subject_topic',
      points: 2,
      message: 'The subject says nothing about what follows.',
      suggestion: "Take a word from the offer or from the reader's work.",
      ...excerpt,
    });
  }
}

function scoreFocus(email: EmailText, lose: (loss: Loss) => void): void {
  let reader = 0;
  let sender = 0;
  for (const { text } of email.coreWords) {
    if (/^you(?:r|rs|rself|'re|'ve|'ll|'d)?$/.test(text)) reader++;
    else if (/^(?:i|me|my|mine|we|us|our|ours|i'm|i've|i'd|i'll|we're|we've|we'd|we'll)$/.test(text))
      sender++;
  }
  const share = reader + sender === 0 ? 0.5 : reader / (reader + sender);
  lose({
    criterion: 'reader_focus',
    points: 7 - (share >= 0.6 ? 7 : share >= 0.5 ? 5 : share >= 0.35 ? 3 : 0),
    message: `The text speaks of the sender ${sender} times and of the reader ${reader} times.`,
    suggestion: 'Turn "we do" into what "you" get.',
  });
  const opening = email.sentences[0];
  if (
    opening &&
    /^(?:i|we|my|our|i'm|we're|i've|we've|i'd|we'd)$/.test(email.coreWords[opening.firstWord]?.text ?? '')
  ) {
    lose({
      criterion: 'opening',
      points: 3,
      message: 'The first sentence is about the sender.',
      suggestion: "Open with the reader's situation or a question about it.",
      excerpt: excerptOf(email.body, opening.start, opening.end),
    });
  }
}

function scoreForm(email: EmailText, lose: (loss: Loss) => void): void {
  const links = findLinks(email.body);
  const link = links[0];
  if (link)
    lose({
      criterion: 'links',
      points: links.length > 1 ? 4 : 2,
      message: `There ${links.length === 1 ? 'is a link' : `are ${links.length} links`} in a first email.`,
      suggestion: 'Offer to send it instead.',
      excerpt: excerptOf(email.body, link.start, link.end),
    });
  const markup = /<\/?(?:p|br|div|span|a|b|i|ul|li|table|h[1-6])\b|\*\*\S|^#{1,4} |\]\(/m.exec(email.body);
  if (markup)
    lose({
      criterion: 'markup',
      points: 2,
      message: 'The text holds HTML or Markdown.',
      suggestion: 'Send plain text.',
      excerpt: excerptOf(email.body, markup.index, markup.index + 20),
    });
  const perBlock = new Map<number, number>();
  for (const sentence of email.sentences)
    perBlock.set(sentence.block, (perBlock.get(sentence.block) ?? 0) + 1);
  if (email.blocks < 2 || [...perBlock.values()].some((count) => count > 3)) {
    lose({
      criterion: 'paragraphs',
      points: 2,
      message: 'The text is not broken into short paragraphs.',
      suggestion: 'Use two or more paragraphs of at most three sentences.',
    });
  }
}

type Cap = { label: 'poor' | 'fair'; finding: Finding };

/** What no number of points outweighs. */
function findCaps(
  email: EmailText,
  seen: { asks: number; grade: number; slop: number; spamScore: number },
): Cap[] {
  const caps: Cap[] = [];
  function cap(
    label: Cap['label'],
    criterion: string,
    message: string,
    suggestion: string,
    excerpt?: string,
  ): void {
    const finding: Finding = {
      criterion,
      severity: label === 'poor' ? 'error' : 'warning',
      message,
      suggestion,
      points: 0,
    };
    caps.push({ label, finding: excerpt ? { ...finding, excerpt } : finding });
  }
  const words = email.coreWords.length;
  for (const text of [email.subject, email.body]) {
    const blank = findPlaceholder(text);
    if (blank) {
      cap(
        'poor',
        'placeholder',
        'A placeholder was left unfilled.',
        'Fill it in or remove it.',
        excerptOf(text, blank.start, blank.end),
      );
      break;
    }
  }
  const reply = hasFakeReply(email.subject, email.body);
  if (reply)
    cap(
      'poor',
      'cap_fake_reply',
      'A first email that pretends to be a reply deceives its reader.',
      'Remove Re: or Fwd:.',
      reply,
    );
  if (seen.spamScore >= 5)
    cap('poor', 'cap_spam', 'A likely spam email is never effective.', 'Bring the spam score under 5.0.');
  if (seen.asks === 0)
    cap('fair', 'cap_no_ask', 'Without a request the reader has nothing to answer.', 'Add one.');
  if (seen.grade > 12)
    cap('fair', 'cap_reading', 'The text reads harder than school-leaving level.', 'Shorten the sentences.');
  if (seen.slop >= 3)
    cap(
      'fair',
      'cap_worn_phrases',
      'Three or more worn phrases mark it as a mass email.',
      'Rewrite those sentences.',
    );
  if (words > 250 || words < 15)
    cap(
      'fair',
      'cap_length',
      words < 15 ? 'The body is too short to give a reason.' : 'The body is too long for a first email.',
      'Aim for 50 to 100 words.',
    );
  return caps;
}
