import type { Scenario } from './scenario.ts';

/** Written in other languages: a draft in that language, or a clear answer that the engine does not write it. */
export const languages: Scenario[] = [
  {
    id: 'german',
    group: 'language',
    expectInEnglishOnly: 'unsupported_language',
    request: {
      persona: 'Leiterin der Logistik bei einem Großhändler für Elektrotechnik',
      offer: 'Eine Software für die Tourenplanung, die Leerfahrten um 18 % senkt',
      goal: 'Ein kurzes Gespräch in der nächsten Woche vereinbaren',
      tone: 'professional',
    },
  },
  {
    id: 'french',
    group: 'language',
    expectInEnglishOnly: 'unsupported_language',
    request: {
      persona: "Directrice des achats d'un groupe hôtelier",
      offer: 'Des produits d’accueil rechargeables qui réduisent les déchets de moitié',
      goal: 'Obtenir un rendez-vous de 20 minutes avec elle',
      tone: 'formal',
    },
  },
  {
    id: 'spanish',
    group: 'language',
    expectInEnglishOnly: 'unsupported_language',
    request: {
      persona: 'Gerente de una cadena de gimnasios en Valencia',
      offer: 'Un sistema de reservas que reduce las ausencias en un 25 %',
      goal: 'Concertar una llamada de 15 minutos la próxima semana',
      tone: 'friendly',
    },
  },
  {
    id: 'mixed-german-english',
    group: 'language',
    about: 'English with German names',
    request: {
      persona: 'Geschäftsführer of a Mittelstand company in Baden-Württemberg',
      offer: 'English lessons for sales teams, 45 minutes a week',
      goal: 'Arrange a trial lesson',
      tone: 'professional',
    },
  },
];

const longNotes = [
  'Notes from our kick-off: the warehouse team spends about 11 hours a week on counting.',
  'Cycle counts happen on Mondays and Thursdays; the yearly stocktake takes four days.',
  'We integrate with SAP and Odoo. Set-up took nine days at our last two customers.',
  'Pricing is 2 euros per bin and month, no minimum term, cancellation by the end of each month.',
  'Training is on site, half a day, for up to eight people.',
  'Competitors usually mention drones; please do not mention drones.',
  'They asked for a mail that a busy person can read on the phone.',
  'Our head office is in Rotterdam, the support desk answers from 7:00 to 19:00.',
].join(' ');

/** `length` characters of notes, as they are pasted in. */
function notesOf(length: number): string {
  return longNotes
    .repeat(Math.ceil(length / longNotes.length))
    .slice(0, length)
    .trim();
}

const transcript = Array.from(
  { length: 60 },
  (_, at) =>
    `[00:${String(at).padStart(2, '0')}] Speaker ${(at % 2) + 1}: we said that stock counts are point ${at}.`,
)
  .join('\n')
  .slice(0, 4_000);

/** Contexts up to the limit of 4,000 characters. */
export const longContexts: Scenario[] = [
  {
    id: 'context-4000',
    group: 'long context',
    request: {
      persona: 'Warehouse manager at a spare parts wholesaler',
      offer: 'Scales under storage bins that count stock by weight',
      goal: 'Book a visit',
      tone: 'professional',
      additionalContext: notesOf(4_000),
    },
  },
  {
    id: 'context-2000',
    group: 'long context',
    request: {
      persona: 'Head of Supply Chain at a medical distributor',
      offer: 'Scales under storage bins that count stock by weight',
      goal: 'Agree a call',
      tone: 'direct',
      industry: 'Medical supplies',
      additionalContext: notesOf(2_000),
    },
  },
  {
    id: 'context-transcript',
    group: 'long context',
    about: 'a transcript that is no brief',
    request: {
      persona: 'Logistics lead at a toy maker',
      offer: 'Stock counts by weight',
      goal: 'Get a reply',
      tone: 'friendly',
      additionalContext: transcript,
    },
  },
  {
    id: 'context-wishes',
    group: 'long context',
    about: 'what to leave out and how to close',
    request: {
      persona: 'Director of a language school',
      offer: 'Online placement tests in 6 languages',
      goal: 'Offer a free test account',
      tone: 'friendly',
      additionalContext:
        'Mention that a test takes 18 minutes. Do not mention prices. Close with a question about their autumn term.',
    },
  },
];
