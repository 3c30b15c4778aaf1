import type { ClaimRule } from './claim-rule.ts';

/** Each by its own word: to be insured is no ground for being certified. */
const certificates: ClaimRule[] = [
  // What somebody is certified under or to is a name, and compared as one.
  [
    /\b(?:[Cc]ertified(?! (?:under|to) (?:the )?[A-Z])|[Cc]ertification|[Cc]ertificates?)\b/,
    /\bcert(?:s|if\w*)?\b|\biso\b|\bsoc ?2|accredit|\bregistered\b/i,
  ],
  [/\b(?:accredited|accreditation)\b/i, /\baccredit|certif/i],
  [/\b(?:licen[sc]ed)\b(?! from)/i, /\blicen[sc]/i],
  [/\b(?:insured)\b/i, /\binsur|\bliability\b/i],
  [
    /\bregulated\b(?! (?:industr|market|sector|business|environment|field|firm|compan|team|world|trade))/i,
    /\bregulat|\bfca\b|\bbafin\b/i,
  ],
  [
    /\bcompliant\b/i,
    /\bcompl(?:y|ies|iant|iance)|\bgdpr|\bhipaa|\bsoc ?2|\biso\b|\bconform|\bready\b|\bpart \d/i,
  ],
  [
    /\b(?:approved|endorsed) by\b|\bendorsement\b|[- ]approved\b(?! (?:by )?you)/i,
    /\bapprov|\bendors|certif|accredit/i,
  ],
  [/\b(?:backed|funded) by\b|\b(?:venture|bank)-backed\b/i, /\bback(?:ed|ing)|\bfund|\binvest/i],
  [/\bpatent(?:ed|s|[- ]pending)?\b/i, /\bpatent/i],
  [
    /\b(?:peer[- ]reviewed|clinically (?:proven|tested|validated)|scientifically|independently (?:tested|verified|audited)|lab[- ]tested)\b/i,
    /\bpeer|clinical|scien|independent|tested|validated|verified|audit|\blab\b/i,
  ],
].map(([pattern, ground]) => ({
  pattern: pattern as RegExp,
  ground: ground as RegExp,
}));

/** What the sender is: awards, rank, certificates, age, and how fast. */
export const standingClaims: readonly ClaimRule[] = [
  {
    pattern:
      /\baward[- ]winning\b|\bawards?\b|\b(?:won (?=an?\b|the\b|this\b|last\b|us\b|gold|silver|bronze|first|best|two|three|\d)|voted|named (?:one of|among|best|top|as|by|the)|rated (?=as\b|among|by\b|best|top|high|excellent|outstanding|four|five|\d)|ranked (?:as|among|number|no\.?|#|first|best|top|highest|in the top|\d)|(?:top|best|highest)-ranked|featured (?:in|on)|as seen (?:in|on))\b/i,
    ground:
      /\b(?:award|won|wins?\b|win rate|voted|named|rated|ranked|rating|featured|seen|medal|m[ée]daille|prize|winner)/i,
  },
  {
    pattern:
      /\b(?:market|industry|world|category|number)[- ](?:leading|leader|class|one)\b|#1\b|\bleading (?:provider|supplier|company|platform|agency|maker|name|firm|brand|vendor)\b|\b(?:the (?:only|oldest)|(?:the )?(?:largest|biggest|fastest|cheapest|most (?:trusted|advanced|popular|accurate|reliable|complete))) (?:(?!when|while|if|where|as|half)\p{L}+ ){0,2}(?:in|on|of) (?:the|its)\b/iu,
    ground:
      /#1\b|\b(?:leading|leader|world[- ]class|number one|no\.? ?1|only|first|largest|biggest|fastest|cheapest|oldest|most)\b/i,
  },
  ...certificates,
  {
    pattern:
      /\b(?:decades?|years) of (?:experience|expertise|practice)\b|\b(?:decade|generation)s?[- ](?:old|long)\b|\bfor (?:over |more than )?(?:a )?(?:decades?|generations|many years)\b|\bfamily[- ](?:run|owned)\b/i,
    ground: /\b(?:decades?|years?|yrs?|experience|since|generations?|family|established|founded)\b/i,
  },
  {
    pattern:
      /\b(?:former(?:ly)?|ex(?![ -](?:works|vat|tax)))[ -]\p{L}+|\b(?:world|national|olympic|european) (?:champions?|records?|medal\w*)\b|\b(?:veterans|alumni|graduates) of\b/iu,
    ground: /\b(?:former|ex[ -]|champion|record|medal|veteran|alumn|graduate|previously|used to)/i,
  },
  {
    pattern:
      /\b(?:overnight|same[- ]day|(?<!the )next[- ]day|(?:ship|deliver|dispatch|arriv|return|repl|answer|send|install)\w*[^.?!\n]{0,20} the next day|the (?:very )?next morning)\b/i,
    ground:
      /\b(?:overnight|night|same[- ](?:day|night|morning)|next[- ](?:\w+[- ])?(?:day|morning)|24[  -]?h(?:ou)?r?s?|(?:one|few) hours?|tomorrow|(?:1|one|a|per) day)\b|\bby \d+(?::\d\d)? ?a\.?m\b/i,
  },
  // "We make the leading donor CRM".
  {
    pattern:
      /\b(?:the|a|an|our|its|your|among the|one of the) (?:\p{L}+['’]s )?(?:\p{L}+ )?(?:leading|premier|foremost|pre-eminent|most (?:trusted|advanced|popular|experienced|respected|awarded)|best-known|top-rated|highest-rated|best-selling|number[- ]one|world-class) (?!to\b|up\b|the\b|a\b|your\b|causes?\b|question\b)[\p{L}\d]+/iu,
    ground:
      /\b(?:leading|leader|premier|foremost|most|best|top|highest|number[- ]one|world-class|#1|no\.? ?1)\b/i,
  },
  {
    pattern:
      /\b(?:renowned|acclaimed|unrivall?ed|unmatched|unparalleled|unbeaten|second to none|state-of-the-art|highly[- ]rated|top[- ]rated|five-star|best[- ]?sell(?:ing|ers?)|record-breaking|prize-winning|michelin|gold standard|industry standard|one of a kind|like no other|first of its kind|only one of its kind|market[- ]leading|industry[- ]leading|best-in-class|world-leading)\b/i,
    ground:
      /\b(?:renowned|acclaim|unrivall?ed|unmatched|unparalleled|second to none|state-of-the-art|rated|(?:five|5)[- ]star|best|record|prize|michelin|standard|kind|only|first|leading|leader)/i,
  },
  // "Hamburg's largest plant service", "the best result in the industry".
  {
    pattern:
      /\b(?!(?:That|It|What|There|Here|Let|He|She|Who|Where|This|One|Everyone|Nobody)['’])\p{Lu}[\p{L}.]+['’]s (?:own )?(largest|biggest|leading|best(?! friend)|oldest|first(?! (?:year|week|day|month|time|visit|order|lesson|child|language))|most(?! recent)|fastest|favou?rite|only|top|number[- ]one|newest|finest)\b|\bthe (best|highest|lowest|top|finest|youngest|newest|shortest|smartest|safest|strongest|only) (?:\p{L}+ ){0,3}(?:in the (?:industry|market|world|country|region|city|business|field|sector|trade|class|category|area)|on the market|of its kind|anywhere|available)\b/u,
    ground:
      /\b(?:largest|biggest|leading|leader|best|oldest|first|most|fastest|favou?rite|only|top|number[- ]one|newest|finest|highest|lowest|youngest)\b/i,
  },
  // "We're the oldest customs brokers". "It is the most honest audition" is an opinion.
  {
    pattern:
      /\b(?:we are|we['’]re|it is|it['’]s|ours is|I am|I['’]m) the (oldest|largest|biggest|fastest|first|only|cheapest|number[- ]one)\b(?! (?:of|who|that|thing|part|way|time|person|same|day|to|you)\b)/iu,
  },
  // "As the author of three cookbooks", "having spent years in kitchens".
  {
    pattern:
      /\bas (?:the|an?) (?:\p{L}+ ){0,3}(?:authors?|founders?|winners?|inventors?|creators?|members?(?! of our)|partners?|suppliers?|holders?|veterans?|consultants?|specialists?|experts?|graduates?|trained \p{L}+|qualified \p{L}+|certified \p{L}+|licen[sc]ed \p{L}+|official \p{L}+)(?: (?:of|in|to|at|with|for)\b|,)[^.?!\n]{0,60}\b(?:we|I|our|my)\b|\bhaving (?:already |previously )?(?:\p{L}+(?:ed|en|nt|pt|lt|de|ne|wn|ught)|led|run|sold|set|built|been|won)\b[^.?!\n]{0,60}\b(?:we|I)\b|\bafter (?:spending|working|serving|training|building|running|selling|founding|leading|managing|helping|\p{L}+ years)\b[^.?!\n]{0,50}\b(?:we|I)\b|\bafter (?:years|decades|a decade|a career|my career)\b/iu,
    ground:
      /\b(?:authors?|founders?|winn|invent|creat|member|partner|supplier|holder|veteran|consultant|speciali|expert|graduate|trained|qualified|certifi|licen|official|years?|decades?|career|worked|served|spent|former|ex-)/i,
  },
  // What a thing is made of, or fit for.
  {
    ofReader: true,
    pattern:
      /\b(organic|vegan|biodegradable|compostable|recyclable|hypoallergenic|dermatologically|water-?based|waterproof|fireproof|non-?toxic|carbon[- ]neutral|climate[- ]neutral|fair ?trade|halal|kosher|gluten-free|dairy-free|cruelty-free|handmade|hand-?crafted|bullet-?proof|military-grade|bank-grade|medical-grade|food-grade|encrypted)\b/i,
  },
  {
    ofReader: true,
    pattern:
      /\b(gold|silver|bronze|platinum)(?= (?:medal|award|star|rating|standard|partner|certif|accredit|in|at|for)\b)/i,
    ground: /\b(?:gold|silver|bronze|platinum|medal|m[ée]daille|award|winner|prize|place[d]?)\b/i,
    with: /\b(?:medal|award|took|won|rated|rating|partner|standard|certif|accredit)/i,
  },
  { pattern: /\b(invented|pioneered|inventors?|pioneers?)\b/i },
  {
    pattern:
      /\b(?:on the market|in (?:the )?(?:business|trade)|around|active) (?:since|for)\b|\bsince (?:the )?(?:\p{Ll}+ties|(?:19|20)\d0s|beginning of the century|last century)\b/iu,
    ground: /\b(?:since|founded|established|\d+\+? years|decades?|on the market)\b/i,
  },
];
