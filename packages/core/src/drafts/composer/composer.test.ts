import { describe, expect, it } from 'vitest';
import { tones } from '../../emails/index.ts';
import { evaluateEmail } from '../../evaluation/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import type { WriteResult } from '../model.ts';
import { createComposer } from './index.ts';
import { lintDraft } from './lint-draft.ts';
import { sampleGoals, sampleOffers } from './sample-requests.ts';

const composer = createComposer();
const request: DraftRequest = {
  persona: 'VP of Engineering at a Series B fintech',
  offer: 'AI code review that catches bugs before merge and cuts review time by 40%',
  goal: 'Book a 15-minute demo',
  tone: 'professional',
};

function write(changes: Partial<DraftRequest> = {}, variation?: string): Promise<WriteResult> {
  const call = { requestId: 'req_1', signal: new AbortController().signal };
  return composer.write({ ...request, ...changes }, variation === undefined ? call : { ...call, variation });
}

async function draft(changes: Partial<DraftRequest> = {}, variation?: string) {
  const result = await write(changes, variation);
  if (!result.ok) throw new Error(result.message);
  return result.draft;
}

describe('composer', () => {
  it('gives a draft together with its own scores', async () => {
    const result = await write();
    if (!result.ok) throw new Error(result.message);
    expect(result.evaluation).toEqual(evaluateEmail(result.draft, request).evaluation);
  });

  it.each([
    [
      'a sum that a subject could cut in two',
      'Partner at a seed-stage venture fund',
      'Seed round of $2.5M for our company that makes heat pump controllers',
      'A first 30-minute call to walk through the deck',
    ],
    [
      'an address in the goal',
      'RevOps leaders',
      'Meet Pipelark – the revenue platform for sales teams\nStarter $39/user/mo · Growth $69/user/mo',
      'click https://www.pipelark.example/tour and watch the tour',
    ],
  ])('writes in spite of %s', async (_, persona, offer, goal) => {
    const { subjectLine, emailContent } = await draft({ persona, offer, goal, tone: 'casual' });
    expect(subjectLine).not.toMatch(/\$2$/);
    expect(emailContent).toMatch(/seed round of \$2\.5M|Pipelark/);
  });

  it('writes the same draft for the same request and another one for another variation', async () => {
    expect(await draft()).toEqual(await draft());
    expect(await draft({}, 'req_2')).not.toEqual(await draft());
    expect(await draft({}, 'req_2')).toEqual(await draft({}, 'req_2'));
  });

  it('writes what it wrote first also after 180 others', async () => {
    const noted: Partial<DraftRequest> = {
      persona: 'Ann Bell, dairy farmer',
      offer: 'Hoof trimming for dairy herds',
      goal: 'book a visit in May',
      additionalContext: '$22 + GST a cow. Based in Hawera, Taranaki. Recommended by Tom Rhodes.',
    };
    const first = await draft(noted);
    expect(first.emailContent).toContain('$22 + GST a cow');
    for (const offer of sampleOffers) for (const goal of sampleGoals) await draft({ offer, goal });
    expect(await draft(noted)).toEqual(first);
  });

  it('takes no sentence from the context that no mail has room for', async () => {
    const odd = `We are the team that ${'a'.repeat(3_000)}.`;
    const { emailContent } = await draft({ additionalContext: odd });
    expect(emailContent).not.toContain('aaa');
    expect(emailContent.length).toBeLessThan(1_000);
  });

  it.each(tones)(
    'opens with what is known of the reader, and never leaves the offer out for length: %s',
    async (tone) => {
      const long: Partial<DraftRequest> = {
        tone,
        persona: 'Anna Weiss, marketing manager at a maker of commercial kitchen equipment',
        offer:
          'An exhibition stand at the Cork Hospitality Show, 18 and 19 February. 140 exhibitors came last year, and 4,200 trade visitors, of whom 61 % said that they had authority to buy. The four stands left are 3 x 2 m shell schemes in Hall B, next to the live cooking stage.',
        goal: 'hold one of the stands',
        additionalContext:
          'Anna exhibited in 2022. The price is €1,950 including power, carpet and a catalogue listing.',
      };
      for (const variation of ['req_1', 'req_2', 'req_3', 'req_4']) {
        const { emailContent } = await draft(long, variation);
        const [, opening = ''] = emailContent.split('\n\n');
        expect(opening).toMatch(/you exhibited in 2022/i);
        expect(emailContent).toContain('at the Cork Hospitality Show');
      }
    },
  );

  it.each(tones)(
    "supposes the reader's present where nothing else is known, and asserts none of it: %s",
    async (tone) => {
      const persona = 'Operations manager at a furniture maker who still plans shifts in spreadsheets';
      const offer = 'automatic rosters that respect labour rules';
      for (const variation of ['req_1', 'req_2', 'req_3', 'req_4']) {
        const { emailContent } = await draft({ tone, persona, offer }, variation);
        expect(emailContent).toMatch(/\b(?:if|in case) you still plan shifts in spreadsheets\b/i);
        const { emailContent: known } = await draft(
          { tone, persona, offer, additionalContext: 'They opened a second plant in May.' },
          variation,
        );
        expect(known).toMatch(/you opened a second plant in May/i);
        expect(known).not.toContain('spreadsheets');
      }
    },
  );

  it.each(['get a drawing to quote', 'name of the right person'])(
    'takes no yes or no for an answer to "%s"',
    async (goal) => {
      for (const tone of ['confident', 'direct', 'friendly', 'professional'] as const)
        for (let count = 0; count < 12; count++)
          expect((await draft({ goal, tone }, `req_${count}`)).emailContent).not.toMatch(
            /\byes or (?:a )?no\b/i,
          );
    },
  );

  it('puts no day of any kind after a day that is named within an event', async () => {
    const goal = 'a call next week to go through the figures';
    for (let count = 0; count < 20; count++)
      expect((await draft({ goal, tone: 'empathetic' }, `req_${count}`)).emailContent).not.toMatch(
        /on a day that|whatever pace/,
      );
  });

  it('makes no remark twice', async () => {
    for (let count = 0; count < 30; count++) {
      const { emailContent } = await draft({}, `req_${count}`);
      expect(emailContent).not.toMatch(/\benough\b[\s\S]*\benough\b/);
    }
  });

  it.each(tones)('says nothing that points back to what was left out for length: %s', async (tone) => {
    for (let count = 0; count < 30; count++) {
      const variation = `req_${count}`;
      const { emailContent } = await draft({ tone, additionalContext: 'Keep it under 45 words.' }, variation);
      expect(emailContent.split('\n\n')[1]).not.toMatch(
        /^(?:That(?:'s| is)|This is (?:why|where)|In this respect)\b/,
      );
    }
  });

  it.each(tones)('writes a greeting, blocks and a sign-off without faults in the tone %s', async (tone) => {
    const { subjectLine, emailContent } = await draft({ tone });
    expect(lintDraft({ subjectLine, emailContent })).toEqual([]);
    expect(subjectLine).not.toBe('');
    expect(subjectLine).not.toContain('\n');
    const blocks = emailContent.split('\n\n');
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    expect(emailContent).toContain('15-minute demo');
    expect(emailContent).toContain('40%');
  });

  it.each(tones)('leaves nothing to be filled in where nobody signs, in the tone %s', async (tone) => {
    const unsigned = await draft({ tone });
    expect(unsigned.emailContent).toMatch(/\n\n[A-Z][a-z A-Z]+$/);
    const signed = await draft({ tone, additionalContext: 'Setup takes two hours. Cheers, Ann' });
    expect(signed.emailContent).toMatch(/\n\n[A-Z][a-z A-Z]+,\nAnn$/);
  });

  it.each(tones)('refers to nothing that was left out of a long mail in the tone %s', async (tone) => {
    const offer =
      'Site-supervisor apprenticeships delivered in four residential blocks of one week, so that people are not missing from site one day in every five. Our tutors have all run sites themselves. The levy covers the whole cost, board and lodging excepted, which is £390 per block.';
    for (let variation = 0; variation < 12; variation++) {
      const { emailContent } = await draft({ persona: 'Head of Payroll', offer, tone }, `req_${variation}`);
      const [, opening = ''] = emailContent.split('\n\n');
      expect(opening).not.toMatch(
        /^(?:That|This)(?:'s| is) (?:exactly|precisely|where|why)\b|^I ask because/,
      );
    }
  });

  it.each(tones)('keeps the offer in a mail of few words in the tone %s', async (tone) => {
    const offer =
      'Tablehold puts a card hold on bookings of four or more and sends one reminder the day before. Guests can cancel for free until noon on the day. Nobody at the front of house has to ring them up again.';
    const changes = {
      tone,
      offer,
      persona: 'Owner of a restaurant in Melbourne',
      goal: 'sign up and switch it on for Friday and Saturday only',
      additionalContext:
        'Max 50 words. We built this and 46 restaurants in Victoria use it. On weekend tables no-shows went from 9 % to 2 % with it.',
    };
    for (let variation = 0; variation < 8; variation++)
      expect((await draft(changes, `req_${variation}`)).emailContent).toContain('card hold');
  });

  it.each(tones)('asks nobody for a price that it has told in the tone %s', async (tone) => {
    for (const offer of [
      'Duct cleaning, $95 per duct',
      'Duct cleaning. 3k flat',
      'Duct cleaning. Rs 450 per duct',
    ])
      for (let variation = 0; variation < 10; variation++) {
        const { emailContent } = await draft({ tone, offer, goal: 'reply' }, `req_${variation}`);
        expect(emailContent).not.toMatch(/(?:a|the|our|rough) price\b(?! is)|quotation/);
      }
  });

  it('speaks differently in each tone', async () => {
    const drafts = await Promise.all(tones.map((tone) => draft({ tone })));
    expect(new Set(drafts.map((email) => email.emailContent)).size).toBe(tones.length);
  });

  it('greets by name only where the persona gives one', async () => {
    expect((await draft({ persona: 'Jane Doe, CFO at Acme Corp' })).emailContent).toMatch(
      /^(?:Hello|Hi) Jane,/,
    );
    expect((await draft({ persona: 'Marketing Manager, Berlin' })).emailContent).toMatch(
      /^(?:Hello|Hi there),/,
    );
  });

  it.each(tones)('carries the context over word for word in the tone %s', async (tone) => {
    const { emailContent } = await draft({
      tone,
      additionalContext:
        'They recently opened an office in Leeds. We work with 50 banks. Sign off as Maria Lopez.',
    });
    expect(emailContent).toMatch(/you recently opened an office in Leeds\b/i);
    expect(emailContent).toContain('We work with 50 banks.');
    expect(emailContent).toMatch(/,\nMaria Lopez$/);
  });

  it.each(['cheers, mo', 'Two schools use it.\nThanks, Jo', 'from Denise'])(
    'signs as whoever takes his leave at the end of the notes: %j',
    async (additionalContext) => {
      const name = additionalContext.match(/\p{L}+$/u)?.[0] ?? '';
      for (const tone of tones)
        expect((await draft({ tone, additionalContext })).emailContent).toMatch(
          new RegExp(`\\n${name}$`, 'i'),
        );
    },
  );

  it('writes to a treasurer as one', async () => {
    const bodies: string[] = [];
    for (let variation = 0; variation < 48; variation += 1)
      bodies.push(
        (
          await draft(
            { tone: 'professional', persona: 'Treasurer', offer: 'Accounting software for clubs' },
            String(variation),
          )
        ).emailContent,
      );
    expect(bodies.join('\n')).toContain('As a treasurer, you');
    expect(bodies.join('\n')).not.toMatch(/As you are an? [^,]+, you/);
  });

  it('does not tell a reader his post where there is enough to say', async () => {
    const offer =
      'We insure old ships. A policy covers the crew as well as the hull and costs from 900 euros a year.';
    for (const tone of ['professional', 'friendly', 'direct', 'casual'] as const)
      expect((await draft({ tone, persona: 'Harbour master', offer })).emailContent).not.toMatch(
        /harbour master/i,
      );
  });

  it.each(tones)('cuts no figure in a subject, in the tone %s', async (tone) => {
    const offer = 'User testing panel of 12,000 patients';
    for (const variation of ['a', 'b', 'c'])
      expect((await draft({ tone, offer }, variation)).subjectLine).not.toMatch(/\b12(?!,000)/);
  });

  it('does not repeat what the sender wants for itself', async () => {
    expect((await draft({ goal: 'close the deal' })).emailContent).not.toMatch(/close|deal/i);
  });

  it('writes nothing for an abusive purpose and says why', async () => {
    const result = await write({ goal: 'Trick them into giving us their login details' });
    expect(result).toMatchObject({
      ok: false,
      code: 'content_refused',
      message: expect.stringContaining('passwords'),
    });
  });

  it('turns a request in another language away and says which', async () => {
    const result = await write({
      persona: 'Geschäftsführer eines mittelständischen Unternehmens',
      offer: 'Wir bieten eine Software für die Zeiterfassung, mit der Ihr Team weniger Aufwand hat',
      goal: 'Einen Termin für ein Gespräch vereinbaren',
    });
    expect(result).toMatchObject({
      ok: false,
      code: 'unsupported_language',
      message: expect.stringContaining('German'),
    });
  });

  it.each([
    { persona: 'CTO', offer: 'SAP S/4HANA Zürich', goal: 'demo' },
    { persona: 'x', offer: 'y', goal: 'z' },
    { persona: 'Müller GmbH', offer: 'Kubernetes Terraform Ansible Grafana Prometheus', goal: 'Meeting' },
    { persona: 'asdf qwer', offer: '12345', goal: '???' },
  ])('takes a short or odd request for English: $offer', async (changes) => {
    const email = await draft(changes);
    expect(lintDraft(email)).toEqual([]);
  });

  it('lets neither context nor industry decide the language', async () => {
    const result = await write({
      industry: 'Maschinenbau und Anlagenbau für die Automobilindustrie',
      additionalContext:
        'Wir haben uns letzte Woche auf der Messe kennengelernt und über die Zeiterfassung gesprochen.',
    });
    expect(result.ok).toBe(true);
  });

  it('speaks of a vacancy where pay and place show that it is one', async () => {
    const { emailContent } = await draft({
      persona: 'Senior embedded engineer',
      offer: 'Staff Firmware Engineer on an insulin pump team of nine. Hybrid, $175k to $195k plus equity',
      goal: '15 minute chat with the hiring manager',
      tone: 'professional',
    });
    expect(emailContent).not.toMatch(/\bI am a staff\b/i);
    expect(emailContent).toMatch(/\bhiring\b/);
  });

  it('speaks of a vacancy where somebody is to apply, and not of the sender', async () => {
    const { emailContent } = await draft({
      persona: 'Software engineer, Rust, Lisbon',
      offer: 'Staff engineer at Meridian, a 30 person database startup. Fully remote.',
      goal: 'apply',
    });
    expect(emailContent).toMatch(/We are hiring a staff engineer at Meridian/);
    expect(emailContent).not.toMatch(/I am a staff engineer/);
  });

  it.each([
    [
      'yoga studio owner',
      'I am a certified yoga teacher',
      'teach a weekly class there',
      /(?:let me|\b[mM](?:ay|ight) I|could I|can I) teach a weekly class at your studio/i,
    ],
    [
      'Meetup organiser, Bristol',
      'a talk on profiling services',
      'speak at our meetup',
      /(?:let us|for us to|\b(?:may|might|shall|can|could|if) we) speak at your meetup/i,
    ],
  ])('leaves the sender what the sender would do: %s', async (persona, offer, goal, expected) => {
    expect((await draft({ persona, offer, goal })).emailContent).toMatch(expected);
  });

  it.each(tones)(
    'asks leave for what the sender would do, as the sender would, in the tone %s',
    async (tone) => {
      const { emailContent } = await draft({
        tone,
        persona: 'Construction site manager',
        offer: 'Drone surveys and progress photos',
        goal: 'let us survey one of their sites for free',
      });
      expect(emailContent).toMatch(/\b(?:we|us|us to) survey one of your sites for free/);
      expect(emailContent).not.toMatch(/[Cc]ould you let us|up for letting us/);
    },
  );

  it.each(tones)(
    'names no day for what goes on for a while, and no pace for a day, in the tone %s',
    async (tone) => {
      const trial = await draft({ tone, goal: 'a free 14-day trial' });
      expect(trial.emailContent).not.toMatch(
        /Which day|When does|on a day|on a date|time that|available for/,
      );
      const session = await draft({ tone, goal: 'sit in on a sample session on 14 November' });
      expect(session.emailContent).toMatch(/14 November/);
      expect(session.emailContent).not.toMatch(/at your own pace|whenever you have/);
    },
  );

  it('asks for a reply with what is offered, where that can be looked for', async () => {
    const asked = new Set<string>();
    for (const tone of tones)
      for (let at = 0; at < 12; at++) {
        const { emailContent } = await draft(
          { persona: 'Marketing manager', offer: 'SEO services', goal: 'get a reply', tone },
          `req_${at}`,
        );
        asked.add(emailContent.split('\n\n').at(-2) ?? '');
      }
    expect([...asked].join(' ')).toMatch(/looking (?:into|at|for) SEO\b[^.?]*\?/);
  });

  it.each(tones)('does not sell what is owed in the tone %s', async (tone) => {
    const { emailContent } = await draft({ tone, goal: 'chase an overdue invoice' });
    expect(emailContent).toMatch(/settle the overdue invoice/);
    expect(emailContent).not.toMatch(
      /(?:like|want|keen|helpful|worth (?:it|your while)) to settle|sound good/,
    );
  });

  it.each(tones)('asks for a favour as a favour in the tone %s', async (tone) => {
    const { emailContent } = await draft({ tone, goal: 'find out who buys cleaning supplies' });
    expect(emailContent).toMatch(/(?:tell(?:ing)? me|ask) who buys|who buys cleaning supplies\?/i);
    expect(emailContent).not.toMatch(/(?:like|love|want|helpful|of interest to you) to tell us|sound good/);
  });

  it('has a tool and does not do one', async () => {
    for (const persona of [
      'baker',
      'florist',
      'plumber',
      'freelance designer',
      'tutor',
      'roofer',
      'editor',
      'vet',
    ]) {
      const { emailContent } = await draft({
        tone: 'casual',
        persona,
        offer: 'Invoicing tool',
        goal: 'sign up',
      });
      expect(emailContent).not.toMatch(/\bwe do an? /i);
    }
  });

  it.each(tones)('introduces nothing that the reader has already in the tone %s', async (tone) => {
    const { emailContent } = await draft({
      tone,
      persona: 'existing client, school secretary',
      offer: 'copier maintenance for three copiers',
      goal: 'renew for two years',
    });
    expect(emailContent).toMatch(/renew/);
    expect(emailContent).not.toMatch(
      /offer|provide|introduce|thought of you|have in mind|what we do|suggest|show you|\bprice\b|\?\n\n.*copier/i,
    );
  });

  it.each(tones)('knows no reader whose renewal it asks about in the tone %s', async (tone) => {
    const { emailContent } = await draft({
      tone,
      persona: 'landlords with 5 to 20 lets',
      offer: 'gas safety checks',
      goal: 'get a list of addresses and renewal dates',
    });
    expect(emailContent).toMatch(/send(?:ing)? us a list of addresses and renewal dates/);
    expect(emailContent).not.toMatch(
      /you know our|same again|carry on|happy with|coming period|before we go on/i,
    );
  });

  it('says who hears of what, and stays short, where nothing is known of the offer', async () => {
    const { emailContent } = await draft({
      persona: 'managing director of a sawmill',
      offer: 'saw blade sharpening with overnight return',
      goal: 'call',
    });
    expect(emailContent).toMatch(/(?:you run a|your) sawmill|sawmill like yours/);
    expect(emailContent.split(/\s+/).length).toBeLessThan(60);
  });

  it('asks nobody at home how the office handles it', async () => {
    const { emailContent } = await draft({ persona: 'moms in Austin', offer: 'postpartum meal delivery' });
    expect(emailContent).not.toMatch(/in-house|on your side/);
  });

  it.each(tones)('puts a long request at the end of its sentence in the tone %s', async (tone) => {
    const goal = 'a visit to talk about what would suit them and what would be in their way';
    for (const variation of ['req_1', 'req_2', 'req_3']) {
      const { emailContent } = await draft({ goal, tone }, variation);
      expect(emailContent).toMatch(/what would be in your way[,?.]/);
    }
  });

  it('has a verb for several where several things are asked for', () => {
    const asked = (question: string) => lintDraft({ subjectLine: 'Tea', emailContent: question });
    expect(asked('Does two trial sessions sound good?')).toContain('one verb for several');
    expect(asked('Does one trial session sound good? Would two make sense?')).toEqual([]);
  });

  it('takes a reader who is named in the goal for the reader', async () => {
    const { emailContent } = await draft({
      persona: 'Marcus Bell, COO at a freight firm',
      goal: 'a 25-minute call with Marcus and his head of operations',
    });
    expect(emailContent).toContain('with you and your head of operations');
  });

  it.each(tones)('asks outright for what is to be said or handed over, in the tone %s', async (tone) => {
    for (const goal of ['they text me', 'Find out when their test is due and get on the list for it'])
      for (const variation of ['req_1', 'req_2', 'req_3'])
        expect((await draft({ goal, tone }, variation)).emailContent).toMatch(/ (?:text me|tell us)\b/);
  });

  it.each(tones)('promises an address only for what is posted, in the tone %s', async (tone) => {
    for (const variation of ['req_1', 'req_2', 'req_3', 'req_4'])
      expect((await draft({ goal: 'Send us one manual', tone }, variation)).emailContent).not.toMatch(
        /the address/,
      );
  });

  it.each(tones)('gives one purpose to what is asked, in the tone %s', async (tone) => {
    for (const variation of ['req_1', 'req_2', 'req_3', 'req_4']) {
      const { emailContent } = await draft(
        { goal: 'Send them a proposal after a short call', tone },
        variation,
      );
      expect(emailContent).toMatch(/so that we can send you a proposal[^,]*\?/);
    }
  });

  it.each(tones)('ends with what is long, in the tone %s', async (tone) => {
    for (let variation = 0; variation < 8; variation++) {
      const goal =
        'Get a 15-minute call on Monday or Friday to discuss how we could shorten their review queue';
      const { emailContent } = await draft({ goal, tone }, `req_${variation}`);
      expect(emailContent).toMatch(/shorten your review queue[?]/);
    }
  });

  it.each(tones)('asks outright whether somebody is open to something, in the tone %s', async (tone) => {
    for (let variation = 0; variation < 6; variation++) {
      const goal = "See if she's open to a side-by-side with her current process";
      const { emailContent } = await draft({ goal, tone }, `req_${variation}`);
      expect(emailContent).toMatch(
        tone === 'formal' ? /whether you would be open to/ : /Would you be open to a side-by-side/,
      );
    }
  });

  it.each(tones)('asks who else it would be, where the goal does, in the tone %s', async (tone) => {
    const goal = "I want them to book a demo, but if they're not the right person, point me to who is";
    const { emailContent } = await draft({ goal, tone });
    expect(emailContent).toMatch(/short demo\b.*\b(?:colleague|name|who|right person)\b/s);
  });

  it('says "either way" only where yes or no is an answer', async () => {
    for (let variation = 0; variation < 60; variation++) {
      const { emailContent } = await draft({ goal: 'Book a call', tone: 'confident' }, `req_${variation}`);
      expect(emailContent).not.toMatch(/\b(?:Which day|When)\b[^?.]*\?[^\n]*\b(?:[Ee]ither way|[Yy]es|no)\b/);
    }
  });

  it.each(tones)('is in no hurry only where nothing is due, in the tone %s', async (tone) => {
    for (let variation = 0; variation < 12; variation++) {
      const goal = 'Schedule a walkthrough before their fiscal year ends';
      const { emailContent } = await draft({ goal, tone }, `req_${variation}`);
      expect(emailContent).not.toMatch(
        /rush|hurry|whenever|(?:own|whatever) pace|calmer day|take whatever time|this can wait/,
      );
    }
  });

  it.each(tones)(
    'tells what is known of the reader and what is offered in one go, in the tone %s',
    async (tone) => {
      const { emailContent } = await draft({
        tone,
        additionalContext: 'Just raised a Series B. Hiring 5 engineers.',
      });
      const [, opening = '', ...rest] = emailContent.split('\n\n');
      // A paragraph of more than 45 words is two.
      const isLong = `${opening} ${rest[0]}`.split(' ').length > 45 && rest.length === 3;
      expect(isLong ? `${opening} ${rest.shift()}` : opening).toMatch(
        /just raised a Series B and are hiring 5 engineers\b.* cuts review time by 40%/s,
      );
      expect(rest).toHaveLength(2);
    },
  );

  it('tells who speaks once the reader is asked to come', async () => {
    const { emailContent } = await draft({
      goal: 'Invite them to our webinar on 12 March',
      additionalContext: 'The speaker is a former head of security. Our customers save two days a month.',
    });
    expect(emailContent).toMatch(/save two days a month\..*12 March\? The speaker is a former head/s);
  });

  it('tells who else comes once the reader is asked to come', async () => {
    const { emailContent } = await draft({
      goal: 'Invite them to our webinar on 12 March',
      additionalContext: 'Confirmed attendees come from two banks and one insurer.',
    });
    expect(emailContent).toMatch(/12 March\? Confirmed attendees come from two banks/);
  });

  it('tells of a case study once it is offered', async () => {
    const { emailContent } = await draft({
      goal: 'Send a case study',
      additionalContext: 'Case study: a Danish skincare brand, 60 creators, 1.9 million views in five weeks.',
    });
    expect(emailContent).toMatch(
      /a case study\b.*\? It is about a Danish skincare brand: 60 creators, 1\.9 million views in five weeks\./s,
    );
  });

  it('leaves out of a context no more than what the gate stops', async () => {
    // The gate does not know what "LI" is short for.
    const { emailContent } = await draft({
      additionalContext: 'Just raised a Series B. We reached 9,000 followers on LI last year.',
    });
    expect(emailContent).not.toContain('followers');
    expect(emailContent).toContain('just raised a Series B');
  });

  it('knows whose chief somebody meets who is to be hired', async () => {
    const { emailContent } = await draft({
      persona: 'Senior Data Engineer',
      offer: 'We are hiring a Staff Data Engineer, remote, €95,000 plus equity',
      goal: 'a 20-minute chat with the CTO',
    });
    expect(emailContent).toContain('chat with our CTO');
  });

  it('asks to be let somewhere as one asks it, and gives no reason beside a day', async () => {
    for (const variation of ['1', '2', '3', '4']) {
      const up = await draft({ goal: 'let us into the plant room for an hour' }, variation);
      expect(up.emailContent).toMatch(/let(?:ting)? us into (?:your|the) plant room for an hour/);
      const day = await draft(
        { goal: 'get them to reply with a good time to talk', tone: 'persuasive' },
        variation,
      );
      expect(day.emailContent).toMatch(/have time to talk\?/);
      expect(day.emailContent).not.toMatch(/so that I know|the rest depends/);
    }
  });

  it('signs with what the sender is', async () => {
    const { emailContent } = await draft({ additionalContext: "I'm Tom, co-founder of Loopio." });
    expect(emailContent).toMatch(/,\nTom\nCo-founder of Loopio$/);
  });

  it('begins no two sentences alike', () => {
    const twice = 'Hello,\n\nThis is about tea.\n\nThis is about our tea.\n\nBest,';
    expect(lintDraft({ subjectLine: 'Tea', emailContent: twice })).toContain('repeated opening');
  });
});
