import { describe, expect, it } from 'vitest';
import type { Goal } from './goal.ts';
import { parseGoal } from './parse-goal.ts';

/** What is asked for, in the words that stand in the mail. */
function told(goal: Goal): string {
  const said = goal.kind === 'action' ? goal.base : 'phrase' in goal ? goal.phrase : '';
  return [`${goal.kind}:`, said, 'when' in goal ? goal.when : ''].filter(Boolean).join(' ');
}

describe('goals as sales people type them', () => {
  it.each([
    ['say yes to a £250 sponsorship', 'action: sponsor us with £250'],
    ['trial day. any weekday in February', 'event: a trial day on any weekday in February'],
    ['call before they order (prob. June)', 'event: a short call before you order'],
    ['consent in principle', 'action: give us your consent in principle'],
    ['ask for a quiet talk whenever it suits them', 'event: a quiet conversation'],
    ['a short talk at our event', 'action: consider a short talk at our event'],
    ['get them to reply so I can send 3 ideas for their brand', 'send: 3 ideas for your brand'],
    [
      'Invite her to be our opening speaker and get an answer by Friday',
      'action: become our opening speaker',
    ],
    ['Ask if they would like to receive the full dossier', 'send: the full dossier'],
    ['get first booking with 20% discount', 'action: make a first booking with a 20% discount'],
    ['Get referred to whoever owns research', 'question: who owns research'],
    ['Book a date for their class', 'action: book a date for your class'],
    ['get an introductory order', 'action: place an introductory order'],
    ['Secure a $50,000 grant', 'action: support this with a $50,000 grant'],
    ['Get beta signups', 'action: join our beta'],
    ['send portfolio and pricing', 'send: our portfolio and pricing'],
    ['visit our stand at the show', 'action: visit our stand at the show'],
    ['Get her booked on the show', 'action: have our guest on your show'],
    ['Get her to share two roles with us as a trial', 'action: share two roles with us as a trial'],
    [
      'Let us look at one bill and tell him what he would save',
      'action: let us look at one bill and tell you what you would save',
    ],
    ['wants a quote', 'send: a quote'],
    [
      'Encourage the head teacher or science lead to reserve a date in the summer term',
      'action: reserve a date in the summer term',
    ],
    ['Prompt the owner to ask for a written quotation', 'send: a written quotation'],
    [
      'Request ten minutes at their next board meeting',
      'action: give us ten minutes at your next board meeting',
    ],
    ['call to talk about how she wants to set up her first team', 'event: a short call'],
    ['Get me on the podcast', 'action: have us on your podcast'],
    ['have me on', 'action: have us on as a guest'],
    ['get our founder on as a guest', 'action: have our founder on as a guest'],
    ['sign up for 10 day trial', 'action: sign up for the 10-day trial'],
    ['try 3 week pilot', 'action: try a 3-week pilot'],
    ['Have a call under NDA', 'event: a short call under NDA'],
    [
      'A meeting of 40 minutes, under embargo, with our lead author',
      'event: a 40-minute meeting under embargo, with our lead author',
    ],
    ['a call with them and their platform lead', 'event: a short call with you and your platform lead'],
    ['Meeting with her and the CPO', 'event: a short meeting with you and your CPO'],
    ['call with the CTO', 'event: a short call with your CTO'],
    [
      'Get 20 minutes to show it on one of their own NDAs',
      'event: a 20-minute call to show it on one of your own NDAs',
    ],
    [
      'a 15-minute call to discuss how we could shorten the time it takes them to hire',
      'event: a 15-minute call to discuss how we could shorten the time it takes you to hire',
    ],
    ['schedule a call to understand their needs', 'event: a short call to understand your needs'],
    [
      'Get 25 minutes with them to walk through our benchmark',
      'event: a 25-minute call to walk through our benchmark',
    ],
    ['20 min call to show how it works', 'event: a 20-minute call'],
    ['30 minutes to walk them through the audit', 'event: a 30-minute call to walk you through the audit'],
    ['Coffee chat or a quick Zoom', 'event: a coffee chat or a quick Zoom call'],
    ['call or meeting', 'event: a short call or a short meeting'],
    ['Discuss their hiring needs', 'event: a short call about your hiring needs'],
    ['Secure a strategic alignment session', 'event: a short call'],
    ['a free 10-minute Loom audit of their flow', 'event: a free 10-minute Loom audit of your flow'],
    ['a meeting at Money20/20, 27-30 October', 'event: a short meeting at Money20/20 on 27-30 October'],
    ['1 call, 15 min, Thu 10-12 or Fri 2-4 ET', 'event: a 15-minute call on Thursday 10-12 or Friday 2-4 ET'],
    [
      'be invited to a first meeting in Stuttgart, at which our partner would present the results',
      'event: a first meeting in Stuttgart',
    ],
    [
      'agree to a 30-minute session in which we connect a sandbox',
      'event: a 30-minute session to connect a sandbox',
    ],
  ])('keeps of "%s" what the meeting is for and with whom', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Get them to start the free 30-day trial', 'action: start a free 30-day trial'],
    ['send 1 drawing, get free quote', 'action: send us 1 drawing for a free quote'],
    ['get them too sign up for a free trail', 'action: sign up for a free trial'],
    [
      'Get them to install the free version and give feedback',
      'action: install the free version and tell us what you think',
    ],
    ['click the link and sign up', 'action: sign up'],
    ['click https://a.example/tour and watch the tour', 'action: watch the tour at https://a.example/tour'],
    ['Sign them up as a broker partner', 'action: become a broker partner'],
    ['recruit them as an affiliate', 'action: become an affiliate'],
    ['onboard them as a pilot customer', 'action: become a pilot customer'],
    ['Get a trial project', 'action: try us on one project'],
    ['Do a paid test project', 'action: try us on a paid test project'],
    ["ask if she'd give me one test article", 'action: try us on a test article'],
    ['Receive the sponsor packages and the dates', 'action: send us the sponsor packages and the dates'],
    ['one honest reply, even if it is "no"', 'action: give us an honest answer, even if it is a no'],
    ['Obtain the renewal date and permission to quote', 'action: tell us your renewal date and let us quote'],
    [
      'Get last 12 months of utility bills for a free estimate',
      'action: send us your last 12 months of utility bills for a free estimate',
    ],
    ["Ask whether she would like to see last month's changes", "action: see last month's changes"],
  ])('tells "%s" as what the reader would do', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Fly one of their sites for free', 'action: let us fly one of your sites for free'],
    [
      'Show them a prototype with one of their own sofas',
      'action: let us show you a prototype with one of your own sofas',
    ],
    ['show them how we reduce costs', 'action: let us show you how we reduce costs'],
    [
      'Offer a free analysis of one week of their routes',
      'thing: a free analysis of one week of your routes',
    ],
    ['Pitch a pilot of 4 episodes and see if he is interested', 'event: a pilot of 4 episodes'],
  ])('tells "%s" as what the sender would do', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Get a yes to the topic so I can send the draft', 'question: whether the topic suits you'],
    ['Learn which roles have been open longest', 'question: which roles have been open longest'],
    ['get a reply on whether a fair is planned', 'question: whether a fair is planned'],
    [
      'Find out if there is a date for their sales kickoff',
      'question: whether there is a date for your sales kickoff',
    ],
    ["see if it's on their roadmap", "question: whether it's on your roadmap"],
  ])('asks with "%s" just that', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['free trial signup', 'action: sign up for a free trial'],
    ['connect on LinkedIn', 'action: connect with us on LinkedIn'],
    ['get a backlink', 'action: link to us'],
    ['get a link to our guide', 'action: link to our guide'],
    ['link exchange', 'action: consider a link exchange with us'],
    ['event invitation', 'action: come to our event'],
    ['RSVP to our dinner', 'action: come to our dinner'],
    ['invite to beta', 'action: join our beta'],
    ['internship', 'action: consider us for an internship'],
    ['land a freelance project', 'action: consider us for a freelance project'],
    ['upsell to the enterprise plan', 'action: upgrade to our enterprise plan'],
    ['get intro to CTO', 'action: introduce us to your CTO'],
    ['ask for an introduction to their HR director', 'action: introduce us to your HR director'],
    ['be a guest on our podcast', 'action: come on our podcast as a guest'],
    ['speak at our event', 'action: speak at our event'],
    ['invite them as a speaker', 'action: speak at our event'],
    ['migrate from HubSpot', 'action: migrate from HubSpot to us'],
    ['book a time via my Calendly link', 'action: book a time through our Calendly link'],
    ['get permission to call', 'action: let us call you'],
    ['get a response by Friday', 'action: reply by Friday'],
    ['get a meeting with the decision maker', 'event: a short meeting'],
    ['pitch our startup', 'event: a short call'],
    ['raise $2M seed funding', 'event: a short call'],
    ['recruit them for a backend role', 'event: a short call about the backend role'],
    ['consider the position', 'event: a short call about the position'],
    ['co-marketing', 'event: a short call about co-marketing'],
    ['follow up after the demo', 'event: a short call to follow up on the demo'],
    ['follow up on the proposal', 'feedback: on our proposal'],
    ["who's in charge of marketing", "question: who's in charge of marketing"],
    ['understand their pain points', 'question: about your biggest challenges'],
    ['lead generation', 'reply:'],
    ['build a relationship', 'reply:'],
  ])('reads the few words of "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['summer internship in their data team', 'action: consider us for a summer internship in your data team'],
    ['Get a recommendation letter', 'action: write us a recommendation letter'],
    ['a warm intro to a partner at their fund', 'action: introduce us to a partner at your fund'],
    ['Invite to be a speaker at our conference', 'action: be a speaker at our conference'],
    ['sponsorship of our hackathon', 'action: sponsor our hackathon'],
    ['Get them to complete a 5-question survey', 'action: answer our 5-question survey'],
    ['Get them to leave a review on Capterra', 'action: leave us a review on Capterra'],
    ['Ask for a testimonial or case study', 'action: give us a testimonial or case study'],
    ['Renew the contract at 5% off', 'action: renew your contract at 5% off'],
    ['Chase an overdue invoice', 'action: settle the overdue invoice'],
    ['Confirm the meeting on Tuesday at 10', 'action: confirm the meeting on Tuesday at 10'],
    ['Reschedule our call to next week', 'action: move our call to next week'],
    ['Get an article about our launch', 'action: cover our launch'],
    ['place two candidates for interview', 'action: let us put forward two candidates for interview'],
    ['get them to sell their house to us', 'action: sell us your house'],
    ['get a donation of $500', 'action: donate $500'],
    [
      "Ask if they'd be open to a new opportunity",
      'question: whether you would be open to a new opportunity',
    ],
  ])('has the right side do "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Land a retainer', 'action: work with us on a retainer'],
    ['have a look at my portfolio', 'action: have a look at our portfolio'],
    ['check out my portfolio', 'action: check out our portfolio'],
    ['stop by to drop off samples', 'action: let us stop by to drop off samples'],
    ['request to be a vendor', 'action: take us on as a vendor'],
    ['become our distributor in Spain', 'action: become our distributor in Spain'],
    ['see if it makes sense to talk', 'event: a short call'],
    ['get on their calendar in Q1', 'event: a short call in Q1'],
    [
      'free website audit in exchange for a 15-minute call',
      'event: a free website audit in exchange for a call',
    ],
    ["Find out who's responsible for IT security", "question: who's responsible for IT security"],
    ['find the decision maker for office supplies', 'question: who decides on office supplies'],
    ['ask about open positions', 'question: about your open positions'],
    ['see if we can help', 'reply:'],
    ['position us as experts', 'reply:'],
  ])('asks with "%s" for what somebody can say yes to', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['a call next week Tuesday or Thursday', 'event: a short call next week Tuesday or Thursday'],
    ['meeting Tue or Thu next week', 'event: a short meeting on Tuesday or Thursday next week'],
    ['demo by end of month', 'event: a short demo by the end of the month'],
    ['call within 48 hours', 'event: a short call within 48 hours'],
    ['30 min anytime next week', 'event: a 30-minute call next week'],
    ['a quick 10 min screen share', 'event: a 10-minute screen share'],
    ['call via https://cal.example/x', 'action: book a call at https://cal.example/x'],
  ])('keeps when and where "%s" is', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Remind them to submit their documents', 'action: submit your documents'],
    ['remind them of their appointment on Monday', 'action: confirm your appointment on Monday'],
    ['remind about the webinar tomorrow', 'action: join our webinar tomorrow'],
    ['* reply "yes"\n* or send current deck', 'action: reply with "yes", or send us your current deck'],
    ['Get them to share their current spend', 'action: share your current spend with us'],
    ['get current pricing info from them', 'action: send us your current pricing info'],
    ['register 5 people for the workshop', 'action: register 5 people for the workshop'],
    ['get their CV', 'action: send us your CV'],
    ['moderate a panel', 'action: moderate a panel'],
    ['request an interview for my article', 'action: give us an interview for our article'],
    ['get a comment on the new regulation', 'action: give us a comment on the new regulation'],
    ['Ask for a deposit to start', 'action: pay a deposit to start'],
    ['ask for permission to republish', 'action: let us republish it'],
    ['Get an answer about the proposal', 'action: give us an answer about the proposal'],
    ['Move them to the next stage', 'reply:'],
  ])('tells whose deed "%s" is', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Get a yes to sending an outline', 'send: an outline'],
    ['get a go-ahead for posting them a swatch book', 'send: a swatch book'],
    ['get a yes to sending us their drawings', 'action: send us your drawings'],
    ['Offer a free energy report and get a yes', 'thing: a free energy report'],
    ['propose a workshop and get a clear ok from them', 'event: a workshop'],
    ['Show what they lose to no-shows', 'action: let us show you what you lose to no-shows'],
    [
      'Get their budget and offer a package',
      'action: tell us your budget so that we can offer you a package',
    ],
    [
      'Get their go-live date and suggest a migration plan',
      'action: tell us your go-live date so that we can suggest a migration plan',
    ],
  ])('has the sender send, show and propose with "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it('has whoever proposes to write send the outline', () => {
    expect(told(parseGoal('send an outline', 'a guest post on hiring'))).toBe('send: an outline');
  });

  it.each([
    ['connect their Xero account', 'action: connect your Xero account'],
    ['Me popping round for a look, costs nothing', 'action: let us come round and have a look'],
    ['choose a date Nov-Feb', 'action: choose a date between November and February'],
    ['connect to their alerting tool', 'action: connect your alerting tool'],
    [
      'connect read-only to their AWS account and get the free report',
      'action: connect your AWS account read-only and get the free report',
    ],
    ['Commission or at least a yes to send a full pitch', 'send: a full pitch'],
    ['sync their calendar', 'action: sync your calendar'],
    ['Have her ring our demo line', 'action: ring our demo line'],
    [
      'have him call the test number and hear it for himself',
      'action: call our test number and hear it for yourself',
    ],
    ['CALL BACK', 'action: call us back'],
    ['Win them as a Silver sponsor', 'action: become a Silver sponsor'],
    ['sandbox sign-up', 'action: sign up for our sandbox'],
    ['find out if new vans are planned', 'question: whether new vans are planned'],
    [
      'Confirm interest for spring conference',
      'question: whether this is of interest for your spring conference',
    ],
    ['confirm interest for next year', 'question: whether this is of interest for next year'],
    ['confirm their interest in the pilot', 'question: whether you are interested in the pilot'],
  ])('asks with "%s" for that and not for a call', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['get a metting', 'event: a short meeting'],
    ['an apointment tomorow', 'event: an appointment tomorrow'],
    ['tell us the number of appointments', 'action: tell us the number of appointments'],
    ['call this or nxt wk', 'event: a short call this week or next'],
    ['Book a workshop (2 hrs, free)', 'event: a free 2-hour workshop'],
    ['Arrange a tour (free, 30 min)', 'event: a free 30-minute tour'],
    ["lunch in person next time I'm in Graz (May 4-6)", "event: lunch when we're in Graz on May 4-6"],
    [
      "show it to them, maybe on site over a coffee, I'm in their town on the 9th",
      'event: a short demo on site over a coffee on the 9th',
    ],
    ['Demo w/ her + her IT guy', 'event: a short demo for you and your IT colleague'],
    [
      'Clean one stairwell for free so they can judge the result',
      'action: let us clean one stairwell for free so that you can judge the result',
    ],
    ['Call with them + FD', 'event: a short call with you and your FD'],
    ['Meeting with them + IT lead', 'event: a short meeting with you and your IT lead'],
    [
      'a video call with him, together with his ops manager, in May',
      'event: a video call with you and your ops manager in May',
    ],
    [
      'agree to a 45-minute call in the second half of next month, together with whoever runs the depot, so that we can go through the delivery figures and decide together whether a test is worth it',
      'event: a 45-minute call with you and whoever runs the depot in the second half of next month to go through the delivery figures',
    ],
  ])('keeps of "%s" when, with whom and on what terms', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      '25 minutes the week before their board meeting',
      'event: a 25-minute call the week before your board meeting',
    ],
    ['Find half an hour the week after their close', 'event: a half-hour call the week after your close'],
    ['Agree to a call of about half an hour', 'event: a half-hour call'],
    [
      'Get 30 minutes next Monday or Friday to walk through what they pay today',
      'event: a 30-minute call next Monday or Friday to walk through what you pay today',
    ],
    ['15 min on 12 March to go over the audit', 'event: a 15-minute call on 12 March to go over the audit'],
    ['a call with our customer success lead', 'event: a short call with our customer success lead'],
    ['Set up an exploratory partnership call', 'event: an exploratory call about a partnership'],
    ['a distribution partnership call', 'event: a short call about a distribution partnership'],
    [
      'Arrange a brief call to compare with the current archive',
      'event: a brief call to compare this with your current archive',
    ],
  ])('keeps of the call in "%s" when, with whom and what for', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      'Get a short call to show how it reduces missed appointments',
      'action: let us show you in a short call how it reduces missed appointments',
    ],
    [
      'Show him what a branch counter looks like after go-live, 30 min on Teams',
      'action: let us show you in a 30-minute call on Teams what a branch counter looks like after go-live',
    ],
    ['show her what the dashboard looks like', 'action: let us show you what the dashboard looks like'],
    [
      'a 20-minute meeting to explain how the levy works',
      'action: let us explain in a 20-minute meeting how the levy works',
    ],
  ])('has the sender show what "%s" shows', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['agree on two topics', 'action: agree on two topics'],
    ['Agree on next steps', 'action: agree on next steps'],
    ['agree on a pilot', 'event: a pilot'],
  ])('has both settle "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      "See if they'd be open to switching supplier",
      'question: whether you would be open to switching supplier',
    ],
    [
      'Find out whether they are open to working with a new agency',
      'question: whether you are open to working with a new agency',
    ],
    [
      'find out if she is interested in testing the beta',
      'question: whether you are interested in testing the beta',
    ],
    ["Check if they're open to a call", 'event: a short call'],
  ])('asks with "%s" whether the reader is open to it', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Have the guest post accepted', 'action: consider our guest post'],
    ['Arrange a site visit in order to give a quote', 'action: let us visit your site to give you a quote'],
    ['Get the story covered', 'action: cover the story'],
    ['Get our app featured in the newsletter', 'action: feature our app in your newsletter'],
    ['Have the study mentioned', 'action: mention the study'],
    ['Star the repo and try the hosted version', 'action: star the repo and try the hosted version'],
    ['Have them connect one account for a free report', 'action: connect one account for a free report'],
    [
      'quote request on her top 10 part numbers',
      'action: send us your top 10 part numbers so that we can price them',
    ],
    ['get an RFQ for their spring packaging', 'action: ask us for a quote on your spring packaging'],
  ])('has the reader do what "%s" has done', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      'Confirm interest before the sponsor list closes May 15',
      'action: confirm your interest before the sponsor list closes on May 15',
    ],
    ['confirm interest by Friday', 'action: confirm your interest by Friday'],
    ['Reply by Thursday if interested', 'action: reply by Thursday'],
    ['get a yes or no before the 15th', 'action: give us a yes or a no before the 15th'],
    [
      'Get a yes or no before the trustees sit on the 9th of May',
      'action: give us a yes or a no before the trustees sit on the 9th of May',
    ],
    ["reply 'yes' if you'd like the report", 'action: reply with "yes" if you\'d like the report'],
    ['Renew before the contract ends 30 June', 'action: renew before the contract ends on 30 June'],
  ])('keeps the term of "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Offer a free test translation of 300 words', 'thing: a free test translation of 300 words'],
    ['Offer free training', 'thing: free training'],
    ['offer free advice', 'thing: free advice'],
  ])('tells "%s" with its article, where it has one', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['15 min cal', 'event: a 15-minute call'],
    ['book a demmo', 'event: a short demo'],
    ['scedule a call', 'event: a short call'],
    ['Chat abut their hiring', 'event: a short chat about your hiring'],
    ['a walk-through of the Cal system', 'event: a walk-through of the Cal system'],
  ])('reads the misspelt "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Have the trial extended until the end of June', 'action: extend the trial until the end of June'],
    [
      'Get a signed letter of intent by 15 November',
      'action: give us a signed letter of intent by 15 November',
    ],
    [
      'Confirm they will attend the dinner on Thursday',
      'action: confirm that you will attend the dinner on Thursday',
    ],
    [
      'Persuade the committee to sponsor the youth team',
      'action: have your committee sponsor the youth team',
    ],
    ['Convince her that a pilot is worth it', 'event: a pilot'],
    ['Apply to exhibit at the spring fair', 'action: let us exhibit at the spring fair'],
    ['Get a yes to the budget', 'action: approve the budget'],
    ['visit our stand at the expo, hall 4', 'action: visit our stand at the expo, hall 4'],
    ['get an endorsement for my book', 'action: give us an endorsement for our book'],
    ['internship this summer', 'action: consider us for an internship this summer'],
  ])('asks for "%s" and no less', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Share the results of our survey with them', 'send: the results of our survey'],
    [
      'Send the price list and follow up with a call',
      'action: let us send you our price list and then arrange a short call',
    ],
    [
      'Discuss a possible collaboration on a summer exhibition',
      'event: a short call about a possible collaboration on a summer exhibition',
    ],
    [
      'Discuss how to reduce their energy bills over a 20-minute call',
      'event: a 20-minute call about how to reduce your energy bills',
    ],
    ['30 min with the CFO and the controller', 'event: a 30-minute call with your CFO and your controller'],
    [
      'have a 10 minute screen share so they can see it with their own data',
      'event: a 10-minute screen share so that you can see it with your own data',
    ],
  ])('tells of "%s" what it is about and with whom', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      'Invite her to a roundtable and ask her to bring a colleague',
      'action: come to our roundtable and bring a colleague',
    ],
    ['Arrange a demo for the front desk team', 'event: a short demo for your front desk team'],
    ['Send the contract back by Friday', 'action: send back the contract by Friday'],
    ['Get three references', 'action: give us three references'],
    ['Propose swapping newsletters with them', 'action: swap newsletters with us'],
    ['Find a date in May for a demo', 'event: a short demo in May'],
    [
      'Get her advice on moving into product management',
      'action: give us your advice on moving into product management',
    ],
    ['Collect the overdue payment of £1,200', 'action: settle the overdue payment of £1,200'],
    ['Hire him as head of sales', 'event: a short call about the head of sales role'],
    ['Get five people to test the beta next week', 'action: have five people test the beta next week'],
    ['Check in on the proposal and agree next steps', 'action: agree on next steps'],
    ['Have a virtual coffee to learn about her career', 'event: a virtual coffee to learn about your career'],
  ])('tells who does what in "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    [
      'Get a call so that we can show the saving on their own figures',
      'action: let us show you the saving on your own figures in a short call',
    ],
    [
      'Request a meeting to present the results of the audit',
      'action: let us present the results of the audit to you in a short meeting',
    ],
    ['Invite their clients to our webinar', 'action: let us invite your clients to our webinar'],
    ['Ask if I can shadow them for a day', 'action: let us shadow you for a day'],
    ['Get us in front of the investment committee', 'action: let us present to your investment committee'],
    ['Get her feedback on the pilot and agree what comes next', 'feedback: on our pilot'],
  ])('has the sender show, present and invite with "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['Persuade him to give the product a second chance', 'action: give the product a second chance'],
    ['Request that they sign the petition', 'action: sign the petition'],
    ['Propose to start with one store', 'action: start with one store'],
    ['Find out if they want to sell the van', 'action: sell us your van'],
    ['Order by phone before noon', 'action: order by phone before noon'],
    ['Update them on the project and schedule a call', 'event: a short call'],
    ['Confirm receipt of the parts', 'action: confirm receipt of the parts'],
    ['Reactivate their account', 'action: reactivate your account'],
  ])('leaves to the reader what "%s" has the reader do', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });

  it.each([
    ['I want them to click on the link and register for the webinar', 'action: register for the webinar'],
    ['Have him introduce me to the person in charge of training', 'question: who is in charge of training'],
    ['Offer a free consultation and ask for a convenient time', 'event: a free consultation'],
    ['Offer to fly over and show the robot', 'action: let us fly over and show the robot'],
    ['Get feedback on the prototype and find two users for interviews', 'feedback: on our prototype'],
    ['Present ourselves as an alternative to their current supplier', 'reply:'],
    [
      'Suggest a partnership in which we refer clients to each other',
      'event: a short call about a partnership',
    ],
    [
      'Ask them for a testimonial that we can put on our website',
      'action: give us a testimonial that we can put on our website',
    ],
    [
      'Book a slot in their diary for a walkthrough of the dashboard',
      'event: a short walkthrough of the dashboard',
    ],
    ['Make sure they attend the demo on Tuesday', 'action: attend the demo on Tuesday'],
    ['Reschedule the demo they missed', 'action: reschedule our demo'],
    [
      'reply with make & age of the current machine',
      'action: reply with the make and age of your current machine',
    ],
    ['Get their media kit', 'action: send us your media kit'],
    ['She requests the embargoed copy', 'send: the embargoed copy'],
    [
      "Get a reply saying they'd like to see a free audit of their current site",
      'event: a free audit of your current site',
    ],
    ['Receive a swatch book and, if interested, meet us at the fair', 'send: a swatch book'],
    ['Share four anonymised profiles for theatre roles', 'send: four anonymised profiles for theatre roles'],
    [
      "The candidate tells us whether she'd be open to hearing more",
      'question: whether you would be open to hearing more',
    ],
    [
      'An exchange on their audit plan for next year, 30 minutes, video',
      'event: a 30-minute video call about your audit plan',
    ],
    [
      'learn whether she would support my fellowship (deadline 15 May)',
      'action: support our fellowship (deadline 15 May)',
    ],
    ['get rate card and open dates in May', 'action: send us your rate card and open dates in May'],
  ])('reads the whole sentence "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });
});

describe('goals in the words of whoever sells', () => {
  it.each([
    ['get 1 lane to quote', 'action: give us one lane to quote'],
    ['get a list of parts to quote', 'action: send us a list of parts to quote'],
    ['get two drawings to quote', 'action: send us two drawings so that we can quote'],
    ['Get a small paid test job before the fair', 'action: give us a small paid test job before the fair'],
    [
      'agree to a no-cost exposure snapshot of their domain',
      'action: agree to a no-cost exposure snapshot of your domain',
    ],
    [
      "Offer support gently, let them know they can call whenever they're ready",
      "action: call us whenever you're ready",
    ],
    ['let them know they can write any time', 'action: write to us any time'],
    ['offer a free 3 month backtest sample', 'thing: a free 3-month backtest sample'],
    ['get the free 5 kilos', 'thing: the free 5 kilos'],
    [
      'plan a call to discuss a group starting in September',
      'event: a short call to discuss a group starting in September',
    ],
    ['book a call in May', 'event: a short call in May'],
    [
      "ask if they're hiring and get a conversation",
      "question: whether you're hiring, and whether we could have a short conversation",
    ],
    [
      'Find out who owns awareness training & get 15 mins with them',
      'question: who owns awareness training, and whether we could have a 15-minute call with them',
    ],
    ['ask about their renewal date and get a call', 'question: about your renewal date'],
  ])('reads "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });
});

describe('who comes, what is shown, and what is tried first', () => {
  it.each([
    ['agree a visit so that we can see the piles', 'action: let us visit to see the piles'],
    ['set up a visit so that I can inspect the gutters', 'action: let us visit to inspect the gutters'],
    ['a short visit so we can measure the shutters', 'action: let us visit to measure the shutters'],
    ['arrange a visit so they can see the yard', 'event: a visit so that you can see the yard'],
    [
      'present findings of a trial on their routes',
      'action: let us present the findings of a trial on your routes',
    ],
    ['ask for a meeting to show swatches', 'action: let us show you swatches in a short meeting'],
    ['win a first small batch to prove ourselves', 'action: give us a first small batch to prove ourselves'],
    ['get a trial run of two pallets', 'event: a trial run of two pallets'],
    ["find out if he'd like a slot in May", 'question: whether you would like a slot in May'],
    ['let me lay out two spreads as a test, unpaid', 'action: let us lay out two spreads as a test, unpaid'],
    [
      'get the measurements and send her a quote',
      'action: share the measurements so that we can send you a quote',
    ],
    ['get their measurements', 'action: share your measurements'],
  ])('reads "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });
});

describe('what is asked in a word or two', () => {
  it.each([
    ['respond with interest', 'reply:'],
    ['agree to donate a raffle prize', 'action: donate a raffle prize'],
    ['find out about prices and lead times', 'question: your prices and lead times'],
    ['get them into their gift shop', 'action: stock it in your gift shop'],
    ['resume her monthly donation', 'action: restart your monthly donation'],
    ['ask for an evening when we can film', 'action: give us an evening when we can film'],
  ])('reads "%s"', (goal, expected) => {
    expect(told(parseGoal(goal))).toBe(expected);
  });
});
