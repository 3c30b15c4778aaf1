import { isCount, isParticiple, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, nounGerunds, personNouns, prepositions } from '../../../text/words.ts';
import { findFinite } from '../offer-shapes.ts';
import type { Clause, Of } from './clause.ts';
import { asObject, isSeveral } from './note-words.ts';

/** What goes with something that is sold, by its last word. */
export const given =
  /(?:access|desk|hotline|shop|rating|coordinator|contact|help|notice|portals?|assessments?|consultations?|quotes?|surveys?|advice|albums?|analytics|backups?|bags?|batter(?:y|ies)|box(?:es)?|briefings?|calls?|cards?|checks?|clips?|copies|colou?rs|coverage?|dashboards?|delivery|designs?|drawings?|edits?|forecasts?|guarantees?|guides?|handbooks?|hours|installation|integrations?|invoices?|kits?|labels?|licen[cs]es?|maps?|margin|material|materials|meetings?|menus?|music|notes|options?|packs?|payments?|photos?|pictures?|plans?|prompts?|provision|recordings?|refills?|reminders?|reporting|reports?|reviews?|revisions?|rounds?|samples?|seats|servicing|sessions?|shows?|signatures?|sizes|slides?|staff|storage|support|syncs?|templates?|tests?|tickets?|tools?|tours?|training|transcripts?|trials?|updates?|videos?|visits?|waitlists?|warranty|warranties|workshops?)$/i;

/** A number of something: `six sessions`, `20 videos a month`; no span of time and no measure. */
const counted =
  /^(?:(?:up to |over |about )?\d[\d,]*\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|unlimited|weekly|monthly|daily) (?!(?:(?:business|working) )?(?:minute|hour|day|morning|afternoon|evening|night|week|month|year|second|time|mile|metre|page|word|person|ml|kg|km|litre|cm|mm|g|m)s?\b)[\p{L}-]{3,}/iu;

/** Those who are served or take part, and are not given to anybody. */
export const served =
  /\b(?:adults|attendees|brands|businesses|children|clients|companies|covers|customers|delegates|employees|families|firms|guests|homes|hotels|kids|employers|exhibitors|learners|members|speakers|participants|people|pupils|restaurants|schools|shops|sites|stores|students|teams|units|users)\b/i;

/** Who and what does the work: the sender has them. */
const means =
  /^(?:boats|crews|diggers|drivers|drones|engineers|excavators|fitters|guys|installers|lorries|machines|mechanics|men|operatives|pilots|technicians|techs|trailers|trucks|tractors|vans|vehicles|welders)$/i;

/** What is made or held, and so many of it given to whoever buys. */
const countedOut =
  /^(?:actors|articles|banners|blogs|chapters|classes|concepts|courses|creators|credits|desks|drafts|emails|episodes|films|games|graphics|headshots|illustrations|images|interviews|leads|lessons|logos|meals|modules|newsletters|pages|pieces|places|portraits|posts|prints|puzzles|reels|rooms|scripts|slides|spots|studies|treatments|verses|weeks|workouts)$/i;

/** Which of several there are, in which a thing comes. */
export const kinds =
  /^(?:(?:\d+|two|three|four|five|six|eight|ten|twelve|several) (?:[\p{L}-]+ )?(?:colou?rs|designs|finishes|flavou?rs|inks|languages|glazes|patterns|scents|shades|shapes|sizes|styles|varieties)|\d[\d.,]* ?(?:cl|g|kg|l|litres?|ml)(?:(?:,| and| or| to) \d[\d.,]* ?(?:cl|g|kg|l|litres?|ml))+|(?:bags|batches|boxes|cases|crates|packs|pallets|rolls|sets|tins|trays) of \d[\d,]*|(?:full |half )(?:boxes|crates|pallets) (?:of )?\d[\d,]* \p{Ll}+|any (?:colou?r|length|shape|size)|sizes \S.*|\d[\d.,]* ?(?:cl|g|kg|l|litre|ml)[ -]?(?:bags|bottles|boxes|cans|jars|packs|pouches|sacks|tins|tubs|wheels)|\d+ x \d\S*(?: ?(?:cl|g|kg|l|litre|ml))? (?:bags|bottles|boxes|cans|cases|jars|packs|pouches|tins))$/iu;

const perSpan = / (?:an?|each|every|per) (?:minute|hour|day|week|fortnight|month|quarter|year)\b.*$/;

/** `Live prompts`, `two free revisions`: a thing that comes with the offer. */
export function toGift(note: string, { isPerson, isTool, isWork }: Of): Clause | undefined {
  // "Coach calls weekly", "with a one-year warranty", "your logo".
  const [, things = '', often = ''] =
    /^((?:\p{Ll}+ ){0,2}\p{Ll}+s) (daily|monthly|weekly)$/u.exec(note) ?? [];
  const opens = things.split(' ')[0] ?? '';
  const isThings = findVerb(opens)?.form !== 'base' || personNouns.has(opens);
  if (things && isThings && isSeveral(things.split(' ').at(-1) ?? ''))
    return { of: 'gift', rest: `${often} ${things}` };
  const company = /^(?:including|with) (?!no )((?:an? |\d|\p{Ll}+ ).*)$/u.exec(note)?.[1];
  if (company) return { of: 'gift', rest: asObject(company) };
  if (
    /^your (?:own )?\p{Ll}+(?: (?:and |plus )?\p{Ll}+){0,5}$/u.test(note) &&
    findFinite(note.split(' ')) < 0
  )
    return { of: 'gift', rest: note };
  // "Loaner if yours isn't done by Friday".
  const [, thing = '', condition = ''] =
    /^((?:[\p{Ll}-]+ ){0,2}?\p{Ll}+) (if (?:it|our|the|they|we|your?s?)\b .+)$/u.exec(note) ?? [];
  if (thing && (isCount(thing.split(' ').at(-1) ?? '') || /(?:^| )loaner$/.test(thing)))
    return { of: 'reader', verb: 'get', rest: `${toArticle(thing)} ${thing} ${condition}` };
  const core = toNounCore(
    note.replace(perSpan, '').replace(/(?<=\p{L})\/(?:day|month|quarter|week|year)$/u, ''),
  );
  if (/^before[- ]and[- ]after \p{Ll}+s$/u.test(note)) return { of: 'gift', rest: note };
  const head = (core.at(-1) ?? '').toLowerCase();
  const next = note.split(' ')[core.length];
  const [first = ''] = note.split(' ');
  const goesOn =
    next === undefined ||
    /^(?:after|an?|and|at|before|by|during|each|every|for|from|in|of|on|per|to|when|where|with|without)$/.test(
      next,
    );
  if (/\p{L}\//u.test(head)) return undefined;
  if (!goesOn || findFinite(note.split(' ')) > 0 || isParticiple(head) || served.test(core.join(' ')))
    return undefined;
  if (/^\d+ seats$/.test(note)) return undefined;
  // "HIPAA", "training staff": a rule to keep, and what somebody does.
  if (/^(?:CCPA|FERPA|GDPR|HIPAA|ISO|PCI|SOC|WCAG)\b/i.test(note)) return undefined;
  if (isPerson && findVerb(first)?.form === 'gerund' && core.length > 1) return undefined;
  if (prepositions.has(first.toLowerCase()) || /^(?:all|both|each|every)$/i.test(first)) return undefined;
  // "60 packs per hour": how fast something is.
  if (/ (?:an?|per) (?:hour|minute)\b/.test(note) && counted.test(note)) return undefined;
  // "40 cars a day": nobody knows what is done to them.
  if (
    perSpan.test(note) &&
    counted.test(note) &&
    !given.test(head) &&
    !/^(?:articles|blogs|creators|emails|episodes|interviews?|leads|newsletters|posts)$/.test(head)
  )
    return undefined;
  const isCounted = counted.test(note) && (isPlural(head) || (/^one /.test(note) && isCount(head)));
  // "2 drones", "6 installers".
  if (/^\d/.test(note) && /^(?:people|staff)$/.test(head) && isWork && / on (?:our |the )?books$/.test(note))
    return { of: 'sender', verb: 'have', rest: note.replace(/ on books$/, ' on the books') };
  if (isCounted && means.test(head) && next === undefined)
    return isWork && /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) /i.test(note)
      ? { of: 'sender', verb: 'have', rest: note }
      : undefined;
  // "Tickets in ConnectWise": where they are, and nothing that one gets.
  if (/^tickets?$/.test(head) && next !== undefined) return undefined;
  // "3 passes", "450 lumens": nobody knows who gets them.
  if (isCounted && !perSpan.test(note) && !given.test(head) && !countedOut.test(head)) return undefined;
  // What a tool has is a feature of it: "OCR for invoices".
  const isFeature =
    isTool &&
    /^\p{L}.*\P{N}$/u.test(head) &&
    (isPlural(head) ||
      nounGerunds.has(head) ||
      massNouns.has(head) ||
      /(?:ing|tion|ment)$/.test(head) ||
      /^\p{Lu}{2,}$/u.test(core.at(-1) ?? ''));
  // "Sterile filtration on board".
  const isPart = !isWork && next !== undefined && /(?:tion|ment)$/.test(head);
  // "Annual report and risk rating".
  if (next === 'and' && !given.test(note)) return undefined;
  const isThing = given.test(head) || isCounted || isFeature || isPart;
  const verb = findVerb(first);
  const opensDeed = (verb?.form === 'base' && !verb.isName) || (verb?.form === 'third' && !verb.isName);
  // A lone word may be one of a list: "design, fieldwork, report".
  if (!isTool && core.length === 1 && next === undefined && !isPlural(head)) return undefined;
  if (!isThing || opensDeed || countWords(note) > 11) return undefined;
  return isCounted ? { of: 'gift', rest: note, isCounted } : { of: 'gift', rest: asObject(note) };
}
