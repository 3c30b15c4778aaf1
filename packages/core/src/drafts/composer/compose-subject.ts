import {
  toApplication,
  toEnquiry,
  toEventName,
  toGoalSubject,
  toInvited,
  toReference,
  toReferral,
} from './goal-subject.ts';
import { toWish } from './parse/offer/to-wish.ts';
import type { Parts } from './parts.ts';
import { asksWhen } from './slots.ts';
import { toGift } from './subject-of-gift.ts';
import {
  endsInDeed,
  fits,
  isAnyTool,
  ofOwnDeed,
  shorten,
  toHead,
  toldSubject,
  toMadeInto,
  withoutPrice,
} from './subject-phrases.ts';
import {
  capitalise,
  decapitalise,
  hasKnownArticle,
  isParticiple,
  isPlural,
  isThirdPersonVerb,
  toArticle,
  withArticle,
  withoutDeterminer,
} from './text/grammar.ts';
import { countWords } from './text/tidy.ts';
import { findVerb, toGerund } from './text/verbs.ts';
import { massNouns, organisationNouns, prepositions } from './text/words.ts';

/** How long or how many, where it hangs on to what is named: `baby first aid class | 2h`, `marine engineer | 14 years`. */
const spentTime =
  /(?<= [\p{L}'-]+)(?<! (?:an?|about|after|before|by|each|every|first|for|from|in|last|least|next|not|of|over|per|than|the|to|under|up to|within)) (?:about |up to )?(?:\d[\d.,]*h|(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty) (?:days|hours|minutes|months|weeks|years))$/u;

/** `Auditing cloud accounts and usually find 25% in savings`: a second deed, which the first one's "-ing" does not hold for. */
const otherDeed =
  /(?<=^\p{L}+ing .+) and (?:(always|generally|mostly|normally|often|only|regularly|rarely|then|typically|usually) )?(\p{Ll}+)(?= |$).*$/u;
const isBase = (word: string) => findVerb(word)?.form === 'base' && !/^(?:do|have)$/.test(word);

/** Whether the sender does what a word of a sentence says: `I sweep chimneys and check stoves`. */
const saysDeed = (statement = '', verb = '') =>
  new RegExp(`^(?:I|We) \\p{Ll}+ [^,.;]+ and ${verb} \\p{Ll}+`, 'u').test(statement);

/** Where nothing of the caller's makes a subject. */
const anyIdea = 'an idea for you';

/** Subject lines to choose from: two to seven words, from the caller's own, without a word that the context keeps out of them. */
export function composeSubjects(parts: Parts, lower: boolean): string[] {
  const found = findSubjects(parts, lower);
  const { barredFromSubject: barred } = parts.context;
  if (!barred) return found;
  const { goal } = parts;
  const asked = toGoalSubject(parts) ?? ('phrase' in goal ? withoutDeterminer(goal.phrase) : '');
  const allowed = [...found, ...(fits(asked) ? [asked] : [])].filter(
    (subject) => !subject.toLowerCase().includes(barred),
  );
  const subjects = allowed.length > 0 ? allowed : [anyIdea];
  return lower ? subjects : subjects.map(capitalise);
}

function findSubjects(parts: Parts, lower: boolean): string[] {
  const { offer, persona, goal, suitsUnit, post } = parts;
  const request =
    toApplication(parts) ?? toReference(parts) ?? toReferral(parts) ?? toInvited(parts) ?? toEnquiry(parts);
  if (request) return [lower ? request : capitalise(request)];
  const found: string[] = [];
  // "Our charity's reading programme", "my grandad's glass negatives".
  const [, whose = '', owner = '', owning = ''] =
    /^(my|our) ((?:[\p{L}-]+ ){0,2}?([\p{L}-]+)['’]s) /iu.exec(
      offer.noun?.withOur ?? offer.statements[0] ?? '',
    ) ?? [];
  const isOwned =
    organisationNouns.has(owning) ||
    /^(?:aunt|brother|dad|daughter|family|father|founder|mother|mum|sister|son|uncle|grand(?:dad|father|ma|mother|pa))$/.test(
      owning,
    );
  const add = (text: string, isName = false) => {
    // "Weekly boxes of", "A workshop 'First 90", "Vintage camper turned".
    const subject = text
      .replace(/\s+/g, ' ')
      // "GPS trackers $11 a month no contract": what it costs is no part of its name.
      .replace(/ [$€£]\d[\d.,]*(?:\/|,? (?:an?|each|per)\b).*$/, '')
      .trim()
      .replace(/ (?<!\p{L})(["'])(?!.*\1(?!\p{L})).*$/u, '')
      .replace(
        /(?<= \p{L}+) (?:based|built|called|carried(?: out)?|designed|made|meant|(?<=(?:centre|club|programme|s|scheme|school|service|shop) )run|turned|written)$/iu,
        '',
      )
      .replace(spentTime, '')
      .replace(/(?: (?:an?|at|by|for|from|in|of|on|the|to|with)(?: (?:over|under|up))?)+$/i, '')
      // "Weaving coffins and makes wool ones": the first of two deeds.
      .replace(/^(\p{L}+ing .+?) and (\p{Ll}+s) .*$/u, (found, deed: string, other: string) =>
        isThirdPersonVerb(other) ? deed : found,
      )
      .replace(otherDeed, (found, adverb = '', verb = '') =>
        isBase(verb) && (adverb || !findVerb(verb)?.isName)
          ? ''
          : // "Sweeping chimneys and check stoves": of "I sweep chimneys and check stoves" both are deeds.
            isBase(verb) && saysDeed(offer.statements[0], verb)
            ? found.replace(` and ${verb}`, ` and ${toGerund(verb)}`)
            : found,
      )
      // "Quilts and I'd make quilts".
      .replace(/,? and (?:I|we)(?:['’](?:d|ll|re|ve)|['’]m| \p{Ll}+) .*$/u, '');
    // "Charity's reading programme": whose charity it is.
    const owned =
      isOwned && subject.toLowerCase().startsWith(owner.toLowerCase()) ? `${whose} ${subject}` : subject;
    // "Hour on our podcast": one of them.
    const timed =
      /^(?:afternoon|day|evening|half-hour|hour|morning|night|week|weekend) (?:about|at|in|of|on|with) /i.test(
        owned,
      )
        ? shorten(`${toArticle(owned)} ${owned}`.replace(/ \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u, ''))
        : owned;
    if (!timed || !fits(timed)) return;
    // "Digitally", of what is printed so.
    if (/^\p{L}{4,}(?:al|ate|ent|ful|ic|ive|ous)ly(?:$| for\b)/iu.test(subject)) return;
    // "Position" alone says nothing of which.
    if (/^(?:job|position|post|role|vacancy)$/i.test(subject)) return;
    // So do "access" and "loan".
    if (/^(?:(?:my|our|paid) )?(?:access|data|loan|sample)$/i.test(timed)) return;
    // "Single app" says nothing of what for.
    if (/^single \p{L}+$/iu.test(subject)) return;
    // Half of a pair.
    if (/^(?:and|or) | (?:and|or)(?: for your [\p{L} ]+)?$/iu.test(subject)) return;
    found.push(isName || lower ? timed : capitalise(timed));
  };
  const labelled = toLabelled(parts.typed);
  const noted = toRaised(parts.typed) ?? toOccasion(parts.typed);
  if (noted) return [lower ? noted : capitalise(noted)];
  if (labelled && !/\bguest\b/.test(labelled)) return [lower ? labelled : capitalise(labelled)];
  // Whoever applies writes about the post.
  if (post && fits(`your ${post}`)) return [lower ? `your ${post}` : `Your ${post}`];
  // "We make X and would like to build a two-way sync with your product": what both would have.
  const [, proposed = ''] =
    /^We [^.;:]+? and would like to (?:build|create|develop|launch|offer|run|set up|start) (?:an? |our )?([^,;:.]+)\.$/.exec(
      offer.statements[0] ?? '',
    ) ?? [];
  // "Our bike workshop can give you 25 bicycles" offers no workshop.
  const given =
    /^(?:My|Our) [^,;:]+? (?:can|could|will|would) (?:(?:bring|give|lend|offer|send|supply) you|(?:\p{Ll}+, )+\p{Ll}+ and \p{Ll}+) /u.test(
      offer.statements[0] ?? '',
    )
      ? toldSubject(offer.statements[0] ?? '')
      : (toGift(offer.statements[0] ?? '') ?? ofOwnGroup(offer.statements[0] ?? ''));
  const plain =
    shorten(proposed) ??
    given ??
    (offer.subject
      ? (ofOwnDeed(offer.subject) ?? shorten(offer.subject) ?? ofOwner(offer.subject))
      : undefined);
  if (plain) return [lower ? plain : capitalise(plain)];
  const became = toMadeInto(offer.noun?.withOur ?? offer.noun?.withArticle ?? '');
  if (became) return [lower ? became : capitalise(became)];
  // "Bench job" alone is an advert.
  const isPost = /\b(?:job|position|post|role|vacancy)$/.test(offer.topic);
  const { gain, name } = offer;
  // What the reader would have of it: "fewer delivery miles".
  const wish = gain && suitsUnit ? toWish(gain.base) : undefined;
  // A senior designer looking for work offers no "senior design".
  const isRank = /^(?:graduate|junior|lead|mid-level|principal|senior|staff) /.test(offer.topic);
  const topic =
    isPost || (isRank && offer.single)
      ? ''
      : withCompound(offer.topic, offer.noun?.withOur ?? offer.noun?.withArticle);
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
  const place = suitsUnit ? persona.unit : undefined;
  const unit = isPlace(place) ? place : undefined;
  // "Invite to our open evening": what one is invited to.
  const event = /^invite (?:you )?to (?:an? |our |the )?(.+)$/.exec(gain?.base ?? '')?.[1];
  const joined = /^join (?!an? |our |the |your )([\p{L}-]+)$/u.exec(gain?.base ?? '')?.[1];
  if (event) add(shorten(event) ?? '');
  else if (joined && !isPlural(joined)) add(`joining our ${joined}`);
  else if (gain && !unitOf) {
    // "Stopping chasing" is no heading; "Stop chasing clients" is.
    const doubled = /^\S+ing \S+ing\b/.test(gain.gerund);
    // "Using drone imagery" says nothing of what for.
    const purpose = /^use [^,;:(]+? to ((?!(?:an?|our|the|your)\b)\p{Ll}+ [^,;:(]+)$/u.exec(gain.base)?.[1];
    // "Increasing conversion" says less than what does so.
    const isVague = offer.noun !== undefined && !doubled && countWords(gain.gerund) === 2;
    if (!isVague) add(purpose && fits(purpose) ? purpose : doubled ? gain.base : gain.gerund);
    if (countWords(gain.base) > 2) add(`how to ${gain.base}`);
  }
  const phrase = offer.noun?.withOur ?? offer.noun?.withArticle;
  const first = phrase ? toHead(phrase) : undefined;
  const head =
    (first && toPair(first, phrase)) ??
    first ??
    (name ? undefined : inVoice(toldSubject(offer.statements[0] ?? ''), offer.statements[0]));
  const things = topic ? undefined : toList(offer);
  if (things) add(things);
  if (topic) {
    const list = toList(offer);
    const named = list?.startsWith(topic) ? list : (offer.label ?? topic);
    // "Family messaging app": the thing, and not what it is for.
    const bare = withoutDeterminer(phrase ?? '');
    const tool = bare.startsWith(`${named} `)
      ? /^(?:(?:management|support|training) )?(?:app|bot|course|kit|platform|portal|program(?:me)?|software|system|tool|workshop)s?(?=$|[,;:(]| (?:by|for|from|in|on|that|to|which|with)\b)/.exec(
          bare.slice(named.length + 1),
        )?.[0]
      : undefined;
    const label = toPair(named, phrase) ?? (tool ? `${named} ${tool}` : named);
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
      add(`${endsInDeed(label, '') ? label.replace(/ \S+$/, '') : label} for your ${unit}`);
    // "A consulting engagement" keeps an article.
    const isOne =
      withArticle(label) === label &&
      /^an? /i.test(offer.noun?.withArticle ?? '') &&
      (offer.noun?.withArticle ?? '').toLowerCase().replace(/^an? /, '').startsWith(label.toLowerCase());
    const event = goal.kind === 'event' ? toEventName(goal.phrase) : '';
    const repeats = label.toLowerCase().includes(event.split(' ').at(-1) ?? '');
    // "Forecast accuracy above 92%": how much is what is offered.
    const isMeasured = /^ (?:above|below|of|over|under|up to) \d/.test(head?.slice(label.length) ?? '');
    if (
      // "Visit: audio guides" would read like a label.
      countWords(event) > 1 &&
      !repeats &&
      !isActedOn &&
      !isAim &&
      !isMeasured &&
      (!saysLittle || !offer.topicCount) &&
      event !== 'visit' &&
      // Of money that is raised the round says most.
      !/\b(?:raise|round)$/.test(label) &&
      !/ (?:about|after|at|before|for|in|next|of|on|over|this|to|with) /.test(event)
    ) {
      add(
        /(?:call|meeting|chat|conversation)$/.test(event) && !offer.topicCount
          ? `${event} about ${offer.told || (withArticle(label) === label && hasKnownArticle(label) && !isOne) ? label : `${offer.single ? 'my' : 'our'} ${label}`}`
          : `${event}: ${label}`,
      );
    }
    if (!saysLittle && !isActedOn && !isAnyTool(label) && !head?.toLowerCase().includes(label.toLowerCase()))
      add(label);
    // Of what the sender asks to be told he has a question; "a question about a five-question survey" says it twice.
    const asksAnything =
      goal.kind === 'feedback' || (goal.kind === 'question' && !asksWhen.test(goal.phrase));
    const asksItself = /\b(?:poll|questionnaire|questions?|survey)\b/i.test(label);
    if (asksItself && !saysLittle && goal.kind === 'question') add(label);
    // "Self-service lockers": lockers of which kind.
    const kind =
      head && countWords(head) < 4 && head.toLowerCase().endsWith(` ${label.toLowerCase()}`)
        ? decapitalise(head)
        : label;
    // "Our help-desk tool", as it was typed.
    const isOwn = /^(?:my|our)\b/i.test(parts.typed.trim());
    if (
      !isActedOn &&
      offer.noun !== undefined &&
      asksAnything &&
      namesMuch &&
      !asksItself &&
      !(offer.told && !hasKnownArticle(label))
    )
      add(
        `a question about ${isOne || isOwn || !hasKnownArticle(kind) ? `${offer.single ? 'my' : 'our'} ${kind}` : withArticle(kind)}`,
      );
  }
  if (
    /^(?:collaboration|cooperation|partnership)$/.test(topic) &&
    !/\b(?:platform|software|tool)\b/.test(offer.all)
  )
    add(`${topic} idea`);
  // Of a firm for one trade the trade says less than the firm.
  const isOfFirm = /^We are an? [^,.]*\b(?:agency|consultancy|firm|studio)\b/.test(offer.statements[0] ?? '');
  // "Painting guests", of an illustrator who paints them.
  const isOfSomebody = /^I am an? [^,.]* who /.test(offer.statements[0] ?? '');
  if (
    head &&
    !things &&
    !(found.length > 0 && head.startsWith('using ')) &&
    !(topic && (isOfFirm || isOfSomebody) && found.length > 0) &&
    !found.some((subject) => subject.toLowerCase().startsWith(`${head.toLowerCase()}, `))
  )
    add(head);
  // A guest is asked for by a show.
  const asked = goal.kind === 'action' ? goal.base : '';
  if (
    /\bguest\b|\b(?:in|on|onto|to) (?:an? |one of |the |your )+(?:\p{L}+ )?(?:episode|podcast|show)\b/u.test(
      asked,
    ) &&
    offer.noun === undefined &&
    !/\bguest\b/.test(topic) &&
    !found.some((subject) => /\bguests?\b/i.test(subject))
  ) {
    const ideas = found.flatMap((subject) => shorten(`guest idea: ${decapitalise(subject)}`) ?? []);
    return (ideas.length > 0 ? ideas : ['guest idea']).map((idea) => (lower ? idea : capitalise(idea)));
  }
  if (name) {
    if (place) add(`${name} for your ${place}`, true);
    // "PLANNER plans production": the deed says what it is to production.
    const doing = offer.noun ? undefined : toldSubject(offer.statements[0] ?? '');
    if (doing && topic && /^\p{Ll}+ing /u.test(doing) && !gain) add(`${name}: ${doing}`, true);
    else if (topic && !topic.includes(name) && !isParticiple(topic) && !isHalfOfObject(topic, offer)) {
      const what = ofNamed(name, topic, offer) ?? inFull(topic, phrase ?? offer.statements[0]);
      // "HiveScale: scale" says it twice.
      if (!name.toLowerCase().endsWith(what)) add(`${name}: ${what}`, true);
    }
    if (!place) add(`about ${name}`);
  }
  // "Keynote from a polar explorer": the word alone says little.
  if (found.length === 0) {
    const named =
      /^(?:an?|the|our|my) (\p{L}+ (?:about|by|for|from|of|on|with) [^,;:(]+)/u.exec(
        withoutPrice(phrase ?? ''),
      )?.[1] ?? '';
    // "Interview with the man who counts whales": without the clause it says nothing.
    const whole =
      fits(named) && / (?:that|who) /.test(named)
        ? named
        : /^\S+ \S+ .+?(?= (?:at|in|on|that|to|which|who|with)\b|$)/.exec(named)?.[0];
    if (whole) add(whole);
  }
  // "I am a reflexologist with 9 years of experience": who writes.
  const who = /^I am an? ([^,.;:(]+)/.exec(offer.statements[0] ?? '')?.[1];
  // "Illustrator specialised in maps and fantasy landscapes".
  const self =
    found.length === 0 && who
      ? shorten(who.replace(/ (?:experienced|speciali[sz](?:ed|ing)|trained) in /, ' for '))
      : undefined;
  if (self) add(self);
  const namesNothing = /^(?:candidates|consulting|coaching|people|sessions|software|support|training)$/;
  if (
    found.length === 0 &&
    !namesNothing.test(offer.label ?? topic) &&
    (isPlural(topic) || massNouns.has(topic) || /(?:ing|(?<!apart|docu|equip|instru)ment)$/.test(topic))
  )
    add(offer.label ?? topic);
  // "API": the letters alone say no more than that.
  const letters = /^(?:an?|the|our|my) (\p{Lu}{2,5}s?)$/u.exec(phrase ?? '')?.[1];
  if (found.length === 0 && letters) add(`about ${offer.single ? 'my' : 'our'} ${letters}`);
  if (found.length === 0) {
    const event =
      goal.kind === 'event' ? withoutDeterminer(goal.phrase).replace(/ about when(?:ever)? .*$/, '') : '';
    if (countWords(event) > 1) add(event);
    const asked = toGoalSubject(parts);
    if (found.length === 0 && asked) add(asked);
    // "Short chat about becoming a partner" says what it is about, "short call" nothing.
    const saysNothing = /^(?:(?:brief|first|quick|short) )?(?:call|chat|conversation|meeting|reply|visit)$/i;
    if (found.every((subject) => saysNothing.test(subject))) {
      found.length = 0;
      // "Our farmhouse".
      if (
        offer.noun?.withOur &&
        /^\p{Ll}{4,}$/u.test(topic) &&
        !/^(?:article|idea|proposal|story|talk)$/.test(topic) &&
        !namesNothing.test(topic) &&
        !isAnyTool(topic)
      )
        add(
          topic === 'guest'
            ? `a guest for your ${/\b(?:channel|podcast|programme|station)$/.exec(place ?? '')?.[0] ?? 'show'}`
            : `${offer.single ? 'my' : 'our'} ${topic}`,
        );
      // "Full service for £45 instead of £60 during opening month": all of it but when it is to be had.
      if (found.length === 0) add(toWhole(offer.noun?.withArticle) ?? '');
      if (found.length === 0) add(place ? `an idea for your ${place}` : anyIdea);
    }
  }
  if (found.length === 0) add('a short question');
  return [...new Set(found)];
}

/** `Our choir would like to sing in the day room` → `singing in the day room`: who would do it says less than what is done; undefined where it has no short name. */
function ofOwnGroup(statement: string): string | undefined {
  const wouldDo =
    /^(?:My|Our) (?:[\p{L}'’-]+ ){0,3}?(?:association|band|brigade|choir|circle|class|club|crew|ensemble|group|guild|orchestra|society|troop|troupe)(?: of [^,;:.]+?)? (?:could|would)(?: (?:like|love) to)? \p{Ll}/u.test(
      statement,
    );
  // When it would be done says least.
  const bare = statement.replace(
    /,? (?:each|every|on|once|one|twice) (?:an? )?(?:\p{L}+ )?(?:afternoon|day|evening|month|morning|night|week|weekend|year|\p{Lu}\p{Ll}+day)s?\b.*$/u,
    '.',
  );
  const gift = wouldDo ? ofGroupsGift(bare) : undefined;
  if (gift && countWords(gift) > 1) return gift;
  const told = wouldDo ? toldSubject(bare) : undefined;
  return told && countWords(told) > 2 && /^\p{Ll}+ing\b/u.test(told) ? told : undefined;
}

/** `Our brass band would give an open-air concert of film music` → `open-air concert of film music`: what a group would give, make or hold. */
function ofGroupsGift(statement: string): string | undefined {
  const [, deed = '', thing = ''] =
    /^[^,;:.]+? (?:could|would)(?: (?:gladly|happily|like to|love to))? (\p{Ll}+)(?: and [\p{Ll} ]{3,20}?)? (?:an?|another|one) ((?!(?:bit|day|few|hand|little|lot|week|weekend|while)\b)[^,;:.]{5,}?)(?= and \p{Ll}+ (?:an?|all|the|them|your)\b|[,;:.])/u.exec(
      statement,
    ) ?? [];
  return /^(?:build|create|give|hold|host|make|offer|paint|perform|plant|play|present|put|run|set|show|stage)$/.test(
    deed,
  )
    ? shorten(thing)
    : undefined;
}

/** `Raising 1.5M SAFE. At-home urine test for cats.`: what the money is for, as it was typed after it. */
function toRaised(typed: string): string | undefined {
  const [, sum = '', what = ''] =
    /^raising ((?:about )?[$€£]?\d[\d.,]*[km]?)(?=[ ,])[^.;\n]{0,30}[.;\n] ?(?:we (?:are|make) )?(?:an? )?([^.,;:\d\n]{8,45})(?=[.,;\n]|$)/i.exec(
      typed,
    ) ?? [];
  const isThing =
    countWords(what) > 1 && !/\b(?:are|has|have|is|our|they|was|we|were|will|you)\b/i.test(what);
  const subject = `${what.trim()}: raising ${sum}`;
  return isThing && fits(subject) ? subject : undefined;
}

/** `Author event, debut crime novel set on Islay` → `author event: debut crime novel`: of what kind says little without what it is about. */
function toOccasion(typed: string): string | undefined {
  const [, kind = '', what = ''] =
    /^(?:an? )?(\p{L}+ (?:evening|event|lecture|reading|show|signing|talk)), (?:an? )?((?!(?:all|any|fully|half|free|from|one|up|with)\b)[^.,;:\d\n]{8,60})(?=[.,;\n]|$)/iu.exec(
      typed,
    ) ?? [];
  const subject = kind && shorten(`${kind.toLowerCase()}: ${what.trim()}`);
  return subject && countWords(subject) > 3 ? subject : undefined;
}

/** What is offered as it stands, without when it is to be had; undefined where that is too long, or one word. */
function toWhole(phrase = ''): string | undefined {
  const bare = withoutDeterminer(phrase).replace(
    / (?:after|before|between|during|throughout|until|while) .*$|[,;:(].*$/u,
    '',
  );
  return countWords(bare) > 2 && fits(bare) ? bare : undefined;
}

/** `Sponsoring our youth football club's spring tournament` as `sponsoring our spring tournament`, where it is too long. */
function ofOwner(doing: string): string | undefined {
  const own = doing.replace(/(?<= our )(?:[\p{L}-]+ ){0,4}?[\p{L}-]+['’]s (?=\p{L})/u, '');
  return !fits(doing) && own !== doing && fits(own) ? own : undefined;
}

/** Whether a topic is the first of two things that a product does something to: `right-sizes requests and limits`. */
function isHalfOfObject(topic: string, { noun, statements }: Parts['offer']): boolean {
  const [, next = '', after = ''] =
    /^ and ([\p{L}-]+)(?:[.,]| ([\p{L}-]+)|$)/u.exec(statements[0]?.split(topic)[1] ?? '') ?? [];
  // "Plans shifts and orders parts": another deed.
  const isDeed =
    findVerb(next)?.form === 'third' && after !== '' && !/ly$|^and$/.test(after) && !prepositions.has(after);
  return noun === undefined && next !== '' && !isDeed;
}

/** `knowledge-base` as `knowledge-base assistant`, where the offer says so: a compound alone is half a name. */
function inFull(topic: string, phrase = ''): string {
  // "A self-service kiosk for tools": which kiosk.
  const [, kind = ''] =
    new RegExp(`\\ban? ((?:[\\p{L}\\d]+-[\\p{L}\\d]+ )${topic})\\b`, 'u').exec(phrase) ?? [];
  if (kind && countWords(topic) === 1) return kind;
  const [compound = ''] = /(?<= )\p{L}+-\p{L}+ \p{Ll}+(?= that | which |[,;:.]|$)/u.exec(phrase) ?? [];
  if (compound.startsWith(`${topic} `)) return compound;
  // "A client portal which chases receipts": a portal, and no client.
  const [, head = ''] = / (\p{Ll}+) (?:that|which) /u.exec(phrase) ?? [];
  return /^\p{Ll}+$/u.test(topic) && phrase.includes(` ${topic} ${head} `) ? `${topic} ${head}` : topic;
}

/** `On-site eye test` as `on-site eye test and hearing check days`: the first of two words before what both name is half a name. */
function toPair(label: string, phrase = ''): string | undefined {
  const bare = withoutDeterminer(phrase);
  if (!bare.toLowerCase().startsWith(`${label.toLowerCase()} and `) || isPlural(label)) return undefined;
  const [pair = ''] = bare.split(/[,;:(]| (?:at|by|for|from|in|of|on|that|to|which|with) /);
  if (!isPlural(pair) || massNouns.has(label.split(' ').at(-1) ?? '')) return undefined;
  // "On-site flu jab and basic health check days": what can be left out of it, where it is too long.
  const [second = '', ...others] = pair.slice(label.length + ' and '.length).split(' ');
  return [pair, `${label} and ${others.join(' ')}`].find(
    (one) => fits(one) && (one === pair || (others.length > 2 && /(?:al|ic|ive|ful|ous)$/.test(second))),
  );
}

/** `cloud point` as `cloud point of sale`: names that hold an "of". */
function withCompound(topic: string, phrase = ''): string {
  const [, of = ''] =
    /^( of (?:attorney|concept|conduct|credit|custody|lading|living|sale|service))\b/.exec(
      phrase.split(topic)[1] ?? '',
    ) ?? [];
  return topic && topic + of;
}

/** `NoteHalf: notes` as `NoteHalf: AI notes for physios`: one word alone does not say which. */
function ofNamed(name: string, topic: string, { noun }: Parts['offer']): string | undefined {
  const said = noun?.withArticle ?? '';
  const whole = said.startsWith(`${name}, `) ? shorten(said.slice(name.length + 2)) : undefined;
  return countWords(topic) === 1 && whole?.includes(topic) && fits(`${name}: ${whole}`) ? whole : undefined;
}

/** `Data: 2,140 prepay meter households`: what a word that says little is of, as it was typed behind it. */
function toLabelled(typed: string): string | undefined {
  const [, label = '', what = ''] =
    /^(access|article|data|guest|loan|role|sample|story|talk): ([^,;:(.\n-]+(?:,\d{3}[^,;:(.\n-]*)?)/i.exec(
      typed,
    ) ?? [];
  const subject = `${label.toLowerCase()}: ${what.trim()}`;
  return countWords(what) > 1 && fits(subject) ? subject : undefined;
}

/** A place that has a use for things, and no team or business, which any mail could name. */
function isPlace(unit: string | undefined): boolean {
  return (
    unit !== undefined &&
    !prepositions.has(unit.split(' ').at(-1) ?? '') &&
    !/(?:^|[ ])(?:audience|board|broker|business|company|customers|department|distributor|exporter|importer|insurer|manufacturer|organi[sz]ation|portfolio|printer|producer|rental|retailer|supplier|team|tram|truck)$|(?<!build|clear|wedd)ing$/.test(
      unit,
    )
  );
}

/** `Buying aged inventory` as `we buy aged inventory`: what might be the reader's deed as well says whose it is. */
function inVoice(told: string | undefined, statement = ''): string | undefined {
  const [, who = '', one = '', other = ''] =
    /^(We|I) (buy|collect|hire|lease|pay|rent|source|take)(?: and (?:\p{Ll}+ly )?(\p{Ll}+))? /u.exec(
      statement,
    ) ?? [];
  const voice = who === 'I' ? 'I' : 'we';
  const whole = statement.replace(/^We|\.$/g, (part) => (part === 'We' ? 'we' : ''));
  if (who && told?.startsWith(`${toGerund(one)} `) && fits(whole)) return whole;
  for (const deed of [other && `${one} and ${other}`, one, other]) {
    const doing = deed.replace(/\p{Ll}+/gu, (word) => (word === 'and' ? word : toGerund(word)));
    const said = deed && told?.startsWith(`${doing} `) ? `${voice} ${deed}${told.slice(doing.length)}` : '';
    const short = said && shorten(said);
    if (
      short &&
      countWords(short) > countWords(deed) + 1 &&
      !/^ (?:about|and|of|on) /.test(said.slice(short.length))
    )
      return short;
  }
  return told;
}

/** `Honey, candles and soap`: several things that are offered, where they are short enough. */
function toList({ noun, statements }: Parts['offer']): string | undefined {
  const phrase = noun?.withOur ?? noun?.withArticle ?? statements[0] ?? '';
  const list =
    /^(?:an? |the |our |my |(?:We|I) (?:bake|brew|do|grow|import|make|offer|sell|supply) )((?:[\p{L}-]+ ){0,2}(?:[\p{L}-]+(?: [\p{L}-]+)?, )+[\p{L}-]+(?: [\p{L}-]+)? and [\p{L}-]+(?: (?!of\b)[\p{L}-]+)?|(?:[\p{L}-]+ ){1,4}[\p{L}-]+s, (?:[\p{L}-]+(?: [\p{L}-]+)?, )*[\p{L}-]+s and [\p{L}-]+(?: (?!of\b)[\p{L}-]+)?)(?! of\b)(?=[.,]? ?(?:\(|$)|\.|,? (?:by|delivered|for|from|in|made|to|with|without) )/u.exec(
      phrase,
    )?.[1] ??
    // "The recording, the slides and a checklist of twelve points".
    /^(?:our |my )?(?:the )?([\p{L}-]+, the [\p{L}-]+(?:, the [\p{L}-]+)* and (?:an?|the) [\p{L}-]+)\b/u
      .exec(phrase)?.[1]
      ?.replace(/\b(?:an?|the) /g, '');
  // "Testers on demand, nights and weekends" is no list of things.
  const isOfThings =
    list !== undefined &&
    !list
      .split(/[ ,]+/)
      .some((word) => prepositions.has(word) || /^(?:days|evenings|nights|weekends)$/.test(word));
  return list !== undefined && isOfThings && fits(list) ? list : undefined;
}
