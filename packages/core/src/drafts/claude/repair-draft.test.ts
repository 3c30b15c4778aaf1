import { describe, expect, it } from 'vitest';
import { repairDraft } from './repair-draft.ts';

const repairBody = (body: string) => repairDraft({ subject: 'Hello', body }).emailContent;
const repairSubject = (subject: string) => repairDraft({ subject, body: 'Hi' }).subjectLine;

describe('repairing a draft', () => {
  it('leaves a sound draft exactly as it is', () => {
    const body =
      'Hi Maria,\n\nHow long do your planners spend on routes – an hour? Two?\n\nWorth a look?\n\nBest regards,\nTom';
    expect(repairDraft({ subject: 'Route planning for Hansa', body })).toEqual({
      subjectLine: 'Route planning for Hansa',
      emailContent: body,
    });
  });

  it.each([
    ['Re: Routes', 'Routes'],
    ['RE: Fwd: Routes', 'Routes'],
    ['Subject: Routes', 'Routes'],
    ['"Routes"', 'Routes'],
    ['“Routes”', 'Routes'],
    ['**Routes**', 'Routes'],
    ['Routes\nand more', 'Routes and more'],
    ['  Routes \u200b ', 'Routes'],
    ['Routes \u2014 and more', 'Routes, and more'],
    ['Replenish: stock in a day', 'Replenish: stock in a day'],
  ])('turns the subject %j into %j', (subject, expected) => {
    expect(repairSubject(subject)).toBe(expected);
  });

  it.each([
    ['```\nHi,\n\nText.\n```', 'Hi,\n\nText.'],
    ['Hi,\r\n\r\nText.', 'Hi,\n\nText.'],
    ['Hi,\n\n\n\n\nText.', 'Hi,\n\nText.'],
    ['Hi,  \n \nText.', 'Hi,\n\nText.'],
    ['Routes\u2014in a day\u2014for you', 'Routes, in a day, for you'],
    ['Routes \u2014 in a day', 'Routes, in a day'],
    ['It takes 2\u20144 days', 'It takes 2–4 days'],
    ['A **strong** word', 'A strong word'],
    ['Subject: Routes\n\nHi,\n\nText.', 'Hi,\n\nText.'],
    ['Text.\n\nBest regards,\n[Your Name]', 'Text.\n\nBest regards,'],
    ['Text.\n\nBest regards,\n[Your Name]\n[Your Company]\n', 'Text.\n\nBest regards,'],
    ['Text.\n\nCheers,\n{{sender}}', 'Text.\n\nCheers,'],
    ['Lone \ud800 half', 'Lone \ufffd half'],
    ['Bell \u0007 and\u00adhyphen', 'Bell  andhyphen'],
    ['\u202eTurned\u2066 and \ufeffjoined', 'Turned and joined'],
    ['A family \u{1f468}\u200d\u{1f469}', 'A family \u{1f468}\u200d\u{1f469}'],
    ['Wales \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', 'Wales \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ])('turns the body %j into %j', (body, expected) => {
    expect(repairBody(body)).toBe(expected);
  });

  it('does not remove a gap within the text, which no code can fill', () => {
    expect(repairBody('Hi [Name],\n\nText.')).toBe('Hi [Name],\n\nText.');
  });
});
