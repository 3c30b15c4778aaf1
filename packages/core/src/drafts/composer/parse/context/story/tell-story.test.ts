import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

function tell(additionalContext: string, persona: string, offer = 'Boiler servicing, ask her for a visit') {
  return parseContext(additionalContext, { persona, who: parsePersona(persona), offer })?.story?.steps.flat();
}

const walk =
  'I heard Lena speak at the Harbour Forum in May, where she said that her crews lose a day a week to paperwork. That stuck with me because my brother runs a crew in Perth and he says the same. We built the pad after that. At a yard in Leith with 40 people, paperwork fell from nine hours a week to two.';

it('tells running text in its order, with the reader as "you" and others as they are', () => {
  expect(tell(walk, 'Lena Voss, yard manager at a ship repairer')).toEqual([
    'I heard you speak at the Harbour Forum in May, where you said that your crews lose a day a week to paperwork.',
    'That stuck with me because my brother runs a crew in Perth and he says the same.',
    'We built the pad after that.',
    'At a yard in Leith with 40 people, paperwork fell from nine hours a week to two.',
  ]);
});

it('leaves notes and short contexts to be told fact by fact', () => {
  expect(tell('40 people. From £9. Fitted in a day. No contract. Local.', 'Yard manager')).toBeUndefined();
  expect(tell('We built the pad. It costs £9 a month.', 'Yard manager')).toBeUndefined();
});

const driver =
  'In March I took one of their buses and got talking to the driver at the terminus. He told me that he only learns his shifts a week ahead. That evening I saw the advertisement for 45 drivers. We make rosters which heed what drivers wish, and at an operator in Norway resignations fell by a third.';

it('takes somebody who is met on the way for no reader', () => {
  expect(tell(driver, 'Operations director of a bus operator', 'Rosters, a workshop with her team')).toEqual([
    'In March I took one of your buses and got talking to the driver at the terminus.',
    'He told me that he only learns his shifts a week ahead.',
    'That evening I saw the advertisement for 45 drivers.',
    'We make rosters which heed what drivers wish, and at an operator in Norway resignations fell by a third.',
  ]);
});

it.each([
  [
    'Lena moved my sister in May and she says it was a calm day',
    'You moved my sister in May and she says it was a calm day.',
  ],
  [
    'At the fair she told my wife that the portals take a fifth from her',
    'At the fair you told my wife that the portals take a fifth from you.',
  ],
  [
    'Our director, Mark Penrose, heard her talk on reeds in Ghent',
    'Our director, Mark Penrose, heard your talk on reeds in Ghent.',
  ],
  [
    'I stood behind Lena in the queue and heard her tell a friend about it',
    'I stood behind you in the queue and heard you tell a friend about it.',
  ],
  [
    'Lena and I were both judges at the spring show in Leith',
    'You and I were both judges at the spring show in Leith.',
  ],
  [
    'My mother was a patient there after her stroke, and she still sings',
    'My mother was a patient there after her stroke, and she still sings.',
  ],
  [
    'We fitted it at Pike & Daughters, a yard about the size of hers, and their costs fell',
    'We fitted it at Pike & Daughters, a yard about the size of yours, and their costs fell.',
  ],
  [
    'Her foreman, Olu Babatunde, said that the spring is best for it',
    'Your foreman, Olu Babatunde, said that the spring is best for it.',
  ],
])('knows who is meant: "%s"', (sentence, told) => {
  const rest =
    'We have looked after boilers in the county for 19 years now, and most of them are a good deal older than the one in this yard. The visit takes about an hour on a weekday morning and costs nothing at all, whatever we find there. Two yards nearby have had a contract with us for some years and have not lost a day since.';
  expect(tell(`${sentence}. ${rest}`, 'Lena Voss, yard manager')?.[0]).toBe(told);
});

it.each([
  ['Write it like a text from a friend, she has no time for long words.', 'long words'],
  ['She hates brochures and is known to answer nobody.', 'brochures'],
  ['The yard manager, Lena, took over in April and is a plain speaker.', 'plain speaker'],
  ['I suspect she is being told that boilers are all the same.', 'all the same'],
  [
    'One of her own people contacted me about leaving, which must not appear anywhere in this mail.',
    'leaving',
  ],
  ["She must not have the feeling that we're after her job.", 'feeling'],
])('keeps from the reader what is the writer\'s: "%s"', (aside, secret) => {
  const told = tell(`${walk} ${aside}`, 'Lena Voss, yard manager at a ship repairer');
  expect(told?.length).toBe(4);
  expect(told?.join(' ')).not.toContain(secret);
});

it.each([
  'My aunt Ida sailed with Lena for years, and when I told her of it she said that I should write.',
  'I have remembered it well, and she may not.',
  'I met the manager, Lena, at the fair in Ghent, and she told me that her supplier was late again.',
])('leaves out a sentence in which it is not certain who is meant, or what she thinks: "%s"', (sentence) => {
  expect(tell(`${walk} ${sentence}`, 'Lena Voss, yard manager at a ship repairer')).toHaveLength(4);
});

it('leaves out what weighs as private though no order says so', () => {
  const told = tell(
    `${walk} I do need one more client before Christmas because the Hartley job ends in November.`,
    'Lena Voss, yard manager at a ship repairer',
  );
  expect(told).toHaveLength(4);
  expect(told?.join(' ')).not.toContain('Hartley');
});

it('tells none where somebody is named whom nobody presents: that could be who reads', () => {
  const told = tell(
    'I used to work beside Farid Nasseri at a shipping firm twelve years ago. He once lent me an umbrella which I never gave back. For one importer we found $61,000 of overpaid duty within a year, and got most of it back. The audit of three entries costs nothing and takes four days.',
    'Supply chain manager at a furniture importer',
  );
  expect(told).toBeUndefined();
});

const yard = 'Lena Voss, yard manager at a ship repairer';

it.each([
  ['£65 a month, and the first pad is free.', 'It is £65 a month, and the first pad is free.'],
  ['£65 a month per pad, repairs included.', 'The price is £65 a month per pad, and repairs are included.'],
  ['Free for as long as she wants.', 'It is free for as long as you want.'],
  ['Say that we wipe each pad before anybody else gets it.', 'We wipe each pad before anybody else gets it.'],
  [
    'What I can say openly is that her crews have grown by a third since May.',
    'Your crews have grown by a third since May.',
  ],
  [
    'A yard in Fife rented two for a month and had nine apprentices fill in their hours on them, and eight went on to do so.',
    'A yard in Fife rented two for a month and had nine apprentices fill in their hours on them, and eight went on to do so.',
  ],
])('tells as a note what has no verb, and what an order wants told: "%s"', (sentence, fact) => {
  expect(tell(`${walk} ${sentence}`, yard)?.at(-1)).toBe(fact);
});

it('finds the verb behind a title and a name', () => {
  const story =
    'In 2019 Ms. Voss acted for a rigger in the county court, and I took the notes. She was the only one who asked me beforehand whether I needed a lamp, and her client was heard as a result. The talk I give now deals with notes that hold in court. I have given it at two yards and to the guild, where 45 attended.';
  expect(tell(story, 'Ms. Lena Voss, harbour lawyer')?.slice(0, 2)).toEqual([
    'In 2019 you acted for a rigger in the county court, and I took the notes.',
    'You were the only one who asked me beforehand whether I needed a lamp, and your client was heard as a result.',
  ]);
});

it('tells what came of what is left out without what joins the two', () => {
  const told = tell(
    `${walk} One of our own people was hurt on a late shift when his pad slipped, which I would rather not mention. So we built a version that can be used with gloves on. It works in the rain and in the dark, too.`,
    yard,
  );
  expect(told?.slice(-2)).toEqual([
    'We built a version that can be used with gloves on.',
    'It works in the rain and in the dark, too.',
  ]);
});

it.each([
  'Two such falls in a month is too many for any yard.',
  'The lamp we lent them now hangs in the hall.',
])('leaves out what means something that is left out: "%s"', (sentence) => {
  const told = tell(
    `${walk} I sold them a lamp for the stairs after one of the riggers fell, but leave that out. ${sentence}`,
    yard,
  );
  expect(told).toHaveLength(4);
});

it('names who is to be named, and keeps from the reader what he is not to be reproached for', () => {
  const told = tell(
    `${walk} Her yard has been looking for welders since the spring. My partner Sigrid was a yard nurse for many years and has seen what paper does to people at the end of a shift. It must not look as if we blame her for the shortage of welders. Sigrid should be mentioned.`,
    yard,
  );
  expect(told?.slice(4)).toEqual([
    'My partner Sigrid was a yard nurse for many years and has seen what paper does to people at the end of a shift.',
  ]);
});

it('opens with who sent the sender', () => {
  const told = tell(
    `${walk} We were referred by Olga Brandt, who worked with Lena and said that I may use her name.`,
    yard,
  );
  expect(told?.[0]).toContain('Olga Brandt');
});

it('knows the reader by the post that stands before the name', () => {
  const story =
    "We are a student group and have run chess clubs at four schools in the county since 2021. Ida Brook, one of our volunteers, went to Principal Marsh's school and started playing there in sixth grade. She is now in her third year of mathematics and she is the one who asked us to write. We bring all the boards, and it costs the school nothing but a room on Wednesdays. At Alder Middle 31 pupils signed up and 28 finished the course last spring.";
  expect(tell(story, 'Principal of a middle school', 'Chess club')?.slice(1, 3)).toEqual([
    'Ida Brook, one of our volunteers, went to your school and started playing there in sixth grade.',
    'She is now in her third year of mathematics and she is the one who asked us to write.',
  ]);
});

it('knows of two kinds of firms in a sentence whose "their" is', () => {
  expect(
    tell(
      `${walk} Her yard has opened a second dock this spring, and yards that do so mostly see their paperwork grow by half.`,
      yard,
    )?.at(-1),
  ).toBe(
    'Your yard has opened a second dock this spring, and yards that do so mostly see their paperwork grow by half.',
  );
});

it('leaves out nothing else for the words of a sentence that leaves itself out', () => {
  const aside =
    'I asked one of the crew in Perth how much of the paperwork is ever read, and he said that nobody looks at it, so please leave that out.';
  expect(tell(`${walk} ${aside} The pad prints what the crew has done in one line.`, yard)).toHaveLength(5);
});

it('says no price twice', () => {
  const back =
    'There is no contract, and a pad can go back to us after the first month whenever a crew does not take to it.';
  expect(tell(`${walk} £65 a month. ${back}`, yard, 'The pad, £65 a month')?.slice(4)).toEqual([back]);
});

it('tells what is his to keep as "yours"', () => {
  const told = tell(
    `${walk} The survey takes a morning, and the report is his to keep.`,
    'Mr. Lenny Voss, yard manager',
    'A survey',
  );
  expect(told?.at(-1)).toBe('The survey takes a morning, and the report is yours to keep.');
});
