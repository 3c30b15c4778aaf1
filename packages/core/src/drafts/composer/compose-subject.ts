import type { Parts } from './parts.ts';
import { capitalise, hasKnownArticle, isCount, withArticle, withoutDeterminer } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';
import { massNouns, packageHeads, packagingWords } from './text/words.ts';

/** Subject lines to choose from: two to seven words, from the caller's own. */
export function composeSubjects(
  { offer, persona, goal, suitsUnit, wish, aims }: Parts,
  lower: boolean,
): string[] {
  const found: string[] = [];
  const add = (text: string, isName = false) => {
    const subject = text.replace(/\s+/g, ' ').trim();
    if (subject.length < 3 || subject.length > 50 || countWords(subject) > 7) return;
    // Half of a pair.
    if (/^(?:and|or) | (?:and|or)(?: for your [\p{L} ]+)?$/iu.test(subject)) return;
    found.push(isName || lower ? subject : capitalise(subject));
  };
  // "Bench job" alone is an advert.
  const isPost = /\b(?:job|position|post|role|vacancy)$/.test(offer.topic);
  const { gain, name } = offer;
  const topic = isPost ? '' : offer.topic;
  const share = / by (\d[\d.,]*%)/.exec(gain?.base ?? '')?.[1];
  if (wish && share && /^(?:fewer|less|more) /.test(wish)) add(`${share} ${wish}`);
  for (const aim of wish ? [wish] : aims)
    if (!/ (?:that|who|which|when|where) /.test(aim) && countWords(aim) < 6) add(aim);
  const unit = suitsUnit ? persona.unit : undefined;
  if (gain) {
    // "Stopping chasing" is no heading; "Stop chasing clients" is.
    const doubled = /^\S+ing \S+ing\b/.test(gain.gerund);
    add(doubled ? gain.base : gain.gerund);
    if (countWords(gain.base) > 2) add(`how to ${gain.base}`);
  }
  if (topic) {
    const label = offer.label ?? topic;
    // What an offer is against is no gift: "Absence for your team" would read as one.
    const isAim = gain !== undefined && offer.noun === undefined && !name;
    const saysLittle = offer.topicCount === true && countWords(label) === 1;
    if (
      unit &&
      !isAim &&
      !offer.told &&
      !(saysLittle && !massNouns.has(label)) &&
      !topic.toLowerCase().includes(unit.split(' ')[0] ?? '')
    )
      add(`${label} for your ${unit}`);
    const event = goal.kind === 'event' ? withoutDeterminer(goal.phrase) : '';
    const repeats = label.toLowerCase().includes(event.split(' ').at(-1) ?? '');
    if (
      event &&
      !repeats &&
      (countWords(label) > 1 || !offer.topicCount) &&
      !/ (?:about|on|at|of|in|with|for|to) /.test(event)
    ) {
      add(
        /(?:call|meeting|chat|conversation)$/.test(event) && !offer.topicCount
          ? `${event} about ${offer.told || (withArticle(label) === label && hasKnownArticle(label)) ? label : `our ${label}`}`
          : `${event}: ${label}`,
      );
    }
    if (countWords(label) > 1) add(label);
    if (!unit && suitsUnit && !offer.told && found.length === 0) add(`${label} for you`);
    if (
      !saysLittle &&
      !(offer.told && !hasKnownArticle(label)) &&
      (found.length < 2 || /^(?:reply|feedback|question)$/.test(goal.kind))
    )
      add(
        `a question about ${hasKnownArticle(label) ? withArticle(label) : `${offer.single ? 'my' : 'our'} ${label}`}`,
      );
  }
  const head = toShortHead(
    /^(?:an?|the|our|my) (.+?)(?= (?:that|which|who|with|from|for|worth|so|in \d|instead)\b|,(?!\d)| - |[(:;]|$)/i.exec(
      offer.noun?.withOur ?? offer.noun?.withArticle ?? '',
    )?.[1],
  );
  if (
    head &&
    !packageHeads.has(head.toLowerCase()) &&
    !(countWords(head) === 1 && isCount(head.toLowerCase())) &&
    (/ (?:of|on|at|(?<! up )to|in) /.test(head) || found.length === 0) &&
    countWords(head) <= 7
  )
    add(head);
  if (name) {
    if (unit) add(`${name} for your ${unit}`, true);
    if (topic && !topic.includes(name)) add(`${name}: ${topic}`, true);
    if (!unit) add(`about ${name}`);
  }
  if (found.length === 0) {
    if (goal.kind === 'event') add(withoutDeterminer(goal.phrase));
    add(unit ? `an idea for your ${unit}` : 'an idea for you');
    add(unit ? `a question for your ${unit}` : 'a question for you');
  }
  if (found.length === 0) add('a short question');
  return found;
}

/** `Secure printing and verification of degree certificates`: what stands before a preposition, until it is short enough and still says what it is. */
function toShortHead(head: string | undefined): string | undefined {
  let text = head;
  while (text !== undefined && (countWords(text) > 7 || text.length > 48))
    text = /^(.+) (?:of|on|at|to|in|by|for|from|with|under|over|without|across) /.exec(text)?.[1];
  if (text === undefined || text === head) return text;
  const words = text.split(' ').filter((word) => !packagingWords.has(word.toLowerCase()));
  return words.length > 1 && !/ (?:behalf|front|case|terms)$/.test(text) ? text : undefined;
}
