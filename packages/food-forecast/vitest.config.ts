export { nodeTests as default } from '@huella/tooling/vitest';
