export { domTests as default } from '@huella/tooling/vitest';
