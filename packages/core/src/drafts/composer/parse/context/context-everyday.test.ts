import { describe, expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

describe('an everyday context', () => {
  it.each([
    [
      'Three Go roles have been open on their careers page since the summer.',
      'Three Go roles have been open on your careers page since the summer.',
    ],
    ['Several reviews are unanswered on their site.', 'Several reviews are unanswered on your site.'],
    [
      'One of their largest customers has begun asking suppliers for data.',
      'One of your largest customers has begun asking suppliers for data.',
    ],
    ['Most of her clients come from referrals.', 'Most of your clients come from referrals.'],
    ['They have just merged with a competitor.', 'You have just merged with a competitor.'],
    [
      'Their last conference had 900 delegates, and people complained about the queue.',
      'Your last conference had 900 delegates.',
    ],
    [
      'Their game has a demo on Steam with mixed reviews, several mention crashes.',
      'Your game has a demo on Steam.',
    ],
    [
      'We both spoke at the same conference in May but never got to talk.',
      'We both spoke at the same conference in May.',
    ],
    ['Just closed Series A, $18M.', 'You just closed a Series A round of $18M.'],
    ['Recently raised seed.', 'You recently raised a seed.'],
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
      'Fennimore opens a second plant in spring.',
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
    ['Two weeks free, no contract.', 'The first two weeks are free, and there is no contract.'],
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
    ['Since then we added a punchout catalogue.', 'We added a punchout catalogue.'],
    [
      'Case study: Pawcrate, 46% of tickets closed without an agent.',
      'At our customer Pawcrate, 46% of tickets closed without an agent.',
    ],
    [
      'Client ref: Ironhouse in Dayton went from 22 to 61 leads/mo.',
      'Our customer Ironhouse in Dayton went from 22 to 61 leads a month.',
    ],
    ['Rated 4.8/5 over twenty-three workshops.', 'We are rated 4.8/5 over twenty-three workshops.'],
    ['Next free dates: 1/14-15 and 2/4-5.', 'The next free dates are 1/14-15 and 2/4-5.'],
    ['in stock: 340 TC52, 85 MC9300', 'We have 340 TC52 and 85 MC9300 in stock.'],
    [
      'Benchmark is public at https://bench.example.com/2024.',
      'Our benchmark is at https://bench.example.com/2024.',
    ],
    ['Slides: https://a.example/slides', 'Our slides are at https://a.example/slides.'],
    ['Link: https://a.example/x', 'Here is the link: https://a.example/x.'],
    [
      'Customer quote: "We cut unfilled shifts by 31%" - plant manager at Oakley Snacks.',
      'As a plant manager at Oakley Snacks put it: "We cut unfilled shifts by 31%."',
    ],
    [
      "Testimonial: 'It paid for itself' - Ann Bell, CFO of Acme",
      'As Ann Bell, CFO of Acme put it: "It paid for itself."',
    ],
  ])('tells of "%s" what is for the reader', (context, told) => {
    expect(parseContext(context).proofs).toEqual([told]);
  });

  it.each(['their site is https://acme.example', 'site: https://acme.example', 'see https://acme.example'])(
    'does not take an address for the sender\'s in "%s"',
    (context) => {
      expect(parseContext(context).proofs).toEqual([]);
    },
  );

  it('knows a colleague in a field from the reader and from who signs', () => {
    const read = parseContext(
      'Stage = New. Owner: Ann Bell. new guy is Andre. Ben (our director) will sign.',
    );
    expect(read).toMatchObject({ recipient: { firstName: 'Andre' }, signature: 'Ben' });
    expect(parseContext("my name's ed. i'm on my own").signature).toBe('Ed');
  });
});
