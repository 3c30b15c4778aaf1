import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { decapitalise } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';

/** How a note begins that leaves its subject out, and the subject. What the pattern consumes, the subject stands for. */
type Subject = readonly [RegExp, string];

/** `changed menu in September`: what is changed is whose it was, and no `hands`. */
const changed: readonly Subject[] = 'changed redesigned relaunched renewed reprinted revised updated'
  .split(' ')
  .map((deed) => [
    compact(
      String.raw`^${deed} (?!(?:course|direction|hands|sides|tack)\b)(?=(?:\p{Ll}+ )?\p{Ll}+ (?:again )?(?:for|in|last|on|this|two|three)\b)`,
      'iu',
    ),
    `They ${deed} their `,
  ]);

/** `already stocks Slovenian wine`: a deed of whoever buys for a firm. */
const already: readonly Subject[] = 'buy employ import lease order rent stock'
  .split(' ')
  .map((deed) => [
    compact(`^(?:already|currently) ${deed}s (?=\\p{L})(?!.*\\b(?:our|us|we)\\b)`, 'iu'),
    `They already ${deed} `,
  ]);

/** `Just raised a Series B`, `Hiring 5 SDRs`, `Attended our webinar`: what is noted of whoever is written to. */
const ofReader: readonly Subject[] = [
  [
    /^(?=on (?:Asana|Azure|AWS|BigCommerce|Braintree|Calendly|Dynamics|Freshdesk|GCP|Gmail|Gorgias|Hubspot|HubSpot|Intercom|Jira|Klaviyo|Magento|Mailchimp|NetSuite|Notion|Pipedrive|QuickBooks|Sage|Salesforce|SAP|Shopify|Slack|Squarespace|Stripe|Wix|WooCommerce|WordPress|Xero|Zendesk|Zoho|Zoom)\b)/,
    'They are ',
  ],
  [/^(?:(?:current |tech )?stack|tools): (?=\p{Lu}[^:]*$)/iu, 'They use '],
  [
    /^(?:ha(?:s|ve) )?(?=(?:just|recently) (?:acquired|announced|appointed|closed (?:an?|pre-seed|seed|series)|expanded|hired|joined|launched|merged|migrated|moved|opened|posted|published|raised|rebranded|relocated|switched|took over)\b)/i,
    'They ',
  ],
  [
    /^(?=(?:asked (?:in|on) (?:an?|discord|facebook|github|her|his|instagram|linkedin|reddit|slack|the|their|twitter|x)|acquired (?!by|in)|announced|expanded (?:in|to)|(?:migrated|switched) (?:from|to)|opened an?|posted (?:about|on)|(?:closed|raised) (?:an? |their )?(?:[$€£]|pre-seed|seed|series))\b)/i,
    'They ',
  ],
  [
    /^(?=launched an? .*\b(?:ago|last (?:month|quarter|spring|summer|week|year)|this (?:month|week|year))$)/i,
    'They ',
  ],
  [
    /^(?=(?:(?:just|recently) )?(?:asked (?:about|for|us)|attended|came to|commented on|downloaded|follows?|joined|liked|registered for|requested|shared|signed up (?:for|to)|starred|subscribed to|tried|visited|watched) (?:our|my|us)\b)/i,
    'They ',
  ],
  [
    /^(?=(?:(?:actively|currently|now) )?(?:evaluating|expanding (?:in|into|their|to)|growing (?:by|fast|from|quickly|rapidly|their)|hiring (?!leads?\b|managers?\b|partners?\b|plans?\b|process|teams?\b)|migrating (?:from|off|their|to)|moving (?:from|into|office|offices|their|to)|rebranding|scaling (?:from|the|their|to|up))\b(?!.*\b(?:our|us|we)\b))/i,
    'They are ',
  ],
  [/^(?=currently running\b(?!.*\b(?:our|us|we)\b))/i, 'They are '],
  // "Moving half their production abroad".
  [
    /^(?=(?:adding|bringing|building|changing|consolidating|converting|doubling|expanding|extending|fitting|growing|moving|opening|outsourcing|planning|redoing|refitting|relaunching|renovating|replacing|shifting|switching|taking|trebling|tripling|turning|upgrading) (?:(?!(?:for|to|with)\b)[\p{L}\d%-]+ ){0,3}?(?:her|his|their) (?!.*\b(?:our|us|we)\b))/iu,
    'They are ',
  ],
  ...changed,
  ...already,
  [/^(?=(?:(?:just|newly|recently) )?(?:appointed|promoted) (?:as|from|to)\b)/i, 'They were '],
  [
    /^(?:just|newly|recently) (?:got )?(?=(?:acquired|bought|certified|elected|featured|listed|named|nominated|ranked|shortlisted|stocked) (?:as|at|by|for|in)\b)/i,
    'They were recently ',
  ],
  [/^currently us(?:es?|ing) /i, 'They currently use '],
  [/^(?:operates|runs) (?=(?:about |around |over |~)?\d[\d,.]* \p{L}+s\b)/iu, 'They run '],
  [/^team (?=(?:(?:just|recently) )?(?:doubled|grew|moved|tripled|won)\b)/i, 'Their team '],
  // "Two open roles on their careers page".
  [
    /^(?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:open (?:[\p{L}/&-]+ ){0,3}(?:jobs|positions|reqs|roles|vacancies)|(?:[\p{L}/&-]+ ){0,3}(?:openings|roles open|vacancies))\b(?! (?:at|with) (?:our|us)))/iu,
    'They have ',
  ],
];

/** `Met at Web Summit`, `Mutual connection: ANN BELL`: what is noted of both. */
const ofBoth: readonly Subject[] = [
  [/^(?=(?:briefly )?met (?:at|briefly at|during|in|last|on|through)\b)/i, 'We '],
  [
    /^both are |^both (?=(?:(?:alumni|\p{Ll}+s) )?(?:at|for|from|in|of|on)\b(?! (?:her|his|their|the \p{Ll}+s)\b))/iu,
    'We are both ',
  ],
  [/^(?=(?:both(?! of (?:her|his|their|the)\b)(?! (?:\p{Ll}+s|people) \p{Ll})|connected on)\b)/iu, 'We '],
  [
    /^(?:we have a )?(?:mutual|shared) (?:acquaintance|connection|contact|friend)s?(?: is|:| -|,) /i,
    'We both know ',
  ],
  [
    /^(?:we have )?(?:an?|one) (?:mutual )?(?:acquaintance|connection|contact|friend) in common(?: is|:| -|,) /i,
    'We both know ',
  ],
  [/^(?:a )?(?=(?:(?:big|huge|long-?time) )?fan of\b)/i, 'I am a '],
];

/** `Mocked up a checklist for it`, `Booth 2214`: what is noted of the sender. */
const ofSender: readonly Subject[] = [
  [
    /^(?=(?:mocked up|put together|recorded|drafted|prepared|sketched) (?:an?|some|the|two|three|\d)\b)/i,
    'I ',
  ],
  [
    /^(?:found|noticed|saw) the (?=(?:job )?(?:ad|advert|listing|opening|posting|position|vacancy)\b)/i,
    'I saw their ',
  ],
  [/^(?=(?:just |recently )?(?:finished|played|tested|tried out|used) (?:her|his|their) )/i, 'I '],
  [/^(?=(?:signed up|subscribed) (?:for|to) (?:her|his|their)\b)/i, 'I '],
  [
    /^(?=(?:heard|noticed|read|saw) (?:that )?the (?:agency|business|charity|club|company|firm|practice|school|team) )/i,
    'I ',
  ],
  [
    /^(?=(?:(?:also|just|really|recently) )?(?:enjoyed|heard|liked|listened to|loved|read|saw|watched) the (?:(?:last|latest|recent) )?(?:article|episode|interview|post|talk|webinar)\b)/i,
    'I ',
  ],
  [/^(?=only (?:cover|deliver|serve|ship|work)\b)/i, 'We '],
  [/^(?=did the \p{Ll}+ (?:at|for|on) )/iu, 'We '],
  [/^(?=can (?:be (?:on[- ]site|ready|there|with you)|bring|come|do|offer|send|share|show|start)\b)/i, 'We '],
  // "Helped ACME cut its bill by 40%", "Rewrote the pricing page for ACME", "Grew our newsletter to 12k".
  [
    /^(?=(?:(?:[Jj]ust|[Rr]ecently) )?(?:[Aa]dvised|[Hh]elped|[Cc]oached|[Tt]rained) (?:the )?\p{Lu}[\p{L}\d&'-]+ (?!.*\b(?:her|his|them|they|she|he)\b))/u,
    'We ',
  ],
  [
    /^(?=(?:[Bb]uilt|[Cc]reated|[Dd]esigned|[Mm]ade|[Mm]igrated|[Rr]an|[Rr]ebuilt|[Rr]edesigned|[Rr]ewrote|[Ss]hot|[Ww]rote) (?:an?|the|two|three|\d+) (?:[\p{L}-]+ ){1,5}(?:at|for) \p{Lu}(?!.*\b(?:her|his|they|she|he)\b))/u,
    'We ',
  ],
  [/^(?=(?:built|grew|launched|ran|rebuilt|took) (?:my|our) )/i, 'We '],
  [
    /^(?=[Ww]orked (?:with (?:\p{Lu}|\d|(?:clients|companies|firms|teams|two|three|four|five|six|seven|eight|nine|ten)\b)|for (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten) )|on \p{Ll}+s (?:like|such as) ))(?!.*\b(?:her|his|them|they|she|he)\b)/u,
    'We have ',
  ],
  [/^(?=\d(?:\.\d)?(?: out of 5)? stars? (?:at|from|on) )/i, 'We have '],
  [/^(?=\d[\d,.]* in stock(?:$| (?:at|in|near) (?:the |our )?\p{Lu}))/u, 'There are '],
  [/^(?=(?:client|customer|member|user)s? of (?:mine|ours),? )/i, 'A '],
  [
    /^(?=(?:analy[sz]ed|checked in|hosted|placed|processed|protected|screened|served|shipped|sold|installed|fitted|delivered|trained|filled|supplied|catered for|restored|audited|filed|handled|completed) (?:\d|an? |over \d|about \d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) ))/i,
    'We ',
  ],
  [
    /^(?=(?:(?:already|recently) (?:made|built|fitted|installed|placed|delivered|filled|printed|trained|ran|did)|still have)\b)/i,
    'We ',
  ],
  // "Currently serving 22 hotels in the Manchester area".
  [
    /^(?=already in\b|(?:already|currently|now) (?:helping|serving|supplying|supporting) (?:about |more than |over )?\d[\d,.]*\+? \p{Ll}+s\b)/iu,
    'We are ',
  ],
  // "Case study: took one brand from 18% to 34%".
  [
    /^(?:(?:case study|example|proof|results?|track record)[:,-]? )?(?=(?:(?:just|recently) )?(?:brought|cut|got|grew|helped|lifted|moved|reduced|saved|took|turned) (?:an?|one|our last|two|three|\d+) (?:\p{L}+ ){0,2}(?:agency|brand|charity|client|company|customer|firm|practice|school|shop|startup|team)s?\b(?!.*\b(?:her|his|their|they)\b))/iu,
    'We ',
  ],
  [
    /^(?=have (?:also |already )?(?:been (?:doing|running|teaching)|built|delivered|done|fitted|helped|installed|led|made|performed|placed|played|run|sold|spoken|taught|trained|worked|written) )/i,
    'We ',
  ],
  [/^been (?=(?:around|going|in business|running|trading) since \d{4}\b)/i, 'We have been '],
  [/^(?=public liability (?:cover|insurance)\b(?! (?:has|is)\b))/i, 'We have '],
  [/^(?=(?:calendar|diary|schedule|season|waiting list) (?:filled|fills|is|was)\b)/i, 'The '],
  [
    /^(?=already (?:clean|insure|serve|supply|work (?:for|with)) (?:about |more than |over )?(?:\d|\p{Lu}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b))/iu,
    'We ',
  ],
  [/^(?=served (?:at|over|more than)\b)/i, 'We '],
  [
    /^(?:currently|right now|so far|today)[:,]? (?=\d[\d.,]* (?:active |monthly |paid |paying )+\p{Ll}+s?\b)/iu,
    'We have ',
  ],
  [/^(?:at )?booth (?=#?[A-Z]?\d)/i, 'We will be at booth '],
  [/^(?=did (?:it|that|this) (?:at|for|with) )/i, 'We '],
  [/^done (?=(?:about |over )?\d)/i, 'We have done '],
  // "Found a critical issue in 7 of 10 tests", "Found £212k for ACME".
  [
    /^(?=(?:caught|coached|designed|edited|filmed|found|matched|photographed|played|recovered|repaired|saved|shot|surveyed|taught|tested|translated) (?:at |for )?(?:(?:about|around|more than|nearly|over) )?(?:[$€£]?\d|an? .*\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) )(?!.*\b(?:her|his|their|they)\b))/i,
    'We ',
  ],
  [/^(?=found (?:an? )?\p{L}+(?: \p{L}+)? in \d)/iu, 'We '],
  [/^(?=(?:[Jj]ust |[Rr]ecently )?[Dd]id (?:the )?\p{Lu}(?!.*\b(?:her|his|their|they)\b))/u, 'We '],
  [
    /^(?=(?:average|typical) (?:agency|branch|charity|clinic|club|depot|firm|gym|hotel|household|office|practice|restaurant|salon|school|site|studio|team) (?:cuts|gains|gets|keeps|needs|recovers|saves|sees|spends|takes|wins) )/i,
    'The ',
  ],
  [
    /^(?=average (?:buyer|client|customer|guest|learner|member|patient|shop|store|student|user) \p{Ll}+s )/iu,
    'Our ',
  ],
  [
    /^(?=open (?:daily|every|from|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|seven days)\b.*(?: to |-|daily|every|days))/i,
    'We are ',
  ],
  [/^(?=sold out (?:\p{L}+ ){0,3}since )/iu, 'We have been '],
  [/^(?=(?:(?:about|over|around|more than) )?\d[\d.,]*[mk]? (?:\p{Ll}+ ){1,3}in stock\b)/iu, 'We have '],
  [/^delivery (?=(?:every|on) )/i, 'We deliver '],
  // "Supply 31 bakeries", "Third generation workshop, founded in 1951", "Last season 840 listeners in five churches".
  [
    /^(?=(?:currently )?(?:employ|insure|look after|maintain|manage|serve|supply) (?:about |over )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) )(?!.*\b(?:her|his|their|they)\b))/i,
    'We ',
  ],
  [/^(?=(?:second|third|fourth|fifth)[- ]generation (?:family )?\p{Ll}+(?:, |$))/iu, 'We are a '],
  [/^been in (?:the )?(?:business|trade) (?:for )?(?=\d+ (?:years|yrs))/i, 'We have been in the trade for '],
  [
    /^[Ll]ast season (?=\d[\d.,]* \p{Ll}+s (?:at|from|in) (?:[\p{Ll}\d]+ )?(?:\p{Ll}+s|\p{Lu}\p{Ll}+)$)/u,
    'Last season we had ',
  ],
  [
    /^[Ll]ast year (?=\d[\d.,]* \p{Ll}+s (?:at|from|in) (?:[\p{Ll}\d]+ )?(?:\p{Ll}+s|\p{Lu}\p{Ll}+)$)/u,
    'Last year we had ',
  ],
  [/^similar (?:job|project|work) (?=(?:at|for|in|with) )/i, 'We did a similar project '],
];

const subjects: readonly Subject[] = [...ofReader, ...ofBoth, ...ofSender];

/** `We have 62 customers, revenue doubled since May`, `We rewrote the page, trial sign-ups went up`. */
const splice =
  /^(We (?:have \d|\p{Ll}+ )[^,]*), ((?:[\p{Ll}-]+ ){1,3}(?:doubled|dropped|fell|grew|halved|rose|tripled|went)\b)/u;

/** A note with the subject that it left out, where only one can be meant. */
export function withSubject(note: string): string {
  for (const [opens, subject] of subjects) {
    const found = opens.exec(note)?.[0];
    if (found !== undefined)
      return (subject + (found === '' ? decapitalise(note) : note.slice(found.length))).replace(
        splice,
        '$1, and $2',
      );
  }
  return atPresent(note) ?? usesOf(note);
}

/** `pollinates by vibration today`: how somebody does it now, and not where an offer runs. */
function atPresent(note: string): string | undefined {
  const [, deed = '', how = ''] =
    /^(\p{Ll}+s) ((?!(?:across|at|for|in|on|with) (?:about |over )?\d)[^,;]* (?:at present|at the moment|for now|today))$/iu.exec(
      note,
    ) ?? [];
  const verb = findVerb(deed.toLowerCase());
  return verb?.form === 'third' && !ofOffers.test(deed) && !/\b(?:our|us|we)\b/.test(how)
    ? `They ${verb.base} ${how}`
    : undefined;
}

/** What is said of an offer as often. */
const ofOffers = /^(?:comes|costs|covers|runs|sells|serves|ships|starts|supports|works)$/i;

/** `Uses HubSpot` and `Runs McLeod` are said of the reader, `uses AI` of what is offered. */
function usesOf(note: string): string {
  const [, verb = '', name = ''] = /^(us|run)(?:es|ing|s) (\p{L}+)/iu.exec(note) ?? [];
  const isTool = /\p{Ll}/u.test(name) && (/^\p{Lu}/u.test(name) || !isOrdinaryWord(name));
  // "Runs Fridays" is said of a course.
  if (!isTool || (/^run/i.test(verb) && !/^\S+ \p{Lu}\S*[^s]$/u.test(note))) return note;
  return note.replace(/^\S+ /, `They ${/^us/i.test(verb) ? 'use' : 'run'} `);
}
