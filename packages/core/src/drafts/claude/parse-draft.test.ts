import { describe, expect, it } from 'vitest';
import { parseDraft } from './parse-draft.ts';

const draft = { subject: 'Empty kilometres', body: 'Hi there,\n\nHow "full" are your trucks?' };
const json = JSON.stringify(draft);
const found = { kind: 'draft', ...draft };

describe('a draft in the model’s text', () => {
  it.each([
    ['alone', json],
    ['with declined: false', JSON.stringify({ declined: false, ...draft })],
    ['with members that we did not ask for', JSON.stringify({ ...draft, tone: 'formal' })],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a fence within prose', `Sure, here it is:\n\n\`\`\`\n${json}\n\`\`\`\nEnjoy.`],
    ['after thoughts', `<think>\nThe reader wants {subject}.\n</think>\n\n${json}`],
    ['after thoughts whose opening tag is missing', `The reader wants {body}.\n</think>\n${json}`],
    ['with line breaks that JSON does not allow', json.replaceAll('\\n', '\n')],
    ['as a mail under its subject', `Subject: ${draft.subject}\n\n${draft.body}`],
    ['as a mail under a bold subject', `**Subject:** ${draft.subject}\n\n${draft.body}`],
    ['in prose without a fence', `Here is the email: ${json} I hope it helps.`],
  ])('is found %s', (_name, text) => {
    expect(parseDraft(text)).toEqual(found);
  });

  it.each([
    ['prose', 'Hi there, are your trucks full?'],
    ['a subject without a mail', 'Subject: Empty kilometres'],
    ['a remark above a mail', `Here you are.\n\nSubject: ${draft.subject}\n\n${draft.body}`],
    ['thoughts alone', '<think>Subject: x</think>'],
    ['cut JSON', json.slice(0, -5)],
    ['a text member that is no text', '{"subject": 1, "body": ["a"]}'],
    ['a missing member', '{"subject": "Hello"}'],
    ['null', 'null'],
    ['two objects', `${json}${json}`],
    ['nothing', ''],
  ])('is not made up from %s', (_name, text) => {
    expect(parseDraft(text)).toEqual({ kind: 'unusable' });
  });

  it('may be declined', () => {
    expect(parseDraft('{"declined": true, "subject": "", "body": ""}')).toEqual({ kind: 'declined' });
  });

  it('takes no prototype from the text', () => {
    parseDraft('{"__proto__": {"polluted": true}, "subject": "a", "body": "b"}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
