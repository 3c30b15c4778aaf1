import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

describe('parseGoal', () => {
  it.each([
    ['Book a 15-minute demo', 'a 15-minute demo'],
    ['Get a meeting', 'a short meeting'],
    ['Meeting', 'a short meeting'],
    ['15-min intro call', 'a 15-minute introductory call'],
    ['GET A CALL', 'a short call'],
    ['30 minute strategy call on Thursday', 'a 30-minute strategy call'],
    ['trial lesson', 'a trial lesson'],
    ['trial class', 'a trial class'],
    ['taster morning', 'a taster morning'],
    ['proof of value', 'a proof of value'],
    ['tasting with their chef', 'a tasting with your chef'],
    ['test drive', 'a test drive'],
    ['visit to measure up', 'a short visit to measure up'],
    ['free 30 day trial', 'a free 30-day trial'],
    ['pilot project in one park', 'a pilot project in one park'],
    ['meeting at the ITB fair', 'a short meeting at the ITB fair'],
    ['user interviews', 'a user interview'],
    ['Start a partnership', 'a short call about a partnership'],
    ['15 minutes next Tuesday', 'a 15-minute call'],
    ['get 20 mins on their calendar', 'a 20-minute call'],
    ['ask for 20 minutes', 'a 20-minute call'],
    ['schedule time', 'a short call'],
    ['accept the 2 week trial', 'a 2-week trial'],
    ['agree to a scoping call', 'a scoping call'],
    ['a farm visit to show it', 'a farm visit'],
    ['get on the phone', 'a short call'],
    ['get on a call before season', 'a short call before season'],
    ['get on a quick call next week', 'a quick call'],
    ['Get them on the phone', 'a short call'],
    ['Generate demo bookings', 'a short demo'],
    ['get more booked demos', 'a short demo'],
    ['Sell a pilot project', 'a pilot project'],
    ['Close a 3-month pilot', 'a 3-month pilot'],
    ['15 minutes on the phone', 'a 15-minute phone call'],
    ['visit his hospital in May', 'a short visit to your hospital'],
    ['tasting box', 'a tasting box'],
    ['call, then proposal', 'a short call'],
    ['call to discuss his project', 'a short call to discuss your project'],
    ['set up 15 minutes to compare repair costs', 'a 15-minute call to compare repair costs'],
    ['book a visit for World Book Day', 'a visit for World Book Day'],
    ['30 min technical deep dive', 'a 30-minute technical deep dive'],
    ['present at next HOA meeting', 'a short presentation at your next HOA meeting'],
    ['one week trial in their warehouse', 'a one-week trial in your warehouse'],
    ['meet at HLTH conference', 'a short meeting at the HLTH conference'],
    ['interview with our CEO', 'an interview with our CEO'],
    ['proof of concept', 'a proof of concept'],
    ['visit your cafe for 10 minutes', 'a 10-minute visit to your cafe'],
    ['lunch and learn at their office', 'a lunch and learn at your office'],
    ['Discuss their open driver vacancies', 'a short call about your open driver vacancies'],
    ['Agree numbers for the 2027 season', 'a short call about numbers for the 2027 season'],
    ['Get 15 minutes of their time', 'a 15-minute call'],
    ['qualify & book discovery call', 'a discovery call'],
    ['phone call', 'a phone call'],
    ['Visit two of their shops and make an offer', 'a short visit to two of your shops'],
    ['Explore integration with their ticketing', 'a short call about integration with your ticketing'],
    ['Ask whether a short demo would be welcome', 'a short demo'],
    ['intro to 2 candidates', 'an introduction to 2 candidates'],
    ['Explain how it works in a 20-minute call', 'a 20-minute call'],
    ['Propose a joint webinar', 'a joint webinar'],
    ['Speak before their next audit', 'a short call before your next audit'],
    ['test on one vessel', 'a test on one vessel'],
  ])('takes "%s" for something both take part in', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['schedule a call next week', 'next week'],
    ['30 minute strategy call on Thursday', 'on Thursday'],
    ['Get a 10 min call tomorrow', 'tomorrow'],
    ['20 minute call in the first week of December', 'in the first week of December'],
    ['demo 12 March', 'on 12 March'],
    ['start a pilot next semester', 'next semester'],
    ['demo next Tuesday or Wednesday', 'next Tuesday or Wednesday'],
    ['20 minute demo in the week of 8 June', 'in the week of 8 June'],
    ['pilot over the summer', 'over the summer'],
  ])('keeps the day of "%s" as it was written', (goal, when) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', when });
  });

  it.each([
    ['Get them to sign up for a free trial', 'sign up for a free trial', 'signing up for a free trial'],
    ['I want them to order a sample', 'order a sample', 'ordering a sample'],
    [
      'invite them to our webinar on 12 March',
      'come to our webinar on 12 March',
      'coming to our webinar on 12 March',
    ],
    ['be added to their vendor list', 'add us to your vendor list', 'adding us to your vendor list'],
    ['get hired for a shoot', 'hire us for a shoot', 'hiring us for a shoot'],
    ['sign up for a 14 day trial', 'sign up for a 14-day trial', 'signing up for a 14-day trial'],
    [
      'order one free kit for their class',
      'order one free kit for your class',
      'ordering one free kit for your class',
    ],
  ])('tells "%s" from the side of the reader', (goal, base, gerund) => {
    expect(parseGoal(goal)).toEqual({ kind: 'action', base, gerund });
  });

  it.each([
    'close the deal',
    'increase sales',
    'sell websites',
    'raise awareness',
    'become our customer',
    'see if they are interested',
    'BUY NOW',
    'z',
    '???',
    'listing in 50 stores',
  ])("asks for a plain reply where the goal is the sender's own or unclear: %s", (goal) => {
    expect(parseGoal(goal)).toEqual({ kind: 'reply' });
  });

  it.each([
    ['send a quote', { kind: 'send', phrase: 'a quote' }],
    ['quote, then visit', { kind: 'send', phrase: 'a quote' }],
    [
      'get a list of their sites',
      { kind: 'action', base: 'send us a list of your sites', gerund: 'sending us a list of your sites' },
    ],
    [
      'photo of the boiler plate',
      {
        kind: 'action',
        base: 'send us a photo of your boiler plate',
        gerund: 'sending us a photo of your boiler plate',
      },
    ],
    ['Reply to get a price list', { kind: 'send', phrase: 'our price list' }],
    [
      'quote from elevation drawings, no visit needed',
      { kind: 'send', phrase: 'a quote from elevation drawings' },
    ],
    [
      'permission to place one skip',
      { kind: 'action', base: 'let us place one skip', gerund: 'letting us place one skip' },
    ],
    [
      'Get a reply with current open headcount',
      {
        kind: 'action',
        base: 'reply with your current open headcount',
        gerund: 'replying with your current open headcount',
      },
    ],
    [
      'get acreage and variety so we can slot them in',
      {
        kind: 'action',
        base: 'share your acreage and variety so that we can slot you in',
        gerund: 'sharing your acreage and variety so that we can slot you in',
      },
    ],
    [
      'Get floor plan emailed over',
      { kind: 'action', base: 'send us your floor plan', gerund: 'sending us your floor plan' },
    ],
    [
      'Ask whether counterfeits are a live issue for them',
      { kind: 'question', phrase: 'whether counterfeits are a live issue for you' },
    ],
    [
      'a site measure before end of April',
      { kind: 'event', phrase: 'a site measure', when: 'before the end of April' },
    ],
    [
      "Agree a 20-minute call to scope next year's survey",
      { kind: 'event', phrase: "a 20-minute call to scope next year's survey" },
    ],
    [
      'get a guest list',
      { kind: 'action', base: 'send us your guest list', gerund: 'sending us your guest list' },
    ],
    [
      'receive their tender documents',
      {
        kind: 'action',
        base: 'send us your tender documents',
        gerund: 'sending us your tender documents',
      },
    ],
    [
      'order form back by 1 March',
      {
        kind: 'action',
        base: 'send back the order form by 1 March',
        gerund: 'sending back the order form by 1 March',
      },
    ],
    ['request for quotation', { kind: 'send', phrase: 'a quotation' }],
    ['send them our catalog', { kind: 'send', phrase: 'our catalog' }],
    ['ask for feedback on our new dashboard', { kind: 'feedback', phrase: 'on our new dashboard' }],
    ['find the right person to talk to', { kind: 'referral' }],
    ['find out whether a demo would help', { kind: 'event', phrase: 'a short demo' }],
    ['qualify them for a demo', { kind: 'reply' }],
    [
      'ask for their current volumes',
      { kind: 'action', base: 'share your current volumes', gerund: 'sharing your current volumes' },
    ],
    ['find out who does their books', { kind: 'question', phrase: 'who does your books' }],
    ['find out about their next tender', { kind: 'question', phrase: 'about your next tender' }],
    [
      'Ask whether they plan a spring campaign',
      { kind: 'question', phrase: 'whether you plan a spring campaign' },
    ],
    ['Understand their hiring plans for Q1', { kind: 'question', phrase: 'about your hiring plans for Q1' }],
    ['want to know if they rent', { kind: 'question', phrase: 'whether you rent' }],
    ['find out best time to call the CEO', { kind: 'question', phrase: 'the best time to call the CEO' }],
    [
      'Offer a free license for one experiment',
      { kind: 'thing', phrase: 'a free license for one experiment' },
    ],
    ['quotation for 300 laptops', { kind: 'send', phrase: 'a quotation for 300 laptops' }],
    ['Quote for the annual clean', { kind: 'send', phrase: 'a quote for the annual clean' }],
    [
      'Introduce ourselves and ask who handles indirect spend',
      { kind: 'question', phrase: 'who handles indirect spend' },
    ],
    [
      'first episode free offer: get them to send one raw file',
      { kind: 'action', base: 'send us one raw file', gerund: 'sending us one raw file' },
    ],
    ['get a yes to a two-week test', { kind: 'event', phrase: 'a two-week test' }],
    [
      '15-min call this week or next',
      { kind: 'event', phrase: 'a 15-minute call', when: 'this week or next' },
    ],
    ['find a time to talk', { kind: 'event', phrase: 'a short call' }],
    ['present findings', { kind: 'event', phrase: 'a short presentation' }],
    ['book a survey', { kind: 'event', phrase: 'a survey' }],
    ['get referrals', { kind: 'reply' }],
    ['pick up 2-3 clients', { kind: 'reply' }],
    ['win new customers', { kind: 'reply' }],
    ['ask for being on their supplier list', { kind: 'reply' }],
  ])('reads "%s"', (goal, expected) => {
    expect(parseGoal(goal)).toEqual(expected);
  });

  it('gives a list of the reader to the reader, and a role its article', () => {
    expect(parseGoal('add us to supplier list')).toMatchObject({ base: 'add us to your supplier list' });
    expect(parseGoal('let us know rates')).toMatchObject({ base: 'share your rates' });
    expect(parseGoal('list us as supplier')).toMatchObject({ base: 'list us as a supplier' });
  });

  it.each([
    ['try cli', 'try our cli'],
    ['sign up for newsletter', 'sign up for our newsletter'],
    ['renew subscription', 'renew your subscription'],
    ['fill last shelves', 'take one of our last shelves'],
    ['book first shoot', 'book a first shoot'],
    ['take part in our study', 'take part in our study'],
    ['visit showroom', 'visit our showroom'],
    ['add to their website', 'add this to your website'],
    ['framework supplier', 'take us on as a framework supplier'],
    ['join the scheme', 'join the scheme'],
    ['join mentoring scheme', 'join our mentoring scheme'],
    ['stock them', 'stock them'],
    ['get listed as preferred supplier', 'list us as a preferred supplier'],
    ['forward to their IT', 'forward this to your IT'],
  ])('gives what "%s" leaves bare the word that it needs', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['get on their supplier framework', 'add us to your supplier framework'],
    [
      'come and do a free short display for the events team',
      'let us come and do a free short display for the events team',
    ],
    ['renewal', 'renew'],
    ['get a first order', 'place a first order'],
    ['invite to present at supplier day', 'invite us to present at supplier day'],
    ['get a slot at the festival', 'consider us for a slot at your festival'],
    ['become a referral partner', 'become a referral partner'],
    ['hire me', 'work with us'],
    ['Drive sign-ups', 'sign up'],
    ['Get signups for our beta', 'sign up for our beta'],
    ['Increase webinar registrations', 'register for our webinar'],
    ['get a review on G2', 'write us a review on G2'],
    ['reactivate a lapsed customer', 'give us another try'],
    ['preferred supplier list', 'add us to your preferred supplier list'],
    ['brief us on their next study', 'brief us on your next study'],
    ['programme the show in autumn 2027', 'programme the show in autumn 2027'],
    ['sponsor their annual moot', 'let us sponsor your annual moot'],
    ['check availability for October', 'share your availability for October'],
    ['share with PhD students', 'share this with PhD students'],
    ['brief me on open positions', 'brief us on open positions'],
    ['reply with number of members', 'reply with the number of members'],
    ['ask for a second chance', 'give us a second chance'],
    ['sign up for free account', 'sign up for a free account'],
    ['become our reseller', 'become our reseller'],
    ['Switch supplier', 'switch to us'],
    ['Inspect the roof', 'let us inspect the roof'],
    ['Review our strap', 'review our strap'],
    ['Interview one of our authors', 'interview one of our authors'],
    ['air the show', 'air the show'],
    ['install GitHub app', 'install our GitHub app'],
    ['publish as guest article', 'publish this as a guest article'],
    ['expand to eastern Europe with us', 'expand to eastern Europe with us'],
    ['commission a mural for the taproom', 'commission a mural for the taproom'],
    ['borrow a kit', 'borrow a kit'],
    ['apply', 'apply'],
    ['put us on the agenda of the next meeting', 'put us on the agenda of the next meeting'],
    ['partner programme', 'join our partner programme'],
    ['fund half of the van', 'fund half of the van'],
    ['try for free', 'try for free'],
    ['donate again', 'donate again'],
    ['join as volunteer', 'join as a volunteer'],
    ['share our call in the newsletter', 'share our call in your newsletter'],
    ['Find out if they would like to try it for two weeks', 'try it for two weeks'],
    ['see whether they want to switch in spring', 'switch in spring'],
    ['remind him about the quote we sent last month', 'consider the quote we sent last month'],
    ['Get it published', 'publish it'],
    ['Submit a tender', 'let us submit a tender'],
    ['Check one of their pages for free', 'let us check one of your pages for free'],
    ['Co-publish a report', 'co-publish a report'],
    ['Get an answer on the samples we left', 'give us an answer on the samples we left'],
    ['Cover one check-in for them', 'let us cover one check-in for you'],
    ['Put a booth in one of their sites', 'let us put a booth in one of your sites'],
    ['ask for 6 month research stay', 'give us a 6-month research stay'],
    ['Take an order before autumn', 'place an order before autumn'],
    ['get drawings', 'share your drawings'],
    ['Work with them on the Christmas issue', 'let us work with you on the Christmas issue'],
    ['Lend them three loggers for a month', 'borrow three loggers for a month'],
    ['need latest phone bill', 'share your latest phone bill'],
    ['get her to open a trial account', 'open a trial account'],
    ['Supply them on a trial basis', 'let us supply you on a trial basis'],
    ['speak at the October forum', 'let us speak at the October forum'],
    ['Be on their shortlist for the next deal', 'add us to your shortlist for the next deal'],
    ['Clean one façade as a test', 'let us clean one façade as a test'],
    ['raise our seed round', 'take part in our seed round'],
  ])('tells what the sender wants of "%s" as the reader\'s deed', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it('asks whether what is offered is wanted, where a goal only names it', () => {
    expect(parseGoal('guest lecture this semester', 'a guest lecture on brewing')).toEqual({
      kind: 'thing',
      phrase: 'a guest lecture',
      when: 'this semester',
    });
    // What can be counted can be asked for by its name alone; what cannot has to be what is offered.
    expect(parseGoal('feasibility study', 'biogas from spent yeast')).toEqual({
      kind: 'thing',
      phrase: 'a feasibility study',
    });
    expect(parseGoal('rate agreement', 'crew change hotels')).toEqual({
      kind: 'thing',
      phrase: 'a rate agreement',
    });
    expect(parseGoal('brand awareness', 'window repairs')).toEqual({ kind: 'reply' });
  });

  it('takes a test of something for a thing', () => {
    expect(parseGoal('test translation of 500 words, free')).toEqual({
      kind: 'thing',
      phrase: 'a free test translation of 500 words',
    });
  });

  it('says what feedback is wanted on, and what an event is for', () => {
    expect(parseGoal('feedback on how it would fit into their day')).toEqual({
      kind: 'feedback',
      phrase: 'on how it would fit into your day',
    });
    expect(parseGoal('a visit to see one at the depot in Hull')).toEqual({
      kind: 'event',
      phrase: 'a visit to see one at the depot in Hull',
    });
  });

  it('sends what the sender would send or bring, whatever it is', () => {
    expect(parseGoal('send CVs')).toEqual({ kind: 'send', phrase: 'some CVs' });
    expect(parseGoal('share CVs')).toEqual({ kind: 'send', phrase: 'some CVs' });
    expect(parseGoal('free sample of 100 contacts')).toEqual({
      kind: 'send',
      phrase: 'a free sample of 100 contacts',
    });
    expect(parseGoal('request a sample pallet')).toEqual({ kind: 'send', phrase: 'a sample pallet' });
    expect(parseGoal('Send her our sample report')).toEqual({ kind: 'send', phrase: 'our sample report' });
    expect(parseGoal('ask for a price')).toEqual({ kind: 'send', phrase: 'a price' });
    expect(parseGoal('RFQ')).toMatchObject({ kind: 'action', base: 'send us your next RFQ' });
    expect(parseGoal('send 1 kg sample')).toEqual({ kind: 'send', phrase: 'a 1 kg sample' });
    expect(parseGoal('send sample box')).toEqual({ kind: 'send', phrase: 'a sample box' });
    expect(parseGoal('drop off samples')).toEqual({ kind: 'send', phrase: 'some samples' });
    expect(parseGoal('They should ask for a price for 500 orders')).toEqual({
      kind: 'send',
      phrase: 'a price for 500 orders',
    });
  });

  it('sends what the reader is to see', () => {
    expect(parseGoal('see sample report')).toEqual({ kind: 'send', phrase: 'a sample report' });
    expect(parseGoal('see portfolio')).toEqual({ kind: 'send', phrase: 'our portfolio' });
  });

  it.each([
    ['be a guest', 'a detective who writes thrillers', 'have us as a guest'],
    ['be a guest', 'our podcast for CTOs', 'come on as a guest'],
    ['get her booked as a guest', 'Dr Amina Rahal', 'have her as a guest'],
    ['invite to webinar on 3 March', '', 'come to our webinar on 3 March'],
    ['speak at their conference', '', 'let us speak at your conference'],
    ['write for them', '', 'let us write for you'],
    ['manage their social media', '', 'let us manage your social media'],
    ['buy their used pallets', '', 'sell us your used pallets'],
    ['get their old malt sacks', '', 'let us have your old malt sacks'],
    ['get their floor plan', '', 'share your floor plan'],
    ['pitch us', '', 'pitch us'],
    ['win back', '', 'give us another try'],
    ['grant', '', 'support this with a grant'],
    ['press coverage', '', 'cover this'],
    ['try first album free', '', 'try your first album free'],
    ['partner for 2026 event', '', 'partner with us'],
    ['become a vendor', '', 'take us on as a vendor'],
    ['be their go-to repair shop', '', 'take us on as your go-to repair shop'],
    ['get on the bid list', '', 'add us to your bid list'],
    ['fill our spring dates', '', 'book one of our spring dates'],
    ['pitch guest post', '', 'publish it'],
    ['GET ON SUPPLIER LIST', '', 'add us to your supplier list'],
    ['become preferred supplier', '', 'take us on as a preferred supplier'],
    ['reply w/ current setup', '', 'reply with your current setup'],
    ['open trade account', '', 'open a trade account'],
    ['repeat order', '', 'place a repeat order'],
    ['order', '', 'place an order'],
    ['put a machine in their gym', '', 'let us put a machine in your gym'],
    ['place our leaflets in their lobby', '', 'place our leaflets in your lobby'],
    ['send first NDA free', '', 'send us your first NDA for free'],
    ['reserve for summer camp', '', 'reserve for your summer camp'],
    ['review it on her blog', '', 'review it on your blog'],
    ['nominate students', 'a placement for students', 'nominate students'],
    ['send brief', '', 'send us your brief'],
    ['check date', '', 'share your date'],
    ['try free for 14 days', '', 'try it free for 14 days'],
    ['send 5 tents', 'tent repairs', 'send us 5 tents'],
    ['send last 12 bills', 'energy audits', 'send us your last 12 bills'],
    ['send guest list', 'wedding stationery', 'send us your guest list'],
    ["send last year's return", 'tax returns', "send us last year's return"],
    ['reply with training budget', '', 'reply with your training budget'],
    ['reply with two dates', '', 'reply with two dates'],
    ['reply with who decides', '', 'reply with who decides'],
    ['add to supplier list', '', 'add us to your supplier list'],
    ['add to round', 'a window cleaning round', 'join our round'],
    ['have us on an episode', '', 'have us on an episode'],
    ['panel', '', 'add us to your panel'],
    ['account', '', 'open an account with us'],
    ['stockist', '', 'become a stockist'],
    ['standing order', '', 'place a standing order'],
    ['next manuscript', 'proofreading', 'send us your next manuscript'],
    ['book calibration', 'scale calibration', 'book a calibration'],
    ['fit one machine', 'trackers', 'let us fit one machine'],
    ['send in 2 old batteries', 'reused bike batteries', 'send us 2 old batteries'],
    ['send site plan', 'noise monitoring', 'send us your site plan'],
    ['drop in', 'a swimming hour', 'drop in'],
    ['order before Christmas', 'gift cards', 'order before Christmas'],
    ['send mirror', 'telescope mirror recoating', 'send us your mirror'],
    ['size list', 'scrubs embroidery', 'send us your size list'],
    ['loan for a weekend', 'headsets', 'borrow for a weekend'],
    ['send photo', 'couch repairs', 'send us a photo'],
    ['bring a colleague', 'an open day', 'bring a colleague'],
    ['book date', 'rope inspection', 'book a date'],
    ['book pressing slot', 'apple pressing', 'book a pressing slot'],
    ['compare with current logger', 'loggers', 'compare with your current logger'],
    ['add to wedding brochure', 'ice sculpture', 'add this to your wedding brochure'],
  ])('keeps the act on its side in "%s" where "%s" is offered', (goal, offer, base) => {
    expect(parseGoal(goal, offer)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['send one box', 'jam in mini jars', { kind: 'send', phrase: 'one box' }],
    ['swatch', 'marbled paper', { kind: 'send', phrase: 'a swatch' }],
    ['dates for spring', 'a beekeeping course', { kind: 'send', phrase: 'some dates for spring' }],
    ['cost per bottle', 'bottle washing', { kind: 'send', phrase: 'our cost per bottle' }],
    ['weekly delivery', 'fresh fish', { kind: 'thing', phrase: 'a weekly delivery' }],
    ['drop off date', 'cylinder testing', { kind: 'thing', phrase: 'a drop-off date' }],
    ['bin on site', 'plate recycling', { kind: 'thing', phrase: 'a bin on site' }],
    ['leaflet at counter', 'frame repair', { kind: 'thing', phrase: 'a leaflet at your counter' }],
    ['demo cut', 'saw blades', { kind: 'thing', phrase: 'a demo cut' }],
    ['send profiles', 'kitchen staff', { kind: 'send', phrase: 'some profiles' }],
    ['send tasters', 'fresh meals', { kind: 'send', phrase: 'some tasters' }],
    ['send 20 tablets', 'cleaning tablets for toys', { kind: 'send', phrase: '20 tablets' }],
    ['test account', 'warehouse software', { kind: 'thing', phrase: 'a test account' }],
    ['two weeks for free', 'a review tool', { kind: 'thing', phrase: 'two weeks for free' }],
    ['it does not run', 'an old watch', { kind: 'reply' }],
    ['survey of one staircase', 'heat pumps', { kind: 'event', phrase: 'a survey of one staircase' }],
    ['print deadline', 'stapling', { kind: 'question', phrase: 'your print deadline' }],
    ['show dates', 'lighting hire', { kind: 'question', phrase: 'your show dates' }],
    ['rates from May', 'cold storage', { kind: 'send', phrase: 'our rates from May' }],
    ['do one free', 'sofa cleaning', { kind: 'thing', phrase: 'one for free' }],
    ['box to try', 'horseshoe nails', { kind: 'thing', phrase: 'a box to try' }],
    ['first order 10% off', 'glazes', { kind: 'thing', phrase: '10% off your first order' }],
    ['contract for 2027', 'turf care', { kind: 'thing', phrase: 'a contract for 2027' }],
    ['rates', 'crew transport', { kind: 'send', phrase: 'our rates' }],
    ['quote after visit', 'rack cleaning', { kind: 'send', phrase: 'a quote after a visit' }],
    ['send assortment', 'glass beads', { kind: 'send', phrase: 'an assortment' }],
    ['feedback on specs', 'a growth chamber', { kind: 'feedback', phrase: 'on our specs' }],
    ['survey', 'waiting list software', { kind: 'feedback', phrase: '' }],
    ['survey', 'damp proofing', { kind: 'event', phrase: 'a survey' }],
    ['workshop tour', 'carved heads', { kind: 'event', phrase: 'a workshop tour' }],
    ['sale or return', 'jigsaw puzzles', { kind: 'thing', phrase: 'sale or return' }],
    ['one listing free', 'drone photos', { kind: 'thing', phrase: 'one free listing' }],
    ['first session free', 'singing sessions', { kind: 'event', phrase: 'a free first session' }],
    ['condition survey', 'art conservation', { kind: 'event', phrase: 'a condition survey' }],
    ['visit the yard', 'hoof trimming', { kind: 'event', phrase: 'a short visit to the yard' }],
    ['measure up', 'larder fit-outs', { kind: 'event', phrase: 'a short visit to measure up' }],
    ['fleece count', 'wool collection', { kind: 'question', phrase: 'your fleece count' }],
    ['figures for last year', 'gift aid claims', { kind: 'question', phrase: 'your figures for last year' }],
    [
      'take our survey',
      'a study of nurses',
      { kind: 'action', base: 'answer our survey', gerund: 'answering our survey' },
    ],
    ['send for analysis', 'hay in small bales', { kind: 'reply' }],
    ['next port call', 'ballast water sampling', { kind: 'reply' }],
  ])('reads half a word by what is offered: "%s" of %s', (goal, offer, expected) => {
    expect(parseGoal(goal, offer)).toEqual(expected);
  });

  it.each([
    ['free month', 'a free month'],
    ['free scan of one part', 'a free scan of one part'],
    ['20% off first order', '20% off your first order'],
    ['get first booking with 20% off', '20% off your first booking'],
    ['Give her class free access for a semester', 'free access for a semester'],
    ['first week half price', 'your first week at half price'],
    ['first clean at half price', 'your first clean at half price'],
    ['One episode at no charge', 'one episode at no charge'],
  ])('takes what is given away for a thing: %s', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'thing', phrase });
  });

  it('knows days that are cut short and days that are any', () => {
    expect(parseGoal('15 mins tues or weds')).toMatchObject({
      phrase: 'a 15-minute call',
      when: 'on Tuesday or Wednesday',
    });
    expect(parseGoal('mtg w/c 12 Jan')).toMatchObject({
      phrase: 'a short meeting',
      when: 'in the week commencing 12 Jan',
    });
    expect(parseGoal('trial workshop in spring')).toMatchObject({
      phrase: 'a trial workshop',
      when: 'in spring',
    });
    expect(parseGoal('15-min call thurs')).toMatchObject({ phrase: 'a 15-minute call', when: 'on Thursday' });
    expect(parseGoal('tasting on a monday')).toMatchObject({ phrase: 'a tasting', when: 'on a Monday' });
  });

  it("sends what is the sender's own", () => {
    expect(parseGoal('share my showreel')).toEqual({ kind: 'send', phrase: 'our showreel' });
  });

  it.each([
    'Re-engage a cold lead',
    'boost bookings',
    'Build awareness',
    'secure funding',
    'Get a foot in the door',
  ])('asks for a reply where "%s" is the gain of the sender', (goal) =>
    expect(parseGoal(goal)).toEqual({ kind: 'reply' }),
  );

  // What somebody may want to win, show or place is not what the reader would send.
  it.each([
    'licence for one class this term',
    'get a contract',
    'get a map',
    'get more numbers',
    'special offer to new customers',
  ])('does not ask to be sent what "%s" names', (goal) => expect(parseGoal(goal)).toEqual({ kind: 'reply' }));

  it.each(['recruit them', 'sell them a seat', 'know whom to blame', 'impress them'])(
    "asks for a plain reply where the act is the sender's: %s",
    (goal) => {
      expect(parseGoal(goal)).toMatchObject({ kind: 'reply' });
    },
  );

  // Facts of an event: what it costs, how long, how many, where, with whom, on which of two days.
  it.each([
    ['Offer a free 10-sample trial kit', 'a free 10-sample trial kit'],
    ['Schedule a free 30-minute tax review', 'a free 30-minute tax review'],
    [
      'An appointment of thirty minutes with the City Engineer',
      'a thirty-minute appointment with the City Engineer',
    ],
    ['15-20 min call', 'a 15- to 20-minute call'],
    ['two trial sessions in the spring half term', 'two trial sessions in the spring half term'],
    ['intro call w/ Tom', 'an introductory call with Tom'],
    ['A meeting with her and her wellness manager', 'a short meeting with you and your wellness manager'],
    ['get ten minutes with her and the bar manager', 'a ten-minute call with you and your bar manager'],
    [
      'A phone call with Lorna, who runs the shop, no resume needed',
      'a phone call with Lorna, who runs the shop',
    ],
    ['call with the owner', 'a short call'],
    ['A chat over the phone, evenings are fine', 'a short chat over the phone'],
    [
      'A meeting on campus before the July convocation',
      'a short meeting on campus before the July convocation',
    ],
    ['demo on their own farm', 'a short demo on your own farm'],
    ['Short call about next winter', 'a short call about next winter'],
    [
      'A conversation about whether their home could host a group',
      'a short conversation about whether your home could host a group',
    ],
    ['15-minute comparison with their present provider', 'a 15-minute comparison with your present provider'],
    [
      'Presentation at next committee meeting, 25 minutes',
      'a 25-minute presentation at your next committee meeting',
    ],
    ['Come by for a ten-minute walk-through', 'a ten-minute walk-through'],
    ['walk round with her for 20 minutes', 'a 20-minute walkthrough'],
    ['15 minutes in Lisbon or by video', 'a 15-minute call in Lisbon or by video'],
    ['Offer a pilot on five buses and get a meeting', 'a pilot on five buses'],
    ['15 min call, or name of right person', 'a 15-minute call'],
    ['understand his exit plan on a short call', 'a short call about your exit plan'],
    ['lunch', 'lunch'],
    ['call to close the deal', 'a short call'],
    ['session with her HRBPs and one line manager', 'a session with your HRBPs and one line manager'],
    ['a coffee in Shoreditch or a zoom, whichever is easier', 'a chat over coffee in Shoreditch or a Zoom'],
    ['get sign-off for a silent test on 50 mailboxes', 'a silent test on 50 mailboxes'],
    [
      'A site walk with someone from safety before the tender closes on 3 June',
      'a site walk with someone from safety before the tender closes on 3 June',
    ],
    ['develop a pilot together', 'a pilot'],
    ['do two demos', 'two short demos'],
    ["let's talk", 'a short call'],
    [
      'get on a call with procurement before the RFP goes out',
      'a short call with procurement before the RFP goes out',
    ],
    ['pilot with 100 young drivers, 3 months', 'a 3-month pilot with 100 young drivers'],
    ['R&D claim review, no win no fee', 'an R&D claim review'],
    ['gold sponsorship or water station', 'a short call about a gold sponsorship or water station'],
  ])('keeps the facts of the event in "%s"', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['coffee on 22 or 23 April', 'on 22 or 23 April'],
    ['pilot in the July to September season', 'in the July to September season'],
    ['arrange an audit in the quiet months, Nov to Feb', 'from Nov to Feb'],
    ['breakfast on Tuesday 3 or Wednesday 4 June', 'on Tuesday 3 or Wednesday 4 June'],
    ['visit between 4 and 8 May', 'between 4 and 8 May'],
    ['demo 9-11 June 2027', 'on 9-11 June 2027'],
    ['call March 9 or 10', 'on March 9 or 10'],
    ['meeting on Monday, Tuesday or Friday', 'on Monday, Tuesday or Friday'],
    ['demo in May 2027', 'in May 2027'],
  ])('keeps each day to choose from in "%s"', (goal, when) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', when });
  });

  it.each(['12 minutes on Teams, any day but Friday', 'demo for the June convocation'])(
    'takes for a day only what is one: %s',
    (goal) => expect(parseGoal(goal)).not.toHaveProperty('when'),
  );

  it.each([
    ['Agree five trial journeys', 'five trial journeys'],
    ['first two adverts free, then decide', 'your first two adverts for free'],
    ['a look round their wardrobe store, then a price', 'a look round your wardrobe store, then a price'],
    ['a morning in the woods with the team', 'a morning in the woods with the team'],
    ['Ask them to run a trial reel', 'a trial reel'],
    [
      'Agree to a look at how many of their subscribers could be won back',
      'a look at how many of your subscribers could be won back',
    ],
    ['two hives on their roof from April to September', 'two hives on your roof from April to September'],
    [
      "One week's free clippings for a client of their choice",
      "a week's free clippings for a client of your choice",
    ],
    [
      'Offer first 60 minutes of audio free so they can judge quality',
      'your first 60 minutes of audio for free so that you can judge quality',
    ],
    ['one video interpreted free', 'one video interpreted for free'],
    ['90 minute seed swap for their members', 'a 90-minute seed swap for your members'],
  ])('takes "%s" for a thing with all that is said of it', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'thing', phrase });
  });

  // Whose act it is.
  it.each([
    ['Let us log the power draw of one of his presses', 'let us log the power draw of one of your presses'],
    ['Ask whether she would let us run a webinar for her team', 'let us run a webinar for your team'],
    ['get her to let us park one unit there', 'let us park one unit on your side'],
    ['offer to redo one letter', 'let us redo one letter'],
    ['let our rep pour for the staff', 'let our rep pour for the staff'],
    ['Show it on one mould free of charge', 'let us show it to you on one mould free of charge'],
    ['come and read the meters on kiln 2', 'let us come and read the meters on kiln 2'],
    ['visit two residents free of charge', 'let us visit two residents free of charge'],
    ['bring two owls in for an hour', 'let us bring two owls in for an hour'],
    ['leave the mower on pitch 3 for a fortnight', 'let us leave the mower on pitch 3 for a fortnight'],
    ['hold 3 June for them until Friday', 'let us hold 3 June for you until Friday'],
    ['do the next three check-outs at cost', 'let us do the next three check-outs at cost'],
    ['fix their worst episode for free', 'let us fix your worst episode for free'],
    ['replace their two oldest scanners free', 'let us replace your two oldest scanners free'],
    ['install 2 counters at one store', 'let us install 2 counters at one store'],
    ['scan one object while they watch', 'let us scan one object while you watch'],
    ['three pupils to interview in October', 'let us interview three pupils in October'],
    ['Take over the next quarter', 'let us take over the next quarter'],
    ['get them to let us have the key', 'let us have the key'],
    ['Take their calls for one weekend free', 'let us take your calls for one weekend free'],
    [
      'Put four sensors on the worst pump for 30 days',
      'let us put four sensors on the worst pump for 30 days',
    ],
    [
      'leave two kegs for a fortnight and collect them',
      'let us leave two kegs for a fortnight and collect them',
    ],
    ['install one, we pay for power', 'let us install one'],
    ['let us into the loft', 'let us into the loft'],
    ['pitch to the partners', 'let us pitch to your partners'],
    ['speak to their corporate partners', 'let us speak to your corporate partners'],
    ['swap out one cooler free for a month', 'let us swap out one cooler free for a month'],
    ['mend one torn map free of charge', 'let us mend one torn map free of charge'],
    ['have our man walk the green with them', 'let our man walk the green with you'],
    ["see last year's report and comment on it", "let us see last year's report and comment on it"],
    ['let us fit two patients with her there', 'let us fit two patients with you there'],
  ])('asks leave for the sender\'s act in "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['bind one album for half price', 'album binding', 'let us bind one album for half price'],
    ['cover two mornings in half term', 'phlebotomy cover', 'let us cover two mornings in half term'],
    ['sponsor a run of four episodes', 'sponsorship of a podcast', 'sponsor a run of four episodes'],
    ['review two reports', 'a review tool', 'review two reports'],
    ['set six routes on a trial basis', 'route setting', 'let us set six routes on a trial basis'],
    ['look at the barn roof', 'thatching', 'let us look at the barn roof'],
    ['get them to bind one album', 'album binding', 'bind one album'],
  ])('knows by the offer whose work "%s" is, of %s', (goal, offer, base) => {
    expect(parseGoal(goal, offer)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['be emailed when the quote window opens', 'email us when the quote window opens'],
    ['to be let in for half an hour', 'let us in for half an hour'],
    [
      'Get a build key and a word count so we can quote',
      'send us a build key and a word count so that we can quote',
    ],
    [
      'Receive drawings for two nozzle bodies or fittings to quote on',
      'send us drawings for two nozzle bodies or fittings to quote on',
    ],
    ['Get 24 months of utility bills for a review', 'send us 24 months of utility bills for a review'],
    [
      'Ask for an extract of 500 contacts to clean as a test',
      'send us an extract of 500 contacts to clean as a test',
    ],
    ['share ten calls so we can score them', 'send us ten calls so that we can score them'],
    ['Send shop dimensions', 'send us your shop dimensions'],
    ['Send open shifts', 'send us your open shifts'],
    ['send their planting list for pricing', 'send us your planting list for pricing'],
    ['a list of the species she teaches with', 'send us a list of the species you teach with'],
    ['phone us today', 'phone us today'],
    ['Let them ring or reply with a rough length of fence', 'ring us or reply with a rough length of fence'],
    ['ring Pete on Thursday or text him', 'ring Pete on Thursday or text him'],
    ['pick a date', 'agree on a date'],
    ['get a date in the diary for summer term', 'put a date in your diary for the summer term'],
    ['get them on the free plan (500 calls/mo)', 'try our free plan (500 calls a month)'],
    ['booking or at least a forecast', 'give us a booking or at least a forecast'],
    ['a pre-season order for 60 balls, sample first', 'place a pre-season order for 60 balls'],
    ['get them to taste it', 'taste it'],
    ['run them at one stand in September', 'run them at one stand in September'],
    [
      'give us read access to one repo for a sample review',
      'give us read access to one repo for a sample review',
    ],
    ['get our handles specified on one job', 'specify our handles on one job'],
    ['be consulted on the extension', 'consult us on the extension'],
    ['warm intro to the partner who covers health', 'introduce us to your partner who covers health'],
    ['be added to approved framers', 'add us to your approved framers'],
    ['get the tender pack', 'send us the tender pack'],
    ['keep in touch', 'keep in touch'],
    [
      'Have his team run it for two weeks and tell us what it found',
      'have your team run it for two weeks and tell us what it found',
    ],
    ['get the running order and speaker list', 'send us the running order and speaker list'],
    ['Get the menus for one site as a spreadsheet', 'send us the menus for one site as a spreadsheet'],
    [
      "Have them forward one month's statements so we can check them",
      "send us one month's statements so that we can check them",
    ],
    ['Pick two of her practices for a free audit', 'pick two of your practices for a free audit'],
    [
      'Get her and the site lead to the demo hall in Venlo',
      'come with your site lead to the demo hall in Venlo',
    ],
    ['to be on the list when the tender goes out', 'add us to your list when the tender goes out'],
    ['log into the demo', 'log into the demo'],
    ['leave a review', 'leave us a review'],
    ['leave the old supplier', 'leave the old supplier'],
    ['drop by our stand at the show', 'drop by our stand at the show'],
    ['send one scan, first case free', 'send us one scan for a free first case'],
    ['one trial order, any size', 'place a trial order'],
    ['trial one store this winter', 'trial one store this winter'],
    ['see the act in Bath on 3 May or watch the film', 'see the act in Bath on 3 May or watch the film'],
    [
      'a letter of support or an introduction to the ward fund',
      'give us a letter of support or an introduction to the ward fund',
    ],
    ['get on the Thursday round from 5 March', 'join our Thursday round from 5 March'],
    ['try them in 10 rooms for 4 weeks', 'try them in 10 rooms for 4 weeks'],
    ['have her ask for two colours', 'ask us for two colours'],
    ['hire 4 for her next conference', 'hire 4 for your next conference'],
    ['bring one of their vans in for a free check', 'bring one of your vans in for a free check'],
    ['sign up 1 field for trial in may', 'sign up 1 field for a trial in May'],
    ['Invite to visit the field', 'visit the field'],
    ['invite to see one at our workshop', 'come to see one at our workshop'],
    ['refer one dog', 'refer one dog'],
    [
      'Get a spot on their list of suppliers, maybe by doing their next open day',
      'consider us for a spot on your list of suppliers',
    ],
    [
      'Become one of the suppliers for the 2027 edition',
      'take us on as one of your suppliers for the 2027 edition',
    ],
    ['be on file for when Polish comes up', 'keep us on file for when Polish comes up'],
    ['send us 1 free NDA', 'send us 1 free NDA'],
    ["Have them pass on next family's order to us", "pass on your next family's order to us"],
  ])('tells "%s" as the deed of the reader that it is', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'Ask them to mention us to carers they see, and to let us leave some cards',
      'mentioning us to carers you see and letting us leave some cards',
    ],
    [
      'Have her post us a swatch and tell us what weight she would like',
      'posting us a swatch and telling us what weight you would like',
    ],
    ['sign up and switch it on for Friday', 'signing up and switching it on for Friday'],
    ['Have them come to the farm, or let me bring a box', 'coming to the farm, or letting us bring a box'],
    ['reply with budget and plan for 2027', 'replying with your budget and plan for 2027'],
    ['let us fit a sensor and share the readings', 'letting us fit a sensor and share the readings'],
    ['be added to the list, and to learn what evidence is needed', 'adding us to your list'],
  ])('gives each deed of "%s" its form', (goal, gerund) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', gerund });
  });

  it.each([
    ['Find out if she has a release coming up, and get a call if so', 'whether you have a release coming up'],
    ["find out if he's happy with the current agent", "whether you're happy with your current agent"],
    ['Get a reply to the question who picks up the phone after 5 p.m.', 'who picks up the phone after 5 pm'],
    ['hear what titles have no audio yet', 'what titles have no audio yet'],
    ['find out if the board is recruiting this year', 'whether the board is recruiting this year'],
    ['how many fleeces and what breed', 'how many fleeces and what breed'],
    ["say how many copies she'd want on sale or return", "how many copies you'd want on sale or return"],
  ])('asks what is to be learnt in "%s"', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });

  it.each([
    ['get them to say yes to a sample set in the post', 'a sample set in the post'],
    ['5 kg sample for a pilot brew', 'a 5 kg sample for a pilot brew'],
    ['Quote request for a one-time purge', 'a quote for a one-time purge'],
    ['post one cup to try', 'one cup to try'],
    ['send her two rolls on approval', 'two rolls on approval'],
    ['leave her 3 knives to try', '3 knives to try'],
    ['drop three bales off for her to feed', 'three bales for you to feed'],
  ])('sends what is meant by "%s"', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'send', phrase });
  });

  it('visits whoever is to be visited', () => {
    expect(parseGoal('visit them in september')).toEqual({
      kind: 'event',
      phrase: 'a short visit',
      when: 'in September',
    });
  });

  it('meets whoever is to be shown something', () => {
    expect(parseGoal('show them the app')).toEqual({ kind: 'event', phrase: 'a short demo' });
  });

  it('talks about money with an investor instead of asking the investor to raise it', () => {
    expect(parseGoal('raise')).toEqual({ kind: 'event', phrase: 'a short call' });
  });

  it('leaves to the reader what comes next', () => {
    expect(parseGoal('next relocation', 'relocation service')).toMatchObject({
      base: 'consider us for your next relocation',
    });
  });

  it.each([
    [
      'send one past IFU, so we can show what it would cost',
      'send us one past IFU so that we can show you what it would cost',
    ],
    [
      "they should send one artwork, we'll print a 2 metre sample",
      'send us one artwork so that we can print a 2-metre sample',
    ],
    ['get six months of invoices', 'send us six months of invoices'],
    [
      'have them send one letter which we will edit as a sample',
      'send us one letter which we will edit as a sample',
    ],
    ['ask for hall dimensions + 2 recordings', 'send us hall dimensions and 2 recordings'],
    [
      'to obtain three recent invoices, against which we shall prepare a comparison',
      'send us three recent invoices so that we can prepare a comparison',
    ],
    [
      'Get them to reply with the number of doors so we can send them a price',
      'reply with the number of doors so that we can send you a price',
    ],
    ['send us last week of logs so we can close the deal', 'send us last week of logs'],
  ])('tells what is done with what "%s" asks for', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['see if they want one, send media kit', 'whether you want one'],
    ['nothing pushy, just ask who does their signs', 'who does your signs'],
    ['ask who signs off catering and pass on our menu', 'who signs off catering'],
    ['see if they are free on 4 June, and discuss the fee later', 'whether you are free on 4 June'],
    ['find out the renewal date and the current broker', 'about your renewal date and your current broker'],
  ])('leaves out of "%s" what the answer would lead to', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });

  it.each([
    ['come for a rooftop look, to see if it suits', 'let us come for a rooftop look, to see if it suits'],
    ['drop in with some tins', 'let us drop in with some tins'],
    ['invite the team over for a tour', 'come with your team for a tour'],
    ['meet us at Stand 14', 'meet us at Stand 14'],
    ['to lend us a pair for a shoot', 'lend us a pair for a shoot'],
    ['move their cleaning to us from April', 'move your cleaning to us from April'],
    ['share the job ad with their students', 'share the job ad with your students'],
    ['come for a look round', 'come for a look round'],
    ['come for a quick look at the boiler', 'let us come for a quick look at the boiler'],
    ['drop by to measure the windows', 'let us drop by to measure the windows'],
    ['drop by to taste the new range', 'drop by to taste the new range'],
    [
      'look round the kitchen and tell them what it would cost',
      'let us look round the kitchen and tell you what it would cost',
    ],
    ['get on the shortlist and asked to pitch', 'add us to your shortlist'],
    ['be listed as a supplier and paid on 30 days', 'list us as a supplier'],
    ['say yes to us using their yard', 'let us use your yard'],
    [
      "ask for the last energy audit, we'll mark it up",
      'send us your last energy audit so that we can mark it up',
    ],
    ['to pop in, introduce myself and leave a card', 'let us pop in and leave a card'],
    ['come and walk the course w/ them, no charge', 'let us come and walk the course with you at no charge'],
    [
      'walk the plant for an hour and leave a findings list, free',
      'let us walk the plant for an hour and leave a findings list at no charge',
    ],
    [
      'fill in the one-page stall application by 14 February',
      'fill in the one-page stall application by 14 February',
    ],
    ['come see it, day pass on us', 'come and see it, day pass on us'],
    [
      'be considered for the illustrator roster and asked for a portfolio',
      'consider us for your illustrator roster and ask us for a portfolio',
    ],
    [
      'be added to the tender list and told when the next one opens',
      'add us to your tender list and tell us when the next one opens',
    ],
    ['let us put a notice up + 1 demo clean free', 'let us put a notice up and do 1 demo clean for free'],
    ['let us put a notice up + 2 flyers', 'let us put a notice up'],
    ['call back when short handed', 'call us when you are short handed'],
    ['put our van + driver on their list', 'put our van and driver on your list'],
    ['get on recommended supplier list / meet at open day', 'add us to your recommended supplier list'],
    ['get a chance to quote on their next order', 'let us quote on your next order'],
    [
      'agree to take part and tell us the number of appointments',
      'take part and tell us the number of appointments',
    ],
    [
      'They pick one of two open shoot days, or at least watch the film',
      'pick one of two open shoot days, or watch the film',
    ],
    ['get one listing off them to prove it', 'give us one listing to prove it'],
    ['be the firm they pass on to families', 'keep us in mind as the firm you pass on to families'],
    ['ring when a job comes up', 'ring us when a job comes up'],
    ['win back. get them to reply YES', 'reply with YES'],
    ['booking', 'make a booking'],
    ['get a date in for the annual fair', 'agree on a date for the annual fair'],
    [
      'put a hold on a date in the two weeks around Book Week',
      'put a hold on a date in the two weeks around Book Week',
    ],
  ])('tells "%s" by who would do what', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['arrange a review of their current records', 'a review of your current records'],
    [
      'a video call in the next three weeks to see whether a puppy would suit them',
      'a video call in the next three weeks to see whether a puppy would suit you',
    ],
    [
      'a chat in store, any weekday morning, to talk about a trial',
      'a short chat in store on any weekday morning to talk about a trial',
    ],
    ['ten minutes in the store with her, whenever suits', 'a ten-minute meeting in your store'],
    [
      'a conversation, by phone or over breakfast in their town',
      'a short conversation by phone or over breakfast in your town',
    ],
    ["quick call, see if there's a story at all", "a quick call to see whether there's a story at all"],
    ['a call with our clinical lead, Ann Bell', 'a short call with our clinical lead Ann Bell'],
    ['explore a six-month referral pilot', 'a six-month referral pilot'],
    ['a meeting ahead of their autumn programme', 'a short meeting ahead of your autumn programme'],
    [
      'demo before the rains, no charge for the first 5 ha',
      'a short demo before the rains, with no charge for the first 5 ha',
    ],
    [
      'agree to a call, evenings included, to see whether the site would fit',
      'a short call to see whether the site would fit',
    ],
    ['trial + feedback', 'a trial'],
    [
      '15 minutes on the phone before her next board meeting',
      'a 15-minute phone call before your next board meeting',
    ],
    ['visit with samples and leave a price list', 'a visit with samples'],
    ['an hour on site', 'a one-hour meeting on site'],
    ["15 minutes by phone on what they're owed", "a 15-minute call on what you're owed"],
  ])('keeps of "%s" what belongs to the event', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['agree to receive the information sheet; no decision is needed yet', 'the information sheet'],
    ["permission to send the outline, and the name of the right person if it isn't them", 'the outline'],
    ['ask for the free shade card and sample skeins', 'the free shade card and sample skeins'],
  ])('sends what "%s" lets it send', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'send', phrase });
  });
});

it('sends what is to be downloaded', () => {
  expect(parseGoal('whitepaper download')).toEqual(parseGoal('send them our whitepaper'));
});
