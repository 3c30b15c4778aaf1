import { isOrdinaryWord } from '../../gate/index.ts';
import { toWordTable } from './word-table.ts';

/** Words of everyday business that are often misspelt by one letter. */
const known =
  `accessible accommodation accountant accountants accounting accounts acquisition advertising already analytics apartment application appointment
automatically automation available backup beginning benefits bookkeeping budget business businesses calendar campaign cancellation catalogue
certificate certified cleaning client clients cloud colleague colleagues coming commercial commission commitment committee communication
companies company compliance conference consultancy consultant consulting contract convenient customer customers database definitely
delivery demonstration department designer developer developers development different discount ecommerce efficient employee employees embedded
employment engineer engineering engineers enterprise environment equipment especially essential estimate event experience experienced
finance financial freelance guarantee guaranteed hardware immediately implementation inbound independent industry information infrastructure installation
insurance integration integrations interested international introduction introductions interview inventory invoice invoices invoicing leadership licence logistics
maintenance management manager managers manufacturer manufacturing market marketing meeting meetings midsize month monthly months necessary negotiation
newsletter occasion occurred office officer onboarding operations opportunity organisation outbound partnership payment payroll people performance personnel
platform platforms podcast possible presentation pricing procurement product production productivity professional programme project
projects proposal protection purchase purchasing quality questionnaire ransomware receive recommend recommendation recording recordings
recruiter recruiters recruiting recruitment referral reliable replacement report reporting reports research restaurant restaurants
sales schedule scheduling season security separate separately service services shipping software solution solutions specialist specialists
strategy subscription successful supplier suppliers support system systems team teams technical technology together tomorrow training transport
until warehouse webinar website weekly workshop
agency agencies agreement architect assessment assistant association attendance attention audience bakery branding brochure builder building campaigns
capacity charge charges charity chemist children clinic clinics coaching collection competitor complete compliant configuration connection
construction consultation contractor contractors courier coverage customised dashboard dashboards deadline dealer deliveries dentist dentists design designs
director directors discussion distribution district downtime downtown education electric electrician emergency engagement exercise existing expenses
extension external facilities factory familiar feature features feedback fitness franchise furniture garage general generate graduate grocery growth
guidance healthcare hospital hospitality household housing improve improvement inspection instead instructor internal invitation language laptop laptops
lawyers lecturer lettings library machine machines maintain manufacture measure mechanic medical membership message messages migration migrations mobile
mortgage nursery nurses opening options original outsourced outsourcing packaging parents partner partners pharmacy photographer photography physical
pipeline plumber plumbing practice premises prepare president previous principal printing private process processes prospects provider providers
quarter quickly receipts reception receptionist region regional register registration reminder reminders renewal repairs replace request require
requirements residential restock retail retailer retailers revenue reviews safety salary savings scanner secretary secure session sessions settlement
shipment shopping signage signature skills solicitor speaker sponsor sponsorship standard storage student students studio subscriber subscribers
superintendent supply surgery survey sustainability target teacher teachers technician telephone tenant tenants testing thousand traditional traffic
translation transparent travel treatment tutoring university updates upgrade vehicle vehicles vendor vendors visitors volunteer wedding welcome wholesale
window windows workers workflow written yesterday
account address advice affordable afternoon annual answer answers appreciate appreciated approach article articles attached average averages breakfast
cheaper coffee comfortable common completely convince correct currently decision deliver delivered discuss enough every everything example examples
expensive experiences finally friendly grateful happen helpful hygiene increase interest invited
knowledge leisure minute minutes monitoring morning naturally opened opportunities organic organise organised organized perfect person
pictures popular portfolio prefer problem problems question questions recently reduce reference references regular regularly replies reply response
roasted sample samples september servicing several similar something special stressful subject successfully topic typical understand vegetables
websites wonderful working writing
existence appearance compatible responsible responsibility government environmental occurrence recommended received receiving
achieved separated professionals knowledgeable machinery advertisement comparison conscious consistent
continuous curriculum disappointed efficiency embarrassed excellent explanation independently intelligent integrate integrates
itinerary jewellery medicine millennium noticeable parallel parliament persistent possession possibility preferred presence
privilege probably publicly receipt referring relevant religious sandwiches sincerely strength sufficient surprise temperature
threshold unfortunately veterinary warranty availability hairdresser kindergarten qualified
transportation physiotherapist psychologist brewery catering chocolate cosmetics nutritionist orthodontist orthopaedic
pharmaceutical upholstery vineyard weddings assistance specialised technicians electricians hairdressers photographers receptionists therapists`.split(
    /\s+/,
  );

const byFirst = new Map<string, string[]>();
for (const word of known) byFirst.set(word[0] ?? '', [...(byFirst.get(word[0] ?? '') ?? []), word]);

/** Whether one letter more, less, other or two in the other order make one word of the other. */
export function isOneOff(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [left, right] = [one.slice(at), other.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Misspelt words that look like others: `embeded` like what somebody has embedded. */
const misspelt = toWordTable({
  accross: 'across',
  acros: 'across',
  acquistion: 'acquisition',
  aquisition: 'acquisition',
  availble: 'available',
  availabe: 'available',
  birmingahm: 'birmingham',
  birmingam: 'birmingham',
  bristal: 'bristol',
  cambrige: 'cambridge',
  cincinatti: 'cincinnati',
  deliverd: 'delivered',
  edinbrugh: 'edinburgh',
  embeded: 'embedded',
  anwser: 'answer',
  buisness: 'business',
  fitnes: 'fitness',
  introdction: 'introduction',
  marketting: 'marketing',
  overpayed: 'overpaid',
  stressfull: 'stressful',
  thier: 'their',
  wesbite: 'website',
  wesbites: 'websites',
  introduciton: 'introduction',
  glasglow: 'glasgow',
  hubsopt: 'hubspot',
  liecester: 'leicester',
  linkdin: 'linkedin',
  linkedln: 'linkedin',
  liverpol: 'liverpool',
  machester: 'manchester',
  manchestor: 'manchester',
  massachusets: 'massachusetts',
  microsft: 'microsoft',
  micrsoft: 'microsoft',
  mircosoft: 'microsoft',
  newcastel: 'newcastle',
  nottingam: 'nottingham',
  nurces: 'nurses',
  occured: 'occurred',
  recruters: 'recruiters',
  refered: 'referred',
  salesfroce: 'salesforce',
  sheffeild: 'sheffield',
  shefield: 'sheffield',
  transfered: 'transferred',
  untill: 'until',
  usualy: 'usually',
  accomodate: 'accommodate',
  acheive: 'achieve',
  acheived: 'achieved',
  adresses: 'addresses',
  allready: 'already',
  alredy: 'already',
  beautifull: 'beautiful',
  becasue: 'because',
  becuase: 'because',
  begining: 'beginning',
  beleive: 'believe',
  bussines: 'business',
  bussiness: 'business',
  carefull: 'careful',
  catring: 'catering',
  commited: 'committed',
  complience: 'compliance',
  concious: 'conscious',
  definately: 'definitely',
  definatly: 'definitely',
  definetly: 'definitely',
  dissapointed: 'disappointed',
  equipments: 'equipment',
  existance: 'existence',
  expierence: 'experience',
  expirience: 'experience',
  febuary: 'february',
  finaly: 'finally',
  flexable: 'flexible',
  foriegn: 'foreign',
  fourty: 'forty',
  freind: 'friend',
  freinds: 'friends',
  furnitures: 'furniture',
  garanty: 'guarantee',
  goverment: 'government',
  greatful: 'grateful',
  heared: 'heard',
  helpfull: 'helpful',
  higene: 'hygiene',
  hygene: 'hygiene',
  informations: 'information',
  interesed: 'interested',
  jewlery: 'jewellery',
  kitchin: 'kitchen',
  lauch: 'launch',
  maintainence: 'maintenance',
  noticable: 'noticeable',
  occurence: 'occurrence',
  payed: 'paid',
  peadiatric: 'paediatric',
  peadiatrician: 'paediatrician',
  phisio: 'physio',
  prefered: 'preferred',
  prodcuts: 'products',
  proffesional: 'professional',
  realy: 'really',
  reccomend: 'recommend',
  reciept: 'receipt',
  recieved: 'received',
  recieving: 'receiving',
  recomended: 'recommended',
  reponsible: 'responsible',
  responsable: 'responsible',
  restaraunt: 'restaurant',
  resteraunt: 'restaurant',
  restraunt: 'restaurant',
  resturaunt: 'restaurant',
  salery: 'salary',
  sandwhich: 'sandwich',
  schedual: 'schedule',
  sence: 'sense',
  seperated: 'separated',
  softwares: 'software',
  softwear: 'software',
  speach: 'speech',
  succes: 'success',
  succesful: 'successful',
  succesfull: 'successful',
  sucess: 'success',
  supprise: 'surprise',
  suprise: 'surprise',
  thurday: 'thursday',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tomorow: 'tomorrow',
  trainning: 'training',
  truely: 'truly',
  unfortunatly: 'unfortunately',
  usefull: 'useful',
  vaccum: 'vacuum',
  vehical: 'vehicle',
  vehicals: 'vehicles',
  vetinary: 'veterinary',
  visable: 'visible',
  waranty: 'warranty',
  warrenty: 'warranty',
  weding: 'wedding',
  wednsday: 'wednesday',
  wendsday: 'wednesday',
  wensday: 'wednesday',
  wether: 'whether',
  wierd: 'weird',
  writting: 'writing',
  yeild: 'yield',
});

const mended = new Map<string, string>();

/** `ransomeware protecton` → `ransomware protection`: words that no dictionary has and that are one letter from one of everyday business. */
export function mendSpelling(text: string): string {
  // A path and a trial are both words.
  const meant = text
    .replace(/(?<=\b(?:free|-day|day) )trail\b(?! (?:run|map|maps|guide|mix)\b)/gi, 'trial')
    // "20% comm on what we sell", and a sentence that ends so.
    .replace(/(?<=\d ?% )comm\b(?:\.(?= \p{Ll}))?(?=[ .])/gu, 'commission')
    .replace(/^hed (?=of\b)/i, 'head ')
    .replace(/(?<=\b(?:intro|introductory|min|mins|minute|phone|quick|short|video) )cal\b/gi, 'call')
    // "A dental practise manager": the noun has a "c".
    .replace(
      /(?<=\b(?:dental|general|GP|law|legal|medical|private|vet|veterinary) practi)se(?= (?:manager|nurse|owner|partner)s?\b|$|[,.;])|(?<=\bpracti)se(?= (?:manager|nurse|owner|partner)s?\b)/g,
      'ce',
    )
    // Nobody in business has to do with a manger.
    .replace(/(?<!\b(?:away in|christmas|in) (?:an? |the )?)\b([Mm])anger(s?)\b/g, '$1anager$2')
    .replace(/(?<![\p{L}\p{N}@./_'’-])\p{L}\p{Ll}{4,}(?![\p{L}\p{N}@_'’-]|\.\p{L})/gu, (word) => {
      const right = misspelt[word.toLowerCase()];
      return right ? (word[0] ?? '') + right.slice(1) : word;
    })
    // "Theyd", "doesnt": what a thumb leaves out.
    .replace(/\b(they|you|we)(ve)\b|\b(they|you)(d|ll|re)\b/gi, "$1$3'$2$4")
    .replace(/\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)nt\b/gi, "$1n't");
  return (
    meant
      .replace(/(?<![\p{L}\p{N}@./_'’-])\p{Ll}{5,}(?![\p{L}\p{N}@_'’-]|\.\p{L})/gu, mendWord)
      // "Recruitmnet of nurses": the capital is that of a sentence.
      .replace(
        /(?<=^|[.!?] |\n)\p{Lu}\p{Ll}{7,}(?= \p{Ll})/gu,
        (word) => (word[0] ?? '') + mendWord(word.toLowerCase()).slice(1),
      )
  );
}

/** Whether one letter more, less, or two in the other order make one word of the other. */
function isSlip(one: string, other: string): boolean {
  return (
    isOneOff(one, other) &&
    (one.length !== other.length || [...one].sort().join('') === [...other].sort().join(''))
  );
}

/** `Maintenence`, `independant`, `compatable`: the one vowel that nobody hears. */
const soundsAlike = /[ae](?=n(?:ces?|cy|ts?|tly)$)|[ai](?=bl[ey]$)/;

function mendWord(word: string): string {
  let found = mended.get(word);
  if (found === undefined) {
    const swapped = word.replace(soundsAlike, (vowel, at: number) =>
      vowel === 'a' ? (word[at + 1] === 'b' ? 'i' : 'e') : 'a',
    );
    const all = byFirst.get(word[0] ?? '') ?? [];
    // "Migartion" ends like a word and is none.
    const near = !isOrdinaryWord(word)
      ? all.filter((one) => isOneOff(word, one))
      : /(?:tion|ment)s?$/.test(word)
        ? all.filter(
            (one) =>
              one !== word &&
              /(?:tion|ment)s?$/.test(one) &&
              one.endsWith('s') === word.endsWith('s') &&
              isSlip(word, one),
          )
        : [];
    // "Recordngs" is nearer to its own number.
    found =
      (all.includes(word)
        ? word
        : all.includes(swapped)
          ? swapped
          : (near.find((one) => isSlip(word, one) && one.endsWith('s') === word.endsWith('s')) ??
            near.find((one) => one.endsWith('s') === word.endsWith('s')) ??
            near[0])) || word;
    if (mended.size < 4_096) mended.set(word, found);
  }
  return found;
}
