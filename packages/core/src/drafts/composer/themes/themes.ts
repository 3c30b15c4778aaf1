import { type Theme, theme } from './theme.ts';

/** Wide subjects: of a theme's lines, only those that share a word of substance with the offer are used. */
export const themes: readonly Theme[] = [
  theme(
    'phishing and awareness',
    /\bphishing|\bsecurity awareness|\bsimulated attacks?\b/,
    [
      'How do you find out who would click on a phishing mail?',
      'When did your {unit} last practise spotting a phishing mail?',
      'How do new joiners learn what a suspicious mail looks like?',
    ],
    [
      'Most attacks begin with an ordinary-looking mail.',
      'People spot a trick more easily when they have met it before.',
    ],
    ['people who stop before they click'],
  ),
  theme(
    'security',
    /\bcyber|\bpen(?:etration)?[- ]?test|\bsecurity (?:audit|assessment|software|platform|monitoring|testing|scan)|\bvulnerabilit|\bransomware|\bendpoint|\bthreat|\bfirewall|\binfosec|\bSOC ?2\b|\bISO ?27001|\bzero trust|\bdata (?:protection|security)|\bfraud\b/i,
    [
      'When was the last time somebody outside your {unit} tested your defences?',
      'Who in your {unit} hears first when something looks wrong?',
      'How do you decide which security gaps to close first?',
    ],
    [
      'A gap is easiest to close before anybody else has found it.',
      'Security work is rarely noticed until it is missing.',
      'Knowing where you stand makes the next decision simpler.',
    ],
    ['gaps closed before somebody else finds them'],
  ),
  theme(
    'churn and loyalty',
    /\bchurn|\bretention\b|\bretain(?:s|ing)? (?:customers|clients|guests|members)|\bloyalty\b|\brepeat (?:customers|business|visits|bookings|guests)/,
    [
      'How early can you tell that a customer is about to leave?',
      'How do you keep in touch with customers after the first sale?',
      'Which of your customers come back most often, and do you know why?',
    ],
    [
      'Keeping a customer is usually easier than finding the next one.',
      'Customers tend to leave quietly.',
      'The signs are often there weeks before a customer goes.',
    ],
    ['customers who come back without being chased'],
  ),
  theme(
    'no-shows and booking',
    /\bno[- ]shows?\b|\bappointments?\b|\b(?:online|table|appointment) booking|(?<!\b[a-z-]*(?:speaker|staff|teacher|travel|venue) )\bbooking (?:app|calendar|platform|software|system|tool)s?\b|\breservations?\b|\bempty (?:tables|chairs|seats|slots|rooms|beds)|\bfill(?:s|ing)? (?:empty|quiet|your) |\bquiet (?:days|nights|hours)/,
    [
      'How often does a booking fall through?',
      'How do you fill the quiet hours of the week?',
      'What happens on your side when a booking falls through at short notice?',
    ],
    [
      'An empty slot is hard to sell once the hour has passed.',
      'A full diary makes the whole week easier to plan.',
      'Quiet hours still have to be staffed.',
    ],
    ['a diary with fewer gaps'],
  ),
  theme(
    'reviews and reputation',
    /\b(?:online|google|customer|guest|patient) reviews?\b|\breputation\b|\btestimonials?\b|\bstar ratings?\b/i,
    [
      'Who on your side answers the reviews that come in?',
      'How do you ask happy customers for a review?',
      'How do new customers find out what people say about you?',
    ],
    [
      'Most people read a few reviews before they pick up the phone.',
      'Happy customers rarely write a review unless somebody asks.',
    ],
    ['reviews that show what your customers really think'],
  ),
  theme(
    'tax',
    /(?<!\b(?:council|fuel|import|payroll|property|road|sales) )\btax(?:es|ation)?\b|\bVAT\b|\bR&D credits?\b/i,
    [
      'When do you start preparing for the tax year end?',
      'Who checks that you claim all the relief you are entitled to?',
      'How do you keep up with changes in the tax rules?',
    ],
    [
      'Tax is calmer when it is not left to the last week.',
      'The rules change more often than most people have time to read them.',
    ],
    ['a tax return that holds no surprises'],
  ),
  theme(
    'invoicing and payments',
    /\binvoicing\b|\binvoices? (?:app|automation|chasing|collection|payments?|reminders?|software|tool)\b|\b(?:late|overdue|unpaid) invoices?\b|\bmedical billing|\bbilling (?:outsourcing|services)|\baccounts (?:payable|receivable)|\blate payments?\b|\bcash ?flow|\bpayments? (?:platform|processing|system|solution|gateway|terminal)|\bcollections?\b(?= software| agency| service)|\bbilling (?:software|system|platform|tool)|\bcard (?:fees|payments|terminal|reader)|\bdebt(?:or)? collection/,
    [
      'How long does it usually take until your invoices are paid?',
      'Who on your side chases the invoices that are overdue?',
      'How many steps does an invoice pass through before it is paid?',
    ],
    [
      'Work is only finished when it has been paid for.',
      'Chasing an invoice is nobody’s favourite part of the week.',
      'Money that arrives on time makes planning simpler.',
    ],
    [],
  ),
  theme(
    'backup and IT support',
    /\bbackups?\b|\bdisaster recovery|\bmanaged it\b|\bit (?:support|services?|helpdesk|help desk|outsourcing|maintenance)|\bhelp ?desk (?:for|support)|\bMSP\b|\bserver (?:maintenance|hosting)|\bhosting\b/i,
    [
      'How long could your {unit} work without its systems?',
      'When did you last try to restore a backup?',
      'Who picks up the phone on your side when a system goes down?',
    ],
    [
      'A backup only counts once it has been restored.',
      'IT is noticed most on the day it stops.',
      'An outage never picks a quiet day.',
    ],
    ['systems that people can count on'],
  ),
  theme(
    'operations of software',
    /\bdevops|\bci\/cd|\bdeployments?\b|\bobservab|\bincidents?\b|\bon-call|\bmonitoring (?:tool|platform|software)|\bkubernetes|\bdowntime|\bdeploys?\b|\buptime|\blatency|\bdatabase/i,
    [
      'How do you hear about a problem in production: from an alert or from a user?',
      'How long does it take from a finished change to a release?',
      'Who in your {unit} is woken up when something breaks?',
    ],
    [
      'The first minutes of an incident are the ones that count.',
      'A release should be an ordinary event.',
      'It is hard to fix what nobody can see.',
    ],
    ['problems found before users report them'],
  ),
  theme(
    'app and software development',
    /\b(?:app|software|web|mobile|product) development|\bmobile apps?\b|\bweb apps?\b|\bcustom software|\bdevelop(?:er|ment team)s?\b|\bengineering (?:talent|capacity|teams?)|\bMVPs?\b|\bprototyp|\bno-code|\blow-code/i,
    [
      'Which project would you start first if you had the people for it?',
      'How do you cover work that your own {unit} has no room for?',
      'What is the next thing on your list that nobody has had time to build?',
    ],
    [
      'A good idea can wait a long time for a free pair of hands.',
      'Most backlogs grow faster than the team does.',
      'A first version teaches more than a long plan.',
    ],
    ['the project that has been waiting, done'],
  ),
  theme(
    'website',
    /\bweb ?sites?\b|\bweb ?design|\blanding pages?\b|\bwordpress|\bwebflow|\bhomepage/i,
    [
      'When did you last change something on your website?',
      'What do you want people to do first when they reach your website?',
      'Who looks after your website at the moment?',
    ],
    [
      'A website is often the first thing that people see of you.',
      'Visitors decide within moments whether to stay.',
      'A website that is easy to change tends to stay up to date.',
    ],
  ),
  theme(
    'paid advertising',
    /\bppc\b|\bgoogle ads|\bfacebook ads|\bmeta ads|\bpaid (?:ads|media|search|social)|\bad (?:spend|campaigns?|budget)|\badvertis/i,
    [
      'How do you decide where the next part of your ad budget goes?',
      'Which of your campaigns would you keep if you could keep only a few?',
      'How do you tell which ads bring in real customers?',
    ],
    [
      'It is easy to pay for clicks and harder to know what they bring.',
      'An ad works best when the page behind it does too.',
    ],
    ['a budget that goes where the customers come from'],
  ),
  theme(
    'social media',
    /\bsocial media|\binstagram|\btiktok|\binfluencers?\b|\bcreators?\b|\bcommunity management/i,
    [
      'Who writes your posts when the week gets busy?',
      'Which of your channels do you think earns its keep?',
      'How far ahead do you plan your posts?',
    ],
    ['A quiet channel says something too.', 'Posting is easy to start and hard to keep up.'],
    ['channels that stay alive in a busy week'],
  ),
  theme(
    'video',
    /\bvideos?\b(?! (?:interview|call|conferenc|meeting|consult))|\bvideograph|\bdocumentar|\banimat(?:ion|ed)|\bfilming\b|\bexplainer/,
    [
      'How do you explain what you do to somebody in a hurry?',
      'When did you last make a video that you were glad to share?',
      'Where would a good video help you most?',
    ],
    ['Some things are quicker to show than to tell.', 'People remember what they have seen.'],
    ['a message that people take in at once'],
  ),
  theme(
    'branding and design',
    /(?<!own[- ])\bbrand(?:ing| identity| design| strategy)?\b|\blogos?\b|\bgraphic design|\bvisual identity|\bux\b|\bui\b|\bdesign (?:services|agency|studio|system)|\bdesigner|\brebrand/i,
    [
      'When did you last look at your brand as a newcomer would?',
      'How do you brief design work at the moment?',
    ],
    ['Good design makes a decision easier for the person who looks at it.'],
    ['a look that fits the company you are today'],
  ),
  theme(
    'content',
    /\bcontent\b|\bcopywrit|\bblogs?\b|\bghostwrit|\bwhite ?papers?\b|\bcase studies|\barticles?\b|(?<!\bsign[ -]?)\bwriter|\bstorytelling/,
    [
      'Who writes for your {unit} when everybody is busy?',
      'Which questions do your customers ask again and again?',
      'How do you decide what to publish next?',
    ],
    [
      'The best ideas for content tend to sit in somebody’s head.',
      'Clear writing saves the reader time.',
      'Publishing is mostly a matter of keeping going.',
    ],
    ['texts that answer what customers ask'],
  ),
  theme(
    'lead generation',
    /(?<!\b(?:i|we|to|who) )\bleads?\b|\blead[- ]gen|\bprospect(?:s|ing)?\b|\boutbound|\bcold (?:email|calling|outreach)|\bappointment setting|\bpipeline\b|\bsales (?:meetings|outreach|development)|\bmore (?:customers|clients|patients|bookings|guests|members|students|sales)|\bnew (?:customers|clients|patients|members)/,
    [
      'Where do most of your new customers come from today?',
      'How much of the week is left for finding new business?',
      'Which kind of customer would you like to see more often?',
    ],
    [
      'New business tends to slip when the current work is heavy.',
      'A steady flow is easier to plan around than a good month.',
      'The right few conversations beat a long list.',
    ],
    ['more of the talks that are worth having'],
  ),
  theme(
    'sales tools',
    /\bcrm\b|\bsales (?:calls?|teams?|software|tool|platform|automation|enablement|training|coaching|process|forecast|reps?|intelligence)|\bsalesforce|\bhubspot|\bquot(?:e|ing) (?:tool|software)|\bproposals?\b|\bquota/i,
    [
      'How much of the day do your salespeople spend on admin?',
      'How do you keep an eye on the deals that have gone quiet?',
      'How far do you trust the numbers in your pipeline?',
    ],
    [
      'A sales team is at its best when it is talking to customers.',
      'Deals tend to go quiet before they go away.',
      'Follow-up is the part that slips first in a full week.',
    ],
    ['more time with customers and less with the system'],
  ),
  theme(
    'customer support',
    /\bcustomer (?:support|service|care|experience)|\bchat ?bots?\b|\bsupport (?:tickets?|teams?|queries|requests|automation|agents?)|\btickets?\b|\bcall cent(?:er|re)|\bcontact cent(?:er|re)|\blive chat|\bphone calls|\banswering service|\bvirtual receptionist|\bhelp ?desk/i,
    [
      'Which question does your {unit} answer most often?',
      'How long does a customer wait for a first answer?',
      'What happens to the calls that come in when nobody is free?',
    ],
    [
      'A quick answer is often the whole of good service.',
      'The same few questions fill most of the day.',
      'People remember how long they had to wait.',
    ],
    ['customers who get an answer while it still helps'],
  ),
  theme(
    'job application',
    /\b(?:apply|applying|application) (?:for|to) (?:the|a|an|your)\b|\bnew (?:role|position|job|opportunity)\b|\blooking for (?:a|an|my next|new)\b.{0,30}\b(?:role|job|position|internship)|\bmy (?:experience|cv|resume|skills|background)\b|\bcandidate\b|\binternship|\brecent graduate/i,
    [
      'Which skills is your {unit} missing most at the moment?',
      'Is your {unit} planning to grow in the coming months?',
      'How does somebody new usually come to join your {unit}?',
    ],
    [
      'A good match is easier to see in a conversation than on paper.',
      'Work shows more than a list of skills can.',
    ],
  ),
  theme(
    'vacancy',
    /^jobs?\b|\bjob (?:offer|opening|opportunity)|\bwe(?:'re| are) hiring|\b(?:would|'d) like to hire\b|\b(?:want|looking) to hire\b|\bvacanc|\b(?:role|position) (?:at|with) (?:an?|our|the)\b|\bopen (?:role|position)|\b(?:role|position|engineer|developer|manager|designer) at our\b/i,
    [
      'What would your next role need to have?',
      'What would make you look at something new?',
      'Which part of your work would you like to do more of?',
    ],
    [
      'Most people hear of a good role by chance.',
      'The right role is rarely the one with the longest advert.',
    ],
  ),
  theme(
    'recruitment',
    /(?<!\b(?:panel|participant|patient|research) )\brecruit|\bstaffing\b|\bhiring\b|\bhires\b|\bhire (?:\p{L}+ ){0,2}(?:people|staff|teams?|engineers?|developers?|nurses|drivers|talent|faster|better)\b|\bcandidates?\b|\btalent\b|\bstaff augmentation|\bheadhunt|\bexecutive search|\bapplicant|\bvacanc|\btemp(?:orary)? (?:staff|workers)/u,
    [
      'Which role in your {unit} has been open the longest?',
      'How long does it usually take you to fill a role?',
      'What takes up most of the time when you hire?',
    ],
    [
      'Good candidates seldom stay on the market for long.',
      'An open role is work that lands on somebody else.',
      'The right person is worth a careful search.',
    ],
    ['an open role filled before the team feels it'],
  ),
  theme(
    'employee wellbeing',
    /\bwell-?being|\bwellness|\bmental health|\bburn-?out|\bphysio|\babsence|\bsick (?:days|leave)|\bergonomic|\byoga|\bmassage|\bmindful|\btherap/,
    [
      'How do you notice that somebody in your {unit} has too much on?',
      'What do your people turn to when they are not well?',
      'How has sick leave changed in your {unit} over the last while?',
    ],
    [
      'People do good work when they feel well.',
      'Small complaints are easier to treat than long ones.',
      'Those who need help most are often the last to ask.',
    ],
    ['people who feel well enough to do good work'],
  ),
  theme(
    'onboarding and people',
    /\bonboarding(?! emails?| sequences?| flows?)|\bemployee (?:experience|benefits|handbook)|\bhr (?:software|platform|system|services|consult|support|tool|outsourc)|\bhris\b|\bbenefits? (?:platform|package|broker)|\bperformance reviews?/i,
    [
      'How long does it take until somebody new has settled in?',
      'How do you keep track of everything that concerns your people?',
      'Which part of HR takes more of your time than it should?',
    ],
    ['A good first week is remembered for a long time.', 'Admin grows with each person who joins.'],
    ['less admin for each person who joins'],
  ),
  theme(
    'lessons',
    /\blessons?\b(?! plans?)|\btutor|\blanguage (?:courses?|classes)|\bdriving school|\b(?:guitar|piano|singing|swimming|violin) (?:class|coach|instruct|school|teach|tuition)\w*/i,
    [
      'What makes a lesson stick, in your experience?',
      'What have you tried so far, and how did it go?',
      'When in the week do you have a quiet hour?',
    ],
    ['A little practice each week goes a long way.', 'The first lesson shows most of what there is to know.'],
  ),
  theme(
    'exercise',
    /\bpilates|\byoga (?:class|course|online)|\bworkout (?:plan|class)|\bpersonal train|\bfitness (?:class|course|app)/i,
    [
      'What would make it easier to keep up?',
      'When in the week do you have time for yourself?',
      'What have you tried before, and what made you stop?',
    ],
    ['The habit matters more than the plan.', 'It is easier to keep up what feels good.'],
  ),
  theme(
    'investment round',
    /\b(?:seed|pre-seed|series [a-d]|funding|angel|bridge) round\b|\braising [$€£]|\binvest in (?:our|my)/i,
    [
      'What do you look for in a company at this stage?',
      'Which questions do you ask first when you see a new company?',
      'What makes you read a pitch to the end?',
    ],
    [
      'A first conversation says more than a deck.',
      'The team usually tells more than the numbers do at this stage.',
    ],
  ),
  theme(
    'engagement',
    /\bemployee (?:engagement|surveys?|feedback|recognition|retention)|\bengagement surveys?\b|\bpulse surveys?\b/i,
    [
      'How do you find out what your people really think?',
      'When did you last ask your people how they are doing?',
      'What happens with the answers after a staff survey?',
    ],
    ['People who feel heard tend to stay.', 'The answers that matter are the ones that somebody acts on.'],
    ['problems that come up while they are small'],
  ),
  theme(
    'team building',
    /\bteam[- ]building|\bescape rooms?\b|\bteam (?:events?|days?|outings?)|\bcompany (?:party|retreat|outing)|\boff-?sites?\b/i,
    [
      'When did your people last do something together that was not work?',
      'How do you choose what to do for the next team day?',
      'What would your people still talk about a month later?',
    ],
    [
      'People who have laughed together work together more easily.',
      'A team day is remembered for the moments that nobody planned.',
    ],
  ),
  theme(
    'music and celebrations',
    /\bstring quartet|\blive (?:music|band)|\bmusician|\bdj\b|\bweddings?\b|\bflorist|\bflowers?\b|\bbouquets?/i,
    [
      'What do guests mention most after one of your events?',
      'How do you choose the people you recommend?',
      'Who do you call when a date comes up at short notice?',
    ],
    ['Guests remember how a day felt.', 'Good suppliers are the ones that nobody has to worry about.'],
  ),
  theme(
    'site work',
    /\b(?:field|site|work) crews?\b|\bcrew (?:hours|planning|scheduling)|\bsite (?:diary|reports?|management)|\bjob sites?\b|\bfield (?:teams?|service|workers?)|(?<!\bno )\bsubcontractors?\b/i,
    [
      'How do the hours and photos from the site get back to the office?',
      'How long does it take until the office knows what happened on site?',
      'Where does the paperwork pile up on your side?',
    ],
    [
      'Whatever is not written down on the day has to be remembered later.',
      'The people on site have better things to do than paperwork.',
    ],
    ['an office that knows by evening what happened on site'],
  ),
  theme(
    'training',
    /\btraining\b|\bcourses?\b|\bworkshops?\b|\be-?learning|\blms\b|\bcoach(?:ing)?\b|\bleadership|\bupskill|\bmasterclass|\bcertification|\bmentor|\bbootcamp|\bskills\b/i,
    [
      'What would you like your {unit} to be better at by this time next year?',
      'How do your people learn something new at the moment?',
      'How do you find time for training in a full week?',
    ],
    [
      'People learn best when they can use it the next day.',
      'Training that is put off tends to stay put off.',
      'New managers often have to learn the job while doing it.',
    ],
    ['people who use what they learned'],
  ),
  theme(
    'education',
    /\bpupils?\b|\bclassroom|\bteach(?:ers|ing)\b|\bmaths?\b|\bcurriculum|\bhomework|\bfractions/i,
    [
      'Which topic do your pupils find the hardest to get into?',
      'How do you keep a class together when some move faster than others?',
      'How much of your preparation happens in the evening?',
    ],
    [
      'A pupil who enjoys practising tends to practise more.',
      'A teacher’s time is best spent with the class.',
      'Confidence grows with each small step.',
    ],
    ['pupils who get on at their own pace'],
  ),
  theme(
    'contracts and law',
    /\blegal\b|\bcontract (?:management|review|drafting|automation|lifecycle|software)|\blawyers?\b|\blaw firm|\bsolicitors?\b|\btrademarks?|\bintellectual property|\bpatents?\b|\be-?signatur|\bNDAs?\b|\bdisputes?\b/i,
    [
      'How long does a contract usually wait before it is signed?',
      'Who on your side reads the contracts that come in?',
      'Who reads a contract on your side before it is signed?',
    ],
    [
      'A contract is read most closely when something has gone wrong.',
      'A clear agreement at the start saves a long talk later.',
    ],
    ['an overview of every contract'],
  ),
  theme(
    'compliance',
    /\bcomplian|\bgdpr|\bhipaa|\b(?:external|internal|compliance|iso|annual|financial|supplier|safety) audits?\b|\baudit (?:trail|evidence|prep|readiness|management|software)|\bauditors?\b|\bregulat|\brisk (?:management|assessment)|\bpolic(?:y|ies) (?:management|software)|\bhealth and safety|\bkyc\b|\baml\b|\bcertif/i,
    [
      'How do you prepare when the next audit comes up?',
      'Who in your {unit} keeps track of the rules that apply to you?',
      'How quickly could you show an auditor what they ask for?',
    ],
    [
      'An audit is calm when the evidence is already there.',
      'Rules change, and somebody has to notice.',
      'Evidence is easiest to collect while the work is being done.',
    ],
    ['an audit for which the evidence is already there'],
  ),
  theme(
    'bookkeeping and accounting',
    /\bbookkeep|\baccount(?:ing|ants?|ancy)\b|\bledger|\bmonth[- ]end|\bfinancial (?:reporting|statements?|close)|\bxero\b|\bquickbooks|\bfractional cfo|\bbudgeting\b|\b(?:financial|cash) forecast/i,
    [
      'How much of your month goes on the books?',
      'When do you see last month’s figures?',
      'Who keeps your books up to date when it gets busy?',
    ],
    [
      'Figures help most while there is still time to act on them.',
      'The books are easier to keep up than to catch up.',
      'Clear numbers make for calmer decisions.',
    ],
    ['figures while there is still time to act on them'],
  ),
  theme(
    'claims work',
    /\binsurance (?:verification|claims)|\bclaims (?:processing|management|handling)|\bprior authori[sz]ation|\bcoding services/i,
    ['How long does a claim keep your people busy?', 'Who picks up the phone when an insurer has questions?'],
    ['Time on hold with an insurer is time away from everything else.'],
    ['less time spent on claims'],
  ),
  theme(
    'funding',
    /\b(?:growth|project|start-?up|venture) (?:capital|finance|funding|loans?)\b|\bbridging (?:finance|loans?)|\bgrant funding\b/i,
    [
      'What is the next step that you would take with the money in place?',
      'How do you decide which funding fits your plans?',
      'When do you expect to need the next round of funding?',
    ],
    ['The best time to talk about money is before it is needed.', 'Terms matter as much as the sum does.'],
  ),
  theme(
    'data and reporting',
    /\banalytics|\bdashboards?\b|\breport(?:s|ing)\b|\bbusiness intelligence|\bdata (?:warehouse|platform|pipelines?|quality|entry|integration|science|analysis|engineer|visuali|team)|\binsights?\b|\bspreadsheets?\b|\bmetrics|\bKPIs?\b/i,
    [
      'How long does it take you to get an answer out of your data?',
      'How many spreadsheets stand behind your monthly report?',
      'Which number would you like to see every morning?',
    ],
    [
      'A report is useful only while it is fresh.',
      'Decisions wait for numbers, and numbers wait for people.',
      'Competing versions of a figure are worse than none.',
    ],
    ['one set of figures that everybody trusts'],
  ),
  theme(
    'inventory and warehouse',
    /\binventory(?! (?:and check|check|clerk|reports?))|\bdemand (?:forecast|planning)|\bstock (?:control|levels?|management|takes?|tracking|counts?)|\bstock-?outs?\b|\bwarehous|\bfulfil+ment|\b3pl\b|\bpallets?\b|\bpicking\b/i,
    [
      'How do you find out that something is running low?',
      'How long does a stock take keep your {unit} busy?',
      'How often does the count on the shelf match the count in the system?',
    ],
    [
      'Too much stock ties up money, and too little loses a sale.',
      'A missing item is always the one that was ordered.',
    ],
    ['stock that is there when it is ordered'],
  ),
  theme(
    'fleet',
    /\bfleets?\b|\btelematics|\bvehicles?\b|\bdrivers?\b|\btrucks?\b|\bvans?\b|\bfuel\b|\bev charg|\bcharging (?:stations?|points?)|\bleasing/i,
    [
      'How do you know where your vehicles are right now?',
      'Which of your running costs for the fleet has grown the most?',
      'How do you plan the routes of the day?',
    ],
    ['A vehicle that stands still goes on costing money.', 'Small savings on each trip add up over a fleet.'],
    ['vehicles that are on the road when they are needed'],
  ),
  theme(
    'logistics',
    /\blogistics|\bshipping|\bshipments?\b|\bfreight|\bparcels?\b|\bdelivery (?:service|routes?|times?)|\bcourier|\bsupply chain|\bcustoms\b|\bimports?\b|\blast[- ]mile|\broute/,
    [
      'How do you hear that a delivery is running late?',
      'What do your customers ask most about their deliveries?',
      'How many carriers do you deal with in a normal week?',
    ],
    [
      'A late delivery is remembered longer than all those that were on time.',
      'A customer who knows where the parcel is does not have to ask.',
    ],
    ['deliveries that nobody has to ask about'],
  ),
  theme(
    'packaging and parts',
    /\bpackaging|\bmachin(?:ing|ed|e|es|ery)\b|\bcnc\b|\bcomponents?\b|\bspare parts|\bparts\b|\bmanufactur|\bproduction (?:line|planning)|\bfactory|\bplant\b|\bpredictive maintenance|\btooling|\braw materials?|\bsourcing|\b3d print|\bvibration sensors?\b/i,
    [
      'How do you keep a second source for the parts that matter most?',
      'What does your {unit} do when a supplier runs late?',
      'Which part of production gives you the most surprises?',
    ],
    [
      'A single missing part can hold up a whole order.',
      'A good supplier is one that you rarely have to think about.',
      'A planned stop is shorter than a sudden one.',
    ],
    ['parts that are there when they are needed'],
  ),
  theme(
    'food and coffee',
    /\bcoffee|\btea\b|\bcater|\blunch(?:es)?\b|\bsnacks?\b|\bmeals?\b|(?<!\b(?:animal|bird|cat|dog|fish|horse|pet) )\bfood\b|\bbread|\bwine|\bbeer|\bbeverages?|\bproduce\b|\bjams?\b|\bscones?\b|\bbiscuits?\b|\bpastr(?:y|ies)|\bsausages?\b|\bchicken\b|\bice cream\b|\bingredients?\b|\bcheese|\bmozzarella|\bflour|\bhoney\b|\bmeat\b|\bolive oil|\bchocolate|\bvegan|\bcake/,
    [
      'Where do you buy from at the moment, and what made you choose them?',
      'How do you like to try something new?',
      'What matters more to you: the taste or where it comes from?',
    ],
    [
      'People remember what they ate.',

      'Taste decides, so a sample says more than a page of text.',
    ],
  ),
  theme(
    'office and furniture',
    /\bfurniture|(?<!front |help |service )\bdesks?\b|\bchairs?\b|\bco-?working|\boffice (?:space|supplies|plants?|fit)|\bmeeting rooms?\b|\bstationery/,
    [
      'How well does your office suit the way your people work now?',
      'What do your people say about the place where they sit all day?',
      'When did you last change something about your workspace?',
    ],
    [
      'People spend more of the day at a desk than they notice.',
      'A place that works well is a quiet help all day.',
    ],
  ),
  theme(
    'energy',
    /\bsolar|\benergy(?! drink)|\bwaste heat|\belectricity|\bheat pumps?|\bpv\b|\bphotovoltaic|\b(?:home|solar) batter(?:y|ies)|\bbattery storage|\blighting|\bled\b|\bcarbon (?:accounting|footprint|reporting)|\bemissions?\b|\bnet[- ]zero/i,
    [
      'How has your energy bill changed in recent years?',
      'When did you last look at where your energy goes?',
      'Who looks after your energy contracts at the moment?',
    ],
    [
      'Energy is a cost that most people see only once it has been used.',
      'Roofs and basements often hold more savings than the office does.',
      'A bill is easier to plan when part of the supply is your own.',
    ],
    ['a bill that you can plan'],
  ),
  theme(
    'sustainability and waste',
    /\brecycl|\bwaste (?:collection|management|disposal)\b|\bbins?\b|\bsustainab|\besg\b|\bcompost|\bplastic|\brefurbish|\bcircular/i,
    [
      'What happens to the things that your {unit} no longer needs?',
      'Who on your side answers when a customer asks about sustainability?',
      'How do you keep track of what you throw away?',
    ],
    ['What is measured is easier to reduce.', 'Customers have begun to ask, and a clear answer helps.'],
    ['a clear answer when customers ask'],
  ),
  theme(
    'buildings and maintenance',
    /\bhvac|\bheating|\bplumb|\belectric(?:al|ian)|\broof(?:ing|ers?)\b|\brenovat|\bconstruct|\bbuild(?:ing|er|ers)\b|\bgeneral contractor|\b(?:building|property|boiler|roof|window|door|home) (?:maintenance|repairs?)\b|\bfacilit|\bpaint(?:ing|ers?)?\b|\bfloor|\bsmart home|\belevator|\blift (?:service|maintenance)|\bglazing|\bscaffold|\bkitchens?\b|\bbathroom|\bpest\b/i,
    [
      'Who do you call when something in the building stops working?',
      'Which repair have you been putting off?',
      'How do you plan the work on your building over the year?',
    ],
    [
      'A small repair rarely gets smaller by waiting.',
      'Good work on a building is work that you forget about.',
      'A quick visit often shows more than a long description.',
    ],
    ['work on the building that stays done'],
  ),
  theme(
    'farming',
    /\bcrops?\b|\bsoil\b|\bharvest|\bfertili|\blivestock|\bseeds?\b|\btractors?\b/i,
    [
      'How do you decide what a field needs this season?',
      'Which decision in the season do you find the hardest to time?',
      'Where do you get your figures on the soil today?',
    ],
    [
      'The season does not wait for a result.',
      'Good decisions in the field start with what is in the ground.',
    ],
  ),
  theme(
    'property',
    /\breal estate|\bmultifamily|\boff-market|\bpropert(?:y|ies)\b|\btenants?\b|\blandlords?|\blettings?\b|\brentals?\b|\bapartments?|\b(?:house|letting|property) listings?\b|\bmortgages?|\bvirtual tours?|\bstaging/,
    [
      'How long does a listing usually stay open with you?',
      'What do tenants or buyers ask you most often?',
      'Which part of looking after your properties takes the most time?',
    ],
    [
      'A property shows best when it is easy to picture oneself in it.',
      'Good tenants stay where things get fixed.',
    ],
    ['properties that look after themselves a little more'],
  ),
  theme(
    'events',
    /\bevents?\b|\bconferences?\b|\bwebinars?\b|\btrade (?:shows?|fairs?)|\bexhibition|\bvenues?\b|\bexpo\b|\bfestivals?|\bspeakers?\b|\bsummit|\bmeetups?|\bhackathon|\bparty|\bparties|\bwedding|\bband\b|\bdj\b/i,
    [
      'What do people still talk about a month after an event?',
      'Which event of the last year do you still think about?',
      'What makes an event worth a place in a full diary?',
    ],
    [
      'People remember an event by how it felt.',
      'The best conversations at an event rarely happen on stage.',
    ],
  ),
  theme(
    'travel',
    /\btravel\b|\bflights?\b|\bguided tours?\b|\btourism|\bresort|\bvacation|\bretreats?\b/,
    [
      'How do your guests usually find you?',
      'How do you book trips at the moment?',
      'Which part of a stay do your guests mention most?',
    ],
    ['A trip begins with the booking.', 'Guests remember how they were looked after.'],
    ['trips that run without anybody having to step in'],
  ),
  theme(
    'online shop',
    /\be-?commerce|\bonline (?:shop|store|sales)|\bshopify|\bwoocommerce|\bcheckout|\babandoned carts?|\bcarts?\b|\bconversion|\bproduct (?:pages?|descriptions?|recommendations?)|\breturns\b|\bmarketplaces?\b|\bamazon\b/i,
    [
      'Where in your shop do you lose most of your visitors?',
      'What do people search for in your shop and not find?',
      'Which products would you like to sell more of?',
    ],
    [
      'A visitor who has filled a basket has nearly decided.',
      'Small hurdles at the checkout send people away.',
    ],
    ['visitors who get through to the end'],
  ),
  theme(
    'health care',
    /\bpatients?\b|\bclinics?\b|\bclinical|\bmedical|\btelehealth|\bEHR\b|\bdental|\bhospitals?\b|\bdiagnos|\bpharma|\bradiolog|\bnurs(?:e|es|ing)|\bcare homes?|\bhealth ?care|\bimaging|\bveterinar/i,
    [
      'How much of the day in your {unit} goes on paperwork?',
      'What do your patients ask for most when they call?',
      'How long does a patient wait from the first call to the visit?',
    ],
    [
      'Time with the patient is the part that counts.',
      'Each form that is filled in twice is time away from somebody.',
    ],
  ),
  theme(
    'fundraising',
    /\bfundrais|\bwe need [$€£]|\bnight shelter|\bhomeless|\brefugees?\b|\bdonat|\bdonors?\b|\bcharit|\bnon-?profit|\bvolunteer|\bscholarship|\bcommunity (?:project|garden|event)|\bfood bank/i,
    [
      'Which causes does your {unit} care about most?',
      'How do you choose the projects that you stand behind?',
      'How do your people like to get involved?',
    ],
    ['Help goes further when it comes from close by.', 'People like to know where their help ends up.'],
  ),
  theme(
    'partnerships',
    /\bpartner(?:s|ship|ships)?\b|\baffiliate|\bresell|\bwhite[- ]label|\breferral (?:programme|program|fee|scheme)|\bco-?market|\bcollaborat|\bjoint venture|\bdistributors?\b|\bfranchis/i,
    [
      'What do your customers ask you for that you do not offer yourself?',
      'How do you choose the people you work with?',
      'Who already serves the same customers as you do?',
    ],
    [
      'A good partnership leaves both sides better off.',
      'Trust is easier to share than to build from nothing.',
    ],
  ),
  theme(
    'press and podcasts',
    /\bpodcasts?\b|\bpress (?:release|coverage|office|relations|kit)|\bpr\b|\bmedia (?:coverage|relations)|\bjournalis|\bguest (?:posts?|speakers?|articles?|on)|\bmedia interviews?\b|\bstory\b|\bpublic relations|\bthought leadership/i,
    [
      'Which stories have gone down best with your audience lately?',
      'How do you choose the next guest or story?',
      'What does a pitch need before you take it further?',
    ],
    ['A good story is one that the reader passes on.', 'Listeners can tell when somebody knows the work.'],
  ),
  theme(
    'research',
    /\bresearch\b|\bsurveys?\b|\buser (?:interviews?|testing|research)|\bmarket (?:study|intelligence)|\bfocus groups?|\bfeedback\b|\bbeta\b/,
    [
      'How do you find out what people really need?',
      'When did you last learn something from a customer that surprised you?',
      'Which question would you most like an answer to?',
    ],
    [
      'An honest answer from somebody who does the work is worth a great deal.',
      'Assumptions are cheap until they are built.',
    ],
  ),
  theme(
    'fitness',
    /\bgyms?\b|\bfitness|\bpersonal train|\bworkouts?\b|\bsports?\b|\bathlet|\bnutrition|\bmembership/,
    [
      'What keeps your members coming back after the first month?',
      'How do you notice that a member is about to stop coming?',
      'Which hours of your week are the quietest?',
    ],
    ['People keep up what they enjoy.', 'The first weeks decide whether a habit stays.'],
    ['members who stay'],
  ),
  theme(
    'systems and integration',
    /\berp\b|\bintegrat|\bsync(?:s|ing)?\b|\bAPIs?\b|\bmigrat|\blegacy|\bSAP\b|\bsingle source of truth|\bdocument management|\bknowledge (?:base|management)|\bintranet|\bwiki\b/i,
    [
      'How many times is the same figure typed in by hand?',
      'Which of your systems do not talk to each other?',
      'Where do your people look first when they need to know something?',
    ],
    [
      'Data that is typed in again and again goes wrong sooner or later.',
      'A system is only as good as the habits around it.',
    ],
    ['figures that are typed in once'],
  ),
  theme(
    'automation',
    /\bautomat|\bworkflows?\b|\bAI\b|\bmanual (?:work|tasks?|data|entry|processes)|\brepetitive|\brpa\b|\bagents?\b|\bassistants?\b|\bcopilot|\bchatgpt|\bLLMs?\b|\bmachine learning/i,
    [
      'Which task would your {unit} be glad never to do by hand again?',
      'How much of the week goes on work that repeats itself?',
      'Where does work wait longest for somebody to pass it on?',
    ],
    [
      'Routine work fills whatever time it is given.',
      'The dull tasks are the ones where slips happen.',
      'People are best at the work that a rule cannot do.',
    ],
    ['routine work that does itself'],
  ),
  theme(
    'projects and meetings',
    /\bproject (?:management|tracking|planning)|\btasks?\b|\bproductivity|\bmeetings?\b|\bcollaboration|\bplanning (?:tool|software)|\broadmap|\bkanban|\bremote (?:teams?|work)|\bnotes?\b|\bminutes of/,
    [
      'How do you find out that a project is slipping?',
      'How much of your {unit}’s week is spent in meetings?',
      'Where do decisions get written down in your {unit}?',
    ],
    ['Work slips in the gaps between people.', 'A short update saves a long meeting.'],
    ['projects that slip less often'],
  ),
  theme(
    'growth',
    /\bgrow(?:th|ing)?\b|\bmarketing\b|\bstrategy\b|\bconsult|\bsales\b|\brevenue\b|\bscale\b|\bmarket entry|\bpricing\b|\bexpansion/,
    [
      'What stands between your {unit} and the next step at the moment?',
      'Which part of growth takes most of your attention this year?',
      'How do you decide what to work on next?',
    ],
    [
      'Growth brings its own kind of work.',
      'A clear next step is worth more than a long list of them.',
      'A plan helps most when it is short enough to follow.',
    ],
  ),
];
