/** How a sentence about sender, offer or customers begins. */
const startsProof = [
  /^(?:we|our|i|you are (?:\p{L}+ )?welcome to\b|my (?:brother|clients?|colleagues?|father|husband|mother|partner|sister|team|wife)|(?:each|every|all (?:data|our|work)|setup|set-up|installation|deliver(?:y|ies)|shipping|training|orders|prices|samples|sessions|lessons|repairs|the [a-z]+ (?:is|are) (?:made|built|grown|printed|sewn|baked|cast|roasted)\b)\b|\p{L}+s (?:using|who use|that use|on) (?:us|it|this|our)\b|(?:past|other|existing|current|early|enterprise|live|most|two|three) (?:of our )?(?:clients|customers|teams|users)|(?:clients|customers|teams|users) (?:like ours|typically|usually|see|report|save|get)|(?:one|two|three|four|some|several|many|most) of (?:our|my) \p{L}+|all (?:candidates|coaches|consultants|developers|drivers|engineers|instructors|plans|teachers|trainers|tutors) (?:are|have|hold))\b/iu,
  /^(?!(?:All|Autumn|Both|Fall|Few|It|Many|Most|None|Others|Some|Spring|Summer|That|There|These|This|Those|Winter)\b)(?:St\. )?\p{Lu}[\p{L}&'-]+(?: (?:& )?\p{Lu}[\p{L}&'-]+){0,3} (?:is|has|cut|saved|uses|reduced|increased|grew|won|was|are|have|use)\b/u,
  // "NAME (42 machines) won back 310 hours", "NAME replaced 80% of their shoots".
  /^(?!(?:It|That|There|These|They|This|Those|We|You)\b)(?:St\. )?\p{Lu}[\p{L}&'-]+(?: (?:& )?\p{Lu}[\p{L}&'-]+){0,3}(?: \(\d[^()]{2,30}\))? (?:avoided|brought|cut|doubled|got|halved|recovered|reduced|replaced|saved|shortened|tripled|went|won) (?=.*\d)/u,
  /^(?:It has been \d|There have been (?:\d|\p{L})).* (?:so far|to date|since \d{4})$/u,
  // "At our last client, a bakery, …", "On our last project, …".
  /^on our (?:last|latest|most recent|recent) \p{Ll}+, .*\d/iu,
  /^at our (?:(?:last|latest|most recent|recent) (?:client|customer)\b|customer \p{Lu})/iu,
  // What is so for many, with a figure.
  /^the (?:average|median|typical) (?:\p{L}+ ){1,3}(?:costs?|is|loses?|pays?|spends?|takes?|waits?)\b.*\d/iu,
  // What only an offer does or costs, whatever was said before.
  /^It (?:takes (?:about |around |less than |only |under )*(?:\d+|an?|one|two|three|four|five|six|ten) (?:day|hour|minute|week)s? to (?:connect|install|integrate|set up|start)|takes place|(?:also )?(?:connects (?:to|with)|costs .*\d|exports|imports|installs|integrates with|runs (?:in|on) (?:\p{Lu}|any|every|the)|supports|syncs|works (?:in|on|with))|comes with|is (?:[$€£]\d|free (?:for|of|under|until|up to)))/u,
  // Terms: what there is, and what there is none of.
  /^There (?:is|are) (?:an?|no) (?:[\p{L}\d]+[ -]){0,3}(?:charge|commitment|contract|cost|lock-in|obligation|risk|deposit|discount|fee|guarantee|minimum|rental|setup|subscription|tie-in|trial)s?\b/u,
  /^an? (?:average|normal|standard|typical) \p{L}+ (?:\p{L}+ )?(?:costs?|lasts?|takes?)\b/iu,
  // Who buys, and what is so elsewhere.
  /^(?:on average,? (?:our|we)\b|(?:anyone|everyone|whoever) (?:who )?(?:books|buys|joins|orders|registers|signs)|last year (?:it|we|\d[\d,]* \p{Ll}+)\b|(?:at|for|in) (?:another|most|other|similar) \p{L}+ .*\d|on average,? (?:about |around )?\d)/iu,
  /^[^.]{3,60} get (?:it|this) (?:at|for)\b/u,
  /^All (?:our |the )?\p{Ll}+s are \p{L}[\p{L}\d -]{2,40}$/u,
  /^There will be (?:an?|no) \p{L}/u,
  // "My short stories have won two prizes".
  /^My (?:\p{Ll}+ ){0,2}(?:art|articles?|blog|books?|channel|courses?|essays?|films?|illustrations?|music|newsletter|novels?|paintings?|photo(?:graph)?s?|pieces|podcast|poems?|portfolio|prints?|stories|story|songs?|students|talks?|videos?|work|writing) (?:has|have|is|was|were) /u,
  // "Spring dates (April to June) are still free".
  /^(?:\p{Lu}\p{Ll}+ )?(?:[Dd]ates|[Pp]laces|[Ss]eats|[Ss]lots|[Ss]paces|[Ss]pots) (?:[^.]{1,30} )?are (?:still )?(?:available|free|left|open)\b/u,
  /^\p{Lu}\p{Ll}+s (?:cost|start at)\b.*\d/u,
  /^(?:Clients|Companies|Customers|Firms|Teams) (?:like|such as) \p{Lu}/u,
  /^It took us \p{L}/u,
  /^It is (?:embargoed|under embargo) until /,
  /^It is (?:fully )?[\p{Lu}\d][^,.]{0,40} (?:certified|compatible|compliant|ready)$/u,
  /^An? (?:box|day|desk|group|licence|license|month|pitch|place|room|seat|spot|stand|table|ticket|session|week|year) costs /i,
  /^(?:The first|The last|The next) \p{Ll}+ (?:comes|is|starts)\b/u,
  /^\p{Lu}\p{Ll}+s (?:arrive|come|ship|are (?:delivered|ready|sent)) (?:in|on|within)\b/u,
  /^(?:\p{Lu}\p{Ll}+ )(?:of )?(?:\p{Ll}+ ){0,3}(?:is|are) included\b/u,
  /^It takes (?:about |around |less than |only |under )*(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|hours?|minutes?|months?|weeks?)$/i,
  /^\p{Lu}\p{Ll}+s (?:at|from|in|on|using|who use|with) (?:our|us)\b/u,
  /^(?:(?:About|Almost|Around|More than|Nearly|Over|Roughly|Some) )?\d[\d.,]*% of (?:our|the) \p{Ll}+ (?:that |who )?(?:I|we) /u,
  /^It (?:doesn't|does not) (?:change|need|replace|require|touch)\b/,
  /^Most \p{Ll}+s (?:get|go live|need|notice|recover|save|see|start|switch)\b/u,
  /^(?:Calls|Demos|Interviews|References|Samples|Tours|Visits) (?:[\p{L}-]+ ){0,6}(?:are|can be) (?:available|free|possible)\b/iu,
  /^The (?:biggest|first|headline|key|main|most surprising|surprising) (?:figure|finding|result)s? (?:is|are|was)\b/i,
  /^(?:All )?data (?:is|are|never leaves|remains|stays)\b/i,
  // What the reader may decide.
  /^You can (?:also |always )?(?:approve|cancel|change|choose|decide|keep|pause|pick|review|stop|switch)\b/i,
  /^(?:Day|Hourly|Weekly|Monthly) rates (?:are|range|start)\b.*\d/u,
  /^(?:The )?(?:\p{L}+ )?(?:exhibitor|host|partner|sponsor|winner)s? (?:also )?gets? /u,
  // "It sold 900 copies", "41 children are on the waiting list", "83 dogs came in since January".
  /^It (?:has )?(?:sold|won) (?:about |nearly |over )?(?:\d|an? |the )/u,
  /^(?:(?:About|Around|More than|Nearly|Over) )?\d[\d,]* \p{Ll}+s?(?:ren)? (?:are (?:on (?:our|the) waiting list|waiting)|came (?:in|through our doors|to us)|have (?:come in|graduated|moved|switched))\b/u,
  /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d+) (?:[\p{L}]+ ){1,4}have (?:already )?(?:made the switch|moved|switched)\b/u,
  // "Damaged linen is replaced free of charge", "Retailers get 10% of each repair".
  /^(?!The\b)\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3} (?:is|are) (?:collected|picked up|refunded|repaired|replaced|returned|serviced) (?:at no (?:extra )?(?:charge|cost)|for free|free(?: of charge)?|within|the (?:next|same) day)\b/u,
  /^\p{Lu}\p{Ll}+s (?:earn|get|keep|receive) \d[\d.]*% of /u,
  /^I['’]m (?:glad|happy) to (?:bring|come|do|give|hold|show|travel|visit)\b/,
  // "The charity, NAME, has been registered since 2011".
  /^(?:The|Our) (?:association|charity|choir|club|company|cooperative|festival|foundation|group|hospice|initiative|museum|organi[sz]ation|school|shelter|society|trust), \p{Lu}[^,]{2,40}, (?:feeds|has|helps|is|looks after|runs|serves|supports|was|works)\b/u,
  // "ACME, one of our customers, cut …".
  /^\p{Lu}[\p{L}&' -]{2,40}, (?:an?|one of our) (?:client|customer|user)s?(?: of ours)?, /u,
  /^(?:(?:about|almost|around|more than|nearly|over|roughly|some) )?\d[\d.,]*%?\+? (?:of )?(?:our (?:[\d.,]+ )?)?(?:attendees|businesses|clients|companies|customers|graduates|learners|members|participants|readers|teams|users)\b/i,
  // "A garden supplies firm in Breda has been using four of them since last summer".
  /^An? (?:[\p{L}\d-]+ ){1,5}(?:at|in|near|outside) \p{Lu}[\p{L}' -]{1,30}? (?:has been (?:hiring|renting|running|using|working with)|has (?:hired|rented|run|used|worked with)|hires|rents|runs|uses) (?:it|one|ours|them|us|(?:about |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|some) of (?:them|these|ours))\b/u,
];

/** What is offered, as a sentence on it begins. */
const ofProduct =
  /^the (?:app|article|audit|book|cent(?:er|re)|course|groups?|migration|onboarding|pilot|fee|funding|kit|machine|place|platform|price|product|programme?|project|scheme|service|sessions?|show|software|speaker|study|system|team|tool|tour|trainer|tutor|instructor|moderator|presenter|work)s? (?:is|are|was|were|has|have|comes?|costs?|contains?|covers?|includes?|lasts?|needs?|runs?|takes?|works? (?:from|in|remotely|with))\b/i;

/** Whether a sentence begins as one about the sender, the offer or its customers does. */
export function opensProof(sentence: string): boolean {
  return ofProduct.test(sentence) || startsProof.some((start) => start.test(sentence));
}
