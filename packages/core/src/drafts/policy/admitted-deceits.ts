import type { AbusivePurpose } from './abusive-purposes.ts';

/** Where somebody says of his own pretext that it is not true. */
const untrue = String.raw`(?:\bnot (?:a )?real(?: one)?\b|\b(?:i|we) (?:have )?(?:made up|invented)\b|\b(?:am|are|is me|is us) (?:only )?pretending\b|\b(?:is|are) not (?:mine|ours)\b|\balthough (?:i|we) (?:own|have|am|are|do) (?:nothing|no|not)\b|\((?:i|we|it|he|she) (?:do|does|is|am|are)(?: not|n't)\)|\((?:fake|false|faux|fausse|falsch|falso|falsa|erfunden|inventado)\)|\bthat does(?: not|n't) exist\b|\bnobody must (?:know|notice|find out)\b|\bfalsche[rsn]? (?:polizist|bank|enkel|arzt|beamte|handwerker)\p{L}*|\bsoy su niet[oa]\b)`;
const gain = String.raw`(?:\b(?:money|pay(?:s|ments?)?|transfers?|deposits?|rent|fees?|cash|jewell?ery|donations?|raise|savings|bitcoins?|coins|purchase price|gift cards?|virement|argent|geld|bargeld|schmuck|dinero|transferencia)\b|[€$£])`;
const entry = String.raw`(?:\b(?:pass ?words?|log-?ins?|codes?|credentials|pins?|card (?:numbers?|details))\b)`;

/** Deceits that are known by what somebody admits or by what it leads to. */
export const admittedDeceits: Record<AbusivePurpose['name'], readonly RegExp[]> = {
  phishing: [
    new RegExp(`${untrue}.{0,120}${entry}`, 'u'),
    /\b(?:stores?|saves?|keeps?|logs?|records?) (?:whatever|any|every|the|their) (?:\w+ )?(?:cards?|passwords?|pins?|codes?|credentials) (?:they|people|users|customers) (?:enter|type)/,
    /\b(?:talk|trick|coax|sweet-?talk|charm|frighten|rush) (?:them|him|her|people|users?|customers?) into\b.{0,60}\b(?:codes?|passwords?|pins?|log-?ins?|card|credentials)\b/,
    /\b(?:collect|gather|harvest|grab) (?:\S+'s|everybody's|all) (?:\w+ ){0,2}?(?:passwords?|log-?ins?|credentials|pins?)\b/,
  ],
  malware: [
    /\.(?:pdf|docx?|xlsx?|jpg)\.(?:exe|scr|js|bat)\b/,
    /\b(?:macro|attachment|file|link)\b.{0,40}\b(?:so that|so) (?:we|i) (?:have|get|gain) (?:remote )?(?:access|control)\b/,
    /\b(?:plant|install|hide|place|leave) (?:a |our )?backdoor\b/,
    /\b(?:secretly|covertly|without (?:their|his|her) knowledge|unnoticed) (?:read|record|track|watch|monitor|listen|copy|follow)\b.{0,60}\b(?:phone|messages|computer|laptop|calls|camera|location)\b/,
  ],
  impersonation: [
    new RegExp(`${untrue}.{0,40}\\b(?:bank|police|tax office|court|notary|chairman|ceo|doctor)\\b`, 'u'),
    /\b(?:looks?|look) (?:exactly |just )?like (?:netflix|paypal|amazon|microsoft|google|apple|facebook|instagram|their bank|the bank|the tax office)\b/,
  ],
  payment_fraud: [
    new RegExp(`${untrue}(?:.{0,160}${gain}|(?<=${gain}.{0,160}))`, 'u'),
    /\b(?:wallet|account|address) (?:that |which )?(?:i|we) (?:secretly )?(?:control|own)\b/,
    /\b(?:pay|send|transfer|wire) (?:the |their |his |her )?(?:\w+ )?(?:rent|salary|deposit|price|invoice) (?:into|to) my account\b/,
    /\bintercept (?:the|their|a|his|her) (?:\w+ )?(?:price|payments?|money|transfers?|funds|deposit)\b/,
    /\b(?:hand|give|bring|pass) (?:over )?(?:their|his|her) (?:\w+ )?(?:jewell?ery|cash|savings|valuables|gold|bank cards?) (?:over )?to (?:a |an |our |my |one )/,
    /\bfall in love\b.{0,80}\b(?:money|send|pay|transfer|fund)/,
    /\bnew (?:investors|members) pay (?:the )?(?:old|earlier|previous)\b/,
    /\b(?:certificates?|cards?|passes|licen[cs]es|diplomas?|degrees?) without (?:vaccination|an? (?:exam|test|course)|exams?|tests?|study|studying)\b/,
    /\b(?:cloned|stolen) (?:\w+ )?(?:plates|papers|cards|accounts|ids|documents|exam papers?)\b|\bstolen from\b/,
    /\b(?:oxycodone|fentanyl|xanax|opioids?|morphine|cocaine|heroin|mdma|painkillers)\b.{0,40}\bwithout (?:a )?prescription\b/,
    /\bsollen (?:uns|mir|ihm|unserem \p{L}+) .{0,40}(?:geld|bargeld|schmuck|erspartes|gold).{0,20}(?:übergeben|geben|überweisen|aushändigen)/u,
    /\b(?:je suis|nous sommes) (?:le|la|les) (?:pdg|directeur|directrice|banque|police).{0,60}\bvirement\b/,
  ],
  extortion: [
    /\b(?:he|she|they) (?:\w+ ){0,3}?(?:pays?|sends?|resigns?|transfers?|hands?)\b.{0,80}\bor (?:the|his|her|their|it|everyone|everybody|i|we)\b.{0,60}\b(?:go(?:es)?|gets?|will|sees?|finds? out|learns?|reads?|hears?)\b/,
    /wenn (?:er|sie) nicht zahl\p{L}*.{0,60}(?:ins netz|online|veröffentlich|stelle|zeige|schicke)/u,
    /\bsi (?:no paga|elle ne paie pas|il ne paie pas)\b.{0,60}(?:publi|diffus|difund|env)/,
  ],
  harassment: [
    /\b(?:make|making) (?:him|her|them) (?:so |too |really )?(?:afraid|scared|frightened|miserable|ashamed|desperate)\b/,
    /\bwe know where (?:his|her|their|your) (?:\w+ )?(?:child(?:ren)?|kids|family|son|daughter|wife|husband|mother|parents)\b/,
    /\bdriv(?:e|es|ing) (?:him|her|them|my \w+) (?:to|into) (?:suicide|despair|madness|a breakdown)\b/,
    /\btell (?:him|her|them) (?:that )?(?:he|she|they)(?:'s|'re| is| are) (?:an? )?(?:freak|monster|worthless|disgusting|ugly|pig|whore|slut|loser|nothing|filth|subhuman)\b/,
  ],
  discrimination: [
    /\b(?:sort(?:s|ing)? out|block(?:s|ing)?|reject(?:s|ing)?|turn(?:s|ing)? (?:down|away)|refus(?:e|es|ing)|filter(?:s|ing)?(?: out)?|exclud(?:e|es|ing)|keep(?:s|ing)? out)\b.{0,40}\b(?:from israel|(?:turkish|arab|arabic|african|jewish|muslim|foreign|polish|romanian|indian|chinese|mexican|hispanic|asian)(?: (?:or|and) \w+)? (?:sur)?names?|(?:migrant|immigrant|black|jewish|muslim|minority) (?:districts?|areas?|neighbou?rhoods?)|people from (?:africa|israel|the middle east|eastern europe))\b/,
    /\bonly (?:\w+ )?(?:tenants|applicants|candidates|guests|people|families|employees) with (?:german|english|french|white|christian|native)(?:-sounding)? (?:sur)?names?\b/,
    /\bmust be (?:a )?(?:\w+ )?(?:female|male|a (?:woman|man)|white|christian|single|attractive|childless|under \d\d)\b.{0,60}\b(?:under \d\d|attractive|no children|not pregnant|unmarried|single|young|white|christian)\b/,
  ],
};
