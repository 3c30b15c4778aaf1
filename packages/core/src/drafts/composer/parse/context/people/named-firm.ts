import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { capitalise } from '../../../text/grammar.ts';
import { findSignature, isPersonName } from './context-names.ts';
import { name } from './name-patterns.ts';
import { isReadersFirm } from './own-contact.ts';
import { firm, signedBy } from './sign-off.ts';
import { isTrade } from './signed-as.ts';

/** What is known of the reader: as typed, and whether several read. */
type Known = { persona: string; isGroup: boolean };

const houses =
  'agency|bakery|brand|brewery|business|charity|clinic|club|company|consultancy|farm|firm|garage|outfit|practice|salon|shop|start-?up|store|studio|workshop';
const house = houses
  .split('|')
  .map((each) => `[${each[0]?.toUpperCase()}${each[0]}]${each.slice(1)}`)
  .join('|');
/** `the business is called TALLBOY`, `company is TALLBOY`, `Our company: TALLBOY`, where a clause begins. */
const calledSo = compact(
  String.raw`(?<=^|\n|[.!?;] |, | [-–—] |,? and )(?:(?<own>[Mm]y|[Oo]ur) |[Tt]he )?(?:${house}|(?<![Mm]y )[Nn]ame(?=(?: is|:| =) [^.,;\n]*&))(?<label>(?: name)?(?: ?[:=]| is(?: called)?|['’]s(?: called| name is)?| called|(?<=name)) )(?<firm>${firm})(?=[.,;!\n]|$|,? and (?:I|my)\b| [-–—] )`,
  'u',
);
/** Behind "is" alone, what a firm is and not what it is called: `Our company is Swiss`, `… is B Corp`. */
const isSo = /^(?:B Corp|BBB|FDA|FSC|GDPR|HIPAA|ISO|SOC|UK|US)\b|^\p{Lu}\p{Ll}+(?:an|ch|ese|ish|ss)$/u;
/** Who brings himself in beside it. */
const bringsIn = compact(
  String.raw`\b(?:I['’]?m|[Ii] am|[Mm]y name(?: is|['’]s)|[Tt]his is|AE:|[Cc]ontact:|[Rr]ep:|[Ss]ender:|[Ss]ign(?:ed)?\b) ?${name}`,
  'u',
);

/**
 * Notes in which the sender's firm, wherever they call it by its name, stands in a note of its own: `I'm ANN, the business is called Tallboy` →
 * `I'm ANN`, `Our name: Tallboy`. What may be the reader's firm stands as typed.
 */
export function withNamedFirm(text: string, known: Known): string {
  const notes = text.trim();
  for (const read of [readLabelled, readCalled, readListed, readHeading, readFounded]) {
    const found = read(notes, known);
    if (found && !isReadersFirm(found.firm, known.persona)) return toNotes(found);
  }
  return text;
}

/** The same of notes that end in the name of a firm and nothing else, and name nobody as the sender: `… at 11 sharp. Tallboy Catering, Leeds.` */
export function withFirmLast(text: string, { persona, isGroup }: Known): string {
  const found = readLast(text.trim());
  return found && !isReadersFirm(found.firm, persona) && !findSignature(text, persona, isGroup)
    ? toNotes(found)
    : text;
}

function toNotes({ rest, firm, place, who }: Found): string {
  const named = who ? signedBy([who, firm]) : `Our name: ${firm}${place ? ` (${place})` : ''}.`;
  return `${rest.trim()}\n${named}`.trim();
}

type Found = { rest: string; firm: string; place?: string; who?: string };

function readCalled(notes: string, { isGroup }: Known): Found | undefined {
  const found = calledSo.exec(notes);
  const { own, label = '', firm: called = '' } = found?.groups ?? {};
  const isCalled = /call|name/.test(label);
  if (!found || (!isCalled && (isSo.test(called) || (opensWithFirstName(called) && isPersonName(called)))))
    return undefined;
  const [before, after] = [notes.slice(0, found.index), notes.slice(found.index + found[0].length)];
  // "Name: Tallboy & Sons": nobody is called so.
  if (/^[Nn]ame/.test(found[0]) && !(isGroup && surelyFirm.test(called))) return undefined;
  const opened = before.search(/[^.!?\n]*$/);
  const beside = before.search(/[^.!?\n]*[.!?\n]?[^.!?\n]*$/);
  const [rest = ''] = /^[^.!?\n]*/.exec(after) ?? [];
  // Of several readers none has a firm that notes could name; beside who writes stands his own, and so it does behind notes on nobody but the sender.
  const isLast = /^[.\s]*$/.test(after) && ofOurs.test(before) && !ofThem.test(before);
  if (!own && !isGroup && !isLast && !bringsIn.test(before.slice(beside) + rest)) return undefined;
  const kept = before.replace(/(?:,| [-–—]|,? and) $/, (link) => (/^[,;]/.test(after) ? link : ''));
  const more = after.replace(/^(?:[.,;]| [-–—]|,? and) ?/, '');
  // What goes on behind the name is a note of its own.
  const isOpening = before.slice(opened).trim() === '';
  return {
    rest: isOpening ? `${kept}${capitalise(more)}` : `${kept}${after}`,
    firm: called,
  };
}

const town = String.raw`(?:St\. )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}`;
/** `… at 11 sharp. Tallboy Catering, Leeds.`: behind all else. */
const last = compact(
  String.raw`(?<=\p{Ll}[^.!?\n]*[.!?]['’"”)]?\s+|\n)(?<firm>(?:[Tt]he )?\p{Lu}[\p{L}\d'’-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d'’-]*)){0,5}?(?: (?:Bros|Co|Inc|Ltd)\.(?=,))?)(?:, (?<place>${town}(?:, ${town})?))?\.?$`,
  'u',
);
/** `We're family run, Tallboy & Sons, Leeds, 40 years old`: among other things that the sender is. */
const listedAs = compact(
  String.raw`(?<=^|\n|[.!?] )(?<are>We(?:['’]re| are) )(?<before>(?:\p{Ll}[^,.!?\n]*, )*)(?<firm>${firm}(?:['’]s ${firm})?)(?=[,.]|$| \()(?:, (?<place>${town})(?=[,.]|$))?(?<after>[^!?\n]*?)(?=\.(?: \p{Lu}|\n|$)|[!?\n]|$)`,
  'u',
);
/** `Tallboy Aviation was founded in 2009.` */
const founded = compact(
  String.raw`(?<=^|\n|[.!?] )(?<firm>${firm}) (?:has been (?:around|family[- ](?:owned|run)|in business|trading)|was (?:established|founded|set up|started) (?:by|in))\b`,
  'u',
);

/** Places of more than one word begin or end so, and days and seasons. */
const openPlace =
  /^(?:Baton|Buenos|Cape|Christmas|Des|East|El|Fort|Great|Greater|Hong|La|Lake|Las|Los|Lower|Mount|New|North|Northern|Port|Puerto|Rio|Saint|Salt|San|Santa|Sao|South|Southern|St|United|Upper|West|Western|Black|Good|Easter)\b/;
const endPlace =
  /^(?:Bay|Beach|Bridge|City|Coast|County|Day|Eve|Falls|Forest|Friday|Heights|Hill|Hills|Island|Islands|Lake|Monday|Park|Republic|Ridge|River|Road|Springs|Square|States?|Street|Sunday|Valley|Village|Week)$/;
/** What only a firm is called by. */
const surelyFirm =
  /&|['’]s(?: |$)| (?:and|And) (?:Co|Daughters?|Partners|Sons?)\b|\p{Ll}\p{Lu}|\b(?:Agency|Associates|Bros|Brothers|Co|Collective|Consulting|Group|Inc|LLC|LLP|Ltd|Limited|PLC|Partners|Services|Solutions|Studios?|Systems|Technologies)\b/u;

/** `we: Tallboy Audio Oy, Tampere, founded 2011`, `Us = Tallboy & Sons`. */
const labelled = compact(
  String.raw`(?<=^|\n|[.!?] )(?:[-–*•] ?)?(?:[Ww]e|[Uu]s|[Aa]bout us|[Ww]ho we are)(?: =|:) (?<firm>${firm})(?=[.,;]|\n|$)(?:, (?<place>${town})(?=[.,;]|\n|$))?(?<after>[^.;!?\n]*)\.?`,
  'u',
);
const foundedIn = /^(?:est\.?|established|founded|since|started)(?: in)? ((?:18|19|20)\d\d)$/i;

function readLabelled(notes: string): Found | undefined {
  const found = labelled.exec(notes);
  const { firm: called = '', place, after = '' } = found?.groups ?? {};
  const more = after.split(', ').filter(Boolean);
  // "We: Tallboy Insurance, contact is ANN BELL".
  if (
    !found ||
    !isFirm(called) ||
    !more.every((each) => foundedIn.test(each) || /^\d+ (?:people|of us)$/.test(each))
  )
    return undefined;
  const others = more.map((each) => {
    const [, year] = foundedIn.exec(each) ?? [];
    return year ? `We were founded in ${year}.` : `We are ${each}.`;
  });
  return { rest: notes.replace(found[0], others.join(' ')), firm: called, ...(place ? { place } : {}) };
}

/** `Fencing`, `Coaches`: a word that is no family name and no trade. */
function isThing(word: string): boolean {
  return !isTrade(word) && (word.endsWith('ing') || isOrdinaryWord(word.toLowerCase()));
}

/** Whether words with capitals that stand alone are what a firm is called. */
function isFirm(called: string): boolean {
  const words = called.split(' ');
  const [first = ''] = words;
  const end = words.at(-1) ?? '';
  // "ANN BELL Fencing": more than a name.
  if (opensWithFirstName(called) && words.length === 3 && isThing(end)) return true;
  if (/\d/.test(called) || opensWithFirstName(called) || openPlace.test(called) || endPlace.test(end))
    return surelyFirm.test(called) && !/\d/.test(called);
  return surelyFirm.test(called) || (words.length > 1 && first.length > 2);
}

/** Notes of one who offers: nobody signs a list of features. */
const ofOurs = /(?:^|[^\p{L}])(?:I|I['’](?:m|ve)|[Mm]y|[Oo]ur|[Uu]s|[Ww]e)(?!\p{L})/u;

const ofThem = /\b(?:he|her|his|she|their|them|they)\b/i;

/** `Pickup Mon, Wed, Fri`: when, and no firm in a town. */
const when =
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun|January|February|March|April|May|June|July|August|September|October|November|December)(?:day)?s?\b/;

function readLast(notes: string): Found | undefined {
  const found = last.exec(notes);
  const { firm: called = '', place = '' } = found?.groups ?? {};
  const rest = notes.slice(0, found?.index ?? 0);
  if (!isFirm(called) || !ofOurs.test(rest) || when.test(`${called} ${place}`)) return undefined;
  if (place && opensWithFirstName(place) && !place.includes(',')) return { rest, firm: called, who: place };
  return { rest, firm: called, ...(place ? { place } : {}) };
}

function readListed(notes: string): Found | undefined {
  const found = listedAs.exec(notes);
  const { are = '', before = '', firm: called = '', place, after = '' } = found?.groups ?? {};
  if (!found || !surelyFirm.test(called)) return undefined;
  const said = before
    .split(', ')
    .filter(Boolean)
    .map((each) => `${are}${each}.`);
  // "We are Tallboy & Sons, a family firm": a sentence of its own.
  if (said.length === 0) return { rest: notes, firm: called };
  const others = after
    .split(', ')
    .filter(Boolean)
    .map((each) => `${capitalise(each)}.`);
  const told = [...said, ...others].join(' ').replace(/\.$/, '');
  return {
    rest: notes.replace(found[0], told),
    firm: called,
    ...(place ? { place } : {}),
  };
}

/** `Tallboy Surveys Ltd, 9 surveyors, own vans`: before what is so of it. */
const heading = compact(String.raw`^(?<firm>${firm}), (?<after>[\p{Ll}\d£$€][^.!?\n]*)(?=[.!?\n]|$)`, 'u');

function readHeading(notes: string, { isGroup }: Known): Found | undefined {
  const found = heading.exec(notes);
  const { firm: called = '', after = '' } = found?.groups ?? {};
  if (!found || !isGroup || !surelyFirm.test(called)) return undefined;
  const told = after.split(', ').map((each) => capitalise(each));
  return { rest: `${told.join('. ')}${notes.slice(found[0].length)}`, firm: called };
}

function readFounded(notes: string, { isGroup }: Known): Found | undefined {
  const called = founded.exec(notes)?.groups?.firm ?? '';
  return called.includes(' ') && isGroup && ofOurs.test(notes) ? { rest: notes, firm: called } : undefined;
}
