/** What is known of an account that has just been made. */
export type Progress = {
  isVerified: boolean;
  hasKey: boolean;
  hasDraft: boolean;
  /** Null where the tier has no webhooks. */
  webhookAccess: 'none' | 'pending' | 'approved' | 'rejected' | null;
  hasEndpoint: boolean;
  /** An endpoint of the account took a call of ours. */
  hasDelivered: boolean;
};

export type Step = { title: string; what: string; link: { to: string; label: string }; isDone: boolean };

/** From sign-up to a draft and a webhook that works, in order. Webhooks only where the account can have them. */
export function listFirstSteps(progress: Progress): Step[] {
  const steps: Step[] = [
    {
      title: 'Verify your address',
      what: 'Open the link in the mail that you got after signing up. Live keys need it.',
      link: { to: '/account', label: 'Send it again' },
      isDone: progress.isVerified,
    },
    {
      title: 'Make a key',
      what: 'For your server. A test key costs nothing.',
      link: { to: '/keys', label: 'Make a key' },
      isDone: progress.hasKey,
    },
    {
      title: 'Write a first draft',
      what: 'Who it is for, what you offer, what you want: the playground shows the draft, its scores, and the call that makes it with your key.',
      link: { to: '/playground', label: 'Open the playground' },
      isDone: progress.hasDraft,
    },
  ];
  const { webhookAccess } = progress;
  if (webhookAccess === null || webhookAccess === 'rejected') return steps;
  return [...steps, webhookStep(webhookAccess, progress)];
}

function webhookStep(
  access: 'none' | 'pending' | 'approved',
  { hasEndpoint, hasDelivered }: Pick<Progress, 'hasEndpoint' | 'hasDelivered'>,
): Step {
  const step = { title: 'Be told what happens', isDone: hasDelivered };
  const link = (label: string) => ({ to: '/webhooks', label });
  if (hasEndpoint) {
    return {
      ...step,
      what: 'Your endpoint is registered. Send it a test, and see that your receiver takes it.',
      link: link('Send a test'),
    };
  }
  const what = {
    none: 'An address of yours gets a signed call for each draft and each low balance. Access is reviewed once.',
    pending: 'Your request for webhooks is being reviewed. You get a mail when it is decided.',
    approved: 'Register an address of yours: it gets a signed call for each draft and each low balance.',
  };
  const labels = { none: 'Ask for access', pending: 'See how it stands', approved: 'Set up a webhook' };
  return { ...step, what: what[access], link: link(labels[access]) };
}
