import { describe, expect, it } from 'vitest';
import { withFavour } from './favours.ts';

const read = (offer: string, goal: string) => withFavour({ offer, goal });

describe('a favour that is asked for in notes', () => {
  it.each([
    [
      'charity fun run for childrens ward - sponsors needed',
      'We are looking for sponsors for our charity fun run for the childrens ward',
    ],
    ['food bank - treasurer wanted', 'We are looking for a treasurer for our food bank'],
    ['half marathon marshals needed', 'We are looking for marshals for our half marathon'],
    [
      'darts tournament - venue sponsor needed',
      'We are looking for a venue sponsor for our darts tournament',
    ],
    [
      'christmas lights switch on. Sponsors wanted!',
      'We are looking for sponsors for our christmas lights switch on',
    ],
    [
      'host families needed for exchange students',
      'We are looking for host families for our exchange students',
    ],
    ['hedgehog rescue - winter appeal', 'You can support the winter appeal of our hedgehog rescue'],
    ['church roof appeal', 'You can support our church roof appeal'],
    ['keynote speaker wanted', 'We are looking for a keynote speaker'],
    [
      'looking for trade partners, van leasing partner wanted',
      'looking for trade partners, van leasing partner wanted',
    ],
    // What is sold stays as it was typed.
    ['signed copies needed for display stands', 'signed copies needed for display stands'],
    ['fundraising appeal letters, written by us', 'fundraising appeal letters, written by us'],
    ['night shift nurses needed', 'night shift nurses needed'],
  ])('%s', (offer, told) => {
    expect(read(offer, 'book a call').offer).toBe(told);
  });

  it.each([
    [
      'speaker - burnout + remote teams',
      'pitch a talk, 30 mins',
      'I would like to offer you a talk on burnout + remote teams',
      'give a 30-minute talk',
    ],
    [
      'author talk - crime fiction set in hull',
      'do a talk in october',
      'I would like to offer you an author talk on crime fiction set in hull',
      'do a talk in october',
    ],
    [
      'panel - ai in radiology',
      'be on the panel',
      'I would like to join your panel on ai in radiology',
      'let us speak on their panel',
    ],
    ['webinar - pay gap reporting', 'sign up', 'webinar - pay gap reporting', 'sign up'],
    ['Workshop: cut invoice errors', 'book workshop', 'Workshop: cut invoice errors', 'book workshop'],
  ])('%s: %s', (offer, goal, told, asked) => {
    expect(read(offer, goal)).toEqual({ offer: told, goal: asked });
  });

  it.each([
    ['£15 gift', 'give £15'],
    ['one off gift £30', 'make a one-off gift of £30'],
    ['£10 a month', 'give £10 a month'],
    ['£500 donation', 'give £500'],
    [
      'We are asking for a grant of £8,000 for two new training boats.',
      'consider a grant of £8,000 for two new training boats',
    ],
    ['apply for £5k grant', 'consider a grant of £5k'],
    ['seeking funding of £10,000', 'consider £10,000 in funding'],
    ['funding for new lights £4k', 'consider £4k in funding for new lights'],
    ['request a donation of 20 laptops', 'donate 20 laptops'],
    ['ask for a raffle prize', 'donate a raffle prize'],
    ['match fund £2,000', 'give us £2,000 in match funding'],
    ['leave a gift in will', 'leave us a gift in their will'],
  ])('%s, of a cause', (goal, asked) => {
    expect(read('church roof appeal', goal).goal).toBe(asked);
  });

  it.each([
    ['sponsor a km marker £150', 'sponsor a km marker for £150'],
    ['be headline sponsor £2k', 'become our headline sponsor for £2k'],
    ['partner up - referral fee', 'partner with us for a referral fee'],
    ['partnership, 20% commission', 'partner with us for a 20% commission'],
    ['cross promo', 'work with us on a cross-promotion'],
    ['affiliate deal 15%', 'work with us on an affiliate deal at 15%'],
    ['rev share?', 'work with us on a revenue share'],
    ['referral partner, £50 per job', 'become our referral partner for £50 per job'],
    ['door split 70/30', 'work with us on a 70/30 door split'],
    ['be on our panel', 'join our panel'],
    ['£15 gift box order', '£15 gift box order'],
    ['book a demo', 'book a demo'],
    ['partner with our team on a pilot', 'partner with our team on a pilot'],
    ['sponsor a stall from £50', 'sponsor a stall from £50'],
  ])('%s', (goal, asked) => {
    expect(read('vegan meal boxes', goal).goal).toBe(asked);
  });
});
