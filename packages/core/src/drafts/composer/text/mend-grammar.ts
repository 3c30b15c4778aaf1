import { compact } from '../../compact.ts';
import { isCount, isParticiple, isPlural, toNounCore, withArticle } from './grammar.ts';
import { findVerb, toThirdPerson } from './verbs.ts';
import { personNouns } from './words.ts';

/** What stands for one firm, also where it says "since": `our company`, `the app`. */
const ownThings =
  'agency|app|brewery|charity|clinic|company|device|factory|farm|firm|machine|ngo|NGO|platform|product|program|school|service|shop|software|solution|startup|start-up|studio|system|tool|website|workshop';

/** Groups that some say "they" of. */
const groups =
  /^(?:band|board|choir|club|committee|council|crew|family|group|orchestra|police|public|staff|team|trio)$/;

/** `Our company exist`, `our tracker report every minute`, `it work`: one thing, and a verb of several. */
const ofOne =
  /(?<=^|[.!?;\n] ?|, (?:and|but|so) )((?:[Mm]y|[Oo]ur) (?!average|minimum|maximum)(\p{L}{3,})|[Ii]t) (?!cost\b(?!.* per )|cut|fit|hit|let|put|quit|read|run (?:by|since)|set|shut|split|spread)(\p{Ll}{3,})(?= (?!(?:are|can|costs?|has|have|is|lasts?|starts?|takes?|was|were|will)\b)(\p{L}+|\d|[$€£]))/gu;

const isOwn = compact(`^(?:${ownThings})$`);

const participles: Readonly<Record<string, string>> = {
  bake: 'baked',
  brew: 'brewed',
  build: 'built',
  deliver: 'delivered',
  design: 'designed',
  exist: 'existed',
  grow: 'grown',
  help: 'helped',
  live: 'lived',
  make: 'made',
  offer: 'offered',
  operate: 'operated',
  play: 'played',
  print: 'printed',
  produce: 'produced',
  repair: 'repaired',
  run: 'run',
  sell: 'sold',
  serve: 'served',
  supply: 'supplied',
  teach: 'taught',
  trade: 'traded',
  train: 'trained',
  work: 'worked',
};

const sinceWhen = String.raw`since (?=(?:19|20)\d\d\b|\d+ (?:years|months)\b)`;

/** `Our company exists since 1987`, `we work with hotels since 2011`. */
const deedSince = compact(
  String.raw`\b([Ii]|[Ww]e|[Tt]hey|(?:[Mm]y|[Oo]ur|[Tt]he) (?:${ownThings})|[Ii]t) (${Object.keys(participles).join('|')})(s?) ((?:(?!(?:and|but|that|which|who|have|has)\b)[^\s,.;:]+ ){0,6}?)${sinceWhen}`,
  'gu',
);

/** `We are in the market since 2005`. */
const stateSince = compact(
  String.raw`\b(I|[Ww]e|[Tt]hey)(?: am| are|'m|'re) ((?:(?!(?:and|but|that|which|who)\b)[^\s,.;:]+ ){1,7}?)${sinceWhen}`,
  'gu',
);

/** How something is done, without its ending: `automatic checked`. */
const adverbs =
  /\b(automatic|digital|full|independent|individual|local|manual|professional|regular)(?:al)? (?=(\p{Ll}+ed|built|grown|made|written)\b)/gu;

/** Nouns that stand without an article after "have": `we have room for 12`. */
const bareObjects =
  /^(?:access|capacity|cause|contact|cover|fun|interest|plenty|reason|room|space|stock|time)\b/;

/** What stands without an article after "are", though it ends in a noun: `open day and night`, `part of a group`. */
const bareStates =
  /^(?:all|always|also|available|based|both|busy|certified|down|free|full|fully|happy|home|in|just|located|near|new to|now|number|on|only|open|out|part|ready|still|top of|up|well)\b/;

/** Several of somebody, told as one: `4 pilot`, `many of our customer`. */
const fewOf =
  /\b((?:many|most|some|several|all|one|two|three|four|five|six|ten|\d+%?) of (?:my|our|the)|[2-9]|[1-9]\d+) (\p{Ll}{4,})(?=$|[,.;)]| (?:and|are|at|from|have|in|included|on|use|who|with)\b)/gu;

/** What of an offer is measured, as a sentence opens with it: `Turnaround time is …`, `Minimum order quantity is …`. */
const bareMeasure =
  /(?<=^|[.!?\n] ?)((?:Average|Maximum|Minimum|Standard|Total|Typical|Usual) (?:order (?:quantity|size|value)|\p{Ll}+ (?:cost|fee|period|price|rate|size|term|time))|(?:Delivery|Lead|Payback|Processing|Production|Response|Set-?up|Shipping|Turnaround|Waiting) (?:period|time)|Minimum order|Payback|Turnaround) (?=(?:are|is|was) )/gu;

/** The commonest slips of whoever learned English late, where what is meant is certain: `Our company exist since 1987` → `Our company has existed since 1987`. */
export function mendGrammar(text: string): string {
  return (
    text
      .replace(ofOne, (found, thing: string, noun: string | undefined, verb: string, next: string) => {
        if (
          noun &&
          (!(isSingular(noun) || isOwn.test(noun) || isPerson(noun) || /[^s][eo]r$/.test(noun)) ||
            groups.test(noun))
        )
          return found;
        if (verb === 'have') return noun ? `${thing} has` : found;
        if (!noun && /^(?:come|last|run|work)$/.test(verb)) return `${thing} ${verb}s`;
        const deed = findVerb(verb);
        const isVerb = deed?.form === 'base' && (!deed.isName || takesObject.test(next));
        return isVerb ? `${thing} ${toThirdPerson(verb)}` : found;
      })
      .replace(
        /\b([Ww]e|[Tt]hey|[Yy]ou) (was|has)(?= \p{Ll}|n't)/gu,
        (_, who: string, verb: string) => `${who} ${verb === 'was' ? 'were' : 'have'}`,
      )
      // "I'm a nurse 11 years": how long by now.
      .replace(
        /(?<=^|[.!?\n] ?)(I|[Ww]e)(?: am| are|'m|'re) ((?:an? )?(?:\p{Ll}+ ){0,3}?\p{Ll}+),? (?:already |since |for )?(\d+ years)(?=$|[,.;\n])/gu,
        (found, who: string, what: string, span: string) =>
          isPerson(what.split(' ').at(-1) ?? '') ? `${who} have been ${what} for ${span}` : found,
      )
      // "Turnaround time is 5 days".
      .replace(bareMeasure, (_, what: string) => `The ${what.toLowerCase()} `)
      // "We bring lunch, counts as one hour": what it is that counts.
      .replace(
        /(?<=(?:^|[.!?\n] ?)(?:[-–*•] )?(?:[Ww]e|I|i) \p{Ll}+ [^.,;:!?\n]{3,60}), (?=(?:comes? (?:with|to)|costs|counts|covers|includes|keeps|needs|saves|works) (?:[^.,;:!?\n]+)(?:[.!?\n]|$))/gu,
        ', and it ',
      )
      // "They bought 84 from us, 2 claims so far".
      .replace(
        /(?<=\p{Ll} [^.;:\n]{3,80}[\p{L}\d]), (?=(?:only |just )?(?:\d+|no|one|two|three) (?:[\p{Ll}-]+ ){0,2}(?:breakdowns?|call-?backs?|cancellations?|claims?|complaints?|failures?|faults?|incidents?|outages?|repairs?|returns?) (?:so far|to date)(?=$|[.\n]))/gu,
        ', with ',
      )
      // "Raised 6m seed".
      .replace(
        /\b([Rr]aised|[Cc]losed) ((?:about |over )?[$€£]?\d[\d.,]* ?(?:k|m|mn|bn|million)?) ((?:pre-?)?seed|[Ss]eries [A-Da-d])\b(?: round)?/gu,
        (_, did: string, sum: string, kind: string) =>
          `${did} ${/^[$€£]?(?:8|11|18)(?!\d)/.test(sum) ? 'an' : 'a'} ${sum} ${kind.replace(/^series/, 'Series').replace(/ [a-d]$/, (letter) => letter.toUpperCase())} round`,
      )
      // "Sign up for 14 day trial".
      .replace(/\b(for|start|take|try) (?=(?!8|11|18)\d+[- ](?:day|week|month) (?:free )?trial\b)/gi, '$1 a ')
      .replace(/\b(master|bachelor) (student|thesis|degree)\b/gi, "$1's $2")
      // "We are small NGO", "I am plumber with two vans".
      .replace(
        /(?<=^|[.!?;:\n] ?|\b(?:and|but) )(I am|I'm|[Ww]e are|[Ww]e're) (?!(?:an?|the|our|my|your|not)\b)(\p{Ll}(?:(?! - )[^.,;:\n])*)/gu,
        (found, are: string, what: string) => {
          const core = toNounCore(what);
          const head = core.at(-1) ?? '';
          const isTitle = /^I/.test(are) && /^(?:of|at|for)$/.test(what.split(' ')[core.length] ?? '');
          // "We are student and teacher": two of them.
          const areTwo = /^[Ww]e/.test(are) && isPerson(head) && what.split(' ')[core.length] === 'and';
          if (isTitle || areTwo || core.length > 5 || bareStates.test(what) || isParticiple(core[0] ?? ''))
            return found;
          if (/ing$|(?<!^fami)ly$/.test(core[0] ?? '') || !isSingular(head)) return found;
          return `${are} ${withArticle(what)}`;
        },
      )
      .replace(
        /(?<=^|[.!?;:\n] ?|\b(?:and|but) )((?:I|[Ww]e)(?: also)? have) (?!(?:an?|the|our|my|your|no|been|had|to|already|also|always|ever|hardly|just|never|now|often|only|rarely|recently|since|so far|still)\b)(\p{Ll}(?:(?! - )[^.,;:\n])*)/gu,
        (found, have: string, what: string) => {
          const core = toNounCore(what);
          return core.length > 4 ||
            bareObjects.test(what) ||
            isParticiple(core[0] ?? '') ||
            !isSingular(core.at(-1) ?? '')
            ? found
            : `${have} ${withArticle(what)}`;
        },
      )
      .replace(
        deedSince,
        (_, who: string, verb: string, _s: string, what: string) =>
          `${who} ${/^(?:I|i|[Ww]e|[Tt]hey)$/.test(who) ? 'have' : 'has'} ${participles[verb]} ${what}since `,
      )
      .replace(stateSince, '$1 have been $2since ')
      .replace(adverbs, (found, how: string, deed: string) =>
        isParticiple(deed)
          ? how === 'full'
            ? 'fully '
            : `${how}${how.endsWith('ic') ? 'al' : ''}ly `
          : found,
      )
      .replace(
        /\b([Nn]o \p{Ll}+(?: \p{Ll}+)?) (need|require)(?=$|[,.;)])/gu,
        (_, what: string, verb: string) => `${what} ${verb === 'need' ? 'needed' : 'required'}`,
      )
      .replace(
        /\b((?:feel|look|remain|stay|taste|work)s?|are|is) same(?=$|[,.;)]| (?:as|but|for)\b)/g,
        '$1 the same',
      )
      // "Renew @ same price".
      .replace(/(?<=[\p{L}\d]) @ (?=\p{Ll}|[$€£]?\d(?![\d.,]*\+))/gu, ' at ')
      .replace(/\b(at|for|from|in|on|with) same (?!day delivery\b)(?=\p{Ll})/gu, '$1 the same ')
      .replace(/\bmore (?=(?:cheaper|easier|faster|quicker|safer|smaller|stronger)\b)/g, '')
      .replace(
        /\b((?:can|could|did|do|does|must|should|will|would)(?:n't| not)?) (\p{Ll}+s)(?= )/gu,
        (found, aux: string, verb: string) => {
          const deed = findVerb(verb);
          return deed?.form === 'third' && !deed.isName ? `${aux} ${deed.base}` : found;
        },
      )
      .replace(/\b([2-9]|\d{2,}) years? experience\b/g, '$1 years of experience')
      .replace(/\b(established|founded|opened|set up|started) (?=(?:19|20)\d\d\b)/g, '$1 in ')
      .replace(/\b((?:[2-9]|\d{2,}) \p{Ll}+s) was (?=\p{Ll}+ed\b)/gu, '$1 were ')
      // "Opened second surgery in May": one of them.
      .replace(
        /(?<=^|[.!?;:,\n] ?|\b(?:and|has|have|he|just|she|they|we|you) )((?:[Aa]dded|[Bb]ought|[Bb]uilt|[Oo]pened) )((?:fifth|fourth|second|third) (?:\p{Ll}+ )?)(\p{Ll}+)(?=$|[.,;\n]| (?:at|in|last|near|on|this)\b)/gu,
        (found, did: string, which: string, thing: string) =>
          isPlural(thing) ? found : `${did}a ${which}${thing}`,
      )
      .replace(
        /(?<=\b[Ss]eries )[a-e](?=$|[.,;)]| (?:and|at|funding|from|in|investor|last|led|round|startup|start-up|this|with)\b)/gu,
        (letter) => letter.toUpperCase(),
      )
      // "Its free": nothing is free's own.
      .replace(
        /(?<=^|[.!?;:,\n] ?|\b(?:and|as|because|but|so) )([Ii])ts (?=(?:an?|the|not|about|all|because|always|also|really|very) |(?:easy|free)(?:$|[,.;!\n]| (?:and|for|if|of|to)\b))/g,
        "$1t's ",
      )
      .replace(fewOf, (found, many: string, whom: string) =>
        isPerson(whom) && !isPlural(whom) && !/(?:[^aeo]y|s|staff|crew|man|people)$/.test(whom)
          ? `${many} ${whom}s`
          : found,
      )
  );
}

/** Whom else one counts. */
const others =
  /^(?:client|customer|driver|employee|engineer|guest|member|patient|pilot|pupil|user|visitor|worker|roaster|tester|\p{Ll}{3,}(?:ician|ist))$/u;

/** What opens the object of a verb. */
const takesObject = /^(?:an?|all|any|both|each|every|it|more|my|our|the|their|them|us|you|your|\d.*|[$€£])$/;

function isPerson(noun: string): boolean {
  return personNouns.has(noun) || others.test(noun);
}

function isSingular(head: string): boolean {
  return isCount(head.toLowerCase()) && !isPlural(head);
}
