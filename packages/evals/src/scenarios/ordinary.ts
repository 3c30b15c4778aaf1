import type { Scenario } from './scenario.ts';

/** Requests as they should be: many trades, every tone. */
export const ordinary: Scenario[] = [
  {
    id: 'freight-professional',
    group: 'ordinary',
    request: {
      persona: 'Head of Operations at a regional freight company',
      offer: 'Route planning software that cuts empty kilometres by 18%',
      goal: 'Book a 20-minute call next week',
      tone: 'professional',
      industry: 'Logistics',
    },
  },
  {
    id: 'notary-formal',
    group: 'ordinary',
    request: {
      persona: 'Managing partner of a notary office with 12 employees',
      offer: 'Encrypted archive for deeds, hosted in two data centres in Switzerland',
      goal: 'Arrange an introductory meeting in January',
      tone: 'formal',
      industry: 'Legal services',
    },
  },
  {
    id: 'bakery-friendly',
    group: 'ordinary',
    request: {
      persona: 'Owner of three neighbourhood bakeries',
      offer: 'A pre-order app that customers use the evening before',
      goal: 'Find out if they would like to try it for two weeks',
      tone: 'friendly',
    },
  },
  {
    id: 'climbing-gym-casual',
    group: 'ordinary',
    request: {
      persona: 'manager of a climbing gym',
      offer: 'We resole climbing shoes within five days and collect them from your front desk',
      goal: 'quick call',
      tone: 'casual',
    },
  },
  {
    id: 'cfo-direct',
    group: 'ordinary',
    request: {
      persona: 'CFO of a mid-size machine builder',
      offer: 'Factoring at 0.9% per invoice, paid out within 24 hours',
      goal: 'Get a yes or no on a first conversation',
      tone: 'direct',
      industry: 'Manufacturing',
    },
  },
  {
    id: 'security-confident',
    group: 'ordinary',
    request: {
      persona: 'Chief Information Security Officer at a hospital group',
      offer: 'Penetration tests by certified testers, report within 10 working days',
      goal: 'Schedule a scoping call',
      tone: 'confident',
      industry: 'Healthcare',
      additionalContext: 'We have tested 40 hospitals since 2019.',
    },
  },
  {
    id: 'solar-persuasive',
    group: 'ordinary',
    request: {
      persona: 'Facility manager of a shopping centre',
      offer: 'Solar carports that pay for themselves in seven years',
      goal: 'Get permission to prepare a free site assessment',
      tone: 'persuasive',
      industry: 'Retail property',
    },
  },
  {
    id: 'nurse-lead-empathetic',
    group: 'ordinary',
    request: {
      persona: 'Head nurse who plans the shifts on two wards',
      offer: 'Shift planning tool that fills open shifts from a pool of trained substitutes',
      goal: 'Ask whether a short demo would be welcome',
      tone: 'empathetic',
      industry: 'Healthcare',
    },
  },
  {
    id: 'festival-enthusiastic',
    group: 'ordinary',
    request: {
      persona: 'Booker of a summer jazz festival',
      offer: 'A brass band of nine that plays on foot among the audience',
      goal: 'Get a slot on the Saturday afternoon',
      tone: 'enthusiastic',
      industry: 'Events',
    },
  },
  {
    id: 'school-formal',
    group: 'ordinary',
    request: {
      persona: 'Headteacher of a secondary school',
      offer: 'Workshops on first aid for pupils aged 12 to 16, held by paramedics',
      goal: 'Agree a date for a trial workshop in spring',
      tone: 'formal',
      industry: 'Education',
    },
  },
  {
    id: 'farm-friendly',
    group: 'ordinary',
    request: {
      persona: 'Dairy farmer with 80 cows',
      offer: 'Collar sensors that report heat and illness a day earlier',
      goal: 'Visit the farm for half an hour',
      tone: 'friendly',
      industry: 'Agriculture',
    },
  },
  {
    id: 'agency-casual',
    group: 'ordinary',
    request: {
      persona: 'Art director at a small branding agency',
      offer: 'Freelance motion design, two days a week',
      goal: 'share my showreel',
      tone: 'casual',
      industry: 'Advertising',
    },
  },
  {
    id: 'journalist-professional',
    group: 'ordinary',
    request: {
      persona: 'Energy correspondent of a national newspaper',
      offer: 'Hourly data on heat pump output from 3,200 homes, free to use with attribution',
      goal: 'Offer an interview with the research lead',
      tone: 'professional',
      industry: 'Media',
    },
  },
  {
    id: 'recruiting-direct',
    group: 'ordinary',
    request: {
      persona: 'VP of Engineering at a Series B fintech',
      offer: 'Backend engineers in Lisbon, vetted by a four-hour pair programming session',
      goal: 'Get a reply with open roles',
      tone: 'direct',
      industry: 'Fintech',
    },
  },
  {
    id: 'charity-empathetic',
    group: 'ordinary',
    request: {
      persona: 'Volunteer coordinator at a food bank',
      offer: 'Free accounting help from retired bookkeepers',
      goal: 'See if a chat would help',
      tone: 'empathetic',
      industry: 'Non-profit',
    },
  },
  {
    id: 'podcast-enthusiastic',
    group: 'ordinary',
    request: {
      persona: 'Host of a podcast about urban cycling',
      offer: 'A guest who redesigned 14 crossings in Ghent',
      goal: 'Be a guest on the show',
      tone: 'enthusiastic',
    },
  },
  {
    id: 'wholesale-persuasive',
    group: 'ordinary',
    request: {
      persona: 'Purchasing manager of a hotel chain',
      offer: 'Reusable room amenities that cost 30 cents less per night than single-use ones',
      goal: 'Send a sample box to one hotel',
      tone: 'persuasive',
      industry: 'Hospitality',
    },
  },
  {
    id: 'saas-confident',
    group: 'ordinary',
    request: {
      persona: 'Head of Customer Support at an online furniture shop',
      offer: 'Ticket triage that routes 70% of tickets without a human',
      goal: 'Start a 14-day pilot',
      tone: 'confident',
      industry: 'E-commerce',
    },
  },
  {
    id: 'named-person',
    group: 'ordinary',
    about: 'a name that may be greeted',
    request: {
      persona: 'Maria Lindqvist, COO at Norrland Timber',
      offer: 'Drone surveys of log yards, volumes within 2%',
      goal: 'Set up a test flight in March',
      tone: 'professional',
      industry: 'Forestry',
    },
  },
  {
    id: 'named-sender',
    group: 'ordinary',
    about: 'a sender that may sign',
    request: {
      persona: 'Practice manager of a dental clinic',
      offer: 'Text reminders that reduce missed appointments by a third',
      goal: 'Arrange a demo',
      tone: 'friendly',
      additionalContext: 'Sign as Tom from Recall Desk. Our customers include 60 clinics in Wales.',
    },
  },
  {
    id: 'length-wish',
    group: 'ordinary',
    about: 'a wish for length',
    request: {
      persona: 'Editor of a wine magazine',
      offer: 'Photography of vineyards at harvest',
      goal: 'Send a portfolio',
      tone: 'professional',
      additionalContext: 'Keep it under 60 words.',
    },
  },
];
