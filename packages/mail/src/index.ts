export { createMailer, type Mailer } from './create-mailer.ts';
