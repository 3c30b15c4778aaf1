import { compact } from '../../../../compact.ts';
import { decapitalise } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';

/** Who sells goods to shops notes what they cost there. */
const sellsToShops = /\b(?:wholesale|SRP|RRP|MSRP|case of \d|shelf[ -]life)\b/i;
const shops =
  'bakeries|bars|boutiques|cafes|cafés|delis|grocers|gyms|hotels|nurseries|outlets|pharmacies|restaurants|retailers|salons|schools|shops|spas|stores|studios|supermarkets';
const inShops = compact(
  `^(?:already |currently |now )?in ((?:about |more than |nearly |over )?\\d[\\d,]*\\+? (?:[\\p{Ll}-]+ )?(?:${shops})\\b.*)$`,
  'iu',
);
const wonPrize =
  /^(?:the |our )?((?:\p{Ll}+ ){0,3}(\p{Ll}+)) (won|took|got) ((?:an? |the )?(?:\p{Lu}[\p{L}'-]*|of|for|in) .*\b(?:Awards?|Gold|Medal|Prize|Stars?)\b.*)$/u;

/** What somebody who makes to order is asked for. */
const makesToOrder =
  /\b(?:bottling|casting|co-?packing|fabrication|forging|machining|manufactur\w+|milling|mou?lding|plating|printing|roasting|sewing|sheet metal|stamping|tooling|weaving|welding)\b/i;
const tools =
  'cells|CNCs|furnaces|kilns|lathes|lines|looms|machines|mills|ovens|presses|printers|robots|tanks|vats';
const capacity = compact(
  `^((?:\\d+|two|three|four|five|six|eight|ten|twelve) (?:[\\p{L}\\d-]+ )?(?:${tools}))((?:, (?:\\d+|one|two|three) (?:\\p{Ll}+ )?(?:buildings|engineers|people|plants|shifts|sites))*)(?:, (?:based |located )?in (\\p{Lu}[\\p{L} .'-]+(?:, \\p{Lu}[\\p{L} .'-]+)?))?$`,
  'u',
);

const fleet =
  /^fleet of ((?:about |around |over )?\d[\d,]* (?:\p{Ll}+ )?(?:buses|cars|coaches|lorries|trailers|trucks|vans|vehicles))$/iu;
const carries =
  /\b(?:courier|deliver\w*|freight|haulage|haulier|hire|leas\w+|logistics|movers?|moving|removals?|rental|transport\w*)\b/i;
const forFleets = /\b(?:charging|drivers?|fleets?|fuel|telematics|trucks?|tyres?|vans?|vehicles?)\b/i;

/** Notes on what somebody has, with who that is by what is offered: `now in 64 stores` of a sauce, `34 machines, two shifts` of a machine shop, `fleet of 60 trucks` of whoever is offered telematics. Others as they are. */
export function withMaker(note: string, offer: string, text: string): string {
  const bare = note.replace(/[.!]+$/, '');
  const [, made = '', more = '', where = ''] = makesToOrder.test(offer) ? (capacity.exec(bare) ?? []) : [];
  if (made)
    return `We have ${joinList([made, ...more.split(', ').filter(Boolean)])}${where ? `, and we are based in ${where}` : ''}`;
  const [, vehicles = ''] = fleet.exec(bare) ?? [];
  if (vehicles && carries.test(offer)) return `We have a fleet of ${vehicles}`;
  if (vehicles && forFleets.test(offer)) return `They run a fleet of ${vehicles}`;
  if (!sellsToShops.test(text)) return note;
  const [, stores = ''] = inShops.exec(bare) ?? [];
  if (stores) return `We are ${decapitalise(bare.replace(/^(?=in )/i, 'now '))}`;
  const [, what = '', noun = '', won = '', prize = ''] = wonPrize.exec(bare) ?? [];
  return what &&
    !organisationNouns.has(noun) &&
    !personNouns.has(noun) &&
    !/^(?:brand|store|team)$/.test(noun)
    ? `Our ${what} ${won} ${prize}`
    : note;
}
