/** What a reader's function or trade makes of `your …`; first match wins. */
const units: [RegExp, string][] = [
  // Engineers whose team builds no software answer for themselves.
  [
    /\b(?:acoustic|building services|chemical|civil|electrical|gas|heating|lift|maintenance|marine|mechanical|mining|service|sound|structural) engineers?\b/i,
    '',
  ],
  [
    /^(?:[\p{L}-]+ ){0,2}parents?(?=$| (?:of|to|whose|with)\b)(?!.*\b(?:association|council|evening|teacher)\b)/iu,
    'family',
  ],
  [/\b(?:lecturer|professor)/i, 'department'],
  [/\bdepartment stores?\b/i, 'store'],
  [/\bplant nurser/i, 'nursery'],
  [/\bschool business (?:leader|manager)/i, 'school'],
  [/\brecruit(?:ers?|ing|ment) (?:agency|agencies|firms?)\b/i, 'agency'],
  [/\brecruiters?$/i, 'team'],
  [/\binfluencers?\b|\bcontent creators?\b/i, 'audience'],
  [/\b(?:property|real estate|land) (?:developer|investor)/i, 'business'],
  // "Builder / developer of ten houses a year".
  [
    /^(?:house-?)?builders? ?(?:\/|and|&|or) ?(?:property )?developers?\b|\bdeveloper of .*\b(?:apartments|flats|homes|houses|housing|plots)\b/i,
    'business',
  ],
  [/\binvestor relations/i, 'investor relations team'],
  // Who builds software leads nobody.
  [
    /^(?!chief |head |lead |principal |staff )(?:[\p{L}-]+ ){0,3}(?:developer|engineer)(?! (?:advoca|experience|lead|manage|relation|tool)\p{L}*)\b/iu,
    'team',
  ],
  [/\b(?:growth|private) equity\b|\b(?:search|seed|venture) funds?\b/i, 'portfolio'],
  [
    /\b(?:cto|engineering|engineers?|devops|software|developer|sre|platform|technical|(?:cloud|data|enterprise|solutions?|systems?) architect)\b/i,
    'engineering team',
  ],
  [/\barchitects?\b/i, 'practice'],
  [/\b(?:cafe|café|coffee (?:shop|bar))s?(?!\p{L})/iu, 'café'],
  [/\b(?:restaurant|restaurateur|bistro|chef|diner\b)/i, 'restaurant'],
  [
    /\b(?:dentist|dental|orthodont|gp|doctor|physician|clinics?\b|vet|veterinar|medical practice|practice manager|physio|chiropract|optometr|dermatolog)/i,
    'practice',
  ],
  [/\bhospice\b/i, 'hospice'],
  [/\bschool district\b/i, 'district'],
  [/\bb&b/i, 'B&B'],
  [/\b(?:hotel|hospitality|innkeeper)/i, 'hotel'],
  [/\b(?:yoga|pilates|dance) (?:teacher|instructor|studio)/i, 'studio'],
  [
    /\b(?:schools?\b(?![ -]bus)|headteacher|head teacher|superintendent of schools|district superintendent)/i,
    'school',
  ],
  [/\b(?:law firm|lawyer|attorney|solicitor|legal partner|managing partner)/i, 'firm'],
  [/\b(?:general counsel|legal counsel|head of legal)/i, 'legal team'],
  [/\b(?:cfo|finance|controller|treasury|accounts payable)/i, 'finance team'],
  [
    /\b(?:cmo|marketing|marketer|brand(?= (?:director|lead|manager|market|strateg|team)|s? ?$)|growth|content|seo(?!ul)|demand gen|social media)/i,
    'marketing team',
  ],
  [/\b(?:sales|revenue|cro\b|business development|account executive|sdr)/i, 'sales team'],
  [
    /(?<!\p{L})(?:hr(?!\p{L})|head of people|people (?:ops|operations|team|director|partner|lead)|chief people|vp people|talent|recruit|human resources|hiring)/iu,
    'people team',
  ],
  [/\b(?:ciso|security|infosec)/i, 'security team'],
  // "A house they have to clear it of" names no IT.
  [
    /(?:^|[,/&(] ?|\b(?:and|at|chief|director|for|head|in|lead|manager|of|the|vp) )it\b(?! (?:is|was|will)\b)|\bit (?:admin\p{L}*|and|buyer|company|consult\p{L}*|coordinator|decision|department|director|firm|head|infrastructure|lead\p{L}*|manag\p{L}*|officer|operations|people|professionals?|purchas\p{L}*|security|services?|specialists?|staff|support|systems?|team|technicians?)\b|\b(?:cio|infrastructure|sysadmin)\b/iu,
    'IT team',
  ],
  [/\b(?:customer success|customer support|support|customer service|customer experience)/i, 'support team'],
  [/\b(?:product)\b/i, 'product team'],
  [/\b(?:procurement|purchasing)\b/i, 'procurement team'],
  [
    /\b(?:operations|coo\b|logistics|supply chain|warehouse|fleet|plant|production(?! design)|facilit)/i,
    'operations team',
  ],
  [/\b(?:data|analytics)\b/i, 'data team'],
  [/\b(?:agency)\b/i, 'agency'],
  [/\b(?<!law )firm\b/i, 'firm'],
  [/\b(?:nonprofit|non-profit|charity|ngo|foundation)/i, 'organisation'],
  // Whoever holds a post at a retailer has more than a shop.
  [/\b(?:buyer|chief|director|head|lead|manager|officer|vp)\b.*\bretailer\b/iu, 'company'],
  [/\b(?:shop|store|retailer|boutiques?(?! \p{L}))\b/iu, 'shop'],
  [/\bbrands?\b/i, 'brand'],
  [/\bgyms?\b/i, 'gym'],
  [/\b(?:fitness|yoga|studio)\b/i, 'studio'],
  [/\b(?:salon|barber|hairdress|spa)\b/i, 'salon'],
  [/\b(?:farm(?! shops\b)|farmer|grower)/i, 'farm'],
  [/\b(?:realtor|real estate|estate agent|letting|broker)/i, 'agency'],
  [/\b(?:startup|start-up|founder|co-founder)/i, 'company'],
  [/\b(?:editor|journalist|blogger|podcast|reporter)/i, 'audience'],
  [
    /\b(?:investor|venture|angel)(?!s? (?:association|club|conference|event|group|meet-?up|relations)\b)/i,
    'portfolio',
  ],
  [
    /\b(?:plumber|electrician|roofer|carpenter|accountant|bookkeeper|contractor|photographer|(?:event|party|wedding) planner|owner|business|entrepreneur|company|companies|ceo|contractor)/i,
    'business',
  ],
  [/\b(?:manager|director|supervisor)|\b(?:head|lead)s?\b|(?<!\d ?)\bpm\b/i, 'team'],
];

/** What goes with "your", by the first words that say it. */
export function findUnit(words: string): string | undefined {
  // "Adults who have been to our clinic": whose it is.
  const own = words
    .replace(/\b(?:my|our) (?:\p{L}+ )?\p{L}+/giu, '')
    // "Precision engineering firm": what it does is no team of its own.
    .replace(
      /\b(?:engineering|finance|growth|IT|marketing|product|sales|security|software) (?=(?:agency|company|consultancy|firm)\b)/giu,
      '',
    )
    // "Referred by their solicitor's newsletter": who sent the reader here.
    .replace(
      /,? (?:(?:and|who) )?(?:(?:are|is|was|were) )?(?:introduced|recommended|referred|sent|told) (?:\p{L}+ )?(?:by|through|via) .*$/iu,
      '',
    )
    // "Bakers without a sales team": none of theirs.
    .replace(
      /\b(?:lacking|who (?:do not|don['’]t) have|with no|without) (?:an? )?(?:[\p{L}-]+ ){0,4}?(?:department|staff|team)s?\b/giu,
      '',
    )
    // "A venture fund focused on software": what others make.
    .replace(
      /(?<=\b(?:capital|firm|fund|investors?|ventures?|VC)) (?:focused|speciali[sz]ed) (?:in|on) .*$/iu,
      '',
    );
  const [, unit] = units.find(([pattern]) => pattern.test(own)) ?? [];
  return (unit?.endsWith('team') ? undefined : bodyOf(own)) ?? (unit || undefined);
}

/** `Secretary of the National Guild of Bakers`, `Hotel Association`: who leads a body has none of its members' houses; whoever only belongs to one has his own. */
function bodyOf(words: string): string | undefined {
  if (/\bmembers? (?:at|in|of)\b|\b(?:parents?|housing|preservation)[ -]/i.test(words)) return undefined;
  return /(?<!\b(?:affiliated|by|through|via|with) [^,;]*)\b(alliance|association|chamber|confederation|federation|guild)(?=$|[,;(]| (?:for|in|of)\b)/iu
    .exec(words)?.[1]
    ?.toLowerCase();
}
