import type { Phrasebook } from './types.ts';

export const casual: Phrasebook = {
  greetings: { unnamed: ['Hey,', 'Hey there,'], named: ['Hey {name},'], titled: ['Hey {name},'] },
  openers: [
    "How's {topic} going over there?",
    'Bit out of the blue, but who looks after {topic} on your side?',
    "Quick one about {topic}, and then I'm out of your hair.",
    "Random note, I know. It's about {topic}.",
    'Is {topic} a bit of a pain, or are you all sorted?',
  ],
  bridges: [
    '',
    "That's pretty much it.",
    "No big pitch, that's the gist.",
    "If you're all set already, no worries.",
    "Could be handy for your {unit}, could be not. You'll know.",
  ],
  asks: {
    event: [
      'Up for {object}?',
      'Fancy {object}?',
      "Want to do {object}? No worries if it's not your thing.",
      "Worth {object}, or nah? It's fine either way.",
      "Got time for {object}? I'll keep it short.",
    ],
    action: [
      "Want to {do}? No worries if it's not your thing.",
      'Fancy {doing}?',
      'Up for {doing}? No worries if not.',
    ],
    send: ['Want me to send {object} over?', 'Shall I ping you {object}?'],
    feedback: [
      "Got any feedback {what}? I'd take the good and the bad.",
      'Mind sharing a bit of feedback {what}?',
    ],
    referral: ['Is that you, or should I bug someone else?', "Who's the right person to bug about this?"],
    reply: ['Worth a quick reply?', 'Sound useful, or should I leave you to it?', 'Any use to you?'],
  },
  closers: ['', 'No worries if not.', 'No rush at all.'],
  signOffs: ['Cheers,', 'Cheers', 'Talk soon,'],
  contractions: 'contract',
  lowerSubject: true,
};
