export { installJobQueue, startJobQueue } from './boss.ts';
export { queues, type WakeUp } from './queues.ts';
