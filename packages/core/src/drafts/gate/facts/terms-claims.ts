import { compact } from '../../compact.ts';
import type { ClaimRule } from './claim-rule.ts';

const shortTimes =
  /\b(?:seconds?|minutes?|mins?|hours?|hrs?|days?|same[- ]day|overnight|instant\w*|real[- ]time|fast|quick\w*|\d+ ?(?:h|s|m|d))\b/i;

/** What a price may include, or not. */
const includedThings = [
  'travel|mileage|accommodation',
  'shipping|delivery|postage|carriage|freight|customs',
  'vat|gst|tax(?:es)?',
  'install(?:ation)?|fitting|set-?up|onboarding',
  'training',
  'support|maint(?:enance)?|servicing|repairs?',
  'packing|packaging',
  'materials?|parts|consumables',
  'insurance|cover',
  'catering|lunch|breakfast|drinks',
];

/** What is promised: guarantees, discounts, free things, deadlines. */
export const termsClaims: readonly ClaimRule[] = [
  {
    pattern:
      /(?<!\b(?:no|nothing|never|nobody|hardly|rarely|can|cannot|can['’]t) )\b(?:risk[- ]free|no[- ]risk|guarantees?|guaranteed|warrant(?:y|ies))\b/i,
    ground: /\b(?:money[- ]back|refund|risk|guarantee|g['’]?tee|guar\b|warrant)/i,
  },
  {
    pattern: /\b(?:money[- ]back|full refund|refund(?:ed|able)?)\b/i,
    ground: /\b(?:money[- ]back|refund|(?:get|give) (?:you |them )?(?:your |their )?money)/i,
  },
  {
    pattern:
      /\b(?:(?<!\b(?:place|slot|seat|spot|day|date|evening|room)s? (?:is|are|still) )free|complimentary|no[- ]cost|at no charge|no charge|without charge|free of charge|on us|on the house)\b(?! (?:for \w+ing|to|up|your|their|our|the|time|slots?|hours?|moment|days?|mornings?|afternoons?|evenings?|weekends?|minutes?|half[- ]hour|hands?|seats?|chairs?|tables?|beds?|on|at|this|next|when|that|from|enough|rein|of (?!charge)))(?<!\b(?:whether|when|if|who|what|which) (?:\S+ ){0,4}(?:is|are) free)(?<!(?:feel|still|I am|I['’]m|we are|we['’]re|you are|you['’]re|be|set|what is|who is|who['’]s|keeps?|remain) free)(?<!\b(?:are|is|were|was) (?:you|he|she|they|anyone|anybody|somebody) free)(?<!\b(?:capital|cash|money|funds|teams?|staff|hands|people|nurses|associates|engineers|officers|agents|colleagues|attention|capacity|rooms?|lines?|beds?|desks?|days?|hours|weekends?|evenings?)(?: (?:is|are|stays?|becomes?|be))? free)(?<!\b(?:depend|depends|rely|relies|count|counts|call|lean|based|insist|dawned) on us)(?<!hands[- ]free)(?<!\b(?:not|isn['’]t|never) free)(?<!(?:smoke|gluten|dust|hassle|stress|error|sugar|paper|cash|contact|lead|allergen|dairy|plastic|frost)[- ]free)/i,
    // A sample that is offered costs nothing.
    ground:
      /\b(?:offer|send|give|provide|post)(?:ing|s)?\b[^.;\n€$£]{0,40}\b(?:samples?|tasters?|testers?|swatch(?:es)?|mock-?ups?|test (?:pack|piece|pot|unit)s?|(?:for|to) (?:test|try)(?:ing)?)\b|\b(?:free|complimentary|no[- ]cost|no charge|without charge|(?:don['’]?t|not|nothing to|no) pay|don['’]?t (?:bill|charge)|gratis|kostenlos|gratuit|gratuito|pro bono)\b|(?:€|\$|£)[  ]?0(?![\d.,])|\b0[  ]?(?:€|eur|usd|gbp|euros?|dollars?|pounds?)/i,
  },
  {
    pattern:
      /\b(?:discount(?:ed|s)?|special offer|special price|introductory (?:price|rate|offer)|half price|% off|percent off|lowest price|best price)\b/i,
    ground:
      /\b(?:discount|special|introductory|off|price|rate|cheaper|save|less|down|fewer|lower|cut|reduc\w+)\b/i,
  },
  {
    pattern:
      /\b(?:no contract|no commitment|no minimum term|cancel(?:led)? (?:(?:at )?any ?time|whenever)|no lock-in|no long[- ]term|month[- ]to[- ]month)\b/i,
    ground:
      /\b(?:(?:no|without|zero|free of|not)\b[^.;\n]{0,24}(?:contracts?|commitments?|lock-?in|tie-?in|term)|cancel\w*|leave (?:at )?(?:any ?time|whenever)|lock-in|monthly|month[- ]to[- ]month|rolling)\b/i,
  },
  {
    pattern: /\b(?:no|without (?:an? )?) ?minimum\b(?! term)/i,
    ground:
      /\b(?:no|without|zero|free of|not)\b[^.;\n]{0,24}\bmin(?:imum|\.)?\b|\b(?:from|even) (?:1|one|a single)\b|\bany (?:quantity|number|size|amount)\b/i,
  },
  {
    pattern:
      /\b(?:reimburs\w+|tax[- ]deductible|subsid(?:y|ies|i[sz]ed)|covered by (?:\w+ )?(?:insurance|insurers))\b/i,
    ground: /\b(?:reimburs|deductible|subsid|grants?|insur)/i,
  },
  {
    pattern:
      /\b(?:no|without|zero) (?:set-?up|hidden|extra|additional|joining|sign-?up|booking|cancellation|exit) (?:fees?|costs?|charges?)\b/i,
    ground: /\b(?:set-?up|hidden|extra|additional|joining|sign-?up|fees?|all[- ]in|includ\w+|free)\b/i,
  },
  {
    ofReader: true,
    pattern:
      /\b(delivery|shipping|postage|freight|packaging|installation|fitting|assembly|removal|set-?up|onboarding|training|support|maintenance|servic(?:e|ing)|repairs?|parts|labou?r|tax(?:es)?|vat|gst|customs|insurance|breakfasts?|lunch(?:es)?|dinners?|meals?|drinks?|coffee|snacks?|wine|catering|materials?|tools?|equipment|travel|transport|flights?|transfers?|hotels?|accommodation|licen[sc]es?|updates?|upgrades?|hosting|backups?|batter(?:y|ies)|cleaning|laundry|linen|parking|wi-?fi|electricity|energy|utilities|fuel|mileage|guides?|tuition|books?|exams?|certificates?|consultation|design|editing|revisions?|prints?|photos?|recordings?|transcripts?|translation|migration|data|storage|warranty|cover|returns?|refunds?|spares?|consumables|refills?|samples?|tickets?|everything)(?: is| are)? (?:included|inclusive)\b/iu,
  },
  // "Including travel" where the brief has "plus travel".
  ...includedThings.map((thing) => ({
    // The rare word first: the text is looked through for that.
    pattern: compact(
      `\\b(?:including|inclusive of|includes) (?:the |your |all |our )?(?:${thing})\\b|\\b(?:included|inclusive|at no extra)\\b(?<=\\b(?:${thing})(?: and \\p{Ll}+)?(?: (?:is|are))? (?:included|inclusive|at no extra))`,
      'iu',
    ),
    ground: compact(
      `(?:\\bincl\\w*\\.?|\\bfree\\b|\\bno (?:extra|charge)|\\ball[- ]in\\b|\\bwith)[^.;\\n]{0,60}\\b(?:${thing})|\\b(?:${thing})[^.;\\n]{0,40}(?:\\bincl|\\bfree\\b|\\bno (?:extra|charge))`,
      'i',
    ),
  })),
  { pattern: /\b(waived|unlimited|forever|lifetime|(?:for|per) life|sold[- ]out)\b/i },
  {
    pattern: /\b(?:around the clock|day and night|at any hour)\b/i,
    ground: /\b(?:24|clock|night|overnight|any hour)\b/i,
  },
  {
    pattern:
      /\b(?:anywhere in the world|worldwide|across the (?:world|globe)|nationwide|all over the (?:world|country))\b/i,
    ground: /\b(?:world|global|international|nation|countr|anywhere|everywhere)/i,
  },
  { pattern: /\btrial (day|week|fortnight|month|quarter|season|year)\b/i },
  {
    // "It takes a few minutes to read" is said of the mail, not of the offer.
    pattern:
      /\b(?:within|in|takes|after) (?:just |only )?(?:a few|a couple of|a handful of) (second|minute|hour|day|week)s\b(?! (?:to (?:read|answer|look|skim|reply|watch|listen|tell|say|see|go through|show|find out|check)|of your time))/i,
  },
  {
    pattern:
      /\b(?:in|within) (?:just |only |mere |a matter of |next to )(?:seconds|minutes|hours|days|no time)\b/i,
    ground: shortTimes,
  },
  {
    pattern:
      /\b(?:no|without) [\p{L}-]+(?: [\p{L}-]+)?, no (?:fees?|invoices?|charges?|bills?|payment|costs?|pay|commission)\b|\byou(?:['’]ll)? (?:pay|owe)(?: us)? nothing\b|\byou (?:only pay|pay only|don['’]t pay)\b|\b(?:don['’]t|never|won['’]t|not) (?:pay|cost you) a (?:cent|penny|thing|euro|dollar|pound)\b/iu,
    ground:
      /\b(?:don['’]?t pay|zero|success[- ]fee|success|no win|contingen\w*|commission|only|nothing|free|no (?:charge|fee|retainer|upfront|cost)|per|each|pa(?:y|id|yment) (?:on|by|only)|performance)\b/i,
  },
  {
    pattern:
      /\b(?:half[- ]price|at half the price|price[- ]match\w*|no questions asked|satisfaction (?:is )?guaranteed|two for one|buy one,? get)\b/i,
    ground: /\b(?:half|price[- ]match|no questions|satisfaction|guarantee|two for one|buy one|50 ?%)\b/i,
  },
  { pattern: /\ba few (minute|hour|day|week)s['’] notice\b/i },
  {
    pattern:
      /\b(?:match|beat) (?:any|every|the lowest|a competitor['’]s|your current) (?:price|quote|offer|rate)s?\b|\b(?:loyalty|bonus|referral|rewards?) (?:programme|program|scheme|points|card|bonus)\b|\b(?:vouchers?|cash ?back|gift cards?|welcome gift|free gift)\b/i,
    ground: /\b(?:match|beat|loyalty|bonus|referral|reward|voucher|cash ?back|gift)/i,
  },
  {
    pattern: /\bat (?:our|my) (?:own )?(?:cost|expense|risk)\b/i,
    ground:
      /\b(?:(?:our|my|own) (?:cost|expense|risk)|free|fully funded|no (?:extra |upfront )?(?:capital|cost|charge|outlay))/i,
  },
  // What is made good: "we replace any plant that fails".
  {
    pattern:
      /\b(?:we|I)(?:['’]ll| will|['’]d| would)?(?: then| also| simply| even| happily| gladly)? (re-?do|re-?grind|re-?make|re-?print|reimburse|credit|waive|throw in|absorb|deduct|honou?r|compensate|re-?run|re-?shoot|(?:replace|repair|swap|exchange|match|beat|top up|extend) (?:any|every|whatever))\b/i,
  },
  {
    pattern: /\b(?:we|I)(?:['’]ll| will)? pay (?:you|them|half|back|for (?:any|every|the))\b/i,
    ground: /\b(?:pa(?:y|ys|id|yment) (?:you|them|half|back|for)|we pay|refund|reimburse)/i,
  },
  {
    pattern:
      /\b(credited|waived|deducted|knocked off|offset(?= (?:against|by|from)\b)|reimbursed|thrown in)\b/i,
  },
  {
    pattern: /\bfirst (?:[a-z]+ ){1,2}(?:is|are|comes?) (?:on us|free)\b/i,
    ground: /\b(?:free|no (?:charge|cost|fee)|without charge|on us)\b/i,
  },
];
