import type { Parts } from './parts.ts';
import { capitalise, hasKnownArticle, isCount, withArticle, withoutDeterminer } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';
import { findVerb, toGerund } from './text/verbs.ts';
import { massNouns, packageHeads, packagingWords } from './text/words.ts';

/** Subject lines to choose from: two to seven words, from the caller's own. */
export function composeSubjects({ offer, persona, goal, suitsUnit, wish }: Parts, lower: boolean): string[] {
  const found: string[] = [];
  const add = (text: string, isName = false) => {
    const subject = text.replace(/\s+/g, ' ').trim();
    if (!fits(subject)) return;
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
  if (wish && !/ (?:that|who|which|when|where) /.test(wish) && countWords(wish) < 6) add(wish);
  const unit = suitsUnit ? persona.unit : undefined;
  if (gain) {
    // "Stopping chasing" is no heading; "Stop chasing clients" is.
    const doubled = /^\S+ing \S+ing\b/.test(gain.gerund);
    add(doubled ? gain.base : gain.gerund);
    if (countWords(gain.base) > 2) add(`how to ${gain.base}`);
  }
  if (topic) {
    const list = toList(offer);
    const label = list?.startsWith(topic) ? list : (offer.label ?? topic);
    // What an offer is against is no gift: "Absence for your team" would read as one.
    const isAim = gain !== undefined && offer.noun === undefined && !name;
    // What a product acts on is not what is offered: "RouteHand plans field visits".
    const isActedOn =
      name !== undefined && !offer.noun && !/ (?:is|are) /.test(offer.statements[0]?.split(topic)[0] ?? '');
    const saysLittle = offer.topicCount === true && countWords(label) === 1;
    if (
      unit &&
      !isAim &&
      !isActedOn &&
      !offer.told &&
      label !== list &&
      // Who buys for others has no use for it himself.
      !/^(?:buying|procurement|purchasing) |^team$/.test(unit) &&
      !(saysLittle && !massNouns.has(label)) &&
      !topic.toLowerCase().includes(unit.split(' ')[0] ?? '')
    )
      add(`${label} for your ${unit}`);
    const event = goal.kind === 'event' ? withoutDeterminer(goal.phrase) : '';
    const repeats = label.toLowerCase().includes(event.split(' ').at(-1) ?? '');
    if (
      event &&
      !repeats &&
      !isActedOn &&
      !isAim &&
      (countWords(label) > 1 || !offer.topicCount) &&
      !/ (?:about|on|at|of|in|with|for|to) /.test(event)
    ) {
      add(
        /(?:call|meeting|chat|conversation)$/.test(event) && !offer.topicCount
          ? `${event} about ${offer.told || (withArticle(label) === label && hasKnownArticle(label)) ? label : `our ${label}`}`
          : `${event}: ${label}`,
      );
    }
    if (countWords(label) > 1 && !isActedOn) add(label);
    if (!unit && !isActedOn && suitsUnit && !offer.told && found.length === 0) add(`${label} for you`);
    if (
      !saysLittle &&
      !isActedOn &&
      !(offer.told && !hasKnownArticle(label)) &&
      (found.length < 2 || /^(?:reply|feedback|question)$/.test(goal.kind))
    )
      add(
        `a question about ${hasKnownArticle(label) ? withArticle(label) : `${offer.single ? 'my' : 'our'} ${label}`}`,
      );
  }
  const head = toShortHead(
    /^(?:an?|the|our|my) ((?:\p{L}+, )+\p{L}+ and \p{L}+(?: (?!of\b)\p{L}+)?(?! of\b)(?= |$)|.+?(?= (?:\p{Ll}+ed (?:at|by|for|from|in|to|with)|that|which|who|with|from|for|worth|so|in \d|instead)\b|,(?!\d)| - |[(:;]|$))/iu.exec(
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
  // "Keynote from a polar explorer": the word alone says little.
  if (found.length === 0) {
    const whole =
      /^(?:an?|the|our|my) (\p{L}+ (?:about|by|for|from|of|on|with) [^,;:(]+?)(?= (?:at|in|on|that|to|which|who|with)\b|[,;:(]|$)/u.exec(
        offer.noun?.withOur ?? offer.noun?.withArticle ?? '',
      )?.[1];
    if (whole) add(whole);
  }
  if (found.length === 0) for (const subject of toldSubjects(offer.statements[0] ?? '')) add(subject);
  if (found.length === 0) {
    if (goal.kind === 'event' && countWords(goal.phrase) > 1) add(withoutDeterminer(goal.phrase));
    add(unit ? `an idea for your ${unit}` : 'an idea for you');
    add(unit ? `a question for your ${unit}` : 'a question for you');
  }
  if (found.length === 0) add('a short question');
  return found;
}

/** `Honey, candles and soap`: several things that are offered, where they are short enough. */
function toList({ noun, statements }: Parts['offer']): string | undefined {
  const list =
    /^(?:an? |the |our |my |(?:We|I) (?:do|make|offer|sell|supply) )((?:[\p{L}-]+(?: [\p{L}-]+)?, )+[\p{L}-]+(?: [\p{L}-]+)? and [\p{L}-]+(?: (?!of\b)[\p{L}-]+)?)(?! of\b)(?=[.,]? ?(?:\(|$)|\.| (?:by|for|from|in|to|with) )/u.exec(
      noun?.withOur ?? noun?.withArticle ?? statements[0] ?? '',
    )?.[1];
  return list !== undefined && fits(list) ? list : undefined;
}

/** Two to seven words. */
function fits(subject: string): boolean {
  return subject.length >= 3 && subject.length <= 50 && countWords(subject) <= 7;
}

/** Verbs that say nothing of what is done. */
const bareVerbs =
  /^(?:are|be|believe|can|come|do|get|give|go|have|help|hope|keep|know|let|look|make|need|offer|provide|run|sell|supply|take|think|want|work|would)$/;

/** What a sentence about the sender says of it: `We resurface footpaths using …` → `resurfacing footpaths`, `I am a product designer who …` → `product designer`. */
function toldSubjects(statement: string): string[] {
  const several =
    /^We(?: are|'re) (?:an? \p{L}+ with (?=\d))?((?:two|three|four|five|six|\d+) .+?)(?= (?:that|which|who|with)\b|[,(;:.]|$)/u.exec(
      statement,
    )?.[1];
  if (several) return [several];
  const [, who = '', made] =
    /^(?:We|I)(?: are| am|'re|'m) an? ([^,(;:.]+?)(?= (?:available|based|doing|for|from|helping|looking|of|offering|on|researching|running|specialising|studying|that|turned|which|who|with|working|writing)\b| in \p{Lu}| making |[,(;:.]|$)(?:.*? making (.+?)(?=,| (?:for|in|of|on)\b|\.|$))?/u.exec(
      statement,
    ) ?? [];
  const said = who.split(' ').filter((word) => !/^(?:big|independent|local|new|small|young)$/.test(word));
  if (who) return made ? [made] : said.length > 1 ? [said.join(' ')] : [];
  const isDeed = (word = '') => findVerb(word.replace(/^re-/, ''))?.form === 'base' && !bareVerbs.test(word);
  const rest = /^(?:We|I) (?:(?:also|can|now|will) )?(.+)$/.exec(statement)?.[1] ?? '';
  // "We laser cut brackets": a word before the deed says how.
  const lead =
    (isDeed(rest.split(' ')[0]) && !/^(?:deep|hand|laser|machine|pressure|steam) /.test(rest)) ||
    !isDeed(rest.split(' ')[1])
      ? ''
      : `${rest.split(' ')[0]} `;
  const [, first = '', second = '', object = ''] =
    /^([\p{Ll}-]+)(?: and (\p{Ll}+))? (.+?)(?= (?:after|at|because|before|between|by|for|from|if|in|instead|into|on|so|that|to|using|when|where|which|while|who|with|within|without)\b| - |[,;:(.]|$)/u.exec(
      rest.slice(lead.length),
    ) ?? [];
  if (first === 'do' && countWords(object) > 1) return [object];
  if (
    /^\p{Ll}+, /u.test(rest) ||
    !isDeed(first) ||
    /^(?:it|them|you|us|what|your (?:clients|customers|guests|patients|people|pupils|staff|team))$/.test(
      object,
    )
  )
    return [];
  const thing = object.replace(/ (?:away|back|down|off|out|together|up)$/, '');
  const told = [first, ...(isDeed(second) ? [second] : [])].map(toGerund);
  return [`${lead}${told.join(' and ')} ${thing}`, `${lead}${told[0]} ${thing}`, thing]
    .filter(fits)
    .slice(0, 1);
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
