import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

/** The offer as a mail can tell it: its sentence, or the thing with its article. */
function told(offer: string): string | undefined {
  const read = parseOffer(offer);
  return read.statements[0] ?? read.noun?.withArticle ?? read.noun?.withOur;
}

describe('a clause about what was named last', () => {
  it.each([
    'managed IT support for £35 per user, including backups and a helpdesk that picks up the phone',
    'payroll for restaurants, with a mobile app that shows every payslip',
    'hosting in Frankfurt with daily backups and a status page that updates itself',
  ])('stays with it: "%s"', (offer) => {
    expect(told(offer)).toBe(offer);
  });

  it.each([
    ['Software for schools that tracks attendance', 'Our software for schools tracks attendance.'],
    ['A booking system for salons which sends reminders', 'Our booking system for salons sends reminders.'],
  ])('is about the whole where only that can be meant: "%s"', (offer, sentence) => {
    expect(told(offer)).toBe(sentence);
  });
});

describe('what the offer calls theirs', () => {
  it.each([
    ['Half-day workshops for up to 16 people, held at their own offices', 'held at your own offices'],
    ['First aid training for groups of 12 people, delivered at their premises', 'delivered at your premises'],
    ['End mills, 8% under their current list pricing', '8% under your current list pricing'],
    ['Office cleaning at 10% less than their current contract', 'less than your current contract'],
    ['Seat covers that parents choose for their children', 'for their children'],
  ])('is the reader\'s where it can be: "%s"', (offer, phrase) => {
    expect(told(offer)).toContain(phrase);
  });
});

describe('who sends', () => {
  it.each([
    [
      'A consultancy that reviews energy contracts and is paid only out of the savings it finds',
      'We are a consultancy that reviews energy contracts and is paid only out of the savings it finds.',
    ],
    ['A small agency in Leeds that runs Google Ads', 'We are a small agency in Leeds that runs Google Ads.'],
    ['A marketplace that connects farms and restaurants', 'Our marketplace connects farms and restaurants.'],
    [
      'A dedicated team of five developers in Poland, for £28,000 a month',
      'a dedicated team of five developers in Poland, for £28,000 a month',
    ],
    ['A team of five developers in Poland', 'We are a team of five developers in Poland.'],
    [
      'Indemnity insurance arranged by a broker who specialises in design firms',
      'We are a broker specialising in design firms, and we arrange indemnity insurance.',
    ],
    [
      'Websites built by a studio that works only with churches',
      'We are a studio working only with churches, and we build websites.',
    ],
    [
      'Pension advice given by advisers who work only with doctors',
      'pension advice given by advisers who work only with doctors',
    ],
  ])('is no thing that is sold: "%s"', (offer, sentence) => {
    expect(told(offer)).toBe(sentence);
  });

  it.each([
    ['Recruitment of senior backend engineers', 'We recruit senior backend engineers.'],
    [
      'Installation of heat pumps for £7,900, with a ten-year warranty',
      'We install heat pumps for £7,900, with a ten-year warranty.',
    ],
    ['Design and installation of commercial kitchens', 'We design and install commercial kitchens.'],
    [
      'Translation of contracts into 24 languages by sworn translators',
      'translation of contracts into 24 languages by sworn translators',
    ],
    ['Inspection of roofs, carried out by drone', 'an inspection of roofs (carried out by drone)'],
  ])('does the work where it can be told so: "%s"', (offer, sentence) => {
    expect(told(offer)).toBe(sentence);
  });
});

describe('capitals', () => {
  it.each([
    [
      'SOFTWARE THAT ARCHIVES WHATSAPP AND TEAMS MESSAGES FOR FCA RECORD KEEPING',
      'Our software archives WhatsApp and Teams messages for FCA record keeping.',
    ],
    ['WEBSITE REDESIGN AND SEO FOR MEDTECH', 'website redesign and SEO for medtech'],
    ['FRACTIONAL CTO FOR STARTUPS IN KENT', 'a fractional CTO for startups in Kent'],
    ['LTL FREIGHT FROM OHIO TO TEXAS', 'LTL freight from Ohio to Texas'],
    ['AI NOTETAKER FOR ZOOM AND TEAMS CALLS', 'our AI notetaker for Zoom and Teams calls'],
    ['hris for care homes', 'our HRIS for care homes'],
    ['alerts from pagerduty in slack and teams', 'alerts from PagerDuty in Slack and Teams'],
    ['rota planning for sales teams and slack periods', 'rota planning for sales teams and slack periods'],
  ])('that words have of their own are kept, and no others: "%s"', (offer, phrase) => {
    expect(told(offer)).toBe(phrase);
  });
});
