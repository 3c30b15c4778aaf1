import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { type BriefTexts, checkDraft } from './check-draft.ts';
import type { ViolationCode } from './violation.ts';

const request: BriefTexts = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call next week',
};

const sound = {
  subject: 'Empty kilometres',
  body: 'Hi there,\n\nHow many of your trucks drive home empty?\n\nOur route planning software cuts empty kilometres by 18%.\n\nWould a 20-minute call next week be useful?\n\nBest regards',
};

function codes(draft: Partial<typeof sound>, brief = request): ViolationCode[] {
  const { subject, body } = { ...sound, ...draft };
  return [
    ...new Set(checkDraft({ subjectLine: subject, emailContent: body }, brief).map(({ code }) => code)),
  ];
}

/** The sound draft with one more paragraph. */
function withText(text: string): Partial<typeof sound> {
  return { body: sound.body.replace('\n\nWould', `\n\n${text}\n\nWould`) };
}

describe('the gate', () => {
  it('finds nothing in a sound draft', () => {
    expect(codes({})).toEqual([]);
  });

  it('takes "#1" from an offer that says it, and from no other', () => {
    const text = withText('We help you rank #1 on Google.');
    expect(codes(text)).toContain('invented_fact');
    expect(codes(text, { ...request, offer: `${request.offer}. We help you rank #1 on Google` })).toEqual([]);
  });

  it('gives the words at fault, at most 80 characters of them', () => {
    const [violation] = checkDraft(
      { subjectLine: sound.subject, emailContent: sound.body.replace('18%', '25%') },
      request,
    );
    expect(violation).toMatchObject({ code: 'invented_fact', excerpt: expect.stringContaining('25') });
    const long = checkDraft({ subjectLine: 'x'.repeat(151), emailContent: sound.body }, request);
    expect(long[0]?.excerpt).toHaveLength(80);
  });

  it.each<[ViolationCode, Partial<typeof sound>]>([
    ['empty', { subject: ' ' }],
    ['empty', { body: '\n\n' }],
    ['placeholder', withText('Best regards,\n[Your Name]')],
    ['placeholder', withText('How is {{company}} doing?')],
    ['placeholder', withText('How is {company} doing?')],
    ['placeholder', withText('Dear <recipient name>, hello.')],
    ['placeholder', withText('Hello %FIRST_NAME%.')],
    ['placeholder', withText('You could save XX% of it.')],
    ['placeholder', withText('Call me on ____.')],
    ['placeholder', withText('[insert example]')],
    ['reply_prefix', { subject: 'Re: Empty kilometres' }],
    ['reply_prefix', { subject: 'FWD: Empty kilometres' }],
    ['reply_prefix', { subject: 'AW: Empty kilometres' }],
    ['markdown', withText('It is **really** good.')],
    ['markdown', withText('# Why now')],
    ['markdown', withText('See [the page](https://example.com).')],
    ['markdown', withText('- fewer empty trucks\n- less fuel')],
    ['markdown', withText('1. fewer empty trucks\n2. less fuel')],
    ['html', withText('It is <b>really</b> good.')],
    ['html', withText('<p>Hello</p>')],
    ['html', withText('Trucks&nbsp;drive.')],
    ['code_fence', withText('```\nHello\n```')],
    ['option_list', withText('Option 1: a short one')],
    ['option_list', withText('Version B\nHello')],
    ['talk_about_draft', withText("Here's a draft that fits:")],
    ['talk_about_draft', withText('Feel free to adjust this to your needs.')],
    ['talk_about_draft', withText("Let me know if you'd like another version.")],
    ['talk_about_draft', withText('As an AI language model I cannot know.')],
    ['talk_about_draft', withText('Note: the tone is professional.')],
    ['leaked_instructions', withText('My instructions say to be brief.')],
    ['leaked_instructions', withText('According to the brief, you run trucks.')],
    ['leaked_instructions', withText('{"subject": "Hello"}')],
    ['several_subjects', withText('Subject: Another one')],
    ['several_subjects', { subject: 'Empty kilometres\nOr: full trucks' }],
    ['too_long', { body: `${sound.body}${' trucks'.repeat(650)}` }],
    ['subject_form', { subject: `${'Empty '.repeat(26)}kilometres` }],
  ])('finds %s in %j', (code, draft) => {
    expect(codes(draft)).toContain(code);
  });

  it.each<[string, string]>([
    ['a percentage', 'It saves 25% of the fuel.'],
    ['a number', 'It takes 3 clicks.'],
    ['a number in words', 'It takes seventeen clicks.'],
    ['a multiple', 'You plan twice as fast.'],
    ['a half', 'It cuts planning time in half.'],
    ['a price', 'It costs $49.'],
    ['a length of time', 'It is set up within 3 days.'],
    ['a length of time in words', 'It is set up within two weeks.'],
    ['a weekday', 'We deliver on Thursday.'],
    ['a date', 'The offer stands until 30 June.'],
    ['a clock time', 'I will call at 10:30.'],
    ['a firm', 'Drivers at Hansa Cargo like it.'],
    ['a firm at the start of a sentence', 'Siemens plans its routes so.'],
    ['a place', 'We sit in Hamburg.'],
    ['a product', 'It connects to HubSpot.'],
    ['a link', 'See freightplan.io for more.'],
    ['an e-mail address', 'Write to tom@freightplan.io.'],
    ['a telephone number', 'Call +49 40 5550 1234.'],
    ['a handle', 'We are @freightplan there.'],
    ['customers', 'We have helped carriers plan for years.'],
    ['a crowd', 'Hundreds of carriers plan so.'],
    ['a customer’s result', 'One of our customers cut its fuel bill.'],
    ['trust', 'It is trusted by leading carriers.'],
    ['customers at work', 'Several large carriers already send us their plans.'],
    ['an award', 'Our award-winning planner does it.'],
    ['a guarantee', 'We guarantee the result.'],
    ['a free trial', 'The first month is free.'],
    ['scarcity', 'Only a few places are left, as places are limited.'],
    ['something seen', 'I saw your post on hiring drivers.'],
    ['congratulations', 'Congratulations on the new depot!'],
    ['an acquaintance', 'A mutual friend gave me your address.'],
    ['an earlier talk', 'As discussed, here is more.'],
    ['what the reader does', 'You are losing money on every trip home.'],
    ['a second price', 'It costs nothing more, or $145 for a second depot.'],
    ['a large number', 'It has planned over a million trips.'],
    ['what users see', 'Carriers using it see complaints drop.'],
    ['what customers do', 'Depots we work with pass their audits the first time.'],
    ['others at work', 'We plan for three other freight companies.'],
    ['a talk in another month', 'I write further to our telephone conversation.'],
    ['something looked at', 'We ran a quick scan of your home page.'],
    ['something heard of the reader', 'I understand that your planner has given notice.'],
  ])('finds %s that the brief does not give', (_what, text) => {
    expect(codes(withText(text))).toEqual(['invented_fact']);
  });

  it.each([
    'Doublets, ballgowns, gorillas, all of it goes by lorry.',
    'Capes and crowns travel well.',
    'RIP spreadsheets.',
    'TBH, trucks are noisy.',
    'Nobody saws a lorry in half.',
    'You probably spent part of yesterday on it.',
  ])('takes %j for talk', (text) => {
    expect(codes(withText(text))).toEqual([]);
  });

  it('finds a name that nobody gave, after the greeting and under the sign-off', () => {
    expect(codes({ body: sound.body.replace('Hi there', 'Hi Sarah') })).toEqual(['invented_fact']);
    expect(codes({ body: sound.body.replace('Hi there', 'Hi Grace') })).toEqual(['invented_fact']);
    expect(codes({ body: `${sound.body},\nMark` })).toEqual(['invented_fact']);
    const named = {
      ...request,
      persona: 'Sarah, Head of Operations',
      additionalContext: 'Sender: Mark Ellis',
    };
    const body = `${sound.body.replace('Hi there', 'Hi Sarah')},\nMark`;
    expect(codes({ body }, named)).toEqual([]);
    const marketing = { ...request, persona: 'Head of Marketing' };
    expect(codes({ body: `${sound.body},\nMark` }, marketing)).toEqual(['invented_fact']);
  });

  it.each(['cheers, ollie', 'Set-up takes a day.\nThanks, Ollie'])(
    'lets whoever takes his leave in the brief sign: %j',
    (additionalContext) => {
      const draft = {
        subjectLine: 'Lower review time',
        emailContent: 'Hi,\n\nWould a short demo be useful?\n\nCheers,\nOllie',
      };
      expect(checkDraft(draft, { ...request, additionalContext })).toEqual([]);
    },
  );

  it('takes a firm that signs from an address of the brief', () => {
    const body = `${sound.body},\nForge & Pane`;
    expect(codes({ body })).toEqual(['invented_fact']);
    expect(codes({ body }, { ...request, additionalContext: 'studio@forgeandpane.com' })).toEqual([]);
    expect(codes({ body }, { ...request, additionalContext: 'studio@forge.com' })).toEqual(['invented_fact']);
  });

  it.each<[string, string, Partial<BriefTexts>]>([
    ['a number in words', 'It takes fifteen minutes.', { additionalContext: 'takes 15 min' }],
    ['a number in digits', 'It takes 15 minutes.', { additionalContext: 'takes fifteen minutes' }],
    ['another unit', 'It takes two days.', { additionalContext: 'takes 48 hours' }],
    ['a rounded number', 'Nearly 2,000 depots have it.', { additionalContext: '1,950 depots have it' }],
    ['another separator', 'It has 1500 rules.', { additionalContext: '1,500 rules' }],
    ['a scale', 'It has read 2,500 maps.', { additionalContext: 'read 2.5k maps' }],
    ['a currency word', 'It costs 49 dollars.', { additionalContext: '$49' }],
    ['a part', 'It cuts planning by half.', { additionalContext: 'cuts planning by 50%' }],
    ['a weekday in short', 'Would Thursday suit you?', { additionalContext: 'call on thurs' }],
    ['a price where a sentence ends', 'It costs £7.90. Empty runs go.', { additionalContext: '£7.90 each' }],
    ['what is left of a share', 'We keep 30% and you keep 70%.', { additionalContext: 'we keep 30%' }],
    ['day and night', 'We answer 24 hours a day.', { additionalContext: 'support around the clock' }],
    ['a weight in full', 'It weighs 22 pounds.', { additionalContext: 'weighs 22 lb' }],
    ['a claim in its own words', 'It costs €9 ex works.', { additionalContext: '€9 ex works' }],
    ['metres that look like millions', 'It is 3.5 metres high.', { additionalContext: '3.5m high' }],
    ['cents in short', 'It costs 45 cents a litre.', { additionalContext: '45c a litre' }],
    [
      'languages by their codes',
      'We do it in Greek, English and German.',
      { additionalContext: 'GR, EN, DE' },
    ],
    ['states by their codes', 'We work in Illinois and Ohio.', { additionalContext: 'IL, MN, OH' }],
    ['grouped digits', 'It costs €6,900.', { additionalContext: '6 900 € HT' }],
    ['a unit set apart', 'It writes 4 GB an hour.', { additionalContext: '4GB an hour' }],
    ['half', 'A grant may meet half of the cost.', { additionalContext: 'Grants may cover half.' }],
    ['a time zone', 'We answer until midnight Eastern.', { additionalContext: 'until midnight ET' }],
    ['a medal', 'It won a silver medal.', { additionalContext: "Médaille d'argent" }],
    [
      'a span of days',
      'Our director will be in Kigali from 10 to 14 June and would gladly demonstrate one.',
      { additionalContext: 'our director is in Kigali between 10 and 14 June' },
    ],
    ['years between', 'We teach Years 9, 10 and 11.', { additionalContext: 'for yr 9-11' }],
    ['months between', 'We fly in April and in July.', { additionalContext: 'flights Mar-Aug' }],
    ['months in short', 'The term is three months.', { additionalContext: 'min 3 mths' }],
    ['seconds', 'A text comes within half a minute.', { additionalContext: 'a text within 30 seconds' }],
    ['a time with a dot', 'It is with you by quarter past eleven.', { additionalContext: 'by 11.15' }],
    ['hours in words', 'We open from one till five.', { additionalContext: 'open 13:00-17:00' }],
    ['a state after and', 'We work in Illinois and Texas.', { additionalContext: 'NY, IL and TX' }],
    ['a level', 'They hold Level 2 certificates.', { additionalContext: 'L2 certs' }],
    ['a small share', 'About one crate in 25 comes back.', { additionalContext: '4% come back' }],
    ['a smaller share', 'One crate in five hundred is lost.', { additionalContext: 'loss rate 0.2%' }],
    [
      'how far one goes into another',
      'It draws less than a fifth of that.',
      { additionalContext: 'from 1000W to 180W' },
    ],
    ['more than half', 'Well over half of them agree.', { additionalContext: '58% agree' }],
    [
      'how often it was taken',
      'That is three times as much, so it has roughly tripled.',
      { additionalContext: '£184k, up from £61k' },
    ],
    ['dollars of a country', 'It costs AU$2.10.', { additionalContext: '$2.10 AUD' }],
    [
      'rand',
      'It costs R2,950 a month for four years, which adds up to R141,600.',
      { additionalContext: 'R2,950 per month over 48 months' },
    ],
    [
      'an hour each month',
      'We talk for an hour each month.',
      { additionalContext: 'we talk an hour each month' },
    ],
    ['what is free', 'The last month is on us.', { additionalContext: "you don't pay the last month" }],
    ['stars', 'It has a five-star rating.', { additionalContext: '5-star rating' }],
    [
      'the brief of the reader',
      'The turnaround is eight days from your brief.',
      { additionalContext: '8 days from brief' },
    ],
    ['how sure anyone is', 'Nobody is ever 99% sure where a lorry is.', {}],
    ['every day', 'We collect every day.', { additionalContext: 'collections 7 days a week' }],
    ['an article on offer', 'I have written an article.', { additionalContext: 'an article on trucks' }],
    ['a nationality', 'German carriers may know it.', { persona: 'Dispatcher in Germany' }],
    ['an acronym', 'Your CRM stays as it is.', { additionalContext: 'any customer relationship management' }],
    [
      'the other spelling',
      'Organization matters, as does colour.',
      { additionalContext: 'organisation, color' },
    ],
    [
      'a shorter link',
      'See freightplan.io for more.',
      { additionalContext: 'https://www.freightplan.io/demo' },
    ],
    [
      'a service in short',
      'It costs $189, installation included.',
      { additionalContext: '$189 incl install' },
    ],
    ['every day in French', 'We come out seven days a week.', { additionalContext: 'intervention 7j/7' }],
    [
      'a call that is on offer',
      'Dispatchers learn most right after the call.',
      { additionalContext: 'it listens to every call' },
    ],
    ['a month in small letters', 'It runs until March 31.', { additionalContext: 'till march 31' }],
    ['ages without a unit', 'They are 11 and 14 years old.', { additionalContext: 'they are 11 and 14' }],
    [
      'a count whose noun stands elsewhere',
      'There were 11 girls back then.',
      { additionalContext: '19 girls now, it was 11 when you came' },
    ],
    ['a deed in another form', 'I walked to the coast.', { additionalContext: 'walking to the coast' }],
    ['what is paid', "You refer people and we'll pay you 10%.", { additionalContext: 'We pay 10 %' }],
    ['an engagement', 'Congratulations on your engagement!', { persona: 'couples who just got engaged' }],
    ['a post in full', 'I am an Account Executive there.', { additionalContext: 'acct exec there' }],
    ['a feast in full', 'Christmas comes soon.', { additionalContext: 'xmas comes soon' }],
    ['news', 'Congratulations on your licence.', { additionalContext: 'They recently obtained a licence.' }],
    ['a list that is asked for', '- trucks\n- trailers', { additionalContext: 'use bullet points' }],
  ])('allows %s for what the brief gives', (_what, text, brief) => {
    expect(codes(withText(text), { ...request, ...brief })).toEqual([]);
  });

  it.each([
    'One question: who plans your routes?',
    'There are two ways to look at it.',
    'Most Mondays begin with a plan that Friday afternoons undo.',
    'Feel free to say no.',
    'Some days are free in my diary.',
    'Do you reckon that makes sense?',
    'May I ask who plans them?',
    'The best way to see it is to try it.',
    'If you are losing time on it, I would like to help.',
    "I don't know whether that is on your list today.",
    'No pressure at all. P.S. It runs on any PC your IT team has.',
    'Planners (and drivers) tend to agree: fewer detours.',
  ])('lets pass what claims nothing: %s', (text) => {
    expect(codes(withText(text), { ...request, additionalContext: 'runs on any PC' })).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['an absent contract for an absent minimum', 'There is no minimum.', 'no contract'],
    ['an interview on offer for one that was heard', 'I loved your episode.', 'interview with our founder'],
    ['a talk on offer for one that was had', 'After the call last week I wrote this.', 'for each call'],
  ])('takes %s no further', (_what, text, additionalContext) => {
    expect(codes(withText(text), { ...request, additionalContext })).toEqual(['invented_fact']);
  });

  it('takes the number of one thing for no other that the brief counts', () => {
    const brief = { ...request, additionalContext: 'taught over 6 weekends to 2 guests' };
    expect(codes(withText('We teach it over six weekends to two guests.'), brief)).toEqual([]);
    expect(codes(withText('We teach it over two weekends.'), brief)).toEqual(['invented_fact']);
  });

  it.each([
    ['of another unit', 'It is a quiet 48 decibels.', '58 dB, leased for 48 months'],
    ['of a date', 'We make at least ten of them.', 'order by 11 July'],
    ['of days and nights', 'We answer in four minutes.', '24/7, in 11 minutes'],
    ['that is a most', 'It fell by a third.', '1 in 5 less, in up to 3 stores'],
    ['of a share', 'It cuts them by about 53%.', 'cuts them by a third, $0.04 each'],
    ['of people, half as long', 'Our engineers would spend one day.', 'two engineers, two days'],
  ])('takes no number %s for another', (_what, text, additionalContext) => {
    expect(codes(withText(text), { ...request, additionalContext })).toEqual(['invented_fact']);
  });

  it.each([
    ['what is not included', 'It costs €90 including travel.', '€90 plus travel'],
    ['what nothing is made of', 'It is an organic, biodegradable tag.', 'a paper tag'],
    ['the best of medals', 'It won a gold medal at the fair.', 'new at the fair'],
    ['the world', 'We ship them anywhere in the world.', 'shipped in the EU'],
    ['a rank before a number', 'We are the leading 4PL practice.', 'a 4PL practice'],
  ])('finds %s', (_what, text, additionalContext) => {
    expect(codes(withText(text), { ...request, additionalContext })).toEqual(['invented_fact']);
  });

  it('takes a line of any language before the names for a sign-off', () => {
    const body = `${sound.body.replace(/\n[^\n]*$/, '')}\nBestu kveðjur,\nMark Ellis`;
    expect(codes({ body }, { ...request, additionalContext: 'Sender: Mark Ellis' })).toEqual([]);
    expect(codes({ body })).toEqual(['invented_fact']);
  });

  it('takes a day of a month for no other day of it', () => {
    const brief = { ...request, additionalContext: 'open day on 9 October, 19 guests at most' };
    expect(codes(withText('Our open day is on 9 October.'), brief)).toEqual([]);
    expect(codes(withText('Our open day is on 19 October.'), brief)).toEqual(['invented_fact']);
  });

  it('takes a code for a state only beside a comma', () => {
    const brief = { ...request, additionalContext: 'an MA in design' };
    expect(codes(withText('We work in Massachusetts.'), brief)).toEqual(['invented_fact']);
  });

  it('takes a link no further than the brief gives it', () => {
    const brief = { ...request, additionalContext: 'freightplan.io' };
    expect(codes(withText('See freightplan.io.'), brief)).toEqual([]);
    expect(codes(withText('See freightplan.io/trial.'), brief)).toEqual(['invented_fact']);
    expect(codes(withText('See freightplan.io.evil.com.'), brief)).toEqual(['invented_fact']);
  });

  it('answers in linear time for hostile text', async () => {
    for (const piece of [
      '<',
      '[',
      '{',
      '*',
      '`',
      'a.',
      '1,',
      '+1 ',
      'A ',
      '@',
      '_',
      '| ',
      'one ',
      'by five and ',
      '€',
      '\n',
    ]) {
      const body = `Hi,\n\n${piece.repeat(8_000)}`;
      const draft = { subjectLine: 'Hello', emailContent: body };
      const tookMs = await processorMs(() =>
        checkDraft(draft, { ...request, additionalContext: piece.repeat(2_000) }),
      );
      expect(tookMs, `of ${JSON.stringify(piece)}`).toBeLessThan(1_500);
    }
  });
});
