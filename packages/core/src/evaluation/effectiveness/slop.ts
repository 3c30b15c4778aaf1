import { listed } from '../text/listed.ts';
import { compilePhrases, type PhraseHit } from '../text/phrases.ts';
import type { EmailText } from '../text/read-email.ts';

type SlopKind = 'opener' | 'buzzword' | 'cliche';

/** Worn phrases of cold mail; each was named by readers as the mark of a mass or machine-written email. */
const findSlop = compilePhrases<SlopKind>({
  opener: listed(`
    finds you well, find you well, finds you in good, i'm reaching out, i am reaching out, am reaching
    out, wanted to reach out, reaching out because, reach out to you, allow me to introduce, let me
    introduce, my name is, i came across, i stumbled upon, i stumbled across, i was impressed, i'm
    impressed, was really impressed, couldn't help but, just following up, just checking in, just wanted
    to, hope you are doing well, hope you're doing well, hope all is well, i trust this email, i trust
    you are well, hope your week is, bumping this, bump this, to the top of your inbox, i know you are
    busy, i know you're busy, love what you, i wanted to introduce, hope this email, hope this message
  `),
  buzzword: listed(`
    leverage, leveraging, leverages, synergy, synergies, streamline, streamlines, streamlined,
    streamlining, empower, empowers, empowering, elevate, elevates, elevating, unlock, unlocks,
    unlocking, unleash, supercharge, supercharges, turbocharge, skyrocket, seamless, seamlessly, robust,
    cutting edge, best in class, industry leading, market leading, world class, state of the art, game
    changer, game changing, revolutionize, revolutionise, revolutionary, revolutionizing,
    transformative, transform your, innovative, holistic, holistically, delve, next generation, next
    gen, paradigm, bespoke solutions, tailored solutions, tailored solution, comprehensive solution,
    comprehensive solutions, comprehensive suite, full suite, end to end solution, end to end solutions,
    turnkey, value added, mission critical, scalable solutions, actionable insights, data driven
    insights, drive growth, drive results, drive value, drive success, maximize your, maximise your,
    optimize your, optimise your, thought leader, low hanging fruit, move the needle, deep dive,
    ecosystem, unparalleled, unmatched, one stop shop, wide range of, core competencies, digital
    transformation, ai powered, proven track record, team of experts, unprecedented, disruptive, ideate,
    bandwidth
  `),
  cliche: listed(`
    touch base, circle back, pick your brain, hop on a call, jump on a call, quick call, quick chat, in
    today's, fast paced, ever changing, ever evolving, at the end of the day, next level, to new
    heights, navigate the, navigating the, the realm of, tapestry, i'd love to, would love to, look no
    further, win win, think outside, no brainer, companies like yours, businesses like yours,
    organizations like yours, organisations like yours, imagine a world, what if i told you, here is the
    thing, here's the thing, let's face it, the fact is, pain points, pain point, stay ahead of the
    curve, ahead of the curve, competitive edge, competitive landscape, landscape, per my last, as per
    my, gentle reminder, just a gentle, quick question, trusted by, leading provider, dont hesitate,
    don't hesitate to, do not hesitate to, hesitate to
  `),
});

export type SlopHit = { start: number; end: number; text: string };

/** Worn phrases of the core, in order; one that stands in the caller's own offer is allowed once. */
export function findSlopPhrases(email: EmailText, offer: string | undefined): SlopHit[] {
  const own = offer?.toLowerCase() ?? '';
  const allowed = new Set<string>();
  const hits: SlopHit[] = [];
  for (const hit of findSlop(email.coreWords)) {
    const slop = toSlop(email, hit);
    const phrase = slop.text.toLowerCase();
    if (own.includes(phrase) && !allowed.has(phrase)) allowed.add(phrase);
    else hits.push(slop);
  }
  return hits;
}

function toSlop(email: EmailText, hit: PhraseHit<SlopKind>): SlopHit {
  const start = email.coreWords[hit.first]?.start ?? 0;
  const end = email.coreWords[hit.end - 1]?.end ?? start;
  return { start, end, text: email.body.slice(start, end) };
}
