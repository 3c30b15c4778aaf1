import { expect, it } from 'vitest';
import type { DraftRequest } from '../draft-request.ts';
import { pickDraft } from './pick-draft.ts';

const request: DraftRequest = {
  persona: 'Head of Operations at a logistics company',
  offer: 'Route planning software that cuts fuel costs by 12%',
  goal: 'Book a 15-minute call',
  tone: 'professional',
};

const draft = (saving: string) => ({
  subjectLine: 'Fuel costs on every route',
  emailContent: `Hello,\n\nFuel takes a large part of what a delivery earns. Our route planning software cuts fuel costs by ${saving}, and your planners keep the last word.\n\nWould you be open to a 15-minute call?\n\nBest regards`,
});

it('takes a draft that the gate lets pass, wherever it stands', () => {
  const picked = pickDraft([draft('30%'), draft('31%'), draft('12%'), draft('32%')], request);
  expect(picked?.email).toEqual(draft('12%'));
});

it('takes none where each of them states something that the request does not', () => {
  expect(pickDraft([draft('30%'), draft('31%')], request)).toBeUndefined();
});
