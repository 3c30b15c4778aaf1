import type { Phrasebook } from './types.ts';

export const persuasive: Phrasebook = {
  greetings: {
    unnamed: ['Hi there,', 'Hello,'],
    named: ['Hi {name},', 'Hello {name},'],
    titled: ['Hello {title} {surname},'],
  },
  openers: [
    'What would your {unit} do with the time and effort that {topic} takes today?',
    'What would it mean for your {unit} if {topic} took less effort?',
    'Which would you choose for your {unit}: more of the same on {topic}, or a better way?',
    'What would {gaining} mean for your {unit}?',
    'What does it cost your {unit} when {topic} {does} not go to plan?',
  ],
  bridges: [
    'That matters because every hour saved is an hour that your {unit} can use better.',
    'So instead of more effort, your {unit} gets a better result, which means you win on both sides.',
    'That counts because small gains, kept up week after week, add up to a real benefit.',
    'Before you decide, compare it with what you have today, because that is where the benefit shows.',
    'It is worth a look because standing still has a cost too, so a better option can only help your choice.',
  ],
  asks: {
    event: [
      'Would {object} be worth it, so that you can compare it with what you have now?',
      'Is {object} worth it, because seeing it beats reading about it?',
      'Would {object} make sense, so that you can judge the benefit yourself?',
      'Are you open to {object}, so that you can see what you would gain?',
    ],
    action: [
      'Would you {do}, so that you can see the benefit for yourself?',
      'Is {doing} worth it, so that you can compare?',
      'Are you open to {doing}, so that you can judge the gain yourself?',
    ],
    send: [
      'Would {object} be useful, so that you can compare?',
      'May I send you {object}, so that you can weigh the benefit yourself?',
    ],
    feedback: [
      'Would you share your feedback {what}, because it would make the result better?',
      'Would you give us your feedback {what}, so that we can improve it?',
    ],
    referral: [
      'Who would gain the most from this on your side, so that I ask the right person?',
      'Are you the right person, or who would benefit the most?',
    ],
    reply: [
      'Is that gain worth a short reply?',
      'Is it worth a reply, so that you can weigh the benefit?',
      'Would you like to see what you would gain?',
    ],
  },
  closers: ['', '', ''],
  signOffs: ['Best regards,', 'Best,', 'Kind regards,'],
  contractions: 'keep',
};
