import { isOrdinaryWord } from '../../../gate/index.ts';
import { isCount, isParticiple, isPlural, isThirdPersonVerb, toNounCore } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import {
  determiners,
  findFixedSpelling,
  massNouns,
  nounGerunds,
  packageHeads,
  packagingWords,
  personNouns,
  prepositions,
} from '../../text/words.ts';

/** Things whose name opens with a verb. */
const verbCompounds =
  /^(?:help[ -](?:desk|cent|line)|call cent|cut flowers|build (?:acceleration|agents?|automation|cach(?:e|es|ing)|clusters?|farms?|logs?|minutes|pipelines?|servers?|systems?|times?|tools?)|grow (?:lights?|tents?|boxes|bags)|play (?:areas?|equipment|grounds?)|wash (?:stations?|bays?)|show (?:homes?|notes|rooms?)|sleep (?:pods?|masks?|aids?)|swim |drop[ -]ship|spend (?:analytics|analysis|cards?|data|limits?|management|control|reports?)|stop signs?|skip hire|plug (?:adapters?|sockets?)|turn signals?|volunteer [a-z]+(?:ers|ors)\b|lift (?:maintenance|servic|repair|inspection|install|moderni|engineer|parts|contracts?)|learn(?:ing)? management|sort(?:ing)? machines?|reach (?:stackers?|trucks?))/i;

/** `welders`, `artists`. */
function isTrade(noun: string): boolean {
  return (
    /[^s]s$|people$|staff$/.test(noun) &&
    (personNouns.has(noun.replace(/s$/, '')) || /(?:[^aeiou]ers|ists|ors|people|staff)$/.test(noun))
  );
}

/** Things whose first word is a deed elsewhere: `finish line`, `cut glass`, `stop motion`. */
const namedByDeed =
  /^(?:build plates?|carry (?:bags?|cases?|cots?)|catch (?:basins?|pits?)|change management|cut (?:and fill|crystal|foam|gems?|glass|leather|stone)|dig sites?|drop kerbs?|fall (?!(?:apart|back|behind|for|in|into|off|on|out|short|to|under)\b)\p{Ll}+|finish (?:carpentry|lines?)|go[ -]karts?|grow bags?|hold music|lead[- ]times?|onboard (?!(?:all|an?|and|any|each|every|more|my|new|or|our|the|their|them|your)\b|(?:\p{Ll}+ )?(?:clients|customers|employees|hires|people|staff|starters|suppliers|teams|users)\b)\p{L}+|push (?:bars?|buttons?)|need assessments?|reach trucks?|read replicas?|rise and fall \p{Ll}+|run clubs?|send[- ]time \p{Ll}+|sell sheets?|set (?:building|design|dressing|menus?)|(?:start|close|launch) dates?|start (?:gates?|lines?|times?)|stop motion|(?:learn to|play) \p{Ll}+ (?:class|course|lesson|session|workshop)e?s?|try before you buy)\b/iu;

/** `Catch basin cleaning`, `reach truck hire`: work on one of what can be counted, which nobody catches or reaches. */
const worksOnOne =
  /^(?:carry|catch|dig|drop|fall|finish|go|pull|push|put|reach|start|throw) \p{Ll}+ (?:\p{Ll}+ )?(?:cleaning|fitting|hire|inspections?|installation|maintenance|rental|repairs?|servicing|timing)\b/iu;

/** What says how or with what result something is done, and so that it is a deed: `track parcels in real time`. */
const toldOfDeed =
  /\b(?:faster|sooner|quicker|automatically|in real time|in one place|without \p{L}+ing|by \d+%|\p{L}{4,}ily|securely|safely)\b/u;

/** What a tool does and no things of that name: `works with Slack`, `runs on premises`. */
export const toolDeed =
  /^(?:(?:boots|charges|cools|cures|dries|heats|loads|sets) (?:in|overnight|within)|comes with|connects (?:to|with)|fits (?:in|into|on|under)|goes (?:in|into|on|to|up|with)|integrates with|lasts|pays (?:back|for (?:itself|themselves))|plugs into|rents (?:by|for)|runs (?:in|on)|ships (?:flat|free|worldwide)|sits (?:in|on)|syncs (?:to|with)|takes|works (?:across|all|alongside|anywhere|around the clock|day and night|every|from|in|inside|offline|on|online|with|without)|exports to|folds (?:away|down|flat|into|up)|packs (?:away|down|flat|into)|sets up)(?: |$)/i;

/** `contract 3D artists`, `contract welders`: people, by how they are employed. */
const contractors =
  /^contract (?:(?!(?:for|out|the|to|with|your)\b)[\p{L}\d-]+ ){0,2}?([\p{L}-]+)(?=$|[,.;:(]| (?:for|from|in|on|to|who|with)\b)/iu;

/** Whether words are the name of a thing, though the first of them could be a deed. */
function namesByDeed(text: string): boolean {
  const who = contractors.exec(text)?.[1] ?? '';
  return (
    verbCompounds.test(text) ||
    namedByDeed.test(text) ||
    worksOnOne.test(text) ||
    (who !== '' && isTrade(who.toLowerCase()))
  );
}

/** What is measured, though its first word could be a deed: `lead time`, `lift height`. */
const measured =
  /^(?:burn|charge|cook|cure|cycle|dry|dwell|hold|lead|play|run|ship|soak|start|travel|turn|wait)(?:ing)?[ -]times?\b|^(?:carry|fill|hold|lift|load|reach|seat|stack)(?:ing)? (?:capacity|height|length|rate|volume|weight)\b/i;

/** Whether a first word that can be a verb is one here: something follows that a verb takes. */
export function startsWithVerb(text: string): boolean {
  // "Cut to size", "run for you", "set up in a day" say what was done to it; "set up of servers" is a thing.
  if (
    /^(?:cut|set|split) (?:from|in|into|on|to) (?:(?:any|her|his|the|their|your) )?\p{L}+(?: CNC)?$/iu.test(
      text,
    )
  )
    return false;
  if (
    /^(?:put|run|set|split)(?: up| on)? (?:by|for you|in (?:an?|one|two|\d+|under) |under |with(?:in)? )/i.test(
      text,
    )
  )
    return false;
  if (/^(?!(?:dispose|think|hear|speak|talk)\b)\p{L}+(?: up| out| off| over)? of\b/iu.test(text))
    return false;
  // "Trade 6.20", "rent 40 a rack": what it costs.
  if (
    /^(?:charge|deposit|hire|lease|list|rent|retail|trade|wholesale) [$€£]?\d[\d.,]*(?:$|[,/]| an? | per )/i.test(
      text,
    )
  )
    return false;
  // "Lead time 3 weeks", "lift height of 4 m": a measure.
  if (measured.test(text)) return false;
  // "Switch 2, PS5": a version of a product.
  if (/^\p{L}+ \d(?:\.\d+)?(?:$|,)/u.test(text)) return false;
  // "Cut the morning we deliver": when it was done.
  if (
    /^(?:cut|put|set|shut|split) (?:each|every|on|the) (?:afternoon|day|evening|morning|night|week)\b/i.test(
      text,
    )
  )
    return false;
  // "Report the next morning" names what there will be.
  if (/^\p{L}+ (?:the )?(?:next|same) (?:afternoon|day|evening|morning|week)\b/iu.test(text)) return false;
  const words = text.split(/\s+/);
  const verb = findVerb(words[0] ?? '');
  if (verb?.form !== 'base' || namesByDeed(text) || isAboutNoun(words)) return false;
  // No thing is called an "increase retention".
  if (verb.base === 'increase' && !/^(?:in|of)$/.test(words[1] ?? '') && words.length > 1) return true;
  const second = (words[1] ?? '').toLowerCase().replace(/[^\p{L}\p{N}$€£%-]/gu, '');
  if (!second) return false;
  // "Clean up your data".
  if (/^\p{L}+ (?:away|back|down|off|out|up) (?:an?|our|the|your) /iu.test(text)) return true;
  // "Collect and return" names a service; "find and fix leaks" is a deed.
  if (/^(?:and|or)$/.test(second)) return words.length > 3 && startsWithVerb(words.slice(2).join(' '));
  // "Hire vetted developers in 48 hours".
  if (
    verb.base === 'hire' &&
    words.length > 2 &&
    /(?:[^aeiou]ers|ists|ors|people|staff|talent)$/.test(toNounCore(words.slice(1).join(' ')).at(-1) ?? '')
  )
    return true;
  // "Pilot funded by the EU": what was done to a thing; "attract qualified nurses" is a deed.
  if (
    findVerb(second)?.form === 'past' &&
    /ed$/.test(second) &&
    (verb.isName || words.length < 3 || prepositions.has((words[2] ?? '').toLowerCase())) &&
    !/^(?:get|keep|stay|become|be)$/.test(verb.base)
  )
    return false;
  // "Free 20-minute call", "live 24/7 support": before a figure such a word is an adjective.
  if (
    /^(?:better|clean|close|complete|direct|dry|free|live|open|perfect)$/.test(verb.base) &&
    /^\d/.test(second)
  )
    return false;
  if (opensObject(second) || /^speed up\b/i.test(text)) return true;
  // "Retrofit diesel buses to electric".
  if (/^(?:move|retrofit|switch|transfer|upgrade) (?:[\p{L}-]+ ){0,3}\p{L}+s to /iu.test(text)) return true;
  // "Document software that chases clients automatically": how it chases says nothing of the document.
  if (verb.isName)
    return (
      toldOfDeed.test(text.split(/ (?:that|which|who) /)[0] ?? '') &&
      !particles.test(second) &&
      // "Contract management" is nothing that one contracts.
      !massNouns.has(second.replace(/,$/, ''))
    );
  if (particles.test(second)) return true;
  // One of what can be counted takes an article as an object: "grow tent" names a thing.
  const head = (toNounCore(words.slice(1).join(' ')).at(-1) ?? '').toLowerCase();
  return !isCount(head) && !packageHeads.has(head.replace(/s$/, ''));
}

/** Words that some verbs take before an object, or in its place. */
const particles = /^(?:for|in|on|with|to|from|out|up|off|down)$/;

/** Whether a word opens what a verb acts on. */
export function opensObject(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    determiners.has(lower) ||
    /^[\d$€£]/.test(lower) ||
    /^(?:you|them|him|her|us|it|better|faster|new|time|money|one|two|three|losing|wasting|paying|customers|costs)$/.test(
      lower,
    )
  );
}

/** Things that are named by the work that is done with them: `milling discs`, `packing materials`, `buying guides`. */
const workedWith =
  /^(?:(?:boring|carving|cutting|drilling|grinding|milling|polishing|sanding|sawing|turning|welding) (?:belts?|bits?|blades?|discs?|disks?|fluids?|heads?|inserts?|pads?|rods?|tools?|wheels?|wire)|buying (?:groups?|guides?|signals?)|(?:charging|docking|filling|landing|mooring|parking|vending) (?:bays?|docks?|hubs?|points?|spaces?)|closing (?:costs|dinners|gifts?)|drawing (?:boards?|tablets?)|filing cabinets?|growing (?:lights?|media|medium|trays?)|(?:cooking|heating) oil|drinking water|hanging (?:baskets?|chairs?|gardens?|lamps?|planters?|plants?)|hiring (?:campaigns?|data|days?|events?|fairs?|plans?|sprints?)|mapping drones?|(?:moving|packaging|packing|shipping|storing) (?:boxes|crates|materials?|paper|peanuts|stations?|supplies|tape)|reading (?:circles?|clubs?|diar(?:y|ies)|glasses|groups?|lamps?|nights?|rooms?)|running shoes?|sharpening (?:stations?|steels?|stones?|strops?))$/;

/** Things to work with: before them a word in -ing says what for. */
const equipment =
  /^(?:aids?|aprons?|arms?|barriers?|baskets?|belts?|benches|blades?|blankets?|boards?|booths?|boots|bowls?|brackets?|bricks?|brushes|cabinets?|cages?|cameras?|carts?|cells?|chairs?|chambers?|chips?|clamps?|clips?|cushions?|desks?|drums?|fans?|frames?|glasses|gloves?|goggles|guards?|harness(?:es)?|headphones|headsets?|helmets?|hoods?|hooks?|irons?|jackets?|jigs?|kennels?|kettles?|knives|ladders?|lamps?|lanes?|lights?|lines?|lockers?|masks?|mats?|meters?|mops?|moulds?|nets?|nozzles?|ovens?|pads?|pans?|pens?|pods?|poles?|posts?|presses|pumps?|racks?|rails?|ramps?|reels?|rigs?|robots?|ropes?|saws?|scales?|screens?|sensors?|sheds?|shelves|shoes|simulators?|slings?|stalls?|stands?|stations?|stones?|straps?|strops?|suits?|tables?|tanks?|tapes?|tents?|tins?|trays?|trolleys?|trucks?|tunnels?|turntables?|units?|valves?|vats?|vests?|walls?|wheels?|winches)$/;

/** What is done to such things, and not with them: `restoring looms`, `installing ramps`. */
const workOnThings =
  /^(?:adapting|assembling|auctioning|building|buying|calibrating|clearing|collecting|connecting|converting|customising|customizing|decorating|delivering|designing|developing|distributing|electrifying|engraving|exporting|finding|fitting|fixing|hiring|importing|improving|inspecting|installing|insuring|leasing|lending|maintaining|making|manufacturing|mending|modernising|modernizing|moving|optimising|optimizing|painting|printing|producing|protecting|providing|rebuilding|reconditioning|recycling|refilling|refurbishing|removing|renewing|renovating|renting|repairing|replacing|reselling|restoring|retrofitting|retreading|selling|servicing|sharpening|shipping|sourcing|supplying|transporting|upgrading)$/;

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
  // "Speaking slot at our conference".
  if (isCount(second) && prepositions.has((words[2] ?? '').toLowerCase())) return false;
  // "A visiting planetarium" visits.
  if (
    nounGerunds.has(first) ||
    /^(?:living|rolling|rotating|talking|touring|travelling|visiting|working)$/.test(first)
  )
    return false;
  // "Letting management", "letting agency": what the first word is of.
  if (/^(?:administration|agency|agencies|agents?|firm|management|services?|work)[,;:]?$/.test(second))
    return false;
  // "Crossing patrol staff" are people.
  if (words.length > 2 && /^(?:crews?|drivers|guards|operators|staff|workers)$/i.test(words.at(-1) ?? ''))
    return false;
  // "Captioning units hired out by the week" are units.
  if (words.slice(2, 5).some((word, at) => isPlural(words[at + 1] ?? '') && isParticiple(word))) return false;
  // "Driving range ball machine": a machine.
  if (/^driving range$/.test(`${first} ${second}`)) return false;
  // "Milling discs", "packing materials": what is worked with.
  const thing = second.replace(/,$/, '');
  if (workedWith.test(`${first} ${thing}`) || (equipment.test(thing) && !workOnThings.test(first)))
    return false;
  // "Driving lessons" and "sewing machines" are things, and so is what is let or sold.
  if (
    /\bfor (?:hire|lease|rent|sale)\b/i.test(words.join(' ')) ||
    /^(?:lessons?|class(?:es)?|courses?|sessions?|tours?|trips?|schools?|machines?|machinery|robots?|equipment|gear|kits?)$/.test(
      second,
    )
  )
    return false;
  const head = (toNounCore(words.slice(1).join(' ')).at(-1) ?? '').toLowerCase();
  return !packageHeads.has(head) && !prepositions.has(second) && second !== 'and';
}

/** `Our app for rota planning is free`: where "is" stands after a subject of several words and before any other clause. */
function findCopula(words: readonly string[]): number {
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
      (!findVerb(word)?.isName ||
        /^(?:an?|the|your?|our|every|each|all|any|\d[\d.,%]*)$/.test(words[index + 1] ?? '')),
  );
  const stop = words.findIndex(
    (word, index) => index > phraseAt && (subordinators.test(word) || /[,:;]$/.test(word)),
  );
  return at > 0 && at < words.length - 1 && (stop < 0 || at <= stop) ? at : -1;
}

/** A word of five letters or more that no dictionary has. */
export function isOwnWord(word: string): boolean {
  return (
    /^\p{L}{5,}$/u.test(word) &&
    !isOrdinaryWord(word.toLowerCase()) &&
    !findVerb(word) &&
    !findFixedSpelling(word)
  );
}

/** A word typed with a capital that no dictionary has: a product or a firm. */
export function isInventedName(word: string): boolean {
  return (
    /^\p{Lu}\p{L}*\p{Ll}$/u.test(word) &&
    !findFixedSpelling(word) &&
    !findVerb(word) &&
    !isCount(word.toLowerCase()) &&
    // "Compostable" and "Bilingual" are no names.
    !/\p{Ll}{4}[ai]ble$|^(?:bi|mono|multi|tri)\p{Ll}+al$/iu.test(word) &&
    (!isOrdinaryWord(word.toLowerCase()) || isVerbWithLy(word.toLowerCase()))
  );
}

/** `Retainly`, `Bookly`: no adverb comes of a verb. `Billwise`: nor is that one. */
function isVerbWithLy(word: string): boolean {
  return (
    /^(?!(?:clock|cross|edge|height|length|like|other|step|width)wise)\p{Ll}{3,}wise$/u.test(word) ||
    (/\p{Ll}{3}ly$/u.test(word) &&
      findVerb(word.slice(0, -2))?.form === 'base' &&
      !/^(?:cleanly|closely|costly|directly|dryly|freely|lively|openly|orderly|ownly|slowly|smoothly|timely)$/.test(
        word,
      ))
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
    (verb?.form === 'base' && isPlural(words[at - 1] ?? ''));
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
export function findFinite(words: readonly string[]): number {
  const copula = findCopula(words);
  if (copula > 0) return copula;
  for (let index = 1; index < Math.min(words.length - 1, 8); index++) {
    const word = (words[index] ?? '').toLowerCase();
    // "Tagging and survey app works offline": only what is plainly sold can be the subject after "and".
    if (word === 'and') {
      const at = words.findIndex((_, later) => later > index + 1 && isSoldThing(words, later));
      return at > 0 && at < words.length - 1 ? at : -1;
    }
    // "Our laptops cost half the price of new ones".
    if (
      word === 'cost' &&
      isPlural(words[index - 1] ?? '') &&
      /^(?:about|as|between|half|less|more|nothing|only|twice|under|up)$|^[A-Z]{0,2}[$€£]?\d/.test(
        words[index + 1] ?? '',
      )
    )
      return index;
    // "Kubernetes cost dashboards": what something costs is a sum.
    if (
      word === 'cost' &&
      /^(?!(?:about|around|as|from|half|less|more|nothing|only|over|the|them|twice|under|up|you)\b)\p{Ll}{3}/u.test(
        words[index + 1] ?? '',
      )
    )
      continue;
    // "Scores you can annotate".
    if (
      /^(?:they|we|you)$/.test(word) &&
      // "A line you can rent".
      (isPlural(words[index - 1] ?? '') || isCount((words[index - 1] ?? '').toLowerCase())) &&
      auxiliaries.test(words[index + 1] ?? '')
    )
      return -1;
    // "A plan your staff can set up".
    if (
      /^(?:our|your)$/.test(word) &&
      isCount((words[index - 1] ?? '').toLowerCase()) &&
      auxiliaries.test(words[index + 2] ?? '')
    )
      return -1;
    if (
      /^(?:that|which|who|how|why|what|where|when|if|whether|so|because|while|to|for|with|in|by|of|and|or|from|at|on|&|-)$/.test(
        word,
      ) ||
      /[,:;]$/.test(words[index - 1] ?? '')
    )
      return /^(?:in|from|at|near|of|for|with|on)$/.test(word) ? findLaterVerb(words, index) : -1;
    // "Falconry displays and hands-on sessions": one of two things.
    const isOneOfTwo =
      /^(?:and|or)$/i.test(words[index + 1] ?? '') && !isThirdPersonVerb(words[index + 2] ?? '');
    // "Kitchen deep cleans, …", "deep cleans from £90": several, and no deed.
    const isSeveralOf =
      /^(?:checks|cleans|counts|takes|washes)$/.test(word.replace(/,$/, '')) &&
      (word.endsWith(',')
        ? !isThirdPersonVerb(words[index + 1] ?? '')
        : /^(?:\(|(?:at|for|from) [$€£]?\d)/.test(words.slice(index + 1, index + 3).join(' ')));
    // "Turf scans every two weeks", "garden visits twice a month": several, and how often.
    const isHowOften =
      findVerb(word)?.form === 'third' &&
      findVerb(word)?.isName === true &&
      !determiners.has((words[0] ?? '').toLowerCase()) &&
      /^(?:once|twice|(?:each|every) (?:\d+|two|three|four|few|other|day|week|fortnight|month|quarter|spring|summer|autumn|winter|year|\p{L}+day))\b/u.test(
        words.slice(index + 1, index + 3).join(' '),
      );
    // "A service answering calls", "a team taking orders": what they do it to.
    const isObject =
      actors.test((words[index - 2] ?? '').toLowerCase()) &&
      findVerb(words[index - 1] ?? '')?.form === 'gerund' &&
      findVerb(word)?.isName === true;
    if (!isOneOfTwo && !isSeveralOf && !isHowOften && !isObject && isFiniteAt(words, index)) return index;
  }
  return -1;
}

/** A product, and what it does: `… app works`. */
function isSoldThing(words: readonly string[], verbAt: number): boolean {
  const isOpen = words
    .slice(0, verbAt)
    .every((word) => !/[,;:]$/.test(word) && !prepositions.has(word) && !subordinators.test(word));
  return isOpen && packageHeads.has(words[verbAt - 1] ?? '') && isThirdPersonVerb(words[verbAt] ?? '');
}

const auxiliaries = /^(?:can|could|get|have|may|need|never|will|would)$/i;

/** Those of whom a telegram says what they do. */
const doers =
  /^(?:cleaner|client|courier|customer|driver|engineer|fitter|guest|mechanic|nurse|parent|patient|technician|tenant|tutor|vet)$/;

/** Who or what does something for others: `our scheme pairs …`, `our theatre company stages …`. */
const actors =
  /^(?:agency|app|archive|bakery|brewery|charity|choir|clinic|club|co-op|collective|company|consultancy|cooperative|engine|farm|festival|firm|foundation|group|initiative|kitchen|lab|library|museum|network|orchestra|outfit|platform|practice|programme|project|school|scheme|service|shop|software|start-?up|studio|system|team|theatre|tool|trust|unit|workshop)$/;

/** `Our screening service rechecks existing clients`, `our engineers set up a system`: a verb that is as often a thing, or that no list has, with its object. */
function actsForFirm(words: readonly string[], at: number): boolean {
  const [before = '', word = '', next = '', after = ''] = [
    words[at - 1],
    words[at],
    words[at + 1],
    words[at + 2],
  ].map((one) => (one ?? '').toLowerCase());
  if (/[,;:]$/.test(before) || at < 2) return false;
  if (isPlural(before) && word === 'set' && next === 'up') return opensObject(after);
  const isObject =
    /^\p{Ll}{3,}$/u.test(next) &&
    !prepositions.has(next) &&
    findVerb(next)?.form !== 'base' &&
    !/^(?:and|are|available|can|each|every|or|per|ready|that|which|who|will|with|worth)$/.test(next) &&
    // "Our delivery vans fitted with racks".
    !(isParticiple(next) && (prepositions.has(after) || after === ''));
  const isDeed =
    /^(?:re)?(?:pairs|stages|rechecks|reviews|checks|tests|screens|trains|matches|hosts|houses|mentors|coaches|films|tours|models|maps|tracks|plans|books|ranks|rates|scores|sorts|stores|tags|times|trades|audits|drafts|prices|schedules)$/.test(
      word,
    );
  return (
    isDeed && actors.test(before) && (isObject || opensObject(next)) && isPlural(nounAfter(words, at) ?? '')
  );
}

/** The last word of what stands right after a word, before a preposition or a mark. */
function nounAfter(words: readonly string[], at: number): string | undefined {
  return toNounCore(words.slice(at + 1).join(' ')).at(-1);
}

/** `Cardboard can carriers`, `bespoke can openers`: a tin, before what it is for. */
function isTin(word: string, after: string): boolean {
  const next = after.replace(/[,;]$/, '');
  return (
    word === 'can' &&
    (/^(?:carrier|cooler|crusher|dispenser|filler|filling|holder|labels?|line|liner|opener|press|seamer|sleeve)$/.test(
      next,
    ) ||
      (/^\p{Ll}{3,}s$/u.test(next) && isPlural(next) && findVerb(next)?.form !== 'base'))
  );
}

/** `Data capture platform`, `data capture for trials`: what is done with data names the work or the tool for it. */
function namesWork(words: readonly string[], at: number): boolean {
  const next = (words[at + 1] ?? '').toLowerCase().replace(/[,;:]$/, '');
  const isOwn = /^(?:all|my|our|the|these|your)$/i.test(words[0] ?? '');
  if (/^data$/i.test(words[at - 1] ?? '')) return packageHeads.has(next) || prepositions.has(next);
  const after = (words[at + 2] ?? '').toLowerCase();
  const isLast = after === '' || prepositions.has(after) || /[,;:]$/.test(words[at + 1] ?? '');
  return !isOwn && isLast && packageHeads.has(next) && !isPlural(next);
}

/** Whether the words before a word are the subject of what it says: `our robots unload trailers`, `the app reads claims`. */
function isFiniteAt(words: readonly string[], at: number): boolean {
  const [first = '', before = '', word = '', next = ''] = [
    words[0],
    words[at - 1],
    words[at],
    words[at + 1],
  ].map((one) => (one ?? '').toLowerCase());
  if (isTin(word, next)) return false;
  // "A restored 1962 horsebox": right behind its article it says how something is.
  if (/^(?:an?|my|our|the|your)$/.test(before) && findVerb(word)?.form !== 'third') return false;
  if (
    /^(?:is|are|can|will|would|could|should|may|might|must|has|have|had|does|did|was|were|offers|provides|comes|starts)$/.test(
      word,
    ) ||
    actsOnObject(words, at) ||
    (word === 'costs' && /^[$€£]\d/.test(next))
  )
    return true;
  // "Two visits a year", "reports per week" are things.
  if (
    isPlural(word) &&
    (/^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(before) ||
      (/^(?:an?|each|every|per)$/.test(next) &&
        /^(?:hour|day|week|month|quarter|term|year)s?[,.]?$/.test((words[at + 2] ?? '').toLowerCase())))
  )
    return false;
  const verb = findVerb(word);
  // "Digital scores you can annotate", "light shows with drones" are things.
  if (
    verb?.form === 'third' &&
    verb.isName &&
    /^(?:they|we|you)$/.test(next) &&
    auxiliaries.test(words[at + 2] ?? '')
  )
    return false;
  // "Dunning emails that recover payments" are things.
  if (
    (!verb || (verb.form === 'third' && verb.isName)) &&
    /^(?:that|which|who)$/.test(next) &&
    !/^(?:claims|finds|reports|shows|states)$/.test(word)
  )
    return false;
  if ((word === 'shows' && prepositions.has(next)) || (verb?.form === 'third' && next === '-')) return false;
  const isOwn = /^(?:our|my)$/.test(first);
  if (isOwn && actsForFirm(words, at)) return true;
  // "Our volunteer choir sings for residents", "my string quartet plays at weddings".
  if (
    isOwn &&
    at > 1 &&
    !isPlural(before) &&
    prepositions.has(next) &&
    /^(?:dances|drives|goes|meets|performs|plays|rehearses|sings|speaks|travels|volunteers|works)$/.test(word)
  )
    return true;
  // "Cleaner drops dirty linen, picks up clean".
  if (at === 1 && verb?.form === 'third' && doers.test(before) && !prepositions.has(next)) return true;
  // "GPS" is no plural.
  if (isPlural(words[at - 1] ?? '')) {
    // "Clubs run by engineers", "strips cut to size": what has no object was done to them.
    if (isParticiple(word) && !opensObject(next) && !isPlural(next)) return false;
    if (verb?.form === 'base' && namesWork(words, at)) return false;
    if (verb?.form === 'base') return !verb.isName || isPlural(next) || (isOwn && at === 2);
    return isOwn && word === 'average';
  }
  // "Rotafix plans shifts", typed small.
  if (
    at === 1 &&
    verb?.form === 'third' &&
    isOwnWord(words[0] ?? '') &&
    (opensObject(next) || (isPlural(next) && !prepositions.has(next)))
  )
    return true;
  // "MedLine Testing inspects and certifies pipelines": two deeds of one name.
  if (
    at < 4 &&
    next === 'and' &&
    verb?.form === 'third' &&
    !verb.isName &&
    isInventedName(words[0] ?? '') &&
    isThirdPersonVerb(words[at + 2] ?? '')
  )
    return true;
  // After an invented name a word in -s is what it does, unless nothing follows that it could act on.
  if (at === 1 && isInventedName(words[0] ?? '') && /[^s]s$/.test(word))
    return (
      // "Locum vets at short notice" are people.
      (verb?.form === 'third' &&
        (!verb.isName || !prepositions.has(next) || toolDeed.test(words.slice(at).join(' ')))) ||
      !(
        verb?.form === 'third' ||
        /(?:ings|[st]ions|ments|ances|ences|ships|ists)$/.test(word) ||
        /^(?:daily|each|every|monthly|per|weekly)$/.test(next) ||
        findVerb(next)?.form === 'base' ||
        /ed$|^(?:built|cut|grown|made|sewn|spun|woven)$/.test(next) ||
        prepositions.has(next) ||
        /^(?:and|or)$/.test(next)
      )
    );
  // "Our AI drafts reports".
  const isAi = at === 2 && before === 'ai' && /^(?:our|the)$/.test(first);
  if (determiners.has(before) || (packagingWords.has(before) && !isAi)) return false;
  const isDetermined = determiners.has(first);
  if (!verb)
    return isOwn && packageHeads.has(before) && /^\p{Ll}{2,}[^su\W]s$/u.test(word) && opensObject(next);
  if (
    verb.form !== 'third' ||
    (/^(?:for|in|at|by|of|and|or|instead|rather|than|per)$/.test(next) &&
      !/^(?:fits|goes|lasts|sits|works)$/.test(word))
  )
    return false;
  // "Pulp inserts to replace foam" are things.
  if (
    next === 'to' &&
    findVerb(words[at + 2] ?? '')?.form === 'base' &&
    !/^(?:aim|help|learn|need|plan|prove|serve|stand|want|work)$/.test(verb.base)
  )
    return false;
  // "FX forwards explained by bankers": what something was done to is a thing.
  // "Our agency sends trained porters" acts on them.
  const acted = (words[at + 2] ?? '').toLowerCase();
  if (
    findVerb(next)?.form === 'past' &&
    verb.base !== 'get' &&
    (!isOwn || verb.isName || acted === '' || prepositions.has(acted))
  )
    return false;
  if (!verb.isName || next === 'into' || (opensObject(next) && next !== 'that')) return true;
  // "Our home visits programme" is one thing.
  return isDetermined && !/^an?$/.test(first) && !prepositions.has(next) && !packageHeads.has(next);
}
