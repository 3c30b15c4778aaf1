import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

describe('who does what, and where', () => {
  it.each([
    // Somebody of the reader's, or named, and not the reader or the sender.
    ['get them to ring Dean for a price per head', 'ring Dean for a price per head'],
    [
      'Get the town to sign a letter of intent before the tender',
      'have your town sign a letter of intent before the tender',
    ],
    ['get a buyer to taste it', 'have a buyer taste it'],
    ['get the shop to host one evening', 'host one evening'],
    ['have a reporter assigned before the embargo lifts', 'assign a reporter before the embargo lifts'],
    [
      'Introductory conversation with the packaging team',
      'arrange an introductory conversation for us with your packaging team',
    ],
    // What the sender would do, by the reader's leave.
    [
      'Let us take the evening calls for two weeks, free',
      'let us take the evening calls for two weeks free of charge',
    ],
    [
      'Bring a sample to the kitchen door on a quiet morning',
      'let us bring a sample to your kitchen door on a quiet morning',
    ],
    ['drop off a free box', 'let us drop off a free box'],
    [
      "see whether she'd let us do two nights in one of their homes, no contract",
      'let us do two nights in one of your homes, with no contract',
    ],
    ['arrange for her to see samples at the hotel', 'let us show you some samples at your hotel'],
    ['visit to give live class for students', 'let us visit to give a live class for your students'],
    ['Earn a chance to quote for their next fair', 'let us quote for your next fair'],
    // What the reader would do or be.
    ['invite her to visit the workshop', 'visit our workshop'],
    ['get on her recommended suppliers list', 'add us to your recommended suppliers list'],
    ['Be added to the approved vendor list', 'add us to your approved vendor list'],
    ['be notified of upcoming tenders', 'notify us of upcoming tenders'],
    [
      'a pitch at their next fair, happy to pay',
      'consider us for a pitch at your next fair, where we would be happy to pay',
    ],
    ['get our bread on the breakfast menu', 'put our bread on your breakfast menu'],
    ['get our leaflet put in the welcome pack', 'put our leaflet in the welcome pack'],
    [
      'get two pallets ordered before the price goes up on 1 May',
      'order two pallets before the price goes up on 1 May',
    ],
    ['have the contract signed before the season', 'sign the contract before the season'],
    ['have a slot held for us in week 14', 'hold a slot for us in week 14'],
    ['be informed of the next vacancy', 'inform us of your next vacancy'],
    ['have her email Tom for the price list', 'email Tom for the price list'],
    ['get a manager to sit in on one session', 'have a manager sit in on one session'],
    ['have someone from facilities look at the quote', 'have someone from facilities look at the quote'],
    ['come to the kitchen and cook one dish', 'let us come to the kitchen and cook one dish'],
    ['show her the samples on Thursday at the shop', 'let us show you the samples on Thursday at the shop'],
    ['ask if he might lend us the hall for a night', 'lend us the hall for a night'],
    ["email back 'demo' and I send a link", 'reply with "demo" so that we can send you a link'],
    ['reply yes or tell me who to ask', 'reply with a yes'],
    ['ring me', 'ring us'],
    ['call our Leeds branch', 'call our Leeds branch'],
    ['ring the yard and ask for Pat', 'ring the yard and ask for Pat'],
    ['get in touch', 'get in touch'],
    ['visit website', 'visit our website'],
    ['send a text', 'send us a text'],
    ['NDA', 'sign our NDA'],
    ['LOI', 'give us a letter of intent'],
    ['get 3 quotes from them for the insurance claim', 'give us 3 quotes for the insurance claim'],
    ['get a demo unit on their bench', 'let us put a demo unit on your bench'],
    ['get a visit from their buyer', 'have your buyer visit us'],
    ['get them to introduce us at the parish council', 'introduce us at the parish council'],
    ['make them an offer for the old press', 'let us make you an offer for the old press'],
    ['name their price for the van', 'name your price for the van'],
    ['pick up where we left off in May', 'arrange a short call to pick up where we left off in May'],
    ['cover one shift free so they see how we work', 'let us cover one shift free'],
    ['an order by Friday, even a small one', 'place an order by Friday'],
    [
      'final decision on the lease by the end of the month',
      'give us a final decision on the lease by the end of the month',
    ],
    ['invite her whole team for pizza and a demo', 'come with your whole team for pizza and a demo'],
    ['do two nights in one of the homes', 'let us do two nights in one of your homes'],
    ['come out and fit one for nothing', 'let us come and fit one at no charge'],
    ['commission or a no', 'give us a commission or a no'],
    ['be on call for the summer applications', 'keep us on call for the summer applications'],
    ['15 minutes before opening to pour it', 'give us 15 minutes before opening to pour it'],
    ['ten minutes at ward surgery', 'give us ten minutes at your ward surgery'],
    ['put one pack in one flat', 'let us put one pack in one flat'],
    ['make up ten with their own names on, free', 'let us make up ten with your own names on for free'],
    ['do surtitles for one matinee at cost', 'let us do surtitles for one matinee at cost'],
    ['sing for the residents one Wednesday', 'let us sing for the residents one Wednesday'],
    ['get samples into the test lab', 'let us send samples to your test lab'],
    ['get them to ring before they repaint the hall', 'ring us before you repaint the hall'],
    [
      'swap from their current lot when contract ends - ask when that is',
      'swap from your current lot when your contract ends and tell us when that is',
    ],
    ['loan 4 sensors for her plots', 'borrow 4 sensors for your plots'],
    ['meet the committee', 'let us meet your committee'],
    ['present to the board in under ten minutes', 'let us present to your board in under ten minutes'],
    ['pitch at their supplier day', 'let us pitch at your supplier day'],
    ['leave the machine with them until Friday', 'let us leave the machine with you until Friday'],
    ['trial both flavours in the Deansgate store only', 'trial both flavours in the Deansgate store only'],
    ['look over the deeds before they sign', 'let us look over the deeds before you sign'],
    ['check their website for broken links', 'let us check your website for broken links'],
    ['come and listen to the boiler', 'let us come and listen to the boiler'],
    ['sign-off on the case study', 'sign off the case study'],
    ['agree the wording of the testimonial', 'agree the wording of the testimonial'],
    ['a word with the caretaker', 'arrange a quick word for us with your caretaker'],
    ['can they take 2 more apprentices', 'take 2 more apprentices'],
    [
      'reply with number of buses and when lease ends',
      'reply with the number of buses and when your lease ends',
    ],
    ['a rough floor area and a photo of the front', 'send us a rough floor area and a photo of your front'],
    [
      'two or three times next week that work for her',
      'reply with two or three times next week that work for you',
    ],
    ['his mobile number', 'reply with your mobile number'],
    ['ask them to price-match', 'price-match'],
    [
      "leave the broken pump by the gate and we'll collect it",
      'leave the broken pump by the gate so that we can collect it',
    ],
    [
      'bring the bike in before Easter for a free safety check',
      'bring your bike in before Easter for a free safety check',
    ],
    ['drop the coat at our Main St shop', 'drop your coat at our Main St shop'],
    ['run our test file through their system', 'run our test file through your system'],
    ['link to our guide from their resources page', 'link to our guide from your resources page'],
    ['show our students round the plant', 'show our students round your plant'],
    ['give a 20 minute talk to our volunteers', 'give a 20-minute talk to our volunteers'],
    ['be our guest at the tasting on the 9th', 'come as our guest at the tasting on the 9th'],
    ['sit on our judging panel in November', 'sit on our judging panel in November'],
    ['let the contract run on for three months', 'let the contract run on for three months'],
    ['txt or call Grant', 'text or call Grant'],
    ['get first case', 'try us with a first case'],
    ['want them to think of us for 2026, maybe meet for a drink', 'keep us in mind for 2026'],
    ['permission for one demo day at society office', 'allow us one demo day at your society office'],
    [
      'Let them ring or reply with a rough length so we can put them in the queue',
      'ring us or reply with a rough length so that we can put you in the queue',
    ],
    [
      'Have her send three past deal slips so that we can compare them, free and under NDA',
      'send us three past deal slips so that we can compare them, free and under NDA',
    ],
    ['get 2 plots to do as a freebie', 'give us 2 plots to do for free'],
    ['slot the dog in before the summer lets', 'slot the dog in before the summer lets'],
    ['support for a motion at the July meeting', 'support a motion at the July meeting'],
    [
      'a date in the spring term and how many pupils',
      'reply with a date in the spring term and how many pupils',
    ],
    ['spec us on the harbour job', 'specify us on the harbour job'],
    ['work on next series', 'let us work on your next series'],
    [
      'they keep 3 bikes on floor, no cost till they sell',
      'keep 3 bikes on your floor at no cost until you sell',
    ],
    ['tune it once before Easter, half price', 'let us tune it once before Easter at half price'],
    ["be first call when they're short", "keep us in mind as your first call when you're short"],
    ['let two students cover home games', 'let two students cover home games'],
    ['be asked to tender, deadline seems to be Feb', 'invite us to tender'],
    ['put a probe in one tank over the neap tides', 'let us put a probe in one tank over the neap tides'],
    ['authority to speak to the supplier', 'let us speak to the supplier'],
    [
      'ask receptionist to hand out 20 cards and tell me what people say',
      'have your receptionist hand out 20 cards and tell us what people say',
    ],
    [
      'she tells us her delivery postcode so we can do a price',
      'tell us your delivery postcode so that we can do a price',
    ],
    ['Goal = reply w/ yes + best phone no.', 'reply with a yes and your best phone number'],
    [
      'kindly revert with your requirement so we can share quotation',
      'reply with your requirement so that we can share a quotation',
    ],
    ['know by Friday if we are in or out', 'let us know by Friday whether we are in or out'],
    [
      'Say that we would pay for the diesel if they would run one load for us on the 9th',
      'run one load for us on the 9th if we pay for the diesel',
    ],
    [
      'To arrange for a member of our team to come out and measure the conservatory',
      'let a member of our team come out and measure the conservatory',
    ],
    [
      'agree the loan of the marquee for 14 June, we collect and return it',
      'agree the loan of the marquee for 14 June',
    ],
    ['book via calendly link', 'book a time through our Calendly link'],
    ['first refusal on the old shelving', 'give us first refusal on your old shelving'],
    ['sell me their surplus honey', 'sell us your surplus honey'],
    ['take the surplus off their hands', 'let us take the surplus off your hands'],
    ['use of their hall for a wedding on 4 May', 'let us use your hall for a wedding on 4 May'],
    [
      "borrow the church's trestle tables for one Saturday",
      "let us borrow the church's trestle tables for one Saturday",
    ],
    ['park our van in their yard overnight', 'let us park our van in your yard overnight'],
    ['be a named partner on our bid', 'be a named partner on our bid'],
    ['co-author a paper', 'co-author a paper with us'],
    [
      'reply before 1 Sept if they want the same as last year',
      'reply before 1 Sept if you want the same as last year',
    ],
    [
      'get one pitch of their house strain to bank for free',
      'give us one pitch of your house strain to bank for free',
    ],
    ['fit them to 5 buses free for 60 days', 'let us fit them to 5 buses free for 60 days'],
    ['replace machine in one block as a try', 'let us replace the machine in one block as a try'],
    ['do one costume as a trial', 'let us do one costume as a trial'],
    ['put it in one car for a fortnight', 'let us put it in one car for a fortnight'],
    [
      'let the transport manager drive with it for a week',
      'let your transport manager drive with it for a week',
    ],
    ['ethics: no sale, just want 3 nurses to test', 'have 3 nurses test it'],
    ['agree which two days in June the van can come', 'agree which two days in June the van can come'],
    [
      'slot at next committee mtg to show a panel',
      'consider us for a slot at your next committee meeting to show a panel',
    ],
    ['15 mins at branch committee, happy to join online', 'give us 15 minutes at your branch committee'],
    ['Year 12 assembly slot', 'consider us for a Year 12 assembly slot'],
    [
      "get last winter's gas bills to work out the saving",
      "send us last winter's gas bills so that we can work out the saving",
    ],
    ['have him send us one episode, we do it free', 'send us one episode so that we can do it for free'],
    [
      'quote for next overhaul: needs drawing no. and qty',
      'send us your drawing number and quantity so that we can quote for your next overhaul',
    ],
    [
      'get the make of the boiler and a photo of the panel',
      'send us the make of your boiler and a photo of the panel',
    ],
    ['sign off the artwork so we can print on Monday', 'sign off the artwork so that we can print on Monday'],
    [
      'joint package for summer, agree price per head',
      'take a joint package for summer and agree a price per head',
    ],
    ['names of two colleagues who might want it', 'give us the names of two colleagues who might want it'],
    ['share the flyer with parents', 'share the flyer with parents'],
    ['move the autumn show over', 'move your autumn show over to us'],
    ['stay on their radar', 'keep us in mind'],
    ['chase the quote from May', 'consider the quote from May'],
    ['renew for another year at the same price', 'renew for another year at the same price'],
    ['confirm the delivery address', 'confirm your delivery address'],
    ['thank them and ask for a review', 'leave us a review'],
    ['be a guest on an autumn episode', 'have us as a guest on an autumn episode'],
    ['get a date pencilled for autumn', 'pencil in a date for autumn'],
    ['get them to ring or text', 'ring or text us'],
    ['get them to call or send photos', 'call us or send us photos'],
    ['signup', 'sign up'],
    ['Find out if she would run the first results', 'run the first results'],
    ["see whether they'd take 10 jars on trial", 'take 10 jars on trial'],
    ['ask if she would judge our show, fee to be discussed', 'judge our show'],
    ['try 30 days free', 'try for 30 days free of charge'],
    ['get them to hand over 5 knives for free first go', 'hand over 5 knives for a free first go'],
    // What the answer is to say, and what it is for.
    [
      "Get them to reply 'teardown' so I send a 5 minute video on their current flows",
      'reply with "teardown" so that we can send you a 5-minute video on your current flows',
    ],
    ['reply SAMPLE', 'reply with SAMPLE'],
    ['reply so it can go on next agenda', 'reply so that it can go on your next agenda'],
    ['A reply with possible dates in the summer term', 'reply with possible dates in the summer term'],
    // What would do instead.
    [
      'invite him to our concert on 12 April, or else send a recording',
      'come to our concert on 12 April, or let us send you a recording',
    ],
    ['they switch, or at least send us last statement', 'switch to us, or share your last statement'],
    // What stands in brackets.
    ['join the waitlist (Cape Town launch)', 'join the waitlist for the Cape Town launch'],
    ['get a date in for bike week (June)', 'agree on a date for bike week in June'],
    ['start with one bin (free)', 'start with one bin free'],
    ['sign up for the newsletter (monthly)', 'sign up for the newsletter'],
  ])('tells "%s" as the deed that it is', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'half an hour with him and whoever does the books now',
      'a half-hour call with you and whoever does the books now',
    ],
    [
      'a live walkthrough using one of their own closed files',
      'a live walkthrough using one of your own closed files',
    ],
    ['a phone call some evening after milking', 'a phone call some evening after milking'],
    [
      'understand her staffing gaps for winter, on a short call',
      'a short call about your staffing gaps for winter',
    ],
    ['show them, 10 min, on my phone at the counter', 'a 10-minute demo on our phone at your counter'],
    ['demo it at their desk', 'a short demo at your desk'],
    ['get a quote call', 'a short call about a quote'],
    [
      'understand how they choose suppliers over a coffee',
      'a chat over coffee about how you choose suppliers',
    ],
    ['visit (free, no obligation)', 'a free visit'],
    ['speak to Pat', 'a short call with Pat'],
    ['open day', 'an open day'],
    ['store visit', 'a store visit'],
    ['POC', 'a proof of concept'],
    ['get an hour in their workshop', 'a one-hour meeting in your workshop'],
    [
      'Secure a 45-minute meeting with our director of healthcare, Sunita Rao, before the next funding window',
      'a 45-minute meeting with our director of healthcare Sunita Rao before the next funding window',
    ],
    ['mutual referrals, quick coffee first', 'a chat over coffee about mutual referrals'],
    ['blind test vs. their 2020 claims', 'a blind test against your 2020 claims'],
    ['Thursday pie night trial', 'a Thursday pie night trial'],
    ['Primary: discovery call. Secondary: forward to ops', 'a discovery call'],
    [
      'We want to schedule meeting with the responsible of purchases',
      'a short meeting with whoever is responsible for purchases',
    ],
    ['paid pilot, 8 interviews, $2,400', 'a paid pilot of 8 interviews for $2,400'],
    ['get her off pen and paper - 14 day trial', 'a 14-day trial'],
    ['trial on the next awkward job', 'a trial on your next awkward job'],
    [
      'case study call with the income manager at another association',
      'a case study call with the income manager at another association',
    ],
    ['reopen the conversation about the lease', 'a short conversation about the lease'],
    ['a 30 min call (Teams)', 'a 30-minute call on Teams'],
    ['a first session free, then a block of six', 'a free first session'],
    ['site visit', 'a visit to your site'],
    [
      "A 15 minute chat to see if she'd be open to moving",
      'a 15-minute chat about whether you would consider moving',
    ],
    ['pilot on one line then a meeting', 'a pilot on one line, then a short meeting'],
    ['Show him our EPOS system in 20 minutes', 'a 20-minute demo'],
  ])('keeps of "%s" what the event is about, and where and with whom', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['Agree a free sample drop of two bags', 'a free sample drop of two bags'],
    ['trial access for one term', 'trial access for one term'],
    ['one month free then £40 a month', 'one free month, then £40 a month'],
    ['sale or return, 20 maps, till Easter', '20 maps on sale or return till Easter'],
    ['half a day for Year 10 in week 6, £180', 'half a day for Year 10 in week 6 for £180'],
    ['first five repairs free of charge', 'your first five repairs free of charge'],
    ['next check-out in Leith on us', 'your next check-out in Leith on us'],
    ['1 km free at a site they choose', '1 km for free at a site you choose'],
    ['do a free one at 2 am with whoever is on', 'a free one at 2 am with whoever is on'],
    ['first box free, they pick the day', 'your first box for free on a day that you choose'],
    ['10 hides graded blind against his grader', '10 hides graded blind against your grader'],
    [
      'a quick look round the cold store, then a written price',
      'a quick look round the cold store, then a written price',
    ],
    [
      'two-week count of one floor, free, then a meeting over the numbers',
      'a free two-week count of one floor, then a short meeting over the numbers',
    ],
  ])('offers with "%s" what is given, and asks for no call about it', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'thing', phrase });
  });

  it.each([
    ['find out if we may apply, and by when', 'whether we may apply, and by when'],
    [
      'know how many litres and which colours for this season',
      'how many litres and which colours you need for this season',
    ],
    ['just want to know if the grant is still open', 'whether the grant is still open'],
    ['get hold of the person who books bands', 'who books bands'],
    ['when does the lease end and how many vans', 'when the lease ends and how many vans'],
    ['how they book subs today', 'how you book subs today'],
    ['the date of their AGM', 'the date of your AGM'],
    ['best time to ring', 'the best time to ring'],
    ['is the tender still open?', 'whether the tender is still open'],
    ['do they use agencies at all?', 'whether you use agencies at all'],
    ["does she know anyone who'd like it", "whether you know anyone who'd like it"],
    ['are they happy with their present cleaner', 'whether you are happy with your present cleaner'],
    ['would Thursday at 10 suit', 'whether Thursday at 10 would suit'],
    ["see if it's something they'd pay for, honest answer ok", "whether it's something you'd pay for"],
  ])('asks what "%s" would know', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });

  it('keeps both of two times', () => {
    expect(parseGoal('call Tues 2pm or Weds am')).toMatchObject({
      kind: 'event',
      when: 'on Tuesday 2pm or Wednesday am',
    });
  });

  it.each([
    ['post a swatch card', 'a swatch card'],
    ['quote needed', 'a quote'],
    ['two quotes: with and without scaffolding', 'two quotes'],
  ])('sends what "%s" names', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'send', phrase });
  });

  it.each(['get in before the BRC audit in May', 'start the ball rolling', 'ensure they know we exist'])(
    'asks for a plain answer where "%s" says nothing that can be asked',
    (goal) => {
      expect(parseGoal(goal)).toEqual({ kind: 'reply' });
    },
  );

  it('asks what was thought of what was sent', () => {
    expect(parseGoal('follow up on the samples we posted')).toEqual({
      kind: 'feedback',
      phrase: 'on the samples we posted',
    });
  });

  it('has the guest on whom the offer names as one', () => {
    const offer = 'guest for your show: our head of research';
    expect(parseGoal('book a guest slot', offer)).toMatchObject({ base: 'have us as a guest' });
    expect(parseGoal('book a guest slot', 'a weekly show on bees')).toMatchObject({
      base: 'come on as a guest',
    });
  });

  it('leaves a visit to the place that is offered to the reader', () => {
    expect(parseGoal('site visit', 'a barn for weddings')).toEqual({ kind: 'event', phrase: 'a site visit' });
  });

  it.each([
    ['revive an old deal', 'take another look at this'],
    ['reopen the stalled deal from March', 'take another look at this'],
    ['reconnect after a lost deal two years ago', 'take another look at this'],
    ['win the customer back', 'give us another try'],
    ['Get the renewal confirmed before 31 March', 'confirm the renewal before 31 March'],
    ['Ask for a referral for the open analyst position', 'refer us for the open analyst position'],
    ['ask him to refer me for the analyst role', 'refer us for the analyst role'],
    ['find a sponsor for our under 12 football team', 'sponsor our under 12 football team'],
    ['pitch the article', 'consider our article'],
    ['invite them to bid', 'bid'],
    ['Invite to apply', 'apply'],
    ['join the beta', 'join our beta'],
    ['fill the space, get them to call or reply with volume', 'call us or reply with volume'],
    ['join the waitlist', 'join our waitlist'],
    ['invite her to register', 'register'],
    [
      'request a meeting with the public works department',
      'arrange a short meeting for us with your public works department',
    ],
    ['ask for the signed contract back', 'send us the signed contract'],
    ['ask for shelf space in two stores', 'give us some shelf space in two stores'],
    ['cancel the subscription politely', 'cancel our subscription'],
    ['have them pass the offer on to the students', 'pass the offer on to your students'],
    ['get them to fill in a 2 minute survey', 'answer our 2-minute survey'],
    // Whoever holds the place gives it out.
    ["Secure a pitch at this summer's regatta", "consider us for a pitch at this summer's regatta"],
    ['Secure two stalls at the county show', 'consider us for two stalls at the county show'],
    [
      'Secure a berth in their marina for the summer',
      'consider us for a berth in your marina for the summer',
    ],
    ['Get them to secure their place by Friday', 'secure your place by Friday'],
    ['Get the first cleaning order, with 10% off', 'place a first cleaning order, with 10% off'],
    ['Get one first booking with half price', 'make a first booking with half price'],
    // The reader would be one of those who are looked for.
    ['Find ten pubs for the spring tour', 'be one of ten pubs that we need for the spring tour'],
    [
      'Find a venue for the quiz night, dates are 3 May and 10 May',
      'be our venue for the quiz night, on 3 May or 10 May',
    ],
    ['Persuade them to be our host for the week', 'be our host for the week'],
    ['Get a few of them to test the beta', 'test the beta'],
    // What only the sender knows.
    ['Get them to check if their roof qualifies', 'check with us whether your roof qualifies'],
    ['Get them to check whether their date is still free', 'check with us whether your date is still free'],
  ])('asks the reader for what the sender hopes for: "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'find out whether they use dash cams and who provides them',
      'whether you use dash cams and who provides them',
    ],
    [
      'find out if they use spreadsheets and how often they update them',
      'whether you use spreadsheets and how often you update them',
    ],
    ['find out who provides them', 'who provides you'],
    [
      "see if they'd be interested in co-developing a course",
      'whether you would be interested in co-developing a course',
    ],
  ])('knows of whom or what "%s" asks', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });

  it('names what is tried out, and has nobody agree to it', () => {
    expect(parseGoal('Agree to a loan unit on the worst line')).toEqual({
      kind: 'thing',
      phrase: 'a loan unit on the worst line',
    });
  });

  it.each([
    ['Invite them to a free telephone advice session', 'a free telephone advice session'],
    ['Invite them to a no-obligation call', 'a no-obligation call'],
    [
      'Offer a free survey, with or without them being there',
      'a free survey with or without you being there',
    ],
  ])('has nobody come to what "%s" names', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'event', phrase });
  });

  it.each([
    [
      'Get him invited to speak at the summit',
      'a speaker: our head of research',
      'invite him to speak at the summit',
    ],
    ['Get her booked as a speaker', 'our chef, who cooks with seaweed', 'book her as a speaker'],
    ['Get him invited as a guest', 'a guest: our beekeeper, who lost 40 hives', 'have him as a guest'],
  ])('knows whom "%s" speaks of where the offer is %s', (goal, offer, base) => {
    expect(parseGoal(goal, offer)).toMatchObject({ kind: 'action', base });
  });
});
