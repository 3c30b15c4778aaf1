import { compact } from '../../../../compact.ts';
import { isCoinedName } from '../../../text/coined-name.ts';

/** What is offered, as typed, and whether several things are. */
type Known = { offer: string; plural: boolean };

const things =
  'API|[Aa]pp|[Cc]ourse|[Dd]evice|[Gg]ame|[Kk]it|[Mm]achine|[Mm]odule|[Nn]ewsletter|[Pp]latform|[Pp]lugin|[Pp]odcast|[Pp]roduct|[Pp]rogram(?:me)?|[Ss]ervice|[Ss]oftware|[Ss]ystem|[Tt]ool|[Tt]oolkit|[Ww]idget';
const called = String.raw`[\p{Lu}\d][\p{L}\d'’+-]*(?: [\p{Lu}\d][\p{L}\d'’+-]*){0,3}`;

/** `Product name: TALLBOY`, `The API is called TALLBOY`, `Product: TALLBOY Sense`, as a note of its own. */
const named = compact(
  String.raw`(?<=^|\n|[.!?] )(?:(?<sure>(?:[Oo]ur |[Tt]he )?(?<thing>${things})(?:['’]s)? (?:name(?: is|:| =)?|is (?:called|named)|called|goes by(?: the name(?: of)?)?):? |[Nn]ame of (?:our |the )?(?:${things})(?: is|:)? )|(?:[Oo]ur )?[Pp]roduct(?:: | = ))["“]?(?<product>${called})["”]?(?:\.(?=\s|$)|(?=\n|$))`,
  'u',
);

/** `Vibration sensors that …`: several things, of which none is called so. */
const ofSeveral = /^(?:[\p{L}-]+ ){0,5}?\p{L}{2,}(?<!s|u)s(?= (?:for|from|that|to|which|with)\b|[,.:])/iu;

/** Notes that open with what the offer is called, where the offer itself has no name: `Product name TALLBOY.` → `It is called TALLBOY.` */
export function withProductName(text: string, { offer, plural }: Known): string {
  const found = named.exec(text);
  const { sure, thing = '', product = '' } = found?.groups ?? {};
  if (!found || (!sure && !isCoinedName(product)) || !/\p{Lu}/u.test(product)) return text;
  // "The podcast is called …", to somebody who has one.
  const isOffered = /^(?:|product)$/i.test(thing) || offer.toLowerCase().includes(thing.toLowerCase());
  if (!isOffered || offer.toLowerCase().includes(product.toLowerCase())) return text;
  const rest = text.replace(found[0], '').replace(/^\s+/, '');
  return `${plural || ofSeveral.test(offer) ? 'Our product is' : 'It is'} called ${product}.${rest ? `\n${rest}` : ''}`;
}

/** Whether a note says no more than what the offer is called. */
export function isProductName(note: string): boolean {
  return saysName.test(note);
}

const saysName = compact(`^(?:It is|Our product is) called ${called}\\.?$`, 'u');
