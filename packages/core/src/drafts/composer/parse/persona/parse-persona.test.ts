import { describe, expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';

describe('parsePersona', () => {
  it.each([
    ['Restaurant owner Italian, 2 locations', undefined, 'restaurant'],
    ['VC partner seed stage', undefined, undefined],
    ['VP of Engineering at a Series B fintech', 'lead engineering at a Series B fintech', 'engineering team'],
    [
      'Managing partner of a 25-person law firm specialising in employment law',
      'run a 25-person law firm',
      'firm',
    ],
    ['Founder of a consultancy focusing on ports', 'run a consultancy focused on ports', 'consultancy'],
    ['Partner at an early-stage venture fund focused on B2B software', undefined, 'portfolio'],
    [
      'Real estate developer, Director of Asset Management, 3,500 apartments',
      'lead asset management at a real estate developer',
      'asset management team',
    ],
    [
      'CFO at mid-market companies still doing expenses in spreadsheets',
      'look after finance at a mid-market company',
      'finance team',
    ],
    ["School-bus operator's safety director", "are a school-bus operator's safety director", 'team'],
    ['Brewery, head brewer', 'are a head brewer at a brewery', 'team'],
    ['Hotel, general manager', 'run a hotel', 'hotel'],
    ['Principal at a growth equity firm', 'are a principal at a growth equity firm', 'portfolio'],
    ['Machine shop owner specializing in aerospace parts', 'run a machine shop', 'shop'],
    ['Homebuilder, VP of Purchasing', 'lead purchasing at a homebuilder', 'purchasing team'],
    ['VP Eng @ 200 ppl fintech', 'lead engineering at a 200-person fintech', 'engineering team'],
    [
      'Head of Marketing at a regional building society',
      'lead marketing at a regional building society',
      'marketing team',
    ],
    [
      'Director of Planning at a town planning department',
      'lead planning at a town planning department',
      'planning team',
    ],
    [
      'Founder of a digital agency with 8 to 20 employees that builds sites',
      'run a digital agency',
      'agency',
    ],
    [
      'Prospect: Community Investment Manager at a bank',
      'manage community investment at a bank',
      'community investment team',
    ],
    ['Sales director at a printer that exports school books', 'lead sales at a printer', 'sales team'],
    ['Ticketing manager at a theatre', 'manage ticketing at a theatre', 'ticketing team'],
    ['Housing association manager', 'are a housing association manager', 'team'],
    ['Practice manager at a dental surgery in Leeds', 'manage a dental surgery in Leeds', 'practice'],
    ['Plant manager at a corrugated packaging plant', 'manage a corrugated packaging plant', 'plant'],
    ["Beekeepers' association secretary", "are secretary of a beekeepers' association", 'association'],
    [
      'Trustee responsible for finance at a small charity',
      'look after finance at a small charity',
      'finance team',
    ],
    ['Owner, Tern & Tide, a seafood restaurant in Falmouth', 'run a seafood restaurant', 'restaurant'],
    ['cafes and bakeries round Bristol', undefined, 'business'],
    ['Head of Estates, NHS community trust, Devon', 'lead estates at an NHS community trust', 'estates team'],
    ['Restaurant group head of beverage', 'lead beverage at a restaurant group', 'beverage team'],
    ['Superintendent, county roads', 'are a superintendent of county roads', undefined],
    ['Headteachers in Kent', 'lead a school in Kent', 'school'],
    ['County officer responsible for rural bridges', 'are in charge of rural bridges', undefined],
    ["Companies' event planner, Lisbon", 'plan events', 'team'],
    ['Lab manager in dental materials', 'manage a lab in dental materials', 'lab'],
    ['Plant manager at a dairy', 'manage the plant at a dairy', 'plant'],
    [
      'Support leads at startups with a public changelog',
      'lead support at a startup with a public changelog',
      'support team',
    ],
    ['bakery owners near our mill', 'run a bakery near our mill', 'bakery'],
    ['Managers of cafés', 'manage a café', 'café'],
    ['Choir club organiser', 'run a choir club', 'club'],
    ['Café manager in Hull', 'run a café in Hull', 'café'],
    ['Author of a novel about bees', 'have written a novel about bees', 'audience'],
    ['Hiring manager for the payroll clerk job at a mill', 'are hiring a payroll clerk at a mill', 'team'],
    ['Maker space manager', 'manage a maker space', 'space'],
    ['design agency managing partner', 'run a design agency', 'agency'],
    ['CEO in Berlin', 'run the company in Berlin', 'company'],
    ['we sell to owners of coffee roasteries', 'run a coffee roastery', 'roastery'],
    ['anyone who runs a gym', 'run a gym', 'gym'],
    ['chair of a sailing club', 'chair a sailing club', 'club'],
    ['Restaurant owner Madrid', 'run a restaurant in Madrid', 'restaurant'],
    ['Hospital Estates Director', 'lead hospital estates', 'hospital estates team'],
    ['Head of Data @ insurer', 'lead data at an insurer', 'data team'],
    ['MD of packaging company', 'run a packaging company', 'company'],
    ['Head nurse on two wards', 'are a head nurse on two wards', 'team'],
    ['CTO of a company using Heroku', 'lead technology', 'engineering team'],
    ['Journalist at local paper', 'write for a local paper', 'audience'],
    ['Farm manager growing soft fruit', 'manage a farm', 'farm'],
    ['Team lead QA, automotive', 'lead the QA team', 'QA team'],
    ['lab director', 'lead the lab', 'lab'],
    ['hr managers in uk', 'manage HR in the UK', 'HR team'],
    ['Journalists', 'are a journalist', 'audience'],
    ['Dean of Students', 'are Dean of Students', undefined],
    ['Chair, village hall committee', 'chair a village hall committee', 'board'],
    ['Practice manager, four-partner GP surgery', 'manage a four-partner GP surgery', 'practice'],
    ['General Manager, 4-star hotel, Singapore', 'run a 4-star hotel', 'hotel'],
    ['VP of Talent @ Series C', 'lead talent at a Series C startup', 'talent team'],
    ['CEO of mid-size textile mill', 'run a mid-size textile mill', 'mill'],
    ['MSP owners', 'run an MSP', 'MSP'],
    ['busy restaurant owners', 'run a restaurant', 'restaurant'],
    ['HR managers in mid-size companies (200-500 employees)', 'manage HR in a mid-size company', 'HR team'],
    ['small biz owner', 'run a small business', 'business'],
    ['CFO at Acme Corp', 'look after finance at Acme Corp', 'finance team'],
    ['CFO of a manufacturing company', 'look after finance at a manufacturing company', 'finance team'],
    ['Chief Revenue Officer', 'lead revenue', 'revenue team'],
    ['VP Operations', 'lead operations', 'operations team'],
    ['owner of a bakery in Leeds', 'run a bakery in Leeds', 'bakery'],
    ['someone who runs a yoga studio', 'run a yoga studio', 'studio'],
    ['Wedding florist, one shop', 'are a wedding florist', 'shop'],
    ['Partner at VC fund', 'are a partner at a VC fund', undefined],
    ['Clinical lead at a hospice', 'are a clinical lead at a hospice', 'hospice'],
    ['Head of claims at insurer', 'lead claims at an insurer', 'claims team'],
    [
      'Contracts managers at building firms in Leinster',
      'manage contracts at a building firm in Leinster',
      'contracts team',
    ],
    ['Chief nursing officers at rural hospitals', 'lead nursing at a rural hospital', 'nursing team'],
    ['principal engineer', 'are a principal engineer', 'engineering team'],
    ['Director of a food bank', 'lead a food bank', 'food bank'],
    ['dog owners', 'have a dog', undefined],
    ['Editor of a gardening magazine', 'edit a gardening magazine', 'magazine'],
    ['Data team lead at a telecom', 'lead the data team at a telecom', 'data team'],
    ['Executive director of a youth sports nonprofit', 'run a youth sports nonprofit', 'nonprofit'],
    [
      'Purchasing director of a supermarket chain',
      'lead purchasing at a supermarket chain',
      'purchasing team',
    ],
    ['Principal of a dance school', 'lead a dance school', 'school'],
    [
      'Senior Director, Clinical Operations at a biotech',
      'lead clinical operations at a biotech',
      'clinical operations team',
    ],
    ['Marketing director, D2C skincare brand', 'lead marketing at a D2C skincare brand', 'marketing team'],
    ['Series A founder', 'run a Series A startup', 'startup'],
    ['Managing partner at a law firm', 'run a law firm', 'firm'],
    ['owners of independent garages', 'run an independent garage', 'garage'],
    ['Owner of three neighbourhood bakeries', 'run three neighbourhood bakeries', 'business'],
    ['someone who organises a running club', 'organise a running club', undefined],
    ['Ana Reis, Head Chef and owner, Casa Rua', 'run Casa Rua', 'business'],
    ["headteacher at St Brendan's Primary", "lead St Brendan's Primary", 'school'],
    ['owner-operators in trucking', 'run your own business in trucking', 'business'],
    ['E-commerce founders doing $1M in annual revenue', 'run an e-commerce business', 'business'],
    [
      'University career services director',
      'lead university career services',
      'university career services team',
    ],
    ['customer whose contract expires in 60 days', undefined, undefined],
    ['CEO of a competitor', 'run the company', 'company'],
    ['VP of Product at an edtech company', 'lead product at an edtech company', 'product team'],
    ['CTO of a 30 person agency', 'lead technology at a 30-person agency', 'engineering team'],
    ['Managing Director of a machine builder in Ohio', 'run a machine builder', 'company'],
    ['Homeowners in Surrey with old boilers', 'own your home in Surrey', 'home'],
    ['regional newspaper', undefined, 'newspaper'],
    ['owners of classic cars', 'have a classic car', undefined],
    ['Directors of nonprofit theaters', 'lead a nonprofit theater', 'theater'],
    ['App publishers', undefined, 'company'],
    ['Donor who gave last year', undefined, undefined],
    ['people managers', 'manage people', 'team'],
    ['Einkäufer', undefined, undefined],
    ['Chair of trustees', 'chair the trustees', 'board'],
    ['parents of young kids', undefined, 'family'],
    ['Hotel general manager in Lisbon', 'manage the hotel in Lisbon', 'hotel'],
    ['Principal at a language school in Dublin', 'lead a language school in Dublin', 'school'],
    ['Widowed homeowner', undefined, undefined],
    ['Rector of a parish', 'are rector of a parish', undefined],
    ['Municipal Commissioner of a city', 'are municipal commissioner of a city', undefined],
    [
      'Director of Public Works in a city of 18,000 people',
      'lead public works in a city of 18,000 people',
      'public works team',
    ],
    [
      'HR director at an insurer with 2,600 employees',
      'lead HR at an insurer with 2,600 employees',
      'HR team',
    ],
    [
      'VP of Engineering at a Series B SaaS company with 60 to 100 developers',
      'lead engineering at a Series B SaaS company',
      'engineering team',
    ],
    ['podcast hosts, business / leadership', 'host a podcast', 'podcast'],
    [
      'cto or whoever does the menu stuff at a meal kit company',
      'lead technology at a meal kit company',
      'engineering team',
    ],
    ['Head of HR or equivalent at a bus company', 'lead HR at a bus company', 'HR team'],
    ['Estate agent branch manager in a market town', 'run an estate agent branch in a market town', 'branch'],
    ["parents' association chair", "chair a parents' association", 'association'],
    ['Board chair of a housing association', 'chair a housing association', 'association'],
    ['Owner-designer of a small knitwear label', 'run a small knitwear label', 'label'],
    ['chef-owner of a tapas bar in Bath', 'run a tapas bar in Bath', 'bar'],
    ['founder-CEO of a logistics startup', 'run a logistics startup', 'startup'],
    ['Head of Campus Hiring at an IT firm', 'lead campus hiring at an IT firm', 'campus hiring team'],
    ['GP practice managers', 'manage a GP practice', 'practice'],
    ['EV fleet lead', 'lead an EV fleet', 'fleet'],
    ['Farm shop managers in the East Midlands', 'manage a farm shop in the East Midlands', 'shop'],
    ['HR and office managers at consulting firms', 'manage HR and the office at a consulting firm', 'team'],
    ['Chief financial officers of private colleges', 'lead finance at a private college', 'finance team'],
    ['Chief executives of housing associations', 'run a housing association', 'association'],
    ['Managing directors of haulage firms', 'run a haulage firm', 'firm'],
    [
      'General managers of boutique hotels along the coast road',
      'run a boutique hotel along the coast road',
      'hotel',
    ],
    [
      'General managers of boutique hotels along the Wild Coast',
      'run a boutique hotel along the Wild Coast',
      'hotel',
    ],
    ['Owners of 20 to 80 bedroom hotels in Kerry and Clare', 'run a hotel', 'hotel'],
    [
      'Owners of plumbing, roofing and electrical businesses in Ontario',
      'run a business in Ontario',
      'business',
    ],
    ['Owners of bars, cafes and small hotels in Porto', undefined, undefined],
    ['Owners of restaurants and boutique hotels in Lisbon', undefined, undefined],
    ['IT administrators at regional hospitals and clinics', 'manage IT', 'IT team'],
    ['Managers of care homes in Leeds and Bradford', 'manage a care home', 'care home'],
    ['Owners of thatched cottages', 'own a thatched cottage', undefined],
    ['Owner of a family funeral home in Ontario', 'run a family funeral home in Ontario', 'funeral home'],
    ['Owner of a bed and breakfast in Kerry', 'run a bed and breakfast in Kerry', 'bed and breakfast'],
    ['Director of a county library system in Iowa', 'lead a county library system in Iowa', 'library system'],
    ['Founder of a skincare brand shipping 500 to 2,000 orders a week', 'run a skincare brand', 'brand'],
    ['VP of Sales at industrial distributors', 'lead sales at an industrial distributor', 'sales team'],
    [
      'HR Director at a care home group with 14 homes',
      'lead HR at a care home group with 14 homes',
      'HR team',
    ],
    ['Head of IT at two schools', 'lead IT at two schools', 'IT team'],
    [
      'VP of engineering, SaaS company of 50-200 people',
      'lead engineering at a SaaS company',
      'engineering team',
    ],
    ['Managing partner, accountancy practice of 5 to 15 people', 'run an accountancy practice', 'practice'],
    ['Maintenance director, paper mill', 'lead maintenance at a paper mill', 'maintenance team'],
    ["General contractor's safety director", "are a general contractor's safety director", 'business'],
    ['Superintendent of a school district', 'are superintendent of a school district', 'district'],
    ['Partner of a law firm', 'are a partner of a law firm', 'firm'],
    ['CEO, 60-person engineering consultancy', 'run a 60-person engineering consultancy', 'consultancy'],
    ['Director of Social Care, county of 780,000 people', 'lead social care', 'social care team'],
    ['Librarian, mid-size US city', 'are a librarian', undefined],
    ['Owners of vineyards and cideries in the Okanagan', undefined, undefined],
    [
      'Head of Operations at festivals with 5,000+ visitors',
      'lead operations at a festival',
      'operations team',
    ],
    ['Independent booksellers with a café corner', undefined, undefined],
    ['guests with a booking at our hotel in Bergen', undefined, undefined],
    // Several answers are none, and how large the others are is nothing to tell.
    ['fab shop foreman or production mgr, Gulf Coast', undefined, undefined],
    ['Owner or production manager of a wholesale bakery in Texas', 'work at a wholesale bakery', undefined],
    ['Chair or managing partner of an accounting, law or engineering firm', undefined, undefined],
    ['General Manager, independent 40-120 room hotel', 'run an independent hotel', 'hotel'],
    ['Owner of a haulage firm running 15 to 50 trucks', 'run a haulage firm', 'firm'],
    ['HR manager at a firm with over 100 staff in Leeds', 'manage HR at a firm in Leeds', 'HR team'],
    ['Site manager at a factory or business park', 'manage a site', 'site'],
    ['Sales director at a distributor in Singapore or Johor', 'lead sales at a distributor', 'sales team'],
    ['Arable farmer in Lincolnshire, Norfolk or Kent', 'run an arable farm', 'farm'],
    ['Owner of a kayak business already working elsewhere', 'run a kayak business', 'business'],
    ['Head of learning or culture at a bank', undefined, undefined],
    ['University research department head', 'lead university research', 'university research team'],
    ['Parents of high school juniors', undefined, 'family'],
    ['Home owners in Seattle considering solar', 'own a home in Seattle', undefined],
    // Who builds software leads nobody.
    ['Data engineer at Spotify', 'are a data engineer at Spotify', 'team'],
    ['Chief engineer', 'are Chief Engineer', 'engineering team'],
    ['MD, structural engineering firm, 40 staff', undefined, 'firm'],
    ['Founder of a marketing agency', 'run a marketing agency', 'agency'],
    ['The legal team at a housing association', undefined, 'legal team'],
    ['Purchasing department, port authority', undefined, 'procurement team'],
    ['Women over 50 in Cork who do pilates at home', undefined, undefined],
    ['The two founders of a tea company', 'run a tea company', 'company'],
    ['Retailers ($5M-$20M revenue), wary of salespeople', 'run a shop', 'shop'],
    [
      'Maintenance superintendent at an iron ore mine',
      'are a maintenance superintendent at an iron ore mine',
      undefined,
    ],
  ])('tells the work of "%s"', (persona, duty, unit) => {
    const parsed = parsePersona(persona);
    expect(parsed.duty).toBe(duty);
    expect(parsed.unit).toBe(unit);
  });

  it.each([
    ['Jane Doe, CFO at Acme Corp', { firstName: 'Jane', surname: 'Doe' }],
    ['Dr. Sarah Miller, Head of Radiology', { honorific: 'Dr', firstName: 'Sarah', surname: 'Miller' }],
    ['Ms. Patel, Head of Procurement', { honorific: 'Ms', surname: 'Patel' }],
    ['Maria Garcia - marketing director, Zara', { firstName: 'Maria', surname: 'Garcia' }],
    ['Sarah', { firstName: 'Sarah' }],
    ['Omar from the procurement team at Dunmore Rail', { firstName: 'Omar' }],
    ['Anna, a runner who subscribed to our blog', { firstName: 'Anna', duty: 'are a runner' }],
    ['Tobias, who leads data at an insurer', { firstName: 'Tobias', duty: 'lead data at an insurer' }],
    ['Claire Dubois (Directrice Marketing, Maison Verte)', { firstName: 'Claire', surname: 'Dubois' }],
    ['Julia Stein, Leiterin Einkauf', { firstName: 'Julia', surname: 'Stein' }],
  ])('finds the name in "%s"', (persona, name) => {
    expect(parsePersona(persona)).toMatchObject(name);
  });

  it.each([
    'Marketing Manager, Berlin',
    'Plumbers',
    'Small Business Owner',
    'Head of Sales',
    'Acme Corp',
    'Acme Dental, Boston',
    'Real Estate Agents, Texas',
    'CTO',
  ])('takes no name from "%s"', (persona) => {
    const { firstName, surname } = parsePersona(persona);
    expect([firstName, surname]).toEqual([undefined, undefined]);
  });

  it.each([
    ['Ms. van der Berg - head of purchasing @ Bakker Foods', { honorific: 'Ms', surname: 'van der Berg' }],
    ['Jean-Luc de la Tour, sommelier at Le Petit Cygne', { firstName: 'Jean-Luc', surname: 'de la Tour' }],
    ["Mr O'Neill", { honorific: 'Mr', surname: "O'Neill" }],
    ['My old colleague Tom who is now head of ops at a courier firm', { firstName: 'Tom' }],
  ])('finds the name in "%s"', (persona, name) => {
    expect(parsePersona(persona)).toMatchObject(name);
  });

  it('gives a place of work the article it needs', () => {
    expect(parsePersona('Owner, independent bookshop').duty).toBe('run an independent bookshop');
    expect(parsePersona('Marketing lead @ DTC skincare brand').duty).toBe(
      'lead marketing at a DTC skincare brand',
    );
    expect(parsePersona('head chef').duty).toBe('run the kitchen');
  });

  it('knows a first name that was typed without its capital', () => {
    expect(parsePersona('anna, cfo')).toMatchObject({ firstName: 'Anna', duty: 'look after finance' });
    expect(parsePersona('retail, cfo').firstName).toBeUndefined();
    expect(parsePersona('Homebuilder, VP of Purchasing').firstName).toBeUndefined();
    expect(parsePersona('Neobank, Head of Risk').firstName).toBeUndefined();
    expect(parsePersona('Tamsyn, Head of Risk').firstName).toBe('Tamsyn');
  });

  it('tells one of two things that somebody does, and whose name it is', () => {
    const persona = 'Colm Byrne, who runs a dairy farm near Cork and chairs a local discussion group';
    expect(parsePersona(persona)).toMatchObject({
      firstName: 'Colm',
      surname: 'Byrne',
      duty: 'run a dairy farm near Cork',
    });
  });

  it.each([
    ['Head of Housing, Scotland', 'lead housing'],
    ['Director of Procurement, Department of Education', 'lead procurement'],
    ['Property managers', 'manage properties'],
    ['Ravi Beck, senior embedded engineer, C and Rust', 'are a senior embedded engineer'],
    ['Ravi, who runs a gallery in Leith and programmes about eight shows', 'run a gallery in Leith'],
    ['Kev, runs a small joinery firm in Leith', 'run a small joinery firm in Leith'],
    ['owner of independent bookshop (UK)', 'run an independent bookshop'],
    ['hey so basically bakery owners', 'run a bakery'],
  ])('says what "%s" does', (persona, duty) => {
    expect(parsePersona(persona).duty).toBe(duty);
  });

  it.each([
    ['exhausted solo therapist in private practice', 'are a solo therapist in private practice'],
    ['struggling restaurant owner in Leeds', 'run a restaurant in Leeds'],
    ['dentist practice owner', 'run a dental practice'],
    ['Owner, independent optician', "run an independent optician's"],
    ['VP Marketing at B2B SaaS', 'lead marketing at a B2B SaaS company'],
    ['{{first_name}}, Practice Owner @ {{company}}', 'run a practice'],
    ['[Name], Head of Sales @ [Company]', 'lead sales'],
    ['Accounts payable supervisor', 'manage accounts payable'],
    ['podcast host, true crime, approx 10k downloads', 'host a true crime podcast'],
    ['people who run coworking spaces', 'run a coworking space'],
    ['Owner, 3 opticians shops, Melbourne', "run 3 opticians' shops in Melbourne"],
    ['dairy farmers 150+ cows, Waikato', 'run a dairy farm'],
    ['my company sells coffee machines to offices, so office managers', 'manage the office'],
    ['founder, pre-seed', 'run a pre-seed startup'],
  ])('tells "%s" what he does, and not how he feels or what was left open', (persona, duty) => {
    expect(parsePersona(persona).duty).toBe(duty);
  });

  it('gives a manager at a developer of wind farms no engineers', () => {
    expect(parsePersona('Commercial manager at an onshore wind developer').unit).toBe('commercial team');
  });
});

describe('who the reader is, as strangers type it', () => {
  it.each([
    ['Data platform lead at a retailer', 'lead the data platform at a retailer'],
    ['event planner corporate', 'plan corporate events'],
    ['"Technical" founder', 'are a technical founder'],
    ['Nonprofit development director', 'lead development at a nonprofit'],
    ['Municipal IT director', 'lead IT at a municipality'],
    ['IT director hospital', 'lead IT at a hospital'],
    ['Restaurant owner with three locations', 'run three restaurants'],
    ['Owner of a family-run plumbing business', 'run a family-run plumbing business'],
    ['Managing Partner of a mid-sized law firm', 'run a mid-sized law firm'],
    ['Site Reliability lead at a streaming service', 'lead site reliability at a streaming service'],
    [
      'hiring manager for a Senior Lifecycle Marketing Manager role',
      'are hiring a Senior Lifecycle Marketing Manager',
    ],
    ['SDR managers', 'manage SDRs'],
  ])('reads "%s"', (persona, duty) => {
    expect(parsePersona(persona).duty).toBe(duty);
  });

  it.each([
    [
      'Ana Ruiz | VP Operations @ Corva Freight | Supply chain nerd | Ex-Amazon | Mom of 3\n\nAbout: I help firms.',
      'Ana',
      'lead operations at Corva Freight',
    ],
    ['Anna Schmidt · CFO · Lumen Health', 'Anna', 'look after finance at Lumen Health'],
    [
      "my old boss's friend Linda, she's CMO at a medical device firm",
      'Linda',
      'lead marketing at a medical device firm',
    ],
  ])('finds name and work in "%s"', (persona, firstName, duty) => {
    expect(parsePersona(persona)).toMatchObject({ firstName, duty });
  });
});

describe('who the reader is now, as a headline or a possessive says it', () => {
  it.each([
    ['Data Engineer → Data Manager @ Corva | ex-Norland | Python', 'manage data at Corva'],
    ['Helping shops sell more ✦ Head of Content @ Loom ✦ Speaker', 'lead content at Loom'],
    ['School principal of a rural primary school', 'lead a rural primary school'],
    ["A women-owned family bakery's office manager", 'manage the office at a family bakery'],
    ["A mid-size law firm's head of marketing", 'lead marketing at a mid-size law firm'],
    ["A nursery's manager", 'are a manager at a nursery'],
    ['Group Treasurer at a grain trader', 'look after treasury at a grain trader'],
    ['Treasurer of a rowing club', 'are treasurer of a rowing club'],
    ['Owner of a family-run hostel', 'run a family-run hostel'],
    ['coffee roaster owner', 'run a coffee roastery'],
    ['QA Lead', 'lead QA'],
    ['Dir of Talent Acquistion', 'lead talent acquisition'],
  ])('reads "%s"', (persona, duty) => {
    expect(parsePersona(persona).duty).toBe(duty);
  });
});

it('greets no firm by name', () => {
  expect(parsePersona('Brewery, head brewer').firstName).toBeUndefined();
  expect(parsePersona('Contractor, Estimating Manager').firstName).toBeUndefined();
  expect(parsePersona('Marcus, Head of Buying').firstName).toBe('Marcus');
});

it.each([
  ["Electrical contractor's owner", 'run an electrical contractor'],
  ['Ada, founder of Fern Lane, an online plant shop', 'run Fern Lane'],
])('knows the firm from whom it is and from what it is: %s', (persona, duty) => {
  expect(parsePersona(persona).duty).toBe(duty);
});

it.each([
  ['Secondary school headteachers and music coordinators in Kent', 'school', undefined],
  ['Founder of a skincare brand', 'brand', 'run a skincare brand'],
  ['Men over 50 who are selling a house and were referred by their solicitor', undefined, undefined],
  ['People who own older sailboats', undefined, 'own an older sailboat'],
])('knows what is "yours", and runs no more than that: "%s"', (persona, unit, duty) => {
  const read = parsePersona(persona);
  expect([read.unit, read.duty]).toEqual([unit, duty]);
});

it('does not take what somebody sells for where he works', () => {
  expect(parsePersona('Founder of a subscription box for knitters').unit).toBe('business');
});

it('reads who reads behind what a list calls him, and a house by its name', () => {
  expect(parsePersona('Label: WARM LEAD. Nora B., buyer at a department store')).toMatchObject({
    firstName: 'Nora',
    role: 'buyer',
  });
  expect(parsePersona('Owner of Larch Hall, a country house').duty).toBe('run Larch Hall');
});
