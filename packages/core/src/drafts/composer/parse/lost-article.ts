import { isOrdinaryWord } from '../../gate/index.ts';
import { capitalise, decapitalise, isCount, isParticiple, isPlural, toArticle } from '../text/grammar.ts';
import { findVerb } from '../text/verbs.ts';
import { determiners, organisationNouns, prepositions, thingNouns } from '../text/words.ts';

/** What often stands without an article though there are several of it: `Lunch is included`, `School starts at 8`. */
const bare =
  /^(?:access|approval|breakfast|brunch|change|church|coffee|collaboration|collection|college|commission|competition|consultation|copy|court|design|diagnosis|dinner|evaluation|film|funding|growth|help|hire|hospital|inspection|installation|loyalty|lunch|membership|nothing|paper|partnership|payback|placement|post|registration|rental|school|set-up|setup|sponsorship|supper|support|switch|term|transfer|university|work)$/;

/** What stands for any of its kind: `Similar group of 6 clinics`, `Standard order`. */
const ofAny =
  /^(?:big|comparable|family|family-owned|family-run|full|half|large|medium|mid-size|mid-sized|midsize|mid-market|nearby|neighbouring|neighboring|normal|regional|similar|single|small|sister|standard|typical)$/i;

/** Whether a word after a thing says what it is or does, or what came of it; `site visits every week` and `vans fitted with racks` are things. */
function tells(words: readonly string[], at: number): boolean {
  const [word = '', next = '', after = ''] = words.slice(at);
  if (
    /^(?:is|isn['’]t|was|has|had|can|can['’]t|cannot|does|doesn['’]t|did|will|won['’]t|went|fell|grew|rose|took|kept|got|saw)$/.test(
      word,
    )
  )
    return true;
  // "Unit costs down 9%" are several.
  if (/^(?:arrives|comes|contains|costs|includes|lasts|needs|takes|weighs)$/.test(word))
    return !/^(?:and|or|are|down|fall|fell|go|rise|rose|up|went|were)?[.,]?$/.test(next);
  const isSpan = /^(?:same|next|first|day|week|month|quarter|year|term|hour|time)s?[.,]?$/.test(after);
  const isObject =
    (/^(?:an?|the|its|our|their|your|all)$/.test(next) && !isSpan) ||
    (/^[$€£]?\d/.test(next) && !/^(?:days?|hours?|minutes?|times?|weeks?)$/.test(after));
  const verb = findVerb(word);
  if (word === 'cut' || verb?.form === 'past') return isObject;
  if (verb?.form !== 'third') return false;
  return (
    (!verb.isName && !/^(?:and|are|down|for|from|of|or|per|up|were)$/.test(next)) ||
    isObject ||
    (isPlural(next) && findVerb(after)?.form !== 'base')
  );
}

/** Where a sentence opens with a thing that says something: the thing, what stands after it and its verb. */
function readSubject(words: readonly string[]) {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (!/^\p{L}[\p{L}-]*$/u.test(word) ||
        prepositions.has(word) ||
        (isHead(words[at - 1] ?? '') && tells(words, at))),
  );
  const name = words.slice(0, Math.max(end, 0));
  // "Palmgrove group": whose name it is nobody knows.
  const isPlain = name.every(
    (word, at) =>
      (at === 0 || /^\p{Ll}/u.test(word)) &&
      !determiners.has(word.toLowerCase()) &&
      (isOrdinaryWord(word.toLowerCase()) || thingNouns.has(word.toLowerCase())),
  );
  const head = name.at(-1) ?? '';
  if (end < 1 || end > 4 || !isPlain || !isHead(head)) return undefined;
  const [after = '', next = ''] = words.slice(end);
  const verbAt = prepositions.has(after)
    ? words.findIndex(
        (_, at) => at > end + 1 && at < end + 8 && !prepositions.has(words[at - 1] ?? '') && tells(words, at),
      )
    : tells(words, end)
      ? end
      : -1;
  // "Van with driver, which is …": another clause.
  if (verbAt < 0 || /[,:;(]/.test(words.slice(0, verbAt).join(' '))) return undefined;
  return { head: head.toLowerCase(), after, next, verb: words[verbAt] ?? '' };
}

/** Whether a word in the singular takes an article. */
function isHead(word: string): boolean {
  const head = word.toLowerCase();
  return (
    (isCount(head) || thingNouns.has(head)) &&
    !isPlural(head) &&
    !bare.test(head) &&
    // "Fitting takes a night": what somebody does.
    !/ing$/.test(head)
  );
}

/** What needs none: `Last year was …`, `Same day is …`, `We can set up in a day and …`. */
const opensOtherwise =
  /^(?:Another|Anybody|Anyone|Everybody|Everyone|First|Half|He|I|It|Last|Next|Nobody|One|Part|Same|She|Somebody|Someone|Such|There|They|We|What|Which|Who|Whose|You)$/;

/** What no article stands before: `All kit is …`, `Only one event takes …`, `We can set up …`. */
const takesNoThe =
  /^(?:a|all|an|another|any\p{Ll}*|both|each|either|every\p{Ll}*|how|i|just|neither|nobody|none|nothing|only|some\p{Ll}*|one|that|there|these|they|this|those|we|wh(?:at|en|ere|ich|o|ose|y)\p{Ll}*|you|your)\b/iu;

/** Whether a sentence or a noun may open with an article. */
export function mayTakeThe(sentence: string): boolean {
  return !takesNoThe.test(sentence);
}

/** A clause that stands by itself, before a comma. */
const opensClause = /^(?:Each|Every|I|It|Our|The|There|They|This|We|You|Your)\b/;
/** Several of something, and what they do: `batteries last two years`. */
const ofSeveral =
  /^\p{Ll}{3,}s (?:are|arrive|come|cost|fit|have|last|need|ship|start|take|weigh) (?!(?:and|or)\b)/u;

/** `The probe costs £49, battery lasts two years` → `The probe costs £49, and the battery lasts two years`: two clauses that only a comma parts. */
function withTwoClauses(sentence: string): string {
  const [one = '', two = '', ...more] = sentence.split(', ');
  if (more.length > 0 || !/^\p{Ll}/u.test(two) || /[;:()]/.test(sentence)) return sentence;
  const first = withLostArticle(one);
  const second = withLostArticle(capitalise(two));
  const isClause = second !== capitalise(two) || ofSeveral.test(two);
  return isClause && (first !== one || opensClause.test(one))
    ? `${first}, and ${decapitalise(second)}`
    : sentence;
}

/** `Trial afternoon is free` → `The trial afternoon is free`, `Box of 50 is 310 euro` → `A box of 50 is 310 euro`: a thing that opens a sentence takes an article. */
export function withLostArticle(sentence: string): string {
  if (!/^\p{Lu}\p{Ll}/u.test(sentence)) return sentence;
  const joined = withTwoClauses(sentence);
  if (joined !== sentence) return joined;
  const words = sentence.replace(/[.!]$/, '').split(' ');
  // "Average premium 610 euros".
  const [, usual = '', amount = ''] =
    /^((?:Average|Median|Typical) (?:\p{Ll}+ ){0,2}(?!(?:are|cost|costs|cut|fell|gets?|got|grew|had|has|is|lasted|lasts|needs?|ran|rose|runs?|saved|saves?|takes?|took|was|were)\b)\p{Ll}+) ((?:about |around |over |under )?[$€£]?\d[\d.,]*[%k]?(?: \p{L}+){0,4}\.?)$/u.exec(
      sentence,
    ) ?? [];
  if (usual && !isPlural(usual.split(' ').at(-1) ?? '')) return `The ${decapitalise(usual)} is ${amount}`;
  if (/^(?:Average|Median) (?:\p{Ll}+ ){0,2}\p{Ll}+ (?:is|was) /u.test(sentence))
    return `The ${decapitalise(sentence)}`;
  // "Rate per room cleaned, not per hour".
  const [, charge = '', per = ''] =
    /^(Billing|Charge|Cost|Fee|Price|Pricing|Rate|Rent) ((?:only )?(?:by the|per) [^.;:]+\.?)$/.exec(
      sentence,
    ) ?? [];
  if (charge && !/ (?:are|costs?|includes|is|starts?|was) /.test(per))
    return /ing$/.test(charge) ? `${charge} is ${per}` : `The ${charge.toLowerCase()} is ${per}`;
  // "Roastery 12km away", "Depot in Ghent".
  const [, base = '', where = ''] =
    /^((?:Base|Depot|Factory|Farm|Kitchen|Mill|Nursery|Office|Roastery|Shop|Showroom|Studio|Warehouse|Workshop|Yard)) ((?:(?:in|near|outside) \p{Lu}[\p{L} -]+|\d+ ?(?:km|miles|minutes) (?:away|from [\p{L} ]+))\.?)$/u.exec(
      sentence,
    ) ?? [];
  if (base) return `Our ${base.toLowerCase()} is ${where.replace(/(\d)km\b/, '$1 km')}`;
  // "Claims hotline staffed in-house".
  const [, thing = '', done = '', how = ''] =
    /^((?:\p{L}+ ){0,2}\p{Ll}+) (\p{Ll}+) ((?:by (?:hand|us|our .+)|daily|in[- ]house|locally|on[- ]site|overnight|weekly)\.?)$/u.exec(
      sentence,
    ) ?? [];
  if (isParticiple(done) && isHead(thing.split(' ').at(-1) ?? ''))
    return withLostArticle(`${thing} is ${done} ${how}`);
  // "Languages are Python, Go and Java": all of them, by name.
  if (
    /^\p{Lu}\p{Ll}+s are \p{Lu}[^,;:]*, [^;:]*$/u.test(sentence) &&
    isPlural((words[0] ?? '').toLowerCase())
  )
    return `The ${decapitalise(sentence)}`;
  const subject = readSubject(words);
  const [first = ''] = words;
  if (!subject || opensOtherwise.test(first) || !mayTakeThe(sentence)) return sentence;
  const { head, after, next, verb } = subject;
  const isCounted =
    after === 'of' && /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)/.test(next);
  const isOfResult = findVerb(verb)?.form === 'past' || /^(?:cut|saw|went|grew|got)$/.test(verb);
  // "Dairy near Cork cut its losses": somebody's, and "municipality of Kortrijk" is the one.
  const isSomewhere = /^(?:at|in|near|outside)$/.test(after) && /^\p{Lu}/u.test(next);
  const isOfAny =
    ofAny.test(first) ||
    isCounted ||
    (isOfResult &&
      !/^(?:went|fell|grew|rose|dropped)$/.test(verb) &&
      (isSomewhere || (organisationNouns.has(head) && after !== 'of')));
  return `${isOfAny ? capitalise(toArticle(sentence)) : 'The'} ${decapitalise(sentence)}`;
}
