export { createComposer } from './create-composer.ts';
