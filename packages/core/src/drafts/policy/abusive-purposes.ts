/** A kind of abuse, how its purpose is worded, and the message that names it. */
export type AbusivePurpose = {
  name:
    | 'phishing'
    | 'malware'
    | 'impersonation'
    | 'payment_fraud'
    | 'extortion'
    | 'harassment'
    | 'discrimination';
  message: string;
  patterns: readonly RegExp[];
  /** Wording of an offer that works against this abuse. */
  defended: RegExp;
};

const secrets = String.raw`(?:pass ?words?|pass ?codes?|log-?ins?(?: details| data| credentials)?|credentials|pin(?: codes?| numbers?)?\b|one[- ]time (?:codes?|passwords?)|otps?\b|2fa|mfa codes?|(?:security|verification|sms) codes?|social security (?:numbers?|no)|ssns?\b|(?:credit |debit )?card (?:numbers?|details|data|info)|credit cards?\b|cvv|bank(?:ing)? (?:details|log-?ins?|account (?:numbers?|details)|info(?:rmation)?)|account (?:details|numbers?)|seed phrases?|recovery phrases?|private keys?|wallet keys?|mother's maiden name|date of birth and)`;
const victims = `(?:them|him|her|their|his|recipients?(?:'s)?|targets?(?:'s)?|victims?(?:'s)?|users?(?:'s)?|customers?(?:'s)?|employees?(?:'s)?|people(?:'s)?|staff|the elderly|pensioners|seniors|account holders?)`;
const bodies = `(?:(?:a|an|the|their|your|his|her|our|another|someone else's) )?(?:own )?(?:real |official |local |well-known |rival |different )?(?:bank|paypal|irs|hmrc|tax (?:office|authority|department)|police|fbi|government|ministry|court|customs|immigration (?:office|service)|microsoft|apple|amazon|google|netflix|facebook|meta|dhl|fedex|ups|usps|royal mail|ceo|cfo|boss|manager|it (?:department|team|support|helpdesk|help desk)|helpdesk|social security(?: administration)?|authorit(?:y|ies)|competitors?|rival|supplier|vendor|hospital|charity|red cross|unicef|lawyer|solicitor|landlord|employer|company|firm|colleague|relative|grandson|insurance company|energy (?:company|provider)|chase|wells fargo|barclays|hsbc|santander|deutsche bank)`;

const defends =
  /\b(?:prevent|protect|detect|defen[cds]|awareness|simulat|training|train(?:s|ed)?\b|educat|anti-|stop(?:s|ping)?\b|block|spot(?:s|ting)?\b|recogni[sz]e|monitor|insurance|support for|helpline|advice|counsel|recover|investigat|complian|against|securely|encrypt|identity verification|password manager|authentication|moderation|workshop|course|policy|legal help|law firm|victims? of)/;

export const abusivePurposes: readonly AbusivePurpose[] = [
  {
    name: 'phishing',
    message: 'The request asks for an email that obtains passwords, codes or account data by deception.',
    patterns: [
      new RegExp(
        String.raw`\b(?:get|trick|fool|lure|dupe|persuade|convince|make|have|want|ask|urge|scare|pressure) ${victims} (?:\w+ ){0,4}?(?:to |into )?(?:\w+ ){0,3}?(?:enter|entering|giv(?:e|ing)|send(?:ing)?|shar(?:e|ing)|provid(?:e|ing)|reveal(?:ing)?|confirm(?:ing)?|verify(?:ing)?|hand(?:ing)? over|submit(?:ting)?|disclos(?:e|ing)|updat(?:e|ing)|typ(?:e|ing)(?: in)?|log(?:ging)? ?in|tell(?:ing)?) (?:\S+ ){0,6}?${secrets}`,
      ),
      new RegExp(
        String.raw`\b(?:steal|harvest|phish|capture|grab|skim|obtain|collect|gather|get|extract|fish for) (?:of |for )?(?:\w+ ){0,2}?(?:their|his|her|the (?:recipient|target|victim|user|customer|employee)s?(?:'s)?|${victims}|people's|customers'|employees'|users'|victims')? ?(?:\w+ ){0,2}?(?:passwords?|log-?ins?\b(?! page)|credentials|credit card (?:numbers?|details|info)|card (?:numbers|details)|bank(?:ing)? (?:details|log-?ins?|info)|seed phrases?|private keys?|social security numbers?|ssns?|one[- ]time codes?|otps?|2fa codes?)`,
      ),
      /\b(?:fake|false|cloned|spoofed|look-?alike|copycat|phoney|bogus) (?:\w+ ){0,2}?(?:log-?in|sign-?in|bank|banking|payment|office 365|microsoft|google|paypal)(?: \w+)? (?:page|site|website|form|portal|link)\b/,
      /\b(?:your|their) (?:\w+ ){0,2}?account (?:has been|have been|is|was|will be|is about to be) (?:\w+ )?(?:suspended|locked|limited|blocked|restricted|deactivated|compromised)\b.{0,160}\b(?:verify|confirm|log ?in|sign ?in|click|update|password|credentials|details)\b/,
      /\b(?:verify|confirm|update) (?:your|their) (?:\w+ ){0,2}?(?:account|identity|billing|payment|bank|banking|password|log-?in)(?: \w+){0,3} (?:or|otherwise|before|within|to avoid|to prevent|to keep|immediately)\b.{0,80}\b(?:suspen|lock|clos|terminat|deactivat|block|los(?:e|ing))/,
      /\b(?:write|send|create|make|craft|run|launch)(?: me)? (?:a |an |some )?(?:\w+ )?(?:phishing|spear-?phishing|smishing|credential[- ]harvesting) (?:e-?mails?|mails?|messages?|campaigns?|attacks?|letters?)/,
    ],
    defended: defends,
  },
  {
    name: 'malware',
    message: 'The request asks for an email that spreads harmful software.',
    patterns: [
      /\b(?:open|run|install|download|execute|click|launch|deliver|spread|send|distribute|plant) (?:\S+ ){0,8}?(?:malware|trojan|keylogger|spyware|ransomware|virus\b|payload|backdoor|rootkit|infected (?:file|attachment|link)|macro virus|stealer\b|rat\b)/,
      /\b(?:sell|selling|offer|offering|rent|renting|buy)\b (?:\S+ ){0,4}?(?:botnets?|ddos(?:-for-hire| attacks?| service)|malware|ransomware(?:-as-a-service)?|exploit kits?|keyloggers?|zero-?days? exploits?|hacked accounts|stolen (?:data|accounts|cards|credentials))\b/,
      /^.{0,600}\| (?:ransomware-as-a-service|ddos-for-hire|botnet rental|hacked accounts|stolen credit cards|keyloggers?|booter service)\b/,
    ],
    defended: defends,
  },
  {
    name: 'impersonation',
    message: 'The request asks for an email that pretends to come from somebody else.',
    patterns: [
      new RegExp(
        String.raw`\b(?:pretend(?:s|ing)? (?:to be|that (?:we|i)(?: are|'re| am|'m)|we are|we're|i am|i'm)|pos(?:e|ing) as|impersonat(?:e|es|ing)|masquerad(?:e|ing) as|disguised? as|act(?:ing)? as if (?:we|i) (?:were|are|am|was)|claim(?:ing)? (?:to be|that (?:we|i) (?:are|am))|spoof(?:s|ing)?) (?:from |with |that |an e-?mail from )?(?:\w+ ){0,2}?${bodies}\b`,
      ),
      new RegExp(
        String.raw`\b(?:looks?|looking|appears?|appearing|seems?|made to look|sound(?:s|ing)?) (?:\w+ )?(?:like it (?:is|was|comes|came)|like it's|as if it (?:is|was|were|comes|came)|as though it (?:is|was|comes|came)|to (?:be|come)|like a (?:real |genuine )?(?:\w+ )?(?:e-?mail|notice|letter|message)) (?:\w+ )?(?:sent )?(?:from|by) ${bodies}\b`,
      ),
      new RegExp(
        String.raw`\b(?:make|have|want|get) (?:them|him|her|the (?:recipient|reader|victim|target)s?|people) (?:to )?(?:think|believe) (?:\w+ )?(?:that )?(?:(?:we|i|it|this|the (?:e-?mail|message|mail))(?:'s|'re|'m| is| are| am| comes?| came)? ){1,2}(?:\w+ )?(?:from |with )?${bodies}\b`,
      ),
      /\b(?:fake|forged|bogus|phoney) (?:police|bank|court|government|irs|hmrc|tax|legal|customs|fbi|interpol|official) (?:\w+ )?(?:notice|letter|e-?mail|message|summons|warning|fine|alert|refund|warrant|order)\b/,
      /\b(?:from|as) (?:their|his|her|your) (?:own )?(?:bank|ceo|boss)\b.{0,80}\b(?:but|although|though|even though) (?:we|i)(?:'re| are|'m| am) not\b/,
    ],
    defended: defends,
  },
  {
    name: 'payment_fraud',
    message: 'The request asks for an email that takes money by deception.',
    patterns: [
      /\b(?:trick|fool|lure|dupe|scam|defraud|con|swindle|deceive|fleece)(?:s|ing|ed)? (?:\S+ ){0,5}?(?:into|out of|to|by|for)\b.{0,60}\b(?:pay|paying|money|send|sending|wir(?:e|ing)|transfer|transferring|invest|investing|savings|buy|buying|deposit|funds|invoice)/,
      /\b(?:scam|defraud|swindle|rip off|fleece) (?:the |our |old |elderly |these |some |more )?(?:people|pensioners|elderly|seniors|customers|investors|victims|recipients?|retirees|old people|them|him|her|companies|businesses|buyers)\b/,
      /\b(?:fake|false|bogus|fraudulent|fictitious|phoney|made-up|non-?existent) (?:\w+ )?(?:invoices?|bills?|charit(?:y|ies)|investments?|fees?|fundraisers?|debts?|refunds?|tickets?|rentals?|listings?|orders?|job offers?)\b/,
      /\b(?:chang(?:e|ed|ing)|updat(?:e|ed|ing)|redirect|divert|reroute|switch) (?:\S+ ){0,5}?(?:supplier|vendor|invoice|payroll|salary|wire|payment)s?'? ?(?:\S+ ){0,4}?(?:to (?:my|our|a new|another|a different)|bank details|account details|account)\b.{0,80}\b(?:without (?:them|anyone|his|her|their)|secretly|before (?:they|anyone)|pretend|as if|real supplier|so (?:that )?(?:the|their) (?:payment|money|salary)|to (?:my|our) (?:own )?account)/,
      /\b(?:buy|purchase|get) (?:\S+ ){0,5}?gift ?cards?\b.{0,80}\b(?:send|share|text|give|reply with|scratch|read)\b.{0,40}\b(?:codes?|pins?|numbers?|photos?|pictures?|back)\b/,
      /\b(?:wire|transfer|send) (?:\S+ ){0,6}?(?:urgently|immediately|today|discreetly|confidentially)\b.{0,80}\b(?:ceo|cfo|boss|executive)\b.{0,60}\b(?:pretend|pos(?:e|ing)|as if|impersonat)/,
      /\b(?:inheritance|lottery|unclaimed (?:funds?|estate|inheritance)|dormant account|deceased (?:client|customer|relative)|next of kin|foreign prince|nigerian prince|winnings)\b.{0,160}\b(?:fee|deposit|bank details|account (?:number|details)|upfront|advance|processing|percent of|share of|claim)\b/,
      /\b(?:processing|release|customs|clearance|transfer|upfront|advance|activation|unlock(?:ing)?) fees?\b.{0,120}\b(?:inheritance|lottery|winnings|prize|unclaimed|parcel that|package that|grant money|loan approval)\b/,
      /\b(?:money mules?|launder(?:ing)? (?:\w+ )?(?:money|funds|cash|proceeds)|receive (?:money|funds|payments) (?:\w+ ){0,4}?(?:and|then) (?:forward|transfer|send|pass))\b/,
      /\b(?:stolen|cloned) (?:credit |debit |bank )?cards?\b|\b(?:counterfeit|forged|fake) (?:money|currency|bank ?notes|bills?\b|passports?|ids?\b|id cards?|driving licen[cs]es?|diplomas?|degrees?|documents|certificates)\b/,
      /\b(?:ponzi|pyramid) scheme\b|\bdoubl(?:e|es|ing) (?:your|their|his|her|the) (?:money|bitcoins?|btc|crypto|eth|investment|deposit|savings)\b|\bguaranteed (?:daily|weekly|monthly|\d[\d.]*%?) (?:\w+ )?(?:returns?|profits?|income|interest)\b|\b\d+% (?:guaranteed )?(?:daily|weekly) (?:returns?|profits?|roi)\b/,
    ],
    defended: defends,
  },
  {
    name: 'extortion',
    message: 'The request asks for an email that threatens its reader to get something.',
    patterns: [
      /\b(?:blackmail|extort|sextort)(?:s|ing|ed|ion)? (?:\w+ ){0,3}?(?:him|her|them|money|the|my|this|a|our|into|from|e-?mail|message|letter)\b/,
      /\b(?:pay|send|transfer|wire|give)\b(?: \S+){0,12}? (?:or (?:else )?(?:i|we)(?:'ll| will| shall)|or else|otherwise (?:i|we)(?:'ll| will)?|unless (?:they|he|she|you)|if (?:they|he|she|you) (?:do not|don't|doesn't|refuse))\b.{0,80}\b(?:releas|publish|leak|expos|post|tell|share|send|destroy|delete|attack|ddos|hurt|kill|harm|burn|ruin|report|go public|reveal)/,
      /\b(?:or (?:else )?(?:i|we)(?:'ll| will)|or else (?:i|we)|unless (?:they|he|she|you) pays?|(?:i|we)(?:'ll| will) (?:not )?(?:\w+ )?(?:release|publish|leak|expose|post|reveal))\b.{0,90}\b(?:photos?|pictures?|videos?|nudes?|secrets?|affair|private (?:data|messages|files)|browsing history|customer data|stolen (?:data|files)|his wife|her husband|their (?:family|wife|husband|employer|customers))\b/,
      /\bthreat(?:en|ens|ening)? (?:to |them |him |her |the |with )(?:\S+ ){0,8}?(?:releas|publish|leak|expos|violence|hurt|kill|harm|bad reviews?|negative reviews?|ddos|attack|deport|beat|tell|go public|arrest|report (?:them|him|her) to)/,
      /\b(?:bad|negative|one-?star|1-?star|fake) reviews? (?:\S+ ){0,6}?(?:unless|if (?:they|you) (?:do not|don't|refuse)|or else)|\b(?:unless|if) (?:\S+ ){0,10}?(?:we|i)(?:'ll| will) (?:post|leave|publish|write|flood) (?:\S+ ){0,4}?(?:bad|negative|one-?star|1-?star|fake) reviews?/,
      /\bransom (?:note|demand|letter|e-?mail|message)\b|\bdemand(?:ing)? (?:a )?ransom\b/,
      /\b(?:ddos|take down|crash|hack|shut down) (?:their|your|the) (?:\w+ )?(?:site|website|server|servers|network|systems?)\b.{0,60}\b(?:unless|if (?:they|you) (?:do not|don't)|or pay)/,
    ],
    defended:
      /\b(?:prevent|protect(?:s|ion) (?:against|from|for|and)|ransomware (?:protection|recovery|defen[cs]e)|detect|defen[cds]|awareness|simulat|training|helpline|legal help|law firm|recover|investigat|victims? of|negotiat)/,
  },
  {
    name: 'harassment',
    message: 'The request asks for an email that harasses, threatens or degrades a person.',
    patterns: [
      /\b(?:scare|intimidate|humiliate|bully|harass|stalk|shame|insult|torment|terrori[sz]e|terrify|degrade|belittle|demean|frighten|menace|taunt)(?:s|ing)? (?:him|her|them\b(?! into (?:action|buying))|my (?:ex|former|neighbou?r|co-?worker|colleague|boss|teacher|classmate)|this (?:woman|man|girl|boy|person|guy)|that (?:woman|man|girl|boy|person|guy)|the (?:woman|man|girl|boy|recipient|reader|victim|target)|an? (?:ex|woman|girl|colleague|classmate))\b/,
      /\b(?:make|making) (?:him|her|them|my ex|the (?:recipient|reader)) (?:feel )?(?:afraid|scared|worthless|suffer|cry|miserable|pay for what|regret (?:leaving|being|ever)|kill)/,
      /\b(?:kill|hurt|beat up|rape|murder|hang|shoot|stab) (?:you|him|her|them|yourself|himself|herself|themselves)\b(?! on price)/,
      /\b(?:go|should|must|better) (?:and )?(?:die|kill (?:yourself|himself|herself|themselves))\b/,
      /\b(?:get (?:my )?revenge|take revenge|getting revenge) (?:on|against)\b/,
      /\b(?:racial|ethnic|racist|sexist|homophobic|anti-?semitic) (?:slurs?|insults?|abuse|jokes? about (?:him|her|them))\b(?:.{0,40}\b(?:at|to|against|about) (?:him|her|them))?/,
      /\b(?:unwanted|explicit|sexual) (?:advances|photos?|pictures?|messages?) (?:to|at|of) (?:her|him|a|the|my)\b/,
      /\bkeep (?:e-?mailing|messaging|contacting|writing to|calling) (?:her|him|them) (?:\w+ ){0,4}?(?:even though|although|until (?:she|he)|despite)/,
    ],
    defended: defends,
  },
  {
    name: 'discrimination',
    message:
      'The request asks for an email that shuts people out for what they are, such as their origin, faith, sex, age or disability.',
    patterns: [
      /\b(?:no|not (?:hire|hiring|rent|renting|want|accept|accepting|serve|serving)|don't (?:hire|rent|want|accept|serve)|do not (?:hire|rent|want|accept|serve)|never (?:hire|rent|serve)|won't (?:hire|rent|serve)|refus(?:e|ing) (?:to )?(?:hire|rent(?: to)?|serve|interview)?|reject(?:ing)?|exclud(?:e|es|ing)|filter(?:s|ing)? out|screen(?:s|ing)? out|weed(?:s|ing)? out|keep(?:s|ing)? out|turn(?:s|ing)? away|avoid(?:s|ing)? (?:hiring|renting to|interviewing)) (?:to |any |all |the )?(?:blacks?\b|black (?:people|applicants|tenants|candidates|men|women)|jews\b|jewish|muslims?\b|arabs?\b|hispanics?|latinos?|latinas?|asians?\b|indians?\b(?! ocean)|africans?\b|mexicans?\b|immigrants?\b|foreigners?\b|migrants?\b|refugees?\b|gays?\b|lesbians?\b|homosexuals?|trans(?:gender)? people|disabled (?:people|applicants|tenants|candidates|workers)|the disabled|wheelchair users|pregnant (?:women|applicants|candidates)|women\b(?: of)?|females?\b|old(?:er)? (?:people|workers|applicants|candidates)|people (?:over|older than) \d\d|anyone (?:over|older than) \d\d|(?:candidates|applicants) (?:over|older than) \d\d|gyps(?:y|ies)|roma\b|people of colou?r|families with (?:children|kids)|single mothers)/,
      /\b(?:whites?|white people|christians?|men|males?|women|natives?|germans?|americans?|brits|young people|under-?\d\ds|non-?(?:muslims?|jews|blacks?|immigrants))[- ]only\b.{0,40}\b(?:applicants?|tenants?|candidates?|employees?|hires?|hiring|jobs?|roles?|positions?|apartments?|flats?|rentals?|housing|staff|neighbou?rhoods?|loans?|mortgages?|landlords?)\b/,
      /\b(?:only|just) (?:hire|hiring|rent to|renting to|accept|accepting|interview|lend to|lending to|want) (?:\w+ )?(?:whites?|white people|christians?|men\b|males?|young people|people under \d\d|native[- ]born|straight people|non-?(?:muslims?|jews|blacks?|immigrants))\b/,
      /\b(?:applicants?|tenants?|candidates?|employees|workers|hires)\b.{0,40}\b(?:must|should|have to|need to) (?:all )?(?:be )(?:white|christian|male|men|caucasian|aryan|straight|under \d\d|young|childless|not (?:be )?(?:black|muslim|jewish|gay|pregnant|disabled|foreign))\b/,
      /\b(?:help(?:s|ing)?|tool|software|service)\b.{0,60}\b(?:discriminat(?:e|es|ing) (?:against|by)|hide discrimination|get around (?:the )?(?:equality|anti-discrimination|fair housing) (?:act|laws?|rules))/,
    ],
    defended:
      /\b(?:prevent|protect|inclusi|accessib|divers|equal|against discrimination|anti-|training|awareness|stop(?:s|ping)?\b|avoid(?:s|ing)? bias|bias|fair(?:ness)?\b|legal help|advice|law firm|without excluding|support(?:s|ing)? )/,
  },
];
