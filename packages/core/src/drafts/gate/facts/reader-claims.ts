import type { ClaimRule } from './claim-rule.ts';

/** What the sender would have had to see or hear, and what only the reader could know. */
export const readerClaims: readonly ClaimRule[] = [
  // What the sender would have had to see, hear or do.
  {
    ofReader: true,
    leadsUp: true,
    pattern:
      /\bI(?:['’]ve| have)?(?: just| recently)? (?:saw|seen|noticed|noted|read|came across|heard|spotted|watched|listened|looked (?:at|through|over)|visited|loved|liked|admired|been following|followed|enjoyed|met|spoke|spoken|talked|gather(?:ed)?|ate|stayed|dined|stopped by|dropped (?:by|in)|called in|walked past|drove past|understand (?:that )?your?|see (?:that )?your?)\b/,
    ground:
      /\b(?:saw|seen|noticed|read|came across|heard|spotted|watched|visited|posted|(?:post|talk|article|podcast|interview|review|video|paper|book) (?:about|on|in|of|with|by) (?!(?:our|my|us|me)\b)|announc\w+|met|spoke|recent(?:ly)?|latest|news|launched|opened|hiring|enjoyed|panel|(?:her|his|their|your|['’]s) (?:\p{L}+ ){0,2}(?:minutes|strategy|letter|essay|blog|website|profile|report|interview|statement|plan|filing|survey)|wrote|published|public\b|said|quoted)\b/iu,
  },
  {
    ofReader: true,
    pattern: /\b(?:congrat(?:ulation)?s|well done|hats off)\b/i,
    ground:
      /\b(?:congrat|award|won|medal|prize|shortlist|raised|funding|promoted|promotion|recently|just|obtained|received|secured|(?:re-?)?opened|launched|new|announced|anniversary|expan|engaged|married|bab(?:y|ies)\b|graduat)/i,
  },
  {
    ofReader: true,
    pattern:
      /\byour (?:recent|latest|last|impressive|excellent|great|wonderful|inspiring|brilliant) (?:posts?|articles?|talks?|interviews?|podcasts?|episodes?|books?|films?|campaigns?|shows?|collections?|issues?|updates?|blogs?|videos?|newsletters?|speech|stud(?:y|ies)|papers?|findings|results|reviews?|announcements?|launch|round|funding|expansion|move|opening|project|work|piece|hire|acquisition|award|webinar|press release|growth|report)\b/i,
    ground:
      /\b(?:recent|latest|last|new|just|posted|post (?:about|on)|article|talk (?:about|on)|interview(?:ed)?|announc\w+|launch\w*|funding|round|expan\w+|move|opening|opened|hiring|acqui\w+|award\w*|webinar|growth|grew|report)\b/i,
  },
  {
    ofReader: true,
    pattern:
      /\b(?:as (?:we )?discussed|as promised|following up|as mentioned|when we (?:spoke|met|last)|we (?:met|spoke)|our (?:last |recent |previous )?(?:conversation|chat|call|meeting) (?:last|on|at|in)|good to (?:meet|see|speak)|great (?:meeting|speaking)|(?:loved|enjoyed|liked) (?:chatting|meeting|seeing|speaking|talking)|thank(?:s| you) (?:again |so much )?for (?:(?:your|the) (?:call|chat|conversation|meeting|time (?:last|on|today|yesterday))|chatting|meeting|speaking|talking))\b|\b(?:my|our) (?:earlier|previous|last|first|recent) (?:e-?mails?|messages?|notes?|letters?|talks?|chats?|calls?|meetings?|conversations?|exchange|discussion|visit)\b|(?:^|[.!?\n]\s*)(?:it was |what )?(?:an? )?(?:so |really |very |such )?(?:good|great|nice|lovely|wonderful|pleasure|delight|enjoyable|fun) (?:to (?:(?:meet|see|hear) (?:you|from you|your)|speak|talk|chat|connect|catch)|(?:meeting|seeing|speaking|talking|chatting|hearing|connecting|catching)\b)|\bit was (?:an? |so |really |very |such )*(?:good|great|nice|lovely|wonderful|pleasure|delight|enjoyable|fun)\b[^.!?\n]{0,12}\b(?:meet|see|speak|talk|chat|hear|connect|catch)|\b(?:following|after|further to|since|thanks? (?:you )?for|thanks again for) (?:our|your|(?<!\bafter )the) (?:(?:brief|earlier|first|initial|last|phone|previous|quick|recent|short|telephone|video) ){0,2}(?:chat|call|talk|conversation|correspondence|introduction|meeting|discussion|exchange|e-?mail|message|reply|interest|enquiry|inquiry|request)\b|\bafter the (?:chat|call|talk|conversation|meeting|discussion|exchange|e-?mail|message|reply|interest|enquiry|inquiry|request)s? (?:last|yesterday|on|at|in|we)\b|\b(?:as|like) (?:we )?(?:agreed|talked about|announced|requested|you (?:asked|requested|mentioned|said|suggested))\b|\b(?:you|we) (?:mentioned|told me|told us|asked me|asked us|once (?:said|met|spoke)|agreed|last (?:met|spoke)|crossed paths)\b/i,
    ground:
      /\b(?:discussed|promised|follow(?:ing|ed)?[- ]?up|mentioned|spoke|spoken|met|chatted|called|talked|agreed|asked|requested|told|wrote|interested|earlier|previous(?:ly)?|replied|enquir\w+|inquir\w+|existing customer|reminder|(?:last|previous|earlier|first) (?:call|meeting|conversation|chat))\b/i,
  },
  // "Feedback right after the call" has its ground where the brief speaks of calls.
  {
    pattern:
      /\bafter the (chat|call|talk|conversation|meeting|discussion|exchange|e-?mail|message|reply|enquiry|inquiry|request)\b(?! (?:last|yesterday|on|at|in|we)\b)/i,
  },
  {
    ofReader: true,
    pattern:
      /\b(?:(?:suggested|recommended) (?:that )?I|referred me|gave me your|pointed me|mutual (?:friend|contact|connection)|introduced us|passed me your)\b/i,
    ground: /\b(?:suggest|recommend|refer|mutual|introduc|gave|pointed|passed)/i,
  },
  {
    ofReader: true,
    pattern:
      /\byour (?:\p{L}+ ){1,3}(?:looks?|is|are|was|were|sounds?|reads?) (?:really |very |so |truly )?(great|impressive|fantastic|excellent|beautiful|wonderful|amazing|brilliant|outstanding|lovely|poor|outdated|slow|confusing|broken|expensive)\b(?! (?:on|at|with|in|to|for)\b)/iu,
  },
  {
    ofReader: true,
    pattern:
      /\b(?:since|as|because|now that|given that|seeing (?:that|how|as)) you(?:['’]re| are| have|['’]ve) (?:just |recently |currently |now |already )?(?!interesting\b)(\p{L}{3,}ing|opened|raised|expanded|launched|moved|won|closed|hired|grown|acquired|announced|joined|started|promoted|appointed)\b/iu,
  },
  {
    ofReader: true,
    pattern:
      /\b(?:caught my (?:eye|attention)|made me (?:think|curious|smile)|I(?:['’]m| am| was) (?:impressed|intrigued|inspired|struck)|(?:reading|seeing|browsing|watching|hearing) (?:about )?your (?:\p{L}+ )?(?:post|profile|website|site|page|article|talk|interview|news|announcement|work|story|podcast|report))\b/iu,
    ground:
      /\b(?:saw|seen|noticed|read|post(?:ed)?|article|website|site|page|profile|job ads?|announc\w+|news|talk)\b/i,
  },
  {
    ofReader: true,
    pattern:
      /\b(?:your|the) (?:[\p{L}\d-]+ ){0,2}?(accounts|ad|advert|blog|brochure|catalogue|filing|homepage|LinkedIn|listing|menu|newsletter|page|post|posting|profile|report|review|site|website)s? (?:complain|list|mention|name|note|promise|report|say|show|state|suggest|tell|warn)s?\b/iu,
  },
  {
    ofReader: true,
    pattern:
      /\bhaving (?:just |recently |now )?(opened|bought|acquired|raised|launched|moved|merged|won|expanded|hired|taken on)\b|\b(?:with )?your (?:new|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next) (?:\p{L}+ ){1,2}(?:opening|opens|opened|launching|launches|launched|going live)\b/iu,
    ground: /\b(?:open|bought|buy|acqui|rais|launch|mov|merg|won|expan|hir|new|second|third|next)/i,
  },
  // What only the reader could know.
  {
    ofReader: true,
    pattern:
      /(?<!\b(?:if|when|whether|while|where|because|since|unless|once|that|what|how|whatever|whichever) )(?<!\b(?:much|many|long|often|hard)[^.?!\n]{0,30})\byou(?:['’]re| are)(?: (?:currently|already|still|clearly|now))? (losing|wasting|struggling|spending|paying|missing|overpaying|hiring|growing|expanding|launching|planning|opening|using|running|facing|short of|behind)\b/i,
  },
];
