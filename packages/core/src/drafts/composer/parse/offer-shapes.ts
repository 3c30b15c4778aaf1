import { isOrdinaryWord } from '../../gate/index.ts';
import { isCount, isPlural, isThirdPersonVerb, toNounCore } from '../text/grammar.ts';
import { findVerb, toGerund, toThirdPerson } from '../text/verbs.ts';
import { determiners, findFixedSpelling, nounGerunds, packageHeads, prepositions } from '../text/words.ts';

/** What the reader gains, as the caller put it: `cut review time by 40%`. */
export type Gain = { base: string; gerund: string };

export function toGain(base: string, object: string): Gain {
  const text = object.replace(/[\s,;:.!?-]+$/, '');
  return { base: `${base} ${text}`.trim(), gerund: `${toGerund(base)} ${text}`.trim() };
}

/** Verbs that are also nouns or adjectives: they open an imperative only before a word that a verb takes. */
export const ambiguousVerbs =
  /^(?:access|audit|back|benchmark|better|bill|bid|book|bundle|call|campaign|charge|claim|commission|care|clean|close|coach|complete|contract|cost|cover|design|discount|dance|direct|document|exchange|export|pay|guide|import|answer|display|feed|feature|file|film|focus|form|free|host|heat|invoice|label|lead|lease|limit|load|loan|log|mail|mentor|patch|power|live|lower|market|model|network|open|order|package|paint|partner|plan|plant|position|post|present|print|process|produce|program|project|prototype|purchase|quote|record|rent|repair|report|research|reserve|return|review|reward|sample|scale|schedule|score|screen|search|secure|share|ship|smooth|speed|staff|steam|stock|store|stream|study|switch|supply|support|survey|tailor|target|test|track|trade|train|training|transfer|treat|trim|view|visit|watch|waste|work|wrap)$/;

/** Things whose name opens with a verb. */
const verbCompounds =
  /^(?:help[ -](?:desk|cent|line)|call cent|cut flowers|grow (?:lights?|tents?|boxes|bags)|play (?:areas?|equipment|grounds?)|wash (?:stations?|bays?)|show (?:homes?|rooms?)|sleep (?:pods?|masks?|aids?)|swim |drop[ -]ship|spend (?:analytics|analysis|management|control)|stop signs?|skip hire|plug (?:adapters?|sockets?)|turn signals?|volunteer [a-z]+(?:ers|ors)\b|lift (?:maintenance|servic|repair|inspection|install|moderni|engineer|parts|contracts?)|learn(?:ing)? management|sort(?:ing)? machines?)/i;

/** Whether a first word that can be a verb is one here: something follows that a verb takes. */
export function startsWithVerb(text: string): boolean {
  const words = text.split(/\s+/);
  const verb = findVerb(words[0] ?? '');
  if (verb?.form !== 'base' || verbCompounds.test(text) || isAboutNoun(words)) return false;
  const second = (words[1] ?? '').toLowerCase().replace(/[^\p{L}\p{N}$€£%-]/gu, '');
  if (!second) return false;
  // "Pilot funded by the EU": what was done to a thing.
  if (
    findVerb(second)?.form === 'past' &&
    /ed$/.test(second) &&
    !/^(?:get|keep|stay|become|be)$/.test(verb.base)
  )
    return false;
  // "Free 20-minute call", "live 24/7 support": before a figure such a word is an adjective.
  if (
    /^(?:better|clean|close|complete|direct|dry|free|live|open|perfect)$/.test(verb.base) &&
    /^\d/.test(second)
  )
    return false;
  if (opensObject(second))
    return !(
      ambiguousVerbs.test(verb.base) &&
      /^(?:for|in|on|with|to|from|out|up|off|down)$/.test(second) &&
      verb.base !== 'speed' &&
      verb.base !== 'book'
    );
  if (ambiguousVerbs.test(verb.base)) return false;
  // "Sign language tours" are held, "run better workshops" is a deed.
  if (
    words.length > 2 &&
    !/^(?:run|host|hold|plan|book|offer|get|win)$/.test(verb.base) &&
    !determiners.has(second) &&
    /(?:tour|lesson|class|visit|workshop|course|session)(?:s|es)?$/.test(toNounCore(text).at(-1) ?? '')
  )
    return false;
  // "Stop chasing" is a deed, "kit printing" a thing.
  if (/ing$/.test(second) && !/^(?:stop|start|avoid|keep|begin|enjoy|consider|try)$/.test(verb.base))
    return false;
  // One of what can be counted takes an article as an object: "refill station" names a thing.
  if (!clearVerbs.test(toThirdPerson(verb.base)) && isCount(toHead(words.slice(1)))) return false;
  const head = (toNounCore(words.slice(1).join(' ')).at(-1) ?? '').toLowerCase();
  return !packageHeads.has(head.replace(/s$/, '')) || determiners.has(second);
}

function toHead(words: readonly string[]): string {
  const head = (toNounCore(words.join(' ')).at(-1) ?? '').toLowerCase();
  return isPlural(head) ? '' : head;
}

/** Whether a word opens what a verb acts on. */
export function opensObject(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    determiners.has(lower) ||
    /^[\d$€£]/.test(lower) ||
    /^(?:you|them|him|her|us|it|better|faster|up|out|in|on|with|to|for|from|down|off|new|time|money|one|two|three|losing|wasting|paying|customers|costs)$/.test(
      lower,
    )
  );
}

/** Whether a first word in -ing is a verb ("helping dentists") and not a noun ("cleaning services"). */
export function gerundIsVerb(words: string[]): boolean {
  const first = (words[0] ?? '').toLowerCase();
  const second = (words[1] ?? '').toLowerCase();
  if (!second) return false;
  if (
    determiners.has(second) ||
    /^(?:you|them|us|small|businesses|companies|teams|people|startups|\d)/.test(second)
  )
    return true;
  if (nounGerunds.has(first)) return false;
  // "Driving lessons" and "sewing machines" are things.
  if (
    /^(?:lessons?|class(?:es)?|courses?|sessions?|tours?|trips?|schools?|machines?|machinery|robots?|equipment|gear|kits?)$/.test(
      second,
    )
  )
    return false;
  const head = (toNounCore(words.slice(1).join(' ')).at(-1) ?? '').toLowerCase();
  return !packageHeads.has(head) && !prepositions.has(second) && second !== 'and';
}

/** `Our app for rota planning is free`: where "is" stands after a subject of several words and before any other clause. */
function findCopula(words: string[]): number {
  if (!/^(?:our|my|the|this|these|all|every|each)$/i.test(words[0] ?? '')) return -1;
  const end = words.findIndex(
    (word, index) => index > 0 && (subordinators.test(word) || /[,:;]$/.test(words[index - 1] ?? '')),
  );
  const at = words.findIndex((word) => /^(?:is|are|was|were|can|will|has)$/.test(word));
  return at > 1 && at < 9 && at < words.length - 1 && (end < 0 || at < end) ? at : -1;
}

/** Words that open a clause inside a sentence. */
const subordinators = /^(?:that|which|who|whose|how|why|what|where|when|if|whether|while|because|so)$/i;

/** `Leads you don't have to chase`, `kits that turn lorries electric`: a clause about the noun before it. */
export function isAboutNoun(words: readonly string[]): boolean {
  const [second = '', third = ''] = words.slice(1);
  if (/^(?:that|which)$/i.test(second)) return findVerb(third)?.form === 'base';
  return (
    /^(?:you|we|they)$/i.test(second) &&
    (findVerb(third)?.form === 'past' ||
      /^(?:do|don't|can|can't|cannot|will|won't|need|have|never|always|actually|already|would|should)$/i.test(
        third,
      ))
  );
}

/** Third-person verbs that are seldom plural nouns. */
const clearVerbs =
  /^(?:adds|allows|analyses|answers|automates|avoids|becomes|books|boosts|brings|builds|captures|catches|checks|collects|combines|connects|converts|creates|cuts|delivers|detects|eliminates|enables|ensures|finds|fixes|generates|gets|gives|grows|handles|helps|identifies|improves|includes|increases|integrates|keeps|lets|lowers|makes|manages|matches|monitors|optimises|optimizes|predicts|prevents|protects|provides|reads|recovers|reduces|removes|replaces|runs|saves|schedules|sends|shortens|shows|simplifies|solves|speeds|spots|stops|summarises|syncs|takes|teaches|tells|tracks|transcribes|turns|warns|writes|works)$/;

/** Third-person verbs that are plural nouns at least as often. */
export const pluralNouns =
  /^(?:alerts|books|calls|campaigns|contracts|fixes|forecasts|claims|credits|deals|drafts|drives|feeds|interviews|limits|links|locks|notes|offers|patches|rates|requests|results|returns|rewards|runs|signs|targets|tours|transcripts|turns|updates|brews|checks|classes|contacts|copies|costs|covers|designs|documents|events|exports|films|focuses|forms|frames|grants|guides|hosts|imports|kits|labels|leads|leases|licenses|lists|loans|maps|models|orders|packages|paints|partners|plans|posts|prints|programs|projects|prompts|quotes|ranks|records|refunds|rentals|rents|repairs|reports|reviews|samples|scales|scores|screens|searches|sets|shapes|shares|ships|signs|sources|spots|staffs|starts|stops|stores|studies|supplies|supports|surveys|switches|talks|tests|tracks|trades|trains|transfers|treats|views|visits|walks|watches|works)$/;

/** Verbs that are no nouns, so that after a plural one of them is what the subject does. */
const plainVerbs =
  /^(?:add|allow|answer|automate|avoid|bring|capture|catch|connect|convert|create|cut|deliver|detect|eliminate|enable|ensure|find|fix|generate|get|give|handle|help|identify|improve|increase|integrate|keep|let|lower|make|prevent|protect|provide|recover|reduce|remove|replace|save|send|shorten|show|simplify|solve|spot|stop|take|teach|tell|turn|warn)$/;

/** What customers are said to do. */
const plainDeeds =
  /^(?:add|book|bring|buy|choose|come|cut|earn|feel|get|give|grow|hear|help|keep|learn|leave|lose|make|meet|pay|receive|report|return|run|save|say|see|sell|send|spend|stay|take|trust|use|visit|waste|win|work)$/;

/** `At Sprig we build …`, `In two weeks our team …`: a sentence whose subject comes after where or when. */
export function opensWithAdverbial(text: string): boolean {
  return /^(?:last|this|every|each|since|so far|today|currently|on average|right now|in|within|over|for|after|until|by|at|with|from|when|if|once|as|through|across)\b(?!us\b|our\b|-)[^.;:]*?,? (?<!\b(?:for|of|with|to|in|on|by|from|at|and) )(?:we|our|i|you|your|they|it)(?:'\w+)? \p{L}+/iu.test(
    text,
  );
}

/** `Our team in Porto builds apps`, `our panel of 2,000 viewers watches your ad`: what follows a phrase can still be what it does. */
function findLaterVerb(words: readonly string[], phraseAt: number): number {
  if (!/^(?:our|my|the)$/i.test(words[0] ?? '')) return -1;
  const at = words.findIndex(
    (word, index) =>
      index > phraseAt + 1 &&
      index < phraseAt + 6 &&
      isThirdPersonVerb(word) &&
      (clearVerbs.test(word) ||
        /^(?:an?|the|your?|our|every|each|all|any|\d[\d.,%]*)$/.test(words[index + 1] ?? '')),
  );
  const stop = words.findIndex(
    (word, index) => index > phraseAt && (subordinators.test(word) || /[,:;]$/.test(word)),
  );
  return at > 0 && at < words.length - 1 && (stop < 0 || at <= stop) ? at : -1;
}

/** A word typed with a capital that no dictionary has: a product or a firm. */
export function isInventedName(word: string): boolean {
  return (
    /^\p{Lu}\p{L}*\p{Ll}$/u.test(word) &&
    !findFixedSpelling(word) &&
    !findVerb(word) &&
    !isOrdinaryWord(word.toLowerCase())
  );
}

/** `Agency staff cost you …`, `our swim raised £18,400`: what a verb acts on stands right after it. */
function actsOnObject(words: readonly string[], at: number): boolean {
  const verb = findVerb(words[at] ?? '');
  const word = (words[at] ?? '').toLowerCase();
  // What only people or groups do is done by them: "our shelter cared for 412 animals".
  if (
    verb?.form === 'past' &&
    /^(?:care|work|help|rise|fall|grow)$/.test(verb.base) &&
    /^(?:our|my)$/i.test(words[0] ?? '')
  )
    return true;
  const canAct =
    verb?.form === 'past' ||
    (!verb && /^\p{Ll}{4,}ed$/u.test(word)) ||
    (verb?.form === 'base' && isPlural((words[at - 1] ?? '').toLowerCase()));
  const [first = '', second = ''] = words.slice(at + 1);
  return (
    canAct &&
    /^(?:an?|the|your?|our|us|them|[$€£]?\d[\d.,]*%?)$/i.test(first) &&
    // "Delivered the same day", "used 4 times a week".
    !/^(?:same|next|morning|evening|night|times?|days?|hours?|weeks?|minutes?|miles?|km|months?|years?)$/i.test(
      second,
    )
  );
}

/** Where a subject's finite verb stands, in `our platform reduces …`; -1 without one. */
export function findFinite(words: string[]): number {
  const copula = findCopula(words);
  if (copula > 0) return copula;
  for (let index = 1; index < Math.min(words.length - 1, 8); index++) {
    const word = (words[index] ?? '').toLowerCase();
    const before = (words[index - 1] ?? '').toLowerCase();
    if (
      /^(?:that|which|who|how|why|what|where|when|if|whether|so|because|while|to|for|with|in|by|of|and|or|from|at|on|&|-)$/.test(
        word,
      ) ||
      /[,:;]$/.test(words[index - 1] ?? '')
    ) {
      return /^(?:in|from|at|near|of|for|with|on)$/.test(word) ? findLaterVerb(words, index) : -1;
    }
    if (
      /^(?:is|are|can|will|would|could|should|may|might|must|has|have|had|does|did|was|were|offers|provides|comes|starts)$/.test(
        word,
      )
    )
      return index;
    // After an invented name a word in -s is what it does, unless nothing follows that it could act on.
    if (
      index === 1 &&
      isInventedName(words[0] ?? '') &&
      (isThirdPersonVerb(word) ||
        (/[^s]s$/.test(word) &&
          !/ed$/.test(words[2] ?? '') &&
          !prepositions.has((words[2] ?? '').toLowerCase()) &&
          !/^(?:and|or)$/.test(words[2] ?? '')))
    )
      return index;
    if (isPlural(before) && plainVerbs.test(word)) return index;
    if (actsOnObject(words, index) || (word === 'costs' && /^[$€£]\d/.test(words[index + 1] ?? '')))
      return index;
    // "Our researchers recruit patients": the sender's people, and what they do.
    if (
      /^(?:our|my)$/i.test(words[0] ?? '') &&
      isPlural(before) &&
      (findVerb(word)?.form === 'base' || word === 'average') &&
      !ambiguousVerbs.test(word)
    )
      return index;
    // "Our robots unload trailers": after a plural of the sender's, a bare word is what they do.
    if (
      index === 2 &&
      /^(?:our|my)$/i.test(words[0] ?? '') &&
      isPlural(before) &&
      /^\p{Ll}{3,}$/u.test(words[index] ?? '') &&
      findVerb(word)?.form === 'base'
    )
      return index;
    // "Hotels see on average 11% more": a plural that opens the sentence, and what it does.
    if (
      isPlural(before) &&
      plainDeeds.test(word) &&
      (index === 1 || (index === 2 && opensObject(words[index + 1] ?? '')))
    )
      return index;
    if (
      packageHeads.has(before) &&
      !isPlural(before) &&
      /^(?:our|the|my|this)$/i.test(words[0] ?? '') &&
      /^\p{Ll}{2,}[^su\W]s$/u.test(word) &&
      (opensObject(words[index + 1] ?? '') || isThirdPersonVerb(word)) &&
      !pluralNouns.test(word)
    )
      return index;
    if (!isThirdPersonVerb(word) || isPlural(before)) continue;
    if (
      pluralNouns.test(word) &&
      !packageHeads.has(before) &&
      (!determiners.has((words[0] ?? '').toLowerCase()) || /^an?$/i.test(words[0] ?? ''))
    )
      continue;
    if (
      /^(?:for|in|at|by|of|and|or|instead|rather|than|per)?$/.test((words[index + 1] ?? '').toLowerCase()) &&
      word !== 'works'
    )
      continue;
    if (
      clearVerbs.test(word) ||
      packageHeads.has(before) ||
      determiners.has((words[0] ?? '').toLowerCase()) ||
      opensObject(words[index + 1] ?? '')
    )
      return index;
  }
  return -1;
}
