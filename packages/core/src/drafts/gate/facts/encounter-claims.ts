import type { ClaimRule } from './claim-rule.ts';

/** What somebody told the sender, and what the sender would have had to go and see. */
export const encounterClaims: readonly ClaimRule[] = [
  // "Your farrier tells me", "as the archdeacon may have told you", "schools tell us".
  {
    ofReader: true,
    pattern:
      /\btold (?:me|us)\b|\b(?:may|might|will|must|has|have)(?: already)? (?:have )?told you\b|\byour [a-z’'-]+(?: [a-z]+)? tells (?:me|us)\b|(?:^|[.!?]\s+|\n)[a-z]+s (?:[a-z]+ )?tell us\b/im,
    ground: /\b(?:told|tells?|says?|said|mention|recommend|referr|suggest|feedback|report)/i,
  },
  {
    ofReader: true,
    pattern:
      /(?<!\b(?:as|already|was|were|be|been|not|is|are|you|I|we) )\b(mentioned|suggested|recommended|reckons?|urged)\b(?! (?:above|below|in|here|by|for)\b)/i,
  },
  {
    ofReader: true,
    pattern:
      /\bas (?:we|I) did (?:at|in|on|over|last)\b|\b(?:after|at|over|during|from|since) our (?:[a-z]+ )?(?:lunch|dinner|coffee|breakfast|drinks?|walk|tour|visit|encounter|chat)\b|\b(?:had|enjoyed|after) an? (?:[a-z]+ )?(?:chat|word|call|coffee|conversation|catch-up) with your?\b|\bwe (?:sat|ran into|bumped into|swapped|exchanged|were introduced|go back|know each other|shook hands)\b/i,
    ground: /\b(?:met|sat|spoke|talked|lunched|introduc|swapped|exchanged|visited)/i,
  },
  // "I went past your entrance", "when I cycled by".
  {
    ofReader: true,
    pattern:
      /\bI(?:['’]ve| have)?(?: just| also| once| even| first| recently)? (passed|cycled|drove|driven|walked|rode|rang|tried|tested|counted|checked|downloaded|ordered|bought|photographed|found|caught|stood|stopped|popped|peeked|watched|picked|browsed|searched|queued|waited|sat|went (?:past|through|round|by|along)|was (?:at|in|on|by|past|passing|driving|walking|reading|browsing)|happened|studied|scanned|skimmed|sampled|tasted|toured|attended|looked)\b/,
  },
  // "We ran a quick scan of your home page", "had a look at your site".
  {
    ofReader: true,
    pattern:
      /(?:\b(?:we|I)(?:['’]ve| have)? (?:just |already |recently )?(?:ran|run|did|done|made|took|taken|gave|given|had)|(?:^|[.!?]\s+|\n)(?:just |recently )?(?:ran|did|took|had|having (?:had|taken))) (?:an? )?(?:[a-z]+ ){0,2}(?:scan|look|check|test|audit|review|analysis|search|crawl|read|browse|glance|peek|dig|count|tour|walk)(?: (?:of|at|through|on|over|around|round|by|into|past))? (?:your|the (?:site|website|listing|page|menu)) /im,
    ground:
      /\b(?:saw|seen|looked|visited|checked|scanned|tested|read) (?:[a-z]+ ){0,2}(?:their|the|its|his|her)\b/i,
  },
  {
    ofReader: true,
    leadsUp: true,
    pattern:
      /, I (?:see|read|gather|hear|notice|understand)(?=[.,;!?\n])|\bI (?:hear|gather|notice|read) (?:that |from |in |on )?(?:you|your|the)\b|\bwe (?:read|saw|noticed|heard|came across|spotted|visited|watched|attended) (?:[a-z]+ )?your\b/i,
  },
  // "Your courtyard looked lovely", "your council spent most of its last session on potholes".
  {
    ofReader: true,
    pattern:
      /\byour (?:[a-z’'-]+ ){1,4}?(looked|seemed|sounded|spent|lost|ran|used|won|fell|rose|grew|took|posted|published|announced|missed|failed|lacks|has lost|has no|have no|is missing|are missing)\b/i,
  },
  {
    ofReader: true,
    pattern:
      /\bon your (site|website|webpage|homepage|page|door|gate|window|noticeboard|sign|menu|forecourt|listing|profile)\b|\byour (?:[a-z'’-]+ ){0,4}(minutes|newsletter|bulletin|magazine|prospectus|agenda|tender|advert|flyer|handbook|manifesto)\b/i,
  },
];
