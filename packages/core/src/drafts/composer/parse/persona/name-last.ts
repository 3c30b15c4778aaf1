import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { firstNames } from '../../text/first-names.ts';
import { capitalise, decapitalise, withArticle } from '../../text/grammar.ts';
import { organisationNouns, personNouns } from '../../text/words.ts';
import { withNotedName } from './name-noted.ts';
import { findName, nameTitles, titleWord, toAddress } from './parse-persona-name.ts';

/** Titles of other languages, by how an English mail writes them. */
const foreign: Readonly<Record<string, string>> = {
  Dhr: 'Mr',
  Don: 'Mr',
  Doña: 'Ms',
  Dra: 'Dr',
  Frau: 'Ms',
  Fru: 'Ms',
  Herr: 'Mr',
  Herrn: 'Mr',
  Hr: 'Mr',
  Madame: 'Ms',
  Meneer: 'Mr',
  Mevr: 'Ms',
  Mevrouw: 'Ms',
  Mlle: 'Ms',
  Mme: 'Ms',
  Monsieur: 'Mr',
  Senhor: 'Mr',
  Senhora: 'Ms',
  Señor: 'Mr',
  Señora: 'Ms',
  Sig: 'Mr',
  Signor: 'Mr',
  Signora: 'Ms',
  Sr: 'Mr',
  Sra: 'Ms',
  Srta: 'Ms',
};
/** `Mme` → `Ms`, and `Mr` as it is. */
export function toEnglishTitle(title: string): string {
  return foreign[title.replace(/\.$/, '')] ?? title.replace(/\.$/, '');
}
/** Titles of any language, for a pattern. */
export const foreignTitles = Object.keys(foreign).join('|');
const titles = `${nameTitles}|${foreignTitles}`;
const foreignFirst = compact(`^(${foreignTitles})\\.? (?=\\p{Lu}[\\p{L}'’-]+(?: |,|$))`, 'u');
const family = String.raw`(?:(?:van|von|zu|de|der|den|ten|ter|la|le|du|da|dos|di|del|bin|al) ){0,2}(?:\p{Lu}['’])?\p{Lu}[\p{L}’'-]+`;

/** `…, Mme ANN BELL`, `… – Daniel Cho`, `… (ANN BELL)`: a title with a family name, or a first name and no more than two others. */
const last = compact(
  String.raw`^(.{3,}?)(?:\)?,|:| ?[-–—|]{1,2}(?= )| (?=\())\s*\(?(?:((?:${titles})(?!\p{L}))\.? ?((?:Dr|Ing|Dipl\.-Ing)\.? )?((?:(?:van|von|zu|de|der|den|di|del|da|dos) ){0,2}))?(\p{Lu}[\p{L}’'-]+)((?: \p{Lu}\.)*(?: ${family}){0,2})\)?\.?$`,
  'u',
);
/** `Principal dancer turned choreographer ANN BELL`: right behind what somebody is. */
const besidePost = compact(
  String.raw`^(.*?(?:^|[ -])(\p{L}\p{Ll}+)) ((\p{Lu}\p{L}+) ((?:(?:van|von|de|der|da|di|del) ){0,2}\p{Lu}[\p{L}’'-]+))$`,
  'u',
);
/** `venue owner, hannah`, `laundry owner - mr. delgado`, in small letters. */
const small = /^(.{3,}?)(?:,|:| ?[-–—]) (?:(dr|mr|mrs|ms|prof)\.? )?(\p{Ll}{3,})( \p{Ll}{3,})?$/u;

/** First names that stand for a place, a language or a tool where they stand alone or open a name. */
const alsoPlaces =
  /^(?:adelaide|alba|albany|alexandria|alicante|austin|brooklyn|bristol|carolina|catalina|catania|charlotte|chelsea|cheyenne|como|dallas|darwin|denver|devon|florence|georgia|hamilton|houston|india|isla|jackson|jordan|julia|kerry|kent|lima|lincoln|lourdes|madison|marina|memphis|milan|nancy|nelson|odessa|orlando|paris|perla|perth|phoenix|preston|regina|ruby|santa|savannah|siena|sierra|sofia|sydney|troy|valencia|verona|victoria|vienna|virginia)$/i;

/** Firms that are called as a person is. */
const firms =
  /^(?:ann summers|calvin klein|carl zeiss|charles schwab|christian dior|dale carnegie|edward jones|elizabeth arden|estee lauder|fred perry|giorgio armani|hugo boss|jack daniel|jack wills|jack wolfskin|jimmy choo|john deere|john lewis|karen millen|karl storz|kate spade|laura ashley|leo burnett|louis vuitton|marc jacobs|mary kay|massimo dutti|max mara|michael kors|morgan stanley|oscar mayer|paul smith|peter hahn|philip morris|ralph lauren|raymond james|robert bosch|robert half|sara lee|ted baker|thomas cook|tommy hilfiger|tory burch|vera wang|yves rocher)$/i;

/** What the last word of a firm, a street or a place is. */
const thingEnd =
  /^(?:AG|Academy|Airport|Apparel|Arena|Associates|Avenue|Bay|Beach|Beauty|Books|Brands|Brewing|Brothers|Bros|Builders|BV|Castle|Catering|Chemicals|City|Coffee|Consulting|Co|Construction|Cosmetics|Council|County|Cross|Dairy|Design|Designs|Electric|Electronics|Energy|Engineering|Estates?|Farms?|Fashion|Fashions|Finance|Foods?|Freight|Furniture|Gardens?|Global|GmbH|Health|Heights|Holdings?|Homes|Inc|Industries|Insurance|International|Island|Kitchens?|KG|Labs?|Lane|Law|Legal|Limited|LLC|LLP|Logistics|Ltd|Marine|Media|Motors|Optics|Packaging|Park|Partners|Pharma|Plastics|Plc|PLC|Point|Port|Power|Printing|Prize|Properties|Publishing|Rail|Realty|Recruitment|Retail|River|Road|SA|Seafoods?|Security|Services|Shipping|Shoes|Solar|Solutions|Sons|Sports?|Springs|Square|Steel|Stores?|Street|Systems|Tech|Technologies|Technology|Textiles|Tools|Toys|Transport|Travel|Trucking|Trust|Valley|Ventures|Village|Wines?|Works)$/;

/** Whether words say what one person is: `the head of facilities at a hospital`, and not `property managers`. */
function saysWho(text: string): boolean {
  const head = text.split(/,| [-–—] | \(| (?:at|for|from|in|near|of|on|with) /)[0] ?? '';
  const noun = head.split(/[ /]/).at(-1)?.toLowerCase() ?? '';
  return (
    titleWord.test(text) ||
    personNouns.has(noun) ||
    /(?:..(?:er|or|ist|ian|eer)|man|woman|clerk|landlord|landlady|minister|optician|priest|vet|vicar)$/.test(
      noun,
    )
  );
}

function isFamilyName(name: string): boolean {
  const end = name.split(' ').at(-1) ?? '';
  return !thingEnd.test(end) && !organisationNouns.has(end.toLowerCase()) && !titleWord.test(end);
}

/** Whether a firm, a street or a prize is called so: `Laura Ashley`, `Martin Foods`. */
export function isCalledSo(name: string): boolean {
  return firms.test(name) || !isFamilyName(name);
}

/** Whether a first name, with or without others, is somebody's: `Daniel Cho`, `Hannah`, and neither `Georgia` nor `Laura Ashley`. */
function isSomebody(first: string, more: string): boolean {
  return (
    firstNames.has((first.split('-')[0] ?? '').toLowerCase()) &&
    !alsoPlaces.test(first) &&
    (more ? !isCalledSo(`${first} ${more}`) : !isOrdinaryWord(first.toLowerCase()))
  );
}

/** A persona with the name before the post, its title as an English mail writes it: `The head of facilities, Mme ANN BELL` → `Ms. ANN BELL, the head of facilities`. */
export function withNameBefore(persona: string): string {
  if (/[\n]/.test(persona)) return persona;
  const typed = persona.trim();
  const plain = typed.replace(foreignFirst, (_, title: string) => `${foreign[title]}. `);
  if (plain !== typed) return plain;
  const inside =
    inBrackets(typed) ??
    withNotedName(typed, saysWho) ??
    withNameOfFirm(typed) ??
    withTitledName(typed) ??
    withNameAmongNotes(typed) ??
    withInitial(typed);
  if (inside) return inside;
  const [, post = '', written = '', degree = '', particles = '', first = '', behind = ''] =
    last.exec(typed) ?? [];
  const more = behind.trim();
  const title = degree.startsWith('Dr') ? 'Dr' : (foreign[written] ?? written);
  const isTitled = written !== '' && isFamilyName(more || first);
  if (post && saysWho(post) && (isTitled || (!written && isSomebody(first, more)))) {
    const who = withoutBracket(post);
    // "Kenji Morita – plant director, Martin": a name stands there already.
    if (findName(who)) return persona;
    return (
      toNamed(`${title ? `${withStop(title)} ` : ''}${particles}${first}${more ? ` ${more}` : ''}`, who) ??
      persona
    );
  }
  const [, before = '', noun = '', name = '', called = '', surname = ''] = besidePost.exec(typed) ?? [];
  // "Site manager for builder ANN BELL": whoever builds is somebody else.
  const isPost = saysWho(before) && saysWho(noun) && !/ (?:at|behind|by|for|of|to|under|with) /.test(before);
  const isName = !isOrdinaryWord(surname.toLowerCase()) || !isOrdinaryWord(called.toLowerCase());
  if (isPost && isSomebody(called, surname) && isName) return `${name}, ${decapitalise(before)}`;
  const [, ofSmall = '', smallTitle, given = '', ofFamily = ''] = small.exec(typed) ?? [];
  const isSure =
    smallTitle || (isSomebody(given, '') && (ofFamily === '' || !isOrdinaryWord(ofFamily.trim())));
  if (!given || !isSure || !saysWho(ofSmall) || findName(ofSmall)) return persona;
  const inCapitals = [smallTitle && `${smallTitle}.`, given, ofFamily.trim()].filter(Boolean) as string[];
  return toNamed(inCapitals.map(capitalise).join(' '), ofSmall) ?? persona;
}

const bracketed = compact(
  String.raw`^(.{3,40}?) \(((?:(?:${titles})\.? )?)(\p{Lu}\p{Ll}[\p{L}’'-]*) (${family})\),? ((?:at|from|in|of|who|with)\b.{3,})$`,
  'u',
);

/** `Physiotherapist (ANN BELL) who is opening a practice` → `ANN BELL, a physiotherapist who is opening a practice`. */
function inBrackets(persona: string): string | undefined {
  const [, post = '', title = '', first = '', surname = '', more = ''] =
    (persona.includes('(') && bracketed.exec(persona)) || [];
  const isName =
    title !== '' ||
    isSomebody(first, surname) ||
    (!isOrdinaryWord(first.toLowerCase()) &&
      !isOrdinaryWord(surname.toLowerCase()) &&
      !/^\p{Lu}+$/u.test(first));
  return post && saysWho(post) && isName && isFamilyName(surname)
    ? toNamed(`${title}${first} ${surname}`, `${post} ${more}`)
    : undefined;
}

/** `…, ANN BELL of Tallboy`: behind what somebody is, with the firm. */
const withFirm = compact(
  String.raw`^(.{3,}?)(?:,|:| ?[-–—|])\s*((?:(?:${titles})\.? )?)(\p{Lu}[\p{L}’'-]+) (${family}) (?:at|from|of|with) ((?:[Tt]he )?\p{Lu}[^,;\n]*?(?:\bCo\.)?)\.?$`,
  'u',
);

/** `Wedding planner, ANN BELL of Bell & Co` → `ANN BELL, wedding planner at Bell & Co`; one whose first name is not known has to have given the firm its name. */
function withNameOfFirm(persona: string): string | undefined {
  const [, post = '', title = '', first = '', surname = '', firm = ''] = withFirm.exec(persona) ?? [];
  const isName = title !== '' || isSomebody(first, surname) || firm.split(/[^\p{L}]+/u).includes(surname);
  return post && saysWho(post) && isName && isFamilyName(surname) && !findName(post)
    ? toNamed(`${title}${first} ${surname}`, `${post} at ${firm}`)
    : undefined;
}

/** `Librarian Mrs. ANN BELL who …`: a title and a name between what somebody is and what is told of it. */
const titledInside = compact(
  String.raw`^((?:\p{L}[\p{Ll}-]+ ){0,3}\p{L}[\p{Ll}-]+),? ((?:${nameTitles})\.?) ((?:\p{Lu}[\p{L}’'-]+ )?${family}),? ((?:who|at|from|in|of)\b.+)$`,
  'u',
);

/** `Librarian Mrs. ANN BELL who runs the story hour` → `Mrs. ANN BELL, Librarian who runs the story hour`. */
function withTitledName(persona: string): string | undefined {
  const [, post = '', title = '', called = '', more = ''] = titledInside.exec(persona) ?? [];
  return post && saysWho(post) && isFamilyName(called)
    ? toNamed(`${title} ${called}`, `${post} ${more}`)
    : undefined;
}

/** `Parish priest, Fr. ANN BELL, leaking roof`, `old client - ANN, runs 2 salons`: between what somebody is and what else is noted of it. */
const amongNotes = compact(
  String.raw`^((?:\p{L}[\p{L}'’-]* ){0,4}\p{L}[\p{L}'’-]+)(?:,|:| ?[-–—]) ((?:(?:${nameTitles})\.? )?)(\p{Lu}\p{Ll}[\p{L}’'-]*)((?: ${family})?), ([^\n]{3,})$`,
  'u',
);

/** What somebody is to the sender, and no post. */
const ofSenders =
  /^(?:an? |my |our )?(?:\p{Ll}+ )?(?:client|contact|customer|lead|prospect|regular|subscriber)$/iu;

/** `Parish priest, Fr. ANN BELL, leaking roof` → `Fr. ANN BELL, parish priest, leaking roof`. */
function withNameAmongNotes(persona: string): string | undefined {
  const [, post = '', title = '', first = '', behind = '', more = ''] = amongNotes.exec(persona) ?? [];
  const surname = behind.trim();
  const isName = title ? isFamilyName(surname || first) : isSomebody(first, surname);
  const called = `${title}${first}${behind}`;
  if (ofSenders.test(post)) return isName ? `${called}, ${more}` : undefined;
  return post && saysWho(post) && isName && !findName(post)
    ? toNamed(called, `${decapitalise(post)}, ${more}`)
    : undefined;
}

/** `anna k, buyer at a mill` → `Anna K., buyer at a mill`. */
function withInitial(persona: string): string | undefined {
  const [, first = '', initial = '', more = ''] = /^(\p{Ll}+) (\p{Ll})\.?, (.+)$/u.exec(persona) ?? [];
  return first && isSomebody(first, '')
    ? `${capitalise(first)} ${initial.toUpperCase()}., ${more}`
    : undefined;
}

/** `Mr.`, and `Father` as it is: behind what is no short form a full stop would end the sentence. */
function withStop(title: string): string {
  return toAddress({ honorific: title }).title;
}

/** A name and then who that is, where it is read as a name so: `Gary` and `pub landlord` → `Gary, a pub landlord`. */
function toNamed(name: string, post: string): string | undefined {
  const who = post.replace(/^(?:An?|The) /, (article) => article.toLowerCase());
  return [`${name}, ${who}`, `${name}, ${withArticle(decapitalise(who))}`].find((persona) =>
    findName(persona),
  );
}

/** A bracket that only the name closed: `Head of HR (` → `Head of HR`. */
function withoutBracket(post: string): string {
  const opened = post.split('(').length > post.split(')').length;
  return (opened && /\([^()]+$/.test(post) ? `${post})` : post).trim();
}
