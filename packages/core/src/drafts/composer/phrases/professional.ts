import type { Phrasebook } from './types.ts';

export const professional: Phrasebook = {
  greetings: {
    unnamed: ['Hello,', 'Hi there,'],
    named: ['Hello {name},', 'Hi {name},'],
    titled: ['Hello {title} {surname},'],
  },
  openers: [
    'How does your {unit} handle {topic} at the moment?',
    'Who on your side looks after {topic}?',
    'Is {topic} on your list for this year?',
    'Are you reviewing how your {unit} handles {topic}?',
    'Your role as {role} is the reason for this note about {topic}.',
    'If {topic} {is} on your agenda, this may be relevant to your {unit}.',
    'You may find this relevant to your {unit}.',
    'Would {gaining} be useful to your {unit}?',
  ],
  bridges: [
    '',
    'You would see early on whether it fits the way your {unit} works.',
    'You can judge for yourself whether it suits your {unit}.',
    'If you already have this covered, you can compare it with what you use today.',
    'It may be a useful point of comparison for your {unit}, whatever you use today.',
    'You would be the best judge of how it fits with what your {unit} does now.',
  ],
  asks: {
    event: [
      'Would {object} be useful to you?',
      'Are you open to {object}?',
      'Would {object} make sense for you?',
      'Is {object} worth your time?',
      'Would you be open to {object}?',
      'Could we arrange {object}?',
      'Would you find {object} worthwhile?',
    ],
    action: [
      'Would you be open to {doing}?',
      'Is {doing} something you would consider?',
      'Would it make sense for you to {do}?',
      'Would you like to {do}?',
    ],
    send: [
      'Would it be useful if I sent you {object}?',
      'May I send you {object}?',
      'Would {object} be useful to you?',
    ],
    feedback: [
      'Would you be open to sharing your feedback {what}?',
      'Could you spare a moment for your feedback {what}?',
    ],
    referral: [
      'Are you the right person to ask, or would you point me to a colleague?',
      'Who in your {unit} would be the right person to ask?',
    ],
    reply: [
      'Is this relevant to your {unit}?',
      'Would it be worth a short reply?',
      'Is this worth a conversation?',
      'Would you like to hear more?',
    ],
  },
  closers: ['', '', 'A short reply is enough.', 'A yes or no is enough for me.'],
  signOffs: ['Best regards,', 'Regards,', 'Best wishes,'],
  contractions: 'keep',
};
