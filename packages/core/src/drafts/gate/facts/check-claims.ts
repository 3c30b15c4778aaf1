import { anyOf } from '../../any-of.ts';

type ClaimRule = {
  /** What may not be claimed without ground. */
  pattern: RegExp;
  /** What the brief has to say for it; without it, the word that the pattern captures has to stand in the brief. */
  ground?: RegExp;
  /** In a question, and after "if", the same words claim nothing. */
  statementsOnly?: true;
  /** In a sentence about neither the sender nor a service, the same words claim nothing. */
  senderOnly?: true;
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
      `\\b(?:(?:our|existing|current|past|previous|hundreds of|thousands of|dozens of) ${customers}\\b[^.?!\\n]{0,40}\\b(?:see|saw|seen|report|save|saved|tell|told|say|said|love|found|find|cut|use|using|rely|already|are|have|now|get|choose|chose|switched|trust)|(?:many|most|some|several|other|similar) (?:of our |of the |other )?${customers}\\b[^.?!\\n]{0,40}\\b(?:(?:see|saw|seen|report|save|saved|told|said|love|cut|chose|switched|trust)|(?:tell|say|found|find|use|using|rely on|have|get|choose|prefer) (?:that )?(?:it|us|our|ours|this)))\\b`,
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
    pattern: new RegExp(
      `(?:(?<=^|[.!?\\n]\\s{0,3})(?:hundreds|thousands|dozens|millions|scores) of \\p{L}+|\\b(?:hundreds|thousands|dozens|millions|scores|countless)(?: of)? (?:\\p{L}+ ){0,2}(?:${customers}|people|schools|hotels|clinics|restaurants|agencies|owners|managers|patients|guests|readers|subscribers|drivers)\\b)`,
      'iu',
    ),
    ground: /\b(?:hundreds|thousands|dozens|millions|scores|\d{3,})/i,
    statementsOnly: true,
  },
  {
    senderOnly: true,
    pattern: /\b(?:hundreds|thousands|dozens|millions|scores|countless)(?: of)?\b/i,
    ground: /\b(?:hundreds|thousands|dozens|millions|scores|\d{3,})/i,
  },
  {
    pattern:
      /\b(?:leading|major|big|large|top|well-known|local|national|global|two|three|four|five|six|seven|eight|nine|ten|a dozen|several|many|most) \p{L}+(?: \p{L}+){0,4} (?:already )?(?:trust|rely on|swear by|chose|adopted|work with|buy from|(?:have|has) (?:already )?(?:installed|adopted|bought|chosen|ordered|introduced|picked|tried)|(?:say|report|tell us|find) (?:that )?(?=it\b|our\b|us\b)) ?(?:it|us|our|ours|them)\b/iu,
    ground: /\b(?:clients?|customers?|trust(?:ed)?|rely|relied|adopted|used by|chosen)\b/i,
    statementsOnly: true,
  },
  {
    pattern:
      /\b(?:typically|usually|generally|on average|regularly) (?:see|sees|save|saves|gain|gains|report|recover|achieve|earn|double|triple|cut|reduce|lower|raise|pays? for itself)\b|\bpays? for itself\b/i,
    ground:
      /\b(?:typical(?:ly)?|usual(?:ly)?|general(?:ly)?|on average|average|avg|regular(?:ly)?|pays? for itself|payback|clients?|customers?)\b/i,
    statementsOnly: true,
  },
  {
    pattern:
      /\b(?:no|nobody|unlike any|unlike every|than any)(?: one)? (?:other|else)\b[^.?!\n]{0,24}\b(?:provider|supplier|company|tool|product|service|firm|vendor|platform|agency|matches|offers|does|can)\b|\brecommended by\b|\brecommends? (?:it|us|our)\b/i,
    ground: /\b(?:only|unique|recommend\w*|first|exclusive(?:ly)?|no other|nobody else)\b/i,
    statementsOnly: true,
  },
  { pattern: /\bcase stud(?:y|ies)\b|\btestimonials?\b/i, ground: /\bcase stud|testimonial|reference/i },
  {
    pattern: /\b(?:proven|track record|tried and tested)\b/i,
    ground: /\b(?:proven|track record|tested|results?)\b/i,
  },
  // Standing.
  {
    pattern:
      /\baward[- ]winning\b|\bawards?\b|\b(?:won(?!['’])|voted|(?<!a |the )named(?! after)|rated|ranked|featured (?:in|on)|as seen (?:in|on))\b/i,
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
      /\b(?:certified|accredited|licen[sc]ed|insured|regulated(?! (?:industr|market|sector|business|environment|field))|compliant|approved by|endorsed|backed by|funded by|patented|peer[- ]reviewed)\b/i,
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
      /\b(?:former(?:ly)?|ex(?![ -](?:works|vat|tax)))[ -]\p{L}+|\b(?:world|national|olympic|european) (?:champions?|records?|medal\w*)\b|\b(?:veterans|alumni|graduates) of\b/iu,
    ground: /\b(?:former|ex-|champion|record|medal|veteran|alumn|graduate|previously|used to)/i,
  },
  {
    senderOnly: true,
    pattern:
      /\b(?:overnight|same[- ]day|(?<!the )next[- ]day|(?:ship|deliver|dispatch|arriv|return|repl|answer|send|install)\w*[^.?!\n]{0,20} the next day|the (?:very )?next morning)\b/i,
    ground:
      /\b(?:overnight|night|same[- ](?:day|night|morning)|next[- ](?:\w+[- ])?(?:day|morning)|24 ?h?|(?:one|few) hours?|mornings?|day)\b/i,
  },
  // Terms.
  {
    pattern:
      /(?<!\b(?:no|nothing|never|nobody|hardly|rarely|can|cannot|can['’]t) )\b(?:risk[- ]free|no[- ]risk|guarantees?|guaranteed|warrant(?:y|ies))\b/i,
    ground: /\b(?:money[- ]back|refund|risk|guarantee|warrant)/i,
  },
  {
    pattern: /\b(?:money[- ]back|full refund|refund(?:ed|able)?)\b/i,
    ground: /\b(?:money[- ]back|refund|(?:get|give) (?:you |them )?(?:your |their )?money)/i,
  },
  {
    pattern:
      /\b(?:free|complimentary|no[- ]cost|at no charge|no charge|without charge|free of charge|on us|on the house)\b(?! (?:to|up|your|their|our|the|time|slots?|hours?|moment|days?|mornings?|afternoons?|evenings?|on|at|this|next|when|that|from|enough|rein|of (?!charge)))(?<!\b(?:whether|when|if|who|what|which) (?:\S+ ){0,4}(?:is|are) free)(?<!(?:feel|still|you are|you['’]re|be|set|what is|who is|who['’]s|keeps?|remain) free)(?<!\b(?:are|is|were|was) (?:you|he|she|they|anyone|anybody|somebody) free)(?<!\b(?:capital|cash|money|funds|teams?|staff|hands|people|nurses|associates|engineers|officers|agents|colleagues|attention|capacity|rooms?|lines?|beds?|desks?|days?|hours|weekends?|evenings?)(?: (?:is|are|stays?|becomes?|be))? free)(?<!\b(?:depend|depends|rely|relies|count|counts|call|lean|based|insist|dawned) on us)(?<!hands[- ]free)(?<!(?:smoke|gluten|dust|hassle|stress|error|sugar|paper|cash|contact|lead|allergen|dairy|plastic|frost)[- ]free)/i,
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
      /\b(?:no contract|no commitment|no minimum|cancel(?:led)? (?:(?:at )?any ?time|whenever)|no lock-in|no long[- ]term|month[- ]to[- ]month)\b/i,
    ground:
      /\b(?:(?:no|without|zero|free of|not)\b[^.;\n]{0,24}(?:contracts?|commitments?|minimum|lock-?in|tie-?in|term)|cancel\w*|lock-in|monthly|month[- ]to[- ]month|rolling)\b/i,
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
      /\b(?:the|your) first (?:day|week|month|quarter|year|order|delivery|session|visit|hour|lesson|consultation|box|batch)s? (?:is|are|comes?|costs?|free)\b(?! (?:always|usually|often|the|hard|when|where|what|never|rarely))|\bfor (?:the|your) first (?:day|week|month|quarter|year)s?\b/i,
    ground: /\bfirst\b/i,
  },
  {
    pattern:
      /\b(?:limited (?:time|places|spots|number|availability)|last (?:chance|few|places|spots)|(?:offer|deal|price) (?:ends|expires|closes)|only (?:a few|\w+) (?:places|spots|slots|seats)|while (?:stocks|supplies|places) last|(?:sells?|sold) out (?:fast|quickly|soon|early|before|within|by|every)|(?:places|spots|slots|dates|sessions|workshops|courses|we|they|these|those) (?:\w+ )?(?:book|books|fill|fills|get booked) (?:out|up) (?:fast|quickly|soon|early|before|within|by|every)|(?:almost|nearly|already) (?:gone|sold out|full|booked)|only (?:\w+ ){1,3}(?:left|remain|remains|remaining|available)|(?:\w+ ){1,2}(?:are|is) (?:still )?left\b(?= (?:this|for|in|at)|[.!])|(?:bookings?|allocations?|registrations?|sign-?ups?|enrol?lments?|orders|applications?|offers?|places)\b[^.!?\n]{0,24} (?:close|closes|end|ends|expire|expires) (?:on|at|in|by|next|this|soon|tomorrow|tonight)|places are (?:limited|going)|before (?:prices|places|spots|(?:they|these) (?:are|run) (?:gone|sold|taken|full|out)|they['’]re (?:gone|sold|taken|full)|it is too late|it['’]s too late)\b)/i,
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
      /\b(?:as (?:we )?discussed|as promised|following up|as mentioned|when we (?:spoke|met|last)|we (?:met|spoke)|our (?:last |recent |previous )?(?:conversation|chat|call|meeting) (?:last|on|at|in)|good to (?:meet|see|speak)|great (?:meeting|speaking))\b|\b(?:my|our) (?:earlier|previous|last|first|recent) (?:e-?mails?|messages?|notes?|letters?|talks?|chats?|calls?|meetings?|conversations?|exchange|discussion|visit)\b|(?:^|[.!?\n]\s*)(?:it was |what )?(?:an? )?(?:so |really |very |such )?(?:good|great|nice|lovely|wonderful|pleasure|delight|enjoyable|fun) (?:to (?:(?:meet|see|hear) (?:you|from you|your)|speak|talk|chat|connect|catch)|(?:meeting|seeing|speaking|talking|chatting|hearing|connecting|catching)\b)|\bit was (?:an? |so |really |very |such )*(?:good|great|nice|lovely|wonderful|pleasure|delight|enjoyable|fun)\b[^.!?\n]{0,12}\b(?:meet|see|speak|talk|chat|hear|connect|catch)|\b(?:following|after|further to|since|thanks? (?:you )?for|thanks again for) (?:our|your|the) (?:chat|call|talk|conversation|meeting|discussion|exchange|e-?mail|message|reply|interest|enquiry|inquiry|request)\b|\b(?:as|like) (?:we )?(?:agreed|talked about|announced|requested|you (?:asked|requested|mentioned|said|suggested))\b|\b(?:you|we) (?:mentioned|told me|told us|asked me|asked us|once (?:said|met|spoke)|agreed|last (?:met|spoke)|crossed paths)\b/i,
    ground:
      /\b(?:discussed|promised|follow(?:ing|ed)?[- ]?up|mentioned|spoke|spoken|met|chatted|called|talked|agreed|asked|requested|told|wrote|interested|earlier|previous(?:ly)?|replied|enquir\w+|inquir\w+|existing customer|reminder|(?:last|previous|earlier|first) (?:call|meeting|conversation|chat))\b/i,
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
  {
    pattern:
      /\b(?:since|as|because|now that|given that|seeing (?:that|how|as)) you(?:['’]re| are| have|['’]ve) (?:just |recently |currently |now |already )?(?!interesting\b)(\p{L}{3,}ing|opened|raised|expanded|launched|moved|won|closed|hired|grown|acquired|announced|joined|started|promoted|appointed)\b/iu,
    statementsOnly: true,
  },
  {
    pattern:
      /\b(?:caught my (?:eye|attention)|made me (?:think|curious|smile)|I(?:['’]m| am| was) (?:impressed|intrigued|inspired|struck)|(?:reading|seeing|browsing|watching|hearing) (?:about )?your (?:\p{L}+ )?(?:post|profile|website|site|page|article|talk|interview|news|announcement|work|story|podcast|report)|(?:your|the) (?:website|site|profile|homepage|careers page|job ads?|posting|LinkedIn) (?:says|shows|mentions|states|suggests|lists|tells|notes))\b/iu,
    ground:
      /\b(?:saw|seen|noticed|read|post(?:ed)?|article|website|site|profile|job ads?|announc\w+|news|talk)\b/i,
  },
  // What only the reader could know.
  {
    pattern:
      /(?<!\b(?:if|when|whether|while|where|because|since|unless|once|that|what|how) )(?<!\b(?:much|many|long|often|hard)[^.?!\n]{0,30})\byou(?:['’]re| are)(?: (?:currently|probably|likely|already|still|clearly|now))? (losing|wasting|struggling|spending|paying|missing|overpaying|hiring|growing|expanding|launching|planning|opening|using|running|facing|short of|behind)\b/i,
    statementsOnly: true,
  },
];

/** The claims of a text for which the brief gives no ground, at most one of each kind. */
export function findInventedClaims(text: string, brief: { readonly text: string }): string[] {
  if (!mayClaim(text)) return [];
  const found: string[] = [];
  for (const { pattern, ground, statementsOnly, senderOnly } of claimRules) {
    const match = pattern.exec(text);
    if (match === null || (ground ?? toWordGround(match[1])).test(brief.text)) continue;
    if (statementsOnly && isAskedOrSupposed(text, match.index)) continue;
    if (senderOnly && !aboutService.test(sentenceAt(text, match.index))) continue;
    found.push(match[0]);
  }
  return found;
}

const mayClaim = anyOf(claimRules.map(({ pattern }) => pattern));

const aboutService =
  /\b(?:we|our|ours|us|i|it|deliver\w*|ship\w*|dispatch\w*|repl(?:y|ies|ied)|answer\w*|repair\w*|turn(?:ed|s)? (?:a)?round|ready|print\w*|service|fitt?\w*|install\w*)\b/i;

function sentenceAt(text: string, at: number): string {
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  return /^[^.!?\n]*/.exec(text.slice(start))?.[0] ?? '';
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
