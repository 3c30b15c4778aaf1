import { expect, it } from 'vitest';
import { tellApartOurs } from './tell-apart-ours.ts';

it('tells what the sender does apart from the news of the reader', () => {
  expect(
    tellApartOurs([
      "I saw that Hartmoor opened a second ward in May and we're there every Friday for two clinics.",
    ]),
  ).toEqual({
    about: ['I saw that Hartmoor opened a second ward in May.'],
    ours: ["We're there every Friday for two clinics."],
  });
});

it('leaves alone what is all of the reader or all of the sender', () => {
  const news = [
    'You opened a second ward in May and moved the pharmacy.',
    'We liked your talk and we took notes.',
    'You left because our crew was late and we sent no word.',
    'Your rules ask for two references and we have only one.',
  ];
  expect(tellApartOurs(news)).toEqual({ about: news, ours: [] });
});

it('gives no reason to write by how many others write', () => {
  expect(tellApartOurs(['You get pitched by agencies every day.']).about).toEqual([]);
  expect(tellApartOurs(['You get a lot of agency mail and delete it unread.']).about).toEqual([]);
});
