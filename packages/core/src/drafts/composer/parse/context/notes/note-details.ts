import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames } from '../../../text/first-names.ts';
import { capitalise, decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { months } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, prepositions } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { ofDealings } from '../labels/note-proof.ts';
import { callsYours } from '../reader/calls-yours.ts';
import { isTold } from '../second-person.ts';
import { type About, tellDetail, tellLabelled } from './detail-clause.ts';
import { tellShaped } from './note-shape.ts';
import { tellShortFact } from './short-facts.ts';

/** What goes on from another note, speaks of somebody, or asks. */
const leans =
  /^all (?:[A-Z]{2,5} )?\p{Ll}+ed\b|^(?:generally|mostly|normally|often|on average|typically|usually)\b|^(?:also|and|before that|but|now in|or|plus|since then|so|then|which|who)\b|^(?:from|sender:?|sent by|signed(?: by)?|signatory:?) \p{Lu}|\b(?:he|her|him|his|i|it|its|me|my|our|she|their|them|they|this|those|us|we|you|your)\b|\bsee (?:attached|below|p\.|page|PDF)|[?"“”]/iu;
/** `Chapel in Stroud, 64 panels`: what was done elsewhere. */
const ofPlace = /^\p{Lu}\p{Ll}+ (?:at|for|in) \p{Lu}/u;

/** `Packages: bronze 1,500, gold 7,000`. */
const labelled = /^\p{Lu}[\p{L} -]{2,30}: /u;

/** What a record counts of the reader, or where it has something from. */
const ofRecord =
  /\b(?:apartments|beds|branches|buses|cars|children|drivers|employees|fleet|fte|guests|head ?count|households|learners|list|members|passengers|patients|pupils|residents|shift|shifts|sites|staff|stores|students|trucks|units|vans|vehicles|vessels?|volume)\b/i;

/** `Units: 1,800`, `ASK: CHF 240,000`, `ANN: free on Wednesday`: a label of the reader, of the record, or of somebody. */
function isOfRecord(label: string): boolean {
  const word = label.toLowerCase();
  const isShouted = label === label.toUpperCase() && isOrdinaryWord(word);
  return isShouted || firstNames.has(word) || (ofRecord.test(label) && !/^our\b/i.test(label));
}

/** `Each flat sleeps four people`, `One customer, Velmar Plast, shortened sampling to three days`: its verb is not among those that are known. */
const sentence =
  /^(?:The|Each|Every|An?|One) (?:[^\s,]+ ){4,}[^\s,]+$|^One (?:client|customer), [^,]+, \p{Ll}+|^\S+ \p{Ll}+ (?:always|never|normally|often|typically|usually) \p{Ll}+/u;

/** `Autohaus BELL, written by ANN BELL`: who writes. */
const byWriter = /\b(?:sent|signed|written) by \p{Lu}/u;

/** `4 gensets, 2 x 30k l tanks`, `2 people 1 week`: a few things that are counted, and nothing that says whose. */
const countsOnly =
  /^[1-9] (?:x \d\S* )?(?:\p{L}[\p{L}-]* ){0,2}\p{L}{2,}(?<! (?:in|of|on|to)),? (?:and )?[1-9]\d? (?:x \d\S* )?(?:(?!(?:an?|at|each|for|in|of|on|per|since|to|with)\b)\p{L}[\p{L}-]* ?){1,3}$/iu;

/** What a fact of the offer's is called; any other label may count or date what is the reader's: `Phase: precast`, `Restaurant: 50 covers`. */
const ofOffer =
  /\b(?:accreditations?|accuracy|approvals?|approved|area|availab\w*|bags?|batch(?:es)?|battery|bonus|box(?:es)?|capacity|certificates?|certif\w*|colou?rs?|commission|compatib\w*|contents?|contract|costs?|courses?|coverage|crew|dates|days|deliver\w*|demos?|deposit|depth|dimensions|discount|duration|equipment|extras?|fabrics?|features?|fees?|finish(?:es)?|fitting|(?:cycle|drying|flight|processing|run(?:ning)?|waiting) time|flavou?rs?|formats?|founders?|free|funding|group size|guarantee|harvest|heat|height|hosting|hours|how it works|includ\w*|install\w*|instructor|insurance|kit|languages?|lead time|length|licen[cs]e|limits?|maintenance|materials?|max(?:imum)?|menu|method|min(?:imum)?|models?|moq|noise|options?|order|origin|output|packages?|packaging|pages?|parts|payback|payment|performance|platforms?|pilot|portions?|power|prices?|pricing|programme|proof|quality|range|rates?|references?|remote|rental|reports?|response|results?|returns|samples?|savings?|schedule|service|sessions?|set-?up|shelf life|shipping|sizes?|slots|steps?|onboarding|speakers?|speed|starts?|stock|storage|support|surcharge|tastings?|team|temperature|terms?|thickness|throughput|training|trial|turnaround|uptime|varieties|visits?|volume discount|warranty|weight|widths?|yield)\b|^our\b/i;
/** What is counted of the reader or dated in the record, whatever it is of: `Toilets needed: 60`, `Last visit: 4 May`, `Tyres now: new only`. */
const ofOthers =
  /\b(?:account|audience|before|conference|current|currently|event|existing|fair|phase|project|site|stage|status|last|needed|now|planned|previous|prior|required|since|their|there|today|used|wanted)\b/i;

/** Whether the label of a note says that it is on the offer, by its kind or by a word of the offer's own. */
function isLabelOfOffer(note: string, offer: string): boolean {
  const [label = ''] = note.split(': ');
  const words = label.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (
    !ofOthers.test(label) &&
    !isOfRecord(label) &&
    (ofOffer.test(label) ||
      words.some((word) => {
        const stem = word.replace(/(?:es|s)$/, '');
        // "Main pairs", "depots", where the offer says "your depot": of the reader.
        return (
          offer.toLowerCase().includes(stem) &&
          !/^(?:main|typical|usual) /i.test(label) &&
          !callsYours(offer, stem)
        );
      }))
  );
}

/** Where the mail stands in a row of them: `Step 1 of 4`. */
const ofSequence = /^(?:e-?mail|mail|message|step|touch) (?:no\.? ?)?\d+(?:$| ?(?:of|\/) ?\d)/i;

/** What went badly is nothing to tell beside the offer. */
const ofLoss = /\b(?:debts?|down|fell|loss(?:es)?|lost|overdue|shortfall)\b/i;

/** `Agency: Northdoor, Porto`: who writes. */
const ownName =
  /^(?:(?:agency|brand|business|company|firm|lab|laboratory|organi[sz]ation|sender|org|studio)(?: name)?|name(?: of [\p{L} ]+)?): /iu;

/** `Ruth Lindqvist, registered counsellor`: who signs, and no fact. */
function isSomebody(note: string): boolean {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'-]+(?:$|[,./])/u.exec(note) ?? [];
  return firstNames.has(first.toLowerCase());
}

const detailsMax = 3;

/** Whether a word after the first may be a verb of its own: `the drone sprays`, and not `for 24 flavours` or `first device`. */
function hasVerb(note: string): boolean {
  const words = note.replace(/[.!]+$/, '').split(' ');
  // "…, need two weeks" is said of what stands before it.
  // "Own lorries" are what somebody has.
  if (
    note
      .split(', ')
      .some((part) => !/^own /i.test(part) && findVerb(part.split(' ')[0] ?? '')?.form === 'base')
  )
    return true;
  if (/ (?:are|had|has|have|is|was|were) /.test(note)) return true;
  // "Takes ten minutes to connect", and not "founded by two nurses".
  const opening = findVerb(words[0]?.toLowerCase() ?? '')?.form;
  if (opening === 'third' || (opening === 'past' && !prepositions.has(words[1] ?? ''))) return true;
  if (/^(?:built|did|got|helped|served|spoke|took|worked)\b/i.test(note)) return true;
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    return (
      at > 0 &&
      /^\p{Ll}/u.test(word) &&
      !/[,:]$|\d/.test(before) &&
      !determiners.has(before.toLowerCase()) &&
      !prepositions.has(before.toLowerCase()) &&
      // "Mats provided, shoes not".
      !(/[^e]ed[,.]?$/.test(word) && (at === words.length - 1 || word.endsWith(','))) &&
      // "Completion rate 94%".
      !(findVerb(word)?.isName && /^\d/.test(words[at + 1] ?? '')) &&
      (isTold(word) || findVerb(word)?.form === 'base' || findVerb(word)?.form === 'third')
    );
  });
}

/** Whether a note leans on no other, and says nothing of who writes, of somebody or of what went badly. */
function isPlain(note: string, offer: string): boolean {
  return (
    !leans.test(note) &&
    !ofPlace.test(note) &&
    !ofLoss.test(note) &&
    !ofSequence.test(note) &&
    !byWriter.test(note) &&
    !countsOnly.test(note) &&
    !(labelled.test(note) && !isLabelOfOffer(note, offer)) &&
    !ownName.test(note) &&
    !isSomebody(note) &&
    !(labelled.test(note) && ofDealings.test(note)) &&
    !/[.!] \p{Lu}/u.test(note) &&
    !/[:;]/.test(note.replace(labelled, ''))
  );
}

/** Whether a note gives a fact in a few words and without a verb: `14 midwives, all registered`. */
export function isDetail(note: string, offer = ''): boolean {
  const count = countWords(note);
  return count >= 3 && count <= 18 && isPlain(note, offer) && !hasVerb(note);
}

/** `Red Tractor`, `May 14-15`, `Core i5`, `R, Python`. */
const nameOfTwo = compact(
  `^(?:\\p{Lu}\\p{Ll}+ (?:(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\\p{Lu}|\\p{Ll}\\d)|${months} |\\p{Lu}(?![\\p{L}]))`,
  'u',
);

/** `Max 25 visitors`, `Min. 8 tonnes`. */
const limit = /^(max|min)(?:imum|\.)? (?=\d)/i;

/** A note as it stands within a sentence: a name keeps its capital. */
export function inSentence(note: string): string {
  const [first = ''] = /^\p{L}+/u.exec(note) ?? [];
  if (limit.test(note))
    return note.replace(limit, (_, which: string) => (/^max/i.test(which) ? 'at most ' : 'at least '));
  return !isOrdinaryWord(first.toLowerCase()) || nameOfTwo.test(note) ? note : decapitalise(note);
}

/** `400k already committed`, `mattresses always new`: what is so of a thing, without its "is". */
const withoutIs =
  /^((?:\p{L}[\p{L}-]*|[$€£]?\d[\d.,]*[kKmM]?)(?: \p{Ll}[\p{L}-]*){0,2}?) ((?:already|always|fully|now|still) )(available|booked|committed|free|included|new|open|ready|reserved|signed|sold|tested|in stock)((?: (?:at|by|for|from|in|on|since|until|with) [^,;:]+)?)$/u;

/** Such a note with its verb; undefined where it is none. */
function tellState(note: string): string | undefined {
  const [, what = '', adverb = '', how = '', more = ''] = withoutIs.exec(note) ?? [];
  const noun = what.split(' ').at(-1) ?? '';
  return what && `${what} ${isPlural(noun) && how !== 'committed' ? 'are' : 'is'} ${adverb}${how}${more}`;
}

/**
 * A note of a few words as a sentence: `10% referral fee` → `There is a 10% referral fee.` `isSure`: it is a detail of the offer's, which its shape tells
 * where no word of it does. Undefined where it is to stand beside other details.
 */
export function tellShort(note: string, about: About, isSure = false): string | undefined {
  // "NALP members": who writes.
  const [, mark = ''] = /^((?:[A-Z]{3,6} )+)members?[.!]?$/.exec(note) ?? [];
  if (mark)
    return finishSentence(`${about.subject === 'I' ? 'I am' : 'We are'} ${toArticle(mark)} ${mark}member`);
  const bare = inSentence(note.replace(/[.!]+$/, ''));
  const detail = tellState(bare) || tellDetail(bare, about);
  if (detail && detail !== finishSentence(capitalise(bare)))
    return isSure && (isDetail(note, about.offer) || /^own \p{Ll}/u.test(bare))
      ? finishSentence(capitalise(detail))
      : undefined;
  const fact = tellShortFact(bare, about)?.replace(ofAsked, 'were');
  return (
    fact ??
    (isSure && isPlain(note.replace(/ our /g, ' '), about.offer) ? tellShaped(bare, about) : undefined)
  );
}

/** `600 site managers asked`: it is over. */
const ofAsked = /(?<=^\d[^;:]* )are(?= (?:asked|interviewed|polled|questioned|surveyed)\b)/;

/** Such notes as sentences, three without a label or a verb of their own at most; those that no sentence is known for are left out. */
export function tellDetails(notes: readonly string[], about: About): string[] {
  const whole: string[] = [];
  const bare: string[] = [];
  for (const note of notes.map((each) => each.replace(/[.!]+$/, ''))) {
    const told = tellState(inSentence(note));
    if (told) whole.push(finishSentence(capitalise(told)));
    else if (labelled.test(note)) whole.push(tellLabelled(note, about) ?? finishSentence(note));
    else if (sentence.test(note)) whole.push(finishSentence(note));
    else if (bare.length < detailsMax) {
      const named = inSentence(note);
      const detail = tellDetail(named, about) ?? tellShortFact(named, about) ?? tellShaped(named, about);
      if (detail) bare.push(detail);
    }
  }
  return [...whole, ...bare];
}
