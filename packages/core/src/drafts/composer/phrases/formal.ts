import type { Phrasebook } from './types.ts';

export const formal: Phrasebook = {
  greetings: {
    unnamed: ['Good morning,', 'Good afternoon,'],
    named: ['Dear {name},'],
    titled: ['Dear {title} {surname},'],
  },
  openers: [
    'May I ask how your {unit} currently approaches {topic}?',
    'Given your position as {role}, I would like to bring the following to your attention.',
    'With your responsibilities in mind, I am writing to you with regard to {topic}.',
    'Should {topic} be among your current considerations, the following may be of interest to you.',
    'Would {gaining} be of interest to your {unit}?',
  ],
  bridges: [
    '',
    'Should you wish to assess its suitability for your {unit}, I would be pleased to provide any further information that you may require.',
    'You would naturally be in the best position to determine whether this is suitable for your {unit}.',
    'I would be pleased to provide any additional information that would assist you in your consideration.',
    'It may serve as a useful point of comparison with the arrangements that your {unit} currently has in place.',
  ],
  asks: {
    event: [
      'Would you be available for {object}?',
      'May I propose {object}, at a time that would be convenient for you?',
      'Would you be willing to consider {object}?',
      'Would {object} be of interest to you?',
      'Would it be convenient for you to arrange {object}?',
    ],
    action: [
      'Would you be willing to consider {doing}?',
      'May I invite you to {do}?',
      'Would you consider {doing}?',
    ],
    send: [
      'May I send you {object} for your consideration?',
      'Would it be of assistance if I were to send you {object}?',
    ],
    feedback: [
      'Would you be willing to share your feedback {what}?',
      'May I ask for your considered feedback {what}?',
    ],
    referral: [
      'Would you kindly direct me to the colleague who is responsible for this?',
      'May I ask who in your organisation would be the appropriate person to contact?',
    ],
    reply: [
      'Would you be willing to let me know whether this is of interest to you?',
      'May I ask whether this would be relevant to your {unit}?',
      'Would further information be of interest to you?',
    ],
  },
  closers: ['', '', 'Thank you for your time and consideration.', 'I would be grateful for your response.'],
  signOffs: ['Kind regards,', 'Yours sincerely,', 'Sincerely,'],
  contractions: 'expand',
};
