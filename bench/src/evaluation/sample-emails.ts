import type { Email } from '@firstline/core';

/** Outreach of about 100 words each, in the styles that drafts come in. */
export const sampleEmails: readonly Email[] = [
  {
    subjectLine: 'Empty kilometres between Graz and Linz',
    emailContent: `Hi Martina,

Your lorries leave Graz full and, if your depot is like the ones we know, four in ten come back empty. Nobody plans it that way; the return loads are simply sold in a different inbox.

We make route planning software that puts both legs on one screen. At three carriers of about your size it cut empty kilometres by 18% within a quarter, with no change to the fleet and none to the drivers' hours.

Could I show you last month's routes, replanned, in twenty minutes next week? If the numbers do not convince you, you keep the analysis anyway.

Best regards,
Jonas`,
  },
  {
    subjectLine: 'Cancelled appointments',
    emailContent: `Dear Dr. Whitfield,

I am writing because your practice lists three chairs and same-week appointments, which is a hard promise to keep when patients cancel on the morning of a visit.

Our booking page fills such gaps from a waiting list. When a slot comes free, the next patient is asked by text message and confirms with one tap. Your reception sees the result and does not have to make a call.

Eleven practices in Leeds use it at present, and on average they refill six slots in ten. The monthly price is below that of one missed visit.

May I send you a short summary of how it would fit your diary?

Yours sincerely,
Hannah Cole`,
  },
  {
    subjectLine: 'load tests on pull requests?',
    emailContent: `Hey Priya,

Saw the post about your checkout slowing down after the March release. Been there. We only ever found that stuff in production too, usually on a Friday.

So we built a thing that runs a small load test on every pull request. It takes about four minutes, it comments with the slowest five endpoints, and it's quiet when nothing got worse. No agents to install, no new pipeline to babysit.

It's free for ten repositories, so you could just try it on one service and see whether you like it.

Want me to set it up with you? Takes fifteen minutes, and I'll bring the boring parts ready made.

Cheers,
Tom`,
  },
  {
    subjectLine: 'Packaging for the spring range',
    emailContent: `Hello Mr. Okafor,

Your spring range goes to print in February, so the board for its boxes is probably being bought about now. That makes it a good moment to compare two quotes.

We make folding cartons from 80% recycled board. They run on the same filling lines, weigh 6% less, and cost what virgin board cost in 2023. A producer of dried fruit in Kent moved twelve lines to them last year and reports no more jams than before.

I can send you fifty sample boxes in your own size, without charge. Would you tell me the dimensions of your best-selling pack, and where they should go?

Kind regards,
Elena Brandt`,
  },
  {
    subjectLine: 'Fewer late invoices, without chasing anyone',
    emailContent: `Hi Sam,

Chasing invoices is nobody's favourite part of the month, and I know how awkward it feels to remind a customer you like for the third time.

Our service sends those reminders for you, in your own words and from your own address. It notices who always pays a week late and leaves them in peace, so that only the invoices that need a nudge get one. Small agencies that use it are paid eleven days sooner on average.

There is no rush at all. If it would help, I could walk you through it on a short call, whenever suits you this month. And if it is not for you, thank you for reading.

Warm wishes,
Ruth`,
  },
  {
    subjectLine: 'GUARANTEED leads for your business!!!',
    emailContent: `Dear friend,

ACT NOW and get 10,000 verified leads for your business at a price you will not believe! This exclusive offer is 100% guaranteed and absolutely risk free, but it ends tonight, so do not wait!!!

Thousands of happy customers already earn more money than ever before with our amazing list. Imagine what your company could do with unlimited traffic, more sales and more cash every single day. No obligation, no hidden fees, no catch.

Click here http://bit.ly/3xLeads to claim your FREE bonus worth $997 before it is gone forever. Order today and we will double your list for free. Limited spots are available!

To your success,
The Growth Team`,
  },
];
