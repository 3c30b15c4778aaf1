/** How a sentence about sender, offer or customers begins. */
const startsProof = [
  /^(?:we|our|i|you are (?:\p{L}+ )?welcome to\b|my (?:brother|clients?|colleagues?|father|husband|mother|partner|sister|team|wife)|(?:each|every|all (?:data|our)|setup|set-up|installation|deliver(?:y|ies)|shipping|training|orders|prices|samples|sessions|lessons|repairs|the [a-z]+ (?:is|are) (?:made|built|grown|printed|sewn|baked|cast|roasted)\b)\b|\p{L}+s (?:using|who use|that use|on) (?:us|it|this|our)\b|(?:past|other|existing|current|early|enterprise|live|most|two|three) (?:of our )?(?:clients|customers|teams|users)|(?:clients|customers|teams|users) (?:like ours|typically|usually|see|report|save|get)|(?:one|two|three|four|some|several|many|most) of (?:our|my) \p{L}+|all (?:candidates|coaches|consultants|developers|drivers|engineers|instructors|plans|teachers|trainers|tutors) (?:are|have|hold))\b/iu,
  /^(?!(?:All|Autumn|Both|Fall|Few|It|Many|Most|None|Others|Some|Spring|Summer|That|There|These|This|Those|Winter)\b)(?:St\. )?\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3} (?:is|has|cut|saved|uses|reduced|increased|grew|won|was|are|have|use)\b/u,
  // "At our last client, a bakery, …".
  /^at our (?:(?:last|latest|most recent|recent) (?:client|customer)\b|customer \p{Lu})/iu,
  // What is so for many, with a figure.
  /^the (?:average|median|typical) (?:\p{L}+ ){1,3}(?:costs?|is|loses?|pays?|spends?|takes?|waits?)\b.*\d/iu,
  // What only an offer does or costs, whatever was said before.
  /^It (?:takes (?:about |around |less than |only |under )*(?:\d+|an?|one|two|three|four|five|six|ten) (?:day|hour|minute|week)s? to (?:connect|install|integrate|set up|start)|takes place|(?:also )?(?:connects (?:to|with)|costs .*\d|exports|imports|installs|integrates with|runs (?:in|on) (?:\p{Lu}|any|every|the)|supports|syncs|works (?:in|on|with))|comes with|is (?:[$€£]\d|free (?:for|of|under|until|up to)))/u,
  // Terms: what there is, and what there is none of.
  /^There (?:is|are) (?:an?|no) (?:\p{L}+[ -]){0,3}(?:charge|commitment|contract|deposit|discount|fee|guarantee|minimum|rental|setup|subscription|tie-in|trial)s?\b/u,
  /^an? (?:average|normal|standard|typical) \p{L}+ (?:\p{L}+ )?(?:costs?|lasts?|takes?)\b/iu,
  // Who buys, and what is so elsewhere.
  /^(?:on average,? (?:our|we)\b|(?:anyone|everyone|whoever) (?:who )?(?:books|buys|joins|orders|registers|signs)|last year (?:it|we)\b|(?:at|for|in) (?:most|other|similar) \p{L}+ .*\d)/iu,
  /^[^.]{3,60} get (?:it|this) (?:at|for)\b/u,
  /^All (?:the )?\p{Ll}+s are \p{Ll}+$/u,
  /^There will be (?:an?|no) \p{L}/u,
  /^(?:Day|Hourly|Weekly|Monthly) rates (?:are|range|start)\b.*\d/u,
  /^The (?:\p{Ll}+ )?(?:host|partner|sponsor|winner)s? gets? /u,
  // "ACME, one of our customers, cut …".
  /^\p{Lu}[\p{L}&' -]{2,40}, (?:an?|one of our) (?:client|customer|user)s?(?: of ours)?, /u,
  /^(?:(?:about|almost|around|more than|nearly|over|roughly|some) )?\d[\d.,]*%?\+? (?:of )?(?:our (?:[\d.,]+ )?)?(?:customers|clients|teams|companies|users|businesses)\b/i,
];

/** What is offered, as a sentence on it begins. */
const ofProduct =
  /^the (?:app|book|cent(?:er|re)|course|fee|funding|kit|machine|place|platform|price|product|programme?|project|scheme|service|sessions?|show|software|speaker|study|system|team|tool|tour|trainer|tutor|instructor|moderator|presenter|work)s? (?:is|are|was|were|has|have|comes?|costs?|covers?|includes?|lasts?|runs?|takes?)\b/i;

/** Whether a sentence begins as one about the sender, the offer or its customers does. */
export function opensProof(sentence: string): boolean {
  return ofProduct.test(sentence) || startsProof.some((start) => start.test(sentence));
}
