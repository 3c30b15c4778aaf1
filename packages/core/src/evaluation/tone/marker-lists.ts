import { listed } from '../text/listed.ts';

/** Words and phrases that speak for a tone axis, as lists for `compilePhrases`. */
export const markers = {
  hedge: listed(`
    might, may, perhaps, maybe, possibly, probably, i think, i wonder, wondering, could be, sort of,
    kind of, seems, seem, just, a little, if possible, somewhat, potentially, i guess, i suppose
  `),
  courtesy: listed(`
    would, may i, kindly, i would be grateful, i should be grateful, i write, i am writing, we would
    welcome, at your convenience, your consideration, should you, permit me, with regard to, in respect
    of, regarding, furthermore, accordingly, please find, please accept, i remain, i would welcome, we
    should be, your earliest convenience, respectfully, i wish to, to that end, therefore, upon, in
    order to, pleased to, on behalf of
  `),
  warmth: listed(`
    glad, happy, hope, hoping, thanks, thank you, appreciate, lovely, nice, enjoy, enjoyed, pleasure,
    kind, warm, wonderful, friendly, delighted, welcome, smile, coffee, good to, great to, looking
    forward, have a great, have a lovely, have a good
  `),
  slang: listed(`
    hey, cheers, quick, a bit, sort of, kinda, gonna, wanna, gotta, no worries, yep, nope, stuff, super,
    cool, guys, folks, heads up, ping, fyi, btw, tbh, no biggie, sounds good, chat, loads, tons, yeah,
    thing is, drop me, shout, gimme, lol, honestly, figured, fancy, up for, a ton, a pain, bunch, crazy,
    anyway, ok, okay, mate, wild, hit me, catch
  `),
  energy: listed(`
    excited, exciting, love, loved, thrilled, amazing, fantastic, awesome, incredible, brilliant, can't
    wait, absolutely, so much, huge, wow, thrilling, superb, delightful, terrific, fabulous, energised,
    energized, buzzing, blown away, what a, passionate, stunning, hooray, really excited, so good,
    spectacular, favourite, favorite, outstanding
  `),
  assert: listed(`
    will, does, know, clear, clearly, proven, always, every, works, certain, exactly, definitely, no
    question, guarantee, simple, delivers, we deliver, i am confident, i'm confident, confident, without
    fail, never, the best, best, sure, no doubt, stand by, backed by, leads, outperforms, prove, proof,
    fact
  `),
  argument: listed(`
    because, so that, which means, that means, therefore, but, instead of, instead, rather than, before,
    after, compare, compared, imagine, the result, as a result, cut, cuts, save, saves, saved, saving,
    win, gain, benefit, cost, costs, lose, losing, why, reason, what if, worth, every week, every month,
    add up, adds up, pays for, faster, fewer, less, more, than, whereas, while, consider, think about
  `),
  care: listed(`
    i know, i understand, understand, understandable, it can be hard, hard, tough, difficult, no
    pressure, if the timing, timing, not easy, isn't easy, never easy, overwhelming, stretched,
    exhausting, tiring, tired, stressful, pressure, weight, burden, heavy, juggling, plate, a lot on,
    must be, can imagine, completely understand, easy to say no, no rush, whenever, when you have, only
    if, worry, worries, struggle, struggling, long days, late nights, support, space, at your own pace,
    take your time, feel, feels, on your shoulders, demanding, late, ease, lighter, if it helps,
    frustrating, draining, thin, sorry
  `),
} as const;

export type MarkerKind = keyof typeof markers;
