/** People whom only some readers have to do with, and the words that such readers are described by. */
const peopleOf: readonly (readonly [people: RegExp, reader: RegExp])[] = [
  [
    /\b(?:pupils?|teachers?|school|class|lesson)\b/i,
    /\b(?:school|head ?teacher|head of (?:year|sixth form)|principal|deputy head|teach\w*|educat\w*|academy|college|university|kindergarten|nursery|district|pupils?|students?|parents?|tutor\w*|youth|librar\w*|museum|camp|curriculum|faculty)\b/i,
  ],
  [
    /\bpatients?\b/i,
    /\b(?:clinic\w*|practice|surg\w*|gp|dent\w*|doctor|physician|hospital|health\w*|medical|care|nurs\w*|vets?|veterinar\w*|physio\w*|pharmac\w*|radiolog\w*|opt\w*|therap\w*|patients?|ward|hospice|ambulance|psych\w*)\b/i,
  ],
  [
    /\b(?:guests?|ingredient|plates|recipe)\b/i,
    /\b(?:restaurant|cafe|café|bistro|chef|bars?|pubs?|kitchen|bakery|baker|hotel\w*|hospitality|inn\w*|hostel|b&b|cater\w*|brewery|winery|vineyard|food|events?|wedding|venue|resort|spa|camp\w*|cruise|airline|lodge|guests?|tour\w*|party|parties|festival|planner|host\w*|holiday|rental)\b/i,
  ],
  [
    /\b(?:till|queue|sold|lock up|put things back)\b/i,
    /\b(?:shop|store|retail\w*|supermarket|market|grocer\w*|butcher\w*|baker\w*|pharmacy|garden centre|boutique|restaurant|cafe|café|canteen|bars?|pubs?|bistro|kiosk|food|festival|venue|cinema|theatre|museum|stadium)\b/i,
  ],
  [
    /\b(?:your bread|you bake|bakers|dough|fresh bread)\b/i,
    /\b(?:bak\w*|bistro|cafe|café|chef|cook|deli|food|kitchen|mill\w*|pastry|pizz\w*|restaurant\w*)\b/i,
  ],
  [
    // A role is filled by whoever hires, and looked for by the others.
    /\brole\b|\bcandidates\b/i,
    /^(?!.*\b(?:devs?|developers?|engineers?|graduates?|job ?seekers?|nurses?|students?|upholsterers?)\b)|\b(?:[a-z]?c[a-z]os?|chief|company|companies|directors?|executives?|firms?|founders?|heads?|hiring|hr|human resources|leads?|managers?|owners?|partners?|people|practice|presidents?|recruit\w*|run(?:s|ning)?|talent|team|vp)\b/i,
  ],
  [
    /\b(?:tickets?|locked account|normal morning)\b/i,
    /\b(?:it|ict|cio|cto|help ?desk|infrastructure|support|sysadmin\w*|systems?|technology|ticket\w*)\b/i,
  ],
  [
    /\b(?:shelf match|shelves that match)/i,
    /\b(?:shop|store|stores|retail\w*|warehous\w*|wholesal\w*|distribut\w*|pharmac\w*|supermarket|grocer\w*|merchandis\w*|buyer)\b/i,
  ],
  [
    // Who sells coffee neither fetches it nor apologises for it.
    /\bfetch or apologise\b/i,
    /^(?!.*\b(?:bistro|cafes?|cafés?|coffee shop|restaurants?)\b)/i,
  ],
  [
    // Guests and stories are chosen by who has listeners or readers.
    /\b(?:your audience lately|next guest or story|pitch need|good story is one|listeners)\b/i,
    /\b(?:podcast\w*|host\w*|editor\w*|journalis\w*|report\w*|blog\w*|broadcast\w*|radio|magazine|newspaper|press|producer|media|publish\w*|newsletter|influencer\w*|content|creator\w*)\b/i,
  ],
  [
    /\btenants?\b/i,
    /\b(?:landlord|letting|property|properties|estate|housing|building|facilit\w*|real estate|rental|tenants?|coworking|workspace|apartment|residential)\b/i,
  ],
];

/** Lines that speak of one use of a subject, and offers of another use of it. */
const otherUses: readonly (readonly [line: RegExp, offer: RegExp])[] = [
  [
    /\bbuy in the language\b|\bread you in their own\b|\bexist in another language\b|\bwritten there\b/i,
    /\b(?:certified|clinical|court|instructions|interpret\w*|legal|manuals?|medical|patents?|safety|sworn|transcripts?)\b/i,
  ],
  [
    /\b(?:translation on your side|buy in the language|in their own language|in another language|written there)\b/i,
    /\b(?:evenings?|families|in person)\b/i,
  ],
  [
    /\b(?:good video|glad to share|explain what you do|keep watching)\b/i,
    /\b(?:how-to|induction|instruction\w*|onboarding|portraits?|safety|training)\b/i,
  ],
  [
    /\broof\b/i,
    /\b(?:back-?up|generators?|inverters?|lamps?|lanterns?|load-?shedding|outages?|pumps?|signs?)\b/i,
  ],
  [/\btax return\b|\bsurprises\b/i, /\b(?:credits?|relief|R&D)\b/i],
  [/\bquiet half hour\b|\bfrom week to week\b/i, /\b(?:on-?site|shifts?|staff|workplace)\b/i],
  [/\bcover that fits\b|\byour cover\b/i, /\b(?:credit|export|single)\b/i],
  [/\bto the payroll\b/i, /\b(?:architects?|billable|clients?|fees?|projects?)\b/i],
  [/\bempty (?:between|month|weeks)\b/i, /\b(?:students?|virtual)\b/i],
  [
    /\b(?:coffee|cup)\b/i,
    /\b(?:green|unroasted|raw) (?:\p{L}+ )?(?:beans|coffee)\b|\bcoffee from (?:my|our) (?:\p{L}+'s? )?(?:farm|family)/iu,
  ],
  [/\b(?:ate|taste)\b/i, /\b(?:feed|fly|insects?|pets?)\b/i],
  [/\bparts that are there\b|\bsecond source\b|\bsupplier\b/i, /\b(?:calibrat|fix|mend|repair|servic)\w*\b/i],
  [
    /\bwrites for your\b|\bdecide what to publish\b/i,
    /\b(?:applications?|bids?|grants?|press|technical|tenders?)\b/i,
  ],
];

/** Whether a line speaks of the use that this offer is for: of a roof to those who want power from it, not in an outage. */
export function suitsOffer(line: string, offer: string): boolean {
  return otherUses.every(([of, other]) => !of.test(line) || !other.test(offer));
}

/** Whether a line speaks only of people whom this reader has to do with: of pupils to a school, not to a sales team. */
export function suitsReader(line: string, reader: string): boolean {
  return peopleOf.every(([people, whose]) => !people.test(line) || whose.test(reader));
}

/** Whether a line speaks of people whom this reader has to do with. */
export function namesPeopleOf(line: string, reader: string): boolean {
  return peopleOf.some(([people, whose]) => people.test(line) && whose.test(reader));
}
