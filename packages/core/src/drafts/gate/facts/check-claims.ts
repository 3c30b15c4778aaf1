type ClaimRule = {
  /** What may not be claimed without ground. */
  pattern: RegExp;
  /** What the brief has to say for it; without it, the word that the pattern captures has to stand in the brief. */
  ground?: RegExp;
  /** In a question, and after "if", the same words claim nothing. */
  statementsOnly?: true;
};

const customers =
  '(?:clients?|customers?|companies|firms|businesses|teams|users|brands|practices|shops|members|organi[sz]ations)';

const claimRules: ClaimRule[] = [
  // Customers and results.
  {
    pattern:
      /\bwe(?:['’]ve| have)?(?: already| recently| just)? (?:helped|saved|supported|enabled|worked with|partnered with|served|delivered|cut|doubled|equipped)\b/i,
    ground:
      /\b(?:helped|saved|worked with|served|delivered|supported|clients?|customers?|case study|results?|cut|doubled|partnered|for years|equipped|since)\b/i,
  },
  {
    pattern: new RegExp(
      `\\b(?:trusted|used|chosen|loved|relied on|recommended|adopted|endorsed) (?:daily |every day |today )?by (?:[A-Z\\d]|over |more |most |several |hundreds|thousands|dozens|leading|top|the world|half|some of|(?:many |other )?${customers})`,
    ),
    ground:
      /\b(?:trusted|used|chosen|loved|relied|recommended|adopted|customers?|clients?|users?) ?(?:by)?\b/i,
  },
  {
    pattern: new RegExp(
      `\\b(?:our|existing|current|past|previous|many|most|some|several|other|hundreds of|thousands of|dozens of|similar) ${customers}\\b[^.?!\\n]{0,40}\\b(?:see|saw|seen|report|save|saved|tell|told|say|said|love|found|find|cut|use|using|rely|already|are|have|now|get|choose|chose|switched|trust)\\b`,
      'i',
    ),
    ground:
      /\b(?:clients?|customers?|users?|members|used by|trusted|case stud|results?|companies|firms|teams|shops|practices|hotels|schools|clinics|restaurants|businesses|guests|patients)\b/i,
    statementsOnly: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:one of our|another|a recent|a similar|one) (?:${customers}|hotel|clinic|school|practice|restaurant|agency|retailer|manufacturer|firm|client|customer)\\b[^.?!\\n]{0,50}\\b(?:saw|cut|saved|reduced|grew|doubled|went|increased|raised|halved|told|now|gained|won)\\b`,
      'i',
    ),
    ground:
      /\b(?:client|customer|case study|pilot|helped|saved|reduced|one of|another|hotel|clinic|school|practice|restaurant|agency|retailer|manufacturer|firm)\b/i,
  },
  {
    pattern: new RegExp(`\\b${customers} (?:like|such as) \\p{Lu}`, 'u'),
    ground: /\b(?:clients?|customers?|used by|like|such as|including|worked with)\b/i,
  },
  {
    pattern: /\b(?:hundreds|thousands|dozens|millions|scores|countless)(?: of)?\b/i,
    ground: /\b(?:hundreds|thousands|dozens|millions|scores|\d{3,})/i,
  },
  { pattern: /\bcase stud(?:y|ies)\b|\btestimonials?\b/i, ground: /\bcase stud|testimonial|reference/i },
  {
    pattern: /\b(?:proven|track record|tried and tested)\b/i,
    ground: /\b(?:proven|track record|tested|results?)\b/i,
  },
  // Standing.
  {
    pattern:
      /\baward[- ]winning\b|\bawards?\b|\b(?:won(?!['’])|voted|named|rated|ranked|featured (?:in|on)|as seen (?:in|on))\b/i,
    ground: /\b(?:award|won|voted|named|rated|ranked|rating|featured|seen)/i,
    statementsOnly: true,
  },
  {
    pattern:
      /\b(?:market|industry|world|category|number)[- ](?:leading|leader|class|one)\b|#1\b|\bleading (?:provider|supplier|company|platform|agency|maker|name|firm|brand|vendor)\b|\b(?:the (?:only|oldest)|(?:the )?(?:largest|biggest|fastest|cheapest|most (?:trusted|advanced|popular|accurate|reliable|complete))) (?:(?!when|while|if|where|as|half)\p{L}+ ){0,2}(?:in|on|of) (?:the|its)\b/iu,
    ground:
      /#1\b|\b(?:leading|leader|world[- ]class|number one|no\.? ?1|only|first|largest|biggest|fastest|cheapest|oldest|most)\b/i,
  },
  {
    pattern:
      /\b(?:certified|accredited|licen[sc]ed|insured|regulated|compliant|approved by|endorsed|backed by|funded by|patented|peer[- ]reviewed)\b/i,
    ground:
      /\b(?:certif|accredit|licen[sc]e|insur|regulat|complian|approv|endors|back(?:ed|ing)|fund|patent|peer|iso|gdpr|soc ?2|audit)/i,
    statementsOnly: true,
  },
  {
    pattern:
      /\b(?:decades?|years) of (?:experience|expertise|practice)\b|\b(?:decade|generation)s?[- ](?:old|long)\b|\bfor (?:over |more than )?(?:a )?(?:decades?|generations|many years)\b|\bfamily[- ](?:run|owned)\b/i,
    ground: /\b(?:decades?|years?|experience|since|generations?|family|established|founded)\b/i,
  },
  {
    pattern:
      /\b(?:former(?:ly)?|ex)[ -]\p{L}+|\b(?:world|national|olympic|european) (?:champions?|records?|medal\w*)\b|\b(?:veterans|alumni|graduates) of\b/iu,
    ground: /\b(?:former|ex-|champion|record|medal|veteran|alumn|graduate|previously|used to)/i,
  },
  {
    pattern: /\b(?:overnight|same[- ]day|(?<!the )next[- ]day|the (?:very )?next morning)\b/i,
    ground:
      /\b(?:overnight|night|same[- ](?:day|night|morning)|next[- ](?:\w+[- ])?(?:day|morning)|24 ?h?|(?:one|few) hours?|mornings?|day)\b/i,
  },
  // Terms.
  {
    pattern: /\b(?:risk[- ]free|no[- ]risk|guarantees?|guaranteed|warrant(?:y|ies))\b/i,
    ground: /\b(?:money[- ]back|refund|risk|guarantee|warrant)/i,
  },
  {
    pattern: /\b(?:money[- ]back|full refund|refund(?:ed|able)?)\b/i,
    ground: /\b(?:money[- ]back|refund|(?:get|give) (?:you |them )?(?:your |their )?money)/i,
  },
  {
    pattern:
      /\b(?:free|complimentary|no[- ]cost|at no charge|no charge|without charge|free of charge|on us|on the house)\b(?! (?:to|up|your|their|our|the|time|slots?|hours?|moment|days?|mornings?|afternoons?|evenings?|on|at|this|next|when|that|of (?!charge)))(?<!\b(?:whether|when|if|who|what|which) (?:\S+ ){0,4}(?:is|are) free)(?<!(?:feel|still|you are|you['’]re|be|set|what is|who is|who['’]s|keeps?|remain) free)(?<!\b(?:are|is|were|was) (?:you|he|she|they|anyone|anybody|somebody) free)(?<!hands[- ]free)(?<!(?:smoke|gluten|dust|hassle|stress|error|sugar|paper|cash|contact|lead|allergen|dairy|plastic|frost)[- ]free)/i,
    ground:
      /\b(?:free|complimentary|no[- ]cost|no charge|without charge|gratis|kostenlos|gratuit|gratuito|trial|pro bono)\b|(?:€|\$|£)[  ]?0(?![\d.,])|\b0[  ]?(?:€|eur|usd|gbp|euros?|dollars?|pounds?)/i,
  },
  {
    pattern:
      /\b(?:discount(?:ed|s)?|special offer|special price|introductory (?:price|rate|offer)|half price|% off|percent off|lowest price|best price)\b/i,
    ground: /\b(?:discount|special|introductory|off|price|rate|cheaper|save)\b/i,
  },
  {
    pattern:
      /\b(?:no contract|no commitment|no minimum|cancel (?:any ?time|whenever)|no lock-in|no long[- ]term|month[- ]to[- ]month)\b/i,
    ground:
      /\b(?:contract|commitment|minimum|cancel|lock-in|set-?up|monthly|month[- ]to[- ]month|rolling)\b/i,
  },
  {
    pattern:
      /\b(?:reimburs\w+|tax[- ]deductible|subsid(?:y|ies|i[sz]ed)|covered by (?:\w+ )?(?:insurance|insurers))\b/i,
    ground: /\b(?:reimburs|deductible|subsid|grants?|insur)/i,
  },
  {
    pattern:
      /\b(?:no|without|zero) (?:set-?up|hidden|extra|additional|joining|sign-?up|booking|cancellation|exit) (?:fees?|costs?|charges?)\b/i,
    ground: /\b(?:set-?up|hidden|extra|additional|joining|sign-?up|fees?|all[- ]in)\b/i,
  },
  {
    pattern:
      /\b(?:the|your) first (?:day|week|month|quarter|year|order|delivery|session|visit|hour|lesson|consultation|box|batch)s? (?:is|are|comes?|costs?|free)\b|\bfor (?:the|your) first (?:day|week|month|quarter|year)s?\b/i,
    ground: /\bfirst\b/i,
  },
  {
    pattern:
      /\b(?:limited (?:time|places|spots|number|availability)|last (?:chance|few|places|spots)|(?:offer|deal|price) (?:ends|expires|closes)|only (?:a few|\w+) (?:places|spots|slots|seats)|while (?:stocks|places) last|places are (?:limited|going)|before (?:prices|places|spots|(?:they|these) (?:are|run) (?:gone|sold|taken|full|out)|they['’]re (?:gone|sold|taken|full)|it is too late|it['’]s too late)\b)/i,
    ground:
      /\b(?:limited|last|ends?|expires?|closes?|places|spots|slots|seats|deadline|until|only|before)\b/i,
  },
  { pattern: /\b(\p{L}{3,})(?: is| are)? (?:included|inclusive)\b/iu },
  { pattern: /\btrial (day|week|fortnight|month|quarter|season|year)\b/i },
  { pattern: /\b(?:within|in|takes?|after) (?:just |only )?a few (second|minute|hour|day|week)s\b/i },
  { pattern: /\ba few (minute|hour|day|week)s['’] notice\b/i },
  // What the sender would have had to see, hear or do.
  {
    pattern:
      /\bI(?:['’]ve| have)?(?: just| recently)? (?:saw|seen|noticed|noted|read|came across|heard|spotted|watched|listened|looked (?:at|through|over)|visited|loved|liked|admired|been following|followed|enjoyed|met|spoke|spoken|talked|gathered|understand (?:that )?you|see (?:that )?you)\b/,
    ground:
      /\b(?:saw|seen|noticed|read|came across|heard|spotted|watched|visited|posted|(?:post|talk|article|podcast|interview|review|video|paper|book) (?:about|on|in|of|with|by)|announc\w+|met|spoke|recent(?:ly)?|latest|news|launched|opened|hiring|enjoyed|panel)\b/i,
  },
  {
    pattern: /\b(?:congrat(?:ulation)?s|well done|hats off)\b/i,
    ground:
      /\b(?:congrat|award|won|raised|funding|promoted|promotion|opened|launched|new|announced|anniversary|expan)/i,
  },
  {
    pattern:
      /\byour (?:recent|latest|last|impressive|excellent|great|wonderful|inspiring|brilliant) (?:posts?|articles?|talks?|interviews?|podcasts?|episodes?|books?|films?|campaigns?|shows?|collections?|issues?|updates?|blogs?|videos?|newsletters?|speech|stud(?:y|ies)|papers?|findings|results|reviews?|announcements?|launch|round|funding|expansion|move|opening|project|work|piece|hire|acquisition|award|webinar|press release|growth|report)\b/i,
    ground:
      /\b(?:recent|latest|last|new|just|posted|post (?:about|on)|article|talk (?:about|on)|interview(?:ed)?|announc\w+|launch\w*|funding|round|expan\w+|move|opening|opened|hiring|acqui\w+|award\w*|webinar|growth|grew|report)\b/i,
  },
  {
    pattern:
      /\b(?:as (?:we )?discussed|as promised|following up|as mentioned|when we (?:spoke|met|last)|we (?:met|spoke)|our (?:last |recent |previous )?(?:conversation|chat|call|meeting) (?:last|on|at|in)|good to (?:meet|see|speak)|great (?:meeting|speaking))\b/i,
    ground:
      /\b(?:discussed|promised|follow(?:ing|ed)?[- ]?up|mentioned|spoke|met|chatted|called|(?:last|previous|earlier|first) (?:call|meeting|conversation|chat))\b/i,
  },
  {
    pattern:
      /\b(?:(?:suggested|recommended) (?:that )?I|referred me|gave me your|pointed me|mutual (?:friend|contact|connection)|introduced us|passed me your)\b/i,
    ground: /\b(?:suggest|recommend|refer|mutual|introduc|gave|pointed|passed)/i,
  },
  {
    pattern:
      /\byour (?:\p{L}+ ){1,3}(?:looks?|is|are|was|were|sounds?|reads?) (?:really |very |so |truly )?(great|impressive|fantastic|excellent|beautiful|wonderful|amazing|brilliant|outstanding|lovely|poor|outdated|slow|confusing|broken|expensive)\b/iu,
    statementsOnly: true,
  },
  // What only the reader could know.
  {
    pattern:
      /(?<!\b(?:if|when|whether|while|where|because|since|unless|once|that|what|how) )(?<!\b(?:much|many|long|often|hard)[^.?!\n]{0,30})\byou(?:['’]re| are)(?: (?:currently|probably|likely|already|still|clearly|now))? (losing|wasting|struggling|spending|paying|missing|overpaying|hiring|growing|expanding|launching|planning|opening|using|running|facing|short of|behind)\b/i,
    statementsOnly: true,
  },
];

/** The claims of a text for which the brief gives no ground, at most one of each kind. */
export function findInventedClaims(text: string, briefText: string): string[] {
  const found: string[] = [];
  for (const { pattern, ground, statementsOnly } of claimRules) {
    const match = pattern.exec(text);
    if (match === null || (ground ?? toWordGround(match[1])).test(briefText)) continue;
    if (statementsOnly && isAskedOrSupposed(text, match.index)) continue;
    found.push(match[0]);
  }
  return found;
}

/** Any form of a word, of a phrase's first word; a present participle is taken back to its verb. */
function toWordGround(word = ''): RegExp {
  const root = word
    .replace(/ .*$/, '')
    .replace(/ing$/, '')
    .replace(/([^aeiou])\1$/, '$1');
  return new RegExp(`\\b${root}`, 'i');
}

/** Whether the sentence around a place is a question or begins with "if". */
function isAskedOrSupposed(text: string, at: number): boolean {
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  const rest = /^[^.!?\n]*[.!?]?/.exec(text.slice(at))?.[0] ?? '';
  return rest.endsWith('?') || /^\s*(?:if|whether|when|should)\b/i.test(text.slice(start));
}
