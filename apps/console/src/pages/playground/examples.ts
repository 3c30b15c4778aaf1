import { type Brief, emptyBrief } from './brief.ts';

/** Briefs to start from. */
export const examples: readonly { name: string; brief: Brief }[] = [
  {
    name: 'Route planning',
    brief: {
      ...emptyBrief,
      persona: 'Head of Operations at a mid-size logistics company',
      offer: 'Route planning software that cuts fuel costs by 12%',
      goal: 'Book a 15-minute call',
      tone: 'professional',
      industry: 'Logistics',
      additionalContext: 'We work with 40 carriers in Europe. Setting it up takes two weeks.',
    },
  },
  {
    name: 'Dental reminders',
    brief: {
      ...emptyBrief,
      persona: 'Practice manager of a dental clinic with four chairs',
      offer: 'Appointment reminders by text message that halve no-shows',
      goal: 'Arrange a short demonstration',
      tone: 'friendly',
      industry: 'Healthcare',
      additionalContext: 'Works with the calendar they have. 120 clinics use it.',
    },
  },
  {
    name: 'Invoice matching',
    brief: {
      ...emptyBrief,
      persona: 'Finance lead at a furniture maker',
      offer: 'Invoice matching that finds double payments before they go out',
      goal: 'Get a reply with the right person to talk to',
      tone: 'direct',
      industry: 'Manufacturing',
    },
  },
];
