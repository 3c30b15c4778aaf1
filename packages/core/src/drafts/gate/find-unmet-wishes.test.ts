import { describe, expect, it } from 'vitest';
import { measureToneLead } from '../../evaluation/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { findUnmetWishes } from './find-unmet-wishes.ts';

const request: DraftRequest = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call',
  tone: 'professional',
};
const subjectLine = 'Empty kilometres';
const good = [
  'Hello,',
  'How many of your trucks drive home empty? Our route planning software cuts empty kilometres by 18%, and your planners keep the last word on every route.',
  'Would a 20-minute call be useful?',
  'Best regards',
];

function unmet(paragraphs: string[], changes: Partial<DraftRequest> = {}): string[] {
  return findUnmetWishes({ subjectLine, emailContent: paragraphs.join('\n\n') }, { ...request, ...changes })
    .unmet;
}

describe('the soft wishes', () => {
  it('are met by a plain draft in the tone that was asked for', () => {
    expect(unmet(good)).toEqual([]);
  });

  it('name the tone that the text has instead', () => {
    expect(unmet(good, { tone: 'enthusiastic' })).toEqual([
      'its tone reads as professional, not as enthusiastic',
    ]);
  });

  it('name a draft without a request, and one with two', () => {
    expect(unmet(good.with(2, 'It runs on the maps that you have.'))).toContainEqual(
      expect.stringContaining('asks for nothing'),
    );
    const twice = good.with(2, 'Would a 20-minute call be useful? Or could you send me your routes?');
    expect(unmet(twice)).toContainEqual(expect.stringContaining('2 requests'));
  });

  it.each([
    ['how to answer', "Would a 20-minute call be useful? Just reply with a day and I'll call you."],
    ['what follows a yes', "Would a 20-minute call be useful? If so, let me know and I'll send a few days."],
    ['what the sender would gladly do', "We'd be happy to show you. Would a 20-minute call be useful?"],
    ['a wish that the question puts', "Want to take 20 minutes? I'll bring a map. It works on any route."],
  ])('take %s for no second request', (_what, ask) => {
    expect(unmet(good.with(2, ask))).not.toContainEqual(expect.stringMatching(/requests|asks for nothing/));
  });

  it('let a tone pass that another one is no further ahead of than is allowed', () => {
    const email = { subjectLine, emailContent: good.join('\n\n') };
    const formal = { ...request, tone: 'formal' as const };
    const lead = measureToneLead(email, 'formal');
    expect(lead).toBeGreaterThan(0);
    expect(findUnmetWishes(email, formal, { toneLeadMax: lead }).unmet).toEqual([]);
    expect(findUnmetWishes(email, formal, { toneLeadMax: lead * 0.9 }).unmet).toHaveLength(1);
  });

  it('name words of advertising', () => {
    const loud = good.with(
      1,
      'Act now! 100% free money back guarantee, click here and save $$$ today, dear friend!!!',
    );
    expect(unmet(loud)).toContain('its words read like advertising to a spam filter');
  });

  it('name a length out of bounds, unless the brief asks for one', () => {
    const short = ['Hello,', 'Would a 20-minute call be useful?', 'Best regards'];
    expect(unmet(short)).toContainEqual(expect.stringContaining('write 30 to 170'));
    expect(unmet(short, { additionalContext: 'at most 15 words' })).not.toContainEqual(
      expect.stringContaining('write 30 to 170'),
    );
  });

  it('do not judge tone and request in a language that is not covered', () => {
    const german =
      'Guten Tag,\n\nwie viele Ihrer Lastwagen fahren leer nach Hause? Mit unserer Software für die Routenplanung sinken die Leerkilometer um 18 Prozent, und Ihre Disponenten entscheiden weiterhin selbst über jede einzelne Fahrt.\n\nMit freundlichen Grüßen';
    expect(findUnmetWishes({ subjectLine: 'Leerkilometer', emailContent: german }, request).unmet).toEqual(
      [],
    );
  });
});
