import { describe, expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

describe('an everyday context', () => {
  it.each([
    [
      'Three Go roles have been open on their careers page since the summer.',
      'Three Go roles have been open on your careers page since the summer.',
    ],
    ['Several reviews are unanswered on their site.', 'Several reviews are unanswered on your site.'],
    ['Most of her clients come from referrals.', 'Most of your clients come from referrals.'],
    ['They have just merged with a competitor.', 'You have just merged with a competitor.'],
    [
      'I read her 2023 paper on seagrass in the Wadden Sea.',
      'I read your 2023 paper on seagrass in the Wadden Sea.',
    ],
    [
      'We noticed the company is opening a second warehouse in Leeds.',
      'We noticed that your company is opening a second warehouse in Leeds.',
    ],
    ['The company recently raised Series B funding.', 'Your company recently raised Series B funding.'],
    ['Startup recently closed $5M seed round.', 'Your company recently closed a $5M seed round.'],
    [
      "He's quoted in the Times saying 'buses beat trams'.",
      "You are quoted in the Times saying 'buses beat trams'.",
    ],
    ['Closed Series B in March.', 'You closed a Series B round in March.'],
    ['Company recently closed Series A.', 'Your company recently closed a Series A round.'],
    ['Saw the job posting on LinkedIn.', 'I saw your job posting on LinkedIn.'],
    ['Listened to your EP on Bandcamp, great vocals.', 'I listened to your EP on Bandcamp.'],
    ['Played their new game all weekend, super fun.', 'I played your new game all weekend.'],
    [
      'Please mention that I saw that they are hiring for backend roles.',
      'I saw that you are hiring for backend roles.',
    ],
    ['Sara Lind said I should get in touch.', 'I am writing at the suggestion of Sara Lind.'],
    ['My friend Ann said you might be the right person.', 'I am writing at the suggestion of my friend Ann.'],
    ['Introduced by Marcus Feld (CEO of Ortholane)', 'I am writing at the suggestion of Marcus Feld.'],
    ['Priya Nair told me about you.', 'I know of you through Priya Nair.'],
    [
      'Their game has a demo on Steam with mixed reviews, several mention crashes.',
      'Your game has a demo on Steam.',
    ],
    [
      'We both spoke at the same conference in May but never got to talk.',
      'We both spoke at the same conference in May.',
    ],
    ['Just closed Series A, $18M.', 'You just closed a Series A round of $18M.'],
    ['Recently raised seed.', 'You recently raised a seed round.'],
    ["They're on GitHub Actions, monorepo with ~900 packages.", 'You are on GitHub Actions.'],
    ['they have 240 ppl now was 130', 'You have 240 people, up from 130.'],
    ['Runs McLeod.', 'You run McLeod.'],
    ['Downloaded our guide 9/14.', 'You downloaded our guide on 9/14.'],
    ['She asked about Spanish (yes, we support it).', 'You asked about Spanish. Yes, we support it.'],
    [
      'Met at the roundtable in Orlando, talked about 22 offices.',
      'We met at the roundtable in Orlando and talked about 22 offices.',
    ],
    [
      'They list HITRUST on their trust page. Just closed Series A, $18M.',
      'You list HITRUST on your trust page and just closed a Series A round of $18M.',
    ],
    [
      'They have pledged net zero by 2040. One of their customers has begun to ask for data.',
      'You have pledged net zero by 2040. One of your customers has begun to ask for data.',
    ],
    ['We love that they run a breakfast for founders.', 'We love that you run a breakfast for founders.'],
    [
      'I really liked the recent episode about garden centres.',
      'I liked your recent episode about garden centres.',
    ],
    ['I have read her piece on writing things down.', 'I read your piece on writing things down.'],
    [
      'I met her for two minutes at a fair and she said they were fed up with it.',
      'I met you for two minutes at a fair.',
    ],
    [
      'I made a sample of their home page and can send a link if she wants to see it.',
      'I made a sample of your home page and can send a link if you want to see it.',
    ],
    ['The company has 19 shops and I believe payroll is done by two people.', 'Your company has 19 shops.'],
    [
      "We do the move ourselves and it's free. They look after around 80 sites going by their portfolio.",
      'You look after around 80 sites.',
    ],
    ['One friend in common: Ann Bell, who worked with her.', 'We both know Ann Bell.'],
    ['runs ~140 trucks; opened a new depot in Leeds in May', 'You opened a new depot in Leeds in May.'],
    ['She posted that she now has 90 accounts per CSM.', 'You posted that you now have 90 accounts per CSM.'],
    ["they're going for ISO 27001, its on their trust page", 'You are going for ISO 27001.'],
    [
      'We were referred by his accountant, Joe Baxter.',
      'I am writing at the suggestion of your accountant Joe Baxter.',
    ],
    [
      'I heard about it from Lena Brandt, who is an investor in his company and said I could use her name.',
      'I know of you through Lena Brandt.',
    ],
    [
      'The company acquired two competitors this year, so there are now four of them.',
      'Your company acquired two competitors this year.',
    ],
    [
      'We worked together on a sourcing project in 2022.',
      'We worked together on a sourcing project in 2022.',
    ],
  ])('knows of the reader by "%s"', (context, told) => {
    expect(parseContext(context).aboutReader).toEqual([told]);
  });

  it.each([
    [
      'E-commerce Manager',
      'The shop runs on WooCommerce. We can migrate them in an afternoon.',
      'Your shop runs on WooCommerce.',
    ],
    [
      'Business manager at a multi-academy trust',
      'The trust has eleven schools.',
      'Your trust has eleven schools.',
    ],
    [
      'Chief People Officer at Fennimore Foods',
      'Fennimore opens a second plant in spring.',
      'I saw that Fennimore opens a second plant in spring.',
    ],
  ])('knows whose something is of %s: "%s"', (persona, context, told) => {
    expect(parseContext(context, { persona }).aboutReader).toEqual([told]);
  });

  it.each([
    "She's swamped until tax day.",
    'They know that a bank pays better.',
    'No finance hire yet according to LinkedIn.',
    'Demand up 28% since last year according to their annual report.',
    'Summer was crazy, lost two techs.',
    'Service director Luis is our champion and said Mr. Pruitt signs everything over $500.',
    'CRM: Stage = New.',
    'Opp #2281, went dark after pricing talk in April.',
    'Last touch: 7/30 VM left.',
    'Lead source: G2 intent, compared us twice in Sept.',
    'bakery in Portland',
    'We would be happy to give a talk at one of these.',
    'Text is better than email for most of them.',
    'She is happy to be named.',
    'Imports are done by her.',
    'Right, background.',
    "OK, here's the background.",
    "He said so on the stage so it's fine to bring up.",
    'It was in the local paper too so everybody knows.',
  ])('tells nothing of "%s"', (context) => {
    expect(parseContext(context)).toMatchObject({ proofs: [], aboutReader: [] });
  });

  it.each([
    [
      'The speaker is a former head of security at a building society.',
      'The speaker is a former head of security at a building society.',
    ],
    ['The pilot would be free for three months.', 'The pilot would be free for three months.'],
    ['proof of concept is free and takes a week', 'The proof of concept is free and takes a week.'],
    ['scan is read-only, takes 10 min', 'The scan is read-only and takes 10 minutes.'],
    ['Two weeks free, no contract.', 'The first two weeks are free, with no contract.'],
    [
      'A group in Kent booked 130 additional appointments in its first month.',
      'A group in Kent booked 130 additional appointments in its first month.',
    ],
    ['It takes about three minutes to install.', 'It takes about three minutes to install.'],
    ['The average invoice is paid 23 days late.', 'The average invoice is paid 23 days late.'],
    [
      'We work with 85 charities, most of them with fewer than 20 staff.',
      'We work with 85 charities, most of them with fewer than 20 staff.',
    ],
    ['We work with 7 food banks already, happy to connect her with one.', 'We work with 7 food banks.'],
    [
      'It costs $19 a month and takes ten minutes to set up.',
      'It costs $19 a month and takes ten minutes to set up.',
    ],
    [
      'It works with GitHub and GitLab and no code is stored.',
      'It works with GitHub and GitLab and no code is stored.',
    ],
    ['It is €79 a month with no minimum term.', 'It is €79 a month with no minimum term.'],
    ['It takes place in Cork on 14 May.', 'It takes place in Cork on 14 May.'],
    ['A typical test takes eight working days.', 'A typical test takes eight working days.'],
    ['There are no monthly fees.', 'There are no monthly fees.'],
    ['There is a one-off setup fee of €500.', 'There is a one-off setup fee of €500.'],
    ['On average our brands keep 32% of the money.', 'On average our brands keep 32% of the money.'],
    [
      'Anyone who signs before 15 December pays nothing until February.',
      'Anyone who signs before 15 December pays nothing until February.',
    ],
    [
      'At other dealers about 40% of enquiries come after six.',
      'At other dealers about 40% of enquiries come after six.',
    ],
    [
      'Kestrel Valves, a customer of ours, now sends quotes in one day.',
      'Kestrel Valves, a customer of ours, now sends quotes in one day.',
    ],
    ['Around 1,200 small teams use it.', 'Around 1,200 small teams use it.'],
    [
      'About 9,000 employees take our courses each year.',
      'About 9,000 employees take our courses each year.',
    ],
    [
      'Charities under €250,000 in income get it at half price.',
      'Charities under €250,000 in income get it at half price.',
    ],
    [
      'The main sponsor gets a keynote slot and a stand.',
      'The main sponsor gets a keynote slot and a stand.',
    ],
    [
      'We can build the demo in a day from his stock list.',
      'We can build the demo in a day from your stock list.',
    ],
    [
      'We look after 310 lifts in Leinster, 40 of them in public buildings.',
      'We look after 310 lifts in Leinster, 40 of them in public buildings.',
    ],
    ['They get their own link and a dashboard.', 'You get your own link and a dashboard.'],
    ['Minimum order is ten.', 'The minimum order is ten.'],
    ['The article would contain our own figures.', 'The article would contain our own figures.'],
    ['Since then we added a punchout catalogue.', 'We added a punchout catalogue.'],
    [
      'Case study: Pawcrate, 46% of tickets closed without an agent.',
      'At our customer Pawcrate, 46% of tickets closed without an agent.',
    ],
    [
      'Client ref: Ironhouse in Dayton went from 22 to 61 leads/mo.',
      'Our customer Ironhouse in Dayton went from 22 to 61 leads a month.',
    ],
    [
      'last client (skincare brand): email went from 12% to 29% of revenue in 4 mo',
      'At our last client, a skincare brand, email went from 12% to 29% of revenue in 4 months.',
    ],
    [
      'A home in Kingston cut its agency hours by a third.',
      'A home in Kingston cut its agency hours by a third.',
    ],
    [
      'In a comparable pilot the assistant handled 38% of calls.',
      'In a comparable pilot the assistant handled 38% of calls.',
    ],
    ['The role is fully remote within Canada.', 'The role is fully remote within Canada.'],
    ['Day rates are between $900 and $1,300.', 'Day rates are between $900 and $1,300.'],
    ['All internships are paid.', 'All internships are paid.'],
    ['$59/mo.', 'The price is $59 a month.'],
    ['Dog friendly.', 'It is dog-friendly.'],
    ['Live in 18 countries.', 'It is live in 18 countries.'],
    ['Financing possible.', 'Financing is possible.'],
    ['Trade discount of 25%.', 'There is a trade discount of 25%.'],
    ['Free display stand with first order.', 'You get a free display stand with your first order.'],
    ['Shortlist in two weeks.', 'You get a shortlist in two weeks.'],
    ['Payback in 14 months.', 'The payback is 14 months.'],
    ['Average queue time under 2 minutes.', 'The average queue time is under 2 minutes.'],
    ['Speakers from Allianz and ETH Zurich.', 'The speakers are from Allianz and ETH Zurich.'],
    ['Cuts water bill by half.', 'It cuts the water bill by half.'],
    ['Import from ComicSuite in one click.', 'You can import from ComicSuite in one click.'],
    ['My short stories have won two prizes.', 'My short stories have won two prizes.'],
    ['From 14,900 EUR.', 'Prices start at 14,900 EUR.'],
    ['Worked with Zendesk and Miro.', 'We have worked with Zendesk and Miro.'],
    ['4.9 stars on Google.', 'We have 4.9 stars on Google.'],
    ['30 in stock', 'There are 30 in stock.'],
    ['Implementation in 8 weeks.', 'Implementation takes 8 weeks.'],
    ['99.9% uptime last year.', 'The uptime was 99.9% last year.'],
    [
      'The Maritime Museum in Hamburg has used it since 2021.',
      'The Maritime Museum in Hamburg has used it since 2021.',
    ],
    ['Results delivered in 24 hours.', 'Results are delivered in 24 hours.'],
    ['All testers OSCP certified.', 'All testers are OSCP certified.'],
    ['Performance-based pricing.', 'The pricing is performance-based.'],
    ['2 trucks per week available.', 'There are 2 trucks per week available.'],
    ['3 month replacement guarantee.', 'It comes with a 3-month replacement guarantee.'],
    ['Feeds about 20 people.', 'It feeds about 20 people.'],
    ['Only cover Austin and Round Rock', 'We only cover Austin and Round Rock.'],
    ['did the sound on 2 released indie games', 'We did the sound on 2 released indie games.'],
    [
      'minimum order is 150 euro, everything is made in our studio',
      'The minimum order is 150 euro, and everything is made in our studio.',
    ],
    ['FAA certified pilots.', 'Our pilots are FAA certified.'],
    ['Average improvement of 180 points.', 'The average improvement is 180 points.'],
    ['Accuracy within 2 cm.', 'The accuracy is within 2 cm.'],
    ['Just $29 per month after trial.', 'The price is $29 per month after the trial.'],
    ['White-label options available.', 'White-label options are available.'],
    ['Generate reports in minutes instead of days.', 'You can generate reports in minutes instead of days.'],
    ['Mention rising fuel prices.', 'Fuel prices are rising.'],
    [
      'Reference the recent increase in supply chain attacks.',
      'There has been a recent increase in supply chain attacks.',
    ],
    ['Mention recent changes to the tax code', 'There have been recent changes to the tax code.'],
    ['Emphasize no long-term contracts.', 'There are no long-term contracts.'],
    ['Mention 5-star Google reviews.', 'We have 5-star Google reviews.'],
    ['Mention a 30-day money-back guarantee.', 'There is also a 30-day money-back guarantee.'],
    ['Software saves 10 hours per week.', 'The software saves 10 hours per week.'],
    ['Spring dates (April-June) are still free.', 'Spring dates (April-June) are still free.'],
    [
      'Rewrote the pricing page for Brightdesk, trial signups went up 31%.',
      'We rewrote the pricing page for Brightdesk, and trial signups went up 31%.',
    ],
    ['Helped Acme cut its cloud bill by 40%.', 'We helped Acme cut its cloud bill by 40%.'],
    ['Grew our newsletter to 12k subscribers.', 'We grew our newsletter to 12k subscribers.'],
    [
      'Client of ours, a firm with 22 reps, raised their close rate from 17% to 24%.',
      'A client of ours, a firm with 22 reps, raised their close rate from 17% to 24%.',
    ],
    ['Can be on site within 48 hours.', 'We can be on site within 48 hours.'],
    ['79 € a month no contract.', 'The price is 79 € a month, with no contract.'],
    ['Workshops are half a day, max 15 people.', 'Workshops are half a day, with at most 15 people.'],
    ['There will be no sales presentation.', 'There will be no sales presentation.'],
    ['Several American firms already work with us.', 'Several American firms already work with us.'],
    ['The first analysis covers one product category.', 'The first analysis covers one product category.'],
    ['Rated 4.8/5 over twenty-three workshops.', 'We are rated 4.8/5 over twenty-three workshops.'],
    ['Next free dates: 1/14-15 and 2/4-5.', 'The next free dates are 1/14-15 and 2/4-5.'],
    ['in stock: 340 TC52, 85 MC9300', 'We have 340 TC52 and 85 MC9300 in stock.'],
    [
      'Benchmark is public at https://bench.example.com/2024.',
      'Our benchmark is at https://bench.example.com/2024.',
    ],
    ['Slides: https://a.example/slides', 'Our slides are at https://a.example/slides.'],
    ['Link: https://a.example/x', 'Here is the link: https://a.example/x.'],
    ['Include a link to www.a.example/work', 'Here is the link: www.a.example/work.'],
    ['Include our portfolio link: https://a.example/x', 'Our portfolio is at https://a.example/x.'],
    ['Link to our case study: https://a.example/x.', 'Our case study is at https://a.example/x.'],
    [
      'Customer quote: "We cut unfilled shifts by 31%" - plant manager at Oakley Snacks.',
      'As a plant manager at Oakley Snacks put it: "We cut unfilled shifts by 31%."',
    ],
    [
      "Testimonial: 'It paid for itself' - Ann Bell, CFO of Acme",
      'As Ann Bell, CFO of Acme put it: "It paid for itself."',
    ],
    [
      'Customer proof: Harrowgate Payroll cut first response time from 9 hours to 2.5 hours in six weeks.',
      'Harrowgate Payroll cut first response time from 9 hours to 2.5 hours in six weeks.',
    ],
    ['I already drew a Floor Plan from their website.', 'I already drew a Floor Plan from your website.'],
  ])('tells of "%s" what is for the reader', (context, told) => {
    expect(parseContext(context).proofs).toEqual([told]);
  });

  it.each(['their site is https://acme.example', 'site: https://acme.example', 'see https://acme.example'])(
    'does not take an address for the sender\'s in "%s"',
    (context) => {
      expect(parseContext(context).proofs).toEqual([]);
    },
  );

  it('does not tell the reader who he is, nor take a friend for the sender', () => {
    const read = parseContext('I applied ten days ago. The hiring manager is Jonah Pike.', {
      persona: 'Hiring manager',
    });
    expect(read).toMatchObject({ proofs: ['I applied ten days ago.'], recipient: { firstName: 'Jonah' } });
    expect(parseContext('I heard about it from Lena Brandt.').signature).toBeUndefined();
    expect(parseContext('Write it from Lena Brandt.').signature).toBe('Lena Brandt');
  });

  it('knows a colleague in a field from the reader and from who signs', () => {
    const read = parseContext(
      'Stage = New. Owner: Ann Bell. new guy is Andre. Ben (our director) will sign.',
    );
    expect(read).toMatchObject({ recipient: { firstName: 'Andre' }, signature: 'Ben' });
    expect(parseContext('Stage = New. Owner: Ann Bell.').recipient).toBeUndefined();
    expect(parseContext("my name's ed. i'm on my own").signature).toBe('Ed');
    expect(parseContext("I'm Pat from Cleanline.")).toMatchObject({
      signature: 'Pat',
      signedAs: 'Cleanline',
    });
    const letter = 'The letter should come from Gerard Moynihan, Managing Director.';
    expect(parseContext(letter)).toMatchObject({
      signature: 'Gerard Moynihan',
      signedAs: 'Managing Director',
    });
  });
});
