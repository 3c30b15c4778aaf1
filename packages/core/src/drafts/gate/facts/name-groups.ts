import { eachMatch } from './each-match.ts';

/** Names that stand for one another: a brief that gives one allows all of its line. */
const rows = [
  'uk british britain briton britons united kingdom england english scotland scottish wales welsh',
  'us usa u.s america american americans united states',
  'eu europe european europeans',
  'germany german germans deutschland deutsch',
  'france french',
  'spain spanish',
  'italy italian italians',
  'netherlands dutch holland',
  'ireland irish',
  'switzerland swiss',
  'austria austrian',
  'belgium belgian',
  'poland polish',
  'portugal portuguese',
  'sweden swedish',
  'norway norwegian',
  'denmark danish',
  'finland finnish',
  'nordics nordic scandinavia scandinavian',
  'canada canadian',
  'mexico mexican',
  'brazil brazilian',
  'australia australian',
  'india indian',
  'china chinese',
  'japan japanese',
  'greece greek greeks',
  'turkey turkish',
  'vietnam vietnamese',
  'thailand thai',
  'peru peruvian',
  'chile chilean',
  'argentina argentine argentinian',
  'colombia colombian',
  'cuba cuban',
  'egypt egyptian',
  'morocco moroccan',
  'lebanon lebanese',
  'israel israeli',
  'iran iranian persian',
  'iraq iraqi',
  'czechia czech',
  'slovakia slovak',
  'slovenia slovene slovenian',
  'croatia croatian',
  'serbia serbian',
  'hungary hungarian',
  'romania romanian',
  'bulgaria bulgarian',
  'estonia estonian',
  'latvia latvian',
  'lithuania lithuanian',
  'iceland icelandic',
  'malta maltese',
  'cyprus cypriot',
  'philippines filipino philippine',
  'malaysia malaysian',
  'indonesia indonesian',
  'pakistan pakistani',
  'bangladesh bangladeshi',
  'nepal nepali nepalese',
  'taiwan taiwanese',
  'korea korean koreans',
  'tunisia tunisian',
  'bavaria bavarian bayern',
  'tuscany tuscan',
  'sicily sicilian',
  'catalonia catalan',
  'normandy norman',
  'brittany breton',
  'flanders flemish',
  'baltic baltics',
  'balkan balkans',
  'alps alpine',
  'paris parisian',
  'venice venetian',
  'naples neapolitan',
  'florence florentine',
  'vienna viennese',
  'munich münchen',
  'cologne köln',
  'africa african',
  'asia asian',
];

/** The same of roles and trades. */
const roleRows = [
  'vp svp evp vice president',
  'ceo chief executive officer md managing director',
  'cfo chief financial finance officer fd',
  'coo chief operating operations officer',
  'cto chief technology technical officer',
  'cmo chief marketing officer',
  'cio chief information officer',
  'ciso chief information security officer',
  'cro chief revenue officer',
  'hr human resources people',
  'pa personal assistant',
  'gp general practitioner practice doctor surgery',
  'pr public relations',
  'it information technology tech',
  'ai artificial intelligence',
  'saas software',
  'crm customer relationship management',
  'erp enterprise resource planning',
  'b2b',
  'smb sme smes smbs small medium',
  'dr doctor',
  'prof professor',
  'ios iphone ipad',
];

const groupOf = new Map<string, Set<string>>();
for (const row of [...rows, ...roleRows]) {
  const group = new Set(row.split(' '));
  for (const word of group) groupOf.set(word, new Set([...(groupOf.get(word) ?? []), ...group]));
}

/** Whether a word is the name of a country, a people or a role that goes by several. */
export function hasOtherForms(word: string): boolean {
  return groupOf.has(word);
}

/** Whether a brief that holds these words also allows this one, as another form of the same name. */
export function isOtherFormOf(word: string, briefWords: ReadonlySet<string>): boolean {
  const group = groupOf.get(word);
  if (group === undefined) return false;
  for (const other of group) if (other.length > 1 && briefWords.has(other)) return true;
  return false;
}

/** Capitals that name nothing in particular. */
export const plainCapitals: ReadonlySet<string> = new Set(
  `i mr mrs ms mx dr i'm i'd i'll i've a ok ps p.s pps hr it pdf pdfs csv faq faqs ceo cfo coo cto roi kpi kpis diy tv am pm b2b b2c 3d 2d id ids qr usb wifi wi fi
  fyi asap rsvp q&a r&d tbc vat crm saas erp api apis seo sms gps led leds ui ux pc pcs cv cvs sla slas okr okrs rfp rfq rfqs nda ndas vip vips vp vps md phd mba sop sops eod cc url html tbd
  celsius fahrenheit a2 a3 a4 a5 a6 b5 4k 8k 4g 5g mp3 mp4 co2`.split(/\s+/),
);

/** Parts of a firm, which many write with a capital. */
export const departments: ReadonlySet<string> = new Set(
  `sales marketing operations finance purchasing procurement legal logistics engineering compliance accounts accounting reception housekeeping maintenance
  security production design admin payroll facilities quality warehouse dispatch`.split(/\s+/),
);

/** Words that may stand after a greeting though they name nobody. */
export const greetingRoles: ReadonlySet<string> = new Set(
  `there all team everyone everybody folks friend friends neighbour neighbor neighbours neighbors sir sirs madam colleague colleagues hiring manager director owner owners committee board
  editor organiser organisers organizer organizers captain chef doctor dr mr mrs ms mx miss professor prof customer reader member members parents head teacher principal president secretary
  good morning afternoon evening day tag abend morgen gott zusammen herr frau damen und herren señor señora sr sra madame monsieur mesdames messieurs to whom may concern again both
  directeur directrice direktor direktorin responsable equipe gerente directora senores
  reverend father sister brother mother pastor rabbi imam canon vicar councillor judge minister ambassador major colonel sergeant provost chancellor nurse coach dame lord lady
  sales marketing operations finance people business office practice property general purchasing procurement leader leaders partner partners`.split(
    /\s+/,
  ),
);

/** What a German word for a role ends in, e.g. Vorstandsmitglieder, Pflegedienstleitung. Without accents. */
export const germanRoleEndings =
  /(?:mitglied(?:er)?|leiter(?:in)?|leitung|team|direktor(?:in)?|direktion|vorstand|inhaber(?:in)?|chef(?:in)?|kolleg(?:e|in|en|innen)|redaktion|geschaftsfuhr(?:er|erin|ung)|leser(?:innen)?|verantwortlichen?|interessierten?)$/;

/** Whose product a brief may name without its maker. */
export const makersProducts: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    microsoft:
      'teams excel word outlook office azure sharepoint powerpoint dynamics windows copilot onedrive',
    ms: 'teams excel word outlook office sharepoint powerpoint dynamics windows',
    google:
      'meet sheets docs workspace maps calendar drive ads analytics cloud chrome android gmail bigquery',
    amazon: 'aws alexa redshift prime',
    apple: 'iphone ipad macbook watch pay',
    adobe: 'photoshop illustrator indesign acrobat lightroom premiere',
    autodesk: 'autocad revit inventor fusion',
    salesforce: 'slack tableau pardot mulesoft',
    atlassian: 'jira confluence trello bitbucket',
  }).map(([maker, products]) => [maker, new Set(products.split(' '))]),
);

const languageCodes: Record<string, string> = {
  EN: 'english',
  DE: 'german',
  FR: 'french',
  ES: 'spanish',
  IT: 'italian',
  NL: 'dutch',
  PT: 'portuguese',
  PL: 'polish',
  SV: 'swedish',
  DA: 'danish',
  FI: 'finnish',
  EL: 'greek',
  GR: 'greek',
  JA: 'japanese',
  ZH: 'chinese',
};

/** The languages that a brief names by their codes, beside one another: `EN-DE`, `FR/IT`. */
export function readLanguageCodes(briefText: string): string[] {
  const lists = eachMatch(briefText, /\b[A-Z]{2}(?:[  ]?(?:[-–—→>/,&+]|->|to|and)[  ]?[A-Z]{2}\b)+/g);
  return lists.flatMap(([list]) => {
    const names = (list.match(/[A-Z]{2}/g) ?? []).map((code) => languageCodes[code]);
    // DE-BW is no pair of languages.
    return names.every((name) => name !== undefined) ? names : [];
  });
}
