import { compact } from '../../../compact.ts';

/** What befalls a firm, and what it earns: nobody reads it in a stranger's mail. */
const harm = String.raw`bed ?bugs|break-in|burgl\w*|cyber[- ]?attacks?|data breach|hacked|hit by|phishing attacks?|listeria|malware|margins?|outbreak|overdraft|ransomware|salmonella`;

const misfortunes = String.raw`accident|${harm}|bankrupt\w*|cried|hashtag|last few|looking for (?:an?other|other|a new) jobs?|people say|stolen|stuck|unbearable|would rather not|anger|angry|arrives? late|burns?|burn-?out|cash is|cracks?|divorc\w*|fired|for sale|funerals?|gossip\w*|grumbl\w*|handed in|hides?(?! the (?:best|nicest|real)\b)|hiding|insults?|last legs|laugh\w*|mould|on leave|pulling out|recall(?:ed)?|refused|resign\w*|retirement|ruined|shortage|sick leave|slipped|smells?|strikes?|theft|unpaid|vandal\w*`;

/** What is told to nobody's face. */
export const grave = compact(String.raw`\b(?:${misfortunes})\b`, 'i');

/** What is bad news of whomever it is said. */
export const badNews = compact(
  String.raw`\b(?:${misfortunes}|complain\w*|overloaded|poor|short[ -]staffed|understaffed|scandal|struggl\w*|wrong|worse)\b`,
  'i',
);

/** Judgements, guesses and bad news about the reader are kept to oneself. */
export const unkind = compact(
  String.raw`\b(?:${harm}|deadline|might|probably|likely|struggl\w*|bad|mess\w*|ugly|outdated|dated|poor|fail\w*|hate|overwhelmed|fed up|frustrat\w*|swamped|tired|stretched|crash\w*|mixed reviews|slow|lazy|problem\w*|pain\w*|rude|complain\w*|(?<!\b(?:deal|merger|round|seed|series [a-f]) )clos(?:ed|ing)(?! on (?:an?|its|the|their) )(?! (?:an?|her|his|its|the|their|your) (?:\S+ ){0,3}(?:acquisition|deal|merger|fund(?:rais(?:e|ing))?|partnership|(?:pre-)?seed(?=$|[,.]| (?:in|last|round|this)\b)|raise|round|series [a-f])\b)|laid off|unhappy|lay-?offs?|let (?:\S+ ){0,4}go|stress\w*|redundan\w*|loss(?:es)?|lost|losing|had to|(?:axed?|cut|cutting) (?:\S+ ){0,3}(?:jobs|posts|positions|staff)|incidents?|outages?|reposted|sued|lawsuits?|fined|scandal|died|death|negative\w*|weak\w*|declin\w*|fell|worse\w*|churn|sad|missed|must be|has to be|(?:was|were) cut|wrong|broke(?:n)?(?! ground\b| (?:(?:a|all|the|their|its) )?records?\b)|spam|awful|terrible|horrible|rubbish|ashamed|regrets?|gender|lacks?|mixed|(?<!where (?:\S+ )?)(?:has|have) no|I (?:believe|guess|suppose|think)|(?<!\b(?:advertis|bill|brand|call|describ|market|present|promot)e?s? )(?:itself|themselves)|(?:is|are|was|were|do|does|did|has|have) not)\b|n't\b`,
  'i',
);
