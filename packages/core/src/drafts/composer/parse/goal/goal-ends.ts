import { capitalise, decapitalise, withArticle } from '../../text/grammar.ts';
import { countWords } from '../../text/tidy.ts';
import { senderSide } from './acts.ts';
import { type Goal, toDeed, withWhen } from './goal.ts';
import { flipSides } from './goal-sides.ts';
import { findWhen } from './time-words.ts';

/** `A short call to show how it reduces missed appointments`: what the sender would show there. */
export function toShown({ phrase, when }: Goal & { kind: 'event' }): Goal | undefined {
  const [, held, shows = '', matter] =
    /^((?:an? )?[^,]*\b(?:call|chat|conversation|demo|demonstration|meeting|presentation|screen share|session|walkthrough)\b[^,]*?) to (demonstrate|explain|share|show) (?:(?:with )?you )?((?:how|what|where|which|why) .+)$/.exec(
      phrase,
    ) ?? [];
  const [, at, does = '', thing] =
    /^(an? [^,]*\b(?:call|chat|meeting|screen share|walkthrough)\b[^,]*?) to (demo|demonstrate|explain|present|share|show) (?:(?:you|him|her|them) )?((?:an?|our|one|some|the|two|three|four|\d+) .+|(?:[\p{L}-]+ )?(?:data|examples|figures|findings|lessons|photos|prototypes|results|samples|swatches)\b.*)$/u.exec(
      phrase,
    ) ?? [];
  if (at && thing && !/ to (?:you|the|your)\b/.test(thing))
    return toDeed(
      'let',
      `us ${does} ${does === 'show' ? `you ${thing}` : does === 'share' ? `${thing} with you` : / and \p{Ll}+ (?!of\b)\p{L}/u.test(thing) ? thing : `${thing} to you`} in ${at}${when ? ` ${when}` : ''}`,
    );
  // "An appointment to present the method to the technical department": the sender presents it.
  const [, presented = '', before = ''] =
    /^an? [^,]*\b(?:appointment|call|meeting|session|slot)\b[^,]*? to present ((?:an?|our|some|the|two|three|four|five|\d+) .+?) to (?:the|your) (.+)$/.exec(
      phrase,
    ) ?? [];
  if (presented) return toDeed('let', `us present ${presented} to your ${before}${when ? ` ${when}` : ''}`);
  return held && matter
    ? toDeed(
        'let',
        `us ${shows}${shows === 'show' ? ' you' : ''} in ${held}${when ? ` ${when}` : ''} ${matter}`,
      )
    : undefined;
}

/** Who visits whom, and who is to talk with the reader's people: `a visit to your site`, `a call for us with your treasurer`. */
export function withSides(goal: Goal, input: string, offer: string): Goal {
  if (goal.kind !== 'event') return goal;
  const told = toShown(goal);
  if (told) return told;
  const isOurs =
    /\b(?:invite|our|us)\b/i.test(input) || /\b(?:barn|estate|hall|hotel|space|venue)s?\b/.test(offer);
  // "A site visit at one of their gyms".
  const [, at] =
    /^an? (?:short )?site visit (?:at|to) (your .+|(?:any|one|some|two) of your .+)$/.exec(goal.phrase) ?? [];
  if (at && !isOurs) return toDeed('let', `us visit ${at}${goal.when ? ` ${goal.when}` : ''}`);
  // "A site visit to give a quote": the sender comes for it.
  const why = /^an? (?:short )?site visit( to \p{Ll}+ .+)$/u.exec(goal.phrase)?.[1];
  if (why && !isOurs) return toDeed('let', `us visit your site${goal.when ? ` ${goal.when}` : ''}${why}`);
  if (!isOurs && /^an? (?:\p{L}+ )?site visit$/u.test(goal.phrase))
    return {
      ...goal,
      phrase: goal.phrase.replace(
        /^an? (\p{L}+ )?site visit$/u,
        (_, kind = '') => `${withArticle(`${kind}visit`)} to your site`,
      ),
    };
  // "A visit so that we can see the volumes": whoever is to see them comes.
  const [, errand = ''] =
    /,? so (?:that )?(?:we|i) (?:can|could|may) ((?:assess|check|count|have a look|inspect|look|measure|photograph|see|survey|value|view|weigh)\b.{3,60})$/i.exec(
      input,
    ) ?? [];
  if (errand && /^an? (?:short )?(?:site )?visit(?: to \p{Ll}.*)?$/u.test(goal.phrase))
    return toDeed('let', `us visit${goal.when ? ` ${goal.when}` : ''} to ${flipSides(errand)}`);
  // "A visit to the mill with samples": who brings them comes.
  const brought =
    /^an? (?:short )?visit( to (?:the|your) [^,]{3,40} with (?:our |some )?(?:catalogues|prototypes|samples|swatches|wines)\b.*)$/.exec(
      goal.phrase,
    )?.[1];
  if (brought && !isOurs)
    return toDeed(
      'let',
      `us visit${brought.replace(/^ to (?:the|your)/, ' your')}${goal.when ? ` ${goal.when}` : ''}`,
    );
  // "A technical deep dive with the data team": the sender holds it.
  const [, talk, whom] =
    /^(.* (?:call|chat|conversation|deep dive|meeting|review)) (with (?:your (?:[\p{L}&'’-]+ ){0,3}(?:buyer|department|director|group|head|lead|manager|officer|team|treasurer)s?(?: of \p{L}+)?|who(?:so)?ever (?!is )\p{Ll}+s .+))$/iu.exec(
      goal.phrase,
    ) ?? [];
  return talk && whom && (whom !== 'with your team' || talk.endsWith('deep dive'))
    ? toDeed('arrange', `${talk} for us ${whom}${goal.when ? ` ${goal.when}` : ''}`)
    : goal;
}

/** `Send ten calls so that we can score them` speaks of the calls, `so that we can send them a price` of the reader. */
function withThings(given: string): string {
  // "So we can show a sample": to whom goes without saying.
  const purpose = given.replace(
    /^(give|make(?= an? (?:\p{L}+ )?(?:offer|proposal)\b)|send|show) (?=(?:an?|five|four|how|one|our|results|some|the|three|two|what|where|\d+)\b)/iu,
    '$1 them ',
  );
  const [verb = '', object = '', ...rest] = purpose.split(' ');
  const isThing =
    /^them,?$/.test(object) &&
    !/^make them an? /.test(purpose) &&
    !/^(?:book|call|give|help|offer|put|quote|send|show|slot|tell)$/.test(verb);
  return isThing ? [verb, object, flipSides(rest.join(' '))].join(' ').trim() : flipSides(purpose);
}

/** `Do one building for free so they can judge it`: what the reader gets by it, where the sender does something. */
export function withGain(goal: Goal, sentence: string): Goal {
  const [, can = '', gain = ''] =
    /,? so (?:that )?(?:he|she|they) (can|get|have|hear|know|receive|save|see) (\p{Ll}[^,;]{3,60})$/iu.exec(
      sentence,
    ) ?? [];
  const isReaders =
    goal.kind === 'action' &&
    /^(?:create|download|install|join|register|sign up|subscribe)\b/.test(goal.base);
  if (!gain || (!isReaders && !/^(?:can|have)$/i.test(can))) return goal;
  if (goal.kind === 'event' || goal.kind === 'thing') {
    const isTold =
      goal.phrase.includes(' so ') ||
      / to (?!(?:an?|our|the|your)\b)\p{Ll}/u.test(goal.phrase) ||
      senderSide.test(gain);
    const whole = `${withWhen(goal)} so that you ${can.toLowerCase()} ${flipSides(gain)}`;
    return isTold || countWords(whole) > 22 ? goal : { kind: goal.kind, phrase: whole };
  }
  // "Join our list so they hear about dates first": what the reader does has a gain as well.
  if (goal.kind !== 'action' || !(isReaders || /^let us (?!know\b)/.test(goal.base))) return goal;
  if (goal.base.includes(' so ') || senderSide.test(gain) || countWords(`${goal.base} ${gain}`) > 24)
    return goal;
  const told = ` so that you ${can.toLowerCase()} ${flipSides(gain)}`;
  return { ...goal, base: goal.base + told, gerund: goal.gerund + told };
}

/** What is sent is sent for something: `send us a photo so that we can price it`. */
export function withPurpose(goal: Goal, purpose: string | undefined): Goal {
  if (!purpose) return goal;
  // "Would she be open to sending us two metres of tubing so we can measure it?"
  if (goal.kind === 'question' && /^whether you .* (?:bringing|giving|lending|sending) us /.test(goal.phrase))
    return { ...goal, phrase: `${goal.phrase} so that we can ${withThings(purpose)}` };
  // "A visit so we can quote": what is held for something is arranged.
  const held = goal.kind === 'event' && /^(?:give|prepare|price|quote|send|work out)\b/.test(purpose);
  // "They tell us how many beds they have and we send a quote".
  const isTold = goal.kind === 'question' && /^(?:how|what|when|where|which) /.test(goal.phrase);
  const deed = held ? toDeed('arrange', withWhen(goal)) : isTold ? toDeed('tell', `us ${goal.phrase}`) : goal;
  if (
    deed.kind !== 'action' ||
    !/^(?:approve|arrange|bring|choose|come|complete|confirm|drop|fill in|leave|call us|give us|let us (?!send\b)|phone us|pick|post us|reply (?:before|by|with|within)|return|ring us|send us|share (?:the measurements|your)|sign|tell us|text us|visit)\b/.test(
      deed.base,
    )
  )
    return goal;
  const told = `${deed.base.includes(',') ? ',' : ''} so that we can ${withThings(purpose)}`;
  return { ...deed, base: deed.base + told, gerund: deed.gerund + told };
}

/** `A meeting on site, ideally on a blasting day`: what would be best is told beside it, where it is no date. */
export function withBest(goal: Goal, sentence: string): Goal {
  // "A call in the week of May 12, ideally Tuesday or Wednesday".
  const bestDay =
    /, (?:ideally|preferably) (?:on )?((?:the )?\p{Lu}\p{L}+day(?: or (?:the )?\p{Lu}\p{L}+day)?)$/u.exec(
      sentence,
    )?.[1];
  if (goal.kind === 'event' && goal.when && bestDay && !goal.when.includes(bestDay.split(' ')[0] ?? ''))
    return { ...goal, when: `${goal.when}, ideally on ${bestDay}` };
  const [, best = ''] =
    /, ((?:ideally|preferably) (?:after|alongside|at|before|by|during|in|on|outside|over|when|while|with) (?:[\p{L}\d’'-]+ ){0,6}[\p{L}\d]+)$/iu.exec(
      sentence,
    ) ?? [];
  const last = best.split(' ').at(-1)?.toLowerCase() ?? '';
  if (goal.kind !== 'event' || !best || findWhen(best) || senderSide.test(best)) return goal;
  return withWhen(goal).toLowerCase().includes(last) || goal.phrase.includes('(')
    ? goal
    : { ...goal, phrase: `${goal.phrase} (${flipSides(decapitalise(best))})` };
}

/** `A savings estimate based on their own return rate`: what it is based on is the reader's. */
export function withBasis(goal: Goal, sentence: string): Goal {
  const basis = / (based on (?:their|his|her) [^,;]{3,40})$/i.exec(sentence)?.[1];
  return goal.kind === 'send' && basis && !goal.phrase.includes(' based on ')
    ? { ...goal, phrase: `${goal.phrase} ${flipSides(basis)}` }
    : goal;
}

/** `A call next week, any day but Wednesday`: the day that does not suit. */
function withoutDay(goal: Goal, sentence: string): Goal {
  const [, day = ''] =
    /\b(?:any|every) (?:other )?day (?:but|except(?: for)?|other than) (?:on )?(?:an? )?(\p{L}+day)s?\b/iu.exec(
      sentence,
    ) ??
    /,? (?:but )?not on (?:an? )?(\p{L}+day)s?$/iu.exec(sentence) ??
    [];
  return goal.kind === 'event' && day && !goal.phrase.includes(day)
    ? { kind: 'event', phrase: `${withWhen(goal)}, any day but ${capitalise(day)}` }
    : goal;
}

/** `A first chat, no CV needed`: what the reader need not do or give, told with what is asked. */
export function withTerm(told: Goal, sentence: string): Goal {
  const goal = withoutDay(told, sentence);
  const [, what = ''] =
    /,? (?:and |with )?no ((?:credit )?card|CV|account|call|commitment|contract|demo|download|log-?in|meeting|visit|obligation|paperwork|password|preparation|registration|sales pitch|sign-?up|slides)(?: (?:is )?(?:needed|necessary|required))?$/i.exec(
      sentence,
    ) ?? [];
  if (!what) return goal;
  const term =
    /^(?:(?:credit )?card|CV|account|call|demo|download|meeting|visit|log-?in|password|preparation|registration|sign-?up|slides)$/i.test(
      what,
    )
      ? `no ${what} needed`
      : `no ${what}`;
  if (goal.kind === 'event' && !goal.phrase.includes(`no ${what}`))
    return { kind: 'event', phrase: `${withWhen(goal)}, ${term}` };
  if (goal.kind !== 'action' || /^let us |\bno \p{L}/u.test(goal.base) || countWords(goal.base) > 14)
    return goal;
  return { kind: 'action', base: `${goal.base}, ${term}`, gerund: `${goal.gerund}, ${term}` };
}
