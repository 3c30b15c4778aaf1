import { anyOf } from '../../../../any-of.ts';
import { compact } from '../../../../compact.ts';
import { wantsEveryday } from './wants-everyday.ts';
import { wantsInWords } from './wants-in-words.ts';
import { wantsPlain } from './wants-plain.ts';

/** What stands before what is wanted and says no more than that it is: `get a`, `apply for the`. */
const wish =
  '(?:(?:arrange|get|win|land|secure|receive|request|obtain|ask for|apply for|generate|place|agree|discuss|have) )?(?:(?:an?|one|the|their|some|your) )?';

/** What a reader who sells or lends something has, and can tell: `availability`, `delivery dates`. */
const readersTerms = '(?:\\p{L}+ )?(?:rates?|prices?|availability|fees?|dates?|address|requirements|terms)';

/** What stands before what many readers do: `drive`, `get more`. */
const count = '(?:(?:drive|get|increase|boost|generate|grow|collect|win) )?(?:(?:more|new|some) )?';

/**
 * What a sender wants to be given or to become, and the reader's deed that grants it: verb and the rest, in which `$1` is what the
 * pattern found, and `@1` the same with its article.
 */
export const wants = toPatterns([
  ...wantsEveryday,
  ...wantsInWords,
  ['take part( .*)?', 'take', 'part$1'],
  // "Have the survey put on the agenda of the next meeting".
  [
    '(?=.* (added|hung|placed|put)(?: |$))(?:get|have) ((?:my|our|the) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (?:added|hung|placed|put) (in|into|on|onto|to) (?:the|their) ((?:\\p{L}+ )?(?:agenda|board|bulletin|calendar|directory|list|menu|newsletter|noticeboard|programme|website)\\b(?! of\\b).*)',
    '',
    '$2 $3 your $4',
  ],
  [
    '(?=.* (added|hung|placed|put)(?: |$))(?:get|have) ((?:my|our|the) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (?:added|hung|placed|put) ((?:in|into|on|onto|to) (?:the|their) .+)',
    '',
    '$2 $3',
  ],
  [
    'get (on|onto) ((?:my|our) (?:[\\p{L}-]+ ){0,2}(?:calendar|list|rota|schedule|waitlist)\\b.*)',
    'get',
    '$1 $2',
  ],
  // "Have a coffee and look at the window together".
  [
    '(?:get|grab|have|meet for|share) (?:an? |some )?(?:quick )?(coffee|beer|cup of tea|drink|pint)(?: with (?:them|him|her))? and ((?:go|look|plan|talk|taste|walk)\\b.+) together',
    'meet',
    'us for @1 and $2 together',
  ],
  [
    '(?:get|grab|have|meet (?:for|over)|share) (breakfast|dinner|lunch|tea)(?: with (?:them|him|her))? and ((?:go|look|plan|talk|taste|walk)\\b.+) together',
    'meet',
    'us for $1 and $2 together',
  ],
  [
    '(?:get|obtain|receive) the (dates?|details|figures|names|numbers|sizes) ((?:of|for|on|that|when|where) .+)',
    'send',
    'us the $1 $2',
  ],
  [
    '(?:see|view) (?:the|their) ((?:[\\p{L}-]+ ){0,2}(?:building|field|flat|house|land|plot|premises|property|roof|room|unit|yard)s?(?: (?:at|in|near|on) .+)?)',
    'let',
    'us view your $1',
  ],
  [
    'walk (?:round|around|over|through) (?:the|their) (.+?)(?: together| with (?:her|him|them))',
    'let',
    'us walk round your $1 with you',
  ],
  [
    'show (?:(?:her|him|them|you) )?(?:our|some|the) (.+ over (?:an? )?(?:breakfast|coffee|drinks?|lunch|tea))',
    'let',
    'us show you our $1',
  ],
  [
    'send (an?|one|the first|their first|two|three|\\d+) ((?:[\\p{L}-]+ ){0,2}(?:brief|job|load|order(?! form))s?)(?: over| through)?(?! stud)( .+)?',
    'send',
    'us $1 $2$3',
  ],
  ['meet (?:us|me) ((?:at|by|for|in|on) .+)', 'meet', 'us $1'],
  ['(?:lend|loan) (?:us|me) (.+)', 'lend', 'us $1'],
  ['(?:move|shift|transfer) (?:the|their|his|her) (.{3,40} to (?:us|me)\\b.*)', 'move', 'your $1'],
  [
    '(?:ask for|get|obtain|receive|send(?: us)?) (?:the|their) ((?:last|latest|most recent) (?:\\p{L}+ )*(?:accounts|audit|certificate|plan|report|review|survey|timetable))',
    'send',
    'us your $1',
  ],
  ['(?:get |make )?(?:an? )?((?:booking|reservation)(?: for .+)?)', 'make', '@1'],
  ['(?:get|put) (?:an? |the )?(date|day|slot|week) in (for .+)', 'pick', 'a $1 $2'],
  // "Get our bread on the breakfast menu".
  [
    'get (?!.* put )((?:my|our) (?:[\\p{L}-]+ ){1,4}(?:in|into|on|onto) (?:the|their|his|her) .{3,50})',
    'put',
    '$1',
  ],
  // "Get a date pencilled for autumn".
  [
    '(?:get|have) (?:an? |the )?(date|day|slot|time|week) pencill?ed(?: in)?(?: (?:in|into|on) (?:the|their) (?:calendar|diary))?( .+)?',
    'pencil',
    'in a $1$2',
  ],
  ['(?:get|have) (?:an? |the )?(date|day|slot|time|week) agreed( .+)?', 'agree', 'a $1$2'],
  [
    '(?=.* (chosen|fixed|held|picked|set|settled|sorted)(?: |$))(?:get|have) (?:an? |the )?(date|day|slot|time|week) (?:chosen|fixed|held|picked|set|settled|sorted)( .+)?',
    '',
    'a $2$3',
  ],
  [
    '(?:ask for|collect|get|have|obtain|take) ((?:an?|one|two|three|some|\\d+) (?:[\\p{L}-]+ ){0,2}(?:clips?|documents?|drafts?|drawings?|episodes?|files?|images?|letters?|lists?|manuscripts?|pages?|photos?|recordings?|samples?|scans?|texts?|tracks?)) (?:off|from) (?:them|him|her)( .*)?',
    'send',
    'us $1$2',
  ],
  // "Get one listing off them to prove it".
  [
    '(?:get|have|take) ((?:an?|one|two|three|\\d+) [^,]{3,40}?) (?:off|from) (?:them|him|her)( .*)?',
    'give',
    'us $1$2',
  ],
  // "Be the firm they pass on to families".
  [
    '(?:be|become) the ((?:[\\p{L}-]+ ){1,2}(?:that |when |who )?(?:they|their) .{3,60})',
    'keep',
    'us in mind as the $1',
  ],
  [
    '(call|phone|ring|text)(?: back)? when ((?:busy|free|full|low|ready|short|stretched|stuck|under)\\b.{0,40})',
    '$1',
    'us when you are $2',
  ],
  ['(call|phone|ring|text)(?: back)? (when .{3,50})', '$1', 'us $2'],
  // Whoever calls or writes to the sender is the reader.
  ['(call|e-?mail|message|phone|ring|text|whatsapp) (?:us|me)( .+)', '$1', 'us$2'],
  ['(call|phone|ring|text) or (reply|text|write)( with .+)', '$1', 'us or $2$3'],
  // A day that the reader picks, or finds room for.
  [
    '(choose|fix|hold|pick|set) (?:on )?(?:an? |the )?(date|day|slot|week(?:ly \\p{L}+)?)\\b(?! (?:aside|of|out)\\b)(.*)',
    '',
    'a $2$3',
  ],
  [
    '(?:get|have|find) (?:us |me )?(?:an? |the )?(date|day|slot|something|week) (in|into|on) (?:the |their )?(calendar|diary|books)(.*)',
    'put',
    '@1 $2 your $3$4',
  ],
  [
    '(?:start (?:on|with) )?(?:the |our |an? )?((?:basic|free|monthly|paid|pro|starter|trial) (?:plan|tier)\\b.*)',
    'try',
    'our $1',
  ],
  ['(?:be|become) one of (?:the|their|his|her) (.{3,50})', 'take', 'us on as one of your $1'],
  [
    '(?:an? )?((?:booking|commitment|forecast|order),? or (?:at least |even )?(?:an? )?(?:\\p{L}+ )?(?:booking|commitment|forecast|order))',
    'give',
    'us @1',
  ],
  ['get ((?:an? |their )?(?:first|next|test|trial) \\p{L}+ to \\p{L}+)', 'give', 'us @1'],
  ['(?!help|pay|love|hire)(\\p{L}+) (?:us|me)', '', 'us'],
  [
    '(?:switch|change)(?: (?:\\p{L}+ )?(?:suppliers?|providers?|vendors?|banks?|carriers?|apps?|platforms?|software|systems?|tools?))?',
    'switch',
    'to us',
  ],
  ['(?:(?:a|the|their|your) )?(?:phone )?number(?: to (?:call|ring))?', 'share', 'a number that we can call'],
  ['(?:book|reserve) (?:an? |the )?(date|day|slot)', 'book', 'a $1'],
  ['(?:lend|loan) (?:(?:it|them) )?(for .+)', 'borrow', '$1'],
  // A list of those who may supply is not one of what is needed.
  [
    '(?:(?:get|obtain|receive|request) )?(?:an? |the |their )?((?:class|crew|cutting|engraving|guest|inventory|name|parts|place|shopping|size|snagging|wish) list)',
    'send',
    'us your $1',
  ],
  // "Next manuscript", "last month's files": what the reader has and something can be done with.
  [
    '(?:their |the )?((?:current|last|latest|next) (?:\\d+ |few )?(?:\\p{L}+ )?(?:batch|brief|case|document|draft|drawing|file|invoice|load|manuscript|photo|receipt|recording|sample|score|script|statement)s?)',
    'send',
    'us your $1',
  ],
  [
    "((?:last|this) (?:month|quarter|week|year)'s (?:\\p{L}+ )?(?:bill|file|figure|invoice|receipt|return|statement)s?)",
    'send',
    'us $1',
  ],
  // "Add to supplier list": who is added goes without saying; a round is the sender's.
  [
    'add (?:us |me )?(?:on)?to (?:(?:their|the|your|an?) )?(?!(?:their|the|your|our|my|an?) )((?:\\p{L}+ )*(?:list|panel|pool|roster|directory|framework|register|database|line-?up|shortlist))',
    'add',
    'us to your $1',
  ],
  ['(?:add|join) (?:(?:them|him|her) )?(?:to )?(?:(?:the|our) )?(round|route|rota|run)', 'join', 'our $1'],
  [
    'join (?:the |our )?((?:closed |private |public )?beta(?: group| program(?:me)?| test)?|early access(?: program(?:me)?)?|wait(?:ing )?list)',
    'join',
    'our $1',
  ],
  ['(have|host) (?:us|me) (.{3,60})', '', 'us $2'],
  // "To join the freelance roster": no reader joins his own.
  [
    'join (?:the|their|his|her) ((?:\\p{L}+ )?(?:framework|roster|supplier (?:base|list|panel)))',
    'add',
    'us to your $1',
  ],
  ['(?:(?:their|the|an?) )?(panel|framework|roster)', 'add', 'us to your $1'],
  ['(?:(?:be|become) )?(?:an? )?(stockist|reseller|distributor|dealer)', 'become', '@1'],
  ['(?:open )?(?:an? )?account', 'open', 'an account with us'],
  ['(?:get )?(?:a )?((?:pre-?order|standing order)(?: (?:for|from|of|on|with) .+)?)', 'place', '@1'],
  ['(?:be |get |stay )?(?:kept |put )?on (?:their )?(file|standby)(.*)', 'keep', 'us on $1$2'],
  [
    '(?:get |win )?(?:an? )?((?:[\\p{L}-]+ )?order (?:for|of) (?:\\d|one\\b|two\\b|three\\b)[^,]{2,60}?)(?:, .*)?',
    'place',
    '@1',
  ],
  ['get (?:on|onto) (?:the |our )?((?:\\p{L}+ )?(?:round|route|rota|run)\\b.*)', 'join', 'our $1'],
  [
    '(?:get |have |obtain |secure )?(an? (?:signed )?(?:letter|note|statement) (?:of (?:authority|intent|recommendation|support)|confirming|saying|stating|that)\\b.*)',
    'give',
    'us $1',
  ],
  [
    '(?:get|have|obtain|secure) (an? (?:rough |firm )?(?:decision|expression of interest|idea of|indication|steer|view)\\b(?! (?:as to|on) (?:if|which|whether|when)\\b).*)',
    'give',
    'us $1',
  ],
  // "Get her booked on the show": who comes is the sender's.
  [
    'get (?:her|him)(?: booked| invited)? (?:on|onto|into) (?:to )?(?:the|their|his|her|your) ((?:\\p{L}+ ){0,2}?(?:episode|panel|podcast|program|programme|series|show|stage))',
    'have',
    'our guest on your $1',
  ],
  // "Have me on": a show is where one has guests on.
  [
    '(?:get|have|invite|put) (me|us|our (?:\\p{L}+ ){0,2}?\\p{L}+) on(?: as an? (?:guest|speaker))?',
    'have',
    '$1 on as a guest',
  ],
  [
    'get (me|us|our (?:\\p{L}+ ){0,2}?\\p{L}+)(?: booked| invited)? (?:on|onto|into) (?:to )?(?:the|their|his|her|your) ((?:\\p{L}+ ){0,2}?(?:episode|panel|podcast|program|programme|series|show|stage))',
    'have',
    '$1 on your $2',
  ],
  [
    'get (?:them|him|her) (?:booked|enrolled|registered|signed up) (?:in )?(?:for|on|onto) (.+)',
    'sign',
    'up for $1',
  ],
  ['(hire|rent|lease) out (our .+)', '$1', '$2'],
  [
    '((?:approved|call|call-out|on-call|preferred|stand-?by|supplier|tender|vendor) list for .+)',
    'add',
    'us to your $1',
  ],
  // "Visit showroom" is to come to the sender's.
  [
    'visit (?:(?:our|the) )?((?:(?!to\\b|and\\b|with\\b|for\\b)\\p{L}+ )?(?:showroom|stand|booth|stall|farm|factory|studio|store|shop|workshop|gallery|warehouse|depot|yard|plant|nursery|show home|test site)s?)',
    'visit',
    'our $1',
  ],
  ['(?:to )?(?:order|buy|purchase)', 'place', 'an order'],
  ['partner(?:ing)?(?: (?:for|on|at|in) (?:(?! with ).)*)?', 'partner', 'with us'],
  [
    '(?:(?:win|get|bring) (?:\\p{L}+ )?back(?! (?:in|into|inside|on|through|to) (?:my|our|the|their) )|re-?engag\\w+|re-?activat\\w+|win-?back)\\b(?!.*\\b(?:leads?|prospects?|contacts?|conversations?|threads?)\\b).*',
    'give',
    'us another try',
  ],
  ['come back(?: to us)?', 'give', 'us another try'],
  // "Get them back in the shop before Easter".
  [
    '(?:bring|get|tempt|win) (?:her|him|them|customers|clients|members) back (?:in|inside|into|through|to) (?:my|our|the|their) (.+)',
    'come',
    'back to our $1',
  ],
  // "Find a distributor for Benelux": the reader would be it.
  [
    '(?:find|get|recruit|win) an? ((?:\\p{L}+ )?(?:agent|dealer|distributor|importer|licensee|reseller|stockist)) ((?:for|in) .+)',
    'become',
    'our $1 $2',
  ],
  ['sign-?up( .+)?', 'sign', 'up$1'],
  [`${count}sign-?ups((?: (?:for|to) .+)?)`, 'sign', 'up$1'],
  [
    `${count}(webinar|workshop|event|course|conference|class) (?:registrations?|sign-?ups?|attendees|attendance|bookings?)`,
    'register',
    'for our $1',
  ],
  [`${count}registrations((?: for .+)?)`, 'register', '$1'],
  [
    `(?:(?:collect|write|give us|leave us) )?${wish}((?!(?:complimentary|free|no-obligation) )(?:\\p{L}+ )?(?:testimonial|review (?:on|of) (?!(?:all|her|his|last|one|the|their|this|two)\\b).+))`,
    'write',
    'us @1',
  ],
  [`${wish}((?:\\p{L}+ )?(?:grant|donation|contribution|bursary|scholarship))s?`, 'support', 'this with @1'],
  [
    `(?:get |win |secure )?(?:(?:press|media|news|some) )?coverage|(?:get |have )?(?:them |it )?(?:to )?cover (?:it|this|us|the story)`,
    'cover',
    'this',
  ],
  [
    '(?:(?:join|enter) )?(?:the |our |a )?(?!(?:the|our|an?|join|enter) )((?:\\p{L}+ ){1,2}(?:programme|program|scheme|network|community|club|waitlist))',
    'join',
    'our $1',
  ],
  [
    `(?:get|be|land)(?: (?:listed|added|put))? (?:on|onto|into)(?: to)? (?:(?:their|your|the|an?) )?(?!.*\\b(?:calendar|diary|radar|agenda|inbox|desk|books|phone|call|zoom|board|track|price list)s?$)((?:\\p{L}+ ){0,3}?\\p{L}+(?: (?:of|for|when) .{3,60})?)`,
    'add',
    'us to your $1',
  ],
  [
    '(?!(?:add|send|share|see|view|read|build|make|join|attend|review|tasting|focus|test) )(?!.* (?:an?|my|our|the) )((?:\\p{L}+ ){1,3}(?:(?<!(?:price|stock) )list|panel|framework|roster|directory))',
    'add',
    'us to your $1',
  ],
  [
    `${wish}((?:(?!(?:an?|book|come|find|hold|join|my|our|reserve|see|take|the|tour|visit)\\b)\\p{L}+ ){0,2}(?:slot|place|spot|stall|stand|table|booth|listing|feature|page|column)) (at|on|in) (?:the|their|your) (?!(?:back|beginning|bottom|end|front|middle|start|top)\\b)(.+)`,
    'consider',
    'us for @1 $2 your $3',
  ],
  [
    `${wish}((?:\\p{L}+ )?(?:slot|place|spot|stand|table)) ((?:at|on|in) the \\p{L}+ of [^,]+)(?:,.*)?`,
    'give',
    'us @1 $2',
  ],
  ['(?:leave|post|write) (?:us )?(an? (?:\\p{L}+ )?review)(?: for us)?', 'leave', 'us $1'],
  // "Get the nod for a small plot".
  [
    '(?:get|have|obtain|secure|win) (?:the |an? |their )?(?:approval|go-ahead|green light|nod|okay|ok|sign[- ]off) (?:for|on) (?:(?=.*[£$€])|(?!.*\\b(?:call|demo|meeting|pilot|test|trial|visit)\\b))((?:an?|the|our|this) .+)',
    'agree',
    'to $1',
  ],
  // "A written quote accepted by May".
  [
    '(?=.* (accepted|approved|confirmed|signed)(?: |$))(?:get )?(?:an? |the |our )?((?!be |get )(?:\\p{L}+ ){0,2}\\p{L}+) (?:accepted|approved|confirmed|signed)( (?:at|before|by|for|in|on|this|within) .*)?',
    '',
    'our $2$3',
  ],
  // "Have a reporter assigned before the embargo lifts".
  [
    '(?=.* (appointed|approved|assigned|chosen|confirmed|named|nominated|ordered|paid|renewed|reserved|returned|scheduled|selected|signed)(?: |$))(?:get|have) ((?:an?|one|the|their|two|three|\\d+) (?:\\p{L}+ ){0,2}\\p{L}+) (?:appointed|approved|assigned|chosen|confirmed|named|nominated|ordered|paid|renewed|reserved|returned|scheduled|selected|signed)( .+)?',
    '',
    '$2$3',
  ],
  [
    '(forward|give|hand|pass) ((?:our|my|this) .{2,30} (?:on )?to (?!(?:them|him|her|you|us|me)\\b).{3,60})',
    '$1',
    '$2',
  ],
  [
    'fill ((?:an?|one|two|three|\\d+) (?:\\p{L}+ ){0,2}(?:dates?|days?|places?|seats?|slots?|spaces?|weeks?)(?: .+)?)',
    'book',
    '$1',
  ],
  ['(?:get )?(?:an? |the )?(date|day|slot|time) (for (?:an?|the|our) .+)', 'pick', 'a $1 $2'],
  ['(hand|pass) ((?:on|over) (?:an?|one|some|their|three|two) .+)', '$1', '$2'],
  ['test[- ]drive ((?:an?|it|one|our|the)\\b.*)', 'test-drive', '$1'],
  ['(arrange|book|schedule) ((?:collection|delivery|installation|pick-?up) of .+)', '$1', 'a $2'],
  ['(?:get|put) ((?:one|some|two|three|\\d+) of (?:their|his|her) .{3,40} through .+)', 'put', '$1'],
  // "Arrange a time to drop off the stand".
  [
    '(?:agree|arrange|find|fix|get|set) (?:on )?(?:a|the) (time|date|day|slot) to ((?:change|clean|collect|come|deliver|do|drop|fit|inspect|install|measure|paint|pick up|repair|replace|service|survey|swap|visit)\\b.+)',
    'agree',
    'a $1 for us to $2',
  ],
  ['agree to be ((?:an?|one|our|the) .+)', 'be', '$1'],
  [
    'chase (?:up )?((?:the|our|their) (?:contract|documents|drawings|form|order|paperwork|po|purchase order|report)\\b.*)',
    'send',
    'us $1',
  ],
  ['(?:ask for|get|obtain) (an? (?:(?!sales\\b)\\p{L}+ )?contact (?:at|for|in) .+)', 'give', 'us $1'],
  ['(?:get|have|take) (an? (?:\\p{L}+ )?look (?:at|over|round) (?:their|his|her) .+)', 'let', 'us have $1'],
  ['hand in ((?:our|the) .+?)(?:, there.*)?', 'hand', 'in $1'],
  [
    'get (?:featured |included |listed )?in(?:to)? (?:the|their|his|her) ((?:[\\p{L}-]+ ){0,2}(?:brochure|catalogue|directory|guide|magazine|newsletter|programme|round-?up))(?:, .*)?',
    'include',
    'us in your $1',
  ],
  ['sign (?:them|him|her) up for (.+?)(?:, .*)?', 'sign', 'up for $1'],
  [
    '(?:get|obtain|receive|secure) (?:an? |the |their )?(purchase order|po)((?: (?:before|by|for|from|in|of|on) | \\().*)?',
    'send',
    'us a $1$2',
  ],
  ['(?:get |have )?(?:an )?agreement in principle (?:for|on|to) (.+)', 'agree', 'in principle to $1'],
  ['(?:get )?(?:a )?go ?(?:\\/|or) ?no-?go (?:decision )?(on .+)', 'give', 'us a go or no-go $1'],
  // "Book onto the May taster".
  ['book (?:in|on)(?:to)? ((?:our|the) .+)', 'book', 'a place on $1'],
  [
    '(have) (an? (?:go|listen|look|play|read|taste|try) (?:at|in|of|on|over|round|through|with) (?:my|our|the) .+)',
    '$1',
    '$2',
  ],
  ['(let) ((?:us|me) know (?:by .{3,20} )?(?:if|whether|which|when) (?!they\\b).+)', '$1', '$2'],
  [
    `(?!(?:agree|have|discuss) )${wish}((?:first|initial|opening|repeat|sample|small|test|trial) (?:\\p{L}+ )?orders?(?: (?:for|of|with|at) .+)?)`,
    'place',
    '@1',
  ],
  [
    '(?:(?:get|win|land|secure|receive|take) (?:an? |the |their )?orders?\\b|(?:an? )?order(?= (?:for|of) )|an order(?= (?:before|by|in|this) ))(.*)',
    'place',
    'an order$1',
  ],
  [`${wish}(contract|subscription|licen[cs]e|membership|policy|lease|agreement) renewal`, 'renew', 'your $1'],
  [`${wish}renewal`, 'renew', ''],
  [
    `(?:${wish}(?:invited|invitation)|(?:(?:an?|one|the|their) |get )+invite|invite(?= to (?:exhibit|pitch|present|speak) at \\p{Ll}+ \\p{L})) (to \\p{L}+.*)`,
    'invite',
    'us $1',
  ],
  // "Be their supplier": what the reader would have the sender as.
  [
    '(?:be|become) (?:their|his|her) (?!.*\\b(?:first|choice|trusted|friend|customer|client)\\b)([^,]{3,40})(?:(, (?:first for|starting with) (?:an?|one|two) [^,]{3,30})|, .*)?',
    'take',
    'us on as your $1$2',
  ],
  [
    '(?:(?:be|become) )?(?:an? )?((?:[\\p{L}-]+ ){0,2}?(?:vendor|supplier|(?:sub)?contractor|panel member|columnist|contributor))',
    'take',
    'us on as @1',
  ],
  [
    'become ((?:an?|our) (?:\\p{L}+ )*(?:partner|member|sponsor|reseller|distributor|stockist|host|mentor|speaker|volunteer|ambassador|tester))\\b((?: (?:for|in) (?:[^,]|,(?=\\d))+)?).*',
    'become',
    '$1$2',
  ],
  [
    'become (an? (?!.*(?<!\\b(?:beta|design|early|founding|launch|pilot|reference) )\\b(?:customer|client|buyer|user)\\b).{3,40})',
    'become',
    '@1',
  ],
  ['fill (?:our|the|my) (.*\\b(?:dates|slots|places|seats|spots|spaces))', 'book', 'one of our $1'],
  ['fill (?:our |the |my )?((?:last|remaining|empty|open) \\p{L}+)', 'take', 'one of our $1'],
  ['pitch (?:an? |our |my |the )?(?:guest post|article|op-ed|column|essay|guest article)', 'publish', 'it'],
  ['(?:raise|close|fill) (?:an? |the |our |my )?((?:\\p{L}+ )*round)', 'take', 'part in our $1'],
  [
    '(?:lend (?:(?:them|him|her|you) )?|loan (?:(?:them|him|her|you|of) )?)(?!(?:us|me)\\b)(.+)',
    'borrow',
    '$1',
  ],
  [
    '(?:(?:send|get|share) (?:us |me )?)?(?:their |the )?((?:latest|last|current|recent|existing) (?:\\p{L}+ )?(?:bill|invoice|statement|contract|menu|price))',
    'share',
    'your $1',
  ],
  // A reminder is of something that both know.
  [
    '(?:remind (?:them|him|her) (?:about|of)|follow(?:ing)?[- ]up (?:on|about|with)|get an answer (?:on|to)) ((?:the|our|my) .+)',
    'consider',
    '$1',
  ],
  ['get it (\\p{L}+)(.*)', '', 'it$2'],
  // "Get one pitch of their house strain to bank".
  [
    '(?:collect|get|take) ((?:an?|one|two|three|some|\\d+) (?!hours?\\b|min|more\\b|new\\b)\\p{L}+ of (?:their|his|her) .{3,60})',
    'give',
    'us $1',
  ],
  // "Slot at next committee meeting to show a panel", "15 mins at branch committee".
  ['((?:place|slot|spot) (?:at|in|on) (?:the |their )?next .{4,60})', 'give', 'us @1'],
  [
    '((?:\\d+|five|ten|fifteen|twenty|thirty) min(?:ute)?s) (at|in) ((?!an?\\b|our\\b|my\\b|the\\b|their\\b)\\p{L}+ (?:assembly|briefing|committee|council|meeting|rehearsal|surgery|training))',
    'give',
    'us $1 $2 your $3',
  ],
  [
    '((?:(?:year \\d+|\\p{L}+) )?(?:agenda|assembly|committee|conference|meeting|menu|programme|radio) slot(?: .+)?)',
    'give',
    'us @1',
  ],
  ['agree (?:an? |the )?((?:day rate|fee|figure|price|rate|split)\\b.*)', 'agree', '@1'],
  ['move (?:the|their|his|her) (.{3,40}) over', 'move', 'your $1 over to us'],
  ['buy|purchase', 'place', 'an order'],
  ['(?:buy|purchase) ((?:their|his|her) .{3,50})', 'sell', 'us $1'],
  [
    'send (?:(?:us|me|over) )?(?:an? |the |their )?(brief|requirements|spec(?:ification)?s?|dimensions|drawings?|measurements|(?:raw )?files?|floor ?plans?|logo|manuscript|sizes)',
    'send',
    'us your $1',
  ],
  ['send (?:us |me )?(?:the |their )?(first \\p{L}+)(?: for)? free', 'send', 'us your $1 for free'],
  ['send (?:us |me )?(?:the |their )?(first \\p{L}+)', 'send', 'us your $1'],
  ['(?:check|confirm) (?:their |the |a )?(dates?)', 'share', 'your $1'],
  [
    '(?:check|ask (?:for|about)|get|find out|confirm) (?:their |the )?availability(.*)',
    'share',
    'your availability$1',
  ],
  [
    `(?:send|give|ask for) (?:us |me )?(?:(?:your|the|their) )?(?!(?:an?|one|two|three) )(${readersTerms})`,
    'share',
    'your $1',
  ],
  // "Ask for rates and availability in September".
  [
    `(?:ask (?:about|for)|enquire about|find out|get|obtain|request|send|give) (?:us |me )?(?:(?:your|the|their) )?(?!(?:an?|one|two|three) )(${readersTerms}) (?:and|&) (?:(?:your|the|their) )?(${readersTerms}(?: (?:at|during|for|from|in|on) .+)?)`,
    'share',
    'your $1 and $2',
  ],
]);

/** Those that are tried before a person, an answer or an opinion is looked for. */
export const firstWants = toPatterns(wantsPlain);

/** What is wanted, and whether a goal wants any of it: most want none. */
type Wants = {
  meets: (goal: string) => boolean;
  patterns: readonly (readonly [pattern: RegExp, verb: string, rest: string])[];
};

function toPatterns(table: readonly (readonly [pattern: string, verb: string, rest: string])[]): Wants {
  const patterns = table.map(
    ([pattern, verb, rest]) => [compact(`^(?:${pattern})$`, 'iu'), verb, rest] as const,
  );
  return { meets: anyOf(patterns.map(([pattern]) => pattern)), patterns };
}
