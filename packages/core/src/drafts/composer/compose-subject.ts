import type { Parts } from './parts.ts';
import { fits, isAnyTool, toHead, toldSubject, withoutPrice } from './subject-phrases.ts';
import { capitalise, hasKnownArticle, isPlural, withArticle, withoutDeterminer } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';
import { massNouns } from './text/words.ts';

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
  // A senior designer looking for work offers no "senior design".
  const isRank = /^(?:graduate|junior|lead|mid-level|principal|senior|staff) /.test(offer.topic);
  const topic = isPost || (isRank && offer.single) ? '' : offer.topic;
  const share = / by (\d[\d.,]*%)/.exec(gain?.base ?? '')?.[1];
  // "Month-end close in 4 days, not 10".
  const [, spent = '', before = '', now = '', timed = ''] =
    /^(?:cut|lower|reduce|shorten) (?:the |your )?([\p{L} -]{3,30}?) from (?:about )?(\d+|\p{Ll}+)((?: (?:seconds|minutes|hours|days|weeks|months))?) to (?:under |about )?((?:\d+|\p{Ll}+)(?: (?:seconds|minutes|hours|days|weeks|months))?)$/u.exec(
      gain?.base ?? '',
    ) ?? [];
  const unitOf = (now || / \p{L}+$/u.exec(timed)?.[0]) ?? '';
  if (spent && unitOf) {
    const takes = / /.test(timed) ? timed : `${timed}${unitOf}`;
    add(`${spent} in ${takes}, not ${before}${takes.endsWith(unitOf) ? '' : now}`);
  }
  if (wish && share && /^(?:fewer|less|more) /.test(wish)) add(`${share} ${wish}`);
  // "Less month-end close" says nothing of how long it takes.
  const isOfSpan = spent !== '' && /^less /.test(wish ?? '');
  if (wish && !isOfSpan && !/ (?:that|who|which|when|where) /.test(wish) && countWords(wish) < 6) add(wish);
  const whose = suitsUnit ? persona.unit : undefined;
  const unit = isPlace(whose) ? whose : undefined;
  if (gain && !unitOf) {
    // "Stopping chasing" is no heading; "Stop chasing clients" is.
    const doubled = /^\S+ing \S+ing\b/.test(gain.gerund);
    add(doubled ? gain.base : gain.gerund);
    if (countWords(gain.base) > 2) add(`how to ${gain.base}`);
  }
  const phrase = offer.noun?.withOur ?? offer.noun?.withArticle;
  const head =
    (phrase ? toHead(phrase) : undefined) ?? (name ? undefined : toldSubject(offer.statements[0] ?? ''));
  if (topic) {
    const list = toList(offer);
    const label = list?.startsWith(topic) ? list : (offer.label ?? topic);
    // What an offer is against is no gift: "Absence for your team" would read as one.
    const isAim = gain !== undefined && offer.noun === undefined && !name;
    // What a product acts on is not what is offered: "RouteHand plans field visits".
    const isActedOn =
      name !== undefined && !offer.noun && !/ (?:is|are) /.test(offer.statements[0]?.split(topic)[0] ?? '');
    const saysLittle = countWords(label) === 1;
    const namesMuch = !saysLittle || isPlural(label) || massNouns.has(label) || /ing$/.test(label);
    if (
      unit &&
      !isAim &&
      !isActedOn &&
      !offer.told &&
      label !== list &&
      namesMuch &&
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
      (!saysLittle || !offer.topicCount) &&
      !/ (?:about|on|at|of|in|with|for|to) /.test(event)
    ) {
      add(
        /(?:call|meeting|chat|conversation)$/.test(event) && !offer.topicCount
          ? `${event} about ${offer.told || (withArticle(label) === label && hasKnownArticle(label)) ? label : `our ${label}`}`
          : `${event}: ${label}`,
      );
    }
    if (!saysLittle && !isActedOn && !isAnyTool(label) && !head?.toLowerCase().includes(label.toLowerCase()))
      add(label);
    // Of what the sender asks to be told he has a question.
    if (
      !isActedOn &&
      offer.noun !== undefined &&
      /^(?:feedback|question)$/.test(goal.kind) &&
      namesMuch &&
      !(offer.told && !hasKnownArticle(label))
    )
      add(
        `a question about ${hasKnownArticle(label) ? withArticle(label) : `${offer.single ? 'my' : 'our'} ${label}`}`,
      );
  }
  if (
    /^(?:collaboration|cooperation|partnership)$/.test(topic) &&
    !/\b(?:platform|software|tool)\b/.test(offer.all)
  )
    add(`${topic} idea`);
  if (head) add(head);
  if (name) {
    if (whose) add(`${name} for your ${whose}`, true);
    if (topic && !topic.includes(name)) add(`${name}: ${topic}`, true);
    if (!whose) add(`about ${name}`);
  }
  // "Keynote from a polar explorer": the word alone says little.
  if (found.length === 0) {
    const whole =
      /^(?:an?|the|our|my) (\p{L}+ (?:about|by|for|from|of|on|with) [^,;:(]+?)(?= (?:at|in|on|that|to|which|who|with)\b|[,;:(]|$)/u.exec(
        withoutPrice(phrase ?? ''),
      )?.[1];
    if (whole) add(whole);
  }
  if (found.length === 0 && (isPlural(topic) || massNouns.has(topic) || /ing$/.test(topic)))
    add(offer.label ?? topic);
  // "API": the letters alone say no more than that.
  const letters = /^(?:an?|the|our|my) (\p{Lu}{2,5}s?)$/u.exec(phrase ?? '')?.[1];
  if (found.length === 0 && letters) add(`about our ${letters}`);
  if (found.length === 0) {
    if (goal.kind === 'event' && countWords(withoutDeterminer(goal.phrase)) > 1)
      add(withoutDeterminer(goal.phrase));
    // "Short chat about becoming a partner" says what it is about.
    if (found.every((subject) => countWords(subject) < 4))
      add(whose ? `an idea for your ${whose}` : 'an idea for you');
  }
  if (found.length === 0) add('a short question');
  return found;
}

/** A place that has a use for things, and no team or business, which any mail could name. */
function isPlace(unit: string | undefined): boolean {
  return (
    unit !== undefined &&
    !/(?:^|[ ])(?:audience|business|company|department|organi[sz]ation|portfolio|team)$/.test(unit)
  );
}

/** `Honey, candles and soap`: several things that are offered, where they are short enough. */
function toList({ noun, statements }: Parts['offer']): string | undefined {
  const list =
    /^(?:an? |the |our |my |(?:We|I) (?:do|make|offer|sell|supply) )((?:[\p{L}-]+(?: [\p{L}-]+)?, )+[\p{L}-]+(?: [\p{L}-]+)? and [\p{L}-]+(?: (?!of\b)[\p{L}-]+)?)(?! of\b)(?=[.,]? ?(?:\(|$)|\.| (?:by|for|from|in|to|with) )/u.exec(
      noun?.withOur ?? noun?.withArticle ?? statements[0] ?? '',
    )?.[1];
  return list !== undefined && fits(list) ? list : undefined;
}
