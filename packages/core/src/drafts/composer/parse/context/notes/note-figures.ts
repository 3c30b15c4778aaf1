import { compact } from '../../../../compact.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toNounCore,
} from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isTold } from '../second-person.ts';
import { firstTold, type TableOf } from './note-table.ts';

const figure = String.raw`(?:[A-Z]{3} ?)?[$€£]?\d[\d.,]*(?:%|k|m|x)?`;
const change = String.raw`${figure}(?: \p{Ll}+)? to ${figure}`;

/** What is measured at somebody's: `ramp time for new reps`. Undefined where the words are a sentence or begin with a name. */
function toMeasure(text: string): string | undefined {
  const words = text.split(' ');
  const isSentence = words.some((word, at) => at > 0 && isTold(word) && !/^(?:cost|use)s?$/.test(word));
  const isName = words.length > 1 ? /^\p{Lu}/u.test(words[1] ?? '') : !/^\p{L}\p{Ll}+$/u.test(text);
  if (isSentence || isName || /\b(?:he|her|his|its|she|their|they|you|your)\b/i.test(text)) return undefined;
  const phrase = decapitalise(text);
  return /^(?:average|mean|median|typical|usual) /.test(phrase) ? `the ${phrase}` : phrase;
}

/** `were` of several things and `was` of one. */
function wasOrWere(phrase: string): string {
  return isPlural(toNounCore(phrase).at(-1) ?? '') ? 'were' : 'was';
}

/** Who has bought or been helped, and what has been done, as one counts them. */
const buyers = /^(?:clients|clubs|couples|customers|families|households|members|subscribers|towns|users)$/;
const events =
  /^(?:audits|builds|concerts|courses|deliveries|downloads|editions|events|installations|installs|jobs|moves|orders|performances|pilots|placements|projects|repairs|screenings|sessions|shows|surveys|tests|tours|trials|weddings|workshops)$/;

/** `34 towns so far`: who is with the sender, or what there has been. */
function tellSoFar(count: string, things: string, when: string): string | undefined {
  const head = things.split(' ').at(-1) ?? '';
  const one = head.replace(/ies$/, 'y').replace(/s$/, '');
  if (/^(?:clients|customers|members|subscribers|users)$/.test(head))
    return `We have ${count} ${things} ${when}`;
  if (buyers.test(head) || (isPlural(head) && !events.test(head) && isWorkedWith(one)))
    return when.startsWith('since') ? undefined : `${capitalise(count)} ${things} are with us ${when}`;
  return events.test(head) ? `There have been ${count} ${things} ${when}` : undefined;
}

/** Organisations and places that a sender works with. */
export function isWorkedWith(noun: string): boolean {
  return (
    isCount(noun) &&
    /^(?:agenc|bakery|bank|brand|brewery|business|charity|clinic|college|company|council|factory|farm|firm|gallery|hospital|hotel|librar|museum|practice|restaurant|retailer|school|shop|salon|startup|studio|surger|theatre|union|university|venue)/.test(
      noun,
    )
  );
}

/** What somebody has done to many and tells as done: `146 races timed in 2024`. What readers do (hire, open, post) is not among them. */
export const deedsDone =
  'audited|built|cast|catered|certified|cleaned|coached|completed|converted|decorated|delivered|designed|done|digitised|digitized|edited|equipped|fed|filmed|fitted|framed|housed|inspected|installed|insulated|insured|mapped|measured|monitored|painted|photographed|placed|planted|played|printed|published|rebuilt|refitted|rehomed|repaired|replaced|rescued|restored|reviewed|rewired|scanned|served|sharpened|shipped|subtitled|supplied|supported|surveyed|taught|tested|timed|trained|transcribed|translated|treated|tuned|upgraded|visited|written';

/** `34 homes visited at present`, `146 races timed in 2024`: by whom goes without saying. */
function tellDone(many: string, done: string, where: string): string | undefined {
  const base = findVerb(done)?.base ?? done;
  if (/^ (?:at present|each|every|now|per|an?) ?/.test(where))
    return `We ${base} ${decapitalise(many)}${where}`;
  if (/^ (?:in (?:19|20)\d\d|last|this|during)\b/.test(where)) {
    // "Written" has another past.
    const past = { done: 'did', written: 'wrote' }[done] ?? done;
    return `We ${past} ${decapitalise(many)}${where}`;
  }
  return `We have ${done} ${decapitalise(many)}${where}`;
}

/** `17 ports shipped, 15 passed the test`: what became of how many. */
const ofWhich =
  /^, (\d[\d,]*|all|both|half|most|none) (?:of (?:them|these|those) )?((?:arrived|finished|made|met|opened|passed|ran|reached|sold|won) [^,;]*)$/iu;

/** What a sender has to show. */
const haveThings =
  /^.*?\b(?:agreements|clients|contracts|customers|intent|LOIs|partners|patents|pilots|pre-?orders|users)\b/i;

/** Notes that have figures and no verb. */
const notes: TableOf<[]> = [
  // "Reference: NAME, 42 machines, won back 310 hours".
  [
    /^(?:reference|example|case|(case study|customer|client)(?: (?:example|proof|result|story))?): (\p{Lu}[\p{L}&' -]{2,40}), ((?:about |around |over )?\d[\d.,]* \p{Ll}+(?: \p{Ll}+)?), (\p{Ll}+) (.+)$/iu,
    ([, customer, name, size, deed = '', rest]) =>
      findVerb(deed)?.form === 'past' || /^(?:beat|cut|hit|put)$/.test(deed)
        ? `${customer ? 'Our customer ' : ''}${name} (${size}) ${deed} ${rest}`
        : undefined,
  ],
  // "Client example: NAME, 34 rooms, direct share from 22% to 41%".
  [
    compact(
      String.raw`^(?:reference|example|case study|(?:customer|client)(?: (?:example|proof|result|story))?): (\p{Lu}[\p{L}&' -]{2,40}), (?:((?:about |around |over )?\d[\d.,]* \p{Ll}+), )?((?:\p{Ll}+ ){1,4})(?:went )?(?:(?:down|up) )?from (${change}.*)$`,
      'iu',
    ),
    ([, name, size, what = '', values]) => {
      const measure = toMeasure(what.trim());
      return measure && `At our customer ${name}${size ? ` (${size})` : ''}, ${measure} went from ${values}`;
    },
  ],
  // "Our client: NAME, from 12 to 41 enquiries a month".
  [
    compact(
      String.raw`^(?:[Mm]y |[Oo]ur )?([Cc]lient|[Cc]ustomer|[Uu]ser): (\p{Lu}[\p{L}&' -]{2,40}),? (?:went )?(?:(?:down|up) )?from (${change}.*)$`,
      'u',
    ),
    ([, who = '', name, values]) => `Our ${who.toLowerCase()} ${name} went from ${values}`,
  ],
  // "Last project: KYC completion went from 58% to 71%".
  [
    compact(
      String.raw`^(?:our |my )?((?:last|latest|most recent|recent) (?:assignment|install|installation|job|order|pilot|placement|project|rollout|trial)): (\p{L}[^,:;]*? (?:dropped|fell|grew|rose|went)(?: down| up)?) (?:from )?(${change}.*)$`,
      'iu',
    ),
    ([, which = '', what = '', values]) =>
      `On our ${which.toLowerCase()}, ${/^\p{Lu}\p{Ll}/u.test(what) ? decapitalise(what) : what} from ${values}`,
  ],
  // "Customer result: ramp time cut from 5.5 to 4 months".
  [
    compact(
      String.raw`^(?:(?:customer|client) )?(?:result|outcome|example)s?: (\p{L}[^,:;]*?) (cut|halved|lowered|reduced|shortened|down|up)((?: by .+?)? from ${change}.*)$`,
      'iu',
    ),
    ([, what = '', deed = '', values = '']) => tellChange(what, deed, values),
  ],
  // "Average dwell time down from 94 to 51 minutes at ACME".
  [
    compact(String.raw`^(\p{L}[^,:;]*?):? (cut|lowered|reduced|shortened|down|up)( from ${change}.*)$`, 'iu'),
    ([, what = '', deed = '', values = '']) => tellChange(what, deed, values),
  ],
  // "Last year: 41 tonnes of food, 1,260 households".
  [
    /^((?:last|this) (?:autumn|month|quarter|season|spring|summer|winter|year)|(?:in )?20[012]\d): ((?:about |around |nearly |over )?\d[^:;]*)$/iu,
    ([, when = '', figures = '']) =>
      figures.split(' ').some((word) => isTold(word)) ||
      /\b(?:closures|hires|lost|new|openings)\b/i.test(figures)
        ? undefined
        : `${capitalise(when.replace(/^(?=\d)/, 'in '))} it ${/,|\bof\b/.test(figures) ? 'came to' : 'was'} ${figures.replace(/, (?!.*, )/, ' and ')}`,
  ],
  // "34 towns so far, smallest has 2,100 inhabitants".
  [
    /^(\d[\d.,]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:\p{Ll}+ ){0,2}\p{Ll}+s) (so far|to date|since (?:19|20)\d\d)(?:, .*)?$/iu,
    ([, count = '', things = '', when = '']) =>
      things.split(' ').slice(0, -1).some(isTold) ? undefined : tellSoFar(count.toLowerCase(), things, when),
  ],
  // "146 races timed in 2024, every list published within 5 minutes".
  [
    compact(
      String.raw`^((?:(?:about|almost|around|more than|nearly|over|some) )?\d[\d.,]*\+?k? (?:\p{Ll}+ )?(?!units )\p{Ll}+s) (${deedsDone})((?: (?:across|at|during|each|every|for|in|last|now|on|per|since|so far|this|to) [\p{L}\d ]{2,40}| so far| a (?:month|week|year))?)((?:, .*)?)$`,
      'iu',
    ),
    ([, many = '', done = '', where = '', rest = '']) => {
      const told = tellDone(many, done.toLowerCase(), where);
      const [, share, still] = /^, (\d+ ?%) (?:are )?(still [^,;]+)$/i.exec(rest) ?? [];
      if (told && share && !where) return `${told}, and ${share} are ${still}`;
      const [, part, came] = ofWhich.exec(rest) ?? [];
      return told && part && !where ? `${told}, ${part.toLowerCase()} of which ${came}` : told;
    },
  ],
  // "61 horses wearing it in a trial since January; caught 17 of 19 cases".
  [
    /^((?:about |around |nearly |over )?\d[\d.,]*\+? (?:\p{Ll}+ ){0,2}\p{Ll}+s) (piloting|running|testing|trialling|trying|using|wearing) ((?:it|our|the|this)\b[^;]*)(?:; (caught|cut|detected|flagged|found|identified|prevented|saved|spotted) (\d.*))?$/iu,
    ([, many = '', doing, what = '', deed, result]) =>
      `${capitalise(many)} ${/\bsince\b/.test(what) ? 'have been' : 'are'} ${doing} ${what}${deed ? `. It ${deed} ${result}` : ''}`,
  ],
  // "First unit running at a dairy since March, 1.2 MWh, gas use down 62%".
  [
    /^(?:our |the )?(first|second|latest) (\p{Ll}+(?: \p{Ll}+)?) (running|operating|live|installed|in (?:operation|service|use)) ((?:at|in|on|with) (?!\d+ (?:business |working )?(?:day|hour|minute|month|week))[^,;]*?)( since [^,;]+)?((?:, [^;]*)?)$/iu,
    ([, which = '', thing, state, where, since, rest = '']) => {
      const [, measure = '', gain = ''] =
        /(?:^|, )(\p{Ll}[\p{Ll} ]*) ((?:down|up) \d[\d.,]*%)$/u.exec(rest) ?? [];
      const result = measure ? `, and ${measure} is ${gain}` : '';
      return `Our ${which.toLowerCase()} ${thing} ${since ? 'has been' : 'is'} ${state} ${where}${since ?? ''}${result}`;
    },
  ],
  // "4 signed letters of intent worth 2.1M", "Reference contracts with eleven hospitals".
  [
    /^((?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:signed )?(?:letters of intent|LOIs|patents|pre-?orders|design partners|(?:paid|paying) (?:[a-z]+ )?(?:clients|customers|pilots|users))|(?:signed|reference|framework) (?:agreements|contracts|customers) (?:in|with))\b.*)$/iu,
    ([, what = '']) =>
      what.replace(haveThings, '').split(' ').some(isTold)
        ? undefined
        : `We have ${decapitalise(what).replace(/, (?=[$€£]?\d[^,]*$)/, ' and ')}`,
  ],
  // "Only 6 Thursdays left between June and August".
  [
    /^(only \d+|only (?:one|two|three|four|five|six|seven|eight|nine|ten)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?=(?:dates|openings|places|rooms|seats|slots|spaces|spots|stands|tickets)\b)) ?(\p{L}+) ((?:still )?(?:available|free|left|open|remaining)\b(?! on\b).*)$/iu,
    ([, count = '', things = '', left]) =>
      left?.split(' ').some((word) => isTold(word) && word !== 'left')
        ? undefined
        : `${capitalise(count.trim())} ${things} ${/\bone$|\b1$/i.test(count.trim()) ? 'is' : 'are'} ${left}`,
  ],
  // "ISO 13485 certified manufacturer".
  [
    /^((?:ISO ?\d{4,5}|[A-Z]{3,6}|Fairtrade|UKAS)[ -](?:accredited|approved|certified|licensed|registered)) ((?:\p{Ll}+ )?(?:bakery|brewery|clinic|company|contractor|dealer|distributor|engineer|farm|firm|installer|lab|laboratory|maker|manufacturer|practice|producer|recycler|roastery|supplier|trainer|workshop))$/u,
    ([, mark = '', who]) =>
      `We are ${/^[AEFHILMNORSX][A-Z]|^ISO/.test(mark) && !/^(?:SOC|NA)/.test(mark) ? 'an' : 'a'} ${mark} ${who}`,
  ],
];

/** What whoever sells something brings down or up, and what is told of a firm rather than by who sells to it. */
const sendersFigures =
  /\b(?:accuracy|adherence|average|breakages|complaints|consumption|costs?|defects|delays|downtime|emissions|errors|losses|mean|median|no-shows|rates?|response|returns|times?|typical|use|waits?|waste)\b/;
const readersFigures =
  /\b(?:budget|footfall|funding|fleet|head ?count|profits?|staff|team|turnover|vacancy)\b/;

/** `Ramp time cut from 5.5 to 4 months`: what was done to it, or where it went. */
function tellChange(what: string, deed: string, values: string): string | undefined {
  const measure = toMeasure(what);
  const isSomebodys = /\b(?:at|for|in|with) (?:an? \p{Ll}|\p{Lu})/u.test(`${what}${values}`);
  if (!measure || !(isSomebodys || sendersFigures.test(measure)) || readersFigures.test(measure))
    return undefined;
  return capitalise(
    /^(?:down|up)$/i.test(deed)
      ? `${measure} went ${deed.toLowerCase()}${values}`
      : `${measure} ${wasOrWere(measure)} ${deed.toLowerCase()}${values}`,
  );
}

/** `Complaints went 9% to 3%`. */
const goesTo = compact(String.raw`\b((?:dropped|fell|grew|rose|went)(?: down| up)?) (?=${change})`, 'u');

/** `NAME cut admin 4 people to 1`. */
const cutTo =
  /(?<=\p{L} (?:cut|lowered|reduced|shortened) (?:(?!from\b)\p{Ll}+ ){1,3})(?=\d[\d.,]*(?:%| \p{Ll}+)? to \d)/u;

/** A note that gives figures without a verb, as a sentence: `Returns down from 9% to 4%` → `Returns went down from 9% to 4%`. Others as they are. */
export function withVerb(note: string): string {
  if (!/\d|\b(?:only|signed|reference|framework|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(note))
    return note;
  const whole = note.replace(goesTo, '$1 from ').replace(cutTo, 'from ');
  return firstTold(notes, whole) ?? whole;
}

/** A note in which the verb or its subject is missing: `Fleet cut from 60 to 40`, `Saves an hour`, `Published by a small press`. */
const fragments = [
  /^(?!(?:An?|I|It|The|They|We|You)\b)\p{Lu}\p{Ll}+(?: \p{Ll}+)*(?<! (?:is|was|were|been)) (?:cut|lowered|reduced|shortened) from \d/u,
  /^(?:costs|gives|needs|saves|takes) (?:an?|about|around|no|only|the|[$€£]?\d)\b/i,
  // "Tipped where you can get a lorry", "All trained and vetted".
  /^(?:All )?\p{Ll}+ed (?:and|at|by|for|from|in|on|to|when|where|with|within)\b(?!.*, (?:I|it|our|the|they|we|you)\b)/iu,
  /^(?:founded|funded|owned|published|run|written) by\b/i,
  /^(?:already|currently|now) in (?:about |more than |over )?\d/i,
];

/** Whether a note that no rule completes would be no sentence. */
export function isFragment(note: string): boolean {
  return fragments.some((pattern) => pattern.test(note)) || isDoneTo(note);
}

/** What comes about by itself: `Sales dropped by 5%` is a sentence. */
const happens =
  /^(?:appeared|arrived|asked|called|changed|climbed|closed|complained|continued|decided|declined|doubled|dropped|ended|finished|halved|happened|improved|increased|joined|landed|lasted|listened|lived|looked|moved|opened|paid|played|reacted|recovered|registered|replied|retired|returned|signed|stayed|started|stopped|switched|talked|travelled|traveled|tripled|turned|used|visited|voted|waited|walked|worked)$/;
const afterParticiple = /^(?:by|properly|right|when|where|within|without)$/;
const particle = /^(?:in|on|out|up)$/;
/** Pasts that are no participles. */
const onlyPast =
  /^(?:ate|became|began|broke|came|chose|did|drew|drove|fell|flew|gave|grew|knew|ran|rose|saw|spoke|stole|took|was|went|were|woke|wore|wrote)$/;

/** `Rules for rest hours built in`, `Holiday pay done right`: what is done to it, without the verb that says so. */
function isDoneTo(note: string): boolean {
  const words = note.replace(/[.!]$/, '').split(/,? /);
  if (/^(?:I|It|He|She|That|They|This|We|You)\b/i.test(note)) return false;
  const at = words.findIndex((word, index) => index > 0 && (isTold(word) || word === 'done'));
  const word = words[at] ?? '';
  const verb = findVerb(word);
  const next = words[at + 1];
  return (
    at > 0 &&
    isParticiple(word) &&
    (verb?.form === 'past' || word === 'done') &&
    words[at - 1] !== 'and' &&
    !happens.test(word) &&
    !onlyPast.test(word) &&
    (next === undefined || afterParticiple.test(next) || (particle.test(next) && at + 2 === words.length)) &&
    !words
      .slice(0, at)
      .some((each, index) => index > 0 && findVerb(each)?.form === 'base' && !findVerb(each)?.isName) &&
    !words
      .slice(at + 1)
      .some((each) => onlyPast.test(each) || (isTold(each) && findVerb(each)?.form !== 'past'))
  );
}
