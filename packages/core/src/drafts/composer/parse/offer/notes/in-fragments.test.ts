import { describe, expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

const told = (offer: string) => {
  const { statements, noun, extras } = parseOffer(offer);
  return [statements[0] ?? noun?.withOur ?? noun?.withArticle, ...extras].join(' | ');
};

describe('an offer in fragments', () => {
  it.each([
    // Labels with their values.
    [
      'Product: barn door opener; Works with: existing rails; Set-up: 2 hours; Contract: yearly, cancel any time',
      'our barn door opener | It works with your existing rails, and the set-up takes 2 hours. | The contract is yearly, and you can cancel any time.',
    ],
    [
      'Marquee hire.\n40 chairs, 5 tables: £210 a day\n80 chairs: £380\nPA: +£95',
      'our marquee hire | 40 chairs with 5 tables cost £210 a day, 80 chairs cost £380 and a PA costs another £95.',
    ],
    [
      'Hedge and verge maintenance\n- Weekly crews, same driver every time\n- Leaf clearing included\n- Stump grinding £80 per stump',
      'our hedge and verge maintenance | You get weekly crews, the same driver every time, and leaf clearing is included. | Stump grinding costs £80 per stump.',
    ],
    // Letters of a list.
    [
      'Survey of orchards:\na) tree counts per row\nb) soil and slope maps\nEUR 90 per hectare, minimum 5 hectares',
      'our survey of orchards | You get tree counts per row, as well as soil and slope maps. | The price is EUR 90 per hectare, and the minimum is 5 hectares.',
    ],
    // What the sender does, and what a customer does.
    [
      'oak planks, KD 12, EN 975-1. stock 40 m3 in Hexham. collection daily 8 am. FSC 100 with every load',
      'our oak planks (KD 12, EN 975-1) | Collection is daily at 8 am, and FSC 100 comes with every load. | We stock 40 m3 in Hexham.',
    ],
    [
      'knife sharpening, mobile. come to your kitchen; 60 blades/hour; pay per blade',
      'our knife sharpening | It is mobile, and there are 60 blades an hour. | We come to your kitchen, and you pay per blade.',
    ],
    // Figures before and after, and beside others.
    [
      'Route planner app; median round 90 min -> 60 min at last 4 dairies; flat fee per van, no setup fee',
      'our route planner app | The median round went from 90 min to 60 min at our last 4 dairies. | There is a flat fee per van, and there is no setup fee.',
    ],
    [
      'uniform laundry. tagged, nothing lost - 0.2 % loss rate vs 3-4 % typical. delivery weekly 6 am',
      'our uniform laundry | It is tagged, and nothing is lost. | The loss rate is 0.2%, against a typical 3-4%, and delivery is weekly at 6 am.',
    ],
    // Whoever offers, and how many of what they have.
    [
      'small choir, teach adults in Leith to sing - 60 adults last yr, 40% on pension; 9 stands, 3 broken',
      'We are a small choir. | We teach adults in Leith to sing. | We had 60 adults last year, 40% of them on pension. | There are 9 stands, 3 of them broken.',
    ],
    ['we = bike repair chain, 4 shops. want to stock her 3 tyres in bulk; sale or return', undefined],
    // A price that has no verb.
    [
      'Roof audits + gutter redesign. Audit $900 flat, 1 day on site, report in 5 days. Drone photos included.',
      'our roof audits and gutter redesign | They take 1 day on site, and you get a report in 5 days. | Drone photos are included, and an audit costs $900 flat.',
    ],
    // One thing made of another.
    [
      'Coffee grounds -> fire logs via our press in Bury. Collection from cafe back doors, 3 days a week. £0.40/kg vs approx. £0.70/kg skip.',
      'We turn coffee grounds into fire logs via our press in Bury. | Collection is from cafe back doors, 3 days a week. | The price is £0.40/kg, against about £0.70/kg for skip.',
    ],
    [
      'Seed round, Kilnly (kiln monitoring). EUR 1.4M, EUR 600k soft-circled.',
      'We are raising a seed round for Kilnly (kiln monitoring). | The round is EUR 1.4M, with EUR 600k soft-circled.',
    ],
    // Somebody else who is proposed.
    [
      'guest: oldest eel smoker in Fenland, 78, wicked sense of humour, taught herself from a pamphlet',
      'I would like to suggest a guest: the oldest eel smoker in Fenland. | She is 78, has a wicked sense of humour and taught herself from a pamphlet.',
    ],
    // Whose a fragment is: who sends what, who can do it, and who is trained.
    [
      'payroll. 45/month. timesheets by email, we do the rest',
      'our payroll | The price is 45 a month. | You send us your timesheets by email, and we do the rest.',
    ],
    [
      'brake pad kits, heat resistant, driver can swap one in 9 min',
      'our brake pad kits | They are heat resistant, and a driver can swap one in 9 minutes.',
    ],
    [
      'hedge laying, heritage trained, trailer own. free look at the hedge',
      'our hedge laying | You get a free look at the hedge, and we have our own trailer. | We are heritage trained.',
    ],
    [
      "bursary fund in nurse Amaro's name. 1st award this spring, 3 trainees, $2k each",
      "We are a bursary fund in nurse Amaro's name. | The 1st award is this spring: 3 trainees, $2k each.",
    ],
    [
      'cello recital. cellist travels at own cost, brings the stands',
      'our cello recital | The cellist travels at no cost to you and brings the stands.',
    ],
    [
      'Stage for hire, not purchase. Foam-padded. 3 sizes. Collect + deliver.',
      'our stage for hire | It is foam-padded and comes in 3 sizes, and we collect and deliver.',
    ],
    [
      'raising 2M SAFE, 12M cap. in-ear hearing monitor for welders. 900 kits sold, 41% reorder',
      'We are raising 2M on a SAFE with a 12M cap. | We make an in-ear hearing monitor for welders. | 900 kits have been sold, with 41% reordering.',
    ],
    [
      'FROZEN FISH. QUAYSIDE DELIVERY 12H. COLD CHAIN LOGGED. PAYMENT 30 DAYS.',
      'our frozen fish | Quayside delivery takes 12 hours, and the cold chain is logged. | The payment term is 30 days.',
    ],
    [
      'LED rewiring, stairwells + corridors, no capex, paid out of savings over 4 yrs',
      'our LED rewiring | It is paid out of savings over 4 years and covers stairwells and corridors. | There is no capex.',
    ],
    // A list behind a comma is no list of the mail's.
    [
      'rhubarb jam, 240g, trade 2.80, rrp 4.50, 18 month shelf life',
      'our rhubarb jam | It weighs 240g and has an 18-month shelf life. | The trade price is 2.80 and the RRP is 4.50.',
    ],
    [
      'boiler audit, licensed engineers, fixed price by boiler size',
      'our boiler audit | Our engineers are licensed, and there is a fixed price by boiler size.',
    ],
    [
      'used kegs, 220 of them, pressure tested in June',
      'our used kegs (220 of them) | They were pressure-tested in June.',
    ],
    [
      'rota software, shows gaps by ward, average 12k saved per home, 3k/year',
      'our rota software | It shows gaps by ward, and 12k is saved per home on average. | The price is 3k a year.',
    ],
    [
      'phone cover, human receptionists, 1.20/call, books straight into diary',
      'our phone cover | It books straight into your diary, and it comes with human receptionists. | The price is 1.20 a call.',
    ],
    [
      'thermal surveys of roofs, during production, report 24 hours, 1.2k/day',
      'our thermal surveys of roofs | The work is done during production, and you get the report within 24 hours. | The price is 1.2k a day.',
    ],
    [
      'lite plan, class booking only, 12/month, was 30',
      'our lite plan | It is for class booking only, and the price is 12 a month, instead of 30.',
    ],
    [
      'enamelware, own factory, 12 colours, RRP 9-48, 52% margin, moq 150',
      'our enamelware | It comes in 12 colours, and we have our own factory. | The RRP is 9-48, the margin is 52% and the minimum order is 150.',
    ],
    ['spare ropes, load tested', 'our spare ropes | They are load-tested.'],
    ['linen hire, collect and deliver twice a week', 'our linen hire | We collect and deliver twice a week.'],
    // A question among the notes.
    [
      'Group rebooking for boat trips. High wind? One tap moves everybody to the next day. 2% per seat, no monthly fee.',
      'our group rebooking for boat trips | One tap moves everybody to the next day, and we charge 2% per seat. | There is no monthly fee.',
    ],
  ])('tells %j', (offer, expected) => {
    if (expected === undefined)
      expect(told(offer)).toMatch(
        /^We are a bike repair chain\. \| We have 4 shops, and we want to stock your 3 tyres in bulk/,
      );
    else expect(told(offer)).toBe(expected);
  });

  it('never pastes labels, letters or semicolons', () => {
    for (const offer of [
      'Pond cleaning: (i) pump check; (ii) up to 3 visits; (iii) results in 2 days; (iv) no chemicals, no contract.',
      'NETWORK: 20 dairies, 8 shops\nROLE: cheese agent (commission only)\nEXPERIENCE: 11 years in cheese\nVAN: no',
      'sound desk + 1 engineer; 24 inputs; spare desk if needed; we drive over, fuel included; 18 fairs last summer',
    ])
      expect(told(offer)).not.toMatch(/;|\bii\)|\(I\)|EXPERIENCE:|VAN:/);
  });
});
