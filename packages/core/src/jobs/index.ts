export { installJobQueue, startJobQueue } from './boss.ts';
export { type OwnerNotice, queues, type WakeUp } from './queues.ts';
