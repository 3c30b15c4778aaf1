import { type Theme, theme } from './theme.ts';

/**
 * Subjects so narrow that every line suits whatever offer meets the pattern. They are looked at before the wide ones, the
 * narrowest first.
 */
export const situations: readonly Theme[] = [
  theme(
    'route planning',
    /\broute (?:planning|optimi[sz])|\bdelivery (?:routes?|miles)|\bdispatch(?:ing)? (?:software|tool|system)/,
    [
      'How do you plan the routes for the day, and who has to redo them when an order changes?',
      'How often does a van come back with a stop undone?',
    ],
    [
      'A route that looks short on the map can be long on a Friday afternoon.',
      'One late change tends to move every stop after it.',
    ],
    ['fewer miles for the same deliveries', 'a plan for the day that survives the first change'],
  ),
  theme(
    'freight costs',
    /\bfreight (?:invoice|bill|cost|audit|rate)|\bshipping (?:costs?|rates?)|\bcarrier (?:rates?|invoices?)/,
    [
      'Who checks a freight invoice against the rate that was agreed?',
      'How many carrier invoices get paid without a second look?',
    ],
    [
      'Small surcharges are easy to miss on a long invoice.',
      'Rates get negotiated with care and checked in a hurry.',
    ],
    ['freight bills that match what was agreed', 'money back that would otherwise stay with the carrier'],
  ),
  theme(
    'seasonal onboarding',
    /\b(?:staff|employee|seasonal|new[- ](?:hire|starter|joiner)) onboarding|\bonboarding (?:app|software|platform|tool|portal|for (?:new|seasonal|staff))/,
    [
      'How long does it take until somebody new works without asking?',
      'Who explains the same things to every new person in your {unit}?',
      'How much of a first week goes on forms and passwords?',
    ],
    [
      'The first week decides how quickly somebody settles in.',
      'Whoever trains the new people has a second job that week.',
    ],
    [
      'new people who know their way around from the start',
      'a first week that does not tie up the whole team',
    ],
  ),
  theme(
    'out-of-hours calls',
    /\bout[- ]of[- ]hours (?:phone|call|answer)\w*|\banswering service|\b(?:bilingual|telephone) answering|\bphone answering|\bcall answering|\bvirtual receptionist|\bmissed calls?\b/,
    [
      'What happens to the calls that come in when nobody can pick up?',
      'Who takes the phone in the evening and at weekends?',
    ],
    [
      'Most people who reach a voicemail call somebody else.',
      'The phone tends to ring when both hands are full.',
    ],
    ['calls that get answered whatever the hour', 'an evening without the phone in reach'],
  ),
  theme(
    'lighting projects',
    /\bled (?:lighting|retrofit|lights?)|\blighting (?:retrofit|upgrade|system)s?/i,
    [
      'How old is the lighting in the buildings that you look after?',
      'Which of your buildings would you start with if lighting cost less to run?',
    ],
    [
      'Lighting runs all day, so nobody notices what it costs.',
      'Old fittings cost twice: on the bill, and on the ladder.',
    ],
    ['lower running costs without a dip in the budget', 'light that costs less and needs less attention'],
  ),
  theme(
    'solar',
    /\bsolar\b|\bphotovoltaic|\bpv (?:system|panels|install)|\bheat pumps?\b|\bbattery storage/i,
    [
      'How much of the power that you use could come from your own roof?',
      'When did anybody last work out what your roof could bring in?',
    ],
    [
      'A roof without panels keeps the rain out and does nothing else.',
      'The bill is easier to plan when part of the power is your own.',
    ],
    ['a power bill that you can plan', 'power that comes from your own roof'],
  ),
  theme(
    'ev charging',
    /\bev charg|\bcharging (?:stations?|points?|infrastructure)|\bwallbox/i,
    [
      'How often are you asked whether there is somewhere to charge?',
      'Who on your side would look after charging points once they are in?',
    ],
    [
      'Whoever drives electric plans the stop around the plug.',
      'Cabling is cheapest when it is planned once.',
    ],
    [
      'a place to charge before people have to ask for one',
      'charging that runs without work for your people',
    ],
  ),
  theme(
    'contract manufacturing',
    /\bcontract manufactur|\bwhite[- ]label (?:products?|manufactur|cosmetics|food)|\bprivate[- ]label|\bco-?pack/i,
    [
      'How small can a batch be before your current maker says no?',
      'Which product would you launch first if the batch could be small?',
    ],
    [
      'A large minimum order turns a new product into a bet.',
      'Stock that does not sell costs more than a smaller run.',
    ],
    ['a launch that does not fill a warehouse', 'batches that follow what you sell'],
  ),
  theme(
    'hospital supplies',
    /\bsurgical|\bsterile|\bdrapes?\b|\bnitrile|\bmedical (?:supplies|consumables|disposables|devices?|equipment)|\bsyringes?/i,
    [
      'How many suppliers do you have for the items that must never run out?',
      'What happens on the ward when a delivery is short?',
    ],
    [
      'Nobody in theatre should have to think about supplies.',
      'A second source is easiest to set up while the first still delivers.',
    ],
    ['supply that nobody on the ward has to think about', 'a second source for items that must not run out'],
  ),
  theme(
    'document review',
    /\bdocument review|\bcontract (?:review|analysis)|\bdue diligence|\be-?discovery|\breads? contracts/i,
    [
      'How many hours of a matter go on reading alone?',
      'Who in your {unit} reads the long documents when a deadline is near?',
    ],
    [
      'Reading is the part of the work that no client likes to pay for.',
      'The clause that matters tends to sit where the reader is tired.',
    ],
    ['less reading for the people whose judgement is needed', 'long documents read in time'],
  ),
  theme(
    'careers and school visits',
    /\bcareers? (?:workshops?|talks?|days?|guidance|fairs?)|\bschool (?:workshops?|visits?|assembl)|\bstem (?:workshops?|clubs?|days?)/i,
    [
      'How do your pupils meet people who do the work that they learn about?',
      'Which year group would gain most from meeting people at work?',
    ],
    [
      'A career is easier to picture after meeting somebody who has it.',
      'Pupils ask different questions when a guest is in the room.',
    ],
    ['pupils who can picture the work', 'an hour that pupils still talk about in the next lesson'],
  ),
  theme(
    'bullying and pastoral work',
    /\bbullying|\bpastoral|\bsafeguarding|\bpeer support\b/i,
    [
      'How do pupils at your school tell somebody that something is wrong?',
      'What do your teachers have at hand when a conflict starts?',
    ],
    [
      'What happens among pupils often reaches the staff late.',
      'Pupils listen differently when the subject does not come from their teacher.',
    ],
    ['pupils who speak up earlier', 'a class that knows what to do when it matters'],
  ),
  theme(
    'food waste',
    /\bfood waste|\bcomposting\b|\borganic waste|\bbio-?waste/i,
    [
      'What happens to the food that is left over at the end of the day?',
      'How do you know how much food is thrown away?',
    ],
    [
      'Leftovers are paid for twice: when they are bought and when they are collected.',
      'Nobody sees food waste until somebody weighs it.',
    ],
    [
      'less in the bin and a clear record of the rest',
      'collections that kitchens do not have to think about',
    ],
  ),
  theme(
    'recycling',
    /\brecycl(?:ing|ers?)\b|\bwaste (?:collection|management|disposal|removal)|\bskip hire|\be-?waste/i,
    [
      'How many firms collect from your site at the moment?',
      'Who do you have to call when a collection is missed?',
    ],
    ['Mixed waste is the dearest waste.', 'Bins are only noticed when they are full.'],
    ['one collection less to chase', 'a clear answer when somebody asks where it all goes'],
  ),
  theme(
    'telehealth',
    /\btele(?:medicine|health)|\bvideo (?:consultation|appointment)s?|\bremote (?:patient|consultation|monitoring)/i,
    [
      'How many of your follow-up appointments need the patient in the room?',
      'How far do your patients travel for a short talk?',
    ],
    [
      'A short follow-up can cost a patient the whole morning.',
      'A room that is not needed for a follow-up can be used for somebody else.',
    ],
    ['follow-ups that spare the patient the journey', 'rooms for those who need to be seen'],
  ),
  theme(
    'framing and conservation of art',
    /\bart conservation|\bconservation fram|\bpicture framing/,
    ['Which pieces in your collection would you like to show, and hesitate to?'],
    ['What protects a piece best is never seen.'],
    ['a collection that can be shown without worry'],
  ),
  theme(
    'art and museum services',
    /\bart (?:transport|handling|storage|shipping)/i,
    [
      'Which pieces in your collection would you like to move or show, and hesitate to?',
      'How do you plan the moves for your next exhibition?',
    ],
    ['The riskiest hour for a piece is the one on the road.', 'What protects a piece best is never seen.'],
    ['pieces that arrive as they left', 'a collection that can be shown without worry'],
  ),
  theme(
    'flour and baking',
    /\bflour\b|\bgrain\b|\byeast\b|\bsourdough starter|\bbaking (?:ingredients|supplies)/,
    ['What would you like your bread to taste of that it does not yet?'],
    [
      'Bakers notice a change of flour before any guest does.',
      'Dough tells more about flour than any data sheet.',
    ],
    ['bread that people come back for'],
  ),
  theme(
    'coffee',
    /\bcoffee|\bespresso|\broaster|\bbarista/,
    [
      'What do people say about the coffee at your place?',
      'Who decides which coffee you serve, and when was that last decided?',
    ],
    [
      'People forget the furniture and remember the coffee.',
      'The first cup decides whether there is a second.',
    ],
    ['coffee that nobody has to fetch or apologise for'],
  ),
  theme(
    'wine and drinks',
    /\bwines?\b|\bbeers?\b(?! mats?)|\bspirits\b|\bgin\b|\bcider|\bwinery|\bbrewer/,
    [
      'What would you like to pour that nobody else near you does?',
      'How do you choose what goes on the list next?',
    ],
    ['A list is remembered for the bottle that nobody expected.', 'One glass says more than a price list.'],
    ['something on the list that guests ask about', 'a bottle worth recommending'],
  ),
  theme(
    'fresh produce',
    /\bmicrogreens|\bedible flowers|\bvegetables?\b|\bfruit\b(?! basket)|\bfresh produce\b|\bherbs\b|\bmushrooms?\b|\bseafood|\bfish\b/,
    [
      'How far does what is on your plates travel before it reaches you?',
      'Which ingredient do you find hardest to get fresh?',
    ],
    [
      'Freshness is the one thing that no recipe can add.',
      'Guests taste the difference before they can name it.',
    ],
    ['plates that look and taste of today', 'an ingredient that is worth naming on the menu'],
  ),
  theme(
    'catering and snacks',
    /\bfruit baskets?|\bcater(?:ing|ers?)\b|\b(?:office|healthy) snacks?\b|\bsnack (?:boxe?s?|bars?)\b|\blunch(?:es)?\b|\b(?:office|staff|team) meals?\b|\bcanteen/,
    ['What do people do for lunch at your place at the moment?'],
    [
      'Shared food is when people who do not work together start to talk.',
      'Whoever orders lunch for everybody seldom eats it warm.',
    ],
    ['good food without anybody having to run for it', 'a break that people look forward to'],
  ),
  theme(
    'photo booths and entertainment',
    /\bphoto ?booths?|\bentertainment\b|\bmagician|\bband hire|\blive (?:music|band)|\bdj\b|\bbouncy castle/i,
    [
      'What do your guests do between the speeches and the dancing?',
      'What do guests take home from an evening at your place?',
    ],
    [
      'Guests keep a picture longer than a speech.',
      'The quiet hour of a party is the one that needs an idea.',
    ],
    ['something that guests take home and show', 'an evening that fills its own quiet moments'],
  ),
  theme(
    'maths and learning games',
    /\bmaths?\b|\blearning (?:games?|apps?)|\b(?:maths|reading|spelling|phonics) (?:games?|apps?)|\bspelling\b|\bphonics|\breading (?:programme|program|app)/,
    [
      'How do you keep those who are ahead busy while the others catch up?',
      'Which part of the subject do your pupils like least?',
    ],
    [
      'No two children in a class are at the same page.',
      'A child who thinks it is a game practises without being asked.',
    ],
    ['practice at each child’s own pace', 'a class in which nobody waits and nobody is lost'],
  ),
  theme(
    'coding and robots for children',
    /\bteach(?:es|ing)? (?:children|kids) to code|\bcoding (?:club|class|course|for (?:kids|children))|\brobots? (?:for|that teach)|\brobotics\b/,
    [
      'What do children ask for that you cannot offer them yet?',
      'How do children first meet technology at your place?',
    ],
    [
      'Children learn to code fastest when something moves.',
      'What a child has built gets shown to everybody at home.',
    ],
    ['children who build something and want to come back', 'a first step into code that feels like play'],
  ),
  theme(
    'massage and health at work',
    /\bmassage|\bphysio|\bergonomic|\bback pain|\bposture/,
    [
      'What do your people do about a stiff neck after a long day at the screen?',
      'When do your people get up from the desk during the day?',
    ],
    ['A stiff neck does not wait for the weekend.'],
    ['people who get up from the desk without a sore back', 'a break that people really take'],
  ),
  theme(
    'counselling',
    /\bcounsel+ing|\bemployee assistance|\bmental[- ]health|(?<!\b(?:music|art|speech|occupational) )\btherap(?:y|ist)s?\b(?! dog)|\bburn-?out|\bwell-?being/,
    [
      'Where do your people turn when something weighs on them?',
      'How would somebody on your side ask for help without everybody knowing?',
    ],
    [
      'People who need to talk seldom choose a colleague.',
      'The hard part is the first call, so it has to be easy to make.',
    ],
    ['somebody to talk to before things get too much', 'help that people can ask for in private'],
  ),
  theme(
    'video and trailers',
    /\btrailer (?:editing|production)|\bvideo (?:editing|production|clips?|marketing|testimonials?)|\bexplainer|\banimated videos?|\bfilm(?:ing|s)?\b/,
    [
      'What should somebody have understood after the first few seconds?',
      'Which of your videos would you make again, and differently?',
    ],
    [
      'People decide within seconds whether to keep watching.',
      'Cutting is where most of a video gets better.',
    ],
    ['a video that people watch to the end', 'an opening that makes people stay'],
  ),
  theme(
    'social ads',
    /\btiktok|\binstagram ads|\bfacebook ads|\bmeta ads|\bpaid social|\binfluencer/i,
    [
      'How many new ideas for ads does your {unit} get through in a month?',
      'Which of your ads brings in people who buy again?',
    ],
    ['An ad tires sooner than the budget behind it.'],
    ['ads that get replaced before they tire', 'one channel less to look after'],
  ),
  theme(
    'website maintenance',
    /\bwordpress|\bwebsite (?:maintenance|care|support|hosting)|\bsite maintenance/i,
    [
      'Who updates the sites that were finished long ago?',
      'How many hours a month go on updates that nobody sees?',
    ],
    [
      'A finished site is where the updates begin.',
      'Updates get done last, and missed ones get noticed first.',
    ],
    ['sites that stay up to date without you', 'hours back for work that clients notice'],
  ),
  theme(
    'membership',
    /\bmembership (?:software|plans?|management|platform|system)|\bcorporate membership/,
    [
      'How do new members find their way to you at the moment?',
      'How much of the admin around members is still done by hand?',
    ],
    [
      'A member who pays each month makes the next month easier to plan.',
      'Members stay where joining and paying are no trouble.',
    ],
    ['income that you can plan month by month', 'members who join without paperwork'],
  ),
  theme(
    'bearing failure and machine health',
    /\bvibration|\bbearing|\bpredictive maintenance|\bcondition monitoring|\bmachine (?:health|monitoring)/,
    [
      'What does an hour of unplanned standstill do to your week?',
      'How do you find out that a bearing is about to go?',
    ],
    ['A machine seldom stops without a warning.'],
    ['repairs that you plan instead of stops that you do not', 'fewer surprise stops'],
  ),
  theme(
    'load testing',
    /\bload[- ]test|\bstress[- ]test|\bperformance test/,
    [
      'How do you know what breaks first when traffic doubles?',
      'When did your {unit} last see the system under more load than usual?',
    ],
    [
      'Every system has a limit, and somebody finds it.',
      'It is better to meet the weak spot on a day of your own choosing.',
    ],
    ['a weak spot found before your users find it', 'launch days without surprises'],
  ),
  theme(
    'returns',
    /\breturns (?:software|portal|management|platform|app)|\brefunds? into|\breturn rates?\b/,
    [
      'How many of your refunds might have been an exchange?',
      'What happens on your side between a return label and the refund?',
    ],
    [
      'A refund ends the sale; an exchange keeps it.',
      'Somebody who sends a thing back still wanted something.',
    ],
    ['sales that survive the return', 'fewer refunds for the same number of returns'],
  ),
  theme(
    'crane and plant hire',
    /\bcranes?(?: hire| rental)?\b|\bplant hire|\bequipment (?:hire|rental)|\btool hire|\bexcavators?(?: hire| rental)?|\bscaffold|\bforklift (?:hire|rental)/,
    [
      'What happens to the day when a machine does not turn up?',
      'How far ahead do you have to book lifting and machines?',
    ],
    ['When one machine is late, everybody else waits.', 'Programmes change, and machines have to follow.'],
    ['machines on site when the programme needs them', 'a day on site that does not wait for a machine'],
  ),
  theme(
    'case studies',
    /\bcase stud(?:y|ies)|\bcustomer stor(?:y|ies)|\btestimonials?\b/,
    [
      'Which of your customers has a story that has never been written down?',
      'What does your sales team show when somebody asks who else uses you?',
    ],
    [
      'Buyers believe other buyers.',
      'The story is usually there; what is missing is somebody to write it down.',
    ],
    ['proof that your sales team can send', 'a customer’s story in words that buyers believe'],
  ),
  theme(
    'tyres and fuel',
    /\btyres?\b|\btires\b|\bfuel (?:saving|savings|costs?|use|consumption|cards?)|\bsaves? .{0,12}fuel/,
    [
      'How do you notice that a tyre is losing pressure before the driver does?',
      'Which of your running costs on the road would you cut first?',
    ],
    ['A soft tyre burns fuel on every trip before anybody sees it.'],
    ['less fuel for the same routes', 'vehicles that stay on the road'],
  ),
  theme(
    'fraud',
    /\bfraud|\bsuspicious (?:transfers?|transactions?|activity)|\bchargebacks?|\bmoney laundering|\baml\b|\bkyc\b/i,
    [
      'How many of your alerts turn out to be nothing?',
      'How long does it take until somebody looks at a suspicious payment?',
    ],
    ['Once a transfer is out, the chance to stop it is gone.', 'Too many false alarms hide the real one.'],
    ['a doubtful payment stopped before it leaves', 'alerts that are worth looking at'],
  ),
  theme(
    'linen and laundry',
    /\blinen(?: hire| rental| service)?\b|\blaundry|\btowels?\b|\bworkwear rental|\buniform rental/,
    [
      'What happens on your side when clean linen is short on a full weekend?',
      'How much storage and staff time goes on linen?',
    ],
    [
      'Guests never mention linen unless something is wrong with it.',
      'Linen runs short on the weekend when every room is taken.',
    ],
    ['enough clean linen on the fullest weekend', 'rooms that are ready on time'],
  ),
  theme(
    'budget software',
    /\bbudget(?:ing)? (?:software|tool|app|platform|planning)|\bfinancial planning (?:software|tool)|\bforecasting (?:software|tool)|\bgrant (?:accounting|management|reporting)|\bfund accounting/,
    [
      'How many spreadsheets stand behind your budget?',
      'How long does it take you to answer where the money went?',
    ],
    [
      'A budget is asked about most when it is hardest to look up.',
      'A spreadsheet works until the person who built it is away.',
    ],
    ['a budget that more than one person understands'],
  ),
  theme(
    'picking',
    /\bpick(?:ing)?[- ](?:to|by|errors?|system|robots?)|\bpick-to-|\border picking|\bwarehouse (?:robots?|automation|management)|\bbarcode|\bstock (?:counts?|tracking)|\bRFID/i,
    [
      'How do you find out that a wrong item has left the building?',
      'Where do errors come from on a busy day in your warehouse?',
    ],
    [
      'A wrong item costs twice: once to send and once to take back.',
      'Most picking errors happen when everybody is in a hurry.',
    ],
    ['fewer parcels that come back', 'the right item in the box on the busiest day'],
  ),
  theme(
    'voice bots and calls',
    /\bvoice ?bots?|\bphone queues?|\bcall (?:volumes?|queues?)|\bconversational ai|\banswers? (?:appointment |phone |customer )?calls/i,
    [
      'Which kind of call fills most of the day on your side?',
      'How long does somebody wait on the line at the busiest hour?',
    ],
    [
      'A simple question waits as long as a hard one when both wait in the same line.',
      'People forgive a short answer sooner than a long wait.',
    ],
    ['shorter waits for those who need a person', 'people on the phone for the calls that need them'],
  ),
  theme(
    'dental and practice plans',
    /\b(?:dental|patient) (?:membership )?plans?|\bpatient financing/,
    [
      'How do patients without insurance decide whether to come back?',
      'How much of your front desk’s day goes on questions about cost?',
    ],
    [
      'Patients who know the cost beforehand are more likely to come.',
      'Cost is the question that patients ask last and think of first.',
    ],
    ['patients who come back because the cost is clear', 'a diary that does not depend on an insurer'],
  ),
  theme(
    'compliant hosting',
    /\b(?:compliant|managed|cloud|secure|server) hosting/i,
    [
      'Who on your side answers when a customer asks where the data is kept?',
      'How much of your engineers’ time goes on servers and audits?',
    ],
    [
      'The security questionnaire tends to arrive just before a contract is signed.',
      'Hours spent on servers are hours that do not go into the product.',
    ],
    ['an answer ready when a customer sends the security questionnaire', 'engineers who work on the product'],
  ),
  theme(
    'surveys from the air',
    /\bdrone site surveys?|\b(?:building|measured|site|topographic\w*) surveys?|\bpoint clouds?/i,
    [
      'How long do you wait for survey data before the design can start?',
      'How often does a second visit to the site turn out to be needed?',
    ],
    [
      'A design can only be as good as the survey under it.',
      'When the levels come late, everything after them waits.',
    ],
    ['a design that starts from the real ground', 'measurements that spare you a second visit'],
  ),
  theme(
    'agency staff in care',
    /\bagency (?:nurses?|staff|carers?)|\b(?:nurse|care|locum) staffing|\bnurses? (?:available|from)|\blocums?\b|\bcare staff/,
    [
      'What do you do when somebody calls in sick an hour before the shift?',
      'How many calls does it take you to find cover for a shift?',
    ],
    [
      'Cover is hardest to find on the days when it is needed most.',
      'When a shift is short, the others carry it.',
    ],
    ['a covered shift without a morning on the phone', 'somebody reliable when a shift is short'],
  ),
  theme(
    'tutoring',
    /\b(?:reading|piano|guitar|language|swimming|maths|english|french|spanish|german|music|driving|private|one-to-one|online) (?:lessons?|tutor\w*|tuition|classes)|\btutor/i,
    ['What has helped so far, and what has not?', 'When in the week is there a quiet half hour for it?'],
    [
      'It is easier to learn from somebody who has time for one person.',
      'A little every week does more than a lot once.',
    ],
    ['progress that shows from week to week', 'lessons at the learner’s own pace'],
  ),
  theme(
    'streaming',
    /\b(?:live)?[- ]?streaming|\blive ?stream|\brecitals?\b/,
    [
      'Who would watch if they could not be there in person?',
      'How do families who live far away see what happens on your stage?',
    ],
    [
      'The proudest people are often the ones who live too far away.',
      'There is always somebody who would have come if they could.',
    ],
    ['a seat for everybody who cannot be there', 'families who can watch from anywhere'],
  ),
  theme(
    'apis and data feeds',
    /\b(?:company|data|market|price|pricing|product|rates?|stock|weather) apis?\b|\bdata feeds?\b/i,
    [
      'Where does your {unit} get its data from today?',
      'How much of your engineers’ time goes on keeping data sources alive?',
    ],
    [
      'Users notice stale data before any alert does.',
      'Each source that you connect yourself is one that you have to look after.',
    ],
    ['live data without a source to look after', 'one integration instead of many'],
  ),
  theme(
    'packaging design',
    /\b(?:label|packaging|can|bottle) (?:design|art|printing)|\bpackage design/,
    [
      'What should somebody think who sees your product on a shelf for the first time?',
      'Which of your products looks less good than it is?',
    ],
    ['The label is what people see first.', 'People pick up what looks like a story.'],
    ['a product that stands out on a full shelf'],
  ),
  theme(
    'cleaning',
    /(?:^|\b(?:office|building|school|commercial|contract|industrial|kitchen|carpet|deep|daily|weekly|evening|stairwell|eco|green|hotel|house|home|domestic|after-builders) )clean(?:ing|ers?)\b|\bcleaning (?:company|crew|team|firm)|\bjanitor|\bhygiene service|\bpressure wash|\bwindow wash/,
    [
      'Who on your side hears about it when the cleaning was missed?',
      'How often do you have to talk about cleaning, and with whom?',
    ],
    [
      'Cleaning is only talked about when it was not done.',
      'People judge a place by its corners before they judge the people in it.',
    ],
    [],
  ),
  theme(
    'gardens and grounds',
    /\blandscap|\bgarden(?:ing|ers?|s)?\b|\blawns?\b|\b(?:\w+ )?mowing\b|\bgrounds\b/,
    [
      'What do people see first when they come through your gate?',
      'Who looks after the outside when the season is at its busiest?',
    ],
    ['Nobody walks past the outside of a place without forming an opinion.'],
    ['an outside that looks looked after', 'grounds that somebody else keeps an eye on'],
  ),
  theme(
    'repairs and building trades',
    /\broof(?:ing|ers?)\b|\bplumb(?:ing|ers?)\b|\belectrical (?:work|repairs?)|\belectricians?\b|\bhandym[ae]n\b|\b(?:boiler|building|door|drain|gutter|heating|home|house|plumbing|(?<!lost )property|(?<!green[- ])roof|window) (?:repairs?|maintenance|servic(?:e|ing))\b/,
    [
      'Which repair on your list has been waiting the longest?',
      'Who do you call when something breaks, and how soon do they come?',
    ],
    ['A small repair rarely gets smaller by waiting.'],
    ['faults that are mended before they grow'],
  ),
  theme(
    'property management',
    /\bproperty management|\blettings?\b(?! (?:agen|contract))|\btenants?\b(?! (?:portal|screening))|\bshort-?lets?|\bairbnb|\bholiday (?:let|home|rental)s?/i,
    [
      'Which part of looking after your properties takes up most of your week?',
      'How long does a place usually stand empty between two tenants?',
    ],
    ['An empty month is rent that does not come back.', 'Tenants stay where somebody answers.'],
    ['fewer empty weeks', 'tenants who get an answer without calling you'],
  ),
  theme(
    'pos and tills',
    /\bpoint of sale|\bpos (?:system|software|terminal)|\btills?\b|\bcard (?:readers?|terminals?|payments)|\bself-?(?:checkout|order)/i,
    [
      'What happens at your till when the queue reaches the door?',
      'How long does it take you to see what sold today?',
    ],
    ['A queue is the last thing that a customer remembers.', 'People who wait too long put things back.'],
    ['a shorter queue at the busiest hour', 'the day’s figures before you lock up'],
  ),
  theme(
    'table bookings',
    /\b(?:table|restaurant) (?:booking|reservation)s?|\breservation (?:system|software|platform|app)|\bempty tables/,
    [
      'How do guests book a table with you when nobody can come to the phone?',
      'How often does a booked table stay empty on a full night?',
    ],
    [
      'The phone rings for bookings when the kitchen is at its busiest.',
      'An empty table cannot be sold twice.',
    ],
    ['tables that fill while you cook', 'fewer empty chairs on a full night'],
  ),
  theme(
    'class bookings',
    /(?<!\b[a-z-]*(?:speaker|staff|teacher|travel|venue) )\bbooking (?:software|system|app|platform|tool)|\bappointment (?:booking|software|scheduling|reminders?)|\bonline booking|\bclass packs|\bwaitlists?/,
    [
      'How many messages does it take until somebody has a place in your diary?',
      'What happens to a place when somebody cancels at the last minute?',
    ],
    [
      'People book when they think of it, and that is often late in the evening.',
      'A place that falls vacant at short notice is hard to fill by hand.',
    ],
    ['a diary that fills without the back and forth', 'places that get filled when somebody cancels'],
  ),
  theme(
    'helpdesk and IT support',
    /\bhelp ?desk|\bit (?:support|outsourcing|services|management)|\bmanaged (?:it|services)|\btech support/i,
    [
      'How many people wait for your {unit} on a normal morning?',
      'What does your {unit} put off because the tickets come first?',
    ],
    [
      'A locked account is a small matter, except for the person who cannot log in.',
      'Tickets eat the time that was meant for the projects.',
    ],
    ['people who get back to work sooner', 'time for the projects behind the tickets'],
  ),
  theme(
    'backup',
    /\bbackups?\b|\bdisaster recovery|\bransomware/i,
    ['When did anybody last try to restore your data?', 'How long could your {unit} work without its files?'],
    ['A backup only counts once it has been restored.', 'Files get lost on ordinary days.'],
    ['files that come back when something goes wrong', 'one worry less when a disk fails'],
  ),
  theme(
    'bookkeeping for small firms',
    /\bbookkeep|\bvat returns?|\btax returns?|\bannual accounts|\baccountan(?:ts?|cy)\b/i,
    ['When in the week do you get round to the books?'],
    ['Receipts pile up while the real work gets done.', 'The books get done at night, or not at all.'],
    ['evenings without receipts', 'books that are up to date when somebody asks'],
  ),
  theme(
    'insurance cover',
    /\binsurance\b(?! (?:verification|claims))|\binsurance brok|\bliability cover|\bindemnity/,
    [
      'When did you last check that your cover still fits what you do?',
      'What has changed in your business since the policy was written?',
    ],
    ['A policy is read most closely on the wrong day.', 'A business changes faster than its policy does.'],
    ['cover that fits what you do today', 'no surprises in the small print'],
  ),
  theme(
    'translation',
    /\btranslat(?!.*\binterpret)|\blocali[sz](?!ation (?:qa|testing)\b)/,
    [
      'Which of your texts should exist in another language and does not yet?',
      'Who checks a translation on your side before it goes out?',
    ],
    ['People buy in the language they think in.'],
    ['texts that read as if they were written there', 'customers who can read you in their own language'],
  ),
  theme(
    'recruitment of specialists',
    /(?<!\b(?:panel|participant|patient|research|student|trial|volunteer) )\brecruit(?:ment|ing|ers?)\b|\bheadhunt|\bexecutive search|\bstaffing\b|\btemp(?:orary)? (?:staff|workers)|\bhire (?:nurses|engineers|drivers|developers)/,
    ['Which role has been open the longest on your side?', 'What happens to the work while a role is open?'],
    [
      'While a role is open, somebody else does the work.',
      'Good candidates are gone while the second interview is still being planned.',
    ],
    ['an open role filled before the team feels it'],
  ),
  theme(
    'management training',
    /\bleadership (?:training|coaching|development|programme|program)|\bmanagement training|\bfirst-time managers?|\bmentoring (?:app|platform|programme)/,
    [
      'How do your new managers learn to lead while they are already doing it?',
      'Which conversation do your managers put off the longest?',
    ],
    [
      'Many people become managers because they were good at something else.',
      'What is learned in a course lasts when it is used the week after.',
    ],
    ['managers who have the hard conversations early', 'new managers who do not have to learn it alone'],
  ),
  theme(
    'sales training',
    /\bsales (?:training|coaching|workshops?)/,
    ['Which part of a sale do your people find hardest?'],
    ['Follow-up is the part of selling that slips first in a full week.'],
    ['talks that end with a next step'],
  ),
  theme(
    'safety training',
    /\bfirst aid(?! (?:kits?|boxes|cabinets?|supplies|rooms?)\b)|\b(?:fire|health and) safety (?:class|course|train|workshop)\w*|\bsafety training|\bfire extinguisher training|\bevacuation (?:drills?|training)|\bcpr\b/i,
    [
      'When did your people last practise what they would do in an emergency?',
      'Who on your side keeps track of which certificates run out?',
    ],
    [
      'In an emergency, people do what they have practised.',
      'What is not practised is forgotten by the time it is needed.',
    ],
    ['people who know what to do without looking it up', 'training that is up to date when somebody checks'],
  ),
  theme(
    'print and merchandise',
    /\bmerch(?:andise)?\b|\bpromotional (?:products|gifts)|\bembroider|\bt-?shirts?|\bsignage|\bbanners?\b|\bbusiness cards|\bprinted (?:gifts|bags|mugs|cups|shirts)/i,
    [
      'What did people keep of the last thing that you handed out?',
      'When do you next need something with your name on it?',
    ],
    [
      'Most give-aways are thrown away; the useful ones stay for years.',
      'People wear what they would have bought.',
    ],
    ['something that people keep', 'a gift that does not end up in a drawer'],
  ),
  theme(
    'office furniture',
    /\bfurniture\b|\bstanding desks?|\boffice chairs?|\bdesks\b|\bacoustic|\boffice (?:design|fit-?out|plants?)/,
    [
      'Where in your office do people go when they have to concentrate?',
      'Which part of your office do people avoid?',
    ],
    ['People work around a bad chair for years before they mention it.'],
    ['a place where people like to work'],
  ),
  theme(
    'accessibility and web audits',
    /\bweb(?:site)? (?:accessibility|design|redesign|development|audit)|\blanding pages?/i,
    [
      'What should a visitor of your website do first, and do they?',
      'Which page of your website would you rather not show?',
    ],
    [
      'Visitors decide within moments whether they are in the right place.',
      'A website grows page by page until nobody finds anything.',
    ],
    ['visitors who find what they came for', 'a website that does its part of the work'],
  ),
  theme(
    'search',
    /\bseo\b|\blocal search|\bsearch (?:engine|rankings?)|\bgoogle (?:business|maps|ranking)/i,
    [
      'Which searches would you most like to be found for?',
      'How do people who have never heard of you find you?',
    ],
    [
      'People who search have already decided that they need somebody.',
      'Few people look at the second page of results.',
    ],
    ['people who find you when they need you', 'enquiries from people who were already looking'],
  ),
  theme(
    'churn',
    /\bchurn|\bat risk of|\b(?:contract|customer|subscription) renewals?\b(?! rate)|\bcustomer retention/,
    [
      'How do you find out that a customer is thinking of leaving?',
      'Which sign do you look for before a renewal?',
    ],
    [
      'Customers seldom complain before they leave; they go quiet.',
      'By the time of the renewal talk, the decision has often been made.',
    ],
    ['a talk with the customer while it still helps', 'no surprises at renewal time'],
  ),
  theme(
    'security guards and alarms',
    /\bsecurity guards?|\bcctv|\b(?:burglar |intruder )?alarms?\b|\baccess control|\bsurveillance|\bintercom/i,
    [
      'Who has a key that you would rather have back?',
      'How do you find out in the morning what happened at night?',
    ],
    ['Keys multiply faster than anybody keeps count.', 'An alarm helps only if somebody comes.'],
    ['knowing who was where and when', 'a quiet night for whoever holds the keys'],
  ),
  theme(
    'moving',
    /\bmoving (?:company|services?)|\bremovals\b|\boffice relocation|\bself-?storage|\boffice moves?/,
    [
      'How do you plan a move so that people can work the day after?',
      'What would you rather not carry yourself?',
    ],
    [
      'A move is remembered for the one box that was lost.',
      'Most of a move is decided before the van arrives.',
    ],
    ['a move that people hardly notice', 'everything in its place when work starts again'],
  ),
  theme(
    'podcast production',
    /\bpodcast (?:production|editing|studio|launch)|\baudio (?:production|editing)/,
    [
      'What would people hear on your show that they cannot read anywhere?',
      'What has kept you from recording so far?',
    ],
    ['Most podcasts end because the editing never does.'],
    ['episodes that come out on time'],
  ),
  theme(
    'farm technology',
    /\bsoil\b|\bcrops?\b|\birrigation|\bharvest|\bgreenhouse/i,
    [
      'Which decision of the season do you find hardest to time?',
      'How do you know what a field needs before it shows?',
    ],
    [
      'The season does not wait for a result.',
      'By the time a plant shows what it lacks, it has lacked it for weeks.',
    ],
    ['decisions made while there is still time', 'less spent where the ground does not need it'],
  ),
  theme(
    'sensors and temperature',
    /\btemperature|\bcold chain|\bhumidity|\bfridges?\b|\brefrigerat/,
    [
      'How do you find out that something was off during the night?',
      'Who writes the readings down, and who reads them afterwards?',
    ],
    ['What fails at night is found in the morning.', 'A reading that nobody looks at protects nothing.'],
    ['a warning while there is still time to act', 'readings that nobody has to write down'],
  ),
  theme(
    'payroll',
    /\bpayroll\b/,
    [
      'What happens to payroll when the person who runs it is away?',
      'How many corrections does a normal month bring?',
    ],
    ['Nobody notices payroll until it is wrong.', 'Pay day does not move, however full the month is.'],
    ['pay that is right the first time', 'a month end without corrections'],
  ),
  theme(
    'code review',
    /\bcode[- ]review|\bpull requests?\b/,
    [
      'How long does a change wait for review in your {unit}?',
      'Who in your {unit} ends up doing most of the reviews?',
    ],
    [
      'A change that waits for review gets harder to merge by the day.',
      'The best reviewers tend to be the busiest people.',
    ],
    ['bugs found while the change is still fresh'],
  ),
  theme(
    'cloud costs',
    /\b(?:aws|azure|gcp|cloud)[- ](?:spend|costs?|bills?|savings|waste|spending)|\bfinops\b/i,
    [
      'Who in your {unit} would notice if the cloud bill doubled?',
      'How much of your cloud bill can you trace to something that you still need?',
    ],
    [
      'Resources are quick to start and easy to forget.',
      'A cloud bill grows a little every week, so no week stands out.',
    ],
    ['a cloud bill that somebody can explain', 'money for things that are really used'],
  ),
  theme(
    'testing in a laboratory',
    /\b(?:oil|water|soil|lab(?:oratory)?|material|blood|air|food|sample) (?:analysis|testing|tests)\b/,
    [
      'How long do you wait for a result at the moment?',
      'What do you do while a result is still outstanding?',
    ],
    ['A result that comes late is only a record.'],
    ['a result while it can still change something'],
  ),
  theme(
    'tracking',
    /\b(?:keg|asset|tool|equipment|container|pallet|trailer) tracking\b/,
    [
      'How do you find out that something has not come back?',
      'How much time goes on looking for things that should be there?',
    ],
    ['What nobody looks for is what goes missing.'],
    ['knowing where everything is'],
  ),
  theme(
    'call notes',
    /\bcall recording|\bmeeting notes|\bcall notes|\b(?:call|interview|meeting) transcri\w+|\btranscribes? (?:calls|meetings)|\bnote[- ]taking/,
    ['Who writes up a call once it is over?', 'How much of what was said in a call reaches the system?'],
    ['What is not written down on the day is gone by Friday.'],
    ['notes that are there when somebody needs them'],
  ),
  theme(
    'childcare',
    /\bchild ?care|\bnanny|\bbabysit|\bday ?care|\bafter-school/,
    ['What do you do when school is closed and work is not?'],
    ['School holidays are longer than anybody’s leave.'],
    ['days on which nobody has to improvise'],
  ),
  theme(
    'transport of people',
    /\b(?:school|shuttle|staff|airport|coach) (?:bus|buses|shuttle|transfers?|transport|hire|service)|\bminibus/,
    [
      'How do people find out that the bus is late?',
      'Who gets the call when somebody is left standing at a stop?',
    ],
    ['A wait feels longer when nobody knows how long it will be.'],
    ['people who know when they will arrive'],
  ),
  theme(
    'hotel amenities',
    /\btoiletries|\bamenities|\bcandles?\b|\bscents?\b|\bfragrance|\bbathrobes?|\bminibar|\bmattress/,
    ['What do your guests find at your place that they would tell somebody about?'],
    ['Guests notice small things, because the large ones are expected.'],
    ['a detail that guests remember'],
  ),
  theme(
    'parking',
    /\bparking|\bcar parks?|\blicen[cs]e plate/,
    ['How much of the day goes on questions about parking?'],
    ['The rules of a car park are read when somebody is already late.'],
    ['fewer questions about parking'],
  ),
  theme(
    'guides for visitors',
    /\baudio ?guides?|\bguided tours?|\bvisitor (?:app|guide)s?/,
    ['What do your visitors ask again and again?', 'What do visitors walk past that deserves a longer look?'],
    ['Visitors remember the story behind a piece longer than its date.'],
    ['visitors who take a story home'],
  ),
  theme(
    'ordering of parts',
    /\bparts ordering|\bspare parts|\bparts (?:supply|sourcing|procurement)/,
    ['How many calls does it take to find a part?', 'What happens to a job when the last part is missing?'],
    ['A job stands still until the last part is there.'],
    ['less time on the phone for parts'],
  ),
  theme(
    'passwords',
    /\bpasswords?\b|\bsingle sign-?on|\bsso\b|\bidentity management/,
    [
      'How often does somebody on your side have to reset a password?',
      'What happens to the log-ins of somebody who leaves?',
    ],
    ['People write down what they cannot remember.'],
    ['log-ins that people do not have to write down'],
  ),
  theme(
    'goods in transit',
    /\bships flat|\b(?:shipping|transport|cardboard|mailer) (?:boxes|packaging)|\bmailers\b|\bpackaging that (?:ships|folds)|\bfreight volume/,
    ['How much of what you send is empty space?', 'What does your packaging take up before it is filled?'],
    ['Every box carries some air, and somebody pays for it.'],
    ['parcels that carry less air'],
  ),
  theme(
    'sustainable packaging',
    /\b(?:compostable|recyclable|biodegradable|plastic-free|sustainable|paper|flower) (?:\w+ )?(?:packaging|wrapping|bags?)/,
    [
      'What do your customers do with your packaging once they are home?',
      'What does your packaging say about you before it is opened?',
    ],
    ['Packaging is the first thing that a customer holds and the last that is thrown away.'],
    ['packaging that nobody feels bad about'],
  ),
  theme(
    'vegan food',
    /\b(?:vegan|plant-based|gluten-free|dairy-free|lactose-free)\b/,
    ['What do guests ask for that you cannot offer them yet?'],
    ['One guest who finds nothing decides for the whole table.'],
    ['something for the guest who usually finds nothing'],
  ),
  theme(
    'certification',
    /\biso ?\d+ (?:certif|audit|consult|support|prepar)|\bcertification (?:support|consult|preparation)|\bce marking/,
    [
      'How much of the paperwork do your people really use?',
      'Who on your side would an auditor talk to first?',
    ],
    ['A certificate is easy to hang up and hard to live by.'],
    ['an audit without a late night before it'],
  ),
  theme(
    'energy contracts',
    /\b(?:energy|electricity|gas|power) (?:contracts?|tariffs?|brok\w+|procurement|suppliers?|prices?)/,
    ['When do your energy contracts run out, and who keeps track?'],
    ['Contracts tend to renew themselves quietly.'],
    ['a contract that somebody has really compared'],
  ),
  theme(
    'interviews',
    /\b(?:video )?interview(?:ing)? (?:software|platform|scheduling|tool)|\bapplicant tracking|\bcandidate screening|\bscreen(?:s|ing)? (?:cvs|candidates|applicants)/,
    [
      'How many of your first interviews could have been shorter?',
      'Where do good candidates get lost on the way to an offer?',
    ],
    ['Most of a first interview is finding a date for it.'],
    ['more time for the candidates who fit'],
  ),
  theme(
    'visualisation',
    /\b(?:(?:3d|architectural|interior|photorealistic|product) )?renderings?\b|\bvisuali[sz]ations?\b(?! software)|\barchitectural models?|\b3d (?:design|visual)/,
    ['When do your clients first see what they are going to get?'],
    ['Clients nod at a plan and decide on a picture.'],
    ['clients who can picture it before it is built'],
  ),
  theme(
    'interpreters',
    /\binterpret(?:ers?|ing)\b/,
    ['Who interprets on your side when somebody needs it?'],
    ['What is only half understood has to be said again.'],
    ['conversations that both sides can follow'],
  ),
  theme(
    'direct bookings',
    /\bdirect bookings?|\bbooking engine|\bchannel manager/,
    ['How many of your guests book with you directly?'],
    ['A guest who books directly can be asked back; a guest of a portal belongs to the portal.'],
    ['bookings that come straight to you'],
  ),
  theme(
    'captions',
    /\bcaptions?\b|\bsubtitles?\b(?! (?:from|in)\b)/,
    ['Who cannot follow what is said at the moment?'],
    ['Many people watch without the sound.'],
    ['people who can follow without the sound'],
  ),
  theme(
    'people on contract',
    /\b(?:developers?|engineers?|designers?|data scientists?) on contract|\b(?:contract|freelance|remote|senior|dedicated|nearshore|offshore) (?:\w+ )?(?:developers|engineers|development team)|\bstaff augmentation/,
    [
      'Is any part of your roadmap waiting for developers?',
      'What would you start on if you had the hands for it?',
    ],
    ['An open role slows down everybody around it.'],
    ['the work that has been waiting, under way'],
  ),
  theme(
    'kitchen machines',
    /\bovens?\b|\bdishwashers?|\bcommercial kitchen|\bkitchen equipment|\bice machines?/,
    ['What happens to the evening when a machine gives up?', 'Which of your machines are you least sure of?'],
    ['Kitchen machines give up on the busiest night.'],
    ['machines that get through the busiest night'],
  ),
  theme(
    'trying on',
    /\btry-?on\b|\bconfigurator|\baugmented reality|\bsize (?:guide|finder|recommend)/,
    ['How does a customer of yours find out that it suits before it arrives?'],
    ['What does not suit comes back.'],
    ['customers who know what they are getting'],
  ),
  theme(
    'legal advice',
    /\blegal (?:advice|help|support|services|counsel)|\blaw firm\b|\bemployment law|\btrade ?marks?/,
    ['Who do you ask at the moment when a legal question comes up?'],
    ['A legal question is smallest on the day it comes up.'],
    ['a clear answer before it becomes a case'],
  ),
  theme(
    'press work',
    /\bpress (?:relations|office|coverage|work|release)|\bpublic relations|\bpr (?:agency|services|support|campaigns?)|\bmedia (?:relations|coverage)/,
    ['Which of your stories has nobody told yet?'],
    ['Journalists look for a story and not for a company.'],
    ['a story that somebody wants to print'],
  ),
  theme(
    'new customers',
    /\blead[- ]gen|\bqualified (?:leads|meetings|appointments)|\bappointment setting|\bcold (?:email|calling|outreach)|\boutbound|\bsales development/,
    [
      'How much of the week is left for finding new customers?',
      'Which kind of customer would you like to see more often?',
    ],
    ['New business slips when the current work is heavy.'],
    ['talks with people who want to talk'],
  ),
  theme(
    'crm',
    /\bcrm\b|\bsales (?:pipeline|tracking|software|automation)/,
    [
      'Which of your deals has gone quiet, and since when?',
      'How far do you trust the numbers in your pipeline?',
    ],
    ['Deals go quiet before they go away.'],
    ['deals that do not get forgotten'],
  ),
  theme(
    'dashboards',
    /\bdashboards?|\banalytics|\bbusiness intelligence|\breporting (?:tool|software|platform)|\bdata (?:warehouse|platform|pipelines?)/,
    [
      'How long do you wait for a number that you need today?',
      'Which number would you like to see every morning?',
    ],
    ['Decisions wait for numbers, and numbers wait for people.'],
    ['numbers that are there when the question comes'],
  ),
  theme(
    'rotas',
    /\brotas?\b|\brosters?\b|\bshift (?:planning|scheduling|management|swap)|\bstaff scheduling|\bworkforce (?:management|scheduling)/,
    [
      'What happens to the plan when somebody calls in sick?',
      'How much of your week goes on the plan for the next one?',
    ],
    ['The rota is only finished until the first sick call.'],
    ['a week that is planned once'],
  ),
  theme(
    'time tracking',
    /\btime[- ]tracking|\btimesheets?|\btime clock/,
    ['How do the hours get from your people to the payroll?'],
    ['Hours are easiest to write down on the day.'],
    ['hours that nobody has to guess'],
  ),
  theme(
    'invoices that come in',
    /\binvoices? (?:ocr|processing|capture|approvals?|scanning|automation)|\baccounts payable/,
    [
      'How does an invoice get from the inbox into your system?',
      'Where do invoices lie longest on their way to being paid?',
    ],
    ['An invoice that is typed in by hand gets asked about later.'],
    ['invoices that nobody has to type in'],
  ),
  theme(
    'late invoices',
    /\binvoicing\b|\binvoice (?:chasing|reminders|collection)|\baccounts receivable|\blate payments?|\bdebt(?:or)? collection|\bcredit control|\bdunning/,
    [
      'Who on your side chases the invoices that are overdue?',
      'How long does it usually take until you are paid?',
    ],
    ['Chasing an invoice is nobody’s favourite hour.'],
    [],
  ),
  theme(
    'expenses',
    /\bexpense (?:management|reports?|software|tool|app)|\bcorporate cards?|\breceipt (?:app|capture|management|scanning|software)|\bspend management/,
    ['How do receipts get from your people to your books?'],
    ['Receipts arrive last and are asked for first.'],
    ['fewer receipts to chase at month end'],
  ),
  theme(
    'signing',
    /\be-?signatur|\bcontract (?:management|lifecycle|automation|software)|\bproposal software/,
    ['How long does a contract lie before it is signed?'],
    ['Most contracts wait for a signature and not for a decision.'],
    ['an overview of every contract'],
  ),
  theme(
    'audit evidence',
    /\bsoc ?2|\bgdpr\b(?! compliant)|\baudit (?:management|software|trail|evidence|prep)|\bcompliance (?:software|automation|platform|management|tool)|\bpolicy management/,
    [
      'How do you get the evidence together when an audit comes up?',
      'Which part of the last audit took the longest?',
    ],
    ['Evidence is easiest to collect while the work is being done.'],
    ['an audit for which the evidence is there'],
  ),
  theme(
    'stock',
    /\binventory(?! (?:and check|check|clerk|reports?))|\bstock (?:control|levels?|management|takes?)|\bdemand forecast/,
    ['How do you notice that something is running low?', 'How often does the shelf match the system?'],
    ['Too much stock ties up money, and too little loses the sale.'],
    ['shelves that match the system'],
  ),
  theme(
    'fulfilment',
    /\bfulfil+ment|\b3pl\b|\bpick and pack/,
    ['Who packs the orders in the busiest week of your year?'],
    ['Orders do not arrive evenly.'],
    ['orders that go out in the busiest week, too'],
  ),
  theme(
    'support desks',
    /\bcustomer (?:support|service) (?:software|platform|outsourcing|tool|agents?|automation)|\blive chat|\bchat ?bots?|\bchat triage|\bticket (?:triage|routing|automation)|\bsupport tickets?/,
    [
      'Which question does your {unit} answer most often?',
      'How long does a simple question wait on a busy day?',
    ],
    ['The same few questions fill most of the day.'],
    ['time for the questions that need a person'],
  ),
  theme(
    'software tests',
    /\b(?:test|qa) automation|\bautomated (?:testing|tests)|\bsoftware testing|\bregression test/,
    ['What holds a release up most often?', 'How much of your testing is still done by hand?'],
    ['What is tested by hand is tested last.'],
    ['releases that hold no surprises'],
  ),
  theme(
    'error monitoring',
    /\berror (?:monitoring|tracking)|\bobservability|\blog (?:management|monitoring)|\bincident (?:management|response)|\bon-call|\buptime/,
    ['How do you hear of a problem in production: from an alert or from a user?'],
    ['An alert that comes too often is not read any more.'],
    ['problems found before users report them'],
  ),
  theme(
    'development',
    /\b(?:app|software|web|mobile) development|\bcustom software|\bmobile apps? (?:for|built)|\bprototyp|\bmvps?\b|\bno-code|\blow-code/,
    ['What is the next thing on your list that nobody has time to build?'],
    ['A first version teaches more than a long plan.'],
    ['a first version that people can use'],
  ),
  theme(
    'photography',
    /(?<!\b(?:listing|property) )\bphotograph(?:y|er|ers)\b|\bphoto ?shoots?\b|\bheadshots?\b|\b(?:menu|food|product|team) photos\b/,
    ['How old are the pictures that you show at the moment?'],
    ['People look at the picture before they read a word.'],
    ['pictures you are glad to show'],
  ),
  theme(
    'brand design',
    /\bbrand(?:ing| identity| design)\b|\blogos?\b|\bvisual identity|\brebrand|\bgraphic design/,
    ['What should people think of first when they see your name?'],
    ['People see a brand before they read a word of it.'],
    ['a look that fits what you are today'],
  ),
  theme(
    'copywriting',
    /\bcopywrit|\bblog (?:posts?|articles?|writing)|\bcontent (?:marketing|writing|production|creation|strategy)|\bwhite ?papers?/,
    ['Who writes on your side when everybody is busy?', 'What do your customers ask before they buy?'],
    ['What customers ask is what they would like to read.'],
    ['texts that answer what customers ask'],
  ),
  theme(
    'newsletters',
    /\bnewsletters?|\bemail (?:marketing|campaigns?|automation)/,
    ['How often do the people on your list hear from you?'],
    ['A list is worth as much as the attention of the people on it.'],
    ['mails that get read'],
  ),
  theme(
    'language courses',
    /\b(?:german|english|french|spanish|language|italian|business english) (?:courses?|classes|training)/,
    ['Where does language get in the way of the work?'],
    ['A misunderstood instruction is only noticed later.'],
    ['people who understand each other at work'],
  ),
  theme(
    'finance for firms',
    /\b(?:business|bridging|equipment|growth|working capital) (?:loans?|finance|financing|lending)|\bfactoring|\bworking capital|\basset finance/,
    ['What would you do next if the money were in place?'],
    ['Money is easiest to talk about before it is needed.'],
    ['room to act when a chance comes up'],
  ),
  theme(
    'benefits',
    /\bpensions?\b|\bemployee benefits|\bbenefits? (?:platform|package|broker|scheme)/,
    ['How many of your people know which benefits they have?'],
    ['A benefit that nobody understands costs just as much.'],
    ['benefits that people know about'],
  ),
  theme(
    'telephony',
    /\bvoip|\bphone systems?|\btelephon(?:y|e systems?)|\bcloud phone/,
    ['How does a call reach the right person on your side?'],
    ['A good line is one that nobody talks about.'],
    ['calls that reach the right person'],
  ),
  theme(
    'internet lines',
    /\bbroadband|\bwi-?fi|\bfib(?:re|er) (?:internet|line|connection)|\bbusiness internet/,
    ['What stops at your place when the line goes down?'],
    ['A good line is one that nobody talks about.'],
    ['a line that nobody has to think about'],
  ),
  theme(
    'integration',
    /\berp\b|\bintegration (?:platform|services?)|\bdata (?:entry|sync|migration|integration)|\bsync(?:s|ing)\b/,
    ['How often is the same figure typed in by hand on your side?'],
    ['Figures that are typed in again and again go wrong sooner or later.'],
    ['figures that are typed in once'],
  ),
  theme(
    'routine work',
    /\bworkflow automation|\bprocess automation|\brpa\b|\bdocument (?:processing|extraction|capture)|\bai (?:agents?|assistants?)|\bautomat(?:es|ion of) /,
    [
      'Which task in your {unit} would nobody miss?',
      'How much of the week goes on work that repeats itself?',
    ],
    ['Routine work fills whatever time it is given.'],
    ['less typing for people who have better things to do'],
  ),
  theme(
    'project software',
    /\bproject (?:management|tracking|planning)|\btask management|\bkanban|\broadmap (?:tool|software)/,
    ['How do you find out that a project is slipping?'],
    ['Projects slip in the gaps between people.'],
    ['an early warning when a project slips'],
  ),
  theme(
    'team days',
    /\bteam[- ]building|\bescape rooms?|\bteam (?:days?|outings?|events?)|\bcompany (?:party|retreat|outing)|\boff-?sites?/,
    [
      'What would your people still talk about a month later?',
      'When did your people last do something together that was not work?',
    ],
    ['People who have laughed together work together more easily.'],
    ['a day that people still talk about weeks later'],
  ),
  theme(
    'baked goods',
    /\bbread\b|\bdough\b|\bpastr(?:y|ies)|\bcroissants?/,
    ['When does somebody have to start so that there is fresh bread in the morning?'],
    ['The smell of fresh bread sells everything else.'],
    ['fresh bread without an earlier alarm clock'],
  ),
  theme(
    'helplines',
    /\bhelplines?\b|\bhotlines?\b/,
    ['Who can people talk to when the office is closed?'],
    ['The hardest questions tend to come after hours.'],
    ['somebody to reach when nobody else is there'],
  ),
  theme(
    'network monitoring',
    /\b(?:network|server|website|system|uptime) monitoring/,
    ['How do you find out that something is down: from an alert or from a phone call?'],
    ['Users notice an outage before anybody has read the log.'],
    ['problems found before somebody calls'],
  ),
  theme(
    'performance of software',
    /\bperformance (?:tuning|optimi[sz]ation|audit)|\bdatabase (?:tuning|optimi[sz]ation|administration)/,
    ['What gets slow first when traffic grows?'],
    ['A slow query is cheap until everybody runs it at once.'],
    ['pages that stay quick when it gets busy'],
  ),
  theme(
    'user research',
    /\buser (?:interviews?|research|testing|tests)|\bparticipant recruit|\btest users/,
    ['When did your {unit} last watch somebody use the product?'],
    ['Most arguments about a product end when a user is in the room.'],
    ['answers from people who would really use it'],
  ),
  theme(
    'trade fairs',
    /\b(?:trade fair|exhibition|trade show) (?:stands?|booths?|construction|services)|\bexhibition stands?/,
    ['What should people remember who have walked past your stand?'],
    ['Visitors at a fair decide in passing.'],
    ['a stand that makes people stop'],
  ),
  theme(
    'financing for customers',
    /\b(?:customer|point[- ]of[- ]sale|consumer) financing|\bpay later|\binstal+ments?\b/,
    ['At which price do your customers begin to hesitate?'],
    ['A price that is spread over months is easier to say yes to.'],
    ['customers who do not leave because of the sum'],
  ),
  theme(
    'self-service',
    /\bself[- ](?:check-?in|service|checkout)|\bcheck-?in (?:kiosk|terminal|app)|\bvending machines?|\bkiosks?\b|\blending stations?/,
    [
      'Where do people wait on your side when it gets busy?',
      'What happens when somebody comes and nobody is there?',
    ],
    ['People stand in line for things that they could do themselves.'],
    ['less waiting for the people who come to you'],
  ),
  theme(
    'documents',
    /\b(?:file|document) (?:transfer|exchange|sharing|storage|management|archiv\w+)|\bdigital (?:files|archive|personnel files)|\bclient portal|\bpatient forms/,
    [
      'How do documents reach the people who need them on your side?',
      'What still gets printed, signed and scanned again?',
    ],
    ['A file sent by mail ends up in places that nobody looks after.'],
    ['documents that are easy to find'],
  ),
  theme(
    'checks',
    /\binspections?\b|\b(?:metal|leak|gas) detectors?\b|\bsafety checks?/,
    ['How do you keep track of what has been checked, and when?'],
    ['What nobody checks is fine until the day it is not.'],
    ['faults found while they are small', 'a record to show when somebody asks'],
  ),
  theme(
    'performances',
    /\b(?:(?:brass|ceilidh|cover|folk|jazz|live|party|steel|wedding) band|string quartet|quartet|quintet|live jazz|jazz|concerts?|puppet theatre|theatre show|magic show|circus|water park|bouncy|open-air cinema|choir|orchestra)\b/,
    ['What would your guests still talk about weeks later?'],
    ['People remember the afternoon that was different from the others.'],
    ['an occasion that people talk about afterwards'],
  ),
  theme(
    'learning programmes',
    /\blesson plans?|\bteaching (?:materials?|resources)/,
    ['Which part of the preparation would you gladly hand over?'],
    ['Good teaching starts long before the lesson.'],
    ['more time for the part that needs a person'],
  ),
  theme(
    'working abroad',
    /\brelocation (?:service|support|package)|\bvisa (?:service|support)|\bnew hires from abroad/,
    ['Who helps a new colleague from abroad with the first weeks?'],
    ['Somebody who has found a home works with a clear head.'],
    ['new colleagues who arrive with a clear head'],
  ),
  theme(
    'shared mobility',
    /\b(?:car|bike|scooter|cargo bike) (?:sharing|leasing|pool)|\bcompany bikes?/,
    ['How do people at your place get around today?'],
    ['Most cars stand still for most of the day.'],
    ['one car less that somebody has to park'],
  ),
  theme(
    'consulting',
    /\b(?:board|business|management|strategy) (?:advis\w+|consult\w+)|\bstrategic advice|\bnon-executive director/,
    ['Which decision has been on your desk the longest?'],
    ['The questions that matter are put off by the ones that are urgent.'],
    ['a decision made with somebody who has no stake in it'],
  ),
];

/** What a shop may sell on, where nothing else is known of it. */
export const goodsForShops: Theme = theme(
  'goods for shops',
  /(?!)/,
  [
    'What do your customers ask for that you do not have yet?',
    'How do you decide what gets a place on the shelf?',
  ],
  [
    'A shop is remembered for the thing that nobody expected to find there.',
    'What people pick up is half sold.',
  ],
  ['something on the shelf that customers ask about', 'a shelf that people stop at'],
);
