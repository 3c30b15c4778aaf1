import { decapitalise, isPlural, toReader, withArticle } from '../text/grammar.ts';
import { calmCase, isInstruction, splitSentences, tidy, trimMarks } from '../text/tidy.ts';
import { findVerb, toGerund } from '../text/verbs.ts';

/** Something that both sides take part in, or something that the reader would do. */
export type Goal =
  | { kind: 'event'; noun: string; phrase: string; when?: string }
  | { kind: 'action'; base: string; gerund: string }
  | { kind: 'send'; phrase: string }
  | { kind: 'feedback'; phrase: string }
  | { kind: 'referral' }
  | { kind: 'reply' };

const eventNouns =
  'meeting|meet-up|meetup|call|demo|demonstration|chat|conversation|intro|introduction|consultation|discussion|walkthrough|walk-through|coffee|lunch|breakfast|drink|trial|pilot|visit|tour|audit|assessment|interview|appointment|session|workshop|zoom|catch-up|viewing|tasting|test drive|site survey|review|evaluation|strategy session|strategy call|screen share|briefing|presentation|fitting|inspection|partnership|collaboration|sponsorship';
const eventPattern = new RegExp(`\\b(${eventNouns})s?\\b`, 'i');
const sendNouns =
  /\b(quote|estimate|proposal|sample|samples|case study|brochure|catalogue|catalog|price list|pricing|pdf|whitepaper|white paper|guide|checklist|details|more information|information|info|deck|one-pager|portfolio|report|template|examples|media kit|cv|resume|link|video|summary|overview|menu|quotation|mockup|mock-up|ebook)\b/i;
const durationPattern = /\b(\d{1,3}|half(?:[- ]an)?|an|one)[- ]?(min(?:ute)?s?|m|hours?|hrs?|h)\b/i;
const whenPattern =
  /\b((?:(?:on|by|before|after|around|in|from)\s+)?(?:(?:next|this|early|later|late|the end of)\s+(?:week|month|quarter|year|monday|tuesday|wednesday|thursday|friday|weekend|spring|summer|autumn|fall|winter)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?:\s+(?:or|and)\s+(?:monday|tuesday|wednesday|thursday|friday))?(?:\s+(?:morning|afternoon|evening))?|tomorrow|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+\d{4})?|(?:january|february|march|april|june|july|august|september|october|november|december)(?:\s+\d{1,2}(?:st|nd|rd|th)?)?(?:\s+\d{4})?))\b/i;

/** What the sender wants for the sender's own side: never repeated to the reader. */
const senderSide =
  /\b(?:close|deal|sell|selling|sale|sales|revenue|convert|conversion|convince|persuade|upsell|cross-sell|lead|leads|pipeline|money|win (?:them|the)|customers?|clients?|client|prospect|nurture|book more|generate|introduce (?:our|my|us|the)|raise awareness|awareness|promote|pitch|quota|commission|make them|warm up|build (?:rapport|relationship|trust)|grow our|start a relationship)\b/i;

/** Reads what the reader is to be asked for. */
export function parseGoal(input: string): Goal {
  const sentences = splitSentences(calmCase(tidy(input))).filter((sentence) => !isInstruction(sentence));
  let text = trimMarks(sentences[0] ?? '').toLowerCase() === '' ? '' : trimMarks(sentences[0] ?? '');
  text = stripLeadIn(text);
  if (!text) return { kind: 'reply' };
  const lower = text.toLowerCase();
  const words = lower.split(/\s+/);
  const verb = findVerb(words[0] ?? '');

  if (
    /^(?:(?:just |simply |only )?(?:get|receive|have|elicit|spark|obtain)? ?(?:them to |you to )?(?:an? |any |some |quick |short |positive )*(?:reply|response|answer|respond|write back|hear back|get back|interest|engagement|replies|responses)\b)/i.test(
      lower,
    ) &&
    words.length <= 9
  )
    return { kind: 'reply' };
  if (
    /\b(?:refer|referral|referrals|right person|point of contact|who (?:handles|is responsible)|decision[- ]maker|introduce (?:me|us) to)\b/i.test(
      lower,
    )
  )
    return { kind: 'referral' };
  if (
    /\b(?:feedback|opinion|thoughts|advice|input|survey)\b/i.test(lower) &&
    !eventPattern.test(lower.replace(/feedback.*/, ''))
  ) {
    const about = /\b(?:on|about)\s+(?:our|the|my|a|an)\s+(.+)$/i.exec(text);
    return { kind: 'feedback', phrase: about ? `on our ${trimMarks(about[1] ?? '')}` : '' };
  }

  const event = eventPattern.exec(text);
  const verbIsEventMaker =
    verb?.form !== 'base' ||
    /^(?:book|schedule|arrange|get|set|have|hold|secure|request|plan|offer|propose|do|organise|organize|land|invite|win|agree|meet|start|discuss|establish|form|build|explore|ask|join|attend|run|try|take|call|interview|review|visit|give|show|demo|pitch|generate|create|confirm|obtain)$/.test(
      verb.base,
    );
  if (event && verbIsEventMaker && !/^(?:attend|join|visit|try|take|start|meet)$/.test(verb?.base ?? ''))
    return toEvent(text, event[1] ?? '');
  if (verb?.base === 'meet' || /^zoom\b/.test(lower))
    return toEvent(
      text.replace(/^(?:meet(?:ing)?)(?:\s+(?:with|up)\b(?:\s+(?:them|you))?)?/i, 'meeting'),
      'meeting',
    );
  if (/^(?:talk|speak|connect|chat|catch up|discuss|call)\b/.test(lower)) return toEvent(text, 'call');

  const send = sendNouns.exec(text);
  if (
    send &&
    (!verb ||
      /^(?:send|share|get|request|offer|provide|ask|deliver|give|show|see|receive|submit|present)$/.test(
        verb.base,
      ))
  ) {
    return { kind: 'send', phrase: toSendPhrase(send[1] ?? '') };
  }
  if (
    senderSide.test(lower) &&
    !/^(?:buy|purchase|order|hire|sponsor|partner|sign|register|join|attend|try|start|visit|download|subscribe|donate|stock|invest|become|switch|list|publish|review|apply|host)\b/.test(
      lower,
    )
  )
    return { kind: 'reply' };
  const action = toAction(text);
  return action ?? { kind: 'reply' };
}

function stripLeadIn(text: string): string {
  let previous = '';
  let current = text;
  while (current !== previous) {
    previous = current;
    current = current
      .replace(
        /^(?:goal|objective|aim|cta|call to action|purpose|ask|outcome|intent)\s*(?:is|are|:|=|-)\s*/i,
        '',
      )
      .replace(
        /^(?:(?:i|we)(?:'d| would)?(?:'m| am|'re| are)?\s+(?:really |just |only )?(?:like|want|wish|need|hope|hoping|looking|trying|aim|plan|would love|love|wanting)\s*(?:for)?\s*)/i,
        '',
      )
      .replace(
        /^(?:the goal is|my goal is|our goal is|the aim is|the purpose is|in order|looking|trying|hoping|so that|ideally|please|hopefully|want|need)\s+/i,
        '',
      )
      .replace(
        /^(?:get|make|have|let|ask|invite|encourage|convince|persuade|motivate|nudge|push)\s+(?:the\s+)?(?:them|him|her|you|people|recipient|recipients|reader|prospect|prospects|client|customer|customers|lead|leads|her or him)\s+(?:all\s+)?(?:to|into|interested in|for|on)\s+/i,
        '',
      )
      .replace(
        /^(?:(?:them|him|her|you|they|he|she|the (?:recipient|reader|prospect))\s+(?:to|should|will|can))\s+/i,
        '',
      )
      .replace(/^(?:to|for)\s+/i, '')
      .replace(/^(?:and|so)\s+/i, '')
      .trim();
  }
  return current;
}

function normaliseDuration(text: string): string | undefined {
  const match = durationPattern.exec(text);
  if (!match) return undefined;
  const amount = (match[1] ?? '').toLowerCase();
  const hours = /^h/i.test(match[2] ?? '');
  if (amount === 'an' || amount === 'one') return hours ? 'one-hour' : undefined;
  if (amount.startsWith('half')) return 'half-hour';
  return `${amount}-${hours ? 'hour' : 'minute'}`;
}

function toEvent(text: string, found: string): Goal {
  const noun =
    found.toLowerCase() === 'introduction' || found.toLowerCase() === 'intro'
      ? 'introductory call'
      : found.toLowerCase();
  const canonical =
    ({ zoom: 'Zoom call', meet: 'meeting', discussion: 'conversation' } as Record<string, string>)[noun] ??
    noun;
  const duration = normaliseDuration(text);
  const when = whenPattern.exec(text)?.[1];
  const position = text.toLowerCase().indexOf(found.toLowerCase());
  const before = text.slice(0, Math.max(position, 0)).replace(durationPattern, ' ').replace(whenPattern, ' ');
  const modifiers = before
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}-]/gu, ''))
    .filter((word) => modifierPattern.test(word))
    .map((word) => decapitalise(word));
  const parts = [duration, ...modifiers, canonical].filter((part): part is string => Boolean(part));
  const unique = parts.filter(
    (part, index) => !parts.slice(0, index).some((other) => other.split(' ').includes(part)),
  );
  let phrase = unique.join(' ');
  if (unique.length === 1 && /^(?:meeting|call|chat|conversation|demo)$/.test(phrase))
    phrase = `short ${phrase}`;
  if (isPlural(found)) phrase = phrase.replace(/s$/, '');
  const about =
    /\b(?:about|on|regarding|to discuss)\s+((?:our|the|their|your|a|an)\s+[\p{L}\s-]{3,40})$/iu.exec(
      text,
    )?.[1];
  const topic = about && !whenPattern.test(about) ? ` about ${toReader(about)}` : '';
  return {
    kind: 'event',
    noun: canonical.split(' ').at(-1) ?? canonical,
    phrase: withArticle(phrase) + topic,
    ...(when ? { when } : {}),
  };
}

const modifierPattern =
  /^(?:intro|introductory|discovery|quick|short|brief|free|live|first|initial|product|sales|strategy|virtual|video|phone|online|in-person|onsite|on-site|no-obligation|zoom|teams|coffee|scoping|technical|exploratory|informal|personal|personalised|personalized|paid|complimentary|guided|private|factory|studio|site|security|seo|energy|facility|campus|pilot|Zoom|Teams|SEO)$/;

function toSendPhrase(noun: string): string {
  const lower = noun.toLowerCase();
  if (/^(?:info|information|more information|details|link)$/.test(lower)) return 'the details';
  if (lower === 'pricing') return 'the pricing';
  if (/^(?:cv|pdf)$/.test(lower)) return lower === 'cv' ? 'my CV' : 'the PDF';
  if (isPlural(lower)) return `some ${lower}`;
  return /^(?:quote|estimate|proposal|sample|case study|checklist|template|summary|overview|quotation)$/.test(
    lower,
  )
    ? withArticle(lower)
    : `our ${lower}`;
}

function toAction(text: string): Goal | undefined {
  const words = text.split(/\s+/);
  let verb = findVerb(words[0] ?? '');
  let rest = words.slice(1).join(' ');
  if (verb?.form === 'gerund') verb = { base: verb.base, form: 'base' };
  const passive = /^(?:get|be|become) (\w+)(?: (.*))?$/i.exec(text);
  const done = passive && findVerb(passive[1] ?? '');
  if (passive && done?.form === 'past' && !/^(?:start|set)/.test(done.base)) {
    // "get hired for a shoot" is the sender's side of "hire us for a shoot".
    const tail = `us${passive[2] ? ` ${flipSides(passive[2])}` : ''}`;
    return { kind: 'action', base: `${done.base} ${tail}`, gerund: `${toGerund(done.base)} ${tail}` };
  }
  if (!verb || (verb.form !== 'base' && verb.form !== 'past')) return undefined;
  rest = flipSides(rest);
  if (words.length > 16) return undefined;
  const base = `${verb.base}${rest ? ` ${rest}` : ''}`;
  return { kind: 'action', base, gerund: `${toGerund(verb.base)}${rest ? ` ${rest}` : ''}` };
}

/** The goal is told from the sender's side; the mail speaks to the reader. */
function flipSides(text: string): string {
  return toReader(text)
    .replace(/\bmy\b/g, 'our')
    .replace(/\bme\b/g, 'us');
}
