export { createMailer, type Mailer } from './create-mailer.ts';
export { defaultSender } from './default-sender.ts';
