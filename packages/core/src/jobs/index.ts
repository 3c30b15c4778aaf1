export { installJobQueue, startJobQueue } from './boss.ts';
export { queues } from './queues.ts';
