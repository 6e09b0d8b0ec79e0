export { damaged } from './damaged.ts';
export { fuzzing } from './fuzzing.ts';
