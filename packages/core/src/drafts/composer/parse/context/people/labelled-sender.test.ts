import { describe, expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';

const read = (persona: string, additionalContext: string, goal = 'Short call') =>
  readParts({ persona, offer: 'Gearboxes for paper mills', goal, tone: 'formal', additionalContext });

describe('whoever is named as the sender', () => {
  it.each([
    ['me = Kayleigh', 'Kayleigh', undefined],
    ["We count bats. I'm writing for the wardens' circle, Odile Marr.", 'Odile Marr', "Wardens' Circle"],
    ['We mill. Rob Teale is our foreman. He signs the email.', 'Rob Teale', 'Foreman'],
    ['We mill. He signs the email: Rob Teale, Holt Mills.', 'Rob Teale', 'Holt Mills'],
    ['We fly at dawn. Pilot is Eoin Brack, Kestrel Aerial.', 'Eoin Brack', 'Pilot, Kestrel Aerial'],
    ['I am Sunniva Brock and speak for the group. We pay in cash.', 'Sunniva Brock', undefined],
    ['we have photos. from Yusra, tenants assoc. chair', 'Yusra', 'Tenants association chair'],
    ['We met at the expo. Our director Mr. Ostap Hrynko sign.', 'Ostap Hrynko', 'Director'],
    ['Signed by team leader Priya Anand. We clean at night.', 'Priya Anand', 'Team leader'],
    ['we come always. write simple. Zbyszek M.', 'Zbyszek M.', undefined],
    ['she knows my face maybe not name (Bettina). I bring bread.', 'Bettina', undefined],
    ['rep in area on Thu + Fri. Rep = Jonas', 'Jonas', undefined],
    ['Signed by: Malik Osei', 'Malik Osei', undefined],
    ['yard is near\nrep: Denise Fournier, GearVault\n4 trucks', 'Denise Fournier', 'GearVault'],
    ['source=badge scan; rep=Colin Tremblay; stock=3,200 units', 'Colin Tremblay', undefined],
    ['mail goes out under the name of Jonas Beck, co-founder, Roundly', 'Jonas Beck', 'Co-founder, Roundly'],
    ['Write from the view of Margaret Doyle, who has run mills for 17 years.', 'Margaret Doyle', undefined],
    ['The mail is sent by her agent, Paul Hirsch.', 'Paul Hirsch', undefined],
    ["sign as 'Bea from Fernline'", 'Bea', 'Fernline'],
    ['First name of sender: Wes.', 'Wes', undefined],
    ['From: Gareth, Highline Cleaning.', 'Gareth', 'Highline Cleaning'],
    ['From: Ingrid Solheim, Trykk & Co', 'Ingrid Solheim', 'Trykk & Co'],
    ['The mail is from: Gavin Reece', 'Gavin Reece', undefined],
    ['sender=tobias wendt', 'Tobias Wendt', undefined],
    ['sender = Lumina (Petra Novak)', 'Petra Novak', 'Lumina'],
    ['The sender will be Petra Novak.', 'Petra Novak', undefined],
    [
      'Signature block: Petra Novak, Head of Partnerships, Lumina',
      'Petra Novak',
      'Head of Partnerships, Lumina',
    ],
    ['source = expo, ae = dana whitlock, stock = 3', 'Dana Whitlock', undefined],
    ['source=expo | rep=Dana Whitlock, Brightlane | stock=3', 'Dana Whitlock', 'Brightlane'],
    ['on behalf of: Petra Novak, Lumina', 'Petra Novak', 'Lumina'],
    ['Speak as Petra Novak, founder of Lumina.', 'Petra Novak', 'Founder of Lumina'],
    ['You are Petra Novak, founder of Lumina.', 'Petra Novak', 'Founder of Lumina'],
    ["Please write from Petra Novak's perspective.", 'Petra Novak', undefined],
    ['Mail should come from our founder, Petra Novak.', 'Petra Novak', undefined],
    ['Signed by Petra Novak and Jo Lind.', 'Petra Novak and Jo Lind', undefined],
    ['sign it petra', 'Petra', undefined],
    ['Write as Dr. Owen Pryce, he runs our lab.', 'Dr. Owen Pryce', undefined],
    ['Sender: Kestrel Ltd (Petra Novak). 40 drivers a month.', 'Petra Novak', 'Kestrel Ltd'],
    ['Rep: Dana Whitlock. Sign as Petra Novak.', 'Petra Novak', undefined],
    ['Writing on behalf of Petra Novak, our MD.', 'Petra Novak', 'MD'],
  ])('signs, and the note is not told: "%s"', (context, signature, signedAs) => {
    const { context: told } = read('Maintenance supervisor', context);
    expect([told.signature, told.signedAs]).toEqual([signature, signedAs]);
    expect(told.proofs.join(' ')).not.toContain(signature);
  });

  it('signs where the goal says it', () => {
    const { context } = read(
      'VP Engineering',
      '',
      'Get a scoping call. Sender is Priya from Northgate Security.',
    );
    expect([context.signature, context.signedAs]).toEqual(['Priya', 'Northgate Security']);
  });

  it.each([
    ['Try it (sign as Petra Novak)', 'try them', 'Petra Novak'],
    ['Try it. Sender is Northgate.', 'try them', 'Northgate'],
    ['Get them to try it, sign as Petra Novak', 'try them', 'Petra Novak'],
    ['Have them forward it to the CFO. Sign: Petra Novak, Lumina', 'forward it to the CFO', 'Petra Novak'],
    ['Get the trial signed by Friday', 'sign the trial by Friday', undefined],
  ])('is no part of what is asked: "%s"', (asked, base, signature) => {
    const { goal, context } = read('VP Engineering', '', asked);
    expect([goal, context.signature]).toEqual([expect.objectContaining({ base }), signature]);
  });

  it('says of himself what is told of the one in whose name the mail is written', () => {
    const { context } = read(
      'Maintenance supervisor',
      'Write in the name of Petra Novak. She has repaired gearboxes for 17 years.',
    );
    expect([...context.proofs, ...context.aboutReader]).toEqual(['I have repaired gearboxes for 17 years.']);
    expect(
      read('Maintenance supervisor', "Write from Petra Novak's view. She has run mills and she loves dogs.")
        .context.aboutReader,
    ).toEqual([]);
  });

  it.each([
    'rep: Midwest',
    'Account manager = Petra Novak (left in May)',
    'You are one of 12 sites on our list.',
    'In the name of transparency: prices start at 90 euros.',
    'On behalf of clients we negotiate rates.',
    'Our agent is Paul Hirsch.',
    'We signed Acme last year.',
    'Signing bonus of 500 euros.',
    'Written by a former owner.',
    'rep: nobody yet',
  ])('is nobody in "%s"', (context) => {
    expect(read('Maintenance supervisor', context).context.signature).toBeUndefined();
  });
});

describe('whoever is named as the reader', () => {
  it.each([
    ['Facilities manager of an office', "Facility manager's name is Tom Brierley.", 'Tom', 'Brierley'],
    [
      'Head of sustainability',
      '• 3 sites\n• contact: Professor Miriam Vale, prefers plain language',
      'Miriam',
      'Vale',
    ],
    ['Events manager, country house venue', 'Venue = Ashcombe Park. Manager = Fran.', 'Fran', undefined],
    [
      'Managing director of a bakery',
      'Recipient: Mag. Stefan Haidinger, Haidinger Brot, 34 branches',
      'Stefan',
      'Haidinger',
    ],
    [
      'Catering manager',
      'called reception, Catering Manager is Sandra Pell, on leave until 24th',
      'Sandra',
      'Pell',
    ],
    ['Podcast host', 'Podcast is "Small & Mighty" hosted by Renee Walsh.', 'Renee', 'Walsh'],
    ['Hotel manager', 'Hotel: Grand Plaza\nManager: Anna Weber\n90 rooms', 'Anna', 'Weber'],
    ['Matron at a care home', 'FAO Matron Tess Lowe', 'Tess', 'Lowe'],
    ['IT manager at a council', 'Supplier manager: Karl Lund. IT manager: Priya Nair.', 'Priya', 'Nair'],
    ['Managing director of a hotel', 'Recipient: Frau Ines Vogel', 'Ines', 'Vogel'],
    ['Facilities manager of an office', 'FM is Tom Brierley', 'Tom', 'Brierley'],
    ['Facilities manager of an office', 'facilities manager: tom brierley', 'Tom', 'Brierley'],
    ['Procurement director of a hospital', 'director of procurement is Ines Vogel', 'Ines', 'Vogel'],
    [
      'Procurement director of a hospital',
      'Finance director: Karl Lund. Procurement director: Ines Vogel.',
      'Ines',
      'Vogel',
    ],
    ['Owner of a bakery', 'owner - Rosie Hart', 'Rosie', 'Hart'],
    ['Owner of a bakery', 'Run by Rosie Hart since 2012.', 'Rosie', 'Hart'],
    ['Owner of a bakery', 'FAO Rosie Hart', 'Rosie', 'Hart'],
    ['Owner of a bakery', 'This is for the owner, Rosie Hart.', 'Rosie', 'Hart'],
    ['Owner of a bakery', 'greeting = Hi Rosie', 'Rosie', undefined],
    ['Owner of a bakery', 'contact: rosie hart', 'Rosie', 'Hart'],
    ['Radio presenter', 'Show: Morning Glory, presented by Jane Moss.', 'Jane', 'Moss'],
    ['Podcast host', 'Podcast: Muddy Ledger (host: Ken Dale)', 'Ken', 'Dale'],
    ['Events manager, Ashcombe Park', 'Manager = Fran', 'Fran', undefined],
    ['Property manager', 'property = Oak Court; manager = Nils Berg; units = 340', 'Nils', 'Berg'],
    ['Founder of a skincare brand', 'Brand: Mira Skin. Founder: Mira Vogel.', 'Mira', 'Vogel'],
    ['Head teacher of a school', 'headteacher Mrs Okafor, 210 pupils', undefined, 'Okafor'],
    ['Vet, small-animal practice', 'Vet: Dr Sam Ortega MRCVS', 'Sam', 'Ortega'],
    [
      'Managing director of a bakery',
      'Managing director: Dipl.-Ing. Stefan Haidinger',
      'Stefan',
      'Haidinger',
    ],
    ['Gallery director', 'Gallery: Mira Kunst. Director: Prof. Dr. Uta Behn', 'Uta', 'Behn'],
  ])('is greeted: %s, "%s"', (persona, context, firstName, surname) => {
    const { addressee, context: told } = read(persona, context);
    expect([addressee.firstName, addressee.surname]).toEqual([firstName, surname]);
    expect([...told.proofs, ...told.aboutReader].join(' ')).not.toContain(firstName ?? surname);
  });

  it.each([
    ['Owner of a bakery', 'Previous owner: Karl Lund'],
    ['Owner of a bakery', "Bar: Carla's. Owner: Moretti Group"],
    ['Owner of a bakery', 'Our team is led by Karl Lund.'],
    ['Procurement director of a hospital', 'Medical director is Karl Lund'],
    ['Managing director of a bakery', 'Prospect: Haidinger Bakery'],
    ['Managing director of a bakery', 'Recipient: Haidinger Brot GmbH'],
    ['Managing director of a bakery', 'Contact: Hamburg office'],
    ['Managing director of a bakery', 'CRM: HubSpot'],
    ['General manager of a seaside hotel', 'The kitchen is run by Karl Lund.'],
  ])('is nobody: %s, "%s"', (persona, context) => {
    expect(read(persona, context).addressee).toEqual({});
  });
});

describe('who signs in a sentence, a record or a leave of a trade', () => {
  it.each([
    ['Owner: Max Beck. Lead: Orla Finn. Stage: new.', 'Max Beck', undefined],
    [
      'We have 9 vans. Please write it for Aoife Larkin, Harbourlight Assurance.',
      'Aoife Larkin',
      'Harbourlight Assurance',
    ],
    ['* org -> Tarn\n* me -> Lubomir K., Skimmerworks', 'Lubomir K.', 'Skimmerworks'],
    ['vans: 9\nby: Annelie Stroem', 'Annelie Stroem', undefined],
    [
      'We have 9 vans. Ms Philippa Crane is the person who will sign; accredited since 2009.',
      'Philippa Crane',
      undefined,
    ],
    ['We have 9 vans. Autohaus Brandis, written by Theresa Brandis.', 'Theresa Brandis', 'Autohaus Brandis'],
    [
      'We have 9 vans. Signed by the director of nursing, Mag. Ottilie Grau.',
      'Mag. Ottilie Grau',
      'Director of nursing',
    ],
    ['We have 9 vans. From Sgt. (ret.) Keir Donnelly, Second Watch.', 'Sgt. Keir Donnelly', 'Second Watch'],
    ['We have 9 vans. Clear skies from Anselm.', 'Anselm', undefined],
    ['We have 9 vans. Good brewing, Matthias Kern.', 'Matthias Kern', undefined],
    ['We have 9 vans. Theo & Maxi, Riddleworks.', 'Theo & Maxi', 'Riddleworks'],
    ['We are two brothers, Lenz and Korbinian, and come in person.', 'Lenz and Korbinian', undefined],
    ['We have 9 vans. Use Ruth Amsel as sender.', 'Ruth Amsel', undefined],
  ])('"%s"', (context, signature, signedAs) => {
    const { context: told } = read('Fleet manager', context);
    expect([told.signature, told.signedAs]).toEqual([signature, signedAs]);
    expect(told.proofs.join(' ')).not.toMatch(/\b(?:Beck|Brandis|Crane|Donnelly|Grau|Kern|Larkin)\b/);
  });

  it.each([
    'We have 9 vans. Good results, Corvane.',
    'We have 9 vans. Kind words from Ruth Amsel.',
    'We have 9 vans. Recommended by Ruth Amsel.',
    'We have 9 vans. Dr. Ruth Amsel, Corvane, uses them daily.',
    'We have 9 vans. Written by hand in Leeds.',
  ])('nobody signs: "%s"', (context) => {
    expect(read('Fleet manager', context).context.signature).toBeUndefined();
  });
});

it.each([
  'She is Sunniva Brock and speaks for the group.',
  'Their director Mr. Ostap Hrynko signs the contracts.',
  'We heard of you from Yusra, tenants assoc. chair',
  'The contract was signed by team leader Priya Anand last year.',
  'I met her boss Zbyszek M. We sell hay.',
  'He knows the buyer (Bettina). We sell hay.',
  'The parts are rich in vitamin C.',
])('signs with nobody: "%s"', (notes) => {
  expect(read('Buyer at a stable', notes).context.signature).toBeUndefined();
});
