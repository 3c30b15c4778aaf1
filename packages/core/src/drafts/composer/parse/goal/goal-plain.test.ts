import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

/** What a goal asks, as `kind: words [day]`. */
function told(input: string, offer = ''): string {
  const goal = parseGoal(input, offer);
  const words = goal.kind === 'action' ? goal.base : 'phrase' in goal ? goal.phrase : '';
  const when = (goal.kind === 'event' || goal.kind === 'thing') && goal.when ? ` [${goal.when}]` : '';
  return `${goal.kind}: ${words}${when}`;
}

describe('whose act a plain goal names', () => {
  it.each([
    // What leave is asked for.
    ['Permit me to give the reading at her library', 'action: let us give the reading at your library'],
    ['Let us give a two-hour workshop in June', 'action: let us give a two-hour workshop in June'],
    ['Let us give them a demo', 'event: a short demo'],
    ['Get her consent to a 30-minute interview', 'action: let us interview you for 30 minutes'],
    ['Get their consent to a site survey', 'event: a site survey'],
    ['Get their permission for a photo shoot in the kitchen', 'action: arrange a photo shoot in the kitchen'],
    ['Ask permission to use their logo on our website', 'action: let us use your logo on our website'],
    // Some of the reader's people.
    [
      'Ask her to let two of her physicians pilot it for 30 days free of charge',
      'action: let two of your physicians pilot it for 30 days free of charge',
    ],
    [
      'Convince them to let a few of their drivers test the app',
      'action: let a few of your drivers test the app',
    ],
    ['Have her let one store try it', 'action: let one store try it'],
    // The sender's work, the result of which the reader is shown.
    [
      'Run our planner on one week of their past routes and show him the difference',
      'action: let us run our planner on one week of your past routes and show you the difference',
    ],
    [
      'Audit their ad account and present the findings',
      'action: let us audit your ad account and present the findings to you',
    ],
    [
      'Do a free mockup of their homepage and send it over',
      'action: let us do a free mockup of your homepage and send it to you',
    ],
    ['Upload a file and see the result', 'action: upload a file and see the result'],
    ['Read the draft and send comments', 'action: read the draft and send comments'],
    // What a wish in the first person would have the sender do.
    [
      "I'd love to drop in on a weekday morning with jars to taste",
      'action: let us drop in on a weekday morning with jars to taste',
    ],
    ["I'd like to volunteer on Saturdays", 'action: let us volunteer on Saturdays'],
    ['I want to sell my cakes in her shop', 'action: let us sell our cakes in your shop'],
    ["I'd love to show her around our showroom", 'action: let us show you around our showroom'],
    ['I would love to show him our showroom', 'action: let us show you our showroom'],
    ["I'd love to have her on my podcast", 'action: come on our podcast as a guest'],
    ["I'd love to collaborate on a project", 'action: collaborate on a project'],
    ["I'd like to hear what they think", 'question: what you think'],
    ['Swing by the office on Monday', 'action: let us swing by your office on Monday'],
    ['Drop by after lunch to introduce ourselves', 'action: let us drop by after lunch'],
    // What the reader is to give, tell or take part in.
    ['Obtain API access and one technical contact', 'action: give us API access and one technical contact'],
    ['Get a licence for two photos', 'action: give us a licence for two photos'],
    [
      'Get the media kit and learn the advertising deadline',
      'action: send us the media kit and tell us the advertising deadline',
    ],
    ['receive their tender documents', 'action: send us your tender documents'],
    ['Find out the deadline and the fee', 'question: the deadline and the fee'],
    [
      'Ask what a stand costs and when bookings close',
      'question: what a stand costs and when bookings close',
    ],
    ['Ask who decides about software', 'question: who decides about software'],
    ['Let us present the results to the partners', 'action: let us present the results to your partners'],
    ['Recruit them for the interview', 'action: take part in the interview'],
    ['Recruit her as a mentor for our programme', 'action: be a mentor for our programme'],
    ['Recruit him for the advisory board', 'action: join our advisory board'],
    ['Recruit her for the CFO position', 'event: a short call about the CFO role'],
    ['Ask for 25 minutes of advice, not for money', 'action: give us 25 minutes of your advice'],
    [
      'Get some advice on how to sell to hospitals',
      'action: give us your advice on how to sell to hospitals',
    ],
    ['Get their help with a survey', 'action: help us with a survey'],
    // What the sender would be asked for is given.
    ['get asked for a quote for their summer party', 'send: a quote for your summer party'],
    ['Get asked to quote for the job', 'action: let us quote for the job'],
    ['Quote visit', 'event: a visit to give you a quote'],
    // Two acts: one of the two, or what they talk about.
    [
      'Catch up over coffee and hear what she is looking for',
      'event: a chat over coffee about what you are looking for',
    ],
    [
      'Grab a coffee and hear how the expansion is going',
      'event: a chat over coffee about how the expansion is going',
    ],
    ['coffee or a zoom', 'event: a chat over coffee or a Zoom call'],
    [
      'Win them back, or at least learn what they use now',
      'action: give us another try, or tell us what you use now',
    ],
    ['Book a demo, or at least find out what they use today', 'event: a short demo'],
    [
      'Find out whether they have a supplier and are happy with them',
      'question: whether you have a supplier and are happy with them',
    ],
    // What is behind a link is asked for, and the link stands as it is.
    [
      '- reply\n- or click the link https://x.example/demo and pick a time',
      'action: reply or pick a time at https://x.example/demo',
    ],
    [
      'reply or book a slot here: https://cal.example/me',
      'action: reply or book a slot at https://cal.example/me',
    ],
    ['Get them to click https://x.example/their-demo', 'action: take a look at https://x.example/their-demo'],
    ['Sign up at www.example.com/trial', 'action: sign up at www.example.com/trial'],
    [
      'Start the free trial https://x.example/trial',
      'action: start the free trial at https://x.example/trial',
    ],
    // What is theirs, and who passes what on to whom.
    ['Get her measurements and book a fitting', 'action: send us your measurements and book a fitting'],
    ['Send her free products in exchange for a post', 'send: free products in exchange for a post'],
    ['Get them to share our campaign', 'action: share our campaign'],
    ['Be introduced to the head of marketing', 'action: introduce us to your head of marketing'],
    ['Have her connect us with procurement', 'action: connect us with procurement'],
    ['Get coverage of our launch', 'action: cover our launch'],
    ['Get a wholesale order before Easter', 'action: place a wholesale order before Easter'],
    ['Show them our new collection', 'action: let us show you our new collection'],
    ['Arrange for our engineer to visit', 'action: let our engineer visit you'],
    ['Get a demo with the whole team', 'event: a short demo for your whole team'],
    [
      'Set up time to talk through the audit results',
      'event: a short call to talk through the audit results',
    ],
    ['See if the position is still open', 'question: whether the position is still open'],
    ['See if I can help with anything', 'reply: '],
    // What a seller of a house, a buyer, an artist or whoever looks for people would have.
    ['Get them to view the property on Saturday', 'action: view the property on Saturday'],
    ['Get her to list her flat with us', 'action: list your flat with us'],
    ['Ask if they are thinking of selling', 'question: whether you are thinking of selling'],
    ['Buy 10 used desks from them', 'action: sell us 10 used desks'],
    ['Get a better rate', 'action: offer us a better rate'],
    ['Ask for more time', 'action: give us more time'],
    ['Get approval of the draft', 'action: approve the draft'],
    ['Follow up on the proposal and get a decision', 'action: give us a decision on the proposal'],
    ['Get a distribution deal', 'action: arrange a short call about a distribution deal'],
    [
      'Get a meeting with the buyer to present the range',
      'action: let us present the range to you in a short meeting with your buyer',
    ],
    ['Have our article linked in their resources page', 'action: link our article in your resources page'],
    ['Get a gig on a Friday in spring', 'action: consider us for a gig on a Friday in spring'],
    ['Volunteer two days a week', 'action: let us volunteer two days a week'],
    ['Find beta testers', 'action: become a beta tester'],
    ['Hire him for a two-week project', 'event: a short call about a two-week project'],
    ['Get a portfolio and rates', 'action: send us your portfolio and rates'],
    ['Get her to introduce us to two other practices', 'action: introduce us to two other practices'],
    ['Explain our pricing and ask for a call', 'action: let us explain our pricing to you in a short call'],
    ['Give them a quick overview and see if they want more', 'send: a quick overview'],
    ['Offer to answer questions', 'question: whether you have any questions'],
    ['Offer a swap: our training for their feedback', 'action: swap our training for your feedback'],
    ['Sound him out about selling the practice', 'action: consider selling the practice'],
    ['Finalise the date', 'action: agree on the date'],
    ['Get her thoughts on a joint open day', 'feedback: on a joint open day'],
    // What both would learn or be shown there, and what comes of it.
    [
      'Get 20 minutes to show the portal and find out what they use today',
      'action: let us show you the portal in a 20-minute call and hear what you use today',
    ],
    ['be told when the framework reopens', 'question: when the framework reopens'],
    ['Find out who runs the archive and set up a call', 'question: who runs the archive'],
    [
      'Be told when the lease ends and who runs the tender',
      'question: when the lease ends and who runs the tender',
    ],
    [
      'Share results from a similar shop and ask for a call',
      'action: let us send you results from a similar shop and then arrange a short call',
    ],
    [
      'Offer a test key and ask for a technical call',
      'action: let us give you a test key and then arrange a technical call',
    ],
    ['Offer a free check and agree on a date', 'event: a free check'],
    ['Offer two free seats in the next session', 'thing: two free seats in the next session'],
    ['Get three drivers onto the trial', 'action: put three drivers onto the trial'],
    ['Come by for a quote', 'action: let us come by to give you a quote'],
    ['Get to quote on their next project', 'action: let us quote on your next project'],
    ['Site visit at one of their gyms', 'action: let us visit one of your gyms'],
    [
      'Visit their hotel for a 45-minute site survey',
      'action: let us visit your hotel for a 45-minute site survey',
    ],
    [
      'Ask for copies of their last bills so we can compare',
      'action: send us copies of your last bills so that we can compare',
    ],
    ['Get an address to send samples to', 'action: give us an address for samples'],
    [
      'Get our proposal in front of the festival committee',
      'action: put our proposal before your festival committee',
    ],
    ['Ask whether she would like to see a recorded demo', 'action: watch a recorded demo'],
    ['Learn how they handle currency exposure now', 'question: how you handle currency exposure now'],
    [
      'Show it with three of their own invoices',
      'action: let us show it to you with three of your own invoices',
    ],
    ['Get a reply with dates that could work', 'action: reply with dates that could work'],
    [
      'Agree a test on 20 buses and, failing that, learn who decides',
      'action: consider a test on 20 buses or, failing that, tell us who decides',
    ],
    // What the sender shares, asks leave for, or would hear.
    [
      'Share insights from our survey and get a call',
      'action: let us send you insights from our survey and then arrange a short call',
    ],
    ['Share three tips and offer a call', 'action: let us send you three tips and then arrange a short call'],
    ['Visit them for half an hour', 'event: a half-hour visit'],
    ['Get ten of their staff through the course', 'action: put ten of your staff through the course'],
    ['Get them using the free version', 'action: use the free version'],
    ['Get us on the agenda for the June meeting', 'action: add us to your agenda for the June meeting'],
    ['Get an update on the order', 'action: give us an update on the order'],
    ['Ask when I will hear back', 'question: when I will hear back'],
    ['Find out why we did not get the contract', 'question: why we did not get the contract'],
    ['Pick his brain about pricing', 'action: give us your advice on pricing'],
    ['Hear her story for an article', 'action: let us interview you for an article'],
    ['Interview three nurses about shift work', 'action: let us interview three nurses about shift work'],
    ['Shadow her for a day', 'action: let us shadow you for a day'],
    ['Ask to put up a poster in the window', 'action: let us put up a poster in the window'],
    // Of guests, interns, debts and studies.
    ['Be a guest on her podcast', 'action: have us as a guest on your podcast'],
    [
      'Ask for an internship from June to August',
      'action: consider us for an internship from June to August',
    ],
    ['Get a reply to my application', 'action: consider our application'],
    ['Get the overdue payment for invoice 311', 'action: settle invoice 311'],
    ['Get feedback from her students on our app', 'action: ask your students for feedback on our app'],
    ['Find three families for our study', 'action: put us in touch with three families for our study'],
    ['Get a decision maker on the phone', 'referral: '],
    ['Get a meeting to renew the contract', 'event: a short meeting to renew the contract'],
    ['Get a meeting to go through a pilot', 'event: a short meeting to go through a pilot'],
    ['Get a form through the committee', 'action: put a form through the committee'],
    // A goal that is a question, or goes on after a full stop.
    [
      'I want to set up a call. Ideally next week. 15 minutes is enough.',
      'event: a 15-minute call [next week]',
    ],
    ['Would they be open to a 10 min chat?', 'event: a 10-minute chat'],
    ['Open to learning more?', 'reply: '],
    ['Who handles payroll?', 'question: who handles payroll'],
    ['How many licences do they have?', 'question: how many licences you have'],
    ['What would it take to switch?', 'question: what it would take to switch'],
    ['Are there any openings?', 'question: whether there are any openings'],
    ['Can she introduce me to the editor?', 'action: introduce us to your editor'],
    ['quick call re: pricing', 'event: a quick call about pricing'],
    ['register for webinar on Tuesday', 'action: register for our webinar on Tuesday'],
    ['fill out form on our site', 'action: fill out the form on our site'],
    // What two do together, what is signed, and what is sent for an order.
    [
      'Bring breakfast for the team and show the app',
      'action: let us bring breakfast for the team and show you the app',
    ],
    ['Walk their dog twice a week', 'action: let us walk your dog twice a week'],
    ['Get a weekly order going', 'action: start a weekly order'],
    ['Swap guest posts', 'action: swap guest posts with us'],
    ['Do a giveaway together', 'action: do a giveaway with us'],
    ['Get a signature on the NDA', 'action: sign the NDA'],
    ['Get sign-off on the design', 'action: sign off the design'],
    ['Get two referrals', 'action: give us two referrals'],
    ['Get photos of the damage', 'action: send us photos of the damage'],
    ['Get bank details', 'action: send us your bank details'],
    ['Get a refund', 'action: give us a refund'],
    [
      'Get a demo in the calendar for the first week of May',
      'event: a short demo [in the first week of May]',
    ],
    [
      'Get her to answer by Friday whether they want the stand',
      'action: let us know by Friday whether you want the stand',
    ],
    // Of vacancies, accounts and customers who tell of it.
    [
      'Get a job spec and a call with the hiring manager',
      'action: send us a job spec and arrange a short call with your hiring manager',
    ],
    ['Find out the salary range', 'question: the salary range'],
    ['Work a trial shift', 'action: let us work a trial shift'],
    ['Propose a retainer of 10 hours a month', 'action: let us propose a retainer of 10 hours a month'],
    ['Show her the new website draft', 'action: let us show you the new website draft'],
    ['Get content for the website', 'action: send us the content for the website'],
    [
      'Get them to invite their colleagues to the workspace',
      'action: invite your colleagues to the workspace',
    ],
    ['Get her to speak to a prospect as a reference', 'action: speak to a prospect as a reference'],
    ['Get a G2 review', 'action: leave us a G2 review'],
    ['Get them to leave a deposit for June', 'action: pay a deposit for June'],
    // What is asked, without what only leads to it.
    ['Have the topic accepted', 'question: whether the topic would suit you'],
    ['Get a decision on a call this week', 'event: a short call [this week]'],
    ['Restart the conversation without pressure', 'event: a short call to pick up where we left off'],
    ['Reply with a yes or no', 'action: give us a yes or a no'],
    [
      "I'd like them to answer with a yes or no whether they'd like to see it for 15 minutes, and if they say no what they use",
      'action: see it for 15 minutes',
    ],
    [
      'Ask whether they would like to see two examples from their own sector',
      'action: see two examples from your own sector',
    ],
    [
      'See if he is open to a first chat with our CTO, no CV needed',
      'event: a first chat with our CTO, no CV needed',
    ],
    ['get them to tast it, il bring a bag round', 'action: let us bring a bag round for you to taste'],
    ['get them to anwser with there budget', 'action: reply with your budget'],
    ['switch ≥ 10 cards by 01/15', 'action: switch at least 10 cards by 15 January'],
    ['demo by 03/04', 'event: a short demo by 03/04'],
    // Who is there, where it is, and what is shown.
    [
      'Meeting during the conference in San Diego, 2-4 December, booth 417',
      'event: a short meeting during the conference in San Diego, at booth 417 [on 2-4 December]',
    ],
    ['Get a demo in the diary with her and her team lead', 'event: a short demo for you and your team lead'],
    ['Free trial sign-up on one service', 'action: sign up for a free trial on one service'],
    [
      'Get 20 minutes to show two films we made for another hospital',
      'action: let us show you two films we made for another hospital in a 20-minute call',
    ],
    [
      'Agree a 20-minute call to go through what they would lose today if a mailbox was wiped',
      'event: a 20-minute call to go through what you would lose today if a mailbox was wiped',
    ],
    [
      'Arrange a visit to present a sample tour of three rooms',
      'action: let us visit to present a sample tour of three rooms',
    ],
    // Days, each with its time.
    [
      'Get a call next Tuesday or Wednesday afternoon',
      'event: a short call [next Tuesday or Wednesday afternoon]',
    ],
    ['Chat tomorrow morning or Friday at 10', 'event: a short chat [tomorrow morning or Friday at 10]'],
    ['Meet on the morning of 12 March', 'event: a short meeting [on the morning of 12 March]'],
    ['Call this Friday after lunch', 'event: a short call [this Friday after lunch]'],
    ['Coffee next Thursday, 9am or 4pm', 'event: a chat over coffee [next Thursday, 9am or 4pm]'],
  ])('"%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('what comes only if the first goes well', () => {
  it.each([
    ['Ask for feedback on the product and, if it goes well, offer a pilot', 'feedback: on our product'],
    [
      'Confirm whether data quality is a priority this quarter and, if so, schedule a technical session',
      'question: whether data quality is a priority this quarter',
    ],
    [
      'ask if its still done by email + spreadsheet, if yes get 20 min',
      "question: whether it's still done by email and spreadsheet",
    ],
    [
      'find out if they do their own payroll - if yes, quick call',
      'question: whether you do your own payroll',
    ],
    ['Learn how they track waste and, if relevant, propose a demo', 'question: how you track waste'],
    [
      'Ask whether she would review the manuscript and, should she agree, post a copy',
      'action: review the manuscript',
    ],
    ['Book a tasting and, if it goes well, agree on a first order', 'event: a tasting'],
    ['Ask, if possible, for a reference', 'action: give us a reference'],
    ['if they still use paper, offer a demo', 'event: a short demo'],
    // What else the reader would do is asked.
    [
      'Get them to try one box and, if they like it, order monthly',
      'action: try one box and, if you like it, order monthly',
    ],
    ['Ask who orders and if not them, who', 'question: who orders'],
  ])('"%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});

describe('what is asked though it is put in other words', () => {
  it.each([
    [
      'Find out whether they are open to contractors this quarter',
      'question: whether you are open to contractors this quarter',
    ],
    ['find out if he is open to selling his land', 'question: whether you are open to selling your land'],
    ['Check if they are interested in our services', 'question: whether you are interested in our services'],
    [
      'Get a reply describing how they deal with no-shows today',
      'question: how you deal with no-shows today',
    ],
    ['refer suitable dogs to me', 'action: refer suitable dogs to us'],
    ['refer me to the right person', 'referral: '],
    ['meet and greet with the team', 'event: a short meeting with your team'],
    ['send back a signed copy', 'action: send back a signed copy'],
    ['Get the chef onto my daily list', 'action: let us add you to our daily list'],
    ['get him on the guest list for the launch', 'action: let us add you to the guest list for the launch'],
    ['Get on their list', 'action: add us to your list'],
    [
      'get pics of equipment they want to get rid of',
      'action: send us pictures of equipment you want to get rid of',
    ],
    ['Show her twelve pieces in person', 'action: let us show you twelve pieces in person'],
    ['Show the buyer our new range', 'action: let us show you our new range'],
    ['Introduce our firm ahead of the next reporting cycle and suggest a call', 'event: a short call'],
    ['find out if a collaboration would make sense', 'event: a short call about a collaboration'],
    ['get a reply, ideally they send a link to the app', 'action: send us a link to the app'],
    ['ask what held them back, and answer with one line', 'question: what held you back'],
    [
      'request a savings estimate based on their own return rate',
      'send: a savings estimate based on your own return rate',
    ],
    [
      'join our mailing list so they hear about free dates first',
      'action: join our mailing list so that you hear about free dates first',
    ],
    [
      'intro call, 20 min, offer tues or weds',
      'event: a 20-minute introductory call [on Tuesday or Wednesday]',
    ],
    [
      'Propose a partnership and ask for a meeting with the board',
      'event: a short meeting with your board about a partnership',
    ],
  ])('"%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it.each([
    // Whose act it is.
    [
      'get a drawing from them and send back a price within 24 hours',
      '',
      'action: send us a drawing so that we can send back a price within 24 hours',
    ],
    ['get them to sign the form and send back a copy', '', 'action: sign the form and send back a copy'],
    [
      'come round and have a look at it',
      'a rehearsal room to let',
      'action: come round and have a look at it',
    ],
    ['come round and have a look at it', 'boiler repair', 'action: let us come round and have a look at it'],
    ['drop in and try a class', 'yoga classes', 'action: drop in and try a class'],
    ['pop in and see the garden', 'garden design', 'action: let us pop in and see the garden'],
    [
      'Volunteer for one afternoon and see if they like it',
      '',
      'action: volunteer for one afternoon and see whether you like it',
    ],
    ['Get a quote request', '', 'send: a quote'],
    [
      'get on their roof this month (free inspection)',
      '',
      'action: let us get onto your roof this month for a free inspection',
    ],
    ['offer to talk whenever she is ready', '', 'event: a short call whenever you are ready'],
    ['Meet and talk about working together', '', 'event: a short meeting about working together'],
    ['Would they like to test four cushions for a weekend?', '', 'action: test four cushions for a weekend'],
    [
      'Request a meeting to present our findings to the board',
      '',
      'action: let us present our findings to your board',
    ],
    [
      'chase a decision on the tender we submitted',
      '',
      'action: give us a decision on the tender we submitted',
    ],
  ])('"%s", of "%s"', (goal, offer, expected) => {
    expect(told(goal, offer)).toBe(expected);
  });
});

describe('what strangers ask for first', () => {
  it.each([
    // What is offered is asked, and not only for an answer.
    ['Offer a free trial class and get a reply', 'kids coding club', 'event: a free trial class'],
    ['Offer two free test edits and hear back', 'copy editing', 'thing: two free test edits'],
    ['Introduce our product and get a reply', 'payroll software', 'reply: '],
    ['get them to reply YES for a setup call', 'booking page', 'event: a setup call'],
    [
      'reply YES to get a teardown video of their welcome email',
      '',
      'send: a teardown video of your welcome email',
    ],
    ['Get a reply confirming interest in a pilot', '', 'question: whether you are interested in a pilot'],
    [
      'Sign a framework agreement for 2027, or at least start the conversation',
      'castings',
      'action: sign a framework agreement for 2027, or at least discuss it with us',
    ],
    ['Subscribe or at least read one issue', 'trade newsletter', 'action: subscribe, or read one issue'],
    [
      'See whether a proof of concept on ten tables makes sense',
      '',
      'event: a proof of concept on ten tables',
    ],
    ['find out if a joint webinar would be worthwhile', '', 'event: a joint webinar'],
    [
      'Get 20 minutes of their time to talk through costs per room',
      'linen rental',
      'event: a 20-minute call to talk through costs per room',
    ],
    ['15 minutes of honest feedback', 'an app', 'action: give us 15 minutes of your honest feedback'],
    ['Get honest feedback on why they cancelled', 'our CRM', 'question: why you cancelled'],
    ['Hear honestly what they think of the beta', '', 'question: what you think of the beta'],
    [
      "See if they'd like us to run one audit and pay only if it's useful",
      'audits',
      "question: whether you'd like us to run one audit and pay only if it's useful",
    ],
    [
      'to have a representative stop by or call, whichever they prefer',
      'buying group',
      'question: whether you would like one of our representatives to stop by or call',
    ],
    // What the reader would choose one for.
    [
      'Get the next painting job as a trial',
      'painting',
      'action: consider us for your next painting job as a trial',
    ],
    ['get a shelf in their shop', 'honey', 'action: consider us for a shelf in your shop'],
    ['land the kitchen refit job', 'joinery', 'action: consider us for the kitchen refit job'],
    ['get the contract', 'joinery', 'reply: '],
    ['get a table for 12 on Friday', 'team dinner', 'reply: '],
    [
      'Get one listing to stage as a trial',
      'home staging',
      'action: give us one listing to stage as a trial',
    ],
    [
      'To get a feature or a visit from one of their writers',
      'cookware',
      'action: consider us for a feature or a visit from one of your writers',
    ],
    ['2 wks in may', 'guest spot', 'action: consider us for 2 weeks in May'],
    // Whose act it is.
    ['rent a desk', 'freelance illustrator', 'action: let us rent a desk'],
    ['rent an office', 'co-working space', 'action: rent an office'],
    ['hire their hall for our dinner', 'rowing club', 'action: let us hire your hall for our dinner'],
    ['rent them our marquee', 'marquee', 'action: rent our marquee'],
    ['donate our old laptops', 'laptops', 'action: accept our old laptops as a donation'],
    ['donate a raffle prize', 'school raffle', 'action: donate a raffle prize'],
    ['get a donation of paint', 'repaint', 'action: donate some paint'],
    ['sell my stamp collection', 'stamp collection', 'action: buy our stamp collection'],
    ['do their overflow work', 'CNC shop', 'action: let us do your overflow work'],
    ['do a beach clean', 'scouts', 'action: let us do a beach clean'],
    ['do a podcast together', '', 'action: do a podcast with us'],
    ['sub for them on turnovers', 'unit turns', 'action: let us sub for you on turnovers'],
    ['subcontract overflow school runs', 'minibuses', 'action: subcontract overflow school runs to us'],
    ['introductions to two local firms', 'print shop', 'action: introduce us to two local firms'],
    [
      'Send a sample box to their evaluation team',
      'vials',
      'action: let us send a sample box to your evaluation team',
    ],
    ['Invite them to a lunch and learn at their office', '', 'event: a lunch and learn at your office'],
    [
      'Invite them to our summer party at their usual pub',
      '',
      'action: come to our summer party at your usual pub',
    ],
    ['come and smell them before harvest', 'hops', 'action: come and smell them before harvest'],
    ['Get them to create a free account', 'gallery', 'action: create a free account'],
    ['Book their next appointment online', 'physio', 'action: book your next appointment online'],
    ['view the house', '3 bed house', 'action: view the house'],
    ['A headline sponsor for £2,000', 'night walk', 'action: be our headline sponsor for £2,000'],
    ['ask if has open position', '', 'question: whether you have an open position'],
    ['replace tape / USB drives', 'managed backup', 'action: replace your tape or USB drives'],
    ['stock / resell', 'marble runs', 'action: stock'],
  ])('"%s", of "%s"', (goal, offer, expected) => {
    expect(told(goal, offer)).toBe(expected);
  });
});

describe('a goal that names what would be given, shown or taken on', () => {
  it.each([
    ['Offer 20% off the first order', 'thing: 20% off your first order'],
    ['Give them 15% off their first order', 'thing: 15% off your first order'],
    ['Offer $50 off the first month', 'thing: $50 off your first month'],
    ['Offer half price for the first month', 'thing: half price for the first month'],
    ['Offer free setup', 'thing: free setup'],
    ['Offer free installation', 'thing: free installation'],
    ['Offer 15% discount', 'thing: a 15% discount'],
    ['Get a 10 TB trial started', 'event: a 10 TB trial'],
    ['Propose a 20 km pilot', 'event: a 20 km pilot'],
    ['Hold dates for next summer', 'action: hold dates for next summer'],
    ['Set weekly pickup', 'action: set a weekly pickup'],
    ['Ask if we can quote her Q1 volume', 'action: let us quote your Q1 volume'],
    [
      'Discuss the plan for his January kickoff',
      'event: a short call about the plan for your January kickoff',
    ],
    ['Plan inspections for the summer', 'event: an inspection for the summer'],
    ['Visit him on the 14th or 15th', 'event: a short visit on the 14th or 15th'],
    ['Get a visit with her before Easter', 'event: a short visit before Easter'],
    ['Come and see one running at our depot', 'action: come and see one running at our depot'],
    [
      'Register as a vendor and present our company',
      'action: let us register as a vendor and present our company',
    ],
    ['Get them to register as a supplier with us', 'action: register as a supplier with us'],
    ['Become a partner of their network', 'action: take us on as a partner of your network'],
    [
      'be the standby supplier during commissioning',
      'action: take us on as your standby supplier during commissioning',
    ],
    ['Show her the payback numbers on a call', 'action: let us show you the payback numbers on a call'],
    ['Present the sponsorship packages', 'action: let us present the sponsorship packages to you'],
    ['demonstrate one at the Roma station', 'action: let us demonstrate one at the Roma station'],
    ['Show them the product', 'event: a short demo'],
    ['Get a first batch of knives to sharpen', 'action: let us sharpen a first batch of knives'],
    ['get 200 litres of returned paint', 'action: let us have 200 litres of returned paint'],
    ['Get the piece commissioned', 'action: commission the piece'],
    [
      'Find sponsors before the programme goes to print',
      'action: become a sponsor before the programme goes to print',
    ],
    ['get a trial month agreed for may', 'event: a trial month [in May]'],
    ['Get a trial agreed', 'event: a trial'],
    ['Arrange installation in one coach as a test', 'event: an installation in one coach as a test'],
    ['give her a fixed quote after a ten-minute call', 'event: a ten-minute call for a fixed quote'],
    ['pitch her for an episode this spring', 'action: consider an episode this spring'],
    ['Get them to request an API key', 'action: request an API key'],
    ['Get them to request a quote', 'send: a quote'],
    [
      'ask for sample images so we can run a feasibility check',
      'action: send us some sample images so that we can run a feasibility check',
    ],
    ['get a list/photos of what he wants rid of', 'action: send us a list or photos of what you want rid of'],
    ['Price five hectares', 'action: let us price five hectares'],
    ['Quote five of his part numbers', 'action: let us quote five of your part numbers'],
    ['Agree call-out prices for 2025', 'action: agree call-out prices for 2025'],
    [
      'Submit our qualifications for the 2026 season',
      'action: let us submit our qualifications for the 2026 season',
    ],
    ['Give away a kit of 10 for one site', 'thing: a kit of 10 for one site'],
    ['ask for a lunch-and-learn with the estimators', 'event: a lunch and learn with your estimators'],
    ['get the matter on the next agenda', 'action: put the matter on your next agenda'],
  ])('%s', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it.each([
    ['bid on 2 lanes', 'Freight forwarding', 'action: let us bid on 2 lanes'],
    ['bid on the house', 'Auction of a house', 'action: bid on the house'],
    [
      'install free on 2 machines, 60 days',
      'card readers',
      'action: let us install them for free on 2 machines for 60 days',
    ],
  ])('reads "%s" beside "%s"', (goal, offer, expected) => {
    expect(told(goal, offer)).toBe(expected);
  });

  it('sends what is free, though the work could be done to what the reader sends', () => {
    expect(told('Send a free test tool', 'Solid carbide end mills with regrinding service')).toBe(
      'send: a free test tool',
    );
  });
});
