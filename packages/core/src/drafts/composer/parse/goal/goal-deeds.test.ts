import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

describe('deeds of a goal', () => {
  it.each([
    ["We hope he'll meet us at the shop and show us round", 'meet us at the shop and show us round'],
    ['Hopefully she can lend us the hall', 'lend us the hall'],
    [
      'Ask whether he would come and speak in October, and tell him we can only pay travel costs',
      'come and speak in October',
    ],
    ['Ask her to judge the pies and tell her it is unpaid', 'judge the pies'],
    ['Have him put the flyer up and mention it in assembly', 'put the flyer up and mention it in assembly'],
    [
      'Get passed to the right person and find out when the next services are due',
      'tell us who is the right person and when the next services are due',
    ],
    ['Restart their yearly gift', 'restart your yearly gift'],
    ['Resume their monthly donation', 'restart your monthly donation'],
    [
      'get her to mention us on her show and tell her listeners',
      'mention us on your show and tell your listeners',
    ],
    [
      'To have the survey put on the agenda of the next council meeting',
      'put the survey on the agenda of your next council meeting',
    ],
    ['Have our talk put on the programme', 'put our talk on your programme'],
    ['Request an opportunity to quote for their next order', 'let us quote for your next order'],
    [
      'join the fall pilot - 10 schools, free for one semester in return for feedback',
      'join the fall pilot, free for one semester in return for your feedback',
    ],
    ['get on our autumn schedule', 'get on our autumn schedule'],
    [
      'send me one raw episode and ill edit the first 10 minutes free',
      'send us one raw episode so that we can edit the first 10 minutes for free',
    ],
    ['pick a date in spring (march-may)', 'agree on a date in spring (March to May)'],
    ['start w/in 10 days', 'start within 10 days'],
    ['send me one address', 'send us one address'],
    [
      'get them to send one menu, we translate the first page free',
      'send us one menu so that we can translate the first page for free',
    ],
    [
      'send me your last video and ill make one thumbnail free',
      'send us your last video so that we can make one thumbnail for free',
    ],
    [
      'be put on their approved supplier list or given the chance to tender',
      'put us on your approved supplier list or give us the chance to tender',
    ],
    ['book a slot in march-april, call Dave', 'call Dave to book a slot in March or April'],
    ["send over one page and I'll set it free", 'send us one page so that we can set it for free'],
    ['Have them pick a date in June or July and let us know', 'agree on a date in June or July'],
    ['Request the opportunity to present to their committee', 'let us present to your committee'],
    ['book a date in autumn term (sept-oct)', 'agree on a date in the autumn term (September to October)'],
    [
      'Sign up for the pilot - 6 practices, free until September',
      'sign up for the pilot, free until September',
    ],
  ])('keeps the deed of "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['Get on the July schedule, call or text Rick', 'calling or texting Rick to get on the July schedule'],
    [
      'Have a coffee and look at the window together',
      'meeting us for a coffee and looking at the window together',
    ],
    [
      'meet for lunch and go over the plans together',
      'meeting us for lunch and going over the plans together',
    ],
    ['Save our number and call for the next job', 'saving our number and calling for your next job'],
  ])('gives each deed of "%s" its form', (goal, gerund) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', gerund });
  });

  it.each([
    ['reply w/ how many months behind', { kind: 'question', phrase: 'how many months behind you are' }],
    ['reply with how far behind', { kind: 'question', phrase: 'how far behind you are' }],
    ['reply w/ how many trucks', { kind: 'question', phrase: 'how many trucks you have' }],
    [
      'Get them to agree to a trial of ten plants, or say who handles office services',
      { kind: 'event', phrase: 'a trial of ten plants' },
    ],
    ['start w/in 2 weeks, trial visit first', { kind: 'event', phrase: 'a trial visit' }],
    ['Have them reply and ask to see sample videos', { kind: 'send', phrase: 'some sample videos' }],
    [
      'a meeting between them or the placement coordinator and our chief nurse, Dr. Ida Bell',
      {
        kind: 'event',
        phrase: 'a short meeting between you or the placement coordinator and our chief nurse Dr. Ida Bell',
      },
    ],
  ])('asks by "%s" for no more than it says', (goal, told) => {
    expect(parseGoal(goal)).toEqual(told);
  });

  it.each([
    ['Borrow their car park for a Saturday in June', 'let us borrow your car park for a Saturday in June'],
    [
      'Send one of our fitters round to look at the shutters',
      'let us send one of our fitters round to look at the shutters',
    ],
    ['Arrange to collect the old batteries', 'let us collect the old batteries'],
    ["ask to weigh one week's unsold stock", "let us weigh one week's unsold stock"],
    ['add their practice to our booking list', 'let us add your practice to our booking list'],
    [
      'agree to be interviewed for 20 minutes about how they track returns',
      'let us interview you for 20 minutes about how you track returns',
    ],
    ['Pencil in their show date', 'let us pencil in your show date'],
    ['view the unit on Fore St', 'let us view your unit on Fore St'],
    ['walk round the site together', 'let us walk round your site with you'],
    ['Show the portfolio over a coffee', 'let us show you our portfolio over a coffee'],
  ])('has the sender do "%s" by leave', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['send one job through at half price', 'send us one job at half price'],
    ['share brief', 'share your brief'],
    [
      'Get agreement to trial a free box of 50 sets for a fortnight',
      'try a free box of 50 sets for a fortnight',
    ],
    ['Get the dates when their certificates expire', 'send us the dates when your certificates expire'],
  ])('asks for "%s" of the reader', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each(['request price list', 'get them to ask for price list', 'ask for a price list'])(
    'sends what "%s" asks for',
    (goal) => {
      expect(parseGoal(goal)).toEqual({ kind: 'send', phrase: 'our price list' });
    },
  );

  it('takes a suggestion for what is suggested, and the day of a clause with its clause', () => {
    expect(parseGoal('Suggest a first visit at half price')).toMatchObject({
      kind: 'event',
      phrase: 'a first visit at half price',
    });
    expect(parseGoal('a call before we go to print on 14 March')).toMatchObject({
      kind: 'event',
      phrase: 'a short call before we go to print on 14 March',
    });
    expect(parseGoal('a viewing before they renew their lease in June')).toMatchObject({
      kind: 'event',
      phrase: 'a viewing before you renew your lease in June',
    });
  });

  it('takes two people whom the sender would meet for one meeting, and one evening for one', () => {
    expect(parseGoal('A meeting with her and the store manager about a trial')).toMatchObject({
      kind: 'event',
      phrase: 'a short meeting with you and your store manager about a trial',
    });
    expect(parseGoal('a yes to one evening in Nov')).toMatchObject({ kind: 'thing', phrase: 'one evening' });
  });

  it.each([
    ['Let their apprentices have a go on it for a day', 'let your apprentices have a go on it for a day'],
    ['Have the vet nurse ring us on Thursday morning', 'have your vet nurse ring us on Thursday morning'],
    ['Have two of their drivers use the app for a week', 'have two of your drivers use the app for a week'],
    ['have them name one customer we could interview', 'name one customer we could interview'],
    [
      'Get her to bring two colleagues to the evening on 3 June',
      'bring two colleagues to the evening on 3 June',
    ],
    ['Get them to share the post with members', 'share the post with members'],
    ['Would they host our van one morning a month?', 'host our van one morning a month'],
    ['invite for a tour of the kiln', 'come for a tour of the kiln'],
    ['Pass our details to whoever runs the fair', 'pass our details to whoever runs the fair'],
    ['Ask to be put through to the lab manager', 'put us through to the lab manager'],
    ['Let us know by the 14th whether to hold the slot', 'let us know by the 14th whether to hold the slot'],
    [
      'an answer by 30 September on whether they will apply',
      'let us know by 30 September whether you will apply',
    ],
    ['A written quote accepted by the end of May', 'accept our written quote by the end of May'],
    ['get sign off on the £2k pilot', 'agree to the £2k pilot'],
    ['agree to a first collection of 200 pallets', 'agree to a first collection of 200 pallets'],
    ['get the scope form filled in', 'fill in the scope form'],
    ['get our NDA signed by Friday', 'sign our NDA by Friday'],
    ['hand over one client as a test', 'hand over one client as a test'],
    ['consider hosting our stall on Saturday', 'host our stall on Saturday'],
    ['yes/no reply', 'give us a yes or a no'],
    ['fill one canning day', 'book one canning day'],
    ['trial 3 cases sale or return', 'trial 3 cases on sale or return'],
    [
      'Get a box of worn cutters sent in for a free regrind',
      'send us a box of worn cutters for a free regrind',
    ],
    ['a reply with their dates so that we can quote', 'reply with your dates so that we can quote'],
    [
      'Let her pick a wood and we carve a spoon, free',
      'pick a wood so that we can carve a spoon at no charge',
    ],
    [
      "Ask for a copy of last year's programme and where they advertise",
      "give us a copy of last year's programme and tell us where you advertise",
    ],
    [
      'Get the date of their next away day and offer a discount',
      'tell us the date of your next away day so that we can offer you a discount',
    ],
    ['Offer spring weekdays, request two possible dates', 'give us two possible dates'],
  ])('has the reader do "%s"', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it('comes to do something, and not and', () => {
    expect(parseGoal('Come and hear the choir, two free tickets on the door')).toMatchObject({
      gerund: 'coming to hear the choir, with two free tickets on the door',
    });
  });

  it.each([
    ['Find out whether Q3 dates are still open with them', 'whether Q3 dates are still open with you'],
    ['Find out if overdue accounts are a worry to them', 'whether overdue accounts are a worry to you'],
    [
      'know if the stairlift still works and if he needs a service',
      'whether the stairlift still works and whether you need a service',
    ],
  ])('asks what "%s" would find out', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });

  it.each([
    ['sit down with the board for half an hour', 'a half-hour meeting with your board'],
    ['show them how it works, 15 min, their site', 'a 15-minute demo at your site'],
    ["a day's trial in the warehouse", "a day's trial in the warehouse"],
    ['Agree terms for a trial in one ward by end of March', 'a trial in one ward'],
  ])('keeps of "%s" where and what for', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['site visit to test the soil', 'let us visit your site to test the soil'],
    ['Secure a site visit to map three rooms', 'let us visit your site to map three rooms'],
    [
      'visit her greenhouse and measure the vents with her',
      'let us visit your greenhouse and measure the vents with you',
    ],
    [
      'Set up a call to share findings from two ports',
      'let us share findings from two ports with you in a short call',
    ],
    ['have him come down to the quay with me', 'come down to the quay with us'],
    [
      'Persuade them to request a colour chart and a written quote',
      'request a colour chart and a written quote',
    ],
    ["Schedule this year's boiler service", "schedule this year's boiler service with us"],
  ])('asks for "%s" as a deed of the side that does it', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['Get an appointment to show cloth samples', 'an appointment to show you cloth samples'],
    [
      'Offer a free one-hour review of their grants pipeline',
      'a free one-hour review of your grants pipeline',
    ],
  ])('says of "%s" what it is for', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it('lends a thing for a while, and takes no place of its own for the reader', () => {
    expect(parseGoal("A meter on two weeks' loan")).toEqual({
      kind: 'thing',
      phrase: "a meter on two weeks' loan",
    });
    expect(parseGoal('offer a mock-up of their own medal')).toEqual({
      kind: 'send',
      phrase: 'a mock-up of your own medal',
    });
  });
});

describe('more people than two', () => {
  it.each([
    ['Have the committee vote on the mural', 'have your committee vote on the mural'],
    ["get the girls' netball team to try the tape", "have your girls' netball team try the tape"],
    ['arrange for our chef to cook lunch for the team', 'let our chef cook lunch for the team'],
    ['Get 5 of their reps through a free assessment', 'put 5 of your reps through a free assessment'],
    ['Introduce me to the person who buys for the shop', 'introduce us to the person who buys for the shop'],
    ['be the back-up when their locum is ill', 'keep us in mind as the back-up when your locum is ill'],
    ['have the employer sign the letter', 'sign the letter'],
  ])('has whoever "%s" names do it', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'they send us the CAD, we send back a price in 24 h',
      'send us the CAD so that we can send back a price in 24 h',
    ],
    ['agree that we can use their quote', 'let us use your quote'],
    ['Ask to shadow their night shift', 'let us shadow your night shift'],
    ['Let us tender alongside the incumbent', 'let us tender alongside the incumbent'],
    ['Start sending us their overflow work', 'send us your overflow work'],
    ['Find a date when both their directors can make it', 'find a date when both your directors can make it'],
    ['Test drive the loader on their own site', 'test-drive the loader on your own site'],
    ['Arrange collection of 40 chairs', 'arrange a collection of 40 chairs'],
    ['Get onto the approved list, need their form', 'add us to your approved list and share your form'],
    ['Bring a broken zip and watch it being mended', 'bring a broken zip and watch it being mended'],
    ['Let him know we are in town and get him to drop by', 'drop by'],
    ['Ask if she would be willing to speak on our podcast', 'speak on our podcast'],
    [
      'Agree to a site visit and send the drawings before it',
      'arrange a site visit and send us the drawings before it',
    ],
  ])('tells "%s" with what goes with it', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it('keeps what a call or an appointment is for, and for whom places are', () => {
    expect(parseGoal('a five-minute phone call, no pitch, to ask how they price groups')).toMatchObject({
      phrase: 'a five-minute phone call to ask how you price groups',
    });
    expect(parseGoal('make an appointment to see the samples at our showroom')).toMatchObject({
      phrase: 'an appointment to see the samples at our showroom',
    });
    expect(parseGoal('two tickets for them and a guest for the rehearsal')).toEqual({
      kind: 'thing',
      phrase: 'two tickets for you and a guest for the rehearsal',
    });
    expect(parseGoal('Say whether Tuesday or Wednesday is better')).toEqual({
      kind: 'question',
      phrase: 'whether Tuesday or Wednesday is better',
    });
  });
});

describe('what belongs to a deed or an event', () => {
  it.each([
    [
      'call with him or his deputy, ideally before the budget meeting on 3 March',
      'a short call with you or your deputy',
      'ideally before the budget meeting on 3 March',
    ],
    [
      'book a free site survey in the first two weeks of Feb',
      'a free site survey',
      'in the first two weeks of Feb',
    ],
    ['Agree to talk for 15 minutes on or after the 22nd', 'a 15-minute call', 'on or after the 22nd'],
  ])('reads the day of "%s"', (goal, phrase, when) => {
    expect(parseGoal(goal)).toEqual({ kind: 'event', phrase, when });
  });

  it.each([
    ['one coffee, their place or ours', 'a chat over coffee at your place or ours'],
    [
      'visit on the 9th or 10th, whichever suits, to measure two windows',
      'a visit on the 9th or 10th to measure two windows',
    ],
    ['get a return visit in the diary for after lambing', 'a return visit after lambing'],
    ['10 minutes of her time at the trade fair in Lyon', 'a 10-minute meeting at the trade fair in Lyon'],
  ])('keeps of "%s" where, when and what for', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['get them to send over 3 of their worst invoices', 'send us 3 of your worst invoices'],
    [
      'come in and do a 45-minute talk, free, any Thursday',
      'let us come in and do a 45-minute talk at no charge on any Thursday',
    ],
    ['Book her for two days in June', 'let us book you for two days in June'],
    ['A reply saying yes or no to the sample', 'give us a yes or a no on the sample'],
    ['sample order, min 6 bottles', 'place a sample order of at least 6 bottles'],
    [
      'get the spec for the new line and quote by Friday',
      'send us the spec for the new line so that we can quote by Friday',
    ],
    [
      'Quote on 12 chairs and a bench, photos please',
      'send us photos so that we can quote on 12 chairs and a bench',
    ],
    [
      'obtain a list of the schools that have not yet booked',
      'send us a list of the schools that have not yet booked',
    ],
    ['Receive two copies of the form back by May', 'send back two copies of the form by May'],
    ['judge the juniors on 12 July, lunch provided', 'judge the juniors on 12 July, with lunch provided'],
    ['Have a person from their side join our call', 'have a person from your side join our call'],
    ['That he lets us survey the bell frame', 'let us survey the bell frame'],
    ['Get permission for the film crew to park there', 'let the film crew park there'],
    [
      'ask for the contact of the person who does the ordering',
      'give us the contact of the person who does the ordering',
    ],
    ['invite her + plus one to the private view', 'come with a guest to the private view'],
    ['ask him to hold 50 t at the October price', 'hold 50 t at the October price'],
    ['Get her to pilot the workbook and share how it went', 'pilot the workbook and share how it went'],
    ['persuade him to let one bay be relined as a trial', 'let one bay be relined as a trial'],
    ['Pre-book 2026 season', 'pre-book the 2026 season'],
  ])('tells "%s" whole', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ["find out whether they'd pay for it", "whether you'd pay for it"],
    ["see if there's any appetite for a joint stand", "whether there's any appetite for a joint stand"],
    ['Find out if the pilot budget is still there', 'whether the pilot budget is still there'],
  ])('asks what "%s" would know, event or not', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });
});

describe('what a goal would have back, agreed or lent', () => {
  it.each([
    ['get back the two keys and the signed sheet', 'return the two keys and the signed sheet'],
    [
      'Trial the till in the busiest of their three shops',
      'trial the till in the busiest of your three shops',
    ],
    ['arrange a time to drop off the stand', 'agree a time for us to drop off the stand'],
    [
      'Fix the date for the second visit and get the gate code',
      'fix a date for the second visit and give us the gate code',
    ],
    ['Chase the PO we were promised in March', 'send us the PO we were promised in March'],
    ['Be their speaker at the dinner, expenses only', 'take us on as your speaker at the dinner'],
    ['Get a look at their fire log', 'let us have a look at your fire log'],
    ['borrow two of their cabinets', 'let us borrow two of your cabinets'],
    ['get them to commit to 50 covers for the dinner', 'commit to 50 covers for the dinner'],
    ['Get a named contact at each of the four sites', 'give us a named contact at each of the four sites'],
    ['Get a short testimonial, two lines is plenty', 'write us a short testimonial'],
  ])('tells "%s" from the side of the reader', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it('forms the gerund of what one is', () => {
    expect(parseGoal('Agree to be one of five launch clinics')).toMatchObject({
      base: 'be one of five launch clinics',
      gerund: 'being one of five launch clinics',
    });
  });

  it('reads a term from when it starts, and offers a price for a while', () => {
    expect(parseGoal('3 month retainer, start Feb', 'seo retainer')).toMatchObject({
      phrase: 'a 3-month retainer',
      when: 'from Feb',
    });
    expect(parseGoal('offer a price hold until June if they confirm')).toMatchObject({
      kind: 'thing',
      phrase: 'a price hold until June if you confirm',
    });
    expect(parseGoal('one more try: get him on the phone before half term')).toMatchObject({
      phrase: 'a short call before half term',
    });
    expect(parseGoal("20 minutes of his time when he's next in Leeds")).toMatchObject({
      phrase: "a 20-minute call when you're next in Leeds",
    });
    expect(parseGoal('see if 7am deliveries would work for them')).toEqual({
      kind: 'question',
      phrase: 'whether 7am deliveries would work for you',
    });
  });
});

describe('who is spoken of in a goal', () => {
  it.each([
    [
      'Come to the workshop so we can measure his foot',
      'come to the workshop so that we can measure your foot',
    ],
    ['Give our apprentice two weeks in July', 'give our apprentice two weeks in July'],
    ['Invite the three of them to sing at the service', 'sing at the service'],
    ['For her to speak to her landlord about the sign', 'speak to your landlord about the sign'],
    ['Agree on three Saturdays for pop-ups', 'agree on three Saturdays for pop-ups'],
    ['Hire out our hall for their rehearsals', 'hire our hall for your rehearsals'],
    ['Secure a letter saying they intend to buy', 'give us a letter saying you intend to buy'],
    ['Get them into the showroom before May', 'come to the showroom before May'],
    ['bring forward the second delivery', 'bring forward the second delivery'],
    ['Get an expression of interest by the 9th', 'give us an expression of interest by the 9th'],
    ['get them booked on the March course', 'sign up for the March course'],
  ])('tells "%s" as what the reader would do', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it('meets the reader and whoever comes along', () => {
    expect(parseGoal('meet him and his wife at the plot')).toMatchObject({
      phrase: 'a short meeting with you and your wife at the plot',
    });
  });
});

describe('notes within a goal', () => {
  it.each([
    [
      'Get a slot to fit two radiators, any weekday',
      'agree a slot for us to fit two radiators on any weekday',
    ],
    ['Try to get them to agree on a discount of 8%', 'agree on a discount of 8%'],
    [
      'Send a crew for half a day to clear one plot, free',
      'let us send a crew for half a day to clear one plot for free',
    ],
    ["Hand in the survey at the desk, there's a prize draw", 'hand in the survey at the desk'],
    ['Send his measurements, then we cut a toile', 'send us your measurements so that we can cut a toile'],
    ['Start small: one bin, one month, no contract', 'start with one bin, one month, no contract'],
    ['ask for another look', 'give us another look'],
    ['Get into their Christmas gift guide, deadline 1 October', 'include us in your Christmas gift guide'],
    ['Test one batch with their lab, we pay for it', 'test one batch with your lab at our cost'],
    ['Confirm by text', 'confirm by text'],
  ])('keeps of "%s" what concerns the reader', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['15 minutes, in person, at the plant', 'a 15-minute call in person, at the plant'],
    ['A pilot in Ward 4 for 8 weeks, free of charge', 'a pilot in Ward 4 for 8 weeks at no charge'],
    ['If he has more than 20 vans: call', 'a short call'],
    ['a joint bid for the Norwich contract', 'a short call about a joint bid for the Norwich contract'],
    [
      'give us two hours on the floor with their supervisor',
      'a two-hour meeting on your floor with your supervisor',
    ],
  ])('keeps of the event "%s" where and on what terms', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it('takes no day that only ends something for the day of a visit', () => {
    expect(parseGoal('Visit with our colleague, who is here until Friday')).not.toHaveProperty('when');
  });

  it('asks whether an event is better at a time, where that is the question', () => {
    expect(parseGoal('Ask her whether a Saturday session would be better for parents')).toEqual({
      kind: 'question',
      phrase: 'whether a Saturday session would be better for parents',
    });
  });
});

describe('words that are an event in another goal', () => {
  it.each([
    ['Ask for two plots to trial our mix', 'give us two plots to trial our mix'],
    [
      'return the questionnaire and say if they would take part in an interview',
      'return the questionnaire and say if you would take part in an interview',
    ],
    [
      "Ask to speak for five minutes at the next tenants' meeting",
      "let us speak for five minutes at the next tenants' meeting",
    ],
    ['Ask her to pick one report we can redo as a sample', 'pick one report we can redo as a sample'],
    ['To have the youth team wear our shin pads', 'have your youth team wear our shin pads'],
    ['sign them up for the April cohort, early price until 15 March', 'sign up for the April cohort'],
    [
      'Get a purchase order for the pilot before the break',
      'send us a purchase order for the pilot before the break',
    ],
    ['get agreement in principle to a contract', 'agree in principle to a contract'],
    ['Get a go/no-go on the prototype', 'give us a go or no-go on the prototype'],
  ])('reads "%s" as a deed', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'start a conversation about their Saturday cleaning',
      'a short conversation about your Saturday cleaning',
    ],
    [
      'Arrange a visit to our mill in Bradford, lunch included',
      'a visit to our mill in Bradford, with lunch included',
    ],
    [
      'quick chat to see if our reviewers could cover their backlog',
      'a quick chat to see if our reviewers could cover your backlog',
    ],
  ])('says of the event "%s" what and where', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'event', phrase });
  });

  it('asks who does a piece of work, and about plans at length', () => {
    expect(parseGoal('Find out who handles the translation budget')).toEqual({
      kind: 'question',
      phrase: 'who handles the translation budget',
    });
    expect(
      parseGoal('Ask about their plans for the old chapel and whether we could rent it for rehearsals'),
    ).toEqual({
      kind: 'question',
      phrase: 'about your plans for the old chapel and whether we could rent it for rehearsals',
    });
  });
});

describe('nouns that are only spoken of', () => {
  it.each([
    ['Ask for a 2 week extension on the quote', 'give us a 2 week extension on the quote'],
    ['Agree a day rate for the three shoot days', 'agree a day rate for the three shoot days'],
    ['a visit from him and the head grower to see the trial', 'come with your head grower to see the trial'],
    ['A short email with their paper sizes', 'reply with your paper sizes'],
    [
      'Get the site plan, then we send a fixed price',
      'send us the site plan so that we can send you a fixed price',
    ],
    ['Get her agreement to be quoted in the report', 'let us quote you in the report'],
  ])('asks with "%s" for the thing itself', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    ['Discuss terms for stocking our coffee', 'a short call about terms for stocking our coffee'],
    ['five minutes with her at the September show', 'a five-minute meeting at the September show'],
    [
      'two-day site trial, operator included, no charge',
      'a two-day site trial with operator included at no charge',
    ],
  ])('takes no goods, month or price for the event of "%s"', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'event', phrase });
  });

  it('offers what was sold before, and asks whether a place is open', () => {
    expect(parseGoal('Win back: offer 3 months at the old price')).toEqual({
      kind: 'thing',
      phrase: '3 months at the old price',
    });
    expect(parseGoal('find out if the job is still open')).toEqual({
      kind: 'question',
      phrase: 'whether the job is still open',
    });
  });
});

it('gives both deeds their form', () => {
  expect(parseGoal('Have her hang the poster and mention it in class')).toMatchObject({
    gerund: 'hanging the poster and mentioning it in class',
  });
});
