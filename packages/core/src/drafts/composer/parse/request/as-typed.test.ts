import { describe, expect, it } from 'vitest';
import type { DraftRequest } from '../../../draft-request.ts';
import { asTyped } from './as-typed.ts';

const plain: DraftRequest = {
  persona: 'Practice managers',
  offer: 'Repairs of dental handpieces',
  goal: 'Book a call',
  tone: 'friendly',
};

function read(fields: Partial<DraftRequest>): Partial<DraftRequest> {
  const typed = asTyped({ ...plain, ...fields });
  return Object.fromEntries(Object.keys(fields).map((field) => [field, typed[field as keyof DraftRequest]]));
}

describe('a request as somebody would type it', () => {
  it('is what it was where nothing was put around it', () => {
    const request = {
      ...plain,
      offer: 'We make an app. The user uploads a photo and gets a price: $4.',
      additionalContext: 'Owner: somebody else. We = two people. [Link](https://example.com) | 12 staff',
    };
    expect(asTyped(request)).toEqual(request);
  });

  it.each([
    [
      'Contact: Orla Beck | Title: VP Operations | Company: Castle Pallets Ltd | Employees: 180',
      'Orla Beck, VP Operations at Castle Pallets Ltd',
    ],
    [
      '# Reader\n- Tomasz Wilk, Plant Manager\n- Ferrum Cast, Gliwice',
      'Tomasz Wilk, Plant Manager, Ferrum Cast, Gliwice',
    ],
    ['Orla Beck; buyer, kitchen; Plinth Stores (9)', 'Orla Beck, buyer, kitchen, Plinth Stores (9)'],
    ['first_name=Kofi; job_title=Head of Growth; company=Plinth', 'Kofi, Head of Growth at Plinth'],
    [
      'Name: Orla Beck; Title: Kiln Manager; Company: brick works, 90 staff',
      'Orla Beck, Kiln Manager at a brick works, 90 staff',
    ],
    [
      'Name: Dr. O. Beck; Role: partner; Org: Vale Surgery; Status: cold',
      'Dr. O. Beck, partner at Vale Surgery',
    ],
    ['prospect: Orla Beck / role: head of kilns / co: Vale Brick', 'Orla Beck, head of kilns at Vale Brick'],
    ['to: Dr. O. Beck, conference chair', 'Dr. O. Beck, conference chair'],
    ['Lead: Ms. Orla Beck, Director of Studies', 'Ms. Orla Beck, Director of Studies'],
    ['Step 1 – Who are you writing to? Owners of letting agencies', 'Owners of letting agencies'],
    ['User says they want to write to head teachers in their county', 'head teachers in our county'],
    ['The target reader is a practice manager', 'a practice manager'],
    ['The recipient is responsible for freight', 'The recipient is responsible for freight'],
  ])('names the reader in %j', (persona, typed) => {
    expect(read({ persona })).toEqual({ persona: typed });
  });

  it.each([
    [
      '[SERVICE] Window cleaning [USP] no cherry picker, work at weekends [PRICE] fixed after a visit',
      'Window cleaning, no cherry picker, work at weekends. The price is fixed after a visit',
    ],
    ['Product: A till | Price: £40', 'A till. The price is £40'],
    ['Q: What do you offer? A: Night cleaning', 'Night cleaning'],
    ['According to the client, they provide a queue for surgeries.', 'We provide a queue for surgeries.'],
    ['[Name] sells pumps', '[Name] sells pumps'],
  ])('offers what %j does', (offer, typed) => {
    expect(read({ offer })).toEqual({ offer: typed });
  });

  it('says what a user does as the user would', () => {
    expect(
      read({
        offer: "The user runs free robotics clubs. The user's organisation brings the kits.",
        goal: 'The user would like the practice manager to reply with a weekday.',
        additionalContext:
          'The user mentioned that the organisation is called Cogs, that her name is Orla Beck, and that 31 schools took part. She does not want it to sound like a pitch.',
      }),
    ).toEqual({
      offer: 'I run free robotics clubs. Our organisation brings the kits.',
      goal: 'get them to reply with a weekday.',
      additionalContext:
        'We are Cogs. My name is Orla Beck. 31 schools took part. Please note that she does not want it to sound like a pitch.',
    });
  });

  it.each([
    ['[CTA] free site visit', 'free site visit'],
    ['Step 3: What should happen? They give us one report', 'They give us one report'],
    ['The user wants to book a call', 'book a call'],
    ['The client would like an editor to review it', 'get an editor to review it'],
  ])('asks what %j asks', (goal, typed) => {
    expect(read({ goal })).toEqual({ goal: typed });
  });

  it.each([
    [
      '[PROOF] 140 buildings; no accidents since 2016 [SENDER] Pinnacle Ltd / Orla Beck [STYLE] short',
      '140 buildings\nNo accidents since 2016\nTone of the mail: short\nSign as Orla Beck from Pinnacle Ltd',
    ],
    [
      'proof=retrofit in Weiz, 31% less energy; stage=2',
      'Proof: retrofit in Weiz, 31% less energy\nStage: 2',
    ],
    [
      'owner:: Orla\nproof:: Alucasa: wrong orders 5% -> 1%',
      'Owner: Orla\nProof: Alucasa: wrong orders 5% -> 1%',
    ],
    [
      'trigger=company posted a job ad; proof=client Ostrava grew; budget=high',
      'They posted a job ad\nOur client Ostrava grew\nBudget: high',
    ],
    [
      'from: Inst. for Bell Research. our db 90 towers',
      'Our name: Institute for Bell Research. our db 90 towers',
    ],
    ['sender: Orla @ Tallboy', 'Sign as Orla from Tallboy'],
    ['Client name: Quietline. Client says 88 surgeries use it.', 'We are Quietline. 88 surgeries use it.'],
    ['Client says the budget is frozen. They say so.', 'Client says the budget is frozen. They say so.'],
    ['Sender: Ann. No jargon, no puns', 'Sign as Ann. No jargon, no puns'],
    ['From: £380\nBrand: Tallboy\nISO 9001: yes', 'From: £380\nBrand: Tallboy\nISO 9001: yes'],
  ])('notes what %j notes', (additionalContext, typed) => {
    expect(read({ additionalContext })).toEqual({ additionalContext: typed });
  });

  it('has the user speak for himself', () => {
    expect(
      read({
        persona: 'The user said the email should go to head teachers',
        offer:
          'User is offering a workshop. They mentioned that it costs £240 and that all of it is brought along.',
        additionalContext:
          "The user's name is Kwame and he used to teach. He told me he has visited 37 schools.",
      }),
    ).toEqual({
      persona: 'head teachers',
      offer: 'I am offering a workshop. It costs £240 and all of it is brought along.',
      additionalContext: 'My name is Kwame. I used to teach. I have visited 37 schools.',
    });
  });

  it.each([
    ['Owner: Orla Beck, DockTurn. Stage: new.', 'Sign as Orla Beck, DockTurn. Stage: new.'],
    ['Owner: Orla Beck. Stage: new.', 'Owner: Orla Beck. Stage: new.'],
    [
      'Owner: Orla Beck | Owner title: Account Executive | Reference customer: Tarn Dairy, 140 trucks | Do not mention: price',
      'Our customers include Tarn Dairy.\nPlease do not mention price\nSign as Orla Beck, Account Executive',
    ],
  ])('knows who owns the record in %j from who signs', (additionalContext, typed) => {
    expect(read({ additionalContext })).toEqual({ additionalContext: typed });
  });

  it.each([
    [
      'persona',
      'role=plant_manager; company_size=50-250; sector=injection_moulding',
      'plant manager in injection moulding',
    ],
    ['persona', 'lead_title: COO\nlead_company: Larkspur (23 stores)', 'COO at Larkspur (23 stores)'],
    ['persona', 'Name: (blank)\nPosition: Dean\nOrganisation: a college', 'Dean at a college'],
    [
      'persona',
      'Dr. Orla Beck\tClinical Director\tKingsbrook',
      'Dr. Orla Beck, Clinical Director, Kingsbrook',
    ],
    ['persona', '[FIRST_NAME: Orla] [JOB_TITLE: COO] [COMPANY: Bell & Co]', 'Orla, COO at Bell & Co'],
    ['persona', 'target_audience: CFOs in the EU', 'CFOs in the EU'],
    ['persona', 'Our client wants to talk to owners of barns', 'owners of barns'],
    [
      'persona',
      "the person asking is a freelance illustrator and they'd like to contact art directors",
      'art directors',
    ],
    [
      'offer',
      'service=leak_survey; price_gbp=690; deliverable=leak_tags+list',
      'leak survey, leak tags and list. The price is 690 GBP',
    ],
    ['offer', '{{deal.product}} = a till\n{{deal.price}} = $49/month', 'a till. The price is $49/month'],
    ['offer', 'What do you sell? - Fresh pastries', 'Fresh pastries'],
    ['offer', 'Q2. What are you offering?\nA workshop', 'A workshop'],
    ['offer', 'User said they run a service that answers phones.', 'I run a service that answers phones.'],
    [
      'offer',
      'Client tells me it’s linen rental. Client quoted £2 a night.',
      'Linen rental. The price is £2 a night.',
    ],
    ['goal', 'cta=book_survey_date; month=March', 'book survey date in March'],
    ['goal', 'Next step: Discovery call', 'Discovery call'],
    [
      'additionalContext',
      'A fact.\nYour name: Orla\nYour business: Tallboy',
      'A fact.\nSign as Orla from Tallboy',
    ],
    [
      'additionalContext',
      'sender: {"name": "Orla Beck", "company": "Tallboy", "role": "co-founder"}, customers: ["Pay", "Korta"], word_limit: 100',
      'Our customers include Pay and Korta.\nUnder 100 words\nSign as Orla Beck, Co-founder, Tallboy',
    ],
    [
      'additionalContext',
      "FROM: Orla Beck (founder)\nBRAND: Tallboy\nCUSTOMERS: 27\nDON'T: use statistics",
      'We have 27 customers.\nPlease do not use statistics\nSign as Orla Beck, Founder, Tallboy',
    ],
    [
      'additionalContext',
      'case_study: Bell, 9 stores\nsender_full_name: Orla Beck\nsender_org: Tallboy',
      'Bell, 9 stores\nSign as Orla Beck from Tallboy',
    ],
    ['additionalContext', 'row: {not "json', 'row: {not "json'],
    [
      'persona',
      '{"title":"CTO","company_type":"Series B fintech","geo":["DE"]}',
      'CTO at a Series B fintech',
    ],
    [
      'offer',
      '{"product":"Gatewick","one_liner":"Finds stale flags","pricing":"$9"}',
      'Gatewick finds stale flags. The price is $9',
    ],
    [
      'offer',
      '<offer><name>Roof checks</name><price currency="CAD">1900</price><unit>per building</unit></offer>',
      'Roof checks. The price is 1900 CAD per building',
    ],
    ['offer', '[SERVICE]: linen rental\n[DURATION]: 3 years\n[P.S.]: n/a', 'linen rental, 3 years'],
    ['offer', 'Offer -> a scale; Trial -> 45 days', 'a scale. The trial is 45 days'],
    [
      'offer',
      'Kiosk software;€35/month;works on any tablet',
      'Kiosk software, €35/month, works on any tablet',
    ],
    [
      'offer',
      'Q2. What do you sell?\nA2. Strings\nQ3. Price?\nA3. From 780',
      'Strings\nThe price is from 780',
    ],
    ['goal', 'What should they do after reading? *\nInvite us', 'Invite us'],
    ['goal', 'Offer A Fixed-Price Audit Of One Shop', 'Offer a fixed-price audit of one shop'],
    ['goal', 'Ask Anna Lindqvist For A Call', 'Ask Anna Lindqvist for a call'],
    ['goal', 'Meet in Lyon on Friday', 'Meet in Lyon on Friday'],
    [
      'additionalContext',
      'Row 118;Sender: Niamh C.;Customers: 29 shops',
      'Row 118\nWe serve 29 shops.\nSign as Niamh C.',
    ],
    [
      'additionalContext',
      '<c><sender>Skylark Surveys</sender><signer>Orla Beck</signer><fact>no scaffolding</fact></c>',
      'No scaffolding\nSign as Orla Beck from Skylark Surveys',
    ],
    ['additionalContext', 'Wish: mention that boxes are reused', 'mention that boxes are reused'],
    ['additionalContext', 'SENDER_FNAME: Orla\nSENDER_LNAME: Beck', 'Sign as Orla Beck'],
    ['additionalContext', 'A fact.\n\nYour name for the signature\nOrla', 'A fact.\nSign as Orla'],
    [
      'additionalContext',
      'Q6. Things to avoid?\nA6. Puns\nQ7. How do you sign off?\nA7. Orla Beck, Tallboy',
      'Please note: Puns\nSign as Orla Beck, Tallboy',
    ],
  ] as const)('takes the wrapping off the %s %j', (field, sent, typed) => {
    expect(asTyped({ ...plain, [field]: sent })[field]).toBe(typed);
  });
});
