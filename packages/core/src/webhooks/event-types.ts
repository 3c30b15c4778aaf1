/** What an endpoint can subscribe to. */
const eventNames = ['email.generated', 'credits.low', 'rate_limit.exceeded', 'usage.milestone'] as const;
export type EventName = (typeof eventNames)[number];
