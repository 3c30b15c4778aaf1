export { countRequests, evaluateEmail, hearTone, measureToneLead } from './evaluate-email.ts';
