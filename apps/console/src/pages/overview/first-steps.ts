/** What is known of an account that has just been made. */
export type Progress = {
  isVerified: boolean;
  hasKey: boolean;
  hasDraft: boolean;
  hasWebhooks: boolean;
  hasEndpoint: boolean;
};

export type Step = { title: string; what: string; link: { to: string; label: string }; isDone: boolean };

/** From sign-up to a draft and a webhook, in order. Webhooks only where the tier has them. */
export function listFirstSteps(progress: Progress): Step[] {
  const steps: Step[] = [
    {
      title: 'Verify your address',
      what: 'Open the link in the mail that you got after signing up.',
      link: { to: '/account', label: 'Send it again' },
      isDone: progress.isVerified,
    },
    {
      title: 'Write a first draft',
      what: 'Who it is for, what you offer, what you want: the playground shows the draft, its scores, and the call that makes it.',
      link: { to: '/playground', label: 'Open the playground' },
      isDone: progress.hasDraft,
    },
    {
      title: 'Make a key',
      what: 'For your server. A test key costs nothing.',
      link: { to: '/keys', label: 'Make a key' },
      isDone: progress.hasKey,
    },
    {
      title: 'Be told what happens',
      what: 'Register an address of yours, and each draft and each low balance is sent to it, signed.',
      link: { to: '/webhooks', label: 'Set up a webhook' },
      isDone: progress.hasEndpoint,
    },
  ];
  return progress.hasWebhooks ? steps : steps.slice(0, -1);
}
